/** Words and places that call for nothing, so that none of their words is taken for a thing. The format is told in ../table.ts. */
export const NEUTRAL = `
viña del mar, mar del plata, río de janeiro, puerto montt, puerto varas, puerto natales, puerto vallarta, puerto rico > -
puerto santa maría, isla negra, isla de maipo, isla de pascua, costa rica, palma de mallorca, santa cruz, san pedro de la paz > -
río bueno, piedra negra, ciudad del carmen, playa del carmen, ciudad real, castilla y león, nuevo león, león guanajuato > -
valle de bravo, valle del maule, punta arenas, torres del paine, mesa directiva, cerro navia, cerro de pasco, quinta normal > -
estación central, río negro, tierra del fuego, villa alegre > -
productor, productores, venta, ventas > -
llámanos, llámame, llame ya, escríbenos, síguenos, contáctanos > -
copa del mundo, casa matriz, banco de plaza > -
paso a paso, primera mano, hecho en casa, hecho a medida, al por mayor, punto de encuentro, hecho con amor, manos a la obra > -
bien helada, bebidas heladas, cerveza helada, tiempo real, sur de chile, norte de chile, toda hora, todo horario, mejor precio, gran variedad > -
de autor, logo, logotipo, isotipo, letra cursiva, colores vivos, vista al mar, atención personalizada > -
armado > -
villalobos, casasola, fuentealba, monteverde > -
salvadoreño, chapín, chapina, chapines > -
carita, caritas > -
cerca, excelencia > -
vasta, vasto, basta, vaya, caro, moral, cierra, siervo, vano > -
metros cuadrados, metro cuadrado, metros lineales, metro lineal, metros cúbicos > -
puente alto, vaca muerta, cerro alegre, isla mujeres, isla canela, isla cristina, isla margarita, punta cana, puerto madero, monte patria, monte sinaí > -
sin pelos en la lengua, cabeza de ratón, cara y sello, pan y circo, casa de piedra, corral de piedra, puerto lobos > -
lago rapel, embalse rapel, playa chinchorro > -
dulces y salados, dulces y saladas, dulce y salado, dulce y salada, salados y dulces, saladas y dulces > -
milpa alta > -
bío bío, biobío > -
santa rosa de osos, santa maría de los ángeles, divino niño, ojos del salado, agua prieta, pozo almonte, cauquenes > -
palmas de gran canaria, cuevas de almanzora, puerto limón, playas de rosarito, mar chiquita, puente piedra, puente aranda, castillo de aro, colmenar viejo > -
puerto chico, pueblo chico, rancho chico, salto chico, paso chico, arroyo chico, cerro chico, monte chico, barrio chico, hoz chica, laguna chica, isla chica, loma chica > -
san isidro labrador, isidro labrador, pan comido, salina cruz, yerbas buenas, pisco elqui > -
lupita, conchita, chelita, paquita, tinita, nanita > -
hasta > -
`;
