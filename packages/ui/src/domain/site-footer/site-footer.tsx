import type { ComponentProps, ReactNode } from 'react';
import { BrandMark } from '../brand-mark';
import { type SiteAnchor, useSiteAnchors } from '../site-header/anchors';
import { type landingTexts, useLandingTexts } from '../texts/landing';

/** Props of {@link SiteFooter}; the rest goes to the `<footer>`. */
export type SiteFooterProps = Omit<ComponentProps<'footer'>, 'children'> & {
  /** Links; the page's sections by default. */
  links?: readonly SiteAnchor[] | undefined;
  /** Small print, '© 2026 Trazo' say. */
  legal?: ReactNode | undefined;
  /** Texts; Spanish by default. */
  texts?: Partial<typeof landingTexts.footer> | undefined;
};

/** Foot of the public page: the mark, the promise, the sections. */
export function SiteFooter({ links, legal, texts: given, className, ...rest }: SiteFooterProps) {
  const texts = useLandingTexts('footer', given);
  const own = useSiteAnchors();
  return (
    <footer {...rest} className={`border-t border-line own:w-full ${className ?? ''}`}>
      <div className="mx-auto flex max-w-7xl flex-wrap items-end justify-between gap-x-12 gap-y-6 px-[min(1rem,5vw)] py-8 at-30:px-8">
        <div>
          <BrandMark size="sm" label="Trazo" />
          <p className="mt-3 text-small text-ink-muted">{texts.tagline}</p>
          {legal ? <p className="mt-1 text-small text-ink-faint">{legal}</p> : null}
        </div>
        <nav aria-label={texts.navigation}>
          <ul className="-mx-2 flex flex-wrap">
            {(links ?? own).map(({ href, label }) => (
              <li key={href}>
                <a
                  href={href}
                  className="inline-flex min-h-11 items-center rounded-control px-2 text-small text-ink-muted transition-colors duration-fast ease-settle hover:text-ink"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
