/** Plants, landscapes, the environment and days outdoors. The format is told in ../table.ts. */
export const NATURE = `
plantas de interior, plant, plant shop, garden center, plantas ornamentales, plantas carnívoras, planta carnívora, plantas acuáticas, esqueje, esquejes, esquejes enraizados, plantas exóticas, plantas de colección, plantas de sombra > plant
plantas nativas, jardín botánico > plant =sapling =sprout
plantas a domicilio, kokedama, viverista > plant =watering-can sprout
terrario, terrarios, jardín en frasco, jardines en frasco, ecosistemas en frasco, jardincitos en frascos, jardincitos dentro de frascos, jardines dentro de frascos, jardines dentro de frascos de vidrio, jardincitos dentro de frascos de vidrio, plantas dentro de frascos de vidrio, jardines en frascos de vidrio, plantas dentro de frascos, plantas en frasco, jardines en botella, mini jardines en frasco, bosques en frasco, jardines de musgo en frasco > terrarium plant
cuadros de musgo, cuadro de musgo, musgo preservado, muros de musgo, muro de musgo, cuadros vegetales, plantas preservadas, jardín preservado, jardines preservados > fern =picture-frame wall-pots
maceta, macetero > plant
jardín, garden, paisajismo, paisajista > plant =garden-tools =watering-can tree
jardines verticales, jardín vertical, huerto vertical, huertos verticales > wall-pots plant
césped > lawnmower =sprinkler
jardinería, jardinero, mantención de jardines, áreas verdes > plant =lawnmower =watering-can =garden-tools
diseño de jardines, techos verdes, landscaping > plant =garden-tools tree
diseño de jardines verticales > wall-pots plant
mantención de áreas verdes > lawnmower =garden-tools =secateurs
pasto en rollo, césped en rollo, pasto en rollos, pasto en palmetas, pasto alfombra, tepes > lawnmower =turf-roll sprinkler
muro verde, muros verdes > wall-pots plant
suculenta, cactus, cactario, jardín de cactus > cactus plant
flores para exportación, exportación de flores, exportadora de flores > flower =rose =flower-tulip =bouquet
flor, floristería, florería, florista, flower, arreglos florales, loradenda, lore denda, loredenda > flower =bouquet =flower-tulip rose
flores silvestres, arreglos con flores silvestres, flor silvestre > daisy =flower bouquet
flor de cempasúchil, cempoalxóchitl, cempaxúchitl, flor de muerto > daisy =flower bouquet
nochebuenas, flor de nochebuena, flores de nochebuena, noche buenas, poinsettia, flor de pascua, flores de pascua, pascueros, estrella federal @nature,agriculture > flower plant
calas y fresias, fresia, fresias, anturios y cartuchos, heliconia, heliconias, aves del paraíso, ave del paraíso, alstroemerias, lisianthus, flores tropicales, flores exóticas, bulbos y flores > flower =bouquet
silletero, silletas de flores > bouquet flower
tulipán > flower-tulip bouquet
rosas > flower =rose =bouquet
rosal, rosales, rosales injertados @nature,agriculture > rose =bouquet
flores secas, diseño floral, flores a domicilio, flores preservadas > bouquet =flower =flower-tulip
cuadros de hojas, cuadros de hojas y flores, hojas prensadas, flores y hojas prensadas, herbarios enmarcados, oshibana > bouquet =picture-frame leaf-split
corona de flores, coronas de flores > flower flower-tulip
clavel > flower bouquet
copihue, copihues & flor, flores, florería, floristería, florista, ramo, ramos, vivero, jardín > copihue =flower bouquet
margaritas > flower =daisy
lavanda y jabones, flores de bach, terapia floral, terapias florales, esencias florales > flower =lavender flower-lotus
árbol, arboricultura, arbolado, tree > tree =ceiba
forestación > tree =sapling =pine =hands-sprout
poda, poda de árboles, arborista > tree =secateurs chainsaw
poda & césped, pasto, jardín, jardines, jardinería, jardinero, riego, setos > secateurs =garden-tools =lawnmower tree
tala > tree-felling =axe-log chainsaw tree
inventario forestal, inventarios forestales, consultora forestal, asesoría forestal, raleo y poda forestal, raleo forestal, cosecha forestal, faenas forestales, cuadrillas forestales > pine =tree log-pile
motosierrista, motosierristas, saco raíces, saco tocones, retiro de tocones, extracción de tocones, destronque, destronques, sacamos troncos > chainsaw =axe-log tree
bosque, forest, bosque nativo > pine =tree
bosque funerario, bosques funerarios, entierro ecológico, cementerio parque > tree =urn
forestal, manejo forestal, plantación forestal, ingeniería forestal, silvicultura > pine =tree log-pile
reforestación > tree =sapling =hands-sprout sprout
aserradero, sierra circular, dimensionado de madera > saw-blade =log-pile =axe-log
aserrío, aserríos > saw-blade =log-pile =axe-log
tablas y vigas, tablas y vigas de pino, vigas de pino, vigas de madera, tablas de pino, madera de pino, teca, melina, madera de teca, madera balsa, balsa madera, madera muerta > log-pile =saw-blade =axe-log
plantación de balsa, palo de balsa, topa y balsa, balsa y teca, madera topa > log-pile =saw-blade =axe-log
pilas de leña, pila de leña, leña apilada > log-pile =axe-log
araucaria > araucaria
abeto, oyamel > pine
incendios forestales, brigada forestal, cortafuegos, brigadas contra incendios, brigada contra incendios, brigadistas forestales > flame pine
roble, encina, quillay, sauce, álamo, arrayán, ceibo, ahuehuete, canelo, espino, boldo, raulí, lenga > tree ceiba
palma, palmera, palmar > tree-palm
leña, leñador, leña seca, leñero, hachero > log-pile =axe-log flame / pizza, pan, horno, asado, pollo, empanada
cuñas de leña, cuñas de partir leña, cuñas de rajar leña, cuñas y hachas, hachas y cuñas, cuñas para partir leña y hachas, mazas y cuñas, rajador de leña, partidora de leña, hacheadora de leña, astilladora de leña, parto leña, rajo leña, pico leña, partimos leña, leña picada, leña rajada > axe-log =axe log-pile
biomasa > flame =log-pile / pizza, pan, horno, asado, pollo, empanada
eucalipto > leaf-split
varas de eucalipto, varas y postes, postes y varas, varas para corral, varas de pino, varas de mangle, varas y horcones, horcones y varas, horcones de madera, varas para cerca, varas para tutor, postes de eucalipto, palos de eucalipto, rollizos de eucalipto, varillones, postes de acacia, postes para corral > log-pile =fence axe-log
~~naturaleza, nature, natural, ecología, ecológico, eco, sustentable, sostenible, verde, bio, sustentabilidad, sostenibilidad > leaf-split =sprout =hands-sprout leaf-radial
~~ecoamigable, silvestre > leaf-split =sprout leaf-radial
medio ambiente, medioambiental, ambiental, asesoría ambiental, consultora ambiental, evaluación ambiental, impacto ambiental > leaf-split =hands-sprout =sprout tree
biodiversidad, ecosistema, educación ambiental, cambio climático > leaf-split =hands-sprout =sprout tree
reciclaje, reciclar, reciclado, recicladora, economía circular, residuos, gestión de residuos > recycle =recycling-bin =recycling-truck
cartón reciclado, zero waste, recycling, valorización, punto limpio, upcycling, plástico reciclado > recycle =recycling-bin
energía renovable, energías renovables, energía limpia, autoconsumo > solar-panel =wind-turbine =solar-house
cocinas solares, hornos solares, termas solares, baterías y paneles, paneles y baterías > solar-panel =sun-bolt
energía eólica, eólico, eólica, parque eólico > wind-turbine wind
aire puro, calidad del aire > wind
tratamiento de aguas, aguas servidas, planta de tratamiento, saneamiento > drop-leaf =drop-half
trekking, senderismo, hiking, caminata, caminatas, guía de montaña, montañismo, andinismo > mountain =boot =person-simple-hike =backpack
llevamos grupos al volcán, ascensión al volcán, ascenso al volcán, ascenso a volcanes, subimos volcanes, ascensiones, ascenso a nevados, subimos al nevado, subimos cerros, guía de volcanes, guía de alta montaña, equipo de montaña, equipos de montaña, ropa outdoor, bastones de trekking > mountain =boot =backpack
turismo de naturaleza, ecoturismo, turismo sustentable, turismo de montaña, turismo de volcanes > mountain =pine =boot backpack
montañista, outdoor, turismo aventura, expedición, alpinismo, aventura > mountain person-simple-hike
deportes de aventura > mountain boot
?montaña, cerro, cordillera, andes, mountain, cumbre, patagonia, alpes, montañas, pirineos, altiplano, nevado, peñón > mountain
camping, campamento, acampar, acampada > tent =campfire lantern
supervivencia en el bosque, cursos de supervivencia, bushcraft, vida al aire libre, linternas y cocinillas, equipo de camping, equipos de camping, yurta y tipi > campfire =tent =compass
carpa, carpas, tienda de campaña > tent campfire
glamping > tent =geodesic-dome campfire
domo > geodesic-dome
cabaña, cabañas, cabañas y turismo, turismo y cabañas, refugio de montaña, cabañas en el bosque, tiny house, cabaña alpina, cabañas alpinas, cabañas a frame, bungalows, bungalow, bungalows y cabañas, cabañas y bungalows, glampings y cabañas > log-cabin =a-frame-cabin =cabin-and-pine
hostería, hospedaje rural > bed =bed-moon =log-cabin
lodge > log-cabin =a-frame-cabin =cabin-and-pine
?playa, beach, mar, océano, ocean, costa, costanera, marea, bahía, caribe, litoral, marino > waves breaker waves-circle
?río, lago, laguna, arroyo, fiordo, estero, vertiente, ribera > waves waves-circle
?valle, pradera, llanura, campiña > fields furrow-disc
?cascada, salto de agua, saltos de agua, caída de agua > waterfall waves
cascadas de agua, cascada de agua, ruta de las cascadas > waterfall
desierto, oasis > sun =cactus
invierno > mountain =person-simple-ski snowflake
observación de aves, avistamiento de aves, ornitología, birdwatching > bird =binoculars feather
casas para pájaros, casas para aves, casitas para pájaros, nidos para aves, comederos para aves, comederos para pájaros > bird-house =bird nest
observatorio de aves, ver pájaros, ver aves, tours de aves, tour de aves, pajareo, aviturismo, pajarero > bird =binoculars nest
pajarera, jaulas para pájaros, jaulas para aves, jaulas para canarios > bird-cage =bird
pájaro, ave, aves, bird, canario, aves exóticas > bird feather
mariposario > butterfly
escarabajo > bug-beetle
fauna silvestre, rescate de fauna, santuario animal, animales silvestres, animal silvestre, rescatamos animales silvestres, rescate de animales silvestres, rescate animal silvestre, refugio de fauna, hospital de fauna, hospital de fauna silvestre, fauna herida, fauna nativa, perezoso, perezosos, osos perezosos, oso perezoso, mapaches y coatíes, visón, visones > paw-print =deer =owl
foto trampa, foto trampas, fototrampeo, cámaras trampa, cámara trampa, rastreo de fauna, monitoreo de fauna, monitoreo de fauna silvestre, rastreo de animales, huellas de animales > tripod-camera =paw-print =binoculars
aceite esencial, aceites esenciales, aromaterapia, esencias > drop-leaf flower-lotus lavender
aceite de árbol de té, aceites de romero, aceites de eucalipto, hidrolatos, hidrolato, destilamos aceites, aguas florales, agua de azahar > drop-leaf lavender
difusores, aromas, difusor, difusor de aromas, difusores de varillas, aromatizadores, home spray > reed-diffuser =drop-leaf lavender
piedra energética, cuarzo, minerales, cristales energéticos, gemas, piedras naturales, gemoterapia, ámbar, jade, lapislázuli, obsidiana, obsidianas, ópalos, turquesas y cuarzos, esmeraldas en bruto > crystal-cluster =gem =stones
astronomía, tour astronómico, turismo astronómico, observatorio, telescopio, astroturismo, planetario, observación astronómica, astronómico, observatorio astronómico > telescope-star =observatory =planet
desierto de la tatacoa, estrellas de la tatacoa > telescope-star =observatory
astrología, horóscopo, cartas astrales, esoterismo, esotérico, numerología > moon-stars sparkle star
meteorología, clima, pronóstico del tiempo, pronósticos del tiempo > cloud-rain sun wind
parque natural, parque ecológico, áreas protegidas, área protegida, reserva natural, parque nacional, amigos del parque, vida silvestre > pine =mountain =tree
mirador, vista panorámica, sendero > binoculars =mountain
tour de cuevas, cuevas y cavernas, grutas @nature > mountain lantern bat
picnic > picnic-table =basket
fogata, fogatas, malvaviscos, fogones y carpas @nature > campfire =tent
conservación de la naturaleza, conservación ambiental > leaf-split =hands-sprout tree
desechos, recuperación de materiales > recycle =recycling-truck =recycling-bin trash
residuos peligrosos, residuos industriales, sustancias peligrosas, desechos peligrosos, respel > hazard-drum =steel-drum
astrólogo, espiritista > moon-stars star
flor de loto, loto > flower-lotus
corte de césped, corte de pasto, podadora de césped > lawnmower
planta de reciclaje, planta recicladora > recycle =recycling-bin =recycling-truck
~vivero, viveros > plant =watering-can =greenhouse =sapling sprout
vivero de plantas > plant =watering-can =greenhouse =sapling sprout
~excursión, excursiones > mountain =boot =backpack
raee, reciclaje electrónico, reciclaje de computadores, reciclaje de celulares, reciclaje de electrónicos > recycle =recycling-bin
zoológico, zoo, parque zoológico > elephant =giraffe =lion
safari, safaris, fotosafari > elephant =giraffe =lion jeep
tierra de hoja, tierra de hojas, tierra negra, tierra vegetal, tierra para jardín, tierra abonada > sprout =garden-tools =wheelbarrow
pasto sintético, pasto artificial, césped artificial, césped sintético, grama sintética, grama artificial, instalación de pasto sintético > turf-roll
canchas de pasto sintético, cancha sintética, canchas sintéticas, canchas de césped artificial > top-corner =goal soccer-ball
poda de palmeras, limpieza de palmeras, poda y limpieza de palmeras > tree-palm secateurs
flores eternas, rosas eternas, flores artificiales decorativas, flores en cúpula, rosas en cúpula, flores preservadas en cúpula, rosas preservadas, rosa preservada, flores eternizadas > rose =bouquet flower
piedras y cristales, cristales y piedras, cristales y minerales, minerales y cristales > crystal-cluster =gem sparkle stones
cristales @nature & piedra, piedras, minerales, cuarzos, cuarzo, gemas > crystal-cluster =gem sparkle stones
alimento para aves, alimento para pájaros, comida para pájaros, semillas para aves @nature > bird
flores y chocolates > flower =bouquet bonbon-box
flores y regalos, flores y peluches > flower =bouquet gift
fumigación & aérea, avión, aéreo > airplane-tilt fields / dron, drones, drone
destoconado, destoconadora, trituración de ramas, astillado de ramas, chipeado, chipeadora > axe-log =chainsaw
toma de huellas, toma de huellas dactilares, toma de huella > finger-lines
poda de ramas, corte de ramas, podo ramas, desrame, desramado, corte de ramas peligrosas, poda y corte de ramas > secateurs =tree chainsaw
compra de metales, compra de cobre, compra de aluminio, compra de fierro, reciclaje de metales > recycle =scrap-magnet
compra de botellas, compra de botellas de vidrio, compra de vidrio, reciclaje de vidrio > recycle =recycling-bin
meteorológico, estación meteorológica, estaciones meteorológicas > cloud-rain sun wind
aguas termales, pozas termales, piscinas termales, piletas termales, fuentes termales > hot-spring
baños de barro, baño de barro, baños de lodo > hot-spring
escuela de montaña, club de montaña, club andino > mountain =carabiner =boot
escalar en roca, escalar en roca y hielo, escalada en hielo, escalada en roca y hielo, escalar en hielo, enseñamos a escalar, enseño a escalar, escalar montañas > carabiner =mountain
paseos en dunas > dune-buggy =jeep
alquiler de plantas, renta de plantas, arriendo de plantas > plant
cuenco tibetano, cuencos tibetanos, cuencos de cuarzo, baño de gong, baños sonoros, baño sonoro, baños de sonido, baño de sonido, cuencos y reiki, cuencos y gong, terapia de sonido, sanación con cuencos, sanación con sonido, sonoterapia con cuencos > gong flower-lotus spiral
!correas y arneses, arneses para perros, correas para perros, collares y correas > dog-collar =dog-on-leash
descontaminación de suelos, remediación de suelos, suelos contaminados > sprout =furrow-disc
cercos vivos, cerco vivo > tree =plant
bromelia, bromelias > plant =flower
polines, postes impregnados, postes y polines, madera impregnada > log-pile =saw-blade
control de abejas, retiro de panales, retiro de abejas, rescate de abejas, control de avispas, retiro de enjambres > bee =beehive =honeycomb
panales & abeja, avispa, miel, retiro, colmena, cera > honeycomb =bee =beehive
piedras decorativas para jardín, piedras para jardín, piedra de río > stones
piedra pómez, tezontle, piedras de río, cantos rodados, piedra volcánica > stones pickaxe
base y sub base, base y subbase, sub base, sub bases, subbase, bases y sub bases, base hidráulica, base y sub base caliche, material base, base estabilizada, caliche, caliche y sascab, sascab, caliche y relleno, material de relleno, tierra de relleno, relleno y base, base granular, subbase granular, lastre, lastre y arena, arena y lastre, lastre y piedra, piedra y lastre, balasto, hormigón de río, afirmado, recebo, recebo y arena, maicillo, tosca, tosca y arena @construction,transportation > dump-truck =sand-barrow shovel
residuos hospitalarios, residuos patológicos, residuos biológicos > trash =recycling-truck
ramo de rosas, ramo de rosas eternas > rose =bouquet
ramos de chocolates, ramos de dulces, arreglos de dulces > bouquet chocolate candy
chips de madera, astillas de madera > axe-log =log-pile
corteza de pino, cortezas de pino, mulch, chips de poda, corteza para jardín @nature,agriculture > sprout =garden-tools pine
avistamiento de cóndores, tours de cóndores > condor binoculars
paseo a flamencos, avistamiento de flamencos, colonia de flamencos > flamingo
tiburón ballena, nado con tiburón ballena > snorkeller =dive-mask
capillas de mármol, catedral de mármol > kayak =boat waves
islas ballestas, lobería, loberías, avistaje de lobos marinos, avistamiento de lobos marinos > sea-lion =boat
compostera, composteras, composteras domésticas, baldes para compostar, balde compostero, compostar, compostamos, recojo residuos orgánicos, residuos orgánicos, biorresiduos, restos de cocina para compost > sprout =fertiliser-sack
humedal, humedales, restauración de humedales, aves de humedal > heron waves
navegamos entre témpanos, navegación entre témpanos, témpanos, viajes a la antártica, viajes a la antártida, expedición a la antártica, expedición a la antártida, expediciones polares > iceberg =penguin
geoturismo, geoparque > mountain =volcano
caminatas con burros, paseos con burros, caminatas con burritos > donkey =mountain
felinos silvestres, felinos andinos, conservación de felinos, gato andino, gatos andinos, gato montés > puma =jaguar
nenúfares y lotos, lirio de agua, lirios de agua, estanques y nenúfares > flower-lotus
avistaje de cóndores, vuelo del cóndor, mirador de cóndores, cruz del cóndor, cañón del colca, valle del colca @nature > condor =mountain =binoculars
senderos, senderos guiados @nature > mountain =boot =person-simple-hike
safari de jaguares, safari fotográfico de jaguares, avistamiento de jaguares, avistaje de jaguares, rastreo de jaguares > jaguar
oso de anteojos, osos de anteojos, oso andino, osos andinos, oso frontino > bear
minitrekking, trekking en glaciar, caminata en glaciar, glaciares @nature > iceberg =mountain =boot
plantas de bajo riego, plantas de poco riego, bajo riego, poco riego, plantas de bajo consumo de agua, bajo consumo hídrico, bajo requerimiento hídrico, jardín seco, jardines secos, xerojardinería, xeriscape, plantas xerófilas, plantas resistentes a la sequía > agave =aloe-vera =cactus
árboles nativos, árbol nativo, especies nativas, árboles autóctonos, árboles endémicos, flora nativa > tree =sapling =ceiba
flores para bodas, flores para eventos, flores para matrimonios > bouquet =flower =flower-arch
chatarra, chatarrería, chatarrero, chatarreros > scrap-magnet =recycle
reciclaje de plástico, reciclaje de plásticos > recycle =pet-bottle =recycling-bin
reciclaje de cartón > recycle =carton-loop =recycling-bin
reciclaje de cartón y papel, reciclaje de papel y cartón, recicladora de papel y cartón, recicladora de cartón, reciclaje de papel, cartonero, cartoneros > carton-loop =recycle
prensas de cartón, pacas de cartón, prensas compactadoras, compactadoras de cartón, prensas y pacas, prensas para reciclaje, prensas enfardadoras, pacas de pet y cartón > carton-loop =recycle
pepenador, recuperador urbano, reciclador de base > recycle =recycling-bin
residuos patogénicos > trash
ósmosis inversa, ablandador de agua, ablandadores de agua, ablandadores, suavizadores de agua, filtros de agua, purificadores de agua > drop-half =faucet =glass
sifones > soda-siphon
podadora, podadoras, cortacésped > lawnmower =chainsaw =secateurs
desbrozadora, desbrozadoras, orilladora > brush-cutter lawnmower
productos ecológicos > leaf-split =sprout
remediación, saneamiento de suelos > sprout furrow-disc
bonos de carbono, captura de carbono, huella de carbono > tree =leaf-split
hidrógeno, hidrógeno verde > atom =drop-leaf
campamento tortuguero, tortuguero, liberación de tortugas, tortugas marinas, voluntariado con tortugas, protección de tortugas, avistaje de tortugas, avistamiento de tortugas > sea-turtle =turtle
manglares, manglar, restauración de manglares > tree waves sprout
poda y derribo de árboles, derribo de árboles, tala de árboles, tala controlada, corte de árboles, cortamos árboles, corto árboles, cortar árboles, tala y poda de árboles > tree-felling =axe-log =chainsaw tree
lavado de oro, oro en polvo, mineros de oro, minería de oro > gold-nugget pickaxe mine-cart
oro de río, lavo oro, barequero, barequeros > gold-nugget pickaxe
extracción de mármol, extracción de piedra, cantera de mármol, canteras de mármol > pickaxe cube mountain
pellet, pellets, briquetas, briquetas de madera, pellets de madera > flame fireplace / pizza, pan, horno, asado, pollo, empanada
guardabosques, guardabosque, brigadas forestales, guardaparques > pine =tree
reciclaje de llantas, reciclaje de neumáticos, llantas recicladas > recycle =tire
reciclaje de ropa, ropa reciclada > recycle =t-shirt
bolsas compostables, bolsa compostable, bolsas biodegradables > shopping-bag leaf-split
papel semilla, papel con semillas, tarjetas con semillas, papel plantable > sprout =seed-packet
vajilla biodegradable, vajilla de hoja, platos de hoja, platos de hoja de palma, envases de hoja de palma, platos biodegradables, envases biodegradables > disposables =leaf-fork leaf-split
sorbetes de bambú, bombillas de bambú, pajitas de bambú, popotes de bambú, cepillos de bambú, vajilla de bambú, vasos de bambú > bamboo
baño seco, baños secos, baño compostero > toilet
recarga de extintores, carga de extintores > fire-extinguisher
polinización, polinizadores > bee flower
abejorro, abejorros > bee
reciclaje textil > recycle =t-shirt
baños de bosque, baño de bosque > pine =tree
barranquismo, barranquismo y rappel > carabiner =mountain
arborismo, circuito de arborismo, parque aéreo, parques aéreos, parque de tirolesas, canopy y arborismo > zipline =carabiner tree
limpieza de playas > waves trash
palmeras y poda > tree-palm chainsaw
casas de campaña, casa de campaña, renta de casas de campaña, casas de campaña y mochilas > tent =campfire backpack
santuario de lobos > wolf
refugio de burros, santuario de burros > donkey
estanque, estanques, lagunas y estanques > waves =fish
rodenticida, rodenticidas > rat-banned =field-mouse
limpieza de ríos, limpieza de océanos, limpieza de lagos, limpieza de mares > waves recycle
ong ambiental, fundación ambiental, organización ambiental > leaf-split =hands-sprout tree
pasto sintético, césped sintético, grama sintética, césped artificial, pasto artificial & cancha, canchas, fútbol, pádel > goal soccer-ball
domos glamping, domo glamping, glamping en domos, glamping en domo > geodesic-dome
pino > pine
guardería de plantas, hospital de plantas, cuidado de plantas, cuidamos plantas, médico de plantas, rescate de plantas > plant =watering-can
piñas para chimenea, piñas de pino, piñas de pino decorativas, piñas secas, conos de pino > pine
~tour, tours, turístico, turista @nature > mountain =backpack =binoculars
guía turístico, tour operador, turismo receptivo, excursiones turísticas @nature > mountain =backpack =globe-plane
turismo @nature > globe-plane =mountain =backpack
tijera de podar, podador, podadores, poda ornamental, topiaria, recorte de setos, ligustrinas, ligustrina, ligustros, corte de cercos vivos, corto cercos vivos, corto setos, corte de setos, podo setos, arbustos y setos, seto, setos > secateurs =tree
herramientas de jardín, herramientas de jardinería, artículos de jardinería, insumos de jardinería > garden-tools =watering-can =secateurs
recolección de residuos, recolección de basura, camión de basura, camiones de basura, retiro de residuos, manejo de residuos > recycling-truck =recycling-bin trash
bosque tropical, selva tropical, bosque húmedo, bosque lluvioso, selva amazónica > ceiba =tree-palm
pasto @livestock,agriculture > hay-bale =fields
venta de plantas, vendemos plantas, vendo plantas, plantas y maceteros, plantas y macetas, plantas y flores > plant =watering-can
tour al salar, tours al salar > jeep =mountain
~salar de uyuni, salar de atacama, salares > jeep =mountain
pino de navidad, pinos navideños, pino navideño, árbol de navidad natural, pinos naturales > pine
consultoría en sustentabilidad, consultoría en sostenibilidad, asesoría en sustentabilidad, asesoría en sostenibilidad, consultoría ambiental, consultores ambientales > leaf-split =hands-sprout
esquí, ski, centro de esquí, andina ski > skier =mountain snowflake
snowboard > mountain =snowflake person-simple-snowboard
scout, scouts, grupo scout, boy scouts, escultismo > fleur-de-lis =tent =campfire compass
domo iglú, domos iglú, iglús de hielo, hotel iglú > igloo =geodesic-dome snowflake
`;
