import { AchievementBadge } from '@trazo/ui/achievement-badge';
import { LITERAL_ACHIEVEMENTS } from '../../literals';

/** §2 Profile, Logros: four static badges, one locked at 75 %. */
export function AchievementsTab() {
  return (
    <div className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-3">
      {LITERAL_ACHIEVEMENTS.map(({ id, title, detail, progress }) => (
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
