/** Moving people and goods. The format is told in ../table.ts. */
export const TRANSPORT = `
flete, transporte de carga, transportista, acarreo > truck package / pasajero, escolar, personal, turístico, bus
mudanza, mudanzas, fletes y mudanzas, mudanzas y fletes, mudanzas nacionales > truck truck-house package
camión, truck > truck / pasajero, escolar, personal, turístico, bus
transporte terrestre, camionero, tráiler, fletero, transportes, transporte de materiales, transporte de vinos > truck package / pasajero, escolar, personal, turístico
transporte de alimentos, transporte refrigerado, transporte, portes, camiones refrigerados, cadena de frío > truck package / pasajero, escolar, personal, turístico
transporte de mercancías, camiones, traslado de muebles, flota, rampla, tractocamión, autotransporte > truck / pasajero, escolar, personal, turístico
fletes refrigerados, distribución de última milla > truck package / pasajero, escolar, personal, turístico
~mensajería, envío, courier, repartidor, encomienda, paquetería, envíos, correo privado, mensajero, última milla, delivery > parcel-van package moped / comida
mandados, paquetes, shipping, same day, encomiendas > parcel-van package moped / comida
~~domicilio, servicio a domicilio, express > moped
rápido, 24 horas, urgente, 24 7 > -
logística, almacén logístico, operador logístico, cadena de suministro, logistics, supply chain, fulfillment > package warehouse truck shipping-container
centro de distribución, cross docking, picking, freight, carga internacional, freight forwarder, consolidador > package warehouse truck shipping-container
contenedor, container, contenedores, contenedores marítimos, casas container, contenedores habitables > shipping-container
taxi, radiotaxi, cab, taxista, taxis, traslado aeropuerto, traslados al aeropuerto, transfer aeropuerto, sitio de taxis, colectivo > taxi
remis, remises, remisería, remisse, taxi seguro, servicio de taxi > taxi
uber, conductor, chofer privado, traslado ejecutivo, conductor de reemplazo > steering car
transfer, traslado de pasajeros, traslados de pasajeros, traslado de grupos, traslados para grupos > van bus
conductor designado, vtc, chófer > steering car
carga, carga pesada, transporte de carga pesada > truck
transporte de pasajeros & isla, lancha, bote, barcaza, ferry, lago, canal, muelle > boat anchor
bus, autobús, transporte de pasajeros, minibús, transporte de personal, buses, van, furgón escolar, transporte escolar, traslado escolar, traslado de niños, transporte de niños, acercamiento escolar > bus
micro, micros @transportation & pasajeros, recorrido, chofer > bus
buses de turismo, traslado de personal, autocares, transporte turístico, camioneta de pasajeros, transporte público > bus
buses interurbanos, autocar, microbús, terminal de buses > bus
vans > van bus
tren, ferrocarril, ferroviario, train, trenes, locomotora, tren turístico, vagón, estación de tren > train train-simple
tranvía, subte > subway tram
metro & estación, tren, tranvía, vagón, andén, línea > subway tram
teleférico, funicular > cable-car mountain
helicóptero, vuelos en helicóptero, rescate aéreo, heliski > helicopter
avión, aeropuerto, aerolínea, vuelo, piloto, aviación, escuela de aviación, aeronáutica, vuelos, airline, aeródromo > airplane-tilt
carga aérea, avioneta, vuelos chárter, tripulante, azafata, aéreo, jet privado, hangar > airplane-tilt
globo aerostático, globos aerostáticos, vuelos en globo, paseos en globo > air-balloon
bicicleta, bici, bike, bicicletas, taller de bicicletas, arriendo de bicicletas, reparación de bicicletas, bicicletería > bicycle
bicicleta antigua, bicicletas antiguas, bicicletas clásicas, bicicletas vintage > penny-farthing bicycle
tienda de bicicletas, bicicletas eléctricas, ebike, cicletas, reparto en bicicleta, ciclomensajería, bicimensajero, bicimensajería, bicitaxi > bicycle
repuestos de bicicletas, mecánica de bicicletas, cicletería, bicicletas de carga > bicycle
taxi acuático, taxis acuáticos > boat anchor
scooter eléctrico, scooter, scooters, monopatín, patinete, patinetes eléctricos > scooter moped
delivery en moto, reparto en moto, mensajería en moto, motoboy, motoquero > moped motorcycle package
parking, aparcamiento, valet parking, garaje, playa de estacionamiento, pensión de autos > car garage pin
limusina, autos para matrimonios, autos de lujo, limusinas, arriendo de limusinas > car car-front
grúa, remolque, asistencia en ruta, rescate de vehículos, auxilio mecánico, servicio de grúa, grúas, remolques, arrastre > tow-truck crane-hook
auxilio vial, auxilio en carretera, asistencia en carretera, desabolladura grúa > tow-truck crane-hook
peaje > road
escolta vehicular > shield-check car
silla de auto > seat
estacionamiento @transportation,automotive > car garage pin
carga refrigerada, transporte refrigerado, cadena de frío, camión frigorífico, carga congelada > truck snowflake
agua en bidón, bidones de agua, agua purificada a domicilio, reparto de agua, garrafones de agua, garrafón, bidones de 20 litros, botellones de agua > water-jug truck drop-half
~~estacionamiento > car garage pin
transporte de animales, transporte de ganado > truck truck-trailer cow
aeronave, aeronaves > airplane-tilt
transporte de combustible > truck gas-pump drop-half
furgoneta, furgonetas, combi > van truck
furgón > van bus
transporte de valores, camión blindado > truck shield-check
carro de arrastre, carros de arrastre, remolques livianos, remolque liviano > truck-trailer truck
cámaras de bicicleta, ruedas de bicicleta > spoked-wheel bicycle
~traslados > car steering
carga marítima, flete marítimo, transporte de contenedores > shipping-container boat
# carrying says less than what is carried: who brings gas is a flame, whose parts are sent far is a gear
~reparto, despacho, reparto a domicilio, despacho a domicilio, entrega, entregas > truck package moped / pasajero, escolar, personal, turístico, bus
~~despacho a regiones, despacho a todo el país, despacho a todo chile, envíos a todo el país, envíos a todo méxico, envíos a regiones, reparto gratis, despacho gratis, entrega inmediata, envío gratis > truck package
reparto de comida, repartidor de comida, repartidores de comida, reparto de comida en moto, comida en moto, comida en bici > moped motorcycle
reparto de mercadería, reparto de encomiendas, reparto de paquetes, despacho de encomiendas, entrega de paquetes > parcel-van package moped
mototaxi, moto taxi, mototaxis, moto taxis > auto-rickshaw moped motorcycle taxi
llevamos tu pedido, llevamos tus compras, llevamos comida, tu pedido en moto > moped motorcycle bicycle
`;
