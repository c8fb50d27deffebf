/** Contact sheets of names whose parts weigh differently: generic, proper, place, legal form; a row for each. */
import { createEngine, type INDUSTRY_IDS, LOGO_TYPE_IDS, type LogoTypeId, STYLE_IDS } from '../src/index.js';
import { type Cell, saveSheet } from './sheet.js';

const NAMES: readonly (readonly [name: string, industry: (typeof INDUSTRY_IDS)[number], color: string])[] = [
  ['Carnicería El Ñato', 'livestock', '#991B1B'],
  ['Clínica Veterinaria Huellas del Sur', 'healthcare', '#0F766E'],
  ['Ferretería Don Anselmo', 'construction', '#B45309'],
  ['Transportes Quilapán y Compañía Ltda.', 'transportation', '#1D4ED8'],
  ['Mieles de Futrono', 'agriculture', '#A16207'],
  ['Tinta y Papel', 'art', '#111827'],
  ['Brío', 'marketing', '#DB2777'],
  ['Óptica Belén', 'healthcare', '#0369A1'],
  ['Estudio Contable Aravena & Soto', 'technology', '#334155'],
  ['La Olla de Domitila', 'gastronomy', '#C2410C'],
  ['Cervecería Volcán Azul', 'food', '#1E40AF'],
  ['Pinturas y Revestimientos Oyarzún S.A.', 'construction', '#0E7490'],
  ['Kantuta', 'desing', '#7C3AED'],
  ['Taller Mecánico Los Aromos', 'automotive', '#DC2626'],
  ['Peluquería Moño Alto', 'art', '#BE185D'],
  ['Mariscos Caleta Tumbes', 'fishing', '#155E75'],
];

const engine = await createEngine();
const seed = process.argv[2] ?? 'a';
const only = process.argv[3] as LogoTypeId | undefined;

for (const type of LOGO_TYPE_IDS) {
  if (type === 'symbol' || (only !== undefined && only !== type)) continue;
  const cells = NAMES.flatMap(([name, industry, color]) =>
    STYLE_IDS.map((style): Cell => {
      const { svg, direction } = engine.draw({ name, industry, style, type, color }, seed);
      return { svg, caption: `${style} ${direction.face} ${direction.layout} ${direction.idea}` };
    }),
  );
  await saveSheet(`names-${type}.png`, cells, 6, 330, 210);
}
