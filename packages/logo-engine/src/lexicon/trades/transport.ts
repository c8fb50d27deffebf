/** Moving people and goods. The format is told in ../table.ts. */
export const TRANSPORT = `
flete, acarreo > truck =truck-front pickup / pasajero, escolar, personal, turístico, bus
transporte de carga, transportista > truck =truck-front =semi-truck / pasajero, escolar, personal, turístico, bus
mudanza, mudanzas, fletes y mudanzas, mudanzas y fletes, mudanzas nacionales > truck =truck-house =moving-box hand-truck
camión, truck > truck =truck-front =semi-truck / pasajero, escolar, personal, turístico, bus, food
transporte terrestre, camionero, tráiler, fletero, transportes, garraio, garraioa, garraioak, transports > truck =truck-front =semi-truck / pasajero, escolar, personal, turístico
transporte de materiales > truck =dump-truck / pasajero, escolar, personal, turístico
transporte de vinos > truck wine-barrel / pasajero, escolar, personal, turístico
transporte, portes > truck =truck-front =semi-truck / pasajero, escolar, personal, turístico
transporte refrigerado, camiones refrigerados, cadena de frío, transporte de congelados, transporte de medicamentos, transporte de vacunas, transporte de productos congelados, transporte frigorífico, transporte de frío > refrigerated-truck =reefer-doors / pasajero, escolar, personal, turístico
transporte de alimentos > refrigerated-truck =truck / pasajero, escolar, personal, turístico
camiones, flota, rampla, tractocamión, autotransporte > truck =semi-truck =truck-front / pasajero, escolar, personal, turístico
transporte de mercancías > truck =truck-front =semi-truck / pasajero, escolar, personal, turístico
traslado de muebles > truck =truck-house =moving-box hand-truck / pasajero, escolar, personal, turístico
fletes refrigerados > refrigerated-truck / pasajero, escolar, personal, turístico
distribución de última milla, repartos para tiendas online, reparto para tiendas online, reparto para ecommerce, envíos para tiendas online, logística para ecommerce, envíos para ecommerce, envíos de tiendas en línea, ruta de reparto, reparto de compras en línea, entregas de última milla, entregas para tiendas, entregas de tiendas en línea, reparto para tiendas en línea, rutas y reparto > parcel-van =winged-parcel =package moped / pasajero, escolar, personal, turístico
~mensajería, envío, courier, repartidor, encomienda, paquetería, envíos, correo privado, última milla, delivery > parcel-van =winged-parcel =package moped / comida
mandados, paquetes, shipping, same day, encomiendas > parcel-van =winged-parcel =package moped / comida
~~domicilio, servicio a domicilio > moped
~~express @food,gastronomy > moped / aceite, lavado, lavandería, corte, belleza, café
~~express @transportation > parcel-van =winged-parcel =package
rápido, 24 horas, urgente, 24 7 > -
logística, almacén logístico, operador logístico, cadena de suministro, logistics, supply chain, fulfillment > package =warehouse =shipping-container truck
centro de distribución, cross docking, picking, freight > package =warehouse shipping-container
contenedor, container, contenedores, contenedores marítimos > shipping-container =container-stack
casas container, contenedores habitables > shipping-container house roofs
taxi al aeropuerto, taxi hotel > taxi =cab-side =taxi-pin
taxi, radiotaxi, cab, taxista, taxis, sitio de taxis, colectivo > taxi =cab-side =taxi-pin
líneas aéreas, línea aérea, boletos de avión > airplane-tilt =ticket
línea marítima, líneas marítimas, líneas navieras, línea naviera > cargo-ship =container-stack
camas cunas y corrales, cunas y corrales, corrales y cunas, cunas y camas, cuna colecho, camacunas, cama cuna para bebé > crib =baby
cama cuna & corral, corrales, bebé, infantil, niño, niños, mueble, muebles, colchón > crib
carreras al aeropuerto, carreras en taxi, carreras seguras, carreras a terminales, carreras al terminal, carreras interurbanas, carreras urbanas, carreras intermunicipales, carreras ejecutivas, carreras en la ciudad, carreras y viajes, viajes y carreras, carreras y encomiendas, carreras y expresos, carreras las 24 horas, carreras y traslados, carreras a domicilio > taxi =cab-side =taxi-pin
carrera, carreras @transportation > taxi =cab-side =taxi-pin
línea de buses, línea de micros, línea de ómnibus, línea de busetas, línea de autobuses, línea urbana de pasajeros > bus =minibus =coach
línea de colectivos, líneas de colectivos, colectivos urbanos, línea de colectivos urbanos, empresa de colectivos, colectivos de línea, colectivos de pasajeros > bus =taxi =minibus
transporte en cama baja, servicio de cama baja, cama baja para maquinaria, transporte de maquinaria en cama baja, transporte en cama alta, transporte en lowboy, transporte en góndola de maquinaria, carretón de maquinaria, carretones para maquinaria, transporte en carretón > lowboy =semi-truck
traslado aeropuerto, traslados al aeropuerto, transfer aeropuerto > taxi =minibus airplane-tilt
remis, remises, remisería, remisse, taxi seguro, servicio de taxi, remisero > taxi =cab-side =taxi-pin car-pin
uber, conductor, chofer privado, traslado ejecutivo, conductor de reemplazo > steering =car-pin car
traslado de pasajeros, traslados de pasajeros, traslado de grupos, traslados para grupos > minibus =bus =coach
transfer > minibus =coach airplane-tilt
conductor designado, vtc, chófer, conductor elegido, ángel guardián, chofer por horas, chofer de reemplazo, chofer designado, choferes por hora, chofer por noche, chofer nocturno, manejo tu carro, manejo tu auto, manejamos tu carro, manejamos tu auto, manejo tu coche, conduzco tu coche, conduzco tu carro, conducimos tu coche, te llevamos en tu propio auto, te llevo en tu auto, cuando bebes, si bebes, si tomaste, cuando tomas, si bebiste > steering =car-pin
carga, cargo, air cargo, carga general > truck =shipping-container =semi-truck
carga pesada, transporte de carga pesada > truck =semi-truck
transporte de pasajeros & isla, lancha, bote, barcaza, ferry, lago, canal, muelle > boat anchor motorboat helm
bus, autobús, transporte de pasajeros, buses > bus =coach
transporte de personal, transporte de trabajadores, transporte de obreros, transporte de operarios, transporte de cuadrillas, transporte de personal minero, traslado de trabajadores, traslado de cuadrillas, acercamiento de personal > bus =minibus =coach
furgón escolar, transporte escolar, traslado escolar, traslado de niños, transporte de niños, acercamiento escolar, buses escolares, bus escolar, buses para colegios, autobús escolar, camión escolar, micro escolar, van para colegios, acercamiento de niños, movilidad escolar, transporte de alumnos, transporte de niños al colegio, llevamos niños al colegio, llevo niños al colegio > school-bus =pencil-bus minibus
van, minibús > minibus =van
micro, micros @transportation & pasajeros, recorrido, chofer > bus
traslado de adultos mayores, traslados para adultos mayores, traslado de tercera edad, llevo adultos mayores, llevamos adultos mayores, abuelitos a sus citas médicas, abuelitos a sus citas, adultos mayores a sus citas, traslado de abuelitos, traslado a citas médicas, traslados a citas médicas, llevo a mis pasajeros mayores > minibus elders
traslado de personal, transporte público > bus =coach
buses de turismo, autocares, transporte turístico > bus =coach =minibus
camioneta de pasajeros > minibus
buses interurbanos, autocar, microbús, terminal de buses > coach =bus
vans > minibus =van
tren, ferrocarril, ferroviario, train, trenes, locomotora, vagón, estación de tren > train train-simple
tren turístico, trencito turístico, trenecito turístico, trencito infantil, tren infantil, trenecito infantil, trencito de la alegría, tren de la alegría, trencito para fiestas, trenecito para fiestas, trencito para niños > little-train train
tranvía, subte > subway tram
metro & estación, tren, tranvía, vagón, andén, línea > subway tram
teleférico, funicular > cable-car mountain
helicóptero, vuelos en helicóptero, rescate aéreo > helicopter =helicopter-front
heliski > helicopter mountain snowflake
avión, aeropuerto, aerolínea, vuelo, vuelos, airline > airplane-tilt
aviación, escuela de aviación, aeronáutica, aeródromo > airplane-tilt =light-aircraft
piloto > airplane-tilt =light-aircraft
vuelos chárter, aéreo, jet privado > airplane-tilt
carga aérea > airplane-tilt package
hangar, hangares > airplane-tilt =light-aircraft
tripulante, azafata > airplane-tilt globe suitcase
globo aerostático, globos aerostáticos, vuelos en globo, paseos en globo > air-balloon cumulus sunrise
bicicleta, bici, bike, bicicletas, bicicletería > bicycle =spoked-wheel chainring
taller de bicicletas, reparación de bicicletas > bicycle =chainring =spoked-wheel
bikefitting, bike fitting, ajuste de bicicletas, ajuste biomecánico de bicicletas > bicycle spoked-wheel
bicicleta antigua, bicicletas antiguas, bicicletas clásicas, bicicletas vintage > penny-farthing bicycle spoked-wheel
tienda de bicicletas, cicletas > bicycle =spoked-wheel =chainring
bicicletas eléctricas, bicis eléctricas, bici eléctrica, ebike > bicycle lightning spoked-wheel
reparto en bicicleta, reparto en bici, ciclomensajería, ciclomensajero, ciclomensajera, bicimensajero, bicimensajería, mensajería en bicicleta, mensajería en bici, delivery en bicicleta, delivery en bici > bike-courier pannier-bike bicycle
bicitaxi, triciclero > auto-rickshaw bicycle
repuestos de bicicletas, mecánica de bicicletas, cicletería > bicycle =chainring =spoked-wheel
taxi acuático, taxis acuáticos > boat anchor motorboat waves
scooter, scooters, monopatín, patinete > scooter moped
scooter eléctrico > scooter lightning charging-station
delivery en moto, reparto en moto, mensajería en moto, motoboy, rapitendero > moped =winged-parcel package
parking, aparcamiento, playa de estacionamiento, pensión de autos, pupilaje, garaje y pupilaje, pupilaje de coches, garajes y pupilaje, cochera mensual, estacionamiento mensual > parking-sign =garage-door boom-barrier
garaje > garage-door =parking-sign
valet parking > parking-sign =car-key
limusina, limusinas, arriendo de limusinas, alquiler de limusinas, renta de limusinas > limousine car
autos de lujo > car car-front
autos para matrimonios > car wedding-rings
asistencia en ruta > tow-truck =flatbed-tow =hooked-car car-wrench
rescate de vehículos > tow-truck =flatbed-tow =hooked-car
grúas y auxilio vial, grúa y auxilio vial, servicio de grúa, servicio de grúas, auxilio vial, asistencia vial, auxilio mecánico, remolcamos, remolco, te remolcamos, quedaste botado, quedas botado, te quedaste botado, quedaste tirado, te quedaste tirado, quedaste varado, te quedaste varado, quedas varado, te dejó tirado, auto en pana, autos en pana, vehículos en pana, en panne, quedaste en pana, quedaste en panne, se te varó el carro, carro varado, carros varados, autos varados, coche averiado, coches averiados, vehículos averiados, botado en la carretera, tirado en la carretera, varado en la carretera, tirados en la ruta, auxilio en ruta, remolque de autos, remolque de carros, remolque de coches, remolque de vehículos, remolcamos autos, remolcamos tu auto, remolcamos tu carro, remolcamos tu coche, auxilio a autos, pana en ruta > tow-truck =flatbed-tow =hooked-car car-wrench
grúa, grúas, arrastre, gruero > tow-truck =flatbed-tow =hooked-car
remolque, remolques > tow-truck =trailer =flatbed-tow
carretas decoradas, carretas sarchí, carretas y yugos > spoked-wheel
triciclos cargueros, triciclo carguero, cargo bikes > bike-courier =bicycle
furgones térmicos, furgón térmico, caja térmica, furgones frigoríficos, furgón frigorífico > refrigerated-truck
auxilio en carretera, asistencia en carretera > tow-truck =flatbed-tow =hooked-car
desabolladura grúa > tow-truck =flatbed-tow =hooked-car
peaje > boom-barrier road
escolta vehicular > shield-check car
silla de auto > seat baby
pasajes, boletos & tren, trenes, ferrocarril, ferroviario > train =little-train ticket
sillas de auto y coches, sillas de auto y coches de bebé, coches y sillas de auto, coches de bebé y sillas de auto, huevitos y coches de bebé, sillas de bebé para auto, sillas de auto para bebé, sillas de auto para niños, butacas para bebé, butacas de auto para bebé > baby-carriage =baby
estacionamiento @transportation,automotive > parking-sign =garage-door boom-barrier
carga refrigerada, carga fría, camión frigorífico, carga congelada, furgón refrigerado > refrigerated-truck
~~estacionamiento > parking-sign garage-door
cuidacoches, parquero, viene viene, acomodador de autos > parking-sign car-key
agua en bidón, bidones de agua, agua purificada a domicilio, reparto de agua, garrafones de agua, garrafón, bidones de 20 litros, botellones de agua > water-jug =water-dispenser
reparto de agua en garrafones, reparto de agua en bidones, reparto de agua en botellones, reparto de garrafones, reparto de bidones de agua, reparto de agua purificada, reparto de botellones > water-jug =water-dispenser
transporte de animales > truck truck-trailer cow
transporte de ganado, transporte de hacienda, transporte de vacunos, transporte ganadero > truck cow
fletes de ganado, flete de hacienda, fletes de vacunos, llevo ganado, llevamos ganado, acarreo de ganado, llevo ganado en camión > cattle-truck =cow truck
aeronave, aeronaves > airplane-tilt
transporte de combustible > tanker =tanker-rear =fuel-nozzle
combi > minibus van
furgoneta, furgonetas > van
furgón > van
transporte de valores, camión blindado, camiones blindados, traslado de valores, custodia de valores > armoured-van =safe security-guard
transporte de ganado, transporte de animales vivos, camión ganadero, camiones ganaderos, jaula ganadera, jaulas ganaderas, flete de ganado, fletes de hacienda, traslado de ganado, transporte de hacienda, jaula, jaulas, movemos vacas, movemos ganado, movemos vacas y caballos, movemos animales, llevamos ganado, llevo ganado, llevo vacas, llevamos vacas, llevamos animales a la feria, llevo animales, transporto ganado, transportamos ganado, trasladamos ganado, flete de vacas, fletes de vacas, flete de animales, fletes de animales, flete de vacunos, transporte de vacas, transporte de novillos, transporte de terneros, camión jaula, camiones jaula, vacas en jaula, ganado en jaula, transporte de cerdos, transporte de chanchos, transporte de borregos, transporte de ovejas, traslado de vacas @transportation > cattle-truck =cow
carro de arrastre, carros de arrastre, remolques livianos, remolque liviano > trailer
cámaras de bicicleta, ruedas de bicicleta > spoked-wheel bicycle
~traslados > car steering pin road / lancha, bote, barco, ferry, yate, velero, isla
carga marítima, flete marítimo, transporte de contenedores > cargo-ship =shipping-container =container-stack
# carrying says less than what is carried: who brings gas is a flame, whose parts are sent far is a gear
~reparto, reparto a domicilio, despacho a domicilio, entrega, entregas > truck =parcel-van =package =moped / pasajero, escolar, personal, turístico, bus
~~despacho a regiones, despacho a todo el país, despacho a todo chile, envíos a todo el país, envíos a todo méxico, envíos a regiones, reparto gratis, despacho gratis, entrega inmediata, envío gratis > truck package
reparto de comida, repartidor de comida, repartidores de comida, reparto de comida en moto, comida en moto > moped =bike-courier
comida en bici, reparto de comida en bici > bike-courier bicycle
reparto de mercadería, reparto de encomiendas, reparto de paquetes, despacho de encomiendas, entrega de paquetes > parcel-van =winged-parcel =package moped
mototaxi, moto taxi, mototaxis, moto taxis > auto-rickshaw =rickshaw-front
llevamos tu pedido, llevamos tus compras, llevamos comida, tu pedido en moto > moped =bike-courier
carpas para camiones, carpa para camión, lonas para camiones, toldos de camión, toldos para camiones, lonas de camión, lonas y toldos de camión, toldos y lonas para camión, carpas de camión, enlonado de camiones, encarpado de camiones, carrocerías de lona > truck
marina mercante > cargo-ship =anchor
transporte de áridos, flete de áridos > dump-truck
transporte de vehículos, transporte de autos, portavehículos, transporte de carros, transporte de coches, transporto autos, transporto carros, traslado de carros, traslado de coches, llevo autos a regiones > car-carrier =flatbed-tow
lowboy, low boy, camas bajas > lowboy =semi-truck
cargas sobredimensionadas, carga sobredimensionada, cargas especiales > semi-truck =lowboy truck
transporte de sustancias químicas, transporte de sustancias peligrosas, transporte de residuos peligrosos, cargas peligrosas, transporte de materiales peligrosos, mercancías peligrosas, transporte de químicos > tanker steel-drum
viseras para cascos de construcción, viseras para cascos de seguridad, viseras para soldar > hard-hat
redes para camiones, mallas para camiones, redes de carga > truck-body =truck
tubos de cartón, tubos de cartulina, tubos de embalaje, tubos postales, tubos porta planos, tubos y esquineros de cartón, esquineros de cartón > carton-box =package
ruedas de carreta, ruedas de carretas, ruedas de carruaje, ruedas de madera para carretas, ruedas de carreta antiguas > spoked-wheel =horse-carriage
cascos y viseras, viseras para casco, viseras para moto, micas para casco, viseras y cascos > motorcycle-helmet motorcycle / construcción, obra, seguridad, soldar, soldador
tambores metálicos, tambores de acero, tambores de lámina, tambores de 200 litros, tambores vacíos, tambores plásticos, tambores de plástico, tambores industriales, tambores y bidones, bidones y tambores, bidones y tambos, tambos metálicos, tambos de lámina, tambos de plástico, tambores azules, toneles metálicos, reacondicionamiento de tambores, barriles metálicos, tambos vacíos, canecas metálicas > steel-drum =barrel
panel aislante para cuartos fríos, paneles para cuartos fríos, panel frigorífico, paneles frigoríficos, cuartos fríos, cuarto frío, cuartos de refrigeración, cuartos de congelación, paneles para cámaras frigoríficas > snowflake =cold-thermometer
pipas de agua, pipas de agua potable, camión aljibe, camiones aljibe, camión cisterna, camiones cisterna, carro tanque, carrotanques, cisternas de agua > tanker water-tank
carga fluvial, carga por río, pasajeros y carga por río, transporte fluvial de carga > boat =motorboat
transporte médico, traslado de muestras, transporte de muestras, traslado de órganos, transporte de órganos, muestras médicas > ambulance =refrigerated-truck
góndolas y bateas, tolvas y bateas, bateas y tolvas > dump-truck =semi-truck
acarreo de agua, transporte de agua, transporte de agua potable > tanker =water-tank
transporte de concreto, transporte de hormigón > mixer-truck truck
transporte de cereales, transporte de cereal, transporte de granos, transporte de trigo, transporte de maíz, transporte de soja, flete de granos, fletes de granos, flete de cereales, fletes de cereales, traslado de granos, traslado de cereales, camión cerealero, camiones cerealeros, camión granelero > grain-truck =semi-truck =truck-front
bicicarga, bicicargas, bici carga > pannier-bike =bicycle
transporte de autos clásicos > car-carrier =vocho
frigorífico, frigoríficos @transportation > refrigerated-truck
combi escolar, van escolar, buseta escolar, ruta escolar, rutas escolares, transporte de escolares > school-bus =pencil-bus minibus
camionetas con chofer, vans con chofer, renta de camionetas con chofer, autos con chofer > minibus =steering
casillero internacional, casillero virtual, casillero postal, casilleros postales, compras en estados unidos, compras internacionales, compras en usa, casillero en miami, casilleros en miami, compras por internet en estados unidos, compro por internet, compras en amazon, traigo tus compras, compras en miami, traigo de estados unidos, puerta a puerta desde miami > package =globe-plane
motomandados, mandados en moto, motomensajería, paquetería en moto, mensajería y paquetería en moto, envíos y paquetería en moto, cadetes en moto, cadete en moto > moped package
carga internacional, freight forwarder, consolidador, agente de carga, agente de carga internacional > cargo-ship =shipping-container =globe-plane
almacén fiscal, almacenes fiscales, depósito fiscal, almacén general de depósito > warehouse shipping-container package
terminal terrestre, terminal de autobuses, central camionera, central de autobuses, interprovincial, interprovinciales, transportes interprovinciales, transporte interprovincial, trolebús, trolebuses, turibus, bus turístico, combis y custers, custers > coach =bus
maquinaria ferroviaria, material rodante > train gear
custodia de mercadería, escolta de carga > shield-check truck security-guard
trasteo, trasteos, acarreos y trasteos > truck =truck-house =moving-box hand-truck
transporte de leche > tanker =milk-can
cartero, carteros > envelope package
cargador, cargadores @transportation > hand-truck =truck-house
changarín, changador > hand-truck =moving-box truck-house
mudancero, mudanceros > truck =truck-house =moving-box hand-truck
bodeguero, almacenista, bodegueros, almacenistas > warehouse package forklift
aguatero, aguatería, aguateros, aguador > water-jug drop-half truck
pensión de tráileres, pensión de camiones, patio de maniobras, estacionamiento de camiones, encierro de camiones > truck =parking-sign
taller de tráileres, mecánica de tráileres, taller de tractocamiones > semi-truck wrench
cajas secas, cajas secas y remolques, remolques y cajas secas > semi-truck =shipping-container
domicilios en moto, servicio de domicilios, mensajería y domicilios > moped package pin
camiones volquete > dump-truck
pasajes terrestres, boletos de autobús > coach =bus ticket
volqueta, volquetas, volquete, volquetes, camión de volteo, camiones de volteo, viajes de arena, viajes de tierra, viajes de piedra, viajes de material > dump-truck
patines del diablo, patín del diablo, patín eléctrico, patines eléctricos, scooters eléctricos, patinetes eléctricos, patinete eléctrico, patineta eléctrica, patinetas eléctricas, monopatín eléctrico, monopatines eléctricos > scooter =scooter-rider lightning
paquetería internacional, envíos internacionales, envíos a estados unidos, courier internacional, envío de paquetes al extranjero > globe-plane =package airplane-tilt
bicimensajeros, ecomensajería > bike-courier pannier-bike bicycle
traslado de caballos, transporte de caballos, transporte equino > horse-trailer horse truck
traslado de autos, traslado de vehículos, madrina de autos, nodriza, nodriza de autos, nodrizas, cigüeña de autos, camión nodriza, remolque madrina, camión madrina, remolque nodriza, lanchas en remolque, carros en remolque > car-carrier =flatbed-tow
traslado de autos en plataforma > flatbed-tow =car-carrier
taxi de carga, taxis de carga, camionetas de carga, acarreos en camioneta > pickup truck package
acarreo de tierra, acarreo de escombro, acarreo de material, acarreo de materiales, cascajo, acarreo de arena, acarreo de arena y escombros, acarreo de escombros, acarreo de arena y piedra, acarreo de piedra, acarreo de balasto, acarreo de grava, acarreos de material, acarreos de tierra, llevo arena, llevamos arena, arena y ripio a domicilio, viajes de escombro, viajes de escombros, fletes de arena, fletes de tierra, flete de tierra, flete de material, fletes de material, flete de arena, retiro de tierra, transporte de arena, transporte de tierra, transporte de escombros, transporte de ripio > dump-truck sand-barrow
tricitaxi, tricitaxis, triciclos de carga, triciclo de carga, bicicletas de carga > pannier-bike bicycle
taxi aéreo, taxis aéreos > airplane-tilt helicopter
transporte de caña, flete de caña, transporte de caña de azúcar > truck sugar-cane
transporte de madera, flete de madera > truck axe-log
trineos con perros, trineo con perros > sleigh dog snowflake
ruta en burro, rutas en burro > donkey mountain
contenedores y volquetas, contenedores de escombros, contenedores de escombros y basura, contenedores de basura y escombros, contenedores de obra, contenedores para obras, cubas de escombros, cubas de obra > rubble-skip =dump-truck trash
traslado funerario, traslados funerarios, traslado de fallecidos > lily =dove laurel-flame
transporte de discapacitados, transporte adaptado, transporte de personas con discapacidad > wheelchair van hand-heart
escuela de pilotos, escuela de vuelo > light-aircraft =airplane-tilt
muelles y embarcaderos, embarcaderos, embarcadero > anchor boat waves
transporte interdepartamental, transporte interurbano, pasajes interprovinciales > coach =bus
control vehicular, barreras y control vehicular > boom-barrier parking-sign car
avioneta, avionetas, aeroclub, vuelos en avioneta > light-aircraft =airplane-tilt
reparto de agua en cisterna, cisternas, agua en cisterna, reparto de agua en pipa > tanker water-tank
bici taxi, bici taxis > auto-rickshaw bicycle
envíos en moto, envío en moto, motoenvíos, moto delivery, cadetería en moto, despacho en moto, entregas en moto > moped package
reparación de lanchas, mecánico de lanchas, mantención de lanchas > boat-on-stocks =motorboat wrench
delivery de comida, envío de comida, reparto de almuerzos @transportation > moped lunchbox
distribución de alimentos, distribuidora de alimentos, distribuidor de alimentos, reparto de alimentos > grocery-bag truck package
diablito de carga, diablitos de carga, carretilla de mudanza, carga y descarga > hand-truck =truck-house package
grúa plataforma, grúas de plataforma, plataforma para autos > flatbed-tow =tow-truck
viajes en combi, viajes especiales, viajes en van, viajes de pasajeros, viajes grupales @transportation > minibus =bus
camioneta de mudanza, camionetas de mudanza > truck-house =moving-box =pickup
refrigerado, refrigerados, congelado, congelados @transportation > refrigerated-truck
barco fiesta, barco rumbero, fiesta en barco > boat =champagne disco-ball
pasaje, pasajes, pasaje y encomienda, pasajes y encomiendas, encomiendas y pasajes & bus, buses, terminal, interprovincial, micro, ómnibus, autobús, autobuses, flota, encomienda, encomiendas > coach =bus ticket
gabarra, gabarras > tugboat =cargo-ship anchor
práctico de puerto, practicaje > boat =anchor =cargo-ship
carga liviana, carga ligera, carga chica, cargas livianas, carga y mudanza, cargas y mudanzas, portes y mudanzas, mudanzas y portes, flete liviano, fletes livianos > truck =pickup =moving-box hand-truck
guagua, guaguas, guagüero, guagüeros @transportation > bus =coach
motocarro, motocarros, moto carro, moto carros, moto carguera, motos cargueras, motocarguero, motocargueros, motocarga, motofurgón, motofurgones, moto de carga, motos de carga, carga en motocarro, acarreos en motocarro, acarreo en motocarro, fletes en motocarro, trimoto, trimotos, triciclo motorizado, triciclos motorizados > cargo-trike moped
mulitas y motocargueros, motocargueros y mulitas, mulitas de carga, motocarros y mulitas, mulitas y motocarros, trimotos de carga, trimóviles de carga, motocar, motokar de carga, furgonetas de carga trimóvil > cargo-trike moped
importo autos, importamos autos, importación de autos, importación de vehículos, importo carros, importamos carros, importación de carros, autos importados, carros importados > car-carrier =cargo-ship car
carga en canoa, carga en piragua, carga en canoa y piragua, canoas de carga, piraguas de carga > boat =kayak
mandadero, mandaderos, mandadera, mandaderas, hago compras, hacemos tus compras, compras por usted, te hago las compras, compras y filas, compras y mandados, compras filas y pagos > grocery-bag =moped =parcel-van
mensajero en bicicleta, mensajeros en bicicleta, ciclomensajeros > bike-courier =bicycle
mudo oficinas, mudo casas, mudamos oficinas, mudamos casas, te mudamos, mudo muebles > truck-house =moving-box =hand-truck
distribución refrigerada, distribución de congelados, distribución en frío, reparto refrigerado, transporte de lácteos, reparto de congelados, logística refrigerada, contenedores refrigerados, contenedores reefer > refrigerated-truck =reefer-doors
sprinter, sprinters, vans con operador, renta de vans, urvan, hiace, toyota hiace, renta de camionetas tipo van @transportation,entertainment > van =minibus
mandaditos, mandadito, compras del súper, compras a domicilio, haceres y mandados, trámites en moto, mandados y compras > moped =grocery-bag motorcycle
cajas y barriles, envío de cajas, envíos de cajas, cajas y tanques, tanques y cajas, cajas al exterior, barriles y cajas, envío de barriles, puerta a puerta al exterior > carton-box =cargo-ship package
transporte fluvial, transporte lacustre, chalupas, chalupa, planchón, planchones, remolques fluviales, remolcador fluvial, lanchas de pasajeros, pasajeros por río, cayuco, cayucos, bongos y canoas, botes y peque peques, peque peque, transporte por río @transportation > boat =motorboat ramp-barge
fabricación de balsas de madera, balsas de madera de río, construcción de balsas de madera, balsas de madera y canoas, balsas y canoas de madera, canoas y balsas de madera > rowing-boat =raft =log-pile
paseo en balsa, balseada, viaje en balsa, tours en balsa, balsas inflables de río, balsaje > raft =rowing-boat waves
balsas de río, balsas de troncos, fabricación de balsas, fabrico balsas, hago balsas, construyo balsas, balseros, balsas y canoas, canoas y balsas, balsas y botes > rowing-boat =raft =log-pile
patanas, patana, rastras, rastra, camión rastra, furgones y rastras, cabezotes, cabezote, mulas y tractocamiones, tractomulas, tractomula @transportation > semi-truck =truck
torton, tortons, rabones, rabón, tortons y rabones, rabones y tortons, torton y rabón, rabón y torton, torton caja seca, thorton, camión torton, camión rabón, camiones torton, camiones rabón, camión tres cuartos, patineta y sencillo, turbo y sencillo, doble troque y sencillo @transportation,automotive > truck =semi-truck
mula, mulas, carga & tractomula, tractomulas, tractocamión, tractocamiones, cabezote, cabezotes, dobletroque > semi-truck =truck
repuestos de tractomula, repuestos para mulas y camiones, repuestos de tractocamión, partes de tractomula, partes de tractocamión, refacciones de tráiler > truck-wrench =semi-truck engine
mulas de carga y tractomulas, mulas y tractomulas, tractomulas y mulas, mulas y cabezotes, tractomulas de segunda, tractomulas usadas, viajes en mula de carga, mulas de carga pesada, transporte en mula, mulas y dobletroques, dobletroque, dobletroques @transportation,automotive > semi-truck =truck
film stretch, stretch film, film y precintos, strech, papel strech, precintos de seguridad, fleje, flejes, zuncho plástico, zunchos plásticos, película estirable, cinta de embalaje, cintas de embalaje, cinta canela @transportation,technology,marketing > carton-box =package pallet
compro remedios, pago cuentas, pago de cuentas a domicilio, hago pagos, pagos y filas, hago filas y pagos, compra de remedios, retiro remedios, trámites y compras > moped =parcel-van
buseta, busetas, busitos, busito, buseticas, bus escalera, microbús, microbuses, micro bus, micro buses, coaster, coasters, minibuses y busetas, guaguas y minibuses @transportation > minibus =bus coach
transporte de vehículos siniestrados, traslado de vehículos siniestrados, transporte de motos, traslado de motos > car-carrier =flatbed-tow
recojo pasajeros, recojo y llevo al aeropuerto, recojo del aeropuerto, recojo turistas, llevo y traigo pasajeros, llevo pasajeros, transfer in out, traslados al terminal > taxi-pin =car-pin taxi
servicio de tráiler, tráileres, operadores de tráiler, camioneros, camionero, tractocamiones, quinta rueda y caja seca, cajas secas, caja seca, full y sencillo @transportation > semi-truck =truck
motoristas, motorista, motorizados, motorizado, motorizados para delivery, motoristas para farmacias, motoristas por hora, repartidores en moto, repartidores por hora, repartidor por hora @transportation > moped =winged-parcel
transporte de residuos, transporte de basura, retiro de residuos, transporte de desechos, recolección de desechos, residuos industriales @transportation,construction > recycling-truck =rubble-skip
`;
