// A drawing never changes (decision 0022). Its kit and facts come of what drew it; where this version of the engine would
// draw another one, of the drawings that are stored, which are fewer.
import {
  brandInk,
  type Colour,
  colour,
  describeCheck,
  type Engine,
  inOneInk,
  type KitFile,
  type Logo,
  type Recipe,
  renderPdf,
  renderPng,
} from '@trazo/logo-engine';
import type { BrandFacts, DrawingSource, StoredDrawing } from '../ports/drawing.js';

/** Of a recipe the engine makes the same drawing whatever its version; of a seed, until the next. */
export const drawnFrom = (engine: Engine, { brief, seed, recipe }: DrawingSource): Logo =>
  recipe === undefined ? engine.draw(brief, seed) : engine.redraw(JSON.parse(recipe) as Recipe);

/** The logo drawn again; undefined where this version draws another one of the same source. */
export function drawnAgain(engine: Engine, { svg, ...source }: StoredDrawing): Logo | undefined {
  try {
    const logo = drawnFrom(engine, source);
    return logo.svg === svg ? logo : undefined;
  } catch (error) {
    // Something that this version does not have any more.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const variantsOf = ({ brief, svg, svgDark }: StoredDrawing) => ({
  light: svg,
  dark: svgDark,
  mono: inOneInk(svgDark, '#000000'),
  negative: inOneInk(svgDark, '#FFFFFF'),
  brand: inOneInk(svgDark, brandInk(brief.color)),
});

const WIDTH = 2048;
const README = `Este logo se dibujó con una versión anterior de Trazo, y así se queda: este kit trae sus dibujos
guardados, sin cambiarlos.

logo/     el logo: sobre claro, sobre oscuro, sobre su color, en una tinta y en negativo
simbolo/  el símbolo solo, o la inicial

SVG y PDF son vectores: se agrandan sin perder calidad. PNG es para pantallas, sin fondo.
`;

/** The kit of stored drawings. */
export async function* storedFiles(logo: StoredDrawing): AsyncGenerator<KitFile, void> {
  const { light, dark, brand, mono, negative } = variantsOf(logo);
  const drawings = [
    ['logo/logo-fondo-claro', light],
    ['logo/logo-fondo-oscuro', dark],
    ['logo/logo-fondo-color', brand],
    ['logo/logo-una-tinta', mono],
    ['logo/logo-negativo', negative],
    ['simbolo/simbolo-fondo-claro', logo.svgIcon],
  ] as const;
  yield { path: 'LEEME.txt', bytes: Buffer.from(README, 'utf8') };
  for (const [path, svg] of drawings) {
    yield { path: `${path}.svg`, bytes: Buffer.from(svg, 'utf8') };
    yield { path: `${path}.pdf`, bytes: await renderPdf(svg) };
    yield { path: `${path}.png`, bytes: await renderPng(svg, { width: WIDTH }) };
  }
}

/** The colours of a drawing, without the names that only its direction knows. */
const coloursIn = (svg: string, main: string): Colour[] => {
  const others = new Set(svg.match(/#[0-9A-F]{6}\b/g));
  others.delete(main);
  return [
    colour('Principal', 'principal', main),
    ...[...others].map((hex, place) => colour(`Color ${place + 2}`, `color-${place + 2}`, hex)),
  ];
};

/** What its stored drawings say of a logo. */
export function storedFacts(engine: Engine, logo: StoredDrawing): BrandFacts {
  const { color } = logo.brief;
  const checked = engine.check({ variants: variantsOf(logo), direction: { color } });
  return {
    findings: describeCheck(checked),
    colours: { light: coloursIn(logo.svg, color), dark: coloursIn(logo.svgDark, color) },
    faces: [],
  };
}
