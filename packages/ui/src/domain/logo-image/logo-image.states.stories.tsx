import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { markFixtures } from '../fixtures/library';
import { LogoImage } from './logo-image';

const meta = {
  title: 'Domain/LogoImage/States',
  component: LogoImage,
  args: { name: 'Clínica San José' },
  render: (args) => (
    <div className="light size-60 max-w-full overflow-hidden rounded-card border border-line bg-raised">
      <LogoImage {...args} />
    </div>
  ),
} satisfies Meta<typeof LogoImage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Image: Story = { args: { src: markFixtures.wave } };

export const Missing: Story = {};

export const MissingWithColor: Story = { args: { color: '#0E7C86' } };

export const OnALightColor: Story = { args: { color: '#F5B83D', name: 'Ñuble Café' } };

export const Failed: Story = {
  args: { src: 'data:image/png;base64,AAAA', color: '#12151C' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-state="tile"]')).not.toBeNull());
  },
};

/** In a wide or a tall frame the letter keeps to the middle. */
export const Frames: Story = {
  args: { color: '#2B50FF', name: 'Nubia' },
  render: (args) => (
    <div className="flex items-end gap-4">
      <div className="h-20 w-64 overflow-hidden rounded-card">
        <LogoImage {...args} />
      </div>
      <div className="h-40 w-20 overflow-hidden rounded-card">
        <LogoImage {...args} />
      </div>
      <div className="size-10 overflow-hidden rounded-control">
        <LogoImage {...args} />
      </div>
    </div>
  ),
};
