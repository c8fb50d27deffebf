import { GOODS, KINDS, TRADES } from './generic-words.js';
import { isGivenName } from './given-names.js';

/**
 * Words that open a name and say what a business is, as `generic-words.ts` has them, without accents. They are apart because
 * a logo that was stored is read by those again; these are written into the reading of a new one.
 */
const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter((word) => word !== ''));

/** Who somebody is. Titles that people are called by ("Chef", "DJ", "Mago") belong to their names. */
const CALLINGS = words(`
  costurera costurero modisto sastre zapatero zapatera herrero soldador techador yesero pintor pintora tapicero tapicera
  vidriero mueblista ebanista luthier afinador relojero joyero joyera orfebre ceramista escultor escultora ilustrador
  ilustradora disenador disenadora decorador decoradora interiorista paisajista jardinera florista tatuador tatuadora
  peluquero peluquera barbero barbera manicurista manicure pedicurista cosmetologa cosmetologo esteticista depiladora
  maquillador entrenador entrenadora traductor traductora locutor locutora fletero taxista cocinera pastelera pastelero
  panadero panadera heladero carnicero verdulero paseador paseadora adiestrador adiestradora enfermera enfermero cuidadora
  fonoaudiologa fonoaudiologo obstetra partera oftalmologo oftalmologa cardiologo cardiologa dermatologo dermatologa
  ginecologo ginecologa traumatologo quiropractico osteopata acupunturista naturopata agrimensor topografo perito
  procuradora escribano escribana auditor auditora martillero
  cerrajeros gasfiters electricistas pintores jardineros costureras peluqueros barberos fotografos carpinteros soldadores
  transportistas podologos traductores paisajistas topografos auditores veterinarios
`);

/** Houses and trades: what follows is the name, whatever it is. */
const HOUSES = words(`
  boliche canchas polideportivo residencia iglesia parroquia capilla residencial asilo metalurgica metalmecanica fumigaciones
  fumigadora aridos cantera canteras hormigones hormigonera curtiembre textil textiles tejeduria hilanderia colchoneria
  disqueria comiqueria ludoteca videoclub cigarreria estanco inmuebles foto fotos ambulancias topografia agrimensura
  taxidermia acupuntura fonoaudiologia ecografias radiografias alojamientos hospedaje arriendos alquileres
  gym ecoturismo agroturismo etnoturismo chifa corralon lombricultura monitoreo nautica acuario ortodoncia preuniversitario radiotaxi autopartes comics prestamos hosting endodoncia periodoncia
  ganaderia lanchas kayaks cabalgatas criaderos hidroponia apuestas loteria sonidos karaoke inflables
`);

/** Goods: an adjective or another plural after one of these makes a phrase, and no name. */
const WARES = words(`
  celulares telefonos notebooks drones camaras lentes anteojos impresoras paneles mermeladas salsas especias alfajores
  brownies galletas cupcakes bombones ensaladas sandwiches arepas pupusas ceviches burritos quesadillas carnitas birria
  chicharrones jamones hielo hielos aguas nieves raspados paletas pellets lenas mochilas carteras cinturones medias
  calcetines camisas poleras remeras playeras vestidos corbatas gorras almohadas sabanas toallas mosaicos azulejos
  baldosas ladrillos adoquines cementos portones carteles banderas timbres aromas hamacas canastos cestas cuadros marcos
  desatascos anticuchos arepas colaciones viandas almuerzos barbacoa chilaquiles filtros correas rodamientos pernos tornillos mangueras extintores
  espejos antiguedades vitrales molduras estufas chimeneas calderas ascensores turbinas tractores riegos mallas
`);

/** Surnames that look like plurals: "Vidrios Salinas" is a family, "Dulces Sueños" a phrase. */
const SURNAMES = words(`
  salinas rivas lagos rojas vargas rios torres fuentes reyes campos morales navas arenas vegas cuevas villegas venegas
  contreras cisneros robles cardenas caceres palacios barrios rosales corrales olivares linares prados montes bustos
  santos ramos matos burgos cortes meneses riveros quiros borges paredes iglesias seguras porras viveros flores casas
`);

/** Words that are one only together, often in English. */
const PHRASES: readonly string[] = [
  'surf camp',
  'surf shop',
  'pet shop',
  'bike shop',
  'skate shop',
  'smoke shop',
  'beauty salon',
  'beauty bar',
  'nail bar',
  'nail studio',
  'tattoo studio',
  'hair studio',
  'dance studio',
  'yoga studio',
  'foto estudio',
  'coffee bar',
  'wine bar',
  'beach club',
  'car wash',
  'escape room',
  'call center',
  'rent a car',
  'mini market',
  'mini super',
  'agua purificada',
  'aire acondicionado',
  'comida casera',
  'bienes raices',
  'hogar de ancianos',
  'lava autos',
  'burger house',
  'burger bar',
  'pet grooming',
  'moto repuestos',
  'auto repuestos',
];
const lengthOfPhrase = (folded: readonly string[]): number => {
  const phrase = PHRASES.find((item) => `${folded.join(' ')} `.startsWith(`${item} `));
  return phrase?.split(' ').length ?? 0;
};

/** What is done to things, whatever they are: "Reparación de Celulares / Max". */
const DOINGS = words(
  'reparacion mantencion mantenimiento instalacion fabricacion confeccion limpieza lavado pintura arreglo arreglos venta ventas arriendo alquiler renta reparto crianza cria cuidado paseo traslado transporte retiro recarga',
);
/** Wares that are of something or for somebody, and of what and for whom: "Ropa de Bebé / Nube", "Tortas de Novia / Ana". */
const WARES_OF = words(
  'ropa vestido vestidos traje trajes zapato zapatos zapatilla zapatillas uniforme uniformes torta tortas pastel pasteles jugo jugos helado helados alimento alimentos comida accesorios joyas carteras bolsos juguetes velas jabones muebles',
);
const OF_WHAT = words(
  'bebe bebes nino ninos nina ninas mujer mujeres hombre hombres dama damas varon trabajo cama fiesta fiestas gala novia novias boda bodas cumpleanos fruta frutas mascota mascotas perro perros gato gatos madera cuero plata oro lana lino papel cristal soya soja autor baile danza invierno verano bano playa',
);
const isLink = (word: string): boolean => word === 'de' || word === 'para';

/** Words of a doing or a ware with what it is of, where a name comes after it. */
function lengthOfDoing([first = '', link = '', thing = '', next]: readonly string[]): number {
  if (
    next === undefined ||
    !isLink(link) ||
    isLink(next) ||
    isKind(next) ||
    /^(?:y|el|la|los|las)$/u.test(thing)
  )
    return 0;
  const isDone = DOINGS.has(first) && !isSomebody(thing);
  return isDone || (WARES_OF.has(first) && OF_WHAT.has(thing)) ? 3 : 0;
}

/** Adjectives after a word of these lists that are its own: "Entrenador Personal", "Fotos Aéreas". */
const isKind = (word: string): boolean =>
  KINDS.has(word) || /^(?:personal|personales|profesional|express)$/u.test(word);

/** Whether a word that ends as plurals do is somebody. */
const isSomebody = (word: string): boolean => SURNAMES.has(word) || isGivenName(word);

/** How many of the first words of a name, folded, say what kind of business it is. */
export function openingLength(folded: readonly string[]): number {
  const [first = '', next = '', ...more] = folded;
  const phrase = lengthOfPhrase(folded) || lengthOfDoing(folded);
  if (phrase > 0) return phrase;
  const isAlone = more.length === 0;
  if (isAlone && isSomebody(next) && (WARES.has(first) || GOODS.has(first))) return 1;
  // "Pintores Unidos", "Salsas Ricas": two plurals are a phrase.
  if (isAlone && first.endsWith('s') && next.endsWith('s') && !isSomebody(next)) return 0;
  if (CALLINGS.has(first) || HOUSES.has(first)) return isKind(next) || (!isAlone && TRADES.has(next)) ? 2 : 1;
  return WARES.has(first) && !isKind(next) ? 1 : 0;
}

/** Whether a word, folded, says what a business is when it opens a name. */
export const isOpening = (word: string): boolean => [CALLINGS, HOUSES, WARES].some((all) => all.has(word));

/** Whether a word is what somebody does, who may say it after their name as well: "Marta Costurera". */
export const isCalling = (word: string): boolean => CALLINGS.has(word);

/** Whether a word, folded, is a surname that looks like a plural. */
export const isSurname = (word: string): boolean => SURNAMES.has(word);

/** Whether a word, folded, is what is done to things. */
export const isDoing = (word: string): boolean => DOINGS.has(word);

/** Whether a word, folded, is whom or what wares are for. */
export const isFor = (word: string): boolean => OF_WHAT.has(word);
