import { CrashReport } from '@trazo/ui/crash-report';
import { Component, type ReactNode } from 'react';
import { MissingAuthProviderError } from '../auth/auth-provider';

type BoundaryProps = { children: ReactNode };
type BoundaryState = { error: Error | null };

/** What to copy into a report: the error and where it happened; nothing of the person's. */
const reportOf = (error: Error) =>
  [`${error.name}: ${error.message}`, window.location.pathname, navigator.userAgent, error.stack ?? ''].join(
    '\n',
  );

const reload = () => window.location.reload();

abstract class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null };
  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}

/** The last resort of one screen: the shell around it goes on working. */
export class RouteBoundary extends Boundary {
  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <CrashReport report={reportOf(error)} onReload={reload} />;
  }
}

/** The last resort of the whole app. §8: a missing auth provider shows its message as it is. */
export class ErrorBoundary extends Boundary {
  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    const message = error instanceof MissingAuthProviderError ? error.message : undefined;
    return <CrashReport message={message} report={reportOf(error)} onReload={reload} />;
  }
}
