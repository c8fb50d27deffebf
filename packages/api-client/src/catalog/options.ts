/** Something a person can choose: its id on the wire and its Spanish label. */
export type CatalogOption<Id extends string = string> = { readonly id: Id; readonly label: string };

/**
 * The 15 industries, in the order of the category list (§3, §9). `desing` is spelt so on the wire;
 * the labels are those of the categories.
 */
export const INDUSTRIES = [
  { id: 'technology', label: 'Tecnología' },
  { id: 'nature', label: 'Naturaleza' },
  { id: 'art', label: 'Arte' },
  { id: 'desing', label: 'Diseño digital' },
  { id: 'marketing', label: 'Marketing digital' },
  { id: 'fishing', label: 'Pesca' },
  { id: 'livestock', label: 'Ganadería' },
  { id: 'agriculture', label: 'Agricultura' },
  { id: 'entertainment', label: 'Entretenimiento' },
  { id: 'gastronomy', label: 'Gastronomía' },
  { id: 'construction', label: 'Construcción e inmobiliaria' },
  { id: 'healthcare', label: 'Salud' },
  { id: 'transportation', label: 'Transporte y logística' },
  { id: 'food', label: 'Alimentaria' },
  { id: 'automotive', label: 'Automotriz' },
] as const satisfies readonly CatalogOption[];

/** Id of an industry on the wire (§3). */
export type IndustryId = (typeof INDUSTRIES)[number]['id'];

/** The six styles (§3). */
export const STYLES = [
  { id: 'modern', label: 'Moderno' },
  { id: 'minimal', label: 'Minimalista' },
  { id: 'vintage', label: 'Vintage' },
  { id: 'playful', label: 'Divertido' },
  { id: 'corporate', label: 'Corporativo' },
  { id: 'creative', label: 'Creativo' },
] as const satisfies readonly CatalogOption[];

/** Id of a style on the wire (§3). */
export type StyleId = (typeof STYLES)[number]['id'];

/** The three logo types (§3). */
export const LOGO_TYPES = [
  { id: 'text', label: 'Solo texto' },
  { id: 'icon', label: 'Icono + texto' },
  { id: 'symbol', label: 'Solo símbolo' },
] as const satisfies readonly CatalogOption[];

/** Id of a logo type on the wire (§3). */
export type LogoTypeId = (typeof LOGO_TYPES)[number]['id'];

/** The eight preset colours (§3): `value` is `#RRGGBB` in capitals, as it goes on the wire. */
export const PRESET_COLORS = [
  { value: '#3B82F6', label: 'Azul' },
  { value: '#EF4444', label: 'Rojo' },
  { value: '#10B981', label: 'Verde' },
  { value: '#F59E0B', label: 'Naranja' },
  { value: '#8B5CF6', label: 'Morado' },
  { value: '#EC4899', label: 'Rosa' },
  { value: '#06B6D4', label: 'Cian' },
  { value: '#000000', label: 'Negro' },
] as const satisfies readonly { readonly value: `#${string}`; readonly label: string }[];
