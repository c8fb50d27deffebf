import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '../testing/chromium';

/** One user a test, so the tests run side by side against one server. */
export default defineConfig({
  testDir: 'tests',
  outputDir: '../.build/e2e',
  globalSetup: './product',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  // Both end only what hangs: a busy machine takes its time.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: 'line',
  use: {
    browserName: 'chromium',
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    // Pictures and the document at each step cost a third of the time; `--trace on` brings them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: chromiumLaunchOptions(),
  },
});
