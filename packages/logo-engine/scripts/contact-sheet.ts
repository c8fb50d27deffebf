/** Contact sheets: every industry and style for each type, variants, and names at the edge. */

import { DARK_GROUND } from '../src/colour/palette.js';
import {
  type Brief,
  createEngine,
  INDUSTRY_IDS,
  type IndustryId,
  type LogoTypeId,
  STYLE_IDS,
} from '../src/index.js';
import { BRIEFS } from './invented-briefs.js';
import { type Cell, saveSheet } from './sheet.js';

/** A name and a colour for each industry, of an invented business of it if there is one. */
const sampleOf = (industry: IndustryId): Pick<Brief, 'name' | 'color'> =>
  BRIEFS.find((brief) => brief.industry === industry) ?? { name: 'Mar Abierto', color: '#1D4ED8' };
const EDGE = [
  'X',
  'Ñ',
  'Ío',
  'A1',
  'Güell & Ñandú',
  'Łódź Żywiec',
  'Óptica Muñoz',
  'Panadería y repostería la abuela Concepción',
  'Supercalifragilístico',
  'Asociación Nacional de Productores Agropecuarios del Valle',
  '东京寿司',
  '株式会社さくら',
  '한국식당',
  'مطعم السلام',
  'שלום בית',
  'Москва',
  'Αθήνα',
  'Café',
  'McDermott',
  'ALL CAPS NAME',
  'lower case name',
  '3M',
  '24/7 Gym',
  "L'Oca",
  '"Quoted"',
  '<script>alert(1)</script>',
  '50% Más',
  'Łukasz ☕ Café',
  'ñ'.repeat(40),
  'Una empresa con un nombre larguísimo que no cabe en ninguna tarjeta de visita del mundo entero y sus alrededores',
];
const COLOURS = ['#3B82F6', '#EF4444', '#10B981', '#F59E0B', '#8B5CF6', '#EC4899', '#06B6D4', '#000000'];

const engine = await createEngine();
const seed = process.argv[2] ?? 'a';
const only = process.argv[3];
const label = (direction: { face: string; layout: string; idea: string }): string =>
  `${direction.face} ${direction.layout}${direction.idea === 'none' ? '' : ` ${direction.idea}`}`;

for (const type of ['icon', 'text', 'symbol'] as const satisfies readonly LogoTypeId[]) {
  if (only !== undefined && only !== type) continue;
  const cells = INDUSTRY_IDS.flatMap((industry) =>
    STYLE_IDS.map((style): Cell => {
      const { name, color } = sampleOf(industry);
      const logo = engine.draw({ name, industry, style, type, color }, seed);
      return { svg: logo.svg, caption: `${industry} ${style} ${label(logo.direction)}` };
    }),
  );
  await saveSheet(`${type}.png`, cells, 6, 330, 225);
}
if (only === undefined || only === 'edge') {
  const cells = EDGE.flatMap((name, i) =>
    (['icon', 'text'] as const).map((type): Cell => {
      const style = STYLE_IDS[i % 6] ?? 'modern';
      const industry = INDUSTRY_IDS[(i * 4) % INDUSTRY_IDS.length] ?? 'food';
      const color = ['#BE185D', '#0E7490', '#B45309', '#4D7C0F', '#1D4ED8', '#7C3AED'][i % 6] ?? '#1D4ED8';
      const logo = engine.draw({ name, industry, style, type, color }, seed);
      return { svg: logo.svg, caption: `${style} ${label(logo.direction)}` };
    }),
  );
  await saveSheet('edge.png', cells, 6, 330, 210);
}
if (only === undefined || only === 'variants') {
  const cells = COLOURS.flatMap((color, i) => {
    const style = STYLE_IDS[i % 6] ?? 'modern';
    const industry = INDUSTRY_IDS[(i * 2 + 1) % INDUSTRY_IDS.length] ?? 'food';
    const { name } = sampleOf(industry);
    return (['icon', 'text'] as const).flatMap((type): Cell[] => {
      const { variants, direction } = engine.draw({ name, industry, style, type, color }, seed);
      return [
        { svg: variants.light, caption: `${color} ${label(direction)}` },
        { svg: variants.dark, caption: 'dark', ground: DARK_GROUND },
        { svg: variants.mono, caption: 'mono' },
        { svg: variants.negative, caption: 'negative', ground: '#000000' },
      ];
    });
  });
  await saveSheet('variants.png', cells, 8, 250, 170);
}
