import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { WIRE_TYPES, wireTypes } from '../scripts/wire-types.js';

test('the SDK’s wire types are those of the OpenAPI document (npx pnpm --filter @trazo/logo-server run wire-types)', async () => {
  expect(readFileSync(WIRE_TYPES, 'utf8')).toBe(await wireTypes());
});
