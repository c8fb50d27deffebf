import type { Meta, StoryObj } from '@storybook/react-vite';
import { movementFixture } from '../fixtures/library';
import { MovementRow } from './movement-row';

const meta = {
  title: 'Domain/MovementRow',
  component: MovementRow,
  args: { movement: movementFixture },
} satisfies Meta<typeof MovementRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { headingLevel: 3 },
  argTypes: { headingLevel: { control: 'inline-radio', options: [2, 3, 4] } },
};
