import { cva, type VariantProps } from 'class-variance-authority';

export const scrimClass =
  'fixed inset-0 z-dialog bg-scrim data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out';

/** A sheet from the bottom on a phone, a card in the middle elsewhere. */
export const panelVariants = cva(
  'fixed inset-x-0 bottom-0 z-dialog flex max-h-[92dvh] flex-col overflow-y-auto overscroll-contain rounded-t-dialog border border-line bg-raised text-ink shadow-overlay focus:outline-none own:w-full data-[state=open]:animate-rise-in data-[state=closed]:animate-fade-out at-30:inset-0 at-30:h-fit at-30:max-h-[calc(100dvh-3rem)] own:at-30:m-auto own:at-30:w-[calc(100%-3rem)] at-30:rounded-dialog',
  {
    variants: {
      size: {
        sm: 'own:at-30:max-w-md',
        md: 'own:at-30:max-w-xl',
        lg: 'own:at-30:max-w-3xl',
        xl: 'own:at-30:max-w-5xl',
      },
    },
    defaultVariants: { size: 'md' },
  },
);

export type PanelVariants = VariantProps<typeof panelVariants>;
