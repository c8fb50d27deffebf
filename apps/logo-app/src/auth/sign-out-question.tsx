import { AlertDialog } from '@trazo/ui/alert-dialog';
import { texts } from '../texts';
import { useAuth } from './auth-provider';

type SignOutQuestionProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** §2 Top bar: signing out asks first. */
export function SignOutQuestion({ open, onOpenChange }: SignOutQuestionProps) {
  const { logout } = useAuth();
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.auth.signOutQuestion}
      confirmLabel={texts.auth.signOut}
      cancelLabel={texts.auth.cancel}
      onConfirm={logout}
    />
  );
}
