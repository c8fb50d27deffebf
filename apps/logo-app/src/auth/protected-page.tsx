import { SessionBanner, type SessionView } from '@trazo/ui/session-banner';
import type { ReactNode } from 'react';
import { Link } from '../shell/link';
import { useAuth } from './auth-provider';

/** §2 Protected-page wrapper: its three faces, and the page under the last one. */
export function ProtectedPage({ children }: { children: ReactNode }) {
  const { user, isChecking } = useAuth();
  const session: SessionView = isChecking
    ? { status: 'checking' }
    : user
      ? { status: 'active', name: user.name, sessionId: user.session }
      : {
          status: 'restricted',
          homeLink: <Link to="/" />,
        };
  return (
    <>
      <SessionBanner session={session} className={session.status === 'active' ? 'mb-6' : undefined} />
      {session.status === 'active' ? children : null}
    </>
  );
}
