import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react';
import { useSharedRef } from '../../lib/use-shared-ref';
import { Button } from '../../primitives/button';
import { Field } from '../../primitives/field';
import { Heading, type HeadingLevel } from '../../primitives/heading';
import { TextInput } from '../../primitives/text-input';
import { type libraryTexts, useLibraryTexts } from '../texts/library';

/** What was typed. The form does not judge it (specification, section 5). */
export type PasswordChange = { current: string; next: string; confirm: string };

const NOTHING: PasswordChange = { current: '', next: '', confirm: '' };
const NO_ERRORS = {};

/** Props of {@link ChangePasswordForm}; the rest goes to the `<form>`. */
export type ChangePasswordFormProps = Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> & {
  /** `clear` empties the fields, for a change that succeeded. */
  onSubmit: (change: PasswordChange, clear: () => void) => void;
  /** The change is under way. */
  saving?: boolean | undefined;
  /** Whose password it is, for the browser's password manager; not shown. */
  username?: string | undefined;
  /** What is wrong with a field, said beneath it. After a submit the first such field takes the focus. */
  errors?: Partial<Record<keyof PasswordChange, string>> | undefined;
  /** Level of its heading in the page's outline. */
  headingLevel?: HeadingLevel | undefined;
  /** Replaces some of its own texts. */
  texts?: Partial<typeof libraryTexts.password> | undefined;
};

/** Current password, new one, and the new one again. */
export function ChangePasswordForm({
  onSubmit,
  saving = false,
  username,
  errors = NO_ERRORS,
  headingLevel = 3,
  texts: given,
  className,
  ref,
  ...rest
}: ChangePasswordFormProps) {
  const texts = useLibraryTexts('password', given);
  const [change, setChange] = useState(NOTHING);
  const [form, setForm] = useSharedRef<HTMLFormElement>(ref);
  const submitted = useRef(false);
  useEffect(() => {
    if (submitted.current && Object.values(errors).some(Boolean)) {
      // Once: the same errors in a new object are no new answer.
      submitted.current = false;
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [errors, form]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    submitted.current = true;
    if (!saving) onSubmit(change, () => setChange(NOTHING));
  };
  const field = (key: keyof PasswordChange, autoComplete: string) => (
    <Field label={texts[key]} error={errors[key]}>
      <TextInput
        type="password"
        autoComplete={autoComplete}
        value={change[key]}
        onChange={(event) => setChange({ ...change, [key]: event.target.value })}
      />
    </Field>
  );
  return (
    <form
      {...rest}
      ref={setForm}
      onSubmit={submit}
      className={`grid grid-cols-1 gap-4 own:max-w-md ${className ?? ''}`}
    >
      <Heading level={headingLevel} size="sm">
        {texts.title}
      </Heading>
      {username ? <input type="email" autoComplete="username" value={username} readOnly hidden /> : null}
      {field('current', 'current-password')}
      {field('next', 'new-password')}
      {field('confirm', 'new-password')}
      <Button
        type="submit"
        variant="secondary"
        className="justify-self-start"
        loading={saving}
        loadingText={texts.submitting}
      >
        {texts.submit}
      </Button>
    </form>
  );
}
