import { StateLayout, type StateProps } from '../state-layout/state-layout';

/** Props of {@link EmptyState}. */
export type EmptyStateProps = StateProps & {
  /** `start`: there is nothing yet; `search`: nothing matches. */
  reason?: 'start' | 'search' | undefined;
};

/** There is nothing to show, and this is how to change that. */
export function EmptyState({ reason = 'start', ...rest }: EmptyStateProps) {
  return <StateLayout {...rest} kind={reason === 'search' ? 'search' : 'empty'} />;
}
