import type { Stats } from '@trazo/api-client';
import { useAuth } from '../auth/auth-provider';
import { LITERAL_STATS } from '../literals';

/** The figures of §9: each one that the server reported, else its literal. */
export function useStats(): Required<Stats> {
  const { account } = useAuth();
  return { ...LITERAL_STATS, ...account?.stats };
}
