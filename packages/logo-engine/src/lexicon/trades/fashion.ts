/** Clothes, shoes, bags. The format is told in ../table.ts. */
export const FASHION = `
ropa, moda, clothing, prenda, vestuario, vestimenta, indumentaria, confección de ropa > t-shirt =clothes-rack =coat-hanger shirt-folded pants / perro, cama, mascota, gato, lavado
polera, playera, camiseta > t-shirt polo-shirt / perro, cama, mascota, gato, lavado
fashion, tienda de ropa, ropa de hombre > clothes-rack =t-shirt =coat-hanger shirt-folded pants / perro, cama, mascota, gato, lavado
remera, franela, t shirt, camisetas > t-shirt polo-shirt / perro, cama, mascota, gato, lavado
ropa urbana, streetwear, ropa hip hop, ropa rapera, ropa hip hop urbana > hoodie =t-shirt =baseball-cap / perro, cama, mascota, gato, lavado
~boutique > clothes-rack =dress =coat-hanger shopping-bag / viñedo, viña, destilería, vino, bodega, hotel, inmobiliaria, consultora, agencia, cervecería, chocolate, café
outlet de ropa, marca de ropa > clothes-rack =t-shirt =coat-hanger shirt-folded pants / perro, cama, mascota, gato, lavado
ropa étnica > poncho t-shirt / perro, cama, mascota, gato, lavado
ropa juvenil > t-shirt =hoodie =pants / perro, cama, mascota, gato, lavado
ropa de mujer, vestido, vestidos, vestidos de fiesta, ropa femenina, moda femenina > dress =clothes-rack =coat-hanger
diseño de moda > dress =mannequin needle
moda flamenca, trajes de flamenca > peineta =hand-fan =dress
diseñador de moda, diseñador de vestuario > dress =mannequin needle
dress, blusas, faldas, moda mujer, tallas grandes, arriendo de vestidos > dress =clothes-rack =coat-hanger
vestido de novia, vestidos de novia, trajes de novia, novias alta costura, casa de novias, tienda de novias, boutique de novias > dress =ball-gown mannequin
traje, ternos, trajes, traje de hombre, ropa formal > suit =necktie shirt-folded
corbata, corbatas, corbatería > necktie suit shirt-folded
arriendo de ternos > suit =necktie
trajes a medida, traje a medida, ternos a medida, terno a medida > suit =measuring-tape needle
pantalón, pantalones, short, leggings > pants
jeans, denim > pants button
polerón, hoodie, sudadera, buzo deportivo > hoodie
abrigo, abrigos, gabardina, gabardinas, gabán, tapado, tapados, parka, parkas > overcoat
viseras publicitarias, visera publicitaria, viseras y gorras, gorras y viseras, viseras bordadas, viseras deportivas, viseras para sol publicitarias, viseras estampadas > baseball-cap
sacos y pantalones, pantalones y sacos, sacos de vestir, saco de vestir, sacos para caballero, sacos para hombre, saco y corbata, sacos y chalecos, sacos y corbatas, sacos y camisas, saco y pantalón > suit =hanger-shirt
chaqueta, chaquetas, casaca > leather-jacket =hoodie
chaqueta, chaquetas, casaca & overol, mameluco, industrial, minería, faena, reflectivo > -
chamarras, chamarra, ropa de cuero, chamarras de piel, ropa de piel > leather-jacket
uniforme, uniformes, uniformes corporativos, ropa corporativa, uniformes escolares > polo-shirt =shirt-folded
polera, poleras, buzo, buzos, jumper, jumpers & escolar, escolares, colegio, colegios, uniforme, uniformes > polo-shirt =shirt-folded
dotación > polo-shirt =shirt-folded
ropa de bebé, ropa para bebés, ajuar, ropa de guagua, bodies de bebé, enteritos, enterito de bebé > onesie =dungarees baby
trajes de bautizo, traje de bautizo, trajecitos de bautizo, vestidos de bautizo, ajuares de bautizo, ropa para bautizos > onesie =dress
ropa infantil, ropa para niños, moda infantil > onesie =dungarees t-shirt
ropita @desing > dungarees =onesie / perro, perros, mascota, mascotas, gato, gatos, muñeca, muñecas
pañal, pañales, pañalera > baby =pacifier =baby-bottle baby-carriage
pañales ecológicos > baby =pacifier baby-bottle
coche, coches & cuna, cunas, bebé, bebés, guagua, pañal, pañales > baby-carriage baby teddy-bear
bebé, guagua, artículos de bebé, baby, coches de bebé, portabebés, artículos para bebés > baby =pacifier =baby-bottle =baby-carriage teddy-bear
periquera, periqueras & banco, bancos, bar, barra, barras, cantina > bar-stool =wooden-chair dining-table
bancos de bar, bancos para barra, bancos altos, bancos de cocina, bancos periqueros, bancos tipo periquera, taburetes altos, taburetes de bar, taburetes y sillas, banquetas de bar, banquetas altas, banquetas para barra, sillas de bar, sillas altas para bar, sillas para barra, periqueras y bancos, bancos y periqueras, periqueras y bancos altos > bar-stool
puertas de seguridad para bebés, puerta de seguridad para bebés, rejas de seguridad para bebés, rejas para bebés, puertas para bebés, barreras para bebés, barreras de seguridad para bebés, barreras para escaleras, esquineros y tapaenchufes, seguridad para bebés, seguridad infantil en casa > gate =baby
huellas de bebé, huellitas de bebé, huellas de manos y pies, huellas en yeso, manitos y pies de bebé, huellas de pies de bebé, manitas y piecitos, moldes de manos de bebé, moldes de pies de bebé > baby-steps =footprints =baby
ganchos de ropa, ganchos y perchas, perchas y ganchos, ganchos de madera para ropa, perchas de madera, perchas y colgadores, colgadores y perchas, colgadores de ropa, ganchos plásticos para ropa > coat-hanger =clothes-rack
pijama, pijamas > bed-moon moon-stars
underwear > bra =corset
traje de baño, trajes de baño, ropa de playa, bañadores, swimwear > swimsuit =bikini =swim-trunks
bikini, bikinis > bikini =swimsuit
bermudas de baño, traje de baño de hombre, trajes de baño de hombre, bañadores de hombre, shorts de baño > swim-trunks swimsuit
zapatero > shoe-repair =lace-up-shoe high-heel / futbol
zapato, calzado, zapatería, shoe, sabateria, zapatadenda > lace-up-shoe =high-heel sneaker boot / futbol
zapatos de hombre, zapatos de caballero, zapatos de vestir, calzado de caballero, calzado masculino, calzado de hombre > lace-up-shoe
zapatos de mujer, tacón, calzado femenino > high-heel espadrille / futbol
sandalias > flip-flops =espadrille
reparación de calzado, arreglo de zapatos, arreglo de calzado, reparación de zapatos, compostura de calzado, zapatero remendón, reparadora de calzado, media suela, tapillas, cambio de tapillas, cambio de suelas, suelas de zapatos, suelas y tacos, tapas y suelas, remendón, zapatero de barrio, costura de calzado, costura de zapatos > shoe-repair =lace-up-shoe high-heel / futbol
montura de ballet, montaje de ballet folklórico, monturas de ballet, montaje de cuadros folklóricos > folk-dancer =dancing-couple
vasos térmicos, vaso térmico, botellas deportivas, botellas térmicas, termos y vasos térmicos, termos y botellas, vasos térmicos y botellas deportivas > thermos mate-flask
reglas para costura, reglas de patronaje, curvas francesas, reglas y curvas, reglas de modista, escuadras de costura, reglas de sastre > measuring-tape =mannequin scissors
plantas de zapato, plantas para calzado, plantas para zapatos, plantas de pvc para calzado, suelas y plantas > lace-up-shoe =shoe-repair
suelas de zapato, suelas de goma, suelas y plantillas, fábrica de suelas, suelas de cuero, suelas para sandalias, suelas de caucho, plantas y tacones > lace-up-shoe =shoe-repair =insole
hormas para zapatos, hormas para calzado, hormas y moldes, hormas y moldes para zapatos, moldes para zapatos, moldes de calzado, modelaje de calzado, modelista de calzado, hormas de madera para zapatos > lace-up-shoe =high-heel shoe-repair
renovadora de calzado, renovadoras de calzado > shoe-repair =lace-up-shoe
zapatos escolares, zapatos de colegio, zapatos colegiales, calzado escolar, calzado de colegio, zapatos de escuela, zapatos de uniforme > school-shoe lace-up-shoe
zapatos para niños, zapatos de niñas, zapatos infantiles, zapatitos, zapatos para bebés, calzado infantil, calzado de niños, zapaterías infantiles, zapatería infantil > school-shoe =sneaker
zapatilla, tenis urbanos, sneaker, sneakers, zapatillas urbanas > sneaker high-top
calzado deportivo, zapatillas deportivas, deportivas > sneaker person-simple-run
bota, botas, botín, botas de cuero > boot
bototos, zapatos de seguridad > boot
botas vaqueras, botas texanas, botas de huaso, botas huasas, botas charras, botas exóticas > cowboy-boot cowboy-hat
bolso, handbag, bolsos, bolso de mano, bags, bolsas de mujer > handbag =tote-bag wallet
carteras de cuero, bolsos y carteras > handbag =wallet tote-bag
mochila, mochilas, backpack, morrales > backpack
maleta, maletas, equipaje, valijas > suitcase backpack
billetera, billeteras, monedero > wallet belt
sombrero, sombreros, sombrerería, hat > fedora =cowboy-hat
boina, boinas > beret
gorra, gorras, jockey, snapback, cachuchas > baseball-cap
gorro, gorros de lana > beanie
calcetín, calcetines, socks, panty > sock
corbatín > suit
paraguas > umbrella
sombrillas > umbrella
lavandería, lavado de ropa, laundry, lavandería industrial, bugaderia, garbitegi, lavo ropa, lavamos ropa, lavo ropa a domicilio > washing-machine =washer-suds =washing-line iron bubbles
lavado por kilo, lavado de ropa por kilo, lavado y secado por kilo > washer-suds =washing-machine washing-line
lavaseco, lavado en seco > hanger-shirt =washing-machine =iron coat-hanger
ropa deportiva, ropa de gimnasio, activewear > hoodie =sports-jersey t-shirt
camisetas deportivas, camiseta deportiva, camisetas de fútbol, camiseta de fútbol, camisetas de equipos, ropa de fútbol > sports-jersey
bolsas ecológicas, bolsas reutilizables, bolsas de tela, tote bag, tote bags, totebags, bolsos de tela, bolsas de lona > tote-bag shopping-bag
bolsas tejidas, bolsas tejidas de plástico, bolsas de mercado, bolsas de mandado, bolsas tejidas a mano, bolsas de rafia, bolsas de malla, bolsas de fique > tote-bag =wicker-basket
zapatos de bebé, zapatitos de bebé, calzado de bebé > school-shoe baby
botitas tejidas, botitas de lana, botitas de bebé, botitas de crochet, escarpines, escarpines tejidos, escarpines de bebé, zapatitos tejidos, zapatitos de lana, botitas y zapatitos, zapatitos y botitas, botines tejidos, patucos, patucos tejidos > baby-bootie =yarn =onesie crochet-hook
botas de agua, botas de lluvia > rubber-boots
ropa de baño > swimsuit
guayabera, guayabería, camisas yucatecas > guayabera shirt-folded
camisa, camisas, camisería, blusas a medida, camisera > shirt-folded polo-shirt
camisas de franela, camisas leñadoras, camisas de cuadros > shirt-folded =polo-shirt coat-hanger
vestuario para guaguas, vestuario infantil > onesie =dungarees baby
zapatos flamencos, zapatos de tacón, zapatos de tacones, tacones > high-heel
poncho, ruana > poncho yarn loom
aguayo, manta tejida > loom yarn llama
tintorería, tintorerías > hanger-shirt =iron washing-machine coat-hanger
planchado, planchaduría, servicio de plancha, plancho, plancho ropa, planchamos ropa, plancho camisas, planchado por docena, planchado de camisas, planchado a domicilio, plancho a domicilio > iron washing-machine washing-line coat-hanger
lavado y planchado, lavado y planchado por kilo, lavado y planchado de ropa, lavo y plancho, lavamos y planchamos, lavo y plancho ropa, lavar y planchar, lavado y plancha > washing-machine =iron =washer-suds washing-line
smoking, frac, alquiler de smoking > suit
trajes de huaso, traje de huaso > cowboy-hat =poncho
bolero de zapatos, bolero de calzado, boleada de zapatos, limpiabotas, lustrabotas, lustrador de zapatos, lustrín, embolador > lace-up-shoe
smokings, esmoquin, esmóquines > suit
ropa de maternidad, ropa materna, ropa para embarazadas, ropa maternal > pregnant dress
trajes de primera comunión, vestidos de primera comunión, vestidos de comunión, trajes de comunión > dress dove candle
vestidos de quinceañera, vestidos de xv, vestidos de quince > ball-gown =crowned-xv =dress crown
zapatos ortopédicos, calzado ortopédico > insole =lace-up-shoe foot
tenis & sneakers, zapatos, calzado, urbano, urbanos, ropa, originales, huaraches, suela > sneaker high-top / raqueta, raquetas, cancha, canchas, torneo, torneos, clases, academia
huarache, huaraches, sandalias de cuero, sandalias de piel, sandalias artesanales, huarachero, cutarras, caites, caite, llanques > huaraches
ropa usada, ropa de segunda mano, ropa americana, ropa circular, ropavejero, trapero > hanger-arrows =clothes-rack =coat-hanger =t-shirt
bazar de ropa > t-shirt =clothes-rack =coat-hanger
fardo, fardos, paca, pacas & ropa, usada, americana, moda > t-shirt =clothes-rack package
ropa folclórica, trajes folclóricos, trajes típicos, trajes regionales, vestidos regionales, vestidos típicos, ropa típica, vestimenta típica > folk-dress =dress =dancing-couple
ropa industrial, overol, overoles, ropa de trabajo, mameluco de trabajo, indumentaria laboral, ropa laboral, ropa de faena, ropa de faenas, vestuario industrial, vestuario laboral, uniformes industriales, uniformes de trabajo, ropa para obreros, ropa ignífuga > dungarees =safety-vest boot
remontadora de calzado, reparadora de zapatos, reparación y limpieza de calzado > shoe-repair =lace-up-shoe high-heel
maniquí, maniquíes, maniquíes y exhibidores > mannequin
vitrinismo, escaparatismo, escaparates, escaparatista, visual merchandising > mannequin storefront awning / rótulo, rótulos, rotulista, letra, letras, letrero, letreros, limpieza
patronaje y moldería, moldería de ropa, moldería textil, moldería y patronaje, moldes de ropa, moldes de costura, moldes de vestidos, trazo moldes, trazado de moldes, patrones de costura, patrones de ropa, patronista > mannequin =sewing-machine scissors
tejeduría, tejeduría de punto, tejido industrial > yarn spool loom
cordonería, cordones, cordones y sogas > yarn knot spool
cordones, sogas & piola, piolas, pesca, carga, náutico, náuticos, barco, barcos > knot =lasso
sogas y cordones, sogas y piolas, piolas, piola, piolines, cuerdas y sogas, sogas y cuerdas, cordeles y sogas, sogas y cordeles, sogas para carga > knot =lasso
suéter, suéteres, chompa, chompas, pulóver, pulóveres, cárdigan > jumper
guantes y bufandas, bufandas y guantes > glove =beanie
ropa de alpaca, prendas de alpaca, tejidos de alpaca, chompas de alpaca > alpaca =yarn poncho
leotardo, leotardos, ropa de danza, ropa de baile > ballet-shoes dancer
faja, fajas, fajas colombianas, fajas reductoras @desing,healthcare > shapewear corset mannequin
fajas de cuero, fajas charras, fajas piteadas, cintos de cuero, cinturones charros, cintos charros, fajas y cinturones, cinturones y fajas > belt =cowboy-boot
fajas de smoking, fajas y moños de smoking, moños y fajas, corbatines y fajas, fajines y corbatines > suit =necktie
fajas para tractor, fajas para cosechadora, correas de cosechadora, fajas agrícolas > harvester =tractor
fajas asfálticas, faja asfáltica, cintas asfálticas, cinta asfáltica > road =road-roller
cortes de casimir, casimir, casimires, casimires y paños, paños y casimires, cortes de tela, cortes de traje, paños finos, telas de casimir > fabric-roll =suit
corte de tela y moldes, corte de tela, corte de telas, corte de prendas, moldes y corte, corte y moldes, corte y moldería, moldería y corte, tizado y corte, corte y tizado > scissors =fabric-roll =mannequin
forros polares, forro polar, polares y camperas, camperas y polares, polares y cortavientos > hoodie =overcoat
sacos de café, saco de café, costales de café, costal de café > grain-sack =coffee-bean
baby alpaca, suri alpaca, royal alpaca, fibra de baby alpaca, prendas de baby alpaca, tejidos de baby alpaca, hilos de alpaca > alpaca =yarn
bolsos hechos de sacos de café, bolsos de sacos de café, bolsos hechos de sacos, bolsos de sacos reciclados, carteras de sacos de café, bolsos de lona reciclada, bolsos de lonas publicitarias, bolsos de cámaras de llanta, bolsos de neumáticos, carteras de llanta, bolsos de llanta reciclada > tote-bag =handbag
sacos tejidos, saco tejido, sacos de lana, saco de lana, sacos tejidos de lana, sacos tejidos a mano, sacos de hilo y lana > jumper =yarn
campera, camperas @desing,marketing > overcoat =hoodie
tapados y camperas, camperas y tapados, camperas y sacos, camperas de mujer, camperas de abrigo, camperas de invierno, camperas y chalecos, camperas infladas, camperas impermeables, camperas y buzos > overcoat =hoodie
forros y entretelas, entretelas y forros, forros para ropa, forros y telas, entretelas > fabric-roll =spool
suelas de poliuretano, suelas eva > shoe-repair =sneaker
cuero sintético y telas, cuerinas y telas, telas y cuerinas > fabric-roll =armchair
bolsas de gimnasio, bolsos deportivos, bolsos de gimnasio, maletines deportivos, bolsos y mochilas deportivas > backpack =handbag
toquillas para sombreros, toquillas de cuero > cowboy-hat =fedora
coronas de novia, corona de novia, tocados y coronas, coronas y tocados, tocados de novia, tocados y diademas, diademas y tocados > crown =peineta
fajas de distribución, faja de distribución, fajas de alternador, faja de alternador, fajas de motor, fajas automotrices, fajas para autos, fajas y tensores, tensores y fajas, fajas y poleas, poleas y fajas, fajas industriales y automotrices, fajas en v, cambio de faja, cambio de faja de distribución > timing-belt =engine
fajas para levantar peso, fajas ergonómicas > ankle-brace =spine
zapatos de baile, zapatos de danza > ballet-shoes =high-heel
zapatos de novia, zapatos de fiesta > high-heel
sandalias y chanclas, chanclas, hawaianas, cholas > flip-flops sun footprints
sombreros charros, sombrero charro > sombrero
buzo, buzos @desing & polerón, pantalón, estampados, friza, jogging, deportivos > hoodie t-shirt pants
botón, botones @desing,art > button spool needle
cierre, cierres @desing,art & botones, hilos, mercería, insumos, fábrica, textil > zipper button spool
fábrica de cierres, cremalleras > zipper button spool
arriendo de trajes, renta de trajes, alquiler de trajes, trajes de novio > suit =necktie
trajes de esquí, alquiler de trajes de esquí, ropa de nieve, ropa de esquí, ropa de montaña > snowflake mountain hoodie
impermeables, ropa de lluvia, impermeables y ropa de lluvia > umbrella =rubber-boots
ropa de equitación, ropa ecuestre, botas de montar > saddle =horseshoe
ropa para gorditas, ropa plus, ropa de tallas grandes, tallas plus > dress =clothes-rack =coat-hanger
túnicas y albas, casulla, casullas, hábitos y casullas, albas y casullas > priest-stole =church sewing-machine
bonetería > sock
mochilas arhuacas, mochila arhuaca, mochila wayuu, mochilas wayuu, mochilas tejidas, mochila tejida, morrales tejidos > handbag yarn loom
polleras > folk-dancer =dress
patronaje y escalado, escalado de patrones, escalado de moldes > mannequin =scissors measuring-tape
accesorios para el pelo, accesorios para el cabello, moños para el pelo > bow =comb
velo de novia, velos de novia > dress =ball-gown mannequin
cinturón, cinturones, cinturones piteados, piteado, cintos, cintos piteados > belt
bolsas de mano, bolsos de mano, bolsas y monederos, bolsas de mano y monederos, bolsas de dama > handbag wallet
gorras bordadas, gorra bordada, bordado de gorras > baseball-cap embroidery-hoop
diademas, moños y diademas, moños para niña > bow crown
cintas para el cabello, cintas para el pelo, cintillos para el cabello, cintillos y diademas, cintas y diademas, diademas y cintas, cintas para el cabello y diademas, balacas, balacas y moños, vinchas y moños, vinchas para niñas, cintillos para niñas, cintillos y moños, colets y cintillos, ganchitos y diademas, turbantes y diademas, diademas y turbantes > bow
ropón, ropones, ropones y bautizo, ropa de bautizo > baby dove candle
chullo, chullos, gorros de alpaca, gorros andinos > beanie yarn llama
ropa charra, traje charro, trajes charros, trajes de charro, botonaduras > sombrero suit
zapatos de enfermera, zapato de enfermera, zapato clínico, calzado clínico, zuecos > lace-up-shoe sneaker
zapatillas de ballet, mallas de ballet, ropa de ballet, zapatillas y mallas de ballet > ballet-shoes =tutu dancer
tutús, tutús y alas de hadas, tutús para niñas, faldas de tul, tutús y diademas > tutu ballet-shoes
maquila de ropa, maquila textil, maquiladora de ropa, maquila de uniformes > sewing-machine t-shirt spool
botas industriales, calzado industrial, botas de seguridad, botas de trabajo, calzado de seguridad > boot hard-hat
hebilla, hebillas, hebillas y herrajes > belt
vestidos de flamenca, traje de flamenca, vestido de flamenca > dress =peineta =hand-fan
campera de cuero, camperas de cuero, chaqueta de cuero, chaquetas de cuero, cazadora de cuero, cazadoras de cuero > leather-jacket
calzón, calzones @desing > bra
calzones de encaje, calzones de mujer, calzones de algodón, calzones y sostenes, sostenes y calzones, calzones de dama, calzones para niña, calzones altos, calzones sin costura, calzón de encaje > bra
jerseys de punto, jerséis de punto, jerséis de lana, jerseys de lana, jersey de lana, jersey de punto, jerséis tejidos, jerseys tejidos, jerséis a mano > jumper =yarn
jersey, jerseys, jerséis @desing > jumper =yarn
pantalones vaqueros, vaqueros y camisas, vaqueros de mujer, vaqueros de hombre, vaqueros y camisetas, vaqueros a medida, arreglo de vaqueros, vaqueros pitillo, vaqueros reciclados > pants
cazadora, cazadoras @desing,marketing > leather-jacket
vaqueros y cazadoras, cazadoras y vaqueros, cazadoras y abrigos, abrigos y cazadoras, cazadoras vaqueras, cazadora vaquera, cazadoras de piel, cazadora de piel, cazadoras moteras, cazadoras y chaquetas > leather-jacket
chompas de cuero, chompa de cuero, chumpas de cuero, chumpa de cuero, chompas de piel, sacos de cuero > leather-jacket
ropa litúrgica, ornamentos litúrgicos, vestimenta litúrgica > priest-stole =church cross
bufanda, bufandas, bufandas y pañuelos, chalinas > yarn coat-hanger beanie
traje de luces, trajes de luces, sastrería taurina > suit-of-lights bull needle
mantilla, mantillas, mantillas y peinetas, peineta, peinetas, peinetas y mantillas > peineta =hand-fan flower
pollera > dress braid coat-hanger
sombreros de cholita, bombines > fedora braid
chola, cholas & pollera, polleras, cholita, cholitas, paceñas > folk-dress =braid
bombacha de campo, bombachas de campo, ropa de campo > cowboy-hat pants espadrille
zapatos de cuero, calzado de cuero > lace-up-shoe =boot
textil publicitario, textiles publicitarios, ropa publicitaria > t-shirt =polo-shirt =baseball-cap printed-mug
teñido de ropa, tintado de ropa, tinte de ropa, teñimos ropa, teñido de prendas, teñido de jeans, desteñido de jeans, teñidos de ropa, retintado de ropa > drop-half =t-shirt
sex shop, juguetes sexuales, tienda erótica, sexshop, juguetes para adultos, juguetería erótica, juguetes eróticos, juguetes íntimos > heart flame lips
gorras planas, gorra plana, gorras snapback > baseball-cap
cinturones de cuero, correas de cuero, cinturón de cuero, cinturones y correas > belt handbag
filipinas de chef, filipinas y uniformes de cocina, uniformes de cocina, uniformes de chef, uniformes gastronómicos > chef-hat =apron shirt-folded
lavado de tenis, limpieza de tenis, lavado de zapatillas, limpieza de zapatillas, lavado de sneakers, limpieza de sneakers > sneaker-brush =high-top
tocados y pamelas, pamelas y tocados > sun-hat flower
vincha, vinchas, lazos y vinchas, moña, moñas, colitas para el cabello, scrunchies, scrunchie, coleteros, lazos para niña, lazos para niñas, hebillas para el pelo > bow
colita, colitas, coletas, colitas y vinchas, vinchas y colitas & moño, moños, moñito, vincha, vinchas, hebilla, hebillas, diademas > bow
turbante, turbantes, turbantes y pañuelos > fabric-roll hung-towel
leggings y tops, ropa fitness, tops fitness, leggings y tops fitness, conjuntos deportivos, ropa gym > pants =sports-jersey hoodie
guardapolvo, guardapolvos, delantales escolares, guardapolvos escolares, guardapolvos blancos @desing,art > shirt-folded polo-shirt
chupetero, chupeteros, portachupetes, mordedor, mordedores, mordedores de silicona, sonajero, sonajeros > pacifier =teddy-bear
chapitas publicitarias, botones publicitarios, chapas publicitarias, pines publicitarios, prendedores personalizados, chapitas, chapitas y botones > button-badge sticker
imanes para nevera publicitarios, imanes para refrigerador, imanes para la refri, imanes promocionales, imantados publicitarios > magnet
chapas para eventos, chapas personalizadas, chapas con imán, chapas con alfiler, chapas e imanes, imanes y chapas, chapas y abridores, abridores y chapas, chapas de 58 mm, chapas para despedidas, chapas y llaveros > sticker =key-ring
chapas @marketing,desing,entertainment > sticker =key-ring
pines metálicos, pines esmaltados, pines personalizados, pines de solapa, pines corporativos, pins metálicos, pins esmaltados, pins personalizados > sticker =button-badge =key-ring =medal
pines y botones, botones y pines, prendedores publicitarios, botones personalizados para campañas, pines y chapas > button-badge =key-ring
vidrierista, vidrieristas, armado de vidrieras, decoración de vidrieras, decoración de vitrinas, escaparatismo y vidrieras > mannequin =storefront
plisado, plisados, ojales, plisados y ojales, ojales y botones, overlock > sewing-machine =button needle
chichonera, chichoneras, nidos para bebé, nido para bebé, protectores de cuna, ajuar de bebé, ajuares de bebé, ajuares, baberos, babero, muselinas > crib =baby pacifier
coronas y cetros, coronas para reinas, coronas de reina, cetros, tiara, tiaras, coronas y tiaras, coronas para quinceañeras > crown
tallas grandes & zapato, zapatos, calzado, botas, sandalias, zapatillas > high-heel
mantas huasas, chupallas y mantas huasas, ropa de huaso, ropa de huaso y china, vestuario huaso, mantas de huaso, chamantos > cowboy-hat =poncho cowboy-boot
polleras panameñas, pollera panameña, tembleques, tembleque, tembleques y peinetas, polleras y tembleques > folk-dress =peineta flower
ropa para ciclistas, ropa de ciclismo, ropa ciclista, tricotas, tricotas de ciclismo, uniformes de ciclismo, jerseys de ciclismo > sports-jersey =bicycle
mallas de patín artístico, mallas de patín, mallas de gimnasia, mallas de gimnasia rítmica > tutu =dancer
ropa gótica, ropa gótica y corsés, corsés góticos, corsetera > corset =dress
ropa de seguridad industrial > safety-vest =hard-hat
chaleco, chalecos @desing,art > jumper
vestidos tejidos a crochet, ropa a crochet, vestidos a crochet, ropa tejida a crochet, tops a crochet, bikinis a crochet > crochet-hook =dress yarn
pareo, pareos, salidas de baño, salida de baño, pareos y salidas de baño, trajes y salidas de baño > swimsuit =bikini
sombreros de playa, capelina, capelinas, sombreros de sol > sun-hat sun
arras, arras de boda, arras matrimoniales, arras y cojines @desing,art,entertainment > wedding-rings =coins
ligas y velos, ligas de novia, ligas y velos de novia > ball-gown =bow
marquillas, marquilla, marquillas tejidas, marquillas bordadas, etiquetas bordadas, etiquetas tejidas > price-tag =needle
correaje, correajes, arneses y correajes > belt
botines y tacos, tacos y botines, zapatos de taco, tacos altos, tacones y botines > high-heel =boot
sombreros de jipijapa, sombreros de palma, sombreros de paja, sombrero jipijapa, sombreros aguadeños, sombrero aguadeño, sombreros de iraca, sombreros de junco, sombrero de palma > braided-hat =fedora
bolsos de palma, carteras de palma, bolsas de palma, bolsos de paja, bolsos de iraca, bolsos de fibra > wicker-basket =tote-bag
carrieles antioqueños > handbag =wallet
pamela, pamelas & tocado, tocados, sombrero, sombreros > sun-hat fedora
zapatos de segunda mano, zapatos usados, zapatillas usadas, calzado usado, zapatos de segunda > lace-up-shoe =sneaker =high-heel
ropa de gala, ropa de fiesta, ropa elegante, ropa de noche, moda de fiesta > dress =ball-gown coat-hanger
planchado de ropa, planchado por kilo, planchado por pieza, planchado y doblado, ropa planchada, planchado por encargo > iron =washing-line coat-hanger
bordaduría, bordadurías > embroidery-hoop =needle
retacería, retacerías > fabric-roll
mamelucos, mameluco, overoles y mamelucos, mamelucos y overoles > dungarees =safety-vest / bebé, bebés, pijama, pijamas, ajuar
`;
