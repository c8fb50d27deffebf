import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/button';
import { LandingSection } from './landing-section';

const meta = {
  title: 'Domain/LandingSection/States',
  component: LandingSection,
  parameters: { layout: 'fullscreen' },
  args: { id: 'features', title: 'Planes y precios', children: <p>Contenido</p> },
} satisfies Meta<typeof LandingSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithLede: Story = { args: { lede: 'Empieza gratis y cambia de plan cuando lo necesites.' } };

export const WithControl: Story = {
  args: { lede: 'Empieza gratis.', control: <Button variant="secondary">Ver todo</Button> },
};

export const LongTitle: Story = {
  args: { title: 'Un título muy largo que ocupa varias líneas también en ventanas anchas y no se corta' },
};
