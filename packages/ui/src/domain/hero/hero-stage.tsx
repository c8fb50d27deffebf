import { type ReactNode, useId, useMemo } from 'react';
import { ConstructionGrid } from '../../primitives/construction-grid';
import { IconButton } from '../../primitives/icon-button';
import { LogoSheet, type ShownLogo } from '../logo-sheet';
import { inView, letters } from './hero-frames';
import { useHeroFrames } from './use-hero-frames';

/** A name that the visitor types into the stage's field. */
export type HeroTyping = {
  value: string;
  onValueChange: (value: string) => void;
  /** The focus came to the field: time to fetch what draws. */
  onIntent?: (() => void) | undefined;
  /** The drawing of the name, silent, in the place of the examples while there is one. */
  drawing?: ReactNode | undefined;
};

/** Props of {@link HeroStage}. */
type HeroStageProps = {
  typing: HeroTyping | undefined;
  logos: readonly ShownLogo[];
  texts: { field: string; pause: string; resume: string; examples: string };
};

const LABEL = 'block text-small font-semibold';
const FIELD = 'mt-1.5 min-h-12 rounded-control border border-line-strong px-4 text-lead';
const PLACE = 'absolute inset-x-[12%] inset-y-[18%]';

/** The product at work: a name is typed, its logo appears on the construction grid, then the next. */
export function HeroStage({ logos, typing, texts }: HeroStageProps) {
  const fieldId = useId();
  const isTyped = typing !== undefined && typing.value.trim() !== '';
  const names = useMemo(() => logos.map(({ name }) => name), [logos]);
  const { frame, canPlay, playing, toggle } = useHeroFrames(names, isTyped);
  const light = logos.some(({ darkSrc }) => darkSrc === undefined);
  const name = letters(names[frame.index] ?? '')
    .slice(0, frame.typed)
    .join('');
  return (
    <figure
      className={`${light ? 'light ' : ''}overflow-hidden rounded-card border border-line bg-raised text-ink`}
    >
      <figcaption className="sr-only">
        {texts.examples} {names.join(', ')}.
      </figcaption>
      <div aria-hidden={typing ? undefined : true} className="border-b border-line p-4 @lg:p-5">
        {typing ? (
          <>
            <label htmlFor={fieldId} className={LABEL}>
              {texts.field}
            </label>
            <input
              id={fieldId}
              value={typing.value}
              onChange={(event) => typing.onValueChange(event.target.value)}
              onFocus={typing.onIntent}
              placeholder={name}
              autoComplete="organization"
              className={`${FIELD} w-full bg-raised text-ink placeholder:text-ink-muted`}
            />
          </>
        ) : (
          <>
            <p className={LABEL}>{texts.field}</p>
            <p className={`${FIELD} flex items-center`}>
              {name}
              <span className="ms-0.5 h-6 w-0.5 bg-accent" />
            </p>
          </>
        )}
      </div>
      <div aria-hidden="true">
        <div className="relative isolate aspect-4/3 overflow-hidden @lg:aspect-16/9">
          <ConstructionGrid className="-z-1" />
          {inView(frame, logos).map(({ logo, place }) => (
            <LogoSheet
              key={place}
              logo={logo}
              ground={light ? 'light' : 'theme'}
              data-active={!isTyped && frame.shown ? '' : undefined}
              className={`${PLACE} bg-transparent opacity-0 transition-opacity ease-settle duration-slow data-active:opacity-100`}
            />
          ))}
          {isTyped && <div className={PLACE}>{typing.drawing}</div>}
        </div>
      </div>
      <div className="flex min-h-12 items-center justify-between border-t border-line px-3 text-caption text-ink-faint">
        <span aria-hidden="true" dir="ltr" className="px-2 tabular-nums">
          {isTyped ? null : `${frame.index + 1}/${logos.length}`}
        </span>
        {canPlay && !isTyped ? (
          <IconButton
            size="sm"
            label={playing ? texts.pause : texts.resume}
            icon={
              <svg viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
                <path d={playing ? 'M5 4H8.5V16H5ZM11.5 4H15V16H11.5Z' : 'M6 3.5V16.5L16.5 10Z'} />
              </svg>
            }
            onClick={toggle}
          />
        ) : null}
      </div>
    </figure>
  );
}
