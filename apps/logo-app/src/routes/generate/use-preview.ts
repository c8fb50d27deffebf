import { type PreviewBrief, previewUrl } from '@trazo/api-client/addresses';
import { useDebouncedValue } from '../../hooks/use-debounced-value';
import { useServices } from '../../services';
import { useTheme } from '../../theme/theme-provider';
import type { Draft } from './draft';

/**
 * Addresses of live drawings of the draft for the page's own ground, with one choice replaced for the tiles;
 * undefined without a name or without a public preview, where a still drawing stands in.
 */
export function usePreview(draft: Draft): (changes?: Partial<PreviewBrief>) => string | undefined {
  const { config } = useServices();
  const { theme } = useTheme();
  const companyName = useDebouncedValue(draft.companyName);
  const selectedColor = useDebouncedValue(draft.selectedColor);
  return (changes) =>
    config.previewUrl && companyName.trim()
      ? previewUrl(
          config.previewUrl,
          { ...draft, companyName, selectedColor, ...changes },
          { variant: theme },
        )
      : undefined;
}
