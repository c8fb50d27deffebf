/** Cars, motorcycles and their care. The format is told in ../table.ts. */
export const AUTOMOTIVE = `
mecánico, mecánica, taller mecánico, mecánica automotriz, automotriz, motor, taller automotriz, mecánico a domicilio > wrench =car-wrench =car-lift engine
mecánica diésel, garage mecánico, afinación, diésel, talleres mecánicos, auto repair > wrench =car-wrench =car-lift engine
rectificadora, rectificación de motores, rectificado de motores, ajuste de motor, motores, rectificadora de motores, rectificación de motores y tapas, tapas de cilindro, tapa de cilindros, culatas, rectificado de culatas, rectificación de culatas, cigüeñal, cigüeñales, rectificación de cigüeñales, reconstrucción de motores, reparación de culatas > crankshaft =engine
turbos, turbocompresor, turbocompresores, reparación de turbos, turbos diésel, turboalimentadores, turbocargadores > turbo =engine
reparación de autos, mantención de vehículos, taller de autos, taller de carros, taller de coches, taller multimarca, mecánica multimarca > wrench =car-wrench =car-lift
inyección electrónica > engine =engine-light
cajas de cambio, cajas automáticas y mecánicas, cajas de velocidades, caja de velocidades, reparación de transmisiones > gear-stick =auto-selector gear
transmisiones automáticas, transmisión automática, caja automática, cajas automáticas, reparación de cajas automáticas, reparación de transmisiones automáticas > auto-selector gear
cajas mecánicas, caja y diferencial, cajas y diferenciales, transmisiones y diferenciales, reparación de cajas, reparación de cajas de cambio @automotive > gear-stick =gear
reparación de vehículos > wrench =car-wrench =car-lift
reparación de motores > wrench =crankshaft =engine
electromecánica, electromecánico > wrench =car-bolt engine
~~taller, reparación, servicio técnico @automotive > wrench =car-wrench =car-lift
auto, automóvil, coche, carro, vehículo, car, autos > car =car-front
autos usados, concesionario, automotora, seminuevos, compraventa de autos, carros usados, compra venta de carros, venta de carros usados, compra venta de carros usados, patio de autos, patio de carros, autos de segunda, carros de segunda, coches de segunda mano, carros de agencia, autos de segunda mano, autos semiusados, carros seminuevos, coches seminuevos, vendo autos usados, vendo carros usados > car =car-price =car-key car-front
venta de autos, coches de ocasión > car =car-price =car-key car-front
rent a car, arriendo de autos, renta de autos, alquiler de coches, rentacar, alquiler de autos, alquiler de carros, alquiler de vehículos, alquiler de camionetas, alquiler de autos y camionetas, alquiler de carros y camionetas, renta de carros, renta de vehículos, renta de coches, renta de camionetas, renta de autos y camionetas, arriendo de camionetas, arriendo de vehículos, alquilo autos, alquilo carros, alquilamos autos, alquilamos carros, rentamos autos, rentamos carros, rentamos camionetas, autos sin chofer, carros sin chofer, arrendamos autos, autos de alquiler, coches de alquiler, carros de alquiler, autos de renta, autos por día, carros por día > car =car-key =car-front
autos clásicos, carros clásicos, vehículos clásicos, coches antiguos, coches y motos clásicas, autos y motos clásicas, restauración de carros, restauración de carros antiguos, restauración de autos antiguos, autos viejos, carros viejos > car =vocho
vehículos, automóviles, coches, carros > car =car-front
lote de autos, compra y venta de autos, compraventa de coches > car =car-price =car-key car-front
autos de colección > car =vocho
venta de vehículos, consignación de autos > car =car-front =car-key
llaves para autos, llave codificada, llaves con chip, apertura de autos, apertura de vehículos, apertura de coches, apertura de carros, cerrajería automotriz, cerrajero automotriz, llaves de auto, llaves de carro, llaves de carros, llaves de coche, llaves de coches, llaves de vehículos, llaves de moto, llaves de motos, llaves de camioneta, copia de llaves de auto, copia de llaves de carro, copias de llaves de auto, copio llaves de carro, copio llaves de auto, duplicado de llaves de auto, duplicado de llaves de carro, duplicado de llaves de coche, llaves con transponder, transponder, llaves con control, llaves inteligentes, llaves de carro con chip, llaves de auto con chip > car-key =key-fob
desabolladura, carrocería, latonería > car-hammer =spray-gun painted-car
chapa y pintura, desabolladura y pintura, hojalatería y pintura, pintura y desabolladura, enderezado y pintura, latonería y pintura, enderezamos choques, enderezo choques, arreglo choques, sacamos golpes, saco golpes, sacamos bollos, saco bollos, saco abolladuras, sacamos abolladuras, quitamos golpes, quito golpes, choques y rayones, rayones y abolladuras, golpes y rayones, rayones y golpes, rayaduras y abollones, abolladuras, abollones, abolladura, bollos y rayones, choque y pintura, pintamos al horno, pinto al horno > spray-gun =car-hammer =painted-car
pintura automotriz > spray-gun =painted-car car-hammer
taller de chapa, hojalatería automotriz > car-hammer =spray-gun
planchado y pintura, hojalatería y pintura automotriz, latonería y pintura automotriz, chapa y pintura automotriz, enderezado y pintura automotriz, desabolladura y pintura automotriz, planchado y pintura automotriz > spray-gun =car-hammer =painted-car
pintura de autos, latonería y pintura al horno, pintura al horno @automotive > spray-gun =painted-car car-hammer
neumático, llanta, tire, vulcanización, gomería, llantera, vulcanizadora, montallantas, neumáticos, gomero, llantero @automotive > tire =rim =tire-stack
rectificaciones, rectificado @automotive > crankshaft =engine
cajas y embragues, embragues y cajas > gear-stick =clutch-disc
granizo, reparación de granizo, desabolladura sin pintura, sacabollos sin pintura, golpes de granizo, abolladuras sin pintar, abolladuras fuera, saco abolladuras, sacamos abolladuras, quito abolladuras, varillero, varilleros, abolladuras y granizo, abolladuras @automotive > car-hammer
cubreasiento, cubreasientos, cubre asientos, cubreasientos de cuero, fundas de cuero, forros de asientos @automotive > quilted-seat =seat
kit de arrastre, kits de arrastre, cadenas y piñones, piñones, piñón @automotive > gear motorcycle
quinta rueda, quintas ruedas > semi-truck =trailer
rodachinas, rodachinas industriales, rodajas para muebles, ruedas para muebles, ruedas y rodachinas, ruedas y rodajas, ruedas giratorias, ruedas para carritos, ruedas industriales, ruedas para carretillas, garruchas, garruchas industriales, rodajas industriales, rodines, ruedas para camas > hand-truck =spoked-wheel
rectificadora de discos, rectificación de discos > brake-disc
cuadriciclo, cuadriciclos > quad-bike
caucho, cauchos, venta de cauchos @automotive > tire =rim =tire-stack
computadora, computadoras, computador, computadores @automotive > engine-light =car-bolt cpu
tapas rígidas, tapa rígida, tapas para pickup, lonas para camionetas, lona para camioneta, cubiertas para pickup, burreras, tumbaburros, bullbar, estribos y burreras, accesorios para camionetas, accesorios para pickup > pickup =jeep
financiamiento automotriz, crédito automotriz, créditos automotrices, financiamiento de autos, créditos para autos, leasing vehicular > car-key =car =car-front
motoneta, motonetas, vespa, vespas > moped =motorcycle-helmet
encendido, encendidos, encendido electrónico @automotive > spark-plug =car-battery
análisis de gases, gases contaminantes, análisis de gases contaminantes, control de emisiones, verificación de gases, emisiones vehiculares, emisiones contaminantes, opacímetro @automotive > car-exhaust =car-check
gases & emisiones, vehicular, verificación, verificaciones, itv, opacidad, frenos > car-exhaust =car-check
placa, placas, refrendo, placas y refrendo @automotive > license-plate
lavado de motor, lavado de motores, lavado de chasis, lavado de motor y chasis > car-suds =car-wash
rueda @automotive > tire =rim =tire-stack
vela, velas & bujía, bujías, encendido, inyectores > spark-plug
portabicis, porta bicis, soportes de bicicletas, soporte para bicicletas, portabicicletas, porta bicicletas, racks de bicicletas, soportes para bicis > bicycle =jeep
jaula antivuelco, rodillos antivuelco, rollbar, jaulas 4x4, jaulas de seguridad para autos, rodillos antivuelco y jaulas > jeep =pickup
roll bar, roll bars, rollbar, rollbars, roll bar para pick up, estribos y roll bar, estribos y rollbar, tumbaburros y estribos, tumbaburros, tumbaburro, mataburros, mataburro, burreras, burrera, burreras y estribos, barras antivuelco, barra antivuelco, jaulas antivuelco, lonas y roll bar, estribos y defensas, defensas y estribos @automotive,transportation > pickup jeep
puertas de carro, puertas de auto, puertas de carros, puertas de autos, puertas de camioneta, puertas y cofres, cofres y puertas, puertas y capots, capots y puertas, guardafangos y puertas > car =car-front
pinzas de batería, cables pasacorriente, cables pasa corriente, pasacorriente, pasacorrientes > car-battery =car-bolt
viseras para sol, viseras de auto, parasoles de auto, parasoles, tapasoles, tapasol, cortinas para auto, parasoles y viseras @automotive,transportation > car-shades =windscreen
tarjetas de circulación, tarjeta de circulación, tarjeta de propiedad, tarjetas de propiedad, tarjeta vehicular, tarjeta de propiedad vehicular > license-plate =sealed-folder
tacos de dirección, tacos de motor, tacos de caja, tacos de transmisión, hules de suspensión, gomas de suspensión, tacos de suspensión, tacos y bujes, bujes y tacos, hules y bujes, bujes y hules, bujes de suspensión, gomas y bujes > coil-spring =gear
plumas limpiaparabrisas, plumillas limpiaparabrisas, limpiaparabrisas, limpia parabrisas, escobillas limpiaparabrisas, plumas limpiadoras, plumas para parabrisas, escobillas para parabrisas, plumillas para parabrisas > windscreen
platos de embrague, plato de embrague, platos y discos de embrague, platos y collarines, kit de embrague, plato de clutch > clutch-disc
palancas de cambio, palancas de velocidades, pomos de palanca, perillas de palanca > gear-stick
rectificación de tambores, discos y tambores, rectificación de tambores y discos, rectificación de discos y tambores, torneado de discos de freno > brake-disc =brake-light
alineación, balanceo @automotive > tire =rim
alineación y balanceo, vulca, cámaras y neumáticos, goma @automotive > tire =rim
enderezado de rines, enderezado de aros, enderezado de llantas, enderezado de rines y aros, enderezamos rines, reparación de rines, reparación de aros, rectificación de rines, rectificado de rines, restauración de rines, soldadura de rines, pintura de rines > rim =tire
rines, aros @automotive > rim =tire
bandas de rodamiento, banda de rodamiento, reencauche de llantas, reencauche de neumáticos, recauchutado de llantas, recauchaje, recauchutaje, renovado de llantas, llantas renovadas, llantas reencauchadas, neumáticos recauchados, vitalizado de llantas > tire =tire-stack
llanta, neumático, vulcanización, llantera, neumáticos, vulcanizadora, gomería, alineación, tire > tire =rim =tire-stack
lavado y encerado de autos, lavado y pulido de autos, lavado y aspirado de autos, encerado de autos, lavado y encerado, lavado encerado y aspirado, lavado y aspirado, lavamos y enceramos, lavo y encero, lavado y encerado a domicilio, lavado y encerado de carros, lavado y encerado de coches, lavado y encerado de vehículos, lavado y pulido de carros, lavado y pulido de coches, lavado y aspirado de carros, lavado y aspirado de coches, encerado de carros, encerado de coches, lavo autos a domicilio, lavo carros a domicilio, lavado de carros a domicilio, lavado de autos a domicilio, pulido y encerado, pulido y encerado de autos, pulido y encerado de carros, encerado y pulido > car-wash =car-suds =car-shine
túnel de lavado, lavado automático, lavado con rodillos, lavado exprés de autos > car-wash =roller-wash =car-suds
pasta para pulir autos, pastas para pulir autos, pasta para pulir carros, cera y pasta para autos, pasta para pulir pintura > car-shine =car-suds
pasta para pulir, pastas para pulir, pasta pulidora, pastas pulidoras, pulimento, pulimentos, ceras y pulimentos, ceras para autos, cera para autos, ceras para carros, cera para carro, pasta y cera, pastas y ceras, ceras automotrices, productos de detailing @automotive,transportation > car-shine =car-suds
lavado de autos, car wash, lavadero de autos, autolavado, lavado de vehículos, lavacoches > car-wash =car-suds =roller-wash
car detailing, detailer > car-wash =car-shine =car-suds
pulido de autos, limpieza de autos, pulido de carros, pulido de coches, limpieza de carros, limpieza de coches, lavado interior de autos, lavado interior de carros > car-shine =car-wash =car-suds
lavado a vapor, lavautos > car-wash =car-suds =roller-wash
repuestos para autos, repuestos para vehículos, refacciones para autos, recambios para coches, piezas para autos, repuestos de carros, piezas de coche, piezas de coches, partes de carros, partes de autos > engine =spark-plug =brake-disc =coil-spring
~repuesto, repuestos, refacciones, recambios > gear =nut wrench
~autopartes, refaccionaria, desarmaduría, repuestos automotrices, desguace > engine =spark-plug =brake-disc =coil-spring
~autorrepuestos, autorepuestos, autorefacciones, autorrefacciones, motorrepuestos, motorepuestos > engine =spark-plug =brake-disc =coil-spring
motorefacciones, motorrefacciones > motorcycle =spark-plug =brake-disc
accesorios para autos, accesorios automotrices, accesorios para carros, accesorios para coches > rim =steering car-front
autos chocados, carros chocados, coches chocados, vehículos chocados, autos siniestrados, carros siniestrados, coches siniestrados, vehículos siniestrados, compra de autos chocados, venta de autos chocados, compra y venta de autos chocados, compro autos chocados > crashed-car
yonke, chivera, chiveras, huesera, huesera de autos, huesera automotriz, desarmaduría de autos, desguace de autos, autos en desarme, autos para repuestos, partes usadas, autopartes usadas, piezas usadas, repuestos usados, repuestos de segunda > engine =crashed-car =brake-disc =coil-spring
taller de camiones, mecánica de camiones, mecánica diésel para camiones, mecánica diésel para buses, mecánica de camiones y buses, mecánico de camiones, reparación de camiones, taller de camiones y buses, mecánica de buses, mecánica pesada, taller diésel > truck-wrench =truck-front truck wrench
freno, frenos, balatas, pastillas de freno, discos de freno, rectificado de discos, líquido de frenos, pastillas y discos, discos y pastillas, discos y balatas, balatas y discos, bandas de freno, bandas y frenos, zapatas de freno, bombines de freno, tambores de freno, tambores y discos, rectificado de tambores > brake-disc =brake-light
frenos de bicicleta, frenos de bici, frenos de disco para bicicleta, frenos hidráulicos de bicicleta > bicycle =chainring
frenos de ascensor, frenos de elevador > elevator =lift-buttons
frenos de tren, frenos ferroviarios > train =train-simple
fundas para volante, forros de timón, forros de cuero para timón, forros de volante, tapizado de volante, tapizado de volantes, tapizado de timón > steering =quilted-seat
barras de dirección, barras de torsión, barras estabilizadoras, bieletas, bieletas y rótulas, rótulas y bieletas, terminales de dirección, terminales y rótulas, rótulas y terminales, bujes y rótulas, brazos y rótulas, brazos de suspensión, brazos de control, tijeras y rótulas > coil-spring =steering
botones de arranque, botón de arranque, chapas y botones de arranque, chapas de encendido, chapa de encendido, chapas de contacto, switch de encendido > car-key =key-fob
chapas de auto, chapas para autos, chapas automotrices, chapas y elevavidrios > car-key =car-wrench
copas de rueda, copas para ruedas, tapacubos, tazas de rueda, tapones de rin, tapones para rines, copas y rines, polveras para rines > rim =tire
cajas de camión, cajas metálicas para camionetas, cajas para camionetas, cajas de camioneta, cajas de carga, cajas de redilas, redilas y cajas, tolvas y cajas, cajas y carrocerías, carrocerías y cajas, furgones y cajas > truck-body =truck
camas para camionetas, cama de camioneta, camas de camioneta, bedliner, bed liner, forro de caja, duraliner > pickup =spray-gun
cuadros de moto, chasis de moto, cuadros y chasis de moto, enderezado de chasis de moto, enderezado de cuadros > motorcycle-front =motorcycle
columnas de dirección, columna de dirección, columnas y cremalleras > steering =car-wrench
cabezas tractoras, cabeza tractora, tractoras y remolques, tractocamiones y remolques > semi-truck =truck-front
flechas de transmisión, flechas cardán, flechas y crucetas, flechas homocinéticas, flechas automotrices, flechas y juntas, juntas y flechas, semiejes y flechas > gear =bearing
focos halógenos, focos halógenos y xenón, focos xenón, focos neblineros, faros de niebla, faros neblineros, kit de xenón > head-lamp =car-front
forros para motos, forros para asiento de moto, tapizado de asientos de moto > motorcycle =motorcycle-front
fuelles de cardán, fuelles de palier, fuelles y palieres, palieres y fuelles, guardapolvos de cardán > gear =bearing
ganchos de remolque, ganchos de arrastre, enganches para remolque, bolas de remolque, tiros de arrastre, tirones de remolque, coco de arrastre > tow-ball =trailer
gatos y herramientas, gatos mecánicos, gatas y llaves de rueda, llaves de rueda y gatas, gatas hidráulicas, gatas y herramientas > bottle-jack =car-lift wrench
jaulas de seguridad para mototaxi, jaulas para mototaxi, cabinas para mototaxi, carpas para mototaxi, toldos para mototaxi > auto-rickshaw =rickshaw-front
gomas usadas, gomas nuevas y usadas, gomas de auto, gomas de camión, gomas y llantas > tire =tire-stack
espejos convexos, espejos panorámicos viales, espejos de tránsito > traffic-cone =signpost
hornos de pintura, hornos de secado de pintura, cabinas de pintura, cabina de pintura, hornos para pintura automotriz > spray-gun =painted-car
campanas de freno, campanas y tambores, tambores y campanas, rectificado de campanas, rectificado de campanas y tambores, rectificado de campanas y discos, rectificado de discos y campanas, rectificado de discos y tambores, rectificado de tambores y discos, torneado de discos, torneado de campanas, torneado de tambores, forros de freno, forros de frenos, enfibrado de balatas, remachado de balatas, remachado de zapatas, relleno de zapatas, cintas de freno, fricciones y frenos, frenos y fricciones > brake-disc =brake-light
frenos y embragues > brake-disc =clutch-disc =brake-light
amortiguador, suspensión, amortiguadores, espirales, resorte de suspensión, resortes de suspensión > coil-spring
espiral, espirales & tesis, anillados, anillado, encuadernación, encuadernado, encuadernados, cuadernos > notebook =printer
embrague, embragues, clutch, clutches, cambio de clutch > clutch-disc gear-stick
dirección, tren delantero, rótulas > steering =coil-spring rim
batería para auto, baterías para autos, baterías a domicilio, baterías de auto > car-battery =car-bolt
acumulador, acumuladores > car-battery =car-bolt
escape, silenciador, tubo de escape, catalizador, mofles, escapes, tubos de escape, silenciadores, catalizadores, catalítico, catalíticos @automotive > exhaust =car-exhaust
electricidad automotriz, eléctrico automotriz, electricidad del automóvil, autoeléctrico > car-battery =car-bolt
alternador, alternadores, reparación de alternadores, alternadores reconstruidos > alternator =starter-motor car-battery
parabrisas, vidrios de autos, lunas de coche, vidrios automotrices > windscreen =car-panes
polarizado, láminas de seguridad, polarizados, polarizado de vidrios, tintado de lunas > tinted-window =car-shades
motos clásicas, motos antiguas, restauración de motos, restauración de motos antiguas, restauración de motos clásicas, motos custom > motorcycle =motorcycle-front
snorkel, snorkels @automotive > jeep
reparación de scooters, reparación de patines eléctricos, reparación de monopatines, reparación de scooters eléctricos > scooter
reparación de gatos, reparación de gatos hidráulicos, gatos y cilindros > bottle-jack =hydraulic-cylinder
cafe racer, cafe racer y bobber, bobber, scrambler, chopper, choppers, motos cafe racer > motorcycle =motorcycle-front =motorcycle-helmet
moto, motocicleta, motorcycle, motos, ciclomotor, velomotor > motorcycle =motorcycle-front =motorcycle-helmet
moto, motocicleta, motos & convertimos, conversión, conversiones, convierte, electromovilidad, eléctrica, eléctricas > electric-motorcycle =plug-bolt charging-station / gas, gnv, glp, electricidad
motonetas eléctricas, motoneta eléctrica, motonetas y bicis eléctricas, motonetas y bicicletas eléctricas, bicis y motonetas eléctricas, bicicletas y motonetas eléctricas, vespas eléctricas, scooters y bicis eléctricas > electric-moped
motos eléctricas, moto eléctrica, motocicletas eléctricas, motocicleta eléctrica > electric-motorcycle =charging-station plug-bolt
autos clásicos, auto, autos & convertimos, conversión, conversiones, convierte, electromovilidad > charging-station =plug-bolt car-bolt / gas, gnv, glp, escuela, manejo
motero, motociclismo > motorcycle =motorcycle-front =motorcycle-helmet
taller de motos > motorcycle =motorcycle-front =motorcycle-helmet wrench
motoquero club > motorcycle =motorcycle-front =motorcycle-helmet
casco de moto, casco de motociclista > motorcycle-helmet
enduro, motocross > motorcycle =motorcycle-helmet motorcycle-front
motociclista, harley, custom de motos > motorcycle =motorcycle-front =motorcycle-helmet
glp vehicular > gas-car =gas-pump =gas-cylinder
bencinera, gasolinera, estación de servicio, combustible, gasolina, bencina, diesel a domicilio, gas station, servicentro, petrolera > gas-pump =fuel-nozzle =gas-can
lubricentro, cambio de aceite > oil-can =oil-jug =oil-filter
lubricante, lubricantes, aceite de motor > oil-jug =oil-can steel-drum
filtros de aceite > oil-filter =oil-jug
filtros automotrices, filtros para autos, filtros de auto > oil-filter =air-filter
winche, winches, malacate, malacates, huinche, huinches > winch
tapicería de autos, cielos de auto, cielos de autos, butacas de autos, butacas de auto, butacas de carros, butacas y volantes, volantes en cuero, tapiz de autos, tapizado de autos, fundas de asientos, tapicería automotriz, tapicería de coches, tapizado de coches, tapicería del automóvil > quilted-seat =seat
tapetes para carro, tapetes para auto, tapetes para carros, tapetes para autos, tapetes automotrices, alfombras para auto, alfombras para autos, alfombrillas para coche, alfombrillas para autos, pisos para autos, pisos de auto, tapetes de uso rudo, tapetes de hule para auto, alfombras automotrices, tapetes y fundas @automotive,transportation > quilted-seat =car
carreras de autos, piloto de carreras, automovilismo, rally, racing, competición > flag-checkered =motorcycle-helmet gauge
tuning, preparación de motores, alerón, alerones, body kit, body kits, bodykit, bodykits, spoilers, faldones, tuneo, tuneamos, tuneo de autos, autos tuneados, carros tuneados > gauge =engine flag-checkered
karting, kart > kart flag-checkered
motorsport, cuarto de milla > flag-checkered =motorcycle-helmet gauge
4x4, jeep, todoterreno, off road, offroad > jeep =pickup
camioneta, camionetas, pick up > pickup
casa rodante, motorhome, motorhomes, autocaravana, autocaravanas, casas rodantes, camperización, camper, caravanas, camperizado > motorhome =camper
revisión técnica, itv, planta de revisión técnica, verificentro, homologación, inspección técnica de vehículos, inspección técnica vehicular, inspección de vehículos, revisión vehicular, revisiones técnicas, preitv, pre itv > car-check clipboard-text
escáner automotriz, scanner automotriz, diagnóstico automotriz > engine-light gauge
radiador, radiadores, radiador de auto, radiadores de auto, radiadores de autos, radiadores automotrices, sondeo de radiadores, limpieza de radiadores > car-radiator =coolant-light
auto eléctrico, autos eléctricos, coches eléctricos, autos híbridos, vehículos eléctricos > charging-station =car-bolt
audio para autos, audio car, car audio, radios para autos, audio automotriz, sonido para autos, audio y alarmas para autos > car-radio =speaker-hifi
alarmas para autos, alarmas vehiculares, alarmas y gps vehicular > car-alarm =key-fob
gps vehicular, gps para autos, rastreo de autos, localización de vehículos, rastreo de carros, rastreo de coches, rastreo de motos, rastreo de carros y motos, rastreo de autos y motos, rastreo de vehículos, rastreo satelital de vehículos, gps para carros, gps para coches, gps para motos, gps para vehículos > car-pin =pin
aire acondicionado automotriz, aire acondicionado de autos > car-snowflake =snowflake fan
seguridad vial > traffic-cone =traffic-light traffic-signal
repuestos para camiones, repuestos para camiones y buses > truck engine
mecánico de motos, mecánica de motos > motorcycle =motorcycle-front =motorcycle-helmet wrench
cinturón de seguridad, cinturones de seguridad @automotive,transportation > seat
box @automotive > car-wrench =car-lift wrench
cera & auto, autos, coche, carro, pulido, detailing, carrocería > car-wash =car-shine
desponchadora, desponchado, talachera, talachero, talacha, talachas, ponchaduras, pinchazos, parchado, parchado de llantas, monta llantas, montaje de llantas, recauchutado, reencauche, reencauchadora, vitalizadora, serviteca, venta de llantas, cambio de llantas > tire =tire-nail =tire-stack rim
enderezado de chasis, sacabollos, sacagolpes, desabollado, varillero, reparación de golpes, taller de laminado, laminado y pintura, chapistería, taller de chapistería, chapista, chapería > car-hammer =spray-gun painted-car
planchado, planchado de autos, enderezado @automotive > car-hammer =spray-gun
reprogramación de ecu, reprogramación de centralitas, chip tuning, chiptuning > engine-light gauge cpu
lavadero de carros, lavadero de coches, lavadero de vehículos, lavado de carros, lavado de coches > car-wash =car-suds =roller-wash
lavado de camiones, lavadero de camiones, lavado de tractomulas, lavado de buses, lavado de flotas, lavado de gandolas, lavado de camiones y buses, lavadero de camiones y buses, lavado de buses y camiones, lavadero de tractomulas > truck-suds roller-wash
lavadero de motos, lavado de motos > motorcycle =motorcycle-front suds-bucket
lavadero @automotive > car-wash =car-suds =roller-wash
lavado de tapiz, lavado de tapices, limpieza de tapices @automotive > seat suds-bucket
deshuesadero, desarmadero, deshuesadero de autos, desarmadero de autos, desguace de coches, desguaces, desarme de autos, autodesguace > engine =brake-disc =coil-spring
enganche, enganches, jalones, bolas de arrastre, bolas de remolque, tiros de arrastre, tiro de arrastre, enganches para camionetas, enganches y barras @automotive > tow-ball trailer
enganches y remolques, jalones y remolques @automotive > trailer =tow-ball
fabricación de remolques, venta de remolques, renta de remolques, alquiler de remolques, fábrica de remolques > trailer
autos de carrera, autos de carreras, coches de carreras, autos de competición > flag-checkered =motorcycle-helmet gauge
trámites del automotor, gestoría del automotor, gestor automotor, transferencia de vehículos, traspaso de vehículos, placas y tenencias, grabado de patentes > license-plate
patente, patentes @automotive > license-plate
blindaje de vehículos, blindaje de autos, autos blindados, vehículos blindados > car-shield
car wrap, forrado de autos, vinilado de autos, ploteo de vehículos, ploteo vehicular > car-shine car
rotulación de flotillas, rotulado de flotillas, rotulación de camiones, rotulado de camiones, rotulado de furgonetas, rotulación de unidades > lettered-van =plotter
rotulación de vehículos, rotulado de vehículos, rotulación vehicular, vinilo vehicular, rotulado vehicular, rotulado de flotas, rotulación de flotas, rotulación de furgonetas, rotulado de camionetas > lettered-van =signwriting plotter
parqueadero, parqueaderos, parqueo, pensión de carros, pensión de coches, pensión de vehículos > parking-sign =garage-door boom-barrier
tasación de vehículos, tasación de autos, peritaje de autos, peritaje de vehículos, peritaje vehicular, inspección precompra, inspección de autos, inspección vehicular > car-check clipboard-text
seguros vehiculares, seguro vehicular, seguros de auto, seguro de auto, seguros para autos > car-shield =shield-check
vehículos adaptados, adaptamos coches, adaptamos autos, adaptamos carros, adaptamos vehículos, adaptación de vehículos, autos adaptados, coches adaptados, carros adaptados, vehículos para movilidad reducida, autos para movilidad reducida, coches para movilidad reducida, adaptación de autos, adaptación de coches, vans adaptadas, van adaptada, furgones adaptados, furgonetas adaptadas, taxi adaptado, taxis adaptados > steering-chair =access-van wheelchair
taxímetro, taxímetros > taxi =cab-side
cuatrimoto, cuatrimotos, atv, utv, renta de cuatrimotos > quad-bike
buggy, buggies, paseos en buggy, carro tubular, carros tubulares, autos tubulares, tubulares > dune-buggy =buggy
paseos en areneros, paseos en tubulares, paseos en tubular, paseos en carros tubulares > dune-buggy
sandboard, sandboarding > surfboard =dune-buggy
electricista del automóvil, electricista automotriz, electricidad del automotor, electricidad de autos > car-battery =car-bolt
refrigeración del automotor, aire acondicionado del automotor, refrigeración y electricidad del automotor, refrigeración automotriz > car-snowflake =coolant-light =snowflake fan
luna, lunas, cambio de lunas @automotive > windscreen =car-panes
balanceo y frenos > tire =brake-disc
repuestos de motos, refacciones para motos, refacciones para motocicletas > motorcycle =motorcycle-front engine
restauración de focos, pulido de focos, restauración de faros, pulido de faros > head-lamp =car-front =car-shine
limpieza de inyectores > fuel-injector =engine
carwash de camiones, autolavado de camiones > truck-suds roller-wash
carwash > car-wash =car-suds =roller-wash
lavado ecológico de autos, lavado ecológico, lavado sin agua, lavado en seco de autos, limpieza de vehículos, lavado de vehículos pesados > car-wash =car-suds car-shine
estética automotriz, estética vehicular, estética del automóvil, estética de autos > car-shine =car-wash =car-suds
elevador, elevadores, elevadores de autos @automotive > car-lift
gatos hidráulicos, gatos y gatas, gatas y gatos @automotive,construction,transportation > bottle-jack =car-lift hydraulic-cylinder
airbag, airbags > steering seat
tableros de autos, tableros automotrices, tablero de auto > car-dashboard =gauge steering
cajas de dirección, caja de dirección, cremalleras de dirección > steering
cruceta, crucetas, cardán, cardanes, homocinéticas, palieres, crucetas y cardanes > gear =bearing
flechas y cruces, cruces y flechas, cardanes y flechas, cruces cardán, flechas de velocidad, flechas para camión, balanceo de flechas, reparación de flechas, puntas y flechas, yugos y crucetas > gear =bearing
cuerpo de aceleración, cuerpos de aceleración y mariposas, mariposas de aceleración, lavado de inyectores y mariposas, limpieza de mariposa, cuerpos de mariposa, sensores y mariposas, carburación, carburadores e inyectores, toberas e inyectores > fuel-injector =engine
árbol de levas, eje de levas, árbol de levas y cigüeñal, levas y cigüeñales, bielas y pistones, camones, flechas y cigüeñales, punterías y árbol de levas, buzos hidráulicos, botadores y levas, taqués, cigüeñal y bielas > crankshaft =engine
arañas y crucetas, crucetas y arañas, arañas de dirección, araña, arañas & cruceta, crucetas, rótula, rótulas, cardán, cardanes, homocinéticas, bujes > gear =bearing
sistemas de escape, escapes deportivos, escape deportivo, taller de escapes, taller de mofles, escapes para autos, mofles y escapes > exhaust =car-exhaust
motoquero > motorcycle =motorcycle-front =motorcycle-helmet
soat > car-shield
glp automotriz, gas automotriz > gas-car =gas-pump =gas-cylinder
cargadores de vehículos eléctricos, cargador para auto eléctrico, cargador de coche eléctrico, cargador de carro eléctrico, cargadores eléctricos para autos, electrolineras, electroterminal, punto de carga, estaciones de carga, carga de coches eléctricos, recarga de coches eléctricos, recarga de autos eléctricos, wallbox, cargadores vehiculares, cargadores de carros eléctricos, cargadores de coches eléctricos > charging-station =plug-charging
autopartes eléctricas, repuestos eléctricos, repuestos eléctricos automotrices > car-battery =car-bolt =spark-plug
gestoría de autos, gestoría de placas, placas y licencias > license-plate
cochera, cocheras @automotive > garage-door =parking-sign
cochera, cocheras @transportation > parking-sign =garage-door boom-barrier
wrap, wraps, wrapping @automotive > car-shine car
blindaje, blindajes @automotive > car-shield
lavado, aspirado, encerado @automotive > car-wash =car-suds car-shine
pintura, pintado @automotive > spray-gun =painted-car car-hammer
tapicero de autos, tapicero automotriz > quilted-seat =seat
pintor de autos, pintor automotriz > spray-gun =painted-car car-hammer
cromado, cromados, niquelado, niquelados, cromadora, cromado de paragolpes, cromado de parachoques, cromado de defensas, cromado de llantas, niquelado y cromado, cromamos, cromo parachoques, cromamos parachoques, cromamos llantas, cromamos piezas, parachoques y llantas, recromado, cromamos defensas, cromamos paragolpes @automotive > chrome-bumper car-shine rim
distribuidora de autopartes, importadora de repuestos, distribuidora de repuestos, importadora de autopartes > engine =spark-plug =brake-disc =coil-spring
instructor de manejo, instructor de conducción > learner-car =steering traffic-light
refaccionaria de camiones, refacciones para camiones, refaccionaria diésel, refacciones de tractocamión > truck engine =brake-disc
hojalatería, latonería @automotive > car-hammer =spray-gun painted-car
tenencias, verificación y tenencias, refrendos y tenencias > license-plate =car-check
espejo, espejos, retrovisores @automotive > car-front
led, iluminación @automotive > car-front lightbulb
~mantenimiento, mantención @automotive > car-wrench =wrench =car-lift
centro de verificación, centros de verificación, verificación vehicular > car-check clipboard-text
rectificación de cabezas, rectificado de cabezas, monoblocks > crankshaft =engine
gas natural vehicular, gnv, conversión a gas, conversión a gas natural, conversiones a gas, gas vehicular, gas natural en autos, gas para autos, gas natural en carros, conversión de autos a gas, conversión de vehículos a gas, autos de gasolina a gas, de gasolina a gas, de bencina a gas, de nafta a gas, autos a gas, carros a gas, convierto autos a gas, convertimos a gas, convierto a gas > gas-car =gas-pump =gas-cylinder
computadoras automotrices, computadora automotriz, computadoras de autos, computadora de auto, computadoras de carros, reparación de computadoras de autos, ecus, módulos automotrices, reprogramación automotriz, inmovilizadores > engine-light =cpu
programación de computadoras automotrices, programación automotriz, programación de módulos, reparación de computadoras automotrices, reparación de ecus > engine-light =cpu
programación de llaves, llaves programables > car-key =key-fob
faros led, focos led para carro, estrobos, barras led, luces de auto, luces para carros, luces automotrices, iluminación automotriz, faros de auto, focos de auto, faros y micas > head-lamp =car-front
arneses automotrices, arneses eléctricos, conectores automotrices, arneses y conectores automotrices > car-bolt plug-bolt
elevadores de vidrio, elevavidrios, elevalunas, elevadores de cristal, alzacristales, alza vidrios, alzavidrios, levantavidrios, levanta vidrios, cierres centralizados, cierre centralizado, bloqueo central > tinted-window
empaques de motor, juntas de motor, juntas y empaques de motor > engine =crankshaft
trámite de placas, trámites de placas, placas foráneas, placas de taxi, emplacado, emplacamiento > license-plate
barras antivuelco, barra antivuelco, jaulas antivuelco, barras antivuelco y jaulas > buggy =jeep
desmanchado de interiores, lavado de interiores, lavado de vestiduras, limpieza de vestiduras, limpieza de tapiz de autos > seat suds-bucket
calcomanías para motos, calcomanías para moto, gráficos para motos, vinilos para motos > motorcycle =motorcycle-front =motorcycle-helmet
orugas para excavadora, rodaje para maquinaria, rodajes y orugas, rodaje y orugas > excavator bulldozer gear
remolques para lanchas, remolques para motos, remolques para autos, remolques ligeros > trailer
remolques para caballos, tráiler para caballos, tráileres para caballos, remolques y tráileres para caballos, remolques equinos, remolque equino > horse-trailer =trailer
autollaves, autollave, llaves y controles de auto, controles de auto, control de auto, controles para autos, controles vehiculares, control remoto de carro, controles de carro, llaveros de carro > key-fob =car-key
aire acondicionado del automóvil, aire acondicionado de coches > car-snowflake =snowflake fan
rectificado de cigüeñales > crankshaft
ballestas y amortiguadores, ballesta de camión, ballestas de camión, hojas de resorte, paquetes de resortes, muelles de ballesta > coil-spring
escarabajo, escarabajos, escarabajos clásicos @automotive > vocho
camiones usados, venta de camiones, compraventa de camiones > truck =truck-front =semi-truck
fundas y alfombras de auto, fundas para autos, alfombras de auto, alfombras para autos > seat =quilted-seat
repuestos para maquinaria pesada > excavator gear bulldozer
kartódromo, kartódromos, karts, pista de karting, pista de karts, carreras de karts, carrera de karts, carreras de karting, pista de carting, go kart, go karts, gokart, gokarts, alquiler de karts, carting, cartings > kart
bombas de inyección > fuel-injector =engine
placas de auto, placas de autos, placas de carro > license-plate
carrocerías para buses > bus =coach
fabricamos remolques > trailer
cuatriciclo, cuatriciclos > quad-bike
restauración de vespas > moped
dirección hidráulica, direcciones hidráulicas > steering
escuela de manejo de motos, curso de manejo de motos, escuela de motos, licencia de moto, clases de manejo de motos > motorcycle =motorcycle-front =motorcycle-helmet
~repuesto, repuestos, refacciones, recambios @automotive > engine =spark-plug =brake-disc =coil-spring
cremallera, cremalleras, bombas de dirección, bomba de dirección @automotive > steering
carga de gas, recarga de gas, carga de gas y reparación @automotive > snowflake fan
autos chatarra, chatarra de autos, compra de chatarra automotriz, carros chatarra > scrap-magnet tow-truck
pancho, panchos @automotive,construction,transportation > -
parlante, parlantes, radios y parlantes @automotive > car-radio =speaker-hifi
pneumàtics, pneumatikoak > tire =rim =tire-stack
pintamos, pinto @automotive > spray-gun =painted-car car-hammer
parachoques, paragolpes, bumper, bumpers, defensas, fascias @automotive > chrome-bumper =car-front
aerografía, aerógrafo, airbrush @automotive > spray-gun =painted-car =motorcycle
tanques de moto, tanque de moto, pintura de motos, pintamos motos, pinto motos, pinto tanques de moto, cascos y tanques, aerografía en cascos, aerografía de motos > spray-gun =motorcycle =motorcycle-helmet
traslado en silla de ruedas, traslados en silla de ruedas, van para sillas de ruedas, vans para sillas de ruedas, van con rampa, vans con rampa, van con elevador, transporte en silla de ruedas, transporte de sillas de ruedas, pasajeros en silla de ruedas, taxi para sillas de ruedas, taxi con rampa, furgoneta con rampa, viajes en silla de ruedas, movilidad en silla de ruedas, coche con rampa > access-van =wheelchair
neón, luces neón @automotive > head-lamp =car-front
autoservicio, autocentro @automotive > wrench =car-wrench =car-lift
capota, capotas, descapotable, descapotables, convertible, convertibles @automotive > car =seat car-front
limitador, limitadores, limitadores de velocidad, tacógrafos y limitadores @automotive > gauge =truck-front
bomba de agua, bombas de agua @automotive > engine =coolant-light
correa de distribución, correas de distribución, banda de distribución, bandas de distribución, cadena de distribución, kit de distribución, kits de distribución, cambio de correas, cambio de distribución, banda de tiempo, bandas de tiempo, correa de tiempo > timing-belt =engine
tacógrafo, tacógrafos > gauge =truck-front
alfombra, alfombras, tapete, tapetes, forro, forros, funda, fundas @automotive > quilted-seat =seat
trenzas de trapo, trapo trenzado, alfombras de trapo, alfombras de trapillo, alfombras de retazos, tapetes de trapo, tapetes de retazos, jarapas, jarapa, alfombras trenzadas, tapetes trenzados > unrolled-rug =rug =rolled-rug
velocímetro, velocímetros, odómetro, odómetros, tableros digitales, tablero digital, cuentakilómetros, tacómetro, tacómetros @automotive > gauge =speed
tableros de autos, reparación de tableros, arreglo de tableros @automotive > car-dashboard =gauge
motorina, motorinas > moped =electric-moped
motorinas eléctricas, motorina eléctrica, motos eléctricas y bicimotos > electric-moped =electric-motorcycle moped
estéreos, estéreo, autoestéreos, autoestéreo, autorradios, autorradio, cámaras de retroceso, cámara de retroceso, cámaras de reversa, cámara de reversa, pantallas para autos, pantallas android, pantallas para carros, sonido para autos, sonido para carros, sonido automotriz, audio automotriz, audio car, car audio, woofers y plantas, bajos y plantas @automotive > car-radio =speaker-hifi
sincronización, sincronizaciones, entonación de motor, entonación, afinamiento, afinamientos, puesta a punto, tune up, fuel injection, inyección de combustible, limpieza de inyectores, escaneo, escaneos, escaneo automotriz, diagnóstico computarizado, diagnóstico por computadora, mantenimiento preventivo @automotive > engine =wrench =engine-light
acoplados, acoplado, semirremolques, semirremolque, semis y acoplados, bateas y semis, trailers, chasis y acoplados, fabricación de acoplados, remolques de carga @automotive > trailer =truck-body semi-truck
guardafangos, guardafango, guardabarros, tapabarros, salpicaderas, salpicadera, capós, capó, capot, capots, fascia, fascias y faros, capós y puertas, puertas y guardafangos @automotive > car-front =chrome-bumper
cuido carros, cuido autos, cuidamos autos, cuidamos carros, cuidado de autos, cuidado de carros, cuidador de carros, cuidador de autos, vigilo carros > parking-sign =car-suds car
portabicicletas, portabicis, porta bicicletas, coolers de auto @automotive > car =suitcase bicycle
portaequipaje, portaequipajes, porta equipaje, porta equipajes, barras portaequipaje, barras de techo, cofres de techo, portaesquís @automotive,transportation > roof-rack car
lubricación, lubricación y engrase, engrase, engrases, lubricación automotriz, engrase general @automotive > oil-can =oil-jug
reparación de chasis, chasis torcidos, enderezado de chasis, chasis y compactos, soldadura de chasis, alineación de chasis, bancada y chasis @automotive > car-hammer =welding-torch car-lift
desinfección de aire, limpieza de aire, desinfección y limpieza de aire, sanitización de vehículos, sanitizado de autos, desinfección de autos, ozono para autos @automotive > car-snowflake =car-shine
`;
