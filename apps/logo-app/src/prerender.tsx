import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app';
import { createServices } from './app/services';
import { defaultConfig } from './config';
import Landing from './routes/landing';

/** The landing's markup as the browser's first render will have it: nobody signed in, the light theme. */
export function renderLanding(): string {
  return renderToString(
    <StaticRouter location="/">
      <App services={createServices(defaultConfig)} landing={<Landing />} />
    </StaticRouter>,
  );
}
