import type { Brief, IndustryId, StyleId } from '../brief/brief.js';
import { allowsCase } from '../brief/letter-case.js';
import { characters } from '../brief/name.js';
import { lastAnswers } from '../cache/last-answers.js';
import { bodyOf } from '../composition/ideas/letters.js';
import { type CaseId, FALLBACK_FACE, type Face, faceById, STYLE_FACES } from '../fonts/faces.js';
import { stackCovers } from '../fonts/itemise.js';
import type { Random } from '../random/random.js';
import { symbolsOf } from './symbols-of.js';
import { weigh } from './weigh.js';

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
  if (face.oldFigures && /\p{N}/u.test(name)) return false;
  // A face without a case for capitals sets no name that is typed in them.
  if (!face.cases.includes('upper') && /\p{Lu}{3}/u.test(name)) return false;
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
  'anton',
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
  'gloock',
  'bodoni-moda',
];
/** Faces of inscriptions and of books: no program was ever carved in stone. */
const ROMAN = ['cinzel', 'marcellus', 'forum', 'libre-baskerville', 'lora', 'source-serif-4', 'young-serif'];
/** Faces of the saloon, the stage, of machines and of sweets, and the trades that they are for: elsewhere they look like a template. */
const AT_HOME: Readonly<Record<string, readonly IndustryId[]>> = {
  rye: ['gastronomy', 'livestock'],
  bevan: ['food', 'gastronomy', 'livestock', 'agriculture'],
  limelight: ['entertainment', 'gastronomy', 'art'],
  'chakra-petch': ['technology', 'entertainment'],
  'sansita-swashed': ['food', 'gastronomy', 'art', 'entertainment', 'nature'],
};
/** Faces that make a business look cheap: a comic hand, and thin letters of a team shirt. */
const CHEAP: readonly string[] = ['grandstander', 'graduate'];
/** Faces of a style that are too thin for it, and set what no other covers. */
const THIN: Readonly<Partial<Record<StyleId, readonly string[]>>> = { playful: ['comfortaa'] };
/** Faces that jest. */
const MERRY = ['shrikhand', 'chango', 'caprasimo', 'rye', 'limelight', 'grandstander', 'sansita-swashed'];

/** Families that do not suit what an industry does. */
const UNSUITED: Readonly<Partial<Record<IndustryId, readonly string[]>>> = {
  healthcare: ROUGH,
  construction: DELICATE,
  automotive: DELICATE,
  transportation: DELICATE,
  technology: [...DELICATE, ...ROMAN, 'graduate', 'caprasimo', 'shrikhand', 'fraunces', 'playfair-display'],
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

/** Symbols of the vineyard and of what is as fine, and the faces of blocks that keep away from them. */
const FINE: readonly string[] = ['grapes', 'wine', 'wine-bottle', 'olive', 'perfume', 'diamond'];
const BLOCKY = [...ROUGH, 'righteous', 'unbounded', 'titan-one', 'chango', 'lilita-one', 'paytone-one'];

/** Whether a face speaks as the business does. */
function speaks({ family }: Face, brief: Brief, first: string): boolean {
  if (UNSUITED[brief.industry]?.includes(family)) return false;
  if (CHEAP.includes(family) || AT_HOME[family]?.includes(brief.industry) === false) return false;
  if (SOFT.includes(first) && ROUGH.includes(family)) return false;
  if (FINE.includes(first) && BLOCKY.includes(family)) return false;
  return !STERN.includes(first) || brief.style === 'playful' || !MERRY.includes(family);
}

/** How often faces are taken that blind judges scored high or low; 1 for the others. */
const TAKEN: Readonly<Record<string, number>> = {
  'league-gothic-400': 0.5,
  'alfa-slab-one-400': 0.9,
  'abril-fatface-400': 0.5,
  'lobster-400': 1.4,
  'shrikhand-400': 1.8,
  'caprasimo-400': 1.2,
  'outfit-500': 1.8,
  'josefin-sans-400': 0.8,
  'fraunces-700': 1.6,
  'work-sans-600': 1.6,
  'barlow-condensed-600': 1.3,
  'playfair-display-800': 1.4,
  'oswald-600': 1.8,
  'fredoka-600': 0.6,
  'lexend-600': 1,
  'albert-sans-700': 0.9,
  'raleway-400': 0.7,
  'inter-700': 0.5,
  'plus-jakarta-sans-700': 0.8,
  'red-hat-display-800': 0.6,
  'space-grotesk-600': 1.3,
  'league-spartan-700': 0.9,
  'work-sans-400': 0.4,
  'urbanist-700': 0.5,
  'bricolage-grotesque-800': 0.9,
  'tenor-sans-400': 0.3,
  'kaushan-script-400': 0.3,
  'pacifico-400': 0.7,
  'montserrat-400': 0.6,
  'chango-400': 0.2,
  'bowlby-one-400': 0.5,
  'righteous-400': 0.4,
  'bungee-400': 0.15,
  'rye-400': 0.3,
  'oleo-script-700': 1.6,
  'sansita-swashed-700': 0.3,
  'young-serif-400': 1.4,
  'syne-700': 0.8,
  'gloock-400': 1.5,
  'baloo-2-800': 1.1,
  'dm-serif-display-400': 1.4,
  'libre-baskerville-700': 1.8,
  'paytone-one-400': 1.3,
  'yeseva-one-400': 1.5,
  'ibm-plex-sans-600': 1.6,
  'jost-400': 0.5,
  'bodoni-moda-800': 1.3,
  'sora-600': 0.5,
  'outfit-600': 0.7,
  'manrope-700': 0.6,
  'albert-sans-600': 0.9,
  'lilita-one-400': 0.9,
  'archivo-700': 1.2,
  'source-serif-4-600': 1.2,
  'lora-700': 0.8,
  'instrument-serif-400': 0.3,
  'titan-one-400': 0.5,
  'montserrat-700': 1.5,
  'yellowtail-400': 0.3,
  'anton-400': 0.8,
  'unbounded-600': 0.7,
  'cormorant-garamond-600': 0.4,
  'forum-400': 0.4,
  'manrope-600': 1.2,
  'zilla-slab-700': 1.5,
};

/** How often a face is taken beside the others of its style. */
export const takenOf = (id: string): number => TAKEN[id] ?? 1;

/**
 * Mean strokes, in hundredths of the cap height, of letters that look starved beside a filled symbol and in a sign (2.9 of 5 from
 * judges, stronger ones 3.5); how often they are taken. Joined writing is carried by its swing.
 */
const SLIGHT = { body: 12.6, taken: 0.3 } as const;

const isSlight = (face: Face): boolean => !face.script && bodyOf(face) < SLIGHT.body;

const takenBeside = (face: Face, { type }: Brief): number =>
  takenOf(face.id) * (type !== 'symbol' && isSlight(face) ? SLIGHT.taken : 1);

/** How often a name is set in capitals, where its face has a case for them. */
const CAPITALS = { text: 0.25, icon: 0.15, symbol: 0 } as const;

/** The faces of a style that can set a name, as often as they are taken; every direction of a brief asks for the same. */
const facesFor = lastAnswers(
  32,
  (
    { style, industry, type, description }: Brief,
    whole: string,
    name: string,
    wanted: readonly Face[],
  ): string =>
    JSON.stringify([
      style,
      industry,
      type,
      description,
      whole,
      name,
      wanted === STYLE_FACES || wanted.map(({ id }) => id),
    ]),
  (brief, whole, name, wanted): Readonly<Record<string, number>> => {
    const script = bearsScript(brief, whole);
    const first = symbolsOf(brief, whole)[0]?.id ?? '';
    const can = (face: Face): boolean =>
      face.styles.includes(brief.style) &&
      (script || !face.script) &&
      speaks(face, brief, first) &&
      covers(face, whole);
    const own = (wanted.some(can) ? wanted : STYLE_FACES).filter(can);
    const bold = own.filter(({ family }) => !THIN[brief.style]?.includes(family));
    const length = characters(name).length;
    const longest = Math.max(...name.split(' ').map((word) => characters(word).length));
    const suited = (bold.length > 0 ? bold : own).filter((face) => suits(face, name, length, longest));
    const faces = suited.length > 0 ? suited : own.length > 0 ? own : [FALLBACK_FACE];
    return Object.fromEntries(faces.map((item) => [item.id, takenBeside(item, brief)]));
  },
);

/**
 * A face of the style that can set the name, and how; its length and case are those of the part that leads.
 * @param wanted one of these where any of them does
 */
export function chooseFace(
  brief: Brief,
  whole: string,
  name: string,
  random: Random,
  wanted: readonly Face[] = STYLE_FACES,
): FaceChoice {
  const face = faceById(weigh(facesFor(brief, whole, name, wanted), random));
  const allowed = face.cases.filter((item) => allowsCase(name, item));
  const [usual] = allowed;
  // Most of what is made of letters is made of capitals.
  const capitals = allowed.includes('upper') && random.chance(CAPITALS[brief.type]);
  const letterCase = capitals
    ? 'upper'
    : usual === undefined
      ? 'typed'
      : random.chance(0.66)
        ? usual
        : random.pick(allowed);
  return { face, letterCase, tracking: track(face, letterCase, name) };
}
