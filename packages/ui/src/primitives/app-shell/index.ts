export { AppShell, type AppShellProps } from './app-shell';
export { type Shell, useAppShell } from './shell-context';
