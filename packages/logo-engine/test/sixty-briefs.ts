import type { Brief } from '../src/index.js';
import { INDUSTRY_IDS, LOGO_TYPE_IDS, STYLE_IDS } from '../src/index.js';

/** Businesses that do not exist: four of each industry, the styles, types and colours in turn. */
const BUSINESSES: Readonly<Record<Brief['industry'], readonly (readonly [string, string])[]>> = {
  technology: [
    ['Kodra', 'aplicaciones móviles'],
    ['Pixelar Sur', 'reparación de computadores'],
    ['Redes del Maule', 'internet y cámaras de seguridad'],
    ['Lumbre Digital', ''],
  ],
  nature: [
    ['Huella Verde', 'reciclaje'],
    ['Refugio Quillay', 'cabañas en el bosque'],
    ['Senda Austral', 'caminatas guiadas'],
    ['Brote', 'vivero de plantas nativas'],
  ],
  art: [
    ['Galería Tiza', 'galería de arte'],
    ['Barro y Fuego', 'taller de cerámica'],
    ['Violeta Cárcamo', 'pintora'],
    ['Estudio Trébol', 'fotografía de bodas'],
  ],
  desing: [
    ['Oficio', 'diseño gráfico'],
    ['Línea Nueve', 'diseño de interiores'],
    ['Muebles Roble', 'muebles a medida'],
    ['Contorno', ''],
  ],
  marketing: [
    ['Eco y Voz', 'publicidad en radio'],
    ['Clave Social', 'redes sociales'],
    ['Asesorías Peñaloza', 'contabilidad'],
    ['Impulso Norte', ''],
  ],
  fishing: [
    ['Marea Alta', 'venta de pescados y mariscos frescos'],
    ['Pesquera Caleta Honda', 'pesca artesanal'],
    ['El Anzuelo', 'artículos de pesca'],
    ['Salmones del Fiordo', 'salmón ahumado'],
  ],
  livestock: [
    ['Granja Los Aromos', 'huevos de campo'],
    ['Lechería El Trébol', 'leche y quesos'],
    ['Lanas de Coyhaique', 'ovejas y lana'],
    ['Fundo Rauco', ''],
  ],
  agriculture: [
    ['Viña Piedra Azul', 'vino'],
    ['Huertos Maipo', 'frutas y verduras'],
    ['Olivares de Ocoa', 'aceite de oliva'],
    ['Miel Ulmo', 'apicultura'],
  ],
  entertainment: [
    ['Globo Rojo', 'cumpleaños infantiles'],
    ['Sala Cometa', 'teatro'],
    ['Ritmo Latino', 'escuela de baile'],
    ['Jugarreta', 'juguetes de madera'],
  ],
  gastronomy: [
    ['La Cuchara de Elisa', 'comida casera'],
    ['Brasas del Puerto', 'parrilladas'],
    ['Café Andén', 'cafetería'],
    ['Oliva', 'restaurante vegetariano'],
  ],
  construction: [
    ['Casa Lumen', 'electricista'],
    ['Techos Bustamante', 'techumbres'],
    ['Hormigón Cuatro', ''],
    ['Pinturas Arcoíris', 'pintura de casas'],
  ],
  healthcare: [
    ['Botica Sur', 'farmacia'],
    ['Dental Araya e Hijos', 'dentista'],
    ['Patitas', 'veterinaria'],
    ['Kine Movimiento', 'kinesiología'],
  ],
  transportation: [
    ['Fletes Mardones', 'fletes y mudanzas'],
    ['Taxi Seguro', 'taxis'],
    ['Bicimensajeros', 'reparto en bicicleta'],
    ['Rumbo Norte', ''],
  ],
  food: [
    ['Masa Viva', 'pan de masa madre'],
    ['Dulces Peumo', 'pastelería'],
    ['Helados Nieve', 'helados artesanales'],
    ['Empanadas Doña Rosa', 'empanadas'],
  ],
  automotive: [
    ['Frenos Olate', 'frenos y suspensión'],
    ['Moto Furia', 'motos'],
    ['Lavado Express', 'lavado de autos'],
    ['Llantas Cortés', 'neumáticos'],
  ],
};

const COLOURS = ['#0369A1', '#B91C1C', '#15803D', '#7C3AED', '#111827', '#C2410C', '#DB2777', '#F59E0B'];

export const SIXTY: readonly Brief[] = INDUSTRY_IDS.flatMap((industry, i) =>
  BUSINESSES[industry].map(([name, description], j): Brief => {
    const n = i * 4 + j;
    return {
      name,
      description,
      industry,
      style: STYLE_IDS[n % STYLE_IDS.length] ?? 'modern',
      type: LOGO_TYPE_IDS[Math.floor(n / STYLE_IDS.length) % LOGO_TYPE_IDS.length] ?? 'icon',
      color: COLOURS[n % COLOURS.length] ?? '#0369A1',
    };
  }),
);
