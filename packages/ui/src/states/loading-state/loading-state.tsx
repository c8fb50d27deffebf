import { StateLayout, type StateProps } from '../state-layout/state-layout';
import { useStatesTexts } from '../state-layout/texts';

/** Props of {@link LoadingState}. */
export type LoadingStateProps = Omit<StateProps, 'title' | 'action'> & {
  /** What is being waited for. @default 'Cargando...' */
  title?: string | undefined;
};

/** Waiting for a whole screen; for parts of one use Skeleton in their true shape. */
export function LoadingState({ title, ...rest }: LoadingStateProps) {
  const texts = useStatesTexts({ loading: title });
  return <StateLayout {...rest} announce="status" title={texts.loading} kind="loading" />;
}
