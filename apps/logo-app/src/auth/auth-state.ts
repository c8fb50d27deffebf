import type { User } from '@trazo/api-client';

/**
 * §4 Authentication state. `check` tells the first check of a stored session, which fills the screen, from a
 * later one after another tab changed it, which only protected pages show. Both count as loading.
 */
export type AuthState = {
  user: User | null;
  check: 'first' | 'again' | 'none';
  isRedirecting: boolean;
};

export type AuthEvent =
  | { type: 'check-started'; check: 'first' | 'again' }
  | { type: 'session-valid'; user: User }
  | { type: 'session-gone' }
  | { type: 'redirect-started' }
  | { type: 'redirect-failed' };

/** With no session stored there is nothing to check. */
export const initialAuthState = (hasSession: boolean): AuthState => ({
  user: null,
  check: hasSession ? 'first' : 'none',
  isRedirecting: false,
});

/** One transition of §4. */
export function authReducer(state: AuthState, event: AuthEvent): AuthState {
  switch (event.type) {
    case 'check-started':
      return { ...state, check: event.check };
    case 'session-valid':
      return { user: event.user, check: 'none', isRedirecting: false };
    case 'session-gone':
      return { user: null, check: 'none', isRedirecting: false };
    case 'redirect-started':
      return { ...state, isRedirecting: true };
    case 'redirect-failed':
      return { ...state, isRedirecting: false };
  }
}
