export { BrandKit, type BrandKitProps } from './brand-kit';
export type { BrandPageControls, BrandPageState } from './brand-page-part';
export type { KitDownloadState } from './kit-part';
