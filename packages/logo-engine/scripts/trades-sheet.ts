/**
 * Trades by styles: six logos of every case of the test set that is tuned to, 40 cases a sheet, in `.build/`.
 * `npx pnpm --filter @trazo/logo-engine run sheet:trades [first case] [icon|symbol]`.
 */
import { LOGO_TYPE_IDS, STYLE_IDS } from '../src/brief/brief.js';
import { createEngine } from '../src/index.js';
import { readCases } from '../test/lexicon/cases.js';
import { type Cell, saveSheet } from './sheet.js';

const COLOURS = ['#1F6F5C', '#B4441F', '#1E40AF', '#7E22CE', '#0F766E', '#9A3412'];
const PAGE = 40;

const start = Number(process.argv[2] ?? 0);
const type = LOGO_TYPE_IDS.find((id) => id === process.argv[3]) ?? 'symbol';
const engine = await createEngine();

const cells = readCases('tuning')
  .slice(start, start + PAGE)
  .flatMap(({ industry, description, name }) =>
    STYLE_IDS.map((style, i): Cell => {
      const color = COLOURS[i] ?? '#1F6F5C';
      const brief = { name: name || 'Andrade', industry, style, type, color, description };
      return { svg: engine.draw(brief, `trades ${i}`).svg, caption: description || name };
    }),
  );
await saveSheet(`trades-${start}.png`, cells, 12, 120, 92);
