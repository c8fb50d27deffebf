import { AlertProvider } from '@trazo/ui/alert';
import type { ReactNode } from 'react';
import { AuthProvider } from './auth/auth-provider';
import { StartingGate } from './auth/starting-gate';
import { type Services, ServicesProvider } from './services';
import { ErrorBoundary } from './shell/error-boundary';
import { ThemeProvider } from './theme/theme-provider';

/** What every screen stands in. Alerts are above the routes and the session, so that they outlive both. */
export function App({ services, children }: { services: Services; children: ReactNode }) {
  return (
    <ErrorBoundary>
      <ServicesProvider services={services}>
        <ThemeProvider>
          <AlertProvider>
            <AuthProvider>
              <StartingGate>{children}</StartingGate>
            </AuthProvider>
          </AlertProvider>
        </ThemeProvider>
      </ServicesProvider>
    </ErrorBoundary>
  );
}
