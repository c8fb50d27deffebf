import type { OnDemand } from '@trazo/ui/on-demand';
import { type ComponentType, createContext, type ReactNode } from 'react';

/** A page of the app. */
export type Screen = {
  /** Its address (§2 Route table). */
  path: string;
  /** Names the page in the tab, the history and to screen readers. */
  title: string;
  /** Whom it is for, and what stands around it: visitors; an account; an account, in the shell. */
  frame: 'visitors' | 'account' | 'shell';
  /** Its link in the sidebar (§2), in the order of the table; it shows `path` as its address unless said otherwise. */
  link?: { label: string; icon: ReactNode; href?: string };
  code: OnDemand<ComponentType>;
};

/** The table of screens, for what a screen itself shows of it: importing it from there would be a circle. */
export const ScreensContext = createContext<readonly Screen[]>([]);

/** The screen at an address, whatever its query and fragment. */
export function screenAt(screens: readonly Screen[], address: string): Screen | undefined {
  const path = address.split(/[?#]/)[0];
  return screens.find((screen) => screen.path === path);
}
