import { Download, Heart, Trash2 } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { cardVariants } from '../../primitives/card/card.variants';
import type { HeadingLevel } from '../../primitives/heading';
import { IconButton } from '../../primitives/icon-button';
import { Spinner } from '../../primitives/spinner';
import { LogoImage } from '../logo-image';
import { type libraryTexts, useLibraryTexts } from '../texts/library';
import { actionsClass, frameVariants, openingClass } from './logo-card.variants';

/** A logo as the gallery shows it. */
export type GalleryLogo = {
  id: string;
  name: string;
  src?: string | null | undefined;
  /** Ground of the tile that stands in for a missing picture, `#RRGGBB`. */
  color?: string | undefined;
  /** Date as text, ready to read. */
  date: string;
  /** The same date for machines (`2025-01-05`). */
  dateTime?: string | undefined;
  downloads: number;
  favorite: boolean;
};

/** What can be done with a card; an action that is not given has no button. */
export type LogoCardActions = {
  /** Opens the detail; receives the logo's id. Without it the picture is no button. */
  onOpen?: ((id: string) => void) | undefined;
  /** Downloads the logo; receives its id. */
  onDownload?: ((id: string) => void) | undefined;
  /** Receives the state wanted. */
  onFavoriteChange?: ((id: string, favorite: boolean) => void) | undefined;
  /** Takes the logo away; receives its id. Undoing is the consumer's. */
  onDelete?: ((id: string) => void) | undefined;
};

/** Props of {@link LogoCard}; the rest goes to the `<article>`. */
export type LogoCardProps = Omit<ComponentProps<'article'>, 'children'> &
  LogoCardActions & {
    /** The logo, its date and its counts already as they are to be read. */
    logo: GalleryLogo;
    /** The detail was asked for and is not here yet: the picture shows a spinner and ignores presses. @default false */
    opening?: boolean | undefined;
    /** Level of its heading in the page's outline. */
    headingLevel?: HeadingLevel | undefined;
    /** Replaces some of its own texts. */
    texts?: Partial<typeof libraryTexts.card> | undefined;
  };

// Made once: while a long list is scrolled, hundreds of cards are drawn, and what they leave is collected in between.
const SHEET = `${cardVariants({ padding: 'none' })} group/card relative flex flex-col`;
const FRAME = frameVariants();
const PRESSABLE_FRAME = frameVariants({ pressable: true });
const OPENING = <Spinner size="lg" className={openingClass} />;
const DOWNLOAD = <Download />;
const REMOVE = <Trash2 />;
const NO_FAVORITE = <Heart />;
const FAVORITE = <Heart className="fill-current text-accent-text" />;
const FAVORITE_MARK = <Heart aria-hidden="true" className="mt-1 size-4 fill-current text-accent-text" />;

/** One logo of the gallery. The logo is the card; what can be done shows on hover, on focus, and on touch always. */
export function LogoCard({
  logo,
  onOpen,
  onDownload,
  onFavoriteChange,
  onDelete,
  opening,
  headingLevel = 2,
  texts: given,
  className,
  ...rest
}: LogoCardProps) {
  const texts = useLibraryTexts('card', given);
  const { id, name, favorite } = logo;
  const nameId = useId();
  const Name = `h${headingLevel}` as const;
  // A card may become another logo's; the picture of one must not stand in for that of the other until it has come.
  const image = <LogoImage key={id} src={logo.src} name={name} color={logo.color} />;
  return (
    <article
      aria-labelledby={nameId}
      data-favorite={favorite ? '' : undefined}
      {...rest}
      className={`${SHEET} ${className ?? ''}`}
    >
      {onOpen ? (
        <button
          type="button"
          name={id}
          aria-label={texts.open(name)}
          aria-haspopup="dialog"
          aria-busy={opening || undefined}
          aria-disabled={opening || undefined}
          onClick={() => opening || onOpen(id)}
          className={PRESSABLE_FRAME}
        >
          {image}
          {opening && OPENING}
        </button>
      ) : (
        <div className={FRAME}>{image}</div>
      )}
      <div className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-0.5 px-4 py-3">
        <Name id={nameId} className="line-clamp-2 leading-snug font-semibold wrap-anywhere">
          {name}
        </Name>
        {favorite && FAVORITE_MARK}
        <p className="col-span-2 flex flex-wrap justify-between gap-x-3 text-caption text-ink-muted tabular-nums">
          <time dateTime={logo.dateTime}>{logo.date}</time>
          <span>{texts.downloads(logo.downloads)}</span>
        </p>
      </div>
      <div className={actionsClass}>
        {onDownload && (
          <IconButton size="sm" label={texts.download(name)} icon={DOWNLOAD} onClick={() => onDownload(id)} />
        )}
        {onFavoriteChange && (
          <IconButton
            size="sm"
            label={texts.favorite(name)}
            icon={favorite ? FAVORITE : NO_FAVORITE}
            aria-pressed={favorite}
            onClick={() => onFavoriteChange(id, !favorite)}
          />
        )}
        {onDelete && (
          <IconButton size="sm" label={texts.remove(name)} icon={REMOVE} onClick={() => onDelete(id)} />
        )}
      </div>
    </article>
  );
}
