import { type Mark, type Params, value } from '../mark.js';

/**
 * The parameter that tells which drawing of a mark is meant. What was stored before a mark was redrawn names none, and
 * keeps the drawing that it had.
 */
export const EDITION = 'edition';
const REDRAWN = 2;

type Options = { readonly line?: boolean; readonly contained?: boolean };

/** A new drawing of a mark: same id, same name, same trades. */
export type Redrawing = { readonly id: string; readonly draw: () => ReturnType<Mark['draw']> } & Options;

export const redrawing = (id: string, draw: Redrawing['draw'], options: Options = {}): Redrawing => ({
  id,
  draw,
  ...options,
});

/** A mark that is drawn anew from now on, and as it was where no edition is named. */
export function redrawn(earlier: Mark, { draw, line = true, contained = true }: Redrawing): Mark {
  let drawn: ReturnType<Mark['draw']> | undefined;
  return {
    ...earlier,
    line,
    contained,
    earlier,
    params: { [EDITION]: [REDRAWN] },
    draw(params) {
      if (value(params, EDITION) !== REDRAWN) return earlier.draw(params);
      drawn ??= draw();
      return drawn;
    },
  };
}

/** The mark whose parameters these are: the one before it was redrawn, where they name no edition. */
export const meantBy = (mark: Mark, params: Params): Mark =>
  mark.earlier !== undefined && params[EDITION] === undefined ? mark.earlier : mark;
