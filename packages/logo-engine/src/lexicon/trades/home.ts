/** Furniture, decoration, cleaning and things of the house. The format is told in ../table.ts. */
export const HOME = `
mueble, mueblería, muebles, furniture > armchair =couch =dresser reading-corner
muebles a medida, mueblista > armchair =wooden-chair =dresser hand-plane
ebanista, ebanistería > hand-plane =armchair dovetail
silla, sillas, sillón > chair wooden-chair armchair couch
mobiliario, muebles de diseño, fábrica de muebles > armchair chair dresser couch
muebles de madera, muebles rústicos, melamina > armchair =wooden-chair =dresser hand-plane
poltrona, sillería > armchair chair couch
sofá, sillones, living & tapicería, tapicero, tapizado, retapizado > couch armchair fabric-roll sewing-machine
sofá, sillones, living, futón > couch armchair / auto, coche, vehículo
tapicería, tapicero, tapizado, retapizado > couch armchair fabric-roll sewing-machine / auto, coche, vehículo
mobiliario escolar, muebles escolares, pupitre > desk
mesas, mesas de centro, escritorio, muebles de oficina, mobiliario de oficina, escritorios > desk swivel-chair
sillas de oficina > swivel-chair desk
muebles de cocina, muebles a medida de cocina, cocina y clóset, cocinas y clósets, cocinas a medida, mueble de cocina > worktop =dresser
clóset, clósets, armario, armarios, vestidor, placard, organización de clósets > dresser coat-hanger
colchón, colchones, mattress, somier > mattress bed moon-stars
cama, camas, dormitorio, descanso > bed mattress moon-stars
catres > bed
ropa de cama, blanquería, cobertores > bed moon-stars
almohadas, plumones, edredones > bed feather moon-stars
interiorismo, diseño de interiores, decorador, interior design, decoración de interiores, home staging > reading-corner =couch lamp armchair vase
interiores > reading-corner =couch lamp armchair
interiorista, deco, artículos de decoración, decohogar, asesoría de decoración > reading-corner =couch lamp armchair vase
artículos para el hogar, cosas para la casa, bazar hogar > house couch lamp vase
farol de papel, faroles de papel, linternas de papel, farol chino, faroles chinos > paper-lantern lantern
lámpara, iluminación, luminaria, lamparas, lámparas de madera, iluminación decorativa, lighting > lamp lightbulb lantern
iluminación led, led > lamp lightbulb bulb-plug lightning
alfombra, tapete, alfombras, tapetes > rug
carpet, alfombrado > rug
lavado de alfombras > rug suds-bucket vacuum-cleaner
toldo, toldos, toldos y persianas, marquesina, pérgola con toldo > awning
cortina, cortinas > curtain =blinds window fabric-roll
cortinas roller, blackout, estores > curtain =blinds window
persiana, persianas venecianas, venecianas > blinds curtain window sun
espejo, espejos > hand-mirror glass-pane
cuadro > image picture-frame
florero, floreros, jarrón, jarrones > vase
toalla, toallas > towel
duchas, shower, cabinas de ducha, duchas y tinas > shower-head bathtub drop-half shower
baño, sanitario, muebles de baño, tina, artículos de baño, bathroom, bañera, accesorios de baño > bathtub shower-head drop-half faucet
regalo, regalos, gift, tienda de regalos, regalos personalizados > gift bow heart
regalos corporativos > gift bow
canastas de regalo > gift bow basket
detalles, obsequio, regalería > gift bow heart
merchandising, regalos publicitarios > gift t-shirt baseball-cap
electrodoméstico, electrodomésticos, electrohogar, línea blanca > washing-machine =fridge blender oven plug
lavadoras > washing-machine plug drop-half
reparación de lavadoras > washing-machine wrench
refrigerador, refrigeradores, nevera, neveras, refri, congelador, freezer, frigobar > fridge snowflake
vitrinas refrigeradas > showcase fridge snowflake
cámara de frío > snowflake fridge
reparación de electrodomésticos > washing-machine fridge oven
lavadora, secadoras > washing-machine oven plug
hornos > oven flame
cocinas a gas > oven flame gas-cylinder
limpieza, aseo, limpieza de oficinas, cleaning, sanitizado, productos de limpieza, empresa de aseo > suds-bucket =broom =mop-bucket spray-bottle
limpieza de casas, limpieza de departamentos, limpieza de hogares, limpieza del hogar, limpieza de apartamentos, aseo de casas, aseo de departamentos, limpieza de airbnb > suds-bucket =house-sparkle =broom =mop-bucket
hornos de barro > clay-oven
servicio de aseo, artículos de aseo, limpieza industrial, asesora del hogar, aseo industrial, detergente, productos de aseo > suds-bucket =mop-bucket =broom spray-bottle
limpieza de fin de obra > suds-bucket =broom =mop-bucket
limpieza de tapices > couch-suds =suds-bucket
limpiadora > suds-bucket =broom =mop-bucket spray-bottle
organización del hogar, organización de espacios, organizador profesional, orden > house dresser coat-hanger
navidad, decoración navideña, árbol de navidad, adornos navideños > pine star santa-hat gift
basurero, basura, retiro de basura, contenedores de basura > trash truck recycle
escombros, retiro de escombros > dump-truck trash
bazar, artículos varios, multitienda, cachureos, todo a mil > storefront tote shopping-bag shopping-cart
piscina temperada > swimming-pool waves-circle waves
muebles de terraza, muebles de exterior, muebles de jardín > armchair umbrella sun
barbacoas y terrazas > sun armchair umbrella
pérgola, pérgolas > awning sun umbrella
~horno, hornos industriales > oven flame
~mesa > desk
menaje del hogar, casa y hogar > house couch lamp cooking-pot
hogar, home @construction,desing > house couch lamp
fabricación de muebles, línea de muebles > armchair chair dresser couch
aspiradora, aspiradoras > vacuum-cleaner plug fan
bricolaje, hágalo usted mismo, diy > hammer screwdriver toolbox drill
huéspedes, casa de huéspedes > bed key call-bell door
tumbona > sun armchair
sillas gamer, sillas gaming > game-controller armchair
tarjetas de regalo, gift card > gift
mesas y sillas, sillas y mesas > wooden-chair armchair
heladera, heladeras, refrigeradora, refrigeradoras, exhibidoras refrigeradas, heladeras comerciales > fridge snowflake
lavarropas, reparación de lavarropas, reparación de secadoras > washing-machine wrench
microondas, reparación de microondas, hornos eléctricos > oven wrench
reparación de cafeteras, máquinas de café, máquina de café, mantenimiento de cafeteras, cafeteras industriales > portafilter =moka-pot wrench
estufas de gas, estufas y cocinas, cocinas y estufas, estufas industriales > oven flame wrench
limpieza de alfombras, limpieza de alfombras y sillones, limpieza de alfombras y tapices > rug =couch-suds vacuum-cleaner
limpieza de colchones, lavado de colchones > mattress suds-bucket
limpieza de campanas, limpieza de campanas y ductos, limpieza de campanas de cocina, limpieza de campanas extractoras > fan oven suds-bucket
servicio doméstico, empleada doméstica, empleadas domésticas, mucama, trabajadora del hogar, personal doméstico > broom =house-sparkle =suds-bucket
manteles, mantel, mantelería, servilletas, ropa de mesa > tablecloth fabric-roll cutlery needle
alquiler de manteles, renta de manteles, arriendo de manteles, manteles para eventos, mantelería para eventos, manteles y vajilla > tablecloth cutlery glass champagne
artículos promocionales, promocionales, artículos publicitarios, material promocional > gift t-shirt cup baseball-cap
canasta navideña, arcones navideños > basket gift star wine
loza, locería, vajillas > cup pottery
plásticos y desechables, desechables, descartables, productos descartables, envases desechables, vajilla desechable, vajilla descartable, vasos desechables, vasos descartables, artículos descartables, productos desechables > disposables cup cutlery shopping-bag
herraje, herrajes, quincallería, herrajes y cerraduras > keyhole screw door
herraje, herrajes @livestock & caballo, caballos, mula, mulas, herrador, casco, cascos, equino, yunque > horseshoe horse
todo a 100, todo a cien, todo a un euro, baratillo, cacharrería, bazar chino, todo a dos mil > storefront shopping-bag basket
teñido de telas, batik, tie dye, teñido artesanal > fabric-roll drop-leaf paint-bucket
limpieza de salas, limpieza de salas y colchones, lavado de salas y colchones > couch-suds
pintura de muebles, muebles pintados, chalk paint, decapado de muebles > armchair paint-brush-household dresser paint-bucket
licuadora, licuadoras, batidora > blender whisk plug
lavavajillas, lavaplatos automático > bubbles plug drop-half
muebles infantiles, dormitorios infantiles, camas infantiles > crib bed dresser teddy-bear
numeración para casas, números para casas, buzones, buzón, buzones y números > envelope house
reciclado de muebles, muebles reciclados, upcycling de muebles > armchair dresser paint-brush-household recycle
esferas navideñas, árboles de navidad, luces navideñas > pine star gift
bancas para iglesias, mobiliario litúrgico, muebles para iglesias > church wooden-chair
limpieza de portales, limpieza de escaleras, limpieza de escaleras y portales > mop-bucket =suds-bucket =broom
mesas de resina, resina epóxica, mesas de resina epóxica, mesas de madera, mesas de comedor, mesas rústicas > desk wooden-chair
muebles de mimbre > armchair basket
anaquel, anaqueles, anaqueles y racks, racks industriales > shelf-unit warehouse
desechables biodegradables, platos y vasos biodegradables, vasos biodegradables, empaques biodegradables, desechables ecológicos > leaf-fork cutlery bowl
cocinas integrales, cocina integral, cocinas empotradas > worktop
tapices, tapiz artístico, tapiz bordado > loom rug yarn
muebles para bebé, muebles infantiles y cunas, habitación de bebé > crib dresser baby teddy-bear
limpieza de parrillas, limpieza de parrillas y campanas, limpieza de asadores > grill spray-bottle suds-bucket
encerado de pisos, lavado y encerado de pisos, pulido y encerado de pisos > mop-bucket suds-bucket tiles
interiorismo de oficinas, diseño de oficinas, interiorismo corporativo, interiorismo comercial > desk swivel-chair armchair
merchandising, regalos publicitarios & taza, tazas, tazón, tazones, mug, mugs > gift bow
productos de higiene, higiene personal, artículos de higiene, productos de aseo personal > hand-soap toothbrush
reparación de cocinas, reparación de hornos, reparación de cocinas a gas, reparación de cocinas y hornos > oven wrench
`;
