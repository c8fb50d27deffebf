import { filled, type Mark, type Params, type Part, value } from '../mark.js';

/**
 * The parameter that tells which drawing of a mark is meant. What was stored before a mark was redrawn names none, and
 * keeps the drawing that it had.
 */
export const EDITION = 'edition';
const FIRST = 1;

/** The number of a drawing: the first has none in its parameters. */
const editionOf = ({ params }: Mark): number => params[EDITION]?.[0] ?? FIRST;

type Options = { readonly line?: boolean; readonly contained?: boolean };

/**
 * A new drawing of a mark: same id, same name, same trades. `before` gives the parts of the drawing that it takes the place
 * of, for one that changes little of them.
 */
export type Redrawing = {
  readonly id: string;
  readonly draw: (before: () => readonly Part[]) => readonly Part[];
} & Options;

export const redrawing = (id: string, draw: Redrawing['draw'], options: Options = {}): Redrawing => ({
  id,
  draw,
  ...options,
});

/** The same drawing in the middle of its square, as large as others are. */
export const filling = ({ draw, ...rest }: Redrawing): Redrawing => ({
  ...rest,
  draw: (before) => filled(draw(before)),
});

/** A mark that is drawn anew from now on, and as it was where no edition is named or an earlier one. */
export function redrawn(earlier: Mark, { draw, line = true, contained = true }: Redrawing): Mark {
  const edition = editionOf(earlier) + 1;
  const plainest = Object.fromEntries(
    Object.entries(earlier.params).map(([name, [first = 0]]) => [name, first]),
  );
  let drawn: readonly Part[] | undefined;
  return {
    ...earlier,
    line,
    contained,
    earlier,
    params: { [EDITION]: [edition] },
    draw(params) {
      if (value(params, EDITION) !== edition) return earlier.draw(params);
      drawn ??= draw(() => earlier.draw(plainest));
      return drawn;
    },
  };
}

/** Every drawing of a mark, the newest first. */
export const editions = (mark: Mark): readonly Mark[] =>
  mark.earlier === undefined ? [mark] : [mark, ...editions(mark.earlier)];

/** The mark whose parameters these are: of its drawings the one they name, the first where they name none. */
export function meantBy(mark: Mark, params: Params): Mark {
  const edition = params[EDITION] ?? FIRST;
  return editions(mark).find((drawing) => editionOf(drawing) === edition) ?? mark;
}
