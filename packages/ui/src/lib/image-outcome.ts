/**
 * What has become of an image by now. One of server-rendered HTML may have loaded, or failed, before React listened: its
 * events are not told again.
 */
export const imageOutcome = ({
  complete,
  naturalWidth,
  currentSrc,
}: Pick<HTMLImageElement, 'complete' | 'naturalWidth' | 'currentSrc'>): 'pending' | 'loaded' | 'failed' =>
  !complete || currentSrc === '' ? 'pending' : naturalWidth > 0 ? 'loaded' : 'failed';
