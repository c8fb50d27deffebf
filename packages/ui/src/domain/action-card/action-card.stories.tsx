import type { Meta, StoryObj } from '@storybook/react-vite';
import { PenTool } from 'lucide-react';
import { ActionCard } from './action-card';

const meta = {
  title: 'Domain/ActionCard',
  component: ActionCard,
  args: {
    title: 'Crear Logo',
    detail: 'Cinco pasos y tu logo está listo',
    icon: <PenTool />,
    onPress: () => {},
  },
} satisfies Meta<typeof ActionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { headingLevel: 2 } };
