import { type PreviewBrief, previewUrl } from '@trazo/api-client/addresses';
import { useState } from 'react';
import { useDebouncedValue } from '../../hooks/use-debounced-value';
import { useServices } from '../../services';
import { useTheme } from '../../theme/theme-provider';
import { previewRefusal } from '../preview-refusal';
import type { Draft } from './draft';

/** What of the draft cannot be drawn, and why, in the server's words. */
export type PreviewFault = { field: 'companyName' | 'description'; value: string; message: string };

/**
 * Addresses of live drawings of the draft for the page's own ground, with one choice replaced for the tiles;
 * undefined without a name or without a public preview, where a still drawing stands in.
 */
export function usePreview(draft: Draft) {
  const { config } = useServices();
  const { theme } = useTheme();
  const companyName = useDebouncedValue(draft.companyName);
  const selectedColor = useDebouncedValue(draft.selectedColor);
  const [fault, setFault] = useState<PreviewFault>();
  const address = (changes?: Partial<PreviewBrief>): string | undefined =>
    config.previewUrl && companyName.trim()
      ? previewUrl(
          config.previewUrl,
          { ...draft, companyName, selectedColor, ...changes },
          { variant: theme },
        )
      : undefined;

  async function explain(failed: string) {
    if (failed !== address()) return;
    const message = await previewRefusal(failed);
    if (message === undefined) return;
    const field = /descripción/i.test(message) ? 'description' : 'companyName';
    setFault({ field, value: { ...draft, companyName }[field], message });
  }

  return {
    address,
    /** The name that the address draws, a pause behind the one typed. */
    drawnName: companyName,
    explain,
    /** Until what it is about is changed. */
    fault: fault && draft[fault.field] === fault.value ? fault : undefined,
  };
}

export type Preview = ReturnType<typeof usePreview>;
