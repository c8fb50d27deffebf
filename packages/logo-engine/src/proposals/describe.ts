import { characters } from '../brief/name.js';
import { ideaOf } from '../composition/ideas/index.js';
import type { Direction, IdeaId, LayoutId } from '../direction/direction.js';
import { PLATE_NAMES } from '../direction/plate-names.js';
import { STRIP_NAMES } from '../direction/strip-names.js';
import { type CaseId, faceById } from '../fonts/faces.js';
import { familyName } from '../kit/used-faces.js';
import { MARK_NAMES } from '../lexicon/mark-names.js';
import type { ContainerId } from '../marks/containers.js';
import type { Treatment } from '../marks/mark.js';

/** What stands where; `symbol` is replaced by what stands there. */
const LAYOUT_TEXTS: Readonly<Record<LayoutId, string>> = {
  wordmark: 'Solo el nombre',
  horizontal: '{symbol} junto al nombre',
  stacked: '{symbol} sobre el nombre',
  symbol: 'Solo {symbol}',
  badge: '{symbol} con el nombre alrededor',
};

/** What an idea adds, said after the layout. */
export const IDEA_TEXTS: Readonly<Record<Exclude<IdeaId, 'none'>, string>> = {
  'two-weights': 'en dos grosores',
  'two-tones': 'en dos tonos',
  frame: 'dentro de un marco fino',
  'double-frame': 'dentro de un marco doble',
  rule: 'con una raya debajo',
  flourish: 'con un adorno debajo',
  pill: 'sobre una píldora de color',
  justified: 'en dos líneas del mismo ancho',
  bar: 'con una barra al lado',
  'ring-o': 'con la O como anillo',
  'barless-a': 'con la A sin barra',
  underline: 'subrayado a color',
  'small-capitals': 'con iniciales altas',
  'dot-shape': 'con el punto de la i como figura',
  flanked: 'con la línea pequeña entre dos rayas',
  'small-links': 'con las palabras de enlace pequeñas',
  'symbol-o': 'con el símbolo dentro de la O',
  'symbol-dot': 'con el símbolo de punto o de tilde',
  'accent-leaf': 'con la tilde como hoja',
  'joined-words': 'con las palabras unidas',
  'type-block': 'entre dos rayas',
  label: 'recortado en una etiqueta',
  panel: 'como un boleto en dos partes',
  crest: 'en un marco abierto arriba',
  divider: 'separados por una raya vertical',
  wings: 'entre dos rayas en lo alto',
  legend: 'con la línea pequeña en el borde del marco',
  'word-bar': 'con una palabra en una barra',
  'between-rule': 'con una raya entre las líneas',
  disc: 'recortado en un disco',
  highlight: 'con una franja de marcador',
  corners: 'entre cuatro esquinas',
  capsule: 'dentro de una cápsula',
  spine: 'con la línea pequeña de pie, como un lomo',
  'symbol-round': 'con el símbolo en lugar de una letra redonda',
  'symbol-letter': 'con el símbolo en lugar de una letra',
  'symbol-fill': 'con el símbolo al final de la línea corta',
  'split-sign': 'en un letrero de dos campos',
  'two-tiles': 'en dos bloques de color',
  'symbol-between': 'con el símbolo entre sus dos palabras',
  'first-glyph': 'con el símbolo en la línea del nombre',
  'initial-tile': 'con la inicial calada en un cuadro',
  'symbol-rule': 'con el símbolo entre dos rayas debajo',
  'symbol-mark': 'con el símbolo en pequeño al final',
  'contrast-lines': 'una palabra grande sobre otra pequeña',
  'contrast-over': 'una palabra pequeña sobre otra grande',
  sticker: 'recortado como una calcomanía',
  outlined: 'con un contorno alrededor',
  swash: 'con una pincelada debajo',
  'initial-crest': 'con la inicial arriba, como un sello',
  brackets: 'entre corchetes de código',
  field: 'sobre un campo arado',
  'pulse-line': 'sobre un latido',
  'rising-bars': 'con tres barras que suben',
  'road-line': 'sobre un camino',
  awning: 'bajo un toldo',
  blocks: 'con cada letra en un bloque',
  ribbon: 'en una cinta',
  roof: 'bajo un techo',
  smile: 'con una sonrisa debajo',
  stitched: 'en un parche cosido',
  'wave-line': 'sobre una ola',
  'long-arm': 'con la inicial alargada',
  'drop-shade': 'con sombra de letrero',
  'word-tag': 'con la segunda palabra en una etiqueta',
  'side-rule': 'con la línea pequeña al lado, tras una raya',
  'short-rule': 'con una raya corta bajo el nombre',
  'oval-sign': 'en un letrero ovalado',
  'arch-sign': 'en un letrero de arco',
  joint: 'con el enlace entre dos rayas',
  'caption-bar': 'con la línea pequeña en una barra',
  'bold-frame': 'dentro de un marco grueso',
  arched: 'en arco sobre la línea pequeña',
  bridge: 'con la base en arco',
  'drop-initial': 'con la inicial a dos líneas',
  'inline-cut': 'con una línea calada en las letras',
  'shared-stem': 'con dos letras enlazadas',
  nested: 'con una letra sobre el pie de la L',
  counters: 'con los huecos de las letras a color',
  tail: 'con la última letra que subraya',
  masthead: 'entre dos rayas, con el símbolo arriba',
  'topped-frame': 'en un marco, con el símbolo en su borde',
  halo: 'delante de un disco',
  'block-shade': 'con letras de bulto',
  'arch-over': 'con el nombre en arco',
  crowned: 'con el símbolo entre dos rayas',
  'ribbon-thing': 'en una cinta, con el símbolo encima',
  crescendo: 'con letras cada vez más gruesas',
  stack: 'como un bloque de letras',
  'broken-rule': 'con una raya que da paso a las letras',
  headline: 'con las primeras palabras en grande',
  'flush-left': 'en líneas que parten del mismo borde',
  poster: 'en líneas del mismo ancho',
  'symbol-over': 'con el símbolo encima',
  'symbol-beside': 'con el símbolo a su lado',
  ...PLATE_NAMES,
  ...STRIP_NAMES,
};

/** What a symbol stands in. */
export const CONTAINER_TEXTS: Readonly<Record<Exclude<ContainerId, 'none'>, string>> = {
  circle: 'en un círculo',
  squircle: 'en un cuadrado de lados curvos',
  tile: 'en un cuadrado redondeado',
  roundel: 'en un medallón',
  hexagon: 'en un hexágono',
  shield: 'en un escudo',
  drop: 'en una gota',
  arch: 'en un arco',
  pebble: 'en un guijarro',
  scallop: 'en una flor',
  seal: 'en un sello dentado',
  ring: 'dentro de un anillo',
  'double-ring': 'dentro de un anillo doble',
  'square-line': 'dentro de un cuadrado',
  diamond: 'en un rombo',
  octagon: 'en un octógono',
  leaf: 'en una hoja',
  'arch-line': 'dentro de un arco',
  'hexagon-line': 'dentro de un hexágono',
  'shield-line': 'dentro de un escudo',
  rooted: 'que nace del borde de un arco',
  rising: 'que asoma del borde de un disco',
  horizon: 'de pie sobre un horizonte',
  silhouette: 'recortado en su propia silueta',
  keyline: 'con una línea que lo sigue',
  sun: 'delante de un sol',
  halves: 'mitad lleno y mitad calado',
  waterline: 'hundido a medias en medio disco',
  rosette: 'repetido como una flor',
  pair: 'en pareja',
  through: 'que atraviesa un anillo',
  initial: 'dentro de la inicial',
  laurel: 'entre dos ramas de laurel',
  rays: 'delante de los rayos del sol',
  chief: 'en un escudo con estrellas',
  fold: 'en un cuadrado plegado',
  orbit: 'dentro de una órbita',
  layers: 'sobre dos cuadrados',
  wheel: 'repetido en rueda',
  facet: 'con luz de un lado',
  crop: 'a sangre en un disco',
  quarter: 'en la esquina de un cuadrado',
  landscape: 'en su paisaje',
  host: 'dentro de otro objeto del rubro',
  emblem: 'dentro de otro objeto del rubro',
  letter: 'con la inicial calada',
  counter: 'en el hueco de la inicial',
  'counter-plate': 'con la inicial, en un cuadrado redondeado',
  spot: 'delante de un círculo de color',
  trio: 'de a tres',
  double: 'repetido dos veces',
  triple: 'repetido tres veces',
  crowned: 'con una corona',
  leafed: 'con dos hojas',
  roofed: 'bajo un techo',
  speeding: 'con la estela de su velocidad',
  afloat: 'sobre las olas',
  'top-hatted': 'con sombrero de copa',
  'cowboy-hatted': 'con sombrero vaquero',
  'chef-hatted': 'con gorro de chef',
  smiling: 'sonriente',
  'in-sun': 'dentro de un sol',
  'in-heart': 'dentro de un corazón',
  'in-flower': 'en el centro de una flor',
  'in-tree': 'en la copa de un árbol',
  moon: 'en los brazos de una luna',
  sunburst: 'dentro de un sol',
  blaze: 'dentro de una llama',
  peak: 'delante de unas montañas',
};

const TREATMENT_TEXTS: Readonly<Record<Treatment, string>> = {
  solid: 'a dos colores',
  plain: 'de un color',
  line: 'en trazo fino',
  'two-tone': 'calado a dos colores',
  swapped: 'calado a dos colores',
  tint: 'en tono suave',
  inset: 'a dos colores',
};

const CASE_TEXTS: Readonly<Record<CaseId, string>> = {
  typed: '',
  upper: ' en mayúsculas',
  lower: ' en minúsculas',
};

/** Of an idea that puts symbol and name together in its own way. */
const OWN_WAY = 'Símbolo y nombre';

const SYMBOL_TEXTS = { alone: 'el símbolo', beside: 'Símbolo' };
const initialsText = (text: string): typeof SYMBOL_TEXTS =>
  characters(text).length > 1
    ? { alone: 'las iniciales', beside: 'Iniciales' }
    : { alone: 'la inicial', beside: 'Inicial' };

function layoutText({ layout, symbol, idea }: Direction): string {
  if (layout !== 'wordmark' && layout !== 'symbol' && idea !== 'none' && ideaOf(idea).lockup !== undefined)
    return OWN_WAY;
  const { alone, beside } = symbol?.kind === 'monogram' ? initialsText(symbol.text) : SYMBOL_TEXTS;
  return LAYOUT_TEXTS[layout].replace('{symbol}', layout === 'symbol' ? alone : beside);
}

/** What may be said of a direction after its layout, what is seen first before the rest. */
function saidOf(direction: Direction): string[] {
  const { layout, idea, container, treatment, face, letterCase } = direction;
  const symbol = layout === 'wordmark' ? null : direction.symbol;
  return [
    ...(idea === 'none' ? [] : [IDEA_TEXTS[idea]]),
    ...(layout === 'symbol' && symbol?.kind === 'mark' ? [MARK_NAMES.get(symbol.id) ?? ''] : []),
    ...(symbol === null || container === 'none' ? [] : [CONTAINER_TEXTS[container]]),
    ...(symbol === null || symbol.kind === 'monogram' ? [] : [TREATMENT_TEXTS[treatment]]),
    ...(layout === 'symbol' ? [] : [`letra ${familyName(faceById(face).family)}${CASE_TEXTS[letterCase]}`]),
  ];
}

/** Things said after the layout: more are no line any more. */
const MOST_SAID = 2;

/** The rarer in the set, the more it says; of equal ones what is seen first. */
function rarest(said: readonly string[], all: readonly (readonly string[])[]): string[] {
  const sharedBy = (text: string) => all.filter((other) => other.includes(text)).length;
  const chosen = [...said].sort((a, b) => sharedBy(a) - sharedBy(b)).slice(0, MOST_SAID);
  return said.filter((text) => chosen.includes(text));
}

const sentence = (parts: readonly string[]): string => {
  const text = parts.join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
};

/**
 * One Spanish line for each proposal of a set: how it is laid out, where they differ in that, and what it has that the
 * fewest of the others have. Two lines may be the same where only the drawing of the symbol differs.
 */
export function describeProposals(directions: readonly Direction[]): string[] {
  const layouts = directions.map(layoutText);
  const said = directions.map(saidOf);
  const alike = directions.length > 1 && new Set(layouts).size === 1;
  return layouts.map((layout, i) => {
    const own = rarest(said[i] ?? [], said);
    return sentence(alike && own.length > 0 ? own : [layout, ...own]);
  });
}
