import { useState } from 'react';
import { DRAFT_STORAGE_KEY, type Draft } from '../routes/generate/draft';
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
    sessionStorage.setItem(DRAFT_STORAGE_KEY, JSON.stringify(draft));
    return createWorld({ ...setup, storage: memoryStorage(anonymous ? null : SESSION) });
  });
  return <TestApp world={world} path={setup.path} />;
}

/** What every meta of a screen shares. */
export const screenParameters = { layout: 'fullscreen' } as const;

/** The smallest phone, 320 px wide. */
export const phone = { viewport: { value: 'mobile1', isRotated: false } } as const;
