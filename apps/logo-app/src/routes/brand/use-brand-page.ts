import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAlerts } from '@trazo/ui/alert';
import type { BrandPageState } from '@trazo/ui/brand-kit';
import { messageOf } from '../../error-message';
import { useClient } from '../../hooks/use-client';
import { brandTexts } from '../../texts/brand';

/** The page of a logo's brand: its address, and the means to make it and take it away. */
export function useBrandPage(logoId: string, isOffered: boolean) {
  const client = useClient();
  const alerts = useAlerts();
  const queries = useQueryClient();
  const queryKey = ['brand-page', logoId];
  const query = useQuery({
    queryKey,
    enabled: isOffered,
    queryFn: ({ signal }) => client.sharePage({ logo_id: logoId }, { signal }),
  });
  const change = useMutation({
    mutationFn: (shared: boolean) => client.sharePage({ logo_id: logoId, shared }),
    onSuccess: (page, shared) => {
      queries.setQueryData(queryKey, page);
      if (!shared) alerts.show({ tone: 'success', message: brandTexts.pageRemoved });
    },
    onError: (error) => alerts.show({ tone: 'danger', message: messageOf(error) }),
  });

  function state(): BrandPageState {
    const busy = change.isPending;
    if (query.isPending) return { status: 'loading' };
    if (query.isError) {
      return { status: 'error', message: messageOf(query.error), onRetry: () => void query.refetch() };
    }
    const { page_url: url } = query.data;
    return url === undefined ? { status: 'none', busy } : { status: 'shared', url, busy };
  }

  async function copy(url: string) {
    try {
      await navigator.clipboard.writeText(url);
      alerts.show({ tone: 'success', message: brandTexts.pageCopied });
    } catch {
      alerts.show({ tone: 'danger', message: brandTexts.notCopied });
    }
  }

  return {
    state: state(),
    copy: (url: string) => void copy(url),
    create: () => change.mutate(true),
    remove: () => change.mutate(false),
  };
}
