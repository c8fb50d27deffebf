import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { strayBoxes } from '../../test/mirror';

type Stories = Parameters<typeof composeStories>[0];

const FILES = import.meta.glob<Stories>('../{primitives,states,domain}/**/*.stories.tsx', { eager: true });

test('every story is its own mirror image from right to left', async () => {
  const stray: string[] = [];
  for (const [path, stories] of Object.entries(FILES))
    for (const [name, Story] of Object.entries(composeStories(stories)) as [string, ComponentType][]) {
      // Its Default again, with other controls.
      if (name === 'Playground') continue;
      stray.push(...(await strayBoxes(<Story />)).map((box) => `${path} ${name}: ${box}`));
    }
  expect(stray).toEqual([]);
});
