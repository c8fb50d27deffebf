import type { Meta, StoryObj } from '@storybook/react-vite';
import { markFixtures } from '../fixtures/library';
import { LogoImage } from './logo-image';

const meta = {
  title: 'Domain/LogoImage',
  component: LogoImage,
  args: { name: 'Sierra Viva', src: markFixtures.leaf },
  render: (args) => (
    <div className="light grid size-60 max-w-full place-items-center overflow-hidden rounded-card border border-line bg-raised">
      <LogoImage {...args} />
    </div>
  ),
} satisfies Meta<typeof LogoImage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { color: '#0E7C86', alt: '' },
  argTypes: { color: { control: 'color' }, loading: { control: 'inline-radio', options: ['lazy', 'eager'] } },
};
