import { texts } from '../../lib/texts';
import { StateLayout, type StateProps } from '../state-layout/state-layout';

/** Props of {@link LoadingState}. */
export type LoadingStateProps = Omit<StateProps, 'title' | 'action'> & {
  /** What is being waited for. */
  title?: string | undefined;
};

/** Waiting for a whole screen; for parts of one use Skeleton in their true shape. */
export function LoadingState({ title = texts.states.loading, ...rest }: LoadingStateProps) {
  return <StateLayout {...rest} announce="status" title={title} kind="loading" />;
}
