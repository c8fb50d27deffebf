/** Furniture, decoration, cleaning and things of the house. The format is told in ../table.ts. */
export const HOME = `
mueble, mueblería, muebles, furniture, mueblista, muebles a medida, ebanista, ebanistería, silla, sillas, sillón > armchair chair couch
muebles de madera, mobiliario, muebles rústicos, poltrona, sillería, muebles de diseño, fábrica de muebles, melamina > armchair chair
sofá, sillones, living & tapicería, tapicero, tapizado, retapizado > couch armchair
sofá, tapicería, tapicero, sillones, tapizado, retapizado, living, futón > couch armchair / auto, coche, vehículo
mobiliario escolar, muebles escolares, pupitre > desk
mesas, mesas de centro, escritorio, muebles de oficina, mobiliario de oficina, escritorios, sillas de oficina > desk office-chair
muebles de cocina, muebles a medida de cocina, cocina y clóset, cocinas y clósets, cocinas integrales, cocinas a medida, mueble de cocina, cocinas empotradas, cocina integral > dresser oven saw-blade
clóset, clósets, armario, armarios, vestidor, placard, organización de clósets > dresser coat-hanger door
colchón, colchones, mattress, somier > mattress bed
cama, camas, ropa de cama, blanquería, almohadas, dormitorio, plumones, cobertores, edredones, descanso, catres > bed
interiorismo, diseño de interiores, decorador, interiores, interior design, decoración de interiores, home staging > couch lamp armchair
interiorista, deco, artículos de decoración, decohogar, asesoría de decoración > couch lamp armchair
artículos para el hogar, cosas para la casa, bazar hogar > house couch lamp
farol de papel, faroles de papel, linternas de papel, farol chino, faroles chinos > paper-lantern lantern
lámpara, iluminación, luminaria, lamparas, lámparas de madera, iluminación decorativa, iluminación led, led, lighting > lamp lightbulb
alfombra, tapete, alfombras, carpet, alfombrado, lavado de alfombras, tapetes > rug
toldo, toldos, toldos y persianas, marquesina, pérgola con toldo > awning
cortina, persiana, cortinas, cortinas roller, blackout, estores > curtain
espejo, espejos > hand-mirror
cuadro > image palette
florero, floreros, jarrón, jarrones > vase
toalla, toallas > towel
duchas, shower, cabinas de ducha, duchas y tinas > shower-head bathtub drop-half shower
baño, sanitario, muebles de baño, tina, artículos de baño, bathroom, bañera, accesorios de baño > bathtub shower-head drop-half
regalo, regalos, gift, tienda de regalos, regalos corporativos, regalos personalizados, cajas de regalo, canastas de regalo > gift
detalles, obsequio, regalería, merchandising, regalos publicitarios > gift
electrodoméstico, electrodomésticos, electrohogar, línea blanca > washing-machine oven plug
lavadoras, reparación de lavadoras > washing-machine plug
refrigerador, refrigeradores, nevera, neveras, vitrinas refrigeradas, refri, congelador, freezer, frigobar > fridge snowflake plug
cámara de frío > snowflake fridge
reparación de electrodomésticos, secadoras, lavadora > washing-machine oven plug
hornos, cocinas a gas, hornos de barro > oven flame
limpieza, aseo, limpieza de oficinas, limpieza de casas, cleaning, sanitizado, productos de limpieza, empresa de aseo > suds-bucket broom spray-bottle sparkle
servicio de aseo, artículos de aseo, limpieza industrial, asesora del hogar, aseo industrial, detergente, productos de aseo > suds-bucket broom spray-bottle sparkle
limpieza de tapices, hidrolavado, limpieza de fin de obra, servicio doméstico, mucama, empleada doméstica > broom spray-bottle sparkle
limpiadora > broom spray-bottle sparkle
organización del hogar, organización de espacios, organizador profesional, orden > house dresser coat-hanger
navidad, decoración navideña, árbol de navidad, adornos navideños > pine star gift
basurero, basura, retiro de basura, escombros, retiro de escombros, contenedores de basura > trash truck
bazar, artículos varios, multitienda, cachureos, todo a mil > storefront tote
piscina temperada > swimming-pool
muebles de terraza, muebles de exterior, muebles de jardín > armchair umbrella
barbacoas y terrazas > sun armchair umbrella
pérgola, pérgolas > awning sun umbrella
~horno, hornos industriales > oven flame
~mesa > desk
menaje del hogar, casa y hogar > house couch lamp
hogar, home @construction,desing > house couch lamp
fabricación de muebles, línea de muebles > armchair chair
aspiradora, aspiradoras > vacuum-cleaner plug fan
bricolaje, hágalo usted mismo, diy > hammer screwdriver toolbox
huéspedes, casa de huéspedes > bed key call-bell
tumbona > sun armchair
sillas gamer, sillas gaming > game-controller armchair
tarjetas de regalo, gift card > gift
`;
