/** Plants, landscapes, the environment and days outdoors. The format is told in ../table.ts. */
export const NATURE = `
plantas de interior, plant, plant shop, garden center, plantas ornamentales > plant cactus fern
plantas nativas, jardín botánico > plant sprout leaf-split tree
plantas a domicilio, kokedama, viverista > plant sprout leaf-split
terrario, terrarios, jardín en frasco, jardines en frasco, ecosistemas en frasco > terrarium plant sprout
maceta, macetero > plant pottery
jardín, garden, paisajismo, paisajista > plant tree
jardines verticales > plant leaf-split fern
césped > lawnmower sprinkler
jardinería, jardinero, mantención de jardines, áreas verdes > plant =lawnmower =watering-can sprout
diseño de jardines, techos verdes, landscaping > plant tree
diseño de jardines verticales > plant leaf-split fern
mantención de áreas verdes > lawnmower plant tree
pasto en rollo > lawnmower sprinkler
muro verde > plant tree
suculenta, cactus, cactario, jardín de cactus > cactus plant agave
flores para exportación, exportación de flores, exportadora de flores > flower flower-tulip rose bouquet
flor, floristería, florería, florista, flower, arreglos florales > flower =bouquet =flower-tulip rose
tulipán > flower-tulip flower bouquet
rosas > flower rose bouquet
flores secas, diseño floral, flores a domicilio, flores preservadas > bouquet flower flower-tulip
corona de flores, coronas de flores > flower flower-tulip
clavel > flower bouquet
margaritas > flower flower-tulip leaf-radial daisy
lavanda y jabones, flores de bach, terapia floral, terapias florales, esencias florales > flower flower-lotus
árbol, arboricultura, arbolado, tree > tree pine
forestación > tree pine sprout
poda, poda de árboles, arborista > tree chainsaw
tala > tree pine chainsaw axe-log
bosque, pino, forest, bosque nativo > pine tree
forestal, manejo forestal, plantación forestal > pine tree log-pile
reforestación > pine tree sprout
aserradero, sierra circular, dimensionado de madera > saw-blade =log-pile axe-log tree
araucaria > araucaria pine
abeto, oyamel, ingeniería forestal, silvicultura > pine tree
incendios forestales, brigada forestal, cortafuegos > flame pine tree
roble, encina, quillay, sauce, álamo, arrayán, ceibo, ahuehuete, canelo, espino, boldo, raulí, lenga > tree leaf-split
palma, palmera, palmar > tree-palm
leña, leñador, leña seca > log-pile =axe-log flame tree fireplace / pizza, pan, horno, asado, pollo, empanada
biomasa > flame axe tree / pizza, pan, horno, asado, pollo, empanada
eucalipto > leaf-split
~~naturaleza, nature, natural, ecología, ecológico, eco, sustentable, sostenible, verde, bio, sustentabilidad, sostenibilidad > leaf-split sprout leaf-radial
~~ecoamigable, silvestre > leaf-split sprout leaf-radial
medio ambiente, medioambiental, ambiental, asesoría ambiental, consultora ambiental, evaluación ambiental, impacto ambiental > leaf-split sprout globe-hemisphere-west tree
biodiversidad, ecosistema, educación ambiental, cambio climático > leaf-split sprout globe-hemisphere-west tree
reciclaje, reciclar, reciclado, recicladora, economía circular, residuos, gestión de residuos > recycle =recycling-bin leaf-split
cartón reciclado, zero waste, recycling, valorización, punto limpio, upcycling, plástico reciclado > recycle =recycling-bin leaf-split
energía renovable, energías renovables, energía limpia, autoconsumo > solar-panel windmill sun
energía eólica, eólico, eólica, parque eólico > windmill wind
aire puro, calidad del aire > wind
tratamiento de aguas, aguas servidas, planta de tratamiento, saneamiento > drop-leaf drop-half recycle
trekking, senderismo, hiking, caminata, caminatas, guía de montaña, montañismo, andinismo > mountain person-simple-hike boot compass
turismo de naturaleza, ecoturismo, turismo sustentable, turismo de montaña, turismo de volcanes > mountain pine compass boot
montañista, outdoor, turismo aventura, expedición, alpinismo, aventura > mountain person-simple-hike boot compass
deportes de aventura > mountain person-simple-hike boot compass
?montaña, cerro, cordillera, andes, mountain, cumbre, patagonia, alpes, montañas, pirineos, altiplano, nevado, peñón > mountain
camping, campamento, acampar, acampada > tent campfire pine mountain
carpa, carpas, tienda de campaña > tent campfire pine
scout, scouts > tent campfire pine compass
glamping > tent geodesic-dome campfire
domo > geodesic-dome campfire
cabaña, cabañas, cabañas y turismo, turismo y cabañas, refugio de montaña, cabañas en el bosque, tiny house, cabaña alpina, cabañas alpinas, cabañas a frame > log-cabin =a-frame-cabin pine campfire
hostería, hospedaje rural > bed mountain pine house
lodge > bed mountain pine log-cabin
?playa, beach, mar, océano, ocean, costa, costanera, marea, bahía, caribe, litoral, marino > waves breaker waves-circle
?río, lago, laguna, cascada, arroyo, fiordo, estero, vertiente, ribera > waves waves-circle
?valle, pradera, llanura, campiña > fields furrow-disc
desierto, oasis > sun cactus
esquí, ski, snowboard, centro de esquí, invierno, andina ski > mountain snowflake person-simple-ski
observación de aves, avistamiento de aves, ornitología, birdwatching > bird binoculars feather nest
pájaro, ave, aves, bird, canario, pajarera, aves exóticas > bird feather nest
mariposario > butterfly
escarabajo > bug-beetle
fauna silvestre, rescate de fauna, santuario animal > paw-print bird tree
aceite esencial, aceites esenciales, aromaterapia, esencias > drop-leaf flower-lotus lavender
difusores, aromas, difusor, difusor de aromas, difusores de varillas, aromatizadores, home spray > reed-diffuser drop-leaf flower-lotus lavender
piedra energética, cuarzo, minerales, cristales energéticos, gemas, piedras naturales, gemoterapia > gem stones sparkle
astronomía, tour astronómico, turismo astronómico, observatorio, telescopio, astroturismo, planetario > telescope-star moon-stars shooting-star planet
astrología, horóscopo, cartas astrales, esoterismo, esotérico, numerología > moon-stars sparkle star
meteorología, clima > cloud-rain sun wind
parque natural, parque ecológico, áreas protegidas, área protegida, reserva natural, parque nacional, vida silvestre > pine tree leaf-split mountain
mirador, vista panorámica, sendero > binoculars mountain
picnic > picnic-table basket
conservación de la naturaleza, conservación ambiental > leaf-split tree
desechos, recuperación de materiales, residuos peligrosos > recycle trash
astrólogo, espiritista > moon-stars star
flor de loto, loto > flower-lotus
corte de césped, corte de pasto, podadora de césped > lawnmower plant
planta de reciclaje, planta recicladora > recycle leaf-split
~vivero, viveros > plant =watering-can sprout leaf-split greenhouse
vivero de plantas > plant leaf-split sprout greenhouse
~excursión, excursiones > mountain boot compass backpack
raee, reciclaje electrónico, reciclaje de computadores, reciclaje de celulares, reciclaje de electrónicos > recycle cpu
zoológico, zoo, parque zoológico > elephant giraffe lion paw-print
safari, safaris, fotosafari > elephant giraffe lion binoculars
tierra de hoja, tierra de hojas, tierra negra, tierra vegetal, tierra para jardín, tierra abonada > sprout plant wheelbarrow
pasto sintético, pasto artificial, césped artificial, césped sintético, grama sintética, grama artificial > sprout fields
canchas de pasto sintético, cancha sintética, canchas sintéticas, canchas de césped artificial > goal soccer-ball
poda de palmeras, limpieza de palmeras, poda y limpieza de palmeras > tree-palm axe
flores eternas, rosas eternas, flores artificiales decorativas > rose bouquet flower
piedras y cristales, cristales y piedras, cristales y minerales, minerales y cristales > gem sparkle stones
cristales @nature & piedra, piedras, minerales, cuarzos, cuarzo, gemas > gem sparkle stones
alimento para aves, alimento para pájaros, comida para pájaros, semillas para aves @nature > bird feather nest
flores y chocolates > flower chocolate bouquet
flores y regalos, flores y peluches > flower gift bouquet
fumigación & aérea, avión, aéreo > airplane-tilt fields
destoconado, destoconadora, trituración de ramas, astillado de ramas, chipeado, chipeadora > axe-log tree chainsaw
compra de metales, compra de cobre, compra de aluminio, compra de fierro, reciclaje de metales > recycle scrap-magnet
compra de botellas, compra de botellas de vidrio, compra de vidrio, reciclaje de vidrio > recycle beer-bottle
meteorológico, estación meteorológica, estaciones meteorológicas > cloud-rain sun wind
aguas termales, pozas termales > drop-leaf bubbles waves stones
escuela de montaña, club de montaña, club andino > mountain carabiner boot compass
paseos en dunas > sun jeep sunrise
alquiler de plantas, renta de plantas, arriendo de plantas > plant tree-palm
cuenco tibetano, cuencos tibetanos, cuencos de cuarzo, baño de gong > flower-lotus yin-yang spiral
!correas y arneses, arneses para perros, correas para perros, collares y correas > dog-collar dog bone
descontaminación de suelos, remediación de suelos, suelos contaminados > sprout furrow-disc recycle
cercos vivos, cerco vivo > tree plant leaf-split
bromelia, bromelias > flower plant
polines, postes impregnados, postes y polines, madera impregnada > tree saw-blade axe-log
control de abejas, retiro de panales, retiro de abejas, rescate de abejas, control de avispas, retiro de enjambres > bee honeycomb
panales & abeja, avispa, miel, retiro, colmena, cera > honeycomb bee
piedras decorativas para jardín, piedras para jardín, piedra de río > stones plant
residuos hospitalarios, residuos patológicos, residuos biológicos > trash shield-check recycle
ramo de rosas, ramo de rosas eternas > rose bouquet flower
ramos de chocolates, ramos de dulces, arreglos de dulces > bouquet chocolate candy
chips de madera, astillas de madera > axe-log tree
avistamiento de cóndores, tours de cóndores > condor binoculars mountain
flores para bodas, flores para eventos, flores para matrimonios > bouquet flower flower-arch
chatarra, chatarrería, chatarrero, chatarreros > recycle scrap-magnet gear
reciclaje de plástico, reciclaje de plásticos > recycle pet-bottle leaf-split
reciclaje de cartón, reciclaje de cartón y papel, reciclaje de papel, cartonero, cartoneros > recycle leaf-split
residuos patogénicos > trash recycle shield-check
ósmosis inversa, ablandador de agua, ablandadores de agua, ablandadores, suavizadores de agua, filtros de agua, purificadores de agua > drop-half drop-leaf faucet glass
sifones > drop-half bubbles glass
podadora, podadoras, desbrozadora, desbrozadoras, cortacésped, orilladora > lawnmower chainsaw gear
productos ecológicos > leaf-split sprout drop-leaf
remediación, saneamiento de suelos > sprout excavator recycle
bonos de carbono, captura de carbono, huella de carbono > tree leaf-split cloud
hidrógeno, hidrógeno verde > drop-leaf lightning atom
campamento tortuguero, tortuguero, liberación de tortugas, tortugas marinas > turtle waves
manglares, manglar, restauración de manglares > tree waves sprout
poda y derribo de árboles, derribo de árboles, tala de árboles, tala controlada > tree chainsaw axe-log
lavado de oro, oro en polvo, mineros de oro, minería de oro > gold-nugget pickaxe mine-cart
extracción de mármol, extracción de piedra, cantera de mármol, canteras de mármol > pickaxe cube mountain
pellet, pellets, briquetas, briquetas de madera, pellets de madera > flame fireplace axe-log / pizza, pan, horno, asado, pollo, empanada
guardabosques, guardabosque, brigadas forestales, guardaparques > pine tree binoculars
reciclaje de llantas, reciclaje de neumáticos, llantas recicladas > recycle tire
reciclaje de ropa, ropa reciclada > recycle t-shirt
bolsas compostables, bolsa compostable, bolsas biodegradables > shopping-bag leaf-split recycle
baño seco, baños secos, baño compostero > toilet sprout leaf-split
recarga de extintores, carga de extintores > fire-extinguisher flame
polinización, polinizadores > bee flower honeycomb
abejorro, abejorros > bee flower
reciclaje textil > recycle t-shirt fabric-roll
baños de bosque, baño de bosque > pine tree leaf-split
barranquismo, barranquismo y rappel > carabiner mountain waves
limpieza de playas > waves trash shell
palmeras y poda > tree-palm chainsaw tree
santuario de lobos > wolf pine
refugio de burros, santuario de burros > donkey hand-heart
estanque, estanques, lagunas y estanques > waves fish drop-half
rodenticida, rodenticidas > field-mouse shield-check
limpieza de ríos, limpieza de océanos, limpieza de lagos, limpieza de mares > waves trash recycle
ong ambiental, fundación ambiental, organización ambiental > leaf-split globe-hemisphere-west tree
pasto sintético, césped sintético, grama sintética, césped artificial, pasto artificial & cancha, canchas, fútbol, pádel > goal soccer-ball
domos glamping, domo glamping, glamping en domos, glamping en domo > geodesic-dome campfire moon-stars
`;
