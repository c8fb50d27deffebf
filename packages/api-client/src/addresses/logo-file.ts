/** A file that a server with `formats` has of a generated logo. */
export type LogoFile = {
  format: 'svg' | 'png' | 'jpg' | 'pdf';
  /** Width of a PNG or JPG in pixels; left out: 1024. */
  size?: 1024 | 2048 | 4096;
  /** Ground of a PNG; left out: white. */
  background?: 'white' | 'transparent';
  /** The logo drawn for dark paper or for a ground of its own colour, or its icon alone; left out: for white paper. */
  variant?: 'dark' | 'brand' | 'icon';
};

/**
 * The address of a file of a generated logo, at a server that announces `formats`.
 * @param imageUrl the logo's `image_url`
 * @returns undefined for an address that does not end in `.png`, as that server's do
 */
export function logoFileUrl(imageUrl: string, { format, ...query }: LogoFile): string | undefined {
  const [path = ''] = imageUrl.split('?');
  if (!path.endsWith('.png')) return undefined;
  const search = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  return `${path.slice(0, -'png'.length)}${format}${search.length > 0 ? `?${search.join('&')}` : ''}`;
}
