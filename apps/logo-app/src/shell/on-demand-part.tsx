import { ErrorState } from '@trazo/ui/error-state';
import { type OnDemand, useOnDemand } from '@trazo/ui/on-demand';
import { type ComponentType, useState } from 'react';
import { tryAgain } from '../outdated';
import { loadTexts } from '../texts/load';

type OnDemandPartProps<Props extends object> = { source: OnDemand<ComponentType<Props>>; props: Props };

/** A part of the page that is fetched when it is shown. Where that fails, its place says so and offers to retry. */
export function OnDemandPart<Props extends object>({ source, props }: OnDemandPartProps<Props>) {
  const [failed, setFailed] = useState(false);
  const Part = useOnDemand(source, !failed, () => setFailed(true));
  if (Part) return <Part {...props} />;
  if (!failed) return null;
  return <ErrorState text={loadTexts.failed} onRetry={() => void tryAgain(() => setFailed(false))} />;
}
