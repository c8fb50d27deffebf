/** Fishing, the coast and boats. The format is told in ../table.ts. */
export const SEA = `
pesca, pescador, pesquero, pesquera, pesca artesanal, fishing, sindicato de pescadores, armador pesquero, flota pesquera > fish trawler hook anchor
tienda de pesca, tiendas de pesca, pesca y camping, camping y pesca, artículos de pesca y camping, artículos de camping y pesca > hook fish tent
faena de pesca, procesadora de pescado, planta pesquera > fish trawler hook
pesca deportiva, pesca con mosca, anzuelo, carnada, caña de pescar, cañas de pesca, artículos de pesca, flyfishing, fly fishing, cañas de pescar > fishing-rod =hook fish trout
señuelo, aparejos de pesca, lodge de pesca, pesca recreativa, equipos de pesca, guía de pesca > hook fish trout
redes de pesca, redes para pesca artesanal, red pesquera > fishing-net
redes y aparejos, aparejos > fishing-net hook trawler
caviar, esturión > fish
acuicultura, acuícola > fish
piscicultura, cultivo de peces, alevines, balsas jaula > fish trout waves
salmonera, salmonicultura, cultivo de salmón > salmon fish
mejillón, chorito, mitílido, mejillones en escabeche, cultivo de choritos > mussel shell
ostra, cultivo de ostras, ostrería > oyster shell
ostión > oyster shell mussel
cultivo de mejillones > mussel shell
berberecho, abalón, vieira, zamburiña, zamburiñas, volandeira > shell mussel
pulpo, pulpo gallego > octopus
calamar, jibia, pota > squid
piure > shell
erizo de mar > sea-urchin shell
buceo de mariscos > shell dive-mask
snorkel, snorkeling, esnórquel, careteo, paseos de snorkel > snorkeller =dive-mask diving-helmet
alga, cochayuyo, luche, alga marina, spirulina, pelillo, huiro > seaweed
lancha, zodiac, lanchero, paseos en lancha, moto de agua, motos de agua, moto acuática, jet ski > motorboat
bote, barco, boat, embarcación, navío, náutica, náutico, paseo en bote > boat =anchor motorboat helm
velero, veleros, alquiler de veleros, arriendo de veleros > boat anchor helm waves
kayak, canoa, paseos en kayak, remo, arriendo de kayak, clases de kayak, kayakista, kayakistas > kayak =kayaker waves
botes inflables, catamarán, chárter de veleros, charter náutico, paseos en barco, motonáutica > boat helm anchor waves
motor fuera de borda, motores marinos, mecánica naval, motores fuera de borda > motorboat engine boat
yate, yates, yacht, marina deportiva, club de yates, guardería náutica > anchor boat helm motorboat
crucero, cruceros, viajes en crucero, barco de crucero, ferry turístico > cruise-ship boat anchor lifebuoy
naviera, naval, ancla, anchor, marítimo, agencia naviera > anchor cargo-ship boat helm
capitán > helm anchor boat
puerto, portuario, estiba, estibador > anchor boat shipping-container crane-hook
marinero, almirante, transporte marítimo, armada, servicios portuarios, remolcador > anchor cargo-ship boat helm
~caleta > anchor boat fish trawler
astillero, carpintero de ribera, carpintería de ribera, reparación de botes, varadero > boat helm anchor
buceo, buzo, submarinismo, submarino, diving, escuela de buceo, apnea, buceo comercial, escafandra > dive-mask =snorkeller =diving-helmet
escuela de vela, vela deportiva, navegación a vela, regata, clases de navegación > boat wind waves helm
windsurf, kitesurf > boat wind waves breaker
surf, surfista, escuela de surf, tabla de surf, bodyboard, surf shop, paddle surf, stand up paddle > breaker =surfboard waves
salvavidas, rescate acuático, socorrista > lifebuoy
buque, buques, armadores > anchor boat helm
marisqueo, bateas, mariscadora @gastronomy,food > shell mussel
marisqueo, bateas, mariscadora > shell mussel
planta procesadora de pescado, planta de proceso > fish factory
aceite de pescado, harina y aceite de pescado > fish trawler
motores fueraborda, fueraborda, motor fueraborda, intraborda, motores de lancha, motores de bote, motores de barco, motores náuticos, motor marino > motorboat engine anchor
motor & lancha, bote, yate, velero, náutica, marina, embarcación, astillero > motorboat engine anchor
marina y amarres, amarre, amarres, amarradero, amarraderos, embarcadero @fishing,transportation > boat anchor helm
ropa de agua, trajes de agua > rubber-boots hoodie umbrella
navegación a vela deportiva, velerismo > boat helm wind
pesca de pulpo > octopus trawler fishing-net
pesca de calamar, pesca de jibia, pesca de pota > squid trawler fishing-net
pintura de barcos, pintura naval, pintura de lanchas > boat brush anchor
viajes en velero, paseos a vela, navegación en velero > boat helm compass
licencia de capitán, licencias náuticas, permisos de navegación, patrón de yate > helm boat anchor
cenote, cenotes > waves swim-goggles drop-half
pesca de agua dulce, peces de agua dulce > fish trout hook
agua dulce @fishing,nature > waves drop-half
koi, carpa koi, carpas koi, peces koi, estanques koi > goldfish
escuela náutica, academia náutica > helm boat anchor
pepino de mar > coral waves
cabos náuticos, cabos y nudos, cabos marinos, sogas y cabos > knot anchor
filete congelado, filete de pescado, filetes de pescado, pescado congelado, mariscos congelados, empacadora de mariscos, empacadora de pescado > fish =fish-and-knife snowflake
almeja, macha, molusco > shell mussel
angula, angulas, anguilas > fish fishing-net waves
lonja y subasta de pescado, subasta de pescado > fish trawler gavel
marinería > helm anchor knot
concha de abanico, conchas de abanico > shell
concha, conchas @fishing,nature > shell
excursiones de pesca, salidas de pesca, paseos de pesca, viajes de pesca, torneos de pesca, tours de pesca > hook fish boat
estanques de tilapia, estanques de trucha, estanques de peces, cría de tilapia > fish waves
frigorífico pesquero > fish snowflake
playa, mar, océano, costa, marea, bahía, litoral, marino, río, lago, laguna, ribera @fishing > -
loco, locos @fishing > shell
perico, mahi mahi, lisa, sábalo, raya, mantarraya, bonito, boga, palometa, pez volador @fishing > fish
carpa, carpas @fishing > fish waves
tiburón, cazón @fishing > shark-fin fish
nécora, nécoras, centollo, centollos, buey de mar > crab
pesca de dorado, pesca de trucha, pesca de truchas, pesca de surubí, pesca de altura, charter de pesca, pesca embarcada, pesca con devolución > hook fish boat
alimento para peces, alimento para salmones @fishing > fish grain-sack
perla, perlas, perlicultura @fishing > oyster necklace
pesca submarina, caza submarina, pesca sub > dive-mask fish
efectos navales > anchor knot helm
ferry, transbordador, barcaza, barcazas > cargo-ship anchor
armador de barcos > trawler anchor
amarras, marina y amarras > boat knot anchor
`;
