import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../src/index.js';
import { FOLDER, hashOf, type Stored } from './stored-recipes.js';

const engine = await createEngine();

describe.each(readdirSync(FOLDER))('recipes that were stored by the engine of %s', (file) => {
  const lines = readFileSync(new URL(file, FOLDER), 'utf8').trimEnd().split('\n');

  it('are many', () => {
    expect(lines.length).toBeGreaterThan(300);
  });

  // An account's logos stay what they were when they were chosen, whatever the rules have learnt since.
  it('give the same bytes in every variant, and the same icon', () => {
    const changed = lines.flatMap((line) => {
      const { recipe, sha256 } = JSON.parse(line) as Stored;
      return hashOf(engine, engine.redraw(recipe)) === sha256 ? [] : [{ recipe }];
    });
    expect(changed).toEqual([]);
  });
});
