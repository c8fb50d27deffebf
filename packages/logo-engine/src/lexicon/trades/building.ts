/** Building, installations, property, energy and mines. The format is told in ../table.ts. */
export const BUILDING = `
constructora, constructor, constru, obra gruesa, construction, edificación, construccions, eraikuntza, eraikuntzak, construcións > roofs =crane =hard-hat =bricks
obras civiles > crane =excavator =hard-hat
maestro constructor, empresa constructora, builder > roofs =crane =hard-hat =bricks
vivienda, viviendas, housing > house =roofs / aseo, electrico
construcción de casas, casa modular > house =roofs =bricks / aseo, electrico
casas de madera > log-cabin =house / aseo, electrico
construcción de viviendas, casas ecológicas, ampliación, ampliaciones, casas y ampliaciones, casas sip > house =roofs =bricks / aseo, electrico
steel framing, steel frame, casas en steel frame, construcción en steel frame, metalcon, estructura metalcon, perfiles galvanizados, casas industrializadas > steel-frame steel-beam / aseo, electrico
casa prefabricada, viviendas prefabricadas > house =roofs / aseo, electrico
prefabricada, prefabricadas @construction > house =roofs / hormigón, concreto, losetas, piezas, vigas, escaleras
casas prefabricadas > house =roofs / aseo, electrico
casa propia, chalet > house =key / aseo, electrico
construcción en seco > steel-frame =drill / aseo, electrico
casas modulares > house =roofs / aseo, electrico
construcción de casas de madera, construcción en madera, cabañas de madera, construcción de cabañas, casas de troncos > log-cabin =a-frame-cabin
madera, tablas de madera, maderas, wood, troncos, rollizos > log-pile =axe-log =saw-blade
maderera, barraca, aserrado, timber, trozos, durmientes > log-pile =saw-blade axe-log
pallets > pallet =wooden-crate
postes de luz, poste de luz, postes de alumbrado > street-lamp =pylon
cajones fruteros > wooden-crate =fruit-crate
palets, palet, estibas de madera, pallets recuperados, palets recuperados > pallet =wooden-crate
embalaje de madera, embalajes de madera, jaulas de madera, pallets y embalajes de madera > wooden-crate =pallet
edificio, departamento, rascacielos, edificios > skyline =building-apartment
administración de edificios, condominio, administración de condominios, administro edificios, administramos edificios, administramos condominios, administro condominios, administración de consorcios, consorcios, administro consorcios, condominios y gastos comunes, copropiedades > skyline =keyhole-building
apartamentos, building > skyline =building-apartment
comunidades de vecinos, conserjería, consorcio > skyline =keyhole-building
gastos comunes > building-apartment =skyline calculator
inmobiliaria, inmobiliario, corretaje, corredor de propiedades, bienes raíces, propiedades, real estate > house =key =estate-sign =house-pin
arriendo de departamentos, venta de casas, agente inmobiliario, broker inmobiliario > house =key =estate-sign =house-pin
venta de terrenos, loteo, parcelas en venta > house-pin =estate-sign
tasación, tasaciones, avalúo, avalúos, avalúos inmobiliarios, valuador inmobiliario, tasación de pisos, tasación de viviendas, tasación de inmuebles, tasación de casas, tasamos, tasamos pisos, tasamos casas, tasamos viviendas, tasamos inmuebles > appraised-house =house =estate-sign
gestión inmobiliaria, gestoría inmobiliaria, administración inmobiliaria, proyectos inmobiliarios, realtor, arriendo de casas, alquiler de pisos, gestión de alquileres, administración de alquileres, administración de arriendos, gestión de arriendos > house =key =estate-sign =house-pin
compraventa de pisos, venta de departamentos > house =key =estate-sign =house-pin
hipotecario, hipoteca, hipotecas, crédito hipotecario, créditos hipotecarios, préstamo hipotecario, préstamos hipotecarios, bróker hipotecario > key =house coins
arquitectura, arquitecto, estudio de arquitectura, planos, architect, proyectista, arquitectónico, urbanismo, arquitectes, arkitektura, arkitektoak > compass-tool =floor-plan =set-square
regularización de planos, urbanista, dibujante técnico, delineante, bim, render, renders, autocad > compass-tool =floor-plan blueprint
cartografía, georreferenciación, fotogrametría > map-trifold =theodolite
~ingeniero, ingeniería, engineering > compass-tool gear crane
ingeniería estructural, cálculo estructural, ingeniero civil, estructural, ingeniería civil, calculista, cálculos de estructuras, cálculo de vigas, cálculos estructurales, cálculo y diseño estructural, cálculo de losas, calculamos estructuras, diseño de estructuras, peritaje estructural, peritajes estructurales, estructuras y peritajes, patología estructural, ingeniero estructural, ingeniero estructurista, memoria de cálculo, cálculo de estructuras > bridge =compass-tool crane
inspección técnica de obras > hard-hat =compass-tool crane
viaducto > bridge
mano de obra, cuadrilla de obreros, cuadrillas de obreros, cuadrilla de construcción > work-crew =workman hard-hat
obrero, obreros > workman =work-crew hard-hat
albañil, albañilería, obras menores, mampostería, palustre, palaustre, llana y palustre, paleta y plomada > bricks =trowel =level-on-bricks
estuco, estucador > trowel bricks
ladrillo, ladrillos, bloque > bricks =hollow-brick =brick-pallet
fábrica de ladrillos > bricks trowel factory
adoquín, adoquines, adoquinado, adoquinados, empedrado, empedrados, adocreto, adocretos, adoquines de concreto, pavers > paving-herringbone bricks
tapas de concreto, tapas de registro, tapas de hormigón, tapas y registros, registros y tapas, tapas de alcantarilla, tapas de buzón > concrete-block =pipe
tapas de refresco, tapas de gaseosa, tapitas de refresco, tapitas de gaseosa, tapitas plásticas, tapas plásticas recicladas, corcholatas y tapas, arte con corcholatas, tapas recicladas > recycle =brush palette
perfiles omega, perfiles para drywall, perfiles y parantes, parantes y rieles, perfil metalcon > joint-knife =drill
mallas de mosaico, mallas de cerámica, mosaicos enmallados, mallas de mosaicos, mosaico en malla, mosaicos en malla > tiles
moldes para molduras, moldes para balaustres, moldes para columnas > ionic-column ceiling-rosette
moldes para adoquines, moldes para bloques, moldes para concreto, moldes para cemento, moldes para hormigón, moldes para block, moldes para ladrillos, moldes de ladrillo, moldes para tabiques, moldes para baldosas, moldes para maceteros de cemento > concrete-block =paving-herringbone bricks
pastelones, muro, muros > bricks trowel
yeso, enfoscado > trowel bricks
bloquera, bloqueras, block, blocks, blocks de concreto, blocks de cemento, bloques de concreto, bloques de cemento, bloques de hormigón, fábrica de blocks, fábrica de bloques, bloquería @construction > concrete-block =bricks
ladrillera > bricks =hollow-brick =brick-pallet factory
pavimento > road bricks
tabiquería, volcanita > joint-knife =drill screw
pladur, cielo falso, cielo raso, cielos rasos > joint-knife =drill screw
cemento > cement-sack =trowel =mixer-truck bricks
shotcrete > bricks =trowel =mixer-truck
radier, radieres, losas de hormigón, losas y radieres, losas de concreto > mixer-truck =trowel
prefabricados de hormigón, prefabricados de concreto, prefabricados de cemento > concrete-block =mixer-truck
hormigón, concreto > mixer-truck trowel
microcemento, microcementos, cemento pulido, cemento alisado, cemento lissé > smoothing-trowel =trowel
remodelación, reforma, remodelaciones, reformas, reparación de casas, mantención del hogar, multiservicio, obras y reformas > house-wrench =house-brush =toolbox hammer
renovación, remodelación de cocinas, manitas, handyman, reformas integrales, terminaciones > house-wrench =house-brush =toolbox hammer
obra nueva, obra nueva y reformas > bricks =crane =hard-hat
todo tipo de reparaciones del hogar, habilitación de oficinas > house-wrench =toolbox =tools
pintura, pintor, pintores, pintura de casas, pintor de casas, pinturas, pintura industrial, pintado, fachadas > paint-roller =house-brush =paint-brush-household =paint-bucket / taller, clases, arte, óleo, cuadro, curso, auto, coche, vehículo, automotriz, retablo, retablos, figuritas
papel mural, papeles murales, papel tapiz, papel pintado > wallpaper
empapelado, empapelador, empapelados > wallpaper
pinturería, tienda de pinturas > paint-bucket =paint-roller =paint-brush-household / taller, clases, arte, óleo, cuadro, curso, auto, coche, vehículo, automotriz
pintura de fachadas > paint-roller =house-brush =paint-brush-household =paint-bucket / taller, clases, arte, óleo, cuadro, curso, auto, coche, vehículo, automotriz
electricista, instalaciones eléctricas, instalador eléctrico, instalaciones de luz, instalación de luz, instalo luz, luz y contactos, contactos y apagadores, cableado de luz, luz eléctrica, tomas de luz, luz y enchufes, enchufes y luces, cortocircuitos, bajadas de luz, pilares de luz, instalaciones de luz y fuerza > lightning =plug-bolt =plug =bulb-plug
embobinado, embobinado de motores, bobinado de motores, bobinado de motores eléctricos, rebobinado de motores eléctricos, bobinados, rebobinamos motores, rebobino motores, motores quemados, transformadores quemados, rebobinamos transformadores, bobinadora de motores, embobino motores, embobinamos motores, rebobinaje, bobino motores, motores y transformadores > electric-motor =open-motor =copper-coil
generadores eléctricos, generador, generadores, grupo electrógeno, grupos electrógenos, plantas de luz, planta de luz, plantas eléctricas, planta eléctrica, renta de plantas de luz, plantas de emergencia, planta de emergencia, generadores de luz > generator =lightning plug-bolt
eléctrico, electricidad, energía, electricity, tableros eléctricos > lightning =plug-bolt =plug bulb-plug
electricistas, empalmes > lightning =plug-bolt =plug bulb-plug
certificación te1 > lightning =plug-bolt seal-check
material eléctrico, volt, eléctrica, proyectos eléctricos, instalación eléctrica > lightning =plug =bulb-plug
alta tensión, electrificación > pylon lightning plug-bolt
gasfíter, plomero, fontanero, gasfitería, plomería, fontanería, plumber, alcantarillado, cañerías, gasfitero, gasfiteros, gasfitera > faucet =drop-wrench =pipe pipe-wrench / auto
destape, destapes, destape de cañerías, destape de desagües, destape de baños, destape de cámaras, destapaciones, desatascos, desatoros, destapador de caños, destape de caños > plunger =pipe / auto
tuberías, filtraciones, gasfiter certificado, drenajes, instalaciones sanitarias > pipe =faucet =drop-wrench / auto
gas domiciliario > pipe faucet wrench flame / auto
detección de fugas, sanitarista, detección de fugas de agua, reparación de fugas, fugas de agua, reparación de fugas de agua, geófono, detección con geófono, ubicación de fugas, ubicación de pérdidas, búsqueda de pérdidas, pérdidas de agua, detección de pérdidas, localización de fugas, fugas invisibles > drop-wrench =pipe pipe-wrench / auto
llaves de agua > faucet / auto
calefacción, caldera, calderas, termo, calefactores, calentadores > flame =radiator =water-heater
estufa, estufas > flame =fireplace radiator
calefacción central, losa radiante > radiator =flame water-heater
bosca > wood-stove =fireplace flame
aire acondicionado, climatización, ventilación, minisplit, climatizador, split, splits, equipos split > snowflake =split-unit =sun-snowflake fan
refrigeración, frigorista > snowflake =cold-thermometer fridge
cámara fría, cámaras frías, cámaras frías y vitrinas > display-fridge =snowflake =cold-thermometer
refrigeración industrial, cámaras de frío, cámaras frigoríficas > snowflake fan cold-thermometer
hvac, instalación de aire, extractores > snowflake =fan =sun-snowflake
frío industrial > snowflake fan cold-thermometer
gas, gas licuado, balones de gas, balón de gas, gas en balones, gas en balón, gas en cilindros, gas en garrafas, cilindros de gas, bombonas de gas, gas envasado, garrafas de gas > gas-cylinder =gas-cylinders =flame
carga de gas de aire acondicionado, carga de gas a aires, recarga de gas de aire acondicionado, recarga de aire acondicionado, carga de aire acondicionado, carga de refrigerante > split-unit =sun-snowflake =car-snowflake
gases medicinales, gas medicinal, gases clínicos, gases medicinales y oxígeno, oxígeno y gases medicinales, redes de gases medicinales, gases clínicos y oxígeno > oxygen-tank =gas-cylinders
gases industriales, gas argón, argón y co2, acetileno, oxígeno y acetileno, acetileno y oxígeno, gases para soldar, gases para soldadura, oxígeno industrial, nitrógeno líquido > gas-cylinder =gas-cylinders =welding-torch
gas a domicilio, reparto de gas, distribuidora de gas > gas-cylinder =gas-cylinders =flame
gas natural > flame =gas-cylinder
termosolar, calentadores solares > solar-house =solar-panel
impermeabilización, impermeabilizante > roof-drops =membrane-roll umbrella
techos, techado, bajadas de agua > tiled-roof =roofs =roof-drops
goteras, reparación de goteras, filtraciones de techo > roof-drops =tiled-roof
canaletas y bajadas, canaletas y bajantes, canaletas, canaletas y bajadas de agua, canaletas y bajadas de agua lluvia, canalones, bajantes, canalones y bajantes, instalación de canaletas, limpieza de canaletas, limpieza de canalones, hojalatería de techos, zinguería > downpipe =roof-drops tiled-roof
canaleta, canaletas & portacables, cableado, conduit, eléctrica, eléctricas, electricidad > plug-bolt =plug
canales y bajadas, canales y bajantes, bajadas de agua lluvia, canales de lluvia, canales para techo, canales y bajadas de agua lluvia, canales de zinc, canoas y bajantes, canoas para techo > downpipe =roof-drops tiled-roof
bandejas portacables, bandeja portacables, canaletas portacables, canaletas eléctricas, canaletas para cables, canaletas plásticas para cables, bandejas y canaletas, canaletas y bandejas, canalización eléctrica, ducto eléctrico, ductos eléctricos, escalerillas portacables > plug-bolt =lightning =plug
membrana asfáltica > membrane-roll roofs
ventana, ventanas, termopanel, ventanas de pvc > window =sliding-window / auto, parabrisas, polarizado
aluminio > sliding-window =window / auto, parabrisas, polarizado
window > window =sliding-window / auto, parabrisas, polarizado
cristales templados, vidrios templados, carpintería de aluminio, cancelería, aluminios > sliding-window =glass-pane =window / auto, parabrisas, polarizado
mamparas, mamparas de baño, mampara de baño, mamparas de ducha, mampara de ducha, mamparas de aseo, canceles de baño, cancel de baño, puertas de baño, puertas de ducha, shower door > shower-screen =glass-pane shower-head / auto, parabrisas, polarizado
ventanales > window =sliding-window / auto, parabrisas, polarizado
puerta, puertas > door =double-door
puertas y ventanas > door =double-door =sliding-window
puertas de madera > double-door =door
portón, portones, door > gate =garage-door
portones automáticos, automatización de portones, motores para portones, puertas automáticas > garage-door =gate
motores de portón > gate garage-door gear
cortinas metálicas, puertas enrollables, puerta enrollable, santamarías, santamaría enrollable, persianas metálicas, persianas enrollables, portones enrollables, cortinas de enrollar, cortinas metálicas para locales, puertas santamaría, puertas automáticas enrollables > rolling-shutter garage-door
rejas y portones, portones y rejas, rejas de fierro, portones de fierro, rejas de hierro, portón de hierro, rejas metálicas, cancela, cancelas > gate =wrought-iron
reja, rejas, protecciones > wrought-iron =gate
techos para cocheras, techos para cochera, cocheras techadas, techos para autos y cocheras, cobertizos para autos > garage-door =roofs
resortes para portón, resortes para portones, resortes de garaje, resortes para cortinas, resortes para puertas de garaje > garage-door =coil-spring
rejas de aire acondicionado, rejillas de aire, rejillas de aire acondicionado, difusores y rejillas, rejillas y difusores, difusores de aire, rejas de ventilación, rejillas de ventilación > duct-bend =split-unit
tornos de acceso, torniquetes de acceso, molinetes de acceso, torniquetes peatonales, tornos de acceso y molinetes, torniquetes y molinetes, molinetes y tornos, tornos peatonales > id-badge =finger-lines
plumas de estacionamiento, plumas automáticas, control de acceso vehicular, talanqueras, plumas de acceso vehicular, barreras automáticas > boom-barrier =parking-sign
!redes de protección para balcones, redes de balcón, mallas de seguridad para balcones, mallas de protección para balcones, redes para ventanas y gatos, mallas para ventanas y gatos, mallas para gatos y niños, balcones y gatos, redes de seguridad para balcones, redes de protección para gatos, mallas de protección para gatos > netted-balcony
cerco, cercos, valla, vallas > fence gate
alambrado, cierre perimetral, cierres perimetrales, cierro perimetral, cierros perimetrales > chain-link-fence fence gate
cercos eléctricos > electric-fence =lightning fence
barandas > staircase =fence
perforadora, perforadoras > drilling-rig =well-bore
arreglo de todo en la casa, arreglos de todo tipo > toolbox =house-wrench =tools
carga de gas refrigerante, recarga de gas refrigerante, gas refrigerante, recarga de refrigerante, gases refrigerantes > split-unit =snowflake
botón de pánico, botones de pánico > siren =house-shield
portería virtual, portería remota, conserjería virtual, conserjería remota, portero virtual > security-camera =dome-camera =house-eye
láminas antivandálicas, láminas antiexplosión, lámina antivandálica > glass-pane shield-check
detector de humo, detectores de humo > siren =fire-extinguisher
torres de luz, torre de luz > street-lamp =generator
renta de sanitarios, sanitarios móviles > portable-toilet
zócalo, zócalos, guardapolvos, rodapié, rodapiés @construction > parquet =handsaw
fuentes y cascadas, cascadas artificiales, cascada artificial, fuentes de jardín > fountain
desalinizadora, desalinizadoras, desaladora, desaladoras, desalación, desalinización > waves drop-half
cadenas y grilletes, grilletes, cadenas y eslingas > link =crane-hook
trituradora, trituradoras, trituradoras y molinos, molinos industriales > gear stones
torres de perforación, torre de perforación > drilling-rig
gasoducto, gasoductos, oleoducto, oleoductos, ductos y gasoductos, poliductos > pipe
defensas fluviales, defensa fluvial, enrocado, enrocados, defensas ribereñas > waves stones
rellenos, relleno y compactación, compactación, compactación de suelos, rellenos compactados, movimiento de suelos, movimientos de suelo, movimiento de suelo, nivelación de terrenos, nivelación de terreno, nivelaciones de terreno, emparejamiento de terrenos, perfilado de caminos, apertura de caminos, caminos vecinales, caminos rurales, mantención de caminos, desmontes y nivelaciones, conformación de plataformas @construction > bulldozer =excavator =dump-truck
acueductos rurales, acueducto rural, agua potable rural, comité de agua, comité de agua potable > water-tank =faucet
patrullaje, patrullajes, patrullaje vecinal, patrullas vecinales, rondas de seguridad > security-guard =shield-check
alisado de paredes, alisar paredes, quitar gotelé, gotelé, quita gotelé, eliminación de gotelé > trowel =paint-roller
pintar pisos, pintar casas, pintar paredes > paint-roller =house-brush paint-bucket
toldos cofre, toldo cofre, velas de sombra, toldos vela, velaria, velarias, lonarias, tensoestructuras, membranas tensadas, velarias y lonarias > awning
tinas calientes, tinajas calientes, saunas y tinas, hot tub, hot tubs > hot-spring =bathtub
extracción de aire, inyección y extracción de aire, inyección de aire, ventilación industrial, ventilación mecánica > fan =wind
extractores eólicos, extractores atmosféricos, extractores eólicos para techo, turbinas eólicas para techo, ventiladores eólicos de techo > roof-turbine =fan wind
lavado de fachadas, lavado de fachada, lavado de edificios > pressure-lance =hanging-platform
tiny houses, mini casas, minicasas, casas sobre ruedas, mini casas sobre ruedas > camper =log-cabin
topes, reductores de velocidad, topes y señales @construction > traffic-cone =road
ley del mono, regularización ley del mono, regularización de viviendas, regularización de casas, regularización de propiedades > floor-plan compass-tool
steel deck, losa colaborante, losas colaborantes, losacero > steel-beam
perforaciones en hormigón, perforación en hormigón, perforaciones en concreto, perforación en concreto, perforación de losas, perforaciones diamantadas > drill =saw-blade
puertas cortafuego, puertas cortafuegos, puerta cortafuego, puertas corta fuego > door =fire-extinguisher
barda, bardas, bardas perimetrales, tapial, tapiales, tapias, muro perimetral, muros perimetrales > bricks =trowel =level-on-bricks
plastificado de pisos, plastificado de parquet, hidrolaqueado, hidrolaqueados, vitrificado de pisos > parquet
torres de telecomunicaciones, montaje de torres, torres de comunicación, torres de celular, torres autosoportadas, torres de telefonía > broadcast =satellite-dish pylon
fachadas de vidrio, muro cortina, muros cortina, fachadas acristaladas, fachadas vidriadas, fachadas integrales > skyline =glass-pane =sliding-window
elevador de granos, elevadores de granos > silo =grain-sack
envases de vidrio, frascos de vidrio, frascos y botellas > jar =three-bottles
barandas de vidrio, barandales de vidrio, barandillas de vidrio, barandas de cristal, barandales de cristal > glass-pane =staircase
cerrajería, cerrajero, chapa, locksmith, cerradura, cerrajero 24 horas, apertura de puertas > key =lock-key =keyhole =door-handle
candado > lock-key
copia de llaves, copias de llaves > key-copies =key
apertura de casas, apertura de chapas, apertura de cerraduras > key =lock-key =keyhole =door-handle
apertura de cajas fuertes > safe =lock-key
abrimos casas, abrimos puertas, abro puertas > key =lock-key =door-handle keyhole
abrimos autos, abrimos vehículos, abrimos coches, abro autos, abrimos autos y casas, apertura de autos y casas, apertura de casas y autos, abrimos casas y autos > car-key =key lock-key
cerraduras digitales > lock-key =door-handle =keyhole key
duplicado de llaves, duplicados de llaves > key-copies =key
ferretería, ferretero, herramienta, hardware store, herramientas, tlapalería > hammer =tools =toolbox screw
candado, candados & pintura, pinturas, tubo, tubos, tubería, clavos, tornillos, cemento, focos, ferretería > hammer =toolbox =tools lock-key
tornillo, perno, pernos, tornillería > screw =nut
tornillo sinfín, tornillos sinfín, tornillo sin fin, tornillos sin fin, sinfines, chimangos y tolvas, tolvas y chimangos, chimangos de granos, roscas transportadoras, rosca transportadora noria y sinfín, norias y sinfines, elevadores de granos y sinfines @agriculture,livestock > silo =grain-sack
arriendo de herramientas, tools > drill =tools =toolbox
clavos > nails hammer
clavos y puntillas, puntillas y clavos, puntillas de acero, puntillas para madera, clavos de acero, clavos para madera, fábrica de clavos > nails hammer
clavos y tachuelas, tachuelas y clavos, clavos de zapatero, tachuelas de zapatero, suelas y tacos, tacos y suelas, suelas y tapas, tapas y tacos, suelas y tacones, tacones y suelas, insumos para zapatería, insumos para calzado, suelas para calzado, hormas y suelas, suelas y hormas, plantas y suelas, clavos y suelas > shoe-repair =lace-up-shoe
carpintería, carpintero, woodwork, carpintería en madera, terminaciones en madera, fusteria, fuster, fusters, arotz, arotza, arotzia, zurgin, carpinteiro > hammer =handsaw =hand-plane =saw-blade
carpintería metálica > welding-mask =steel-beam
carpintería metálica & aluminio, ventana, ventanas, mampara, mamparas, pvc > sliding-window =window =double-door
ventanas de aluminio, ventanería de aluminio > sliding-window =window
puertas de aluminio, puertas y ventanas de aluminio, ventanas y puertas de aluminio > sliding-window =window =double-door
acero > steel-beam welding-mask
soldadura, soldador, welding > welding-mask =welding-torch steel-beam
estructura metálica, estructuras metálicas > steel-beam =welding-mask
tornería, tornero, torno y fresa, torno industrial, tornería mecánica, tornería industrial > lathe =caliper
metalmecánico, maestranza, piezas metálicas > lathe =caliper gear
corte láser & madera, acrílico, mdf, cuero, papel, cartón, tela > laser-engraver =laser-head
corte láser & metal, acero, plancha, aluminio, fierro, fresado, cnc > laser-head =laser-engraver saw-blade
acero inoxidable, calderería, metal, pailería > welding-mask =welding-torch
alambre de soldar, electrodos y soldadura, soldadura y electrodos, alambre mig, alambre tubular, varillas de soldar, varillas de soldadura, soldadura por arco, arco eléctrico > welding-mask =welding-torch
armaduras de techo, armadura de techo, cerchas, cerchas y armaduras, armaduras y cerchas, cerchas de madera, cerchas metálicas, tijerales, tijerales de madera, tijerales metálicos, estructura de techumbre > steel-frame =roofs =tiled-roof
bancos de trabajo, banco de trabajo, bancos de carpintero, banco de carpintero > toolbox =hammer =hand-plane
tornillos de banco, tornillo de banco, prensas de banco, morsas de banco, mesas de trabajo y tornillos de banco, tornillos de banco y prensas, prensas y tornillos de banco, prensas de taller, morsas y prensas, entenallas > bench-vise toolbox hammer
bolsas de cemento, bolsa de cemento, cemento en bolsa, cemento por bolsas > cement-sack =bricks =sand-barrow
bombas de concreto, bomba de concreto, bombas de hormigón, bomba de hormigón, bombeo de concreto, bombeo de hormigón, bombeado de concreto, bomba pluma, bombas pluma, bomba estacionaria > mixer-truck =crane-truck
brazos para portones, brazos hidráulicos para portón, brazos para portón eléctrico > gate =garage-door
barras de cortina, rieles y barras, barras y rieles, rieles de cortina, rieles para cortinas, barrales de cortina, barrales > tied-curtain =curtain
bases para plantas, bases para macetas, portamacetas, portamaceteros, soportes para macetas > wall-pots =plant
cucharas de albañil, cuchara de albañil, cucharas y llanas, llanas y cucharas, espátulas y llanas, llanas y espátulas, palustres, llanas y planas > trowel =smoothing-trowel =level-on-bricks
cucharas hidráulicas, cucharas para excavadora, cucharas y almejas, almejas hidráulicas, cucharones de excavadora, baldes de excavadora, cucharas bivalvas, cucharones y dientes > excavator =bulldozer
columnas de ducha, columna de ducha, columnas de hidromasaje > shower-head =faucet
coladeras y rejillas, coladeras, rejillas y coladeras, rejillas de piso, sumideros y rejillas, rejillas y sumideros, canaletas y rejillas de piso > drain-grate =pipe drop-half
escalas de aluminio, escala de aluminio, escalas tijera, escalas telescópicas, escalas dieléctricas, escalas y andamios, andamios y escalas, arriendo de escalas, escala telescópica > ladder =scaffold
espejos para academias, espejos de danza, espejos para gimnasio, espejos para gimnasios, espejos para baño > standing-mirror =glass-pane
láminas asfálticas, lámina asfáltica, mantos asfálticos, manto asfáltico > membrane-roll =roofs
láminas de acero, láminas de acero inoxidable, láminas de hierro, láminas de aluminio, láminas negras y galvanizadas, láminas cold rolled > steel-beam =layers
láminas de espuma, espuma en láminas, planchas de espuma, láminas de poliuretano, láminas de eva, láminas de foam > layers =mattress
láminas de madera, chapas de madera, láminas y chapas de madera, chapas y láminas de madera, enchapados de madera, enchape de madera > plywood-shelf =log-pile
huellas de escalera, huellas y contrahuellas, contrahuellas, huellas en granito, huellas de mármol, gradas y huellas > staircase =marble-slab
fibra de acero, fibras de acero, fibra para concreto, macrofibra, macrofibras > mixer-truck =steel-beam
fibras y esponjas, esponjas y fibras, fibras de cocina, esponjas de cocina, esponjas y virutas, lana de acero, lanilla de acero, virutilla, virulana, viruta de acero > suds-bucket =spray-bottle
forros de madera, forro de madera, machihembrado, machihembre, cielo machihembrado, forro machihembrado, forros y tinglados, tinglado de madera > log-pile =laid-board
hornos de fundición, horno de fundición, hornos de inducción, crisoles, crisoles y hornos > foundry-ladle =flame
hornos de cal, horno de cal > lime-sack =flame
llaves de luz, llaves de luz y tomacorrientes, llaves y tomacorrientes, tomacorrientes y llaves, apagadores y contactos > plug =lightning =plug-bolt
llaves térmicas, llave térmica, llaves termomagnéticas, llaves térmicas y tableros, llaves diferenciales, térmicas y disyuntores, disyuntores, térmicas y contactos, fusibles y breakers, breakers y fusibles > circuit-breaker =plug-bolt lightning
guías para cajones, guías de cajón, correderas telescópicas, correderas para cajones, rieles para cajones, guías y bisagras, bisagras y guías, bisagras y correderas, correderas y bisagras > kitchen-units =dresser =drill
gomas y burletes, burletes y gomas, burletes, burlete, gomas para ventanas, gomas para puertas, felpas y burletes, burletes y felpas > sliding-window =door
jaulas para gas, jaulas para cilindros > gas-cylinders =gas-cylinder
clavos de riel, durmientes y rieles, rieles y durmientes, clavos rieleros > train =train-simple
metal, metales & pistón, pistones, biela, bielas, bancada, cigüeñal, empaquetaduras > crankshaft =engine
herrería metálica, soldadores > welding-mask =welding-torch steel-beam
galpones metálicos > warehouse =steel-beam
cnc, fresado, fresado cnc > gear =caliper saw-blade
corte por láser, corte con plasma, corte láser de metales > laser-head saw-blade gear
mecanizado, piezas torneadas, mecanizamos piezas, mecanizo piezas, torno y fresadora, fresadora, fresadoras, tornería y fresado, piezas de torno, piezas mecanizadas, mecanizamos, tornero fresador, centro de mecanizado, torno numérico, torno cnc, control numérico > lathe =caliper
router cnc > gear saw-blade
maquinaria pesada, bulldozer > bulldozer =excavator =dump-truck
arriendo de maquinaria, maquinaria, minicargador, motoniveladora, maquinaria de construcción > bulldozer =excavator =dump-truck
compactación, terraplenes, renta de maquinaria, alquiler de maquinaria > bulldozer =excavator =dump-truck
montaje de stands, stands publicitarios > exhibition-stand
grúa torre, grúas de construcción, puente grúa > crane =crane-hook
izaje, izado, izamos, izado de vigas, izamos vigas, montaje de vigas, izaje de vigas, izaje de carga, izaje de cargas > crane-hook =crane-truck
camión pluma > crane-truck crane-hook
montaje industrial, montajes > crane-hook crane hard-hat gear
demolición, demoliciones, desarme, derribo, derribos, demolición de casas, demoliciones de casas, demolición de edificios, demolición de viviendas, derribo de casas, demolición controlada, demoliciones controladas, demolemos, demuelo, derribamos, botamos casas, boto casas, tumbamos casas, tumbamos muros, tumbamos paredes, botamos muros, botamos paredes, tiramos casas, tiramos muros, tiramos paredes, tirar muros, tirar paredes, echamos abajo casas, demolición de muros, desarme de casas, desmontaje de naves > wrecking-ball =jackhammer
tronadura, tronaduras, dinamita, voladura, voladuras, voladuras controladas > pickaxe =mine-cart bomb
desarme @automotive & auto, autos, camión, camiones, vehículo, repuesto, repuestos > gear engine wrench tire
piscina, piscinas, alberca, albercas, piletas, construcción de piscinas > swimming-pool pool-skimmer
porcelanato, baldosa, baldosas, revestimiento, azulejos, solados > tiles
piso flotante > parquet =laid-board
porcelanatos, azulejo > tiles
vinílico, pulido de pisos > parquet tiles
mármol, granito, marmolería, marmolista > marble-block =marble-slab worktop
pisos de mármol, piso de mármol, mármol y porcelanato, porcelanato y mármol, pisos y mármoles, pisos de granito y mármol, pisos de terrazo y mármol, pisos de mármol y porcelanato > tiles =marble-slab
cubiertas de granito > worktop =marble-slab
piedras decorativas > cube mountain
cantera & ripio, grava, gravilla, árido, áridos, arena, bolones > gravel-conveyor =dump-truck mountain
cantera > cube mountain hammer pickaxe
andamio, alzaprima, moldaje, andamios, moldajes, cimbra, cimbras, puntales > scaffold ladder hard-hat
trabajo en altura, trabajos en altura > hanging-platform =carabiner =hard-hat
trabajos verticales, acceso por cuerdas, trabajos con cuerdas, fachadas con cuerdas, reparación de fachadas con cuerdas, pintura de fachadas con cuerdas, limpieza de fachadas con cuerdas, rapel industrial, limpieza de fachadas en altura, limpieza en altura, pintura en altura, fachadas en altura > rope-climber hanging-platform hard-hat
andamio colgante, andamios colgantes > hanging-platform =carabiner =hard-hat
restauración de casonas, casonas antiguas, restauración de patrimonio, restauración patrimonial, restauración arquitectónica, restauración de casonas antiguas, patrimonio arquitectónico, restauración de monumentos, restauración de casas antiguas > ionic-column =trowel bricks
recepción de departamentos, recepción de viviendas, recepción de casas, recepción de obra, recepción de obras, recepción provisoria, recepción de departamentos nuevos, inspección técnica de obra, inspección técnica de obras, ito, inspección de viviendas, inspección de obras @construction > hard-hat =floor-plan clipboard-text
hornos chilenos > clay-oven
líneas de vida, línea de vida > carabiner hard-hat shield-check
ascensor, ascensores, elevador, elevadores, mantención de ascensores, mantención de elevadores, mantenimiento de elevadores, mantenimiento de ascensores > elevator =lift-buttons
montaplatos > elevator
salvaescaleras > elevator staircase wheelchair
perforación & minería, tronadura, roca, mina > drill drilling-rig pickaxe mine-cart
pozo, pozos profundos, perforación de pozos, pozos de agua, perforación de pozos de agua, pozos tubulares, pozos artesianos > well-bore =drilling-rig =water-pump
sondaje, sondajes, perforación > drilling-rig drill
seguridad y epp, elementos de protección, epp, protección personal, equipo de protección > hard-hat safety-vest goggles boot
ropa de seguridad > safety-vest hard-hat boot
minería, minero, mina, mining, faena minera, geólogo, geología, yacimiento, explosivos, pirquén, perforista, extracción de litio, extracción de minerales, extracción de carbón, extracción de oro, extracción minera > pickaxe =mine-cart hard-hat
petróleo, hidrocarburos > drop-half gas-can drilling-rig
refinería > steel-drum drilling-rig factory drop-half
automatización industrial > robot-arm =gear factory
mantención industrial, mantenimiento industrial > gear =tools factory
~fábrica, industria, industrial, manufactura, factory, producción industrial > factory gear
~mantenimiento > tools =toolbox wrench
~mantención > tools =toolbox wrench
~hidráulica, oleohidráulica > hydraulic-cylinder gear gauge drop-half
cilindros hidráulicos, cilindro hidráulico, reparación de cilindros hidráulicos > hydraulic-cylinder wrench gear
~neumática > factory gear gauge
galpón, galpones > warehouse / vino, viñedo, cerveza
bodegas, bodegaje, almacenaje, warehouse, almacenamiento > warehouse =storage package / vino, viñedo, cerveza
nave industrial > warehouse package / vino, viñedo, cerveza
pintura de rayas, rayas en calles, rayado de calles, rayado de estacionamientos, pintura de calles, líneas de estacionamiento, pasos de cebra, paso de cebra, pasos peatonales, cruces peatonales, demarcación de calles, balizamiento de estacionamientos, pintamos calles, pintamos rayas, pintamos líneas, pintamos pasos de cebra, pintamos estacionamientos, pinto estacionamientos, pinto calles, pintamos canchas y estacionamientos, líneas de parqueo, cebras y líneas, reductores y cebras, marcas viales, demarcación vial, pintura de tráfico, pintamos carreteras > crosswalk traffic-cone road
señalización vial, demarcación, conos, señales de tránsito, tránsito, pintura de estacionamientos, demarcación de estacionamientos, señalética vial, pintura vial > traffic-cone =crosswalk signpost road
pintura de líneas, pintura de líneas y señalización, líneas de carretera, líneas y señalización, señalización de carreteras, señalización de calles, señalamiento vial, señalización horizontal, pintura termoplástica, demarcación de vías, demarcación de parqueaderos, pintura de parqueaderos, rayado de canchas y calles, líneas de tránsito, balizamiento de carreteras > crosswalk =traffic-cone road
carretera, caminos, camino, autopista > road traffic-cone signpost
asfalto, asfaltos, asfaltado, asfaltados, asfaltadora, parches de asfalto, parches asfálticos, bacheo, bacheos, carpeta asfáltica, patios de asfalto, recapado, rodillo compactador > road-roller =road traffic-cone
vialidad, obras viales, pavimentación, repavimentación > road =road-roller traffic-cone hard-hat dump-truck
extintor, extintores > fire-extinguisher flame
bombero, bomberos, autobomba, autobombas, carro de bomberos, carros de bomberos, carro bomba, carros bomba, coche bomba, camiones de bomberos, bomberos voluntarios > fire-engine =hydrant =fire-extinguisher siren
sistemas contra incendio, red húmeda, protección contra incendios, detección de incendio, hidrante, hidrantes, red seca, gabinetes contra incendio > fire-extinguisher =hydrant flame siren
carpa de eventos, arriendo de carpas > party-tent tent
plástico, plásticos, polietileno, caucho, fibra de vidrio > cube =hex-core
baños químicos, arriendo de baños químicos, alquiler de baños químicos, renta de baños químicos, baño químico > portable-toilet toilet
casa, casas @construction > house =roofs
~construcción, construcciones, contratista > roofs =crane =hard-hat =bricks
~bodega > warehouse package
andamista, encofrador, armador > scaffold
yesero, solador, alicatador > trowel tiles
parquetero, colocador de pisos > parquet =laid-board tiles
hojalatero, latonero > hammer
hojalatero, latonero @automotive > car-hammer spray-gun
aire comprimido, compresores, compresor de aire, compresores de aire, reparación de compresores, compresores industriales, venta de compresores > air-compressor gauge
neumáticos industriales > gauge gear
gazebo, gazebos, glorieta > house sun
lavadero > washing-machine drop-half suds-bucket washing-line
restauración de edificios > ionic-column =scaffold trowel
construcción de ventanas, instalación de ventanas > window =sliding-window
eficiencia energética, asesor energético, asesoría energética > lightning sun lightbulb
aires & calefacción, ducto, ductos, climatización, minisplit, minisplits, clima, climas > split-unit =sun-snowflake snowflake
piedra laja, laja, lajas, losas de piedra > tiles trowel
excavación, movimiento de tierra, movimiento de tierras > excavator =bulldozer =dump-truck
rehabilitación de fachadas, rehabilitación de edificios > scaffold trowel
limpieza de fachadas > pressure-lance =squeegee
administrador de fincas, administradores de fincas, administración de fincas > keyhole-building =skyline key
estudio de suelo, estudios de suelo, ensayos de materiales > drilling-rig layers theodolite
mecánica de suelos > layers mountain compass-tool drilling-rig
~planta de producción, planta procesadora, planta de alimentos > factory gear
~planta industrial > factory gear
limpieza de alcantarillado > truck pipe
llaves de paso, llaves de baño, válvulas > wrench pipe shower-head faucet
bombas hidráulicas, bombas sumergibles, bombas centrífugas > motor-pump =water-pump
planta solar, planta fotovoltaica, parque solar > solar-panel =sun-bolt =solar-house
pantallas solares, cortasol, quitasoles > umbrella sun
maestro chasquilla, mil oficios, todero, mil usos, milusos, arreglos del hogar, reparaciones del hogar, hago de todo, hago de todo en casa, hacemos de todo en el hogar, arreglos en casa, reparaciones en casa > toolbox =tools =house-wrench hammer
aislamiento térmico, aislación térmica > house roofs
aislación acústica > ear equalizer house
grifería > faucet =shower-head
cercas > fence gate
cerca perimetral > chain-link-fence fence gate
cerca eléctrica > lightning fence
cercas eléctricas para casas, cercas eléctricas y concertinas, concertinas y cercas eléctricas, cerco eléctrico perimetral, cercas eléctricas residenciales, concertina de seguridad, alambre concertina > electric-fence =lightning fence
cercas vivas > fence
pies derechos, pie derecho, vigas, viga > tree
pies derechos y vigas, pies derechos y vigas de pino, pies derechos de pino, vigas y pies derechos, pies derechos y tablas, tablas y pies derechos, cuartones y vigas, vigas y cuartones, tirantes y tablas, tablas y tirantes, tirantería, alfajías, alfajías y vigas, listones y vigas > log-pile =saw-blade =axe-log
viga, vigas & acero, metálica, fierro, hierro, perfil, perfiles > steel-beam welding-mask
vidrios para cocinas, vidrios para hornos, vidrios para estufas, vidrios de estufa, cristales para estufas > oven
torres de enfriamiento, torre de enfriamiento, torres de refrigeración > factory =cold-thermometer
tablas para repisas, tablas rústicas, tablas cepilladas, tablas de cimbra, tablas rústicas para repisas, tablas para repisa, tablas y tablones > log-pile =saw-blade
redes de agua, redes de alcantarillado, redes de agua y alcantarillado, redes de agua potable, redes sanitarias, redes de agua y desagüe > pipe =faucet
puentes de madera, puente peatonal de madera, puentes peatonales de madera, puentes para jardín > bridge
prensas de muebles, enchapado de muebles, enchapado, enchapados, chapado de canto, enchape de cantos > plywood-shelf =saw-blade
papel kraft, papel bond, papel periódico por rollo, rollos de papel kraft > layers
paneles de madera, lambrín, lambrines, lambrín de madera, revestimiento de madera, listones de madera para pared, panel ranurado, paneles ranurados, wall panel, wall panels > laid-board =parquet
mesas de acero inoxidable, mesas de acero, mesas de trabajo de acero, mesas de inoxidable, tarjas y mesas, mesas y tarjas, mesas y tarjas de acero inoxidable, campanas y mesas de acero, cocinas industriales de acero inoxidable > kitchen-hood =worktop
tacos fisher, tarugos, taquetes, taquetes y tornillos, tacos y tornillos, tornillos y tacos, tacos plásticos, tacos para pared, tacos de nylon, chazos, ramplugs, tacos expansivos, tornillos y tarugos, chazos y tornillos, tornillos y taquetes > screw =drill
rodillos transportadores, transportadores de rodillos, rodillos y bandas, bandas y rodillos, rodillos para minería > gravel-conveyor =bearing
prensa de banco, prensas y sargentos, prensas para carpintería, sargentos y prensas > tools =hammer
mascarillas de soldar, máscaras de soldar, caretas de soldar, máscara para soldar, caretas fotosensibles > welding-mask =welding-torch
viguetas y bovedillas, vigueta, vigas de concreto, vigas de hormigón, vigas pretensadas, viguetas pretensadas > hollow-brick =concrete-block crane
morillos, vigas y morillos, morillos y vigas, vigas y tablones, tablones y vigas, vigas de roble, vigas de madera laminada, vigas y polines, polines y vigas, polines y barrotes > log-pile =saw-blade
roscas y machuelos, machuelos, machuelos y tarrajas, tarrajas, roscado, roscado de tubos, roscado de piezas, rosca de piezas, roscas especiales, torneado de piezas, torneado de metales, torneado y fresado, fresado y torneado, torneado de ejes > lathe =caliper
puertas de tambor, puerta de tambor, puertas tamboradas, puertas entamboradas, puertas enchapadas, puertas contraplacadas, puertas macizas, puertas de madera maciza > door =double-door
planchas de acero, plancha de acero, planchas de fierro, planchas de hierro, planchas navales, planchas estriadas, planchas estructurales, planchas antidesgaste, placas de acero, plancha naval > steel-beam =welding-torch
techo, techumbre, techador, techumbres, tejado, tejados, roof > tiled-roof =roofs
tejas > tiled-roof roofs
topografía, topógrafo, topográfico, topográfica, levantamiento topográfico, levantamientos topográficos, geomensura, agrimensor, geodesia, mensura, geomensor, levantamiento de terrenos, levantamientos de terrenos, medición de terrenos, medimos terrenos, mido terrenos, subdivisión de terrenos, terrenos y subdivisiones > theodolite drone
grúas horquilla, grúa horquilla, montacargas, carretilla elevadora > forklift warehouse
solar, panel solar, energía solar, paneles solares, paneles fotovoltaicos, fotovoltaico, placas solares > solar-panel =solar-house =sun-bolt
chimenea, chimeneas > fireplace =wood-stove flame chimney axe-log
estufas de leña, estufa a leña, estufas y chimeneas, calefactor a leña, calefactores a leña, calefacción a leña > wood-stove =fireplace flame chimney axe-log
estufa a pellet > wood-stove =fireplace flame chimney
vidriería, vidrio, cristal, vidriero, vidrios, cristalero > glass-pane window / auto, parabrisas, polarizado
pozos negros > septic-truck =pipe
caja fuerte, cajas fuertes, cambio de combinación > safe lock-key key
limpieza de fosas, pozo ciego, limpieza de pozos ciegos, camión atmosférico, camiones atmosféricos, desagote, fosas sépticas, limpiafosas, limpia fosas, vaciado de fosas, vaciado de fosas sépticas, limpieza de fosas sépticas, pozo séptico, pozos sépticos, limpieza de pozos sépticos, camión limpiafosas, desazolve de fosas > septic-truck tanker
hormigonera, premezclado, camión mixer, camiones mixer, hormigón premezclado, concreto premezclado > mixer-truck trowel
escalera, escaleras > ladder hard-hat
escalera, escaleras & baranda, barandas, pasamanos, interior, interiores, madera, mármol, concreto, hormigón, diseño, fabricación, herrería, hierro > staircase ladder
molduras de yeso, molduras de poliuretano, molduras y rosetas, molduras y rosetones, molduras de escayola, rosetas de yeso, rosetones de yeso, cornisas de yeso, cornisas y molduras, escayola, escayolas, escayolista > ceiling-rosette trowel
medallones de yeso, medallones y placas de yeso, placas decorativas de yeso, placas de yeso decorativas, relieves de yeso > ceiling-rosette =ionic-column
pladurista, revoque, revoques, revocador > trowel
ornamentación metálica, herrería ornamental, cerrajería artística, balconería, herrería artística, forja artística, rejas de forja, rejas forjadas, rejas ornamentales, portones de forja, balcones de forja, hierro forjado > wrought-iron =anvil =gate hammer
plataformas elevadoras, plataforma elevadora, plataformas de elevación, elevadores de tijera, manlift, brazo articulado, brazos articulados, alza hombre, alzahombre, alza hombres, alzahombres > scissor-lift scaffold hard-hat crane
insonorización, acondicionamiento acústico, paneles acústicos, tratamiento acústico, insonorizamos, insonorizo, aislar el ruido, aislación de ruido, aislamiento de ruido, a prueba de ruido, control de ruido, cabinas acústicas, cielos acústicos, acústica de salas, aislamos el ruido > ear speaker-hifi equalizer
hidroneumático, hidroneumáticos, equipos de bombeo, sistemas de bombeo, presurización de agua, bombas de agua, bomba de agua, motobombas, reparación de bombas de agua > motor-pump =water-pump
cercado eléctrico, cercados eléctricos, cerco electrificado, cercos electrificados > lightning fence
puertas de garaje, puertas de garage, puertas de cochera, puertas seccionales, puertas levadizas > garage-door gate door
puertas blindadas, puertas acorazadas, puertas de seguridad, puerta blindada, puertas de alta seguridad, puertas acorazadas y blindadas, puertas blindadas y acorazadas > vault-door =lock-key shield-check keyhole
restauración de fachadas, fachadas ventiladas, reparación de fachadas > scaffold trowel
supervisión de obras, supervisión de obra, dirección de obra, gerencia de obra, peritajes de obra > hard-hat compass-tool crane clipboard-text
revolvedora, revolvedoras, betonera, betoneras, trompo hormigonero, mezcladoras de concreto, mezcladora de concreto, alquiler de mezcladoras, renta de revolvedoras, alquiler de hormigoneras, alquiler de trompos, vibradores de concreto, alquiler de mezcladoras y vibradores > mixer-truck trowel bricks
trompo, trompos @construction > mixer-truck =sand-barrow
trompos y vibradores, trompos de mezcla, trompos y andamios, andamios y trompos, trompo de hormigón, revolvedoras y vibradores, mezcladora trompo, mezcladoras tipo trompo > mixer-truck =sand-barrow
bovedilla, bovedillas, viguetas, bovedillas y viguetas, vigueta y bovedilla > concrete-block =steel-beam
renta de maquinaria ligera, renta de rotomartillos, martillos neumáticos, martillo neumático, martillos demoledores, demoledores, martillo demoledor > jackhammer =drill
limpieza y mantención de piscinas, limpieza y mantenimiento de piscinas, limpieza y mantenimiento de albercas, limpieza de piscinas, limpieza de albercas, limpieza de piletas, mantención de piscinas, mantenimiento de piscinas, mantenimiento de albercas, mantenimiento de piletas, pool service, piletero > pool-skimmer =swimming-pool waves drop-half
limpieza y químicos, limpieza y químicos para albercas, limpieza y químicos para piscinas, limpieza y cloro, químicos y limpieza, limpieza y productos para piscinas, limpieza y equipos para albercas, limpieza y reparación de albercas, limpieza y reparación de piscinas & alberca, albercas, piscina, piscinas, pileta, piletas > pool-skimmer =swimming-pool
químicos para piscinas, productos para piscinas > swimming-pool pool-skimmer waves drop-half
tarima flotante, deck, decks, decks de madera > parquet saw-blade
terrazas y decks, terrazas y decks de madera, decks y pérgolas, decks y terrazas, terrazas de madera, cobertizos y terrazas > pergola =parquet
encimera, encimeras & mármol, mármoles, granito, granitos, marmolería, lápida, lápidas > marble-block =marble-slab =worktop
encimeras, encimera, mesones de cuarzo, mesones de granito, cubiertas de cuarzo, cubiertas de cocina > worktop =marble-slab
termos eléctricos, termo eléctrico, termotanque, termotanques, calentador de agua, calentadores de agua, calentadores de paso, calentador de paso, calefón, calefones, terma eléctrica, termas eléctricas > water-heater =shower-head
boiler, boilers, calefont > water-heater =shower-head flame
instalaciones de gas, instalación de gas, redes de gas, instalador de gas > flame =pipe water-heater
lavado a presión, hidrolavado, hidrolavadora, hidrolavadoras, hidrolavado de fachadas > pressure-lance
desatrancos, desatranco, cloaca, cloacas, desagüe, desagües, pocería, poceros > pipe =plunger
azulejista, azulejistas, enchapador, enchapes, porcelanatero > tiles =trowel
persianista, persianero > curtain window sun
bulonería, bulones, bulón, tornillos y bulones > screw nut wrench
bulonera, buloneras, pernería, pernera, tuercas y arandelas, casa de bulones, tornillera > screw =nut wrench
corralón, corralón de materiales, casa de materiales, depósito de materiales, materiales para la construcción > bricks =cement-sack =sand-barrow trowel mixer-truck
casa de pinturas, tienda de pintura, expendio de pinturas, fábrica de pinturas > paint-bucket =paint-roller =paint-brush-household
ferretería y pinturas > hammer =paint-bucket =tools =paint-roller
casas de adobe, bioconstrucción, casas de tapial, casas de quincha, casas de barro, casa de barro, casas de barro y paja, casas de paja, casas de tierra, casas de quincha y barro, superadobe, casas de superadobe, bajareque, casas de bahareque, tierra apisonada, tapia pisada, muros de tierra, muros de tierra apisonada, revoques de barro, revoques de tierra, fardos de paja, casas de fardos de paja, arquitectura en tierra, cob, construcción con tierra, construcción con barro > adobe-house house bricks trowel
herramientas eléctricas, reparación de herramientas eléctricas > drill saw-blade
herramientas de corte, abrasivo, abrasivos, lijas, discos de corte > saw-blade drill tools
fundición, fundición de metales, fundición de aluminio, fundición de hierro, fundiciones > foundry-ladle flame anvil factory
galvanizado, zincado, cromado, cromados, niquelado, cromadora, anodizado, galvanoplastia, recubrimientos metálicos > gear sparkle nut
codo, codos @construction & tubos, tubo, tubería, tuberías, niple, niples, cople, coples, grifería, pvc > pipe
codos tees, tees y codos, codos niples, tees y niples, niples galvanizados, niples y codos, coples y codos, codos y coples, coples y niples, codos de pvc, codos galvanizados, codos y uniones, uniones y codos, codos de cobre, codos y reducciones, accesorios de pvc, accesorios para tubería, conexiones de pvc, conexiones galvanizadas, conexiones de cobre, fittings de pvc, fittings de cobre, codos y yees > pipe =pipe-wrench faucet
pintura electrostática, pintura en polvo, pintura al horno, pintura al horno y en polvo > spray-gun paint-bucket gear
granallado, arenado, sandblasting, sandblast, chorreado de arena > spray-gun gear
plegado de chapa, plegado de chapas, corte y plegado, plegado y corte, plegado y guillotinado, corte por plasma y plegado, perfiles y chapas, chapas y perfiles > gear factory saw-blade
sombrerete, sombreretes, conductos de chapa, conductos y sombreretes, cenefas de chapa, sombreros de chimenea, sombreros para chimeneas, sombrerete de chimenea, caños y sombreretes, cañones de chimenea > chimney-cowl =duct-bend
conductos de ventilación, conductos de aire, ductería, ductos de chapa, ductos de ventilación industrial, ductos y campanas > duct-bend
chapas acanaladas, chapas para techos, chapa acanalada, lámina acanalada, láminas acanaladas, calaminas, calamina > tiled-roof roofs
matricería, matricero, troquelería, troqueles, matrices > gear nut
suaje, suajes, suajado, suajados, troqueles y suajes, suajes y troqueles, troquelado de cajas, troquelado de papel, troquelado de cartón, troquelado y plegado, troquelados en papel, cajas troqueladas, troqueles de papel, troqueles para cartón > carton-box =price-tag
troqueles @desing,marketing,art > carton-box =price-tag
troquelado > gear cube / papel, cartón, imprenta
inyección de plástico, inyección de plásticos, inyección de piezas de plástico, moldes de inyección, moldes para plástico > plastic-mould =cube =hex-core
extrusión, extrusión de plástico, poliuretano, policarbonato, termoformado > cube =hex-core factory
extrusión de aluminio, perfiles de aluminio > sliding-window =window
envases pet, envases de plástico, envases plásticos, botellas plásticas, botellas de plástico, preformas, soplado de botellas > pet-bottle factory
pet & envase, envases, botella, botellas, preforma, preformas, plástico, resina, reciclaje, cartón, escamas, molienda > pet-bottle recycle
hule espuma, fábrica de espuma, espumas y colchones > mattress cube
tarimas de madera, tarimas y pallets, pallets y tarimas > pallet =wooden-crate saw-blade hammer
cartonera, cartoneras, cajas corrugadas, cartón corrugado, fábrica de cajas, fábrica de cartón > carton-box package factory
fábrica de papel, papel higiénico > layers factory
papel toalla, toallas de papel, toalla de papel, papel higiénico y toallas, papel higiénico y servilletas, servilletas y papel higiénico, papel higiénico y jabón, pañuelos desechables, higiénicos y servilletas, jumbo roll > towel-stack package
mechudos, mechudo, trapeadores y mechudos, mechudos y trapeadores, jaladores y mechudos, escobas y mechudos, mopas y trapeadores, trapeadores > mop-bucket =broom
resorte, resortes, fábrica de resortes > coil-spring gear
bandas transportadoras, cintas transportadoras, fajas transportadoras, banda transportadora > gear factory package
empaques y sellos, empaques y sellos mecánicos, empaquetaduras, sellos mecánicos, retenes, orings, juntas y empaques > gear nut
retenes y rodamientos, rodamientos y retenes > bearing gear nut
balero, baleros @automotive,construction > bearing gear
filtros industriales, filtros de aire > air-filter =fan wind
motores eléctricos, motor eléctrico, reparación de motores eléctricos > electric-motor lightning
maquinaria para madera, máquinas para madera, maquinaria de carpintería > saw-blade hand-plane drill
maquinaria de panadería, equipos de panadería, maquinaria panadera > oven bread whisk
equipamiento gastronómico, equipos gastronómicos, maquinaria gastronómica, cocinas industriales, cocina industrial, equipos de cocina, equipamiento para restaurantes > oven =kitchen-hood =fryer-basket cooking-pot fridge chef-hat
tanques de acero, tanques industriales, tanques de acero inoxidable > welding-mask gear factory
maquinaria industrial, maquinaria textil, maquinaria para alimentos, maquinaria alimenticia, maquinaria de envasado > gear factory tools
maquinaria y herramientas, herramientas y maquinaria > tools =toolbox =drill
planta de chancado, chancado, chancadora, molienda de minerales, planta concentradora, planta de beneficio, relaves > mountain pickaxe dump-truck gear
compra de minerales, comercialización de minerales, concentrados de mineral > pickaxe mine-cart gold-nugget
laboratorio de minerales, análisis de minerales, ensaye de minerales > flask pickaxe mountain
garrafa, garrafas @construction & gas, envasado, reparto > gas-cylinder =gas-cylinders flame
biodiésel, biocombustible, biocombustibles, etanol > gas-pump drop-leaf leaf-split
auditoría energética, auditorías energéticas, certificado energético, certificados energéticos, certificación energética > lightning lightbulb house sun
auditoría, auditorías & energética, energético, energía, luz, led, calderas > lightbulb =meter plug-bolt
vactor, camión vactor, hidrojet, limpieza de ductos, limpieza de alcantarillas > tanker hose pipe drop-half
relleno sanitario, rellenos sanitarios, vertedero > recycling-truck =trash
montacargas & ascensor, ascensores, elevador, elevadores, montaplatos > elevator
armado de muebles, montaje de muebles, armador de muebles > drill =hammer dresser
jarciería, jarcería > broom mop-bucket suds-bucket
regantes, canalistas, comunidad de regantes, comunidades de regantes, junta de regantes > drop-half waves
~maquila, maquiladora, maquiladoras > factory gear
molduras > ceiling-rosette trowel / marco, marcos, cuadro, cuadros, retablo, espejos, puertas, madera, auto, autos, carro
colas y barnices, barnices y lacas, lacas y barnices, colas para madera, cola para madera, cola de carpintero, cola fría, cola vinílica, barnices para madera, selladores y lacas, lacas y selladores, tintes y lacas, tintes para madera, tintas y barnices, pegamentos para madera, colas barnices y lacas > paint-bucket =hand-plane =house-brush
barnices, barniz, cola blanca > paint-bucket =hand-plane =house-brush / uñas, manicura, venado, venados, ciervo, ciervos, cerámica, vasija, vasijas
tinaco, cisterna, estanque de agua, aljibe, tanque de agua, rotoplas, estanques de fibra de vidrio, estanques de fibra > water-tank drop-half
tanques elevados, tanque elevado, estanques australianos, tanques de almacenamiento de agua, torres de agua > water-tank
platos de ducha, plato de ducha, platos de ducha y mamparas, receptáculos de ducha, cambio de bañera por plato de ducha, bañera por ducha > shower-screen =shower-head
ollas de captación, ollas de agua, ollas de captación de agua, captación de lluvia, ollas de captación de agua lluvia, jagüeyes y ollas > water-tank =cloud-rain
tomas de agua, toma de agua, tomas domiciliarias, tomas de agua domiciliarias, toma domiciliaria, conexiones de agua, conexión de agua, tomas de agua potable > faucet =pipe drop-wrench / purificada, alcalina, pura, garrafón, garrafones
bancas y mesas de parque, mesas de picnic > picnic-table
bancas de plaza, bancos de plaza, bancas de parque, bancos de parque, bancas de jardín, bancas y bancos de parque, bancas de hierro para jardín > park-bench =picnic-table tree
bancos de parque de cemento, bancos de parque de concreto, bancos para parque y jardín, bancos y mesas de cemento, bancas y mesas de concreto, bancos y maceteros de cemento > park-bench =picnic-table pergola
casitas de madera para niños, casita de madera para niños, casitas de juego, casas de juego para niños > playhouse =swing-set slide
atrapanieblas, atrapaniebla, captanieblas, cosechamos agua de lluvia, cosecha de agua lluvia > cloud-rain =water-tank drop-half
tanque australiano, tanques australianos > water-tank windmill
limpieza de ductos de aire acondicionado, limpieza de ductos de aire, limpieza de aires acondicionados, mantenimiento de aires, mantención de aires acondicionados > split-unit =fan snowflake wind
pulido de suelos, abrillantado, abrillantado de suelos, abrillantado de pisos, cristalizado de pisos, pulido y abrillantado, pulido de pisos de mármol, pulido de mármol, cristalizado de mármol > tiles sparkle
pisos de madera, piso de madera, lijado de pisos, barnizado de pisos, acuchillado, acuchillado de parquet, suelos de madera > parquet =laid-board
esmaltado de tinas, esmaltado de bañeras, reesmaltado, reesmaltado de bañeras > bathtub shower-head sparkle
aislación, aislante, aislamiento > roofs house umbrella
telgopor, unicel, tecnopor, plumavit, icopor, poliestireno, poliestireno expandido, poliexpan, porexpan, estereofón > cube hex-core
hierros, herrajes y hierros @construction > steel-beam =wrought-iron anvil
casa del herrero, taller del herrero, rincón del herrero > anvil =wrought-iron
clavos y grapas, grapas y clavos, clavos y tornillos, grapas y tachuelas > nails =screw hammer
tejería, tejerías, tejera, tejeras > tiled-roof =roofs
adoquinera, adoquineras > paving-herringbone bricks
mosaiquería, mosaiquerías > tiles =trowel
bombeo, bombeos > motor-pump =water-pump
quemadores a gas, quemadores a gasoil > flame
tanques, tanque @construction > water-tank / oxígeno, gas, combustible, peces, guerra, séptico, sépticos
lana de vidrio, lana mineral, lana de roca, aislación con lana de vidrio, lana de vidrio y poliestireno, lanas minerales, celulosa proyectada, aislante térmico > house roofs =sun-snowflake
campamentos mineros, campamento minero, oficinas móviles, casetas móviles, módulos habitables > shipping-container house hard-hat
silos y secadoras > silo grain-sack wheat
intercambiador de calor, intercambiadores de calor, quemadores industriales > flame radiator gear
energía geotérmica, geotérmico > flame mountain waves
aerotermia, bombas de calor, bomba de calor, suelo radiante > sun-snowflake radiator fan
humedades, tratamiento de humedades, deshumidificador, deshumidificadores > drop-half house umbrella
apuntalamiento, pilotes, micropilotes, cimentaciones, cimentación, cimientos, fundaciones profundas, pilotaje, pilotajes > drilling-rig =crane hard-hat
túnel, túneles, obras subterráneas @construction > mountain road excavator
obras hidráulicas, obras de riego, canalización de ríos > waves drop-half excavator
obras portuarias, obras marítimas > anchor crane-hook cargo-ship
balizamiento, balizas viales > traffic-cone signpost road
alumbrado, alumbrado público, luminarias públicas, iluminación pública, farola, farolas > street-lamp lightbulb lightning
tiras antideslizantes, cintas antideslizantes, antideslizantes para escaleras > staircase
sellado de fisuras, sellado de grietas en pavimento, sellado de juntas viales > road =traffic-cone
nubes de puntos, nube de puntos, escaneo láser 3d, escáner láser, escaneo 3d de edificios > theodolite =laser-head
tubos de neón, tubos de neón flex > neon-sign
tubos fluorescentes, tubos led, tubos de luz, fluorescentes, balastros, balastos, tubos fluorescentes y balastros, lámparas fluorescentes > lightbulb =pendant-lamp
tomas de corriente, tomacorrientes, tomacorriente, interruptores, tomas e interruptores, apagadores, placas y apagadores, tomas eléctricas, interruptores y tomacorrientes, enchufes e interruptores, interruptores y enchufes > plug =plug-bolt
postes de concreto, postes de hormigón, postes de alumbrado público, postes metálicos, postes de concreto armado, postes de fibra, postes de luz solar, postes eléctricos, postes de tendido eléctrico, crucetas y postes, postes y crucetas > street-lamp =pylon
medidores eléctricos, medidor eléctrico, medidores y acometidas, acometidas, acometidas eléctricas, empalmes y medidores, instalación de medidores, instalación de acometidas, pilastras y acometidas > lightning plug gauge
medidor de agua, medidor de gas > meter drop-half faucet
equipos contra incendio, equipo contra incendios, bocas de incendio > fire-extinguisher =hydrant flame siren
grass, grass sintético, grass natural > plant sprout lawnmower
piso > tiles =parquet
conteiner, conteiners > shipping-container
alquiler de habitaciones, renta de habitaciones, alquiler de cuartos, renta de cuartos, arriendo de piezas, habitaciones en alquiler, cuartos amueblados, habitaciones amuebladas, piezas amobladas, cuartos por noche, habitaciones por noche, cuartos por mes > room-key =bed =door-hanger door
alquiler de departamentos, renta de departamentos, alquiler de apartamentos, alquiler de casas, renta de casas > key =house =estate-sign
alquiler de locales, renta de locales, arriendo de locales, alquiler de locales comerciales > storefront key
desarrolladora inmobiliaria, desarrollo inmobiliario, desarrollos inmobiliarios, promotora inmobiliaria, desarrolladora de vivienda > skyline =house =estate-sign
instalamos aires, instalación de aires, mantenimiento de minisplits, instalación de minisplits, aires acondicionados, reparación de aires > split-unit =snowflake =sun-snowflake
inmueble, inmuebles, bienes inmuebles, compra y venta de inmuebles > house =key =estate-sign =house-pin
cepillos industriales, fábrica de cepillos, cepillos y escobas > broom comb
fósforos, cerillos, encendedores > flame
limpieza de tanques, limpieza de tanques industriales, limpieza de cisternas y tinacos > water-tank suds-bucket spray-bottle
pisos epóxicos, pisos industriales, piso epóxico, pintura epóxica, recubrimientos epóxicos > paint-roller layers trowel
pisos de resina epóxica, piso de resina, suelo de resina, suelos epoxi, pisos epoxi, piso epoxi, pavimentos de resina, pavimentos epoxi, resina para pisos, resinas para pisos, porcelanato líquido, pisos 3d epóxicos > paint-roller =smoothing-trowel
pisos laminados, piso laminado, pisos de vinil > parquet tiles hammer
ingeniería mecánica, ingeniero mecánico, diseño mecánico > gear compass-tool nut
ingeniería eléctrica, ingeniero eléctrico > lightning plug-bolt compass-tool
ingeniería sanitaria, ingeniero sanitario > pipe drop-half compass-tool
ingeniería hidráulica, ingeniero hidráulico > waves drop-half compass-tool
ingeniería vial, ingeniería de caminos > road compass-tool bridge
ingeniería industrial, ingeniero industrial > gear factory compass-tool
membrana, membranas, colocador de membranas, membranero > membrane-roll roof-drops
servicios generales, servicios múltiples, servicios integrales @construction > toolbox =tools =house-wrench
mineral, minerales @construction > pickaxe mine-cart gem
obras públicas, obra pública > crane road hard-hat
ferralla, enfierradura, ferralla y armaduras, varilla corrugada, fierro corrugado, aceros corrugados, ferrallista, fierrero, zuncho, zunchos, cabilla, cabillas, cabillas dobladas, estribos y cabillas, zunchos y estribos, fierro de construcción, fierro doblado, doblado de fierro, fierrería, varillas de construcción, varillas y alambrón, alambrón, acero figurado, figurado de acero, acero de refuerzo, hierro figurado, estribos de fierro, estribos de hierro, estribos y columnas, armado de varilla, armadura de hierro, armaduras de hierro, malla y varilla, castillos y varillas, hierro para construcción, fierros de construcción > rebar steel-beam hard-hat
mobiliario urbano, bancas y luminarias, bancas para parques > park-bench =street-lamp tree signpost
gradas, tribunas, graderías > scaffold goal
tratamiento térmico, tratamientos térmicos, temple de metales > flame gear anvil
casillero, casilleros, lockers, casilleros y lockers > lock-key door key
~llave en mano > house =key roofs =hard-hat
propiedad horizontal > skyline =building-apartment
cogeneración > lightning factory flame
redes contra incendio, red contra incendio > hydrant =fire-extinguisher siren
talud, taludes, estabilización de taludes > mountain excavator hard-hat
geomembrana, geomembranas, geotextil, geotextiles > membrane-roll layers
espejos de agua, fuentes y espejos de agua > fountain waves drop-half
góndolas y estanterías, estanterías metálicas, estantería metálica, racks para bodegas, estanterías industriales > shelf-unit warehouse forklift
góndola, góndolas & supermercado, estanterías, racks, metálicas, exhibidores, comercio > shelf-unit storefront shopping-cart
mostrador, mostradores, vitrinas, mostradores y vitrinas > showcase storefront
mobiliario comercial, muebles para negocio, equipamiento comercial > shelf-unit showcase storefront
chaleco reflejante, chalecos reflejantes, chalecos reflectantes > safety-vest hard-hat
cascos y chalecos > hard-hat safety-vest
eslinga, eslingas, cables de acero, cables de acero y eslingas, cuerdas y eslingas > crane-hook link knot
cadenas y poleas, cadenas de acero > link gear crane-hook
grúa viajera, grúas viajeras > crane-hook crane gear
polipasto, polipastos > chain-hoist =crane-hook crane
pistolas de pintura, pistolas de pintar, equipos de pintura > spray-gun paint-bucket
máquinas de soldar, soldadoras, equipos de soldadura > welding-mask lightning flame
finca raíz > house =key =estate-sign =house-pin
ornamentador, ornamentadores > gate anvil fence hammer
arriendo de apartamentos > key =house =estate-sign
suelos de resina, pisos de resina > paint-roller layers trowel
pavimentos de caucho, pavimento de caucho, pisos de caucho > tiles layers
rampas para discapacitados, rampas de acceso, accesibilidad > wheelchair
cajas de seguridad, caja de seguridad > safe lock-key key
trampas de grasa, trampa de grasa > pipe drop-half drop-wrench
subestaciones, subestación, subestaciones eléctricas, media tensión, líneas de media tensión, líneas de alta tensión, redes de media tensión, líneas eléctricas, redes eléctricas aéreas, tendido eléctrico, tendidos eléctricos, postación > pylon lightning plug-bolt
pisos de pasta, piso de pasta, mosaico de pasta, mosaicos de pasta, mosaico hidráulico, mosaicos hidráulicos, baldosa hidráulica > tiles trowel
palapa, palapas, techo de palma, techos de palma, techos de guano, ranchos de palma > palapa =tree-palm surf-cabin
captación de agua, captación de agua de lluvia, captación pluvial, cosecha de agua, cosecha de lluvia > cloud-rain water-tank drop-half
tierra física, tierras físicas, puesta a tierra, pararrayos > lightning pylon plug-bolt
perforación direccional, perforación horizontal > drill pipe excavator
hule, hules, empaques de hule, piezas de hule > tire hose
estufas ahorradoras, estufas ahorradoras de leña, cocinas mejoradas > flame fireplace axe-log
mosaico @construction > tiles trowel
desazolve, desazolves, desazolve y drenajes > pipe hose tanker
cantera labrada y fuentes, fuentes de cantera, cantera para fachadas, cantera para fachadas y fuentes, columnas de cantera > fountain gouge hammer
cantera labrada, labrado de cantera, labramos cantera, tallado de cantera, tallamos cantera, cantera tallada, labrado de piedra, labramos piedra, tallamos piedra, cantería, canterías > mallet-chisel =fountain gouge
pasta texturizada, pastas texturizadas, texturizados, acabados en pasta > trowel paint-roller
selladores para madera, sellador de madera, barniz marino, sellos para madera, barnices y selladores, sellador y barniz > paint-brush-household =paint-bucket
planchas de poliestireno, planchas de tecnopor, planchas de unicel, planchas de poliuretano, planchas de plumavit, placas de poliestireno, placas de unicel, planchas de poliexpandido > layers
pegamento para azulejo, pegazulejo, pegamento para cerámica, pegamento cerámico, adhesivo cerámico, adhesivos cerámicos, bondex, pega cerámica, fragua y pegamento, boquillas para azulejo, fraguas y pegamentos, cemento cola > tiles =trowel
pasta para juntas, pasta para muro, pasta para muros, pasta para paredes, masilla para juntas, masilla para drywall, masillado, masilla para pared, cinta y pasta, pasta mural, empaste de paredes, enduido, enduidos > joint-knife =smoothing-trowel
yesería, yesero artesano > ceiling-rosette trowel
domos y policarbonato, láminas de policarbonato, lámina de policarbonato, techos de policarbonato > awning roofs sun
palafito, palafitos, construcción de muelles, muelles de madera, muelles y palafitos > waves hammer anchor
cuarto de pánico, cuartos de pánico, bóvedas de seguridad, puertas de bóveda > safe lock-key shield-check
tabique rojo, tabiques rojos, tabiquera, tabiquería roja, tabicón, tabicones > bricks trowel
plumas vehiculares, plumas de acceso, control de accesos y plumas, barreras vehiculares, barreras de acceso > boom-barrier gate
bóvedas catalanas, bóveda catalana, bóvedas de ladrillo, bovedero, cúpulas, cúpula de ladrillo > arches =bricks trowel
remodelación de baños, remodelación de baño, baños y cocinas > bathtub =tiles
barandal de cristal, barandales de cristal templado > glass-pane staircase
tejuela, tejuelas, tejuelas de madera, tejuelas de alerce > tiled-roof larch roofs
aislamiento acústico, aislante acústico > ear equalizer house
suelo de vinilo, suelos de vinilo, piso de vinilo, pisos de vinilo, suelo vinílico, suelos vinílicos, pisos vinílicos > parquet tiles house
geotecnia > drilling-rig layers theodolite
estuco veneciano, estucos venecianos > trowel house-brush paint-bucket
parquet, parquetista, acuchillador > parquet =laid-board
casa contenedor, casas contenedor > shipping-container house
casa pasiva, casas pasivas, passivhaus > house sun leaf-split
quinchos y parrilleros, quincho y parrilleros, quinchos y asadores > grill fireplace
cavas y bodegas a medida, cava a medida, cavas climatizadas > wine wine-barrel glass
losas y viguetas > steel-beam bricks trowel
muro de piedra, muros de piedra, pirca, pircas > stones bricks trowel
reforma de baños, reformas de baños, reforma de baño > bathtub =tiles
torre de iluminación, torres de iluminación > street-lamp lightbulb lightning
malla electrosoldada, mallas electrosoldadas > steel-beam chain-link-fence trowel
techos de zinc, techos metálicos, techo metálico, zincalum, zinc alum, láminas para techo > roofs house ladder
casas en contenedores, casas en contenedores marítimos, viviendas contenedor, contenedor habitable, oficinas contenedor > shipping-container house
~piedra, piedras > cube mountain / harina, molino, horno, pan
parrilla, parrillas @construction > grill fireplace
quinchos y parrillas > grill fireplace
~metálico, metálicos, metálica, metálicas > steel-beam welding-mask hammer
tanque séptico, tanques sépticos > tanker pipe water-tank
jacuzzi, jacuzzis, hidromasaje @construction > bathtub shower-head
corte de concreto, corte de hormigón, corte con diamante > saw-blade drill
topografía con drones, topografía con dron, topógrafo con drones, levantamiento topográfico con drones, levantamientos con drones, mapeo con drones > theodolite drone
impermeabilización de azoteas, impermeabilización de losas, impermeabilización de terrazas > membrane-roll =roof-drops
impermeabilización de techos > membrane-roll =roof-drops =tiled-roof
mantención de edificios, mantenimiento de edificios, mantención de condominios > skyline toolbox
inspección de viviendas, inspección de casas, inspección técnica de viviendas, inspección de inmuebles > house =clipboard-text
cielos falsos > joint-knife =drill screw
lavado con hidrolavadora, limpieza con hidrolavadora, limpieza a presión, hidrolimpieza > pressure-lance
bombas de pozo profundo, bomba sumergible, venta de bombas de agua, electrobomba, electrobombas > motor-pump =water-pump
casa solar, casas solares, techo solar, techos solares > solar-house =solar-panel =sun-bolt
planos de casas, plano de casa, dibujo de planos > floor-plan =compass-tool house
radiador, radiadores @construction > radiator flame
grúa telescópica, grúas telescópicas, camión grúa, camiones grúa, grúa hiab, camión hiab, hiab, grúas hidráulicas, grúa hidráulica, arriendo de camión pluma, renta de grúas, arriendo de grúas, alquiler de grúas > crane-truck =crane-hook
grúa articulada, brazo hidráulico, grúa de brazo, grúa todo terreno, camión grúa pluma, grúa sobre camión, grúa pluma, grúa titán > crane-truck =crane-hook crane
casas prefabricadas de madera, casa prefabricada de madera, cabañas prefabricadas > house =log-cabin
plomería electricidad y pintura, gasfitería electricidad y pintura, electricidad gasfitería y pintura, pintura electricidad gasfitería, electricidad plomería y pintura, albañilería plomería y electricidad, pintura plomería y electricidad > toolbox =house-wrench =tools
limpieza de graffitis, limpieza de grafitis, borrado de graffitis, borrado de grafitis, eliminación de grafitis, eliminación de graffitis, quitamos grafitis, antigraffiti, antigrafiti > pressure-lance =spray-bottle bricks
lavado de tinacos, lavado de cisternas, limpieza de tinacos, limpieza de cisternas, lavado de tinacos y cisternas, limpieza de tinacos y cisternas, lavado de tanques de agua, limpieza de tanques de agua, limpieza de estanques de agua > water-tank =suds-bucket
mallas de seguridad para gatos, mallas para gatos, redes para gatos > netted-balcony =seated-cat
mallas para balcones, redes para balcones, mallas de seguridad, mallas de protección, redes de protección, redes de seguridad > netted-balcony
lampisteria, lampista, lampistes > plug =faucet plug-bolt
quiosco, kiosco, kioskos, quioscos, bohío, bohíos @construction > pergola =palapa
molino de viento, molinos de viento, papalote, papalotes de agua, bombas de viento, aermotor, molinos y tanques australianos, reparación de molinos, molinero de campo @agriculture,livestock,construction > wind-pump =water-pump windmill
viga, vigas, viga y tanque & grúa, grúas, izaje, izamos, montaje > crane-hook =steel-beam
estribo, estribos @construction > rebar steel-beam
luz @construction > lightning =plug-bolt bulb-plug
fosa, fosas @construction > septic-truck =pipe water-tank
biodigestor, biodigestores @construction > water-tank =pipe leaf-split
uralita, amianto y uralita, uralita y amianto, retirada de uralita, retirada de amianto, tejados de uralita, techos de asbesto, techos de amianto > tiled-roof =hard-hat
cavamos pozos, cavo pozos, pozos a pala, pozos a pala y pico, pozos a pico y pala, cavadores de pozos, excavación manual de pozos > well =well-bore =shovel pickaxe
turbinas de viento, turbina de viento, generadores eólicos, molinos que dan luz, luz con el viento, molinos de viento eléctricos, energía del viento, electricidad del viento, molinos eólicos > wind-turbine =wind
guardo muebles, guardamos muebles, guarda muebles, bodega de muebles, bodegaje de muebles, baulera, bauleras, alquiler de bauleras, alquiler de depósitos, depósitos y bauleras, alquiler de trasteros, guardado de muebles, guardería de muebles > storage =warehouse =moving-box
muebles de melamina, melamine, topes de cocina, topes de cuarzo, topes de granito, topes y gabinetes, gabinetes de cocina, muebles altos y bajos > kitchen-units =worktop =open-wardrobe
químicos para albercas, químicos para piletas, productos para albercas, cloro para piscinas, cloro para albercas, cloro y químicos, accesorios para albercas, accesorios para piscinas, artículos para piscinas, insumos para piscinas > pool-skimmer =swimming-pool
barraca de fierros, barraca de fierro, barraca de hierros, barraca de hierro, fierros y perfiles, perfiles metálicos, perfiles de acero, perfiles y planchas, perfilería, planchas metálicas, planchas y perfiles, planchas y vigas, vigas y perfiles, vigas y planchas, ángulos y platinas, platinas y ángulos, cabillas y vigas, cabillas y perfiles, acero de construcción, hierros para la construcción, hierro del ocho, siderúrgica, aceros y perfiles, aceros y laminados, tubos estructurales, tubos cuadrados, caños estructurales > steel-beam
pozos de infiltración, pozo de infiltración, pozo absorbente, pozos absorbentes, pozos sépticos, drenaje francés, fosas sépticas y biodigestores @construction > septic-truck pipe
retro, retros @construction & alquiler, renta, arriendo, volquete, volquetes, volqueta, camión, excavación, oruga > excavator =bulldozer
molinos de bolas, molino de bolas, chancadoras, trituradoras de piedra, equipos para minería, equipos mineros, maquinaria minera, repuestos mineros, insumos para minería, insumos mineros > mine-cart =pickaxe gravel-conveyor
tapas de registro, tapas de alcantarilla, rejillas y sumideros, registros y tapas, canaletas de desagüe, cámaras de inspección @construction > pipe =drop-half
rejillas, rejilla, sumidero, sumideros, tapas y rejillas, rejillas para desagüe @construction > drain-grate =pipe
arena de río, arena por viaje, arena por metro, viaje de arena, viajes de ripio, viaje de tierra, arenera, areneras, arena y piedra > dump-truck =sand-barrow shovel
apisonadoras, apisonadora, vibroapisonador, saltarín compactador, placas compactadoras, placa compactadora, rodillos compactadores, rodillo compactador, compactadoras, cortadoras de concreto, cortadora de concreto, cortadoras de pavimento, maquinaria liviana, equipos livianos, equipo menor @construction > road-roller =jackhammer bulldozer
apisonador, bailarina y apisonadora, pisones, pisón @construction > tamping-rammer =road-roller jackhammer
canguros compactadores, saltarín compactador, bailarinas compactadoras, rana compactadora, pisones tipo rana, pisones tipo canguro, saltarines y placas, bailarinas y placas, bailarinas y saltarines, saltarines y bailarinas, vibroapisonador, vibropisones, apisonadores, plancha compactadora, placa vibratoria, compactadora tipo canguro, apisonador tipo canguro, saltarín y plancha compactadora > tamping-rammer =road-roller jackhammer
bailarina, bailarinas, saltarín, saltarines, canguro, canguros, rana, ranas, pisón, pisones, sapo, sapos & compactador, compactadora, compactadoras, compactadores, compactación, vibrocompactador, pavimento, asfalto, apisonadora, revolvedora > tamping-rammer =road-roller jackhammer
rodillo pata de cabra, pata de cabra y compactación, compactador pata de cabra, rodillo liso, rodillo vibratorio, rodo pata de cabra, rodos y vibrocompactadores, vibrocompactador, vibro rodillo, rodillo y motoniveladora > road-roller bulldozer
casetas sanitarias @construction > portable-toilet
casetas y garitas, garita, garitas, casetas de vigilancia, caseta de vigilancia, casetas de guardia, casetas prefabricadas @construction > guard-booth =security-guard boom-barrier
losas, losa, losas y trabes, trabes y losas, colados, colado de losas, colados y losas, bombeo de concreto, colados y bombeo, firmes y banquetas, castillos y dalas, losa aligerada, losas aligeradas, viguetas y bovedillas, vigueta y bovedilla @construction > trowel =mixer-truck bricks
cielos americanos, cielo americano, cielos rasos, cielo raso, cielos falsos, cielo falso, cielorrasos, falsos techos, techos falsos, plafones y tabla roca, tabla roca, tablarroca, plafones y muros, plafón reticular @construction > joint-knife =drill screw
machimbre, machimbres, machihembrado, machihembrados, tirantes, tirantes y machimbre, tirantería, cabriadas, cabios, tablas y tirantes, cuartones, listones, listonería, alfarjías, madera aserrada, madera dimensionada, pino dimensionado, durmientes de madera @construction > log-pile =saw-blade
cubicaciones, cubicación, presupuestos y cubicaciones, cómputos métricos, metrados, metrados y presupuestos, presupuestos de obra, costos y presupuestos, planillas de obra, análisis de precios unitarios @construction > compass-tool =floor-plan hard-hat
trompos para mezclar, trompo para mezclar, trompos mezcladores, trompo mezclador, trompos de concreto, trompo de concreto, trompos de construcción, trompo de construcción, trompos revolvedores, trompos para mezclar concreto, trompos para cemento, mezcladoras de cemento, trompito mezclador > mixer-truck trowel
`;
