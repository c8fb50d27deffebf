import { ActivityItem } from '@trazo/ui/activity-item';
import { EmptyState } from '@trazo/ui/empty-state';
import { profileTexts } from '../../texts/profile';
import { ActivityPending } from './activity-pending';
import type { ActivityState } from './use-activity';

/** §2 Profile, Actividad. */
export function ActivityTab({ state }: { state: ActivityState }) {
  if (state.status !== 'ready') return <ActivityPending state={state} />;
  if (state.activities.length === 0) {
    return <EmptyState className="mt-6" title={profileTexts.noActivity} text={profileTexts.noActivityText} />;
  }
  return (
    <ul aria-label={profileTexts.tabs.activity} className="mt-6 max-w-3xl">
      {state.activities.map(({ id, title, detail, when, dateTime }) => (
        <ActivityItem key={id} title={title} detail={detail} time={when} dateTime={dateTime} />
      ))}
    </ul>
  );
}
