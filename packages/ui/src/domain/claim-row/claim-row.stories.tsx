import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClaimRow } from './claim-row';

const meta = {
  title: 'Domain/ClaimRow',
  component: ClaimRow,
  parameters: { layout: 'fullscreen' },
  args: {},
} satisfies Meta<typeof ClaimRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { label: 'Trazo en cifras' } };
