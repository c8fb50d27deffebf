import { type ComponentProps, useId } from 'react';
import { Heading, type HeadingLevel } from '../../primitives/heading';
import { type brandTexts, useBrandTexts } from '../texts/brand';
import { type BrandPageControls, BrandPagePart } from './brand-page-part';
import { type KitDownloadState, KitPart } from './kit-part';

/** Props of {@link BrandKit}; the rest goes to the `<section>`. */
export type BrandKitProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** How far the download of the kit is: `idle`, `downloading` or `failed`. */
  kit: KitDownloadState;
  /** 'Descargar kit' or 'Reintentar' was pressed. */
  onDownload: () => void;
  /** 'Cancelar' was pressed. */
  onCancel: () => void;
  /** The brand page and what can be done with it; left out where there are no such pages. */
  page?: BrandPageControls | undefined;
  /** Level of its headings in the page's outline. */
  headingLevel?: HeadingLevel | undefined;
  /** Replaces some of its own texts. */
  texts?: Partial<typeof brandTexts.kit> | undefined;
  /** Replaces some texts of the page. */
  pageTexts?: Partial<typeof brandTexts.brandPage> | undefined;
};

/** What a logo is handed over as: all its files in one, and a page for whoever prints or builds with it. */
export function BrandKit({
  kit,
  onDownload,
  onCancel,
  page,
  headingLevel = 3,
  texts: given,
  pageTexts: givenOfPage,
  className,
  ...rest
}: BrandKitProps) {
  const texts = useBrandTexts('kit', given);
  const pageTexts = useBrandTexts('brandPage', givenOfPage);
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      {...rest}
      className={`@container grid grid-cols-1 content-start gap-6 ${className ?? ''}`}
    >
      <div className="grid grid-cols-1 gap-3">
        <Intro id={id} level={headingLevel} title={texts.title} text={texts.text} />
        <KitPart kit={kit} onDownload={onDownload} onCancel={onCancel} texts={texts} />
      </div>
      {page && (
        <div className="grid grid-cols-1 gap-3">
          <Intro level={headingLevel} title={pageTexts.title} text={pageTexts.text} />
          <BrandPagePart {...page} texts={pageTexts} />
        </div>
      )}
    </section>
  );
}

type IntroProps = { id?: string; level: HeadingLevel; title: string; text: string };

function Intro({ id, level, title, text }: IntroProps) {
  return (
    <div>
      <Heading level={level} size="sm" id={id}>
        {title}
      </Heading>
      <p className="mt-0.5 text-small text-ink-muted">{text}</p>
    </div>
  );
}
