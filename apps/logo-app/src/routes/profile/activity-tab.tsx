import { ActivityItem } from '@trazo/ui/activity-item';
import { LITERAL_ACTIVITIES } from '../../literals';
import { profileTexts } from '../../texts/profile';

/** §2 Profile, Actividad: four static sample entries. */
export function ActivityTab() {
  return (
    <ul aria-label={profileTexts.tabs.activity} className="mt-6 max-w-3xl">
      {LITERAL_ACTIVITIES.map(({ id, title, detail, when }) => (
        <ActivityItem key={id} title={title} detail={detail} time={when} />
      ))}
    </ul>
  );
}
