import { expect, test } from 'vitest';
import { tailwindNamesCss, tokensCss } from '../src/theme/css';

test.each([
  ['tokens', tokensCss],
  ['tailwind-names', tailwindNamesCss],
])(
  '%s.generated.css is made of the tokens as they stand (after a change of those: vitest run -u)',
  async (name, css) => {
    await expect(css()).toMatchFileSnapshot(`../src/theme/${name}.generated.css`);
  },
);
