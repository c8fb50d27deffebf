import { characters, drawableName } from '../brief/name.js';
import { ACCENTS, type AccentId, GROUNDS, type GroundId } from '../colour/palette.js';
import { isFielded, SYMBOL_KINDS, symbolProblem } from '../direction/check-direction.js';
import {
  DESCRIPTORS,
  type DescriptorId,
  IDEAS,
  type IdeaId,
  LAYOUTS,
  type LayoutId,
  type SymbolSpec,
} from '../direction/direction.js';
import { type CaseId, FACE_IDS } from '../fonts/faces.js';
import { ICON_IDS } from '../lexicon/table.js';
import { CONTAINERS, type ContainerId } from '../marks/containers.js';
import { MARKS } from '../marks/index.js';
import { isSimple } from '../tracing/traced.js';
import { withPlainest } from './plain-symbol.js';

/** What may be changed about a drawn logo. Everything that is not named stays as it was. */
export type Change = {
  /** `#RRGGBB`. */
  readonly color?: string | undefined;
  /** How a colour too weak for white is carried; told with a color alone, and chosen with it when it is left out. */
  readonly ground?: GroundId | undefined;
  /** How the second colour relates to the main one. */
  readonly palette?: AccentId | undefined;
  /** Id of a face. */
  readonly face?: string | undefined;
  readonly letterCase?: CaseId | undefined;
  /** Of a mark, parameters that are left out take their plainest value. */
  readonly symbol?: SymbolSpec | undefined;
  readonly container?: ContainerId | undefined;
  readonly layout?: LayoutId | undefined;
  /** Where the generic part of the name stands; `hidden` leaves it and the place out. */
  readonly descriptor?: DescriptorId | undefined;
  /** `none` takes the idea away. */
  readonly idea?: IdeaId | undefined;
  /** The name spelt otherwise. */
  readonly name?: string | undefined;
};

/** A part of a logo that can be changed. */
export type ChangeField = keyof Change;

/** Thrown when a change cannot be made. */
export class ChangeError extends RangeError {
  override readonly name = 'ChangeError';
  readonly field: string;
  readonly given: unknown;
  /** What the field may be changed to instead; empty when nothing can be listed. */
  readonly allowed: readonly unknown[];

  constructor(field: string, given: unknown, why: string, allowed: readonly unknown[] = []) {
    const list = allowed.map((value) => JSON.stringify(value)).join(', ');
    super(
      `The change ${JSON.stringify({ [field]: given })} cannot be made: ${why}.${list === '' ? '' : ` Allowed: ${list}.`}`,
    );
    this.field = field;
    this.given = given;
    this.allowed = allowed;
  }
}

const MARK_IDS = MARKS.map(({ id }) => id);

/** Values that are ids, by field. */
const IDS: Partial<Record<ChangeField, readonly string[]>> = {
  ground: GROUNDS,
  palette: ACCENTS,
  face: FACE_IDS,
  letterCase: ['typed', 'upper', 'lower'] satisfies readonly CaseId[],
  container: CONTAINERS,
  layout: LAYOUTS,
  descriptor: DESCRIPTORS,
  idea: IDEAS,
};

/** Everything that a change may name, in the order in which problems are reported. */
export const CHANGE_FIELDS: readonly ChangeField[] = [
  'name',
  'color',
  'ground',
  'palette',
  'layout',
  'symbol',
  'container',
  'face',
  'letterCase',
  'descriptor',
  'idea',
];

const INITIALS = 'a monogram is one to three letters';

/** A symbol with every parameter that was left out. */
function checkSymbol(given: SymbolSpec): SymbolSpec {
  if (given === null || !SYMBOL_KINDS.includes(given?.kind))
    throw new ChangeError('symbol', given, 'it has one of four kinds', SYMBOL_KINDS);
  if (given.kind === 'traced') {
    if (isSimple(given)) return given;
    throw new ChangeError('symbol', given, 'it is no outline, or not simple enough');
  }
  const known = given.kind === 'monogram' || (given.kind === 'icon' ? ICON_IDS : MARK_IDS).includes(given.id);
  if (!known) throw new ChangeError('symbol', given, `there is no such ${given.kind}`);
  if (given.kind !== 'mark') {
    const text = given.kind === 'monogram' ? given.text : 'x';
    if (typeof text === 'string' && text.length > 0 && characters(text).length <= 3) return given;
    throw new ChangeError('symbol', given, INITIALS);
  }
  const symbol = given.params === undefined || isFielded(given.params) ? withPlainest(given) : given;
  const problem = symbolProblem(symbol);
  if (problem !== null) throw new ChangeError('symbol', given, `it has a wrong ${problem}`);
  return symbol;
}

function checkField(field: string, given: unknown): void {
  if (!(CHANGE_FIELDS as readonly string[]).includes(field))
    throw new ChangeError(field, given, 'nothing of a logo has this name', CHANGE_FIELDS);
  const ids = IDS[field as ChangeField];
  if (ids !== undefined && !ids.includes(given as string))
    throw new ChangeError(field, given, `there is no such ${field}`, ids);
  if (field === 'color' && !(typeof given === 'string' && /^#[0-9a-f]{6}$/i.test(given)))
    throw new ChangeError(field, given, 'a colour is written like #3B82F6');
  if (field === 'name' && typeof given !== 'string') throw new ChangeError(field, given, 'a name is text');
}

/**
 * Checks a change that may come from anywhere; a field that is undefined counts as left out.
 * @throws {ChangeError} when it is none, else naming the first field that is unknown or has a value that no logo can have
 */
export function checkChange(change: Change): Change {
  if (!isFielded(change))
    throw new ChangeError('change', change, 'it names nothing of a logo', CHANGE_FIELDS);
  const named = Object.entries(change).filter(([, given]) => given !== undefined);
  for (const [field, given] of named) checkField(field, given);
  const { color, symbol, ...rest }: Change = Object.fromEntries(named);
  return {
    ...rest,
    ...(color === undefined ? {} : { color: color.toUpperCase() }),
    ...(symbol === undefined ? {} : { symbol: checkSymbol(symbol) }),
  };
}

/** Whether faces have the whole of a letter or a digit. */
const isInitial = (character: string, covers: (codePoint: number) => boolean): boolean =>
  /^[\p{L}\p{N}]/u.test(character) && drawableName(character, covers) === character.normalize('NFC');

/**
 * Checks a change that is asked for now. One that was stored is drawn as it was, blank initials and all.
 * @throws {ChangeError} as {@link checkChange} does, and for initials that cannot be drawn
 */
export function checkAsked(change: Change, covers: (codePoint: number) => boolean): Change {
  const checked = checkChange(change);
  const { symbol } = checked;
  if (symbol?.kind === 'monogram' && !characters(symbol.text).every((each) => isInitial(each, covers)))
    throw new ChangeError('symbol', symbol, INITIALS);
  return checked;
}
