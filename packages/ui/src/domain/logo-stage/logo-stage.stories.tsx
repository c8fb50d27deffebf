import type { Meta, StoryObj } from '@storybook/react-vite';
import { resultFixture } from '../fixtures/wizard-result';
import { LogoStage } from './logo-stage';

const { name, color, src, darkSrc, brandSrc, iconSrc } = resultFixture;

const meta = {
  title: 'Domain/LogoStage',
  component: LogoStage,
  args: { name, color, src, darkSrc, brandSrc, iconSrc, className: 'mx-auto max-w-2xl' },
} satisfies Meta<typeof LogoStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { argTypes: { color: { control: 'color' } } };
