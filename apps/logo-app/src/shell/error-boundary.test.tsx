import { AlertProvider } from '@trazo/ui/alert';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useAuth } from '../auth/auth-provider';
import Dashboard from '../routes/user';
import { ServicesProvider } from '../services';
import { createWorld } from '../testing/test-app';
import { ThemeProvider, useTheme } from '../theme/theme-provider';
import { ErrorBoundary } from './error-boundary';

const silence = () => vi.spyOn(console, 'error').mockImplementation(() => {});

function NeedsAuth() {
  useAuth();
  return null;
}
function NeedsTheme() {
  useTheme();
  return null;
}

test('[§8 Context outside provider] [§4 Contexts outside their providers] useAuth outside its provider throws', async () => {
  const error = silence();
  await expect(render(<NeedsAuth />)).rejects.toThrow('ERROR: AuthProvider es undefined');
  error.mockRestore();
});

test('[§8 Context outside provider] [§4 Contexts outside their providers] useTheme outside its provider throws', async () => {
  const error = silence();
  await expect(render(<NeedsTheme />)).rejects.toThrow('ThemeProvider');
  error.mockRestore();
});

test("[§8 Auth provider missing] a screen without its provider shows 'ERROR: AuthProvider es undefined'", async () => {
  const error = silence();
  const screen = await render(
    <ErrorBoundary>
      <MemoryRouter>
        <ServicesProvider services={createWorld({}).services}>
          <ThemeProvider>
            <AlertProvider>
              <Dashboard />
            </AlertProvider>
          </ThemeProvider>
        </ServicesProvider>
      </MemoryRouter>
    </ErrorBoundary>,
  );
  await expect.element(screen.getByText('ERROR: AuthProvider es undefined', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Recargar' })).toBeVisible();
  error.mockRestore();
});

test('any other error offers to reload and a report to copy', async () => {
  const error = silence();
  const Broken = () => {
    throw new Error('algo muy interno');
  };
  const screen = await render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  await expect.element(screen.getByRole('alert')).toHaveTextContent('La página se detuvo');
  expect(screen.getByRole('alert').element().textContent).not.toContain('algo muy interno');
  await expect.element(screen.getByRole('button', { name: 'Copiar informe' })).toBeVisible();
  error.mockRestore();
});
