import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../primitives/button';
import { BrandMark } from '../brand-mark';
import { landingTexts } from '../texts/landing';

/** A section of the page and its anchor. */
export type SiteAnchor = { href: string; label: string };

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
  texts?: Partial<{ home: string; navigation: string; login: string; register: string }> | undefined;
};

/** Head of the public page: one row on wide windows, two on a phone, with every link in sight in both. */
export function SiteHeader({
  onLogin,
  onRegister,
  busy = false,
  anchors = landingTexts.sections,
  homeHref = '/',
  themeToggle,
  texts: given,
  className,
  ...rest
}: SiteHeaderProps) {
  const texts = { ...landingTexts.header, ...given };
  const wait = busy ? ({ 'aria-disabled': true } as const) : {};
  const press = (action: () => void) => () => {
    if (!busy) action();
  };
  return (
    <header
      {...rest}
      className={`z-sticky border-b border-line bg-paper at-48:sticky at-48:top-0 own:w-full ${className ?? ''}`}
    >
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 at-30:px-8 at-48:flex-nowrap at-48:gap-x-8 at-48:py-3">
        <a
          href={homeHref}
          aria-label={texts.home}
          className="flex min-h-11 min-w-6 shrink-0 items-center rounded-control text-ink"
        >
          <BrandMark shape="symbol" className="-ml-1.5 at-30:hidden" />
          <BrandMark size="sm" className="hidden at-30:block" />
        </a>
        <nav
          aria-label={texts.navigation}
          className="order-last -mx-2 flex basis-full items-center justify-between at-48:order-none at-48:mx-0 at-48:flex-1 at-48:basis-auto"
        >
          <ul className="flex flex-wrap at-48:gap-2">
            {anchors.map(({ href, label }) => (
              <li key={href}>
                <a
                  href={href}
                  className="inline-flex min-h-11 items-center rounded-control px-2 text-small text-ink-muted transition-colors duration-fast ease-settle hover:text-ink at-48:px-3"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-2">
          {themeToggle}
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
