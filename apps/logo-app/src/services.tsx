import {
  type BoundCalls,
  bindCalls,
  redeemCallback,
  signOut,
  validateSession,
} from '@trazo/api-client/calls';
import { createContext, type ReactNode, useContext } from 'react';
import { type AskedAhead, fetchAfter } from './asked-ahead';
import type { AppConfig } from './config';

/** Signing in takes no more; the other calls come with the screens that make them (`useClient`). */
const SIGN_IN_CALLS = { redeemCallback, signOut, validateSession };

/** What the screens need from outside; a story or a test gives its own. */
export type Services = {
  client: BoundCalls<typeof SIGN_IN_CALLS>;
  config: AppConfig;
  /** Leaves the app for another page. */
  navigate: (url: string) => void;
};

const ServicesContext = createContext<Services | null>(null);

/** The services of a real page. */
export function createServices(config: AppConfig, ahead?: AskedAhead): Services {
  const { apiBaseUrl: baseUrl, apiKey } = config;
  return {
    config,
    client: bindCalls({ baseUrl, apiKey, fetch: fetchAfter(ahead) }, SIGN_IN_CALLS),
    navigate: (url) => window.location.assign(url),
  };
}

export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

/** @throws Error outside a ServicesProvider. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) {
    throw new Error(
      'useServices needs the client and the configuration; render the component inside <ServicesProvider>.',
    );
  }
  return services;
}
