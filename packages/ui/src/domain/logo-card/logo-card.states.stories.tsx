import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { logoFixture, logoFixtures } from '../fixtures/library';
import { LogoCard } from './logo-card';

const meta = {
  title: 'Domain/LogoCard/States',
  component: LogoCard,
  args: {
    logo: { ...logoFixture, favorite: false },
    onOpen: fn(),
    onDownload: fn(),
    onFavoriteChange: fn(),
    onDelete: fn(),
    className: 'w-64 max-w-full',
  },
} satisfies Meta<typeof LogoCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};

export const Favorite: Story = { args: { logo: { ...logoFixture, favorite: true } } };

export const WithoutPicture: Story = {
  args: { logo: { ...logoFixture, name: 'Clínica San José', src: '', color: '#0E7C86' } },
};

/** Pressed, while the code of the detail is on its way. */
export const Opening: Story = { args: { opening: true } };

export const LongName: Story = { args: { logo: { ...logoFixture, ...logoFixtures.at(-1) } } };

export const ReadOnly: Story = {
  render: ({ logo, className }) => <LogoCard logo={logo} className={className} />,
};

/** Tab reaches the picture and every action; holding focus makes them visible. */
export const KeyboardWalk: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('1');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDownload).toHaveBeenCalledWith('1');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onFavoriteChange).toHaveBeenCalledWith('1', true);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDelete).toHaveBeenCalledWith('1');
    await expect(canvas.getByRole('button', { name: 'Eliminar Sierra Viva' })).toHaveFocus();
  },
};
