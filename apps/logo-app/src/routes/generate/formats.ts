/** A file that a server with `formats` offers of a logo. */
export type LogoFile = {
  id: string;
  label: string;
  detail: string;
  url: string;
  /** An image goes through the download call; a PDF is no image, so the browser saves it itself. */
  kind: 'image' | 'document';
};

const files = [
  { id: 'svg', label: 'SVG', detail: 'vector', extension: 'svg', query: {}, kind: 'image' },
  {
    id: 'png-1024',
    label: 'PNG',
    detail: '1024 px',
    extension: 'png',
    query: { size: '1024' },
    kind: 'image',
  },
  {
    id: 'png-2048',
    label: 'PNG',
    detail: '2048 px',
    extension: 'png',
    query: { size: '2048' },
    kind: 'image',
  },
  {
    id: 'png-4096',
    label: 'PNG',
    detail: '4096 px',
    extension: 'png',
    query: { size: '4096' },
    kind: 'image',
  },
  {
    id: 'png-transparent',
    label: 'PNG sin fondo',
    detail: '2048 px',
    extension: 'png',
    query: { size: '2048', background: 'transparent' },
    kind: 'image',
  },
  { id: 'jpg', label: 'JPG', detail: '2048 px', extension: 'jpg', query: { size: '2048' }, kind: 'image' },
  { id: 'pdf', label: 'PDF', detail: 'vector', extension: 'pdf', query: {}, kind: 'document' },
] as const;

/** The address of the same logo in another format; null for an address that does not end in `.png`. */
export function withExtension(
  imageUrl: string,
  extension: string,
  query: Record<string, string> = {},
): string | null {
  const [path = ''] = imageUrl.split('?');
  if (!path.endsWith('.png')) return null;
  const search = new URLSearchParams(query).toString();
  return `${path.slice(0, -'png'.length)}${extension}${search && `?${search}`}`;
}

/** Every file of a logo of a server that announced `formats`. */
export function logoFiles(imageUrl: string): LogoFile[] {
  return files.flatMap(({ extension, query, ...file }) => {
    const url = withExtension(imageUrl, extension, query);
    return url === null ? [] : [{ ...file, url }];
  });
}

/** The logo's drawings for the grounds of the result; none where the server offers no formats. */
export function logoViews(imageUrl: string) {
  const drawing = (variant: string) => withExtension(imageUrl, 'svg', { variant }) ?? undefined;
  return {
    src: withExtension(imageUrl, 'svg') ?? imageUrl,
    darkSrc: drawing('dark'),
    brandSrc: drawing('brand'),
    iconSrc: drawing('icon'),
  };
}
