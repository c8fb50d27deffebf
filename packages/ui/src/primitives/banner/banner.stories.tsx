import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from './banner';

const meta = {
  title: 'Primitives/Banner',
  component: Banner,
  args: { children: 'Error al cargar los logos' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { tone: 'danger', density: 'regular', title: '' },
  argTypes: {
    tone: { control: 'inline-radio', options: ['success', 'danger', 'warning', 'info'] },
    density: { control: 'inline-radio', options: ['slim', 'regular'] },
  },
};
