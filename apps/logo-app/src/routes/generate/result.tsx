import { useMutation } from '@tanstack/react-query';
import type { Capability, GeneratedLogo, ProposedLogo } from '@trazo/api-client';
import { type LogoFile, logoFileName, logoFileUrl } from '@trazo/api-client/addresses';
import { INDUSTRIES, LOGO_TYPES, STYLES } from '@trazo/api-client/catalog';
import { Alert, useAlerts } from '@trazo/ui/alert';
import { Button } from '@trazo/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@trazo/ui/dropdown-menu';
import { IconButton } from '@trazo/ui/icon-button';
import { ResultDialog } from '@trazo/ui/result-dialog';
import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { useRef } from 'react';
import { useAuth } from '../../auth/auth-provider';
import { messageOf } from '../../error-message';
import { useClient } from '../../hooks/use-client';
import { usePart } from '../../hooks/use-part';
import { generateTexts } from '../../texts/generate';
import { openAdjust } from '../../texts/open-adjust';
import { useTheme } from '../../theme/theme-provider';
import { adjustPart } from '../adjust/part';
import { useAdjusting, useCanAdjust } from '../adjust/use-adjusting';
import { BrandSlot } from '../brand/brand-slot';
import { labelOf } from '../labels';
import { markedName, saveFile } from '../save-file';
import type { Fate } from './last-logo';
import { useChoice } from './use-choice';

type ResultProps = {
  logo: ProposedLogo;
  fate: Fate;
  onFate: (fate: Fate) => void;
  open: boolean;
  onClose: () => void;
  onRegenerate: () => void;
  onStartOver: () => void;
};

/** §2 Result modal. */
export function Result({ logo, fate, onFate, open, onClose, onRegenerate, onStartOver }: ResultProps) {
  const download = useDownload();
  const { account } = useAuth();
  const { theme } = useTheme();
  const announces = (extra: Capability) => account?.capabilities.includes(extra) ?? false;
  const hasFormats = announces('formats');
  const { logo_id = '', proposals: given = [] } = logo;
  const proposals = announces('proposals') && logo_id ? given : [];
  const { adjusted } = fate;
  const { shown, choose, undo, leftAdjusted, keep, adjust } = useChoice(logo_id, proposals, fate, onFate);
  const adjusting = useAdjusting();
  const canAdjust = useCanAdjust() && logo_id !== '';
  const isAdjusting = adjusting.logoId === logo_id && canAdjust;
  const Adjust = usePart(adjustPart, isAdjusting, (wanted) =>
    wanted ? adjusting.open(logo_id) : adjusting.close(),
  );
  const { name, image_url, color } = { ...logo, ...(adjusted ?? (shown && { image_url: shown.image_url })) };
  const views = (address: string) => (hasFormats ? logoViews(address) : { src: address });
  return (
    <>
      <ResultDialog
        open={open && !(isAdjusting && Adjust)}
        onOpenChange={(next) => {
          if (!next) onClose();
        }}
        logo={{
          name,
          color,
          ...views(image_url),
          industry: labelOf(INDUSTRIES, logo.industry),
          style: labelOf(STYLES, logo.style),
          type: labelOf(LOGO_TYPES, logo.type),
          prompt: logo.prompt,
        }}
        proposals={
          (shown || adjusted) && proposals.length > 1
            ? {
                options: proposals.map((each) => ({
                  value: each.id,
                  note: each.note,
                  ...(announces('director') && {
                    maker: each.made_by === 'modelo' ? 'model' : 'rules',
                    why: each.why,
                  }),
                  ...views(each.image_url),
                })),
                value: adjusted ? '' : (shown?.id ?? ''),
                onValueChange: choose,
                notice: announces('director') ? logo.director_notice : undefined,
                ground: theme,
              }
            : undefined
        }
        notice={
          shown && undo ? (
            <Alert
              message={(leftAdjusted ? generateTexts.chosenUnadjusted : generateTexts.chosen)(
                proposals.indexOf(shown) + 1,
              )}
              action={{ label: generateTexts.undo, onPress: undo }}
              onDismiss={keep}
            />
          ) : undefined
        }
        downloading={download.isPending}
        onDownload={() => download.mutate({ image_url, name })}
        formatsMenu={
          hasFormats ? (
            <FormatsMenu
              imageUrl={image_url}
              name={name}
              onDownload={({ url, mark }) => download.mutate({ image_url: url, name, mark })}
            />
          ) : undefined
        }
        actions={
          canAdjust ? (
            <Button
              variant="secondary"
              iconStart={<SlidersHorizontal />}
              onPointerEnter={adjustPart.prefetch}
              onFocus={adjustPart.prefetch}
              loading={isAdjusting && !Adjust}
              onClick={() => adjusting.open(logo_id)}
            >
              {openAdjust}
            </Button>
          ) : undefined
        }
        brand={
          announces('kit') && logo_id ? (
            <BrandSlot key={`${logo_id} ${image_url}`} logoId={logo_id} />
          ) : undefined
        }
        onRegenerate={onRegenerate}
        onStartOver={onStartOver}
      />
      {Adjust && isAdjusting ? (
        <Adjust logoId={logo_id} name={name} adjusting={adjusting} onSaved={adjust} />
      ) : null}
    </>
  );
}

/** A file to be saved; `mark` tells it from the others of its logo that have the same ending. */
type Download = Pick<GeneratedLogo, 'image_url' | 'name'> & { mark?: string | undefined };

/** §7 Download: the file through the server, saved under the name it comes with. */
function useDownload() {
  const client = useClient();
  const alerts = useAlerts();
  const failure = useRef('');
  return useMutation({
    // What failed before says nothing of this try, and would stand beside a file that was saved.
    onMutate: () => alerts.dismiss(failure.current),
    mutationFn: (file: Download) => client.downloadImage(file),
    onSuccess: ({ blob, fileName }, { mark }) => saveFile(blob, mark ? markedName(fileName, mark) : fileName),
    onError: (error) => {
      console.error(messageOf(error));
      failure.current = alerts.show({
        tone: 'danger',
        message: generateTexts.downloadFailed(messageOf(error)),
      });
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

/** A file in the menu beside 'Descargar Logo'. */
type FileOption = {
  id: string;
  label: string;
  detail: string;
  url: string;
  mark?: string | undefined;
  /** An image goes through the download call; a PDF is no image, so the browser saves it itself, under a name of ours. */
  kind: 'image' | 'document';
};

const FILES: readonly { id: string; label: string; detail: string; mark?: string; file: LogoFile }[] = [
  { id: 'svg', label: 'SVG', detail: 'vector editable', file: { format: 'svg' } },
  { id: 'png-1024', label: 'PNG', detail: '1024 px', mark: '1024', file: { format: 'png', size: 1024 } },
  { id: 'png-2048', label: 'PNG', detail: '2048 px', mark: '2048', file: { format: 'png', size: 2048 } },
  { id: 'png-4096', label: 'PNG', detail: '4096 px', mark: '4096', file: { format: 'png', size: 4096 } },
  {
    id: 'png-transparent',
    label: 'PNG sin fondo',
    detail: '2048 px',
    mark: 'sin-fondo',
    file: { format: 'png', size: 2048, background: 'transparent' },
  },
  { id: 'jpg', label: 'JPG', detail: '2048 px', file: { format: 'jpg', size: 2048 } },
  { id: 'pdf', label: 'PDF', detail: 'para imprenta', file: { format: 'pdf' } },
];

/** Every file of a logo of a server that announced `formats`. */
function fileOptions(imageUrl: string): FileOption[] {
  return FILES.flatMap(({ file, ...option }) => {
    const url = logoFileUrl(imageUrl, file);
    return url === undefined ? [] : [{ ...option, url, kind: file.format === 'pdf' ? 'document' : 'image' }];
  });
}

type FormatsMenuProps = { imageUrl: string; name: string; onDownload: (file: FileOption) => void };

/** The other files of the logo, beside 'Descargar Logo', where the server announced `formats`. */
function FormatsMenu({ imageUrl, name, onDownload }: FormatsMenuProps) {
  const files = fileOptions(imageUrl);
  if (files.length === 0) return null;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={generateTexts.formats} icon={<ChevronDown />} variant="secondary" />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {files.map((file) =>
          file.kind === 'document' ? (
            <DropdownMenuItem key={file.id} detail={file.detail} asChild>
              <a href={file.url} download={logoFileName(name, 'application/pdf')}>
                {file.label}
              </a>
            </DropdownMenuItem>
          ) : (
            <DropdownMenuItem key={file.id} detail={file.detail} onSelect={() => onDownload(file)}>
              {file.label}
            </DropdownMenuItem>
          ),
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
