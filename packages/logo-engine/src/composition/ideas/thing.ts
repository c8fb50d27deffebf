import type { Role } from '../../colour/palette.js';
import type { Path } from '../../geometry/path.js';
import type { Layer } from '../layer.js';

/** A thing by the colours of its parts, on one square. */
export type Parts = { readonly first: Path; readonly second: Path };

/** A thing that stands in a name: in one colour, or where it has parts the second of them in the second colour. */
export function thingLayers(
  thing: Path,
  parts: Parts | undefined,
  role: Role,
  place: (part: Path) => Path,
): Layer[] {
  const layer = (path: Path, own: Role): Layer => ({ part: 'ornament', role: own, path: place(path) });
  return parts === undefined
    ? [layer(thing, role)]
    : [layer(parts.first, role), layer(parts.second, 'accent')];
}
