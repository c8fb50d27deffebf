import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { type Token, tokens } from './theme-tokens';

/** What the sheet writes out; another list shows what it would look like if one of them were changed. */
type SheetProps = { written: readonly Token[] };

/**
 * The theme on one sheet, for people to look at and for the screenshots to hold: not one pixel of it may change
 * unseen. A token that the theme gains is on it at once.
 */
const meta = {
  title: 'Foundations/Tokens',
  args: { written: tokens.written },
  argTypes: { written: { control: false } },
} satisfies Meta<SheetProps>;

export default meta;
type Story = StoryObj<SheetProps>;

/** White over black under the colour, so that a veil shows how much it lets through. */
const GROUND = 'linear-gradient(white 50%, black 50%)';

function swatch(name: string): CSSProperties {
  const color = `var(--trazo-${name})`;
  return { background: `linear-gradient(${color}, ${color}), ${GROUND}` };
}

/** Opaque, and lifted out of the dark, where a step of the darkest colours is less than a level of the screen. */
const opaque = (name: string, lift = 0): CSSProperties => ({
  background: `oklch(from var(--trazo-${name}) calc(l + ${lift}) c h / 1)`,
});

function Swatches({ of }: { of: readonly Token[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-3 gap-y-2">
      {of.map(({ name }) => (
        <li key={name} className="grid gap-1 font-code text-caption">
          <span className="flex h-7 overflow-hidden rounded-[2px] forced-color-adjust-none">
            <span className="flex-1" style={swatch(name)} />
            <span className="flex-1" style={opaque(name)} />
            <span className="flex-1" style={opaque(name, 0.3)} />
          </span>
          {name.replace(/^raw-/, '')}
        </li>
      ))}
    </ul>
  );
}

/** The raw scale and what its colours are for. */
export const Colors: Story = {
  render: () => (
    <div className="grid gap-6">
      <Swatches of={tokens.raw} />
      <Swatches of={tokens.semantic} />
    </div>
  ),
};

/** A shadow laid on itself: one step of it is then more than a processor rounds. */
const deep = (name: string): CSSProperties => ({
  boxShadow: Array.from({ length: 8 }, () => `var(--trazo-${name})`).join(', '),
});

/** Radii, shadows, and everything that has no look of its own, written out. */
export const Measures: Story = {
  render: ({ written }) => (
    <div className="grid gap-8">
      <ul className="flex flex-wrap gap-6">
        {tokens.radii.map(({ name }) => (
          <li
            key={name}
            className="grid size-28 place-items-center border border-line-strong bg-raised font-code text-caption"
            style={{ borderRadius: `var(--trazo-${name})` }}
          >
            {name}
          </li>
        ))}
      </ul>
      <ul className="flex flex-wrap gap-16 bg-[white] p-14 text-[black] forced-color-adjust-none">
        {tokens.shadows.map(({ name }) => (
          <li
            key={name}
            className="grid size-28 place-items-center font-code text-caption"
            style={deep(name)}
          >
            {name}
          </li>
        ))}
      </ul>
      <dl className="columns-2 gap-8 font-code text-caption">
        {written.map(({ name, value }) => (
          <div key={name} className="flex break-inside-avoid gap-3 border-b border-line py-1">
            <dt className="w-44 shrink-0 text-ink-muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  ),
};
