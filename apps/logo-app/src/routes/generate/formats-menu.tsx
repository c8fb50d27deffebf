import { type LogoFile, logoFileUrl } from '@trazo/api-client/addresses';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@trazo/ui/dropdown-menu';
import { IconButton } from '@trazo/ui/icon-button';
import { ChevronDown } from 'lucide-react';
import { generateTexts } from '../../texts/generate';

/** A file in the menu beside 'Descargar Logo'. */
type FileOption = {
  id: string;
  label: string;
  detail: string;
  url: string;
  /** An image goes through the download call; a PDF is no image, so the browser saves it itself. */
  kind: 'image' | 'document';
};

const FILES: readonly { id: string; label: string; detail: string; file: LogoFile }[] = [
  { id: 'svg', label: 'SVG', detail: 'vector', file: { format: 'svg' } },
  { id: 'png-1024', label: 'PNG', detail: '1024 px', file: { format: 'png', size: 1024 } },
  { id: 'png-2048', label: 'PNG', detail: '2048 px', file: { format: 'png', size: 2048 } },
  { id: 'png-4096', label: 'PNG', detail: '4096 px', file: { format: 'png', size: 4096 } },
  {
    id: 'png-transparent',
    label: 'PNG sin fondo',
    detail: '2048 px',
    file: { format: 'png', size: 2048, background: 'transparent' },
  },
  { id: 'jpg', label: 'JPG', detail: '2048 px', file: { format: 'jpg', size: 2048 } },
  { id: 'pdf', label: 'PDF', detail: 'vector', file: { format: 'pdf' } },
];

/** Every file of a logo of a server that announced `formats`. */
function fileOptions(imageUrl: string): FileOption[] {
  return FILES.flatMap(({ file, ...option }) => {
    const url = logoFileUrl(imageUrl, file);
    return url === undefined ? [] : [{ ...option, url, kind: file.format === 'pdf' ? 'document' : 'image' }];
  });
}

type FormatsMenuProps = { imageUrl: string; onDownload: (file: FileOption) => void };

/** The other files of the logo, beside 'Descargar Logo', where the server announced `formats`. */
export function FormatsMenu({ imageUrl, onDownload }: FormatsMenuProps) {
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
              <a href={file.url} download>
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
