import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { AppRoutes } from './app/routes';

export { prefetchSignedIn } from './app/pages';

/** Every screen, at the browser's address. */
export default function Screens({ landing }: { landing: ReactNode }) {
  return (
    <BrowserRouter>
      <AppRoutes landing={landing} />
    </BrowserRouter>
  );
}
