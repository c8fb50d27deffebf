export type ImageFormat = 'svg' | 'png' | 'jpg' | 'pdf';

export type ImageRequest = {
  format: ImageFormat;
  /** Pixels; only for png and jpg. */
  width: number;
  /** Only for png. */
  transparent: boolean;
};

/** Turns a stored drawing into a file, once per content. */
export type Images = { render(svg: string, request: ImageRequest): Promise<Uint8Array> };
