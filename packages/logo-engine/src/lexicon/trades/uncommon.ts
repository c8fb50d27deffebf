/** Trades and things that few businesses are about. The format is told in ../table.ts. */
export const UNCOMMON = `
# stone, towers, roofs and stoves
lápida, cementerio, panteón, mausoleo, camposanto, marmolería funeraria > tombstone =laurel-flame lily
deshollinador, deshollinado, deshollinamos, limpieza de chimeneas, limpieza de cañones, limpieza de cañones y estufas, limpieza de estufas, limpieza de estufas a leña, tiro de chimenea, cañones de estufa, fumista > chimney =wood-stove =fireplace broom
reloj de torre, reloj monumental > clock-tower =clock pendulum-clock
reloj de pared, reloj cucú, reloj de pie, reparación de relojes de pared > pendulum-clock =cuckoo-clock clock
relojes de vinilo, relojes de vinilos, relojes de discos, relojes con discos de vinilo, relojes de vinilo y discos, relojes hechos con discos > clock =vinyl-record
relojes antiguos, reparación de relojes antiguos, restauración de relojes, restauración de relojes antiguos > pendulum-clock =cuckoo-clock =pocket-watch
relojes antiguos y de pared, reparación de relojes antiguos y de pared, relojes de pared y antiguos > pendulum-clock =cuckoo-clock clock
reloj de pared, reloj de pie & bolsillo, antiguo, antigua, restauramos, restauración, anticuario > pendulum-clock =pocket-watch
reloj de bolsillo, relojes de bolsillo > pocket-watch =pendulum-clock
campana & bronce, fundición > bell
campana & iglesia, torre, restauración, campanario, parroquia > bell church
campana de cocina, campana extractora, extractor de cocina, campanas de cocina, campanas extractoras, extractores de cocina, campanas y ductos, campanas industriales, fabricación de campanas > kitchen-hood fan
manguera, flexibles hidráulicos, mangueras hidráulicas > hose hydraulic-cylinder drop-half
calafateo, filtración > roof-drops =caulking-gun
limpieza de hoteles, limpieza de colegios, limpieza de locales, limpieza de clínicas > suds-bucket =mop-bucket =broom
limpieza de comunidades, limpieza de condominios, limpieza de bodegas, limpieza de hospitales, limpieza de restaurantes > suds-bucket =broom =mop-bucket
limpieza de vidrios, limpieza de cristales, limpieza de vidrios en altura, limpieza de ventanas, lavado de vidrios, limpiavidrios, limpia vidrios > squeegee =window-wash
escalera de caracol, escaleras de madera, escalera metálica, escaleras de metal, escaleras interiores, escaleras de concreto > staircase
caracol, caracoles & escalera, escaleras, barandas, pasamanos > staircase
caracoles y escaleras, caracoles metálicos, caracoles de fierro, escaleras tipo caracol, caracoles y barandas, caracoles y pasamanos > staircase
paja, techo de paja > house roofs
quincha, bahareque > adobe-house =house roofs
leñera > axe-log campfire flame
barandal, pasamanos > staircase fence
pastelón > bricks tiles
noria, molino de agua > windmill drop-half
# light, signs and shade
neón, neones, letrero de neón, rótulos de neón, letreros luminosos, rótulos luminosos, luminosos led, carteles luminosos, anuncios luminosos, tubo de neón > letter-lights =neon-sign =pole-sign hanging-sign
cuadros de luces led, cuadros de neón, cuadros de neón flex, cuadros led, cuadros luminosos, neón flex, letras en neón flex, frases en neón, cuadros de luces led y neón flex > neon-sign =letter-lights
marquesinas luminosas, letras luminosas > neon-sign =hanging-sign
toldo vela, vela de sombra, malla sombra, cierre de terraza, palillería, capota de terraza, parasol > awning umbrella
perifoneo, auto parlante, carro parlante > sound-car megaphone speaker-hifi
altoparlante, megafonía > megaphone =speaker-hifi
# instruments
acordeón, acordeonista, bandoneón, concertina > accordion
organillo, organillero > barrel-organ music-notes
chinchinero > drum
arpista, arpa llanera, arpas llaneras, lutería de arpas, fabricación de arpas, arpa clásica, arpa y violín, arpa andina, fabricante de arpas > harp
cítara > lyre music-notes
órgano & iglesia, tubo, música, concierto, afinación, coro, restauración > pipe-organ piano-keys music-notes
guitarrón, requinto, vihuela, cuatro llanero, bajo sexto, bandurria, cuatro venezolano, tres cubano, jarana huasteca > guitar music-notes
pandereta > maraca =drum
bombo legüero, cajas chayeras, caja chayera, cajas coplera > drum =maraca
banda de viento, banda de vientos, instrumentos de viento > trumpet =drum
flauta, flautas traversas, flauta traversa > recorder-flute music-notes
gaita, banda de gaitas, bandas de gaitas, banda de gaiteros, gaita gallega, gaita asturiana > bagpipe =music-notes
dulzaina, clarinete, oboe, fagot, ocarina, ocarinas, ocarinas de barro > music-notes
zampoña, quena, quenas, flautas y quenas, quenas y zampoñas, instrumentos andinos, flautas de caña, flautas de bambú, flautas andinas, silbatos y flautas de caña, quenas y flautas > pan-flute
cuero de chivo, cueros de chivo, cuero para tambores, cuero de chivo para tambores, cueros para bombos, cueros para timbales, cueros para congas, parches de cuero para tambores, parches de cuero, parches para bombos > drum =congas
flauta, flautas @art,entertainment > recorder-flute
flautas de carrizo, flauta de carrizo, flautas de barro, flauta de barro, flautas de hueso, flautas de madera de cedro, flautas artesanales, flautas nativas, flautas nativas americanas > recorder-flute =pan-flute
afinación & piano, arpa, órgano, acordeón, bandoneón, bandoneones, concertina, instrumento, guitarra, clavecín, violín > music-notes piano-keys
rocola, rockola, sinfonola > jukebox vinyl-record
cinta & vhs, betamax, casete, película, digitalización > cassette-tape film-strip
vhs, betamax, super 8, casete > cassette-tape film-strip
# machines
máquina de escribir, mecanografía > typewriter
balanza, balanzas @healthcare > bathroom-scale
balanza, romana, pesa > scales
calibración de pesas, calibración de básculas, pesas patrón, masas patrón, pesas y balanzas, balanzas y pesas, pesas y básculas, básculas y pesas, balanzas y básculas, pesas y medidas > scales =platform-scale
báscula, balanzas industriales, balanza industrial, pesaje industrial, calibración de balanzas, pesaje de camiones, pesaje, báscula camionera, básculas camioneras > platform-scale
caudalímetro > meter gauge
manómetro, calibración, termómetro industrial > gauge meter
metrología, metrología dimensional, control dimensional > caliper =gauge
radio antigua, radio a tubos, radio de época, radio a válvulas, radios a válvulas, restauración de radios > valve-radio radio
antena parabólica, antena satelital, internet satelital, internet rural, televisión satelital, señal satelital, starlink > satellite-dish wifi-high
estación terrena, radiotelescopio > satellite-dish planet
citófono, portero automático, portero eléctrico, porteros automáticos, porteros eléctricos, citófonos y porteros eléctricos, citofonía > intercom
luneta > windscreen
fuera de borda, motor de lancha > outboard-motor motorboat
rescate de camiones, rescate de tractocamiones, tractocamión averiado, rescate en carretera, arrastre de vehículos > tow-truck =flatbed-tow
coche de caballos, coches de caballos, coches a caballo, coche tirado por caballos, paseos en coche de caballos, paseo en coche de caballos, coche antiguo de caballos, carro de caballos, carroza de caballos > horse-carriage horse
calesa, calandria, carruaje, carroza, calesas, carruajes, carretela, carretelas, carrozas, landó, calandrias, carruajes antiguos > horse-carriage
diligencia & trámite, trámites, mandados, mensajería, mandado > clipboard-text
trajinera, trajineras, paseos en trajinera > trajinera =poled-boat
chalana, góndola > boat
# the sea
boya, baliza > buoy anchor
boya, boyas & red, redes, pesca, pescador, pescadores > buoy
flotadores & red, redes, pesca, pescador, pescadores, soga, sogas > hung-net =buoy
redes & flotador, flotadores, boya, boyas, soga, sogas > hung-net =knot
malla de pesca, atarraya, trasmallo, chinchorro de pesca, red de arrastre, redero, redera > hung-net =fishing-net
gaviotín > gull
recolección de algas, alguero, agar, nori, wakame, ulte, cochayuyero, huirero > kelp seaweed
percebe, navaja de mar, choritos, cholga, cholgas, choro zapato, percebeiro, percebeira, percebero > mussel shell
# the field
lombriz > worm
lombricompost, lombriabono, lombrihumus, vermicomposta > worm =fertiliser-sack sprout
lombricultura, humus de lombriz, lombricomposta, vermicompost > worm =fertiliser-sack =hands-sprout
humus > worm =fertiliser-sack sprout
gusano de seda, gusanos de seda, capullos de seda, sericultura, oruga > worm butterfly
tenebrio, tenebrios, larvas de tenebrio, gusano de harina, gusanos de harina, zophobas > worm bug-beetle
guano, guano rojo, bokashi, turba, musgo, estiércol > fertiliser-sack =sprout
bonsái, penjing, suiseki > bonsai
milpa, conuco > corn =fields
~chinampa > produce-crate fields
piñón & araucaria, recolección, bosque, pehuén, pino > pine acorn
pehuén > araucaria
corcho, corchero > acorn tree
avispón, chaqueta amarilla, velutina > bee =bug-banned
enjambre > bee =honeycomb
grillo & cría, criadero, proteína, harina, comestible, granja, insecto > grasshopper
herrado, herrado de caballos, herrado de mulas > horseshoe horse
mula & herrado, arriero, arriería, recua, carga, cordillera, cabalgata, montura, alquiler, arriendo > donkey horseshoe
carga con mulas, mulas de carga, mulas cargueras, transporte en mula > donkey horseshoe
burro & carga, arriendo, alquiler, paseo, leche, arriero > donkey
arriero, arriería, recua > donkey horseshoe
vainilla, vainas de vainilla, vainillero > vanilla =orchid
níscalo, hongo silvestre, setero > mushroom mushroom-cluster
trufa, trufa negra, trufa blanca, trufero, truficultura, truficultor > truffle
huevo de codorniz, carne de codorniz, huevos y carne de codorniz, carne y huevos de codorniz > quail =eggs
perro ovejero, perro pastor, border collie > dog =sheep
cetrería, halconero, halcón & adiestramiento, vuelo, control, plaga, paloma, exhibición, caperuza > falcon =hooded-falcon eagle
cetrería, cetrero, halconero > falcon =hooded-falcon eagle
control de palomas con halcones, exhibición de rapaces, aves rapaces > falcon =eagle hooded-falcon
# what is eaten in one region
chapulín, chapulines, insectos comestibles > grasshopper
gusano de maguey, chinicuil, escamoles, escamol > worm agave
sal de gusano > worm chili
pulque, pulquería, curados de pulque, neutle, aguamiel, tlachiquero, tlachicotón > jicara agave
tejate, tascalate, pozol, chilate, jícara, chocolate de agua > jicara cacao
tepache > pineapple =fruit-water =jarrito
chicha de uva, mudai > jicara grapes
sopaipilla, sopaipillas, calzones rotos, milcao, chapalele > tortillas
mote con huesillo, huesillo, mote > peach
pajaritos y sopaipillas, pajaritos de pan, huesillos y pajaritos, pajaritos y berlines, pajaritos dulces > bread =peach
chacarero, barros luco, barros jarpa, pepito, mollete, montadito > sandwich =sub-sandwich
churrasco & chacarero, pan, palta, sándwich, italiano, completo > sandwich steak
tlayuda, tetela, memela, sope, huarache @gastronomy,food & maíz, masa, salsa, queso > tortillas =comal
barquillo, cucurucho > ice-cream =soft-serve
cuchuflí, cuchuflíes, barquillos y cuchuflíes, champurradas, champurrada > cookie =cookie-jar
sheca, shecas, xecas > bread
curanto, pulmay, cataplana > cooking-pot =clay-pot shell
arroz a banda, fideuá > paella-pan shrimp
cecina de res, tasajo > steak =beef-cuts
hostia, pan de ángel > bread cross
chufa > tuber-plant juice
calabaza en tacha, dulce de calabaza, dulce de alcayota > pumpkin candy
asado al palo, asador al palo > grill =campfire steak
inipi > flame stones flower-lotus
# crafts and the stage
piñata, piñatería, piñatero > pinata confetti
ixtle, henequén, sisal > agave yarn spool
telar mapuche, telar de cintura, telar de pedal, witral, chamanto > loom yarn
fajas bordadas, mantas y fajas bordadas, fajas y mantas, fajas y trarilongkos, chumbes, chumbes y fajas, trariwes, trarihues > loom =embroidery-hoop yarn
faja, fajas @art > loom =embroidery-hoop
sotana, hábito religioso > church sewing-machine
birrete, togas y birretes > graduation-cap
mantón de manila, peinetón > fringed-shawl hand-fan
mantones bordados, mantoncillos, mantones flamencos, mantones y abanicos, mantones de flecos, chal, chales, chales bordados, pañolones, pañolón > fringed-shawl
zueco > boot sneaker
ojota, chala > flip-flops espadrille
plantilla @healthcare & podología, pie, ortopedia, podólogo, calzado, pisada, prótesis, férula > insole foot footprints
plantilla ortopédica, plantillas ortopédicas, plantillas a medida, estudio de pisada > insole footprints
carnaval, comparsa, murga > mask-happy =carnival-mask =drum
teatro de sombras, sombras chinescas > hand-palm theatre-curtain puppet
jukebox > jukebox vinyl-record
# things of a house
cafetera, molinillo de café > moka-pot =coffee-grinder cup
?plancha & vapor, ropa, cafetera, planchado, reparación > iron
ventilador, extractor de aire > fan wind
ducto de aire, ductos de ventilación > duct-bend =fan wind
freidora, freidoras > fryer-basket oven
planchas y freidoras, freidoras industriales, freidoras y hornos, equipos de cocina industrial > fryer-basket =oven =kitchen-hood
planchas y parrillas industriales, planchas para restaurantes, planchas industriales de cocina, planchas para carros de comida, planchas para food trucks, planchas y hornillas, planchas de acero para tacos, planchas para taquerías, carritos con plancha, planchas para smash burgers > griddle =grill-tools kitchen-hood
electromenaje > oven plug
molcajetes > molcajete mortar
colador, rallador, tabla de picar > cutlery knife cooking-pot
servilleta > laid-table cutlery cloche glass
frazada, colcha, cobertor, cobija > bed yarn
plantas y abonos, plantas y flores, flores y plantas, plantas flores y abonos & vivero, viveros, viverería, abono, abonos, macetas > plant =sapling =watering-can
cobija, cobijas, frazada, frazadas, mantas & estambre, estambres, suéter, suéteres, lana, lanas, tejidas, telar, alpaca > yarn =loom =jumper
manta de lana, mantas de lana de oveja, mantas de alpaca, mantas en telar, frazadas de lana, frazadas de telar, cobijas de lana, cobijas de telar, cobijas tejidas > loom =yarn
vasos de cristal, copas de vidrio, cristalería fina, cristalería de mesa, vasos y cristalería, vasos cerveceros, vasos grabados, copas grabadas, vasos de shot, vasos y jarras > glass =tableware
cojín, cojines, cojines decorativos, almohadones, fundas de cojín > cushion couch armchair
cuna, moisés > crib
banca, banquillo, mecedora, silla mecedora, banqueta > wooden-chair armchair
taburete > bar-stool wooden-chair
perchero > coat-hanger
repisa, librero, cómoda > dresser
velador > bedside-table dresser
estante, estantería > shelf-unit dresser book-open
retablo, retablos > retablo =gouge
imaginería, dorado de retablos, restauración de retablos, pan de oro, retablista > gouge brush
enmarcador, passepartout, enmarcado de fotos, marcos para cuadros > picture-frame =mitred-frame =hung-picture
felpudo, limpiapiés > rug door
mosquitero, malla mosquitera > window
columpio, columpios, columpios y resbaladillas, columpios y resbalines, columpios y toboganes > swing-set slide
resbalín, tobogán, juegos infantiles de plaza > slide =swing-set
carrusel, tiovivo, calesita, calesitas, caballitos de feria > carousel horse ticket star
caballitos y tiovivo, tiovivos y caballitos, caballitos de carrusel, tiovivo y caballitos > carousel
rueda de la fortuna, noria de feria, ruedas de la fortuna, rueda moscovita, rueda de chicago, vuelta al mundo, rueda mecánica, ruedas mecánicas, puestos de feria y ruedas mecánicas, sillas voladoras, rueda panorámica > ferris-wheel carousel
yoyó, canica, balero, emboque > spinning-top
antifaz, antifaces > carnival-mask
pantufla, babucha, zapatilla de casa > slippers sock
bastones, empuñadura > -
peine, peineta de cuerno > comb
cremallera, cierre eclair > zipper needle spool button
alfiler > needle spool button
terciopelo, tafetán, organza > spool needle
# things of a workshop
bisagra, cerrojo, picaporte > door key
serrucho > handsaw saw-blade
alicate, cincel, formón > tools hammer
taladros, rotomartillo, esmeril, esmeriladora, amoladora > drill
plomada, teodolito, nivel láser > theodolite compass-tool
picota, pickaxe > pickaxe shovel
?rastrillo, azadón, chuzo > shovel spade
guadaña, hoz > wheat axe
machete, machetes > axe
carretilla > sand-barrow wheelbarrow shovel bricks / ceviche, emoliente, comida, jugos, anticuchos
carretilla @gastronomy,food & ceviche, emoliente, comida, jugos, anticuchos > food-truck
regadera > watering-can
espantapájaros > wheat bird
acequia, represa, compuerta, canal de riego, tranque, bocatoma > waves drop-half fields
lavamanos, lavabo > faucet
pilas y lavaderos, lavaderos de cemento, lavadero de cemento, pilas de cemento, pilas de lavar, piletas de lavar, lavaderos de concreto, lavaderos y pilas, lavaderos de granito, bateas de cemento > faucet =concrete-block cement-sack
pilas bautismales, pila bautismal, fuentes bautismales, pilas de agua bendita, altares de mármol, altares de piedra, altares y pilas > church =marble-block
pilas de agua, pila de agua, pilas de granito, pilas de concreto, pilas de patio, pilas prefabricadas, pilas plásticas para lavar, lavaderos prefabricados, piletas de cemento, piletas de granito, piletas de lavadero > faucet water-tank
inodoro, excusado, retrete > toilet
vasos sanitarios, vaso sanitario, muebles sanitarios y tazas > toilet faucet
tazas de baño, taza de baño, tazas sanitarias, taza sanitaria, tazas de wc, loza sanitaria, wc tapados, destape de wc > toilet plunger
grava > sand-barrow dump-truck shovel mountain
retiro & escombro, asbesto, basura, residuo, chatarra, desecho > dump-truck =trash
asbesto, amianto > hard-hat shield-check
ermita, convento, monasterio, cofradía > church
tumba, nicho, osario > tombstone cross
féretro > coffin lily
rosarios, santo rosario, rosarios artesanales, decenario > rosary cross church
?rosario > rosary cross church
crucifijo, escapulario > cross church
incienso, sahumerio, copal, palo santo > flame leaf-split candle flower-lotus
tallas en palo santo, tallado en palo santo, figuras de palo santo, animales de palo santo, pájaros de palo santo, madera de palo santo, cuencos de palo santo, muebles de palo santo > gouge =hammer
figuras talladas en copal, figuras de madera de copal, animalitos de copal, nahuales de copal, tonas de copal, tallado en copal > winged-jaguar =gouge =lizard
ábaco > abacus =abacus-head
lacre, sello de cera > stamp envelope
pergamino, calígrafa > inkwell nib
crayón, goma de borrar > pencil
ceras y crayones, crayones y ceras, ceras de colores, ceras blandas, ceras para niños, ceras manley, crayones de cera, crayolas y ceras > pencil =pencil-cup palette
pizarrón, pizarra blanca, tiza > blackboard =pencil
caballetes, caballete de pintura, caballete > easel =palette
transformador > pylon =lightning plug-bolt
bobinado, rebobinado de motores, rebobinados > electric-motor lightning
polea, piñón de ataque, correa industrial > gear
catarina y cadena, cadenas y catarinas, catarinas y sprockets, sprockets y catarinas, sprockets, cadenas de rodillo, catarinas y poleas, poleas y catarinas, catarinas y engranes, engranes y catarinas, catarinas y chumaceras, chumaceras y catarinas, chumaceras > gear =bearing
tecles y polipastos, polipastos y tecles, tecles de cadena, tecles eléctricos, tecles y gatas, gatas y tecles, tecles y tirfor, tecles, tirfor, tilfor, diferenciales y tecles, diferenciales de cadena, garruchas y poleas, aparejos y poleas, señoritas y polipastos, ratchet de cadena, tecle señorita, puente grúa y tecles > chain-hoist =crane-hook crane
poleas y correas, correas y poleas, poleas y bandas, bandas y poleas, poleas y cadenas, cadenas y piñones, correas en v, bandas en v > gear =timing-belt bearing
fajas correas, fajas correas y poleas, correas y fajas, fajas de transmisión, fajas industriales > timing-belt =gear bearing
rodamiento > bearing gear
mazas de rueda, mazas y rodamientos, rodamientos y mazas, mazas y baleros, baleros y mazas, mazas delanteras, mazas traseras, manzanas de rueda, cubos de rueda, retenes y baleros, bocamasas > bearing =rim
rulemanes, ruleman, rolineras, rolinera, baleros y retenes, rodajes y retenes, retenes y orings > bearing gear
bandas transportadoras para minas, bandas transportadoras para canteras, bandas transportadoras para minería, cintas transportadoras para minería, fajas transportadoras para minería, transportadores de áridos, bandas para trituradora > gravel-conveyor =gear
hojas de muelle, hoja de muelle, muelles y hojas, hojas y muelles, muelles de camión, muelles y resortes, resortes y muelles, hojas de ballesta, ballestas y muelles, paquetes de hojas, paquetes de muelles, elásticos de camión, elásticos y resortes, muelles y ballestas > coil-spring =truck
guías y asientos, asientos de válvula, asientos de válvulas, guías de válvula, válvulas y guías, guías y asientos de válvulas, asentamiento de válvulas, esmerilado de válvulas, válvulas de motor, válvulas de admisión y escape > crankshaft =engine =spark-plug
bujía, bujías, cambio de bujías > spark-plug
pistón, carburador, culata > engine =crankshaft =spark-plug
inyector, inyectores, bomba inyectora, bombas inyectoras, inyección diésel, laboratorio diésel, common rail > fuel-injector =engine
tubo de escape, silenciador, mofle > exhaust =car-exhaust
paracaídas > parachute
salto base, salto base y wingsuit, saltos base, wingsuit, salto tándem, saltos tándem > parachute
triciclo > bicycle
carrete & pesca, pescar, caña, anzuelo, sedal, #sea > fishing-rod =hook
carrete de pesca, lombriz de carnada > hook =fishing-rod
# small and wild animals
mosca, mosquito, zancudo, pulga, garrapata, chinche, polilla, chinche de cama @nature,agriculture,construction,healthcare > bug-beetle =bug-banned =knapsack-sprayer
piojo, liendre > lice-comb =comb
?alacrán, escorpión > scorpion bug-beetle bug
?ciempiés > bug-beetle bug
?dinosaurio > dinosaur
?buitre, jote, zopilote > eagle bird
?ñandú > running-rhea =ostrich
jabalí & caza, carne, embutido, cría > wild-boar
?camello, dromedario > -
camello, dromedario & paseos, paseo, excursiones, safari, safaris, dunas, desierto, cabalgatas, reyes, alquiler, granja, camellero, eventos, fiestas, belenes, navidad, desfiles > camel
paseos en camello, paseo en camello, paseos en dromedario, rutas en camello, safari en camello, camellos y dromedarios, granja de camellos, echadero de camellos > camel
?castor, coipo > squirrel
?cometa & volantín, festival, papel, viento, taller > kite
# plants that are eaten
murta, maqui > blueberry
calafate @fishing & barco, barcos, embarcación, embarcaciones, ribera, astillero, casco, cascos > boat anchor
tuna & nopal, fruta, cactus, penca > prickly-pear =nopal
pitahaya, pitaya, pitahayas, pitayas, fruta del dragón > pitahaya =fruit-crate
níspero, lúcuma, zapote > fruit-tree =fruit-crate =fruit-bowl
dátil > tree-palm
rábano, rabanito > carrot
jengibre, cúrcuma, wasabi > tuber-plant mortar leaf-split
apio, col, coles de bruselas > greens-bunch =lettuce =produce-crate
berenjena > eggplant produce-crate
calabacín, zapallito > pumpkin
linaza > wheat grains
alegrías de amaranto, alegrías, palanquetas, palanquetas y alegrías > candy wheat
haba, arveja, guisante, chícharo > pod
canela, tomillo, anís, cardamomo > mortar =grain-scoop leaf-split
manteca, sebo > jar
morcilla, prieta, sobrasada > sausage =ham
caldillo, gazpacho, salmorejo, chupe > bowl
croqueta > croquettes frying-pan / perro, gato, mascota, mascotas, cachorro
flan, natilla, natillas, leche asada, leche nevada, budín > flan
merengue @food,gastronomy > piping-nozzle =pastry-bag cake
!croqueta & perro, perros, gato, mascota, mascotas, cachorro > kibble-sack =pet-bowl =bone
chicle, regaliz > candy
atole, champurrado, ponche > jarrito corn
clericó, clericot, clericós, clericó y sangría, borgoña con frutilla, melvino > glass =wine strawberry
# what is left over
botón & nácar, cierre, hilo, costura, camisa, coser, bordado, mercería > button needle
bronce > bell flame hammer
fundición de bronce, fundición artística > foundry-ladle bell flame
sello de juntas, sellado de juntas, siliconas y selladores, selladores, silicona, siliconas, masillas y sellos, sellado de ventanas, sellos de silicona > caulking-gun
grieta, sellado de grietas > caulking-gun trowel bricks
tinaja caliente > bathtub flame
detector de metales, detectores de metales, cateador > coins shovel
avistamiento de delfines, marsopa > dolphin waves
avistamiento de cetáceos, cachalote > whale =whale-tail
observación de pájaros > binoculars bird
fauna marina > whale turtle
férula, yeso ortopédico, tobillera, rodillera, muñequera ortopédica, inmovilizador, muñequeras, tobilleras, coderas, rodilleras y muñequeras, rodilleras y tobilleras, férulas, cabestrillo, cabestrillos, vendas y rodilleras, vendas elásticas, collarín, collarines, cuello ortopédico > ankle-brace crutches prosthesis
yeso @healthcare > broken-bone crutches ankle-brace
muletas, bastón ortopédico > crutches rollator
cámara analógica, cámara antigua, cámara de rollo, película analógica > camera aperture film-strip
adicto, adicción, ludopatía, alcoholismo > hand-heart heart
limpieza de terrenos, desmalezado, desbroce, roza, desmalezamiento, desmalezo, desmalezamos, desbrozo, desbrozamos, desbroces, desbroce de fincas, desbroce de solares, limpieza de solares, limpieza de fincas, limpieza de lotes, limpieza de potreros, limpio potreros, limpio lotes, limpio parcelas, limpio terrenos, limpiamos terrenos, limpieza de parcelas, limpieza de montes, limpieza de sitios, chapeo, chapia, chapias, chapiamos, chapeamos, guadañamos, guadaño, rocería, rocerías, desmonte, desmontes, rozo y limpio > brush-cutter =axe =lawnmower chainsaw shovel tree
fertilidad, reproducción asistida, fecundación in vitro, in vitro, óvulos, óvulos y embriones, embriones, bebés de probeta, congelación de óvulos, donación de óvulos, infertilidad, quedar embarazada > baby uterus dna
# callings by their own names
aserrador, serrador > saw-blade tree
barquillero, nevero, nieves de garrafa > ice-cream =popsicle
calderero, estañador, fresador > hammer anvil gear
canastero, cestero, esparto, espartero, jarciero > basket
colchonero > mattress bed
colmenero, mielero > bee =beehive =honeycomb
corsetero, zurcidora > needle spool
encajera, encajeras > lace-sun =needle spool
cuchillero, navajero > knife
curtidor, peletero, guarnicionero, soguero, huasquero, trenzado en cuero > handbag horseshoe
churrero > churro
dulcero, confitero, peladilla, almendra garrapiñada > candy =candy-jar almond
escobero > broom
hago escobas, escobas de sorgo y palma, escobas de palma y sorgo, escobas de palma, escobas de sorgo, escobas de millo, escobas de paja, escobas de rama, escobas de maíz, escobas de curahuilla, escobas artesanales, fábrica de escobas, fabricante de escobas, escoberos, vendo escobas, escobas y traperos, escobas y cepillos, escobas y escobillones > broom
estuquista, mampostero > trowel bricks hammer
picapedrero, cantero > mallet-chisel hammer trowel
hilandera, devanador > yarn spool
horticultor, viverismo > carrot =sprout =tomato
jabonero > soap-bar hand-soap
lonero, lonería > awning tent
matarife, chacinero, chicharronero > ham knife
muñequero, muñequería, muñeca waldorf, muñecas waldorf > doll needle
organero, órgano de tubos, órganos de tubos, órgano de iglesia > pipe-organ
ovejero > sheep
panelero, trapichero > sugar-cane
paragüero > umbrella
pirotécnico, cohetero, polvorería, juegos pirotécnicos, castillos pirotécnicos, cohetes, cohetería, toritos de fuego > skyrocket =fireworks =fire-fountain
mechas y cohetes, cohetes y mechas, mechas y cohetones, mechas pirotécnicas, cohetes de vara, cohetes de caña, voladores y mechas > skyrocket =fireworks
pocero > drop-half drill
pocero & desatasco, desatascos, alcantarillado, arqueta, arquetas, atasco, atascos, fosa, fosas, cloaca, cloacas, tubería, tuberías > pipe plunger
pregonero > megaphone
salinero > salt-heap waves
sillero > wooden-chair
sombrerero, chupallero > cowboy-hat
tallista > hammer gouge
tamalero > tamale =tamale-steamer corn
tortillera, tlacoyo, zacahuil > tortillas =comal corn
tejero > tiled-roof
tonelero, duela, barrica de roble > barrel wine
vinagrero > jar grapes
lagar, trujal, majuelo, mosto > grapes glass
cata, maridaje > glass grapes
# their things
cordelería, soga, sogas, reata, reatas, cuerda de cáñamo, soguería, floreo de reata, lazo charro y reata > lasso knot yarn
estribo > stirrup horseshoe horse
espuela > spur horseshoe horse
alforja, arnés de caballo > horseshoe horse
mandil > apron scissors
corneta > trumpet
candelabro, candelero > candle
exvoto, milagrito, altar, ofrenda > candle heart
cempasúchil > flower
belén navideño, nacimiento navideño, pesebre navideño, nacimientos navideños, belenes navideños, figuras de belén > nativity shooting-star lamb angel-wings
mayólica, botijo > vase pottery
fuente de agua, fuentes ornamentales > fountain drop-half waves
surtidor > fountain drop-half
estanque ornamental, estanques ornamentales, estanques de jardín, estanque de jardín, estanques y cascadas, estanques y cascadas de jardín, piscina natural, piscinas naturales, piscinas biológicas, biopiscina, biopiscinas, lagunas ornamentales > flower-lotus goldfish waves
jaula > bird / salmón, pez, salmonera, tilapia, trucha, cachama, peces, vacunos, ganado, cerdos
jaula, jaulas & perro, perros, mascota, mascotas, canil > pet-carrier =dog-house
jaula, jaulas & cuy, cuyes, cobayo, cobayos > guinea-pigs =guinea-pig
jaula, jaulas & hámster, hámsters, roedor, roedores > field-mouse
jaula, jaulas & conejo, conejos, cunícola > rabbit =rabbit-face
jaula, jaulas & cangrejo, cangrejos, langosta, langostas, jaiba, jaibas, nasas, centolla > crab =lobster
jaula, jaulas & tiburón, tiburones > shark-fin =snorkeller
jaula, jaulas & gas, cilindros > gas-cylinders
jaula, jaulas & supermercado, supermercados, roll, logística, bodega > hand-truck =shopping-cart
jaula, jaulas & faraday, blindaje > lightning =network
jaula, jaulas & mototaxi, mototaxis > auto-rickshaw
jaulas y huacales, huacales de madera, huacal de madera, huacales y tarimas, tarimas y huacales, jaulas de embalaje, jaulas y cajones de madera, guacales de madera, guacales, huacales, embalajes de madera para exportación, jabas de madera, cajas y huacales de madera, cajones de exportación > wooden-crate =pallet
jaula, jaulas & salmón, salmones, salmonera, salmoneras, salmonicultura, acuicultura, acuícola, peceras, tilapia, trucha > fish-pen =fishing-net
jaulas de cultivo, jaulas salmoneras, redes peceras, centros de cultivo de salmón > fish-pen =salmon =fishing-net
jaulas de gimnasio, jaulas de crossfit, jaula de potencia, jaulas de sentadilla, racks y jaulas > barbell =kettlebell
trampas jaula, jaulas trampa, jaulas conejeras > rabbit =rabbit-face
bebedero, comedero > bird nest
bebedero, bebederos @livestock,agriculture > water-tank =cow / aves, pollos, gallinas, colibríes, pájaros
bozal, collar de perro, correa de perro > dog-collar =dog-on-leash
alcancía > piggy-bank
tragaluz, claraboya, lucernario, contraventana, postigo, cancel de baño > window
bolardo, parquímetro > parking-sign traffic-cone
resbaladilla > slide =swing-set
dominó > dominoes dice-five
rifa > ticket =tombola
alcantarilla, drenaje de aguas > pipe drop-half
biodigestor, biogás > leaf-split flame recycle sprout
geotermia > flame mountain
turbina, hidroeléctrica > lightning drop-half
deslinde > theodolite deed
sismología, sismógrafo > pulse mountain
espeleología, espeleobuceo > mountain lantern bat
~~cueva, cuevas, gruta, grutas, caverna, cavernas > mountain lantern bat
paleontología, fósil > bone shell
taxidermia, taxidermista, disecado, disecador > deer fox owl
helicicultura > snail =snail-on-leaf
cuajo, cuajada, suero de leche > cheese milk-bottle
nata, margarina, ghee > milk-bottle
malta, levadura > wheat beer-stein
levadura, levaduras & panadería, panaderías, harina, harinas, pan, repostería > grain-sack =bread
marquesita, obleas con cajeta > cookie
sobador, sobandero, huesero, componedor de huesos, sobo torceduras, sobo la espalda, sobadora, sobadas, zafaduras, torceduras, componedora de huesos, arreglador de huesos, compositor de huesos, acomodo huesos, acomodador de huesos, algebrista, quebradura, sobaderos, compongo huesos > broken-bone hand-palm
ortoptista > eye eye-chart
zanco > circus-tent
piragüismo > kayak =kayaker
partero > baby
cesto, coirón, canastillo > basket
raqueta, encordado de raquetas > tennis-ball racquet
plumas y raquetas, raquetas y plumas, raquetas y gallitos, gallitos y raquetas, volantes y raquetas, raquetas y volantes, plumas de bádminton > shuttlecock =badminton
proyector, telón de proyección > projector-screen film-slate
# music and feasts
jazz & ballet, danza, baile, bailarín > dancer
jazz, blues, swing, big band > saxophone =trumpet music-notes
reggae, ska, trap musical, rondalla, son jarocho, huapango, copla > guitar music-notes
jota aragonesa, muñeira, sardana > folk-dancer =castanets music-notes
hora loca > confetti =balloon-bunch =party-hat
zanquero, zancos > circus-tent =clown
efectos especiales > sparkle flame
escenografía, utilería > theatre-curtain =mask-happy
# of bodies, fields and the sea
dolor de espalda, columna, columna vertebral, ajuste de columna, escoliosis, hernia discal, lumbago > spine massage
columna, columnas & ducha, duchas, grifería, griferías > shower-head =faucet
columna, columnas & globos, globo > balloon-bunch =balloon-arch
columna, columnas & alumbrado, luminarias, farolas > street-lamp
columna, columnas @construction & metálica, metálicas, galpón, galpones, vigas, losas, zapatas, fierro, encofrado, hormigón, concreto, cemento, balaustres > steel-beam =ionic-column
columna, columnas & cremallera, hidráulica > steering =car-wrench
columna, columnas & acuario, acuarios, peces, burbujas > bubbles =goldfish
columna, columnas & opinión, periódico, prensa, periodismo, periodista, crónicas > newspaper =typewriter
columna, columnas & sonido, audio, bluetooth, amplificada, amplificadas, parlantes, altavoces > speaker-hifi =equalizer
columnas y balaustres, balaustres, balaustres y columnas, balaustradas, balaustrada, columnas de concreto, columnas de hormigón, columnas de cemento, columnas decorativas, columnas de mármol, columnas de piedra, columnas de yeso, columnas de madera, columnas y vigas, vigas y columnas, columnas y molduras, molduras y columnas, capiteles, capiteles y columnas, columnas para jardín > ionic-column
columnas de sonido, columnas de audio, columnas amplificadas, columna de sonido, columnas bluetooth, columnas acústicas, cajas acústicas, caja acústica, cajas de sonido, cajones para bajos, cajones para parlantes, cajas para parlantes, cajas para subwoofer, cajones para subwoofer, cajas amplificadas, cajas activas > speaker-hifi =equalizer
cajas de bajos, cajones acústicos, parlantes y cajas, bajos y parlantes, bajos y bocinas, cajones para bocinas, bocinas y bajos, subwoofers > speaker-hifi =car-radio
columnas de opinión, columna de opinión, columnas y crónicas, crónicas y columnas, columnista, columnistas, columna semanal, columnas periodísticas, columna en el periódico, columnas de periódico, columnas en prensa > newspaper =typewriter =nib
helada, granizo, control de heladas > snowflake thermometer
espada & armadura, escudo, medieval, esgrima, katana > sword
katana, armadura > sword
ballesta, honda, resortera > target
nasa & pesca, trampa, jaiba, langosta, buceo, #sea > fishing-net
cebo vivo, cebos > hook =fishing-rod
aleta & buceo, neopreno, snorkel > snorkeller dive-mask
hélice & barco, lancha, motor, bote, marina > ship-propeller outboard-motor boat
dique, dragado, escollera > waves anchor
# paper, houses and offices
papel hecho a mano, papel artesanal, papel reciclado artesanal, papel amate > leaf-split note
trufa negra con perros, trufas con perros, buscamos trufas, buscamos trufa, buscamos trufa negra, perros truferos, perro trufero > truffle
hoteles de insectos, hotel de insectos, hoteles para abejas > bee =ladybug
carrizo, carrizos, caña brava, caña de castilla, cañizo, cañizos @nature,agriculture > reed-bundle =bamboo
lufa, lufas, luffa, esponjas vegetales, esponja vegetal, estropajo, estropajos, estropajos vegetales > bubbles soap-bar
cocinas a leña, cocina a leña, cocinas ecológicas a leña > wood-stove =flame cooking-pot
sacos y costales, costal, costales, sacos de papa @agriculture,livestock > grain-sack
etiqueta adhesiva > price-tag =sticker printer
credencial, gafete, credenciales pvc, credencialización, tarjetas pvc, tarjeta pvc, tarjetas de proximidad, credenciales, tarjetas pvc y credenciales > id-badge
pulseras de tela, pulseras de papel, pulseras vinílicas, pulseras de acceso, pulseras de tela para eventos, pulseras de festival, brazaletes de acceso, pulseras de silicona publicitarias, pulseras tyvek > bracelet =ticket
mesa de ping pong, pimpón > table-tennis-bat ping-pong
taca taca, futbolín > foosball soccer-ball
futbolitos y air hockey, air hockey, mesas de futbolito, mesa de futbolito, futbolito de mesa, futbolitos de mesa, futbolito y billar, billar y futbolito, futbolitos y billares, renta de futbolitos, futbolito y ping pong, futbolito humano > foosball =arcade-machine
subasta, remates, remate de campos, remates de campos, remate de muebles, remates de muebles, remates de propiedades, remates de autos, casa de remates, martillero público, martillero > gavel
sangría, tinto de verano > glass citrus
tintos de la casa, vinos tintos, vino tinto y blanco, tintos y quesos, quesos y tintos > wine =glass
tintos y rosados, tintos y blancos, blancos y tintos, rosados y tintos, tintos de crianza, tintos jóvenes, tintos de la rioja, crianzas y reservas, tintos blancos y rosados, blancos y espumosos > wine =glass =wine-barrel
testamento > deed =nib
nómina, finiquito, liquidación de sueldo > receipt =calculator
carbón vegetal, carbonería, saco de carbón, carbonero > charcoal-sack =flame grill
carbón & leña, saco, tonelada, espino, quebracho, briqueta > charcoal-sack =flame axe
carbón & pollo, carne, parrilla, brasa, asado, arepa > flame steak knife
parrillas para motos, parrillas para moto, parrillas y baúles, baúles y parrillas, parrillas y maleteros, defensas y parrillas, parrillas y defensas, parrillas y portamaletas > motorcycle =motorcycle-front =moped
parrillas de techo, parrilla de techo, parrillas portaequipaje, parrillas portaequipajes, canastillas de techo, canastilla de techo, parrillas de carga, barras portaequipaje, parrillas para camionetas, parrillas para autos > roof-rack
carbón > flame
yeso cartón > bricks trowel
yurta, tipi > tent
tapetes de lana, tapetes tejidos, alfombras tejidas, tapices de lana > rug =unrolled-rug loom yarn
crin, yute, lechuguilla > yarn needle
instrumentos de medición, instrumentos de medida, equipos de medición > gauge =caliper meter
litio > charged-battery car-battery lightning
minería artesanal de oro, minería aurífera > pickaxe gold-nugget mine-cart
kimono, kimonos, kimonos y batas > hand-fan coat-hanger fabric-roll
ropa náutica > jumper anchor boat
mesa de resina, mesas river > desk tree waves
fileteado, fileteado porteño, filete porteño, fileteador > signwriting =brush
mates y bombillas, mate y bombilla > mate leaf-split
abalorio, abalorios, cuentas y abalorios, mostacillas, mostacilla > necklace earrings gem
abalorios y canutillos, canutillos y abalorios, canutillos bordados, mostacillas y canutillos, canutillos y mostacillas, lentejuelas y canutillos, chaquiras y pedrería, pedrería, pedrería y chaquiras, cristales y pedrería, pedrería y lentejuelas, bordado en pedrería > necklace =gem earrings
canutillo, canutillos @art,desing > necklace =needle
conchas de nácar, perlas y conchas de nácar, perlas y nácar, nácar y perlas, concha nácar, bisutería de nácar > oyster =necklace shell
silbato, silbatos > whistle
personal branding, marca personal, marcas personales > megaphone =star
encimeras de cuarzo, encimera de cuarzo, cubierta de cuarzo > worktop tiles faucet
castañuela, castañuelas > castanets hand-fan music-notes dancer
biombo, biombos, celosía, celosías > window curtain
piragua, piraguas > kayak
hormigas culonas, chicatana, chicatanas, jumiles, jumil > ant
hormiga culona, hormiga comestible > ant
panga, pangas > motorboat
viajes en panga, paseos en panga, tours en panga, traslados en panga, pasajeros en panga, viajes en bote, lanchas y pangas, pangas y lanchas > motorboat =boat
?chimango, queltehue, martineta, tinamú, chercán, tiuque, carancho, rayadito, sinsonte, cenzontle, zanate, guacharaca, gallineta > bird feather
lomitos, lomito & rescate, rescatados, rescatamos, adopción, mascota, mascotas, perro, perros, refugio, paseo, paseos > dog =paw-print
firulais, perrihijo, perrihijos, solovino, solovinos @nature,livestock,healthcare > dog =paw-print
gatihijo, gatihijos > cat
géiser, géiseres > hot-spring mountain
vía ferrata, vías ferratas > carabiner mountain
geranio, geranios > flower potted-plant
dobladita, dobladitas > bread
fugazzeta, fugazza, fugazzetas > pizza-whole slice
pizza a caballo, fainá y pizza a caballo, pizza y fainá, fainá y pizza, fugazza y fainá > slice =pizza-whole
coca de trempó, cocas de trempó, cocas de recapte, coca mallorquina, cocas mallorquinas, cocas y empanadas, cocas y ensaimadas, cocas de san juan > slice =bread
fainá > slice
matambre, matambres > steak grill
pastafrola, pastafrolas > pie
cubanitos, cubanito @food,gastronomy > cookie
cañones de crema, cañoncitos de dulce de leche, cañones de dulce de leche, cañones y cubanitos, cañones de crema y cubanitos, cuernitos de crema, cañas de crema > croissant =cookie
raspao, raspaos > snow-cone
quimbolito, quimbolitos > tamale
espumilla, espumillas > ice-cream
tigrillo & verde, bolón, plátano, desayuno, desayunos > frying-pan banana
suspiro limeño, suspiros limeños, suspiro a la limeña > parfait
dorilocos, papas locas > fries chili
pipián > molcajete clay-pot
torreznos, torrezno > pig frying-pan
fuet, fuets > sausage
navajas & mejillones, berberechos, marisco, mariscos, almejas, zamburiñas, percebes > mussel shell
gulas > fish
boquerones, boquerón > fish-on-a-plate fish
espetos, espeto, espetos de sardinas, espetero, espetería, sardinas al espeto > sardine-skewer =fish-on-a-plate
txakoli, chacolí > wine glass
calimocho, kalimotxo > pint-glass glass
hornazo, hornazos > pie bread
gofio, gofio canario > grain-sack wheat
mojo picón, mojos canarios, mojo canario > hot-sauce pepper
chancho en piedra > pepper tomato
pastel de jaiba, pasteles de jaiba > crab clay-pot
helado de paila, helados de paila > ice-cream =ice-cream-cup
seco de chivo, seco de cordero, seco de pollo, seco de gallina > bowl cooking-pot
papa a la huancaína > potato
causa rellena > potato
chajá, postre chajá > cake
martín fierro, postre vigilante, martín fierro y postre vigilante, vigilante de postre, queso y membrillo > cheese =jar
torta de fiambre, tortas de fiambre > sandwich
revuelto gramajo > frying-pan egg
sublimadora, sublimadoras, planchas de sublimación, prensas de sublimación > printed-tee =printed-mug
prensa, prensas & sublimadora, sublimadoras, sublimación, estampado, estampadora > printed-tee =printed-mug
tarjetas nfc, tarjetas digitales, tarjeta digital, tarjetas de presentación nfc > id-badge qr-code
computín, computines, computinero > laptop desktop-computer
facturero, factureros, facturero electrónico, facturas electrónicas > invoice =receipt
raku > vase pottery
collage, collages > scissors image
ambrotipo, ambrotipos, daguerrotipo, daguerrotipos, colodión húmedo > tripod-camera camera
cubrecama, cubrecamas > bed =bed-moon
pañuelo, pañuelos, pañoletas > fabric-roll
pañuelo, pañuelos, turbante, turbantes & cáncer, oncológico, oncológica, quimioterapia > awareness-ribbon =fabric-roll
lienzo, lienzos @marketing & pendón, pendones, publicidad, publicitarios, letreros, pancartas, gigantografías > plotter flag
mailing, mailings > envelope
tiktok, tiktoks, reels para marcas, reels de instagram > phone-megaphone video-camera
preu, preus > graduation-cap =blackboard
amarres de amor, retorno de parejas > tarot candle
bocachico, tollo @fishing > fish
picoroco, picorocos, lapa, lapas @fishing,gastronomy,food > shell
ahumadero, ahumaderos & pescado, pescados, salmón, trucha, mar > fish
palangre, palangres, espinel, espineles > hook fishing-net
moscas artesanales, moscas para pesca, atado de moscas > hook fishing-rod trout
plomada, plomadas @fishing > hook fishing-rod
concentrado, concentrados @livestock > grain-sack cow
salvataje > lifebuoy
cabos y jarcias, jarcia, jarcias, cordelería naval > knot anchor
charqui & pescado, mar, salmón, jurel > fish
guajolote, guajolotes > turkey
petizo, petizos, jineteada, jineteadas, tropilla, tropillas > horse =horseshoe
pajilla, pajillas, embrión, embriones @livestock > bull =cow
ñame, ñames > cassava
guineo, guineos > banana-bunch =banana
jícama, jícamas, yacón > potato
betabel, betabeles > beetroot
achiote, urucú > pod grain-scoop
jamaica flor > flower jarrito
arado, arados > tractor =chisel-plough fields
trufa, trufas @agriculture,nature > truffle
cajones de madera, cajones para fruta, cajones cosecheros > produce-crate
jarana, jaranas, jaranero, jaraneros > guitar
lasertag > target
gallera, galleras > rooster
tejo @entertainment & cancha, canchas, cerveza, mecha, mechas > tejo-board target
lonche, lonches > sub-sandwich =sandwich
tailandés, comida tailandesa, thai @gastronomy,food > noodle-box =bowl-chopsticks
alarife, alarifes > bricks =trowel =level-on-bricks
impermeabilizar, impermeabilizamos > membrane-roll roof-drops
zinc, planchas de zinc @construction > roofs tiled-roof
cobertizo, cobertizos > roofs
gavión, gaviones > stones bricks
concertina, concertinas @construction > fence
yuyo, yuyos @healthcare,nature,food > leaf-split mortar
limpia, limpias & curandera, curandero, huevo, hierbas, mal, espiritual > candle leaf-split
ventosas @healthcare > cupped-back massage
blanqueamiento @healthcare > tooth smile
cuidado bucal, higiene y cuidado bucal, cuidado dental, salud bucal, salud bucodental, higiene oral, cepillos y pastas dentales > toothbrush =tooth
ronquido, ronquidos > bed-moon
tricimoto, tricimotos > auto-rickshaw =rickshaw-front
chalupa, chalupas @transportation,fishing,nature > boat
volteo > dump-truck
valores @transportation > truck-front lock-key
diferencial, diferenciales @automotive > gear-stick =gear
~scanner, escáner @automotive > engine-light =car-check
gnc, glp @automotive > gas-car =gas-pump =gas-cylinder
neblinero, neblineros > car-front
cuatri, cuatris > quad-bike
bicimoto, bicimotos > motorcycle
verificación @automotive > car-check
parrilla, parrillas @automotive > jeep car-front
estanque, estanques @construction & agua, litros, plástico, acumulación > water-tank
chiva, chivas @transportation > chiva-bus =bus
cisterna, cisternas @transportation > tanker
cactácea, cactáceas > cactus =plant
balsa, balsas @transportation,nature,fishing > boat waves
litera, camarote, cama litera, camas litera, camas cucheta, cucheta, cuchetas > bunk-bed bed
catre > bed
sticker, calcomanía, calcomanías, pegatina, pegatinas, pegotines > sticker =peeling-sticker printer
calendarios y agendas, agendas y calendarios, calendarios personalizados, imprenta de calendarios, planners, agendas personalizadas, cuadernos y agendas > wall-calendar =stitched-book notebook
lectura del café, leo el café, leemos el café, borra de café, lectura de la borra, cafeomancia, leo el tarot y el café, leo la taza > cup =crystal-ball =tarot
quiromante > hand-palm =crystal-ball
tiro las cartas, cartomante > tarot =crystal-ball
órganos electrónicos, órgano electrónico, teclados electrónicos, teclado electrónico, pianos electrónicos, teclados y sintetizadores, sintetizadores, sintetizador > piano-keys =grand-piano
toco el órgano, organistas, órgano en misas > pipe-organ =piano-keys
tótems, tótem, tótems y mascarones, mascarones de proa, tallas de madera, rucas y tótems @art,desing > gouge =hammer
`;
