import type { Meta, StoryObj } from '@storybook/react-vite';
import { createdLogoFixture } from '../fixtures/library';
import { LogoRow } from './logo-row';

const meta = {
  title: 'Domain/LogoRow',
  component: LogoRow,
  args: { number: 1, logo: createdLogoFixture },
} satisfies Meta<typeof LogoRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { number: 11, headingLevel: 3 },
  argTypes: { headingLevel: { control: 'inline-radio', options: [2, 3, 4] } },
};
