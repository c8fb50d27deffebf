import { useEffect, useRef } from 'react';
import { Field } from '../../primitives/field';
import { TextArea } from '../../primitives/text-area';
import { TextInput } from '../../primitives/text-input';
import { fieldPlace, PROFILE_KEYS, type ProfileKey, type ProfileValues } from './profile-values';

const KINDS = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  location: { type: 'text', autoComplete: 'address-level2' },
} as const;

type ProfileInputsProps = {
  values: ProfileValues;
  onChange: (values: ProfileValues) => void;
  labels: Record<ProfileKey, string>;
  readOnly: readonly ProfileKey[];
  className: string;
};

/** The profile as controls, in the places of the facts. The first takes the focus: the pressed button is gone. */
export function ProfileInputs({ values, onChange, labels, readOnly, className }: ProfileInputsProps) {
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const set = (key: ProfileKey) => (event: { target: { value: string } }) =>
    onChange({ ...values, [key]: event.target.value });
  return (
    <div className={className}>
      {PROFILE_KEYS.map((key, index) => (
        <Field key={key} label={labels[key]} className={fieldPlace(key)}>
          {key === 'bio' ? (
            <TextArea value={values.bio} readOnly={readOnly.includes('bio')} onChange={set('bio')} />
          ) : (
            <TextInput
              ref={index === 0 ? first : undefined}
              {...KINDS[key]}
              value={values[key]}
              readOnly={readOnly.includes(key)}
              onChange={set(key)}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
