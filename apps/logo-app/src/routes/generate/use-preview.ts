import { type PreviewBrief, previewUrl } from '@trazo/api-client/addresses';
import { useState } from 'react';
import { useDebouncedValue } from '../../hooks/use-debounced-value';
import { useServices } from '../../services';
import { useTheme } from '../../theme/theme-provider';
import { previewRefusal } from '../preview-refusal';
import type { Draft } from './draft';

/** Why the draft cannot be drawn, in the server's words, and the field that it is about where the server names one. */
export type PreviewFault = { field: TypedField | undefined; value: string | undefined; message: string };

export type TypedField = 'companyName' | 'description';
const FIELDS = new Map<unknown, TypedField>([
  ['name', 'companyName'],
  ['description', 'description'],
]);

/**
 * Addresses of live drawings of the draft for the page's own ground, with one choice replaced for the tiles;
 * undefined without a name or without a public preview, where a still drawing stands in.
 */
export function usePreview(draft: Draft) {
  const { config } = useServices();
  const { theme } = useTheme();
  const companyName = useDebouncedValue(draft.companyName);
  const description = useDebouncedValue(draft.description);
  const selectedColor = useDebouncedValue(draft.selectedColor);
  const [fault, setFault] = useState<PreviewFault>();
  const address = (changes?: Partial<PreviewBrief>): string | undefined =>
    config.previewUrl && companyName.trim()
      ? previewUrl(
          config.previewUrl,
          { ...draft, companyName, description, selectedColor, ...changes },
          { variant: theme },
        )
      : undefined;

  async function explain(failed: string) {
    if (failed !== address()) return;
    const refusal = await previewRefusal(failed);
    if (refusal === undefined) return;
    const field = FIELDS.get(refusal.field);
    const value = field === undefined ? failed : { ...draft, companyName }[field];
    setFault({ field, value, message: refusal.message });
  }

  const currentOf = (field: TypedField | undefined) => (field === undefined ? address() : draft[field]);

  return {
    address,
    /** The name that the address draws, a pause behind the one typed. */
    drawnName: companyName,
    explain,
    /** Until what it is about is changed. */
    fault: fault && currentOf(fault.field) === fault.value ? fault : undefined,
  };
}

export type Preview = ReturnType<typeof usePreview>;
