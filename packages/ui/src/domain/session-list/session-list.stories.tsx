import type { Meta, StoryObj } from '@storybook/react-vite';
import { sessionFixtures } from '../fixtures/library';
import { SessionList } from './session-list';

const meta = {
  title: 'Domain/SessionList',
  component: SessionList,
  args: {
    state: { status: 'ready', sessions: sessionFixtures },
    onClose: () => {},
    onCloseOthers: () => {},
  },
} satisfies Meta<typeof SessionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { headingLevel: 2, closing: 'b' } };
