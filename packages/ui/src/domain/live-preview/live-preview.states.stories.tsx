import type { Meta, StoryObj } from '@storybook/react-vite';
import { logoFixtures } from '../fixtures/wizard-logos.generated';
import { LivePreview } from './live-preview';

const meta = {
  title: 'Domain/LivePreview/States',
  component: LivePreview,
  args: { name: 'Semilla', className: 'max-w-md' },
} satisfies Meta<typeof LivePreview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing typed yet. */
export const Unnamed: Story = { args: { name: '' } };

/** No live drawing offered: the name is set as it is typed. */
export const Still: Story = { args: { color: '#10B981' } };

export const Drawn: Story = { args: { src: logoFixtures[1]?.src } };

export const OnDark: Story = { args: { src: logoFixtures[1]?.darkSrc, ground: 'dark' } };

export const Failed: Story = { args: { src: 'data:image/png;base64,AAAA' } };

export const WithNote: Story = {
  args: { name: '🍕🍕🍕', note: 'El nombre necesita al menos una letra o un número que se pueda dibujar.' },
};

export const LongName: Story = {
  args: { name: 'Cooperativa Agropecuaria de los Valles Centrales de Ñuble', color: '#F59E0B' },
};
