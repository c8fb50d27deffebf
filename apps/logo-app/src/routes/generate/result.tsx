import type { GeneratedLogo } from '@trazo/api-client';
import { INDUSTRIES, LOGO_TYPES, STYLES } from '@trazo/api-client/catalog';
import { ResultDialog } from '@trazo/ui/result-dialog';
import { saveFile } from '../../app/save-file';
import { labelOf } from '../labels';
import { useDownload } from './use-generation';

type ResultProps = {
  logo: GeneratedLogo | null;
  onClose: () => void;
  onRegenerate: () => void;
  onStartOver: () => void;
};

/** §2 Result modal. */
export function Result({ logo, onClose, onRegenerate, onStartOver }: ResultProps) {
  const download = useDownload();
  return (
    <ResultDialog
      open={logo !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      logo={
        logo
          ? {
              name: logo.name,
              color: logo.color,
              src: logo.image_url,
              industry: labelOf(INDUSTRIES, logo.industry),
              style: labelOf(STYLES, logo.style),
              type: labelOf(LOGO_TYPES, logo.type),
              prompt: logo.prompt,
            }
          : undefined
      }
      downloading={download.isPending}
      onDownload={() => {
        if (logo) {
          download.mutate(logo, { onSuccess: ({ blob, fileName }) => saveFile(blob, fileName) });
        }
      }}
      onRegenerate={onRegenerate}
      onStartOver={onStartOver}
    />
  );
}
