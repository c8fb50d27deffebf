import { fileURLToPath } from 'node:url';
import { median } from '../measure';
import type { Measured, Source } from '../row';
import { newPerson } from '../service/people';
import { withService } from '../service/processes';
import { auditInTurns, openAuditor } from './lighthouse';

const WEB_ROOT = fileURLToPath(new URL('../../../apps/logo-app/dist', import.meta.url));
const TURNS = 3;
const SCREENS = ['/generate', '/gallery', '/record', '/profile', '/plan', '/user'];
const LIMIT = { of: 'figure', most: 5 } as const;

const measure = (): Promise<Measured> =>
  withService(
    async ({ trazo, dataDir }) => {
      const auditor = await openAuditor();
      try {
        const { session } = await newPerson({ dataDir }, { logos: 30, movements: 60 });
        // Any address of the origin will do: what it stores stays, and Lighthouse leaves it.
        const page = await auditor.profile.newPage();
        await page.goto(`${trazo.url}/robots.txt`);
        await page.evaluate((id) => localStorage.setItem('session', id), session);
        await page.close();
        const audits = await auditInTurns(
          SCREENS.map((screen) => () => auditor.audit(trazo.url + screen, 'performance')),
          TURNS,
        );
        const rows = SCREENS.flatMap((screen, index) => {
          const found = audits[index] ?? [];
          return [
            {
              name: `${screen}: points short of 100`,
              unit: 'points' as const,
              figure: median(found.map(({ points }) => 100 - points)),
              limits: [LIMIT],
            },
            {
              name: `${screen}: largest contentful paint`,
              unit: 'ms' as const,
              figure: median(found.map(({ largestPaint }) => largestPaint)),
            },
          ];
        });
        return { rows };
      } finally {
        await auditor.end();
      }
    },
    { WEB_ROOT },
  );

export const source: Source = {
  title: 'Screens by Lighthouse',
  about: `Performance of the screens of someone signed in, with 30 logos, on Lighthouse's emulated phone with nothing in the
cache: the median of ${TURNS} in turns.`,
  measure,
};
