import { defineConfig } from '@playwright/test';
import tests from '../playwright.config';

/** `npm run readme-images`: takes the README's images anew; nothing is compared. */
export default defineConfig(tests, {
  testDir: '.',
  outputDir: '../../.build/readme-images',
  globalSetup: '../product',
  use: { viewport: { width: 1280, height: 880 }, deviceScaleFactor: 1, reducedMotion: 'reduce' },
});
