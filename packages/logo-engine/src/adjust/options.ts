import { characters } from '../brief/name.js';
import type { DescriptorId, Direction, LayoutId, SymbolSpec } from '../direction/direction.js';
import { type CaseId, faceById, STYLE_FACES } from '../fonts/faces.js';
import { familyName } from '../kit/used-faces.js';
import { searchSymbols, symbolWord } from '../lexicon/search.js';
import type { ContainerId } from '../marks/containers.js';
import { CONTAINER_TEXTS, IDEA_TEXTS } from '../proposals/describe.js';
import { drawVersion, type Version } from './adjust.js';
import type { Change } from './change.js';
import { type ChoiceField, choices } from './choices.js';
import { secondColourLabel } from './second-colours.js';
import { symbolId } from './symbol-id.js';

/** Something that a field of a logo may be changed to, as an interface shows it. */
export type Option = {
  /** As text; of a symbol what `symbolById` reads. */
  readonly value: string;
  /** In Spanish. */
  readonly label: string;
};

const CASES: Readonly<Record<CaseId, string>> = {
  typed: 'Como lo escribiste',
  upper: 'Mayúsculas',
  lower: 'Minúsculas',
};
const LAYOUTS: Readonly<Record<LayoutId, string>> = {
  wordmark: 'Solo el nombre',
  horizontal: 'Símbolo al lado',
  stacked: 'Símbolo arriba',
  symbol: 'Solo el símbolo',
  badge: 'Sello redondo',
};
const DESCRIPTORS: Readonly<Record<DescriptorId, string>> = {
  above: 'Pequeño, arriba',
  below: 'Pequeño, abajo',
  inline: 'Al lado, más suave',
  none: 'Igual que el nombre',
  hidden: 'Sin él',
};

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function symbolLabel(symbol: SymbolSpec): string {
  if (symbol.kind === 'monogram')
    return `${characters(symbol.text).length > 1 ? 'Iniciales' : 'Inicial'} ${symbol.text}`;
  if (symbol.kind === 'traced') return 'Dibujado a medida';
  return capitalised(symbolWord(symbol.id) ?? 'Forma abstracta');
}

/** The family, and that it is the fine one where a style has a stronger one of the same. */
function faceLabel(id: string): string {
  const { family, weight, styles } = faceById(id);
  const isFine = STYLE_FACES.some(
    (other) =>
      other.family === family &&
      other.weight > weight &&
      other.styles.some((style) => styles.includes(style)),
  );
  return isFine ? `${familyName(family)} fina` : familyName(family);
}

type Label<Field extends ChoiceField> = (value: NonNullable<Change[Field]>, now: Direction) => string;

const LABELS: { readonly [Field in ChoiceField]: Label<Field> } = {
  palette: (accent, now) => secondColourLabel({ ...now, accent }),
  face: faceLabel,
  letterCase: (id) => CASES[id],
  symbol: symbolLabel,
  container: (id: ContainerId) => (id === 'none' ? 'Sin forma' : capitalised(CONTAINER_TEXTS[id])),
  layout: (id) => LAYOUTS[id],
  descriptor: (id) => DESCRIPTORS[id],
  idea: (id) => (id === 'none' ? 'Sin detalle' : capitalised(IDEA_TEXTS[id])),
};

/**
 * What a field of a version may be changed to, with a Spanish label for each; what it is now comes first.
 * @param search of symbols: a word in Spanish, whose symbols come in place of those that fit the trade; what it is now
 * is among them only if it is found
 */
export function options<Field extends ChoiceField>(version: Version, field: Field, search = ''): Option[] {
  const offered = choices(version, field, search);
  const label = LABELS[field];
  const { direction } = drawVersion(version) ?? version.base;
  const listed = offered.map((value) => ({
    value: typeof value === 'string' ? value : symbolId(value),
    label: label(value, direction),
  }));
  if (search === '') return listed;
  const [now, ...found] = listed;
  const ids = searchSymbols(search, version.base.brief.industry).map(({ kind, id }) => `${kind}:${id}`);
  return now !== undefined && ids.includes(now.value) ? [now, ...found] : found;
}
