/**
 * Words that mean one thing in one trade and another in the next, read by their neighbours. The format is told in
 * ../table.ts; `> -` is a sense that no symbol shows, and better none than the wrong one.
 */
export const SENSES = `
# paper and print
prevención & cáncer, mama, caries, diabetes, embarazo, adicciones, cervicouterino, próstata > -
algodón & gasa, gasas, curación, curaciones, vendas, apósitos, alcohol > bandaids first-aid-kit
vidriera, vidrieras & emplomada, emplomadas, emplomado, plomo, iglesia, iglesias, artística, rosetón, vitral, vitrales > stained-glass =rose-window =leaded-panel
traje, trajes & diablada, morenada, caporales, tinku, tobas > folk-dancer =carnival-mask
pizarra, pizarras, pizarrón, pizarrones & menú, menús, lettering, tiza, bares > blackboard =signwriting
red, redes @marketing & contenido, contenidos, pauta, publicaciones, instagram, community, campañas, reels > bubble-heart =phone-megaphone =chats
volante @marketing,desing,art & imprenta, impresión, pendón, lona, flyer, folleto, afiche, díptico, tarjeta, gigantografía, publicidad, repartición > flyer printer
volante @automotive,transportation & auto, asiento, tapicería, rally, kart, conductor, chofer, cuero, #automotive > steering
volante & falda, vestido, blusa, flamenca, #fashion > dress
volante & bádminton, raqueta > shuttlecock =badminton
volante > -
cuatro manos @healthcare > massage =massage-table flower-lotus stones
cuatro manos > -
lona @marketing,art & imprenta, impresión, pendón, gigantografía, publicidad, vinilo, letrero, volante > flyer
lona & camión, rampla, toldo, carpa, sombra > tent umbrella
lonas para circos, lona de circo, lonas de circo, carpas y lonas para circos > circus-tent =tent
lonas y carpas, carpas y lonas, lonas para eventos, lonas para fiestas, lonas y toldos para fiestas, renta de lonas, alquiler de lonas, renta de lonas y sillas, lonas mesas y sillas, lonas y sillas, lonas sillas y mesas > party-tent =tent
lona > -
tapicentro, tapiauto, tapiautos, tapicar, autotapiz @automotive,transportation > seat
tapicentro, tapihogar, tapimueble > buttoned-chair =padded-chair =couch fabric-roll
ibérico, ibérica, ibéricos @construction,automotive,technology,transportation,marketing,healthcare > -
cuchillo, cuchillos @art,desing > knife anvil
bocadillo, bocadillos & guayaba, vélez, veleño, veleños, bijao, arequipe > guava =candy
ónix, ónice @art > stones =gem
inox @construction,technology > steel-beam =welding-mask
abertura, aberturas @construction > window =door =sliding-window
acrílicos @marketing > letter-lights =hanging-sign
pacas @livestock,agriculture > square-bale =hay-bale
navaja, navajas @art,desing > knife
cabo de asta, cabos de asta, mango de asta, mangos de asta, cabo de ciervo, mango de ciervo, asta de ciervo, asta de venado, asta de toro > -
vaina de cuero, vainas de cuero & cuchillo, cuchillos, facón, facones, machete, machetes, navaja, navajas, puñal > -
alpaca & mate, mates, bombilla, bombillas, virola, virolas, facón, facones, cuchillo, cuchillos, orfebre, hebilla, hebillas > -
chaleco, chalecos & antibalas, reflectivo, reflectivos, reflectante, reflectantes, táctico, tácticos, vialidad > safety-vest
chaleco, chalecos @construction > safety-vest
pizarra, pizarras & vidrio, corcho, acrílico, acrílicas, escuela, escuelas, colegio, colegios, aula, aulas, maestro, marcador > blackboard
cajón, cajones @agriculture > fruit-crate =wooden-crate =produce-crate
palmeras, palmas & parque, parques, hotel, hoteles, jardín, jardines, vivero, paisajismo, maceta, oasis > tree-palm
collar, collares & perro, perros, mascota, mascotas, canino, caninos, guau, cachorro > dog-collar
caña, cañas & pejerrey, reel, reels, grafito, spinning, trucha, truchas, surfcasting, dorado > fishing-rod =hook
imán, imanes & heladera, nevera, refrigerador, refri, souvenir, souvenirs, foto, fotos, casamiento, publicitarios > magnet
ortopédico, ortopédicos, ortopédica, ortopédicas & colchón, colchones, colchonería, almohada, almohadas > mattress =pillow-mattress
gamer & teclado, teclados > keyboard mouse
molino, molinos & café, cafetera, cafeteras, espresso, barista > coffee-grinder
linterna, linternas @technology,construction > flashlight lantern
tolvas @transportation > dump-truck =semi-truck
mate, mates @art,desing > mate =mate-flask
cajón, cajones & flamenco, flamencos, festejo, peruano, peruanos, zapateo, landó, percusión, cajonero > drum
panel, paneles & inti, sol, finca, batería, baterías, inversor, inversores, fotovoltaico, fotovoltaicos, helios, watt > solar-panel =sun-bolt solar-house
torneado, torneados @art,desing > lathe =gouge
torneado, torneados @construction,automotive,technology > lathe =caliper
guardería & patitas, patita, peludos, peluditos, huellas, huellitas, colitas, bigotes, hocicos, lomitos, cachorros, michis, firulais > dog-house =paw-house =dog-and-cat
arenera, areneras @construction,transportation > sand-barrow =gravel-conveyor =dump-truck
vinilo & furgoneta, furgonetas, furgón, furgones, camión, camiones, vehículo, vehículos, flota, flotas > lettered-van =plotter
viniles decorativos, vinil decorativo, viniles para cristales, viniles para vidrios, vinilos para cristales, vinilos para vidrieras, vinilos para vidrios, vinil esmerilado, vinilos esmerilados, vinil para cristales, viniles decorativos para cristales, viniles de corte > plotter =sticker
vinilo @marketing,desing,construction & adhesivo, autoadhesivo, lona, rotulado, rotulación, sticker, decorativo, impresión, imprenta, corte, vidriera, letrero, pendón > plotter =sticker paint-roller
vinilo & piso, pared, baño, revestimiento > tiles
disco @automotive,transportation & freno, pastilla, balata > brake-disc =brake-light
disco & embrague, clutch, prensa, collarín > clutch-disc
disco, discos & menstrual, menstruales > uterus
disco, discos & pesas, mancuernas, gimnasio, crossfit, powerlifting > barbell =kettlebell
disco, discos & lija, lijas, pulidora, pulidoras, pulidor, esmeril, amoladora, flap > saw-blade =drill
disco, discos & vertebral, intervertebral, lumbar, neurocirugía, ciática > spine
disco, discos & hamburguesa, hamburguesas > hamburger =steak
disco, discos & desmaquillante, desmaquillantes > skin-care =cotton-boll
disco volador, discos voladores > person-simple-throw medal
discos de pizarra, platos de pizarra, vajilla de pizarra > tableware =place-setting
discos compactos, prensaje de discos, copias de discos > vinyl-record
vinilo, disco de vinilo, vinilos usados > vinyl-record gramophone
disco & duro, sólido, computador, servidor, notebook > hard-drives
disco & corte, sierra, desbaste, abrasivo > saw-blade
disco & club, baile, fiesta, noche, pub, discoteca, bailable > disco-ball martini
disco > vinyl-record equalizer
tinta & tatuaje, tattoo > tattoo-machine nib drop-half
tinta > printer
rollo & foto, fotografía, analógico, revelado, cámara > camera film-reel
rollo & pasto, césped, jardín, riego > lawnmower =sprinkler
rollo & sushi, maki, roll > sushi =maki-chopsticks fish
rollo & tela, género > yarn
rollo > -
hoja & puerta, ventana, portón > door
navaja & barbería, barbero, barba, afeitado, afeitar > razor barber-pole
navaja, navajas, espuela, espuelas & gallo, gallos > -
pipas & agua, riego, pozo, litros, cisterna > tanker =water-tank
mezcla, mezclas & tierra, sustrato, sustratos, cactus, suculentas, maceta, macetas > -
pipas & frutos, semillas, girasol, calabaza, snack, snacks, quicos > sunflower
pensión @livestock & caballo, caballos, equina, equino, equitación, yegua, potro, doma > horse =saddle =horseshoe
pina & nonna, tía, doña, abuela, mamma, señora > -
pina > pineapple
pipas > cigar =tobacco-pipe cigarette
cascada, cascadas & jardín, jardines, estanque, estanques, piscina, piscinas, decorativa, decorativas > waterfall
flamencos @nature,fishing & laguna, salar, reserva, avistamiento, avistaje, aves > flamingo heron
terremotos @gastronomy > mason-jar glass
hoja & cuchillo, afeitar, navaja, barbería > knife scissors
hoja & sierra > saw-blade
hoja & zinc, acero > roofs
hoja & oro, plata > -
hoja & papel, cuaderno, carta, oficio, imprenta, resma > notebook
hoja > leaf-split
carta & restaurante, menú, qr > cutlery notebook
mesa & carpa, mantel, vajilla, evento, renta, arriendo, alquiler > tablecloth chair party-tent
mesa & silla > chair armchair
mesa & voto, votación, elección, escrutinio, urna, asamblea > ballot-box
carta @entertainment & naipe, póker, magia, mazo, torneo, juego, mesa, coleccionable > spade club
carta & tarot, vidente, astral, médium > moon-stars
?carta & correo, notarial, poder, amor, papel, escritura > envelope
?carta > -
?sobre & papel, invitación, imprenta, carta, manila > envelope
?sobre > -
tira & led > lightbulb
tira & cómica, cómic, historieta > comic-book pencil
prensa & hidráulica, aceite, oliva, metal, tornillo > gear
prensa & queso, uva, manzana, fruta > -
prensa & grabado, linóleo, xilografía, litografía > stamp brush
prensa & francesa, café > cup =coffee-bean
prensa, prensas & embrague, embragues, clutch > clutch-disc
prensa > newspaper microphone
timbre & puerta, portero, citófono, eléctrico, alarma > bell
sello & mecánico, bomba, hidráulico, retén, orring > gear
sello & discográfico, banda, música > vinyl-record music-notes
sello > stamp
manga @entertainment & anime, cómic, cosplay, historieta > comic-book sparkle star
frenos & espuela, estribo, huaso, montura, riendas, caballo > saddle horseshoe horse
frenos y ortodoncia, ortodoncia y frenos, frenos en los dientes, frenos estéticos, frenos invisibles, frenillos dentales, frenillos estéticos, colocación de frenos dentales, frenos y retenedores, retenedores dentales > tooth-braces =tooth
frenos & diente, dientes, dental, ortodoncia, odontología, odontólogo, odontóloga, ortodoncista, sonrisa, alineadores > tooth-braces =tooth
fundas dentales, funda dental, fundas de porcelana, fundas de zirconio, fundas y prótesis, fundas y puentes, puentes y fundas, fundas y coronas, coronas y fundas, prótesis de porcelana, prótesis dentales de porcelana, prótesis y fundas > crowned-molar =tooth
manga & pastelería, repostería, torta > pastry-bag cake
manga & ropa, polera, camisa, polerón, camiseta, tatuaje, #fashion > t-shirt hoodie
manga > -
pluma & caligrafía, tinta, escribir, papelería, estilográfica, fuente > nib
pluma & camión, grúa, izaje, hidráulico > crane-truck crane-hook
pluma & almohada, edredón, cobertor, plumón > bed
?pluma > feather
cuadro, cuadros, escultura, esculturas & galería, exposición, exposiciones > picture-frame =hung-picture
desayuno & pieza, piezas > -
pieza, piezas & desayuno, amoblada, amobladas, hospedaje, alojamiento, huésped, huéspedes > room-key =bed =bed-moon
cuadro, cuadros & enmarcamos, enmarco, enmarcado, enmarcados, marco, marcos, moldura, molduras > picture-frame =mitred-frame =hung-picture
espejo, espejos & enmarcamos, enmarco, enmarcado, enmarcados, marco, marcos, moldura, molduras > mitred-frame =picture-frame
cuadro & eléctrico, medidor, baja > lightning
mezcla @construction > trowel mixer-truck bricks
lavandería @automotive > car-wash =car-suds =roller-wash
# clay, glass, stone
cerámica, cerámico, gres @construction & piso, baldosa, porcelanato, baño, revestimiento, azulejo, muro, instalación, #building > tiles
cerámico & pulido, lavado, auto, detailing, encerado, grafeno > car-shine =car-wash
cerámica, cerámico & dental, diente, corona, carilla > tooth
cerámica, cerámico, gres > vase =pottery
torno @art,desing & cerámica, alfarero, alfarería, arcilla, gres, greda, barro > vase pottery
cuñeros, brochado y cepillado, brochado, cuñeros y brochado, brochado de cuñeros, chaveteros, cepillado de piezas, mortajadora, mortajado, mandrinado, alesado, roscado y torneado, rectificado de piezas, rectificado plano, cepillo de codo > lathe =caliper gear
torno @construction,automotive & metal, fresa, fresadora, cnc, pieza, mecanizado, soldadura, acero, rectificado > lathe =caliper
torno & madera > gouge lathe tree
torno > -
chapa @automotive & pintura, cristales, enderezado, golpe, golpes > car-hammer =spray-gun =painted-car
carrocería, carrocerías & camión, camiones, furgón, furgones, tolva, tolvas > truck-body truck / desabolladura, pintura, choque, golpe, enderezado, latonería
láser @technology,construction & máquina, máquinas, cnc, metal, acrílico, madera > laser-head
cocina a leña @construction > fireplace log-pile
laboratorio de suelos @construction > drilling-rig theodolite flask
campana, campanas & cocina, cocinas, grasa, ducto, ductos, extractora, extractoras, extractor, extractores, acero, mesones, freidora, freidoras, inoxidable, inoxidables > kitchen-hood =fryer-basket
campanas tubulares, carillones > bell =wind
móviles de viento, móvil de viento, campanas de viento, campanillas de viento, carillones de viento, llamadores de ángeles, llamador de ángeles, móviles sonoros > wind-chime bell
alisado, alisados @construction & pared, paredes, gotelé, muro, muros, yeso, pintura > trowel =paint-roller
motor, motores & portón, portones, puerta, puertas, correderas, batientes, levadizos, cortinas > garage-door =gate / rectificación, rectificadora, auto, autos, camión, camiones
batea, bateas, góndola, góndolas @transportation & tolva, tolvas, camión, camiones, rampla, áridos, volquetes, transporte > dump-truck =semi-truck
mortero, morteros @construction > trowel =mixer-truck bricks
tapiz, tapices & limpieza, limpiamos, lavado, lavamos, colchón, colchones, vapor, sillón, sillones > couch-suds =rug-suds
luminarias, luminaria @construction & alumbrado, vial, vialidad, público, pública, postes, poste, led > street-lamp =lightbulb
estribo, estribos @automotive > pickup
torre, torres & telecomunicaciones, telecomunicación, antena, antenas, telefonía > broadcast =satellite-dish pylon
telemetría & tanque, tanques, sensor, sensores, iot, consumo, agua, nivel, niveles, industrial > gauge =meter network
pipa, pipas @transportation & agua, potable, cisterna, cisternas, piscina, albercas, alberca, riego > tanker water-tank
fuente & agua, jardín, ornamental, plaza, piscina > fountain drop-half waves
fuente & poder, voltaje, computador, electrónica > plug
fuente & tipografía, letra > nib
fuente > -
cubierta @construction & techo, zinc, teja, canaleta, galpón > roofs tiled-roof
techo @automotive > car
garaje, garage @automotive & restauración, restauramos, clásico, clásicos, clásica, clásicas, moto, motos, mecánica, mecánico, taller, reparación, customizado, preparación > car-wrench =wrench =car-lift
cita previa, previa cita, con cita, puerta a puerta, cono sur, cono norte > -
terreno, terrenos, lote, lotes, parcela, parcelas @construction,marketing & venta, vendo, vendemos, compra, inmobiliaria, propiedades, corretaje, loteo > estate-sign =house-pin
sonido & tarima, tarimas, escenario, escenarios, truss > stage-truss =speaker-hifi =stage-light
iluminación & sonido, escenario, dj, concierto, espectáculo, pista > disco-ball lightbulb
pedicure, pedicura & podología, podólogo, podóloga > foot footprints
limpieza, limpiezas & dental, dentista, brackets, ortodoncia, odontología, odontólogo, odontóloga, odontológico > tooth
book, books & modelo, modelos, foto, fotos, fotografía, fotógrafo, fotográfico > camera aperture
arreglo, arreglos & flor, flores, florería, floristería, floral, ramo, ramos, florista > flower flower-tulip
escolar, escolares & software, sistema, plataforma, gestión, app > graduation-cap book-open
productos naturales @food,gastronomy > leaf-split =produce-crate
pollo @food > hen =drumstick
topo & topografía, topográfico, topográficos, topográfica, topógrafo, mensura > theodolite
pila, pilas & abrevaderos, abrevadero, ganado, bebederos, riego > cow water-tank
galápago, galápagos @livestock & silla, sillas, monturas, montura, caballo, zamarros, aperos > saddle
hotel, hoteles & pájaros, insectos, abejas, aves > -
tallo & madera, aves, santos, maderas, cedro, figuras, cucharas > gouge
tara @agriculture,nature > pod tree
mote @agriculture & llajua, habas, pelado, trigo, maíz, choclo > corn grain-sack
batata, batatas, boniato, boniatos, yautía, yautías, ocumos, mapuey, ñames @agriculture,food > tuber-plant =potato
patilla, patillas @agriculture,food > watermelon
lagar, trujal & aceite, oliva, aceituna, aceitunas, olivar, olivos > olive =olive-oil olive-branch
reineta, reinetas & manzana, manzanas, manzano, peras > apple
parto & nueces, nuez, almendras, cocos, avellanas, leña, castañas > -
pelo & nueces, nuez, almendra, almendras, coco, cocos, papas, ajos, ajo, camarón, camarones, yuca, piña, piñas, mote, habas > -
inseminación @livestock,agriculture > cow =bull test-tube / porcina, cerdas, yeguas, ovejas, cabras
ecografía, ecografías, parto, partos & vaca, vacas, bovinos, ovejas, vientres, rodeos > cow-cross =cow
ecografía, ecografías, parto, partos & yegua, yeguas, haras, caballos, equinos > horse =horseshoe
semen, pajuelas & semental, equino, caballo, caballos, yegua, yeguas, haras > horse
semen, pajuelas & verraco, verracos, duroc, porcino, cerdo, cerdos > pig =standing-pig
racimo, racimos & banano, bananos, bananera, bananero, plátano, plátanos, guineo, guineos, cambur, platanera > banana-bunch =banana
alambre, alambres & postes, polines, potreros, cercos, cercas, grapas > wire-fence =field-gate
portón, portones & potrero, potreros, alambre, alambrado, alambrados, corrales, ganado > field-gate =wire-fence
cereal, cereales @agriculture > wheat =grain-sack =harvester
rastra, rastras & facón, facones, cuchillos, gaucho, plata, alpaca, cinturón, cinto > knife =belt
carpas & alevines, estanque, estanques, trucha, truchas, tilapia, koi, acuicultura, peces > fish =goldfish
acoplado, acoplados @agriculture,livestock > trailer tractor
acoplado, acoplados, semiacoplados, semiacoplado @transportation,automotive > trailer =semi-truck
bebedero, bebederos & hormigón, cemento, australiano, australianos, rotomoldeado, rotomoldeados > water-tank =cow
hornos industriales @technology > oven flame
balsa, balsas & totora, junco > reed-bundle boat
batea, bateas & madera, tronco, tallado, tallados > wooden-spoon =log-pile
tintura, tinturas & madre, hierba, hierbas, plantas, medicinales, homeopatía, naturales > mortar-herbs =drop-leaf leaf-split
piñón, piñones @agriculture,nature,food > pine =araucaria
cartucho, cartuchos & anturio, anturios, flores, flor, rosas, calas, lirios > lily =bouquet
resina & resinamos, resino, resinero, resineros, miera > pine drop-half
machete, machetes & afilo, afilamos, afilado, afilador > grindstone =axe =secateurs
granizo, helada, heladas & seguro, seguros, aseguramos, póliza, pólizas, aseguradora > shield-check =wheat
jaula, jaulas & canario, canarios, loro, loros, aves, pájaros, alpiste, periquitos > bird-cage =bird =parrot
bozal, bozales & lazo, lazos, riendas, cabestros, soga, sogas, caballo, caballos, cabezada, cabezadas, monturas, trenzado > lasso =saddle horse
gusano, gusanos, gusana & seda, morera, capullo, capullos, sericultura > worm butterfly
topo & mido, mensura, mensuras, deslinde, deslindes, agrimensura, agrimensor, terrenos, gps, levantamientos > theodolite
disco de arado, discos de arado @agriculture & repuestos, rastra, rejas, correas, tractor, sembradora, implementos > furrow-disc =tractor
aro, rastreo, rastra @agriculture,livestock & siembro, sembramos, siembra, tierra, hectárea, hectáreas, arado, campo, tractor, cosecha > tractor =furrow-disc
concertina, concertinas & cerco, cercos, reja, rejas, alambre, seguridad, perimetral > fence
grúa, grúas @construction & andamio, andamios, obra, obras, construcción, torre, izaje, montaje > crane =crane-hook
rosas & exportación, exportar, clavel, claveles, rosal, rosales, docena, eternas, preservadas > rose =bouquet
ave, aves @livestock & ganado, alimento, corral, crianza, granja, pienso, postura, engorda > hen =chick =hen-and-egg
!estética, peluquería, spa, baño, baños & perro, perros, perruno, canino, canina, mascota, mascotas, peludo, peludos, patitas, huellitas, guau, cachorro, cachorros > dog-bath =poodle =paw-comb
guardería @marketing,healthcare,desing,art > baby =abc-blocks =pacifier puzzle-piece / yate, yates, náutica, lancha, perro, mascota, canino, canina, gato, vehículo, auto, mueble
!estética, peluquería, spa, baño, baños & perro, perros, perruno, canino, canina, mascota, mascotas, peludo, peludos, patitas, huellitas, guau, cachorro, cachorros, doggy, doggies, dog, dogs, pet, pets, puppy, michi, firulais > dog-bath =poodle =paw-comb
estancia @livestock > bull =horse =barn
vacaciones & asistencia, nómina, rrhh, permisos, personal > calendar-check clock
asistencia & vacaciones, nómina, rrhh, personal, biométrico, huella > finger-lines =id-badge clock
viaje & remis, remisería, taxi, radiotaxi > -
quesillo, quesillos & torta, tortas, gelatina, gelatinas, flan, flanes, postre, postres, bizcocho, bizcochos, leches > flan =cake
viajes y mandados, mandados y viajes, viajes y encargos, encargos y viajes @transportation > auto-rickshaw =moped
bodegas & paneles, solares, fotovoltaico, fotovoltaicos > -
viaje, viajes @transportation & mandado, mandados, encomienda, encomiendas, carga, pueblo, pueblos, barrio, colonia, comunidad, comunidades, isla, islas, orilla, muelle, río, escuela, vereda, veredas > -
limpieza de asientos & lavado, encerado, pulido, aspirado > car-wash =car-suds =car-shine
edificio & limpieza, limpiamos, vidrio > -
cubierta & granito, cuarzo, mármol, cocina, baño, mesón > worktop cube
cubierta @automotive,transportation & neumático, llanta, rueda, camión > tire =rim =tire-stack
cubierta & barco, yate, lancha, #sea > boat
cubierta & torta, chocolate > cake
cubierta & libro > book-open
cubierta > -
# the table
copa & torneo, premio, medalla, trofeo, liga, deporte, galvano, campeón > trophy medal
copias de cuadros, reproducción de cuadros, reproducciones de cuadros, réplicas de cuadros, copias al óleo > easel =picture-frame =palette
copias certificadas, copias legalizadas, legalización de copias > sealed-folder =stamp
copas de cristal, copas y vasos, vasos y copas, copas y cristalería, cristalería y copas, vasos de vidrio, vasos y copas de vidrio > glass =wine =blown-glassware
floreros, florero & copa, copas, vasos, jarras, cristalería > blown-glassware =glass =vase
buró, burós & crédito, créditos, préstamos, préstamo > -
copas y floreros, vasos y floreros, vasos y jarrones, floreros de cristal > blown-glassware =glass =vase
copa, copas & queso, quesos, charcutería, wine, vino, vinos, vinoteca > glass =wine =grape-bunch
cristalería, cristalero & copa, copas, vasos, florero, floreros, jarrón, jarrones, jarras, vajilla > blown-glassware =glass =vase
copas lavables, copas menstruales y discos > uterus =drop-half
coronas para muertos, coronas para difuntos, coronas para panteón, coronas de papel, coronas y cruces, cruces y coronas > lily =tombstone
coronas de perforación, brocas diamantadas, coronas diamantadas, brocas y coronas > drill =drilling-rig
brocas y mechas, mechas y brocas, mechas de concreto, mechas para taladro, mechas de widia, brocas para concreto, brocas para metal, brocas y discos, discos y brocas, brocas y puntas, puntas y brocas, brocas de tungsteno, brocas sds, brocas de madera, brocas y cinceles, cinceles y brocas, brocas diamante > drill =tools
corona de puerco, corona de cerdo, corona de costillas > pig =standing-pig
cascos y botellas, cascos retornables, casco retornable, cascos de cerveza, cascos de gaseosa, casco vacío, cascos vacíos, compra de cascos, cascos y envases, envases y cascos, envases retornables, botellas retornables, botellas vacías, compra de botellas vacías, compra y venta de botellas > beer-bottle =bottle-crate =recycle
copa & árbol, poda, tala > tree
?copa & cóctel, coctelería, karaoke, trago, gin, bar, after > martini =cocktail-shaker
?copa > glass
plancha & cabello, pelo, alisado, keratina, peluquería > hair-dryer comb
plancha @construction & zinc, acero, techo, fierro, ondulada, galvanizada, metal > roofs
plancha & madera, melamina, terciado, mdf > saw-blade
plancha & ropa, camisa, lavandería > shirt-folded
plancha @gastronomy & carne, pescado, sándwich, parrilla, verdura, res > flame cutlery
plancha > -
tabla & surf, bodyboard, ola, sup > surfboard breaker waves
tabla & skate, longboard > skateboard
tabla & queso, embutido, jamón, picoteo, charcutería, fiambre, aperitivo > charcuterie-board cheese knife
tabla & madera, roble, pino, aserradero, viga, vigas > log-pile =saw-blade tree
tabla > -
tapa & olla, frasco, botella, envase > jar
torta & ahogada, mexicana, milanesa, cubana, jamón, antojito, taco, lonche, licuado, cemita, jugo > sub-sandwich =sandwich
tortilla, tortillas & croqueta, croquetas, ensaladilla, bravas, pincho, pinchos, patata, patatas > frying-pan =skillet
torta & frituras, molletes, chilaquiles, quesadilla, quesadillas, burrito, burritos, gorditas, tostadas > sub-sandwich =sandwich
torta > cake =cheesecake cupcake
pie @food,gastronomy & limón, manzana, maracuyá, torta, tarta, kuchen, postre, pastelería > cake =pie =cheesecake
pie @healthcare & diabético, uña, callo, plantar, podología, podólogo, salud > foot footprints
pie > -
pasta & dental, diente > tooth
pasta & modelar, arcilla > vase
concha & pan, panadería, bolillo, dulce > bread =croissant
salsa @food,gastronomy,agriculture & ají, picante, tomate, aderezo, mayonesa, artesanal, pasta, gourmet, taco, barbacoa, condimento, #food > hot-sauce =pepper jar / bachata, baile, academia, merengue, kizomba, salsa casino
salsa & bachata, baile, merengue, clase, tango, kizomba, cubana, escuela, academia, clases, casino, baile, rueda > dancing-couple dancer
chile, chilena, corea > -
chiles > chili pepper
chile & seco, mole, jalapeño, habanero, poblano, serrano, salsa, picante, relleno, molido > chili pepper
granada @agriculture,food & fruta, jugo, mango, cítrico, higo, huerto, exportación > pomegranate =fruit-crate
granada & airsoft, militar, táctico > bomb
granada > -
lima @agriculture,food & limón, jugo, cítrico, naranja, fruta > citrus
lima & uña, esmalte, manicura > nail-polish
lima @construction & herramienta, metal, ferretería, formón > tools
lima > -
mango & herramienta, cuchillo, hacha, martillo > knife hammer
mango > mango
agujas y rieles, agujas de ferrocarril, agujas ferroviarias, cambios de vía, desvíos ferroviarios > train =train-simple
bombas de humo, bombas de humo de colores, bengalas y bombas de humo, bombas de humo y bengalas, humo de colores, tarros de humo > fire-fountain =fireworks
bombas de vacío, bomba de vacío, bombas dosificadoras, bomba dosificadora, bombas de dosificación, bombas industriales, bombas peristálticas > motor-pump =gauge
bombas de aire para peceras, bombas para peceras, bombas de aire para acuarios, bombas y filtros para acuarios, filtros y bombas para peceras > goldfish =bubbles
bases para celular, bases para celulares, soportes para celular, soportes y bases para celular, trípodes y bases para celular > device-mobile =phone-case
bandas de sombreros, bandas de cuero para sombreros > cowboy-hat =fedora
bandejas de plata, charoles y bandejas, bandejas de madera, bandejas decorativas, bandejas y charolas, charolas de madera, charolas y bandejas > place-setting =tableware
barras de silicona, silicona en barra, silicón en barra, pistolas de silicón, pistolas y barras de silicona, barras de silicón > caulking-gun
cámara web, cámaras web, cámaras web y micrófonos, webcams, webcam, cámaras y micrófonos para streaming > desktop-computer =microphone =headset
cámaras de inspección, cámara de inspección, inspección con cámara, inspección de tuberías con cámara, video inspección de tuberías, videoinspección de tuberías > pipe =pipe-wrench
cámaras de ozono, generadores de ozono, túneles de desinfección, arcos de desinfección > spray-bottle =bubbles
cajas eléctricas, caja de breakers, breakers y cajas, cajas de registro eléctricas, cajas y tableros eléctricos > circuit-breaker =plug-bolt lightning
camas de lombrices, cunas de lombrices > worm =hands-sprout
cama de arena, camas de arena, cama de arena y adoquín > paving-herringbone =sand-barrow
cañas de timón, caña de timón, cañas y timones > helm =boat
cañas de bambú, cañas de bambú para tutores, tutores de bambú, tutores de caña, tutores para plantas, cañas tacuara > bamboo
colas de zorro, cola de zorro, pastos ornamentales, gramíneas ornamentales, colas de zorro y pampas, pampas secas > reed-bundle =fern
cuadros de riego, cuadros de cultivo, cuadros de chacra > drip-line =sprinkler =fields
cuadro de baile, cuadros de baile, cuadros dancísticos, cuadros folclóricos, cuadro folclórico, cuadros de danza > folk-dancer =dancing-couple =dancer
bordados en cuadros > embroidery-hoop =needle
cuerdas para tender, cuerdas para tender ropa, tendederos y cuerdas > washing-line
cuerdas de amarre, cabos y amarras, amarras y cabos, cabos y cuerdas, defensas y cabos, cabos de amarre > knot =anchor
cruces de madera, cruz de madera, cruces y rosarios, rosarios y cruces, cruces talladas, cruces de hierro, cruces de pasión > cross =rosary
estampas de santos, estampitas, estampitas de santos, estampas del niño jesús, estampas de vírgenes, estampitas y novenas, estampitas de comunión, estampas y oraciones > rosary =church =restored-saint
fibra de coco, fibra de coco y sustratos, bonote, turba y fibra de coco, polvo de coco, chips de coco > coconut =fertiliser-sack =sprout
figuras de hielo, figuras talladas en hielo > ice-cubes =gouge
filtros fotográficos, filtros fotográficos y lentes, lentes fotográficos, lentes y filtros fotográficos, filtros para cámara, filtros para cámaras > aperture =camera
filtros para tractores, filtros de tractor, filtros agrícolas, filtros para maquinaria > oil-filter =air-filter =tractor
filtros prensa, filtro prensa, espesadores y filtros, telas filtrantes > gear =factory =layers
flechas y señales, señales y flechas, flechas viales, señales viales y flechas > signpost =traffic-cone
forros de libros, forro de libros, forrado de libros, forrado de cuadernos, forros para cuadernos, forros y etiquetas > stitched-book =notebook
forros para celular, forros para teléfono, forros y vidrios templados, forros y micas, forros y protectores para celular > phone-case =phone-shield
fundas para machete, fundas para cuchillo, vainas de cuero, fundas y vainas, vainas para machete > knife =belt
gas lacrimógeno, gas pimienta, gases pimienta, defensa personal y gas pimienta, gas pimienta y taser, spray de pimienta > shield-check =spray-can
gas para encendedores, encendedores y gas, recarga de encendedores > flame
ganchos de tejer, ganchos y agujas, agujas y ganchos, gancho de tejer, ganchos de aluminio para tejer > crochet-hook =yarn
ganchos para llaves, portallaves, llaveros y portallaves > key-ring =key
ganchos de carnicería, ganchos y sierras de carnicería, rieles y ganchos para carne > cleaver =beef-cuts
garfios, garfios y ganchos, ganchos de pesca > hook =hung-fish
goma eva, foami, fomi, microporoso, figuras de foami, manualidades en foami, manualidades en goma eva > scissors =button =star
goma para pisos, pisos de goma, pisos de caucho para gimnasio, carpetas de caucho, alfombras de goma, pisos vinílicos y goma, losetas de caucho > tiles =layers
granja de servidores, granjas de servidores, racks y servidores > database =hard-drives
granja de gusanos, granjas de gusanos, cría de gusanos, gusanos tenebrio > worm
granjas de flores, granja de flores > flower =greenhouse
granos para gallinas, granos y alimento para aves, granos para aves > grain-sack =hen
hilo de atar, hilos de atar, hilo sisal, hilo para fardos, hilo agrícola, hilos para enfardadora > hay-bale =square-bale =spool
hilos para cometas, hilo para cometas, hilo de volantín, hilo curado, hilos para papalotes, hilo para papalote, hilo para volar cometas > kite
hilo de cobre, hilos de cobre, alambre de cobre, alambre y hilo de cobre, alambres de cobre esmaltado, alambre magneto > copper-coil
hilo de nylon para desbrozadora, hilo para desbrozadora, hilo para desmalezadora, hilo para motoguadaña, hilo para orilladora, nylon para bordeadora, tanza para bordeadora > brush-cutter lawnmower
hilo musical, música ambiental, música para tiendas > music-notes =speaker-hifi
hilo dental y cepillos, cepillos e hilo dental > toothbrush =tooth
tangas e hilos, hilos y tangas, hilos dentales y tangas, tangas y brasieres, brasieres y tangas, lencería e hilos > bra
huella hídrica, huella de agua, medición de huella hídrica > drop-half =leaf-split
huella ecológica, huella ambiental, medición de huella ecológica > leaf-split =tree =footprints
huellas de dinosaurio, huellas de dinosaurios, icnitas > dinosaur =footprints
juntas de goma, juntas para ollas, juntas y válvulas de olla, gomas para ollas, gomas de olla a presión > skillet =cooking-pot
láminas de oro, hojas de oro, hojilla de oro, hoja de oro y dorado, láminas doradas, dorado a la hoja > gold-nugget =brush
lana para colchones, lana de colchón, colchones de lana, escarmenado de lana, lavado de lana para colchones > mattress =sheep
latas y velas, latas para velas y cosméticos > candle =scented-candle
lengua de suegra, sansevieria, sansevierias, lengua de suegra y suculentas > plant =aloe-vera
letras de comparsas, coplas y letras > music-notes
líneas de nazca, sobrevuelos a las líneas de nazca, sobrevuelos, sobrevuelo > light-aircraft =airplane-tilt
líneas de producción, línea de producción, líneas de envasado, línea de envasado, líneas de ensamblaje, líneas de embotellado > factory =gear =robot-arm
líneas de transmisión, línea de transmisión, líneas de transmisión eléctrica, línea de media tensión > pylon =lightning
línea genética, líneas genéticas de cerdos, genética porcina, líneas genéticas porcinas > standing-pig =pig =dna
llaves de cerveza, llaves de schop, llaves y barriles de cerveza > beer-tap =beer-stein
llaves de judo, llaves de jiujitsu, llaves de jiu jitsu, llaves de lucha > judogi =martial-belt
llaves de saxofón, llaves de saxo, llaves de clarinete, zapatillas de saxofón, llaves y zapatillas de saxo > saxophone
lona de pintor, lonas de pintor, bastidores y lonas, lonas y bastidores, lona para óleo > easel =palette =brush
lonas publicitarias, lona publicitaria, lonas y espectaculares, lonas y pendones, pendones y lonas, lonas y banners, banners y lonas > billboard =flyer =plotter
mangos de sartén, mangos para sartenes, asas de ollas, mangos y perillas, perillas y mangos, asas y perillas, repuestos de ollas, repuestos de ollas a presión, arreglo de ollas, arreglo de ollas a presión > skillet =cooking-pot
cabos de pala, mangos de pala, cabos de martillo, mangos de martillo > axe =hammer =shovel
fresa & torno, fresadora, metal, mecanizado, cnc, dental > lathe =caliper gear
fresa > strawberry
papa, patata @gastronomy & frita, prefrita, queso, alita, bastón, hamburguesa, salsa, cheddar > fries
papa, patata, papero > potato
helada, helado & agrícola > snowflake
viña, viñedo @agriculture & parra, cosecha, uva, vid > grapes =grape-bunch =glass =wine
viña, viñedo > glass =grape-bunch =wine
tuna @agriculture,food & nopal, fruta, agave, maguey, xoconostle > prickly-pear =nopal
té & libro, libros, lectura, librería > teapot cup
té & infusión, hierba, matcha, tetera, tetería, salón, casa, hoja, tisana, rooibos, kombucha, café, granel, pastel, taza, tarde, kuchen, once, galleta > teapot cup-leaf cup leaf-split
té > -
té verde, té negro, té rojo, tés, té de hierbas, té chai > teapot cup-leaf leaf-split
nieve @gastronomy,food & helado, paleta, fruta, postre, garrafa, raspado > ice-cream =ice-cream-cup
nieve > mountain snowflake person-simple-ski
tigre, tigres @gastronomy & mejillón, mejillones, vermut, tapas > -
paleta @food,gastronomy & helado, nieve, raspado, hielo, fruta > popsicle =fruit-popsicle
paleta & pintor, óleo, color > palette
quincho @construction & construcción, terraza, pérgola, madera, techo > grill fireplace
quincho > grill flame
decoración & cumple, animación, boda, wedding, novia, novios, casamiento, fiesta, evento, cumpleaños, globo, matrimonio, quinceañera, baby, bautizo, comunión, aniversario, postre > balloon flower confetti
decoración > reading-corner =couch lamp armchair
pollo @gastronomy & asado, frito, brasa, papa, alita, broaster, rostizado, parrilla > drumstick =roast-chicken =chicken-bucket
pollo > hen =chick
grifo & cerveza, barril, schop, bar > beer-stein
grifo @automotive & combustible, gasolina, diésel > gas-pump
grifo > faucet
bota & vinagre, jerez, solera > wine-barrel barrel
bota & vino > wine
bombilla & mate, yerba > cup leaf-split
pura, puro & tabaco, habano, cigarro, vitola > cigar cigarette leaf-split
puro > -
caña @fishing & pescar, pesca, red, anzuelo, carnada, mosca, #sea > fishing-rod =hook
caña & bambú, colihue, mimbre > plant
caña @agriculture & azúcar, trapiche, ingenio, ron > sugar-cane fields
caña & tapa, bar, cerveza, pincho > beer-stein
caña > -
cristalería, cristalero @construction & aluminio, vidrio, ventana, mampara, espejo > glass-pane =window =sliding-window
ventana, ventanas & cristalería, cristalero, vidriería, vidriero > glass-pane =sliding-window =window
tarima @construction & parquet, piso, madera, flotante > parquet saw-blade hammer
bolillo, bolillos & encaje, puntilla > lace-sun =needle spool
# clothes and hair
corte & alisado, alisados, tinte, tintes, keratina, mechas, balayage > scissors-comb =long-hair =hair-dryer scissors
corte & pelo, cabello, barba, peinado, caballero, dama, niño, color, #beauty > scissors-comb scissors comb
corte & confección, costura, patrón, tela > scissors needle
corsé @healthcare & escoliosis, órtesis, ortopedia, ortopédico, férula, columna > spine massage
corte & carne, vacuno, res, parrilla, asado, premium, angus > steak =beef-cuts =cleaver knife bull
corte & láser, plasma > laser-head saw-blade gear
corte & metal, acero, cnc, fierro > saw-blade gear
corte & césped, pasto, jardín > lawnmower =garden-tools
corte & árbol, rama > tree =chainsaw
corte & suprema, apelación, justicia > gavel
corte > -
talla @art & madera, santo, piedra, escultor, figura > hammer gouge
talla & ropa, vestido, plus, traje, #fashion > dress coat-hanger
talla > -
parrilla, asado, parrillada, parrillero, barbacoa, brasa & carnicería, carnicero, carnes, cortes, embutidos, achuras, frigorífico > steak =cleaver =beef-cuts grill bull flame
inseminación artificial, genética @livestock > bull =dna cow
angus, aberdeen angus, red angus, brangus @livestock & ganado, cría, criadero, cabaña, vientres, toros > polled-bull
wagyu, hereford, brahman, cebú @livestock & ganado, cría, criadero, cabaña, vientres, toros > bull =cow
cola de caballo, colas de caballo > comb hair-dryer
mecha & pelo, cabello, balayage, tinte > hair-dryer scissors
capa @livestock & ponedora, gallina, polluela, huevo, avícola > hen =hen-and-egg =egg
capa & disfraz, héroe, infantil > mask-happy
capa & lluvia, impermeable, poncho > umbrella
capa > -
corona & dental, diente, implante, puente, carilla, cerámica, porcelana, ortodoncia, odontología, endodoncia > tooth =crowned-molar
corona & fúnebre, funeral, difunto, condolencia, floral, ramo, flores, florería, floristería, arreglo > flower flower-tulip
corona & cerveza > beer-bottle
?corona > crown
tocado & novia, corona, flor, matrimonio, boda, invitada > crown flower
tocado > sun-hat flower
polo @art,desing,marketing & camisa, camiseta, playera, polera, uniforme, ropa, bordado, gorra, estampado, #fashion > t-shirt shirt-folded
polo & helado > popsicle
polo @livestock & caballo, ecuestre, taco, equino > horse
polo > -
taco & zapato, tacón, plantilla, calzado > high-heel
tenis @art > sneaker =high-top / raqueta, raquetas, cancha, canchas, torneo, torneos, clases, academia, club
taco & billar, pool > number-circle-eight
taco > taco =two-tacos
estampado & hormigón, concreto, pavimento, patio > bricks
estampado & metal, acero, troquel > gear
estampado & polera, playera, camiseta, polerón, tela, taza, tazón, gorra, bolsa, ropa, sublimación, dtf, bordado, empresa, #fashion > t-shirt
llama, llamas & embutidos, embutido, charqui, salchichas, chorizo, chorizos, jamón > llama =alpaca
bolsa & invertir, invierto, invertimos, inversiones, inversionistas, bursátil, trading, bróker > trend =bars coins
cobija & pando, turismo, amazonía, amazónico, acre, brasiliense, viajes, buses > -
bolsas de yute bordadas, bolsas de yute pintadas, bolsas de yute estampadas, bolsas de yute personalizadas, bolsos de yute, bolsas ecológicas de yute, bolsas de manta bordadas, carteras de yute > tote-bag =shopping-bag
estampado > t-shirt
hilo & dental, diente > tooth
internet & cibercafé, ciber, cabinas, impresiones, copias, fotocopias > wifi-screen =desktop-computer
ahorro, ahorros & fondo, fondos, inversión, inversiones, jubilación, pensiones > sprout-bars =piggy-bank =coins
tanque, tanques & oxígeno > oxygen-tank =lungs
concentrador, concentradores & oxígeno > oxygen-tank =lungs
hilo & fibra, internet > -
hilo @healthcare & tensor, depilación, ceja, rostro, #beauty > flower-lotus sparkle eye
hilo > spool button needle
banano & mochila, lona, bolso, cartera, riñonera > backpack tote
corredor @marketing,construction & casa, propiedad, arriendo, departamento, terreno, inmobiliario, bienes > house =key =estate-sign
guardería & canino, perro, mascota, gato, perruno > dog-house =paw-house =dog-and-cat
hotel & canino, perro, perruno > dog-under-roof =dog-house =paw-house
hotel & mascota, gato, felino, peludo > paw-house =dog-house paw-print
hotel, hostal, posada, hospedaje & alberca, albercas, piscina, piscinas, patio, patios > bed =reception-bell =swimming-pool
juguete & mascota, perro, gato, arena, veterinaria > paw-print =dog-and-cat
pensión & divorcio, herencia, jubilación, abogado, demanda, tutela, custodia > scales gavel
finiquito & abogado, despido, demanda, juicio > scales gavel
engorda & salmón, salmonera, smolt, trucha, alevín, #sea > fish
tostada & palta, aguacate, café, mermelada, mantequilla, brunch > bread cup
carpa & mesa, mantel, vajilla, boda, evento, silla, fiesta > party-tent tent chair champagne
vuelo & parapente, delta > paraglider parachute wind
vuelo & dron, drone > drone
aeropuerto, aeropuertos, nave industrial, naves industriales, control de palomas, palomas, gaviotas & halcón, halcones, cetrería, halconero > falcon =eagle
iglesia, iglesias, ayuntamiento, ayuntamientos & reloj, relojes, relojería > clock-tower =clock
carga, pasajeros & lancha, lanchas, panga, pangas, isla, islas > motorboat =boat
espejo, espejos @construction > standing-mirror glass-pane
viaje & taxi, chofer, remis, remise > taxi =cab-side =taxi-pin
uña & encarnada, pie, callo, hongo, podología, podólogo, podóloga, diabético > foot footprints
cera & miel, propóleo, abeja, polen, colmena > honeycomb =bee
termo & solar, panel > solar-panel sun
música & dj > dj-turntable vinyl-record headphones equalizer
cojín & tejido, telar, lana, crochet, macramé > yarn
plástico & recogemos, recolectamos, recolección, basura, playa, océano, reciclamos, reciclaje, reciclar > recycle
sal & costa, mar, marina, flor, salina > sea-salt =salt-shaker =salt-heap
sal & merkén, ahumada, gourmet, condimento > salt-shaker jar
fumigación & dron, drones, drone > crop-drone =drone
fumigación & siembra, siembras, cosecha, cosechas, trilla, labranza, agricultura, terceros > knapsack-sprayer =tractor
fumigación & cultivo, agrícola, huerto, viña, predio > knapsack-sprayer =tractor
librería & papelería, útiles, fotocopia, fotocopias, cuaderno, escolar, escolares > pencil =pencil-cup =notebook-pencil
fotocopia, fotocopias & papelería, librería, útiles > pencil =pencil-cup =notebook-pencil
carne & cuy, cuyes > -
hotel & criamos, criadero, crianza, cultivamos, pescamos, proveedor, proveemos, abastecemos, surtimos > -
impresión, impresiones & papelería, útiles, librería > pencil =pencil-cup =notebook-pencil
desayuno & hostal, hostel, hotel, alojamiento, cabaña, habitación > -
basura & playa, océano, costa, voluntario > recycle waves
gourmet & sal, salina, aceite, mermelada, condimento > -
restaurante & criamos, criadero, crianza, pescamos, proveedor, proveemos, abastecemos, surtimos > -
deportivo & lesión, kinesiología, rehabilitación, fisioterapia, masaje, trauma > person-simple-run barbell-pulse
feria & emprendedor, emprendedora, local, artesano, diseño, pulgas, vecinal > storefront awning
soya & vela, aroma, cera > candle
aéreo & video, foto, fotografía, filmación > drone video-camera
hongo & uña, pie > footprints
cobre & extracción, mina, minero, minería, yacimiento, concentrado, faena, litio, oro > pickaxe mine-cart hard-hat
cobre & cable, eléctrico, instalación > plug lightning
cobre > hammer flame
media & hora > clock
media & calcetín, calza, panty, lencería, compresión, fútbol, algodón, nylon, tejida, hombre, mujer, niño, bebé, pie, #fashion > sock
media @desing > sock
media > -
entrada, entradas & adoquín, adoquines, vereda, veredas, empedrado, pavimento, patio, patios, cochera, estacionamiento > -
malla & reloj > watch
malla & ballet, danza, gimnasia, baño > dancer
malla @construction & seguridad, cerco, alambre, acma, gallinero, balcón, ventana, gato, perímetro > chain-link-fence fence shield-check
malla & sombra, antigranizo, raschel, cultivo, riego > shade-net =greenhouse sprout
malla > -
colonia & perfume, fragancia, aroma, loción, agua > perfume flower
colonia > -
flores de bach, terapia floral & lirio, lirios, azucena > trumpet-lily =lavender
cálculo, cálculos & riñón, riñones, próstata, renal, renales, urólogo, urología > kidneys
busto, bustos & cirugía, cirugías, cirujano, aumento, implantes, liposucción, nariz, abdomen > -
correa @automotive & motor, distribución, transmisión, bomba, alternador > timing-belt =engine
correa & perro, mascota, collar > dog-collar =dog-on-leash
correa > belt
pino & empanada, empanadas, pequén, pastel, sopaipilla > empanada =empanada-tray empanada-oven
?pino, pinos @gastronomy,food > pine tree
windows @technology > laptop desktop
colegio, escuela, escolar @transportation > school-bus =pencil-bus
azafata & modelo, promotora, evento, feria, congreso > megaphone star
azafata @marketing > megaphone star
colectivo & lancha > boat
soldadura & electrónica, placa, circuito, estaño > cpu circuitry
loza & greda, alfar, alfarería, gres, barro, arcilla > vase pottery
guante & box, boxeo, muay > boxing-glove
guantes cascos, cascos y guantes, cascos y botas, botas y cascos, guantes y botas, chalecos y cascos, cascos y chalecos, cascos y arneses, arneses y cascos, guantes cascos y botas, cascos de obra, cascos de construcción @construction,technology,agriculture,nature > hard-hat =glove =safety-vest
guante @automotive,transportation & moto, casco, motociclista > motorcycle-helmet =motorcycle / seguridad, industrial, epp, dieléctrico, dieléctricos
guante & seguridad, industrial, epp, trabajo > glove =hard-hat
guante & látex, nitrilo, médico, quirúrgico > glove first-aid-kit cross-heart
guante > glove
casco @automotive & moto, motociclista, guante > motorcycle-helmet =motorcycle
casco & bicicleta, ciclista > bicycle
casco & barco, bote, lancha, buzo, buceo, submarino, nave > boat
casco histórico, casco antiguo, casco viejo, casco colonial, casco urbano histórico, centro histórico y casco antiguo, tours del casco histórico, recorridos por el casco histórico > clock-tower =skyline =church
~casco de estancia, casco de hacienda, casco de campo > house tree barn
recorte de cascos, limado de cascos, cuidado de cascos, cascos de caballo, cascos y herraduras, herraduras y cascos, clavos de herrar, clavos de herradura, clavos y herraduras, herraduras y clavos > horseshoe =horse =anvil
casco & caballo, herrador > horseshoe
casco, cascos & auriculares, gamer, audio, música > headphones
casco, cascos & guitarra, guitarras, lutier, luthier > guitar
casco, cascos & chocolate, huevos, bombonería > chocolate =egg
casco, cascos & buque, buques, calafateo, astillero, carena, carenado, yate, yates, velero, veleros, lanchas, embarcaciones > boat-on-stocks =boat
casco, cascos & botella, botellas, envases, retornables, cerveza, gaseosa > beer-bottle =bottle-crate
casco, cascos & capilar, capilares > hair-roots =comb
casco, cascos & patines, skate, patineta > inline-skate =skateboard
casco, cascos & histórico, colonial > clock-tower =skyline
casco > hard-hat goggles shield-check
cinta & embalaje, caja, mudanza, adhesivo > package
cintas métricas, cinta métrica, cintas métricas y niveles, huinchas de medir, huincha de medir, flexómetros, flexómetro, winchas métricas, niveles y flexómetros, cintas y niveles, huinchas y niveles, herramientas de medición > measuring-tape =caliper =toolbox
digitalización de cintas, cintas vhs, cintas de video, cintas de casete, cintas betamax, cintas magnéticas, cintas y cassettes, cassettes y vhs > cassette-tape =movie-reel
cadenas para nieve, cadenas para nieve y hielo, cadenas de nieve y barro, arriendo de cadenas para nieve, portaesquís y cadenas > tire =car-snowflake
cinta & mercería, raso, encaje, encajes, puntilla, puntillas, botón, botones, hilos > spool =bow =button
cinta & riego, goteo > drip-line =drop-leaf
cinta & transportadora, minería > gear factory
cinta & película, cine > movie-reel film-reel
cinta > -
bolsa & valores, inversión, corretaje, acción > trend bars
bolsa & dormir > tent campfire
bolsas para silo, bolsas para ensilaje, embolsado de granos, embolsadora de granos, embolsado de silo, plástico para silo > silo =grain-sack =hay-bale
bolsas de aire automotriz, bolsa de aire automotriz, bolsas de aire, bolsa de aire, reparación de bolsas de aire, reparación de airbag, tableros y airbag, airbag y tableros, pretensores y cinturones > steering =car-shield
bolsas de aire y tableros, reparación de tableros de auto, tableros de auto > car-dashboard =steering gauge
bolsa & aire, café, té, hielo, agua > -
bolsa & basura > trash
bolsa & huarache, sandalia, zapato, cartera, monedero, cinturón, bordada, bordado, tejida, tejido, cuero, piel, palma, mimbre, marroquinería, artesana, artesano, moda, mujer, accesorio, ropa, vestido > handbag =tote-bag / papel, plástico, yute, compostable, tienda, supermercado
bolsa @healthcare & colostomía, ostomía, ileostomía, urostomía > cross-heart hand-heart stethoscope
suplemento, suplementos @healthcare & vitamina, vitaminas, mineral, farmacia, natural, naturales, colágeno, omega > capsule =pill-bottle leaf-split
tocado, tocados & pluma, plumas, plumario > feather
cartel, carteles & bus, buses, autobús, autobuses, paradero, paraderos, metro > billboard bus
recital, recitales & poesía, poema, poemas, poeta > nib =stage-microphone book-open
pañal, pañales & adulto, adultos, incontinencia, anciano, ancianos, apósito, apósitos > elders hand-heart
algodón, algodones @entertainment > candy-floss
escalera, escaleras @desing > staircase ladder
biónica, biónico & mano, manos, brazo, brazos, prótesis, ortopedia > bionic-hand
guitarrero, guitarrera & greda, barro, cerámica, arcilla > pottery =vase
noria @entertainment & carrusel, feria, atracciones, ferias > ferris-wheel carousel
animación, animaciones @entertainment > clown =balloon-bunch =party-hat / 3d, digital, video, videos, película, películas, cine, corto, cortos, personajes, motion, gráficos, estudio, hotelera, hoteles, redes
telas & teñida, teñidas, batik, shibori, pintadas, índigo > fabric-roll =drop-leaf
alberca, albercas, piscina, piscinas & tobogán, toboganes > water-slide =swimming-pool
tobogán, toboganes & piscina, piscinas, acuático, acuáticos, alberca, albercas, balneario > water-slide =swimming-pool
carroza, carrozas & carnaval, desfile, desfiles, comparsa, comparsas, reinas > carnival-mask =mask-happy drum
cera & museo, figuras, famosos > bank ticket
restauración, restaurador @art > brush =picture-frame gouge
bolsa @healthcare & orina, recolectora, suero, sangre > drip-bag cross-heart
bolsa > shopping-bag tote-bag
ordeno > cow =dairy-cow =milk-can
cerámica, cerámica artesanal & vajilla, vajillas, platos > tableware =pottery =vase / azulejo, azulejos, porcelanato
ordeno & clóset, clósets, ropero, cajón, cajones, archivo, espacio, oficina, casa, hogar, konmari, cocina > open-wardrobe =storage
!mascota, mascotas, perro, perros, perrito & cremación, crematorio, funeraria, funerario, urna, cementerio, velatorio > paw-print =sitting-pets urn
cartera & vencida, morosa, cobranza, cliente, deuda > receipt coins
cartera & inversión, inversionista, acciones, fondo > trend coins
cartera > handbag wallet tote
cadena & oro, plata, joya, pulsera > ring =necklace bracelet
máscara & pestaña, maquillaje, facial > lipstick hand-mirror
restauración @automotive & auto, coche, vehículo, moto, carrocería > car =vocho wrench
restauración & cuadro, lienzo, arte, imagen, santo > brush picture-frame image
restauración @nature & coral, corales, arrecife, arrecifes, bosque, suelo, ecosistema, río, humedal, manglar > sprout
restauración & edificio, fachada, patrimonial > hammer bank
restauración @gastronomy,food > cutlery =cloche
restauración, restaurador > armchair hammer chair
tasación, tasador & joya, joyas, relojes, diamante, oro > gem =ring
tasación, tasador & arte, cuadros, antigüedades, obras > art-appraisal picture-frame
roller & cortina, cortinas, toldo, toldos, persiana, persianas, blackout > blinds =curtain
# machines and tools
!gato @automotive & hidráulico, llanta, neumático, elevador, camión, tonelada, taller > tools hydraulic-cylinder wrench
!gato & adopción, perro, mascota, arena, alimento, felino, veterinario, juguete, collar > cat
!conejo & mascota, gato, perro, peluquería, veterinario, criar > rabbit =rabbit-face
!gato > cat paw-print cat-tree
sierra & cabaña, camping, trekking, excursión, bosque, turismo, alojamiento > mountain
sierra @construction & taladro, madera, herramienta, metal, huincha, circular, carpintería, afilado, motosierra, corte, ferretería > saw-blade drill
sierra & pescado, ceviche, marisco, atún > fish
?sierra > mountain
pico & pala, herramienta, ferretería > pickaxe shovel hammer
?pico & nevado, cumbre, trekking > mountain
pico > -
pala & pádel, padel, raqueta, tenis, frontón > padel-racket tennis-ball
pala @construction & excavadora, retro, mecánica, cargadora, maquinaria, camión > bulldozer
pala & pizza, horno > slice flame
?pala > shovel
pala, palas & escoba, escobas, escobillón, escobillones, trapero, traperos, recogedor, recogedores, cepillo, cepillos > broom =mop-bucket
bomba & agua, riego, pozo, piscina, sumergible, hidráulica, motobomba, presurizadora > motor-pump =water-pump
bomba & hormigón, concreto > truck bricks
bomba & calor > thermometer flame
bomba & insulina > drop-half pulse
bombas de insulina, bomba de insulina, microinfusora, microinfusoras, sensores de glucosa, sensor de glucosa, monitoreo de glucosa > glucose-meter =drop-half =syringe
bomba & bencina, combustible, gasolina, diésel > gas-pump
bomba & leche, lactancia > baby =baby-bottle
bomba & chocolate, cacao > cookie
bomba & globo, fiesta, confeti, humo > balloon confetti
bomba > -
batería @entertainment & música, músico, banda, guitarra, bajo, percusión, concierto, ensayo, tambor > drum-kit =drum
cuca & tamales, tamal, atole, atoles, comida, cocina, tacos, costura, uñas, belleza > -
carta, cartas, trucos & magia, mago, ilusionismo, conejos > rabbit-in-hat =magic-wand spade
bote, botes & fierro, cartón, chatarra, aluminio, lata, latas, pet > recycle =recycling-bin
corbata, corbatas, cámara, cámaras & llanta, llantas, neumáticos, neumático, vulcanizadora, llantera, gomería > tire =rim =tire-stack
gas, cargo & heladera, heladeras, freezer, freezers, nevera, neveras, refrigeradores > fridge-wrench =fridge snowflake
tambor, tambores & lavadora, lavadoras > washer-wrench =washing-machine
chapa, chapas & llave, llaves, cerrajero, cerrajería, candado, candados, abro, aperturas > lock-key =key =key-copies door-handle
disco, discos & laptop, laptops, memoria, memorias, computadora, computadoras, notebook, notebooks, ssd, formateo > hard-disk =usb-stick
batería & violín, solfeo, piano, canto, musical, ukelele, saxofón > drum-kit =drum
batería & baño, lavamanos > bathtub shower-head
batería & cocina, olla, sartén > cooking-pot
batería @automotive,transportation & auto, alternador, camión, moto, vehículo, arranque > car-battery =car-bolt
batería > charged-battery lightning
cargador @construction & frontal, retroexcavadora, maquinaria, excavadora > bulldozer crane
cargador & bebé, portabebé, guagua > baby
cargador > plug plugs-connected
llave & agua, grifo, gasfitería, baño, cañería, cocina, gasfíter, plomería, ducha, lavamanos, regadera > faucet
llave & inglesa, tuerca, herramienta, mecánica, dado, perno > wrench
llave > key lock-key keyhole
puente, puentes & dental, diente, corona, implante > crowned-molar =tooth
vitamina, vitaminas @healthcare & medicamento, farmacia, pastilla > capsule pill
vitamina, vitaminas > barbell capsule lightning
muelle @automotive & suspensión, amortiguador, resorte, camión, ballesta > coil-spring
muelle & colchón, sillón, sofá > bed
~muelle > anchor boat shipping-container
planta & oficina, piso, edificio, baja, departamento > skyline desk
planta & tratamiento, osmosis, potabilizadora, desaladora > drop-leaf drop-half
planta & pie, calzado, zapato > footprints
~planta > plant sprout
tubo & ensayo, laboratorio > test-tube
tubo & baile, pole > dancer
tubo, caño > pipe pipe-wrench wrench
canal & agua, riego, techo, lluvia, bajada > drop-half roofs
canal @entertainment,marketing,technology,art & televisión, youtube, streaming, video > video-camera =television play
canal > -
foco, faro @automotive & auto, led, parabrisas, vehículo, moto > car-front
focos led, focos ahorradores, focos y cables, focos y lámparas, lámparas y focos, focos y tubos led, focos y enchufes, focos y ampolletas, focos y sockets, focos y apagadores, venta de focos > lightbulb =bulb-plug =plug
focos de incendio, foco de incendio, focos de fuego, incendio forestal, incendios de pastizales, prevención de incendios forestales, brigadas contra incendios forestales, prevención de focos de incendio, prevención de focos de incendio forestal, combate de incendios forestales > flame =pine =fire-extinguisher
focos escénicos, focos de escenario, focos de teatro, focos robóticos, focos de estudio, aros de luz, aro de luz, anillos de luz, anillo de luz, aros led para selfies, aro led para fotos > stage-light =tripod-camera =camera
hospedaje en un faro, hotel en un faro, dormir en un faro, faro turístico, visitas al faro, cabañas del faro, faro y museo, museo del faro, faros marítimos > lighthouse =bed
?faro > lighthouse
?foco > lightbulb
goma & mascar > cookie
cañas para saxo, cañas para saxofón, cañas para clarinete, cañas y boquillas, boquillas y cañas, cañas de oboe, cañas de fagot, cañas para instrumentos, cañas para instrumentos de viento > saxophone =music-notes
música de cámara, orquesta de cámara, ensamble de cámara, conjunto de cámara, coro de cámara, coro y orquesta de cámara, coro y música de cámara > violin =treble-clef
pastilla & freno, disco, balata > brake-disc =brake-light
pastilla & jabón > soap-bar
?pastilla > capsule pill
transmisión @automotive & caja, embrague, automática, motor, diferencial > gear-stick =gear
lámina & policarbonato, acero, zinc, techo, galvanizada > roofs
lámina & polarizado, parabrisas, auto, coche, vehículo > tinted-window =car-shades
láminas y álbumes, álbumes y láminas, láminas para coleccionar, láminas coleccionables, láminas del mundial, álbum del mundial, álbumes del mundial, estampas y álbumes, álbumes y estampas, estampas coleccionables, estampas del mundial, cromos y álbumes, álbumes de cromos, figuritas y álbumes, figuritas del mundial, álbumes de figuritas, intercambio de láminas, intercambio de figuritas, intercambio de estampas, barajitas y álbumes, barajitas, barajitas del mundial > sticker =football-crest =peeling-sticker
láminas escolares, láminas educativas, láminas y monografías, monografías y láminas, monografías y biografías, láminas escolares y monografías, láminas y cartulinas, cartulinas y láminas, láminas didácticas, biografías y monografías > notebook =pencil-cup =book-open
láminas botánicas, láminas para enmarcar, láminas ilustradas, láminas enmarcadas, láminas de arte, láminas y prints, prints y láminas, láminas artísticas > hung-picture =picture-frame =image
lámina & seguridad, solar, vidrio > window
caja & cambio, transmisión > gear-stick =gear
caja & fuerte, caudal > lock-key keyhole
caja & registradora, punto > calculator receipt
?caja > package
depósito @gastronomy,food & cerveza, licor, refresco, vino > beer-bottle =three-bottles
cámara @construction,technology & vigilancia, seguridad, alarma, cctv, monitoreo, ip > security-camera =dome-camera house-eye
cámara & frigorífica, frío, refrigerada > snowflake cold-thermometer
cámara & neumático, bicicleta, llanta > tire
cámara & fosa, séptica, desagüe, alcantarillado, inodoro, destape > pipe
jardín & colegio, escolar, párvulo > baby puzzle-piece lego / jardinería, jardinero, pasto, césped, poda, riego
cámara @art,marketing,desing,entertainment & fotográfica, foto, fotografía, lente, revelado > camera aperture
reparto & bicicleta, bici > bike-courier bicycle
reparto & moto, motocicleta > moped motorcycle
escáner @automotive & diagnóstico, automotriz, obd > engine-light gauge
diagnóstico @automotive > engine-light gauge
# houses, money, machines that talk
termas & panel, solar, calefón, gas, gasfitería, gasfitero, plomería, eléctrico, ducha > water-heater =solar-house
termas > hot-spring
banco & mueble, silla, taburete, taburetes, banqueta, comedor, barra > wooden-chair
banco & plaza, madera, parque, jardín, exterior > tree
banco & sangre, plasma, órgano > drop-half
banco & imagen, foto > image
banco & tiempo, vecinal, trueque > clock handshake
banco & semilla, germoplasma > sprout
banco & prueba, motor, potencia > engine gauge
banco & idea > lightbulb
~banco > bank coins
piso & arriendo, alquiler, inmobiliaria, compartido, estudiante, turístico, compraventa > house =key
cocina @construction,desing & mueble, clóset, melamina, cubierta, remodelación, baño, mueblista, empotrada, medida > worktop dresser
cocina & gas, horno, electrodoméstico, refrigerador, lavadora > oven
~cocina > cutlery cooking-pot cloche
obra @art,entertainment & teatro, actor, títere, escénica, drama > mask-happy theatre-curtain ticket / baño, sanitario, inodoro
lava & volcán, volcánica, roca, negra, piedra > volcano mountain
lava > -
obra & arte, pintura, escultor, óleo > palette
~obra > roofs =crane =hard-hat
vela @fishing,transportation & barco, náutica, navegar, regata, deportiva, yate, kayak, velero, club, windsurf, #sea > boat wind
vela, velas & toldo, toldos, sombra, sol, terraza > awning umbrella
vela > candle flame scented-candle
radio @transportation & taxi > taxi =cab-side =taxi-pin
radio @technology & antena, comunicación, portátil, frecuencia, uhf, vhf, walkie > cell-tower broadcast
radio & terapia, oncología, cirugía > -
radio > radio microphone
red @fishing & pesca, pescar, pescador, anzuelo, caña, aparejo, #sea > fishing-net
red @marketing & social, contenido, video, community, instagram, marketing, publicidad, influencer, mercadeo > bubble chats megaphone
red & cancha, arco, fútbol, voleibol, deporte > soccer-ball
red & gas > gas-cylinder flame pipe
red & eléctrica > pylon lightning
red @technology & computador, cableado, fibra, router, servidor, #technology > network
red > -
ratón & teclado, gamer, computador, pc, periférico, notebook > mouse keyboard
ratón, rata & plaga, control, cucaracha, veneno, fumigación, desratización > rat-banned =field-mouse
ratón & libro, biblioteca, cuento > book-open
?ratón > field-mouse
teclado @technology & gamer, ratón, mouse, computador, pc, mecánico, periférico > keyboard mouse
teclado > piano-keys music-notes
animación & magia, payaso, fiesta, infantil, cumpleaños, niño, globo > clown =balloon-bunch =party-hat confetti
animación > play film-slate
bombín, bombines & cerrajero, cerrajería, cerradura, cerraduras, llave, llaves, antibumping, puerta, puertas > keyhole lock-key key
rescate & vial, grúa, grúas, arrastre, vehículo, carretera > tow-truck =flatbed-tow =hooked-car
rescate @nature,livestock & abeja, perro, gato, animal, fauna, silvestre, mascota, colibrí, colibríes, ave, aves, tortuga, tortugas, lobo, lobos, burro, burros, primate, primates > -
rescate > ambulance siren cross-heart
pista & patinaje, hielo, patín > ice-skate snowflake
pista & baile, disco, dj > disco-ball
pista & aterrizaje, aeródromo, avión > airplane-tilt
pista & carrera, karting, auto, motocross > flag-checkered
pista > -
sirena & ambulancia, alarma, emergencia, baliza, vehículo, bombero > siren
?sirena > mermaid waves fish
erizo @fishing,gastronomy,food & mar, marisco, mariscos, loco, locos, lapa, caleta, buceo, #sea > sea-urchin shell
pasto @construction,nature,desing & rollo, césped, sintético, jardín, riego, cancha, corte, alfombra > lawnmower =sprinkler
pasto > lawnmower =sprinkler
?llama & alpaca, lana, vicuña, camélido > llama =alpaca
llama, llamas & andes, andino, andina, puna, altiplano, trekking, caminata, caminatas > llama =alpaca
olivo, olivos & vivero, aceite, campo, árbol, finca, fundo, huerto, almendro, cosecha, poda > olive-branch olive
loco & marisco, mar, erizo, lapa, caleta, almeja, mayonesa, buceo, #sea > shell mussel
loco > -
factura @food,gastronomy & mate, mates, medialuna, panadería, pan, miga, sándwich, croissant, bizcocho, repostería > croissant =bread
cremería @food,gastronomy & lácteo, queso, leche > cheese milk-bottle sausage
bebedero @livestock & cerco, corral, ganado, vaca, oveja > -
crema & queso, leche, lácteo, mantequilla, quesería > milk-bottle
crema @food,gastronomy & sopa, caldo, consomé, zapallo, espárrago > bowl =cooking-pot
dorado, dorada & pescado, lubina, ceviche, corvina > fish
dorado, dorada > -
burro, mula, asno, burrito @livestock > donkey
doma & burro, burros, mula, mulas, asno, asnos > donkey horseshoe
sábana & cama, algodón, toalla, edredón, almohada, colchón, hotel, blanco, juego > bed
sábana > -
retrato & lápiz, óleo, carboncillo, dibujo, acuarela, dibujado, pintado > pencil picture-frame palette
retrato > camera aperture
audio, sonido @automotive > speaker-hifi equalizer
ahumado, ahumados & costilla, costillas, brisket, carne, carnes, barbacoa, bbq, texas, cerdo, pollo, parrilla > steak flame
cóctel & marisco, mariscos, camarón, camarones, pulpo, ostiones, ceviche, ceviches, marisquería > shrimp-cocktail =shrimp
tostada, tostadas & marisco, mariscos, ceviche, ceviches, atún, pulpo, aguachile > shrimp
paquete, paquetes & vuelo, vuelos, viaje, viajes, crucero, cruceros, turístico, turísticos, turismo, hotel, hoteles > airplane-tilt =globe-plane suitcase
diario, diarios & pasaje, pasajes, viaje, viajes, salida, salidas, menú, menús, almuerzo, almuerzos, limpieza, servicio > -
trámite, trámites & moto, mandado, mandados > moped =motorcycle
tinaja, tinajas & chicha, vino, pulque, barro, greda, cerámica > amphora jarrito
tinaja, tinajas & termas, quincho, quinchos, madera, hotel, cabaña, cabañas, caliente, spa, patio, jardín, leña > bathtub stones bubbles
acrílica, acrílicas, gel & uña, uñas, pestaña, pestañas, esmalte, manicure, pedicure > nail-polish =painted-nails =polish-brush
jaguar, yaguareté, jaguares & conservación, safari, avistamiento, avistaje, rastreo, corredor, monitoreo, reserva, rescate > jaguar
cascada, cascadas & senderismo, sendero, senderos, caminata, caminatas, trekking, tour, tours, excursión, excursiones, paseo, paseos, turismo, visita, visitas, baño, rappel > waterfall =mountain
catarata, cataratas @nature,entertainment & viaje, viajes, excursión, excursiones, turismo, tour, tours, paseos, iguazú > waterfall waves
alarma @automotive > car-alarm =key-fob
radio @automotive > speaker-hifi
cristal & tarot, reiki, chakra, sanación, energético, cuarzo, amatista, gema, esotérico > gem sparkle
taza, tazas, plato, platos, maceta, macetas & cerámica, torno, alfarería, gres > pottery =tableware vase
piedra & energético, cristal, cuarzo, reiki, chakra, energía > gem sparkle
marinera & danza, baile, norteña, pañuelo, concurso > dancer
ostra & seta, hongo, champiñón > -
salsa @entertainment & orquesta, grupo, banda, músico > trumpet music-notes
cumbia, merengue, bachata & orquesta, grupo, banda, músico, músicos, sonora, conjunto > trumpet maraca music-notes / clase, clases, academia, baile
seguro & vida, póliza, corredor, auto, salud, contra, siniestro > shield-check =umbrella =under-umbrella
seguro > -
comida, alimento, alimentos, llevamos comida & voluntario, voluntarios, donación, donaciones, olla, ollas, desperdicio > cooking-pot =hand-heart bowl
concha & ceviche, marisco, negra, caleta, #sea > shell
esmalte @art & joyería, cerámica, fuego, horno, vidrio, cobre, metal > -
esmaltes y pinturas, pinturas y esmaltes, barnices y esmaltes, esmaltes y barnices, esmaltes sintéticos, esmaltes al agua, esmaltes industriales > paint-bucket =paint-roller
esmalte > nail-polish =polish-brush
audífono, audífonos @healthcare > ear =hearing-aid
caja @automotive & automática, mecánica, dirección, velocidad > gear
tapizado, tapicería, tapiz @automotive > seat
tuna & universitaria, estudiantina, serenata, ronda > guitar
café @agriculture > coffee-bean coffee-branch
lengua @food,gastronomy > -
uña @construction,automotive > -
mariposa @automotive > -
asiento @automotive > quilted-seat =seat
cristal, vidrio @automotive > windscreen
piel @healthcare > flower-lotus
aguja @healthcare > yin-yang flower-lotus
corona @automotive > gear
diente @healthcare > tooth
?diente > tooth
ojo @healthcare > eye eyeglasses
?ojo > eye
bolsa & papel, kraft > shopping-bag
ojo de buey, ojos de buey > lamp lightbulb
ojo de buey, ojos de buey @food & dulce, membrillo, batata, guayaba, galleta, galletas, repostería > cookie =alfajor
implante @healthcare & diente, dental, corona, limpieza, ortodoncia > tooth
arena & ripio, árido, cemento, construcción, grava, gravilla, camión > sand-barrow dump-truck bricks
arena > -
# what is collected to be made anew
cobre, fierro, hierro, aluminio, bronce, metal, lata, cartón, papel, plástico, vidrio, botella, batería, pila, acero & tetra, ecopunto, chatarra, chatarrería, chatarrero, reciclaje, reciclar, reciclado, reciclador, recicladora, recicla, reciclamos, acopio > recycle
papel y cartón, cartón y papel & reciclaje, reciclar, reciclado, reciclador, recicladora, recicla, reciclamos, acopio, compra, compramos, retiro > carton-loop =recycle
cartón & vidrio, plástico, lata, retiro, papel, botella > recycle =recycling-bin
vidrio, papel, botella, plástico & cartón, lata, retiro > recycle
cobre & compra, compro, compramos, bronce > recycle
computador, computadora, notebook, celular, impresora, televisor, teléfono, electrónico & reciclaje, reciclar, reciclador, recicladora, raee > recycle cpu
aceite usado, aceite vegetal usado, aceite de cocina usado, aceite quemado, aceites usados > steel-drum recycle drop-half
inyección @construction & plástico, molde, pieza, matriz, matricería, polímero, tapa, envase > plastic-mould =cube gear
inyección @automotive & diésel, inyector, bomba, motor > fuel-injector =engine
alojamiento & web, dominio, hosting, host, servidor, página, correo > cloud globe
climatización & calefacción, caldera, estufa, calor, radiador, losa, radiante, leña, pellet > radiator =flame =sun-snowflake
climatización & piscina, spa, alberca, pileta > swimming-pool thermometer
# who collects something offers no rest
retiro & yoga, meditación, mindfulness, reiki, sanación, silencio, bienestar, holístico, detox > flower-lotus
cortina & metálica, metálico, enrollable, galpón, portón > garage-door garage door
agua, aguas & paleta, nieve, jugo, licuado, helado, michoacana, fruta, sabor, chamoyada > juice
agua & bidón, bidones, garrafón, garrafones, botellón, botellones, dispensador > water-jug =water-dispenser
papelería & invitación, invitaciones, matrimonio, boda, partes > envelope heart nib
fundación @construction & pilote, micropilote, hormigón, excavación, cimiento, radier > crane bricks
hormigón, concreto & camión, camiones, mixer, hormigonera, premezclado, despacho, bombeo > mixer-truck trowel hard-hat
sondaje, perforación & minería, mina, minero, exploración > drilling-rig drill pickaxe
pequeños productores, grupos chicos, grupos pequeños, espacios pequeños, pisos pequeños, eventos pequeños > -
pequeño & espacio, departamento, ambiente, patio, terraza, jardín > -
pintado & tallado, madera, cerámica, porcelana, tela, seda > brush palette
ti & informática, outsourcing, software, servidores, ciberseguridad > code laptop
soporte ti, área de ti, consultoría ti, infraestructura ti, departamento de ti, gerencia de ti > code laptop
refresco & aire > -
bodega & tiendita, abarrotes, cuadra, víveres, vecindario > storefront basket
bodega & sarmiento, sarmientos, viña, viñas, pámpano, pámpanos, cepa, cepas, barrica, barricas, viñedo, viñedos, lagar, racimo, racimos > barrel =wine =grapes
queens, bronx, brooklyn & comida, restaurante, bandeja, paisa, cocina, latino, latinos > -
coral & arrecife, restauración, conservación, vivero, mar, buceo, acuario, snorkel, playa, #sea > coral waves / coro, coros, polifónica, polifónico, canto, voces, música, concierto
chapa, chapas & conducto, conductos, ductos, sombrerete, sombreretes, cenefa, cenefas, canaletas, zinguería, zinguero, hojalatero, chimeneas, cumbreras > chimney-cowl =duct-bend
chapa, chapas & plegado, guillotinado, perfiles, galvanizada, acero, troquelado, zinc, caños > gear factory saw-blade
concertina, concertinas & cercado, cerco, cercos, cercados, reja, rejas, alambre, seguridad, perimetral, eléctrico, púas > fence
limpieza, limpiezas & poda, podas, palmera, palmeras, tala, talas, desmalezado, desbroce, fosa, fosas, canaleta, canaletas, chimenea, chimeneas > -
casa hogar @healthcare & niño, niños, niña, niñas, menores, ancianos, abuelos, adultos > house-heart hand-heart heart
termo, termos & personalizados, grabados, taza, tazas, sublimación, sublimados, mate, stanley, acero > thermos mate-flask
termo, termos @marketing,desing,art,nature > thermos
metal, metales, fierro, aluminio, batería, baterías @nature & compra, compramos, compro, recolección, recojo, desecho, desechos, usadas, usados > recycle scrap-magnet
planchado @healthcare & cabello, pelo, alisado, keratina, peluquería > hair-dryer comb scissors-comb
pintura, pinturas @art > palette brush paint-brush image / casas, fachadas, muros, autos, interiores
pintura @healthcare & corporal, caritas > brush palette
chapa, chapas & pins, pines, personalizadas, prendedores > button-badge medal
chapa, chapas & madera, enchapado, melamina, terciado > tree saw-blade layers
carpa, carpas @entertainment > party-tent tent / camping, circo, campamento
corralón @automotive > tow-truck =flatbed-tow =hooked-car
carpa de circo, carpas de circo > circus-tent star
canchas de tenis, cancha de tenis > tennis-ball racquet
canchas de pádel, cancha de pádel > padel-racket tennis-ball
fajas lumbares, cinturones lumbares, faja lumbar, fajas y cinturones lumbares > spine shield-check
almacén, almacenes & calzado, zapato, zapatos, tela, telas, repuesto, repuestos, electrodoméstico, electrodomésticos, mueble, muebles, juguete, juguetes, colchón, colchones, lana, lanas, pintura, pinturas, llanta, llantas, computador, computadores, celular, celulares, deportivo, deportivos, moto, motos, cuero, cueros, bicicleta, bicicletas, cerámica, pisos, #fashion, #automotive > -
supermercado, mercado & calzado, zapato, muebles, mueble, construcción, repuestos, telas, colchón, pintura, cerámica > -
tambor, tambores @automotive > brake-disc rim
armadura, armaduras @construction > hard-hat crane
armaduras de fierro, armaduras de acero, armado de fierro, armado de hierro, armex, castillos armados, varillas y armaduras, amarre de varilla, amarre de fierro, corte y doblado de fierro, habilitado de acero > steel-beam =steel-frame hard-hat
armaduras de lentes, armaduras oftálmicas > spectacle-frames =eyeglasses
depósito de agua, depósitos de agua > water-jug drop-half
consola, consolas & micrófono, micrófonos, sonido, mezcla, mezcladora, audio > equalizer microphone
acopio @nature & centro, reciclaje, pet, latas, botellas, metales, residuos > recycle =recycling-bin
chicha & guarapo, jora, rocoto, adobo, morada, maíz, picantería, chichería, arroz, fermento > jarrito corn
soda, sodita & casados, casado, gallo, chifrijo, pinto, tico, tica, almuerzos, desayunos, comida > cutlery =place-setting
tejas & chocotejas, chocoteja, manjar, ica > candy
semilla @food > grain-sack =grain-scoop
bolsas de plástico, bolsas plásticas, fundas plásticas > shopping-bag grocery-bag
lienzo & charro, charros, jaripeo, charrería, charreada, escaramuza > cowboy-hat saddle horse
postal, postales @art,desing,marketing > envelope stamp image
duela & piso, pisos, madera, laminado, laminados, encino, pulido > parquet
tinto & pandebono, buñuelo, buñuelos, café, campesino, arepa, arepas, greca > cup =coffee-bean
champú @gastronomy,food > juice
api @gastronomy,food > jarrito
ballesta, ballestas @automotive > coil-spring wrench
aceite @automotive > oil-can =oil-jug
grúa, grúas @automotive > tow-truck =flatbed-tow =hooked-car
calavera @automotive > car-front
apnea @healthcare > bed-moon lungs
sondeo, sondeos & geotecnia, suelo, suelos, terreno, pozo, pozos, geotécnico, geotécnicos > drilling-rig layers
remolque, remolques & enganche, enganches, fabricación, lanza, náutico, liviano, bola > trailer link pickup
abrillantado @automotive > car-shine
cerámico, cerámicos @automotive > car-shine =car-wash
tela, telas @entertainment & circo, acrobacia, aéreo, aérea, trapecio, aro, malabares > aerial-silks
dulce hogar, hogar dulce hogar > -
turbo, turbos @automotive,transportation & motor, motores, auto, autos, camión, camiones, diésel, inyección, rectificación > turbo =engine
valla, vallas @marketing & publicidad, publicitario, publicitaria, publicitarias, espectacular, espectaculares, anuncio, anuncios > billboard
noria, norias, puntera, punteras & perforación, perforaciones, pozo, pozos, perforamos > well-bore =drilling-rig =water-pump
montaje, montajes & stand, stands, expo, congresos > -
parche, parches & asfalto, asfaltos, bacheo, pavimento, hormigón, calle, calles, vereda, veredas > road-roller =road
parche, parches & llanta, llantas, cámara, cámaras, neumático, neumáticos, vulcanización, vulcanizadora, gomería > tire =tire-nail
choro, choros @fishing,gastronomy,food > mussel
maicena, chocolate & alfajor, alfajores > alfajor
puerto & pasajeros, lancha, lanchas, lanchero, lancheros > boat
llavero, llaveros & publicitario, publicitarios, promocionales, corporativos, corporativo, taza, tazas, marca, logo > key-ring =printed-mug gift
gps & furgón, escolar, escolares > -
fachada, fachadas, pintamos, persiana, persianas & graffiti, graffitis, grafiti, grafitis, mural, murales, muralista > spray-can =brush =paint-roller
canelones @construction,automotive,technology,transportation,marketing,healthcare,livestock,agriculture,fishing,nature,entertainment,desing,art > -
manglar, manglares & kayak, kayaks, canoa > kayak =kayaker
kayak, kayaks & noche, nocturno, nocturnos, bioluminiscente, bioluminiscencia, luna > moon-kayak =kayaker kayak
movilidad reducida, discapacidad & coche, coches, auto, autos, carro, carros, vehículo, vehículos, volante, rampa, rampas > steering-chair =access-van
pasto @healthcare,automotive,technology,transportation,marketing,gastronomy,food,art,fishing > -
rosario @construction,automotive,technology,transportation,marketing,healthcare,food,gastronomy,livestock,agriculture,fishing,nature,entertainment > -
máquina de café, máquinas de café & vending, snack, snacks, expendedora, expendedoras > vending-machine =portafilter
empaste, empastes @construction > trowel bricks
empaste, empastes @healthcare > tooth
chocolate & churro, churros, churrería, churrero, porra, porras > churro =churro-cone
parrilla & anticucho, anticuchos, anticuchera > skewer =grill
sombrero, sombreros, sombrerería & vueltiao, vueltiaos > braided-hat fedora
iraca, paja, toquilla & sombrero, sombreros, sombrerería > fedora
máscara, máscaras & luchador, luchadores, lucha > luchador-mask
!mascota, mascotas & localizador, localizadores, gps, rastreador, rastreadores > pin
bisagra, bisagras & notebook, laptop, note, netbook, computador, celular > laptop
can @gastronomy,food > -
yeso, papa & figuras, figura, imágenes, imaginería, retablo, retablos > -
arriendo de trajes, alquiler de trajes, renta de trajes & disfraz, disfraces, halloween, carnaval, carnavalito > mask-happy =wizard-hat
reja, rejas @agriculture,food > -
carga & mula, mulas, arriero, arrieros, burro, burros > donkey
yerba, yerbas @healthcare > leaf-split =mortar
caballo, caballos, vacuno & charqui, cecina, machaca > -
charqui & caballo, vacuno, res > beef-cuts =steak
tapizado, tapizados & volante, volantes > steering
tren, trenes & carro, paseo, paseos, turístico > train
juegos en red & cyber, cíber, lan, ciber > game-controller =desktop-computer
cuchillo, cuchillos, cuchillería & afilo, afilamos, afilado, afilador, afilan > grindstone =knife
cuchillo, cuchillos, cuchillería & plata, criollo, criollos, forjado, forjados, forja, damasco, facón, facones > knife anvil
cartel, carteles & fileteado, filete > signwriting =brush
fumigamos & avioneta, avión, aérea, aéreas, aéreo > light-aircraft fields
fumigamos & dron, drones, drone > crop-drone =drone
fumigamos & campo, campos, cultivo, cultivos, predio, predios, huerto, huertos > knapsack-sprayer =tractor
estanque, estanques & espirulina, alga, algas, microalgas > waves
tranque, tranques, estanque, estanques & geomembrana, geomembranas, impermeabilización, impermeabilizamos > membrane-roll waves
válvula, válvulas & brida, bridas, industrial, industriales, compresor, vapor, compuerta > pipe =gauge
oxígeno & argón, acetileno, soldar, soldadura, soldaduras, taller, talleres, industrial, industriales > gas-cylinder
recarga, recargas & extintor, extintores, soldadura, agua, oxígeno, gas, tóner, tinta > -
uniforme, uniformes & industrial, industriales, overol, overoles, reflectivo, reflectivos, minería, minero > safety-vest =dungarees
maquinaria @agriculture & cosecha, campo, riego, siembra, trilla, vendimia > tractor harvester
perro salchicha, perros salchicha @livestock,healthcare & cachorro, cachorros, criadero, cría, raza, teckel, dachshund > dog paw-print
jardinera, jardineras & macetero, maceteros, maceta, macetas, huerto, madera, balcón, terraza > plant sprout
pandereta, panderetas @construction & ladrillo, ladrillos, hormigón, cierro, cierros, cierre, cierres, perimetral, perimetrales, muro, muros > bricks fence
pulsera & reloj, relojes, relojería, relojero > watch
evento, eventos & ambulancia, ambulancias, paramédicos > -
flota, flotas, vitrina, vitrinas & rotulación, rotulamos, rotulado > -
prototipo, prototipos & 3d, impresión, impresora > printer-3d =cube
~tour, tours & ballena, ballenas, delfín, delfines > boat
jaula @entertainment,healthcare > -
tejido, tejidos, tejida, tejidas & crin > -
obra, obras & títere, títeres, marioneta, marionetas, guiñol > puppet
moño, moños, pañuelo, pañuelos, tirantes & corbata, corbatas, corbatín, corbatines, novio, novios, traje, terno > bow =necktie
corbatín, corbatines & pañuelo, pañuelos, moño, moños, tirantes > bow necktie
soldadura, soldar & mofle, mofles, escape, escapes, silenciador, silenciadores > exhaust =car-exhaust
!abrigo, abrigos, capas & perro, perros, perrito, perritos, canino, canina > dog =dog-on-leash
ceja, cejas @gastronomy,food,construction,transportation > -
farol, faroles & hojalata, hojalatería, vidrio, forja > lantern
portavelas de tubo, portavelas, portavelas y faroles, faroles y portavelas, portaveladoras, candelabros y portavelas, candeleros, candeleros y faroles, palmatorias > candle =lantern
espejo, espejos & hojalata, hojalatería > hand-mirror picture-frame
manzanilla, menta & cedrón, hierbas, aromáticas, infusiones, boldo > leaf-split =cup-leaf
boldo & cedrón, hierbas, aromáticas, infusiones, manzanilla, menta > leaf-split =cup-leaf
patente, patentes & vehicular, vehiculares, placas, transferencias, vehículos, autos > license-plate
restauración & marco, marcos, retablo, retablos, lienzo, lienzos > picture-frame =brush
marco, marcos & pan, dorado, dorador, restauración > picture-frame =brush
luz, luces, persiana, persianas & domótica, domótico > house-wifi
coca, cocas & ensaimada, ensaimadas, mallorquina, mallorquinas, catalana, forn > bread
miniatura, miniaturas & plomo, soldaditos, soldados > knight
pastel, pasteles & api, inflados > empanada
quesillo, quesillos & postre, postres, zuliano, venezolano > flan
king kong & ladrillo, ladrillos > -
prenda, prendas & bordada, bordadas, bordado, bordados, ñandutí > embroidery-hoop =needle
meridiano @healthcare > -
medicina & veterinaria, veterinario > -
leche & búfala, búfalas > water-buffalo =milk-can
carne & búfala, búfalas > water-buffalo =steak
magdalena @livestock,agriculture,fishing,construction,transportation,healthcare,automotive,technology > -
barquillo, barquillos & cuchuflí, cuchuflíes, cuchuflis, obleas > cookie
pastelera & choclo, humita, humitas > corn
pasta, pastas & mole, adobo, achiote > molcajete =jar
trompo, trompos & taco, tacos, taquería, pastor, gringas, gringa, carne > pastor-spit =taco =two-tacos
tarta, tartas & pascualina, pascualinas, milanesas > pie
artesano, artesanos & boteria, boterías, botería, botas, zapatería, cuero > -
luthier, luthería & gaita, gaitas > bagpipe =music-notes
gaita & cumbia, tambora, colombiana, vallenato, porro, bullerengue > music-notes =drum
gaita, gaitero & maracaibo, zulia, zuliana, zuliano, navideña, aguinaldo, aguinaldos, parranda, parrandas, venezolana, furro > maraca =drum guitar
guitarra, charango @art & luthier, luthería, lutier, guitarrería, guitarrero > guitar =headstock / clase, clases, academia, escuela, concierto
domingo de ramos > -
balanza, balanzas & ganado, hacienda, camionera, camioneras, mangas > platform-scale
alimento, alimentos @livestock,agriculture > grain-sack
cierre, cierres & maleta, maletas, cartera, carteras, mochila, mochilas > handbag =suitcase
rescate, rescates & helicóptero, helicópteros > helicopter
trámite, trámites & importación, importaciones, aduana, aduanas, aduanero, aduaneros, exportación > shipping-container =cargo-ship stamp
crédito, préstamo & comerciante, comerciantes, locatarios, microempresarios, emprendedores, puesto, puestos > stall-coin =coins =bank-notes
ejercicio, ejercicios, juegos & bebé, bebés, estimulación > baby-steps =baby =abc-blocks
carrera & cosmetología, estilismo, instituto, universidad, universitaria, técnica, tecnológico > -
inyección, curación, cuidado de enfermos & enfermera, enfermeras, enfermero, enfermería > cap-heart =house-cross =cross-heart =bandaids
ejercicio, ejercicios & cardíaca, cardiaca, cardíaco, cardiaco > pulse =heart-stethoscope
rehabilitación & adicción, adicciones, drogas, alcohol, alcoholismo, drogadicción > hand-heart
rehabilitación & fauna, silvestre, colibrí, colibríes, aves, búhos, tortugas, lobos, animales, suelos, humedal, humedales > -
cuento, cuentos, libro, libros, libros infantiles & ilustradora, ilustrador, ilustraciones, ilustración, ilustro, ilustramos > pencil =palette =brush book-open / librería, editorial
retrato, retratos & ilustradora, ilustrador, ilustraciones > pencil picture-frame palette
arriendo de trajes, alquiler de trajes, renta de trajes & diablada, morenada, caporales, danza, danzas, tinku, folclóricos > folk-dancer =mask-happy
código, códigos & falla, fallas, escáner > engine-light =car-check
pintura & detailing, detallado > car-shine =car-wash
instagram & envíos, envío, llevamos, reparto, repartimos, despacho, delivery, mensajería > -
gimnasia & mayores, abuelos, suave > person-arms-spread =lotus-pose
crema, cremas, cápsula, cápsulas & magistral, magistrales, rebotica, formulación > mortar-cross =capsule
control médico, controles médicos, hora médica, horas médicas @transportation > wheelchair car
mate, mates & profe, profesor, profesora, clases, clase, física, refuerzo, nivelación, apoyo, álgebra, secundaria, bachillerato > abacus =calculator =math-operations
quichua, árabe, hebreo, latín, griego, holandés, polaco, sueco, turco, rumano, ucraniano, aymara, maya, zapoteco & curso, cursos, clases, taller, escuela, academia, idioma, idiomas, lengua > translate =chats
bronce & bronceado, bronceador, solárium > sun-and-shades =sun
drenaje & linfático, masaje, masajes, postoperatorio > massage =massage-table
iluminación & tarima, tarimas, truss, escenario, escenarios, dj, concierto, conciertos > stage-light =stage-truss
!galleta, galletas & perro, perros, perruno, perrunas, canina, caninas, mascota, mascotas > bone =pet-bowl =dog
cargador, cargadores & celular, celulares, móvil, móviles, teléfono, teléfonos, fundas, carcasas > phone-cable =phone-case
cinta & regalo, moño > gift spool
bootcamp & datos, python, programación, código, web, coding, ux, javascript, desarrollo > code =laptop
malta & isla, extranjero, intercambio, intercambios, idiomas, estudia > -
salón infantil & peluquería, peluquero, corte, pelo, cabello > scissors-comb comb
chicago & box, boxeo, pizza, pizzería, barbería, jazz, blues, bar, club > -
cabaña & ternero, vaquillona, toro, oveja, angus, hereford, reproductor, carnero > -
~~cooperativa @fishing,agriculture,livestock > handshake users-three
~cabaña @livestock > bull =cow
coral @art,entertainment & coro, voces, canto, música, polifónico, polifónica > music-notes =treble-clef microphone
?coral > coral
calafate @food,agriculture,gastronomy,nature > blueberry
~despacho & envío, envíos, reparto, domicilio, delivery, encomienda, encomiendas, paquete, paquetes, pedido, pedidos > truck =parcel-van =winged-parcel =package moped
~despacho @marketing > briefcase =scales
~despacho > truck =parcel-van =winged-parcel =package moped / pasajero, escolar, personal, turístico, bus
banda, bandas @entertainment,art > trumpet =drum music-notes
filtro, filtros @automotive & aceite, motor, lubricentro > oil-filter =air-filter
conserva, conservas, conservera & anchoa, anchoas > anchovy-tin =fish-tin =tuna-tin
conserva, conservas, conservera, conserveira, enlatados @fishing & sardina, sardinas, atún, bonito, anchoa, anchoas, mejillón, mejillones, caballa, jurel, berberechos > fish-tin =tuna-tin jar
~congelado, congelados @fishing > fish-on-ice =snowflake
~congelado, congelados & verdura, verduras, vegetal, vegetales, hortalizas > frozen-carrot =snowflake
verdura, verduras, vegetales, hortalizas, papas & congelado, congelados, congelada, congeladas, ultracongelado > frozen-carrot =snowflake
vaso, vasos, plato, platos, bolsa, bolsas, envase, envases, cubiertos & desechable, desechables, descartable, descartables > disposables
suela, suelas & taco, tacos, tapilla, tapillas, remendón, costura, reparación, arreglo > shoe-repair
arroz, arroces & paella, paellas, arrocería > paella-pan =paella-fire
loroco, chicharrón & pupusa, pupusas, pupusería > -
sello, sellos & tabaco, estanco, puros > postage-stamp
~expreso, expresos @transportation > coach =truck
atelier @desing & costura, moda, vestido, vestidos, diseño, sastrería > dress =sewing-machine mannequin
atelier & novia, novias, boda, bodas > dress =ball-gown =sewing-machine
atelier > palette =easel brush
quipu, quipus @art,desing > loom =yarn
?quipu, quipus > knot
bodega, bodegas @agriculture & vino, vinos, uva, uvas, viña, viñedo, viñedos, barrica, barricas, cata > glass =wine =grape-bunch wine-barrel
remedios @desing,gastronomy,art,entertainment > -
navegación @transportation > cargo-ship =boat
grúa torre, grúas torre @automotive > tow-truck =flatbed-tow =hooked-car
sal, sal en grano & ganado, vacas, vacunos, reses > salt-lick =salt-heap
sal en grano > salt-heap =salt-shaker
vallenato, salsa, rumba, cumbia, reggaetón, música, merengue, bachata, crossover, bailable & discoteca, salsoteca, rumbeadero, viejoteca, antro > disco-ball =dj-booth martini
batería & bombo, bombos, platillos, tambores, redoblantes, percusión, charleston > drum-kit =drum
~obra, obras & arquitecto, arquitecta, arquitectura, plano, planos, albañil, albañilería, permiso, reforma, reformas, ingeniero, ingeniera, hormigón, ladrillo > roofs =crane =hard-hat
sondeo, sondeos & radiador, radiadores > car-radiator =coolant-light
soldadura, soldar & radiador, radiadores > car-radiator
sondeo, sondeos, soldadura y sondeo @automotive > car-radiator =coolant-light
volante, volantes & clutch, embrague, embragues, collarín, collarines, prensa, prensas > clutch-disc
casillero, casilleros & envío, envíos, courier, paquete, paquetes, encomienda, encomiendas, miami, usa, compras, importación, importaciones, unidos > package =globe-plane
globo, globos & vuelo, vuelos, volar, aerostático, aerostáticos, sobrevuelo, sobrevuelos, piloto > air-balloon =cumulus
vuelos al amanecer, vuelo al amanecer, vuelos al alba, vuelos cautivos, vuelos con brindis, vuelos con desayuno > air-balloon =cumulus
traslados al aeropuerto, traslado al aeropuerto & limusina, limusinas > limousine
mensajería & documentos, sobres, paquetes, flores, medicinas > parcel-van =winged-parcel =package
tostado, tostados & molido, molidos, grano, tueste > coffee-bean =coffee-grinder
lava car, lava auto, lava autos, lava carro, lava carros > car-wash =car-suds =roller-wash
casco gratis, casco de regalo, casco incluido, casco y seguro, casco y patente > -
camión mezclador, camiones mezcladores, camión revolvedor, camiones revolvedores, camión hormigonero > mixer-truck =trowel
recolección en bicicleta, recogemos en bicicleta, retiro en bicicleta, recojo en bicicleta & compost, compostaje, abono, orgánicos, reciclaje > -
adopción, adopciones & patitas, esterilización, esterilizaciones, huellitas, peluditos, perritos, gatitos, rescatados > paw-print =dog-and-cat =paw-house
molino, molinos & aceite, aceituna, aceitunas, olivo, olivos, olivar, almazara > olive =olive-oil =olive-branch
soluciones fotovoltaicas, soluciones solares, sistemas fotovoltaicos, sistemas solares > solar-panel =solar-house =sun-bolt
vivero, viveros & bodas, oficinas, terraza, terrazas, balcón, balcones > plant =watering-can greenhouse
bollo, bollos, choque, choques & auto, autos, carro, carros, coche, coches, pintura, pintar, chapa, rayones, abolladuras, hojalatería, latonería > car-hammer =spray-gun
marco, marcos & puerta, puertas > door =double-door
cielo, cielos & drywall, tablaroca, pladur, gypsum, durlock, volcanita, tabiques > joint-knife =drill
cable, cables & puente, puentes > -
pala, palas & pico, picos > shovel =pickaxe
viejito, viejitos, viejita, viejitas, abuelos, abuelas, ancianos, ancianas, anciano, anciana & cuidamos, cuido, cuidado, cuidados, cuidadora, cuidadoras, acompañamos, atendemos, bañamos > elders =house-heart hand-heart
resina, resinas, calza, calzas & muela, muelas, diente, dientes, dental, caries, dentista, tapaduras, odontólogo, odontóloga > tooth =dental-mirror =tooth-braces
comida, comidas, alimentación, menú, menús, dieta & diabético, diabéticos, diabética, hipertenso, hipertensos, colesterol > apple =apple-tape =avocado-heart
faja, fajas & postoperatoria, postoperatorias, postquirúrgica, postquirúrgicas, posparto, postparto, operadas, operada, compresión, médicas > shapewear corset measuring-tape
cuenco, cuencos & reiki, gong, yoga, sonido, sonidos, meditación, tibet, tíbet, tibetano, sanación, vibración > gong =flower-lotus
energía, energías, aura, auras & reiki, chakra, chakras, sanación, cuencos, sanar, armonización, péndulo > flower-lotus =yin-yang =hands-praying candle / eléctrica, solar, luz
guante, guantes & jeringa, jeringas, gasa, gasas, mascarilla, mascarillas, alcohol > glove =syringe =bandaids
bata, batas & jeringa, jeringas, cubrebocas, tapabocas, mascarilla, mascarillas, gasas > syringe =face-mask =glove
incubadora, incubadoras, monitor, monitores & tensiómetro, tensiómetros, autoclave, autoclaves, neonatal, neonatales, signos, hospital, hospitales, biomédica, biomédico, biomédicos > stethoscope =pulse cross-heart
inseminación, inseminaciones, inseminación artificial & vaca, vacas, ganado, bovina, bovino, yegua, yeguas, cerda, cerdas, toro, toros > cow =cow-cross
ciego, ciegos, ciega, ciegas, invidente, invidentes & lectores, bastón, bastones, tecnología, pantalla, braille, libros, lectura, audiolibros > braille-finger =braille-book
desechos, residuos & médico, médicos, hospitalario, hospitalarios, hospital, clínicos, infecciosos, patogénicos, biológicos, punzantes > hazard-drum =trash recycling-truck
virus & hackers, hacker, hackeos > laptop-lock =shield-check
luz, luces, cortina, cortinas, persiana, persianas, puerta, puertas & automatizamos, automatizo, automatización > house-wifi =lightbulb
placa, placas, soldamos, soldadura & electrónica, electrónicas, circuito, circuitos, componentes, smd > soldering-iron =circuitry cpu
tarjeta, tarjetas & lavadora, lavadoras > washer-wrench =circuitry
madera, acrílico, mdf, cuero & láser > laser-engraver =laser-head
memoria, memorias & biografía, biografías, escribo, escribimos, escritor, escritora > nib =stitched-book =book-open
boda, bodas, evento, eventos & dron, drones, drone > drone =video-camera / fotografía, fotógrafo, fotógrafa, fotos
polo, polos, franela, franelas, polera, poleras, camiseta, camisetas, remera, remeras, playera, playeras, gorra, gorras & estampo, estampamos, sublimo, sublimamos, sublimado, sublimados > printed-tee =printed-mug t-shirt
taza, tazas, tazón, tazones, termo, termos & estampo, estampamos, sublimo, sublimamos, sublimación, sublimado, sublimados, logo, logos, fotos, personalizo, personalizamos, personalizadas > printed-mug =cup
foto, fotos & estampo, estampamos, sublimo, sublimamos > -
globo, globos & anunciamos, anuncio, dirigible, dirigibles, zepelín > air-balloon =balloon / cumpleaños, fiesta, fiestas, decoración, piñata, piñatas, arco, arcos
modelo, modelos & edecanes, azafatas, promotoras, pasarela, casting, desfiles > high-heel =star
termómetro, termómetros & balanza, balanzas, digital, digitales, clínico, clínicos, tensiómetros > thermometer
extractor, extractores & leche, lactancia, materna > nursing-mother =baby-bottle =baby
opero, operamos > -
baño, baños & enfermo, enfermos, postrados, pacientes, ancianos, postrado > -
rehabilitamos, rehabilito, rehabilitación & drogas, droga, alcohol, adictos, adicciones, alcohólicos, drogadictos > hand-heart =mind-heart
campaña, campañas & sangre, donar, donación, donantes, plaquetas, médica, médicas, dental, dentales, visual, visuales, vacunación > -
charlas & terapia, terapias, viudos, viudas, psicóloga, psicólogo, duelo > bubble-heart =chats
grúa, grúas & andaderas, andadera, camas, muletas, ortopédicas, pacientes, hospital > -
turbina, turbinas & viento, eólica, eólicas, eólico > wind-turbine =wind
molino, molinos & luz, electricidad, eólico, eólicos, eólica > wind-turbine =windmill
libro, libros & contabilidad, contable, contables, planillas, declaraciones, impuestos, renta, tributos, balances > -
pago, pagos & filas, mandados, mandaderos, mandadero, compras, diligencias > -
animo fiestas, animo cumpleaños, animamos cumpleaños, animo eventos & payaso, payasos, zanqueros, títeres, infantiles, pintacaritas, niños > clown =balloon-dog balloon
corredor, corredora & aseguro, aseguramos, seguros, seguro, pólizas > shield-check =umbrella =under-umbrella
hotel, hoteles, tienda, tiendas, local, locales & perfumamos, perfumo, aromatizamos, aromatizo, aromatización, olfativo > reed-diffuser =atomizer
uniforme, uniformes, bata, batas & enfermera, enfermeras, médico, médicos, doctores, hospital, hospitales, dentistas, quirúrgico, quirúrgicas > scrub-top =nurse =doctor
sangre & renal, renales, diálisis, riñón, riñones > kidneys =drop-half
órgano, órganos & piano, pianos, teclado, teclados, sintetizador > piano-keys =grand-piano
fundas, funda & cargadores, cargador, micas, celular, celulares > phone-case =phone-cable =device-mobile
pañal, pañales & sonda, sondas, enfermo, enfermos, postrados > elders =hand-heart
cristal, cristales & péndulo, reiki, sanación, energía, chakras, cuarzo, cuarzos, gemoterapia, meditación > crystal-cluster =gem
collar, collares & gps, rastreo, ganado, vacas, ovejas > cow =pin
chip, chips, microchip, microchips & perro, perros, gato, gatos, mascota, mascotas > dog-and-cat =pet-tag =paw-print
impresión, imprimimos, imprimo & 3d, filamento, filamentos > printer-3d =cube
urna, urnas & electrónica, electrónicas, votación, votaciones, elecciones, votos > ballot-box
timbre, timbres & cámara, cámaras, wifi, video, inteligente, inteligentes, puerta > intercom
máquina, máquinas & peluche, peluches > teddy-bear =arcade-machine
control, controles & portón, portones > garage-door =gate =key-fob
instrumento, instrumentos & laboratorio, laboratorios, científicos, científico, químicos > flask =microscope =test-tube
accesibilidad & web, páginas, sitio, sitios, app, digital > cursor-click =browser-code
seguro, seguros & mascotas, perros, gatos > shield-check =umbrella
baño, baños & químico, químicos, portátil, portátiles > portable-toilet
esmalte, esmaltes & látex, brocha, brochas, rodillo, rodillos, pinturería, barniz, barnices, sintético, sintéticos, thinner > paint-bucket =paint-roller =paint-brush-household
mica, micas & faro, faros, opacos, opaco > head-lamp =car-front
colectivo, colectivos & combi, combis, rancho, ranchos, ranchería, comunidades, micro, micros, urbano, urbanos, kombi, suburbano > minibus =van bus
lonchera, loncheras & mochila, mochilas, bolso, bolsos, canguro, canguros, cartuchera, cartucheras > lunchbox
tenis & sandalia, sandalias, chancla, chanclas, chancletas, bota, botas, zapatilla, zapatillas, tacones, marca, marcas, gorra, gorras > sneaker =high-top flip-flops
resina, resinas & llavero, llaveros, arete, aretes, bandeja, bandejas, dije, dijes, mesa, mesas, pulsera, pulseras, portavasos, epóxica, epoxi, flores, joyas, anillo, anillos > -
fierro, fierros & perfil, perfiles, plancha, planchas, viga, vigas, cañería, platinas, ángulos > steel-beam
caballete, caballetes & canaleta, canaletas, lámina, láminas, teja, tejas, cumbrera, cumbreras, zinc, calamina > tiled-roof =roofs
martillo, martillos & compresor, compresores, neumático, neumáticos, demoledor, demoledores, rotomartillo, rompepavimento > jackhammer =air-compressor
carpa, carpas @automotive & lona, lonas, camión, camiones > truck
chapa, chapas & alzacristales, alzavidrios, elevavidrios, manillas, cilindros, bombines > door-handle =car-key
parche, parches & tarugo, tarugos, nitrógeno, gomas, caucho, cauchos, aire, pinchazo, pinchazos, ponchaduras, ponchadura, inflado > tire =tire-nail
tiendas en línea, tiendas online, tiendas virtuales, ecommerce & pasarela, pasarelas, integraciones > browser-cart shopping-cart
balanza, balanzas & registradora, registradoras, rebanadora, rebanadoras, cortadora, cortadoras, metrología, calibración, electrónica, electrónicas, comercial, comerciales, digital, digitales, carnicería, carnicerías, báscula, básculas > platform-scale
lente, lentes & cámara, cámaras, fotográfica, fotográficas, trípode, trípodes > aperture =camera
radio, radios & linterna, linternas, pilas, despertador, despertadores > radio
escritura, escrituras & poder, poderes, sucesión, sucesiones, notaría, notario, herencia, herencias, testamento, testamentos, compraventa, compraventas, inmueble, inmuebles, lote, lotes, terreno, terrenos, hipoteca, hipotecas, posesión, registro > deed =stamp
trapero, traperos & detergente, cloro, escoba, escobas, aseo, lavaza, pala, baldes > mop-bucket =broom
plástico, plásticos & bazar, hogar, tupper, tuppers, ollas, baldes, canastos, organizadores, envases > house-bag =disposables
útil, útiles & mochila, mochilas, uniforme, uniformes, escolar, escolares, cuadernos, libros, textos > pencil-cup =backpack =notebook-pencil
alimento balanceado, balanceado, balanceados & accesorios, mascota, mascotas, perro, perros, gato, gatos, correas, croquetas > kibble-sack =pet-bowl
araña, arañas & lámpara, lámparas, plafón, plafones, apliques, colgantes, caireles, bronce, cristal, luminarias > chandelier =pendant-lamp lamp
velador, veladores & lámpara, lámparas, pantalla, pantallas, pie, apliques > lamp
alpaca, alpacas & plata, platería, orfebre, orfebrería, joyas, alhajas, anillos, aros, cubiertos, bombillas, mates > ring =earrings necklace
traje, trajes & carnaval, comparsa, comparsas, plumas, lentejuelas, murga, murgas, candombe > carnival-mask =mask-happy
country & decoupage, pintura, madera, patinas, pátinas > brush
book, books & retrato, retratos, quince, quinceaños, quinceañeras, embarazadas > camera =instant-photos
corrida, corridas & novillada, novilladas, toro, toros, rejoneo, torero, toreros > bull
luz, luces & humo, láser, robóticas, discoteca, disco, fiesta, fiestas, dj, sonido > disco-ball =stage-light
perro salchicha, perros salchicha & crío, criamos, cría, criadero, cachorros, vendo, raza, adopto > dog =paw-print
cámara, cámaras & bronceado, bronceados, solárium, uva > sun-and-shades =sun
hábito, hábitos, túnica, túnicas & túnica, túnicas, sotana, sotanas, religioso, religiosos, monja, monjas, nazareno, nazarenos, cofradía, cofradías, coro, coros, ornamentos > church =sewing-machine
marco, marcos & postigo, postigos, celosía, celosías, aberturas, ventana, ventanas, persiana, persianas > window =sliding-window
puerta, puertas, cofre, cofres, tapa, tapas & guardafango, guardafangos, guardabarros, capó, capós, capot, salpicadera, salpicaderas, parachoques, fascias > car-front =chrome-bumper
fibra & empalme, empalmes, fusión, fusiones, poste, postes, ftth, óptica, internet > fibre-optic =network
sitio, sitios, correo, correos & web, dominio, dominios, hosting, digital, digitales > browser-code =browser
tenencia, tenencias & pensión, pensiones, custodia, divorcio, divorcios, alimenticia, alimenticias, alimentos, hijos, visitas > scales =gavel
torito, toritos, castillo, castillos & bombarda, bombardas, pirotecnia, cohetes, cohetería, coheteros, pirotécnico, pirotécnicos, luces > fireworks =skyrocket
chiva, chivas & papayera, rumba, rumbera, aguardiente, fiesta, fiestas, turística, paseo, paseos > chiva-bus =maraca
dado, dados & póker, poker, naipe, naipes, cacho, generala, apuestas, casino > dice-five
tope, topes & fregadero, fregaderos, lavaplatos, cocina, cocinas, gabinetes, granito, cuarzo > worktop =kitchen-units
canaleta, canaletas & cable, cables, cableado, datos, eléctrica, eléctricas > -
lija, lijas & masilla, masillas, barniz, barnices, laca, lacas, tinte, tintes, esmalte > paint-brush-household =paint-bucket paint-roller
banqueta, banquetas & barda, bardas, colado, colados, firme, firmes, adoquín, adoquines, guarnición, guarniciones, concreto, albañil, albañilería, losa, losas > trowel =bricks
castillo, castillos & losa, losas, barda, bardas, trabe, trabes, cadena, cadenas, varilla, varillas, colado, colados, zapata, zapatas > bricks =trowel
loza & radiante, radiador, radiadores, caldera, calderas > radiator
columna, columnas & viga, vigas, madera, hormigón, concreto, capitel, capiteles, balaustre, balaustres, balaustradas, moldura, molduras, cornisas > ionic-column
cúpula, cúpulas & camioneta, camionetas, pickup, tapa, tapas, lonas > pickup
óptico, ópticos, óptica, ópticas & pulido, pulidos, faro, faros, amarillos, opacos, opacas > head-lamp =car-front
cuero, cueros & teñido, tapiz, tapices, asiento, asientos, tablero, volante, volantes > quilted-seat =seat
sirena, sirenas & luces, balizas, baliza, torretas, torreta, estrobos, patrullas, ambulancias, alarma, alarmas > siren
motor, motores & podadoras, cortadoras, desmalezadora, desmalezadoras, desbrozadoras, motosierra, motosierras, pasto, césped > lawnmower =chainsaw
oruga, orugas & excavadora, excavadoras, rodillo, rodillos, bulldozer, cadenas, maquinaria, zapatas > excavator =bulldozer
diligencia, diligencias & moto, banco, bancos, bancaria, bancarias, motorizado, motorizados > moped =parcel-van motorcycle
arriero, carretón, carretones & caballo, caballos, mula, mulas, bueyes > horse-carriage =horse
burdégano, garañón, burro garañón, machos romos, mulares, ganado mular, machos y mulas, mulas y machos, mulas de silla > donkey =horseshoe horse
pago, pagos & tenencia, tenencias, multas, refrendo, refrendos, placas, patente, patentes > license-plate =sealed-folder
consola, consolas & espejo, espejos, recibidor, recibidores, mesas, madera, mármol > dresser
nacimiento, nacimientos & adorno, adornos, pesebre, pesebres, navidad, navideño, navideños, belén, belenes, figuras, barro, musgo > nativity / certificado, partida, acta
zapatera, zapateras & perchero, percheros, clóset, clósets, mueble, muebles, organizador, organizadores, repisas, melamina > shelf-unit
alba, albas & sotana, sotanas, casulla, casullas, estola, estolas, ornamentos, litúrgico, litúrgicos > priest-stole =church
tuna, tunas & batucada, batucadas, estudiantina, estudiantinas, serenata, serenatas, callejoneada, callejoneadas, pandereta, panderetas > guitar =music-notes
vela & remo, remos, windsurf, náutica, náutico, velero, veleros, optimist, kitesurf > boat =waves
perforación, perforaciones @art,desing > earrings =tattoo-machine / pozo, pozos, agua, hormigón
marinera, marineras & huayno, huaynos, festejo, tondero, vals, valses, folclore, folklore, pañuelo, norteña, limeña > dancing-couple =folk-dancer
dominó, pelúa, sifrina & arepa, arepera, areperia, arepería, reina, pepiada, catira > arepa =open-arepa comal
catalinas, cucas, paledonias & polvorosas, besitos, golfeados, melcocha, panela, coco, cachitos, panadería > cookie =cookie-jar
garullas & almojábanas, bizcochos, mogollas, chicha, pandeyucas > bread
doblada, dobladas & tostadas, enchiladas, atol, rellenitos, garnachas > empanada
plateada @gastronomy & costillar, arrollado, porotos, cazuela, prietas, longanizas, puré, mechada > steak =cooking-pot
pichanga, pichangas & picoteo, tabla, tablas, chorrillanas, chorrillana, papas, queso, fiambres > charcuterie-board =canapes
cachito, cachitos & jamón, queso, golfeados, panadería, pastelitos, manjar > croissant =cup-croissant
vacío, vacíos @gastronomy,food & asado, entraña, matambre, chorizo, tira, parrilla, parrillada, costillar, achuras > steak =grill
pebete, pebetes & jamón, panadería, pan, sándwich, sándwiches, miga > sandwich bread
tostado, tostados, carlitos & lomitos, lomito, miga, pebete, pebetes, medialunas, licuados, confitería > melted-sandwich =sandwich
húngara, húngaras & panchos, pancho, chivitos, chorizos, parrillada > hot-dog =sausage
concón & locrio, moro, habichuelas, pollo, sancocho > cooking-pot bowl
mallorca, mallorcas & quesitos, quesito, panadería, desayunos, sobao, repostería > bread =cup-croissant
chalupa, chalupas & memelas, cemitas, molotes, tostadas, antojitos, salsa, enchiladas, garnachas, poblanas, pambazos > tortillas =taco
orejas, cocoles, campechanas & conchas, bolillos, teleras, polvorones, pan, cuernitos, hojaldre > bread =croissant
diablito, diablitos & raspados, chamoyadas, hielo, mangonadas, bolis > snow-cone
tarta, tartas & milanesas, milanesa, empanadas, rotisería, acelga, viandas, pollo, canelones > pie
hígado @gastronomy,food & callos, riñones, corazón, mondongo, mollejas, lengua, encebollado, bofe > cleaver =steak
manitas & callos, hígado, casquería, cerdo, oreja, morros, asaduras, cordero, sesos > cooking-pot =cleaver
maciza, buche, nana, cuerito, cuero & carnitas, surtida, cerdo, puerco, michoacanas > pig =taco
néctar, néctares @food,gastronomy & jugo, jugos, pulpa, pulpas, fruta, durazno, mango, frutas > juice =mason-jar
refrigerio, refrigerios & escolares, escolar, empresas, eventos, reuniones, coffee, sándwiches, talleres > lunchbox =sandwich cup-croissant
aeropuerto & chaufa, chifa, tallarín, wantán > noodle-box =bowl-chopsticks
tigrillo & bolón, bolones, verde, café, encebollado, humitas, molo, desayunos > banana frying-pan
vigilante, vigilantes & medialunas, facturas, panadería, cañoncitos, bizcochos > croissant
coca, cocas & ensaimada, ensaimadas, recapte, llanda, trampó, escalivada, verduras, verdura, tomate, mollitas, longaniza > bread =slice
pincho, pinchos & alcapurrias, brasa, brasas, carbón, pollo, cerdo, chuzos, parrilla, chorizo > skewer =grill
tembleque @food,gastronomy & postre, postres, coco, flan, dulce, budín, arroz, tres, limber > flan =coconut
volcán, volcanes & tacos, gringas, taquería, quesadillas, asada, suadero, pastor > taco =two-tacos
congelada, congeladas & bolis, paletas, aguas, nieves, esquimales, hielitos > popsicle =fruit-popsicle
cóctel, cócteles, cena, cenas & banquetería, banquetes, banquetera, catering > canapes =banquet-table =cheers
bandera @gastronomy,food & moro, locrio, habichuelas, mangú, sancocho, concón, dominicana, arroz > cutlery =place-setting bowl
injerto, injertos @agriculture,nature & frutales, frutal, patrones, vivero, cítricos, paltos, vides, rosales > fruit-tree =sapling
alambre, alambres, postes, poste, varillas @agriculture,livestock & púa, púas, cercos, cercas, tranqueras, potreros, alambrados, eucalipto, impregnados, impregnado > wire-fence =fence
cartuchos, cartucho & rosas, follaje, claveles, astromelias, florería, flores, lirios, azucenas > lily =trumpet-lily
merino @livestock,agriculture > sheep =lamb
castración, castraciones, desparasitación, partos @livestock & toro, toros, vacas, ganado, chanchos, cerdos, potros, campo, ovejas, rural > cow-cross =cow
bebedero, bebederos, comedero, comederos @livestock & ganado, vacas, terneros, corrales, cerdos, potreros, establos, tolvas > cow =hay-bale
bebedero, bebederos, comedero, comederos & pollos, gallinas, aves, avícola, avícolas, criadoras, ponedoras, galpón, galpones > poultry-feeder =hen chick
bebederos y comederos, comederos y bebederos, bebederos automáticos, comederos automáticos & pollos, gallinas, aves, avícola, avícolas, criadoras, ponedoras, galpón, galpones > poultry-feeder =hen chick
criadora, criadoras & pollitos, pollos, gas, aves, avícola, gallinas > chick =hen
manga, mangas & bretes, brete, cepos, ganado, vacunos, corrales, tranqueras > field-gate =cow
paso @livestock & fino, colombiano, trocha, caballos, potros, yeguas, peruano > horse =saddle
adiestramiento, obediencia & perro, perros, canino, cachorro, cachorros, canina, adiestrador, guardia > dog =dog-on-leash guard-dog
guardia, protección @livestock & adiestrador, adiestramiento, canino, canina, obediencia, cachorros > guard-dog =dog
cera @livestock,agriculture,food > honeycomb =bee
reina, reinas & núcleos, núcleo, colmenas, apicultura, abeja, abejas, apícola, enjambres, miel, panales, apiario > bee =beehive crown
freno, frenos, cabezada, cabezadas, bozales & riendas, montura, monturas, espuelas, talabartería, aperos, caballo, caballos > saddle =horseshoe
lazo, lazos, sogas & riendas, montura, monturas, cabezadas, talabartería, espuelas > saddle
lazo, lazos & reata, reatas, jaripeo, floreo, lazar > lasso
correa, correas, arnés, arneses @livestock & perros, gatos, mascotas, collares, juguetes, mascota > dog-collar =dog-on-leash
bastones, bastón @healthcare > walking-sticks =crutches rollator
andador, andadores, burritos @healthcare > rollator =crutches
bata, batas, filipina, filipinas, scrub, pijama, pijamas, ambo, ambos @healthcare > scrub-top =nurse
mancha, manchas, lunar, lunares @healthcare > face-lens =face-profile
bariátrica, bariátrico @healthcare > stomach =apple-tape
suero, sueros @healthcare > drip-bag =syringe
anexo @healthcare > hand-heart =heart
santiguo, santiguar, ojeo, empacho, espanto, susto, machi, chamán, sobada @healthcare & curo, limpias, niños, bebés, hierbas, hierba, empacho, espanto > leaf-split =candle
navaja, navajas @fishing > shell =mussel
mahi @fishing > fish
lonja, lonjas @fishing > fish-on-ice =fish
marina @fishing,transportation & amarres, amarre, yates, lanchas, embarcaciones, muelle, combustible > anchor =boat
ova, ovas @fishing > salmon =fish-pen
fileteado, filete, fileteo, fileteamos @fishing & pescado, pescados, pescadería, salmón, merluza, tilapia, trucha, congrio > fish-and-knife =fish
arroz, maíz & molienda, pilado, piladora, pilan > grain-sack =rice-ear
obra, obras @gastronomy > -
tostado @gastronomy,food & fritada, hornado, mote, maduro, chifles, habas, cevichocho, chochos > corn
baño, baños, duchas @gastronomy & minutas, parador, sándwiches, ruta, almuerzos, gasolinera, camioneros > -
corte de pelo, cortes de pelo, corte de uñas, baño y corte & perro, perros, canino, canina, mascotas, gatos > paw-comb =dog-bath =poodle
gato de patín, gatos de patín y de botella, gato de botella, gato lagarto, gato caimán, gato tipo lagarto, gato tipo caimán, gatos neumáticos, gatos y torres, gatos de taller, gato de carro > bottle-jack =hydraulic-cylinder car-lift
burros metálicos, burros de albañil, burros de obra, burros de fierro, burros de construcción, burros y andamios, andamios y burros, burros y tablones, tablones y burros, caballetes de obra, caballetes de albañil, caballetes de construcción, caballetes metálicos de obra, burros y caballetes > work-trestle =scaffold ladder
burro, burros, caballete, caballetes & albañil, albañiles, andamio, andamios, puntales > work-trestle =scaffold ladder
bancas de cemento, bancos de hormigón, bancas de concreto, bancas para iglesia y parque, mobiliario de parques, bancas de fierro fundido > park-bench =picnic-table pergola
dado, dados & ratchet, ratchets, rachet, rachets, matraca, matracas, torque, torx, extensiones > tools =toolbox wrench
dados y ratchets, dados y puntas, ratchet, rachet, autocle, autocles > tools =toolbox wrench
dado, dados & cimiento, cimientos, zapata, zapatas > crane hard-hat
varas de nardo, varas de gladiola, nardo y gladiola, gladiola y nardo, gladiolas, nardos, nube y gladiola, gladiolas y nubes, varas de flores, varas florales > lily =bouquet flower
planchas industriales, planchas de cocina, plancha freidora, freidoras y planchas, planchas de hamburguesas, planchas de hot dogs, planchas para carritos, planchas a gas, planchas de taquero, parrillas y planchas, planchas y parrillas, comales y planchas, planchas y comales, planchas de asar, plancha bifera > griddle =grill-tools skillet kitchen-hood
bañera, bañeras & áridos, volquetes, volquete, semirremolque, semirremolques, tractora, tractoras, tráiler, basculante, basculantes > dump-truck =semi-truck
piñón de araucaria, piñones de pehuén, harina de piñón, piñones pehuenches > araucaria pine
machos de anillo, machos cimarrones, cabras enanas, machos de cabra, machos cabríos, chivos sementales > goat =standing-goat
mamón, mamones @livestock & ternero, terneros, vacas, vaca, becerros, becerro, ganado, levante > cow =dairy-cow
capón, capones & oveja, ovejas, ovino, ovinos, corderos, cordero, lana, borregos > sheep =lamb
marro, mandarria, almádena, almádana, maceta de albañil, combas y cinceles, cinceles y combos, combos y mandarrias, porras y cinceles, martillos y combos, combos y martillos, marros y cinceles, combos de acero, monas y marros, monas y almádenas, marros y barretas > hammer =tools pickaxe
barreta, zapapico, lampa y pico, picos y lampas, lampas, barretones, barras y picos, picos y barras, barras y chuzos, picos y talachos, palas y barretas, barretas y palas, buguis > pickaxe =shovel sand-barrow
chuzo, chuzos @agriculture,construction & pala, palas, azadón, azadones, barra, barras, barretón, hoyos, hoyadora, machetes, picos > shovel =pickaxe garden-tools
grapa, grapas & alambre, alambres, púa, púas, postes, poste, cerca, cercas, fleje, flejes, zunchadora, zunchadoras, clavos, engrapadora, engrapadoras, clavadora, clavadoras, tapicería, tapicero, cable, cables > -
grapas y alambre, alambre y grapas, grapas de alambre de púa, grapas para cerca, alambre de púas y grapas, postes y grapas, grapas y postes, grapas galvanizadas para cerca > wire-fence =fence
flejes y grapas, grapas y flejes, zunchadora, zunchos y grapas, flejadora, zuncho plástico, fleje y emplaye > carton-box =package pallet
chaveta, chavetas y seguros, seguros y chavetas, chavetas y pasadores, pasadores y chavetas, seguros y pasadores, seguros seeger, anillos seeger, pernos y chavetas, prisioneros y chavetas, cuñas y chavetas > nut =screw gear
seguro, seguros & chaveta, chavetas, pasadores, pasador, seeger, arandelas > nut =screw
catarina, catarinas & sprocket, sprockets, engrane, engranes, poleas, chumacera, chumaceras > gear =chainring
cofre, cofres @automotive > car-front =chrome-bumper
farol, faroles @automotive,transportation & stop, stops, auto, autos, carro, carros, camión, camiones, micas, calavera, calaveras, direccional, direccionales > head-lamp =car-front
mica, micas @automotive > head-lamp =car-front
guaya, guayas @automotive & acelerador, chicote, chicotes, acero, terminales, freno, embrague, cable, cables, clutch, izaje, eslingas > -
guayas de acelerador, guayas y terminales, terminales y guayas, guayas de acero, chicote de acelerador, guayas y cables, cables y guayas, guayas y mangueras > brake-disc =gear-stick
chicotes y guayas, guayas y chicotes, guayas de freno, guayas para moto, chicotes de clutch, chicotes de freno, chicotes para moto, chicotes y cables, cables y chicotes, piolas de freno, piola de embrague, cables de embrague > brake-lever =brake-disc gear-stick
guayas de izaje, guayas y eslingas, eslingas y guayas, guayas de carga, guayas para grúa, guayas y grilletes, grilletes y guayas > crane-hook =link
empaque, empaques @automotive > engine =crankshaft
empaques y juntas, juntas y empaques, empaque de motor, empaquetaduras de motor, empaques y retenes, retenes y empaques, juntas y retenes, retenes y juntas, empaquetaduras y retenes, retenes y empaquetaduras, empaques de culata, juntas de culata, empaques automotrices, empaquetadura de motor @automotive,technology > engine =crankshaft
consola, consolas @automotive > steering =car-radio seat
tableros y consolas, consolas y tableros, torpedos y consolas, torpedo de auto, torpedos de auto, torpedos y tableros, tableros de auto, tablero de auto, tapizado de torpedos, restauración de tableros, reparación de tableros de auto, reparación de tableros automotrices, millares y tableros, consolas de auto, consolas de techo @automotive > steering =gauge seat
sapitos lava parabrisas, sapito lavaparabrisas, sapitos y plumillas, plumillas y sapitos, chisgueteros, chisguetes de parabrisas, eyectores de parabrisas, depósitos de agua y sapitos > windscreen =car-panes
sapito, sapitos & plumilla, plumillas, parabrisas, limpiaparabrisas > windscreen =car-panes
carbones y escobillas, escobillas y carbones, carbones de alternador, carbones de marcha, carbones de motor, carbones de arranque, escobillas de motor, carbones para taladro, carbones para herramientas, carbones y bujes, bujes y carbones, carbones eléctricos, portacarbones, porta carbones > electric-motor =open-motor copper-coil
carbones de alternador y marchas, carbones y portacarbones, marchas y alternadores, alternadores y marchas, marchas y carbones, arranques y alternadores, alternadores y arranques, burro de arranque, burros y alternadores, alternadores y burros, motor de arranque, arranques y solenoides, solenoides y arranques, bendix, bendix y solenoides, automáticos de arranque, motores de partida, bobinado de arranques, solenoides y bendix, automáticos y bendix > starter-motor =alternator car-battery car-bolt
carbón, carbones, escobilla, escobillas & alternador, alternadores, bobinado, taladros, taladro, marchas, bujes, inducido, inducidos > electric-motor =open-motor
arranque, arranques @automotive > car-battery =car-bolt
manubrios y espejos, manubrios de moto, manubrios y puños, puños y manubrios, puños y espejos, manubrios, manillares, puños de moto, espejos de moto, manijas y puños, exploradoras de moto, maniguetas, manigueta, sliders y maniguetas, alforjas de moto, defensas de moto, baúles de moto @automotive,transportation > motorcycle-front =motorcycle
sillines y tijas, tijas y sillines, sillines, tijas, sillines de bicicleta, sillín de bici, asientos de bicicleta, asientos de bici, manubrios de bici, potencias y manillares, cubiertas de bicicleta, cubiertas de bici, cámaras de bici, rayos y niples, rayos de bici, rines de bici, aros de bici, llantas de bici, horquillas de bici, pedales y bielas, bielas y pedales, platos y bielas, bielas y platos, desviadores y cambios > bicycle =spoked-wheel chainring
redilas, camiones de redilas, redilas y estacas, estacas y redilas, estacas para camioneta, camiones de estacas, carrocerías de estacas, barandas de camión, carrocerías de madera, planchones y carrocerías, furgones y estacas, camión de barandas > truck-body =truck pickup
niñeras porta vehículos, niñeras porta autos, niñera de autos, niñeras de carros, niñera de vehículos, camión niñera, niñeras de transporte de autos, planchones y niñeras, niñeras y planchones > car-carrier =flatbed-tow
planchón, planchones & niñera, niñeras, grúa, grúas, maquinaria, camabaja > flatbed-tow =car-carrier
perico ajustable, llave perico, perico y stilson, pericos y llaves, alicates pico de loro, pinzas pico de loro, llaves pico de loro, pico de loro, stilson, stillson, llave de loro, llave inglesa y alicates, alicates y pinzas, pinzas y alicates, llaves cresent, llave francesa, pinzas de presión, alicates de presión > pipe-wrench =wrench tools
perico, pericos, loro, loros & stilson, stillson, ajustable, ajustables > wrench =tools
cables caimán, pinzas caimán, caimanes y cables, pinzas cocodrilo, cables cocodrilo, cables de corriente, cables de batería, bornes y cables, bornes de batería, cables pasa corriente y caimanes, caimanes para batería, lagartos para batería > car-battery =car-bolt
caimán, cocodrilo, lagarto & batería, baterías, pasacorriente, pinzas, pinza, bornes > car-battery =car-bolt
chicharras y timbres, timbres y chicharras, timbres y porteros, porteros y timbres, timbres eléctricos, timbres inalámbricos, timbres de casa, zumbadores, timbres y citófonos, citófonos y timbres, chicharras eléctricas, timbres y chapas, chapas y timbres, timbres y alarmas > intercom =bell
sapos hidráulicos, sapos de freno, pulmones y sapos, sapos y pulmones, pulmones de freno, cámaras de freno, raches y pulmones, raches de freno, ratches de freno, secador de aire y pulmones > brake-disc =truck-wrench
zorra, zorras & estiba, estibas, hidráulica, hidráulicas, pallet, pallets, estibador, estibadores > pallet =hand-truck forklift
patín, patines & estibas, estiba, pallet, pallets, hidráulico, hidráulicos, montacargas > pallet =hand-truck forklift
zorras hidráulicas, zorras de carga, zorras y estibas, estibas y zorras, patines hidráulicos, patines y tarimas, tarimas y patines, patines de carga, estibadores hidráulicos, traspaletas, transpaletas, carretillas hidráulicas, gato estibador, stockas, stocas, apiladores hidráulicos, apiladores y transpaletas, yales hidráulicos, perras hidráulicas > pallet-jack =pallet hand-truck forklift
estiba, estibas & zorra, zorras, madera, plástica, plásticas, montacargas > pallet =warehouse
perras y cadenas, cadenas y perras, cadenas para amarre de carga, cadenas de amarre, fajas para asegurar carga, fajas de carga, matracas y fajas, fajas y matracas, bandas de amarre, chicharras y bandas, bandas y chicharras, eslingas y rachets, eslingas con ratchet, eslingas de amarre, amarre de carga, sujeción de carga, trincaje de carga, trinca de carga, cinchas y carracas, cinchos de carga, tensores de carga, fajas con trinquete, fajas de amarre, reatas y malacates de carga, cintas de amarre de carga > strapped-load truck link
cintas de amarre, cintas de amarre con matraca, cintas con matraca, correas de amarre, correas de amarre de carga, matracas de amarre, fajas y matracas de amarre, cinchas de amarre, cinchas para carga, amarre de cargas > strapped-load truck link
faja, fajas & matraca, matracas, ratchet, trinquete, eslinga, eslingas, estrobos > strapped-load link truck
chicharra, chicharras, matraca, matracas, perra, perras & amarre, amarres, eslinga, eslingas, tensores, trinquete > strapped-load link truck
tuercas mariposa, gallitos y tuercas, tuercas y gallitos, tornillos mariposa, pernos y mariposas, mariposas y tuercas, palometas y tuercas > nut =screw
gallito, gallitos, mariposa, mariposas & tuerca, tuercas, perno, pernos, tornillo, tornillos, arandelas > nut =screw
llave de mariposa, válvula de mariposa, llaves de compuerta, válvulas de compuerta, llaves de bola, válvulas de bola, válvulas y llaves, llaves y válvulas, válvulas de globo, válvulas check, válvulas esféricas, llaves esféricas, llaves de esfera, válvulas y conexiones, conexiones y válvulas, mariposa y compuerta > faucet =pipe pipe-wrench
mariposa & válvula, válvulas, compuerta, compuertas > faucet =pipe
garlopa, garlopas y cepillos, cepillos y garlopas, cepillos de carpintero, cepillos eléctricos y lijadoras, cepilladoras, canteadoras, cepilladora y canteadora, regruesadora, cepillos y lijadoras, lijadoras y cepillos, lijadoras y caladoras, caladoras y lijadoras, ruteadoras y lijadoras, caladoras, ruteadoras, tupí y cepillo, garlopines > hand-plane =handsaw drill
fratacho, llanas y fratachos, fratachos y llanas, fratás, talocha, talochas y llanas, llanas y talochas, llanas fratachos y reglas, llanas y reglas, reglas y llanas, flotas de albañil, badilejo, badilejos y planchas, planchas y badilejos, plana y badilejo, palustres y llanas, codales y llanas, paletas de albañil > smoothing-trowel =trowel
plomada, plomadas @construction > level-on-bricks =theodolite
plomadas niveles, niveles y plomadas, niveles y tiralíneas, tiralíneas, tiralíneas y plomadas, niveles de mano, niveles de burbuja, escuadras y niveles, niveles y escuadras, flexómetros y niveles, wincha y nivel > level-on-bricks =theodolite
jaladeras y tiradores, tiradores y jaladeras, jaladeras, tiradores de mueble, manijas y tiradores, tiradores y manijas, tiradores de cajón, jaladores de mueble, haladeras, bisagras y jaladeras, correderas y jaladeras, rieles y bisagras, bisagras y rieles, herrajes para muebles, herrajes de cocina > door-handle =dresser key
casetón, casetones de icopor, casetones de losa, casetones de poliestireno, casetones y bovedillas, bovedillas y casetones, bovedilla de poliestireno, bovedilla de unicel, unicel para losa, icopor para losa, tecnopor para techo, tecnopor para losa > concrete-block =bricks
farol, faroles & bloque, bloques, ladrillo, ladrillos, rasilla, rasillas > hollow-brick =bricks
bloques farol, ladrillo farol, rasilla, ladrillo rasilla, tabelón, tabelones y perfiles, bloque y tabelón, adobes y tabelones, ladrillo panal, petatillo, ladrillo petatillo, tabique y petatillo, tabique y tabicón, tabicón y block, block y tabicón, adoblock, ladrillo de obra, ladrillo gambote, ladrillo fiscal, ladrillo chonta, ladrillo tolete > hollow-brick =bricks brick-pallet
yeso cerámico y cal, yeso y cal, cal y yeso, yeso en saco, yeso de construcción, yeso cerámico en saco, sacos de yeso, cal y cemento, yeso cal y cemento, marmolina y yeso @construction > cement-sack =trowel lime-sack
pipián, pipianes @agriculture > pumpkin =produce-crate
barraganete, barraganetes, plátano barraganete, verde y barraganete, plátano hartón, plátano dominico, dominico hartón, verde y maduro, maduro y verde, racimos de verde, plátano verde y maduro, plátano dominico hartón, plátano curraré @agriculture,food,transportation > banana-bunch =banana
cholupa, cholupas, badea, badeas, tumbo, curuba, curubas, curuba y gulupa, cholupa y badea, maracuyá y badea, tumbo serrano, taxo, taxos @agriculture,food,nature > passion-fruit =fruit-crate
chala, chalas @agriculture,livestock > corn =hay-bale
panca de maíz, chala y panca, panca y chala, panca picada, chala picada, chala de maíz, broza de maíz, forraje de maíz, maíz chala, maíz forrajero, chala para ganado, chala para cuyes, panca para ganado, panca seca > corn =hay-bale
bagazo, bagazos, cachaza, bagazo y cachaza, cachaza y bagazo, vinaza, vinazas, bagazo de caña, cachaza de caña, cogollo de caña, punta de caña, cogollo y bagazo @agriculture,livestock > sugar-cane =fields
pulpa, pulpas @livestock > grain-sack =hay-bale
pulpa de cítrico, pulpa cítrica, pasta de soya, pasta de soja, pasta de algodón, pasta de canola, harina de soya, harinolina, pulpa de remolacha, pulpa de naranja para ganado, torta de soya, torta de palmiste, palmiste para ganado, torta de soja, coquillo, canola y soya, expeller de soja, cascarilla de soya, orujo para ganado @livestock,agriculture > grain-sack =hay-bale
bordos y represas, represas y bordos, bordos y jagüeyes, bordos de agua, jagüeyes y represas, represas y jagüeyes, jagüey, bordos y canales, canales y bordos, bordos de tierra, atajados de agua, atajados, cochas de agua, reservorios de agua, reservorios y represas, tajamares y represas, tajamares > excavator =waves bulldozer
bordo, bordos & represa, represas, jagüey, jagüeyes > excavator =waves
formaletas, formaletas y testeros, formaletas y andamios, andamios y formaletas, formaleta metálica, testeros, testeros y cerchas, tacos metálicos, tacos y parales, parales y tacos, tacos y cerchas, cerchas y tacos, tacos para losa, gatos para losa, parales metálicos, parales y tableros, tableros y parales, parales, cerchas y teleras, teleras y cerchas, tacos cerchas y gatos, parales telescópicos, cerchas y parales, parales y cerchas, tacos de madera para losa, encofrado y tacos, tableros y crucetas de andamio, crucetas y andamios, andamios y crucetas > scaffold =ladder
taco, tacos, gato, gatos & paral, parales, cercha, cerchas, losa, losas, encofrado, encofrados, formaleta, formaletas, andamio, andamios > scaffold =ladder
cruceta, crucetas & paral, parales, tablero, tableros, andamio, andamios, puntal, puntales > scaffold
pegas y fraguas, fraguas y pegas, pegas fraguas y porcelana, fragua y porcelana, pegamentos y fraguas, fragua para cerámica, fragua para pisos, boquilla y fragua, crucetas y fragua, fragua y crucetas, porcelana y fragua, pegas y boquillas, boquillas y pegas, emboquille, emboquillados, pastina y pegamento, pastinas > tiles =trowel
fragua, fraguas & porcelana, pega, pegas, pegamento, pegamentos, porcelanato, boquilla > tiles =trowel
mano de chango, mano de chango y retro, retro y mano de chango, renta de mano de chango, gallineta retroexcavadora, gallinetas y volquetas, pajarita retroexcavadora, pajaritas y volquetas, chancha retroexcavadora, mixta retroexcavadora, almeja y draga, draga y almeja, cucharón almeja, uñas y puntas para cucharón, uñas de cucharón, puntas de cucharón, uñas y puntas, puntas y uñas para excavadora, dientes de excavadora, dientes y puntas para excavadora, dientes y cuchillas, cucharones y uñas, dientes y cucharones, cucharones y cuchillas, cantoneras y cuchillas, cuchillas y cantoneras, cucharones > excavator =bulldozer
uña, uñas, almeja, almejas, chango & cucharón, cucharones, draga, dragas, retroexcavadora, excavadora, excavadoras > excavator =bulldozer
patos y orinales, orinales y patos, patos clínicos, patos para enfermos, chatas y patos, patos y chatas, pato y cómodo, cómodos y patos, pañales y patos, orinales para enfermos, papagayo y chata > wheelchair =crutches
pato, patos & orinal, orinales, cómodos, chatas, sondas > wheelchair =crutches
pozos de visita, registros y pozos, registros y pozos de visita, pozos y registros, cajas de registro, cajas de inspección, cajas de inspección y brocales, brocales, brocales y tapas, tapas y brocales, rejillas y brocales, tapas de fierro fundido, buzones de concreto, buzones y tapas > pipe =drop-half
rejillas irving, rejilla electroforjada, rejillas metálicas, rejillas y escalones, rejilla industrial, rejilla tramex, tramex, escalones metálicos, peldaños metálicos, rejilla y metal desplegado, metal desplegado > steel-beam =staircase
flecha, flechas @automotive > gear =bearing
remache de zapatas, remache de bandas, remachado de bandas, remaches de freno, remachado de frenos, remache de pastillas, zapatas remachadas, zapatas y balatas, balatas y zapatas, bandas y pastillas, pastillas y bandas, zapatas y tambores, tambores y zapatas, pastillas y zapatas, zapatas y pastillas > brake-disc =brake-light
luces testigo, luces testigo y check engine, check engine, testigos de tablero, testigo de motor, luz de check, apagado de testigos, apagamos el check, luz check engine, código de falla, escaneo de fallas, borrado de fallas > engine-light =car-check
fusibles y relés, relés y fusibles, fusibles y relays, relays y fusibles, fusibles y relevadores, relevadores y fusibles, fusibleras, fusibles y focos, focos y fusibles, relevadores, fusibles de auto, arneses y fusibles, fusibles y arneses @automotive > blade-fuse =car-bolt car-battery
arneses eléctricos, arnés eléctrico @automotive > car-bolt =car-battery
fusible, fusibles, relé, relés @automotive > blade-fuse =car-bolt car-battery
fusible, fusibles, fusibles y relés @technology,construction > circuit-breaker =plug-bolt
flauta, flautas @automotive > fuel-injector =engine
pilas de gasolina, pilas de bencina, pilas de combustible de auto, flotadores y pilas, pilas y flotadores, flotadores de gasolina, flotador de tanque, bombas y pilas de gasolina, pilas y bombas de gasolina, bomba pila, medidores y flotadores, bombas y flotadores de combustible @automotive,transportation > gas-pump =fuel-nozzle
pila, pilas & gasolina, bencina, flotador, flotadores > gas-pump =fuel-nozzle
pichancha, pichanchas y cedazos, cedazos y pichanchas, válvulas de pie, check y pichanchas, pichanchas y válvulas > water-pump =pipe
cribadoras de grano, cribadora, limpiadoras de grano, clasificadoras de grano, seleccionadora de granos @agriculture > grain-sack =grain-scoop wheat
cedazo, cedazos, arnero, arneros, harnero, harneros, criba, cribas, zaranda, zarandas, cribas y zarandas, zarandas y cribas, cedazos y arneros, cernidores, cernidor, tamices, zarandas de grano, zarandas para café @agriculture > hoop-sieve =grain-sack grain-scoop
cedazos y zarandas, zarandas y cedazos, zarandas para arena, cedazos para arena, zarandas de albañil, cernidores de arena, cribas para arena, cedazos de crin, cedazos de madera, cedazos y coladores, harneros de alambre, zarandas metálicas > hoop-sieve
zaranda, zarandas, harnero, harneros, arnero, arneros @construction,art > hoop-sieve
quimbalete, quimbaletes y molinos, molienda de oro, molino de oro, molino de mineral, molinos chilenos, trapiches de oro, beneficio de oro, planta de beneficio de oro, molinos y chancadoras, chancadoras y molinos, concentradoras de oro > mine-cart =pickaxe gold-nugget
silos de cemento, tolvas y silos de cemento, silos y tolvas de cemento, planta dosificadora, plantas de concreto, silos y plantas de concreto, dosificadora de concreto > mixer-truck =cement-sack silo
tolvas de cosecha, tolvas y autodescargables, autodescargables, monotolvas, tolvas graneleras, tolvas para granos, acoplados tolva, carros tolva > grain-truck =harvester tractor
abonadora, abonadora y voleadora, voleadoras, voleadora de fertilizante, sembradoras y abonadoras, abonadoras de tres puntos, encaladora, esparcidora de fertilizante, esparcidoras, fertilizadoras, estercoleras, esparcidor de estiércol > tractor =fertiliser-sack
boleadora, boleadoras & abonadora, abonadoras, sembradora, sembradoras, fertilizante, fertilizadora > tractor =fertiliser-sack
cincel, cinceles @agriculture > chisel-plough tractor furrow-disc
vibrocultivadores, surcadores, bordeadores, bordeador agrícola, cultivadoras y surcadoras, rotovators, rotocultivadores, encamadoras > tractor =furrow-disc
surcadores y cinceles, arado de cincel, cinceles y rastras, rastras y cinceles, subsoladores, cinceles y subsoladores, escardillos, escardillo agrícola, arado y rastra, arados y rastras, rastras y arados > chisel-plough tractor furrow-disc
rotoenfardadora, rotoenfardadoras e hileradoras, hileradora, segadora, segadoras y acondicionadoras, acondicionadoras, segadoras de pasto, segadora de disco, cortadoras de forraje, segadoras y rastrillos, rastrillos hileradores, empacadoras de forraje, empacadora de pasto, rollos y enfardado, cegadoras > hay-bale =square-bale tractor
pergamino de café, beneficio y pergamino, beneficio húmedo y pergamino, pergamino seco, pergamino húmedo, café oro y pergamino, trilla de café, trillado de café, trilla y maquila de café, trilla de café y maquila, maquila de café, café en uva, café verde y pergamino > coffee-bean =coffee-branch
pergamino @agriculture > coffee-bean =coffee-branch
marquesina, marquesinas, elba, elbas, tendal, tendales, paseras, pasera & cacao, secar > cacao =coffee-bean
mazorca, mazorcas & cacao, baba > cacao =cacao-tree
mazorcas de cacao, marquesinas para cacao, marquesinas para secar cacao, marquesinas para café, secadores de cacao, secado de cacao, tendales de cacao, almendra de cacao, cacao en almendra, cacao seco, cajones de cacao, fermentadores de cacao > cacao =cacao-tree
atado de dulce, tapadulce, atado y tapa, rapadura, raspadura de caña, panela y rapadura, dulce de rapadura, sobado y batido de caña > sugar-cane =cane-juice
corraletas y parideras, corraletas, parideras, jaulas parideras, jaulas de maternidad para cerdas, pisos para cerdos, pisos plásticos para cerdos, slats para cerdos, jaulas para cerdas, comederos para cerdos, bebederos para cerdos, chupones para cerdos, parideras y destetes, jaulas de gestación > pig =standing-pig
piso, pisos & paridera, parideras, porcino, porcinos > pig =standing-pig
enjalma, enjalmas, angarillas, angarillas y enjalmas, enjalmas y angarillas, cinchas y enjalmas, enjalmas y cinchas, sudaderos, sudaderos y cinchas, cinchas y sudaderos, aperos y enjalmas, zurrones y enjalmas, pretales, pretal, retrancas, arritrancas, gruperas, mandiles y cinchas @livestock,agriculture > saddle =donkey horse
fierros de herrar, marcas de fuego, fierros para ganado, fierros quemadores, quemadores de ganado, herretes y fierros, fierros y aretes, aretes y fierros, marcas de hierro, registro de fierros, marcadores de ganado > cow =bull ear-tag
fierro, fierros & herrar, quemador, quemadores > cow =bull
narigueras, nariguera, narigueras y mochetas, mochetas, mocheta, destetadores, destetador, narigueras de destete, aplicadores de aretes, aretes y narigueras, narigueras y aretes, bastones y narigueras, bastón eléctrico para ganado, picanas, picana, picanas eléctricas, arreadores eléctricos, chuzos eléctricos @livestock,agriculture > cow =bull
termos criogénicos, termos de nitrógeno, termos y pajuelas, pajuelas y termos, termos para semen, nitrógeno líquido para semen, nitrógeno y pajillas, recarga de nitrógeno para termos > bull =test-tube
termo, termos @livestock & pajuela, pajuelas, semen, nitrógeno, criogénico, criogénicos > bull =test-tube
bolo, bolos @livestock > salt-lick =cow
pezoneras, pezonera, pezoneras y sellador, pezoneras y selladores, sellador y pezoneras, selladores de pezones, sellador de pezones, selladores de ubre, mangueras y pezoneras, pezoneras y mangueras, pulsadores y pezoneras, pezoneras para ordeño @livestock > dairy-cow =milk-can
cantinas lecheras, cantinas para leche, cantinas de aluminio, cantinas y coladores, cantinas y baldes, coladores y cantinas, peroles y cántaros para leche, cántaros lecheros, cántaros para leche, peroles lecheros, peroles para leche, porongos de leche, porongo lechero, porongos de aluminio, tarros lecheros, tarros para leche, yogos para leche, lecheras de aluminio, lecheras de acero, baldes de ordeño, tachos lecheros, tachos para leche > milk-can =milk-bottle
cantina, cantinas, perol, peroles, porongo, porongos @livestock > milk-can =milk-bottle
suero de leche para cerdos, suero para cerdos, suero para cochinos, suero y lavaza, lavaza y suero, lavaza, lavazas, aguamasa, escamocha, escamochas, desperdicio para cerdos, lavaza para cerdos @livestock > pig =standing-pig
pez guitarra, guitarra seca, guitarra salada, tollo y guitarra, guitarra y tollo, cazón y guitarra, guitarra y cazón, guitarra y raya, raya y guitarra, chinguirito > fish =shark-fin
guitarra, guitarras @fishing > fish =shark-fin
caracol, caracoles, barquillo, barquillos @fishing > shell =mussel
pata de mula y almeja, almeja y pata de mula, pata de mula fresca, concha pata de mula, callo y pata de mula, pata de mula y callo de hacha, ostión y pata de mula @fishing,food,gastronomy > shell =mussel
mula, mulas & almeja, almejas, callo, ostión, ostiones > shell =mussel
chiripiangua, chiripianguas y pianguas, piangüera, concheros y piangüeras, chuchecas, casco de burro marisco > shell =mussel
linterna, linternas & cuelga, cuelgas, ostión, ostiones, pearl > oyster =shell
boliche, boliches @fishing > trawler =fishing-net
boliche anchovetero, bolichera, boliche y panga, panga y boliche, red de boliche, embarcaciones bolicheras, pesca con boliche > trawler =fishing-net
cucharilla, cucharillas, rapala, rapalas, cucharillas y rapalas, cucharillas y señuelos, señuelos y cucharillas, jigs, jigs y señuelos, señuelos y jigs, poppers y jigs, vinilos y jigs, moscas y cucharillas, cucharillas y moscas, streamers y ninfas @fishing > hook =fishing-rod
hawaiana, hawaianas & arpón, arpones, fusil, fusiles, aletas > dive-mask =harpooned-fish =snorkeller
arpones y hawaianas, hawaianas y arpones, arpones y aletas, aletas y arpones, fusiles y arpones, arpones y fusiles, fusiles de pesca, arpones, arpón de pesca, pesca con arpón, ligas y arpones, arpones y ligas, pesca submarina con arpón > harpooned-fish =dive-mask =snorkeller
calafateo de lanchas, calafateo y fibra de vidrio, calafateo de botes, calafateo de barcos, calafateo de embarcaciones, calafatear botes, calafateo y pintura de botes, fibra de vidrio para lanchas, fibra de vidrio para botes, lanchas de fibra de vidrio, botes de fibra de vidrio, botes de fibra, lanchas de fibra, reparación de lanchas de fibra, calafateo @fishing > boat-on-stocks =boat
camión escalera, bus escalera, buses escalera, camión escalera y mixto, mixtos y escaleras, chivas y escaleras, camión mixto de pasajeros, burras y buses, buses y burras, burras rurales > chiva-bus =bus
burra, burras & bus, buses, rurales, pasajeros > bus =minibus
pecera, peceras, pesera, peseras, pesero, peseros @transportation > minibus =bus
conchos, guagüitas y conchos, conchos y guaguas, guaguas y conchos, carros de concho, carro de concho, concho, carritos por puesto, carrito por puesto, por puesto, por puestos, carros por puesto, carros por puestos, guagüita, guagüitas, públicos y guaguas, carros públicos, carro público, colectivos y conchos @transportation > taxi =minibus cab-side
caponera, caponeras, pedicab, pedicabs, ricksha, rickshas, caponeras y pedicabs, cocotaxi, cocotaxis, cocotaxis y almendrones, tricitaxi, tricitaxis, triciclos de pasaje, triciclos de pasajeros, ciclotaxi, ciclotaxis, bicimoto, motocoches de pasajeros @transportation > auto-rickshaw =rickshaw-front
almendrón, almendrones @transportation > chrome-bumper =taxi
dolly, dollys, dollies, dollys y chasis, chasis portacontenedor, chasis portacontenedores, chasis porta contenedor, chasis porta contenedores, portacontenedor, portacontenedores, porta contenedores, chasis y dollys, chasis y plataformas, plataformas y chasis, jaulas y plataformas, plataformas y jaulas, plataformas y lowboys, plataformas de 40 pies, plataforma de 53 pies, encortinados y plataformas, encortinados, encortinado @transportation > semi-truck =truck shipping-container
chasis @transportation > semi-truck =truck
grillas y planas, planas y grillas, planas y encortinadas, camiones planos, camas planas, planas y tolvas, volquetes y planas, planas de carga @transportation > semi-truck =truck
chifle, chifles & riego, tubo, tubos, aspersor, aspersores, manguera > sprinkler =drip-line
martillo hidráulico, martillo rompedor, rompedores, rompedores y demoledores, rotomartillos y rompedores, rompedores y rotomartillos, martillo hidráulico y rompedor, rompe pavimentos, rompepavimentos > jackhammer =excavator
burro percherón, burro norteño, burritos percherones, burritos y burros, burros y burritos, burro de machaca, burros de carne asada, burros de tapas, burros de harina, burros de asada, burros sonorenses, burros de deshebrada @gastronomy,food > burrito
burro, burros & percherón, percherones, machaca, sonorense, sonorenses, burritos > burrito
moscow mule, mula moscovita, mula y cocteles > martini =cocktail-shaker
mula, mulas & coctel, cocteles, cóctel, cócteles, vodka > martini =cocktail-shaker
banco de materiales, bancos de materiales, banco de materiales pétreos, bancos de arena, banco de arena, banco de grava, banco de tezontle, banco de tepetate, banco de piedra, materiales pétreos, material pétreo, agregados pétreos, pétreos, bancos de material, banco de préstamo @construction,transportation > dump-truck =gravel-conveyor sand-barrow
macho de ronda, llaves de ronda, machos y válvulas, válvulas y machos, machos de acueducto, machos de agua, collarines y machos, registros de corte, machos y hembras para conexión, acoples machos y hembras, uniones macho y hembra, racores macho y hembra > pipe =faucet
mangas y tatuajes, tatuajes y mangas, mangas completas, mangas tatuadas, mangas y espaldas > tattoo-machine =tattoo-heart
manga, mangas & tatuaje, tatuajes, tatuador, tattoo > tattoo-machine =tattoo-heart
planta de soldar, soldadoras inversoras, inversores de soldar, plantas soldadoras, soldadoras y plantas, motosoldadoras, soldadores inverter, máquinas soldadoras, plantas de soldadura > welding-torch =welding-mask
planta de beneficio animal, beneficio animal, planta de faenado, planta de faena, planta faenadora, planta faenadora de aves, planta de sacrificio, beneficio de reses, beneficio de cerdos, beneficio de aves, beneficio y desposte, sacrificio y desposte, planta de desposte, camal y faenado, faenado de reses, faenado de cerdos, faenado y desposte > beef-cuts =cleaver cow
varas de premio, varas de san josé, varas de rosal, varas para jardín, rosales y varas > garden-tools =flower
todos los ramos, seguros en todos los ramos, ramos de seguros, seguros varios ramos, ramos generales de seguros > shield-check =under-umbrella
ramo, ramos & seguros, seguro, aseguradora, pólizas, póliza, corredor, corredora, siniestros > shield-check =under-umbrella
casco, cascos, tanque, tanques & airsoft, paintball, gotcha, marcadoras, réplicas > paintball-marker =target
tinas y lavaderos, lavaderos y tinas, tinas de lavar, lavarropas de cemento, lavaderos de fibra, lavaderos de plástico, pozas de lavar, pozas y lavaderos, lavaderos y pozas, bateas de lavar, piletones de lavar, fregaderos y lavaderos, lavaderos de ropa de cemento > faucet =washing-line
pilas y tanques, tanques y pilas, pilas y tanques de ferrocemento, pilas de ferrocemento, pilas de captación, pilas de riego, pilas y bebederos, bebederos y pilas, tanques de ferrocemento, pilas y cisternas, cisternas y pilas, bebederos y tanques australianos, pilas de abasto > water-tank =faucet
pila, pilas & ferrocemento, cisterna, cisternas, bebedero, bebederos, tinacos, aljibe > water-tank =faucet
rastra, rastras & almejas, almeja, erizos, conchas, ostiones, vieira, vieiras, marisqueo, marisco, mariscos > hook =shell fishing-net
line array, torres y line array, torres de sonido, torres de audio, torres y bocinas, torres y bajos, torres y parlantes, arreglos lineales de audio, line array en renta, torres y truss, truss y torres, torres y estructuras para eventos > speaker-hifi =stage-truss
torre, torres & bocina, bocinas, line, array, truss, sonido, iluminación > speaker-hifi =stage-truss
torres de enfriamiento y chillers, chillers y torres, chiller, chillers y manejadoras, fan coils, fancoils, unidades manejadoras, manejadoras y chillers, enfriadores de agua industriales > cold-thermometer =fan snowflake
torres y molinos de viento, molinos de viento y torres, molinos papalote, papalotes de agua, veletas de agua, molinos y tanques > wind-pump =water-pump
cajas musicales, cajitas musicales, cajita de música, organitos y cajas de música > music-box =music-notes gift
moldes de gelatina, gelatinas y moldes, moldes de repostería, moldes de pastelería, moldes y duyas, duyas y moldes, moldes para pasteles, moldes para tortas, moldes para chocolate, moldes de gelatina y silicona, moldes para galletas, moldes y cortadores, cortadores y moldes, cortadores de galletas, tarteras y moldes, moldes para paletas, moldes para cupcakes, moldes para flan @food,gastronomy > flan =piping-nozzle cupcake
molde, moldes & gelatina, gelatinas, repostería, pastelería, torta, tortas, pasteles, cupcakes > flan =piping-nozzle cupcake
fundición y moldes, moldes de arena, moldes para fundición, fundición de aluminio y moldes, modelos para fundición, moldeo en arena, fundición de aluminio y moldes de arena, fundición en arena, coquillas y moldes > foundry-ladle =flame
discos de rastra, discos y mancueras, mancueras, discos de arado y rastra, discos agrícolas, discos y rejas, rejas y discos, rejas y puntas, puntas y rejas, puntas de arado, mancueras y chumaceras, vertederas y rejas, timones y rejas, rejas para cultivadora > furrow-disc =tractor
disco, discos & rastra, rastras, mancueras, sembradora, sembradoras > furrow-disc =tractor
tacógrafos y discos, discos de tacógrafo, tacógrafo digital, tacógrafos y velocímetros, velocímetros y tacógrafos, limitadores de velocidad, gobernadores de velocidad, discos diagrama > gauge =truck-front
disco, discos & tacógrafo, tacógrafos, velocímetro > gauge =truck-front
piñón cubano, piñón de cerca, piñón de tempate, plantas de piñón cubano, piñón blanco, setos y piñón, piñón florido, estacas de piñón, madero negro y piñón, matarratón y piñón, nacedero y matarratón, matarratón, madero negro, madrecacao, madre cacao @nature,agriculture,livestock > leaf-split =fence sprout
lectura de palma, lectura de manos y tarot, quiromántica, lectura de palma y tarot, leo la palma > hand-palm =tarot crystal-ball
palma, palmas & tarot, quiromancia, horóscopo > hand-palm =tarot
palmas de ramos, palmas de domingo de ramos, palmas y ramos benditos, palmas benditas, palmas y artesanías > tree-palm =woven-bowl wicker-basket
campo santo, campo santo y nichos, nichos y columbarios, nichos y osarios, nichos y lápidas, lápidas y nichos, criptas y nichos, nichos y criptas, parque cementerio, jardines de paz > tombstone =lily
fajas tejidas, fajas tejidas andinas, fajas andinas, fajas de telar, fajas típicas, fajas artesanales, chumpis y fajas, fajas y chumpis, fajas de lana, fajas y ponchos, ponchos y fajas, fajas y huipiles, huipiles y fajas, faja de gaucho, fajas pampa > loom =fabric-roll
faja, fajas @art & telar, tejido, tejidas, andina, andinas, lana, poncho, ponchos, huipil, huipiles, gaucho, pampa > loom =fabric-roll
puntas y estoperoles, estoperoles, puntas de plancha, estoperoles y tachas, tachas y remaches para ropa, herrajes para ropa, herrajes y hebillas, argollas y hebillas, hebillas y argollas, broches y remaches, remaches y broches, ojalillos y broches, broches y ojalillos, ojetes y remaches, remaches y ojetes > button =belt
cuerdas de saltar, sogas de saltar, cuerda de salto, lazos de saltar, reatas de saltar, comba para saltar, jump rope > skipping-rope =barbell
riel din, rieles din y borneras, borneras, borneras y contactores, contactores, contactores y relés, contactores y guardamotores, guardamotores, breakers y contactores, térmicas y contactores, contactores y térmicas, llaves térmicas y disyuntores, clemas y contactores, clemas, plc y variadores, arrancadores y contactores, arrancadores suaves > circuit-breaker =plug-bolt lightning
cangilones, cadenas y cangilones, cangilones y bandas, bandas y cangilones, elevadores de cangilones, norias y cangilones, cangilones y cadenas, redlers, transportadores de cadena > gear =silo factory
ejes y suspensión, ejes delanteros, ejes delanteros de tractor, suspensión de tractor, ejes de tractor, repuestos de tractor, refacciones de tractor, repuestos agrícolas, refacciones agrícolas, partes de tractor, repuestos para maquinaria agrícola, refacciones para maquinaria agrícola @agriculture,automotive,livestock > tractor =gear
balsas de riego, balsas de agua, balsas y láminas, láminas para balsas, impermeabilización de balsas, balsas y embalses, embalses y balsas, láminas impermeables para balsas, geomembranas para balsas, balsas impermeabilizadas > waves =drop-half membrane-roll
gatos y carburación, gato de gas, gatos de gas para montacargas > hydraulic-cylinder =tools
paños y lanas, lanas y paños, paños para trajes, casimires ingleses, tela de traje > fabric-roll =suit
moños para el cabello, moños y vinchas, colets y moños, moños y cintillos > bow =spool
puentes de red, puentes inalámbricos, enlaces punto a punto, radio enlaces, puentes y antenas, antenas y puentes, antenas punto a punto, radiobases > broadcast =network router
puente, puentes & router, inalámbrico, inalámbricos, wifi, switch, antenas > broadcast =network
torres y monopolos, monopolos y torres, monopolos, arriendo de torres, renta de torres, torres arriostradas, torres atirantadas, torrero, mantenimiento de torres, torres rurales de internet, mástiles y torres > cell-tower =broadcast
torre, torres & monopolo, monopolos, antena, antenas, microondas, repetidoras, telefonía > cell-tower =broadcast
recarga de tarjetas, recarga sube, carga sube, carga virtual, recargas y pines, pines y recargas, recargas y chips, chips y recargas, chips de celular, chips prepago, recargas y micas, venta de chips, chips y líneas, líneas y chips, líneas prepago, líneas telefónicas y chips @technology,marketing > device-mobile =phone-shield
tarjeta, tarjetas & sube, recarga, recargas, bip > device-mobile =card-reader
pasta para soldar, cautín y estaño, estaño y cautines, cautines, estaño y pasta, pasta y estaño, flux y estaño, estaño y flux, estaciones de soldado, estación de calor y cautín, soldador de estaño, soldadura de estaño > soldering-iron =circuitry
pasta & estaño, cautín, cautines, flux, soldar > soldering-iron =circuitry
plumas y barreras, barreras y plumas, plumas y talanqueras, agujas vehiculares, brazos de barrera > boom-barrier =parking-sign
pluma, plumas & barreras, vehicular, vehiculares, talanqueras, estacionamiento, estacionamientos > boom-barrier =parking-sign
cortinas de aire, cortinas de aire y extractores, extractores y cortinas de aire, inyectores de aire y extractores, ventiladores y extractores, extractores y ventiladores, extracción y ventilación, ventilación y extracción, extractores industriales, extractores axiales, extractores centrífugos > fan =duct-bend wind
hongos y extractores, extractores y hongos, hongos de techo, hongos de ventilación, extractores tipo hongo, sombreretes y extractores, extractores y sombreretes > chimney-cowl =fan
cebollas extractoras, cebollas de techo, cebollas eólicas, extractores tipo cebolla > roof-turbine =chimney-cowl fan
hongo, hongos, cebolla, cebollas & extractor, extractores, extractoras, ventilación, tiraje, eólico, eólicos > chimney-cowl =fan
canales omegas, omegas y canales, omegas y parantes, parantes y omegas, parantes y canales, canales y parantes, parantes, soleras y montantes, montantes y soleras, rieles y parantes, canal y montante, montantes y canales, perfilería para drywall, omegas y volcanita > steel-frame =joint-knife
ángulos platinas y tees, platinas y tees, platinas y pletinas, pletinas, pletinas y ángulos, solera y ángulo, ángulo y solera, platinas de fierro, ángulos de fierro, barras y platinas, platinas y barras, perfiles ángulos y platinas, barra cuadrada y platina, ptr, ptr y perfiles, perfiles y ptr, polín monten, monten, polín monten y lámina, ptr y monten, monten y ptr, ptr perfiles y polín monten, perfiles y polín monten, perfil tubular, tubulares y perfiles, costaneras y perfiles, correas c metálicas, perlines > steel-beam =welding-mask
polín, polines & ptr, monten, lámina, láminas, perfiles > steel-beam =welding-mask
duela, duelas @construction > parquet =laid-board
duela y machimbre, machimbre y duela, barrotes y duelas, duelas y barrotes, duela de pino, duela de encino, duela de madera, duelas de madera para piso, pisos de duela, tapancos y duelas, duela y tapanco, duela y zoclo > parquet =laid-board
terciado y osb, osb y terciado, osb, tableros osb, placas osb, tablero osb, terciados, terciado, terciado estructural, placas de terciado, planchas de terciado, fenólico y osb, fenólicos y osb, placas fenólicas, fenólicos, fenólico, triplex y mdf, mdf y triplex, tríplex, aglomerado y terciado, trupán y terciado, melamina y terciado, cholguán, cholguán y terciado, trupán y melamina, plywood y melamina @construction > plywood-shelf =laid-board
aserrín y viruta, viruta y aserrín, aserrín, viruta de madera, viruta de pino, colochos de madera, cascarilla y viruta, viruta y cascarilla, burucha, burucha y aserrín, pellets y aserrín, briquetas y aserrín, aserrín y leña, leña y aserrín > log-pile =saw-blade axe-log
trozas y tablones, trozas de pino, tucas, tucas y trozas, tucas de madera, tucas de teca, trozas y tucas, puntales de eucalipto, puntales para mina, puntales de pino, tablones de encino, tablones de parota, tablones de roble, tablones y trozas, tablones y rodajas, rodajas de madera, rodajas y tablones, rodajas de tronco > log-pile =axe-log saw-blade
cuadros y alzas, alzas cuadros y colmenas, alzas, alzas y colmenas, colmenas y alzas, cuadros y colmenas, colmenas y cuadros, marcos y alzas, alzas y marcos, cámaras de cría, cámara de cría, alzas melarias, material apícola, materiales apícolas, insumos apícolas, cuadros alambrados, overoles de apicultor, overol de apicultor, trajes de apicultor, traje de apicultor, equipo de apicultor, trajes apícolas @livestock,agriculture,nature > beehive =bee-smoker =bee
ahumadores de apicultor, ahumador de apicultor, ahumadores y overoles, overoles y ahumadores, ahumadores y velos, velos y ahumadores, ahumadores apícolas, ahumadores para colmenas, ahumadores y espátulas > bee-smoker =beehive bee
cuadro, cuadros, marcos, ahumador, ahumadores & colmena, colmenas, alzas, apicultor, apicultores, apícola > beehive =bee-smoker =bee
piojo, piojos @livestock > cow-cross =cow
contra garrapatas, contra garrapata y piojo, garrapatas y piojos, garrapata y piojo, piojos y garrapatas, baños contra garrapata, baño contra garrapata, baños de inmersión para ganado, baño de inmersión, baños de aspersión para ganado, moscas y garrapatas, garrapatas y moscas, mosca y garrapata, garrapaticidas, garrapaticida, baños antiparasitarios @livestock,agriculture > cow-cross =cow
lanchas y motores, lanchas de 40 caballos, motores de 40 caballos, motores de 75 caballos, motores de 15 caballos, caballos de fuerza, caballos fuera de borda > motorboat =outboard-motor
caballo, caballos & borda, hp > outboard-motor =motorboat
figuras de palo fierro, palo fierro, palo fierro tallado, tallado en palo fierro, tallas en palo fierro, esculturas de palo fierro, figuras de palofierro, palofierro, tallado de madera de olivo, figuras talladas en madera > gouge =hammer
cola de caballo y boldo, boldo y cola de caballo, boldo y menta, manzanilla y boldo, boldo y matico, matico y llantén, matico, llantén y matico, cedrón y boldo, cedrón y toronjil, toronjil y cedrón, pata de vaca y hierbas, hierbas y pata de vaca, pata de vaca y hierbas medicinales, hierbas medicinales y pata de vaca, muña y cola de caballo, cola de caballo y muña, cola de caballo medicinal, té de pata de vaca, chancapiedra, chanca piedra, chancapiedra y cola de caballo, cuachalalate, cuachalalate y cola de caballo > mortar-herbs =leaf-split
cola de caballo, pata de vaca, lengua de vaca, barba de choclo, oreja de burro, diente de león & manzanilla, medicinal, medicinales, llantén, matico, infusión, infusiones, muña, toronjil > mortar-herbs =leaf-split
cuerno de alce, cuerno de alce y helecho, helechos y cuernos de alce, helechos y cunas de moisés, cuna de moisés y helechos, orejas de elefante, orejas de elefante y plantas, monsteras y filodendros, filodendros y monsteras, monsteras, costilla de adán, teléfonos y potos, potos y teléfonos, potos y monsteras > fern =plant
cuna de moisés, espatifilo, lirio de paz, cunas de moisés y anturios, anturios y cunas de moisés > trumpet-lily =plant
barba de viejo, barba de viejo y musgo, barba de viejo y heno, musgo y barba de viejo, barbas de viejo, heno y musgo, musgo y heno, musgo y paxtle, paxtle, paxtle y musgo, pascle, musgo para nacimientos, musgo y heno para nacimientos, musgo navideño, lama y musgo, musgo y lama @nature,agriculture > leaf-split =sprout nativity
bocas de dragón, perritos y bocas de dragón, bocas de dragón y pensamientos, pensamientos y petunias, petunias y pensamientos, petunias y bocas de dragón, dragonarias, pensamientos y violas, violas y pensamientos, alegrías y petunias, petunias y alegrías, malvones y petunias, petunias y malvones, bastones del emperador, ginger y heliconias, heliconias y ginger, bastones del emperador y ginger, gingers, maracas y heliconias, heliconias y aves del paraíso, nube y statice, statice y nube, statice y limonium, statice, limonium, nube gypsophila, gypsophila, gipsófila, gypso y statice, coronas de cristo, coronas de cristo y bugambilias, bugambilias y coronas de cristo, garra de león y rosas del inca, garra de león, rosas del inca, añañucas, patas de guanaco, suspiros del campo > flower =bouquet
nube, nubes & statice, limonium, gladiola, gladiolas, follaje, follajes, crisantemo, crisantemos, florista > flower =bouquet
zapatitos de la virgen, zapatitos de venus, zapatillas de dama orquídea, orquídea zapatito, zapatitos y orquídeas, capachitos orquídea > orchid =potted-orchid
cajas nap, nodos y cajas nap, acometidas de fibra, fusionado de fibra, fusiones de fibra, hilos de fibra > fibre-optic =network router
`;
