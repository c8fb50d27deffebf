/** A point of the drawing. */
export type Point = { x: number; y: number };

/** One ray of a wind rose: where it points (degrees clockwise from north) and how far it reaches. */
export type Ray = { angle: number; reach: number };

/** The point at `angle` degrees clockwise from north and `distance` from `centre`, to two decimals. */
export function polar(centre: Point, angle: number, distance: number): Point {
  const radians = ((angle - 90) * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 100) / 100;
  return {
    x: round(centre.x + distance * Math.cos(radians)),
    y: round(centre.y + distance * Math.sin(radians)),
  };
}

/**
 * The rays as two closed paths in SVG syntax: `outline` goes round the whole star, `shade` fills the clockwise half
 * of each ray, as on a chart's wind rose. `rays` are in clockwise order; between two of them the outline returns to
 * `waist` from the centre.
 */
export function windRose(
  centre: Point,
  rays: readonly Ray[],
  waist: number,
): { outline: string; shade: string } {
  const write = ({ x, y }: Point) => `${x} ${y}`;
  const outline: string[] = [];
  const shade: string[] = [];
  rays.forEach((ray, index) => {
    const next = rays[(index + 1) % rays.length] ?? ray;
    const turn = (next.angle - ray.angle + 360) % 360 || 360;
    const tip = polar(centre, ray.angle, ray.reach);
    const notch = polar(centre, ray.angle + turn / 2, waist);
    outline.push(write(tip), write(notch));
    shade.push(`M${write(centre)}L${write(tip)}L${write(notch)}Z`);
  });
  return { outline: `M${outline.join('L')}Z`, shade: shade.join('') };
}
