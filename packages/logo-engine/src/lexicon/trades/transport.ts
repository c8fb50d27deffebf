/** Moving people and goods. The format is told in ../table.ts. */
export const TRANSPORT = `
flete, acarreo > truck =truck-front package pickup road / pasajero, escolar, personal, turístico, bus
transporte de carga, transportista > truck =truck-front package shipping-container road / pasajero, escolar, personal, turístico, bus
mudanza, mudanzas, fletes y mudanzas, mudanzas y fletes, mudanzas nacionales > truck =truck-house =hand-truck package
camión, truck > truck road / pasajero, escolar, personal, turístico, bus
transporte terrestre, camionero, tráiler, fletero, transportes > truck =truck-front package road / pasajero, escolar, personal, turístico
transporte de materiales > truck package dump-truck / pasajero, escolar, personal, turístico
transporte de vinos > truck package wine barrel / pasajero, escolar, personal, turístico
transporte, portes > truck =truck-front package road / pasajero, escolar, personal, turístico
transporte refrigerado, camiones refrigerados, cadena de frío > refrigerated-truck truck snowflake / pasajero, escolar, personal, turístico
transporte de alimentos > truck refrigerated-truck package / pasajero, escolar, personal, turístico
camiones, flota, rampla, tractocamión, autotransporte > truck road / pasajero, escolar, personal, turístico
transporte de mercancías > truck =truck-front package road / pasajero, escolar, personal, turístico
traslado de muebles > truck =truck-house =hand-truck package / pasajero, escolar, personal, turístico
fletes refrigerados > refrigerated-truck truck snowflake / pasajero, escolar, personal, turístico
distribución de última milla > truck package parcel-van moped / pasajero, escolar, personal, turístico
~mensajería, envío, courier, repartidor, encomienda, paquetería, envíos, correo privado, última milla, delivery > parcel-van =moped =package pin / comida
mandados, paquetes, shipping, same day, encomiendas > parcel-van =moped =package pin / comida
~~domicilio, servicio a domicilio, express > moped
rápido, 24 horas, urgente, 24 7 > -
logística, almacén logístico, operador logístico, cadena de suministro, logistics, supply chain, fulfillment > package warehouse truck shipping-container
centro de distribución, cross docking, picking, freight > package warehouse truck shipping-container
contenedor, container, contenedores, contenedores marítimos > shipping-container
casas container, contenedores habitables > shipping-container house roofs
taxi, radiotaxi, cab, taxista, taxis, sitio de taxis, colectivo > taxi =cab-side
traslado aeropuerto, traslados al aeropuerto, transfer aeropuerto > taxi airplane-tilt suitcase
remis, remises, remisería, remisse, taxi seguro, servicio de taxi > taxi pin
uber, conductor, chofer privado, traslado ejecutivo, conductor de reemplazo > steering car pin road
traslado de pasajeros, traslados de pasajeros, traslado de grupos, traslados para grupos > van bus road
transfer > van bus suitcase airplane-tilt
conductor designado, vtc, chófer > steering car pin road
carga, cargo, air cargo, carga general > truck shipping-container package
carga pesada, transporte de carga pesada > truck crane-hook road
transporte de pasajeros & isla, lancha, bote, barcaza, ferry, lago, canal, muelle > boat anchor motorboat helm
bus, autobús, transporte de pasajeros, buses > bus
transporte de personal > bus van
furgón escolar, transporte escolar, traslado escolar, traslado de niños, transporte de niños, acercamiento escolar > bus van backpack
van, minibús > van bus
micro, micros @transportation & pasajeros, recorrido, chofer > bus road steering
traslado de adultos mayores, traslados para adultos mayores, traslado de tercera edad > van elders hand-heart
traslado de personal, transporte público > bus road
buses de turismo, autocares, transporte turístico > bus suitcase road
camioneta de pasajeros > bus van road
buses interurbanos, autocar, microbús, terminal de buses > bus road suitcase
vans > van bus road
tren, ferrocarril, ferroviario, train, trenes, locomotora, vagón, estación de tren > train train-simple
tren turístico > train train-simple mountain
tranvía, subte > subway tram
metro & estación, tren, tranvía, vagón, andén, línea > subway tram
teleférico, funicular > cable-car mountain
helicóptero, vuelos en helicóptero, rescate aéreo > helicopter
heliski > helicopter mountain snowflake
avión, aeropuerto, aerolínea, vuelo, vuelos, airline > airplane-tilt
aviación, escuela de aviación, aeronáutica, aeródromo > airplane-tilt cumulus
piloto > airplane-tilt
vuelos chárter, aéreo, jet privado > airplane-tilt
carga aérea > airplane-tilt package
hangar > airplane-tilt
tripulante, azafata > airplane-tilt globe suitcase
globo aerostático, globos aerostáticos, vuelos en globo, paseos en globo > air-balloon cumulus sunrise
bicicleta, bici, bike, bicicletas, arriendo de bicicletas, bicicletería > bicycle spoked-wheel pannier-bike
taller de bicicletas, reparación de bicicletas > bicycle spoked-wheel wrench
bikefitting, bike fitting, ajuste de bicicletas, ajuste biomecánico de bicicletas > bicycle spoked-wheel
bicicleta antigua, bicicletas antiguas, bicicletas clásicas, bicicletas vintage > penny-farthing bicycle spoked-wheel
tienda de bicicletas, cicletas > bicycle spoked-wheel
bicicletas eléctricas, ebike > bicycle lightning spoked-wheel
reparto en bicicleta, reparto en bici, ciclomensajería, ciclomensajero, ciclomensajera, bicimensajero, bicimensajería, mensajería en bicicleta, mensajería en bici, delivery en bicicleta, delivery en bici > bike-courier pannier-bike bicycle
bicitaxi > auto-rickshaw bicycle
repuestos de bicicletas, mecánica de bicicletas, cicletería > bicycle spoked-wheel wrench
taxi acuático, taxis acuáticos > boat anchor motorboat waves
scooter, scooters, monopatín, patinete > scooter moped
scooter eléctrico, patinetes eléctricos > scooter lightning charging-station
delivery en moto, reparto en moto, mensajería en moto, motoboy > moped package
parking, aparcamiento, playa de estacionamiento, pensión de autos > parking-sign car boom-barrier garage-door
garaje > garage-door car parking-sign
valet parking > parking-sign car car-key
limusina, autos de lujo, limusinas, arriendo de limusinas > car car-front
autos para matrimonios > car wedding-rings
asistencia en ruta > tow-truck =flatbed-tow crane-hook car-wrench road
rescate de vehículos > tow-truck =flatbed-tow crane-hook siren road
grúas y auxilio vial, grúa y auxilio vial, servicio de grúa, servicio de grúas, auxilio vial, asistencia vial, auxilio mecánico > tow-truck =flatbed-tow car-wrench traffic-cone
grúa, grúas, remolque, remolques, arrastre > tow-truck =flatbed-tow
auxilio en carretera, asistencia en carretera > tow-truck =flatbed-tow
desabolladura grúa > tow-truck =flatbed-tow
peaje > boom-barrier road
escolta vehicular > shield-check car
silla de auto > seat baby
estacionamiento @transportation,automotive > parking-sign car boom-barrier garage-door
carga refrigerada, camión frigorífico, carga congelada, furgón refrigerado > refrigerated-truck truck snowflake
agua en bidón, bidones de agua, agua purificada a domicilio, reparto de agua, garrafones de agua, garrafón, bidones de 20 litros, botellones de agua > water-jug drop-half
~~estacionamiento > parking-sign car garage-door
transporte de animales > truck truck-trailer cow
transporte de ganado > truck truck-trailer cow sheep
aeronave, aeronaves > airplane-tilt
transporte de combustible > tanker gas-pump drop-half
combi > van truck camper
furgoneta, furgonetas > van truck
furgón > van bus
transporte de valores, camión blindado > truck shield-check safe lock-key
carro de arrastre, carros de arrastre, remolques livianos, remolque liviano > trailer truck-trailer pickup
cámaras de bicicleta, ruedas de bicicleta > spoked-wheel bicycle
~traslados > car steering pin road
carga marítima, flete marítimo, transporte de contenedores > cargo-ship shipping-container anchor crane-hook
# carrying says less than what is carried: who brings gas is a flame, whose parts are sent far is a gear
~reparto, despacho, reparto a domicilio, despacho a domicilio, entrega, entregas > truck package moped pin / pasajero, escolar, personal, turístico, bus
~~despacho a regiones, despacho a todo el país, despacho a todo chile, envíos a todo el país, envíos a todo méxico, envíos a regiones, reparto gratis, despacho gratis, entrega inmediata, envío gratis > truck package
reparto de comida, repartidor de comida, repartidores de comida, reparto de comida en moto, comida en moto > moped bike-courier motorcycle pin
comida en bici, reparto de comida en bici > bike-courier bicycle pin
reparto de mercadería, reparto de encomiendas, reparto de paquetes, despacho de encomiendas, entrega de paquetes > parcel-van package moped pin
mototaxi, moto taxi, mototaxis, moto taxis > auto-rickshaw moped motorcycle taxi
llevamos tu pedido, llevamos tus compras, llevamos comida, tu pedido en moto > moped motorcycle bicycle pin
carpas para camiones, carpa para camión, lonas para camiones > truck awning
marina mercante > anchor cargo-ship helm
transporte de áridos, flete de áridos > dump-truck truck mountain
transporte de vehículos, transporte de autos, portavehículos > flatbed-tow truck car road
cargas sobredimensionadas, carga sobredimensionada, lowboy, low boy, camas bajas, cargas especiales > truck bulldozer road
transporte de sustancias químicas, transporte de sustancias peligrosas, transporte de residuos peligrosos, cargas peligrosas, transporte de materiales peligrosos, mercancías peligrosas, transporte de químicos > tanker truck shield-check steel-drum
pipas de agua, pipas de agua potable, camión aljibe, camiones aljibe, camión cisterna, camiones cisterna, carro tanque, carrotanques, cisternas de agua > tanker drop-half water-tank
combi escolar, van escolar, buseta escolar, ruta escolar, rutas escolares, transporte de escolares > bus van backpack
camionetas con chofer, vans con chofer, renta de camionetas con chofer, autos con chofer > van steering pin
casillero internacional, casillero virtual, compras internacionales, compras en usa > package globe airplane-tilt
motomandados, mandados en moto, motomensajería > moped package pin
carga internacional, freight forwarder, consolidador, agente de carga, agente de carga internacional > cargo-ship shipping-container globe airplane-tilt
almacén fiscal, almacenes fiscales, depósito fiscal, almacén general de depósito > warehouse shipping-container package
terminal terrestre, terminal de autobuses, central camionera, central de autobuses, interprovincial, interprovinciales, transportes interprovinciales, transporte interprovincial, trolebús, trolebuses, turibus, bus turístico, combis y custers, custers > bus road suitcase
maquinaria ferroviaria, material rodante > train gear
custodia de mercadería, escolta de carga > shield-check truck security-guard
trasteo, trasteos, acarreos y trasteos > truck =truck-house =hand-truck package
transporte de leche > tanker milk-can cow
cartero, carteros > envelope package
cargador, cargadores @transportation > truck-house truck package
mudancero, mudanceros > truck =truck-house =hand-truck package
bodeguero, almacenista, bodegueros, almacenistas > warehouse package forklift
aguatero, aguatería, aguateros > water-jug drop-half truck
pensión de tráileres, pensión de camiones, patio de maniobras, estacionamiento de camiones, encierro de camiones > truck parking-sign boom-barrier
taller de tráileres, mecánica de tráileres, taller de tractocamiones > truck wrench gear engine
cajas secas, cajas secas y remolques, remolques y cajas secas > truck shipping-container
domicilios en moto, servicio de domicilios, mensajería y domicilios > moped package pin
camiones volquete > dump-truck truck mountain
pasajes terrestres, boletos de autobús > bus ticket
volqueta, volquetas, volquete, volquetes, camión de volteo, camiones de volteo, viajes de arena, viajes de tierra, viajes de piedra, viajes de material > dump-truck sand-barrow
patines del diablo, patín del diablo, patín eléctrico, patines eléctricos, scooters eléctricos > scooter lightning
paquetería internacional, envíos internacionales, envíos a estados unidos, courier internacional, envío de paquetes al extranjero > airplane-tilt package globe
bicimensajeros, ecomensajería > bike-courier pannier-bike bicycle
traslado de caballos, transporte de caballos, transporte equino > trailer horse truck
traslado de autos, traslado de vehículos, madrina de autos, nodriza, traslado de autos en plataforma > flatbed-tow =tow-truck car truck
taxi de carga, taxis de carga, camionetas de carga, acarreos en camioneta > pickup truck package
acarreo de tierra, acarreo de escombro, acarreo de material, acarreo de materiales, cascajo > dump-truck sand-barrow
tricitaxi, tricitaxis, triciclos de carga, triciclo de carga, bicicletas de carga > pannier-bike bicycle
taxi aéreo, taxis aéreos > airplane-tilt helicopter
transporte de caña, flete de caña, transporte de caña de azúcar > truck sugar-cane
transporte de madera, flete de madera > truck axe-log
trineos con perros, trineo con perros, mushing > sleigh dog snowflake
ruta en burro, rutas en burro > donkey mountain
contenedores y volquetas, contenedores de escombros > dump-truck trash truck
traslado funerario, traslados funerarios, traslado de fallecidos > lily dove road
transporte de discapacitados, transporte adaptado, transporte de personas con discapacidad > wheelchair van hand-heart
escuela de pilotos, escuela de vuelo > airplane-tilt paper-plane cumulus
muelles y embarcaderos, embarcaderos, embarcadero > anchor boat waves
transporte interdepartamental, transporte interurbano, pasajes interprovinciales > bus road suitcase
control vehicular, barreras y control vehicular > boom-barrier parking-sign car
avioneta, avionetas, aeroclub, vuelos en avioneta > airplane-tilt
reparto de agua en cisterna, cisternas, agua en cisterna, reparto de agua en pipa > tanker water-tank
bici taxi, bici taxis > auto-rickshaw bicycle
envíos en moto, envío en moto, motoenvíos, moto delivery, cadetería en moto, despacho en moto, entregas en moto > moped package
reparación de lanchas, mecánico de lanchas, mantención de lanchas > motorboat wrench
delivery de comida, envío de comida, reparto de almuerzos @transportation > moped lunchbox
distribución de alimentos, distribuidora de alimentos, distribuidor de alimentos, reparto de alimentos > grocery-bag truck package
diablito de carga, diablitos de carga, carretilla de mudanza, carga y descarga > hand-truck =truck-house package
grúa plataforma, grúas de plataforma, plataforma para autos > flatbed-tow =tow-truck car-wrench
`;
