import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { screenAt } from '../shell/screen';
import { screens } from '../shell/screens';
import { SESSION } from './server';
import { type AppSetup, createWorld, type Router, TestApp } from './test-app';

type Setup = AppSetup & {
  /** The stored session; null: none. A page other than the landing has one unless told otherwise. */
  session?: string | null | undefined;
  theme?: 'light' | 'dark' | undefined;
};

/**
 * Renders the whole app on a scripted server.
 * @returns what it asked for, where it is, and where it left for
 */
export async function renderApp({ session, theme, ...setup }: Setup = {}) {
  const { path = '/' } = setup;
  const stored = session === undefined ? (path === '/' ? null : SESSION) : session;
  if (stored !== null) localStorage.setItem('session', stored);
  if (theme) {
    localStorage.setItem('theme', theme);
    document.documentElement.classList.toggle('dark', theme === 'dark');
  }
  // The landing comes with its document.
  if (path === '/') await screenAt(screens, '/')?.code.load();
  const world = createWorld(setup);
  const { requests, left } = world;
  let router: Router | undefined;
  const screen = await render(
    <TestApp
      world={world}
      path={path}
      onRoute={(next) => {
        router = next;
      }}
    />,
  );
  return {
    ...screen,
    left,
    requests,
    client: world.services.client,
    /** Requests to one path, oldest first. */
    sent: (to: string) => requests.filter((request) => request.path.split('?')[0] === to),
    /** The address now. */
    address: () => router?.address,
    goTo: (to: string) => router?.navigate(to),
    goBack: () => router?.navigate(-1),
  };
}

/** The messages of the alerts on screen, oldest first. */
export const alerts = () =>
  page
    .getByRole('alert')
    .elements()
    .map((alert) => alert.textContent);

/** Waits for React and the browser to finish what they are at. */
export const settled = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
