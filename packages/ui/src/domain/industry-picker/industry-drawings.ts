/** A small drawing on a 32 x 32 sheet: what is stroked, and what is filled. */
export type Drawing = { stroke: string; fill?: string };

/** A dot of radius `r` as path data. */
const dot = (x: number, y: number, r = 1.4) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
/** A small square, the anchor point of a path. */
const anchor = (x: number, y: number) => `M${x - 2} ${y - 2}h4v4h-4Z`;
/** A pair of leaves on a stem at height `y`. */
const leaves = (y: number) =>
  `M16 ${y}c-4.2 0-5.5-2.8-5.5-5.5 3.2 0 5.5 1.5 5.5 5.500Zm0 0c4.2 0 5.5-2.8 5.5-5.5-3.2 0-5.5 1.5-5.5 5.500Z`;

/** One family: circles and straight lines of one weight, a dot or an anchor where the eye should rest. */
export const industryDrawings: Readonly<Record<string, Drawing>> = {
  technology: {
    stroke:
      'M10 10H22V22H10ZM16 10V5.500M16 22V26.500M10 16H5.500M22 16H26.500M22 13H24.500V7.500M10 19H7.500V24.5',
    fill:
      anchor(16, 16) +
      [
        [16, 4],
        [16, 28],
        [4, 16],
        [28, 16],
        [24.5, 6.5],
        [7.5, 25.5],
      ]
        .map(([x = 0, y = 0]) => dot(x, y))
        .join(''),
  },
  nature: {
    stroke:
      'M8 23.500C4 12 13 5 27 5.500C28 19 20 28 8 23.500ZM5 28C9 20 14 15 20 12M13 17.500V12M10.5 21H17',
  },
  art: {
    stroke:
      'M16 5A11 11 0 1 0 16 27C18.5 27 18.7 25 17.9 23.400C16.9 21.4 18 19.5 20.3 19.500H23C25.3 19.5 27 17.8 27 15.500C27 9.7 22 5 16 5Z',
    fill: dot(10, 17, 1.7) + dot(12, 11.5, 1.7) + dot(18, 9.5, 1.7) + dot(22.5, 13.5, 1.7),
  },
  desing: {
    stroke: 'M7 25C7 9 25 23 25 7M7 25V13M25 7V19',
    fill: anchor(7, 25) + anchor(25, 7) + dot(7, 12) + dot(25, 20),
  },
  marketing: {
    stroke:
      'M5 13V19H10L22 25V7L10 13ZM8.5 19L10.5 26H14.500L12.5 20.300M25.5 12.500A5 5 0 0 1 25.5 19.500M28 9.500A9 9 0 0 1 28 22.5',
  },
  fishing: {
    stroke:
      'M4 16C9 7.5 18 7.5 22.5 16C18 24.5 9 24.5 4 16ZM22.5 16L28 10.500V21.500ZM14.5 12.500A6 6 0 0 1 14.5 19.5',
    fill: dot(9.5, 15),
  },
  livestock: {
    stroke:
      'M10 10C6.5 10 4.5 8.5 4 5.500M22 10C25.5 10 27.5 8.5 28 5.500M10 10H22L21 21.500A5 5 0 0 1 11 21.500ZM10.3 13.500C7.5 14.5 5.5 14 4 12.500M21.7 13.500C24.5 14.5 26.5 14 28 12.500M11 20.500H21',
    fill: dot(13.3, 15) + dot(18.7, 15) + dot(14.5, 23.3, 0.9) + dot(17.5, 23.3, 0.9),
  },
  agriculture: {
    stroke: `M16 28V9.5${leaves(13)}${leaves(19)}${leaves(25)}M16 9.500C14 7.5 14.5 5 16 3.500C17.5 5 18 7.5 16 9.500Z`,
  },
  entertainment: {
    stroke: 'M4 9H28V13.500A2.5 2.5 0 0 0 28 18.500V23H4V18.500A2.5 2.5 0 0 0 4 13.500ZM22 9V23',
    fill: 'M10.5 12.200L17 16L10.5 19.800Z',
  },
  gastronomy: {
    stroke: 'M5 22A11 11 0 0 1 27 22ZM3 26H29M9.5 19A7 7 0 0 1 13 14.8',
    fill: dot(16, 8.6, 1.8),
  },
  construction: {
    stroke: 'M4 14.500L16 5L28 14.500M7 12.500V27H25V12.500M13 27V19H19V27M4 27H28M22 9.500V5.500H25V12',
    fill: dot(16, 13.5),
  },
  healthcare: {
    stroke:
      'M16 27C7 20.5 4 16 4 11.800A6.2 6.2 0 0 1 16 9.500A6.2 6.2 0 0 1 28 11.800C28 16 25 20.5 16 27ZM16 12.800V20M12.4 16.400H19.6',
  },
  transportation: {
    stroke:
      'M6.2 23H3V8H18.500V23H12.200M18.5 13H24L29 18V23H26.500M20.5 23H18.500M12.2 23A3 3 0 1 1 6.2 23A3 3 0 1 1 12.2 23ZM26.5 23A3 3 0 1 1 20.5 23A3 3 0 1 1 26.5 23ZM24 13V18H29',
    fill: dot(9.2, 23, 1) + dot(23.5, 23, 1),
  },
  food: {
    stroke:
      'M16 11.500C12.5 8.8 5.5 10 5.5 17C5.5 23 9.5 27.5 12.5 27.500C14 27.5 14.8 26.8 16 26.800S18 27.5 19.5 27.500C22.5 27.5 26.5 23 26.5 17C26.5 10 19.5 8.8 16 11.500ZM16 11.500C16 8 17.5 5 21.5 4.500C21.5 8 19.5 10.5 16 11.500Z',
    fill: dot(10, 17, 1.2),
  },
  automotive: {
    stroke:
      'M6.2 22H3.500V17.500L7.5 16L11 10H20L25 16L28.5 17.500V22H26M12 22H20M12 22A2.9 2.9 0 1 1 6.2 22A2.9 2.9 0 1 1 12 22ZM25.8 22A2.9 2.9 0 1 1 20 22A2.9 2.9 0 1 1 25.8 22ZM7.5 16H25M15.5 10V16',
    fill: dot(9.1, 22, 1) + dot(22.9, 22, 1),
  },
};

/** For an industry that has no drawing of its own: a square inscribed in a circle. */
export const plainDrawing: Drawing = {
  stroke: 'M27 16A11 11 0 1 1 5 16A11 11 0 1 1 27 16ZM16 5L27 16L16 27L5 16Z',
  fill: dot(16, 16),
};
