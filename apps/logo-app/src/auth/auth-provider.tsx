import { createSessionId, loginUrl, registerUrl, type SessionCheck, type User } from '@trazo/api-client';
import { REDIRECT_DELAY_MS, SESSION_STORAGE_KEY } from '@trazo/api-client/catalog';
import { useAlerts } from '@trazo/ui/alert';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
} from 'react';
import { eraseDraft } from '../draft-storage';
import { messageOf } from '../error-message';
import { useServices } from '../services';
import { authTexts } from '../texts/auth';
import { askIfStaying } from './ask-if-staying';
import { type Account, authReducer, initialAuthState } from './auth-state';
import { begunSignIn, keepBegunSignIn, resumeBegunSignIn } from './begun-sign-in';
import { delay } from './delay';
import { takeFromSignIn } from './sign-in-code';

/**
 * How a check of the session ended. A check that could not be made says why; one whose session is no longer the stored
 * one says nothing of anybody.
 */
export type CheckResult =
  | { outcome: 'valid' }
  | { outcome: 'invalid' }
  | { outcome: 'superseded' }
  | { outcome: 'failed'; message: string };

/** §4: the authentication state and its actions. */
export type Auth = {
  user: User | null;
  /** What the server announced and reported when it checked the session. */
  account: Account | null;
  isLoading: boolean;
  isAuthenticated: boolean;
  isRedirecting: boolean;
  /** The first check of a stored session is under way: nothing can be shown yet. */
  isStarting: boolean;
  /** A session that another tab changed is being checked: protected pages wait. */
  isChecking: boolean;
  preLogin: () => Promise<void>;
  preRegister: () => Promise<void>;
  validateSession: () => Promise<CheckResult>;
  logout: () => void;
  refreshUserData: () => Promise<CheckResult>;
  /** Asks for what an action has changed of the account; where that fails, everything stays. */
  updateAccount: () => Promise<void>;
  clearAuthData: () => void;
};

const AuthContext = createContext<Auth | null>(null);

/** Holds the authentication state of §4 over the stored session. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { client, config, navigate } = useServices();
  const alerts = useAlerts();
  const [state, dispatch] = useReducer(authReducer, client.session.read() !== undefined, initialAuthState);

  const isAuthenticated = state.account !== null;
  const isSignedOut = !isAuthenticated && state.check === 'none' && !state.isRedirecting;

  const forgetSession = useCallback(() => {
    client.session.clear();
    dispatch({ type: 'session-gone' });
  }, [client]);

  const clearAuthData = useCallback(() => {
    eraseDraft();
    forgetSession();
  }, [forgetSession]);

  const redirect = useCallback(
    async (page: 'login' | 'register') => {
      dispatch({ type: 'redirect-started' });
      try {
        const session = createSessionId();
        if (page === 'login') {
          client.session.save(session);
          keepBegunSignIn(session);
        }
        const options = { appToken: config.appToken, session };
        const url =
          page === 'login'
            ? loginUrl({ url: config.loginUrl, ...options })
            : registerUrl({ url: config.registerUrl, ...options });
        await delay(REDIRECT_DELAY_MS);
        navigate(url);
      } catch (error) {
        console.error(page === 'login' ? 'Error de login' : 'Error de registro', error);
        if (page === 'login') {
          alerts.show({ tone: 'danger', message: messageOf(error) });
          client.session.clear();
        }
        dispatch({ type: 'redirect-ended' });
      }
    },
    [client, config, navigate, alerts],
  );

  /** Asks the server who the stored session is, and does without one that does not hold. */
  const checkOr = useCallback(
    async (forget: (result: CheckResult) => void): Promise<CheckResult> => {
      const session = client.session.read();
      let account: SessionCheck = { valid: false };
      let result: CheckResult = { outcome: 'invalid' };
      try {
        if (session !== undefined) account = await askIfStaying(() => client.validateSession({ session }));
      } catch (error) {
        result = { outcome: 'failed', message: messageOf(error) };
      }
      // The session may have changed while the answer was on its way; that change has its own check.
      if (client.session.read() !== session) return { outcome: 'superseded' };
      if (account.valid) {
        dispatch({ type: 'session-valid', account });
        return { outcome: 'valid' };
      }
      forget(result);
      return result;
    },
    [client],
  );

  /** A session that ended by itself takes nothing with it that was typed. */
  const check = useCallback(() => checkOr(forgetSession), [checkOr, forgetSession]);

  /** Says why someone is signed out. */
  const tell = useCallback(
    (result: CheckResult) => {
      if (result.outcome === 'valid' || result.outcome === 'superseded') return;
      const message =
        result.outcome === 'failed' ? authTexts.sessionCheckFailed(result.message) : authTexts.sessionEnded;
      alerts.show({ tone: 'danger', message });
    },
    [alerts],
  );
  /** A check that nobody asked for tells people how it ended. */
  const checkAndTell = useCallback(async () => tell(await check()), [check, tell]);

  /** After something that was done: a check that cannot be made says nothing against the session. */
  const updateAccount = useCallback(async () => {
    await checkOr((result) => {
      if (result.outcome !== 'invalid') return;
      forgetSession();
      tell(result);
    });
  }, [checkOr, forgetSession, tell]);

  /** Someone who came to sign in is sent there unless the stored session still holds. */
  const checkAndSignIn = useCallback(async () => {
    dispatch({ type: 'redirect-started' });
    await check();
    // One that holds is stored, and so is one that another tab began to sign in with meanwhile.
    if (client.session.read() === undefined) await redirect('login');
    else dispatch({ type: 'redirect-ended' });
  }, [client, check, redirect]);

  const started = useRef(false);
  useEffect(() => {
    // StrictMode runs effects twice; a code works once.
    if (started.current) return;
    started.current = true;
    const { code, wantsSignIn } = takeFromSignIn();
    if (code !== null) resumeBegunSignIn(client.session);
    if (client.session.read() === undefined) {
      if (wantsSignIn) void redirect('login');
      // The code is for a session that is not this browser's: nobody is signed in, and that is said.
      else if (code !== null) tell({ outcome: 'invalid' });
      return;
    }
    const redeemed =
      code === null ? Promise.resolve() : askIfStaying(() => client.redeemCallback({ code })).catch(() => {});
    // A code that was refused needs no message of its own: the check right after it says what holds.
    // Whoever turned back from signing in was not signed in, and knows.
    const turnedBack = begunSignIn() === client.session.read();
    void redeemed.then<unknown>(wantsSignIn ? checkAndSignIn : turnedBack ? check : checkAndTell);
  }, [client, check, checkAndTell, checkAndSignIn, redirect, tell]);

  useEffect(() => {
    /** §4: another tab changed the session. A null key means that the whole storage was cleared. */
    function followOtherTab({ key }: StorageEvent) {
      if (key !== SESSION_STORAGE_KEY && key !== null) return;
      if (client.session.read() === undefined) {
        // One that ended by itself takes nothing with it that was typed, in this tab neither.
        if (key === null) clearAuthData();
        else forgetSession();
      } else {
        dispatch({ type: 'check-started' });
        if (isAuthenticated) void checkAndTell();
        // With nobody signed in here it is a sign-in that another tab has begun: good only once that tab is back.
        else void checkOr(() => dispatch({ type: 'session-gone' }));
      }
    }
    /** Back may bring the page as it was left: on the way to the login page, or before somebody signed out elsewhere. */
    function goOn({ persisted }: PageTransitionEvent) {
      if (!persisted) return;
      dispatch({ type: 'redirect-ended' });
      if (isAuthenticated) void updateAccount();
    }
    /** Another tab that began to sign in has come back signed in: what it stored was stored before, so no event tells. */
    function lookAgain() {
      if (document.visibilityState !== 'visible' || !isSignedOut) return;
      if (client.session.read() !== undefined) void checkOr(() => {});
    }
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('visibilitychange', lookAgain, { signal });
    window.addEventListener('storage', followOtherTab, { signal });
    window.addEventListener('pageshow', goOn, { signal });
    return () => listening.abort();
  }, [
    client,
    isAuthenticated,
    isSignedOut,
    checkAndTell,
    checkOr,
    clearAuthData,
    forgetSession,
    updateAccount,
  ]);

  const auth = useMemo<Auth>(() => {
    /** People are signed out here at once; whether the server hears of it changes nothing for them. */
    function logout() {
      const session = client.session.read();
      clearAuthData();
      if (session !== undefined) client.signOut({ session }).catch(() => {});
    }
    return {
      user: state.account?.user ?? null,
      account: state.account,
      isLoading: state.check !== 'none' || state.isRedirecting,
      isAuthenticated,
      isRedirecting: state.isRedirecting,
      isStarting: state.check === 'first',
      isChecking: state.check === 'again',
      preLogin: async () => {
        if (state.isRedirecting) return;
        // Another tab may have signed in meanwhile, of which no event tells.
        await (client.session.read() === undefined ? redirect('login') : checkAndSignIn());
      },
      preRegister: () => redirect('register'),
      validateSession: check,
      logout,
      refreshUserData: async () => (isAuthenticated ? check() : { outcome: 'invalid' }),
      updateAccount,
      clearAuthData,
    };
  }, [state, isAuthenticated, client, redirect, check, checkAndSignIn, updateAccount, clearAuthData]);

  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** §8 "Auth provider missing": the root error boundary shows this message as it is. */
export class MissingAuthProviderError extends Error {
  override readonly name = 'MissingAuthProviderError';
  constructor() {
    super('ERROR: AuthProvider es undefined');
  }
}

/**
 * The authentication state and its actions.
 * @throws MissingAuthProviderError outside an AuthProvider (§8).
 */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new MissingAuthProviderError();
  return auth;
}
