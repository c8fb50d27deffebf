import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { publicComponents } from './public-components';

const root = fileURLToPath(new URL('../src', import.meta.url));

/** Those that hold state for what is inside them, and have no element to give anything to. */
const HOLDERS = ['AlertProvider', 'Dialog', 'DropdownMenu', 'Popover', 'TrazoProvider'];

test('every public component is asked whether it takes ref, className and other props', () => {
  const tests = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.tsx'))
    .map((file) => readFileSync(join(root, file), 'utf8'));
  const asked = tests.flatMap((source) =>
    [...source.matchAll(/describeConformance\(\s*'(\w+)'/g)].map(([, name]) => name),
  );
  const missing = publicComponents().filter(({ name }) => !asked.includes(name));
  expect(missing.map(({ name }) => name)).toEqual(HOLDERS);
});
