import { cva, type VariantProps } from 'class-variance-authority';

export const scrimClass =
  'fixed inset-0 z-dialog bg-scrim data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out';

/** A sheet from the bottom on a phone, a card in the middle elsewhere. */
export const panelVariants = cva(
  'fixed inset-x-0 bottom-0 z-dialog flex max-h-[92dvh] w-full flex-col overflow-y-auto overscroll-contain rounded-t-dialog border border-line bg-raised text-ink shadow-overlay focus:outline-none data-[state=open]:animate-rise-in data-[state=closed]:animate-fade-out sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[calc(100dvh-3rem)] sm:w-[calc(100%-3rem)] sm:rounded-dialog',
  {
    variants: {
      size: { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl', xl: 'sm:max-w-5xl' },
    },
    defaultVariants: { size: 'md' },
  },
);

export type PanelVariants = VariantProps<typeof panelVariants>;
