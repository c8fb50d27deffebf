import { useAlerts } from '@trazo/ui/alert';
import { useState } from 'react';
import { type CheckResult, useAuth } from '../../auth/auth-provider';
import { userTexts } from '../../texts/user';

const own = userTexts;

/** §8 Validation result. A session that changed meanwhile is checked again by itself: the old one's end is no result. */
function validationText(result: Exclude<CheckResult, { outcome: 'superseded' }>): string {
  if (result.outcome === 'valid') return own.valid;
  return result.outcome === 'invalid' ? own.invalid : own.failed(result.message);
}

/** §2 Dashboard: 'Validar Sesión' and 'Actualizar Datos', with what they found and when. */
export function useSessionCheck() {
  const { validateSession, refreshUserData } = useAuth();
  const alerts = useAlerts();
  const [busy, setBusy] = useState<'validate' | 'refresh' | null>(null);
  const [last, setLast] = useState<{ text: string; valid: boolean; at: Date } | null>(null);

  async function validate() {
    setBusy('validate');
    const result = await validateSession();
    setBusy(null);
    if (result.outcome === 'superseded') return;
    const text = validationText(result);
    const valid = result.outcome === 'valid';
    setLast({ text, valid, at: new Date() });
    // Also as an alert: a session that turns out invalid takes this page with it.
    alerts.show({ tone: valid ? 'success' : 'danger', message: text });
  }

  async function refresh() {
    setBusy('refresh');
    const result = await refreshUserData();
    setBusy(null);
    if (result.outcome === 'superseded') return;
    if (result.outcome === 'valid') {
      alerts.show({ tone: 'success', message: own.refreshed });
    } else {
      const reason = result.outcome === 'failed' ? result.message : own.invalid;
      alerts.show({ tone: 'danger', message: own.refreshFailed(reason) });
    }
  }

  return { busy, last, validate, refresh };
}
