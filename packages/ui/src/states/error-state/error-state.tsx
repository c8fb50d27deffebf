import { Button } from '../../primitives/button';
import { StateLayout, type StateProps } from '../state-layout/state-layout';
import { useStatesTexts } from '../state-layout/texts';

/** Props of {@link ErrorState}. */
export type ErrorStateProps = Omit<StateProps, 'title'> & {
  /** What happened. @default 'Algo salió mal' */
  title?: string | undefined;
  /** Tries again; shows the button. `action` replaces it. */
  onRetry?: (() => void) | undefined;
  /** Text of the button that tries again. @default 'Reintentar' */
  retryLabel?: string | undefined;
  /** The retry is under way. */
  retrying?: boolean | undefined;
};

/** Something went wrong, and this is the next step. It is read out when it appears. */
export function ErrorState({
  title,
  onRetry,
  retryLabel,
  retrying = false,
  action,
  ...rest
}: ErrorStateProps) {
  const texts = useStatesTexts({ error: title, retry: retryLabel });
  const retry = onRetry ? (
    <Button variant="secondary" loading={retrying} onClick={onRetry}>
      {texts.retry}
    </Button>
  ) : undefined;
  return <StateLayout {...rest} announce="alert" title={texts.error} action={action ?? retry} kind="error" />;
}
