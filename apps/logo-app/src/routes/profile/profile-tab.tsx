import type { Profile } from '@trazo/api-client';
import { ActionCard } from '@trazo/ui/action-card';
import { formatDate } from '@trazo/ui/format';
import { Heading } from '@trazo/ui/heading';
import { ProfileFields } from '@trazo/ui/profile-fields';
import { ProfileHeader } from '@trazo/ui/profile-header';
import { StatCard } from '@trazo/ui/stat-card';
import { useStats } from '../../hooks/use-stats';
import { Link } from '../../shell/link';
import { profileTexts } from '../../texts/profile';
import { DownloadAll } from './download-all';
import { editable, type ProfileEdits, type ProfileFaults, standIns } from './use-profile';

const own = profileTexts;

type ProfileTabProps = {
  profile: Profile;
  onSave: ((edits: ProfileEdits) => void) | ((edits: ProfileEdits) => Promise<void>);
  /** What is saved is kept by the server: then the e-mail, by which people sign in, cannot be changed here. */
  isKept: boolean;
  /** What the server found wrong with what was to be saved. */
  faults: ProfileFaults | undefined;
};

/** §2 Profile, Mi Perfil. */
export function ProfileTab({ profile, onSave, isKept, faults }: ProfileTabProps) {
  const stats = useStats();
  return (
    <div className="@container mt-6 grid gap-6">
      <ProfileHeader
        headingLevel={2}
        name={profile.name}
        email={profile.email}
        avatarSrc={profile.profile_img}
        plan={profile.plan}
        memberSince={formatDate(profile.joinDate, 'es-ES')}
        views={stats.profile_views}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-3">
        <StatCard label={own.logos} value={stats.logos} />
        <StatCard label={own.downloads} value={stats.downloads} />
        <StatCard label={own.favorites} value={stats.favorites} />
      </div>
      <div className="grid items-start gap-6 @2xl:grid-cols-[minmax(0,1fr)_20rem]">
        <ProfileFields
          values={editable(profile)}
          placeholders={standIns(profile)}
          onSave={onSave}
          readOnly={isKept ? ['email'] : []}
          hints={isKept ? { email: own.emailFixed } : undefined}
          errors={faults}
        />
        <section aria-label={own.quickActions} className="grid gap-3">
          <Heading level={2} size="sm">
            {own.quickActions}
          </Heading>
          <ActionCard title={own.createLogo} link={<Link to="/generate" />} />
          <ActionCard title={own.seeHistory} link={<Link to="/record" />} />
          <DownloadAll />
        </section>
      </div>
    </div>
  );
}
