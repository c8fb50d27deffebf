import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { useShownValue } from '../../foundations/use-shown-value';
import { walkRadioGroup } from '../../testing';
import { proposalFixtures } from '../fixtures/proposals';
import { ProposalPicker } from './proposal-picker';

const meta = {
  title: 'Domain/ProposalPicker/States',
  component: ProposalPicker,
  args: {
    options: proposalFixtures,
    value: '1',
    companyName: 'Mar Abierto',
    color: '#0E7490',
    onValueChange: fn(),
  },
} satisfies Meta<typeof ProposalPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchosen: Story = { args: { value: null } };

export const Chosen: Story = { args: { value: '3' } };

/** Drawings for dark grounds, whatever the page's theme. */
export const OnDark: Story = { args: { ground: 'dark' } };

/** A name that gives fewer than six that differ, without notes. */
export const Few: Story = {
  args: { options: proposalFixtures.slice(0, 2).map(({ value, src }) => ({ value, src })) },
};

/** Some are of the rules, some of a model, which says why. */
export const Makers: Story = {
  args: {
    options: proposalFixtures.map((option, place) =>
      place % 2 === 0
        ? { ...option, maker: 'rules' }
        : { ...option, maker: 'model', why: 'La ola dice que la casa está frente al mar.' },
    ),
  },
};

export const FailedImages: Story = {
  args: {
    options: proposalFixtures.map(({ value, note }) => ({ value, note, src: 'data:image/png;base64,AAAA' })),
  },
};

export const LongNotes: Story = {
  args: {
    options: proposalFixtures.map((option) => ({ ...option, note: `${option.note} `.repeat(3).trim() })),
  },
};

export const Narrow: Story = {
  render: (args) => (
    <div className="w-72 max-w-full">
      <ProposalPicker {...args} />
    </div>
  ),
};

export const KeyboardWalk: Story = {
  render: function Choosing(args) {
    const [value, setValue] = useShownValue(args.value, args.onValueChange);
    return <ProposalPicker {...args} value={value} onValueChange={setValue} />;
  },
  play: async ({ canvas }) => {
    await walkRadioGroup({ user: userEvent, group: canvas.getByRole('radiogroup') });
  },
};
