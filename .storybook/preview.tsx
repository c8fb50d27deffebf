import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { type ReactNode, StrictMode, useLayoutEffect } from 'react';
import { english } from '../packages/ui/src/locale/english';
import { portuguese } from '../packages/ui/src/locale/portuguese';
import { type Direction, TrazoProvider } from '../packages/ui/src/locale/trazo-provider';
import { BRANDS } from './brands.ts';
import { DocsPage } from './docs-page.tsx';
import { fixedAsChild } from './fixed-as-child.ts';
import { dress, initialLook } from './page-look.ts';
import { toolbar, VIEWPORTS } from './toolbar.ts';
import './preview.css';

const TEXTS: Record<string, typeof english> = { en: english, pt: portuguese };

type SpeakingProps = { language: string; direction: Direction; children: ReactNode };

/** In Spanish from left to right a story is as an app has it that asks for nothing: without a provider. */
function Speaking({ language, direction, children }: SpeakingProps) {
  if (language === 'es' && direction === 'ltr') return children;
  return (
    <TrazoProvider locale={language} dir={direction} texts={TEXTS[language]}>
      {children}
    </TrazoProvider>
  );
}

/** The panel lists what passed too; a test asks for what did not, which takes axe six tenths of the time. */
const axeOptions = import.meta.env.MODE === 'test' ? { resultTypes: ['violations' as const] } : {};

/** Every story runs in StrictMode, in the theme of the toolbar, with every axe rule able to fail it. */
export default definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  argTypesEnhancers: [fixedAsChild],
  globalTypes: {
    theme: toolbar('Tema', 'contrast', { light: 'Claro', dark: 'Oscuro' }),
    brand: toolbar('Marca', 'paintbrush', {
      trazo: 'Trazo',
      ...Object.fromEntries(Object.entries(BRANDS).map(([id, { title }]) => [id, title])),
    }),
    language: toolbar('Idioma', 'globe', { es: 'Español', en: 'English', pt: 'Português' }),
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
    a11y: { test: 'error', options: axeOptions },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { container: DocsPage },
    viewport: { options: VIEWPORTS },
    options: {
      storySort: {
        order: ['Foundations', 'Primitives', 'States', 'Domain', 'Patterns', 'Screens'],
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      const { theme, brand, language, direction, forcedColors } = globals;
      useLayoutEffect(() => {
        dress({ theme, brand, language, direction, forcedColors });
        return () => document.documentElement.classList.remove('dark');
      }, [theme, brand, language, direction, forcedColors]);
      return (
        <StrictMode>
          <div className="bg-paper text-ink">
            <Speaking language={language} direction={direction}>
              <Story />
            </Speaking>
          </div>
        </StrictMode>
      );
    },
  ],
});
