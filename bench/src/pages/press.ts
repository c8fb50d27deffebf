import { fileURLToPath } from 'node:url';
import { chromium, type Locator, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../../../testing/chromium.ts';
import { type Visitor, visiting } from '../accounts/visit';
import { percentiles } from '../measure';
import type { Measured, Row, Source } from '../row';
import { newLogo, newPerson } from '../service/people';
import { withService } from '../service/processes';
import { bareButton, openPresses, type Presses, p98 } from './presses';

const WEB_ROOT = fileURLToPath(new URL('../../../apps/logo-app/dist', import.meta.url));
const SLOWER = 4;
const LOGOS = 300;
/** How the one begins that the service has drawn: those of a filled account cannot be adjusted. */
const DRAWN = 'Compañía';
const BARE = 'a bare button that changes one text';
const LIMIT = { of: 'figure', most: 100 } as const;

type Pressing = (page: Page, presses: Presses) => Promise<void>;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const radio = (page: Page, at: number) => page.getByRole('radio').nth(at);

/** Presses each in its turn, `rounds` times over. */
async function pressAll(presses: Presses, rounds: number, targets: readonly Locator[]) {
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) await presses.press(target);
  }
}

/** Where people press, with the address that it is at: some twenty presses of each. */
const PLACES: Readonly<Record<string, { path: string; pressing: Pressing }>> = {
  'parts and choices of Ajustar': {
    path: '/gallery',
    async pressing(page, presses) {
      await page.getByRole('searchbox').fill(DRAWN);
      await button(page, new RegExp(`^Ver detalle de ${DRAWN}`)).click();
      await button(page, 'Ajustar').click();
      const editor = page.getByRole('dialog', { name: /^Ajustar / });
      for (const part of ['Color', 'Letra', 'Disposición']) {
        await presses.press(editor.getByRole('tab', { name: part }));
        await editor.getByRole('radio').nth(1).waitFor();
        await pressAll(
          presses,
          3,
          [1, 0].map((at) => editor.getByRole('radio').nth(at)),
        );
      }
    },
  },
  'choices and Siguiente of the wizard': {
    path: '/generate',
    async pressing(page, presses) {
      await page.getByLabel('Nombre de la empresa').fill('Panadería Ñuñoa');
      await presses.press(button(page, 'Siguiente'));
      for (const _step of ['industry', 'type and style', 'colour']) {
        await pressAll(
          presses,
          1,
          [1, 2, 3, 1, 2].map((at) => radio(page, at)),
        );
        await presses.press(button(page, 'Siguiente'));
      }
    },
  },
  'filters and order of the gallery': {
    path: '/gallery',
    async pressing(page, presses) {
      const filters = page.getByRole('group').first().getByRole('button');
      await pressAll(presses, 5, [filters.nth(1), filters.nth(2), filters.nth(0), button(page, /^Ordenar/)]);
    },
  },
  'typing into the search of the gallery': {
    path: '/gallery',
    async pressing(page, presses) {
      await page.getByRole('searchbox').focus();
      for (const key of 'cafe luna norte sol y') await presses.type(key === ' ' ? 'Space' : key);
    },
  },
  'favourites of the gallery': {
    path: '/gallery',
    async pressing(page, presses) {
      const hearts = button(page, /^Favorito:/);
      await pressAll(
        presses,
        2,
        [0, 1, 2, 3, 4, 5, 6, 7, 0, 1].map((at) => hearts.nth(at)),
      );
    },
  },
  'pager of the history': {
    path: '/record',
    async pressing(page, presses) {
      const pager = page.getByRole('navigation', { name: 'Paginación' });
      await pressAll(presses, 20, [pager.getByRole('button', { name: 'Siguiente' })]);
    },
  },
  'tabs of the profile': {
    path: '/profile',
    async pressing(page, presses) {
      const tabs = page.getByRole('tab');
      await pressAll(
        presses,
        5,
        [1, 2, 3, 0].map((at) => tabs.nth(at)),
      );
    },
  },
  'theme, over a gallery': {
    path: '/gallery',
    pressing: (page, presses) => pressAll(presses, 20, [button(page, /^Cambiar a tema/)]),
  },
  sidebar: {
    path: '/gallery',
    async pressing(page, presses) {
      const links = page.getByRole('navigation', { name: 'Navegación principal' }).getByRole('link');
      await pressAll(
        presses,
        4,
        [0, 1, 2, 3, 4].map((at) => links.nth(at)),
      );
    },
  },
};

const measure = (): Promise<Measured> =>
  withService(
    async ({ trazo, dataDir }) => {
      const browser = await chromium.launch(chromiumLaunchOptions());
      try {
        const person = await newPerson({ dataDir }, { logos: LOGOS, movements: 2 * LOGOS });
        await newLogo(trazo.url, person);
        const visitor = { browser, url: trazo.url, person, whole: false, slower: SLOWER };
        const rows: Row[] = [];
        const all: Taken = { ours: [], bare: [] };
        for (const [name, { path, pressing }] of Object.entries(PLACES)) {
          const taken = await pressesOf(visitor, path, pressing);
          all.ours.push(...taken.ours);
          all.bare.push(...taken.bare);
          rows.push(rowOf(name, taken));
        }
        return { rows: [{ ...rowOf('all of them', all), limits: [LIMIT] }, ...rows] };
      } finally {
        await browser.close();
      }
    },
    { WEB_ROOT },
  );

/** How long presses took, in milliseconds. */
type Taken = { ours: number[]; bare: number[] };

const rowOf = (name: string, { ours, bare }: Taken): Row => ({
  name: `${name}: p98`,
  unit: 'ms',
  figure: p98(ours),
  baseline: { name: BARE, figure: p98(bare) },
  ratio: p98(ours) / p98(bare),
  ...percentiles(ours),
});

/** The presses of a place, and right after them as many of the bare button in the same browser. */
function pressesOf(visitor: Visitor, path: string, pressing: Pressing): Promise<Taken> {
  return visiting(visitor, async ({ page }) => {
    const presses = await openPresses(page);
    await page.goto(visitor.url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    const ours = await presses.during(() => pressing(page, presses));
    await bareButton(page, visitor.url);
    const bare = await presses.during(() => pressAll(presses, ours.length, [page.getByRole('button')]));
    return { ours, bare };
  });
}

export const source: Source = {
  title: 'Presses',
  about: `From a press or a key to the next paint, by the browser's Event Timing, at a quarter of its speed: an account of
${LOGOS} logos, some twenty presses of each kind, and as many of ${BARE} in a page of its own, right after them. The
browser tells eights of milliseconds, and of presses below 16 ms only that they were.`,
  measure,
};
