/**
 * The drawing of the Trazo mark, on a grid of 48 with one stroke of 9. A `t` is one stroke that turns on a quarter
 * circle of radius 10; where its bar would go on stands the square of a vector's anchor, as wide as the stroke, its
 * right edge over the end of the foot. The word is built of the same stroke and circles of one radius, 12.
 */
export const STROKE = 9;

/** The letter `t` with its anchor: alone it is the symbol, in the lockup it is the first letter. */
export const SYMBOL = {
  size: 48,
  stem: 'M20 3.5V30A10 10 0 0 0 30 40H40',
  bar: 'M8 16H20',
  anchor: 'M31 11.5H40V20.5H31Z',
} as const;

/** The letters after the `t`, in the coordinates of the symbol, on its x-height (11.5) and baseline (44.5). */
export const WORD = {
  strokes: [
    'M51.5 11.5V44.5M51.5 28A12 12 0 0 1 63.5 16H66.5',
    'M98 11.5V44.5M98 28A12 12 0 1 0 74 28A12 12 0 0 0 98 28Z',
    'M165.5 28A12 12 0 1 0 141.5 28A12 12 0 0 0 165.5 28Z',
  ],
  /** The `z` is filled: a stroke's mitres would leave the line of the other letters. */
  fills: ['M107.5 11.5H134.5V18.5L119.5 35.5H134.5V44.5H107.5V37.5L122.5 20.5H107.5Z'],
  /** Right edge of the lockup, in grid units. */
  width: 170,
} as const;

/** The outline of the symbol, and the circles and axes it was drawn on. */
export const CONSTRUCTION = {
  outline:
    'M15.5 3.5H24.5V30A5.5 5.5 0 0 0 30 35.5H40V44.5H30A14.5 14.5 0 0 1 15.5 30V20.5H8V11.5H15.5ZM31 11.5H40V20.5H31Z',
  circles: [
    { x: 30, y: 30, radius: 5.5 },
    { x: 30, y: 30, radius: 10 },
    { x: 30, y: 30, radius: 14.5 },
    { x: 24, y: 24, radius: 24 },
  ],
  columns: [8, 15.5, 24.5, 31, 40],
  rows: [3.5, 11.5, 20.5, 35.5, 44.5],
  viewBox: '-6 -6 60 60',
  reach: { from: -5, to: 53 },
} as const;
