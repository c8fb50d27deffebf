import { FIELDS, GOODS, SERVICES, TRADES } from '../brief/generic-words.js';
import { isOpening } from '../brief/opening-words.js';
import { type Entry, keyOf } from './table.js';
import { fold, isOneOf, withoutTilde } from './words.js';

/**
 * Whom and what a trade is for: occasions, buildings, customers, vehicles. "Bodas y retratos" of a photographer, "casas y
 * edificios" of a painter: alone they are a trade of their own, under a name that says another they are its customers.
 */
const PATRONS = new Set(
  [
    'boda matrimonio casamiento novia novio evento fiesta quinceañera quince cumpleaños bautizo comunión graduación aniversario funeral',
    'casa hogar vivienda edificio departamento piso oficina condominio comunidad local tienda hotel restaurante bar colegio',
    'escuela universidad clínica hospital empresa pyme comercio negocio fábrica piscina jardín',
    'niño niña bebé recién embarazada familia pareja adulto mascota perro gato',
    'auto coche carro camioneta camión moto vehículo médico legal jurídico',
  ]
    .join(' ')
    .split(' ')
    .map(fold),
);

/**
 * What a calling works on or carries, whom it serves besides: the furniture of "Mudanzas El Canguro", the boilers of "Plomero Luis",
 * the cars and the dogs of an insurer. Words that open a name, and words that open the terms which they handle.
 */
const HANDLED: readonly (readonly [callings: string, handled: string])[] = [
  [
    'mudanza mudanzas flete fletes',
    'mueble silla sofa sillon cama colchon refrigerador refri lavadora electrodomestico cuadro vajilla piano material oficina caja',
  ],
  [
    'plomero plomeros plomeria gasfiter gasfiteria gasfitero fontanero fontaneros fontaneria',
    'boiler calefont caldera calefactor calentador termo tinaco cisterna llave baño lavamano cocina urgencia emergencia bomba',
  ],
  [
    'electricista electricistas electricidad',
    'boiler calefont lampara ventilador iluminacion cocina horno urgencia emergencia',
  ],
  ['cerrajero cerrajeros cerrajeria llaves', 'puerta porton caja urgencia emergencia vehiculos autos'],
  ['seguros aseguradora', 'perro gato mascota viaje salud vida casa barco'],
  [
    'recicla reciclaje reciclajes recicladora',
    'carton fierro chatarra papel plastico vidrio lata botella metal cobre bateria',
  ],
  ['pintor pintores pinturas', 'reja mueble porton puerta ventana techo techos tejado'],
  [
    'limpieza limpiezas limpia aseo',
    'vidrio cristal ventana garaje alfombra obra galpon bodega silo estanque nave planta',
  ],
  ['remiseria remises remis taxi taxis radiotaxi', 'aeropuerto terminal viaje hotel'],
  ['furgon transporte', 'colegio escuela jardin'],
  ['techos tejados goteras', 'casa galpon bodega canaleta'],
  [
    'ferreteria tlapaleria',
    'cañeria caño tuberia tubo electricidad cable gasfiteria pintura pinturas cerradura chapa madera tornillo bomba manguera jardin',
  ],
  ['domotica', 'luz luces iluminacion persiana cortina porton puerta camara alarma riego'],
  [
    'arquitectura arquitecto arquitecta arquitectos',
    'permiso regularizacion plano tramite obra reforma remodelacion ampliacion casa',
  ],
  ['abogado abogada abogados despacho bufete', 'tramite extranjeria permiso visa accidente contrato'],
  ['lavado lavadero carwash', 'tapiz tapiceria motor alfombra'],
  [
    'lavanderia lavanderias lavaseco tintoreria',
    'cortina alfombra edredon plumon cobertor sabana mantel traje terno camisa uniforme vestido',
  ],
  ['soldador soldadura soldaduras', 'porton reja escalera baranda puerta ventana parrilla mueble'],
  ['albañil albañiles albañileria', 'baño cocina piso techo porton'],
  ['vidrieria vidrios cristaleria', 'espejo puerta mesa'],
  ['software sistemas', 'ferreteria peluqueria barberia farmacia almacen panaderia veterinaria'],
  ['grua gruas remolque remolques', 'auto moto maquinaria camion camioneta vehiculo tractor'],
  ['autobus autobuses bus buses minibus', 'viaje turismo aeropuerto pasaje encomienda'],
  ['transportes camiones', 'arido ripio arena tierra escombro maquinaria cereal grano ganado fruta madera'],
  ['alfombras tapetes', 'zurcido'],
  ['calderas caldera', 'mantenimiento mantencion'],
  [
    'desinfeccion desinfecciones sanitizacion sanitizaciones fumigacion fumigaciones',
    'bus auto consulta salon restaurante bodega silo casa',
  ],
  ['gps rastreo', 'flota camion moto auto vehiculo'],
  ['gasolinera bencinera combustibles', 'diesel lubricante aceite'],
  ['carpintero carpinteria', 'puerta ventana deck piso escalera techo barra'],
  [
    'reformas remodelaciones remodelacion',
    'cocina baño casa piso techo pladur local terraza oficina fachada',
  ],
  [
    'natacion matronatacion yoga pilates danza ballet ajedrez',
    'bebe bebes niño niña guagua embarazada mama familia adulto abuelo',
  ],
  ['imprenta', 'invitacion invitaciones tarjeta tarjetas calendario agenda cuaderno libro'],
];

const NOTHING: ReadonlySet<string> = new Set();
/** What each calling handles. */
const HANDLED_BY: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  HANDLED.flatMap(([callings, handled]) => {
    const things = new Set(handled.split(' ').map(fold));
    return callings.split(' ').map((calling) => [calling, things] as const);
  }),
);
const handledBy = (word: string): ReadonlySet<string> => HANDLED_BY.get(withoutTilde(word)) ?? NOTHING;

/** Whether a term of the lexicon is something that the calling which opens a name works on or carries. */
export const isHandledBy = (calling: string, { term }: Pick<Entry, 'term'>): boolean =>
  isOneOf(keyOf(term)[0] ?? '', handledBy(calling));

/** Words that open a name and say what is done, which no list of generic words has. */
const CALLINGS = new Set(
  'audiovisual control dj maquillaje natacion paneles peinados taxi traducciones vestidos video videos'.split(
    ' ',
  ),
);

/** Whether a term of the lexicon is somebody or something that a trade is for. */
export const isPatron = ({ term }: Pick<Entry, 'term'>): boolean => isOneOf(keyOf(term)[0] ?? '', PATRONS);

/** Whether a word that opens a name says what is done, as "Fotografía", so that its customers are none of its drawings. */
export const isCalling = (word: string): boolean =>
  isOpening(withoutTilde(word)) ||
  [TRADES, GOODS, FIELDS, SERVICES, CALLINGS].some((words) => words.has(withoutTilde(word))) ||
  handledBy(word).size > 0;
