import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { StrictMode, useLayoutEffect } from 'react';
import './preview.css';

/** Every story runs in StrictMode, in the theme of the toolbar, with every axe rule able to fail it. */
export default definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Tema',
      toolbar: {
        title: 'Tema',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Claro' },
          { value: 'dark', title: 'Oscuro' },
        ],
        dynamicTitle: true,
      },
    },
  },
  // The reader's own scheme to begin with; the tests run once with each.
  initialGlobals: { theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light' },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: {
      storySort: {
        order: ['Foundations', 'Primitives', 'States', 'Domain', 'Patterns', 'App'],
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      const dark = globals.theme === 'dark';
      useLayoutEffect(() => {
        document.documentElement.lang = 'es';
        document.documentElement.classList.toggle('dark', dark);
        return () => document.documentElement.classList.remove('dark');
      }, [dark]);
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
