import { useEffect, useRef, useState } from 'react';
import { parseHex } from '../../lib/color';
import { useFormReset } from '../../lib/use-choice';
import { Field } from '../field';
import { TextInput } from '../text-input';

type Props = { label: string; invalidText: string; value: string; onValueChange: (value: string) => void };

/**
 * The code of the colour. What is being typed is kept here until it is a colour; leaving it unfinished says so, and a
 * form around it is not valid meanwhile.
 */
export function HexInput({ label, invalidText, value, onValueChange }: Props) {
  // What is typed stands for the colour that it was typed over: another that is chosen takes its place.
  const [typed, setTyped] = useState<{ text: string; over: string }>();
  const draft = typed?.over === value ? typed.text : undefined;
  const [left, setLeft] = useState(false);
  const unfinished = draft !== undefined && parseHex(draft) === null;
  const isWrong = unfinished && left;
  const input = useRef<HTMLInputElement>(null);
  useFormReset(input, () => setTyped(undefined));
  useEffect(() => input.current?.setCustomValidity(unfinished ? invalidText : ''), [unfinished, invalidText]);
  const type = (text: string) => {
    const hex = parseHex(text);
    setLeft(false);
    setTyped({ text, over: hex ?? value });
    if (hex !== null) onValueChange(hex);
  };
  const leave = () => {
    setLeft(true);
    if (!unfinished) setTyped(undefined);
  };
  return (
    // What is asked for has its line from the start: one that came as the field is left would move what is being pressed.
    <Field
      label={label}
      hint={isWrong ? undefined : invalidText}
      error={isWrong ? invalidText : undefined}
      className="w-60 max-w-full"
    >
      <TextInput
        ref={input}
        mono
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        value={draft ?? value}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        onInvalid={() => setLeft(true)}
        className="w-32 uppercase"
      />
    </Field>
  );
}
