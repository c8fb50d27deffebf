import { statePrompt } from '../domain/brief.js';
import { INDUSTRIES, isIndustry, isStyle, STYLES } from '../domain/catalog.js';
import type { Clock } from '../ports/clock.js';
import type { DrawingEngine } from '../ports/drawing.js';
import type { Store } from '../ports/store.js';
import { longHistory, type Sample, type Step } from './long-history.js';

export type AccountFill = {
  userId: string;
  /** How many logos are added. */
  logos: number;
  /** How many movements are added: one for each logo, and at least one that pays for them. `logos` + 1 unless given. */
  movements?: number;
};

type FillDeps = {
  store: Store;
  clock: Clock;
  openEngine: () => Promise<Pick<DrawingEngine, 'draw' | 'version' | 'close'>>;
};

/** The movements of one transaction: whoever else writes waits no longer than it takes. */
const BATCH = 2_000;
/** Nobody looks at ten thousand drawings; a few stand for all. */
const NAMES = ['Café Norte', 'Ñandú', 'Mar Abierto', 'Semilla', 'Faro', 'Taller Sur', 'Raíz'];

/**
 * Gives an account a long history at once: logos of every industry and style, and the movements that paid for
 * them, by the same rules of the ledger as any other. The same numbers give the same names, amounts and order.
 * @throws {Error} when a number cannot be used.
 */
export async function fillAccount(deps: FillDeps, fill: AccountFill): Promise<void> {
  const { userId, logos, movements = logos + 1 } = fill;
  const areCounts = [logos, movements].every((count) => Number.isInteger(count) && count >= 0);
  if (!areCounts || movements <= logos)
    throw new Error('Logos and movements must be whole numbers, with more movements than logos.');
  const samples = await drawSamples(deps);
  const last = await deps.store.movements.last(userId);
  const history = longHistory({ userId, logos, movements, samples, last, now: deps.clock() });
  for (let steps = take(history, BATCH); steps.length > 0; steps = take(history, BATCH)) {
    await deps.store.transaction(async (repositories) => {
      await repositories.accounts.lock(userId);
      await repositories.movements.addAll(steps.map(({ movement }) => movement));
      await repositories.logos.addAll(steps.flatMap(({ logo }) => logo ?? []));
    });
  }
}

async function drawSamples({ openEngine }: FillDeps): Promise<Sample[]> {
  const engine = await openEngine();
  const styles = Object.keys(STYLES).filter(isStyle);
  const samples = Object.keys(INDUSTRIES)
    .filter(isIndustry)
    .map(async (industry, index): Promise<Sample> => {
      const name = NAMES[index % NAMES.length] ?? 'Trazo';
      const style = styles[index % styles.length] ?? 'modern';
      const brief = { name, industry, style, type: 'icon', color: '#0E7490' } as const;
      const seed = String(index);
      const { svg, variants, icon } = await engine.draw(brief, seed);
      const { color, type } = brief;
      const drawn = { svg, svgDark: variants.dark, svgIcon: icon };
      const made = { ...drawn, prompt: statePrompt(brief), engineVersion: engine.version };
      return { companyName: name, industry, style, type, color, description: '', seed, ...made };
    });
  return Promise.all(samples).finally(() => engine.close());
}

function take(history: Generator<Step>, count: number): Step[] {
  const taken: Step[] = [];
  while (taken.length < count) {
    const { value, done } = history.next();
    if (done) break;
    taken.push(value);
  }
  return taken;
}
