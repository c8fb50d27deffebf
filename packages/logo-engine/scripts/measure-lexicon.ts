/**
 * How often the lexicon's first symbol is right, one of its first six, and how often the first is a wrong object,
 * on the parts of the test set (`test/lexicon/cases.ts`).
 * `npx pnpm --filter @trazo/logo-engine run lexicon:measure [--held-out] [--misses]` lists what failed; of the part
 * that is held out it tells the shares alone.
 */
import { HELD_OUT, PARTS, readCases, readNames } from '../test/lexicon/cases.js';
import { drawnShares, drawnWrongly, isCalledAfter, judge, shares } from '../test/lexicon/measure.js';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const shown = process.argv.includes('--held-out') ? PARTS : PARTS.filter((part) => part !== HELD_OUT);

for (const part of shown) {
  const verdicts = readCases(part).map(judge);
  const { first, oneOfSix, wrong } = shares(verdicts);
  const drawn = drawnShares(readCases(part));
  console.log(
    `${part}: ${verdicts.length} cases, first right ${percent(first)}, one of six ${percent(oneOfSix)}, ` +
      `wrong object first ${percent(wrong)}; drawn: right ${percent(drawn.right)}, ` +
      `initials or abstract ${percent(drawn.plain)}, something else ${percent(drawn.wrong)}`,
  );
  if (part === HELD_OUT || !process.argv.includes('--misses')) continue;
  for (const { given, six, first: right, oneOfSix } of verdicts) {
    const wrongly = drawnWrongly(given);
    if (right && oneOfSix && wrongly.length === 0) continue;
    console.log(
      `${right ? ' ' : '×'} ${given.industry}: ${given.description} [${given.name}] -> ${six.join(' ')} | ` +
        `drawn wrongly: ${wrongly.join(' ')} | ${given.accepted.join(' ')}`,
    );
  }
}

const names = readNames();
console.log(
  `names that are a thing: ${names.filter(isCalledAfter).length} of ${names.length} are drawn as one`,
);
