import { useDebouncedValue } from '../../hooks/use-debounced-value';
import { useServices } from '../../services';
import { useTheme } from '../../theme/theme-provider';
import { type PreviewBrief, previewSrc } from '../preview-url';
import type { Draft } from './draft';

/** Every brief is drawn from the same seed while it is edited, so that only what was changed changes. */
const SEED = 'preview';

/**
 * Addresses of live drawings of the draft for the page's own ground, with one choice replaced for the tiles; undefined without a name
 * or without a public preview, where a still drawing stands in.
 */
export function usePreview(draft: Draft): (changes?: Partial<PreviewBrief>) => string | undefined {
  const { previewUrl } = useServices().config;
  const { theme } = useTheme();
  const companyName = useDebouncedValue(draft.companyName);
  const selectedColor = useDebouncedValue(draft.selectedColor);
  return (changes) =>
    previewUrl && companyName.trim()
      ? previewSrc(
          previewUrl,
          { ...draft, companyName, selectedColor, ...changes },
          { seed: SEED, variant: theme },
        )
      : undefined;
}
