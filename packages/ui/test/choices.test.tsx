import type { ComponentProps } from 'react';
import { describe, expectTypeOf, it } from 'vitest';
import { IndustryPicker } from '../src/domain/industry-picker';
import { LogoTypePicker } from '../src/domain/logo-type-picker';
import { ProposalPicker } from '../src/domain/proposal-picker';
import { StylePicker } from '../src/domain/style-picker';
import { RadioTiles } from '../src/primitives/radio-tiles';
import { Select } from '../src/primitives/select';
import { ToggleGroup } from '../src/primitives/toggle-group';

type Kind = 'bold' | 'calm';

/** What useState gives for one of a few, and what a list of them is. */
const kind: Kind = 'bold' as Kind;
const setKind = (_next: Kind | ((before: Kind) => Kind)): void => {};
const OPTIONS = [
  { value: 'bold', label: 'Atrevido' },
  { value: 'calm', label: 'Sereno' },
] as const;
const LOUD = [{ value: 'loud', label: 'Ruidoso' }] as const;
const loose = (_next: string): void => {};

/** Compiled, never rendered: the compiler is what tests it. */
const taken = [
  <RadioTiles key="1" label="Estilo" options={OPTIONS} value={kind} onValueChange={setKind} />,
  <ToggleGroup key="2" label="Estilo" options={OPTIONS} value={kind} onValueChange={setKind} />,
  <Select key="3" options={OPTIONS} value={kind} onValueChange={setKind} />,
  <StylePicker key="4" options={OPTIONS} value={kind} onValueChange={setKind} />,
  <IndustryPicker key="5" options={OPTIONS} value={kind} onValueChange={setKind} />,
  <LogoTypePicker key="6" options={OPTIONS} value={kind} onValueChange={setKind} />,
  <ProposalPicker key="7" companyName="Mar" options={OPTIONS} value={kind} onValueChange={setKind} />,
  <Select key="8" options={[{ value: 'a', label: 'A' }]} value="a" onValueChange={loose} />,
  <StylePicker key="9" options={[{ value: 'a', label: 'A' }]} defaultValue={null} onValueChange={loose} />,
];

const refused = [
  // @ts-expect-error the chosen value is one of the options
  <Select<Kind> key="1" options={OPTIONS} value="loud" />,
  // @ts-expect-error the chosen style is one of the options
  <StylePicker<Kind> key="2" options={OPTIONS} value="loud" />,
  // @ts-expect-error an option is one of those that can be chosen
  <IndustryPicker<Kind> key="3" options={LOUD} />,
  // @ts-expect-error more may be chosen than is taken
  <LogoTypePicker key="4" options={LOUD} onValueChange={setKind} />,
  // @ts-expect-error the drawing chosen at first is one of the options
  <ProposalPicker<Kind> key="5" companyName="Mar" options={OPTIONS} defaultValue="loud" />,
];

describe('what chooses among options', () => {
  it('tells a value of the type that its options have', () => {
    expectTypeOf(taken).toBeArray();
    expectTypeOf<ComponentProps<typeof Select<Kind>>['value']>().toEqualTypeOf<Kind | undefined>();
    expectTypeOf<ComponentProps<typeof StylePicker<Kind>>['value']>().toEqualTypeOf<
      Kind | null | undefined
    >();
  });

  it('refuses a value that is none of them', () => {
    expectTypeOf(refused).toBeArray();
  });
});
