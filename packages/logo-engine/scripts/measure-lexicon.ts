/**
 * How often the lexicon's first symbol is right, one of its first six, and how often the first is a wrong object,
 * on the two thirds of the test set that it was tuned to and on the third that it was not.
 * `npx pnpm --filter @trazo/logo-engine run lexicon:measure [--held-out] [--misses]` lists what failed of the tuned part.
 */
import { readCases } from '../test/lexicon/cases.js';
import { drawnShares, judge, shares } from '../test/lexicon/measure.js';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

for (const part of process.argv.includes('--held-out')
  ? (['tuning', 'held-out'] as const)
  : (['tuning'] as const)) {
  const verdicts = readCases(part).map(judge);
  const { first, oneOfSix, wrong } = shares(verdicts);
  const drawn = drawnShares(readCases(part));
  console.log(
    `${part}: ${verdicts.length} cases, first right ${percent(first)}, one of six ${percent(oneOfSix)}, ` +
      `wrong object first ${percent(wrong)}; drawn: right ${percent(drawn.right)}, ` +
      `initials or abstract ${percent(drawn.plain)}, something else ${percent(drawn.wrong)}`,
  );
  if (part === 'held-out' || !process.argv.includes('--misses')) continue;
  for (const { given, six, first: right } of verdicts.filter(
    (verdict) => !verdict.first || !verdict.oneOfSix,
  ))
    console.log(
      `${right ? ' ' : '×'} ${given.industry}: ${given.description} [${given.name}] -> ${six.join(' ')} | ${given.accepted.join(' ')}`,
    );
}
