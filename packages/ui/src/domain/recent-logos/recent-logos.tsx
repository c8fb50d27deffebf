import { Plus } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { FilledLink, type LinkTarget } from '../../lib/filled-link';
import { Heading, type HeadingLevel } from '../../primitives/heading';
import { LogoImage } from '../logo-image';
import { groundClass } from '../logo-stage/ground';
import { useWizardTexts, type wizardTexts } from '../texts/wizard';

/** One creation of the strip. */
export type RecentLogo = {
  id: string;
  name: string;
  src?: string | null | undefined;
  /** `#RRGGBB`, ground of the tile when there is no image. */
  color?: string | null | undefined;
};

/** Props of {@link RecentLogos}; the rest goes to the `<section>`. */
export type RecentLogosProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** The creations, newest first; the tile for the next one follows them. */
  logos: readonly RecentLogo[];
  /** Starts a new logo. */
  onCreate: () => void;
  /** 'Crear nuevo' cannot be pressed, as while a logo is being made. */
  createDisabled?: boolean | undefined;
  /** Where 'Ver todos' leads: an address, or a router's link without content, `<Link to="/gallery" />`. */
  allLink: LinkTarget;
  /** Level of its heading in the page's outline. */
  headingLevel?: HeadingLevel | undefined;
  /** Replaces some of its own texts. */
  texts?: Partial<typeof wizardTexts.recent> | undefined;
};

/** A strip of creations that ends with a tile for the next one (section 2: recent-creations strip). */
export function RecentLogos({
  logos,
  onCreate,
  createDisabled = false,
  allLink,
  headingLevel = 2,
  texts: given,
  className,
  ...rest
}: RecentLogosProps) {
  const texts = useWizardTexts('recent', given);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} {...rest} className={`@container ${className ?? ''}`}>
      <div className="flex items-baseline justify-between gap-4">
        <Heading id={titleId} level={headingLevel} size="sm">
          {texts.title}
        </Heading>
        <FilledLink
          to={allLink}
          className="inline-flex min-h-6 items-center rounded-[2px] text-small font-semibold text-accent-text underline decoration-accent-line decoration-1 underline-offset-[0.2em] pointer-coarse:touch-target hover:decoration-current"
        >
          {texts.all}
        </FilledLink>
      </div>
      <ul className="mt-3 grid grid-cols-2 gap-3 @lg:grid-cols-4">
        {logos.map((logo) => (
          <li key={logo.id} className="min-w-0">
            <div
              className={`aspect-3/2 overflow-hidden rounded-card border border-line ${groundClass.light}`}
            >
              <div className={logo.src ? 'size-full p-[8%]' : 'size-full'}>
                <LogoImage name={logo.name} src={logo.src} color={logo.color} />
              </div>
            </div>
            <p className="mt-1.5 truncate text-small text-ink-muted">{logo.name}</p>
          </li>
        ))}
        <li className="min-w-0">
          <button
            type="button"
            disabled={createDisabled}
            onClick={onCreate}
            className="group grid aspect-3/2 w-full place-content-center justify-items-center gap-1.5 rounded-card border border-dashed border-line-strong text-small font-semibold text-ink transition-colors duration-fast ease-settle hover:border-accent-edge hover:bg-accent-surface hover:text-accent-text disabled:pointer-events-none disabled:opacity-45"
          >
            <Plus aria-hidden="true" className="size-5 text-ink-muted group-hover:text-accent-text" />
            {texts.create}
          </button>
        </li>
      </ul>
    </section>
  );
}
