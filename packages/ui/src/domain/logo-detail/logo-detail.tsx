import { Copy, Download, Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/button';
import { Dialog, DialogContent, type DialogPanelProps } from '../../primitives/dialog';
import { LogoImage } from '../logo-image';
import { groundClass } from '../logo-stage/ground';
import { type libraryTexts, useLibraryTexts } from '../texts/library';

/** A logo as its detail shows it. */
export type LogoDetailView = {
  id: string;
  name: string;
  src?: string | null | undefined;
  /** Ground of the tile that stands in for a missing picture, `#RRGGBB`. */
  color?: string | undefined;
  /** Label of the category. */
  category: string;
  /** Creation date as text, ready to read. */
  date: string;
  dateTime?: string | undefined;
  prompt?: string | undefined;
  favorite: boolean;
};

/** Props of {@link LogoDetail}; the rest goes to the panel. */
export type LogoDetailProps = DialogPanelProps & {
  /** The logo to show; `null` is closed. */
  logo: LogoDetailView | null;
  /** The reader closed it: pass `null` as the logo. */
  onClose: () => void;
  /** Downloads the logo; receives its id. No button without it. */
  onDownload?: ((id: string) => void) | undefined;
  /** Receives the state wanted. */
  onFavoriteChange?: ((id: string, favorite: boolean) => void) | undefined;
  /** The extra button, 'Copiar prompt'; shown when there is a prompt to copy. */
  onCopyPrompt?: ((prompt: string) => void) | undefined;
  /** Stands under the facts: what it can be used for, its kit. */
  brand?: ReactNode | undefined;
  /** More buttons, before the others. */
  actions?: ReactNode | undefined;
  /** Replaces some of its own texts. */
  texts?: Partial<typeof libraryTexts.detail> | undefined;
};

/** One logo of the gallery, large, with its facts: a modal dialog (specification, section 2, Gallery). */
export function LogoDetail({
  logo,
  onClose,
  onDownload,
  onFavoriteChange,
  onCopyPrompt,
  brand,
  actions,
  texts: given,
  ...rest
}: LogoDetailProps) {
  const texts = useLibraryTexts('detail', given);
  return (
    <Dialog open={logo !== null} onOpenChange={(open) => !open && onClose()}>
      {logo && (
        <DialogContent
          {...rest}
          size="lg"
          title={logo.name}
          closeLabel={texts.close}
          footer={<Actions logo={logo} texts={texts} {...{ onFavoriteChange, onCopyPrompt, actions }} />}
          mainAction={
            onDownload && (
              <Button
                iconStart={<Download />}
                onClick={() => onDownload(logo.id)}
                className="@max-[18rem]:grow"
              >
                {texts.download}
              </Button>
            )
          }
        >
          <div className="grid grid-cols-1 gap-6 @lg:grid-cols-[3fr_2fr]">
            <div
              className={`${groundClass.light} aspect-4/3 min-h-0 overflow-hidden rounded-card border border-line @lg:aspect-square @lg:self-start [&>img]:p-[min(2rem,12%)]`}
            >
              <LogoImage src={logo.src} name={logo.name} color={logo.color} loading="eager" />
            </div>
            <dl className="grid content-start gap-4 text-small">
              <Fact term={texts.category}>{logo.category}</Fact>
              <Fact term={texts.createdAt}>
                <time dateTime={logo.dateTime} className="tabular-nums">
                  {logo.date}
                </time>
              </Fact>
              <Fact term={texts.prompt}>
                {logo.prompt ? (
                  <span className="whitespace-pre-line">{logo.prompt}</span>
                ) : (
                  <span className="text-ink-muted">{texts.noPrompt}</span>
                )}
              </Fact>
            </dl>
          </div>
          {brand && <div className="mt-6 border-t border-line pt-6">{brand}</div>}
        </DialogContent>
      )}
    </Dialog>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <dt className="eyebrow">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

type ActionsProps = Pick<LogoDetailProps, 'onFavoriteChange' | 'onCopyPrompt' | 'actions'> & {
  logo: LogoDetailView;
  texts: typeof libraryTexts.detail;
};

function Actions({ logo, texts, onFavoriteChange, onCopyPrompt, actions }: ActionsProps) {
  const { id, prompt, favorite } = logo;
  return (
    <>
      {actions}
      {onCopyPrompt && prompt && (
        <Button variant="ghost" iconStart={<Copy />} onClick={() => onCopyPrompt(prompt)}>
          {texts.copyPrompt}
        </Button>
      )}
      {onFavoriteChange && (
        <Button
          variant="secondary"
          aria-pressed={favorite}
          iconStart={<Heart className={favorite ? 'fill-current text-accent-text' : ''} />}
          onClick={() => onFavoriteChange(id, !favorite)}
        >
          {texts.favorite}
        </Button>
      )}
    </>
  );
}
