import { expect, it } from 'vitest';
import { filesOf } from './files.js';
import { PROPOSALS, UsageError } from './options.js';

it('refuses the kit of a proposal that a name does not give before the first file', async () => {
  const brief = {
    name: 'Faro',
    industry: 'fishing',
    style: 'modern',
    type: 'text',
    color: '#0E7490',
  } as const;
  const files = filesOf({ brief, seed: '1', out: 'logos', kit: PROPOSALS + 1 });
  await expect(files.next()).rejects.toThrow(UsageError);
});
