import type { Brief } from '../src/index.js';

const brief = (
  name: string,
  description: string,
  [industry, style, type]: readonly [Brief['industry'], Brief['style'], Brief['type']],
  color: string,
): Brief => ({ name, description, industry, style, type, color });

/** Businesses that do not exist, of all industries, styles and types. */
export const BRIEFS: readonly Brief[] = [
  brief('Panadería Ñuñoa', 'pan de masa madre', ['food', 'vintage', 'icon'], '#92400E'),
  brief('Taller Orellana', 'taller de bicicletas', ['automotive', 'modern', 'icon'], '#0E7490'),
  brief('Clínica Dental Sonríe', 'dentista para niños', ['healthcare', 'playful', 'icon'], '#2563EB'),
  brief('Estudio Valdés & Hijos', 'abogados', ['marketing', 'corporate', 'icon'], '#1E3A8A'),
  brief('Nube Alta', 'software de inventario', ['technology', 'minimal', 'icon'], '#111827'),
  brief('La Huerta de Inés', 'verduras orgánicas', ['agriculture', 'creative', 'icon'], '#15803D'),
  brief('Granja Santa Marta', 'huevos de gallina libre', ['livestock', 'vintage', 'icon'], '#B45309'),
  brief('Mariscos El Timón', 'mariscos frescos', ['fishing', 'modern', 'icon'], '#0369A1'),
  brief('Barra Brava', 'cerveza artesanal', ['gastronomy', 'vintage', 'text'], '#B91C1C'),
  brief('Forma', '', ['desing', 'minimal', 'text'], '#0F172A'),
  brief('Constructora Lautaro', '', ['construction', 'corporate', 'text'], '#C2410C'),
  brief('Chispa', 'fiestas infantiles', ['entertainment', 'playful', 'text'], '#DB2777'),
  brief('Taller Azul', 'cerámica', ['art', 'creative', 'text'], '#1D4ED8'),
  brief('Rutas del Sur', 'fletes y mudanzas', ['transportation', 'modern', 'text'], '#111827'),
  brief('Sol de Abril', '', ['nature', 'modern', 'text'], '#FACC15'),
  brief('Heladería Copo', 'helados artesanales', ['food', 'playful', 'symbol'], '#0891B2'),
  brief('Cumbre', 'excursiones en la montaña', ['nature', 'creative', 'symbol'], '#166534'),
  brief('Voltaje Norte', 'electricista', ['construction', 'modern', 'symbol'], '#F59E0B'),
  brief('Doctora Peña', 'cardiología', ['healthcare', 'minimal', 'symbol'], '#0F766E'),
  brief('Café Tostado', 'cafetería de especialidad', ['gastronomy', 'corporate', 'symbol'], '#78350F'),
];
