import { Eye, Redo2, RotateCcw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../primitives/button';
import { ConstructionGrid } from '../../primitives/construction-grid';
import { IconButton } from '../../primitives/icon-button';
import { HeldImage } from '../live-preview/held-image';
import { LogoImage } from '../logo-image';
import { groundClass } from '../logo-stage/ground';
import type { adjustTexts } from '../texts/adjust';
import type { AdjustState } from './adjust-state';

type AdjustStageProps = {
  state: Extract<AdjustState, { status: 'ready' }>;
  name: string;
  color: string;
  ground: 'light' | 'dark';
  texts: typeof adjustTexts.adjust;
};

/** The logo as it would be, and the way back and forth between what it was and will be. */
export function AdjustStage({ state, name, color, ground, texts }: AdjustStageProps) {
  const [isHeld, setHeld] = useState(false);
  const [isKept, setKept] = useState(false);
  const showsOriginal = isHeld || isKept;
  const { shown, original, onUndo, onRedo, onReset } = state;
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <div>
      {/* In a low window it leaves the controls, and what stands above and below them, their room. */}
      <figure
        className={`${groundClass[ground]} relative isolate aspect-5/2 max-h-[max(6rem,calc(100dvh-20rem))] w-full overflow-hidden rounded-card border border-line @3xl:aspect-4/3`}
      >
        <ConstructionGrid className="-z-1" />
        <span className="sr-only">{name}</span>
        <HeldImage
          src={showsOriginal ? original : shown}
          fallback={
            <span className="absolute inset-0 grid place-items-center p-[8%]">
              <LogoImage name={name} color={color} className="aspect-square h-full w-auto rounded-card" />
            </span>
          }
          className="p-[5%] @3xl:p-[8%]"
        />
        <figcaption
          className={`absolute start-2 top-2 rounded-control border border-line bg-raised px-2 py-0.5 text-caption text-ink ${showsOriginal ? '' : 'invisible'}`}
        >
          {texts.original}
        </figcaption>
      </figure>
      <p role="status" className="sr-only">
        {showsOriginal ? texts.original : ''}
      </p>
      <fieldset aria-label={texts.tools} className="mt-2 flex min-w-0 flex-wrap items-center gap-1">
        {/* Still there for the focus when there is no more of it to do. */}
        <IconButton label={texts.undo} icon={<Undo2 />} aria-disabled={!onUndo} onClick={onUndo} />
        <IconButton label={texts.redo} icon={<Redo2 />} aria-disabled={!onRedo} onClick={onRedo} />
        <IconButton label={texts.reset} icon={<RotateCcw />} aria-disabled={!onReset} onClick={onReset} />
        <IconButton
          label={texts.hold}
          icon={<Eye />}
          className="ms-auto touch-none select-none"
          onPointerDown={hold}
          onPointerUp={release}
          onPointerLeave={release}
          onPointerCancel={release}
          onContextMenu={(event) => event.preventDefault()}
          onKeyDown={(event) => {
            if (event.key !== ' ' && event.key !== 'Enter') return;
            event.preventDefault();
            hold();
          }}
          onKeyUp={release}
          onBlur={release}
        />
        <Button
          size="sm"
          variant={isKept ? 'secondary' : 'ghost'}
          aria-pressed={isKept}
          onClick={() => setKept(!isKept)}
        >
          {texts.original}
        </Button>
      </fieldset>
      <p className="mt-2 text-caption text-ink-muted @max-3xl:hidden">{texts.free}</p>
    </div>
  );
}
