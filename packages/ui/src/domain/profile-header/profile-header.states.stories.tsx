import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/button';
import { ProfileHeader } from './profile-header';

const meta = {
  title: 'Domain/ProfileHeader/States',
  component: ProfileHeader,
  args: {
    name: 'Mariana Ñáñez',
    email: 'mariana@sierraviva.cl',
    plan: 'Free',
    memberSince: '1/1/2025',
    views: 1250,
  },
} satisfies Meta<typeof ProfileHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = { args: { actions: <Button size="sm">Crear Logo</Button> } };

export const OnlyNameAndEmail: Story = {
  render: () => <ProfileHeader name="Usuario" email="usuario@ejemplo.com" />,
};

export const LongTexts: Story = {
  args: {
    name: 'María Fernanda de los Ángeles Valenzuela y Undurraga',
    email: 'maria.fernanda.de.los.angeles.valenzuela@cooperativa-agricola-quillota.cl',
  },
};

export const Narrow: Story = { render: (args) => <ProfileHeader {...args} className="w-72 max-w-full" /> };
