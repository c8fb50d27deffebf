import { Lock, ShieldCheck } from 'lucide-react';
import type { ComponentProps } from 'react';
import { FilledLink, type LinkTarget } from '../../lib/filled-link';
import { buttonVariants } from '../../primitives/button';
import { ConstructionGrid } from '../../primitives/construction-grid';
import { Spinner } from '../../primitives/spinner';
import { type accountTexts, useAccountTexts } from '../texts/account';
import { shortSessionId } from './short-session-id';

/** The three faces of the protected-page wrapper. */
export type SessionView =
  | { status: 'checking' }
  | { status: 'active'; name: string; sessionId: string }
  | {
      status: 'restricted';
      /** Where 'Volver al Inicio' leads: an address, or a router's link without content, `<Link to="/" />`. */
      homeLink: LinkTarget;
    };

/** Props of {@link SessionBanner}; the rest goes to its root. */
export type SessionBannerProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** `checking`, `active` with name and session id, or `restricted` with the way home. */
  session: SessionView;
  /** Replaces some of its own texts. */
  texts?: Partial<typeof accountTexts.session> | undefined;
};

/** Says whether the session holds, on every protected page (section 2, Protected-page wrapper). */
export function SessionBanner({ session, texts: given, className, ...rest }: SessionBannerProps) {
  const texts = useAccountTexts('session', given);
  const root = { ...rest, 'data-status': session.status };
  if (session.status === 'checking') {
    return (
      <div
        {...root}
        role="status"
        className={`min-h-64 items-center justify-center gap-3 text-ink-muted own:flex ${className ?? ''}`}
      >
        <Spinner size="md" className="text-accent-edge" />
        <p>{texts.checking}</p>
      </div>
    );
  }
  if (session.status === 'restricted') {
    return <Restricted {...root} className={className} session={session} texts={texts} />;
  }
  return (
    <div
      {...root}
      className={`flex-wrap items-center gap-x-3 gap-y-0.5 rounded-control border border-success-edge/60 bg-success-surface px-3 py-1.5 text-small text-success-text own:flex ${className ?? ''}`}
    >
      <p className="flex min-w-0 flex-[1_1_10rem] items-center gap-2">
        <ShieldCheck aria-hidden="true" className="size-4 shrink-0" />
        <span className="min-w-0 wrap-anywhere">
          {texts.active} <strong className="font-semibold">{session.name}</strong>
        </span>
      </p>
      <p className="text-caption">
        <span className="sr-only">{texts.id} </span>
        <code dir="ltr" className="font-code">
          {shortSessionId(session.sessionId)}
        </code>
      </p>
    </div>
  );
}

type RestrictedProps = Omit<ComponentProps<'div'>, 'children'> & {
  session: Extract<SessionView, { status: 'restricted' }>;
  texts: typeof accountTexts.session;
};

function Restricted({ session, texts, className, ...rest }: RestrictedProps) {
  return (
    <div
      {...rest}
      className={`relative isolate min-h-96 place-content-center justify-items-center gap-5 overflow-hidden rounded-card border border-line bg-raised px-6 py-12 text-center own:grid ${className ?? ''}`}
    >
      <ConstructionGrid className="-z-1" />
      <span className="grid size-14 place-items-center rounded-full border border-accent-line bg-raised text-accent-text">
        <Lock aria-hidden="true" className="size-6" />
      </span>
      <h1 className="heading max-w-[34ch] text-title">{texts.restricted}</h1>
      <FilledLink to={session.homeLink} className={buttonVariants({})}>
        {texts.home}
      </FilledLink>
    </div>
  );
}
