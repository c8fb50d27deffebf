import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { logoDetailFixture, logoFixtures } from '../fixtures/library';
import { LogoDetail } from './logo-detail';

const meta = {
  title: 'Domain/LogoDetail/States',
  component: LogoDetail,
  args: {
    logo: { ...logoDetailFixture, favorite: false },
    onClose: fn(),
    onDownload: fn(),
    onFavoriteChange: fn(),
    onCopyPrompt: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  decorators: [
    (Story) => (
      <div className="min-h-160">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LogoDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Favorite: Story = { args: { logo: { ...logoDetailFixture, favorite: true } } };

export const WithoutPictureOrPrompt: Story = {
  args: {
    logo: { ...logoDetailFixture, name: 'Clínica San José', src: '', prompt: '', color: '#0E7C86' },
  },
};

export const LongTexts: Story = {
  args: {
    logo: {
      ...logoDetailFixture,
      name: logoFixtures.at(-1)?.name ?? '',
      prompt: `${logoDetailFixture.prompt} `.repeat(12),
    },
  },
};

export const Closed: Story = { args: { logo: null } };

/** Focus stays inside; Escape closes. */
export const KeyboardWalk: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Sierra Viva' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cerrar' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCopyPrompt).toHaveBeenCalledWith(logoDetailFixture.prompt);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onFavoriteChange).toHaveBeenCalledWith('1', true);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDownload).toHaveBeenCalledWith('1');
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Cerrar' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
