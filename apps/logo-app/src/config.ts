/** What the page that serves the app tells it. One build runs anywhere; nothing in here is a secret. */
export type AppConfig = {
  /** Where all API calls go, without a trailing slash; empty: the page's own origin. */
  apiBaseUrl: string;
  /** Public identifier sent as the `apikey` header. */
  apiKey: string;
  /** Public identifier sent to the sign-in pages as `token_app`. */
  appToken: string;
  /** Address of the external sign-in page. */
  loginUrl: string;
  /** Address of the external registration page. */
  registerUrl: string;
  /** Address of the public drawing preview; absent: never requested. */
  previewUrl?: string | undefined;
};

/** What holds on a static host, where nothing is injected. */
export const defaultConfig: AppConfig = {
  apiBaseUrl: '',
  apiKey: 'trazo-local',
  appToken: 'trazo-app',
  loginUrl: '/auth/login',
  registerUrl: '/auth/register',
};

/**
 * Reads the configuration from a page.
 * @throws SyntaxError when the page carries a configuration that is not JSON: a deployment error, better loud.
 */
export function readConfig(page: Pick<Document, 'getElementById'>): AppConfig {
  const injected = page.getElementById('trazo-config')?.textContent;
  return injected ? { ...defaultConfig, ...(JSON.parse(injected) as Partial<AppConfig>) } : defaultConfig;
}
