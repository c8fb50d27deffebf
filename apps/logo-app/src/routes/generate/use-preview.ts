import { useEffect, useState } from 'react';
import { useServices } from '../../app/services';
import type { Draft } from './draft';
import { type PreviewBrief, previewSrc } from './preview-url';

/** Typing pauses this long, in milliseconds, before a new drawing is asked for. */
const PAUSE_MS = 250;

/** Every brief is drawn from the same seed while it is edited, so that only what was changed changes. */
const SEED = 'preview';

/** A value once it has stopped changing. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/**
 * Addresses of live drawings of the draft, with one choice replaced for the tiles; undefined without a name
 * or without a public preview, where a still drawing stands in.
 */
export function usePreview(draft: Draft): (changes?: Partial<PreviewBrief>) => string | undefined {
  const { previewUrl } = useServices().config;
  const companyName = useSettled(draft.companyName);
  const selectedColor = useSettled(draft.selectedColor);
  return (changes) =>
    previewUrl && companyName.trim()
      ? previewSrc(previewUrl, { ...draft, companyName, selectedColor, ...changes }, SEED)
      : undefined;
}
