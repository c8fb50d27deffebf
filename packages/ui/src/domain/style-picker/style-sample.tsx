import { styleSamples } from './style-samples.generated';

/** A word set in a face of the style, as outlines; an unknown style is set in the display face. */
export function StyleSample({ style, label }: { style: string; label: string }) {
  const sample = Object.hasOwn(styleSamples, style) ? styleSamples[style] : undefined;
  if (!sample) {
    return <span className="heading absolute inset-0 grid place-items-center text-headline">{label}</span>;
  }
  const margin = (360 - sample.width) / 2;
  return (
    <svg
      aria-hidden="true"
      viewBox={`${-margin} -110 360 150`}
      fill="currentColor"
      className="absolute inset-0 size-full p-[9%]"
    >
      <path d={sample.d} />
    </svg>
  );
}
