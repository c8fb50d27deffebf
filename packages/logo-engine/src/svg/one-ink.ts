/**
 * A drawn logo in one ink. Given the dark variant, which leaves out what only a second colour can show, this is
 * the drawing of the one-ink variants, also for a logo that another version of the engine drew.
 * @param ink `#RRGGBB`
 */
export const inOneInk = (svg: string, ink: string): string =>
  svg.replace(/ fill="#[0-9A-Fa-f]{6}"/g, ` fill="${ink}"`);
