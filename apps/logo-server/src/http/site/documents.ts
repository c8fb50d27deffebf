import type { Config } from '../../config/environment.js';
import { PREVIEW_PATH } from '../routes/preview.js';

/** What the page is told about the server that serves it. Every value is public. */
type PageConfig = {
  apiBaseUrl: string;
  apiKey: string;
  appToken: string;
  loginUrl: string;
  registerUrl: string;
  previewUrl: string;
};

export function pageConfig(config: Config): PageConfig {
  const { apiBaseUrl, apiKey, appToken, loginUrl, registerUrl } = config;
  return { apiBaseUrl, apiKey, appToken, loginUrl, registerUrl, previewUrl: `${apiBaseUrl}${PREVIEW_PATH}` };
}

const CONFIG_PLACEHOLDER = '<!--trazo:config-->';
const NONCE_PLACEHOLDER = '__CSP_NONCE__';

/** What other sites read of a shared page: addresses that mean nothing to them while they are paths. */
const SHARED_ADDRESS = /(<meta property="og:(?:url|image)" content=")(\/[^"]*")/g;

/** Gives the addresses that a shared page tells about itself their origin. */
export function withSharedOrigin(html: string, origin: string): string {
  const written = escapeAttribute(origin);
  return html.replace(SHARED_ADDRESS, (_, start: string, rest: string) => `${start}${written}${rest}`);
}

/** The origin of a request is what its Host header says, which may hold anything that a host name may. */
function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Fills a built document with the page's configuration and the response's nonce. */
export function fillDocument(html: string, config: PageConfig, nonce: string): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  const element = `<script type="application/json" id="trazo-config">${json}</script>`;
  return html.split(CONFIG_PLACEHOLDER).join(element).split(NONCE_PLACEHOLDER).join(nonce);
}
