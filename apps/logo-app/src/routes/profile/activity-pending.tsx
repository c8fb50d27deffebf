import { ErrorState } from '@trazo/ui/error-state';
import { LoadingState } from '@trazo/ui/loading-state';
import { profileTexts } from '../../texts/profile';
import type { ActivityState } from './use-activity';

/** In place of what happened while it is not there. */
export function ActivityPending({ state }: { state: Exclude<ActivityState, { status: 'ready' }> }) {
  if (state.status === 'loading')
    return <LoadingState className="mt-6" title={profileTexts.loadingActivity} />;
  return (
    <ErrorState
      className="mt-6"
      title={profileTexts.activityFailed}
      text={state.message}
      onRetry={state.onRetry}
    />
  );
}
