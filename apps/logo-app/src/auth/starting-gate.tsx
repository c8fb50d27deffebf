import { FullScreenStatus } from '@trazo/ui/full-screen-status';
import type { ReactNode } from 'react';
import { useAuth } from './auth-provider';

/** §2: while the stored session is checked for the first time, nothing else is shown, on any route. */
export function StartingGate({ children }: { children: ReactNode }) {
  const { isStarting } = useAuth();
  return isStarting ? <FullScreenStatus /> : children;
}
