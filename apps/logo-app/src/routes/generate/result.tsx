import { useMutation } from '@tanstack/react-query';
import type { GeneratedLogo } from '@trazo/api-client';
import { logoFileUrl } from '@trazo/api-client/addresses';
import { INDUSTRIES, LOGO_TYPES, STYLES } from '@trazo/api-client/catalog';
import { useAlerts } from '@trazo/ui/alert';
import { ResultDialog } from '@trazo/ui/result-dialog';
import { useAuth } from '../../auth/auth-provider';
import { messageOf } from '../../error-message';
import { useServices } from '../../services';
import { generateTexts } from '../../texts/generate';
import { labelOf } from '../labels';
import { saveFile } from '../save-file';
import { FormatsMenu } from './formats-menu';

type ResultProps = {
  logo: GeneratedLogo | undefined;
  open: boolean;
  onClose: () => void;
  onRegenerate: () => void;
  onStartOver: () => void;
};

/** §2 Result modal. */
export function Result({ logo, open, onClose, onRegenerate, onStartOver }: ResultProps) {
  const download = useDownload();
  const { account } = useAuth();
  const hasFormats = account?.capabilities.includes('formats') ?? false;
  return (
    <ResultDialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      logo={
        logo
          ? {
              name: logo.name,
              color: logo.color,
              ...(hasFormats ? logoViews(logo.image_url) : { src: logo.image_url }),
              industry: labelOf(INDUSTRIES, logo.industry),
              style: labelOf(STYLES, logo.style),
              type: labelOf(LOGO_TYPES, logo.type),
              prompt: logo.prompt,
            }
          : undefined
      }
      downloading={download.isPending}
      onDownload={() => {
        if (logo) download.mutate(logo);
      }}
      formatsMenu={
        hasFormats && logo ? (
          <FormatsMenu
            imageUrl={logo.image_url}
            onDownload={({ url }) => download.mutate({ image_url: url, name: logo.name })}
          />
        ) : undefined
      }
      onRegenerate={onRegenerate}
      onStartOver={onStartOver}
    />
  );
}

/** §7 Download: the file through the server, saved under the name it comes with. */
function useDownload() {
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

/** The logo's drawings for the grounds of the result; none where the server offers no formats. */
const logoViews = (imageUrl: string) => ({
  src: logoFileUrl(imageUrl, { format: 'svg' }) ?? imageUrl,
  darkSrc: logoFileUrl(imageUrl, { format: 'svg', variant: 'dark' }),
  brandSrc: logoFileUrl(imageUrl, { format: 'svg', variant: 'brand' }),
  iconSrc: logoFileUrl(imageUrl, { format: 'svg', variant: 'icon' }),
});
