import { type ClientOptions, createClient } from '@trazo/api-client';
import { useLayoutEffect } from 'react';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { App } from '../app';
import { type AppConfig, defaultConfig } from '../config';
import type { Services } from '../services';
import { AppRoutes } from '../shell/routes';
import { type Answers, scriptedFetch } from './scripted-fetch';
import { serverAnswers } from './server';

/** What a test or a story says about the world around the app. */
export type AppSetup = {
  /** Where it opens; `/` when left out. */
  path?: string | undefined;
  /** Replace answers of a server where everything works. */
  answers?: Answers | undefined;
  config?: Partial<AppConfig> | undefined;
  /** Deadlines in milliseconds. */
  timeouts?: ClientOptions['timeouts'];
  /** Where the session is kept; the browser's local storage when left out. */
  storage?: ClientOptions['storage'];
};

/** The app's place in the world, as a test sees it. */
type World = {
  services: Services;
  requests: ReturnType<typeof scriptedFetch>['requests'];
  /** Addresses the app left for. */
  left: string[];
};

/** The real client over a scripted `fetch`. */
export function createWorld({ answers, config, timeouts, storage }: AppSetup): World {
  const { fetch, requests } = scriptedFetch({ ...serverAnswers, ...answers });
  const left: string[] = [];
  const full = { ...defaultConfig, ...config };
  const client = createClient({
    baseUrl: full.apiBaseUrl,
    apiKey: full.apiKey,
    fetch,
    timeouts,
    storage,
  });
  return { services: { client, config: full, navigate: (url) => left.push(url) }, requests, left };
}

/** The router as a test sees it. */
export type Router = { address: string; navigate: NavigateFunction };

function RouterProbe({ onChange }: { onChange: (router: Router) => void }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  // Together with what the address shows, not after it.
  useLayoutEffect(() => onChange({ address: pathname + search + hash, navigate }));
  return null;
}

type TestAppProps = {
  world: World;
  path?: string | undefined;
  onRoute?: ((router: Router) => void) | undefined;
};

/** The real app under a router that lives in memory. */
export function TestApp({ world, path = '/', onRoute }: TestAppProps) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <App services={world.services}>
        <AppRoutes />
      </App>
      {onRoute ? <RouterProbe onChange={onRoute} /> : null}
    </MemoryRouter>
  );
}
