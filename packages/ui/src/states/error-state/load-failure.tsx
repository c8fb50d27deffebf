import { Banner } from '../../primitives/banner';
import { Button } from '../../primitives/button';
import { useStatesTexts } from '../state-layout/texts';

/** What could not be loaded: why, if that is known, and how it is tried again; no button without it. */
export type LoadFailure = {
  status: 'error';
  message?: string | undefined;
  onRetry?: (() => void) | undefined;
};

/** A load that failed, in the place of what was to come. */
export function LoadFailureBanner({
  message,
  onRetry,
}: {
  message: string;
  onRetry: LoadFailure['onRetry'];
}) {
  const { retry } = useStatesTexts();
  const button = onRetry && (
    <Button variant="secondary" size="sm" onClick={onRetry}>
      {retry}
    </Button>
  );
  return (
    <Banner tone="danger" action={button}>
      {message}
    </Banner>
  );
}
