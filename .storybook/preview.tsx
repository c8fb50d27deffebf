import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { StrictMode, useLayoutEffect } from 'react';
import { BRANDS } from './brands.ts';
import { DocsPage } from './docs-page.tsx';
import { dress, initialLook } from './page-look.ts';
import { toolbar, VIEWPORTS } from './toolbar.ts';
import './preview.css';

/** Every story runs in StrictMode, in the theme of the toolbar, with every axe rule able to fail it. */
export default definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  globalTypes: {
    theme: toolbar('Tema', 'contrast', { light: 'Claro', dark: 'Oscuro' }),
    brand: toolbar('Marca', 'paintbrush', {
      trazo: 'Trazo',
      ...Object.fromEntries(Object.entries(BRANDS).map(([id, { title }]) => [id, title])),
    }),
    direction: toolbar('Dirección', 'transfer', {
      ltr: 'De izquierda a derecha',
      rtl: 'De derecha a izquierda',
    }),
    forcedColors: toolbar('Colores forzados', 'accessibility', {
      none: 'Colores propios',
      active: 'Colores forzados',
    }),
  },
  initialGlobals: initialLook,
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { container: DocsPage },
    viewport: { options: VIEWPORTS },
    options: {
      storySort: {
        order: ['Foundations', 'Primitives', 'States', 'Domain', 'Patterns', 'App'],
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      const { theme, brand, direction, forcedColors } = globals;
      useLayoutEffect(() => {
        dress({ theme, brand, direction, forcedColors });
        return () => document.documentElement.classList.remove('dark');
      }, [theme, brand, direction, forcedColors]);
      return (
        <StrictMode>
          <div className="bg-paper text-ink">
            <Story />
          </div>
        </StrictMode>
      );
    },
  ],
});
