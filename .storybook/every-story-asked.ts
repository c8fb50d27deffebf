import type { Reporter, TestCase, VitestPluginContext } from 'vitest/node';

declare module 'vitest' {
  interface TaskMeta {
    /** What stories.setup.ts asked of the story, once it has. */
    asked?: string[];
  }
}

/** A story that passed though nothing was asked of it. */
function isUnasked(test: TestCase): boolean {
  return (
    /\.stories\.[jt]sx?$/.test(test.module.moduleId) &&
    test.result().state === 'passed' &&
    test.meta().asked === undefined
  );
}

/**
 * Fails the run when a story passed without the questions of stories.setup.ts: the setup file was not loaded,
 * or it no longer knows which story it has before it. A hook that does not run cannot say so itself.
 */
export const everyStoryAsked = {
  name: 'every-story-asked',
  configureVitest({ vitest: { config } }: VitestPluginContext) {
    if (!config.reporters.includes(asker)) config.reporters.push(asker);
  },
};

const asker: Reporter = {
  /** Vitest counts what a reporter throws as an error of the run. */
  onTestCaseResult(test: TestCase): void {
    if (!isUnasked(test)) return;
    throw new Error(
      `${test.fullName} passed, and nothing was asked of it (looks, reflow, targets): .storybook/stories.setup.ts ` +
        'did not run for it, or found no storyId in its task. See setupFiles in .storybook/vitest.config.ts.',
    );
  },
};
