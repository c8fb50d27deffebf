/** Clothes, shoes, bags. The format is told in ../table.ts. */
export const FASHION = `
ropa, moda, clothing, prenda, vestuario, vestimenta, indumentaria, confección de ropa, ropa americana > t-shirt =clothes-rack =coat-hanger shirt-folded pants / perro, cama, mascota, gato, lavado
polera, playera, camiseta > t-shirt coat-hanger / perro, cama, mascota, gato, lavado
ropa usada, fashion, tienda de ropa, ropa de hombre > clothes-rack =t-shirt =coat-hanger shirt-folded pants / perro, cama, mascota, gato, lavado
remera, franela, t shirt, camisetas > t-shirt coat-hanger / perro, cama, mascota, gato, lavado
ropa urbana, streetwear > t-shirt coat-hanger hoodie baseball-cap / perro, cama, mascota, gato, lavado
~boutique > clothes-rack =t-shirt =coat-hanger shopping-bag / viñedo, viña, destilería, vino, bodega, hotel, inmobiliaria, consultora, agencia, cervecería, chocolate, café
outlet de ropa, marca de ropa, ropa de segunda mano > clothes-rack =t-shirt =coat-hanger shirt-folded pants / perro, cama, mascota, gato, lavado
ropa étnica > t-shirt coat-hanger poncho / perro, cama, mascota, gato, lavado
ropa juvenil > t-shirt coat-hanger hoodie pants / perro, cama, mascota, gato, lavado
ropa de mujer, vestido, vestidos, vestidos de fiesta, ropa femenina, moda femenina > dress coat-hanger mannequin
diseño de moda > dress coat-hanger mannequin needle
moda flamenca, trajes de flamenca > dress hand-fan flower mannequin
diseñador de moda, diseñador de vestuario > dress coat-hanger mannequin needle
dress, blusas, faldas, moda mujer, tallas grandes, arriendo de vestidos > dress coat-hanger mannequin
vestido de novia, vestidos de novia, trajes de novia, novias alta costura, casa de novias, tienda de novias, boutique de novias > dress heart mannequin
traje, ternos, trajes, traje de hombre, ropa formal > suit necktie shirt-folded
corbata, corbatas, corbatería > necktie suit shirt-folded
arriendo de ternos > suit shirt-folded coat-hanger
trajes a medida > suit measuring-tape needle coat-hanger
pantalón, pantalones, short, leggings > pants coat-hanger
jeans, denim > pants button coat-hanger
polerón, hoodie, sudadera, buzo deportivo, abrigo, abrigos, parka, parkas > hoodie coat-hanger
chaqueta, chaquetas, casaca > leather-jacket hoodie coat-hanger
chamarras, chamarra, ropa de cuero, chamarras de piel, ropa de piel > leather-jacket zipper coat-hanger
uniforme, uniformes, uniformes corporativos, ropa corporativa, uniformes escolares > shirt-folded t-shirt coat-hanger
dotación > shirt-folded t-shirt coat-hanger
ropa de bebé, ropa para bebés, ajuar, ropa de guagua, bodies de bebé, enteritos, enterito de bebé > onesie baby coat-hanger teddy-bear
ropa infantil, ropa para niños, moda infantil > onesie t-shirt baby teddy-bear coat-hanger
pañal, pañales, pañalera > baby t-shirt baby-carriage teddy-bear
pañales ecológicos > baby t-shirt baby-carriage
coche, coches & cuna, cunas, bebé, bebés, guagua, pañal, pañales > baby-carriage baby teddy-bear
bebé, guagua, artículos de bebé, baby, coches de bebé, portabebés, artículos para bebés > baby baby-carriage teddy-bear
pijama, pijamas > coat-hanger moon-stars bed-moon
underwear > coat-hanger
sex shop, juguetes sexuales, tienda erótica, sexshop > heart flame lips
traje de baño, bikini, trajes de baño, bikinis, ropa de playa, bañadores, swimwear > swimsuit
zapato, calzado, zapatería, zapatero, shoe > lace-up-shoe =high-heel sneaker boot / futbol
zapatos de hombre, zapatos de caballero, zapatos de vestir, calzado de caballero, calzado masculino, calzado de hombre > lace-up-shoe boot
zapatos de mujer, tacón, calzado femenino > high-heel sneaker boot / futbol
sandalias > flip-flops high-heel espadrille
reparación de calzado, arreglo de zapatos, arreglo de calzado, reparación de zapatos, compostura de calzado, zapatero remendón, reparadora de calzado, media suela > lace-up-shoe boot high-heel / futbol
renovadora de calzado, calzado infantil > sneaker boot / futbol
zapatilla, tenis urbanos, sneaker, sneakers, zapatillas urbanas > sneaker high-top
calzado deportivo, zapatillas deportivas, deportivas > sneaker person-simple-run
lavado de zapatillas > sneaker-brush sneaker bubbles
bota, botas, botín, botas de cuero > boot
bototos, zapatos de seguridad > boot hard-hat
botas vaqueras > boot cowboy-hat
bolso, handbag, bolsos, bolso de mano, bags, bolsas de tela, tote bag, bolsas de mujer > handbag tote bag
carteras de cuero, bolsos y carteras > handbag tote bag wallet
mochila, mochilas, backpack, morrales > backpack
maleta, maletas, equipaje, valijas > suitcase backpack briefcase
billetera, billeteras, monedero > wallet belt
sombrero, sombreros, sombrerería, hat, boinas > fedora cowboy-hat
gorra, gorras, jockey, snapback, cachuchas > baseball-cap
gorro, gorros de lana > beanie yarn
calcetín, calcetines, socks, panty > sock
corbatín > shirt-folded
paraguas > umbrella cloud-rain
sombrillas > umbrella
lavandería, lavado de ropa, laundry, lavandería industrial > washing-machine =washing-line iron bubbles
lavaseco, lavado en seco > washing-machine washing-line iron coat-hanger
ropa deportiva, ropa de gimnasio, activewear > t-shirt sneaker hoodie sports-jersey coat-hanger
camisetas deportivas, camiseta deportiva, camisetas de fútbol, camiseta de fútbol, camisetas de equipos, ropa de fútbol > sports-jersey t-shirt football-boot
bolsas ecológicas, bolsas reutilizables > tote bag leaf-split shopping-bag
zapatos de bebé, zapatitos de bebé, calzado de bebé > baby sneaker
botas de agua, botas de lluvia > rubber-boots cloud-rain umbrella
ropa de baño > sun waves-circle beach-ball tree-palm
camisa, camisas, camisería, guayabera, blusas a medida > shirt-folded button coat-hanger
vestuario para guaguas, vestuario infantil > baby t-shirt teddy-bear
zapatos flamencos, tacones > high-heel
poncho, ruana > poncho yarn loom
aguayo, manta tejida > loom yarn llama
planchado, planchaduría, servicio de plancha, tintorería > iron washing-machine washing-line coat-hanger
smoking, frac, alquiler de smoking > suit bow coat-hanger
trajes de huaso, traje de huaso > cowboy-hat boot poncho
bolero de zapatos, bolero de calzado, boleada de zapatos > lace-up-shoe boot
smokings, esmoquin, esmóquines > suit bow coat-hanger
ropa de maternidad, ropa materna, ropa para embarazadas, ropa maternal > pregnant dress coat-hanger
trajes de primera comunión, vestidos de primera comunión, vestidos de comunión, trajes de comunión > dress dove candle
vestidos de quinceañera, vestidos de xv, vestidos de quince > dress crown mannequin
zapatos ortopédicos, calzado ortopédico > insole lace-up-shoe foot
tenis & sneakers, zapatos, calzado, urbano, urbanos, ropa, originales, huaraches, suela > sneaker high-top / raqueta, raquetas, cancha, canchas, torneo, torneos, clases, academia
huarache, huaraches, sandalias de cuero, sandalias artesanales > espadrille flip-flops
bazar de ropa > t-shirt coat-hanger shirt-folded pants
fardo, fardos, paca, pacas & ropa, usada, americana, moda > t-shirt coat-hanger package
ropa folclórica, trajes folclóricos, trajes típicos, trajes regionales, vestidos regionales, vestidos típicos, ropa típica, vestimenta típica > dress dancer mannequin
ropa industrial, overol, overoles, ropa de trabajo > safety-vest boot hard-hat shirt-folded
remontadora de calzado, reparadora de zapatos, reparación y limpieza de calzado > lace-up-shoe boot high-heel
maniquí, maniquíes, maniquíes y exhibidores > mannequin coat-hanger dress
vitrinismo, escaparatismo, escaparates, escaparatista, visual merchandising > mannequin storefront awning / rótulo, rótulos, rotulista, letra, letras, letrero, letreros, limpieza
patronaje y moldería, moldería de ropa, moldería textil, moldería y patronaje > mannequin sewing-machine scissors needle
tejeduría, tejeduría de punto, tejido industrial > yarn spool loom
cordonería, cordones, cordones y sogas > yarn knot spool
suéter, suéteres, chompa, chompas, pulóver, pulóveres, cárdigan > jumper yarn beanie
ropa de alpaca, prendas de alpaca, tejidos de alpaca, chompas de alpaca > llama yarn poncho
guantes y bufandas, bufandas y guantes > beanie yarn
leotardo, leotardos, ropa de danza, ropa de baile > ballet-shoes dancer
faja, fajas, fajas colombianas, fajas reductoras @desing,healthcare > mannequin dress
zapatos de baile, zapatos de danza > ballet-shoes high-heel dancer
zapatos de novia, zapatos de fiesta > high-heel
sandalias y chanclas, chanclas, hawaianas, cholas > flip-flops sun footprints
sombreros charros, sombrero charro > sombrero
buzo, buzos @desing & polera, poleras, polerón, escolar, escolares, pantalón, estampados, friza, jogging, deportivos > hoodie t-shirt pants
botón, botones @desing,art > button spool needle
cierre, cierres @desing,art & botones, hilos, mercería, insumos, fábrica, textil > zipper button spool
fábrica de cierres, cremalleras > zipper button spool
arriendo de trajes, renta de trajes, alquiler de trajes, trajes de novio > suit coat-hanger bow
trajes de esquí, alquiler de trajes de esquí, ropa de nieve, ropa de esquí, ropa de montaña > snowflake mountain hoodie
impermeables, ropa de lluvia, impermeables y ropa de lluvia > umbrella rubber-boots cloud-rain
ropa de equitación, ropa ecuestre, botas de montar > saddle horseshoe boot
ropa para gorditas, ropa plus, ropa de tallas grandes, tallas plus > dress coat-hanger mannequin
túnicas y albas, casulla, casullas, hábitos y casullas, albas y casullas > church sewing-machine dove
bonetería > sock t-shirt spool
mochilas arhuacas, mochila arhuaca, mochila wayuu, mochilas wayuu, mochilas tejidas, mochila tejida, morrales tejidos > handbag yarn loom
polleras > dress
cinturón, cinturones, cinturones piteados, piteado, cintos, cintos piteados > belt
bolsas de mano, bolsos de mano, bolsas y monederos, bolsas de mano y monederos, bolsas de dama > handbag wallet
gorras bordadas, gorra bordada, bordado de gorras > baseball-cap embroidery-hoop
diademas, moños y diademas, moños para niña > bow crown
ropón, ropones, ropones y bautizo, ropa de bautizo > baby dove candle
chullo, chullos, gorros de alpaca, gorros andinos > beanie yarn llama
ropa charra, traje charro, trajes charros, trajes de charro, botonaduras > sombrero suit
zapatos de enfermera, zapato de enfermera, zapato clínico, calzado clínico, zuecos > lace-up-shoe sneaker
zapatillas de ballet, mallas de ballet, ropa de ballet, zapatillas y mallas de ballet > ballet-shoes dancer
maquila de ropa, maquila textil, maquiladora de ropa, maquila de uniformes > sewing-machine t-shirt spool
botas industriales, calzado industrial, botas de seguridad, botas de trabajo, calzado de seguridad > boot safety-vest hard-hat
hebilla, hebillas, hebillas y herrajes > belt button
vestidos de flamenca, traje de flamenca, vestido de flamenca > dress hand-fan flower
campera de cuero, camperas de cuero, chaqueta de cuero, chaquetas de cuero, cazadora de cuero, cazadoras de cuero > leather-jacket coat-hanger zipper
ropa litúrgica, ornamentos litúrgicos, vestimenta litúrgica > church cross candle
bufanda, bufandas, bufandas y pañuelos, chalinas > yarn coat-hanger beanie
traje de luces, trajes de luces, sastrería taurina > bull suit needle
mantilla, mantillas, mantillas y peinetas, peineta, peinetas > hand-fan comb flower
pollera > dress braid coat-hanger
sombreros de cholita, bombines > fedora braid
bombacha de campo, bombachas de campo, ropa de campo > cowboy-hat pants espadrille
zapatos de cuero, calzado de cuero > lace-up-shoe boot high-heel
textil publicitario, textiles publicitarios, ropa publicitaria > t-shirt printed-mug shirt-folded
`;
