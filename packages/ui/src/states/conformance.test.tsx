import { describeConformance } from '../../test/describe-conformance';
import { EmptyState } from './empty-state';
import { ErrorState } from './error-state';
import { LoadingState } from './loading-state';

describeConformance('EmptyState', <EmptyState title="No tienes logos creados" />, { tag: 'div' });
describeConformance('ErrorState', <ErrorState />, { tag: 'div' });
describeConformance('LoadingState', <LoadingState />, { tag: 'div' });
