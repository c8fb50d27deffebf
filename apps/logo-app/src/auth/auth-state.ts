import type { SessionCheck } from '@trazo/api-client';

/** Who is signed in, and what the server announced and reported with the check. */
export type Account = Extract<SessionCheck, { valid: true }>;

/**
 * §4 Authentication state. `check` tells the first check of a stored session, which fills the screen, from a
 * later one after another tab changed it, which only protected pages show. Both count as loading.
 */
type AuthState = {
  account: Account | null;
  check: 'first' | 'again' | 'none';
  isRedirecting: boolean;
};

type AuthEvent =
  | { type: 'check-started' }
  | { type: 'session-valid'; account: Account }
  | { type: 'session-gone' }
  | { type: 'redirect-started' }
  | { type: 'redirect-ended' };

/** With no session stored there is nothing to check. */
export const initialAuthState = (hasSession: boolean): AuthState => ({
  account: null,
  check: hasSession ? 'first' : 'none',
  isRedirecting: false,
});

/** One transition of §4. */
export function authReducer(state: AuthState, event: AuthEvent): AuthState {
  switch (event.type) {
    case 'check-started':
      return { ...state, check: 'again' };
    case 'session-valid':
      return { ...state, account: event.account, check: 'none' };
    case 'session-gone':
      return { account: null, check: 'none', isRedirecting: false };
    case 'redirect-started':
      return { ...state, isRedirecting: true };
    case 'redirect-ended':
      return { ...state, isRedirecting: false };
  }
}
