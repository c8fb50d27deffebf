import type { StyleId } from '../brief/brief.js';

/** How a face may set a name. `title` and `lower` change only names that are safe to change (see letter-case.ts). */
export type CaseId = 'typed' | 'upper' | 'lower';

export type Face = {
  /** `family-weight`. */
  readonly id: string;
  readonly family: string;
  readonly weight: number;
  readonly subsets: readonly string[];
  /** Styles that the face speaks for. */
  readonly styles: readonly StyleId[];
  readonly cases: readonly CaseId[];
  /** Tracking in em, by case: [as typed or lower, upper]. */
  readonly tracking: readonly [number, number];
  /** Weight of the same family for the quiet word of a two-weight name. */
  readonly light?: number;
  /** Weights of the same family that lines of several sizes are set in, so that their strokes match. */
  readonly weights?: readonly number[];
  /** Joined letters: never tracked, capitalised, arched or sliced. */
  readonly script?: true;
  /** Set wide; short names only. */
  readonly wide?: true;
  /** Set narrow; good for long names. */
  readonly narrow?: true;
  /** Not for the small size of a badge ring. */
  readonly fancy?: true;
  /** Figures of an old style, which are read as letters: not for names with digits. */
  readonly oldFigures?: true;
  /** Id of the plainer face that sets small lines beside it, where it is not read small itself. */
  readonly caption?: string;
};

type Extra = Partial<
  Pick<Face, 'light' | 'weights' | 'script' | 'wide' | 'narrow' | 'fancy' | 'oldFigures' | 'caption'>
>;
const LATIN = ['latin', 'latin-ext'];

function face(
  style: StyleId | readonly StyleId[],
  family: string,
  weight: number,
  cases: string,
  tracking: readonly [number, number],
  extra: Extra = {},
  subsets: readonly string[] = LATIN,
): Face {
  return {
    id: `${family}-${weight}`,
    family,
    weight,
    subsets,
    styles: typeof style === 'string' ? [style] : style,
    cases: cases.split(' ') as CaseId[],
    tracking,
    ...extra,
  };
}

const EAST = ['latin', 'latin-ext', 'cyrillic'];
const EAST_GREEK = [...EAST, 'greek'];

/** Faces that a style may choose. */
export const STYLE_FACES: readonly Face[] = [
  face('modern', 'sora', 600, 'typed lower upper', [-0.03, 0.05], { light: 300 }),
  face('modern', 'outfit', 600, 'typed lower upper', [-0.02, 0.06], {
    light: 300,
    weights: [300, 400, 500, 600, 700, 800],
  }),
  face('modern', 'urbanist', 700, 'typed lower upper', [-0.02, 0.06], {
    light: 300,
    weights: [400, 500, 600, 700, 800],
  }),
  face('modern', 'plus-jakarta-sans', 700, 'typed lower upper', [-0.035, 0.05], { light: 400 }),
  face('modern', 'manrope', 700, 'typed lower upper', [-0.035, 0.05], { light: 400 }, EAST_GREEK),
  face('modern', 'space-grotesk', 600, 'typed lower upper', [-0.04, 0], { light: 400 }),
  face('modern', 'red-hat-display', 800, 'typed lower upper', [-0.025, 0.05], { light: 400 }),
  face('modern', 'lexend', 600, 'typed lower upper', [-0.035, 0.05], { light: 300 }),
  face('modern', 'figtree', 700, 'typed lower upper', [-0.025, 0.05], { light: 400 }),
  face('modern', 'chakra-petch', 700, 'typed upper', [-0.01, 0.03], { light: 400 }),

  face(
    'minimal',
    'jost',
    400,
    'upper typed',
    [0.03, 0.2],
    { caption: 'jost-500', weights: [300, 400, 500, 600, 700] },
    EAST,
  ),
  face('minimal', 'raleway', 400, 'upper', [0.02, 0.2], { caption: 'raleway-500', oldFigures: true }, EAST),
  face('minimal', 'josefin-sans', 400, 'upper typed', [0.03, 0.16], {
    caption: 'josefin-sans-600',
    weights: [300, 400, 500, 600, 700],
  }),
  face('minimal', 'tenor-sans', 400, 'upper', [0.02, 0.15], { caption: 'jost-400' }, EAST),
  face('minimal', 'marcellus', 400, 'upper typed', [0.02, 0.13], { caption: 'jost-400', oldFigures: true }),
  face(
    'minimal',
    'montserrat',
    400,
    'upper lower',
    [0.02, 0.22],
    { wide: true, caption: 'montserrat-500' },
    EAST,
  ),
  face(
    'minimal',
    'cormorant-garamond',
    600,
    'typed upper',
    [0.01, 0.16],
    { caption: 'jost-400', oldFigures: true },
    EAST,
  ),
  face('minimal', 'urbanist', 400, 'lower typed upper', [0.02, 0.18], { caption: 'urbanist-500' }),
  face('minimal', 'work-sans', 400, 'lower typed upper', [0, 0.18], { caption: 'work-sans-500' }),
  // Beside a filled symbol and cut out of a thing hairlines look starved: letters of a middle weight are as plain, and carry it.
  face('minimal', 'jost', 500, 'upper typed', [0.03, 0.2], { weights: [300, 400, 500, 600, 700] }, EAST),
  face('minimal', 'josefin-sans', 600, 'upper typed', [0.03, 0.16], { weights: [300, 400, 500, 600, 700] }),
  face('minimal', 'raleway', 600, 'upper typed', [0.01, 0.16], { oldFigures: true }, EAST),
  face('minimal', 'urbanist', 600, 'lower typed upper', [0, 0.14], { light: 300 }),
  face('minimal', 'work-sans', 500, 'lower typed upper', [0, 0.18], { light: 300 }),
  face('minimal', 'outfit', 500, 'lower typed upper', [-0.01, 0.14], { light: 300 }),
  face('minimal', 'albert-sans', 600, 'lower typed upper', [-0.01, 0.12], { light: 300 }),
  face('minimal', 'figtree', 600, 'typed lower upper', [-0.02, 0.1], { light: 300 }),
  face('minimal', 'manrope', 600, 'lower typed upper', [-0.025, 0.08], { light: 300 }, EAST_GREEK),
  face('minimal', 'forum', 400, 'upper typed', [0.02, 0.12], { caption: 'jost-400' }, [
    'latin',
    'latin-ext',
    'cyrillic',
  ]),

  face('vintage', 'abril-fatface', 400, 'typed upper', [0.01, 0.04], { caption: 'montserrat-700' }),
  face(
    ['vintage', 'corporate'],
    'playfair-display',
    800,
    'typed upper',
    [0, 0.06],
    { caption: 'montserrat-700', weights: [500, 600, 700, 800, 900], oldFigures: true },
    EAST,
  ),
  face('vintage', 'rye', 400, 'typed upper', [0.015, 0.03], { fancy: true, caption: 'montserrat-700' }),
  face('vintage', 'alfa-slab-one', 400, 'upper typed', [0.015, 0.04], { caption: 'montserrat-700' }),
  face('vintage', 'yeseva-one', 400, 'typed upper', [0.01, 0.05], { caption: 'montserrat-700' }, EAST),
  face('vintage', 'graduate', 400, 'upper', [0.03, 0.06], {}, ['latin']),
  face('vintage', 'limelight', 400, 'typed upper', [0.02, 0.05], { fancy: true, caption: 'montserrat-700' }),
  face('vintage', 'lobster', 400, 'typed', [0, 0], { script: true, caption: 'montserrat-700' }, EAST),
  face('vintage', 'league-gothic', 400, 'upper', [0.03, 0.06], { narrow: true }),
  face('vintage', 'cinzel', 700, 'upper', [0.04, 0.06], { weights: [400, 500, 600, 700, 800] }),
  face('vintage', 'bodoni-moda', 800, 'typed upper', [0.005, 0.05], { caption: 'montserrat-700' }),
  face('vintage', 'bevan', 400, 'typed upper', [0, 0.03], { caption: 'montserrat-700' }),
  face('vintage', 'oleo-script', 700, 'typed', [0, 0], { script: true, caption: 'montserrat-700' }),
  face('vintage', 'zilla-slab', 700, 'upper typed', [-0.005, 0.06], {
    weights: [400, 500, 600, 700],
    oldFigures: true,
  }),

  face('playful', 'fredoka', 600, 'typed lower upper', [0, 0.03]),
  face('playful', 'baloo-2', 800, 'typed lower upper', [-0.005, 0.01], {
    caption: 'fredoka-600',
    weights: [500, 600, 700, 800],
  }),
  face('playful', 'titan-one', 400, 'typed upper', [0.01, 0.02], { caption: 'fredoka-600' }),
  face('playful', 'lilita-one', 400, 'typed upper', [0.01, 0.02], { narrow: true, caption: 'fredoka-600' }),
  face('playful', 'paytone-one', 400, 'typed lower upper', [0, 0.02], { caption: 'fredoka-600' }),
  face('playful', 'grandstander', 800, 'typed lower upper', [-0.005, 0.02], { caption: 'fredoka-600' }),
  face('playful', 'comfortaa', 700, 'lower typed', [-0.03, 0.02], {}, EAST_GREEK),
  face('playful', 'chango', 400, 'typed', [-0.01, 0], { wide: true, fancy: true, caption: 'fredoka-600' }),
  face('playful', 'bowlby-one', 400, 'typed upper', [0, 0.02], { wide: true, caption: 'fredoka-600' }, [
    'latin',
  ]),

  face('corporate', 'inter', 700, 'typed upper', [-0.025, 0.05], { light: 400 }, EAST_GREEK),
  face('corporate', 'ibm-plex-sans', 600, 'typed upper', [-0.015, 0.05], { light: 300 }, EAST_GREEK),
  face('corporate', 'archivo', 700, 'typed upper', [-0.02, 0.03], {
    light: 400,
    weights: [400, 500, 600, 700, 800],
  }),
  face(
    'corporate',
    'montserrat',
    700,
    'typed upper',
    [-0.025, 0.04],
    { light: 400, weights: [400, 500, 600, 700, 800] },
    EAST,
  ),
  face('corporate', 'source-serif-4', 600, 'typed upper', [-0.01, 0.07], {}, EAST_GREEK),
  face('corporate', 'libre-baskerville', 700, 'typed upper', [-0.02, 0.07]),
  face('corporate', 'barlow-condensed', 600, 'upper', [0.01, 0.045], {
    narrow: true,
    light: 400,
    weights: [400, 500, 600, 700],
  }),
  face('corporate', 'work-sans', 600, 'typed upper', [-0.025, 0.05], { light: 300 }),
  face('corporate', 'albert-sans', 700, 'typed upper', [-0.02, 0.05], { light: 400 }),
  face('corporate', 'league-spartan', 700, 'typed upper', [-0.025, 0.05], {
    light: 400,
    weights: [400, 500, 600, 700, 800],
  }),
  face('corporate', 'lora', 700, 'typed upper', [-0.015, 0.07], { caption: 'work-sans-600' }),
  face('corporate', 'oswald', 600, 'upper', [0.01, 0.04], {
    narrow: true,
    light: 300,
    weights: [300, 400, 500, 600, 700],
  }),

  face(
    'creative',
    'unbounded',
    600,
    'typed lower upper',
    [-0.03, 0.0],
    { wide: true, caption: 'outfit-600' },
    EAST,
  ),
  face('creative', 'bricolage-grotesque', 800, 'typed lower upper', [-0.03, 0], {
    weights: [400, 500, 600, 700, 800],
  }),
  face('creative', 'righteous', 400, 'typed upper', [0, 0.03], { caption: 'outfit-600' }),
  face('creative', 'fraunces', 700, 'typed lower', [-0.02, 0.01], {
    caption: 'outfit-600',
    oldFigures: true,
  }),
  face('creative', 'dm-serif-display', 400, 'typed upper', [-0.005, 0.05], {
    caption: 'outfit-600',
  }),
  face('creative', 'instrument-serif', 400, 'typed lower upper', [-0.02, 0.06], { caption: 'outfit-400' }),
  face('creative', 'gloock', 400, 'typed upper', [-0.01, 0.04], { caption: 'outfit-600' }),
  face('creative', 'shrikhand', 400, 'typed', [0, 0.02], { fancy: true, caption: 'outfit-600' }),
  face('creative', 'caprasimo', 400, 'typed', [-0.01, 0.02], { caption: 'outfit-600' }),
  face('creative', 'bungee', 400, 'upper', [0, 0.02], { wide: true, caption: 'outfit-600' }),
  face('creative', 'kaushan-script', 400, 'typed', [0, 0], { script: true, caption: 'outfit-600' }),
  face('creative', 'pacifico', 400, 'typed', [0, 0], { script: true, caption: 'outfit-600' }, EAST),

  // Of a strong voice, for styles that had too little of one.
  face('modern', 'syne', 700, 'typed lower upper', [-0.01, 0.02], { wide: true, caption: 'outfit-600' }),
  face(['modern', 'corporate'], 'anton', 400, 'upper', [0.01, 0.03], {
    narrow: true,
    caption: 'outfit-600',
  }),
  face(['vintage', 'creative'], 'young-serif', 400, 'typed upper', [-0.01, 0.05], {
    caption: 'work-sans-600',
    oldFigures: true,
  }),
  face(['vintage', 'creative'], 'yellowtail', 400, 'typed', [0, 0], {
    script: true,
    caption: 'montserrat-700',
  }),
  face(['playful', 'creative'], 'sansita-swashed', 700, 'typed', [0, 0], {
    fancy: true,
    caption: 'outfit-600',
  }),
];

/** Companions of light faces for small lines, where a hairline would break. */
const CAPTION_FACES: readonly Face[] = [
  face([], 'raleway', 500, 'typed upper', [0.02, 0.2], {}, EAST),
  face([], 'montserrat', 500, 'typed upper', [0.02, 0.2], {}, EAST),
  face([], 'urbanist', 500, 'typed upper', [0.02, 0.18]),
  face([], 'outfit', 400, 'typed upper', [0.02, 0.15]),
];

/** Writing that the style faces do not have, in order of preference. */
const WIDER: readonly { family: string; subsets: readonly string[] }[] = [
  {
    family: 'noto-sans',
    subsets: [
      'latin',
      'latin-ext',
      'vietnamese',
      'cyrillic',
      'cyrillic-ext',
      'greek',
      'greek-ext',
      'devanagari',
    ],
  },
  { family: 'noto-sans-arabic', subsets: ['arabic'] },
  { family: 'noto-sans-hebrew', subsets: ['hebrew'] },
  { family: 'noto-sans-jp', subsets: ['japanese'] },
  { family: 'noto-sans-sc', subsets: ['chinese-simplified'] },
  { family: 'noto-sans-kr', subsets: ['korean'] },
];

/** The one weight in which the wider writing is kept: ideographs weigh megabytes. */
const WIDER_WEIGHT = 700;

export type FontRef = { readonly family: string; readonly subset: string; readonly weight: number };

/** Files in which a face's characters are looked for, in order. */
export function fontStack(face: Face, weight = face.weight): FontRef[] {
  const own = face.subsets.map((subset) => ({ family: face.family, subset, weight }));
  const wider = WIDER.flatMap(({ family, subsets }) =>
    subsets.map((subset) => ({ family, subset, weight: WIDER_WEIGHT })),
  );
  return [...own, ...wider];
}

/** The face for names that no style face covers. */
export const FALLBACK_FACE: Face = {
  ...face(
    ['modern', 'minimal', 'vintage', 'playful', 'corporate', 'creative'],
    'noto-sans',
    700,
    'typed',
    [0, 0.02],
  ),
  subsets: ['latin', 'latin-ext', 'cyrillic', 'greek'],
};

const byId = new Map([...STYLE_FACES, ...CAPTION_FACES, FALLBACK_FACE].map((item) => [item.id, item]));

/** Ids of the faces that may set a name. */
export const FACE_IDS: readonly string[] = [...STYLE_FACES, FALLBACK_FACE].map(({ id }) => id);

/** @throws {RangeError} when there is no such face. */
export function faceById(id: string): Face {
  const found = byId.get(id);
  if (found === undefined) throw new RangeError(`There is no face "${id}".`);
  return found;
}

/** Every font file that the engine may open: what the build copies. */
export function allFontRefs(): FontRef[] {
  const refs = [...STYLE_FACES, ...CAPTION_FACES, FALLBACK_FACE].flatMap((item) => [
    ...fontStack(item),
    ...(item.light === undefined ? [] : fontStack(item, item.light)),
    ...(item.weights ?? []).flatMap((weight) => fontStack(item, weight)),
  ]);
  return [...new Map(refs.map((ref) => [`${ref.family}/${ref.subset}/${ref.weight}`, ref])).values()];
}
