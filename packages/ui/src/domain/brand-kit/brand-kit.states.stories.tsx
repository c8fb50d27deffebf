import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { pageFixture } from '../fixtures/brand';
import { BrandKit } from './brand-kit';
import type { BrandPageState } from './brand-page-part';

const onCopy = fn();
const onRemove = fn();
const page = (state: BrandPageState) => ({ state, onCreate: fn(), onCopy, onRemove });

const meta = {
  title: 'Domain/BrandKit/States',
  component: BrandKit,
  args: { kit: { status: 'idle' }, onDownload: fn(), onCancel: fn() },
} satisfies Meta<typeof BrandKit>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where there are no pages. */
export const KitAlone: Story = {};

export const Downloading: Story = {
  args: { kit: { status: 'downloading', received: 900_000 }, page: page({ status: 'none' }) },
};

export const DownloadingKnownSize: Story = {
  args: { kit: { status: 'downloading', received: 900_000, total: 1_550_000 } },
};

export const Failed: Story = { args: { kit: { status: 'failed' } } };

export const PageLoading: Story = { args: { page: page({ status: 'loading' }) } };

export const PageError: Story = {
  args: {
    page: page({
      status: 'error',
      onRetry: fn(),
    }),
  },
};

export const NoPage: Story = { args: { page: page({ status: 'none' }) } };

export const CreatingPage: Story = { args: { page: page({ status: 'none', busy: true }) } };

export const RemovingPage: Story = {
  args: { page: page({ status: 'shared', url: pageFixture, busy: true }) },
};

export const KeyboardWalk: Story = {
  args: { page: page({ status: 'shared', url: pageFixture }) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Dirección de la página' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(onCopy).toHaveBeenCalledWith(pageFixture);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Abrir página' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onRemove).toHaveBeenCalledOnce();
  },
};
