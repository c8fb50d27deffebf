import { renderToString } from 'react-dom/server';
import { App } from './app/app';
import { createServices } from './app/services';
import { defaultConfig } from './config';
import { LandingDocument } from './landing-document';

/** The landing's markup as the browser's first render will have it: nobody signed in, the light theme. */
export function renderLanding(): string {
  return renderToString(
    <App services={createServices(defaultConfig)}>
      <LandingDocument />
    </App>,
  );
}
