import './app.css';
import { setNonce } from 'get-nonce';
import { type ReactNode, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app';
import { readConfig } from './config';
import { createServices } from './services';

/**
 * Starts the app on the page.
 * @param screens what is shown once it is known who is there
 * @returns whether a session is stored, so that what only its holder sees is worth fetching
 */
export function boot(screens: ReactNode): { hasSession: boolean } {
  // Radix locks the page's scroll with a style element, which the Content-Security-Policy wants to be ours.
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (nonce) setNonce(nonce);

  const root = document.getElementById('root');
  if (!root) {
    throw new Error('The page has no #root, so there is nowhere to render. Serve landing.html or app.html.');
  }
  const services = createServices(readConfig(document), window.askedAhead);
  const app = (
    <StrictMode>
      <App services={services}>{screens}</App>
    </StrictMode>
  );
  const hasSession = services.client.session.read() !== undefined;
  const isPrerendered = root.firstElementChild !== null;
  if (isPrerendered && root.dataset.first === (hasSession ? 'account' : 'visitor')) {
    hydrateRoot(root, app);
  } else {
    // The document was drawn for the other kind of visitor: its markup is not what renders first.
    root.replaceChildren();
    createRoot(root).render(app);
  }
  delete root.dataset.first;
  delete document.documentElement.dataset.session;
  return { hasSession };
}
