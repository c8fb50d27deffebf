import type { GalleryLogo } from '@trazo/api-client';
import { saveFile } from '../save-file';

const EXTENSIONS: Record<string, string> = { 'image/jpeg': 'jpg', 'image/svg+xml': 'svg' };

/** Characters that no file system wants in a name. */
const UNSAFE = /[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu;

/**
 * Saves the picture that is already shown, from the browser's cache. Where the browser may not read it (another
 * origin), nothing is saved: the specification asks for no call.
 */
export async function saveShownImage({ imageUrl, name }: GalleryLogo): Promise<void> {
  if (imageUrl === '') return;
  try {
    const response = await fetch(imageUrl, { cache: 'force-cache' });
    const blob = await response.blob();
    if (!response.ok || !blob.type.startsWith('image/')) return;
    const extension = EXTENSIONS[blob.type] ?? blob.type.slice('image/'.length);
    saveFile(blob, `${name.replace(UNSAFE, ' ').trim() || 'logo'}-logo.${extension}`);
  } catch {
    // Not readable from here: count and alert stand, as specified.
  }
}
