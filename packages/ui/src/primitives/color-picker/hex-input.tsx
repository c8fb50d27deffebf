import { useState } from 'react';
import { parseHex } from '../../lib/color';
import { Field } from '../field';
import { TextInput } from '../text-input';

type Props = { label: string; invalidText: string; value: string; onValueChange: (value: string) => void };

/** The code of the colour. What is being typed is kept here until it is a colour; leaving it unfinished says so. */
export function HexInput({ label, invalidText, value, onValueChange }: Props) {
  const [draft, setDraft] = useState<string>();
  const [left, setLeft] = useState(false);
  const unfinished = draft !== undefined && parseHex(draft) === null;
  const type = (text: string) => {
    const hex = parseHex(text);
    setLeft(false);
    setDraft(text);
    if (hex !== null) onValueChange(hex);
  };
  const leave = () => {
    setLeft(true);
    if (!unfinished) setDraft(undefined);
  };
  return (
    <Field label={label} error={unfinished && left ? invalidText : undefined} className="max-w-56">
      <TextInput
        mono
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        value={draft !== undefined && (unfinished || parseHex(draft) === value) ? draft : value}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        className="w-32 uppercase"
      />
    </Field>
  );
}
