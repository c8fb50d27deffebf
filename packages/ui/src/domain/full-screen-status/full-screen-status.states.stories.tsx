import type { Meta, StoryObj } from '@storybook/react-vite';
import { FullScreenStatus } from './full-screen-status';

const meta = {
  title: 'Domain/FullScreenStatus/States',
  component: FullScreenStatus,
  parameters: { layout: 'fullscreen' },
  args: {},
} satisfies Meta<typeof FullScreenStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Checking: Story = { args: { detail: 'Verificando sesión...' } };

export const LongTexts: Story = {
  args: {
    title: 'Inicializando una aplicación con un nombre muy largo',
    detail: 'Verificando estado de autenticación en un servicio que tarda en contestar...',
  },
};
