import type { Meta, StoryObj } from '@storybook/react-vite';
import { logoFixtures } from '../fixtures/library';
import { LogoGrid } from './logo-grid';

const meta = {
  title: 'Domain/LogoGrid',
  component: LogoGrid,
  args: {
    state: { status: 'ready', logos: logoFixtures },
    onOpen: () => {},
    onDownload: () => {},
    onFavoriteChange: () => {},
    onDelete: () => {},
  },
} satisfies Meta<typeof LogoGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { headingLevel: 3 },
  argTypes: { headingLevel: { control: 'inline-radio', options: [2, 3, 4] } },
};
