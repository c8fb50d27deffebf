/** Plants, landscapes, the environment and days outdoors. The format is told in ../table.ts. */
export const NATURE = `
plantas nativas, plantas de interior, plant, plant shop, jardín botánico, garden center, plantas ornamentales > plant sprout leaf-split
plantas a domicilio, kokedama, terrario, maceta, macetero, viverista > plant sprout leaf-split
jardinería, jardinero, jardín, garden, paisajismo, paisajista, mantención de jardines, áreas verdes, césped, jardines verticales > plant sprout flower-tulip leaf-radial
diseño de jardines, diseño de jardines verticales, mantención de áreas verdes, pasto en rollo, techos verdes, landscaping > plant sprout flower-tulip leaf-radial
muro verde > plant sprout flower-tulip leaf-radial
suculenta, cactus, cactario, jardín de cactus > cactus plant agave
flores para exportación, exportación de flores, exportadora de flores > flower flower-tulip
flor, floristería, florería, florista, flower, arreglos florales > flower flower-tulip bouquet
tulipán > flower-tulip flower
rosas > flower rose
flores secas, diseño floral, flores a domicilio, flores preservadas > bouquet flower flower-tulip
corona de flores, coronas de flores > flower flower-tulip
clavel > flower
margaritas > flower flower-tulip leaf-radial
lavanda y jabones, flores de bach, terapia floral, terapias florales, esencias florales > flower flower-lotus
árbol, arboricultura, arborista, tala, poda, tala de árboles, poda de árboles, forestación, arbolado, tree > tree pine
bosque, forestal, pino, reforestación, manejo forestal, forest, plantación forestal, bosque nativo > pine tree
aserradero, sierra circular, dimensionado de madera > saw-blade tree
araucaria > araucaria pine
abeto, ingeniería forestal, silvicultura > pine tree
incendios forestales, brigada forestal, cortafuegos > flame pine tree
roble, encina, quillay, sauce, álamo, arrayán, ceibo, ahuehuete, canelo, espino, boldo, raulí, lenga > tree leaf-split
palma, palmera, palmar > tree-palm
leña, leñador, leña seca > axe-log flame tree / pizza, pan, horno, asado, pollo, empanada
pellet, biomasa, briquetas > flame axe tree / pizza, pan, horno, asado, pollo, empanada
eucalipto > leaf-split
~~naturaleza, nature, natural, ecología, ecológico, eco, sustentable, sostenible, verde, bio, sustentabilidad, sostenibilidad > leaf-split sprout leaf-radial
~~ecoamigable, silvestre > leaf-split sprout leaf-radial
medio ambiente, medioambiental, ambiental, asesoría ambiental, consultora ambiental, evaluación ambiental, impacto ambiental > leaf-split sprout globe-hemisphere-west
biodiversidad, ecosistema, educación ambiental, cambio climático, huella de carbono > leaf-split sprout globe-hemisphere-west
reciclaje, reciclar, reciclado, recicladora, economía circular, residuos, gestión de residuos, chatarra, chatarrería > recycle leaf-split
cartón reciclado, zero waste, recycling, valorización, punto limpio, upcycling, plástico reciclado > recycle leaf-split
energía renovable, energías renovables, energía limpia, autoconsumo > sun windmill leaf-split
energía eólica, eólico, eólica, parque eólico > windmill wind
aire puro, calidad del aire > wind
tratamiento de aguas, aguas servidas, planta de tratamiento, saneamiento > drop-leaf drop-half recycle
trekking, senderismo, hiking, caminata, caminatas, guía de montaña, montañismo, andinismo > mountain person-simple-hike boot
turismo de naturaleza, ecoturismo, turismo sustentable, turismo de montaña, turismo de volcanes > mountain pine compass
montañista, outdoor, turismo aventura, expedición, alpinismo, aventura, barranquismo > mountain person-simple-hike boot
deportes de aventura, ropa de montaña > mountain person-simple-hike boot
?montaña, cerro, cordillera, andes, mountain, cumbre, patagonia, alpes, montañas, pirineos, altiplano, nevado, peñón > mountain
camping, campamento, acampar, carpa, glamping, domo, carpas, tienda de campaña, scout, scouts, acampada > tent campfire pine
cabaña, cabañas, cabañas y turismo, turismo y cabañas, refugio de montaña, cabañas en el bosque, tiny house > log-cabin house pine campfire
lodge, hostería, hospedaje rural > bed mountain pine
?playa, beach, mar, océano, ocean, costa, costanera, marea, bahía, caribe, litoral, marino > waves breaker waves-circle
?río, lago, laguna, cascada, arroyo, fiordo, estero, vertiente, ribera > waves waves-circle
?valle, pradera, llanura, campiña > fields furrow-disc
desierto, oasis > sun cactus
esquí, ski, snowboard, centro de esquí, invierno, andina ski > mountain snowflake person-simple-ski
observación de aves, avistamiento de aves, ornitología, birdwatching > bird binoculars
pájaro, ave, aves, bird, canario, pajarera, aves exóticas > bird feather
mariposario > butterfly
abejorro, escarabajo > bug-beetle
fauna silvestre, rescate de fauna, zoológico, safari, santuario animal > paw-print bird tree
aceite esencial, aceites esenciales, aromaterapia, aromas, difusores, esencias > flower-lotus drop-leaf leaf-radial
piedra energética, cuarzo, minerales, cristales energéticos, gemas, piedras naturales, gemoterapia > gem stones sparkle
astronomía, tour astronómico, turismo astronómico, observatorio, telescopio, astroturismo, planetario > telescope-star moon-stars shooting-star planet
astrología, horóscopo, cartas astrales, esoterismo, esotérico, numerología > moon-stars sparkle star
meteorología, clima > cloud-sun
parque natural, reserva natural, parque nacional, guardaparques, vida silvestre > pine tree leaf-split mountain
mirador, vista panorámica, sendero > binoculars mountain
picnic > picnic-table basket
conservación de la naturaleza, conservación ambiental > leaf-split tree
desechos, recuperación de materiales, residuos peligrosos > recycle trash
astrólogo, espiritista > moon-stars star
flor de loto, loto > flower-lotus
corte de césped, corte de pasto, podadora de césped > plant
planta de reciclaje, planta recicladora > recycle leaf-split
~vivero, viveros > plant sprout leaf-split
vivero de plantas > plant leaf-split
~excursión, excursiones > mountain boot
raee, reciclaje electrónico, reciclaje de computadores, reciclaje de celulares, reciclaje de electrónicos > recycle cpu
`;
