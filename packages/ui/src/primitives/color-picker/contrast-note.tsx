import { CircleCheck, TriangleAlert } from 'lucide-react';
import { contrastHint } from './contrast-hint';

type Props = {
  color: string | null;
  texts: { contrastGood: string; contrastLight: string; contrastDark: string };
};

/** Says in words where the colour will be hard to see, beside a sample of it on both grounds; of no colour, nothing. */
export function ContrastHint({ color, texts }: Props) {
  const verdict = color === null ? null : contrastHint(color);
  const said = {
    good: texts.contrastGood,
    'faint-on-white': texts.contrastLight,
    'faint-on-black': texts.contrastDark,
  };
  const Icon = verdict === 'good' ? CircleCheck : TriangleAlert;
  return (
    <div className="flex flex-wrap items-center gap-3 text-small">
      <span aria-hidden="true" className="flex overflow-hidden rounded-control border border-line-strong">
        {['#FFFFFF', '#000000'].map((ground) => (
          <span
            key={ground}
            className="grid h-9 w-14 place-items-center forced-color-adjust-none"
            style={{ background: ground }}
          >
            {color === null ? null : <span className="size-5 rounded-full" style={{ background: color }} />}
          </span>
        ))}
      </span>
      <p
        aria-live="polite"
        className={[
          'flex min-w-0 flex-[1_1_8rem] items-start gap-1.5',
          verdict === 'good' ? 'text-success-text' : 'text-warning-text',
        ].join(' ')}
      >
        {verdict === null ? null : (
          <>
            <Icon aria-hidden="true" className="mt-[0.15em] size-[1.15em] shrink-0 forced-fill" />
            <span>{said[verdict]}</span>
          </>
        )}
      </p>
    </div>
  );
}
