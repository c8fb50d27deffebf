import { AccountMenu, type AccountView } from '@trazo/ui/account-menu';
import { AppShell } from '@trazo/ui/app-shell';
import { BrandMark } from '@trazo/ui/brand-mark';
import { Button } from '@trazo/ui/button';
import { CreditBadge } from '@trazo/ui/credit-badge';
import { PremiumCard } from '@trazo/ui/premium-card';
import { Sidebar } from '@trazo/ui/sidebar';
import { TopBar } from '@trazo/ui/top-bar';
import { useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useAuth } from '../auth/auth-provider';
import { ProtectedPage } from '../auth/protected-page';
import { prefetchSignOutQuestion, SignOutQuestion } from '../auth/sign-out-question';
import { useLoadError } from '../hooks/use-part';
import { LITERAL_CREDITS } from '../literals';
import { ThemeToggle } from '../theme/theme-toggle';
import { Link } from './link';
import { navigationItems, SETTINGS_ADDRESS } from './navigation';
import { screenAt } from './screen';
import { screens } from './screens';

/** §2: sidebar and top bar around the signed-in screens. */
export function Shell() {
  const { pathname, search } = useLocation();
  const { account } = useAuth();
  const [asking, setAsking] = useState(false);
  const tellLoadError = useLoadError();
  const view = useAccountView(() => setAsking(true));
  return (
    <AppShell
      onLoadError={() => tellLoadError()}
      sidebar={
        <Sidebar
          brand={
            <Link to="/" className="inline-flex max-w-full items-center pointer-coarse:touch-target">
              <BrandMark size="sm" label="Trazo" />
            </Link>
          }
          items={navigationItems(pathname + search)}
          tools={<ThemeToggle />}
          footer={
            <PremiumCard
              action={
                <Button asChild size="sm" variant="premium">
                  <Link to="/plan">{screenAt(screens, '/plan')?.link?.label}</Link>
                </Button>
              }
            />
          }
        />
      }
      topBar={
        <TopBar
          end={
            <>
              <CreditBadge credits={account?.creditos ?? LITERAL_CREDITS} />
              <AccountMenu
                account={view}
                onOpenChange={prefetchSignOutQuestion}
                onLoadError={() => tellLoadError()}
              />
            </>
          }
        />
      }
    >
      <div className="mx-auto w-full max-w-6xl">
        <ProtectedPage>
          <Outlet />
        </ProtectedPage>
      </div>
      <SignOutQuestion open={asking} onOpenChange={setAsking} />
    </AppShell>
  );
}

/** §2 Top bar: what the avatar menu shows and does, signed in and out. */
function useAccountView(onSignOut: () => void): AccountView {
  const { user } = useAuth();
  const navigate = useNavigate();
  if (!user) return { status: 'signed-out', onHome: () => void navigate('/') };
  return {
    status: 'signed-in',
    name: user.name,
    email: user.email,
    avatarSrc: user.profile_img,
    onSettings: () => void navigate(SETTINGS_ADDRESS),
    onNotifications: () => void navigate(`${SETTINGS_ADDRESS}#notificaciones`),
    onSignOut,
  };
}
