import { renderToString } from 'react-dom/server';
import { App } from './app';
import { defaultConfig } from './config';
import { LandingDocument } from './landing-document';
import { createServices } from './services';

/** The landing's markup as the browser's first render will have it: nobody signed in, the light theme. */
export function renderLanding(): string {
  return renderToString(
    <App services={createServices(defaultConfig)}>
      <LandingDocument />
    </App>,
  );
}
