import * as Radio from '@radix-ui/react-radio-group';
import { Check } from 'lucide-react';
import { parseHex, readableOn } from '../../lib/color';
import { chooseByArrow } from '../../lib/radio-keys';

/** A colour with its name. */
export type ColorPreset = { /** '#RRGGBB' */ value: string; label: string };

type Props = {
  label: string;
  presets: readonly ColorPreset[];
  value: string;
  onValueChange: (value: string) => void;
};

/** The suggested colours, as a radio group. */
export function Swatches({ label, presets, value, onValueChange }: Props) {
  const suggested = presets.map((preset) => ({ ...preset, value: parseHex(preset.value) ?? preset.value }));
  return (
    <Radio.Root
      onKeyDownCapture={chooseByArrow()}
      aria-label={label}
      value={value}
      onValueChange={onValueChange}
      className="grid grid-cols-[repeat(auto-fill,minmax(4rem,1fr))] gap-2"
    >
      {suggested.map((preset) => (
        <Radio.Item
          key={preset.value}
          value={preset.value}
          aria-label={preset.label}
          className="group grid gap-1 rounded-control p-1 text-center text-caption text-ink-muted data-[state=checked]:text-ink data-[state=checked]:font-semibold enabled:hover:text-ink disabled:opacity-45"
        >
          <span
            aria-hidden="true"
            className="grid h-11 place-items-center rounded-control border border-line-strong forced-color-adjust-none group-data-[state=checked]:outline-2 group-data-[state=checked]:outline-offset-2 group-data-[state=checked]:outline-ink"
            style={{ backgroundColor: preset.value, color: readableOn(preset.value) }}
          >
            <Check className="size-4 opacity-0 group-data-[state=checked]:opacity-100" strokeWidth={3} />
          </span>
          <span>{preset.label}</span>
        </Radio.Item>
      ))}
    </Radio.Root>
  );
}
