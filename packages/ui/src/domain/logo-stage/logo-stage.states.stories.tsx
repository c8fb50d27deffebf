import type { Meta, StoryObj } from '@storybook/react-vite';
import { logoFixtures } from '../fixtures/wizard-logos.generated';
import { LogoStage } from './logo-stage';

const [, seed, peak] = logoFixtures;

const meta = {
  title: 'Domain/LogoStage/States',
  component: LogoStage,
  args: { name: 'Semilla', color: '#10B981', className: 'mx-auto max-w-2xl', ...seed },
} satisfies Meta<typeof LogoStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {};

export const OneImage: Story = {
  args: { ...peak, darkSrc: undefined, brandSrc: undefined, iconSrc: undefined },
};

export const WithoutImage: Story = {
  args: { src: undefined, darkSrc: undefined, brandSrc: undefined, iconSrc: undefined },
};

export const BlackBrand: Story = { args: { color: '#000000', brandSrc: undefined } };

export const Narrow: Story = { args: { className: 'w-72 max-w-full' } };
