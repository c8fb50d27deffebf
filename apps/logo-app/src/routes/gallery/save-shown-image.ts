import type { GalleryLogo } from '@trazo/api-client';
import { logoFileName } from '@trazo/api-client/addresses';
import { saveFile } from '../save-file';

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
    saveFile(blob, logoFileName(name, blob.type));
  } catch {
    // Not readable from here: count and alert stand, as specified.
  }
}
