import type { Meta, StoryObj } from '@storybook/react-vite';
import { createdLogoFixtures } from '../fixtures/library';
import { LogoList } from './logo-list';

const meta = {
  title: 'Domain/LogoList',
  component: LogoList,
  args: { state: { status: 'ready', logos: createdLogoFixtures } },
} satisfies Meta<typeof LogoList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { headingLevel: 3 },
  argTypes: { headingLevel: { control: 'inline-radio', options: [2, 3, 4] } },
};
