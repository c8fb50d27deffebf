/** Contact sheet of every idea of a wordmark, a row for each, on the names and faces that lend themselves to it. */
import { allowsCase, setCase } from '../src/brief/letter-case.js';
import { parseName } from '../src/brief/parse-name.js';
import { lightPalette } from '../src/colour/palette.js';
import { compose } from '../src/composition/compose.js';
import { ideaOf } from '../src/composition/ideas/index.js';
import { type Direction, IDEAS } from '../src/direction/direction.js';
import { STYLE_FACES } from '../src/fonts/faces.js';
import { STYLE_IDS } from '../src/index.js';
import { MARKS } from '../src/marks/index.js';
import type { Mark } from '../src/marks/mark.js';
import { createRandom } from '../src/random/random.js';
import { createSvgWriter } from '../src/svg/write.js';
import { type Cell, saveSheet } from './sheet.js';

const NAMES = [
  'Carnicería Doña Pita',
  'Pampa',
  'Taller Mecánico Roldán',
  'Aurora',
  'Hundred Nudos',
  'Librería Capicúa',
  'Cobre',
  'Viña Antumalal',
  'Clínica Dental Bandurria',
  'Kiltro',
  'Heladería Piñihue',
  'Abarca',
  'Óptica Quimera',
  'Mercurio',
  'Sandía',
  'Panadería Trigal',
  'Lupa',
  'Estudio Jurídico Andrade',
  'Bosque',
  'Quinto Piso',
  'Ferretería Donoso',
  'Nube Blanca',
  'Cobre y Greda',
  'El Patio de Nora',
  'Puente Equis',
];
const COLOURS = ['#1D4ED8', '#B91C1C', '#0F766E', '#B45309', '#7C3AED', '#BE185D'];
const PER_IDEA = 8;

const only = process.argv[3]?.split(',');
const random = createRandom(process.argv[2] ?? 'a');

function examples(idea: Direction['idea']): Cell[] {
  const cells: Cell[] = [];
  for (let i = 0; i < 400 && cells.length < PER_IDEA; i++) {
    const name = random.pick(NAMES);
    const style = random.pick(STYLE_IDS);
    const face = random.pick(STYLE_FACES.filter((item) => item.styles.includes(style)));
    const letterCase = random.pick(face.cases.filter((item) => allowsCase(name, item)));
    const { encloses, needsGeneric, needsSymbol, lockup, captions, suits } = ideaOf(idea);
    const mark: Mark | undefined = random.pick(MARKS.filter(({ contained }) => contained));
    const { generic, proper } = parseName(name);
    const descriptor = needsGeneric
      ? 'inline'
      : captions || random.chance(0.5) || encloses
        ? random.pick(['above', 'below'] as const)
        : 'none';
    const lead = descriptor === 'none' ? name : proper;
    if (suits?.(setCase(lead, letterCase), face) === false || ((needsGeneric || captions) && generic === ''))
      continue;
    const color = random.pick(COLOURS);
    const direction: Direction = {
      face: face.id,
      letterCase,
      tracking: face.tracking[letterCase === 'upper' ? 1 : 0],
      layout: lockup === undefined ? 'wordmark' : random.pick(lockup.layouts),
      idea,
      descriptor,
      nameRole: 'ink',
      symbol:
        needsSymbol || lockup
          ? {
              kind: 'mark',
              id: mark.id,
              params: Object.fromEntries(
                Object.entries(mark.params).map(([key, [first]]) => [key, first ?? 0]),
              ),
            }
          : null,
      container: 'none',
      treatment: 'plain',
      accent: 'none',
      color,
    };
    const drawn = compose(name, direction);
    if (drawn === null) continue;
    cells.push({
      svg: createSvgWriter(drawn, name)(lightPalette(color, 'none')),
      caption: `${idea} ${face.id}`,
    });
  }
  while (cells.length < PER_IDEA) cells.push({ svg: '<svg viewBox="0 0 100 100"></svg>', caption: idea });
  return cells;
}

await saveSheet(
  'ideas.png',
  IDEAS.filter((idea) => only?.includes(idea) ?? true).flatMap(examples),
  PER_IDEA,
  250,
  140,
);
