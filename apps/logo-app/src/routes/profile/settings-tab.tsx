import type { Profile } from '@trazo/api-client';
import { Button } from '@trazo/ui/button';
import { Card } from '@trazo/ui/card';
import { FactList } from '@trazo/ui/fact-list';
import { Heading } from '@trazo/ui/heading';
import { MaskedToken } from '@trazo/ui/masked-token';
import { NotificationToggles } from '@trazo/ui/notification-toggles';
import { UsageBar } from '@trazo/ui/usage-bar';
import { useCapability } from '../../hooks/use-capability';
import { useStats } from '../../hooks/use-stats';
import { Link } from '../../shell/link';
import { profileTexts } from '../../texts/profile';
import { DeleteAccount } from './delete-account';
import { PasswordSettings } from './password-settings';
import { SessionSettings } from './session-settings';
import { useNotifications } from './use-notifications';

const own = profileTexts;

/** §2 Profile, Configuración. What the specification gives no action says that it is not available. */
export function SettingsTab({ profile }: { profile: Profile }) {
  const stats = useStats();
  const hasSessions = useCapability('sessions');
  const [notifications, setNotifications] = useNotifications(profile.notifications);
  return (
    <div className="mt-6 grid max-w-3xl gap-8">
      <NotificationToggles id="notificaciones" value={notifications} onValueChange={setNotifications} />
      <FactList
        title={own.security}
        facts={[{ term: own.token, value: <MaskedToken token={profile.token} /> }]}
      />
      <PasswordSettings email={profile.email} />
      {hasSessions ? <SessionSettings /> : null}
      <Card asChild>
        <section aria-labelledby="plan">
          <Heading level={2} size="sm" id="plan">
            {`${own.plan} ${profile.plan}`}
          </Heading>
          <p className="mt-1 text-small text-ink-muted">{own.planText}</p>
          <UsageBar className="mt-4" percent={stats.usage_percent} detail={own.usageOf(stats.logos)} />
          <div className="mt-5 flex flex-wrap gap-2">
            <Button asChild>
              <Link to="/plan">{own.changePlan}</Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to="/plan">{own.seeBenefits}</Link>
            </Button>
          </div>
        </section>
      </Card>
      <DeleteAccount email={profile.email} />
    </div>
  );
}
