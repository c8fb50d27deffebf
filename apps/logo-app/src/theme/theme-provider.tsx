import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';

/** The stored preference, §4 Theme. */
type Theme = 'light' | 'dark';

type ThemeContextValue = { theme: Theme; toggleTheme: () => void };

const ThemeContext = createContext<ThemeContextValue | null>(null);

/** Key of the stored preference in local storage. It outlives a sign-out. */
const storageKey = 'theme';

/** On the document while it changes: nothing fades meanwhile (app.css). */
const changing = 'data-theme-changing';

/** The theme that the script in the head has already put on the document. */
function themeOnDocument(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

function onChange(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  return () => observer.disconnect();
}

/** The prerendered landing cannot know the theme, and the first client render has to agree with it. */
const onServer = (): Theme => 'light';

/**
 * The theme is the `dark` class on the document, whoever sets it: the provider follows it, and writes to storage
 * what somebody chooses (§4 Theme).
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const theme = useSyncExternalStore(onChange, themeOnDocument, onServer);

  function toggleTheme() {
    const next: Theme = themeOnDocument() === 'dark' ? 'light' : 'dark';
    const html = document.documentElement;
    html.setAttribute(changing, '');
    html.classList.toggle('dark', next === 'dark');
    // Once the frame that shows it has been drawn.
    requestAnimationFrame(() => requestAnimationFrame(() => html.removeAttribute(changing)));
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
