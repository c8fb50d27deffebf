import { useState } from 'react';
import { configure, expect, waitFor } from 'storybook/test';
import { eraseDraft, writeDraft } from '../draft-storage';
import type { Draft } from '../routes/generate/draft';
import { SESSION } from './server';
import { type AppSetup, createWorld, TestApp } from './test-app';

type ScreenProps = Omit<AppSetup, 'storage'> & {
  /** No session is stored. */
  anonymous?: boolean | undefined;
  /** What the wizard finds in its draft; nothing when left out. */
  draft?: Partial<Draft> | undefined;
};

/** A session that lives as long as its story. */
function memoryStorage(session: string | null) {
  const kept = new Map(session === null ? [] : [['session', session]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** A whole screen of the app for a story: the real app and client over a scripted server. */
export function Screen({ anonymous = false, draft = {}, ...setup }: ScreenProps) {
  const [world] = useState(() => {
    eraseDraft();
    writeDraft(draft);
    return createWorld({ ...setup, storage: memoryStorage(anonymous ? null : SESSION) });
  });
  return <TestApp world={world} path={setup.path} />;
}

/** What every meta of a screen shares. */
export const screenParameters = { layout: 'fullscreen' } as const;

/** The smallest phone, 320 px wide. */
export const phone = { viewport: { value: 'mobile1', isRotated: false } } as const;

// The app fetches its screens on demand. A story shows one that has arrived, so all of them are here already.
import.meta.glob(['../{auth,routes,shell}/**/*.tsx', '!../**/*.{test,stories}.tsx'], { eager: true });

// A busy machine takes its time over a screen.
configure({ asyncUtilTimeout: 10_000 });

type Arrival = { canvasElement: HTMLElement };

/** Waits until the screen has been loaded and what it shows stands still: only then is it what a story shows. */
export async function arrives({ canvasElement }: Arrival): Promise<void> {
  let before = '';
  await waitFor(
    () => {
      const now = canvasElement.innerHTML;
      const same = now === before;
      before = now;
      const screen = canvasElement.querySelector('main') ?? canvasElement.querySelector('h1, [role=status]');
      expect(screen?.textContent).toMatch(/\S/);
      expect(same).toBe(true);
    },
    { interval: 150 },
  );
}

/** A play function that begins once the screen is there. */
export const onceThere =
  <Context extends Arrival>(play: (context: Context) => Promise<unknown>) =>
  async (context: Context): Promise<void> => {
    await arrives(context);
    await play(context);
    await arrives(context);
  };
