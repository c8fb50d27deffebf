import type { ImageVariant } from '../../domain/logo-pictures.js';

/** A version of a logo as the page shows it: on what ground, under what name. */
export type Shown = { variant: ImageVariant; label: string; ground: 'white' | 'dark' | 'own' | 'black' };

/** In the order of the page. */
export const SHOWN: readonly Shown[] = [
  { variant: 'light', label: 'Fondo claro', ground: 'white' },
  { variant: 'dark', label: 'Fondo oscuro', ground: 'dark' },
  { variant: 'brand', label: 'Sobre su color', ground: 'own' },
  { variant: 'mono', label: 'Una tinta', ground: 'white' },
  { variant: 'negative', label: 'Negativo', ground: 'black' },
  { variant: 'icon', label: 'Símbolo', ground: 'white' },
];
