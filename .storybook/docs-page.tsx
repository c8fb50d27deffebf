import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { themes } from 'storybook/theming';

const READERS = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

/** The theme of the toolbar, also where no story is. */
function useTheme(): string {
  const [theme, setTheme] = useState<string>(
    () => new URLSearchParams(location.search).get('globals')?.match(/theme:(\w+)/)?.[1] ?? READERS,
  );
  useEffect(() => {
    const channel = addons.getChannel();
    const update = ({ globals }: { globals: { theme?: string } }) => setTheme(globals.theme ?? READERS);
    channel.on(GLOBALS_UPDATED, update);
    channel.on(SET_GLOBALS, update);
    return () => {
      channel.off(GLOBALS_UPDATED, update);
      channel.off(SET_GLOBALS, update);
    };
  }, []);
  return theme;
}

/** A page of text in the theme of the toolbar: around its stories too. */
export function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  const theme = useTheme();
  return <DocsContainer {...props} theme={theme === 'dark' ? themes.dark : themes.light} />;
}
