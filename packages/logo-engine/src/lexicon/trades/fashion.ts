/** Clothes, shoes, bags. The format is told in ../table.ts. */
export const FASHION = `
ropa, moda, polera, playera, camiseta, clothing, prenda, vestuario, vestimenta, indumentaria, confección de ropa, ropa americana > t-shirt coat-hanger / perro, cama, mascota, gato, lavado
ropa usada, fashion, remera, franela, t shirt, camisetas, tienda de ropa, ropa de hombre, ropa urbana, streetwear > t-shirt coat-hanger / perro, cama, mascota, gato, lavado
~boutique > t-shirt coat-hanger / viñedo, viña, destilería, vino, bodega, hotel, inmobiliaria, consultora, agencia, cervecería, chocolate, café
ropa de trabajo, ropa reciclada, outlet de ropa, marca de ropa, ropa étnica, ropa de segunda mano, ropa juvenil > t-shirt coat-hanger / perro, cama, mascota, gato, lavado
ropa de mujer, vestido, vestidos, vestidos de fiesta, ropa femenina, moda femenina, moda flamenca, trajes de flamenca, diseño de moda > dress coat-hanger
diseñador de moda, dress, blusas, faldas, moda mujer, tallas grandes, diseñador de vestuario, arriendo de vestidos > dress coat-hanger
vestido de novia, vestidos de novia, trajes de novia, novias alta costura, casa de novias, tienda de novias, boutique de novias > dress heart
traje, ternos, trajes, esmoquin, arriendo de ternos, trajes a medida, traje de hombre, ropa formal, corbatas > coat-hanger shirt-folded
pantalón, jeans, denim, pantalones, short, leggings > pants
polerón, hoodie, sudadera, buzo deportivo, chaqueta, chaquetas, abrigo, abrigos, parka, parkas, chamarras, chamarra, casaca > hoodie coat-hanger
uniforme, uniformes, uniformes corporativos, ropa corporativa, uniformes escolares, ropa clínica, uniformes médicos > shirt-folded t-shirt
dotación > shirt-folded t-shirt
ropa de bebé, ropa para bebés, ajuar, ropa de guagua > baby teddy-bear t-shirt
ropa infantil, ropa para niños, moda infantil, pañal, pañales, pañalera > baby t-shirt
pañales ecológicos > baby t-shirt baby-carriage
coche, coches & cuna, cunas, bebé, bebés, guagua, pañal, pañales > baby-carriage baby
bebé, guagua, artículos de bebé, baby, coches de bebé, portabebés, artículos para bebés > baby baby-carriage
pijama, pijamas, underwear > coat-hanger
sex shop, juguetes sexuales, tienda erótica, sexshop > heart flame
traje de baño, bikini, trajes de baño, bikinis, ropa de playa, bañadores, swimwear > sun waves-circle beach-ball
zapato, calzado, zapatería, zapatero, shoe > lace-up-shoe high-heel sneaker boot / futbol
zapatos de hombre, zapatos de caballero, zapatos de vestir, calzado de caballero, calzado masculino, calzado de hombre > lace-up-shoe boot
zapatos de mujer, tacón, sandalias, calzado femenino > high-heel sneaker boot / futbol
reparación de calzado, arreglo de zapatos, arreglo de calzado, reparación de zapatos, compostura de calzado, zapatero remendón, reparadora de calzado, media suela > lace-up-shoe boot sneaker / futbol
renovadora de calzado, calzado infantil, huarache > sneaker boot / futbol
zapatilla, tenis urbanos, sneaker, sneakers, zapatillas urbanas, calzado deportivo, lavado de zapatillas, zapatillas deportivas, deportivas > sneaker
bota, botas, botín, calzado de seguridad, botas de cuero, bototos, zapatos de seguridad, botas vaqueras > boot
bolso, handbag, bolsos, carteras de cuero, bolso de mano, bags, bolsas de tela, tote bag, bolsos y carteras, bolsas de mujer > handbag tote bag
mochila, mochilas, backpack, morrales > backpack
maleta, maletas, equipaje, valijas > suitcase
billetera, billeteras, monedero, cinturón, cinturones > wallet belt
sombrero, sombreros, sombrerería, hat, boinas > cowboy-hat
gorra, gorras, jockey, snapback, cachuchas > baseball-cap
gorro, gorros de lana, bufanda, bufandas > beanie yarn
calcetín, calcetines, socks, panty > sock
corbatín > shirt-folded
paraguas, sombrillas > umbrella
lavandería, lavaseco, lavado de ropa, laundry, lavandería industrial, lavado en seco > washing-machine washing-line iron
ropa deportiva, ropa de gimnasio, activewear > t-shirt sneaker
bolsas ecológicas, bolsas reutilizables > tote bag
zapatos de bebé, zapatitos de bebé, calzado de bebé > baby sneaker
botas de agua, botas de lluvia > boot
ropa de baño > sun waves-circle beach-ball
camisa, camisas, camisería, guayabera, blusas a medida > shirt-folded
vestuario para guaguas, vestuario infantil > baby t-shirt
zapatos flamencos, tacones > high-heel
poncho, ruana > poncho yarn
aguayo, manta tejida > loom yarn
planchado, planchaduría, servicio de plancha, tintorería > iron washing-machine washing-line
`;
