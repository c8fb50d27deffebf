import { useQuery } from '@tanstack/react-query';
import { BrandKit } from '@trazo/ui/brand-kit';
import { LogoChecks, type LogoChecksState } from '@trazo/ui/logo-checks';
import { onDemand } from '@trazo/ui/on-demand';
import { useState } from 'react';
import { messageOf } from '../../error-message';
import { useCapability } from '../../hooks/use-capability';
import { useClient } from '../../hooks/use-client';
import { usePart } from '../../hooks/use-part';
import { logoBrandKey } from '../../query-keys';
import { brandTexts } from '../../texts/brand';
import { useBrandPage } from './use-brand-page';
import { useKit } from './use-kit';

const alertDialog = onDemand(
  () => import('@trazo/ui/alert-dialog'),
  ({ AlertDialog }) => AlertDialog,
);

/** What a logo can be used for, its kit, and where `share` is announced its page. */
export function LogoBrand({ logoId }: { logoId: string }) {
  const client = useClient();
  const hasPages = useCapability('share');
  const checks = useQuery({
    queryKey: logoBrandKey(logoId),
    queryFn: ({ signal }) => client.logoBrand(logoId, { signal }),
  });
  const kit = useKit(logoId);
  const page = useBrandPage(logoId, hasPages);
  const [asking, setAsking] = useState(false);
  const AlertDialog = usePart(alertDialog, asking, setAsking);

  function checksState(): LogoChecksState {
    if (checks.isPending) return { status: 'loading' };
    if (checks.isSuccess) return { status: 'ready', checks: checks.data.checks };
    return { status: 'error', message: messageOf(checks.error), onRetry: () => void checks.refetch() };
  }

  return (
    <div className="grid gap-8">
      <BrandKit
        kit={kit.state}
        onDownload={kit.download}
        onCancel={kit.cancel}
        page={
          hasPages
            ? {
                state: page.state,
                onCreate: page.create,
                onCopy: page.copy,
                onRemove: () => setAsking(true),
              }
            : undefined
        }
      />
      <LogoChecks state={checksState()} />
      {AlertDialog ? (
        <AlertDialog
          open={asking}
          onOpenChange={setAsking}
          tone="danger"
          title={brandTexts.removeQuestion}
          description={brandTexts.removeText}
          confirmLabel={brandTexts.removeAction}
          onConfirm={page.remove}
        />
      ) : null}
    </div>
  );
}
