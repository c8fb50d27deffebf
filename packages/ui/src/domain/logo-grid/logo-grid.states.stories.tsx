import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../primitives/button';
import { logoFixtures } from '../fixtures/library';
import { LogoGrid } from './logo-grid';

const meta = {
  title: 'Domain/LogoGrid/States',
  component: LogoGrid,
  args: {
    state: { status: 'loading' },
    onOpen: fn(),
    onDownload: fn(),
    onFavoriteChange: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof LogoGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};

export const ErrorWithRetry: Story = {
  args: { state: { status: 'error', message: 'Hubo un error al cargar la galería.', onRetry: fn() } },
};

export const Empty: Story = {
  args: { state: { status: 'empty', action: <Button>Crear Logo</Button> } },
};

export const Ready: Story = { args: { state: { status: 'ready', logos: logoFixtures } } };

export const OneLogo: Story = { args: { state: { status: 'ready', logos: logoFixtures.slice(0, 1) } } };

/** Part of a long list: the places are told, and the height of what is left out is kept. */
export const Windowed: Story = {
  args: {
    state: {
      status: 'ready',
      logos: logoFixtures.slice(0, 4),
      window: { offset: 400, columns: 2, total: 10000, before: 120, after: 120 },
    },
  },
};

const more = { loaded: 48, total: 10000, loading: false, onLoad: fn(), auto: false };

/** The first page of many. */
export const MoreToLoad: Story = {
  args: { state: { status: 'ready', logos: logoFixtures.slice(0, 2), more } },
};

export const LoadingMore: Story = {
  args: { state: { status: 'ready', logos: logoFixtures.slice(0, 2), more: { ...more, loading: true } } },
};

export const Narrow: Story = {
  args: { state: { status: 'ready', logos: logoFixtures.slice(0, 2) } },
  render: (args) => <LogoGrid {...args} className="w-72 max-w-full" />,
};

export const KeyboardWalk: Story = {
  args: { state: { status: 'ready', logos: logoFixtures.slice(0, 2) } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    for (let stop = 0; stop < 5; stop += 1) await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Ver detalle de Amanecer Andino' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('2');
  },
};
