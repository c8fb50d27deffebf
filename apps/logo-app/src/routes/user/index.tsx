import { ActionCard } from '@trazo/ui/action-card';
import { useAlerts } from '@trazo/ui/alert';
import { Badge } from '@trazo/ui/badge';
import { Banner } from '@trazo/ui/banner';
import { BrandMark } from '@trazo/ui/brand-mark';
import { Button } from '@trazo/ui/button';
import { DashboardBar } from '@trazo/ui/dashboard-bar';
import { FactList } from '@trazo/ui/fact-list';
import { Heading } from '@trazo/ui/heading';
import { PageHeader } from '@trazo/ui/page-header';
import { ProfileHeader } from '@trazo/ui/profile-header';
import { SkipLink } from '@trazo/ui/skip-link';
import { StatCard } from '@trazo/ui/stat-card';
import { useContext, useState } from 'react';
import { useAuth } from '../../auth/auth-provider';
import { ProtectedPage } from '../../auth/protected-page';
import { prefetchSignOutQuestion, SignOutQuestion } from '../../auth/sign-out-question';
import { useStats } from '../../hooks/use-stats';
import { Link } from '../../shell/link';
import { ScreensContext, screenAt } from '../../shell/screen';
import { profileTexts } from '../../texts/profile';
import { userTexts } from '../../texts/user';
import { useSessionCheck } from './use-session-check';

const own = userTexts;

/** §2 Dashboard/demo page (/user), with a bar of its own. */
export default function Dashboard() {
  const screens = useContext(ScreensContext);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <SkipLink targetId="contenido" />
      <DashboardBar
        brand={
          <Link to="/" className="inline-flex items-center pointer-coarse:touch-target">
            <BrandMark size="sm" label="Trazo" />
          </Link>
        }
        links={['/generate', '/gallery', '/record'].map((path) => (
          <li key={path}>
            <Link to={path}>{screenAt(screens, path)?.link?.label}</Link>
          </li>
        ))}
        onSignOut={() => setAsking(true)}
        onPointerEnter={prefetchSignOutQuestion}
        onFocus={prefetchSignOutQuestion}
      />
      <main
        id="contenido"
        tabIndex={-1}
        className="outline-none mx-auto max-w-6xl px-[min(1rem,5vw)] py-6 at-30:px-[min(1.5rem,5vw)] at-64:py-10"
      >
        <ProtectedPage>
          <DashboardBody />
        </ProtectedPage>
      </main>
      <SignOutQuestion open={asking} onOpenChange={setAsking} />
    </>
  );
}

function DashboardBody() {
  const { user } = useAuth();
  const stats = useStats();
  const alerts = useAlerts();
  const { busy, last, validate, refresh } = useSessionCheck();
  if (!user) return null;
  return (
    <>
      <PageHeader title={own.welcome(user.name)} subtitle={own.subtitle} />
      <div className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(min(100%,24rem),1fr))] items-start gap-6">
        <ProfileHeader headingLevel={2} name={user.name} email={user.email} avatarSrc={user.profile_img} />
        <FactList
          title={own.session}
          aside={<Badge tone="success">{own.active}</Badge>}
          facts={[
            {
              term: own.validate,
              value: (
                <span className="flex flex-wrap gap-2">
                  <Button size="sm" loading={busy === 'validate'} onClick={() => void validate()}>
                    {own.validate}
                  </Button>
                  <Button
                    size="sm"
                    variant="secondary"
                    loading={busy === 'refresh'}
                    onClick={() => void refresh()}
                  >
                    {own.refresh}
                  </Button>
                </span>
              ),
            },
          ]}
        />
      </div>
      {last ? (
        <Banner className="mt-6" tone={last.valid ? 'success' : 'danger'} announce={false}>
          {last.text} <time dateTime={last.at.toISOString()}>{last.at.toLocaleString('es-ES')}</time>
        </Banner>
      ) : null}
      <Heading level={2} className="mt-10">
        {own.actions}
      </Heading>
      <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-3">
        {own.cards.map(({ id, title, detail }) => (
          <ActionCard
            key={id}
            title={title}
            detail={detail}
            onPress={() => alerts.show({ message: own.inDevelopment(title) })}
          />
        ))}
      </div>
      <Heading level={2} className="mt-10">
        {own.stats}
      </Heading>
      <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-3">
        <StatCard label={profileTexts.logos} value={stats.logos} />
        <StatCard label={profileTexts.downloads} value={stats.downloads} />
        <StatCard label={own.monthly} value={stats.monthly} />
        <StatCard label={own.rating} value={stats.rating} />
      </div>
      <FactList
        className="mt-10"
        title={own.technical}
        facts={[
          { term: own.sessionId, value: `${user.session.slice(0, 8)}…`, code: true },
          { term: own.validated, value: own.yes },
          { term: own.callbackEndpoint, value: '/callback', code: true },
          { term: own.validateEndpoint, value: '/validate_session', code: true },
        ]}
      />
    </>
  );
}
