import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexer, walkTokens } from 'marked';
import { describe, expect, test } from 'vitest';
import { root } from './pnpm.mjs';

const page = readFileSync(join(root, 'docs/security.md'), 'utf8');

const named: [title: string, file: string][] = [];
walkTokens(lexer(page), (token) => {
  if (token.type === 'link' && /\.(test|spec)\.ts$/.test(token.href)) named.push([token.text, token.href]);
});

describe('docs/security.md', () => {
  test.each(named)('“%s” is a test of %s', (title, file) => {
    const source = readFileSync(join(root, 'docs', file), 'utf8');
    // A title stands in quotation marks, after a section or a placeholder perhaps.
    const quoted = source.split('\n').filter((line) => /['"`]/.test(line) && !/^\s*(\/\/|\*)/.test(line));
    expect(quoted.some((line) => line.includes(title))).toBe(true);
  });

  test('names a test for every threat', () => {
    const rows = page.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| threat'));
    expect(rows.length).toBeGreaterThan(20);
    for (const row of rows) expect(row).toMatch(/\]\(\.\.\/[^)]+\.(test|spec)\.ts\)/);
  });
});
