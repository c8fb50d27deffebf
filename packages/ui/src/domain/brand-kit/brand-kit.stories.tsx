import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageFixture } from '../fixtures/brand';
import { BrandKit } from './brand-kit';

const nothing = () => {};

const meta = {
  title: 'Domain/BrandKit',
  component: BrandKit,
  args: {
    kit: { status: 'idle' },
    onDownload: nothing,
    onCancel: nothing,
    page: {
      state: { status: 'shared', url: pageFixture },
      onCreate: nothing,
      onCopy: nothing,
      onRemove: nothing,
    },
  },
} satisfies Meta<typeof BrandKit>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { headingLevel: 2, kit: { status: 'downloading', received: 1_200_000, total: 1_600_000 } },
};
