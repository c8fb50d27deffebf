/** A file of a logo that a server with `formats` has: a picture of some width in pixels, or a document. */
export type LogoFile = {
  format: 'svg' | 'png' | 'jpg' | 'pdf';
  /** Width of a PNG or JPG; left out: 1024. */
  size?: 1024 | 2048 | 4096;
  /** Ground of a PNG; left out: white. */
  background?: 'white' | 'transparent';
};

/**
 * The address of another file of a generated logo, at a server that announces `formats`.
 * @param imageUrl the logo's `image_url`
 * @returns undefined for an address that does not end in `.png`, as that server's do
 */
export const logoFileUrl = (imageUrl: string, { format, ...query }: LogoFile): string | undefined =>
  withExtension(imageUrl, format, query);

/**
 * The address of a logo as it is drawn for a ground, as SVG: a dark one, one of its own colour, or without its
 * letters as an icon. Likewise at a server that announces `formats`.
 */
export const logoVariantUrl = (imageUrl: string, variant: 'dark' | 'brand' | 'icon'): string | undefined =>
  withExtension(imageUrl, 'svg', { variant });

function withExtension(imageUrl: string, extension: string, query: object): string | undefined {
  const [path = ''] = imageUrl.split('?');
  if (!path.endsWith('.png')) return undefined;
  const search = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  return `${path.slice(0, -'png'.length)}${extension}${search.length > 0 ? `?${search.join('&')}` : ''}`;
}
