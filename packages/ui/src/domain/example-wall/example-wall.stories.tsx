import type { Meta, StoryObj } from '@storybook/react-vite';
import { landingLogos } from '../fixtures/landing';
import { ExampleWall } from './example-wall';

const meta = {
  title: 'Domain/ExampleWall',
  component: ExampleWall,
  parameters: { layout: 'fullscreen' },
  args: { logos: landingLogos },
} satisfies Meta<typeof ExampleWall>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { title: 'Dibujados con Trazo' } };
