import { Download, Plus, RefreshCw } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Button } from '../../primitives/button';
import { Dialog, DialogContent, type DialogPanelProps } from '../../primitives/dialog';
import { LogoContexts, LogoHero } from '../logo-stage';
import { useWizardTexts, type wizardTexts } from '../texts/wizard';
import { chosenOf, ResultChoice, type ResultProposals } from './result-choice';
import { ResultFacts, type ResultLogo } from './result-facts';

/** Props of {@link ResultDialog}; the rest goes to the panel. */
export type ResultDialogProps = DialogPanelProps & {
  /** Whether it shows. */
  open: boolean;
  /** Called with `false` when the reader closes it. */
  onOpenChange: (open: boolean) => void;
  /** The logo that was made; undefined while there is none. */
  logo: ResultLogo | undefined;
  /** The drawings to choose among; left out where the logo is the only one. */
  proposals?: ResultProposals | undefined;
  /** 'Descargar Logo' was pressed. */
  onDownload: () => void;
  /** 'Regenerar' was pressed. */
  onRegenerate: () => void;
  /** 'Nuevo Logo' was pressed. */
  onStartOver: () => void;
  /** A download is on its way. */
  downloading?: boolean | undefined;
  /** Another one is being made. */
  regenerating?: boolean | undefined;
  /** Stands beside the download button: a menu of other formats. */
  formatsMenu?: ReactNode | undefined;
  /** Stands under the logo's contexts: what it can be used for, its kit. */
  brand?: ReactNode | undefined;
  /** More buttons, before the others. */
  actions?: ReactNode | undefined;
  /** Stands above the buttons, and moves none of them: an Alert about what was just done. */
  notice?: ReactNode | undefined;
  /** Level of the logo's name under the dialog's title; 3. */
  headingLevel?: 3 | 4 | undefined;
  /** Replaces some of its own texts. */
  texts?: Partial<typeof wizardTexts.result> | undefined;
  /** Replaces some texts of the stage. */
  stageTexts?: Partial<typeof wizardTexts.stage> | undefined;
};

/** The result: the logo everywhere it will be seen, what it is, and what can be done with it (section 2). */
export function ResultDialog({
  open,
  onOpenChange,
  logo,
  proposals,
  onDownload,
  onRegenerate,
  onStartOver,
  downloading = false,
  regenerating = false,
  formatsMenu,
  brand,
  actions,
  notice,
  headingLevel = 3,
  texts: given,
  stageTexts,
  onOpenAutoFocus,
  ...rest
}: ResultDialogProps) {
  const texts = useWizardTexts('result', given);
  const reasonId = useId();
  const costId = useId();
  if (!logo) return null;
  const shown = { ...logo, ...chosenOf(proposals) };
  const hasImage = Boolean(shown.src?.trim());
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        {...rest}
        size="xl"
        title={texts.title}
        onOpenAutoFocus={(event) => {
          onOpenAutoFocus?.(event);
          if (event.defaultPrevented) return;
          event.preventDefault();
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
        }}
        footer={
          <>
            {notice && <div className="min-w-full">{notice}</div>}
            {!hasImage && (
              <p
                id={reasonId}
                className="min-w-full flex-1 self-center text-small text-ink-muted at-30:min-w-48"
              >
                {texts.noImage}
              </p>
            )}
            <Button
              variant="ghost"
              iconStart={<Plus />}
              disabled={regenerating}
              onClick={onStartOver}
              className="below-30:grow at-30:me-auto"
            >
              {texts.startOver}
            </Button>
            {hasImage && actions && <span className="contents below-30:*:grow">{actions}</span>}
            <Button
              variant="secondary"
              iconStart={<RefreshCw />}
              loading={regenerating}
              loadingText={texts.regenerating}
              aria-describedby={proposals ? costId : undefined}
              onClick={onRegenerate}
              className="below-30:grow"
            >
              {texts.regenerate}
            </Button>
          </>
        }
        mainAction={
          // What does not fit in one row with its menu is first narrower, then in two lines.
          <span className="flex max-w-full flex-wrap items-center justify-end gap-[min(0.5rem,2.5vw)] below-30:grow">
            <Button
              iconStart={<Download />}
              disabled={!hasImage}
              aria-describedby={hasImage ? undefined : reasonId}
              loading={downloading}
              loadingText={texts.downloading}
              onClick={onDownload}
              className="below-30:flex-1 below-30:px-[min(1rem,4vw)]"
            >
              {texts.download}
            </Button>
            {hasImage && formatsMenu}
          </span>
        }
      >
        <Arrival text={texts.arrived(logo.name)} />
        <div className="@container">
          <div className="grid gap-6 @3xl:grid-cols-[minmax(0,1.75fr)_minmax(15rem,1fr)] @3xl:gap-x-8 @3xl:gap-y-4">
            <div className="grid content-start gap-6">
              <LogoHero name={logo.name} color={logo.color} src={shown.src} />
              {proposals && <ResultChoice proposals={proposals} logo={logo} texts={texts} costId={costId} />}
            </div>
            <ResultFacts
              logo={logo}
              texts={texts}
              headingLevel={headingLevel}
              className="@3xl:sticky @3xl:top-20 @3xl:col-start-2 @3xl:row-span-2 @3xl:row-start-1 @3xl:self-start"
            />
            <LogoContexts logo={shown} texts={stageTexts} />
          </div>
          {brand && <div className="mt-6 border-t border-line pt-6">{brand}</div>}
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** Says that the logo is there: the line is empty first, because a status is read when its text changes. */
function Arrival({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => setSaid(text), [text]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
