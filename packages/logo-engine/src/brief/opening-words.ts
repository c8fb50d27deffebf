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
  herrador herradora alfarero alfarera cristalero apicultor apicultora esquilador esquiladora fisioterapeuta fisioterapeutas
  veterinario veterinaria optometrista notario notaria procurador mecanico electromecanico chapista hojalatero gruero repostero
  repostera serigrafista rotulista fumigador pocero perforista tornero fresador afilador cestero cestera talabartero
  guarnicionero curtidor tasador tasadora frigorista calderero persianista toldero informatico
`);

/** Houses and trades: what follows is the name, whatever it is. */
const HOUSES = words(`
  kiosko kioskos quiosko boliche canchas polideportivo residencia iglesia parroquia capilla residencial asilo metalurgica metalmecanica fumigaciones
  fumigadora aridos cantera canteras hormigones hormigonera curtiembre textil textiles tejeduria hilanderia colchoneria
  disqueria comiqueria ludoteca videoclub cigarreria estanco inmuebles foto fotos ambulancias topografia agrimensura
  taxidermia acupuntura fonoaudiologia ecografias radiografias alojamientos hospedaje arriendos alquileres
  gym ecoturismo agroturismo etnoturismo chifa corralon lombricultura monitoreo nautica acuario ortodoncia preuniversitario radiotaxi autopartes comics prestamos hosting endodoncia periodoncia
  ganaderia lanchas kayaks cabalgatas criaderos hidroponia apuestas loteria sonidos karaoke inflables
  parking estacionamiento estacionamientos aparcamiento cochera expreso flota grifo gasocentro autoservicio
  deposito drogueria litografia tipografia correduria procuraduria ballet maquillaje calzado soldadura
  albanileria tours lonja cevicheria bloquera ladrillera camaronera bananera arrocera cafetalera tabacalera
  abastos autocares garaje factoria almacenes comisariato kinder geriatrico escribania packing variedades estadero parqueadero consorcio fruver
  piladora trilladora molinera piscicola floricola porcicola agroindustria agroindustrias electroauto limpiezas
  importaciones exportaciones representaciones creaciones negociaciones edificaciones distribuciones perforaciones
  glamping ciberlocutorio locutorio mariposario serpentario orquideario nopalera milonga mototaxi mototaxis demoliciones animaciones paintball rocola
  domotica robotica cobranzas traducciones podas disenos fertilizantes embragues reformas piscinas forrajera garraio garraioak electronica sanitarios establo navegacion ikastola
  fusteria perruqueria ferreria joieria sabateria pastisseria carnisseria peixateria fruiteria llibreria formatgeria bugaderia
  celler cellers adega forn okindegi okindegia jatetxe sagardotegi harategi harategia arrandegi arraindegi loradenda botiga
  administraciones administradora fisio billar billares drywall decoraciones laboratorios federacion sindicato condominio condominios urbanizacion
  asador parrilla pirotecnia pirotecnias fruticola platanera balneario vacunatorio barcazas boxeo canopy fianzas
  parabrisas riegos inoxidables encuadernacion panalera
`);

/** What is of somebody or of something, whatever that is: "Administración de Fincas", "Sindicato de Choferes". */
const BODIES = words(`
  administracion administradora agencia agente agentes asociacion asesores camara central centro comercializadora comite compania
  comunidad confederacion cooperativa corporacion correduria deposito distribuidora empresa escuela estacion fabrica federacion
  fundacion gremio grupo importadora instituto junta operador operadora procesadora productora profesional profesionales
  representaciones servicio servicios sindicato sociedad taller tecnico tecnicos union unidad
`);

/** What makes another trade of one that is known: "Electroautos", "Agroinsumos", "Minimercado". */
const PREFIX =
  /^(?:agro|auto|eco|electro|foto|hidro|maxi|mini|moto|multi|super|tecni|tecno|tele|vidrio)(?=\p{L}{4})/u;
/** Where that is done: "Lubricentro". */
const CENTRE = /^(?:tecni|lubri|servi|agro|auto|moto|llanti|mini|mega)centro$/u;
/** A house by what it does, also one that nobody has listed: "Purificadora", "Reencauchadora". */
const DOER = /\p{L}{3}[aei]dora$/u;
/** What is studied, measured or grown, by its ending: "Optometría", "Reumatología", "Aviturismo". */
const STUDIED = /\p{L}{3}(?:ologia|ometria|iatria|terapia|turismo|icultura)$/u;
/** What ends so and is no trade. */
const NO_STUDY = words(
  'antologia mitologia trilogia ideologia cronologia analogia geometria simetria isometria',
);
/** A house by its ending, also one that nobody has listed, written without its accent: "Mensajeria", "Llaveria". */
const HOUSE = /\p{L}{3}(?:er|adur)ias?$/u;
/** What ends so and is a place, somebody or something else. */
const NO_HOUSE = words(
  'almeria algeria arteria bacteria bacterias egeria iberia imperia liberia materia materias miseria nigeria renteria siberia valeria',
);
/** Who or what is called so, and does nothing. */
const SOMEBODY = words(
  'sonadora encantadora salvadora auxiliadora isadora teodora heliodora trovadora conquistadora luchadora cazadora pescadora triunfadora emprendedora vencedora matadora viajadora enamoradora seductora labradora bailadora cantadora',
);

/** Goods: an adjective or another plural after one of these makes a phrase, and no name. */
const WARES = words(`
  celulares telefonos notebooks drones camaras lentes anteojos impresoras paneles mermeladas salsas especias alfajores
  brownies galletas cupcakes bombones ensaladas sandwiches arepas pupusas ceviches burritos quesadillas carnitas birria
  chicharrones jamones hielo hielos aguas nieves raspados paletas pellets lenas mochilas carteras cinturones medias
  calcetines camisas poleras remeras playeras vestidos corbatas gorras almohadas sabanas toallas mosaicos azulejos
  baldosas ladrillos adoquines cementos portones carteles banderas timbres aromas hamacas canastos cestas cuadros marcos
  desatascos anticuchos arepas colaciones viandas almuerzos barbacoa chilaquiles filtros correas rodamientos pernos tornillos mangueras extintores
  detalles obsequios postres electrodomesticos agroinsumos radiadores autobuses
  langostinos truchas ostiones orquideas tomates papas peixos formatges bolets mofles escapes
  espejos antiguedades vitrales molduras estufas chimeneas calderas ascensores turbinas tractores riegos mallas
`);

/** Surnames that look like plurals: "Vidrios Salinas" is a family, "Dulces Sueños" a phrase. */
const SURNAMES = words(`
  salinas rivas lagos leones rojas vargas rios torres fuentes reyes campos morales navas arenas vegas cuevas villegas venegas
  contreras cisneros robles cardenas caceres palacios barrios rosales corrales olivares linares prados montes bustos
  arias salas farias frias macias duenas barros cifuentes olmos gallegos castellanos llanos solis valdes bolanos avalos hoyos
  santos ramos matos burgos cortes meneses riveros quiros borges paredes iglesias seguras porras viveros flores casas renteria
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
  'castillos inflables',
  'pena folclorica',
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
  'estacion de servicio',
  'snack bar',
  'recreo campestre',
  'institucion educativa',
  'centro comercial',
  'makeup studio',
  'atelier novias',
  'atelier de novias',
  'marcos y molduras',
  'molduras y marcos',
  'marcos y cuadros',
  'clutch y frenos',
  'clutch y embragues',
  'frenos y embragues',
  'forn de pa',
  'borrado de tatuajes',
  'eliminacion de tatuajes',
  'remocion de tatuajes',
  'custodia de archivos',
  'pc gamer',
  'bachillerato acelerado',
  'jardin de infantes',
  'revision tecnica',
  'trabajos verticales',
  'detectives privados',
  'marcas y patentes',
  'rayos x y ultrasonido',
  'facturacion electronica',
  'estimulacion temprana',
  'examenes ocupacionales',
  'maletas y mochilas',
  'recetario magistral',
  'ploteo de planos',
  'baterias y acumuladores',
  'fianzas y cauciones',
  'pena flamenca',
];
/** How many of the first words of a name, folded, are one only together. */
export const lengthOfPhrase = (folded: readonly string[]): number => {
  const phrase = PHRASES.find((item) => `${folded.join(' ')} `.startsWith(`${item} `));
  return phrase?.split(' ').length ?? 0;
};

/** Whether a word, folded, is whom somebody works with: "Aldecoa y Sobrino", "Pérez, hijos y nietos". */
export const isRelative = (word: string): boolean =>
  /^(?:hij[oa]|niet[oa]|sobrin[oa]|herman[oa]|prim[oa]|soci[oa]|asociad[oa]|hno|compania|cia|familia)s?\.?$/u.test(
    word,
  );

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

/** Whether a word is a house, by the list or by how it is made. */
const isListed = (word: string): boolean => {
  const bare = word.replace(PREFIX, '');
  return (
    HOUSES.has(word) ||
    CENTRE.test(word) ||
    (DOER.test(word) && !SOMEBODY.has(word)) ||
    (STUDIED.test(word) && !NO_STUDY.has(word)) ||
    (HOUSE.test(word) && !NO_HOUSE.has(word)) ||
    (bare !== word &&
      (TRADES.has(bare) || GOODS.has(bare) || HOUSES.has(bare) || WARES.has(bare) || BODIES.has(bare)))
  );
};

/** What says how something is done, and begins no name. */
const HOW = new Set(['a', 'al', 'en', 'con', 'para', 'por']);

/** How many of the first words of a name, folded, say what kind of business it is. */
export function openingLength(folded: readonly string[]): number {
  const [first = '', next = '', ...more] = folded;
  const phrase = lengthOfPhrase(folded) || lengthOfDoing(folded);
  if (phrase > 0) return phrase;
  // "Pintor a Domicilio": how, and not who.
  if (HOW.has(next)) return 0;
  const isAlone = more.length === 0;
  if (isAlone && isSomebody(next) && (WARES.has(first) || GOODS.has(first))) return 1;
  // "Pintores Unidos", "Salsas Ricas": two plurals are a phrase.
  if (isAlone && first.endsWith('s') && next.endsWith('s') && !isSomebody(next)) return 0;
  if (CALLINGS.has(first) || isListed(first)) return isKind(next) || (!isAlone && TRADES.has(next)) ? 2 : 1;
  return WARES.has(first) && !isKind(next) ? 1 : 0;
}

/** Whether a word, folded, says what a business is when it opens a name. */
export const isOpening = (word: string): boolean =>
  [CALLINGS, WARES].some((all) => all.has(word)) || isListed(word);

/** Whether a word, folded, is a body that is of somebody or something. */
export const isBody = (word: string): boolean => BODIES.has(word);

/** Whether a word is what somebody does, who may say it after their name as well: "Marta Costurera". */
export const isCalling = (word: string): boolean => CALLINGS.has(word);

/** Whether a word, folded, is a surname that looks like a plural. */
export const isSurname = (word: string): boolean => SURNAMES.has(word);

/** Whether a word, folded, is what is done to things. */
export const isDoing = (word: string): boolean => DOINGS.has(word);

/** Whether a word, folded, is whom or what wares are for. */
export const isFor = (word: string): boolean => OF_WHAT.has(word);
