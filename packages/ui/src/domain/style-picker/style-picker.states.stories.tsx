import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { useShownValue } from '../../foundations/use-shown-value';
import { walkRadioGroup } from '../../testing';
import { styleFixtures } from '../fixtures/wizard';
import { logoFixtures } from '../fixtures/wizard-logos.generated';
import { StylePicker } from './style-picker';

const meta = {
  title: 'Domain/StylePicker/States',
  component: StylePicker,
  args: { options: styleFixtures, value: 'modern', onValueChange: fn() },
} satisfies Meta<typeof StylePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchosen: Story = { args: { value: null } };

export const Chosen: Story = { args: { value: 'vintage' } };

/** With a live preview every tile draws the visitor's own name. */
export const LiveSamples: Story = {
  args: {
    options: styleFixtures.map((style, index) => ({
      ...style,
      sampleSrc: logoFixtures[index % logoFixtures.length]?.src,
    })),
  },
};

export const FailedSample: Story = {
  args: {
    options: styleFixtures.map((style) => ({ ...style, sampleSrc: 'data:image/png;base64,AAAA' })),
  },
};

export const Narrow: Story = {
  render: (args) => (
    <div className="w-72 max-w-full">
      <StylePicker {...args} />
    </div>
  ),
};

export const KeyboardWalk: Story = {
  render: function Choosing(args) {
    const [value, setValue] = useShownValue(args.value, args.onValueChange);
    return <StylePicker {...args} value={value} onValueChange={setValue} />;
  },
  play: async ({ canvas }) => {
    await walkRadioGroup({ user: userEvent, group: canvas.getByRole('radiogroup') });
  },
};
