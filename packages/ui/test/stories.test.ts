import { fileURLToPath } from 'node:url';
import { buildIndex } from 'storybook/internal/core-server';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { entries } from '../scripts/exports.mjs';
import { REQUIRED_STATES } from './required-states';

/** Entry points that are not components. */
const NOT_COMPONENTS = [
  'provider',
  'texts',
  'texts-en',
  'texts-pt',
  'testing',
  'theme',
  'format',
  'on-demand',
];
const components = Object.entries(entries()).filter(([name]) => !NOT_COMPONENTS.includes(name));
const stories = new Map<string, { title: string; name: string }[]>();

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const configDir = fileURLToPath(new URL('../../../.storybook', import.meta.url));
  const index = await buildIndex({ configDir });
  for (const entry of Object.values(index.entries)) {
    if (entry.type !== 'story') continue;
    const folder = /src\/(?:primitives|states|domain)\/([\w-]+)\//.exec(entry.importPath)?.[1] ?? '';
    const known = stories.get(folder) ?? [];
    stories.set(folder, [...known, { title: entry.title, name: entry.exportName ?? '' }]);
  }
}, 60_000);

describe.each(components)('%s', (name, file) => {
  const layer = file.split('/')[1] ?? '';

  test('stands under its layer with a Default and a Playground', () => {
    const own = stories.get(name) ?? [];
    const titles = own.map(({ title }) => title.split('/')[0]?.toLowerCase());
    expect(own.map((story) => story.name)).toEqual(expect.arrayContaining(['Default', 'Playground']));
    expect(titles).toContain(layer);
  });
});

test.each(Object.entries(REQUIRED_STATES))('%s shows the states it must: %j', (name, states) => {
  const own = (stories.get(name) ?? []).map((story) => story.name);
  expect(own).toEqual(expect.arrayContaining([...states]));
});

test('every component that has more than its Default and its Playground is in the list', () => {
  const withStates = components.filter(([name]) => (stories.get(name) ?? []).length > 2);
  expect(withStates.map(([name]) => name).filter((name) => !(name in REQUIRED_STATES))).toEqual([]);
});

test('every component of the list exists', () => {
  const names = components.map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(REQUIRED_STATES)));
});
