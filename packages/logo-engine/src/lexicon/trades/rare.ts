/** Trades that a town has one of, or none. The format is told in ../table.ts. */
export const RARE = `
# bodies, and what replaces a part of them
prótesis ocular, prótesis oculares, ojo artificial, ojos artificiales, ojo de vidrio, ocularista > eye =lashes-and-brow
prótesis capilar, prótesis capilares > wig comb hair-dryer
prótesis de brazo, prótesis de mano, mano ortopédica, brazo ortopédico, mano biónica, manos biónicas, prótesis biónicas, prótesis de mano impresas en 3d, prótesis impresas en 3d, prótesis 3d > bionic-hand
prótesis auditiva, moldes auditivos > ear
terapia con caballos > horse
delfinoterapia > dolphin
termas medicinales > hot-spring
apiterapia > bee =honeycomb
risoterapia, clown hospitalario > clown-doctor =clown
acompañamiento de parto, parto en casa > baby heart pregnant
banco de leche humana > baby-bottle =baby drop-half
cuidadora de adultos mayores, acompañamiento de adultos mayores > hand-heart heart elders house-heart
perfusionista > drop-half heart
hemodiálisis, limpiamos la sangre, limpieza de la sangre, pacientes renales, enfermos renales, insuficiencia renal, enfermos del riñón > kidneys drop-half
sexador, incubadora de huevos > egg =chick =hen-and-egg
psicopedagoga > puzzle-piece brain book-bulb pencil
carillas dentales > smile tooth
peeling facial, dermapen, limpieza facial profunda, peeling > glowing-face =face-profile =skin-care
tinte de pelo, colorimetría, mechas > scissors-comb =long-hair =hair-dryer
rizos con tubos, tubos para rizos, tubos para el pelo, tubos y ruleros, ruleros, rulos y tubos, rizado permanente, permanentes y rizos, permanentes y tintes, base y permanente, permanente de pelo, permanente de cabello > long-hair =hair-dryer scissors-comb
asesora de imagen, asesoría de imagen, personal shopper > clothes-rack =dress hand-mirror
hogar de paso, casa de acogida, hogar de niños, centro de día > house-heart hand-heart
braille, tiflología, libros al tacto, lectura al tacto, lectura táctil, libros táctiles > braille-finger =braille-book hand-palm
# votes, assemblies, services
conteo de votos, recuento de votos, votación, votaciones, votación electrónica, elección, elecciones, papeletas, escrutinio > ballot-box seal-check
votos de boda, votos matrimoniales, votos de matrimonio > heart ring
voto, mesa de votación, mesas de votos, urna electoral, urnas de votación > ballot-box
perito calígrafo, perito caligráfico, peritaje caligráfico, pericia caligráfica, grafólogo, peritos en firmas, peritaje de firmas, cotejo de firmas, firmas falsas, documentos falsos > signature-lens =nib
perito tasador > clipboard-text =price-tag
árbol genealógico, genealogista, apellidos e historia familiar > tree book-open
heráldica, escudos de armas > shield-check crown
estenógrafo, taquigrafía, actas taquigráficas > nib keyboard
subtitulador, audiodescripción, subtítulos > film-slate subtitles
localización de videojuegos, doblaje de voces, locutor de doblaje > microphone =headphones
servidores de juegos, servidor de juegos, mods, servidores de minecraft, minecraft > cube game-controller
# cars that are remembered
vocho, vochos, vochito, volkswagen escarabajo, escarabajo volkswagen, escarabajos volkswagen, vw escarabajo > vocho
escarabajo & volkswagen, vw, restauración, motor, repuesto, auto, coche, carrocería > vocho
auto clásico, coches clásicos, autos antiguos, carros antiguos, restauración de autos > vocho =car
seat 600, seiscientos y clásicos, otros clásicos, restauramos clásicos, restauro clásicos, restauramos seat, restauración de seat, renault 4, citroneta, citronetas, fitito, fititos, simca, seat 850, autos de época, coches de época, carros de época @automotive > vocho =car
camioneta combi, kombi, combis > minibus
láminas polarizadas, polarizamos, polarizamos autos > tinted-window =car-shades
reparación de radiadores > car-radiator =coolant-light
tolva, camión tolva > dump-truck
asientos de auto > seat
cama baja, camabaja, cama cuna, transporte de maquinaria, transporte de maquinaria pesada, traslado de maquinaria, traslado de maquinaria pesada, movemos maquinaria, movemos maquinaria pesada, maquinaria pesada en cama baja, transporte de equipo pesado > lowboy semi-truck
mudanza de pianos, traslado de pianos, transporte de pianos > piano-dolly
acrílico termoformado, cajas de acrílico > cube
digitalización de documentos, gestión de archivos, trituración de papel, destrucción de documentos > sealed-folder =archive-box
anuarios, álbumes de fotos, álbum de fotos > book-open camera
rickshaw > auto-rickshaw =rickshaw-front
paramotor, paratrike > parachute
# trades of a house
gasista, gasista matriculado > flame =water-heater pipe
techista > tiled-roof =roofs ladder
piscinero > pool-skimmer swimming-pool waves
parafina a domicilio, kerosene, venta de parafina > gas-can flame
feng shui > yin-yang house
sábanas, edredón > bed bed-moon
fumigación de chinches, control de termitas, termita, carcoma > bug-beetle =bug-banned =knapsack-sprayer
mayordomía, ama de llaves > key house
# to eat and drink
michelada, micheladas, chelada > michelada
garnachas, picaditas > tortillas =taco
hidromiel, aguamiel fermentada > honeycomb glass
mozos, garzón, garzones, meseros, camareros para eventos > cloche =laid-table
mostaza, ketchup, mayonesa, vinagreta, aderezo, aderezos > jar salt-shaker leaf-split
chuño, papa nativa, papas nativas > potato =tuber-plant
maca, harina de maca > tuber-plant jar
moras, zarzamoras > raspberry
# crafts by hand
mimbrería, tejido en mimbre, cestas de mimbre, canastos de mimbre, canastos de mimbre tejidos, cestas tejidas > wicker-basket =woven-bowl
mueble de mimbre > armchair =wicker-basket
tejido de junco, boquí, tule > basket yarn
abanicos pintados, abaniquero > hand-fan
alebrije, alebrijes de copal, alebrijes de madera, alebrijes tallados > winged-jaguar =lizard
figuras de copal, animales de copal, copal tallado, copal pintado, tallas de copal, madera de copal, copal talladas, copal tallados > winged-jaguar =lizard =gouge
calaveritas, calaverita de azúcar > skull
catrinas > catrina skull
azulejería > tiles vase trowel
vitralista, vitraux > stained-glass =rose-window =leaded-panel
mosaiquista, mosaico artístico, trencadís > tiles
soplador de vidrio > glass-blowpipe =blown-glassware
tallado de hielo, esculturas de hielo, escultura en hielo > snowflake
esculturas de arena > castle-turret waves
encaje de bolillos, encaje ñandutí, encajes ñandutí, randa, encajera de bolillos, bolillera > lace-sun =needle spool
bolillos y vainica, vainica y bolillos, bolilleras, mundillo, encaje de mundillo, mundillo y encaje > lace-sun =needle =spool
bolillo, bolillos @art,desing > lace-sun =needle =spool
bordadora de estandartes, banderas bordadas, estandarte > flag needle
velero artesano, cerero > candle bee
cuchillería artesanal, cuchillos artesanales, facones, navajas artesanales > knife anvil
lutería > guitar =violin
afinador de pianos > piano-keys =grand-piano
charanguista > guitar
quenista > music-notes
cajonero > drum
saxofonista > saxophone
marroquinero, guantero, bolsos de cuero > handbag wallet tote
pasamanería, flecos y cintas, galones y cordones > spool needle bow button
llaveros personalizados, llavero, llaveros > key-ring key
estereoscopía, holografía > cube
reparación de relojes > watch =clock pendulum-clock
relojería antigua > pendulum-clock =pocket-watch gear
reparación de paraguas > umbrella
reparación de muñecas, hospital de muñecas > doll puppet teddy-bear
reparación de juguetes, juguete antiguo > spinning-top teddy-bear
reparación de instrumentos, taller de instrumentos > guitar =violin
reparación de máquinas de coser > sewing-machine spool needle
reparación de máquinas de escribir > typewriter
reparación de bombas, bombas de pozo > motor-pump =water-pump
reparación de sillas, enjuncado, esterillado > wooden-chair
afilador de cuchillos > grindstone knife
afilado de tijeras > scissors grindstone
restauración de libros > book-open stitched-book
restaurador de muebles > armchair =wooden-chair =dresser
dorador > brush image
# what grows, and what eats it
helicicultor, cría de caracoles, granja de caracoles, caracoles comestibles, criadero de caracoles > snail =snail-on-leaf snail-bowl
ranicultura, criadero de ranas > frog
criadero de conejos, carne de conejos > rabbit =rabbit-face
coturnicultura, codornices > quail
avestruces > ostrich
alpacas > alpaca =llama yarn
lana en vellón > sheep =yarn =sheep-shears
lana merino > sheep =yarn
mohair, cabra angora > goat yarn
cashmere, cachemira > goat yarn
piscifactoría > fish =fish-pen =trout
criadero de pavos > turkey
criadero de gallos > rooster
criadero de patos, foie, foie gras > duck
palomar, colombofilia, palomas mensajeras > dove
criadero de canarios, canaricultura > bird
campos de lavanda, aceite de lavanda > lavender
rosa mosqueta, aceite de rosa mosqueta > rose
agua de rosas, destilado de rosas > rose drop-half
aceite de girasol > sunflower
vivero de árboles, plantación de árboles > tree =sprout
setas a domicilio, kit de setas, cultivo de setas, hongos ostra > mushroom mushroom-cluster
micelio, fungicultura > mushroom mushroom-cluster
espirulina, microalgas > drop-leaf
algas comestibles, recolección de cochayuyo > kelp seaweed
lúpulo fresco, plantación de lúpulo > hop beer-stein
fertirriego > drip-line =sprinkler
banco de semillas, intercambio de semillas > seed-packet =sprout
# going, seeing, learning
avistamiento de pingüinos, pingüinera, pingüineras, paseo a la pingüinera > penguin
observación de ballenas > whale =whale-tail
vuelo en globo > air-balloon
paseos en burro, paseo en burro > donkey
paseos en calesa, paseos en carruaje, carruajes para bodas, carruaje para novias > horse-carriage
paseos en velero > boat
kayak de mar > kayak =kayaker
rappel, canyoning > carabiner mountain
ala delta > parachute
observación de estrellas, noche de estrellas, observatorio turístico, turismo de estrellas, turismo estelar, tour de estrellas, mirador de estrellas, mirar las estrellas, ver las estrellas, cielos oscuros, tour astronómico nocturno, estrellas y constelaciones, lluvia de estrellas > telescope-star =observatory planet
cuarto de escape > escape-door =keyhole maze
escuela de circo, malabarismo > circus-tent =clown
escuela de magia > rabbit-in-hat =magic-wand =wizard-hat
ventriloquia, ventrílocuo > puppet
cuentería > book-open
cine al aire libre > film-slate popcorn ticket
huerto escolar, huertos urbanos, taller de huerta > carrot =sprout =tomato
biblioteca popular > book-open =leaning-books =book-stack
alfabetización, clases de escritura > pencil =book-open
clases de bordado > embroidery-hoop =needle
torno cerámico > vase =pottery
clases de tejido, taller de tejido > yarn beanie
clases de buceo > dive-mask turtle coral
cordón umbilical > baby test-tube drop-half
semillas de maravilla, semillas de girasol, semilla de maravilla, aceite de maravilla > sunflower seed-packet sprout
bautizo submarino, bautizos submarinos, bautismo submarino, bautismos submarinos, bautizo de buceo, bautismo de buceo > dive-mask =snorkeller turtle
# Spain and Mexico, by their own words
adobes, adobero, bloques de tierra > bricks =adobe-house trowel
cal apagada, cal viva, cal hidratada, cal y yeso, cal en saco > lime-sack =trowel
grafitero, grafiteros, grafiti por encargo > spray-can =brush paint-roller
campanero, toque de campanas > bell
gaitero, dulzainero > music-notes trumpet
gaiteros y pandereteiras, pandereteiras, gaiteiros, gaitas y panderetas, gaitas gallegas, gaitas asturianas, grupo de gaitas gallegas, gaitas escocesas, gaita escocesa, gaitero para bodas, gaiteros para bodas > bagpipe drum
locutorio > phone globe
graduado social > scales receipt
remolcadores > tugboat =boat anchor
amarrador > boat anchor
almadraba, almadrabero > fish =fishing-net
ostricultura > oyster =half-oyster
mejillera, mejilleras, batea de mejillones > mussel
salazones, mojama, seco salado > hung-fish fish
conservera, conserveras > fish-tin =tuna-tin jar
lonja de pescado, lonja pesquera > fish =fish-on-ice =trawler
barcas de paseo, catamaranes > boat waves
alquiler de tablas, tablas de surf > surfboard =breaker
chiringuito, chiringuitos, bar de playa, beach bar > beach-parasol =surf-cabin
sombrillas de playa, alquiler de sombrillas, sombrillas y hamacas, toldos y sombrillas de playa > beach-parasol
sombrillas y tumbonas > beach-parasol =sun-lounger
oleoturismo > olive-branch olive
trashumancia, pastoreo, rebaño, rebaños, pastor trashumante > sheep
mantas de lana, mantas tejidas, jorongo > yarn loom sheep
jipijapa > cowboy-hat
sombreros de paja toquilla, sombrero de paja toquilla, paja toquilla > fedora sun
abarcas, albarcas, madreñas > boot
boticaria, jarabes, ungüentos, remedios de hierbas, pomadas, bálsamos, linimentos, cremas medicinales, tónicos > mortar leaf-split drop-leaf
curandera, curandero, empacho, curo el empacho, curar el empacho, mal de ojo, quito el susto, curo el susto, cura de susto, espanto y empacho, santiguadora, santiguadores, rezandera, curandería, quebrar empacho, culebrilla, curo culebrilla, ojeado, curo el ojeo, curar el ojeo, pata de cabra, curo de palabra, curación de palabra, nacidos y culebrilla, curo nacidos, soplo el fuego, curo verrugas, curador de palabra, medicina ancestral y limpias > leaf-split candle mortar
tanatopraxia, tanatopractor, tanatoestética, tanatoesteticista, maquillaje de difuntos, maquillaje mortuorio > lily =dove candle
palenque mezcalero, bacanora > agave =mezcal-bottle =still copita
charanda, pacharán, licores de hierbas > three-bottles =brandy
mangonadas > snow-cone =mango juice
panuchos, mixiotes, salbutes > tortillas =taco
cemitas, pambazos, guajolotas > sandwich
terminal de pago > credit-card =cash-register
cadetería, cadetes, mensajero > moped package bicycle
injertos de frutales, injertador > sprout =tree
frigorífico > snowflake
runas, oráculo, oráculos > moon-stars sparkle
velorios, cremaciones > candle flower-lotus lily dove
misas > church
coro de misa, coro para misas, coro de iglesia, coro para bodas, coro para matrimonios > music-notes =microphone
quince años, fiesta de quince > crowned-xv =crown =ball-gown
bautizos, primera comunión > candle church dove
bolos de bautizo, bolos y recordatorios, recordatorios y bolos, recuerdos y bolos, bolos y recuerdos, capia, capias, capias y recordatorios, recordatorios de bautizo, recordatorios de comunión, recuerdos de bautizo, recuerdos de comunión, recordatorios de baby shower, recordatorios para fiestas > gift =bow dove
doblaje, pongo voz, ponemos voz, voces para videos, voces para comerciales, voz para videos, voz comercial, doblajes, actor de voz, actriz de voz, grabo audiolibros, narración de audiolibros, narro audiolibros, spots de radio, cuñas de radio, cuñas radiales, spots radiales, avisos de radio > microphone =headphones
diseño sonoro, diseño de sonido, sonorización de videos, postproducción de audio, producción sonora, mezcla y masterización > equalizer =headphones
ortografía > pencil
nivelación de estudios > exam-sheet =graduation-cap
clases de mapudungun, clases de náhuatl, clases de quechua, clases de catalán, clases de euskera, clases de chino > translate chats globe book-open
bmx, pump track > bicycle spoked-wheel chainring
trineos, trineo > sleigh snowflake mountain
# hired by the day
arriendo de vajilla, alquiler de vajilla, renta de vajilla > cutlery =laid-table glass
arriendo de sillas, alquiler de sillas, renta de sillas > tiffany-chair =wooden-chair
arriendo de disfraces, alquiler de disfraces, renta de disfraces > mask-happy =wizard-hat
alquiler de mesas, renta de mesas, arriendo de mesas > laid-table wooden-chair party-tent
arriendo de mesas y sillas, renta de sillas y mesas, alquiler de sillas y mesas > tiffany-chair =wooden-chair laid-table party-tent
sillas tiffany, sillas chiavari, renta de sillas tiffany, alquiler de sillas tiffany, arriendo de sillas tiffany, sillas tiffany y mesas, mesas y sillas tiffany, sillas crossback, sillas avant garde > tiffany-chair
sillas para eventos, sillas para fiestas, sillas para bodas, sillas y mesas para eventos, sillas y mesas para fiestas, mesas y sillas para eventos, mesas y sillas para fiestas > tiffany-chair =wooden-chair laid-table
renta de carpas, carpas para eventos, alquiler de carpas, arriendo de toldos, alquiler de toldos, renta de toldos, toldos y sillas, toldos para eventos, toldos y carpas, carpas y toldos, carpas y pérgolas, carpas y mobiliario > party-tent wooden-chair tent
toldos para camioneta, toldos y carpas para camioneta, toldos y carpas para camión, carpas para camioneta, lonas y carpas para camión, carpas y lonas para camión, encerados para camión, toldos para tolvas, lona marítima para pick up, tapas para pick up, campers y tapas, campers para pick up, cúpulas para camioneta, cúpulas para pick up, capotas para camioneta, lona para pick up, cubre caja, cubrecajas, lonas tonneau > pickup =truck
mobiliario para eventos, arriendo de mobiliario, renta de mobiliario, alquiler de mobiliario > party-tent wooden-chair chair
renta de herramientas, alquiler de herramientas > drill =tools =toolbox
arriendo de andamios > scaffold ladder hard-hat
renta de bicicletas, alquiler de bicicletas, arriendo de bicicletas > bicycle pannier-bike spoked-wheel
arriendo de inflables, castillos inflables > bounce-castle castle-turret balloon
inodoros portátiles, baños portátiles, sanitarios portátiles, baños móviles, letrinas portátiles, renta de baños portátiles, alquiler de baños portátiles, arriendo de baños portátiles, renta de sanitarios portátiles, baño portátil > portable-toilet toilet
horno de pan sobre ruedas, panadería móvil, panadería ambulante > bread =bread-wheat
cafetería móvil, café móvil > cup =coffee-to-go =latte-art
peluquería móvil > scissors van comb hair-dryer
biblioteca móvil, bibliobús > book-open bus
peluquería canina móvil > dog-bath =poodle =paw-comb
trasquila de ovejas, trasquilador, trasquilamos, comparsa de esquila, esquila, esquilador, esquila de ovejas, esquilador de ovejas > sheep =sheep-shears
rebaño de cabras, rebaño caprino, pastor de cabras > goat =standing-goat
camaronera, camaroneras, granja de camarón, cultivo de camarón, cría de camarón > shrimp =prawn
langosta, langostas, pesca de langosta, langosta viva > lobster
marlin, pez espada, pez vela, agujón > marlin =hook
control de alacranes, fumigación de alacranes > scorpion spray-bottle
quinua, quinoa, kiwicha, cañihua, amaranto, quinuero > quinoa grain-sack
granos, venta de granos > grain-sack =wheat / café, acné, espinilla, espinillas, piel, facial, cutis
sondajes mineros, perforación minera, perforación diamantina, sondajes para minería, perforación para la minería > drilling-rig drill pickaxe
pirquinero, pirquineros, buscador de oro, pepitas de oro > pickaxe mine-cart
áridos, ripio, gravilla, arena y ripio, bolones, arena gruesa, planta de áridos > gravel-conveyor =dump-truck sand-barrow shovel excavator
retroexcavadora, retroexcavadoras, excavadora, excavadoras, arriendo de retroexcavadora > excavator =bulldozer
domo geodésico, domos geodésicos, domos > geodesic-dome
domo, domos & tragaluz, tragaluces, policarbonato, acrílico, lámina > window
durlock, cielorraso, cielorrasos, tabique, tabiques, falso techo, falsos techos, drywall, tablaroca, paneles de yeso > joint-knife =drill screw
minibodega, minibodegas, mini bodega, mini bodegas, autoalmacenaje, self storage, guardamuebles, trasteros > storage package lock-key key
anuncios espectaculares, renta de espectaculares, vallas publicitarias, vallas móviles, valla publicitaria, publicidad exterior > billboard =pasted-poster
gigantografías > plotter =billboard
espectaculares & valla, vallas, lona, lonas, publicidad, publicitario, publicitarios, anuncio > billboard
espectaculares y muros, muros y espectaculares, muros publicitarios, espectaculares y bardas, vallas y muros, muros y vallas publicitarias, carteleras y muros, unipolares y muros > billboard =pasted-poster
antenista, antenistas > satellite-dish cell-tower wifi-high television
sal de mar, sal de cáhuil, flor de sal, sal marina, sal de manantial, sal de pozo, sal artesanal, sal ahumada > sea-salt =salt-shaker =salt-heap
salina, salinas > sea-salt =salt-heap salt-shaker
sales gourmet, salero > salt-shaker
gin, ginebra, gin artesanal > martini =three-bottles still
destilería, alambique, alambiques, destilado, destilados, destilería artesanal > still =barrel brandy
panela, trapiche, piloncillo, chancaca, ingenio azucarero, miel de caña, cañaveral, melcocha > sugar-cane
caña de azúcar, guarapo > sugar-cane =cane-juice
nixtamal, molino de nixtamal, masa de maíz, molino de maíz, metate > metate =corn tortillas
molino de especias, molienda de especias, molinos de especias, molienda de chiles > mortar =chili
molino de nixtal, molinos de nixtamal, molino de masa, muelo nixtamal, molemos nixtamal, molienda de nixtamal, masa nixtamalizada, molino de maíz y chiles > metate =corn tortillas
mole en pasta, mole poblano, moles > molcajete =clay-pot chili
raspado, raspados, granizado, granizados, cholado, cholados, chamoyadas, nieve raspada, raspadero > snow-cone popsicle
churchill, churchills, copos y churchill, copos y churchills, churchill y copos, copos de sirope, copos con leche, copo y granizado > snow-cone =parfait
paella, paellas, arrocería, paellas gigantes, paellera > paella-pan =paella-fire
croquetas caseras, croquetas de jamón, croquetería > croquettes frying-pan ham
freiduría > fish-on-a-plate =fish fries
pollo a la brasa, pollos a la brasa, pollos asados al carbón, pollos al carbón, pollo rostizado, rosticería, pollos asados > roast-chicken =spit-chicken drumstick flame
asador de pollos, asador de pollo, asadero de pollo, asaderos de pollo, asadores de pollo, pollos asados para llevar, asador de pollos para llevar, pollo asado al carbón > roast-chicken =spit-chicken drumstick
casquería, tripería, mollejas, menudencias, menudos, achuras, casquero, tripero, vísceras, higadillos, hígado de res, hígado y corazón, menudos de res, mondongo y patas > steak =cleaver
callos @gastronomy,food & tapas, taberna, madrileña, garbanzo, guiso > cooking-pot cutlery / uñas
callo, callos @healthcare & podología, podólogo, uña, uñas, pie, pies, hongo, hongos, durezas, pedicure > foot footprints
callo de hacha, callos de hacha > shell mussel
wantán, wantanes, dumpling, dumplings, gyoza, gyozas, bao, empanaditas chinas > dumplings
cigarro puro, cigarros puros, habano, habanos, puros torcidos, puros a mano, tabacalera > cigar leaf-split
yerbería, herboristería, herboristero, remedios herbales, remedios naturales, yerbatera, yerbero, plantas medicinales, hierbas medicinales, herbolaria, herbolario, hierbatero > mortar-herbs =leaf-split =drop-leaf mortar-cross mortar
horchata, orxata, horchatería > mason-jar
tela asfáltica > membrane-roll roofs
telas por metro, venta de telas, tienda de telas > fabric-roll measuring-tape
telas, tela > fabric-roll measuring-tape / asfáltica, mosquitera, mosquiteras, metálica, metálicas, gallinero, cerco, alambre
tela mosquitera, telas mosquiteras > window
tela metálica, telas metálicas > chain-link-fence fence
lencería, corsetería, corset, corsés, brasier, sostenes, sujetadores > bra =corset
ropa interior > bra =corset / hombre, masculina, masculino, bóxer, boxers, calzoncillo, calzoncillos, caballero, caballeros, niño, niños
tapas & tacones, tacón, suela, suelas, zapatos, zapato, calzado, zapatero > shoe-repair =high-heel
calzón, calzones & media, medias, camisetas, sostén, sostenes, brasier, brasieres, corpiño, corpiños, ropa, lencería, bóxer, boxers, pantaletas, calcetines > bra =sock
ropa interior & hombre, masculina, masculino, bóxer, boxers, calzoncillo, calzoncillos, caballero, caballeros, niño, niños > boxers sock
calzoncillo, bóxer @desing,marketing > boxers
ropa interior masculina, ropa interior para hombre, ropa interior para caballero, bóxers y calzoncillos, calzoncillos y bóxers, trusas, trusas y boxers, slips y boxers > boxers
boxers y medias, boxers y calcetines, calcetines y boxers, medias y boxers > boxers =sock
hamaca, hamacas, sillas colgantes > hammock sun tree-palm
chinchorro, chinchorros > hammock sun / playa, pesca, red, redes, pescador, arica
atrapasueños, atrapasueño > dreamcatcher feather
muñecas de trapo, muñecas de tela, muñecos de tela, muñecos soft, muñecos navideños, muñecos country, muñequería en tela > doll needle button
muñecos de fieltro, muñequitos de fieltro, muñecas de fieltro, figuras de fieltro, figuritas de fieltro, animalitos de fieltro, animales de fieltro, peluches de fieltro, personajes de fieltro > doll =teddy-bear
mariachi, mariachis > sombrero guitar trumpet violin
charro > sombrero guitar trumpet / frijol, frijoles
alpargata, alpargatas, espardeña, espadrilles, alpargatero > espadrille
peluca, pelucas, postizos, bisoñé, pelucas oncológicas, pelucas naturales, pelucas de cabello natural, sistemas capilares > wig comb hand-mirror
extensiones de cabello > braid comb hair-dryer hand-mirror
trencista, trenzas africanas, rastas > braid comb hand-mirror
trenzas, trenza > braid comb / pan, panadería, facturas, hojaldre, ajo, ajos, cuero, queso, masa
argollas de matrimonio, alianzas, anillos de boda > wedding-rings ring gem
modista, alta costura, diseño de modas, patronaje, corte y confección, taller de modas, diseño de vestuario, diseño de indumentaria, diseño de prendas, diseño y confección de vestuario > mannequin =sewing-machine scissors needle
cambio de cierres, arreglo de cierres > zipper sewing-machine needle scissors
rafting, bajadas en balsa, bajada de ríos, descenso de ríos, balseo > raft
parapente, parapentes, vuelo libre, parapentista > paraglider
rocódromo, rocódromos, escalada en roca, escalada, escalador, boulder > carabiner mountain knot
canopy, tirolesa, tirolesas, tirolina, tirolinas > zipline
rapel > carabiner mountain / lago, cabañas, embalse, náutica
juegos artificiales, castillos y toritos > fireworks =skyrocket =fire-fountain
tarot, tarotista, lectura de cartas, lectura de tarot, cartomancia, leo cartas, leo cartas y tabaco, leemos cartas, lectura del tabaco, tirada de cartas, tirada de tarot, tiradas de tarot, lectura de caracoles, tirada de caracoles, leo tarot, leo runas, lectura de runas, videncia > tarot moon-stars crystal-ball candle
ouija, ouijas, tablas de ouija y brujería, tablas de ouija, tabla ouija > crystal-ball =tarot candle
vidente, adivina, clarividente > crystal-ball eye moon-stars tarot
tuk tuk, tuktuk > auto-rickshaw =rickshaw-front
bajaj & mototaxi, mototaxis, pasajeros, torito > auto-rickshaw =rickshaw-front
bajaj > motorcycle moped
lengua de señas, lenguaje de señas, intérprete de señas, interpretación en lengua de señas, intérprete de lengua de señas, lengua de signos, lenguaje de signos, intérprete de signos, intérprete de lengua de signos, interpretación en lengua de signos > sign-language hand-palm chats
recorridos a pie, tours a pie, recorrido histórico, recorridos históricos, recorridos por el centro histórico, free tour, tour de leyendas, recorrido de leyendas > signpost compass footprints
centro histórico, leyendas & recorrido, recorridos, tour, tours, caminata, caminatas, guía, guías, callejoneada > signpost compass footprints
centro histórico > -
detallado automotriz, detailing, detallado de autos > car-wash =car-shine =car-suds
encerado, pulido y encerado @automotive & auto, autos, coche, coches, carro, carros, vehículo, vehículos, detailing > car-shine =car-wash / piso, pisos, suelo, suelos, parquet
cornetas y tambores, banda de cornetas > trumpet drum
carrocerías para camiones, carrocerías y furgones, furgones para camiones, carrocerías para camión y furgón, furgones y carrocerías > truck-body truck
tolvas para camiones, carrocerías y tolvas > dump-truck =truck-body
compra de pet, pet y cartón, reciclaje de pet, botellas de pet > pet-bottle =recycle
radiadores de calefacción, radiadores de agua, purgado de radiadores > radiator flame wrench
lavado de salas, lavado de sillones, lavado de muebles, limpieza de sillones, limpieza de sofás, lavado de tapices > couch-suds
~arreglamos lo que sea, arreglamos de todo, reparamos de todo, arreglo de todo, reparo de todo > wrench tools hammer
vaper, vapeo, vape shop > vape cumulus drop-half
cuido ancianos, cuidamos adultos mayores, cuidamos abuelitos, cuido abuelitos, cuidamos abuelos, cuido viejitos, cuido adultos mayores, cuidamos ancianos, cuidamos viejitos, cuido a sus abuelos, cuidado de tus viejitos, cuidado de tus abuelos, cuidado de abuelitos, cuidado de mayores, cuidado de adultos mayores, cuidado de personas mayores, cuidadora de abuelos, cuidadoras de ancianos, cuidadores de ancianos, cuidamos a mayores, mayores dependientes, personas dependientes, ancianos dependientes, atención de ancianos, acompañamos ancianos, acompaño ancianos, damas de compañía para adultos mayores, viejitos en casa > elders hand-heart house-heart heart
encargos y mandados, mandados y encargos, llevamos encargos > parcel-van =package =moped
encargos @transportation & mandados, envíos, encomiendas, paquetes > parcel-van =winged-parcel package
pole dance, pole dancing, clases de pole, pole fitness, pole sport, baile en barra vertical > pole-dancer high-heel dancer star
aéreo, aéreos & pole, telas, aro, acrobacia, circo, trapecio, flexibilidad > aerial-silks =pole-dancer
telas aéreas, danza aérea, acrobacia aérea, acrobacia en tela, acrobacia en telas, danza en telas > aerial-silks dancer star
keto, comida keto, dieta cetogénica, comidas keto > avocado =avocado-heart egg
obras de arte > picture-frame =easel
peritaje de obras de arte, tasación de obras de arte, peritaje de arte, tasación de arte, tasador de arte, perito en arte, valuación de arte, valuación de obras de arte, autenticación de obras de arte > art-appraisal =picture-frame
excursiones a la playa, paseos a la playa > tree-palm sun van
estilismo de alimentos, food styling, food stylist, estilismo gastronómico > cloche camera cutlery
control de plagas con aves rapaces, control de aves con halcones > falcon =eagle hooded-falcon
chipa, chipería > bread
papiroflexia, origami > paper-boat paper-plane
~ropita > t-shirt coat-hanger
ropita de bebé, ropita de guagua > onesie =dungarees baby
drag queen, drag show, transformismo > lipstick high-heel crown lips
drag > lipstick high-heel crown / racing, race, carrera, carreras, auto, autos, moto, motos, milla, piques
ponemos aire acondicionado, pongo el aire, ponemos el aire, instalo aires > split-unit =snowflake fan
laser tag, airsoft, guerra láser > target paintball-marker
batallas láser, batalla láser, combate láser, combates láser, partidas láser, laser tag y cumpleaños, laser shots > target paintball-marker
paintball > paintball-marker target
fiestas en catamarán, fiestas en yate, fiestas en barco, fiestas en lancha > boat confetti champagne
ventiladores eólicos, aerogenerador, aerogeneradores, turbinas eólicas > wind-turbine wind
hospedaje de roedores, hotel de roedores > guinea-pig field-mouse
roedores y conejos > rabbit guinea-pig
pasajes de bus, boletos de bus > coach =bus ticket
pasajes & bus, buses, terminal, interurbano, autobús > coach =bus ticket
pasajes aéreos, pasajes de avión, pasajes y hoteles > airplane-tilt ticket suitcase
venta de pasajes > ticket
pasajes @transportation > coach =bus
animación hotelera, animación de hoteles > confetti magic-wand
taxes, income tax, tax, declaración de impuestos > tax-form =calculator =adding-machine
tele, teles & televisor, televisores, pantalla, led, reparación, arreglo, arreglamos, control, smart > television
luthier de bandoneones, luthier de acordeones, luthier de concertinas > accordion
visitas guiadas, paseos guiados > signpost compass footprints
columbario, cremación, crematorio > urn lily dove candle
urna, urnas > urn lily / acrílico, voto, votos, votación, electoral, exhibidores
urna, urnas & acrílico, exhibidores > cube
ataúd, ataúdes > coffin cross tombstone lily
cajas mortuorias, caja mortuoria, cofres mortuorios, cofre mortuorio, cajas fúnebres, cajas de muerto, cofres fúnebres, féretros, venta de féretros, urnas y féretros > coffin =lily
paloma, palomas, paloma blanca > dove bird
control de palomas, ahuyentador de palomas, ahuyentamiento de palomas, redes anti palomas, anti palomas > no-pigeons bird
antipalomas, redes antipalomas, mallas antipalomas, púas antipalomas, pinchos antipalomas, pinchos para palomas, púas para palomas, control de aves, control de aves plaga, control aviar, ahuyentamos palomas > no-pigeons
terapia familiar, orientación familiar, constelaciones familiares, mediación familiar > family adult-and-child house-heart bubble-heart
ramo de flores, ramos de flores, ramos de novia, bouquet > bouquet =flower flower-tulip
moñas de jazmín, moñas de jazmines, biznagas de jazmín, biznagas de jazmines, collares de jazmín > flower =bouquet
ramo, ramos & copihue, copihues > copihue =bouquet flower
ramo, ramos > bouquet flower flower-tulip / clases, matemáticas, universidad, universitarios, colegio, ferretero, automotriz, construcción, artículos
delantales, confección de delantales > apron shirt-folded needle sewing-machine
tipografía, imprenta artesanal, imprenta tipográfica, letterpress, tipos móviles, tipógrafo > printing-press
punto de venta, puntos de venta, caja registradora, cajas registradoras, sistema de caja > cash-register card-reader receipt
material p.o.p., activaciones en punto de venta, cabeceras de góndola, exhibidores de cartón, displays de cartón, material punto de venta, publicidad en punto de venta, exhibidores punto de venta > exhibition-stand =shelf-unit pasted-poster
gramófono, gramófonos, vitrola, vitrolas, fonógrafo > gramophone vinyl-record
arreglos de ropa, compostura de ropa, composturas, bastillas > sewing-machine =needle measuring-tape / calzado, zapatos, joyas
bastas & cierre, cierres, pantalón, ropa, costura, modista, vestido, falda, arreglos, composturas > sewing-machine =needle measuring-tape
motosierra, motosierras > chainsaw axe-log
trámites vehiculares, placas vehiculares, patentes de autos, permisos de circulación, gestoría vehicular, tramitación vehicular > license-plate =sealed-folder car-front
orquídea, orquídeas, orquideario, orquidario > orchid =potted-orchid
cacao ceremonial > cacao =jicara
incubadora @technology & startup, startups, negocio, negocios, empresa, empresas, emprendimiento, emprendimientos, emprendedor, emprendedores, proyecto, proyectos, aceleradora, social > rocket-launch lightbulb trend
trucha, trucha arcoíris, truchas arcoíris, truchas > trout
criadero de truchas, piscicultura de truchas, truchas de criadero > trout =fish-pen
pollito, pollitos, pollitos bebé > chick =hen
incubadora, incubadoras > chick =egg / startup, startups, negocio, negocios, empresa, empresas, emprendimiento, emprendimientos, emprendedor, emprendedores, proyecto, proyectos, aceleradora, social, neonatal
cosechadora, cosechadoras, trilladora, trilladoras, servicio de cosecha, siembra y cosecha, contratista de cosecha, contratista rural, contratistas rurales, contratista agrícola, cosecha mecanizada, trilla > harvester =tractor
siembra y fumigación, siembra cosecha y fumigación, siembra directa y cosecha, cosecha a terceros, siembra a terceros, labores agrícolas a terceros > tractor =harvester
alerce, ciprés, cipreses > larch pine
wushu > yin-yang martial-belt dragon
tai chi, chi kung, taichí > yin-yang martial-belt
cumbia, salsa, bachata, kizomba, salsa casino, merengue, baile social, clases de salsa > dancing-couple maraca music-notes
besos y nubes, besos de merengue, besos y merengues, nubes de coco, nubes y gomitas, malvaviscos y nubes > candy =candy-jar
clases de costura > sewing-machine =needle =scissors
lectura de caracoles, tirada de caracoles, caracoles & santería, limpias, lectura, tarot > shell candle
zanja, zanjas, zanjeo, zanjeadora > excavator pipe
sombrero panamá > fedora
sombrero vueltiao, vueltiao, caña flecha > braided-hat fedora
vape, vapeador, vapeadores, vapers, cigarros electrónicos, cigarrillo electrónico, cigarrillos electrónicos, cigarro electrónico > vape cumulus drop-half
oxigenoterapia hiperbárica, hiperbárica > lungs bubbles pulse
rabdomante, rabdomantes, zahorí, zahoríes, búsqueda de agua, búsqueda de agua subterránea > well drop-half drilling-rig
limpieza energética, limpiezas energéticas, limpia energética > candle sparkle flower-lotus
hidrocolon, hidroterapia de colon > stomach drop-half
parrillas a medida, fabricación de parrillas, fábrica de parrillas, chulengo, chulengos, disco de arado, discos de arado > grill flame welding-mask
descuero, descuerado, descuerado y curtido, curtido de cueros, curtimos cueros, curtimos, curtido de pieles @livestock,agriculture,nature > cow handbag
!recorte de uñas para vacas, uñas y pezuñas, pezuñas y uñas, uñas de vaca, uñas de vacas > cloven-hoof =cow
recorte de pezuña, despalmado, podólogo bovino, cuidado de pezuñas, recortador de pezuñas > cloven-hoof =cow
recorte de uñas @livestock & vaca, vacas, bovino, bovinos, pezuñas, res, reses, ganado > cloven-hoof =cow
horno pizzero, hornos pizzeros, hornos para pizza > pizza-oven flame bricks
caja de música, cajas de música > music-notes dancer gift
polo ecuestre, pato y polo, caballos de polo, petisero > horse
tejo y rayuela, juego del tejo > boules target
hockey césped, hockey sobre césped, hockey hierba, hockey sobre hierba > hockey-sticks goal whistle
fuente de chocolate, fuentes de chocolate, cascada de chocolate > chocolate fountain strawberry
arpa paraguaya, arpas paraguayas > harp music-notes treble-clef
estatua viviente, estatuas vivientes > mask-happy fedora person-arms-spread
estatuas humanas, estatua humana, estatuismo, estatuas vivas > fedora person-arms-spread
acrobacias en telas > dancer circus-tent star
alquiler de vestuario, vestuario escénico, vestuario de teatro > coat-hanger mask-happy dress
motos de nieve, moto de nieve > snowflake mountain pine
dulces de convento, dulces conventuales, repostería conventual > cookie
mudanzas de pianos, traslado de piano, mudanza de piano, movimiento de pianos, acarreo de pianos, flete de pianos, fletes de pianos > piano-dolly
fotos carnet, foto carnet, fotos carnet y pasaporte, fotos de pasaporte, fotos tamaño carnet > camera =photo-strip instant-photos
reloj de sol, relojes de sol, gnomónica, cuadrante solar, cuadrantes solares > sundial
barco en botella, barcos en botella, barcos en botellas, barco embotellado, barcos embotellados, veleros en botella, barcos dentro de botellas > ship-bottle
payasos de hospital, payaso de hospital, payasos hospitalarios, payaso hospitalario, doctores de la risa, doctor de la risa > clown-doctor =clown
payaso, payasos, clown, clowns & hospital, hospitales, hospitalizados, enfermos, oncología, pediatría > clown-doctor =clown
saltimbanquis y juglares, juglares, juglares y saltimbanquis, saltimbanquis, bufones, bufones y juglares, juglar medieval > clown =circus-tent
cintas y encajes, encajes y cintas, puntillas, puntilla, encajes y puntillas > spool =bow needle
esquí náutico, wakeboard, ski acuático, flyboard, esquí acuático > breaker =waves
fuerzas armadas > shield-check =medal flag
telas y aro, aro aéreo, aro y telas, trapecio > aerial-silks star
retazos, retazos de tela, saldos de tela, retazos y saldos de tela > fabric-roll =spool measuring-tape
cuidamos viejos, acompañamos a tus viejitos, abuelitos en casa > elders hand-heart house-heart heart
lectura de mano, lectura de manos, quiromancia, leo la mano, leo las manos > hand-palm =crystal-ball
péndulo @entertainment > crystal-ball hand-palm
maestra de bodas, oficiantes, oficio bodas, bodas civiles, bodas simbólicas, ministro de bodas > wedding-rings =flower-arch lectern
escaparatistas, vitrinista, vitrinistas, decoro vitrinas, visto vitrinas, vestimos vitrinas, decoración de escaparates, armado de vitrinas > showcase =mannequin storefront
perfumamos tiendas, perfumamos hoteles, perfumo tiendas, aromatizamos, aromatizo, aromatización, aromatización de ambientes, aromatización de tiendas, marketing olfativo, aromas para hoteles, aromas para tiendas, aroma de marca > reed-diffuser =atomizer drop-leaf
herederos, busco herederos, encuentro herederos, localización de herederos, parientes perdidos, familiares perdidos, personas perdidas, busco familiares, localización de personas, búsqueda de personas, encuentro personas > person-lens =magnifying-glass
rezo novenas, novenas, rezadora, rezadoras, rezador, rosarios y novenas, rezos y novenas, cantos y rezos, rezo rosarios > rosary =candle
mascotas perdidas, perros perdidos, gatos perdidos, busco mascotas perdidas, buscamos mascotas perdidas, busco perros perdidos, detective de mascotas > paw-print =person-lens
`;
