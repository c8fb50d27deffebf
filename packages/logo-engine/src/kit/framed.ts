import { canvasOf, withCanvas } from '../raster/strips.js';

/**
 * A drawing in the middle of a canvas of another shape, as large as a share of it allows. The clear space that the
 * drawing brings counts as part of it.
 * @param share 0 to 1, of the width and of the height
 */
export function framed(svg: string, { width, height }: { width: number; height: number }, share = 1): string {
  const canvas = canvasOf(svg);
  const unit = Math.max(canvas.width / (width * share), canvas.height / (height * share));
  const box = { width: width * unit, height: height * unit };
  return withCanvas(
    svg,
    { ...box, x: canvas.x + (canvas.width - box.width) / 2, y: canvas.y + (canvas.height - box.height) / 2 },
    { width, height },
  );
}
