import type { Meta, StoryObj } from '@storybook/react-vite';
import { movementFixtures } from '../fixtures/library';
import { MovementList } from './movement-list';

const meta = {
  title: 'Domain/MovementList',
  component: MovementList,
  args: { state: { status: 'ready', movements: movementFixtures } },
} satisfies Meta<typeof MovementList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { headingLevel: 3 },
  argTypes: { headingLevel: { control: 'inline-radio', options: [2, 3, 4] } },
};
