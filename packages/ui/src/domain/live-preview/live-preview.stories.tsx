import type { Meta, StoryObj } from '@storybook/react-vite';
import { logoFixtures } from '../fixtures/wizard-logos.generated';
import { LivePreview } from './live-preview';

const meta = {
  title: 'Domain/LivePreview',
  component: LivePreview,
  args: { name: 'Mar Abierto', src: logoFixtures[0]?.src, className: 'max-w-md' },
} satisfies Meta<typeof LivePreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { src: undefined, name: 'Peña y Núñez', color: '#EF4444', ground: 'light' },
  argTypes: {
    color: { control: 'color' },
    ground: { control: 'inline-radio', options: ['light', 'dark'] },
  },
};
