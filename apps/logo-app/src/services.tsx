import { type Client, createClient } from '@trazo/api-client';
import { createContext, type ReactNode, useContext } from 'react';
import type { AppConfig } from './config';

/** What the screens need from outside; a story or a test gives its own. */
export type Services = {
  client: Client;
  config: AppConfig;
  /** Leaves the app for another page. */
  navigate: (url: string) => void;
};

const ServicesContext = createContext<Services | null>(null);

/** The services of a real page. */
export function createServices(config: AppConfig): Services {
  return {
    config,
    client: createClient({ baseUrl: config.apiBaseUrl, apiKey: config.apiKey }),
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
