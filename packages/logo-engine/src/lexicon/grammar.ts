/** What the form of a phrase says of its words, whatever they mean. */
import { isOneOf, type Word } from './words.js';

/** Manners, not things: by hand, made to measure, to go, wholesale. */
const MANNERS = new Set(
  (
    'a mano,a medida,a la medida,por viaje,por viajes,a domicilio,a tu domicilio,al paso,por mayor,al mayor,al detalle,al menudeo,a menudo,al por menor,por menor,' +
    'a granel,por encargo,a pedido,al tiro,al gusto,al toque,en casa,de casa,en linea,por internet,en vivo,a la carta,a la vista,' +
    'al vapor,al disco,al molde,al horno,en polvo,en pasta,en escamas,al vacio,al natural,de temporada,a pie,en pie,al instante,del dia,al dia,de mano,' +
    'de calle,a tu mesa,a la mesa,a su mesa,por kilo,al peso,por cajon,de la casa,al contado,a cuotas,a la antigua,de verdad,de ley,de autor,del norte,' +
    'en su casa,en tu casa,a su casa,en su hogar,en tu hogar,a su hogar,a tu hogar,' +
    'del sur,a la piedra,a la leña,a leña,a la plancha,a la sal,de corazon,con amor,con cariño,desde el celular,desde tu celular,desde su celular,desde el movil,desde tu movil,desde el telefono,a la puerta,a tu puerta,a su puerta,a tu casa,al interior,a la mano,de punta,al corte,de campo'
  ).split(','),
);

/** "Piezas a mano" are no hands, "venta al por mayor" is no elder. */
export function isManner({ joint, text }: Word): boolean {
  const joints = joint.split(' ');
  return joints.some((_, i) => MANNERS.has(`${joints.slice(i).join(' ')} ${text}`));
}

/** Participles that are things of their own. */
const NOUNS = new Set(
  (
    'abogado batido bebida bordado calzado comida cuidado embutido empanada enchilada ensalada entrada ' +
    'ganado granizado helado lavado licuado limonada mercado parrillada pescado polvorado raspado tejido tostada vestido'
  ).split(' '),
);

const isFeminine = (word: string): boolean => /(?:as?|ion(?:es)?|dad)$/.test(word);
const isMasculine = (word: string): boolean => /os?$/.test(word);
const isPlural = (word: string): boolean => word.endsWith('s');

/** Whether two words have one number and gender, as far as their endings tell. */
export const agree = (one: string, other: string): boolean =>
  isPlural(one) === isPlural(other) &&
  !(isFeminine(one) && isMasculine(other)) &&
  !(isMasculine(one) && isFeminine(other));

/** A participle that agrees with a thing before it tells how that is made: "cerámica esmaltada" is no nail polish. */
export const isParticipleOf = ({ text, joint, starts }: Word, things: readonly Word[]): boolean =>
  !starts &&
  joint === '' &&
  /[ai]d[oa]s?$/.test(text) &&
  !NOUNS.has(text.replace(/s$/, '')) &&
  things.some((thing) => agree(text, thing.text));

/** The second of two that tell how it is made: "cerveza rubia y ahumada" is no fish. */
export const isParticipleToo = (word: Word, things: readonly Word[]): boolean =>
  /^[yeou]$/.test(word.joint) && isParticipleOf({ ...word, joint: '' }, things);

/** An adjective right after a thing says more of it: "portones eléctricos" are gates, "nutrición deportiva" no cup. */
export const isAdjectiveOf = ({ text, joint, starts }: Word, things: readonly Word[]): boolean =>
  !starts &&
  joint === '' &&
  /(?:iv[oa]|ic[oa]|al|ales|il|iles|ari[oa]|an[oa])s?$/.test(text) &&
  things.some((thing) => agree(text, thing.text));

/** Parts of a body and of a machine, which name other things when something is said to be of them. */
const PARTS = new Set(
  (
    'ala barriga boca brazo cabello cabeza cola corazon cuello cuerpo diente hueso lengua lomo mano nariz oido ojo ' +
    'oreja pata pelo pierna tapa uña'
  ).split(' '),
);

/** "Dientes de ajo" are no teeth, "ojo de bife" is no eye. */
export const isPartOf = (word: Word, next: Word | undefined): boolean =>
  next !== undefined && !next.starts && /^(de|del)( |$)/.test(next.joint) && isOneOf(word.text, PARTS);

/** What things are made of, and what they are made for: "lámparas de papel", "vestidos de fiesta". */
const QUALITIES = new Set(
  (
    'acero adobe algodon aluminio bambu barro bronce carton cera cobre cuarzo cuero estaño fibra fierro greda hierro lana laton lino ' +
    'madera marmol mimbre oro paja palma papel piedra piel plastico plata pvc resina seda tela vidrio yeso zinc ' +
    'baile bautizo boda comunion cumpleaños cumple evento fiesta gala graduacion matrimonio navidad novia ' +
    'primavera quinceañera verano xv'
  ).split(' '),
);

/** Whether a word only tells what the thing before it is of: a material or an occasion. */
export const isQuality = (word: Word): boolean =>
  /(^| )(de|del|en)$/.test(word.joint) && isOneOf(word.text, QUALITIES);

/** The second of two: "bolsas de papel y tela". */
export const isQualityToo = (words: readonly Word[], at: number): boolean => {
  const [before, word] = [words[at - 1], words[at]];
  return (
    before !== undefined &&
    word !== undefined &&
    goesOn(word) &&
    isQuality(before) &&
    isOneOf(word.text, QUALITIES)
  );
};

/** Whether a word tells what the thing before it is of, or how it is made: "helados de fruta" are ices, "pollo a las brasas" no steak. */
export const isComplement = ({ joint, starts }: Word): boolean =>
  !starts && /(^| )(de|del|al|a l[ao]s?)$/.test(joint);

/** Whether it is how a thing is made or served: "pescado a la parrilla" is a fish, "arroz al azafrán" no flower. */
export const isServed = ({ joint }: Word): boolean => /(^| )(al|a l[ao]s?)$/.test(joint);

/** Verbs that "con" goes with: "acabamos con las termitas" is about termites. */
const ENDING = new Set('acabamos acabo acabe terminamos termino termine'.split(' '));

/** Whether a word names what something is for or comes with: "tortas para bodas" is a cake, "hostal con desayuno" a bed. */
export const isBeside = ({ joint, starts }: Word, before?: Word): boolean =>
  /(^| )(para|con)( |$)/.test(joint) &&
  !(before !== undefined && !starts && /^con\b/.test(joint) && ENDING.has(before.text));

/** What carriers say they do. */
const CARRYING = new Set(
  'llevo llevamos muevo movemos mudamos transporto transportamos acarreamos'.split(' '),
);

/** Where things are brought to by who sells them. */
const DOORS = new Set('casa domicilio hogar mesa oficina puerta'.split(' '));

/** Whether a word is in the list of what a carrier carries: the furniture of "llevo muebles, heladeras y colchones". */
export function isCarried(words: readonly Word[], at: number): boolean {
  if (words.slice(at).some(({ joint, text }) => /^a( |$)/.test(joint) && DOORS.has(text))) return false;
  for (let i = at; i > 0; i -= 1) {
    const [before, word] = [words[i - 1], words[i]];
    if (before === undefined || word === undefined || !/^(|[ye]|de|tus?|sus?|l[ao]s?|el)$/.test(word.joint))
      return false;
    if (!word.starts && CARRYING.has(before.text)) return true;
    if (/mos$/.test(word.text)) return false;
  }
  return false;
}

/** Whether a word is what something is done or comes with: "trufas con perros". */
export const isWith = ({ joint, starts }: Word): boolean => !starts && /(^| )con( |$)/.test(joint);

/** Whether a word is in what "que" begins, which says who or what for: the dogs of "trufas que encuentran nuestros perros". */
export const isInClause = (since: readonly Word[]): boolean =>
  since.every(({ starts }) => !starts) && since.some(({ joint }) => /(^| )que( |$)/.test(joint));

/** Whether a word begins what something tastes of: the tequila of "sabores de tequila, queso y elote". */
export const isFlavour = ({ joint, starts }: Word, before: Word | undefined): boolean =>
  !starts && /^(?:de|a)$/.test(joint) && /^(?:sabor|sabores|saborizad[oa]s?)$/.test(before?.text ?? '');

/** Whether what follows is there as well: the mussels of "también choros" are beside the fish of a "Pescadería". */
export const isToo = (before: Word | undefined): boolean =>
  before !== undefined && /^(?:tambien|ademas)$/.test(before.text);

/** Whether a word begins what something is for: "aseo para galpones". */
export const isFor = ({ joint }: Word): boolean => /(^| )para( |$)/.test(joint);

/** Whether a word tells where: "marroquinería en la sierra" is no mountain. */
export const isWhere = ({ joint }: Word): boolean => /(^| )(en|desde|entre|del|al)( |$)/.test(joint);

/** Whether a word goes on with what the word before it began: "para bodas y eventos". */
export const goesOn = ({ joint, starts }: Word): boolean => !starts && /^[yeou]( |$)/.test(joint);

/** Where things that are eaten come from. */
const PLACES = new Set(
  (
    'arroyo bahia bosque campo cerro cordillera costa encinar golfo lago laguna mar montaña monte palmar pinar pradera ' +
    'puerto ria rio robledal selva sierra valle volcan'
  ).split(' '),
);

/** Whether a word of a name is where the thing before it comes from: "Setas del Robledal" are no tree. */
export const isPlaceOf = ({ joint, starts, text }: Word): boolean =>
  !starts && /^(?:de|del|de l[ao]s?)$/.test(joint) && isOneOf(text, PLACES);

/** Whether a word goes on with what many things are of: "empanadas de pino y queso" are filled with cheese. */
export function goesOnOf(words: readonly Word[], begun: number, at: number): boolean {
  const [head, last, word] = [words[begun], words[at - 1], words[at]];
  return (
    head !== undefined &&
    last !== undefined &&
    word !== undefined &&
    at - begun > 1 &&
    /^(de|del)( |$)/.test(last.joint) &&
    isPlural(head.text) &&
    !isPlural(word.text) &&
    !/eria$/.test(word.text) &&
    !isDoing(head)
  );
}

/** "Paseos en lancha, tiburón no": a denial that follows what it denies and ends the clause. */
export const isDeniedBy = (next: Word | undefined, after: Word | undefined): boolean =>
  next?.text === 'no' && !next.starts && (after === undefined || after.starts);

/** Who bears the name that follows: "Don Pato" is no duck, "Santa Rosa" no flower. */
const HONORIFICS = new Set(
  'don doña dona nonna nonno dr dra tio tia sr sra señor señora san santa santo fray sor abuela abuelo abue mama papa payaso payasa payasita payasito'.split(
    ' ',
  ),
);

export const isPerson = (before: Word | undefined): boolean =>
  before !== undefined && HONORIFICS.has(before.text);

/** Whether a saint or a place follows, in a description as in a name: "cajones de San Marcos" are no frames. */
export const isSaint = (before: Word | undefined): boolean =>
  before !== undefined && /^(?:san|santa|santo)$/.test(before.text);

/** Who sees patients and clients under his own name. */
const TITLES = new Set(
  'dr dra doctor doctora lic licenciado licenciada ing arq odont psic mtro mtra hermanos hermanas hnos'.split(
    ' ',
  ),
);

/** Whether a word is the surname of somebody with a title or of siblings: "Dr. Nicanor Puma" is no puma. */
export const isSurnameOf = (words: readonly Word[], at: number): boolean =>
  words[at]?.joint === '' &&
  [1, 2, 3].some(
    (back) =>
      TITLES.has(words[at - back]?.text ?? '') &&
      // The dot of "Dr." begins no clause.
      words
        .slice(at - back + 1, at + 1)
        .every(({ joint, starts }, i) => joint === '' && (!starts || i === 0)),
  );

/** Whether a word says which of several places of a saint's name this is: "Santa Rosa de Osos" has no bears. */
export const isOfSaint = (words: readonly Word[], at: number): boolean =>
  /^(?:de|del|de l[ao]s?)$/.test(words[at]?.joint ?? '') &&
  words[at - 1]?.joint === '' &&
  isSaint(words[at - 2]);

/** What is done to things, and who does it: it says less of a business than the thing. */
const DOINGS = new Set(
  (
    'acopio adiestramiento afilado afilador afinacion afinador ajuste alquiler apertura armado arreglo arrendamiento arriendo ' +
    'artesano aserrado barnizado bruñido calibracion cambio captura carga cata cepillado cincelado colocacion compostura compra ' +
    'compraventa concierto confeccion conservacion construccion control coleccion corte cosecha cria criadero criador crianza cuidado ' +
    'cultivador cultivo curtido custodia desarme desazolve desinfeccion degustacion deshollinado despiece destape destilacion diseño distribucion ' +
    'distribuidor doma domador dorado duplicado elaboracion embotellado encerado encordado engorda ensamblaje ensamble ' +
    'entrenamiento envasado esmerilado esquila esquilador estampado exportacion exportador exposicion extraccion fabricacion fabricante ' +
    'fabricador fileteado fundicion hechura herrado hilado impermeabilizacion importacion importador injerto inspeccion ' +
    'instalacion instalador lacado laminado lavado lectura lijado limpiador limpieza lustrado mantencion mantenimiento maquila ' +
    'medicion mejoramiento modificacion moldeado molienda monitoreo montaje niquelado observacion observatorio ordeña pelado perforacion ' +
    'plantacion plisado poda podador preparacion produccion productor proteccion pulido pulidor purificacion asesoria auditoria consultoria recarga recoleccion recolector ' +
    'reconstruccion recuperacion reencauche refaccion refuerzo rehabilitacion remate remendado remiendo renovacion renta reparacion ' +
    'reparador cirugia operacion reposicion reproduccion rescate rescatista restauracion restaurador retapizado retiro revision ' +
    'sanitizacion secado seleccion siembra soplado suministro tallado talla tapiceria tapizado tejido templado comercializacion comercializadora empacado empacadora empaque procesadora procesamiento teñido ' +
    'tostado trasquila tratamiento trenzado vaciado vendedor venta vulcanizacion zurcido ' +
    'avistaje avistamiento excursion fundacion liberacion santuario tour ver ' +
    'afilamos afinamos arreglamos construimos cosemos criamos cultivamos curamos fabricamos forjamos hacemos instalamos lavamos liberamos limpiamos ' +
    'limpio mantenemos podamos protegemos reparamos rescatamos restauramos tejemos vendemos'
  ).split(' '),
);

/** Programs, which are for something. */
const PROGRAMS = new Set('software sistema programa aplicacion app plataforma erp crm saas'.split(' '));

/** Where the program stands that a word says more of, "software de facturación para pymes"; -1 where there is none. */
export function programBefore(words: readonly Word[], at: number): number {
  for (let i = at; i > 0; i -= 1) {
    const [before, word] = [words[i - 1], words[i]];
    if (before === undefined || word === undefined || word.starts) return -1;
    if (isOneOf(before.text, PROGRAMS)) return /^(|(de|del|para|en)\b.*)$/.test(word.joint) ? i - 1 : -1;
  }
  return -1;
}

/** Where things are made, shown, sold or taught, in fact or as a figure of speech: they say no more than the thing. */
const HOUSES = new Set(
  (
    'academia certamen clase clinica concurso curso escuela exposicion feria festival laboratorio museo taller teatro ' +
    'boutique casa gimnasio gym emporio estudio galeria hospital imperio mundo palacio paraiso reino rincon supermercado templo tienda universo'
  ).split(' '),
);

/** Whether a word says what is done to things. */
export const isDeed = ({ text }: Pick<Word, 'text'>): boolean => isOneOf(text, DOINGS);

/** Whether a word says what is done, or where: "limpieza de chimeneas" is about chimneys, "limpieza" about brooms. */
const isDoing = (word: Pick<Word, 'text'>): boolean => isDeed(word) || isOneOf(word.text, HOUSES);

const SUCH = /(?:iv[oa]|ic[oa]|al|il|ari[oa]|os[oa]|fund[oa]|complet[oa])(?:e?s)?$/;

/** The doing that the word at a place hangs on, if need be over an adjective: "limpieza industrial de chimeneas". */
export function doingBefore(words: readonly Word[], at: number): Word | undefined {
  const before = words[at - 1];
  if (before === undefined || isDoing(before)) return before;
  const other = words[at - 2];
  const isSuch = before.joint === '' && !before.starts && SUCH.test(before.text);
  return isSuch && other !== undefined && isDoing(other) ? other : undefined;
}

/** Who somebody is of something only in a name: "El Doctor de los Motores", "El Mago de los Frenos". */
const FIGURES = new Set('doctor doctora genio mago maga'.split(' '));

/** The figure that the word of a name hangs on, as it would on a doing. */
export function figureBefore(words: readonly Word[], at: number): Word | undefined {
  const before = words[at - 1];
  return before !== undefined && FIGURES.has(before.text) ? before : undefined;
}

/** Whether a word stands for what is done to it: "limpieza de chimeneas", "limpiamos sus chimeneas", "teatro de sombras". */
export const isDoneTo = ({ joint, starts }: Word, doing: Word | undefined): boolean =>
  doing !== undefined &&
  !starts &&
  (/^(de|del|de l[ao]s?|de sus?|de tus?)$/.test(joint) ||
    (/(mos|limpio)$/.test(doing.text) && /^(l[ao]s?|sus?|tus?|)$/.test(joint)));

/** What is done the same to whatever it is done to: who paints buildings does not build. */
const ANYWHERE = new Set(
  (
    'animacion aseo control decoracion enmarcado fotografia fumigacion impermeabilizacion iluminacion limpieza pintado pintura ' +
    'retapizado sanitizacion seguridad tapiceria tapizado vigilancia'
  ).split(' '),
);

/** Whether what a match is of or done to hangs on such a doing: it, or the word before it. */
export const isDoneAnywhere = (words: readonly Word[], begun: number): boolean =>
  [words[begun], words[begun - 1]].some(
    (word, back) =>
      word !== undefined && (back === 0 || words[begun]?.starts === false) && isOneOf(word.text, ANYWHERE),
  );

/** Whether a word names things of a kind, as "rescate de tortugas", "criamos mariposas" or "ver luciérnagas", and not "festival de la luna". */
export const isOfAKind = ({ joint, starts, text }: Word, doing: Word | undefined): boolean =>
  doing !== undefined &&
  isOneOf(doing.text, DOINGS) &&
  (joint === 'de' || (joint === '' && !starts && isPlural(text) && /^ver$|mos$/.test(doing.text)));
