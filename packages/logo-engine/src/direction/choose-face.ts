import type { Brief, IndustryId, StyleId } from '../brief/brief.js';
import { allowsCase } from '../brief/letter-case.js';
import { characters } from '../brief/name.js';
import { lastAnswers } from '../cache/last-answers.js';
import { type CaseId, FALLBACK_FACE, type Face, STYLE_FACES } from '../fonts/faces.js';
import { stackCovers } from '../fonts/itemise.js';
import type { Random } from '../random/random.js';
import { symbolsOf } from './symbols-of.js';

/** Whether the face has every character itself; a name is not set half in a stranger's letters. */
export const covers: (face: Face, name: string) => boolean = lastAnswers(
  512,
  (face, name) => `${face.id} ${name}`,
  (face, name) => {
    const stack = face.subsets.map((subset) => ({ family: face.family, subset, weight: face.weight }));
    return [...new Set(name)].every((c) => c === ' ' || stackCovers(c.codePointAt(0) ?? 0, stack));
  },
);

/** Whether the face suits names of this length and kind. */
function suits(face: Face, name: string, length: number, longest: number): boolean {
  if (face.wide && (length > 13 || longest > 9)) return false;
  if (face.fancy && length > 18) return false;
  if (!face.script) return true;
  // Joined capitals cannot be read, and digits in a script look lost.
  return length <= 20 && !/\p{Lu}{2}/u.test(name) && !/[\p{N}<>&/%"]/u.test(name) && longest >= 3;
}

export type FaceChoice = { readonly face: Face; readonly letterCase: CaseId; readonly tracking: number };

/** Long names are set closer, so that they stay one shape; very short ones need less air as well. */
export function track(face: Face, letterCase: CaseId, name: string): number {
  const [plain, upper] = face.tracking;
  const length = characters(name).length;
  if (letterCase !== 'upper') return length > 24 ? plain / 2 : plain;
  const share = length <= 3 ? 0.7 : length > 26 ? 0.4 : length > 16 ? 0.7 : 1;
  return upper * share;
}

/** Trades whose names must look exact: joined writing does not. */
const NO_SCRIPT: readonly IndustryId[] = ['technology', 'healthcare', 'construction'];
/** Symbols of such trades in other industries: law, money, software. */
const STERN: readonly string[] = [
  'scales',
  'gavel',
  'bank',
  'calculator',
  'coins',
  'code',
  'cpu',
  'laptop',
  'stethoscope',
];

/** Whether joined writing suits what the business does. */
const bearsScript = (brief: Brief, name: string): boolean =>
  !NO_SCRIPT.includes(brief.industry) && !STERN.includes(symbolsOf(brief, name)[0]?.id ?? '');

/** Faces of iron and wood. */
const ROUGH = [
  'alfa-slab-one',
  'bevan',
  'rye',
  'graduate',
  'league-gothic',
  'bowlby-one',
  'bungee',
  'chakra-petch',
];
/** Faces of paper and cloth. */
const DELICATE = [
  'instrument-serif',
  'cormorant-garamond',
  'dm-serif-display',
  'yeseva-one',
  'limelight',
  'forum',
];
/** Faces of inscriptions and of books: no program was ever carved in stone. */
const ROMAN = ['cinzel', 'marcellus', 'forum', 'libre-baskerville', 'lora', 'source-serif-4'];
/** Faces of the saloon and the cattle brand, and the trades that they are for. */
const WESTERN = ['rye', 'bevan'];
const RUSTIC: readonly IndustryId[] = ['food', 'gastronomy', 'livestock', 'agriculture'];
/** Faces of a style that are too thin for it, and set what no other covers. */
const THIN: Readonly<Partial<Record<StyleId, readonly string[]>>> = { playful: ['comfortaa'] };
/** Faces that jest. */
const MERRY = ['shrikhand', 'chango', 'caprasimo', 'rye', 'limelight', 'grandstander'];

/** Families that do not suit what an industry does. */
const UNSUITED: Readonly<Partial<Record<IndustryId, readonly string[]>>> = {
  healthcare: ROUGH,
  construction: DELICATE,
  automotive: DELICATE,
  transportation: DELICATE,
  technology: [...DELICATE, ...ROMAN, 'graduate'],
};
/** Symbols of soft trades in other industries, and what they keep away. */
const SOFT: readonly string[] = [
  'flower-lotus',
  'lipstick',
  'nail-polish',
  'hand-soap',
  'stones',
  'dress',
  'baby',
  'ring',
];

/** Whether a face speaks as the business does. */
function speaks({ family }: Face, brief: Brief, first: string): boolean {
  if (UNSUITED[brief.industry]?.includes(family)) return false;
  if (WESTERN.includes(family) && !RUSTIC.includes(brief.industry)) return false;
  if (SOFT.includes(first) && ROUGH.includes(family)) return false;
  return !STERN.includes(first) || brief.style === 'playful' || !MERRY.includes(family);
}

/** A face of the style that can set the name, and how; its length and case are those of the part that leads. */
export function chooseFace(brief: Brief, whole: string, name: string, random: Random): FaceChoice {
  const script = bearsScript(brief, whole);
  const first = symbolsOf(brief, whole)[0]?.id ?? '';
  const own = STYLE_FACES.filter(
    (face) =>
      face.styles.includes(brief.style) &&
      (script || !face.script) &&
      speaks(face, brief, first) &&
      covers(face, whole),
  );
  const bold = own.filter(({ family }) => !THIN[brief.style]?.includes(family));
  const length = characters(name).length;
  const longest = Math.max(...name.split(' ').map((word) => characters(word).length));
  const suited = (bold.length > 0 ? bold : own).filter((face) => suits(face, name, length, longest));
  const face = random.pick(suited.length > 0 ? suited : own.length > 0 ? own : [FALLBACK_FACE]);
  const allowed = face.cases.filter((item) => allowsCase(name, item));
  const [usual] = allowed;
  const letterCase = usual === undefined ? 'typed' : random.chance(0.66) ? usual : random.pick(allowed);
  return { face, letterCase, tracking: track(face, letterCase, name) };
}
