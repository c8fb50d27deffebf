import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

/** The stored preference, §4 Theme. */
export type Theme = 'light' | 'dark';

type ThemeContextValue = { theme: Theme; toggleTheme: () => void };

const ThemeContext = createContext<ThemeContextValue | null>(null);

/** Key of the stored preference in local storage. It outlives a sign-out. */
const storageKey = 'theme';

/** The theme that the script in the head has already put on the document. */
function themeOnDocument(): Theme {
  return typeof document !== 'undefined' && document.documentElement.classList.contains('dark')
    ? 'dark'
    : 'light';
}

/** Holds the theme, writes changes to storage and shows them as a `dark` class on the document (§4 Theme). */
export function ThemeProvider({ children }: { children: ReactNode }) {
  // The prerendered landing cannot know the theme; only the icon of the toggle depends on it, so the first
  // client render agrees with the server and the effect corrects it.
  const [theme, setTheme] = useState<Theme>('light');
  useEffect(() => setTheme(themeOnDocument()), []);

  function toggleTheme() {
    const next: Theme = themeOnDocument() === 'dark' ? 'light' : 'dark';
    document.documentElement.classList.toggle('dark', next === 'dark');
    setTheme(next);
    try {
      localStorage.setItem(storageKey, next);
    } catch {
      // Storage full or denied: the choice holds for this visit.
    }
  }

  return <ThemeContext value={{ theme, toggleTheme }}>{children}</ThemeContext>;
}

/**
 * The theme and its toggle.
 * @throws Error outside a ThemeProvider (§8).
 */
export function useTheme(): ThemeContextValue {
  const value = useContext(ThemeContext);
  if (!value) {
    throw new Error(
      'ERROR: ThemeProvider es undefined. useTheme needs the provider to know the theme; render the component inside <ThemeProvider>.',
    );
  }
  return value;
}
