import type { GeneratedLogo } from '@trazo/api-client';
import { INDUSTRIES, LOGO_TYPES, STYLES } from '@trazo/api-client/catalog';
import { ResultDialog } from '@trazo/ui/result-dialog';
import { useAuth } from '../../auth/auth-provider';
import { labelOf } from '../labels';
import { logoViews } from './formats';
import { FormatsMenu } from './formats-menu';
import { useDownload } from './use-download';

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
