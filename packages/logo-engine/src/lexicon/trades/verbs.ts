/** What people say they do, in the first person. The format is told in ../table.ts. */
export const VERBS = `
pintamos autos, pinto autos, pintamos carros, pintamos coches, arreglamos choques > spray-gun =car-hammer =painted-car
pinto casas, pinto departamentos, pinto fachadas, pintamos > paint-roller =house-brush =paint-brush-household =paint-bucket / cuadro, óleo, retrato
soporte de tele, brackets de tele, bracket de tele, bases de televisor, soporte de televisor, soportes de televisor > television =drill
tapo huecos de paredes, huecos de paredes, tapo huecos en la pared, hoyos en la pared > smoothing-trowel =joint-knife
quito chicles, quitamos chicles, chicles de pisos > pressure-lance =mop-bucket
tiro placas de yeso, placas de yeso, placa de yeso > joint-knife =drill
monto perchas, monto roperos, montamos roperos, armo roperos, armo clósets, armamos clósets > open-wardrobe dresser
pintan casas, pinta casas, pintan fachadas, pintan departamentos, pintan locales > paint-roller =house-brush =paint-brush-household
lijo paredes, lijamos paredes, empasto paredes, empastamos paredes, resano paredes, resanamos paredes, emplasto paredes, estuco paredes, estucamos paredes > smoothing-trowel =paint-roller
plancho cortinas, plancho manteles, plancho trajes, planchan camisas, planchan ropa, plancha ropa > iron =shirt-folded
encero autos, enceramos autos, encero carros, enceramos carros > car-shine =car-suds
destapo baños, destapamos baños, destapo inodoros, destapo excusados, destapo wc, destapo cañerías, destapo drenajes, destapo caños, destapo fregaderos, destapo desagües, destapamos cañerías, destapamos drenajes, destapamos desagües, destape de drenajes, destapan cañerías, destapan drenajes, destapo lavaplatos > plunger =pipe
cuelgo cuadros, cuelgan cuadros, cuelgo repisas, colgamos repisas, cuelgo espejos, colgamos espejos, colocación de cuadros > hung-picture =drill
cuelgo televisores, cuelgo teles, colgamos teles, colgamos televisores, cuelgan teles, cuelgan televisores, colgar teles, colgar televisores, empotro televisores, monto televisores, empotramos televisores > television =drill
limpio casas, limpiamos > house-sparkle =suds-bucket =broom
ropa sucia, seco ropa, secamos ropa, secado de ropa > washing-machine =washer-suds
seco autos, secamos autos, aspiro autos, aspiramos autos, aspirado de autos, aspirado de vehículos > car-suds =vacuum-cleaner
secamos paredes, seco paredes, paredes húmedas, pared húmeda, secado de muros, secado de paredes > drop-half =bricks
recojo aceite, recogemos aceite, aceite usado de cocina > recycle =oil-jug
saco filo, sacamos filo, doy filo, damos filo > grindstone =knife
maquinita, maquinitas & pasto, césped, grama, jardín, jardines > lawnmower
maquinita, maquinitas & pelo, barba, cabello, rapado > clippers =barber-pole
quito pintura de muebles, pintura vieja de muebles, decapo muebles, decapamos muebles > dresser =armchair
códigos de celulares, quito códigos, quito chips y códigos > phone-wrench =phone-screwdriver
plancho, planchamos & ropa, camisa, camisas, kilo, docena, sábanas, manteles, uniformes, pantalones > iron =shirt-folded
plancho carros, plancho autos, plancho coches, planchamos autos, planchamos carros > car-hammer =spray-gun =painted-car
plancho cabello, plancho pelo, planchamos cabello, planchamos pelo, aliso el pelo, aliso cabello > long-hair =hair-dryer
doy lustre a zapatos, damos lustre a zapatos, lustro zapatos, lustramos zapatos, lustro calzado, lustro botas, boleo zapatos, boleamos zapatos, saco brillo a zapatos, saco lustre a zapatos > lace-up-shoe =shoe-repair
seco alfombras, secamos alfombras, secado de alfombras > rug-suds =rug
quitamos nieve, quito nieve, sacamos nieve, saco nieve, retiro de nieve, despeje de nieve, despejamos nieve, paleo nieve, paleamos nieve, palear nieve, limpieza de nieve > snowflake =shovel
soldamos, forjamos, soldo > welding-mask =welding-torch
soldamos aluminio, soldo aluminio, sueldo aluminio, sueldan, soldamos acero > welding-mask =welding-torch
sueldo & portones, rejas, ollas, cazuelas, tanques, fierro, fierros, hierro, acero, tubos, estructuras, barandas, escapes > welding-mask =welding-torch
sueldo & radiador, radiadores > car-radiator
sueldo & vidrio, plástico, plásticos > -
soldo & estaño > soldering-iron
soldo, soldamos, soldador & anillo, anillos, cadenas, oro, joya, joyas, pulseras, alhajas, aretes > ring =necklace
soldo, soldamos & placa, placas, chip, chips, circuito, circuitos, componentes, electrónica > soldering-iron =circuitry
lavamos autos, lavo autos, lavamos coches > car-wash =car-suds roller-wash
traduzco, traducimos, traduce > translate =two-tongues =chats
tejo, tejemos > yarn beanie / sombrero, sombreros, paja, mimbre, red, redes, totora, junco, cesto, cestos, canasto, canastos, enea, hamaca, hamacas
templo, templamos & piano, pianos, tambores, timbales, guitarras, cuerdas, raqueta, raquetas, alambre, alambres, cercas, lonas, ollas, arpas > -
tejo canastas, tejemos canastas, tejen canastas, tejo cestas, tejemos cestas > woven-bowl =wicker-basket
tejo alambre, tejemos alambre, tejo malla, tejo mallas, tejemos malla > chain-link-fence
tejo alfombras, tejemos alfombras, tejo tapetes, tejemos tapetes, tejo cobijas, tejo en telar, tejemos en telar, tejo ponchos, tejemos ponchos, tejo rebozos, tejemos rebozos > loom =yarn
tejo muñecos, tejo muñecas, tejemos muñecos, tejemos muñecas > crochet-hook =doll
tejo historias, tejemos historias, tejo cuentos, tejemos cuentos > book-open =stitched-book
redes de arco, redes de arcos > goal
tejo pelo > long-hair =braid
tejo mecates, tejo sogas, tejemos sogas, tejo lazos, tejemos mecates, tuerzo sogas > lasso =knot
tejo trenzas, tejemos trenzas, tejo cabello, tejemos cabello > braid
hilo lana, hilamos lana, hilo alpaca, hilo vellón, hilo a rueca, hilar lana, hilamos alpaca, hilo fibra de alpaca > yarn =spool
coso, cosemos, confeccionamos > needle scissors spool
suben bastas, sube bastas, subimos bastas, subo bastas, suben dobladillos, subo dobladillos, bajo dobladillos, subimos dobladillos, arregla ropa, arreglan ropa > sewing-machine =needle =spool
subo ruedos, subimos ruedos, suben ruedos, sube ruedos, pego botones, pegamos botones > sewing-machine =needle
bordo, bordamos > embroidery-hoop =needle
bordan, borda gorras, bordan gorras, bordan uniformes, bordan manteles > embroidery-hoop =needle
cosen, cose ropa > needle scissors spool
peino lana, cardo lana, cardamos lana, peinamos lana > yarn =sheep
peino alpacas, peinamos alpacas > alpaca
peino muñecas, peinamos muñecas > doll
hilo perlas, ensarto perlas, ensartamos perlas, hilo cuentas > necklace =rosary
hilo tabaco > cigar
hilo redes > fishing-net =hung-net
hilo queso, hilo quesillo, hilamos queso, hilamos quesillo > cheese =cheese-wheel
horneamos, amasamos, horneo > bread =bread-wheat =baguette-basket
pelo caña, pelamos caña > sugar-cane
hielo para esculturas, esculpo hielo, tallo hielo > ice-cubes =gouge
cierro cajas, etiqueto productos, etiquetamos productos, etiqueto frascos, etiquetamos frascos > price-tag =carton-box
parto & pan, piedra, piedras, leña, cocos, queso, quesos, nueces, hielo, adoquines, madera > -
pelo & naranjas, cerdos, papas, ajos, pollos, cables, piñas, cebollas, chanchos, verduras, gallinas > -
muelo huesos, harina de hueso, harina de huesos, molemos huesos > bone =grain-sack
muelo plástico, molemos plástico, molienda de plástico, pico plástico, trituro plástico, trituramos plástico, molido de plástico > recycle =pet-bottle
muelo vidrio, molemos vidrio, trituro vidrio, trituramos vidrio, vidrio molido > recycle =three-bottles
bato claras, bato crema, batimos crema, batimos claras, monto claras, montamos claras, monto nata, montamos nata, bato merengue, bato huevos > whisk =bowl
giro pollos, giramos pollos > spit-chicken =roast-chicken
giro llaves > key =lock-key
ollas de tamales, olla de tamales > tamale-steamer =tamale
muelo café, molemos café, molienda de café, molido de café > coffee-grinder =coffee-bean
recién tostado, recién tostados & café, cafés, grano, granos, maní, cacao > -
templo, templamos, temple & chocolate, bombones, cacao, coberturas > chocolate =bonbon-box
templo, templamos, temple & vidrio, vidrios, cristal, cristales > glass-pane
templo, templamos, temple & acero, aceros, cuchillo, cuchillos, resorte, resortes, machete, machetes, herramientas, hojas > anvil =knife
bajo cocos, bajamos cocos, tumbo cocos, tumbamos cocos > coconut =tree-palm
~cocino, cocinamos, cocinan > cutlery cooking-pot
vacío & empaco, empacamos, envaso, envasamos, empaque > -
aceite de freidoras, aceite de freidora, aceite para freír > fryer-basket =fries
tiro cerveza, tiramos cerveza, tiro chopp, tiramos chopp, tirada de cerveza, tiro cañas, sirvo chopp > beer-tap =beer-stein
bolsas al vacío, bolsa al vacío, cierro bolsas, sello bolsas, sellamos bolsas > package
monto mesas, montamos mesas, montaje de mesas, visto mesas, vestimos mesas, monto la mesa, doblo servilletas, doblamos servilletas, doblado de servilletas > laid-table =place-setting =banquet-table
~construimos, edificamos > roofs =crane =hard-hat
templo lonas, templamos lonas, tenso lonas, tensamos lonas, tensado de lonas > awning =party-tent
templo velas de barco > boat
relleno, rellenos & extintor, extintores > fire-extinguisher
relleno, rellenos & colchón, colchones > pillow-mattress =cushion
relleno, rellenos & grieta, grietas, juntas > caulking-gun =trowel
riego arena, riego grava, regamos grava, regamos arena, esparzo grava, riego piedra > sand-barrow =dump-truck
riego calles, regamos calles, riego terracería > tanker =tanker-rear
vacío concreto, vaciamos concreto, vacío losas, vaciamos losas, vaciado de losas, vaciado de losa, vaciado de concreto, colamos losas, colado de losas, cuelo losas > mixer-truck =hard-hat
tapamos cráteres, tapo cráteres > road-roller =road =traffic-cone
contenedores en casas, contenedor en casa > shipping-container =house
rento locales, rentamos locales, rento bodegas y locales > storefront =estate-sign
rento oficinas, rentamos oficinas, oficinas por hora, oficinas por horas > desk =keyhole-building
pico paredes, picamos paredes, pico muros, picamos muros, pico concreto, picamos concreto, pico losas, pico pisos, picamos pisos, picado de paredes, picado de concreto, picado de pisos > jackhammer =wrecking-ball
doblo fierros, doblo fierro, doblamos fierro, doblado de fierros, fierro para losa, fierros para losa, doblo varilla, doblamos varilla, doblo estribos, figurado de hierro, corto y doblo fierro > steel-beam
forro paredes, forramos paredes, forro techos con madera, forro paredes con madera, forramos paredes con madera > laid-board =plywood-shelf
giro muebles, giro madera, giro patas de muebles > lathe
forro muebles, forramos muebles, forro sillones, forro sofás, forramos sillones, forramos sillas, forro salas > buttoned-chair =padded-chair
plantas en paredes, cuelgo plantas, plantas en la pared, colgamos plantas > wall-pots
cuelgo luces, colgamos luces, guirnaldas de luces, luces colgantes > lightbulb =pennant-string
corto concreto, cortamos concreto, corto hormigón, cortamos hormigón, corto pavimento, cortamos pavimento, corte de pavimento, corte de asfalto > saw-blade =jackhammer
casas inclinadas, enderezo casas, nivelo casas, nivelamos casas, casas ladeadas, renivelación de casas > house =hydraulic-cylinder
gato, gatos & inclinadas, inclinada, cimientos, ladeadas > hydraulic-cylinder
cierro terrenos, cerramos terrenos, cierre de terrenos, cierro lotes, cerramos lotes, cercamos terrenos, cerco terrenos, cercamos lotes, cierro terrenos con malla > wire-fence =chain-link-fence
llevamos luz, llevo luz, luz a comunidades, luz a pueblos, llevamos electricidad, llevamos luz a comunidades > pylon =bulb-plug
ponemos luces de navidad, pongo luces de navidad, luces de navidad, ponemos luces navideñas > pine =lightbulb
saco agua, sacamos agua, extraigo agua, extraemos agua > water-pump =well-bore
muevo tierra, movemos tierra, mueve tierra, mueven tierra, muevo tierras, nivelo terrenos, nivelamos terrenos, emparejo terrenos, emparejamos terrenos, relleno terrenos, rellenamos terrenos, aplano terrenos, nivelo terreno > excavator =bulldozer =dump-truck
entierro cables, enterramos cables, entierran cables, entierro tubos, entierran tubos, enterramos tubos, entierro tuberías, enterramos tuberías, soterramos cables, soterrado de cables, soterramiento de cables > excavator =pipe
tapo baches, tapamos baches, tapan baches, tapabaches, grietas de pavimento, tapo hoyos de calles, tapamos hoyos de calles > road-roller =road =traffic-cone
cierro balcones, cerramos balcones, cierran balcones, cierro terrazas, cerramos terrazas, cierran terrazas, cierro patios, cerramos patios, cortinas de cristal, cortina de vidrio, cortinas de vidrio > sliding-window =glass-pane
cortamos tableros, corto tableros, corte de tableros, corto melamina, cortamos melamina, corte de melamina, pegamos cantos, pego cantos, pegado de cantos, enchapado de cantos, enchapo cantos, tapacantos, pegado de tapacantos > plywood-shelf =laid-board
cepillo madera, cepillamos madera, cepillo tablas, cepillamos tablas, cepillo y machihembro, machihembro, machihembramos, machihembrado de madera, cepillado de madera > hand-plane =laid-board
doblo lámina, doblamos lámina, doblo láminas, doblado de lámina, doblez de lámina, pliego chapa, plegamos chapa, doblo chapa, doblamos chapa > duct-bend =steel-beam
ensayo suelos, ensayamos suelos, ensayos de suelos, probetas de hormigón, probetas de concreto, ensayos de hormigón, ensayos de concreto, ensayo probetas, rompo probetas > flask =concrete-block
aluminio, moldes & vaciamos, fundo, fundimos > foundry-ladle
moldes de silicona, molde de silicona, moldes para resina, moldes para yeso > plastic-mould
pongo ampolletas, cambio ampolletas, ponemos ampolletas, pongo bombillos, cambio bombillos, pongo focos, cambio focos, ponemos focos, pongo bombillas, cambio bombillas > lightbulb =bulb-plug
regamos caminos, riego caminos, riegan caminos, matapolvo, mata polvo, control de polvo en caminos > tanker =tanker-rear
~diseño y creo, diseñamos > bezier nib
imprimimos > printer =printing-press
forro agendas, forramos agendas, forro biblias, forramos biblias > stitched-book =notebook-pencil
gestiono cobros, gestionamos cobros > invoice =receipt
cédula y antecedentes, saco cédulas, saco la cédula, saco antecedentes > id-badge =sealed-folder
riego volantes, regamos volantes, riego publicidad, riego flyers, aviento volantes > flyer
recojo opiniones, recogemos opiniones, opiniones de clientes, junto firmas, juntamos firmas, recojo firmas, recogemos firmas > survey-clipboard =chats
consigo trabajo, conseguimos trabajo, consigo empleo, conseguimos empleo > person-lens =briefcase
muevo dinero, movemos dinero, dinero entre países, mando dinero, mandamos dinero, dinero al extranjero > currency-exchange =bank-notes
cambio dinero, cambiamos dinero, cambio plata, cambio monedas, cambio billetes > currency-exchange =turning-coin
convierto ideas, convertimos ideas, ideas en negocios, ideas en realidad > lightbulb =rocket
trazo letras, trazamos letras, letras a mano, letra a mano > nib =signwriting
cambio figuritas, figuritas de álbum, cambio cromos, cambio barajitas, cambio láminas de álbum > sticker =peeling-sticker
corrijo exámenes, corrijo pruebas, corregimos exámenes, corrección de exámenes, corrección de pruebas > exam-sheet
corrijo escrituras, corrección de escrituras, regularizo escrituras, regularización de escrituras, saneo escrituras, saneamiento de escrituras, corregimos escrituras > deed =estate-sign
escaneo códigos, escaneamos códigos, códigos de barras > barcode =clipboard-text
guardo documentos, guardo archivos > archive-box =sealed-folder
colas y turnos, turnos digitales, gestiono turnos, gestiono colas, gestiono filas > ticket =clock
rendimiento de empleados, desempeño de empleados, evaluación de desempeño, evaluaciones de desempeño, mido rendimiento, mido desempeño > bars =users-three
dibujo mapas, edito mapas, dibujamos mapas, trazo mapas, hago mapas > map-trifold =compass-rose
dibujo logos, dibujo logotipos, dibujamos logos > bezier =nib
dibujo moldes, dibujamos moldes, dibujo patrones de ropa > mannequin =sewing-machine
anuncios en camiones, publicidad en camiones, anuncios en autobuses, publicidad en autobuses, publicidad en micros, anuncios en taxis, publicidad en colectivos > lettered-van =billboard
nombres a tazas, nombre en tazas, tazas con nombre, tazas con nombres > printed-mug =cup
corto vinil, corto vinilo, cortamos vinilo, cortamos vinil, rotulo vidrieras, rotulamos vidrieras, rotulado de vidrieras, rotulación de vidrieras, rotulo vitrinas > plotter =signwriting
levanto actas, levantamos actas, doy fe, damos fe, levantar actas > deed =stamp
monto negocios, montamos negocios, monto tiendas, negocios llave en mano, armo negocios > storefront =briefcase
góndola, góndolas & mercadería, supermercado, supermercados, reposición, repongo, reponemos, productos, exhibición > shelf-unit =shopping-cart
coloco mercadería, repongo mercadería, reponemos mercadería, reposición de mercadería, coloco productos en góndola, mercadería en góndolas > shelf-unit =shopping-cart
subo videos, subimos videos, subo videos a youtube > play =tripod-camera
paso tesis, pasamos tesis, paso trabajos, pasamos trabajos, paso apuntes, pasamos apuntes, paso en limpio, pasamos a limpio, tipeo tesis, tipeo trabajos, tipeamos trabajos, tipeamos tesis, transcribo tesis, transcribimos tesis, transcribo apuntes > typewriter =nib
paso vhs, videos de vhs, vhs a usb, vhs a dvd, vhs a digital, casetes vhs > usb-stick =cassette-tape
bajo música, bajamos música, bajo canciones, bajamos canciones, descargo música, descargamos música, lleno usb, lleno memorias, llenamos memorias, grabo memorias, grabo usb, música en usb > usb-stick =music-notes
forramos libros, forro cuadernos, forramos cuadernos > stitched-book =notebook-pencil
escaneamos documentos, escaneo libros, escaneamos libros, escaneo planos, escaneo expedientes, escaneamos expedientes, escaneo papeles > archive-box =printer
escaneo negativos, escaneamos negativos, escaneo diapositivas, escaneo fotos, escaneamos fotos, escaneo fotografías > photo-strip =instant-photos
pego carteles, pegamos carteles, pego afiches, pegamos afiches, pego propaganda, pegamos propaganda, pegado de afiches, pegada de afiches, pegada de carteles, pegado de carteles, pego publicidad en la calle > pasted-poster
levanto pedidos, levantamos pedidos, atiendo llamadas, atendemos llamadas, recibo llamadas, recibimos llamadas, contesto llamadas, contestamos llamadas, atiendo teléfonos, contesto teléfonos, contestamos teléfonos, contesto el teléfono > support-agent =headset
~enseño, enseñamos, capacitamos > graduation-cap =blackboard
transportamos, trasladamos > truck package
color del auto con vinilo, color del carro, vinilo para autos > painted-car =car-shine
quito olores de autos, olores de autos, olor de autos > car-suds =car-shine
cargo, cargamos & pilas, acumuladores > charged-battery =car-battery / camión, camiones
cobro por estacionar, cobramos por estacionar, estacionar > parking-sign =boom-barrier
agua a eventos, agua a fiestas, llevo agua a eventos, llevamos agua a eventos > bottled-water =water-jug
toco el timbre y entrego cartas, entrego cartas, entregamos cartas, reparto cartas, repartimos cartas > envelope =parcel-van
convierto motos en triciclos, motos en triciclos > auto-rickshaw =motorcycle
cambio garrafas, cambio bombonas, cambio balones de gas, recambio de garrafas, recambio de bombonas, cambio tanques de gas > gas-cylinder =gas-cylinders
muevo oficinas, movemos oficinas > truck =moving-box =desk
tiño vidrios, teñido de vidrios, tiño ventanas, teñimos vidrios @automotive > tinted-window =car-shades
cargo, cargamos & ataúd, ataúdes, féretros > coffin
cargo, cargamos & mula, mulas, burro, burros > donkey
cargo, cargamos & vape, vapes > vape
cargo agua, cargamos agua, jalo agua, jalamos agua > tanker =water-tank
calco motores, calco chasis, improntas de vehículos, improntas vehiculares, improntas de motor > license-plate =clipboard-text
gestiono multas, gestionamos multas, recurro multas, apelo multas, multas de tráfico, recurrimos multas, fotomultas > traffic-light =license-plate
pego llantas, pegamos llantas, parcho llantas, parchamos llantas, pego neumáticos > tire-nail =tire
plásticos de autos, plásticos de auto, pego plásticos, soldadura de plásticos, sueldo plásticos, plásticos de motos @automotive > chrome-bumper =car-hammer
guardo maletas, guardamos maletas, guardo equipaje, guardamos equipaje, custodia de equipaje > suitcase =lock-key
clavo, clavos & llanta, llantas, neumáticos, pinchazos, ponchaduras > tire-nail
revista técnica, paso revista, pasamos revista @automotive > car-check =engine-light
levanto autos, levantamos autos, levanto carros, levantamos carros, levanto coches > car-lift
levanto camionetas, levantamos camionetas, bajo autos, bajamos autos, bajo carros, bajamos carros, suspensión de aire, suspensiones de aire, kits de levante > coil-spring =jeep
quito rayones, quitamos rayones, saco rayones, sacamos rayones, borro rayones, rayones del auto > car-shine =painted-car
subo autos, subimos autos, subo carros, subimos carros > flatbed-tow =tow-truck
llevo caballos, llevamos caballos, llevo caballos a carreras, llevamos caballos a carreras, flete de caballos, transporto caballos > horse-trailer
llevo autos, llevamos autos, llevamos autos en cigüeña, llevo autos en cigüeña, autos en cigüeña, autos en nodriza, autos en madrina > car-carrier =flatbed-tow
cigüeña, cigüeñas, madrina, madrinas & autos, vehículos, carros, coches, 0km > car-carrier
turnos de conducir, saco licencias, sacamos licencias, trámite de licencias de conducir > learner-car =id-badge
exámenes de manejo, examen de manejo, prueba de manejo, pruebas de manejo, examen de conducir, exámenes de conducir > learner-car =steering
cierro calles, cerramos calles, cierre de calles, cierres de calles > traffic-cone =boom-barrier
muevo maquinaria, llevo maquinaria, llevamos maquinaria, muevo tractores, movemos tractores, muevo excavadoras > lowboy =semi-truck / barcaza, barcazas, ferry, lancha
movemos maquinaria industrial, muevo maquinaria industrial, traslado de maquinaria industrial, transporte de maquinaria industrial, movemos maquinaria agrícola, traslado de maquinaria agrícola, transporte de maquinaria agrícola > lowboy =semi-truck
levantamos carga pesada, levanto carga pesada, levantamos cargas pesadas & montacargas > forklift =pallet
levantamos carga pesada, levanto carga pesada, levantamos cargas pesadas, levantamiento de carga pesada > crane =crane-hook =crane-truck
llevamos agua en pipa, llevo agua en pipa, acarreo agua en pipa, repartimos agua en pipa, vendo agua en pipa, vendemos agua en pipa > tanker =water-tank
muevo pianos, movemos pianos, subo pianos, subimos pianos, bajo pianos, bajamos pianos, llevo pianos, llevamos pianos, cargo pianos, cargamos pianos > piano-dolly
muevo cajas fuertes, movemos cajas fuertes, subo cajas fuertes, subimos cajas fuertes, traslado de cajas fuertes > safe =hand-truck
subo muebles, subimos muebles, bajo muebles, bajamos muebles, muebles por balcón, muebles por ventana > truck-house =couch
vacío pisos, vacío trasteros, vaciamos trasteros, vacío casas, vaciamos casas, vacío locales, vaciamos locales, vacío departamentos, vaciamos bodegas > truck =carton-box =rubble-skip / concreto, cemento, hormigón
levantamos carga, levanto carga & montacargas > forklift =pallet
levantamos carga, levanto carga, levantamos cargas, izamos carga, izamos cargas, izo cargas > crane =crane-hook =crane-truck
recojo niños, recogemos niños, recojo alumnos, recojo estudiantes, busco niños, recojo escolares, recogemos escolares > school-bus =pencil-bus
jalo carros, jalamos carros, jalo autos, jalamos autos, jalo coches, remolco autos, remolco carros, remolcamos carros, arrastro carros, remolco coches, remolcamos coches, jalo vehículos, remolco vehículos > tow-truck =flatbed-tow =hooked-car
escaneo autos, escaneamos autos, escaneo carros, escaneamos carros, escaneo coches, borro fallas, borramos fallas, borro códigos, borramos códigos > engine-light =car-check
engraso chasis, engrasamos chasis, engraso autos, engraso carros, engrasamos carros, engrasamos autos, engraso camiones > oil-can =oil-jug
guardo autos, guardamos autos, guardo carros, guardamos carros, guardo coches, guardamos coches, guarda de autos > garage-door =parking-sign
guardo botes, guardamos botes, guardo lanchas, guardamos lanchas, guardo veleros, guardamos veleros > boat-on-stocks =boat
fumigamos > bug-banned =bug-beetle spray-bottle
fumigo casas, fumigamos casas, fumigo casas y restaurantes, fumigamos restaurantes, fumigo restaurantes, fumigamos oficinas, fumigo oficinas > bug-beetle =bug-banned =rat-banned knapsack-sprayer
tapizo salas, tapizo sillas, tapizo salas y sillas, tapizo comedores, tapizo sillones, retapizo salas, retapizo sillas > armchair =couch =padded-chair
cargo gas a aires, cargas de gas a aires, cargo gas a minisplits, carga de gas a minisplits, cargo gas a aires acondicionados > split-unit =sun-snowflake snowflake
cargo gas a heladeras, carga de gas a heladeras, cargo gas a neveras, cargo gas a refrigeradores > fridge-wrench =fridge snowflake
monto insectos, montamos insectos, monto mariposas, montamos mariposas, diseco insectos, diseco mariposas, disecamos insectos > butterfly =bug-beetle
podamos > tree
tiramos árboles, tiro árboles, tumbo árboles, tumbamos árboles, bajo árboles, bajamos árboles, quito árboles, quitamos árboles, saco árboles, sacamos árboles, árboles caídos, árbol caído > tree-felling =chainsaw =axe-log / navidad
saco panales, sacamos panales, retiramos panales, rescate de panales, quito panales, quitamos panales, nidos de avispas, nido de avispas, panales de avispas, avisperos > bee =honeycomb
cortamos lana, corto lana, corte de lana > sheep-shears =sheep
corto el pelo a caballos, pelo a caballos, corte de pelo a caballos, tuso caballos, tusamos caballos, esquilo caballos > horse =clippers
corto el pelo a perros, cortamos el pelo a perros, corte de pelo a perros, corto pelo a mascotas > paw-comb =poodle
jaulas en el mar, jaulas marinas > fish-pen =salmon
pipa, pipas & coco, cocos > green-coconut =coconut
podo viñas, podamos viñas, podo parras, podamos parras, podo viñedos, podamos viñedos > secateurs =grape-bunch
podo olivos, podamos olivos > olive-branch =secateurs
podo palmeras, podamos palmeras, limpio palmeras > tree-palm
injerto frutales, injertamos frutales, injerto paltos, injerto cítricos, injerto mangos, injerto árboles frutales > fruit-tree =sapling
pescamos, pesco > fish boat hook
~cultivamos, sembramos, cosechamos, cultivo > fields furrow-disc sprout
riego con avioneta, fumigo con avioneta, fumigamos con avioneta, avioneta de riego > light-aircraft =crop-drone
surcos con gps, trazo surcos, trazamos surcos > tractor =furrow-disc
hojas secas, levanto hojas, barro hojas, recojo hojas > broom =garden-tools
riego cal, regamos cal, esparzo cal > lime-sack
camas de flores, camas de siembra, camas de cultivo > sprout =garden-tools
sembramos valores, siembro valores, sembramos fe, sembramos esperanza > hand-heart =book-sprout
basura en arte, arte con basura > recycle =palette
plástico en madera > recycle =laid-board
animales abandonados, junto animales, juntamos animales, recojo animales, recogemos animales, recojo perros, recogemos perros, recojo gatos > sitting-pets =dog-and-cat =paw-house
sembramos nubes, siembro nubes, siembra de nubes, bombardeo de nubes, bombardeamos nubes > cloud-rain =light-aircraft
llantas en maceteros, llantas en macetas, macetas de llanta, maceteros de llanta, neumáticos en maceteros, llantas en jardineras > plant =recycle
entrenamos, entreno > barbell
fotografiamos > camera =tripod-camera
discos de vinil a mp3, vinilos a mp3, discos a mp3, discos a digital, vinilos a digital, digitalizo vinilos > vinyl-record =usb-stick
ropa de muñecas, ropa de muñeca, ropita de muñecas > doll =needle
cámaras y lentes, lentes y cámaras, rento lentes de cámara > camera =aperture
toco tambor, toco tambores, tocamos tambores, toco bombo, tocamos bombo > drum
toco cuencos, tocamos cuencos > gong =flower-lotus
voz en canciones > stage-microphone =music-notes
vacío resina, vaciamos resina, resina en moldes, cuelo resina > plastic-mould =key-ring
chismes de la farándula, farándula, regamos chismes, chismes de famosos > star =newspaper
edito música, editamos música, edito audio, editamos audio, edito canciones, edito audios > equalizer =headphones
partitura, partituras, edito partituras, transcribo partituras > music-notes =treble-clef
huellas de bebés, huellitas de bebés > baby-steps =footprints
ensayo metales, ensaye de metales, ensayo oro, ensayamos metales, ensayo minerales > flask =gold-nugget
armo playlists, playlists, mezclo en vivo, mezclamos en vivo > dj-booth =dj-turntable
mezclo música, mezclamos música, mezclo canciones, mezclamos canciones, mezclo discos > equalizer =headphones
collares y pulseras, pulseras y collares, armo collares > necklace =bracelet
altar de muertos, altares de muertos, ofrendas de muertos, ofrenda de muertos > catrina =candle
bolillo, bolillos & encaje, encajes, puntillas, mundillo, clases > spool =crochet-hook / pan, panadería
fotos en cuadros, fotos en canvas > hung-picture =picture-frame
pongo música, ponemos música, pincho música, pinchamos música, pico discos, pincho discos, pinchamos discos, pongo discos, ponemos discos > dj-booth =dj-turntable
curo exposiciones, curamos exposiciones, curo muestras de arte, exposiciones en galerías, exposición en galería > hung-picture =picture-frame
doblo películas, doblamos películas, doblo series, doblamos series, doblo voces, doblo al español, doblamos al español, doblo caricaturas > stage-microphone =film-slate
ensayo, ensayos & banda, bandas, sala, grupos > drum-kit =speaker-hifi
vacío bronce, vaciamos bronce, vaciado de bronce, vaciado de metal, vaciado de metales, vaciado de aluminio, vacío aluminio, vaciamos aluminio, fundo bronce, fundimos bronce, fundo aluminio, fundimos aluminio > foundry-ladle
filmamos, grabamos videos > video-camera =film-slate
cuido niños, cuidamos niños > baby =abc-blocks baby-bottle
siembro cejas, siembro barba, siembro pelo, siembra de pelo, siembra de cejas, siembra de barba, implante de cejas > hair-roots =beard
junto parejas, juntamos parejas, uno parejas, unimos parejas > couple =heart
velo difuntos, velamos difuntos, velamos a los muertos, velo muertos > candle =lily
velo autos, velo casas, velamos casas, velo fábricas, velamos fábricas > security-guard =shield-check
palabra de dios, siembro la palabra, sembramos la palabra > book-open =hands-praying
oriento a madres, orientamos a madres, acompaño a madres, acompañamos a madres, ayudo a madres > baby =nursing-mother
frenillo, frenillos & pronunciación, habla, fonoaudióloga, fonoaudiólogo, lenguaje, logopeda > mouth-sound =speaking-head
corrijo la vista, corregimos la vista, corrección visual, corrección de la vista > eye-chart =eyeglasses
injerto piel, injertos de piel, injertamos piel > bandaids =skin-care
entierro difuntos, enterramos difuntos, entierro muertos, enterramos muertos > tombstone =lily
mido radiación, medimos radiación, medición de radiación, dosimetría, dosímetro, dosímetros > radioactive
pruebo suelos, probamos suelos, prueba de suelos > sprout-flask
pruebo aguas, pruebo agua, pruebas de agua > flask =drop-half
niños por horas, bebés por horas, tomo niños, tomamos niños, recibo niños, recibimos niños, guardo niños, guardamos niños > abc-blocks =adult-and-child
damos abrigo, doy abrigo, damos cobijo, doy cobijo, abrigo a ancianos, abrigo a niños de la calle > house-heart =hand-heart
freno, frenos & diente, dientes, dental, dentista, sonrisa, ortodoncia, muelas > tooth-braces =tooth
camas bronceadoras, cama bronceadora, tomo el sol > sun-and-shades =sun
catéter, catéteres > drip-bag =syringe
santo, santos & restauro, restauramos, retoco, retocamos > restored-saint
oriento a padres, orientamos a padres, padres primerizos, papás primerizos, mamás primerizas, madres primerizas > baby =family
oriento a jóvenes, orientamos a jóvenes, oriento estudiantes, orientamos estudiantes, oriento alumnos > compass =signpost =graduation-cap
carrera, carreras & oriento, orientamos, vocacional, universitarias, universitaria, universidad > graduation-cap =compass
velo, velamos & abuelitos, ancianos, enfermos, pacientes, viejitos > elders =hand-heart
hospital, hospitales, pacientes & narices > clown-doctor =clown
charlas sobre abejas, charlas de abejas, talleres de abejas, charlas de apicultura > bee =beehive
~reparamos, arreglamos @automotive > wrench =car-wrench
organizamos fiestas, animamos fiestas > balloon confetti
reciclamos, reciclo, recicla > recycle leaf-split
rescatamos animales, rescatamos perros > paw-print dog cat
tatuamos, tatúo > tattoo-machine =tattoo-heart
dibujo tatuajes, dibujamos tatuajes, diseño tatuajes, diseñamos tatuajes, calco tatuajes > tattoo-machine =tattoo-heart
dibujo cómics, dibujo historietas, dibujo manga, dibujamos cómics, dibujamos historietas > comic-book =pencil
maquillo, maquillamos > brush sparkle
peino, peinamos > scissors hair-dryer
peino barbas, peinamos barbas, recorto barbas, perfilo barbas, perfilamos barbas > beard =barber-pole
baños de cajón, baño de cajón > leaf-split =flower-lotus
tomo tensión, tomamos tensión > blood-pressure-gauge =heart-stethoscope
corto uñas, cortamos uñas, corte de uñas > toe-nails =foot / perro, perros, gato, gatos, mascotas, esmalte, caballo
corto flequillos, flequillos, cerquillos, corto cerquillos, hago tintes, hacemos tintes > scissors-comb =long-hair
coloco pelo, pongo pelo, pelo en calvas, ponemos pelo > hair-roots =wig
quito pelos, quito vello, quitamos vello, saco vello, sacamos vello, saco pelos, pelos con cera, vello con cera > smooth-leg
peino novias, peinamos novias, peino quinceañeras, peinamos quinceañeras, peino y maquillo, peinamos y maquillamos > long-hair =made-up-eye
peino perros, peinamos perros, peinan perros, peino gatos, peino mascotas, peinamos mascotas, peinamos gatos > paw-comb =dog-bath
peino, peinamos & perro, perros, mascotas, gatos, caniches > paw-comb =dog-bath
peinamos, peino & playa, playas, detector, detectores > -
tapo canas, tapamos canas, cubro canas, cubrimos canas, tapado de canas, tapan canas, tiño pelo, tiño cabello, teñimos cabello, teñimos pelo > long-hair =hair-roots
retoque de raíces, retoque de raíz, raíces y canas, retoque de canas, retoques de raíz, tinte de raíces, tinte de raíz, cubrimiento de canas, cobertura de canas, cubrir canas, canas y raíces, crecimiento de raíz > long-hair =hair-roots =scissors-comb
pongo extensiones, ponemos extensiones, coloco extensiones, colocamos extensiones, extensiones de pelo > long-hair =hair-roots
pego zapatos, pegamos zapatos, pego suelas, pegamos suelas, pego tacones, cambio tacones, cambiamos suelas, pongo medias suelas, cambio tapas de zapatos > shoe-repair
masajeo > hand-palm flower-lotus
vendo flores > flower
~leer > book-open =book-stack leaning-books
~viajar > airplane-tilt suitcase
~bailar > dancer =dancing-couple
~cantar > microphone =hand-microphone
~nadar y bucear > goggles
~cocinar > cooking-pot cutlery
~volar > airplane-tilt
~pintar > palette =brush
~dibujar > pencil nib
~tejer > yarn beanie
~coser > needle scissors
~jugar > puzzle-piece
~correr > person-simple-run
~pedalear > bicycle
~navegar > boat
~pescar > fish hook
~montar a caballo > horse horseshoe
~meditar > flower-lotus
~fotografiar > camera =tripod-camera
reclutamos, seleccionamos personal, reclutamos personal > person-lens =users-three
coloco personal, colocamos personal, colocación de personal, coloco empleadas, colocamos empleadas, coloco nanas, colocamos nanas, coloco niñeras > person-lens =users-three
coloco personal doméstico, colocamos personal doméstico, colocación de personal doméstico, colocamos empleadas domésticas, coloco empleadas domésticas > person-lens =users-three
toco puertas, tocamos puertas > -
visten santos, visto santos, vestimos santos, visten niños dios, visto niños dios, vestimos niños dios, arreglo de niños dios > restored-saint =nativity
muestras de agua, análisis de agua, analizo agua, analizamos agua > flask =test-tube =drop-half
mido ruido, medimos ruido, medición de ruido, mediciones de ruido, sonometría, sonómetro, decibeles, decibelios > equalizer =ear
mido emisiones, medimos emisiones, medición de emisiones > car-exhaust =factory
mido caudales, medimos caudales, mido caudal, medimos caudal, aforo de pozos, medición de caudal, medición de caudales > meter =waves
rento cuartos, rentamos cuartos, cuartos para estudiantes, habitaciones para estudiantes, piezas para estudiantes, arriendo habitaciones > bed =room-key
llevamos agua, llevo agua, acarreamos agua, agua en pipas > tanker =water-tank
colonia, colonias & pipa, pipas, fraccionamientos, vecinos, combis, ruta, rutas, vigilancia > -
cargo, cargamos & celular, celulares, batería, baterías, powerbank > charged-battery =phone-cable / camión, camiones
cargo, cargamos & extintor, extintores > fire-extinguisher
cargo, cargamos & tóner, cartucho, cartuchos, tinta > printer-ink =printer
cargo, cargamos & gas, cilindros, garrafas, tanques > gas-cylinder =gas-cylinders / refrigerante
cargo aire acondicionado, cargamos aire acondicionado, cargo gas refrigerante, cargamos gas refrigerante, cargo freón, carga de gas refrigerante, carga de aire acondicionado @automotive > car-snowflake
cargo aire acondicionado, cargamos aire acondicionado, cargo gas refrigerante, cargamos gas refrigerante, cargo freón > split-unit =sun-snowflake
cargo, cargamos & santo, santos, virgen, procesión, procesiones, imágenes > restored-saint =candle
cargo, cargamos & maletas, equipaje, bultos, mudanza, mudanzas, muebles, mercado > hand-truck =moving-box
giro, giros & plato, platos, malabares, malabarista, diábolo, clavas, circo > circus-tent =clown
giro & arcilla, barro, greda, vasijas, alfarería > vase =pottery
banana, bananas & lancha, lanchas, inflables, paracaídas, playa, remolque > motorboat =boat-bow
bajamos ríos, bajamos rápidos, descenso en balsa, bajo ríos, bajamos en balsa, descenso de rápidos > raft
balsa, balsas & rápidos, descenso, descensos > raft
huevos de pascua de chocolate, conejos de chocolate, huevos de pascua rellenos > chocolate =bonbon-box
?importamos, importo, exportamos, exporto > shipping-container =cargo-ship
enseño a montar, enseñamos a montar, aprender a montar, aprende a montar > horse horseshoe
~llevo, llevamos, muevo, movemos, mudamos, transporto, acarreamos @transportation > truck =truck-front package / pasajero, pasajeros, gente, persona, personas, niño, niños, alumno, alumnos, turista, turistas, paciente, pacientes, familia, perro, perros, mascota, mascotas, bicicleta, bici, moto, lancha, bote, avión
`;
