import { useQuery } from '@tanstack/react-query';
import { useAuth } from '../../auth/auth-provider';
import { messageOf } from '../../error-message';
import { useCapability } from '../../hooks/use-capability';
import { useClient } from '../../hooks/use-client';
import { LITERAL_ACHIEVEMENTS, LITERAL_ACTIVITIES, LITERAL_TAB_BADGES } from '../../literals';
import { type ShownAchievement, type ShownActivity, showAchievements, showActivities } from './activity-view';

/** What the tabs Actividad and Logros show. */
export type ActivityState =
  | { status: 'loading' }
  | { status: 'error'; message: string; onRetry: () => void }
  | {
      status: 'ready';
      activities: readonly ShownActivity[];
      achievements: readonly ShownAchievement[];
      badges: { activity: number; achievements: number };
    };

/** §2 Profile: the static entries, which a server that announces `activity` replaces by what happened. */
const STATIC: ActivityState = {
  status: 'ready',
  activities: LITERAL_ACTIVITIES,
  achievements: LITERAL_ACHIEVEMENTS,
  badges: LITERAL_TAB_BADGES,
};

/** What happened in the account and what it has reached. */
export function useActivity(): ActivityState {
  const client = useClient();
  const { user } = useAuth();
  const isAnnounced = useCapability('activity');
  const query = useQuery({
    queryKey: ['activity', user?.session],
    queryFn: ({ signal }) => client.accountActivity({ signal }),
    enabled: isAnnounced,
  });
  if (!isAnnounced) return STATIC;
  if (query.data) {
    const activities = showActivities(query.data.activities);
    const achievements = showAchievements(query.data.achievements);
    const reached = achievements.filter(({ progress }) => progress === 100);
    const badges = { activity: activities.length, achievements: reached.length };
    return { status: 'ready', activities, achievements, badges };
  }
  if (query.isFetching || !query.isError) return { status: 'loading' };
  return { status: 'error', message: messageOf(query.error), onRetry: () => void query.refetch() };
}
