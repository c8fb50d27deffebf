import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@trazo/ui/dropdown-menu';
import { IconButton } from '@trazo/ui/icon-button';
import { ChevronDown } from 'lucide-react';
import { generateTexts } from '../../texts/generate';
import { type FileOption, fileOptions } from './formats';

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
