import type { IndustryId, LogoTypeId, StyleId } from '../ports/drawing.js';

/** Spanish names of the ids of section 3, in the specification's order. */
export const INDUSTRIES: Readonly<Record<IndustryId, string>> = {
  technology: 'Tecnología',
  nature: 'Naturaleza',
  art: 'Arte',
  desing: 'Diseño digital',
  marketing: 'Marketing digital',
  fishing: 'Pesca',
  livestock: 'Ganadería',
  agriculture: 'Agricultura',
  entertainment: 'Entretenimiento',
  gastronomy: 'Gastronomía',
  construction: 'Construcción e inmobiliaria',
  healthcare: 'Salud',
  transportation: 'Transporte y logística',
  food: 'Alimentaria',
  automotive: 'Automotriz',
};

export const STYLES: Readonly<Record<StyleId, string>> = {
  modern: 'Moderno',
  minimal: 'Minimalista',
  vintage: 'Vintage',
  playful: 'Divertido',
  corporate: 'Corporativo',
  creative: 'Creativo',
};

export const LOGO_TYPES: Readonly<Record<LogoTypeId, string>> = {
  text: 'Solo texto',
  icon: 'Icono + texto',
  symbol: 'Solo símbolo',
};

export const isIndustry = (id: string): id is IndustryId => Object.hasOwn(INDUSTRIES, id);
export const isStyle = (id: string): id is StyleId => Object.hasOwn(STYLES, id);
export const isLogoType = (id: string): id is LogoTypeId => Object.hasOwn(LOGO_TYPES, id);
