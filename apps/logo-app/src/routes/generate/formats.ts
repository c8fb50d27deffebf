import { type LogoFile, logoFileUrl, logoVariantUrl } from '@trazo/api-client';

/** A file in the menu beside 'Descargar Logo'. */
export type FileOption = {
  id: string;
  label: string;
  detail: string;
  url: string;
  /** An image goes through the download call; a PDF is no image, so the browser saves it itself. */
  kind: 'image' | 'document';
};

const files: readonly { id: string; label: string; detail: string; file: LogoFile }[] = [
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
export function fileOptions(imageUrl: string): FileOption[] {
  return files.flatMap(({ file, ...option }) => {
    const url = logoFileUrl(imageUrl, file);
    return url === undefined ? [] : [{ ...option, url, kind: file.format === 'pdf' ? 'document' : 'image' }];
  });
}

/** The logo's drawings for the grounds of the result; none where the server offers no formats. */
export const logoViews = (imageUrl: string) => ({
  src: logoFileUrl(imageUrl, { format: 'svg' }) ?? imageUrl,
  darkSrc: logoVariantUrl(imageUrl, 'dark'),
  brandSrc: logoVariantUrl(imageUrl, 'brand'),
  iconSrc: logoVariantUrl(imageUrl, 'icon'),
});
