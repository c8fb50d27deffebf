import type { Meta, StoryObj } from '@storybook/react-vite';
import { leadLogo } from '../fixtures/landing';
import { LogoSheet } from './logo-sheet';

const meta = {
  title: 'Domain/LogoSheet/States',
  component: LogoSheet,

  args: { logo: leadLogo, className: 'h-40 w-72 max-w-full border border-line p-6' },
} satisfies Meta<typeof LogoSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FollowsTheTheme: Story = { args: { ground: 'theme' } };

export const AlwaysLight: Story = { args: { ground: 'light' } };

export const AlwaysDark: Story = { args: { ground: 'dark' } };

/** One drawing only: the sheet stays light in the dark theme too. */
export const OneDrawing: Story = { args: { logo: { name: leadLogo.name, src: leadLogo.src } } };

export const Failed: Story = { args: { logo: { name: 'Ñandú', src: 'data:image/png;base64,AAAA' } } };
