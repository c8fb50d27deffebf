import type { Meta, StoryObj } from '@storybook/react-vite';
import { SupportBlock } from './support-block';

const meta = {
  title: 'Domain/SupportBlock',
  component: SupportBlock,
} satisfies Meta<typeof SupportBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { headingLevel: 2 },
  argTypes: { headingLevel: { control: 'inline-radio', options: [2, 3, 4] } },
};
