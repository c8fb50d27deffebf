import type { Meta, StoryObj } from '@storybook/react-vite';
import { heroLogos } from '../fixtures/landing';
import { Hero } from './hero';

const meta = {
  title: 'Domain/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: { logos: heroLogos, onStart: () => {}, onDemo: () => {} },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { starting: false } };
