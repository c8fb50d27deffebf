import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react';
import { useChoice } from '../../lib/use-choice';
import { useSharedRef } from '../../lib/use-shared-ref';
import { Button, type ButtonProps } from '../../primitives/button';
import { type libraryTexts, useLibraryTexts } from '../texts/library';

/** `desc` is newest first. */
export type SortOrder = 'asc' | 'desc';

/** Props of {@link SortToggle}; the rest goes to the button. */
export type SortToggleProps = Omit<
  ButtonProps,
  'children' | 'onChange' | 'value' | 'defaultValue' | 'asChild'
> & {
  /** The order that holds. Left out, it keeps its own. */
  value?: SortOrder | undefined;
  /** There at first; newest first unless told otherwise. */
  defaultValue?: SortOrder | undefined;
  /** Receives the other order. */
  onValueChange?: ((order: SortOrder) => void) | undefined;
  /** Replaces some of its own texts. */
  texts?: Partial<typeof libraryTexts.sort> | undefined;
};

/** Turns the order of the gallery round. Its text says the order that holds, so it has no pressed state. */
export function SortToggle({
  value,
  defaultValue = 'desc',
  onValueChange,
  texts: given,
  onClick,
  ref,
  ...rest
}: SortToggleProps) {
  const [root, attach] = useSharedRef(ref);
  const [order, choose] = useChoice({ value, defaultValue, onValueChange }, root);
  const texts = useLibraryTexts('sort', given);
  return (
    <Button
      variant="ghost"
      size="sm"
      {...rest}
      ref={attach}
      data-order={order}
      iconStart={order === 'desc' ? <ArrowDownWideNarrow /> : <ArrowUpNarrowWide />}
      onClick={(event) => {
        onClick?.(event);
        choose(order === 'desc' ? 'asc' : 'desc');
      }}
    >
      {texts[order]}
    </Button>
  );
}
