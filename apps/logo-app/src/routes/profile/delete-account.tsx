import { useAlerts } from '@trazo/ui/alert';
import { DangerZone } from '@trazo/ui/danger-zone';
import { Field } from '@trazo/ui/field';
import { Link as TextLink } from '@trazo/ui/link';
import { onDemand } from '@trazo/ui/on-demand';
import { TextInput } from '@trazo/ui/text-input';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '../../auth/auth-provider';
import { tellSignedOut } from '../../auth/signed-out-elsewhere';
import { messageOf } from '../../error-message';
import { useCapability } from '../../hooks/use-capability';
import { useClient } from '../../hooks/use-client';
import { usePart } from '../../hooks/use-part';
import { Link } from '../../shell/link';
import { profileTexts } from '../../texts/profile';
import { DownloadAll } from './download-all';

const own = profileTexts;

const alertDialog = onDemand(
  () => import('@trazo/ui/alert-dialog'),
  ({ AlertDialog }) => AlertDialog,
);

/** §2 Profile, danger zone: where the server announces `account_delete`, the account ends once its e-mail is typed. */
export function DeleteAccount({ email }: { email: string }) {
  const client = useClient();
  const { clearAuthData } = useAuth();
  const alerts = useAlerts();
  const navigate = useNavigate();
  const isOffered = useCapability('account_delete');
  const hasArchive = useCapability('download_all');
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const [deleting, setDeleting] = useState(false);
  const AlertDialog = usePart(alertDialog, asking, setAsking);

  function ask() {
    if (!isOffered) return alerts.show({ message: own.unavailable });
    setTyped('');
    setAsking(true);
  }

  async function remove() {
    setDeleting(true);
    try {
      await client.deleteAccount(typed);
      clearAuthData();
      tellSignedOut();
      void navigate('/', { replace: true });
      alerts.show({ tone: 'success', message: own.deleted });
    } catch (error) {
      setDeleting(false);
      alerts.show({ tone: 'danger', message: messageOf(error) });
    }
  }

  return (
    <>
      <DangerZone onDelete={ask} deleting={deleting} />
      {AlertDialog ? (
        <AlertDialog
          open={asking}
          onOpenChange={setAsking}
          tone="danger"
          title={own.deleteQuestion}
          description={own.deleteText}
          confirmLabel={own.deleteAction}
          cancelLabel={own.cancel}
          confirmDisabled={typed.trim().toLowerCase() !== email.toLowerCase()}
          onConfirm={() => void remove()}
        >
          {hasArchive ? (
            <DownloadAll />
          ) : (
            <p className="text-ink-muted">
              {own.downloadFirst}{' '}
              <TextLink asChild>
                <Link to="/gallery">{own.downloadPlace}</Link>
              </TextLink>
            </p>
          )}
          <Field label={own.deleteConfirmation(email)} className="mt-2">
            <TextInput
              type="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
        </AlertDialog>
      ) : null}
    </>
  );
}
