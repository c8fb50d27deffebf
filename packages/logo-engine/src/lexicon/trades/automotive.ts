/** Cars, motorcycles and their care. The format is told in ../table.ts. */
export const AUTOMOTIVE = `
mecánico, mecánica, taller mecánico, mecánica automotriz, automotriz, motor, taller automotriz, mecánico a domicilio > wrench car-wrench car-front engine gear
mecánica diésel, garage mecánico, afinación, diésel, talleres mecánicos, auto repair > wrench car-wrench car-front engine gear
rectificadora, rectificación de motores, rectificado de motores, ajuste de motor, motores > engine gear
reparación de autos, mantención de vehículos, inyección electrónica, cajas de cambio > wrench gauge engine gear
transmisiones automáticas, turbos, electromecánica, electromecánico, reparación de vehículos, reparación de motores > wrench gauge engine gear
~~taller, reparación, servicio técnico @automotive > wrench gauge engine
auto, automóvil, coche, carro, vehículo, autos usados, concesionario, automotora, seminuevos, compraventa de autos, car, autos > car car-front steering
venta de autos, rent a car, arriendo de autos, renta de autos, alquiler de coches, autos clásicos, coches de ocasión > car car-front steering
lote de autos, autos de colección, compra y venta de autos, vehículos, automóviles, coches, carros, compraventa de coches > car car-front steering
venta de vehículos, consignación de autos > car car-front steering
llaves para autos, llave codificada, llaves con chip, apertura de autos, apertura de vehículos, apertura de coches, apertura de carros, cerrajería automotriz, cerrajero automotriz > car-key lock-key
desabolladura, chapa y pintura, desabolladura y pintura, hojalatería y pintura, pintura y desabolladura, enderezado y pintura, latonería y pintura, carrocería, latonería, pintura automotriz > spray-gun car car-wrench
planchado y pintura, hojalatería y pintura automotriz, latonería y pintura automotriz, chapa y pintura automotriz, enderezado y pintura automotriz, desabolladura y pintura automotriz, planchado y pintura automotriz, taller de chapa, pintura de autos, hojalatería automotriz > spray-gun car car-wrench
neumático, llanta, rueda, tire, vulcanización, alineación, balanceo, gomería, llantera, vulcanizadora, montallantas, neumáticos @automotive > tire rim
alineación y balanceo, rines, aros, vulca, cámaras y neumáticos, goma @automotive > tire rim
llanta, neumático, vulcanización, llantera, neumáticos, vulcanizadora, gomería, alineación, tire > tire rim
lavado de autos, lavado y encerado de autos, lavado y pulido de autos, lavado y aspirado de autos, encerado de autos, car wash, lavadero de autos, autolavado, lavado de vehículos, car detailing, detailer, lavacoches > car-wash car drop-half spray-bottle sparkle
pulido de autos, lavado a vapor, lavautos, limpieza de autos, limpieza de tapiz de autos > car drop-half spray-bottle sparkle
repuestos para autos, repuestos para vehículos, refacciones para autos, recambios para coches, piezas para autos > gear engine car
~repuesto, repuestos, refacciones, autopartes, recambios, refaccionaria, desarmaduría, repuestos automotrices, desguace > gear engine nut wrench
accesorios para autos, accesorios automotrices, accesorios para carros, accesorios para coches > car steering gear
yonke > gear engine nut wrench
taller de camiones, mecánica de camiones > truck gear engine
freno, frenos, frenos y embragues, balatas, pastillas de freno, discos de freno, rectificado de discos > brake-disc rim wrench
amortiguador, suspensión, amortiguadores, espirales, resorte de suspensión, resortes de suspensión > coil-spring rim wrench
embrague, dirección, embragues, tren delantero, rótulas > rim wrench
batería para auto, baterías para autos, baterías a domicilio, baterías de auto, acumulador, acumuladores > car-battery lightning
electricidad automotriz, eléctrico automotriz, electricidad del automóvil, autoeléctrico, alternador, alternadores > lightning car-battery
escape, silenciador, tubo de escape, catalizador, mofles, escapes, tubos de escape @automotive > car engine
parabrisas, vidrios de autos, polarizado, láminas de seguridad, polarizados, lunas de coche, vidrios automotrices, polarizado de vidrios, tintado de lunas > car-front car
moto, motocicleta, motorcycle, motos, ciclomotor, velomotor, motoquero club, taller de motos, motero, cuatrimoto, motociclismo, repuestos de motos > motorcycle moped
enduro, motocross, motociclista, harley, custom de motos > motorcycle moped
gas vehicular, gnv, glp vehicular, conversión a gas > gas-pump gauge engine
bencinera, gasolinera, estación de servicio, combustible, gasolina, bencina, diesel a domicilio, gas station, servicentro, petrolera > gas-pump gas-can
lubricentro, cambio de aceite, lubricante, lubricantes, aceite de motor, filtros de aceite > drop-half engine
tapicería de autos, tapiz de autos, tapizado de autos, fundas de asientos, tapicería automotriz > seat car
carreras de autos, tuning, piloto de carreras, automovilismo, rally, karting, racing, competición, preparación de motores, kart > flag-checkered gauge
motorsport, cuarto de milla > flag-checkered gauge
4x4, jeep, todoterreno, off road, offroad > jeep mountain
camioneta, camionetas, pick up > pickup jeep
casa rodante, motorhome, autocaravana, casas rodantes, camperización, camper, caravanas, camperizado > camper van
revisión técnica, verificación vehicular, itv, planta de revisión técnica, verificentro, homologación > clipboard-text seal-check gauge
escáner automotriz, scanner automotriz, diagnóstico automotriz > gauge engine car
radiador, radiadores > engine fan
auto eléctrico, autos eléctricos, coches eléctricos, autos híbridos, vehículos eléctricos > charging-station lightning car
audio para autos, audio car, car audio, radios para autos > speaker-hifi equalizer
alarmas para autos, alarmas vehiculares, gps vehicular, alarmas y gps vehicular > siren pin lock-key
aire acondicionado automotriz, aire acondicionado de autos > snowflake fan car
seguridad vial > traffic-signal traffic-cone
repuestos para camiones, repuestos para camiones y buses > truck gear engine
mecánico de motos, mecánica de motos > motorcycle wrench
cinturón de seguridad, cinturones de seguridad @automotive,transportation > seat car
`;
