import { MonitorSmartphone } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { HEADING } from '../../lib/focus-heir';
import { useKeptFocus } from '../../lib/use-kept-focus';
import { Badge } from '../../primitives/badge';
import { Button } from '../../primitives/button';
import { Heading, type HeadingLevel } from '../../primitives/heading';
import { Skeleton } from '../../primitives/skeleton';
import { type LoadFailure, LoadFailureBanner } from '../../states/error-state/load-failure';
import { type libraryTexts, useLibraryTexts } from '../texts/library';

/** A session of the account that has not ended. */
export type OpenSession = {
  id: string;
  /** What it was opened with: 'Chrome en Windows'. */
  device: string;
  /** When it was opened, as text, ready to read. */
  opened: string;
  /** When it was last used, as text, ready to read; not said of the current one. */
  lastUsed: string;
  /** The one that is looked at. */
  current?: boolean | undefined;
};

/** What the list has to show. */
export type SessionListState =
  | { status: 'loading' }
  /** `message` defaults to 'No se pudieron cargar tus sesiones'. */
  | LoadFailure
  | { status: 'ready'; sessions: readonly OpenSession[] };

/** Props of {@link SessionList}; the rest goes to the `<section>`. */
export type SessionListProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** What it shows: `loading`, `error` (message, onRetry) or `ready` (sessions, the current one first). */
  state: SessionListState;
  /** 'Cerrar' was pressed on one of them. */
  onClose: (id: string) => void;
  /** 'Cerrar todas las demás' was pressed. */
  onCloseOthers: () => void;
  /** What is being closed: an id, or `others`. */
  closing?: string | undefined;
  /** Level of its heading in the page's outline. */
  headingLevel?: HeadingLevel | undefined;
  /** Replaces some of its own texts. */
  texts?: Partial<typeof libraryTexts.sessions> | undefined;
};

/** Where the account is open, and the means to close it there. */
export function SessionList({
  state,
  onClose,
  onCloseOthers,
  closing,
  headingLevel = 3,
  texts: given,
  className,
  ...rest
}: SessionListProps) {
  const texts = useLibraryTexts('sessions', given);
  const titleId = useId();
  const sessions = state.status === 'ready' ? state.sessions : [];
  const keepFocus = useKeptFocus({
    state: `${state.status} ${sessions.length}`,
    heir: HEADING,
    given: rest,
  });
  return (
    <section
      aria-labelledby={titleId}
      data-status={state.status}
      {...rest}
      {...keepFocus}
      className={`grid grid-cols-1 gap-3 ${className ?? ''}`}
    >
      <div>
        <Heading level={headingLevel} size="sm" id={titleId}>
          {texts.title}
        </Heading>
        <p className="mt-0.5 text-small text-ink-muted">{texts.text}</p>
      </div>
      {state.status === 'loading' && (
        <div role="status" className="grid gap-2 py-3" data-skeleton="">
          <span className="sr-only">{texts.loading}</span>
          <Skeleton className="w-2/5" />
          <Skeleton className="w-3/5" />
        </div>
      )}
      {state.status === 'error' && (
        <LoadFailureBanner message={state.message ?? texts.error} onRetry={state.onRetry} />
      )}
      {state.status === 'ready' && (
        <ul className="divide-y divide-line border-y border-line">
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              texts={texts}
              closing={closing === session.id}
              onClose={onClose}
            />
          ))}
        </ul>
      )}
      {sessions.some(({ current }) => !current) ? (
        <Button
          variant="secondary"
          className="justify-self-start"
          loading={closing === 'others'}
          onClick={onCloseOthers}
        >
          {texts.closeOthers}
        </Button>
      ) : null}
    </section>
  );
}

type SessionRowProps = {
  session: OpenSession;
  texts: typeof libraryTexts.sessions;
  closing: boolean;
  onClose: (id: string) => void;
};

function SessionRow({ session, texts, closing, onClose }: SessionRowProps) {
  const { id, device, opened, lastUsed, current } = session;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <MonitorSmartphone aria-hidden="true" className="size-5 shrink-0 text-ink-muted below-30:hidden" />
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {device}
          {current ? <Badge tone="success">{texts.current}</Badge> : null}
        </p>
        <p className="text-small text-ink-muted">
          {texts.opened(opened)}
          {current ? null : <> · {texts.lastUsed(lastUsed)}</>}
        </p>
      </div>
      {current ? null : (
        <Button
          variant="secondary"
          size="sm"
          loading={closing}
          aria-label={texts.closeNamed(device, opened)}
          onClick={() => onClose(id)}
        >
          {texts.close}
        </Button>
      )}
    </li>
  );
}
