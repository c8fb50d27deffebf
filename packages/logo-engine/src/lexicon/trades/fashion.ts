/** Clothes, shoes, bags. The format is told in ../table.ts. */
export const FASHION = `
ropa, moda, clothing, prenda, vestuario, vestimenta, indumentaria, confección de ropa, ropa americana > t-shirt coat-hanger shirt-folded pants / perro, cama, mascota, gato, lavado
polera, playera, camiseta > t-shirt coat-hanger / perro, cama, mascota, gato, lavado
ropa usada, fashion, tienda de ropa, ropa de hombre > t-shirt coat-hanger shirt-folded pants / perro, cama, mascota, gato, lavado
remera, franela, t shirt, camisetas > t-shirt coat-hanger / perro, cama, mascota, gato, lavado
ropa urbana, streetwear > t-shirt coat-hanger hoodie baseball-cap / perro, cama, mascota, gato, lavado
~boutique > t-shirt coat-hanger shopping-bag / viñedo, viña, destilería, vino, bodega, hotel, inmobiliaria, consultora, agencia, cervecería, chocolate, café
ropa de trabajo, ropa reciclada, outlet de ropa, marca de ropa, ropa de segunda mano > t-shirt coat-hanger shirt-folded pants / perro, cama, mascota, gato, lavado
ropa étnica > t-shirt coat-hanger poncho / perro, cama, mascota, gato, lavado
ropa juvenil > t-shirt coat-hanger hoodie pants / perro, cama, mascota, gato, lavado
ropa de mujer, vestido, vestidos, vestidos de fiesta, ropa femenina, moda femenina > dress coat-hanger mannequin
diseño de moda > dress coat-hanger mannequin needle
moda flamenca, trajes de flamenca > dress coat-hanger hand-fan mannequin
diseñador de moda, diseñador de vestuario > dress coat-hanger mannequin needle
dress, blusas, faldas, moda mujer, tallas grandes, arriendo de vestidos > dress coat-hanger mannequin
vestido de novia, vestidos de novia, trajes de novia, novias alta costura, casa de novias, tienda de novias, boutique de novias > dress heart mannequin
traje, ternos, trajes, esmoquin, traje de hombre, ropa formal > coat-hanger shirt-folded button
arriendo de ternos, corbatas > coat-hanger shirt-folded
trajes a medida > coat-hanger shirt-folded measuring-tape needle
pantalón, pantalones, short, leggings > pants coat-hanger
jeans, denim > pants button coat-hanger
polerón, hoodie, sudadera, buzo deportivo, chaqueta, chaquetas, abrigo, abrigos, parka, parkas, chamarras, chamarra, casaca > hoodie coat-hanger
uniforme, uniformes, uniformes corporativos, ropa corporativa, uniformes escolares, ropa clínica, uniformes médicos > shirt-folded t-shirt coat-hanger
dotación > shirt-folded t-shirt coat-hanger
ropa de bebé, ropa para bebés, ajuar, ropa de guagua > baby teddy-bear t-shirt baby-carriage
ropa infantil, ropa para niños, moda infantil > baby t-shirt teddy-bear coat-hanger
pañal, pañales, pañalera > baby t-shirt baby-carriage teddy-bear
pañales ecológicos > baby t-shirt baby-carriage
coche, coches & cuna, cunas, bebé, bebés, guagua, pañal, pañales > baby-carriage baby teddy-bear
bebé, guagua, artículos de bebé, baby, coches de bebé, portabebés, artículos para bebés > baby baby-carriage teddy-bear
pijama, pijamas > coat-hanger moon-stars bed-moon
underwear > coat-hanger
sex shop, juguetes sexuales, tienda erótica, sexshop > heart flame lips
traje de baño, bikini, trajes de baño, bikinis, ropa de playa, bañadores, swimwear > sun waves-circle beach-ball tree-palm
zapato, calzado, zapatería, zapatero, shoe > lace-up-shoe high-heel sneaker boot / futbol
zapatos de hombre, zapatos de caballero, zapatos de vestir, calzado de caballero, calzado masculino, calzado de hombre > lace-up-shoe boot
zapatos de mujer, tacón, sandalias, calzado femenino > high-heel sneaker boot / futbol
reparación de calzado, arreglo de zapatos, arreglo de calzado, reparación de zapatos, compostura de calzado, zapatero remendón, reparadora de calzado, media suela > lace-up-shoe boot sneaker insole / futbol
renovadora de calzado, calzado infantil, huarache > sneaker boot / futbol
zapatilla, tenis urbanos, sneaker, sneakers, zapatillas urbanas > sneaker high-top
calzado deportivo, zapatillas deportivas, deportivas > sneaker person-simple-run
lavado de zapatillas > sneaker-brush sneaker bubbles
bota, botas, botín, botas de cuero > boot
calzado de seguridad, bototos, zapatos de seguridad > boot hard-hat
botas vaqueras > boot cowboy-hat
bolso, handbag, bolsos, bolso de mano, bags, bolsas de tela, tote bag, bolsas de mujer > handbag tote bag
carteras de cuero, bolsos y carteras > handbag tote bag wallet
mochila, mochilas, backpack, morrales > backpack
maleta, maletas, equipaje, valijas > suitcase backpack briefcase
billetera, billeteras, monedero, cinturón, cinturones > wallet belt
sombrero, sombreros, sombrerería, hat, boinas > fedora cowboy-hat
gorra, gorras, jockey, snapback, cachuchas > baseball-cap
gorro, gorros de lana, bufanda, bufandas > beanie yarn
calcetín, calcetines, socks, panty > sock
corbatín > shirt-folded
paraguas > umbrella cloud-rain
sombrillas > umbrella
lavandería, lavado de ropa, laundry, lavandería industrial > washing-machine washing-line iron bubbles
lavaseco, lavado en seco > washing-machine washing-line iron coat-hanger
ropa deportiva, ropa de gimnasio, activewear > t-shirt sneaker hoodie coat-hanger
bolsas ecológicas, bolsas reutilizables > tote bag leaf-split shopping-bag
zapatos de bebé, zapatitos de bebé, calzado de bebé > baby sneaker
botas de agua, botas de lluvia > boot cloud-rain umbrella
ropa de baño > sun waves-circle beach-ball tree-palm
camisa, camisas, camisería, guayabera, blusas a medida > shirt-folded button coat-hanger
vestuario para guaguas, vestuario infantil > baby t-shirt teddy-bear
zapatos flamencos, tacones > high-heel
poncho, ruana > poncho yarn loom
aguayo, manta tejida > loom yarn llama
planchado, planchaduría, servicio de plancha, tintorería > iron washing-machine washing-line coat-hanger
smoking, frac, alquiler de smoking > bow shirt-folded coat-hanger
trajes de huaso, traje de huaso > cowboy-hat boot poncho
bolero de zapatos, bolero de calzado, boleada de zapatos > lace-up-shoe boot
`;
