/** Cars, motorcycles and their care. The format is told in ../table.ts. */
export const AUTOMOTIVE = `
mecánico, mecánica, taller mecánico, mecánica automotriz, automotriz, motor, taller automotriz, mecánico a domicilio > wrench =car-wrench =car-lift engine gear
mecánica diésel, garage mecánico, afinación, diésel, talleres mecánicos, auto repair > wrench =car-wrench =car-lift engine gear
rectificadora, rectificación de motores, rectificado de motores, ajuste de motor, motores > engine gear wrench gauge
reparación de autos, mantención de vehículos, inyección electrónica, cajas de cambio > wrench gauge engine gear
transmisiones automáticas, turbos, electromecánica, electromecánico, reparación de vehículos, reparación de motores > wrench gauge engine gear
~~taller, reparación, servicio técnico @automotive > wrench gauge engine
auto, automóvil, coche, carro, vehículo, car, autos > car car-front
autos usados, concesionario, automotora, seminuevos, compraventa de autos > car car-front car-key
venta de autos, coches de ocasión > car car-front car-key
rent a car, arriendo de autos, renta de autos, alquiler de coches > car car-key car-front
autos clásicos > car vocho steering
vehículos, automóviles, coches, carros > car car-front
lote de autos, compra y venta de autos, compraventa de coches > car car-front car-key
autos de colección > car vocho steering
venta de vehículos, consignación de autos > car car-front car-key
llaves para autos, llave codificada, llaves con chip, apertura de autos, apertura de vehículos, apertura de coches, apertura de carros, cerrajería automotriz, cerrajero automotriz > car-key key-copies
desabolladura, carrocería, latonería > car-hammer =spray-gun car car-wrench
chapa y pintura, desabolladura y pintura, hojalatería y pintura, pintura y desabolladura, enderezado y pintura, latonería y pintura > spray-gun =car-hammer
pintura automotriz > spray-gun car-hammer
taller de chapa, hojalatería automotriz > car-hammer spray-gun car car-wrench
planchado y pintura, hojalatería y pintura automotriz, latonería y pintura automotriz, chapa y pintura automotriz, enderezado y pintura automotriz, desabolladura y pintura automotriz, planchado y pintura automotriz > spray-gun car-hammer
pintura de autos > spray-gun car-hammer
neumático, llanta, tire, vulcanización, gomería, llantera, vulcanizadora, montallantas, neumáticos @automotive > tire rim
rueda @automotive > tire rim
alineación, balanceo @automotive > tire rim
alineación y balanceo, vulca, cámaras y neumáticos, goma @automotive > tire rim gauge car-wrench
rines, aros @automotive > tire rim
llanta, neumático, vulcanización, llantera, neumáticos, vulcanizadora, gomería, alineación, tire > tire rim
lavado de autos, lavado y encerado de autos, lavado y pulido de autos, lavado y aspirado de autos, encerado de autos, car wash, lavadero de autos, autolavado, lavado de vehículos, car detailing, detailer, lavacoches > car-wash =car-suds suds-bucket
pulido de autos, limpieza de autos > car-wash =car-suds suds-bucket sparkle
lavado a vapor, lavautos > car-wash =car-suds sparkle
repuestos para autos, repuestos para vehículos, refacciones para autos, recambios para coches, piezas para autos > gear spark-plug brake-disc
~repuesto, repuestos, refacciones, autopartes, recambios, refaccionaria, desarmaduría, repuestos automotrices, desguace > gear engine nut wrench
accesorios para autos, accesorios automotrices, accesorios para carros, accesorios para coches > car steering gear rim
yonke > gear engine nut wrench
taller de camiones, mecánica de camiones > truck wrench engine
freno, frenos, frenos y embragues, balatas, pastillas de freno, discos de freno, rectificado de discos > brake-disc wrench
amortiguador, suspensión, amortiguadores, espirales, resorte de suspensión, resortes de suspensión > coil-spring car-wrench
embrague, embragues > gear brake-disc wrench
dirección, tren delantero, rótulas > rim wrench steering coil-spring
batería para auto, baterías para autos, baterías a domicilio, baterías de auto > car-battery lightning
acumulador, acumuladores > car-battery lightning
escape, silenciador, tubo de escape, catalizador, mofles, escapes, tubos de escape, silenciadores, catalizadores @automotive > exhaust car car-wrench
electricidad automotriz, eléctrico automotriz, electricidad del automóvil, autoeléctrico, alternador, alternadores > car-battery lightning car-wrench
parabrisas, vidrios de autos, lunas de coche, vidrios automotrices > car-front tinted-window
polarizado, láminas de seguridad, polarizados, polarizado de vidrios, tintado de lunas > tinted-window car-front
motos clásicas, motos antiguas, restauración de motos, motos custom > motorcycle
moto, motocicleta, motorcycle, motos, ciclomotor, velomotor > motorcycle motorcycle-helmet moped
motero, motociclismo > motorcycle motorcycle-helmet moped engine road
taller de motos > motorcycle wrench motorcycle-helmet
motoquero club > motorcycle motorcycle-helmet moped engine road
casco de moto, casco de motociclista > motorcycle-helmet motorcycle
enduro, motocross > motorcycle motorcycle-helmet flag-checkered mountain
motociclista, harley, custom de motos > motorcycle motorcycle-helmet engine road
glp vehicular > gas-pump gauge engine flame
bencinera, gasolinera, estación de servicio, combustible, gasolina, bencina, diesel a domicilio, gas station, servicentro, petrolera > gas-pump gas-can drop-half
lubricentro, cambio de aceite > oil-can drop-half engine car-wrench
lubricante, lubricantes, aceite de motor, filtros de aceite > oil-can steel-drum drop-half engine gear
tapicería de autos, tapiz de autos, tapizado de autos, fundas de asientos, tapicería automotriz, tapicería de coches, tapizado de coches, tapicería del automóvil > seat sewing-machine
carreras de autos, tuning, piloto de carreras, automovilismo, rally, racing, competición, preparación de motores > flag-checkered gauge engine
karting, kart > kart flag-checkered steering
motorsport, cuarto de milla > flag-checkered gauge steering engine
4x4, jeep, todoterreno, off road, offroad > jeep
camioneta, camionetas, pick up > pickup
casa rodante, motorhome, autocaravana, casas rodantes, camperización, camper, caravanas, camperizado > camper van
revisión técnica, itv, planta de revisión técnica, verificentro, homologación > clipboard-text seal-check gauge car-front
escáner automotriz, scanner automotriz, diagnóstico automotriz > gauge engine car-wrench
radiador, radiadores > engine fan car-wrench
auto eléctrico, autos eléctricos, coches eléctricos, autos híbridos, vehículos eléctricos > charging-station lightning car plug
audio para autos, audio car, car audio, radios para autos, audio automotriz, sonido para autos, audio y alarmas para autos > speaker-hifi radio
alarmas para autos, alarmas vehiculares, gps vehicular, alarmas y gps vehicular > siren pin lock-key car-key
aire acondicionado automotriz, aire acondicionado de autos > snowflake car-front fan wind
seguridad vial > traffic-signal traffic-cone road signpost
repuestos para camiones, repuestos para camiones y buses > truck gear engine tire
mecánico de motos, mecánica de motos > motorcycle wrench engine gear
cinturón de seguridad, cinturones de seguridad @automotive,transportation > seat car
box @automotive > car-front car wrench
cera & auto, autos, coche, carro, pulido, detailing, carrocería > car-wash sparkle car
desponchadora, desponchado, talachera, talachero, talacha, talachas, ponchaduras, pinchazos, parchado, parchado de llantas, monta llantas, montaje de llantas, recauchutado, reencauche, reencauchadora, vitalizadora, serviteca, venta de llantas, cambio de llantas > tire rim gauge car-wrench
enderezado de chasis, sacabollos, sacagolpes, desabollado, varillero, reparación de golpes, taller de laminado, laminado y pintura, chapistería, taller de chapistería, chapista > car-hammer hammer car car-wrench spray-gun
planchado, planchado de autos, enderezado @automotive > car-hammer hammer car car-wrench spray-gun
reprogramación de ecu, reprogramación de centralitas, chip tuning, chiptuning > cpu gauge engine
lavadero de carros, lavadero de coches, lavadero de vehículos, lavado de carros, lavado de coches, lavado de camiones > car-wash =car-suds suds-bucket
lavadero de motos, lavado de motos > motorcycle suds-bucket
lavadero @automotive > car-wash =car-suds suds-bucket bubbles
lavado de tapiz, lavado de tapices, limpieza de tapices @automotive > seat car suds-bucket
deshuesadero, desarmadero, deshuesadero de autos, desarmadero de autos, desguace de coches, desguaces, desarme de autos, autodesguace > gear engine car wrench
enganche, enganches, jalones, bolas de arrastre, enganches y remolques, jalones y remolques @automotive > trailer pickup link
fabricación de remolques, venta de remolques, renta de remolques, alquiler de remolques, fábrica de remolques > trailer truck-trailer
autos de carrera, autos de carreras, coches de carreras, autos de competición > flag-checkered gauge steering engine
trámites del automotor, gestoría del automotor, gestor automotor, transferencia de vehículos, traspaso de vehículos, placas y tenencias, grabado de patentes > license-plate car car-key
patente, patentes @automotive > license-plate car
blindaje de vehículos, blindaje de autos, autos blindados, vehículos blindados > shield-check car-front lock-key
car wrap, forrado de autos, vinilado de autos, ploteo de vehículos, ploteo vehicular > car sparkle car-front
rotulación de vehículos, rotulado de vehículos, rotulación vehicular, vinilo vehicular, rotulado vehicular > van car truck
parqueadero, parqueaderos, parqueo, pensión de carros, pensión de coches, pensión de vehículos > parking-sign car boom-barrier garage-door
tasación de vehículos, tasación de autos, peritaje de autos, peritaje de vehículos, peritaje vehicular, inspección precompra, inspección de autos, inspección vehicular > clipboard-text car-front seal-check gauge
seguros vehiculares, seguro vehicular, seguros de auto, seguro de auto, seguros para autos > shield-check car-front umbrella
vehículos adaptados, adaptación de vehículos > wheelchair car van
taxímetro, taxímetros, tacógrafo, tacógrafos > taxi gauge
cuatrimoto, cuatrimotos, atv, utv, renta de cuatrimotos > motorcycle jeep mountain
buggy, buggies, paseos en buggy, sandboard, sandboarding > jeep
electricista del automóvil, electricista automotriz, electricidad del automotor, electricidad de autos > car-battery =lightning car-wrench
refrigeración del automotor, aire acondicionado del automotor, refrigeración y electricidad del automotor, refrigeración automotriz > snowflake fan car-wrench wind
luna, lunas, cambio de lunas @automotive > car-front glass-pane
balanceo y frenos > tire brake-disc car-wrench
repuestos de motos, refacciones para motos, refacciones para motocicletas > motorcycle gear engine wrench
restauración de focos, pulido de focos, restauración de faros, pulido de faros > car-front sparkle car
limpieza de inyectores > engine gear car-wrench
carwash, carwash de camiones, autolavado de camiones > car-wash =car-suds car bubbles
lavado ecológico de autos, lavado ecológico, lavado sin agua, lavado en seco de autos, limpieza de vehículos, lavado de vehículos pesados > car-wash =car-suds sparkle
estética automotriz, estética vehicular, estética del automóvil, estética de autos > car-wash =car-suds sparkle car
elevador, elevadores, elevadores de autos, gatos hidráulicos @automotive > car-lift car-wrench wrench tools
airbag, airbags > steering seat car
tableros de autos, tableros automotrices, tablero de auto > gauge steering car
cajas de dirección, caja de dirección, cremalleras de dirección > steering gear wrench
cruceta, crucetas, cardán, cardanes, homocinéticas, palieres, crucetas y cardanes > gear rim wrench
sistemas de escape, escapes deportivos, escape deportivo, taller de escapes, taller de mofles, escapes para autos > exhaust car gear
motoquero > motorcycle motorcycle-helmet road engine
soat > shield-check car-front umbrella
glp automotriz, gas automotriz > gas-pump gauge engine flame
cargadores de vehículos eléctricos, cargador para auto eléctrico > charging-station plug-charging lightning
autopartes eléctricas, repuestos eléctricos, repuestos eléctricos automotrices > lightning car-battery gear
gestoría de autos, gestoría de placas, placas y licencias > license-plate car car-key
cochera, cocheras @automotive > garage-door car parking-sign
wrap, wraps, wrapping @automotive > car sparkle car-front
blindaje, blindajes @automotive > shield-check car-front lock-key
lavado, aspirado, encerado @automotive > car-wash sparkle
pintura, pintado @automotive > spray-gun car-hammer
tapicero de autos, tapicero automotriz > seat sewing-machine
pintor de autos, pintor automotriz > spray-gun car-hammer
distribuidora de autopartes, importadora de repuestos, distribuidora de repuestos, importadora de autopartes > gear engine brake-disc car
instructor de manejo, instructor de conducción > steering road traffic-cone car-front
refaccionaria de camiones, refacciones para camiones, refaccionaria diésel, refacciones de tractocamión > truck gear engine tire
hojalatería, latonería @automotive > car-hammer hammer spray-gun car car-wrench
tenencias, verificación y tenencias, refrendos y tenencias > license-plate seal-check car
espejo, espejos, retrovisores @automotive > car-front car
led, iluminación @automotive > car-front lightbulb
~mantenimiento, mantención @automotive > car-wrench wrench gear
centro de verificación, centros de verificación, verificación vehicular > clipboard-text seal-check gauge car-front
rectificación de cabezas, rectificado de cabezas, cigüeñal, cigüeñales, monoblocks, culatas, rectificación de culatas > engine gear wrench
gas natural vehicular, gnv, conversión a gas, conversión a gas natural, conversiones a gas, gas vehicular > gas-pump gas-cylinder
computadoras automotrices, computadora automotriz, ecus, módulos automotrices, reprogramación automotriz, inmovilizadores > cpu car engine
programación de computadoras automotrices, programación automotriz, programación de módulos, reparación de computadoras automotrices, reparación de ecus > cpu car engine
programación de llaves, llaves programables > car-key key
faros led, focos led para carro, estrobos, barras led > car-front lightning
arneses automotrices, arneses eléctricos, conectores automotrices, arneses y conectores automotrices > plug-bolt car-battery
elevadores de vidrio, elevavidrios, elevalunas, elevadores de cristal > tinted-window car-front
empaques de motor, juntas de motor, juntas y empaques de motor > engine gear nut
trámite de placas, trámites de placas, placas foráneas, placas de taxi, emplacado, emplacamiento > license-plate car
barras antivuelco, barra antivuelco, jaulas antivuelco, barras antivuelco y jaulas > jeep
desmanchado de interiores, lavado de interiores, lavado de vestiduras, limpieza de vestiduras, limpieza de tapiz de autos > seat suds-bucket car-wash
calcomanías para motos, calcomanías para moto, gráficos para motos, vinilos para motos > motorcycle motorcycle-helmet
orugas para excavadora, rodaje para maquinaria, rodajes y orugas, rodaje y orugas > excavator bulldozer gear
remolques para lanchas, remolques para motos, remolques para autos, remolques ligeros > trailer pickup
control remoto de carro, controles de carro, llaveros de carro > car-key key
aire acondicionado del automóvil, aire acondicionado de coches > snowflake car-front fan
rectificado de cigüeñales > engine gear wrench
ballestas y amortiguadores, ballesta de camión, ballestas de camión > coil-spring car-lift wrench
escarabajo, escarabajos, escarabajos clásicos @automotive > vocho car-front steering
camiones usados, venta de camiones, compraventa de camiones > truck wrench road
fundas y alfombras de auto, fundas para autos, alfombras de auto, alfombras para autos > seat car-front steering
repuestos para maquinaria pesada > excavator gear bulldozer
kartódromo, kartódromos, karts > kart flag-checkered
laboratorio diésel, inyección diésel, bombas de inyección > engine gear
placas de auto, placas de autos, placas de carro > license-plate car-front
carrocerías para buses > bus car-hammer
fabricamos remolques > trailer pickup
cuatriciclo, cuatriciclos > jeep motorcycle
vespa, vespas, restauración de vespas > moped
dirección hidráulica, direcciones hidráulicas > steering car-wrench
escuela de manejo de motos, curso de manejo de motos, escuela de motos, licencia de moto, clases de manejo de motos > motorcycle motorcycle-helmet
`;
