import type { GeneratedLogo } from '@trazo/api-client';
import { INDUSTRIES, LOGO_TYPES, STYLES } from '@trazo/api-client/catalog';
import { ResultDialog } from '@trazo/ui/result-dialog';
import { useAuth } from '../../auth/auth-provider';
import { labelOf } from '../labels';
import { saveFile } from '../save-file';
import { logoViews } from './formats';
import { FormatsMenu } from './formats-menu';
import { useDownload } from './use-generation';

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
  const save = (image_url: string) => {
    if (logo) {
      download.mutate(
        { image_url, name: logo.name },
        { onSuccess: ({ blob, fileName }) => saveFile(blob, fileName) },
      );
    }
  };
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
        if (logo) save(logo.image_url);
      }}
      formatsMenu={
        hasFormats && logo ? (
          <FormatsMenu imageUrl={logo.image_url} onDownload={({ url }) => save(url)} />
        ) : undefined
      }
      onRegenerate={onRegenerate}
      onStartOver={onStartOver}
    />
  );
}
