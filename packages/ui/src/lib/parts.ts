/** Whether something that opens is open, from outside or its own. */
export type OpenProps = {
  /** Whether it shows. Left out, it keeps its own. */
  open?: boolean | undefined;
  /** Whether it shows at first, when it keeps its own. @default false */
  defaultOpen?: boolean | undefined;
  /** Told when it opens or closes, whoever did it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
};

/** A part that can be another element. */
export type AsChildProps = {
  /** Makes its only child, a Button of ours, say, the part itself. @default false */
  asChild?: boolean | undefined;
};

/** Where something that opens beside its trigger stands. */
export type PlacedProps = {
  /** Side of the trigger it prefers; where there is no room it turns over. */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** How it lies along that side. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Pixels between it and its trigger. */
  sideOffset?: number | undefined;
};
