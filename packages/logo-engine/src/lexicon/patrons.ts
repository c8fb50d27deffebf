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
    'congreso feria iglesia estadio museo supermercado despedida velorio misa desfile jaripeo',
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
  // What is seen, brought or given besides, where it happens and what the ware is packed in.
  [
    'mototaxi mototaxis bicitaxi bicitaxis tuktuk motocarro motocarros torito toritos',
    'viaje mandado recado encomienda paseo aeropuerto turista carga compra boda escuela mercado',
  ],
  [
    'lancha lanchas bote botes panga pangas yate yates catamaran velero veleros ferry',
    'viaje pasajero playa snorkel avistamiento delfin ballena isla turista auto paseo atardecer boda cumpleaños',
  ],
  [
    'mensajeria mensajero mensajeros motomensajeria cadeteria',
    'documento flor comida medicina medicamento regalo torta pastel mandado tramite farmacia restaurante',
  ],
  [
    'autobus autobuses bus buses minibus busetas buseta microbus',
    'excursion equipo futbol deporte deportivo gira concierto playa boda',
  ],
  ['limusina limusinas', 'quince aeropuerto despedida fiesta concierto champaña'],
  ['ambulancia ambulancias', 'deporte deportivo futbol concierto evento rodeo carrera feria estadio avion'],
  ['helicoptero helicopteros avioneta avionetas', 'boda foto fumigacion paseo mudanza isla mina'],
  ['teleferico telefericos funicular', 'mirador cafe cerro restaurante boda'],
  [
    'lava autolavado autolavados lavautos lavacar',
    'tapiceria tapiz motor asiento alfombra tapete chasis cafe wifi moto camion lancha',
  ],
  ['polarizado polarizados laminas', 'auto casa oficina edificio vidrio ventana lancha camion seguridad'],
  [
    'bloquera bloqueras ladrillera adoquines concretos premezclados',
    'camion grua entrega pago bomba bodega piso casa cancha calle',
  ],
  [
    'taqueria taquerias tacos pizzeria polleria marisqueria cevicheria parrilla asados barbacoa carnitas birria birrieria pupuseria pupusas arepera areperas churreria pozoleria hamburguesas sangucheria',
    'banquete futbol partido mesa terraza karaoke fiesta billar television musica chocolate cafe',
  ],
  [
    'miel mieles mermelada mermeladas salsa salsas conservas jugos jugo chocolates chocolate bombones cafe quesos queso vinos vino aceite aceites huevos dulces galletas encurtidos especias',
    'frasco botella lata caja bolsa regalo bandeja carton cesta canasta cajon saco barril garrafa oficina gimnasio',
  ],
  [
    'cuy cuyes conejo conejos gallina gallinas pollos cabra cabras oveja ovejas cerdos codornices patos',
    'guano jaula pie abono saco caja',
  ],
  [
    'alimento alimentos balanceado balanceados pienso piensos concentrado concentrados',
    'pollo cerdo pez gallina vaca caballo res conejo trucha tilapia camaron perro gato',
  ],
  [
    'vivero viveros orquideario orquidearios floreria florerias flores',
    'maceta terraza iglesia boda funeral sustrato oficina hotel congreso',
  ],
  [
    'bananera bananeras platanera frutera empacadora aguacates aguacate mangos piñas limones',
    'puerto supermercado caja exportacion contenedor mercado barco avion',
  ],
  ['invernadero invernaderos', 'plastico tubo riego malla lona aluminio'],
  ['silo silos', 'almacenaje camion pesaje bascula tren puerto'],
  ['pintura pinturas pintor pintores', 'cancha barco fabrica tanque iglesia puente fachada'],
  ['electricidad electricista electricistas', 'barco fiesta taller feria casa local galpon'],
  ['cocinas', 'granito marmol cuarzo horno luz led madera'],
  ['ferreteria ferreterias', 'llave cemento clavo taladro escalera cerrajeria grifo'],
  [
    'solar solares fotovoltaica fotovoltaicas energia paneles',
    'pozo nave hotel cargador bomba escuela granja finca bodega riego piscina casa barco camper invernadero',
  ],
  [
    'computadora computadoras computacion computo laptops portatiles',
    'impresora juego camara celular musica escuela oficina tinta',
  ],
  ['impresion impresiones', 'maqueta protesis juguete llavero molde joya figura repuesto lampara maceta'],
  ['dron drones', 'foto fotografia video boda obra mapa finca mina torre techo'],
  ['dj discomovil sonido', 'luz luces humo pantalla karaoke neon'],
  [
    'payaso payasa payasita payasito payasos payasitos',
    'globo magia carita cumpleaños musica burbuja titere piñata',
  ],
  [
    'inflable inflables brincolines brincolin',
    'castillo mesa silla planta rocola payaso algodon palomita cama',
  ],
  ['circo circos', 'globo algodon escuela palomita musica caballo'],
  ['bolera boliche bowling bolos', 'pizza cerveza billar fiesta hamburguesa cumpleaños musica'],
  ['karaoke', 'coctel cumpleaños sala cerveza pizza despedida'],
  ['fuegos pirotecnia cohetes coheteria', 'boda feria estadio fiesta concierto iglesia'],
  ['kayak kayaks canoas', 'vino queso luna desayuno almuerzo foto isla manglar'],
  ['tirolesa tirolesas canopy', 'cafe hamaca foto puente almuerzo restaurante cabaña'],
  ['buceo snorkel', 'camara foto tanque cena video hotel barco'],
  ['surf', 'cafe hospedaje foto bicicleta hostal'],
  ['titeres marionetas titiritero', 'biblioteca hospital feria escuela libro'],
  ['academia', 'boda quince zapato vestido'],
  ['tatuaje tatuajes tattoo', 'cafe libro musica cerveza galeria'],
  ['vela velas', 'spa frasco boda bautizo hotel vidrio lata regalo'],
  ['costura costurera modista', 'cortina vestido funda disfraz uniforme mantel pantalon'],
  ['bolso bolsos', 'hoja palma playa hotel oficina bebe'],
  ['video videos', 'dron drones musica boda'],
  ['valla vallas', 'carretera estadio bus ruta autopista'],
  [
    'control fumigacion fumigaciones',
    'silo barco restaurante hotel bodega escuela panaderia jardin cocina hospital galpon',
  ],
  ['baños sanitarios', 'boda obra concierto feria fiesta maraton'],
  ['fosas septicos', 'camion hotel escuela fiesta restaurante casa'],
  ['piscina piscinas alberca albercas', 'limpieza bomba luz deck cloro'],
  [
    'toldos carpas sillas mesas mobiliario',
    'boda feria fiesta bar camion terraza concierto congreso iglesia',
  ],
  ['talabarteria', 'mate cinto cinturon funda cuchillo zapato'],
  ['podas poda', 'grua leña astilla camion'],
  ['cabañas hotel hostal posada', 'desayuno parrilla kayak leña mascota caballo bicicleta'],
  [
    'combi combis colectivo colectivos van vans motorhome motorhomes',
    'viaje universidad metro turismo aeropuerto camping cocina',
  ],
  [
    'lancha lanchas yate yates catamaran velero veleros',
    'avistamiento brindis musica fiesta pesca remolque chaleco traslado',
  ],
  ['limusina limusinas', 'traslado'],
  ['barcaza barcazas', 'grano carbon maquinaria carga'],
  ['carruaje carruajes calesa calesas tren', 'foto sesion paseo musica boda'],
  ['montacargas', 'bodega puerto fabrica'],
  ['chiva chivas', 'fiesta cumpleaños ciudad'],
  ['alfombras alfombra tapetes', 'hotel cine lavado'],
  ['cercas cerco cercos', 'finca casa bodega sirena bateria'],
  ['impermeabilizantes impermeabilizacion impermeabilizaciones', 'azotea tinaco alberca piscina tanque losa'],
  ['chimeneas chimenea', 'leña gas limpieza'],
  ['calentadores', 'baño alberca piscina hotel'],
  ['pantallas', 'concierto estadio boda misa fiesta futbol'],
  ['homeopatia acupuntura', 'mascota planta insomnio espalda'],
  ['codornices', 'huevo'],
  [
    'piñas mangos citricos naranjas tomates tomate lechugas lechuga cebollas cebolla fresas maiz',
    'jugo salsa pizzeria supermercado bolsa hamburgueseria camion malla mercado molino tortilleria saco',
  ],
  ['girasoles lavanda rosas rosa olivares', 'foto concierto boda avion'],
  ['fumigadoras', 'arroz caña banano maiz soja'],
  ['motosierras', 'leña poda repuesto'],
  ['marisqueria parrilla cevicheria picanteria', 'cerveza mariachi television musica'],
  ['food', 'concierto boda oficina'],
  ['algodon paletas helados granizados raspados', 'cumpleaños boda hielera carrito estadio feria'],
  ['comida', 'caja salon karaoke'],
  ['encurtidos harinas harina leña', 'pizzeria panaderia bar cabaña saco'],
  ['sal frutos leche yogur panela', 'bolsa baño parrilla boda camioneta bar'],
  ['carnes', 'carbon cuchillo caja'],
  ['salmon atun truchas trucha langostas pulpo', 'hielo avion caja lata'],
  ['hielo', 'barco camion bar fiesta boda'],
  ['banda cuarteto mago magia grupo orquesta coro', 'jaripeo velorio misa coctel hospital cumpleaños feria'],
  [
    'pintacaritas rocolas trampolines paintball karts',
    'fiesta feria asado pizza casco calcetin cafeteria cumpleaños despedida',
  ],
  ['billar billares pool', 'cerveza musica television'],
  ['teatro planetario museo mariposario', 'boda cafeteria curso cumpleaños foto taller'],
  ['cabalgatas cabalgata caballos', 'vino almuerzo atardecer foto fogata'],
  ['parapente rafting', 'foto video casco almuerzo transporte'],
  [
    'vitrales vitral esculturas escultura mosaicos mosaico',
    'iglesia puerta lampara parque tumba piscina baño mesa',
  ],
  ['retratos retrato', 'mascota boda casa'],
  ['vestidos', 'velo zapato flor'],
  ['cojines cojin', 'hamaca auto bebe silla'],
  ['sombreros', 'boda playa caballo'],
  ['banderas', 'barco futbol hotel estadio'],
  ['globos', 'estadio feria tienda futbol'],
  ['fotos fotografia', 'comida ropa joya casa'],
  ['señaletica señalizacion sellos', 'carretera hotel medico abogado estacionamiento'],
  ['termas', 'cabaña masaje restaurante'],
  ['cesped pasto', 'cancha casa hotel'],
  ['fuentes', 'jardin hotel luz piscina'],
  ['autopartes repuestos refacciones', 'envio bus tarjeta garantia'],
  ['aros rines', 'carro auto moto credito'],
  ['aceites lubricantes', 'moto lancha tractor camion barco'],
  ['audio', 'alarma luz pantalla'],
  ['tanques', 'camion limpieza'],
  ['tatuaje tatuajes tattoo', 'cita'],
  ['costura costurera modista', 'silla cojin'],
  ['invernadero invernaderos', 'montaje'],
  ['paisajismo paisajista jardineria jardines', 'cancha fuente luz piscina terraza'],
  ['pupuseria pupusas taqueria taquerias pizzeria polleria arepera', 'reparto domicilio moto'],
  ['soluciones', 'pozo nave cargador bomba granja'],
  ['imprenta', 'invitacion invitaciones tarjeta tarjetas calendario agenda cuaderno libro'],
];

const NOTHING: ReadonlySet<string> = new Set();
/** What each calling handles. */
const HANDLED_BY: ReadonlyMap<string, ReadonlySet<string>> = HANDLED.reduce((by, [callings, handled]) => {
  for (const calling of callings.split(' '))
    by.set(calling, new Set([...(by.get(calling) ?? NOTHING), ...handled.split(' ').map(fold)]));
  return by;
}, new Map<string, ReadonlySet<string>>());
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
