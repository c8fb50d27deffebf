import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { resultFixture } from '../fixtures/wizard-result';
import { ResultDialog } from './result-dialog';

const meta = {
  title: 'Domain/ResultDialog',
  component: ResultDialog,
  args: {
    open: true,
    logo: resultFixture,
    onOpenChange: fn(),
    onDownload: fn(),
    onRegenerate: fn(),
    onStartOver: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 800 } } },
} satisfies Meta<typeof ResultDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { downloading: false, regenerating: false } };
