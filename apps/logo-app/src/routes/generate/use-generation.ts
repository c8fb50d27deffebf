import { useMutation } from '@tanstack/react-query';
import type { GeneratedLogo } from '@trazo/api-client';
import { useAlerts } from '@trazo/ui/alert';
import { useAuth } from '../../auth/auth-provider';
import { messageOf } from '../../error-message';
import { useServices } from '../../services';
import { generateTexts } from '../../texts/generate';
import type { Draft } from './draft';

/** §4 Generation: the draft to the server, the logo to the result; a failure is told and nothing is lost. */
export function useGeneration(onLogo: (logo: GeneratedLogo) => void) {
  const { client } = useServices();
  const { account, refreshUserData } = useAuth();
  const alerts = useAlerts();
  return useMutation({
    mutationFn: (draft: Draft) => client.generateLogo(draft),
    onSuccess: (logo) => {
      onLogo(logo);
      // Only a server that reports credits has a new figure to tell.
      if (account?.creditos !== undefined) void refreshUserData();
    },
    onError: (error) => alerts.show({ tone: 'error', message: generateTexts.failed(messageOf(error)) }),
  });
}
