import { type ComponentProps, type ReactNode, useId } from 'react';
import { Heading } from '../../primitives/heading';
import { type brandTexts, useBrandTexts } from '../texts/brand';
import { BrandPagePart } from './brand-page-part';
import { KitPart } from './kit-part';

/** How far the download of the kit is. */
export type KitDownloadState =
  | { status: 'idle' }
  /** Bytes that have come, of how many where that is known. */
  | { status: 'downloading'; received: number; total?: number | undefined }
  /** `message` defaults to 'No se pudo descargar el kit'. */
  | { status: 'failed'; message?: string | undefined };

/** What there is of the brand page; `busy` while it is made or taken away. */
export type BrandPageState =
  | { status: 'loading' }
  /** `message` defaults to 'No se pudo cargar la página de marca'. */
  | { status: 'error'; message?: string | undefined; action?: ReactNode | undefined }
  | { status: 'none'; busy?: boolean | undefined }
  | { status: 'shared'; url: string; busy?: boolean | undefined };

/** What can be done with the brand page. */
export type BrandPageControls = {
  state: BrandPageState;
  /** 'Crear página' was pressed. */
  onCreate: () => void;
  /** 'Copiar dirección' was pressed. */
  onCopy: (url: string) => void;
  /** 'Retirar página' was pressed: ask for confirmation next. */
  onRemove: () => void;
};

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
  headingLevel?: 2 | 3 | 4 | undefined;
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

type IntroProps = { id?: string; level: 2 | 3 | 4; title: string; text: string };

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
