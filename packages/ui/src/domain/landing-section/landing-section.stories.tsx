import type { Meta, StoryObj } from '@storybook/react-vite';
import { LandingSection } from './landing-section';

const meta = {
  title: 'Domain/LandingSection',
  component: LandingSection,
  parameters: { layout: 'fullscreen' },
  args: { id: 'features', title: 'Planes y precios', children: <p>Contenido</p> },
} satisfies Meta<typeof LandingSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { lede: 'Empieza gratis y cambia de plan cuando lo necesites.' } };
