import { useRef } from 'react';
import { Button } from '../../primitives/button';
import { Dialog, DialogContent, type DialogPanelProps } from '../../primitives/dialog';
import { Field } from '../../primitives/field';
import { TextInput } from '../../primitives/text-input';
import { type demoTexts, useDemoTexts } from '../texts/demo';
import { DemoGrid } from './demo-grid';
import { type DemoState, demoMessage } from './demo-state';

/** Props of {@link DemoDialog}; the rest goes to the panel. */
export type DemoDialogProps = DialogPanelProps & {
  /** Whether it shows. */
  open: boolean;
  /** Called with `false` when the reader closes it. */
  onOpenChange: (open: boolean) => void;
  /** The name in the field. */
  value: string;
  /** Called on each letter; without it there is no field, and the samples are all there is. */
  onValueChange?: ((value: string) => void) | undefined;
  /** What it shows: `samples`, `loading` (old logos stay), `ready`, or `error` with a message and `onRetry`. */
  state: DemoState;
  /** How many logos there can be; the dialog keeps room for them. 6 by default, 3 without a field. */
  slots?: number | undefined;
  /** The image of a logo that is seen has loaded: when all have, the state is `ready`. */
  onImageLoad?: ((id: string) => void) | undefined;
  /** The image of a logo could not be loaded; its initial stands there meanwhile. */
  onImageError?: ((id: string) => void) | undefined;
  /** 'Comenzar Gratis'; no button without it. */
  onStart?: (() => void) | undefined;
  /** Shows 'Redirigiendo...' and ignores presses. */
  starting?: boolean | undefined;
  /** Texts; Spanish by default. */
  texts?: Partial<typeof demoTexts.demo> | undefined;
};

/** 'Ver Demo': type a name and see six logos at once, with no account. Import it lazily; it brings Radix. */
export function DemoDialog({
  open,
  onOpenChange,
  value,
  onValueChange,
  state,
  slots = onValueChange ? 6 : 3,
  onImageLoad,
  onImageError,
  onStart,
  starting = false,
  texts: given,
  onOpenAutoFocus,
  ...rest
}: DemoDialogProps) {
  const texts = useDemoTexts('demo', given);
  const input = useRef<HTMLInputElement>(null);
  const start = onStart ? (
    <Button loading={starting} loadingText={texts.starting} onClick={onStart}>
      {texts.start}
    </Button>
  ) : undefined;
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        {...rest}
        size="lg"
        title={texts.title}
        footer={start}
        onOpenAutoFocus={(event) => {
          onOpenAutoFocus?.(event);
          if (event.defaultPrevented || !input.current) return;
          event.preventDefault();
          input.current.focus();
        }}
      >
        {onValueChange ? (
          <Field label={texts.field}>
            <TextInput
              ref={input}
              size="lg"
              value={value}
              onChange={(event) => onValueChange(event.target.value)}
              placeholder={texts.placeholder}
              autoComplete="organization"
            />
          </Field>
        ) : null}
        <p
          role="status"
          data-status={state.status}
          className="my-3 min-h-[2lh] text-small text-ink-muted at-30:min-h-lh data-[status=error]:text-danger-text"
        >
          {demoMessage(state, onValueChange !== undefined, texts)}
        </p>
        <DemoGrid
          state={state}
          name={value}
          slots={slots}
          retry={texts.retry}
          onImageLoad={onImageLoad}
          onImageError={onImageError}
        />
      </DialogContent>
    </Dialog>
  );
}
