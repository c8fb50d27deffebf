import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { themes } from 'storybook/theming';
import { currentLook, dress, type PageLook } from './page-look.ts';

/** A page of text as the toolbar has it, also where no story is. */
export function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  const [look, setLook] = useState(currentLook);
  useEffect(() => {
    const channel = addons.getChannel();
    const update = ({ globals }: { globals: Partial<PageLook> }) =>
      setLook((before) => ({ ...before, ...globals }));
    const events = [GLOBALS_UPDATED, SET_GLOBALS];
    for (const event of events) channel.on(event, update);
    return () => {
      for (const event of events) channel.off(event, update);
    };
  }, []);
  useLayoutEffect(() => dress(look), [look]);
  return <DocsContainer {...props} theme={look.theme === 'dark' ? themes.dark : themes.light} />;
}
