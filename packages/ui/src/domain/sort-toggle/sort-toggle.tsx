import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react';
import { Button, type ButtonProps } from '../../primitives/button';
import { type libraryTexts, useLibraryTexts } from '../texts/library';

/** `desc` is newest first. */
export type SortOrder = 'asc' | 'desc';

/** Props of {@link SortToggle}; the rest goes to the button. */
export type SortToggleProps = Omit<ButtonProps, 'children' | 'onChange'> & {
  /** The order that holds now; `desc` is newest first. */
  order: SortOrder;
  /** Receives the other order. */
  onOrderChange: (order: SortOrder) => void;
  /** Replaces some of its own texts. */
  texts?: Partial<typeof libraryTexts.sort> | undefined;
};

/** Turns the order of the gallery round. Its text says the order that holds, so it has no pressed state. */
export function SortToggle({ order, onOrderChange, texts: given, onClick, ...rest }: SortToggleProps) {
  const texts = useLibraryTexts('sort', given);
  return (
    <Button
      variant="ghost"
      size="sm"
      {...rest}
      data-order={order}
      iconStart={order === 'desc' ? <ArrowDownWideNarrow /> : <ArrowUpNarrowWide />}
      onClick={(event) => {
        onClick?.(event);
        onOrderChange(order === 'desc' ? 'asc' : 'desc');
      }}
    >
      {texts[order]}
    </Button>
  );
}
