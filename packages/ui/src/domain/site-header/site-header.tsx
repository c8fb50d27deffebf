import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../primitives/button';
import { BrandMark } from '../brand-mark';
import { type landingTexts, useLandingTexts } from '../texts/landing';
import { type SiteAnchor, useSiteAnchors } from './anchors';

/** Props of {@link SiteHeader}; the rest goes to the `<header>`. */
export type SiteHeaderProps = Omit<ComponentProps<'header'>, 'children'> & {
  /** 'INICIAR SESIÓN'. */
  onLogin: () => void;
  /** 'Registro'. */
  onRegister: () => void;
  /** Ignores presses on both buttons while the browser is on its way elsewhere. */
  busy?: boolean | undefined;
  /** Anchors of the page's sections; those of the specification by default. */
  anchors?: readonly SiteAnchor[] | undefined;
  /** Where the mark leads; '/' by default. */
  homeHref?: string | undefined;
  /** The control that changes the theme. */
  themeToggle?: ReactNode | undefined;
  /** Texts; Spanish by default. */
  texts?: Partial<typeof landingTexts.header> | undefined;
};

/** Head of the public page: one row on wide windows, two on a phone, with every link in sight in both. */
export function SiteHeader({
  onLogin,
  onRegister,
  busy = false,
  anchors,
  homeHref = '/',
  themeToggle,
  texts: given,
  className,
  ...rest
}: SiteHeaderProps) {
  const texts = useLandingTexts('header', given);
  const own = useSiteAnchors();
  const wait = busy ? ({ 'aria-disabled': true } as const) : {};
  const press = (action: () => void) => () => {
    if (!busy) action();
  };
  return (
    // It sticks only where it is one row: a negative `top` lets it scroll away.
    <header
      {...rest}
      className={`@container sticky top-[min(0px,calc((100vw-46rem)*99))] z-sticky border-b border-line bg-paper own:w-full ${className ?? ''}`}
    >
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-3 gap-y-1 px-[min(1rem,5vw)] py-2 @lg:px-8 @[46rem]:flex-nowrap @[46rem]:gap-x-2 @[46rem]:py-3">
        <a
          href={homeHref}
          aria-label={texts.home}
          className="flex min-h-11 min-w-11 shrink-0 items-center rounded-control text-ink @[46rem]:me-6"
        >
          <BrandMark shape="symbol" className="-ms-1.5 @lg:hidden" />
          <BrandMark size="sm" className="hidden @lg:block" />
        </a>
        <nav
          aria-label={texts.navigation}
          className="order-1 -ms-2 min-w-0 flex-[1_0_calc(100%-4rem)] @[46rem]:order-none @[46rem]:ms-0 @[46rem]:flex-1"
        >
          <ul className="flex flex-wrap @[46rem]:gap-2">
            {(anchors ?? own).map(({ href, label }) => (
              <li key={href}>
                <a
                  href={href}
                  className="inline-flex min-h-11 items-center rounded-control px-2 text-small text-ink-muted transition-colors duration-fast ease-settle hover:text-ink @[46rem]:px-3"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {themeToggle ? <div className="order-2 @[46rem]:order-none">{themeToggle}</div> : null}
        <div className="ms-auto flex min-w-0 flex-wrap items-center justify-end gap-2 @[46rem]:ms-0">
          <Button variant="ghost" size="sm" {...wait} onClick={press(onLogin)}>
            {texts.login}
          </Button>
          <Button variant="secondary" size="sm" {...wait} onClick={press(onRegister)}>
            {texts.register}
          </Button>
        </div>
      </div>
    </header>
  );
}
