import type { OneInkVariant } from './drawing.js';

export type ImageFormat = 'svg' | 'png' | 'jpg' | 'pdf';

/** Pixels. */
export const IMAGE_SIZES = [1024, 2048, 4096] as const;

export type ImageRequest = {
  format: ImageFormat;
  /** One of IMAGE_SIZES; only for png and jpg. */
  width: number;
  /** Only for png. */
  transparent: boolean;
};

/** A stored drawing, as it is or in one ink. */
export type Picture = { svg: string; ink?: { variant: OneInkVariant; color: string } };

/** Turns stored drawings into files, each once. */
export type Images = {
  /** `whose` work it is: those who wait have a turn each before anybody has a second one. */
  render(picture: Picture, request: ImageRequest, whose: string): Promise<Uint8Array>;
  /** What the files of a picture are found by when it is gone; small, where a picture is large. */
  keyOf(picture: Picture): string;
  /** Throws away all files made of the pictures of these keys. A failure is logged: the files are out of reach anyway. */
  forget(keys: readonly string[]): Promise<void>;
};
