import { useQueryClient } from '@tanstack/react-query';
import { isClientError } from '@trazo/api-client';
import { useAlerts } from '@trazo/ui/alert';
import {
  ChangePasswordForm,
  type ChangePasswordFormProps,
  type PasswordChange,
} from '@trazo/ui/change-password-form';
import { useState } from 'react';
import { messageOf } from '../../error-message';
import { useCapability } from '../../hooks/use-capability';
import { useClient } from '../../hooks/use-client';
import { SESSIONS_KEY } from '../../query-keys';
import { profileTexts } from '../../texts/profile';

const own = profileTexts;

type Errors = NonNullable<ChangePasswordFormProps['errors']>;

/** §2 Profile, change password: where the server announces `password_change`, it is changed. */
export function PasswordSettings({ email }: { email: string }) {
  const client = useClient();
  const alerts = useAlerts();
  const queries = useQueryClient();
  const isOffered = useCapability('password_change');
  const [saving, setSaving] = useState(false);
  const [errors, setErrors] = useState<Errors>({});

  async function change(typed: PasswordChange, clear: () => void) {
    if (!isOffered) return alerts.show({ message: own.unavailable });
    const faults = faultsOf(typed);
    setErrors(faults);
    if (Object.keys(faults).length > 0) return;
    setSaving(true);
    try {
      await client.changePassword({ old: typed.current, new: typed.next });
      clear();
      alerts.show({ tone: 'success', message: own.passwordChanged });
      // The list beside it no longer holds.
      void queries.invalidateQueries({ queryKey: SESSIONS_KEY });
    } catch (error) {
      const field = fieldOf(error);
      if (field) setErrors({ [field]: messageOf(error) });
      else alerts.show({ tone: 'danger', message: messageOf(error) });
    } finally {
      setSaving(false);
    }
  }

  return (
    <ChangePasswordForm
      username={email}
      saving={saving}
      errors={errors}
      onSubmit={(typed, clear) => void change(typed, clear)}
    />
  );
}

/** What needs no server to be told. */
function faultsOf({ current, next, confirm }: PasswordChange): Errors {
  return {
    ...(current === '' && { current: own.passwordNeeded }),
    ...(next === '' && { next: own.newPasswordNeeded }),
    ...(next !== confirm && { confirm: own.passwordsDiffer }),
  };
}

/** The field that a refusal is about. */
function fieldOf(error: unknown): keyof PasswordChange | undefined {
  if (!isClientError(error)) return undefined;
  return error.status === 403 ? 'current' : error.status === 422 ? 'next' : undefined;
}
