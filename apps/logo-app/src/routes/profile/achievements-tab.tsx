import { AchievementBadge } from '@trazo/ui/achievement-badge';
import { EmptyState } from '@trazo/ui/empty-state';
import { profileTexts } from '../../texts/profile';
import { ActivityPending } from './activity-pending';
import type { ActivityState } from './use-activity';

/** §2 Profile, Logros. */
export function AchievementsTab({ state }: { state: ActivityState }) {
  if (state.status !== 'ready') return <ActivityPending state={state} />;
  if (state.achievements.length === 0) {
    return <EmptyState className="mt-6" title={profileTexts.noAchievements} />;
  }
  return (
    <div className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-3">
      {state.achievements.map(({ id, title, detail, progress }) => (
        <AchievementBadge
          key={id}
          headingLevel={2}
          title={title}
          detail={detail}
          state={progress < 100 ? { status: 'locked', progress } : { status: 'unlocked' }}
        />
      ))}
    </div>
  );
}
