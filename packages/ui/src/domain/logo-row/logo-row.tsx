import { type ComponentProps, useId } from 'react';
import { Chip } from '../../primitives/chip';
import type { HeadingLevel } from '../../primitives/heading';
import { type libraryTexts, useLibraryTexts } from '../texts/library';
import { gradientColors } from './gradient-colors';

/** A created logo as the history shows it. */
export type CreatedLogo = {
  id: string;
  name: string;
  description: string;
  /** Date as text, ready to read. */
  date: string;
  dateTime?: string | undefined;
  industry: string;
  type: string;
  /** Gradient class text such as `from-blue-500 to-purple-600`, or `#RRGGBB`. */
  color?: string | undefined;
};

/** Props of {@link LogoRow}; the rest goes to the `<article>`. */
export type LogoRowProps = Omit<ComponentProps<'article'>, 'children'> & {
  /** Place in the whole list, 1-based, counted across pages: 'Logo #11'. */
  number: number;
  /** The logo, its date and labels already as they are to be read. */
  logo: CreatedLogo;
  /** Level of its heading in the page's outline. */
  headingLevel?: HeadingLevel | undefined;
  /** Replaces some of its own texts. */
  texts?: Partial<typeof libraryTexts.logoRow> | undefined;
};

/** One created logo: its number, name, description, date, industry and type (specification, section 2, History). */
export function LogoRow({ number, logo, headingLevel = 3, texts: given, className, ...rest }: LogoRowProps) {
  const texts = useLibraryTexts('logoRow', given);
  const titleId = useId();
  const Title = `h${headingLevel}` as const;
  return (
    <article aria-labelledby={titleId} {...rest} className={`@container flex gap-4 py-4 ${className ?? ''}`}>
      <ColorChip colors={gradientColors(logo.color)} />
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-1 @lg:grid-cols-[minmax(0,1fr)_auto]">
        <Title
          id={titleId}
          className="flex min-w-0 flex-wrap items-baseline gap-x-3 font-semibold wrap-anywhere"
        >
          <span className="font-code text-caption font-medium whitespace-nowrap text-ink-faint">
            {texts.number(number)}
          </span>{' '}
          {logo.name}
        </Title>
        <time dateTime={logo.dateTime} className="text-small text-ink-muted tabular-nums @lg:text-end">
          {logo.date}
        </time>
        <p className="line-clamp-3 max-w-[70ch] text-small text-ink-muted wrap-anywhere">
          {logo.description}
        </p>
        <dl className="flex min-w-0 flex-wrap items-start gap-2 @lg:max-w-80 @lg:justify-end">
          <Fact term={texts.industry} value={logo.industry} />
          <Fact term={texts.type} value={logo.type} />
        </dl>
      </div>
    </article>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div className="max-w-full">
      <dt className="sr-only">{term}</dt>
      <dd className="flex">
        <Chip>{value}</Chip>
      </dd>
    </div>
  );
}

/** Bands, like a printer's colour strip. Attributes and not styles: a strict Content-Security-Policy keeps them. */
function ColorChip({ colors }: { colors: string[] }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 1 ${colors.length}`}
      preserveAspectRatio="none"
      className="mt-1 h-10 w-2.5 shrink-0 rounded-[3px] forced-color-adjust-none"
      data-colors={colors.join(' ')}
    >
      {colors.map((color, index) => (
        <rect key={color} y={index} width="1" height="1" fill={color} />
      ))}
    </svg>
  );
}
