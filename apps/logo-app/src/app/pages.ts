import { type ComponentType, lazy } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

const shell: Load = () => import('./shell');

/** The code of each screen, by its path in §2's route table. */
const screens = {
  '/generate': () => import('../routes/generate'),
  '/user': () => import('../routes/user'),
  '/gallery': () => import('../routes/gallery'),
  '/profile': () => import('../routes/profile'),
  '/plan': () => import('../routes/plan'),
  '/record': () => import('../routes/record'),
} satisfies Record<string, Load>;

export const Shell = lazy(shell);
export const Generate = lazy(screens['/generate']);
export const Dashboard = lazy(screens['/user']);
export const Gallery = lazy(screens['/gallery']);
export const Profile = lazy(screens['/profile']);
export const Plan = lazy(screens['/plan']);
export const History = lazy(screens['/record']);

/** What fails here is asked for again when it is rendered, and told there. */
const quietly = (load: () => Promise<unknown>) => void load().catch(() => {});

/** Fetches the code of the screen at an address, because someone is about to go there. */
export function prefetchScreen(address: string): void {
  const path = address.split(/[?#]/)[0] ?? '';
  if (path in screens) quietly(screens[path as keyof typeof screens]);
}

/** Fetches a screen and what stands around it, all at once. The dashboard (§2) stands alone. */
export function prefetchSignedIn(address: string): void {
  if (address !== '/user') quietly(shell);
  prefetchScreen(address);
}
