import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';

type Modules = Record<string, unknown>;

/** Every story of some modules, by 'pager/states Narrow'; none of them plays. */
export function everyStory(modules: Modules): [name: string, story: ComponentType][] {
  return Object.entries(modules).flatMap(([path, module]) => {
    const file = path.replace(/^.*\/([\w-]+)\.(states\.)?stories\.tsx$/, (_all, name, states) =>
      states ? `${name}/states` : name,
    );
    const stories: Record<string, ComponentType> = composeStories(
      module as Parameters<typeof composeStories>[0],
    );
    return Object.entries(stories).map(([name, story]): [string, ComponentType] => [
      `${file} ${name}`,
      story,
    ]);
  });
}
