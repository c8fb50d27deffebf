import { DirectionProvider } from '@radix-ui/react-direction';
import { type ReactNode, useMemo } from 'react';
import { type Direction, LocaleContext } from '../lib/locale';
import type { SomeTexts } from './spanish';

export { type Direction, useLocale } from '../lib/locale';

/** Props of {@link TrazoProvider}. */
export type TrazoProviderProps = {
  /** Language of what is inside, as BCP 47: `en`, `pt-BR`, `ar-EG`. */
  locale: string;
  /** Which way it runs; `ltr` by default. Arrow keys, menus and what lies over the page follow it. */
  dir?: Direction | undefined;
  /**
   * What components say: `english`, `portuguese`, or your own. What is missing is Spanish. Keep the object stable
   * between renders. It holds functions, so a server component cannot pass it: render the provider in a client
   * component.
   */
  texts?: SomeTexts | undefined;
  /** What is in that language: the app, or a part of it. */
  children?: ReactNode | undefined;
};

const NOTHING = {};

/**
 * The language and the direction of everything inside it. Without one everything is Spanish, left to right. It says
 * so to the browser by `lang` and `dir` on an element without a box, and changes nothing outside itself: the page's
 * own `<html lang dir>` is the host's.
 */
export function TrazoProvider({ locale, dir = 'ltr', texts = NOTHING, children }: TrazoProviderProps) {
  const value = useMemo(() => ({ locale, dir, texts }), [locale, dir, texts]);
  return (
    <LocaleContext value={value}>
      <DirectionProvider dir={dir}>
        <div lang={locale} dir={dir} className="contents">
          {children}
        </div>
      </DirectionProvider>
    </LocaleContext>
  );
}
