import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../../primitives/button';
import { Dialog, DialogContent, type DialogPanelProps } from '../../primitives/dialog';
import { Tab, TabPanel, Tabs, TabsList } from '../../primitives/tabs';
import { ErrorState } from '../../states/error-state';
import { LoadingState } from '../../states/loading-state';
import { type adjustTexts, useAdjustTexts } from '../texts/adjust';
import { AdjustStage } from './adjust-stage';
import type { AdjustState } from './adjust-state';

/** Props of {@link AdjustDialog}; the rest goes to the panel. */
export type AdjustDialogProps = DialogPanelProps & {
  /** Whether it shows. */
  open: boolean;
  /** Called with `false` when the reader closes it; what is not saved yet is the consumer's to ask about. */
  onOpenChange: (open: boolean) => void;
  /** The logo's name, as it is spelt now. */
  name: string;
  /** The logo's colour, `#RRGGBB`. */
  color: string;
  /** Ground that the logo is shown on. */
  ground?: 'light' | 'dark' | undefined;
  /** What there is to see: the logo is on its way, could not be loaded, or can be adjusted. */
  state: AdjustState;
  /** Stands above the buttons, and moves none of them: an Alert about what was just done. */
  notice?: ReactNode | undefined;
  /** What was just done, for screen readers: 'Deshecho'. */
  announcement?: string | undefined;
  /** Replaces some of its own texts. */
  texts?: Partial<typeof adjustTexts.adjust> | undefined;
};

/** A logo being adjusted: the logo as it would be, beside the controls, part by part. */
export function AdjustDialog({
  open,
  onOpenChange,
  name,
  color,
  ground = 'light',
  state,
  notice,
  announcement = '',
  texts: given,
  onKeyDown,
  className,
  ...rest
}: AdjustDialogProps) {
  const texts = useAdjustTexts('adjust', given);
  const ready = state.status === 'ready' ? state : undefined;
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        {...rest}
        size="xl"
        // As high as it may be, whatever a part of it holds: a press on a tab moves neither the logo nor the buttons.
        className={`h-dvh ${className ?? ''}`}
        title={<OneLine>{texts.title(name)}</OneLine>}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (ready && !event.defaultPrevented) undoByKey(event, ready);
        }}
        footer={
          <>
            {notice && <div className="min-w-full">{notice}</div>}
            <Button variant="secondary" onClick={() => onOpenChange(false)}>
              {texts.close}
            </Button>
            <Button
              loading={ready?.saving ?? false}
              loadingText={texts.saving}
              disabled={!ready?.onSave && !ready?.saving}
              onClick={ready?.onSave}
            >
              {texts.save}
            </Button>
          </>
        }
      >
        <p role="status" className="sr-only">
          {announcement}
        </p>
        {state.status === 'ready' ? (
          <div className="grid grid-cols-1 content-start gap-5 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] @3xl:gap-8">
            <div className="top-15 z-1 -mx-1 self-start bg-raised px-1 pt-1 pb-1 @[18rem]:sticky [@media(max-height:34rem)]:@max-3xl:static">
              <AdjustStage state={state} name={name} color={color} ground={ground} texts={texts} />
            </div>
            <Tabs value={state.section} onValueChange={state.onSectionChange}>
              <TabsList label={texts.sections}>
                {state.sections.map(({ id, label, icon }) => (
                  <Tab key={id} value={id} icon={icon}>
                    {label}
                  </Tab>
                ))}
              </TabsList>
              {state.sections.map(({ id, content }) => (
                <TabPanel key={id} value={id} className="grid content-start gap-6">
                  {content}
                </TabPanel>
              ))}
            </Tabs>
          </div>
        ) : state.status === 'error' ? (
          <ErrorState text={state.message} onRetry={state.onRetry} />
        ) : (
          <LoadingState title={texts.loading} />
        )}
      </DialogContent>
    </Dialog>
  );
}

/** A title that leaves the logo below it its place. */
function OneLine({ children }: { children: string }) {
  return <span className="line-clamp-1">{children}</span>;
}

/** Inputs that hold no text. */
const UNTYPED = /^(?:button|checkbox|color|file|radio|range|reset|submit)$/;

/** As everywhere: Control or Command with Z undoes, with the shift key, or Control with Y, redoes; in a text it is the text's. */
function undoByKey(event: KeyboardEvent, { onUndo, onRedo }: Extract<AdjustState, { status: 'ready' }>) {
  const { target } = event;
  const isTyping =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !UNTYPED.test(target.type));
  if (isTyping || event.altKey || !(event.ctrlKey || event.metaKey)) return;
  const key = event.key.toLowerCase();
  const redoes = (key === 'z' && event.shiftKey) || key === 'y';
  if (!redoes && key !== 'z') return;
  event.preventDefault();
  if (redoes) onRedo?.();
  else onUndo?.();
}
