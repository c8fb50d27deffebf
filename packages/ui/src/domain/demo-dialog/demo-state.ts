import type { demoTexts } from '../texts/demo';

/** One of the logos of the demonstration. Keep `id` for its place in the grid while its address changes. */
export type DemoLogo = {
  id: string;
  src: string;
  darkSrc?: string | undefined;
  /** What stands under it: the style, or the name of a sample. */
  label: string;
};

/** What the demonstration shows: samples before a name is typed, then the logos of that name, or what went wrong. */
export type DemoState =
  | { status: 'samples'; logos: readonly DemoLogo[] }
  | { status: 'loading'; logos?: readonly DemoLogo[] | undefined }
  | { status: 'ready'; logos: readonly DemoLogo[] }
  | { status: 'error'; message: string; onRetry?: (() => void) | undefined };

/** The line under the field, which is also what screen readers hear when something changes. */
export function demoMessage(state: DemoState, typing: boolean, texts: typeof demoTexts.demo): string {
  switch (state.status) {
    case 'samples':
      return typing ? texts.samples : texts.onlySamples;
    case 'loading':
      return texts.loading;
    case 'ready':
      return texts.ready;
    case 'error':
      return state.message;
  }
}

/** The logos to draw now: while new ones load, the old ones stay. */
export function demoLogos(state: DemoState): readonly DemoLogo[] {
  return state.status === 'error' ? [] : (state.logos ?? []);
}
