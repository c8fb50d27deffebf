import * as Radio from '@radix-ui/react-radio-group';
import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import type { ControlProps } from '../../lib/control';
import { chooseByArrow } from '../../lib/radio-keys';
import { useChoice } from '../../lib/use-choice';
import { focusVisible } from '../../lib/visible-focus';
import { useFieldControl, useGroupLabel } from '../field';
import {
  type IndicatorVariants,
  indicatorVariants,
  lineClass,
  lineMediaClass,
  lineTextClass,
  type TilesVariants,
  tileClass,
  tilesVariants,
} from './radio-tiles.variants';

/** One choice of {@link RadioTiles}. */
export type RadioTile<Value extends string = string> = {
  value: Value;
  /** Its name. */
  label: string;
  /** One line under the name. */
  description?: string | undefined;
  /** A picture of the thing itself, decoration for screen readers. */
  media?: ReactNode | undefined;
  disabled?: boolean | undefined;
};

/** Props of {@link RadioTiles}; the rest goes to the radio group. */
export type RadioTilesProps<Value extends string = string> = {
  /** Names the group; written above it unless `hideLabel`. Left out inside a Field, whose label names it. */
  label?: string | undefined;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean | undefined;
  /** The tiles, in order. */
  options: readonly RadioTile<Value>[];
  /** The chosen value; null when there is none yet. Left out, it keeps its own. */
  value?: Value | null | undefined;
  /** Chosen at first, and again when the form is reset. */
  defaultValue?: Value | null | undefined;
  /** Called with the value that was chosen. */
  onValueChange?: ((value: Value) => void) | undefined;
} & TilesVariants &
  IndicatorVariants &
  ControlProps &
  Omit<
    ComponentProps<typeof Radio.Root>,
    'value' | 'defaultValue' | 'onValueChange' | 'asChild' | 'children' | 'loop' | 'orientation'
  >;

/** One choice among large tiles that show the thing. Arrow keys move and choose, as in any radio group. */
export function RadioTiles<Value extends string>({
  label,
  hideLabel = false,
  options,
  value,
  defaultValue = null,
  onValueChange,
  tile,
  indicator,
  className,
  onFocusCapture,
  onKeyDownCapture,
  ...rest
}: RadioTilesProps<Value>) {
  const box = useRef<HTMLDivElement>(null);
  const { required = false, disabled = false, ...wiring } = useFieldControl(rest);
  const [chosen, choose] = useChoice<Value | null>({ value, defaultValue, onValueChange: tell }, box);
  function tell(next: Value | null) {
    if (next !== null) onValueChange?.(next);
  }
  return (
    <div ref={box} className={['grid gap-2.5', tile === 'pairs' ? '@container' : '', className].join(' ')}>
      {hideLabel || label === undefined ? null : (
        <span aria-hidden="true" className="text-small font-semibold">
          {label}
        </span>
      )}
      <Radio.Root
        {...rest}
        {...wiring}
        {...useGroupLabel(label)}
        required={required}
        disabled={disabled}
        onFocusCapture={focusVisible(onFocusCapture)}
        onKeyDownCapture={chooseByArrow(onKeyDownCapture)}
        value={chosen}
        onValueChange={(next) => {
          const option = options.find((candidate) => candidate.value === next);
          if (option) choose(option.value);
        }}
        className={tilesVariants({ tile })}
      >
        {options.map((option) => (
          <Tile key={option.value} indicator={indicator} isPair={tile === 'pairs'} {...option} />
        ))}
      </Radio.Root>
    </div>
  );
}

function Tile({
  value,
  label,
  description,
  media,
  disabled = false,
  indicator,
  isPair,
}: RadioTile & IndicatorVariants & { isPair: boolean }) {
  const descriptionId = useId();
  return (
    <Radio.Item
      value={value}
      disabled={disabled}
      aria-label={label}
      aria-describedby={description ? descriptionId : undefined}
      className={isPair ? `${tileClass} ${lineClass}` : tileClass}
    >
      {media ? (
        <span
          aria-hidden="true"
          className={`block w-full overflow-hidden rounded-t-[calc(var(--trazo-radius-card)-1px)] border-b border-line ${isPair ? lineMediaClass : ''}`}
        >
          {media}
        </span>
      ) : null}
      <span
        className={`flex w-full min-w-0 flex-1 gap-2 px-3 py-2.5 ${isPair ? lineTextClass : ''} ${indicator === 'corner' && description ? 'items-start' : 'items-center'}`}
      >
        <span className="min-w-0 flex-1">
          <span className="block text-small font-semibold break-words hyphens-auto">{label}</span>
          {description ? (
            <span id={descriptionId} className="block text-caption text-ink-muted">
              {description}
            </span>
          ) : null}
        </span>
        <span aria-hidden="true" className={indicatorVariants({ indicator, isPair })}>
          <Check className="size-3 opacity-0 group-data-[state=checked]:opacity-100" strokeWidth={3} />
        </span>
      </span>
    </Radio.Item>
  );
}
