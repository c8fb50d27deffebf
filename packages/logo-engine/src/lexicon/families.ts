/** Surnames and first names that are also things: in a name they mean the family, unless an article stands before. */
export const FAMILIES: ReadonlySet<string> = new Set(
  (
    'alameda angel avila bosque bravo caballero calderon campo campos cano carpintero carrera castillo castro cerda ' +
    'cordero corral corrales costa crespo cruz cuervo delfin duque escudero espada espinoza estrella fierro ' +
    'flor flores fuente fuentes gallardo gallego gallo garza guerra guerrero herrera herrero hierro ' +
    'huerta iglesia iglesias jardin lagos lago leon llano lobo luz madera manzano margarita marin marina marino ' +
    'marques mata mercado mesa mina molina molino montaña montes mora morales moreno naranjo nieves ' +
    'olivares olivo ortega oso palma palacio palacios palomo paloma paredes parra pastor paz peña peral perla ' +
    'pereira pino pinto plaza prado puente ramos rey reyes reina ribera rio rios rivera robles roble roca roldan ' +
    'rojas romero rosa rosas rosales salas salinas sastre serrano sierra silva soto tapia tejeda tejada toro toros ' +
    'torre torres trigo trujillo valle valles vaca vega vera vidal viera villa viña violeta zapata zapatero zorro ' +
    'puerta puerto barrera barco rubio cabello blanco arena arenas cantero becerra ballesteros concha azucena ' +
    'real rincon dalia jazmin aguila falcon isla islas lira peral rosal pilar gloria victoria ventura mar pancho pancha rosita perlita florcita gatica garzon quesada mariscal bustos cueva cuevas leones'
  ).split(' '),
);

/**
 * Names of people and of places that are things wherever nothing says otherwise: behind another word they mean who it is
 * ("Dental Arroyo", "Modas Tina"), unless something stands between the two ("Casa de la Vela").
 */
export const BORNE: ReadonlySet<string> = new Set(
  (
    'alcalde arroyo ate bautista clementina honda laja lena moises barba barbas camino capilla casas castaño castillos cerezo correa cuadros ermita escribano ' +
    'espino ferreyra granados herrador huertas leyes magdalena molinero muro nana nino olmo olmos ovejero palomares ' +
    'perales pergamino pomar posada posadas prada remedios tejera tejedor vela'
  ).split(' '),
);

/** What people are called at home, which is a thing as well: "Doña Chela" is no beer, nor is "Donde Nacho" a taco. */
export const PET_NAMES: ReadonlySet<string> = new Set(
  'chela chelita chelo choco concha conchita lupita maca nacho pancha panchita pancho pola quena tina tinita'.split(
    ' ',
  ),
);

/** What a family does that signs with its name: "Campos Abogados" are no fields, "Torres Dental" is no tower. */
const PRACTICE =
  /^(?:abogad[oa]s?|advocats|avogad[oa]s|abokatuak|arquitectes|asesor(?:es|as|ia|ias)?|auditor(?:es|as|ia)?|arquitect[oa]s?|arquitectura|consultor(?:es|as|a|ia|ias)?|contador(?:es|as|a)?|contabilidad|corredor(?:es|a)|dental|dentistas?|escriban[oa]s?|escribania|gestor(?:es|ia)|ingenier[oa]s?|ingenieria|juridic[oa]s?|legal|notari[oa]s?|odontolog[oa]s?|oftalmologia|pediatria|psicologia|kinesiologia|fisioterapia|traumatologia|construcciones|constructora|reformas|instalaciones|informatica|seguros|procuradores)$/;
export const isPractice = (word: string): boolean => PRACTICE.test(word);

/** What sells houses: "Cuadros Propiedades" paint none, "Costa Propiedades" lie on one. */
export const isAgency = (word: string): boolean => /^(?:inmobiliaria|propiedades|inmuebles)$/.test(word);

/** Folded. Animals and things that nobody is called by, so that "Doña Gallina" is a hen and "Don Tuerca" a nut; "Don Pato" is a person. */
export const NO_PERSON: ReadonlySet<string> = new Set(
  (
    'abeja barba bigote boton brocha burra cabra candado chancho chanchito clavo cochinito diente filtro foco gallina ' +
    'gallinita globo hormiga ladrillo lechon lechuza libro llanta martillo muela oveja perno pincel piston pixel puerco ' +
    'rana ranita rueda serrucho tijera tijeras tornillo tortuga tuerca vaca vaquita zapato'
  ).split(' '),
);

/** Surnames that a practice is gladly seen as all the same: "León Consultores" is a lion. */
export const MASCOTS: ReadonlySet<string> = new Set(
  'aguila corona delfin estrella falcon leon lobo luz mar oso paz puente reina rey toro zorro'.split(' '),
);

/** What is no family after "del": "La Cueva del Oso" is a bear's, "El Doctor del Cabello" dresses hair. */
export const BEASTS: ReadonlySet<string> = new Set(
  'aguila cabello cuervo delfin falcon gallo leon lobo oso zorro'.split(' '),
);
