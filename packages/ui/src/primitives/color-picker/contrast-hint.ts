import { contrast } from '../../lib/color';

/** 3:1, what WCAG asks of a graphic. */
const GRAPHIC = 3;

/** How a '#RRGGBB' colour does as a logo: readable on both grounds, or faint on white or on black. */
export function contrastHint(hex: string): 'good' | 'faint-on-white' | 'faint-on-black' {
  if (contrast(hex, '#FFFFFF') < GRAPHIC) return 'faint-on-white';
  if (contrast(hex, '#000000') < GRAPHIC) return 'faint-on-black';
  return 'good';
}
