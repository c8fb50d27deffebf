import { percentiles } from '../measure';
import type { Row } from '../row';
import { frameWork, TRACED } from './frame-work';
import { type Visitor, visiting } from './visit';

const SLOWER = 4;
/** More than this is seen as a halt. */
const FRAME_MS = 50;
/** The mark that begins a frame. */
const FRAME = 'frame of scrolling';
const PASSES = 10;
/** As many logos are scrolled through. */
const FAR = 400;
/** What a wheel turns in a frame, in px: some 7,000 a second. */
const STEP = 120;
/** Passes end so many px before the end, where more logos would be asked for. */
const SHORT_OF_END = 4_000;
const MEBIBYTE = 1024 * 1024;

/**
 * Down the gallery by the wheel until enough logos have come, with the CPU of each frame at full speed, which the
 * machine's other work hardly changes; then up and down over all of them.
 */
export function scrollRows(visitor: Omit<Visitor, 'whole' | 'slower'>): Promise<Row[]> {
  return visiting({ ...visitor, whole: false, slower: 1 }, async ({ page, heap }) => {
    await page.goto(`${visitor.url}/gallery`);
    await page.waitForSelector('article');
    await page.waitForLoadState('networkidle');
    await visitor.browser.startTracing(page, { categories: TRACED });
    // By the page alone: what is asked of it from outside is work of its main thread too.
    await page.evaluate(
      async ({ px, far, mark }) => {
        // No function of it has a name: the compiler would add a call that the page does not know.
        for (let shown = 0; shown < far; ) {
          for (let step = 0; step < 20; step += 1) {
            window.scrollBy(0, px);
            performance.mark(mark);
            await new Promise((frame) => requestAnimationFrame(() => setTimeout(frame)));
          }
          const said = [...document.querySelectorAll('main p[role=status]')]
            .map((text) => text.textContent)
            .join();
          shown = Number(/Mostrando (\d+)/.exec(said)?.[1]);
        }
      },
      { px: STEP, far: FAR, mark: FRAME },
    );
    const frames = frameWork(await visitor.browser.stopTracing(), FRAME, SLOWER);
    const far = await page.evaluate((px) => document.documentElement.scrollHeight - px, SHORT_OF_END);
    const passOver = () =>
      page.evaluate(async (end) => {
        for (const way of [-1, 1]) {
          for (let place = 0; place <= end; place += 1_000) {
            window.scrollTo(0, way < 0 ? end - place : place);
            await new Promise((frame) => requestAnimationFrame(frame));
          }
        }
      }, far);
    await passOver();
    const first = await heap();
    for (let pass = 1; pass < PASSES; pass += 1) await passOver();
    const last = await heap();
    return [
      {
        name: `frames of ${FRAME_MS} ms and more at a quarter of the speed, scrolling to the ${FAR}th logo`,
        unit: 'frames',
        figure: frames.filter((ms) => ms > FRAME_MS).length,
        baseline: { name: 'all frames', figure: frames.length },
        ...percentiles(frames),
        limits: [{ of: 'figure', most: 0 }],
      },
      {
        name: `memory of the page after ${PASSES} passes over them`,
        unit: 'MiB',
        figure: last / MEBIBYTE,
        baseline: { name: 'after the first', figure: first / MEBIBYTE },
        ratio: last / first,
        limits: [{ of: 'ratio', most: 1.05 }],
      },
    ];
  });
}
