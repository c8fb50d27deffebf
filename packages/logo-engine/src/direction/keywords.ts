/**
 * Words of a description (or of the name itself) that call for a particular symbol. Our own marks come first;
 * a stock icon serves only what they do not draw.
 */
type Symbols = Readonly<Record<string, string>>;

/** Mark id, and the words without accents that mean it. A word matches with its plural. */
const MARK_WORDS: Symbols = {
  slice: 'pizza pizzeria',
  cup: 'cafe cafeteria coffee te tea',
  bread: 'pan panaderia bakery panadero',
  wheat: 'trigo cereal harina wheat',
  bowl: 'sopa ramen poke soup bowl',
  citrus: 'naranja limon jugo citrico zumo juice',
  cherry: 'cereza cherry fruta fruit',
  apple: 'manzana apple nutricion nutricionista',
  carrot: 'zanahoria verdura vegetal vegano vegan hortaliza',
  glass: 'vino vinoteca bar copa wine viña bodega cocktail',
  'chef-hat': 'chef catering cocina kitchen',
  flame: 'parrilla asado brasa fuego grill barbacoa fire',
  cutlery: 'restaurante restaurant comedor',
  fish: 'pescado pez fish mariscos ceviche',
  anchor: 'ancla puerto marina anchor naval',
  boat: 'velero barco boat lancha nautica',
  hook: 'anzuelo',
  'waves-circle': 'mar ola surf playa ocean',
  bull: 'toro vaca res bovino ganado bull',
  horseshoe: 'caballo ecuestre hipica horse herradura',
  barn: 'granja granero farm establo',
  sprout: 'vivero brote semilla plant planta jardin jardineria',
  pine: 'bosque pino forestal madera forest',
  mountain: 'montaña cerro sierra andes mountain trekking outdoor',
  'drop-leaf': 'agua water riego',
  tooth: 'ortodoncia dental dentista odontologia diente dentist',
  pulse: 'cardiologia corazon heart',
  capsule: 'farmacia pharmacy botica',
  'cross-heart': 'clinica hospital enfermeria',
  house: 'hogar inmobiliaria home vivienda',
  skyline: 'edificio departamento rascacielos ciudad',
  bricks: 'ladrillo albañil',
  truck: 'camion flete mudanza truck despacho',
  'paper-plane': 'mensajeria envio courier',
  pin: 'mapa gps turismo',
  steering: 'volante chofer',
  rim: 'neumatico llanta rueda tire',
  gauge: 'taller mecanico motor',
  play: 'video cine streaming pelicula',
  equalizer: 'musica audio sonido music podcast',
  ticket: 'evento entrada ticket teatro',
  megaphone: 'publicidad difusion',
  nib: 'pluma caligrafia escritura editorial',
  brush: 'pintura pintor pincel paint',
  palette: 'galeria acuarela',
};

const ICON_WORDS: Symbols = {
  dog: 'perro dog canino',
  cat: 'gato cat felino',
  'paw-print': 'mascota veterinaria veterinario pet',
  bird: 'ave pajaro bird',
  butterfly: 'mariposa butterfly',
  scissors: 'peluqueria barberia tijera barber',
  flower: 'flor floristeria flower florista',
  'flower-lotus': 'yoga spa meditacion bienestar',
  camera: 'foto fotografia fotografo photo camera',
  book: 'libro libreria book',
  'graduation-cap': 'escuela colegio educacion academia school curso',
  scales: 'abogado legal juridico derecho lawyer',
  barbell: 'gimnasio gym fitness crossfit',
  bicycle: 'bicicleta ciclismo bici bike',
  motorcycle: 'moto motocicleta',
  airplane: 'avion vuelo viaje travel',
  guitar: 'guitarra guitar',
  'game-controller': 'videojuego gamer juego game',
  'ice-cream': 'helado heladeria gelato',
  cake: 'torta pasteleria cake pastel reposteria',
  cookie: 'galleta cookie',
  'beer-stein': 'cerveza cerveceria beer',
  hamburger: 'hamburguesa burger',
  lightning: 'electrico electricista energia electricity',
  sun: 'solar panel sol',
  wrench: 'reparacion plomero gasfiter herramienta',
  'paint-roller': 'remodelacion',
  couch: 'mueble muebleria furniture decoracion',
  't-shirt': 'ropa moda polera clothing',
  'high-heel': 'zapato calzado shoe',
  diamond: 'joya joyeria jewel',
  baby: 'bebe infantil guarderia',
  eyeglasses: 'optica lente anteojo',
  egg: 'huevo egg avicola',
  cow: 'leche lacteo queseria milk',
  shield: 'seguridad security guardia',
  key: 'cerrajeria llave',
  code: 'software programacion codigo desarrollo',
  robot: 'robot robotica',
  cloud: 'nube cloud',
  'soccer-ball': 'futbol soccer',
  broom: 'limpieza aseo cleaning',
  plant: 'suculenta',
  crown: 'corona reina rey',
  rocket: 'cohete rocket startup',
  handshake: 'consultora asesoria consulting',
  coins: 'contabilidad contador finanzas inversion',
};

const clean = (text: string): string => text.toLocaleLowerCase('es').normalize('NFD').replace(/\p{M}/gu, '');

function index(symbols: Symbols): Map<string, string> {
  const words = Object.entries(symbols).flatMap(([id, list]) =>
    list
      .split(' ')
      .filter((word) => word !== '')
      .map((word): [string, string] => [clean(word), id]),
  );
  return new Map(words);
}

const marks = index(MARK_WORDS);
const icons = index(ICON_WORDS);

/** Every stock icon that a word can call for: what the build copies. */
export const ICON_IDS: readonly string[] = [...new Set(icons.values())];

const forms = (word: string): string[] => [word, word.replace(/s$/, ''), word.replace(/es$/, '')];

type Called = { readonly kind: 'mark' | 'icon'; readonly id: string };

/** Everything that the words of a text call for, in their order. */
function called(text: string): Called[] {
  return clean(text)
    .split(/[^\p{L}]+/u)
    .flatMap((word): Called[] => {
      const mark = forms(word).flatMap((form) => marks.get(form) ?? []);
      const icon = forms(word).flatMap((form) => icons.get(form) ?? []);
      if (mark[0] !== undefined) return [{ kind: 'mark', id: mark[0] }];
      return icon[0] === undefined ? [] : [{ kind: 'icon', id: icon[0] }];
    });
}

/**
 * The symbol that a description calls for, else one that the name does. In Spanish the particular word follows
 * the general one ("clínica veterinaria", "escuela de yoga"), so the last of a description wins.
 */
export const symbolFor = (description: string, name: string): Called | null =>
  called(description).at(-1) ?? called(name)[0] ?? null;
