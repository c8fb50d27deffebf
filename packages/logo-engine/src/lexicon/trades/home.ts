/** Furniture, decoration, cleaning and things of the house. The format is told in ../table.ts. */
export const HOME = `
ebanista, ebanistería > dresser =wooden-chair =dovetail hand-plane
mueble, mueblería, muebles, furniture > armchair =couch =dresser =dining-table
muebles a medida, mueblista > dresser =open-wardrobe =wooden-chair =dining-table
silla, sillas, sillón > wooden-chair =armchair
silla, sillas, sillón, cabecero, cabeceros, puff, puffs & tapicería, tapicero, tapizado, retapizado, tapizamos > padded-chair =buttoned-chair =couch fabric-roll
colcha de retazos, colchas de retazos, edredones de patchwork > needle =fabric-roll bed
cabeceros, cabeceras de cama, cabeceros de cama, respaldos de cama, cabeceras capitonadas > bed =buttoned-chair
capitoné, capitonado, sillones capitoné, sillón capitoné, chesterfield, sofás chester > buttoned-chair =couch
mobiliario, muebles de diseño, fábrica de muebles > armchair =dining-table =dresser couch
contrachapado, contrachapada, triplay, muebles de contrachapado, muebles de terciado, muebles de triplay, muebles de multilaminado, mobiliario modular, muebles modulares, estanterías modulares, estantería modular > plywood-shelf
muebles de madera, muebles rústicos, melamina > wooden-chair =dining-table =dresser armchair
poltrona, sillería > armchair wooden-chair
sofá, sillones, living, butaca & tapicería, tapicero, tapizado, retapizado > buttoned-chair =couch =padded-chair fabric-roll
sofá, sillones, living, futón > couch armchair / auto, coche, vehículo
tapicería de muebles, tapicero de muebles, tapizado de muebles, retapizado de muebles, tapizamos muebles > buttoned-chair =padded-chair =couch fabric-roll
tapicería, tapicero, tapizado, retapizado > buttoned-chair =padded-chair =couch fabric-roll / auto, coche, vehículo
mobiliario escolar, muebles escolares, pupitre > desk
escritorio, muebles de oficina, mobiliario de oficina, escritorios > desk swivel-chair
muebles de cocina, muebles a medida de cocina, cocina y clóset, cocinas y clósets, cocinas a medida, mueble de cocina > kitchen-units =worktop
sillas de oficina > swivel-chair
clóset, clósets, armario, armarios, vestidor, placard, organización de clósets > open-wardrobe dresser
colchón, colchones, mattress, somier > pillow-mattress =mattress bed
cama, camas, dormitorio, descanso > bed =bed-moon mattress
catres > bed
ropa de cama, blanquería, cobertores > bed cushion
plumones, edredones > cushion =bed
almohadas, almohadas y colchones, colchones y almohadas > pillow-mattress =mattress bed
interiorismo, diseño de interiores, decorador, interior design, decoración de interiores, home staging > reading-corner =swatch-fan =pendant-lamp couch
interiores > reading-corner =swatch-fan =pendant-lamp couch
interiorista, deco, artículos de decoración, decohogar, asesoría de decoración > reading-corner =vase =lamp couch
remodelación de interiores, remodelaciones de interiores, diseño y remodelación de interiores > reading-corner =swatch-fan floor-plan
diseñamos y decoramos, decoramos casas, decoramos tu casa, decoramos espacios, decoramos interiores, diseñamos espacios, diseñamos interiores > reading-corner =swatch-fan =pendant-lamp
bazar & casa, hogar, menaje, loza > house-bag =cooking-pot vase
artículos para el hogar, cosas para la casa, bazar hogar > house-bag =reading-corner =vase =cooking-pot lamp
farol rojo, faroles rojos, farolito rojo, linterna roja, farol de papel, faroles de papel, linternas de papel, farol chino, faroles chinos > paper-lantern lantern
lámpara, iluminación, luminaria, lamparas, lámparas colgantes, lámparas de techo, luminarias colgantes, lámparas de madera, iluminación decorativa, lighting > lamp =pendant-lamp lightbulb
luminotecnia, luminotécnica, luminotécnico > lightbulb =lamp =pendant-lamp
araña de luces, arañas de luces, araña de cristal, arañas de cristal, lámpara de araña, lámparas de araña, lámparas de cristal, candil de cristal, candiles de cristal > chandelier =pendant-lamp =lamp
iluminación led, led > lamp =lightbulb =pendant-lamp
alfombra, tapete, alfombras, tapetes > rug =unrolled-rug
vidrios de reloj, vidrios para relojes, cristales de reloj, micas de reloj, vidrios de reloj y correas > watch
manteles de hule, hules y manteles, manteles plásticos, mantel de hule > tablecloth
silla de comer, sillas de comer, sillas altas para bebé, silla alta de bebé, sillas periqueras, periqueras, periquera, tronas para bebé, trona para bebé > baby =baby-bottle
prensas de ajo, prensa ajos, prensa de ajo, peladores y ralladores, ralladores y peladores > whisk =spoon knife
tapas para ollas, tapas de olla, tapas para sartenes, tapas y asas para ollas, tapas y mangos para ollas, mangos para ollas, mangos y asas, asas y mangos > cooking-pot =skillet
tablas de planchar, tabla de planchar, burros de planchar, burro de planchar, mesas de planchar, tablas de planchar y burros, tablas y burros de planchar > iron
placas de inducción, placa de inducción, vitrocerámicas, vitrocerámica, placas de cocina, cocinas de inducción, encimeras a gas, anafes, anafe, parrillas de inducción, placas vitrocerámicas > oven =cooking-pot
pinzas para ropa, pinzas para tender, tendederos, tendedero, broches para ropa, perros para ropa, tendederos de ropa, pinzas y tendederos > washing-line
nido de abeja, nidos de abeja & smock, bordado, bordados, vestido, vestidos, toalla, toallas, tela, telas, blusas, punto > embroidery-hoop =dress
mesas de noche y cabeceras, cabeceras y mesas de noche, burós y cabeceras, cabeceras y burós, bases y cabeceras > bed =bedside-table lamp
mesas de noche, mesa de noche, mesitas de noche, mesita de noche, mesas de luz, mesa de luz, burós > bedside-table =lamp dresser
jarras medidoras, vasos medidores, jarras y tazas medidoras > whisk spoon
rodillos para amasar, rodillo de amasar, bolillos para amasar, rodillos y bolillos, palos de amasar, palo de amasar, rodillos de cocina, rodillos de madera para amasar, bolillos de madera, usleros, uslero, palotes de amasar, rodillos de repostería, rodillos para masa > rolling-pin =whisk wooden-spoon
quemadores para estufa, quemadores para estufas, quemadores y hornillas, hornillas, hornillas y quemadores, hornillas industriales, quemadores para hornos, quemadores para calderas, hornallas, quemador de gas, reverberos > flame oven
cuadros en punto de cruz, cuadros bordados, manteles en punto de cruz, cuadros y manteles en punto de cruz, manteles bordados, cojines bordados, servilletas bordadas, paños bordados, toallas bordadas, bordado de toallas > embroidery-hoop =needle
ollas de presión, olla de presión, ollas exprés, olla exprés, ollas express, ollas arroceras, reparación de ollas, empaques para ollas, ollas y cacerolas, ollas y pailas, ollas y calderos, calderos y ollas > cooking-pot =skillet
carpet, alfombrado > rug =unrolled-rug
lavado de alfombras, lavandería de alfombras, lavado de tapetes, limpieza de tapetes, lavado de alfombras y salas, lavado de salas y alfombras, lavado de alfombras y tapetes, lavado de alfombras y cortinas > rolled-rug =rug-suds =couch-suds rug
lava alfombras, lavalfombras, lava tapetes > rolled-rug =rug-suds
toldo, toldos, toldos y persianas, marquesina, pérgola con toldo, toldero > awning =awning-window
cortina, cortinas, cortinero, cortineros, cortinería > tied-curtain =curtain =blinds
cortinas roller, blackout, estores > blinds =curtain
persiana, persianas venecianas, venecianas > blinds
espejo, espejos > standing-mirror =hand-mirror glass-pane
cuadro > image picture-frame
florero, floreros, jarrón, jarrones > vase
toalla, toallas, toallas y batas > towel-stack =hung-towel
plato, platos & tetera, teteras, taza, tazas, tacitas > tableware =teapot =cup
juego de té, juegos de té, juegos de té antiguos, juego de café, juegos de café, tacitas y platitos, tazas y platos, platos y tazas, tazas de té, tazas antiguas, tazas y teteras, teteras y tazas, tazas y juegos de té > teapot =cup tableware
duchas, shower, cabinas de ducha, duchas y tinas > shower-head bathtub drop-half shower
baño, sanitario, muebles de baño, tina, artículos de baño, bathroom, bañera, accesorios de baño > bathtub shower-head drop-half faucet
regalo, regalos, gift, tienda de regalos, regalos personalizados > gift bow heart
regalos corporativos, regalos de empresa, regalos para empresas, regalos empresariales, obsequios corporativos > star-box =gift bow
canastas de regalo > gift bow basket
detalles, obsequio, regalería > gift bow heart
merchandising, regalos publicitarios > gift t-shirt baseball-cap
electrodoméstico, electrodomésticos, electrohogar, línea blanca > washing-machine =fridge blender oven
electro hogar, electrohogares, electro hogares > washing-machine =fridge blender oven
lavadoras > washing-machine =washer-wrench
reparación de lavadoras > washer-wrench =washing-machine
refrigerador, refrigeradores, nevera, neveras, refri, congelador, freezer, frigobar > fridge =fridge-wrench
vitrinas refrigeradas, vitrinas y congeladores, exhibidoras refrigeradas, heladeras comerciales, refrigeradores comerciales, congeladores comerciales, refrigeración comercial > display-fridge =showcase snowflake
cámara de frío > snowflake fridge
reparación de electrodomésticos > washer-wrench =fridge-wrench =washing-machine
servicio técnico de línea blanca, reparación de línea blanca, servicio técnico de electrodomésticos, arreglo de electrodomésticos > washer-wrench =fridge-wrench =washing-machine
lavadora, secadoras > washing-machine =washer-wrench
secador, secadores, secadora, secadoras & tinte, tintes, peluquería, tijera, tijeras, cabello, pelo, salón, estética, barbería, rizadoras > hair-dryer =scissors-comb
hornos > oven flame
plancha y lava, lava y plancha > washing-machine =iron
roperos, ropero, placares, placar, placards, placard @desing,construction > open-wardrobe dresser
horno industrial, hornos panaderos, hornos rotativos, horno rotativo, hornos convectores, horno convector > oven flame
hornos para cerámica, hornos cerámicos, hornos para cerámica y vidrio, hornos de alfarería, horno de alfarero, hornos para gres, hornos de gas para cerámica, horneado de cerámica, quema de cerámica, horneado de piezas, hornos para vitrofusión > pottery =flame
hornos de carbón, horno de carbón, hornos de carbón vegetal, horno carbonero, hornos carboneros, quema de carbón, producción de carbón vegetal > charcoal-sack =flame =log-pile
hornos y amasadoras, amasadoras y hornos, hornos y batidoras, hornos de panadería, amasadoras y batidoras > oven =dough-mixer
hornos crematorios, horno crematorio > urn =laurel-flame
cocinas a gas > oven flame gas-cylinder
limpieza, aseo, cleaning, sanitizado, empresa de aseo > suds-bucket =broom =mop-bucket spray-bottle
limpieza de oficinas, aseo de oficinas, aseo diario de oficinas, limpieza diaria de oficinas, limpieza de edificios, aseo de edificios, limpieza de oficinas y edificios, aseo de oficinas y edificios, limpieza corporativa, limpieza empresarial > clean-tower =suds-bucket =mop-bucket broom
limpieza de casas, limpieza de departamentos, limpieza de hogares, limpieza del hogar, limpieza de apartamentos, aseo de casas, aseo de departamentos, limpieza de airbnb > suds-bucket =house-sparkle =broom =mop-bucket
hornos de barro > clay-oven
servicio de aseo, limpieza industrial, asesora del hogar, aseo industrial > suds-bucket =mop-bucket =broom spray-bottle
detergente, detergente líquido, detergente a granel, jabón a granel, cloro, lavandina, lejía, detergente y cloro, artículos de aseo, productos de aseo, productos de limpieza, productos de limpieza a granel > detergent-jug =suds-bucket =spray-bottle mop-bucket
robot, robots & piscina, piscinas, alberca, albercas > pool-skimmer =swimming-pool
cloro & piscina, piscinas, alberca, albercas, pileta, piletas > pool-skimmer =swimming-pool
limpieza de fin de obra > suds-bucket =broom =mop-bucket
limpieza de tapices > couch-suds =suds-bucket
limpiadora > suds-bucket =broom =mop-bucket spray-bottle
organización del hogar, organización de espacios, organizador profesional, orden > open-wardrobe =dresser
navidad, decoración navideña, árbol de navidad, adornos navideños > pine star santa-hat gift
escombros, retiro de escombros > rubble-skip =dump-truck trash
basurero, basura, retiro de basura, contenedores de basura > trash =recycling-truck
bazar, artículos varios, multitienda, cachureos, todo a mil > storefront tote shopping-bag shopping-cart
piscina temperada > swimming-pool waves-circle waves
muebles de terraza, muebles de exterior, muebles de jardín > armchair umbrella sun
barbacoas y terrazas > sun armchair umbrella
pérgola, pérgolas, pérgolas de madera, pérgolas y decks, pérgolas y terrazas, pérgolas y cobertizos > pergola
~horno, hornos industriales > oven flame
~mesa > dining-table
menaje del hogar, casa y hogar > cooking-pot =vase lamp
hogar, home @construction,desing > house couch lamp
fabricación de muebles, línea de muebles > armchair =wooden-chair =dresser =dining-table
aspiradora, aspiradoras > vacuum-cleaner plug fan
bricolaje, hágalo usted mismo, diy > hammer screwdriver toolbox drill
huéspedes, casa de huéspedes > bed key call-bell door
sillas gamer, sillas gaming > swivel-chair =game-controller
tarjetas de regalo, gift card > gift
mesas y sillas, sillas y mesas > dining-table =wooden-chair
heladera, heladeras, refrigeradora, refrigeradoras > fridge =fridge-wrench
lavarropas, reparación de lavarropas, reparación de secadoras > washer-wrench =washing-machine
hornos eléctricos > oven wrench
microondas, reparación de microondas > microwave oven wrench
reparación de cafeteras, máquinas de café, máquina de café, mantenimiento de cafeteras, cafeteras industriales > portafilter =moka-pot wrench
estufas de gas, estufas y cocinas, cocinas y estufas, estufas industriales > oven flame wrench
limpieza de alfombras > rug-suds =rolled-rug =couch-suds vacuum-cleaner
limpieza de alfombras y sillones, limpieza de alfombras y tapices, limpieza de alfombras y sofás, limpieza de alfombras y muebles > couch-suds =rug-suds =rolled-rug vacuum-cleaner
limpieza de colchones, lavado de colchones > mattress suds-bucket
limpieza de campanas, limpieza de campanas y ductos, limpieza de campanas de cocina, limpieza de campanas extractoras, limpieza de campanas y ductos de cocina > kitchen-hood suds-bucket
servicio doméstico, empleada doméstica, empleadas domésticas, mucama, trabajadora del hogar, personal doméstico > broom =house-sparkle =suds-bucket
manteles, mantel, mantelería, servilletas, ropa de mesa > tablecloth fabric-roll cutlery needle
alquiler de manteles, renta de manteles, arriendo de manteles, manteles para eventos, mantelería para eventos, manteles y vajilla > tablecloth cutlery glass champagne
artículos promocionales, promocionales, artículos publicitarios, material promocional > gift t-shirt cup baseball-cap
destapador publicitario, destapadores publicitarios, destapadores y portavasos, portavasos, posavasos, portavasos de corcho, posavasos de corcho, posavasos publicitarios, abridores y posavasos > cup =beer-stein
ruletas de premios, ruleta de premios, ruletas publicitarias, ruletas y tómbolas, ruletas y tómbolas publicitarias, ruletas promocionales > prize-wheel =tombola gift
tómbolas, tómbolas publicitarias, tómbolas para sorteos, tómbolas y ruletas, ánforas para sorteos > tombola =prize-wheel confetti
canasta navideña, arcones navideños > basket gift star wine
loza, locería, vajillas > cup pottery
vajillas de talavera, vajilla de talavera, vajillas de cerámica, vajillas artesanales, vajillas pintadas a mano, vajillas de gres > tableware =pottery cup
plásticos y desechables, desechables, descartables, productos descartables, envases desechables, vajilla desechable, vajilla descartable, vasos desechables, vasos descartables, artículos descartables, productos desechables > disposables cup cutlery shopping-bag
herraje, herrajes, quincallería, herrajes y cerraduras > keyhole screw door
herraje, herrajes @livestock & caballo, caballos, mula, mulas, herrador, casco, cascos, equino, yunque > horseshoe horse
todo a 100, todo a cien, todo a un euro, baratillo, cacharrería, bazar chino, todo a dos mil > storefront shopping-bag basket
teñido de telas, batik, tie dye, teñido artesanal, tiño ropa, tintura de ropa, shibori, ropa teñida > fabric-roll drop-leaf paint-bucket
limpieza de salas, limpieza de salas y colchones, lavado de salas y colchones > couch-suds
pintura de muebles, muebles pintados, chalk paint, decapado de muebles > armchair =dresser paint-bucket
licuadora, licuadoras, batidora > blender whisk plug
lavavajillas, lavaplatos automático > bubbles plug drop-half
muebles infantiles, dormitorios infantiles, camas infantiles > crib teddy-bear
numeración para casas, números para casas, buzones, buzón, buzones y números > envelope house
reciclado de muebles, muebles reciclados, upcycling de muebles > armchair dresser paint-brush-household recycle
esferas navideñas, árboles de navidad, luces navideñas > pine star gift
muñeco de nieve, muñecos de nieve, muñecos de nieve y navidad, muñecos de navidad, muñequería navideña, soft navideño, cojines navideños > santa-hat =snowflake pine
bolas navideñas, bolas de navidad, bolas navideñas pintadas, bolas de navidad pintadas, bolas de navidad personalizadas, esferas pintadas a mano, esferas pintadas, esferas de navidad, bolas para el árbol, bombas navideñas, chirimbolos > pine =star gift
bancas para iglesias, mobiliario litúrgico, muebles para iglesias > church wooden-chair
limpieza de portales, limpieza de escaleras, limpieza de escaleras y portales > mop-bucket =suds-bucket =broom
mesas de resina, resina epóxica, mesas de resina epóxica, mesas de madera, mesas de comedor, mesas rústicas > dining-table wooden-chair
muebles de algarrobo, mesas de algarrobo, muebles de quebracho, mesas y sillas de algarrobo, muebles de parota, muebles de huanacaxtle, muebles de lenga, muebles de raulí, muebles de caoba, muebles de cedro, muebles de roble, muebles de pino, muebles de teca, muebles de mango, muebles de mezquite, muebles de guanacaste, muebles de lapacho, muebles de nogal > dresser =dining-table =armchair
comedor, comedores @desing > wooden-chair =dining-table
mesas, mesas de centro, juego de comedor, juegos de comedor, muebles de comedor, comedores de madera > dining-table =wooden-chair
muebles de mimbre, muebles y canastos de mimbre, canastos y muebles de mimbre > wicker-basket =armchair
anaquel, anaqueles, anaqueles y racks, racks industriales > shelf-unit warehouse
desechables biodegradables, platos y vasos biodegradables, vasos biodegradables, empaques biodegradables, desechables ecológicos > leaf-fork cutlery bowl
cocinas integrales, cocina integral, cocinas empotradas > kitchen-units =worktop
tapices, tapiz artístico, tapiz bordado > loom rug yarn
muebles para bebé, muebles infantiles y cunas, habitación de bebé > crib baby
limpieza de parrillas, limpieza de parrillas y campanas, limpieza de asadores > grill spray-bottle suds-bucket
encerado de pisos, lavado y encerado de pisos, pulido y encerado de pisos > mop-bucket suds-bucket tiles
interiorismo de oficinas, diseño de oficinas, interiorismo corporativo, interiorismo comercial > desk =swivel-chair
merchandising, regalos publicitarios & taza, tazas, tazón, tazones, mug, mugs > gift bow
productos de higiene, higiene personal, artículos de higiene, productos de aseo personal > hand-soap toothbrush
reparación de cocinas, reparación de hornos, reparación de cocinas a gas, reparación de cocinas y hornos > oven wrench
reparación de refrigeradores, reparación de neveras, reparación de heladeras, reparación de refrigeradoras, reparación de refrigeración, arreglo de refrigeradores, arreglo de heladeras > fridge-wrench =fridge
lavadora, lavadoras, lavarropas, secadora, secadoras & reparación, reparamos, reparaciones, arreglo, arreglamos, técnico, mantención, mantenimiento > washer-wrench =washing-machine
refrigerador, refrigeradores, nevera, neveras, refri, refris, heladera, heladeras, refrigeradora, refrigeradoras & reparación, reparamos, reparaciones, arreglo, arreglamos, técnico, mantención, mantenimiento > fridge-wrench =fridge
lavado de edredones, lavado de cobijas, lavado de frazadas, lavado de cobertores, lavado de plumones, lavado de edredones y cobijas > washing-machine =washer-suds =washing-line bubbles
vaciado de pisos, vaciado de casas, vaciado de trasteros, vaciado de locales, vaciamos pisos, vaciado de viviendas > truck-house =moving-box hand-truck
colgamos cuadros, colgado de cuadros, colgar cuadros, instalación de cuadros > picture-frame =drill hammer
planchadora, planchadoras, planchadora a domicilio > iron
retiro de cachureos, retiro de enseres, retiro de trastos, retiro de muebles viejos, retiro de muebles > trash =dump-truck
seguridad infantil, seguridad infantil en el hogar, protección infantil > house-shield =baby
puff, puffs, puf, pufs, puffs y poltronas, pufes > armchair =cushion couch
camas casita, cama casita, camas montessori, cama montessori > bed =house bunk-bed
equipal, equipales > armchair =wooden-chair
baúles y arcones, arcón, arcones, baúles de madera, cofres de madera, baúles y cofres, cajas y cofres, cofres pintados, cajitas pintadas, cajitas y cofres > treasure-chest
barniz de pasto, mopa mopa, mopa-mopa, cofres y bandejas, cofres lacados, cofres en barniz de pasto, cajas lacadas, cofrecitos de madera > treasure-chest
cajas de madera, cajas de madera para vinos, cajas de madera a medida > wooden-crate package
lámparas de sal, lámpara de sal, lámparas de piedra, lámparas de sal y piedras > lamp =crystal-cluster
pantallas para lámparas, tulipas y pantallas, pantallas de tela para lámparas > lamp =pendant-lamp
alfombras y cojines, cojines y alfombras, alfombras y cojines anudados, alfombras anudadas, alfombras anudadas a mano, nudo persa > rug =unrolled-rug
casitas de madera, casitas infantiles > log-cabin =swing-set
racks de tv, rack de tv, muebles de tv, racks y bibliotecas, racks de tv y bibliotecas, mesas ratonas y racks, mesas de tv > dresser =shelf-unit
bibliotecas a medida, libreros a medida, libreros de madera, repisas flotantes, estantes flotantes, repisas y libreros, estantes de madera, repisas de madera > plywood-shelf =shelf-unit
biblioteca, bibliotecas & rack, racks, melamina, estante, estantes, repisas, placares, placard, escritorios > shelf-unit =plywood-shelf dresser
bajomesada, bajomesadas, alacenas y bajomesadas, bajo mesadas > kitchen-units worktop
bancas y mesas de picnic > picnic-table dining-table
bancos de jardín > park-bench =picnic-table
bateas de madera, bateas y fruteros, fruteros de madera, fuentes de madera, ensaladeras de madera, bateas y fruteros de madera > fruit-bowl =wooden-spoon
alacena, alacenas @desing,construction > kitchen-units worktop
juegos de terraza, juego de terraza, juegos de jardín, muebles de patio > beach-parasol =sun-lounger =wooden-chair dining-table
tumbona, tumbonas, reposera, reposeras, camastro, camastros, asoleadora, asoleadoras, sillas de playa, sillas plegables de playa > sun-lounger =beach-parasol
sillas de enea, sillas de anea, sillas de paja, sillas de mimbre, sillas de totora, sillas de junco, sillas de esterilla, esterillado de sillas, rejilla de sillas, asientos de enea, asientos de paja, asientos de esterilla > wooden-chair =basket
juegos de sala, juego de sala, salas y comedores, salas comedores y alcobas, salas y recámaras, juegos de living, muebles de sala, muebles de living, salas modernas, salas esquineras, salas en L > couch =armchair =dining-table
alcobas, juegos de alcoba, juego de alcoba, recámaras, juegos de recámara, dormitorios completos, juegos de dormitorio, juego de dormitorio, bases de cama, base cama, box spring, boxspring, cabeceras y bases > bed =bed-moon mattress
roperos, ropero y tocador, tocadores, roperos y tocadores, roperos y cómodas, cómodas, cómodas y veladores, cajoneras, chifonier, placares y bibliotecas > dresser =open-wardrobe
laqueado, laqueados, laqueado de muebles, lacado, lacados, lacado de muebles, decapado, decapados, lacado de puertas, barnizado de muebles, lustre de muebles, lustrado de muebles, pintado de muebles > dresser =spray-gun armchair
visillos, visillo, visillos y cortinas, rieles y visillos, barras para cortinas, cenefas y cortinas > tied-curtain =curtain blinds
comedores y recámaras, recámaras y comedores > dining-table =bed
mesas ratonas, mesa ratona, mesas ratonas y de luz, mesas de arrime, mesas auxiliares, buró y cómoda > dresser =dining-table lamp
`;
