import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Alert } from '../../primitives/alert';
import { IconButton } from '../../primitives/icon-button';
import { walkRadioGroup } from '../../testing';
import { proposalFixtures } from '../fixtures/proposals';
import { resultFixture } from '../fixtures/wizard-result';
import { ResultDialog, type ResultDialogProps } from './result-dialog';

const meta = {
  title: 'Domain/ResultDialog/States',
  component: ResultDialog,
  args: {
    open: true,
    logo: resultFixture,
    onOpenChange: fn(),
    onDownload: fn(),
    onRegenerate: fn(),
    onStartOver: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 800 } } },
} satisfies Meta<typeof ResultDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {};

/** A backend that gives one image only: other grounds show it on a white plate. */
export const OneImage: Story = {
  args: { logo: { ...resultFixture, darkSrc: undefined, brandSrc: undefined, iconSrc: undefined } },
};

export const WithoutImage: Story = {
  args: {
    logo: {
      ...resultFixture,
      src: undefined,
      darkSrc: undefined,
      brandSrc: undefined,
      iconSrc: undefined,
      prompt: undefined,
    },
  },
};

export const FailedImage: Story = {
  args: { logo: { ...resultFixture, src: 'data:image/png;base64,AAAA' } },
};

export const WithFormats: Story = {
  args: { formatsMenu: <IconButton variant="secondary" label="Otros formatos" icon={<ChevronDown />} /> },
};

function Choosing(args: ResultDialogProps) {
  const [value, setValue] = useState('1');
  return <ResultDialog {...args} proposals={{ options: proposalFixtures, value, onValueChange: setValue }} />;
}

/** A server that gives several drawings: one is it, and is shown large. */
export const Proposals: Story = { render: (args) => <Choosing {...args} /> };

export const SecondProposal: Story = {
  args: {
    notice: (
      <Alert message="Propuesta 2 elegida." action={{ label: 'Deshacer', onPress: fn() }} onDismiss={fn()} />
    ),
    proposals: { options: proposalFixtures, value: '2', onValueChange: fn() },
  },
};

export const ProposalsKeyboardWalk: Story = {
  render: (args) => <Choosing {...args} />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await walkRadioGroup({ user: userEvent, group: dialog.getByRole('radiogroup', { name: 'Propuestas' }) });
  },
};

export const Downloading: Story = { args: { downloading: true } };

export const Regenerating: Story = { args: { regenerating: true } };

export const LongTexts: Story = {
  args: {
    logo: {
      ...resultFixture,
      name: 'Cooperativa Agropecuaria de los Valles Centrales de Ñuble',
      industry: 'Construcción e inmobiliaria',
      prompt: `${resultFixture.prompt} `.repeat(6),
    },
  },
};

export const KeyboardWalk: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    for (const name of ['Cerrar', 'Nuevo Logo', 'Regenerar', 'Descargar Logo']) {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onDownload).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
