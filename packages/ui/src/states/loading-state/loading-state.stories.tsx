import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingState } from './loading-state';

const meta = {
  title: 'States/LoadingState',
  component: LoadingState,
  args: { title: 'Inicializando Aplicación', text: 'Verificando estado de autenticación...' },
} satisfies Meta<typeof LoadingState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { headingLevel: 2 },
};
