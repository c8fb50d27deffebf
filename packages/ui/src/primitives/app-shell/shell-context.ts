import { createContext, useContext } from 'react';

/** What the parts of the shell know of each other. */
export type Shell = {
  /** Whether the sidebar shows. */
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Room for a standing sidebar; without it the sidebar is a drawer. */
  wide: boolean;
  sidebarId: string;
  /** Fetches what showing the sidebar needs, because someone is about to. */
  prefetch: () => void;
};

export const ShellContext = createContext<Shell | null>(null);

/** State of the AppShell around the caller; an error outside one. */
export function useAppShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) {
    throw new Error(
      'useAppShell was called outside AppShell, so there is no sidebar to open. Render it inside <AppShell>.',
    );
  }
  return shell;
}
