import { renderToString } from 'react-dom/server';
import { App } from './app';
import { defaultConfig } from './config';
import { LandingDocument } from './landing-document';
import { Kept } from './routes/landing/kept';
import { LandingPlans } from './routes/landing/plans';
import { StillSections } from './routes/landing/still-sections';
import { createServices, type Services } from './services';

/** The services of a browser that has a session stored, or none. */
function servicesWith(session: string | undefined): Services {
  const services = createServices(defaultConfig);
  const store = { ...services.client.session, read: () => session };
  return { ...services, client: { ...services.client, session: store } };
}

/** What the app's document shows of the app before it runs: that the session of whoever has one is checked. */
export const renderStarting = (): string =>
  renderToString(<App services={servicesWith('stored')}>{null}</App>);

/** The landing's markup as the browser's first render will have it: nobody signed in, the light theme. */
export function renderLanding(): string {
  return renderToString(
    <App services={servicesWith(undefined)}>
      <LandingDocument
        sections={
          <Kept part="sections">
            <StillSections />
          </Kept>
        }
        plans={(period) => (
          <Kept part="plans">
            <LandingPlans period={period} />
          </Kept>
        )}
      />
    </App>,
  );
}
