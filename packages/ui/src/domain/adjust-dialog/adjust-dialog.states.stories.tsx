import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { walkTabs } from '../../testing';
import { sampleSections, sampleState } from '../fixtures/adjust';
import { proposalFixtures } from '../fixtures/proposals';
import { AdjustDialog } from './adjust-dialog';

const meta = {
  title: 'Domain/AdjustDialog/States',
  component: AdjustDialog,
  args: { open: true, name: 'Mar Abierto', color: '#0E7490', state: sampleState, onOpenChange: fn() },
} satisfies Meta<typeof AdjustDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const body = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const LoadError: Story = {
  args: { state: { status: 'error', message: 'Hubo un problema con la conexión.', onRetry: fn() } },
};

export const Choices: Story = {};

export const LoadingChoices: Story = {
  args: { state: { ...sampleState, sections: sampleSections({ status: 'loading' }) } },
};

export const FailedChoices: Story = {
  args: {
    state: {
      ...sampleState,
      sections: sampleSections({
        status: 'error',
        message: 'Hubo un problema con la conexión.',
        onRetry: fn(),
      }),
    },
  },
};

export const NoChoices: Story = {
  args: {
    state: {
      ...sampleState,
      sections: sampleSections({ status: 'ready', options: [] }),
    },
  },
};

export const Unsaved: Story = {
  args: { state: { ...sampleState, onUndo: fn(), onRedo: fn(), onReset: fn(), onSave: fn() } },
};

export const Saving: Story = { args: { state: { ...sampleState, saving: true } } };

/** Drawings for dark grounds, whatever the page's theme. */
export const OnDark: Story = {
  args: {
    ground: 'dark',
    state: {
      ...sampleState,
      shown: proposalFixtures[1]?.darkSrc,
      original: proposalFixtures[0]?.darkSrc,
      sections: sampleSections(
        {
          status: 'ready',
          options: proposalFixtures.map(({ darkSrc }, place) => ({
            value: `${place}`,
            label: `Letra ${place + 1}`,
            src: darkSrc,
          })),
        },
        'dark',
      ),
    },
  },
};

export const HeldOriginal: Story = {
  play: async ({ canvasElement }) => {
    const hold = await body(canvasElement).findByRole('button', {
      name: 'Mantén pulsado para ver el original',
    });
    fireEvent.pointerDown(hold);
    // The button and the caption say it as well, and at once.
    await body(canvasElement).findByText('Original', { selector: '[role="status"]' });
  },
};

export const KeyboardWalk: Story = {
  render: function Walked(args) {
    const [section, onSectionChange] = useState('letter');
    return <AdjustDialog {...args} state={{ ...sampleState, section, onSectionChange }} />;
  },
  play: async ({ canvasElement, args }) => {
    const list = await body(canvasElement).findByRole('tablist');
    await walkTabs({ user: userEvent, tablist: list });
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
