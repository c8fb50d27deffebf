import { GOODS, TRADES, TRAILING } from './generic-words.js';
import { isCalling, isOpening, isSurname } from './opening-words.js';

/** Words that say what a business is after who it is, without accents; a name that begins with one of these is a phrase. */
const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter((word) => word !== ''));

/** Houses, and what English names call them. Words that one may be called by ("Club", "Market", "Casa") are none. */
const HOUSES = words(`
  bar pub spa cafe cantina carwash autolavado minimarket supermercado coworking glamping hostel lodge camping parking
  gym fitness crossfit yoga barber barbers nails lashes brows makeup tattoo tattoos coffee bakery burger burgers pizza pizzas grill
  parrilla sushi tacos wings tours travel rentacar photography brewing maquillaje manicure ropa calzado zapatos tortas postres
  cortinas colchones uniformes bordados fotos video inmuebles fletes repuestos autopartes celulares lenceria ganaderia
  comunicacion comunicaciones podologia nutricion remodelaciones pinturas sistemas informatica robotica domotica
  constructores marketing advocats abokatuak avogados arquitectes arkitektoak fusteria
`);

/** Two words of English that are a trade: which, and a house or who does it. */
const WHICH = words(
  'barber hair nail nails beauty brow lash tattoo dance yoga pilates pet dog coffee tea sushi wine beer pizza burger taco ice juice cake surf skate bike car auto moto food smoke flower print photo art music recording makeup interior web real travel fitness escape gift brewing tech sweet birding hiking trekking kayak walking diving fishing whale horse boat city adventure street',
);
const HOUSE = words(
  'shop shops studio studios salon bar house room store spa wash truck trucks roasters roaster artist artists estate agency center centre design designer company co. co club camp market garage clinic school academy grooming repair art cream decor experts kitchen marketing media tour tours trips adventures guides',
);
const isEnglish = ([which = '', house = '', more]: readonly string[]): boolean =>
  more === undefined && WHICH.has(which) && HOUSE.has(house);

/** How something is sold or done, after what it is: "Cocina en tu Casa", "Peluquería a Domicilio". */
const MANNER =
  / (?:(?:en|a|para|hasta) (?:(?:tu|su|el|la|tus|sus) )?(?:casa|hogar|domicilio|puerta|mesa|gusto|medida|oficina)|para (?:llevar|ti|todos)|al (?:paso|corte|carbon|horno|vapor|mayor)|a la (?:lena|parrilla|brasa|piedra|carta))$/u;
const THING = words(
  'cocina comida peluqueria manicure belleza estetica barberia masajes pizza pizzas pollo pollos carnes sushi tortas pasteles muebles fisioterapia veterinaria clases pan cafe banquetes catering parrilladas asados unas costura',
);

/** Of a profession nobody's surname is made, as of "Herrero" and "Sastre". */
const PROFESSION = /(?:ista|log[oa]|graf[oa]|iatra|dor|dora|ecto|ecta|ogad[oa])$/u;
/** A trade by its ending, also one that nobody has listed. */
const ENDING = /\p{L}{3}(?:erias?|logia|grafia|terapia|iatria|metria|turismo)$/u;

/** Whether a word, folded, says after who it is what a business is. */
export const isClosing = (word: string): boolean =>
  HOUSES.has(word) ||
  TRAILING.has(word) ||
  ENDING.test(word) ||
  (PROFESSION.test(word) && (TRADES.has(word) || isCalling(word)));

/** Whether words, folded, are one trade only together: "Barber Shop", "Cocina en tu Casa". */
export const areClosing = (folded: readonly string[]): boolean => {
  const text = folded.join(' ');
  const thing = text.replace(MANNER, '');
  const areBoth = folded.length === 2 && folded.every((word) => HOUSES.has(word) || TRAILING.has(word));
  return isEnglish(folded) || areBoth || (thing !== text && THING.has(thing));
};

/** Houses that are surnames as well, or what a house is like. */
const BORNE = words(
  'mercado posada granja hacienda barraca banda coro vivero vina huerta huerto finca rancho bodega meson criadero mecanica agricola forestal comercial empresa empresas grupo sociedad club radio circo cine teatro',
);

/** Whether a word, folded, is a house after somebody's name: "Ana Belén / Estética". */
export const isHouseOf = (word: string): boolean => TRADES.has(word) && !BORNE.has(word);

/** Whether a word, folded, is what somebody sells. */
export const isSoldBy = (word: string): boolean =>
  /s$/u.test(word) && !isSurname(word) && (GOODS.has(word) || isOpening(word));
