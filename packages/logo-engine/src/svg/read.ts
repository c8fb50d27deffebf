import { parse } from '../geometry/kernel.js';
import type { Path } from '../geometry/path.js';

/** A drawing that this engine wrote, read back. */
export type Outlines = {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly { readonly fill: string; readonly path: Path }[];
};

const attribute = (text: string, name: string): string =>
  new RegExp(` ${name}="([^"]*)"`).exec(text)?.[1] ?? '';

/** Reads an SVG of this engine: its size, and its outlines with their colours in the order of painting. */
export function readSvg(svg: string): Outlines {
  const root = /<svg[^>]*>/.exec(svg)?.[0] ?? '';
  const shapes = [...svg.matchAll(/<path([^>]*)\/>/g)].map(([, attributes = '']) => ({
    fill: attribute(attributes, 'fill'),
    path: {
      ...parse(attribute(attributes, 'd')),
      evenOdd: attribute(attributes, 'fill-rule') === 'evenodd',
    },
  }));
  return { width: Number(attribute(root, 'width')), height: Number(attribute(root, 'height')), shapes };
}
