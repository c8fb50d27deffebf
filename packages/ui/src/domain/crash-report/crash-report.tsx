import { type ComponentProps, useState } from 'react';
import { Button } from '../../primitives/button';
import { Heading } from '../../primitives/heading';
import { BrandMark } from '../brand-mark';
import { type crashTexts, useCrashTexts } from '../texts/start';

/** Props of {@link CrashReport}; the rest goes to the root. */
export type CrashReportProps = Omit<ComponentProps<'div'>, 'children' | 'title' | 'onCopy'> & {
  /** What happened, in the error's words: 'ERROR: AuthProvider es undefined', say (§8). */
  message?: string | undefined;
  /** What support needs to know: address, time, stack. Never secrets. */
  report: string;
  /** 'Recargar'. */
  onReload: () => void;
  /** Puts the report where it can be pasted from; the clipboard by default. A rejection shows the report. */
  onCopy?: ((report: string) => Promise<void>) | undefined;
  /** Texts; Spanish by default. */
  texts?: Partial<typeof crashTexts.crash> | undefined;
};

const toClipboard = (report: string) => navigator.clipboard.writeText(report);

/** The face of an error boundary. It needs no provider, router or style that could itself have failed. */
export function CrashReport({
  message,
  report,
  onReload,
  onCopy = toClipboard,
  texts: given,
  className,
  ...rest
}: CrashReportProps) {
  const texts = useCrashTexts('crash', given);
  const [copy, setCopy] = useState<'idle' | 'copied' | 'failed'>('idle');
  const [open, setOpen] = useState(false);
  const copyReport = async () => {
    try {
      await onCopy(report);
      setCopy('copied');
    } catch {
      setCopy('failed');
      setOpen(true);
    }
  };
  return (
    <div
      {...rest}
      className={`grid place-items-center bg-paper p-6 text-ink own:min-h-dvh ${className ?? ''}`}
    >
      <div className="w-full max-w-xl">
        <BrandMark shape="symbol" className="-ms-1.5 text-ink-faint" />
        <div role="alert" className="mt-5">
          <Heading level={1} size="xl">
            {texts.title}
          </Heading>
          {message ? (
            <p className="mt-3 font-code text-small wrap-anywhere text-danger-text">{message}</p>
          ) : null}
        </div>
        <p className="mt-3 text-pretty text-ink-muted">{texts.text}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={onReload}>{texts.reload}</Button>
          <Button variant="secondary" onClick={copyReport}>
            {texts.copy}
          </Button>
        </div>
        <p role="status" className="mt-3 min-h-lh text-small text-ink-muted">
          {copy === 'copied' ? texts.copied : copy === 'failed' ? texts.copyFailed : null}
        </p>
        <details
          open={open}
          onToggle={(event) => setOpen(event.currentTarget.open)}
          className="mt-3 border-t border-line pt-3 text-small"
        >
          <summary className="min-h-6 font-semibold pointer-coarse:py-3">{texts.report}</summary>
          <textarea
            readOnly
            dir="ltr"
            rows={8}
            aria-label={texts.report}
            value={report}
            onFocus={(event) => event.currentTarget.select()}
            className="mt-3 block w-full resize-y rounded-control border border-line-strong bg-sunken p-3 font-code text-caption"
          />
        </details>
      </div>
    </div>
  );
}
