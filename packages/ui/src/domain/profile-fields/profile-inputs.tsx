import { useEffect, useRef } from 'react';
import { Field } from '../../primitives/field';
import { TextArea } from '../../primitives/text-area';
import { TextInput } from '../../primitives/text-input';
import {
  fieldPlace,
  PROFILE_KEYS,
  type ProfileKey,
  type ProfileNotes,
  type ProfileValues,
} from './profile-values';

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
  placeholders: ProfileNotes;
  hints: ProfileNotes;
  errors: ProfileNotes;
  className: string;
};

/**
 * The profile as controls, in the places of the facts. The first takes the focus, as the pressed button is gone, and the
 * first that is wrong when it is said.
 */
export function ProfileInputs({ values, onChange, labels, className, ...rest }: ProfileInputsProps) {
  const { readOnly, placeholders, hints, errors } = rest;
  const controls = useRef<Partial<Record<ProfileKey, HTMLElement | null>>>({});
  const refOf = (key: ProfileKey) => (control: HTMLElement | null) => {
    controls.current[key] = control;
  };
  useEffect(() => controls.current.name?.focus(), []);
  useEffect(() => {
    const wrong = PROFILE_KEYS.find((key) => errors[key] !== undefined);
    if (wrong) controls.current[wrong]?.focus();
  }, [errors]);
  const set = (key: ProfileKey) => (event: { target: { value: string } }) =>
    onChange({ ...values, [key]: event.target.value });
  return (
    <div className={className}>
      {PROFILE_KEYS.map((key) => (
        <Field
          key={key}
          label={labels[key]}
          hint={hints[key]}
          error={errors[key]}
          className={fieldPlace(key)}
        >
          {key === 'bio' ? (
            <TextArea
              ref={refOf('bio')}
              placeholder={placeholders.bio}
              value={values.bio}
              readOnly={readOnly.includes('bio')}
              onChange={set('bio')}
            />
          ) : (
            <TextInput
              ref={refOf(key)}
              {...KINDS[key]}
              placeholder={placeholders[key]}
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
