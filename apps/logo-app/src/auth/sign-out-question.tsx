import { onDemand } from '@trazo/ui/on-demand';
import { usePart } from '../hooks/use-part';
import { authTexts } from '../texts/auth';
import { useAuth } from './auth-provider';
import { tellSignedOut } from './signed-out-elsewhere';

const alertDialog = onDemand(
  () => import('@trazo/ui/alert-dialog'),
  ({ AlertDialog }) => AlertDialog,
);

/** Fetches the question, because someone may be about to sign out. */
export const prefetchSignOutQuestion = alertDialog.prefetch;

type SignOutQuestionProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** §2 Top bar: signing out asks first. */
export function SignOutQuestion({ open, onOpenChange }: SignOutQuestionProps) {
  const { logout } = useAuth();
  const AlertDialog = usePart(alertDialog, open, onOpenChange);
  if (!AlertDialog) return null;
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={authTexts.signOutQuestion}
      confirmLabel={authTexts.signOut}
      cancelLabel={authTexts.cancel}
      onConfirm={() => {
        logout();
        tellSignedOut();
      }}
    />
  );
}
