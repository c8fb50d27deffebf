import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { docgenOptions } from './docgen.ts';

const here = dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);
const addon = (name: string) => dirname(require.resolve(join(name, 'package.json')));

/** One Storybook for the design system and for the app's screens in all their states. */
const config: StorybookConfig & { managerEntries: (entries?: string[]) => string[] } = {
  framework: { name: addon('@storybook/react-vite') as '@storybook/react-vite', options: {} },
  stories: [
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/logo-app/src/**/*.stories.tsx',
  ],
  addons: [
    addon('@storybook/addon-docs'),
    addon('@storybook/addon-a11y'),
    addon('@storybook/addon-vitest'),
    addon('@chromatic-com/storybook'),
  ],
  // The headings of a page are found by the search: each page ends with the names people look for it by, in Spanish too.
  features: { experimentalSearchDocsHeadings: true },
  // Once a project in the cloud is named, the panel is Chromatic's own.
  managerEntries: (entries = []) =>
    existsSync(join(here, '../chromatic.config.json'))
      ? entries
      : [...entries, join(here, 'visual-tests.tsx')],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // It reads the types as TypeScript does, so a table has the props that a component inherits, with every value.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: { ...docgenOptions, include: ['packages/ui/src/**/*.tsx'] },
  },
  viteFinal: async (vite) => {
    const { mergeConfig } = await import('vite');
    return mergeConfig(vite, {
      plugins: [tailwindcss()],
      resolve: { conditions: ['@trazo/source', 'module', 'browser', 'development|production', 'default'] },
      server: { fs: { allow: [join(here, '..')] } },
      build: { chunkSizeWarningLimit: 4000 },
    });
  },
};

export default config;
