/**
 * Long things of a trade under a name that hold its small line, each with how people read where the name stands. Stored logos
 * name them: new ones go to the end.
 */
export const STRIP_NAMES = {
  'comb-strip': 'sobre un peine',
  'perforated-strip': 'sobre una tira de película',
  'baguette-strip': 'sobre una barra de pan',
  'icing-strip': 'sobre un glaseado que gotea',
  'rolling-pin-strip': 'sobre un rodillo de amasar',
  'sweet-strip': 'sobre un caramelo envuelto',
  'cleaver-strip': 'sobre un hacha de carnicero',
  'casserole-strip': 'sobre una cacerola',
  'griddle-strip': 'sobre una plancha con llamas',
  'awning-strip': 'sobre un toldo de tienda',
  'lying-fish-strip': 'sobre un pez',
  'waves-strip': 'sobre unas olas',
  'hull-strip': 'sobre el casco de un bote',
  'sprouts-strip': 'sobre una hilera de brotes',
  'pale-fence-strip': 'sobre una cerca de madera',
  'leafy-sprig-strip': 'sobre una rama con hojas',
  'lying-bottle-strip': 'sobre una botella acostada',
  'lolly-strip': 'sobre una paleta helada',
  'roll-strip': 'sobre un bocadillo',
  'cup-tray-strip': 'sobre una bandeja de tazas',
  'spanner-strip': 'sobre una llave de tuercas',
  'handsaw-strip': 'sobre un serrucho',
  'plank-strip': 'sobre una tabla',
  'beam-strip': 'sobre una viga de acero',
  'bricks-strip': 'sobre unas hiladas de ladrillos',
  'paintbrush-strip': 'sobre un brochazo',
  'roof-strip': 'sobre un techo de tejas',
  'pipe-strip': 'sobre una cañería',
  'plug-strip': 'sobre un enchufe',
  'key-strip': 'sobre una llave',
  'tread-strip': 'sobre una huella de neumático',
  'checks-strip': 'sobre una franja a cuadros',
  'bus-strip': 'sobre un bus',
  'lorry-strip': 'sobre un camión',
  'bolt-strip': 'sobre un perno',
  'barrier-strip': 'sobre una valla de obra',
} as const;
export type StripId = keyof typeof STRIP_NAMES;
export const STRIP_IDS = Object.keys(STRIP_NAMES) as readonly StripId[];
