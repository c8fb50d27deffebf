import { useMutation } from '@tanstack/react-query';
import { type GeneratedLogo, messageOf } from '@trazo/api-client';
import { useAlerts } from '@trazo/ui/alert';
import { useServices } from '../../services';
import { generateTexts } from '../../texts/generate';
import { saveFile } from '../save-file';

/** §7 Download: the file through the server, saved under the name it comes with. */
export function useDownload() {
  const { client } = useServices();
  const alerts = useAlerts();
  return useMutation({
    mutationFn: (logo: Pick<GeneratedLogo, 'image_url' | 'name'>) => client.downloadImage(logo),
    onSuccess: ({ blob, fileName }) => saveFile(blob, fileName),
    onError: (error) => {
      console.error(messageOf(error));
      alerts.show({ tone: 'error', message: generateTexts.downloadFailed(messageOf(error)) });
    },
  });
}
