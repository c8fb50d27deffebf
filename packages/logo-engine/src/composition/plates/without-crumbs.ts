import { bounds } from '../../geometry/bounds.js';
import { contours, evenOdd, type Path } from '../../geometry/path.js';

/** A shape without the bits of it that no cut should leave: what is at most so many units wide and high. */
export const withoutCrumbs = (path: Path, most = 16): Path =>
  evenOdd(
    ...contours(path).filter((contour) => {
      const box = bounds(contour);
      return box !== null && Math.max(box.width, box.height) > most;
    }),
  );
