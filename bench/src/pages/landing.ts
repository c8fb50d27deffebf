import { fileURLToPath } from 'node:url';
import { median } from '../measure';
import type { Limit, Measured, Row, Source, Unit } from '../row';
import { withService } from '../service/processes';
import { type Audit, auditInTurns, openAuditor } from './lighthouse';
import { serveStaticPage } from './static-page';

const WEB_ROOT = fileURLToPath(new URL('../../../apps/logo-app/dist', import.meta.url));
const TURNS = 5;
const STILL = 'the page without scripts';

const measure = (): Promise<Measured> =>
  withService(
    async ({ trazo }) => {
      const [still, auditor] = await Promise.all([serveStaticPage(WEB_ROOT), openAuditor()]);
      try {
        // The other categories are asked of the landing alone, and once: the same page has the same of them.
        const { otherPoints } = await auditor.audit(trazo.url);
        const [landing = [], without = []] = await auditInTurns(
          [trazo.url, still.url].map((url) => () => auditor.audit(url, 'performance')),
          TURNS,
        );
        return { rows: rowsOf(landing, without, otherPoints) };
      } finally {
        await auditor.end();
        still.end();
      }
    },
    { WEB_ROOT },
  );

function rowsOf(landing: readonly Audit[], without: readonly Audit[], otherPoints: number): Row[] {
  const beside = (
    name: string,
    unit: Unit,
    of: (audit: Audit) => number,
    limits: readonly Limit[] = [],
  ): Row => ({
    name,
    unit,
    figure: median(landing.map(of)),
    baseline: { name: STILL, figure: median(without.map(of)) },
    limits,
  });
  const below = landing.map(({ points }, turn) => (without[turn]?.points ?? 100) - points);
  return [
    beside('everything before scrolling', 'kB', ({ bytes }) => bytes / 1_000, [{ of: 'figure', most: 180 }]),
    beside('scripts', 'scripts', ({ scripts }) => scripts, [{ of: 'figure', most: 6 }]),
    beside('first contentful paint', 'ms', ({ firstPaint }) => firstPaint),
    beside('largest contentful paint', 'ms', ({ largestPaint }) => largestPaint),
    beside('total blocking time', 'ms', ({ blocked }) => blocked),
    beside('performance: points short of 100', 'points', ({ points }) => 100 - points, [
      { of: 'figure', most: 2 },
    ]),
    {
      name: 'accessibility, best practices and SEO: points short of 100',
      unit: 'points',
      figure: 100 - otherPoints,
      limits: [{ of: 'figure', most: 0 }],
    },
    {
      name: 'performance: points below the page without scripts',
      unit: 'points',
      figure: median(below),
      limits: [{ of: 'figure', most: 4 }],
    },
  ];
}

export const source: Source = {
  title: 'The landing',
  about: `By Lighthouse on its emulated phone, beside the same page without its scripts (the same text, style sheet, fonts and
pictures, from memory by bare \`node:http\`): the median of ${TURNS} in turns;
accessibility, best practices and SEO of the landing alone, once.`,
  measure,
};
