import { AchievementBadge } from '@trazo/ui/achievement-badge';
import { LITERAL_ACHIEVEMENTS } from '../../literals';

/** §2 Profile, Logros: four static badges, one locked at 75 %. */
export function AchievementsTab() {
  return (
    <div className="mt-6 grid gap-3 at-30:grid-cols-2">
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
