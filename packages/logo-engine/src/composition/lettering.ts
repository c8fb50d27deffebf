import { isJoint } from '../brief/partners.js';
import { carriesText } from '../colour/palette.js';
import { type Direction, type IdeaId, isRanked } from '../direction/direction.js';
import { faceById } from '../fonts/faces.js';
import { CAP } from '../fonts/shape.js';
import { bottom, unionBoxes } from '../geometry/bounds.js';
import { concat, EMPTY, type Path } from '../geometry/path.js';
import { type Caption, type Side, setCaption, setQuiet } from './captions.js';
import { ideaOf } from './ideas/index.js';
import { textLayer } from './ideas/ink.js';
import { inksOf } from './ideas/inks.js';
import { lettersOf } from './ideas/letter-things.js';
import type { Parts } from './ideas/thing.js';
import { group, type Layer } from './layer.js';
import type { NameGroup } from './lockup.js';
import { drawSymbol } from './symbol.js';
import { type Align, allInked, setName, type TextBlock } from './text-block.js';
import { inReadingOrder, textsOf } from './texts.js';

/** Widest line of a name in cap heights, by layout. */
const WIDEST = { wordmark: 8.8, horizontal: 6.6, stacked: 8.4, badge: 8, symbol: 8 } as const;

/** A line that begins with "&" hangs from the one above, however wide it is. */
const HANGING = 0.4;

/** The narrowest line of a name by its widest: a short one in the middle over a long one is two widths for one name. */
function evenness({ lines, align }: TextBlock): number {
  if (lines.length < 2 || align === 'left') return 1;
  if (lines.slice(1).some(({ text }) => isJoint(text.split(' ')[0] ?? ''))) return HANGING;
  const widths = lines.map(({ box }) => box.width);
  return Math.min(...widths) / Math.max(...widths);
}

/** Everything that is said: the name with its idea, and its small lines. */
type Lettering = NameGroup & {
  /** What the glyphs say, in reading order. */
  readonly recovered: string;
  readonly inked: boolean;
  /** Cap height of its smallest line; infinite without one. */
  readonly smallest: number;
  /** Cap height of the smallest of all its lines. */
  readonly letters: number;
  /** How alike in width the lines of its name are (`Composition`). */
  readonly even: number;
};

/** Ideas whose lines begin at one edge: what stands at their left is the edge. A spine is one since `ranked`. */
const FROM_THE_LEFT: readonly IdeaId[] = ['bar', 'flush-left', 'symbol-beside'];

function alignOf({ layout, idea, proportions }: Direction): Align {
  const spine = idea === 'spine' && isRanked({ proportions });
  return layout === 'horizontal' || FROM_THE_LEFT.includes(idea) || spine ? 'left' : 'centre';
}

/** Ideas that are about two lines, also of a name that has room on one. */
const TWO_LINES: readonly IdeaId[] = [
  'justified',
  'word-bar',
  'between-rule',
  'disc',
  'spine',
  'sticker',
  'outlined',
  'poster',
  'symbol-fill',
  'flush-left',
];
/** Ideas that set the lines anew, in other sizes. */
const ANEW: readonly IdeaId[] = [
  'justified',
  'word-bar',
  'between-rule',
  'joined-words',
  'contrast-lines',
  'headline',
  'word-tag',
  'joint',
  'poster',
  'arch-over',
  'symbol-fill',
  'symbol-between',
];

/** Leading of lines that are one block. */
const CLOSE = 1.2;

function leadBlock(text: string, direction: Direction): TextBlock {
  const face = faceById(direction.face);
  const twoLines = TWO_LINES.includes(direction.idea) ? 0.62 : 1;
  return setName(text, {
    face,
    tracking: direction.tracking,
    align: alignOf(direction),
    widest: WIDEST[direction.layout] * twoLines * (face.narrow ? 0.9 : 1),
    leading: direction.idea === 'flush-left' ? CLOSE : direction.letterCase === 'upper' ? 1.46 : 1.38,
    lineGap: direction.idea === 'flush-left' ? undefined : direction.lineGap,
    proportions: direction.proportions,
    told: direction.reading?.lines,
  });
}

/** More air between a thing and the small line under it. */
const UNDER_THING = 0.14 * CAP;

/** The outline of the symbol for an idea that draws it in the name: plain, without a container. */
function symbolOutline(direction: Direction): Path {
  if (!ideaOf(direction.idea).needsSymbol) return EMPTY;
  const plain = {
    ...direction,
    layout: 'symbol',
    container: 'none',
    treatment: 'plain',
    accent: 'none',
  } as const;
  return concat(...drawSymbol(plain, false, '').layers.map(({ path }) => path));
}

/** The parts of that symbol by their colours, where the idea shows them. */
function symbolParts(direction: Direction): Parts | undefined {
  const { idea, treatment, accent } = direction;
  if (ideaOf(idea).parted === undefined || treatment !== 'inset' || accent === 'none') return undefined;
  const { layers } = drawSymbol({ ...direction, layout: 'symbol', container: 'none' }, false, '');
  const of = (isSecond: boolean): Path =>
    concat(...layers.flatMap(({ role, path }) => ((role === 'accent') === isSecond ? [path] : [])));
  const second = of(true);
  // Another symbol may have been chosen since, which has one part.
  return second.commands.length === 0 ? undefined : { first: of(false), second };
}

const symbolLetters = ({ symbol }: Direction): string =>
  symbol === null || symbol.kind === 'monogram' ? '' : lettersOf(symbol.id);

const glyphsOf = (caption: Caption) => caption.lines.flatMap((line) => [...line.glyphs]);

/** Sets the words of a name and applies the direction's idea; null when the name does not lend itself to it. */
export function drawLettering(name: string, direction: Direction): Lettering | null {
  const texts = textsOf(name, direction);
  const align = alignOf(direction);
  const idea = ideaOf(direction.idea);
  // A name with nothing to it is where the main colour must be.
  const bare = direction.layout === 'wordmark' && direction.idea === 'none' && carriesText(direction.color);
  const own = inksOf(bare ? { ...direction, nameRole: 'main' } : direction);
  const parts = symbolParts(direction);
  // Beside a thing in two colours a rule in the second is one too many.
  const inks = parts === undefined ? own : { ...own, shape: 'main' as const };
  const lead = leadBlock(texts.name, direction);
  const { face } = lead;
  const weight = direction.idea === 'two-tones' ? face.weight : (face.light ?? face.weight);
  const quiet =
    texts.quiet === ''
      ? null
      : setQuiet(
          texts.quiet,
          face,
          { ...lead, lines: lead.lines.length },
          { last: texts.quietLast, align, widest: WIDEST[direction.layout] * 1.3, weight },
        );

  const alone = idea.encloses
    ? [
        textLayer(
          lead.lines.flatMap((line) => [...line.glyphs]),
          inks.base,
        ),
      ]
    : null;
  const letters = alone ?? idea.draw(lead, inks, symbolOutline(direction), symbolLetters(direction), parts);
  if (letters === null || (idea.needsGeneric && quiet === null)) return null;
  const drawn = group(letters);
  // Lines that were set anew are measured as they stand.
  const anew = ANEW.includes(direction.idea);
  const top = anew ? drawn.box.y : lead.capTop;
  const low = anew ? bottom(drawn.box) : lead.capBottom;
  const inked = unionBoxes([drawn.box, quiet?.box ?? null]) ?? drawn.box;
  const core = {
    // A small line under a thing takes more air than one under letters.
    box: idea.ornament && !idea.encloses ? { ...inked, height: inked.height + UNDER_THING } : inked,
    capTop: Math.min(top, quiet === null ? top : (quiet.lines[0]?.baseline ?? 0) - quiet.cap),
    capBottom: Math.max(low, quiet?.lines.at(-1)?.baseline ?? low),
  };
  const small = (text: string, side: Side): Caption | null =>
    text === ''
      ? null
      : setCaption(text, face, core, {
          side,
          align,
          natural: idea.natural === true,
          overhang: idea.overhang,
          proportions: lead.proportions,
        });
  const above = small(texts.above, 'above');
  const below = small(texts.below, 'below');
  const captions = [above, below].filter((caption) => caption !== null);
  // What the name does not say itself takes one line, or none.
  if (direction.trade !== undefined && captions.some(({ lines }) => lines.length > 1)) return null;
  const set =
    idea.captions === undefined
      ? captions.map((c) => textLayer(glyphsOf(c), inks.quiet))
      : idea.captions(captions, core, inks, face, lead);
  if (set === null) return null;
  const quietRole =
    direction.idea === 'two-tones'
      ? (inks.letter ?? inks.base)
      : direction.idea === 'two-weights'
        ? inks.base
        : inks.quiet;
  const layers: Layer[] = [
    ...(quiet === null ? [] : [textLayer(glyphsOf(quiet), quietRole)]),
    ...letters,
    ...set,
  ];
  const whole: TextBlock = {
    ...lead,
    box: unionBoxes([core.box, ...captions.map((caption) => caption.box)]) ?? core.box,
    capTop: above === null ? core.capTop : (above.lines[0]?.baseline ?? 0) - above.cap,
    capBottom: below?.lines.at(-1)?.baseline ?? core.capBottom,
    count:
      lead.lines.length +
      captions.length +
      (quiet !== null && quiet.lines[0]?.baseline !== lead.capBottom ? 1 : 0),
  };
  const around = idea.encloses
    ? idea.draw(whole, inks, symbolOutline(direction), symbolLetters(direction), parts)
    : [];
  if (around === null) return null;
  return {
    ...group([...layers, ...around]),
    capTop: whole.capTop,
    capBottom: whole.capBottom,
    rtl: lead.rtl,
    lines: whole.count,
    face,
    align,
    proportions: lead.proportions,
    smallest: Math.min(Infinity, ...captions.map(({ cap }) => cap)),
    letters: Math.min(CAP, quiet?.cap ?? CAP, ...captions.map(({ cap }) => cap)),
    even: anew ? 1 : evenness(lead),
    recovered: inReadingOrder({
      ...texts,
      above: above?.recovered ?? '',
      quiet: quiet?.recovered ?? '',
      name: lead.recovered,
      below: below?.recovered ?? '',
    }),
    inked:
      lead.inked && [...captions, ...(quiet === null ? [] : [quiet])].every((c) => allInked(glyphsOf(c))),
  };
}
