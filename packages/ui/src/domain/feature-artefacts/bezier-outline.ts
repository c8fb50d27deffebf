/** A point of the drawing, in its own units. */
export type Point = readonly [x: number, y: number];

/** An anchor of a vector outline with the handles of the curves that arrive and leave; none where lines do. */
export type Anchor = { at: Point; in?: Point; out?: Point };

/** A closed outline in SVG path syntax: a curve where one of the two handles between anchors is set, else a line. */
export function bezierOutline(anchors: readonly Anchor[]): string {
  const [first] = anchors;
  if (!first) return '';
  const steps = anchors.map((anchor, index) => {
    const next = anchors[(index + 1) % anchors.length] ?? first;
    if (!anchor.out && !next.in) return `L${write(next.at)}`;
    return `C${write(anchor.out ?? anchor.at)} ${write(next.in ?? next.at)} ${write(next.at)}`;
  });
  return `M${write(first.at)}${steps.join('')}Z`;
}

/** The handles of an outline, each as the line from its anchor to its end. */
export function handles(anchors: readonly Anchor[]): { from: Point; to: Point }[] {
  return anchors.flatMap(({ at, in: arriving, out }) =>
    [arriving, out].flatMap((to) => (to ? [{ from: at, to }] : [])),
  );
}

function write([x, y]: Point): string {
  return `${x} ${y}`;
}
