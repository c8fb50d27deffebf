/** Building, installations, property, energy and mines. The format is told in ../table.ts. */
export const BUILDING = `
constructora, constructor, obra gruesa, construction, edificación, obras civiles, llave en mano > roofs crane hard-hat
maestro constructor, empresa constructora, builder > roofs crane hard-hat bricks
vivienda, construcción de casas, casas prefabricadas, viviendas, casa modular, housing, casas de madera > house roofs / aseo, electrico
construcción de viviendas, casas ecológicas, ampliación, ampliaciones, casas y ampliaciones, casas sip, steel framing > house roofs / aseo, electrico
construcción en seco, casa propia, chalet, casas modulares > house roofs / aseo, electrico
construcción de casas de madera, construcción en madera, cabañas de madera, construcción de cabañas, casas de troncos > log-cabin house pine roofs hammer
madera, maderera, barraca, tablas de madera, maderas, aserrado, wood, timber, trozos, durmientes, pallets > tree saw-blade pine
edificio, departamento, rascacielos, edificios, administración de edificios, condominio, administración de condominios > skyline building-apartment
gastos comunes, apartamentos, building, administración de fincas, comunidades de vecinos, conserjería, consorcio > skyline building-apartment
inmobiliaria, inmobiliario, corretaje, corredor de propiedades, bienes raíces, propiedades, real estate > house key skyline
arriendo de departamentos, venta de casas, agente inmobiliario, broker inmobiliario, venta de terrenos, loteo, parcelas en venta > house key skyline
tasación, tasaciones, gestión inmobiliaria, gestoría inmobiliaria, administración inmobiliaria, proyectos inmobiliarios, realtor, arriendo de casas, alquiler de pisos > house key skyline
compraventa de pisos, venta de departamentos, hipotecario > house key skyline
arquitectura, arquitecto, estudio de arquitectura, planos, architect, proyectista, arquitectónico, urbanismo > compass-tool skyline house blueprint
regularización de planos, urbanista, dibujante técnico, delineante, bim, render, renders, autocad > compass-tool skyline house blueprint
cartografía, georreferenciación, fotogrametría > compass-tool mountain map-trifold pin
~ingeniero, ingeniería, engineering > compass-tool gear crane
ingeniería estructural, cálculo estructural, ingeniero civil, estructural, ingeniería civil, calculista > compass-tool crane bridge hard-hat
geotecnia, inspección técnica de obras > compass-tool crane bridge hard-hat
viaducto > bridge
albañil, albañilería, ladrillo, ladrillos, bloque, fábrica de ladrillos, obras menores, mampostería, estuco, estucador > bricks trowel
enfoscado, bloquera, ladrillera, adoquín, adoquines, pavimento, pastelones, muro, muros, tabiquería, yeso, volcanita > bricks trowel
pladur, cielo falso > bricks hammer
cemento, hormigón, concreto, prefabricados de hormigón, shotcrete, radier, microcemento > bricks trowel
remodelación, reforma, remodelaciones, reformas, reparación de casas, mantención del hogar, multiservicio, obras y reformas > hammer paint-roller roofs wrench
renovación, remodelación de baños, remodelación de cocinas, manitas, handyman, reformas integrales, terminaciones > hammer paint-roller roofs wrench
obra nueva, obra nueva y reformas > bricks crane hard-hat
todo tipo de reparaciones del hogar, habilitación de oficinas > hammer paint-roller wrench roofs
pintura, pintor, pintores, pintura de casas, pintor de casas, pinturas, pintura industrial, pintado, fachadas > paint-roller house-brush paint-brush-household paint-bucket / taller, clases, arte, óleo, cuadro, curso, auto, coche, vehículo, automotriz
papel mural, papeles murales, papel tapiz, papel pintado, empapelado, empapelador, empapelados > wallpaper paint-roller
pintura de fachadas, pinturería, tienda de pinturas > paint-bucket paint-roller paint-brush-household / taller, clases, arte, óleo, cuadro, curso, auto, coche, vehículo, automotriz
electricista, instalaciones eléctricas, instalador eléctrico > lightning plug lightbulb
eléctrico, electricidad, energía, electricity, tableros eléctricos > lightning plug lightbulb
certificación te1, electricistas, empalmes, iluminación pública, generadores eléctricos, generador, grupo electrógeno > lightning plug lightbulb
material eléctrico, alta tensión, volt, eléctrica, proyectos eléctricos, instalación eléctrica, electrificación > lightning plug lightbulb
gasfíter, plomero, fontanero, gasfitería, plomería, fontanería, plumber, alcantarillado, destape, destape de cañerías, cañerías > faucet drop-wrench pipe wrench / auto
tuberías, filtraciones, gas domiciliario, gasfiter certificado, desatascos, drenajes, instalaciones sanitarias > pipe faucet wrench / auto
detección de fugas, sanitarista, destapes, llaves de agua, desazolve > pipe-wrench wrench pipe drop-half / auto
calefacción, caldera, estufa, estufas, calefont, calderas, termo, calefactores, calentadores > flame radiator thermometer
boiler, bosca, calefacción central, losa radiante > flame radiator thermometer
aire acondicionado, climatización, refrigeración, ventilación, frigorista, minisplit, refrigeración industrial, climatizador, cámaras de frío, split, splits, equipos split, cámaras frigoríficas > snowflake fan thermometer-cold
frío industrial, hvac, instalación de aire, extractores > snowflake fan thermometer-cold
gas, gas a domicilio, reparto de gas, gas licuado, balones de gas, distribuidora de gas, cilindros de gas, bombonas de gas, gas envasado, garrafas de gas > gas-cylinder flame
gas natural > flame gas-cylinder
termosolar, calentadores solares > sun solar-panel solar-roof
techos, goteras, techado, bajadas de agua > tiled-roof roofs
impermeabilización, impermeabilizante, aislación, aislante, membrana asfáltica, aislamiento > umbrella drop-half roofs
ventana, ventanas, termopanel, ventanas de pvc, aluminio > window / auto, parabrisas, polarizado
cristales templados, window, carpintería de aluminio, cancelería, aluminios, mamparas, shower door, vidrios templados > window / auto, parabrisas, polarizado
ventanales > window / auto, parabrisas, polarizado
puerta, puertas, puertas de madera, puertas y ventanas > door window
portón, portones, portones automáticos, automatización de portones, motores para portones, puertas automáticas, door > gate door garage
motores de portón > gate door
cortinas metálicas > garage door
rejas y portones, portones y rejas, rejas de fierro, portones de fierro, rejas de hierro, portón de hierro, rejas metálicas, cancela, cancelas > gate fence
reja, rejas, protecciones, barandas, cerco, cercos, alambrado, cercos eléctricos, cierre perimetral, cierres perimetrales, valla, vallas > fence
cerrajería, cerrajero, chapa, locksmith, cerradura, copia de llaves, cerrajero 24 horas, candado, apertura de puertas > key lock-key keyhole
apertura de casas, apertura de chapas, apertura de cajas fuertes, apertura de cerraduras > key lock-key keyhole
abrimos autos, abrimos vehículos, abrimos coches, abrimos casas, abrimos puertas, abro puertas, abro autos, abrimos autos y casas, apertura de autos y casas, apertura de casas y autos, abrimos casas y autos > key lock-key keyhole
cerraduras digitales, duplicado de llaves > key lock-key keyhole
ferretería, ferretero, herramienta, hardware store, herramientas, tlapalería > hammer tools nut wrench
tornillo, perno, pernos, tornillería > screw nut
arriendo de herramientas, tools, materiales para la construcción, clavos > tools hammer drill
carpintería, carpintero, woodwork, carpintería en madera, carpintería metálica, terminaciones en madera > hammer saw-blade tree
soldadura, soldador, estructura metálica, estructuras metálicas, acero, welding > welding-mask hammer flame
tornería, tornero, metalmecánico, maestranza, piezas metálicas > gear nut wrench
corte láser & madera, acrílico, mdf, cuero, papel, cartón, tela > bezier compass-tool
corte láser & metal, acero, plancha, aluminio, fierro, fresado, cnc > gear saw-blade
acero inoxidable, herrería metálica, calderería, soldadores, metal, galpones metálicos, pailería > welding-mask hammer flame
mecanizado, cnc, corte por láser, fresado, fresado cnc, router cnc, corte con plasma > gear saw-blade
maquinaria pesada, bulldozer > bulldozer crane
arriendo de maquinaria, maquinaria, minicargador, motoniveladora, maquinaria de construcción > bulldozer crane
compactación, terraplenes, renta de maquinaria, alquiler de maquinaria > bulldozer crane
montaje de stands, stands para ferias, stands feriales, stands publicitarios > storefront awning
grúa torre, grúas de construcción, puente grúa > crane crane-hook
izaje, montaje industrial, montajes, camión pluma > crane-hook crane
demolición, demoliciones, desarme, derribo > wrecking-ball hammer bricks bulldozer
tronadura > bomb pickaxe hard-hat
desarme @automotive & auto, autos, camión, camiones, vehículo, repuesto, repuestos > gear engine wrench
piscina, piscinas, alberca, albercas, mantención de piscinas, pool service, piletas, construcción de piscinas, limpieza de piscinas > swimming-pool waves-circle waves
porcelanato, baldosa, baldosas, piso flotante, revestimiento, parquet, azulejos, solados > tiles
tarima flotante, porcelanatos, vinílico, vitrificado de pisos, pulido de pisos, deck, azulejo > tiles
mármol, granito, marmolería, cubiertas de granito, cantera, cubiertas de cuarzo, piedras decorativas, marmolista > cube mountain
andamio, alzaprima, moldaje, andamios, moldajes > scaffold ladder hard-hat
trabajo en altura, trabajos en altura > hard-hat carabiner scaffold
trabajos verticales, líneas de vida, línea de vida > carabiner hard-hat
ascensor, ascensores, elevador, elevadores, montaplatos, salvaescaleras > elevator
perforación & minería, tronadura, roca, mina > drill
pozo, sondaje, perforación, pozos profundos, sondajes, perforación de pozos, bomba de agua, bombas de agua, motobombas > drop-half drilling-rig drill
seguridad y epp, elementos de protección, epp, protección personal, equipo de protección, ropa de seguridad > hard-hat goggles shield-check
minería, minero, mina, mining, faena minera, geólogo, geología, yacimiento, explosivos, pirquén, perforista, extracción de litio, extracción de minerales, extracción de carbón, extracción de oro, extracción minera > pickaxe mine-cart hard-hat
petróleo, hidrocarburos, refinería > drop-half gas-can
automatización industrial, mantención industrial, mantenimiento industrial > gear factory wrench
~fábrica, industria, industrial, manufactura, factory, maquila, producción industrial, mantenimiento > factory gear
~mantención, hidráulica, neumática, oleohidráulica > factory gear
galpón, bodegas, bodegaje, almacenaje, warehouse, galpones, almacenamiento > warehouse package / vino, viñedo, cerveza
nave industrial > warehouse package / vino, viñedo, cerveza
señalización vial, demarcación, conos, señales de tránsito, tránsito > traffic-cone signpost
carretera, vialidad, asfalto, obras viales, pavimentación, caminos, camino, repavimentación, autopista > road traffic-cone
extintor, extintores, sistemas contra incendio, red húmeda, protección contra incendios, detección de incendio, bombero, bomberos > fire-extinguisher flame
plástico, plásticos, polietileno, inyección de plástico, caucho, fibra de vidrio > cube hex-core
carpa de eventos, arriendo de carpas > tent
baños químicos, arriendo de baños químicos, sanitarios portátiles > toilet
casa, casas @construction > house roofs hammer
~construcción, construcciones, contratista > roofs crane hard-hat bricks
~bodega, bodegas > warehouse package
andamista, encofrador, armador > ladder hard-hat
yesero, solador, alicatador, parquetero, colocador de pisos > tiles bricks hammer
hojalatero, latonero > hammer
aire comprimido, compresores, neumáticos industriales > gauge gear
gazebo, gazebos, glorieta > house sun
lavadero > washing-machine drop-half
restauración de edificios > hammer bank
construcción de ventanas, instalación de ventanas > window
eficiencia energética, asesor energético, asesoría energética > lightning sun
piedra laja, laja, lajas, losas de piedra > tiles
piedra, piedras > cube mountain / harina, molino, horno, pan
excavación, movimiento de tierra, movimiento de tierras > excavator bulldozer shovel
rehabilitación de fachadas, rehabilitación de edificios > skyline trowel bricks
limpieza de fachadas > skyline spray-bottle
administrador de fincas, administradores de fincas > skyline key
estudio de suelo, estudios de suelo, ensayos de materiales > layers mountain compass-tool
mecánica de suelos > layers mountain compass-tool
~planta de producción, planta procesadora, planta de alimentos > factory gear
~planta industrial > factory gear
limpieza de alcantarillado > truck pipe
llaves de paso, llaves de baño, válvulas > wrench pipe shower-head
bombas hidráulicas, bombas sumergibles, bombas centrífugas > drop-half gear
planta solar, planta fotovoltaica, parque solar > sun solar-panel
pantallas solares, cortasol, quitasoles > umbrella sun
maestro chasquilla, mil oficios, todero, mil usos, milusos, arreglos del hogar, reparaciones del hogar > tools hammer
aislamiento térmico, aislación térmica, aislación acústica > house
grifería > faucet shower-head
cercas, cerca eléctrica, cercas vivas, cerca perimetral > fence
pies derechos, pie derecho, vigas, viga > tree
techo, techumbre, techador, techumbres, canaletas, hojalatería de techos, tejas, zinguería, tejado, tejados, roof > tiled-roof roofs
topografía, topógrafo, topográfico, topográfica, levantamiento topográfico, levantamientos topográficos, geomensura, agrimensor, geodesia, mensura, geomensor > theodolite compass-tool mountain
grúas horquilla, grúa horquilla, montacargas, carretilla elevadora > forklift
solar, panel solar, energía solar, paneles solares, paneles fotovoltaicos, fotovoltaico, placas solares > solar-panel sun
chimenea, chimeneas, estufas de leña, estufa a leña, estufa a pellet > fireplace flame
vidriería, vidrio, cristal, vidriero, vidrios, cristalero > glass-pane window / auto, parabrisas, polarizado
limpieza de fosas, fosas sépticas, limpiafosas, limpia fosas, vaciado de fosas, vaciado de fosas sépticas, limpieza de fosas sépticas, pozos negros > truck pipe
caja fuerte, cajas fuertes, cambio de combinación, bóvedas de seguridad > safe lock-key key
hormigonera, premezclado, camión mixer, camiones mixer, hormigón premezclado, concreto premezclado > mixer-truck bricks
escalera, escaleras > ladder hard-hat
escalera, escaleras & baranda, barandas, pasamanos, interior, interiores, madera, mármol, concreto, hormigón, diseño, fabricación, herrería, hierro > staircase ladder
`;
