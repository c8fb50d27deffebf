export {
  BrandKit,
  type BrandKitProps,
  type BrandPageState,
  type KitDownloadState,
} from './brand-kit';
