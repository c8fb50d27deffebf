import { AlertProvider } from '@trazo/ui/alert';
import type { ReactNode } from 'react';
import { AuthProvider } from '../auth/auth-provider';
import { ThemeProvider } from '../theme/theme-provider';
import { ErrorBoundary } from './error-boundary';
import { AppRoutes } from './routes';
import { type Services, ServicesProvider } from './services';
import { StartingGate } from './starting-gate';

/** The whole app under a router. Alerts stand above the routes and the session, so that they outlive both. */
export function App({ services, landing }: { services: Services; landing: ReactNode }) {
  return (
    <ErrorBoundary>
      <ServicesProvider services={services}>
        <ThemeProvider>
          <AlertProvider>
            <AuthProvider>
              <StartingGate>
                <AppRoutes landing={landing} />
              </StartingGate>
            </AuthProvider>
          </AlertProvider>
        </ThemeProvider>
      </ServicesProvider>
    </ErrorBoundary>
  );
}
