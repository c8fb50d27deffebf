import type { Meta, StoryObj } from '@storybook/react-vite';
import { landingLogos } from '../fixtures/landing';
import { ExampleWall } from './example-wall';

const meta = {
  title: 'Domain/ExampleWall/States',
  component: ExampleWall,
  parameters: { layout: 'fullscreen' },
  args: { logos: landingLogos },
} satisfies Meta<typeof ExampleWall>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LightDrawings: Story = {
  args: { logos: landingLogos.map(({ id, name, src }) => ({ id, name, src })) },
};

export const OddCount: Story = { args: { logos: landingLogos.slice(0, 5) } };

export const FailedImages: Story = {
  args: {
    logos: landingLogos
      .slice(0, 4)
      .map(({ id, name, trade }) => ({ id, name, trade, src: 'data:image/png;base64,AAAA' })),
  },
};
