import { useTexts } from '../../lib/texts';
import { StateLayout, type StateProps } from '../state-layout/state-layout';

/** Props of {@link LoadingState}. */
export type LoadingStateProps = Omit<StateProps, 'title' | 'action'> & {
  /** What is being waited for. @default 'Cargando...' */
  title?: string | undefined;
};

/** Waiting for a whole screen; for parts of one use Skeleton in their true shape. */
export function LoadingState({ title, ...rest }: LoadingStateProps) {
  const texts = useTexts('states', { loading: title });
  return <StateLayout {...rest} announce="status" title={texts.loading} kind="loading" />;
}
