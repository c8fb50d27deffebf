import { createContext, useContext } from 'react';

/** Which way a text runs. */
export type Direction = 'ltr' | 'rtl';

/** What a TrazoProvider says to everything below it. */
export type Locale = {
  /** BCP 47: 'es', 'en-GB', 'ar-EG'. */
  locale: string;
  dir: Direction;
  /** Texts of components, by section; what is missing is Spanish. */
  texts: Readonly<Record<string, object | undefined>>;
};

export const LocaleContext = createContext<Locale | null>(null);

/** The language and direction around the caller: Spanish, left to right, without a TrazoProvider. */
export function useLocale(): { locale: string; dir: Direction } {
  const { locale, dir } = useContext(LocaleContext) ?? { locale: 'es', dir: 'ltr' };
  return { locale, dir };
}

/** For what is rendered in a portal, where the attributes of the TrazoProvider do not reach it. */
export function usePortalLocale(): { lang?: string; dir?: Direction } {
  const around = useContext(LocaleContext);
  return around ? { lang: around.locale, dir: around.dir } : {};
}

/** Some of what there is, such as the texts of a section; what is undefined keeps its default. */
export type Given<Section> = { [Key in keyof Section]?: Section[Key] | undefined };

/** The hook of one table of texts. */
export type TextsHook<Table> = <Name extends keyof Table & string>(
  name: Name,
  own?: Given<Table[Name]>,
) => Table[Name];

/**
 * The texts of one section of a table: the component's own props come first, then the TrazoProvider's, then the
 * table's Spanish.
 */
export function useSection<Table, Name extends keyof Table & string>(
  table: Table,
  name: Name,
  own?: Given<Table[Name]>,
): Table[Name] {
  const provided = useContext(LocaleContext)?.texts[name];
  if (!provided && !own) return table[name];
  return { ...table[name], ...said(provided), ...said(own) };
}

const said = (texts: object = {}) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));
