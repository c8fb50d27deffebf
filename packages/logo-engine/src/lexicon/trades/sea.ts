/** Fishing, the coast and boats. The format is told in ../table.ts. */
export const SEA = `
pesca, pescador, pesca artesanal, fishing, sindicato de pescadores, arrantza, arrantzale, arrantzaleak, pescadors > fish =trawler =angler =hook
pesquero, pesquera, armador pesquero, flota pesquera > fish =trawler =hook fishing-net
tienda de pesca, tiendas de pesca, pesca y camping, camping y pesca, artículos de pesca y camping, artículos de camping y pesca > hook =fishing-rod tent
faena de pesca, procesadora de pescado, planta pesquera > fish =fish-and-knife =trawler
pesca deportiva, anzuelo, carnada, caña de pescar, cañas de pesca, artículos de pesca, cañas de pescar > fishing-rod =hook =angler trout
pesca con mosca, flyfishing, fly fishing > fishing-fly =fishing-rod =angler trout
señuelo, lodge de pesca, pesca recreativa, equipos de pesca, guía de pesca > hook =fishing-rod =angler
redes de pesca, redes para pesca artesanal, red pesquera, redes de cerco, redes de arrastre, redes de enmalle, tejido de redes de pesca, compostura de redes de pesca, tejido y compostura de redes de pesca, reparación de redes de pesca, tejido de redes, compostura de redes, remiendo de redes > hung-net =fishing-net
redes y aparejos, aparejos, aparejos de pesca > fishing-net =hook
caviar, esturión > fish
acuicultura, acuícola > fish =fish-pen =trout
piscicultura, cultivo de peces, balsas jaula, jaulas flotantes, redes loberas > fish =fish-pen =trout
alevín, alevines & trucha, salmón, salmones, ova, ovas > trout =fish
alevín, alevines, alevinos > fish =fish-pen
salmonera, salmonicultura, cultivo de salmón, centros de salmones, centros de cultivo > salmon =fish-pen
mejillón, chorito > mussel =mussel-pot
mitílido, mejillones en escabeche, cultivo de choritos > mussel
ostra, cultivo de ostras, ostrería > oyster =half-oyster
ostión > oyster =shell
cultivo de mejillones > mussel
berberecho, abalón, vieira, zamburiña, zamburiñas, volandeira > shell
pulpo, pulpo gallego, polbo, pulpeira, pulpeiría > octopus
calamar, jibia, pota > squid
piure > shell
erizo de mar, erizos al matico, lenguas de erizo, erizero, ericero, buzo de erizos > sea-urchin
buceo de mariscos > shell =dive-mask
snorkel, snorkeling, esnórquel, careteo, paseos de snorkel > snorkeller =dive-mask diving-helmet
alga, cochayuyo, luche, alga marina, spirulina, pelillo, huiro, gracilaria > kelp seaweed
lancha, zodiac, lanchero, paseos en lancha, viajes en lancha, viaje en lancha > motorboat =boat-bow
moto de agua, motos de agua, moto acuática, motos acuáticas, jet ski, jet skis, jetski, arriendo de motos de agua > jet-ski =motorboat
bote, barco, boat, embarcación, navío, náutica, náutico, paseo en bote > boat =anchor
velero, veleros, alquiler de veleros, arriendo de veleros > boat anchor
kayak de noche, kayak nocturno, kayak a la luna, kayak bajo la luna, kayak a la luz de la luna, kayak con luna llena, kayak a la luz > moon-kayak =kayaker kayak
kayak, canoa, paseos en kayak, tours en kayak, tour en kayak, excursiones en kayak, travesías en kayak, rutas en kayak, arriendo de kayak, clases de kayak, kayakista, kayakistas > kayak =kayaker
lancha de remos, lanchas de remo, lanchas de remos, bote de remos, bote de remo, botes de remo, botes de remos, paseo en bote a remos, barca de remos, barcas de remo, paseos en barca > rowing-boat =crossed-oars =rower
botes inflables, catamarán, chárter de veleros, charter náutico, paseos en barco, motonáutica > boat anchor
motor fuera de borda, motores fuera de borda, mecánica fuera de borda, reparación de motores fuera de borda > outboard-motor motorboat
motores marinos, mecánica naval > motorboat =outboard-motor engine
yate, yates, yacht, marina deportiva, club de yates, guardería náutica > anchor =boat
crucero, cruceros, viajes en crucero, barco de crucero, ferry turístico > cruise-ship
naviera, naval, ancla, anchor, marítimo, agencia naviera > anchor =cargo-ship boat
anclas químicas, ancla química, anclaje químico, anclajes químicos, anclajes mecánicos, anclas mecánicas, pernos de anclaje, pernos de expansión, tarugos y tornillos, tarugos plásticos, fijaciones y anclajes, anclajes y fijaciones > screw =drill =nut
~capitán > helm =anchor
puerto, portuario, estiba, estibador > anchor =cargo-ship =shipping-container
marinero, almirante, transporte marítimo, armada, servicios portuarios > anchor =cargo-ship boat
~caleta > anchor =fish boat
astillero, carpintero de ribera, carpintería de ribera, reparación de botes, varadero > boat-on-stocks =boat =anchor
pintura, motores & varado, varada, varadero, naval, embarcaciones > boat-on-stocks =ship-propeller
varado, varada, varados, varadas, varado y pintura, pintura de embarcaciones, pintura de lanchas, pintura de barcos, pintura náutica, mantenimiento naval, mantención naval, mantenimiento de embarcaciones, mantención de embarcaciones @fishing > boat-on-stocks =boat =ship-propeller
reparación de botes y lanchas, construcción de lanchas, construcción de botes, arreglo de lanchas, arreglo de botes, construcción y arreglo de lanchas, construcción y arreglo de botes, construcción y reparación de lanchas, construcción y reparación de botes > boat-on-stocks =boat-bow =motorboat
buceo, buzo, submarinismo, submarino, diving, escuela de buceo, apnea, buceo comercial, escafandra, obras bajo el agua, obras submarinas, obras subacuáticas, trabajos submarinos, trabajos subacuáticos, trabajos bajo el agua, soldadura submarina, soldadura subacuática, soldamos bajo el agua, buzos comerciales, buzos industriales, buzo industrial, buceo industrial, buceo profesional, inspección submarina, inspecciones submarinas > dive-mask =snorkeller =diving-helmet
escuela de vela, vela deportiva, navegación a vela, regata, clases de navegación > boat waves wind
windsurf > breaker =waves wind
kitesurf, kite surf, kitesurfing, kiteboarding, clases de kitesurf, escuela de kitesurf, clases de kite, escuela de kite > surf-kite breaker
surf, surfista, escuela de surf, tabla de surf, bodyboard, surf shop, paddle surf, stand up paddle > surfboard =breaker waves
salvavidas, rescate acuático, socorrista > lifebuoy
buque, buques, armadores > anchor =cargo-ship
marisqueo, bateas, mariscadora @gastronomy,food > shell mussel
batea, bateas @construction & lavadero, lavaderos, granito > faucet concrete-block
marisqueo, bateas, mariscadora, almejera, almejero > shell mussel
planta procesadora de pescado, planta de proceso > fish =fish-and-knife
aceite de pescado, harina y aceite de pescado > fish
motores fueraborda, fueraborda, motor fueraborda, motores de lancha, motores de bote > outboard-motor =motorboat
intraborda, motores de barco, motores náuticos, motor marino > motorboat =outboard-motor
motor & lancha, bote, yate, velero, náutica, marina, embarcación, astillero > motorboat =outboard-motor
marina y amarres, amarre, amarres, amarradero, amarraderos, embarcadero @fishing,transportation > boat anchor helm
ropa de agua, trajes de agua > rubber-boots
navegación a vela deportiva, velerismo > boat helm wind
pesca de pulpo, pulpo maya, pulpo rojo > octopus
turbot, hirame, cobia, seriola, ranchos de atún, rancho de atún, granjas de atún > fish =fish-pen
smolt, smolts > salmon =fish-pen
curso de patrón, patrón de embarcaciones, patrón de embarcación, patrón de recreo > helm =boat =anchor
gusana, gusanas, gusano de mar > hook =worm
espirulina fresca, cultivo de espirulina > seaweed =drop-leaf
restauración de arrecifes, arrecifes de coral, arrecife, arrecifes, viveros de coral, vivero de coral, jardines de coral > coral =clownfish waves
camarón de cultivo, camaronicultura, larvas de camarón > shrimp =prawn
mejillón de roca, mejillones de roca > mussel =mussel-pot
piangua, pianguas > shell =mussel
pesca de calamar, pesca de jibia, pesca de pota > squid
pintura de barcos, pintura naval, pintura de lanchas > boat =brush
viajes en velero, paseos a vela, navegación en velero > boat
licencia de capitán, licencias náuticas, permisos de navegación, patrón de yate > helm boat anchor
cenote, cenotes > waves =snorkeller
pesca de agua dulce, peces de agua dulce > fish =angler =trout
agua dulce @fishing,nature > waves drop-half
carpa koi > goldfish
escuela náutica, academia náutica > helm boat anchor
pepino de mar > coral waves
lanchas de fibra de vidrio, lanchas de fibra, botes de fibra, botes de fibra de vidrio, cayucos de fibra > motorboat =boat
filete congelado, filete de pescado, filetes de pescado, pescado congelado, mariscos congelados, empacadora de mariscos, empacadora de pescado > fish =fish-and-knife snowflake
cabos náuticos, cabos y nudos, cabos marinos, sogas y cabos > knot
almeja, macha, molusco > shell
angula, angulas, anguilas > fish
lonja y subasta de pescado, subasta de pescado, lonja y subasta > fish =fish-on-ice =trawler
marinería > helm =anchor =knot
concha de abanico, conchas de abanico > shell
concha, conchas @art,nature,fishing > shell =oyster
concha negra, conchas negras, conchas finas > shell =mussel oyster
concha, conchas @fishing,nature > shell
excursiones de pesca, salidas de pesca, paseos de pesca, viajes de pesca, torneos de pesca, tours de pesca > hook =angler =fishing-rod
estanques de tilapia, estanques de trucha, estanques de peces, cría de tilapia > fish =fish-pen =trout
tinas de parto, piscinas de parto, parto en tina > pregnant =baby drop-half
tinas de peces, tinas de tilapia, tinas de truchas, tinas para camarón, tinas y estanques, estanques y tinas, tinas y jaulas, tinas para acuicultura, estanques de geomembrana, piletas de peces, tanques de peces, tanques de tilapia, geotanques > fish-pen =trout fish
frigorífico pesquero > fish =fish-on-ice snowflake
playa, mar, océano, costa, marea, bahía, litoral, marino, río, lago, laguna, ribera @fishing > -
loco, locos @fishing > shell
perico, mahi mahi, lisa, sábalo, raya, mantarraya, bonito, boga, palometa, pez volador @fishing > fish
carpa, carpas @fishing > fish
tiburón, cazón @fishing > shark-fin fish
nécora, nécoras, buey de mar > crab
centollo, centollos > king-crab =crab
pesca de centolla, captura de centolla, faena de centolla, centolleros, centollera, centollero > king-crab =crab boat
pesca de dorado, pesca de trucha, pesca de truchas, pesca de surubí, pesca de altura, charter de pesca, pesca embarcada, pesca con devolución > hook =angler =fishing-rod
alimento para peces, alimento para salmones @fishing > fish
perla, perlas, perlicultura @fishing > oyster necklace
pesca submarina, caza submarina, pesca sub > dive-mask =harpooned-fish =fish
efectos navales > anchor =helm =knot
ferry, transbordador, transbordo, transbordos, transbordo de camiones, cruce en ferry > cruise-ship =ramp-barge =anchor helm
barcaza, barcazas, cruce de vehículos, cruce de vehículos y carga, cruce de camiones, cruce en barcaza, transbordo de vehículos > ramp-barge cargo-ship anchor
armador de barcos > trawler =anchor
amarras, marina y amarras > boat =anchor =knot
pescador artesanal, pescadores artesanales > angler =fish =trawler
fileteado de pescado, filete de merluza, pescado fileteado > fish-and-knife =fish
canoa hawaiana, canoas hawaianas, canoa polinésica, canoas polinésicas, outrigger > kayak =crossed-oars waves
barco pirata, barcos pirata, paseo en barco pirata > boat =skull
bodega frigorífica, frigorífico, frigoríficos @fishing > fish-on-ice snowflake
salamos pescado, secamos pescado, salamos y secamos pescado, secado de pescado, salado de pescado, pescado al sol, secamos y salamos pescado > hung-fish fish
coquina, coquinas, tellina, tellinas, chirla, chirlas, navajuela, navajuelas, culengue, culengues, cañadilla, cañadillas, busano, busanos, caracol de mar, caracoles de mar, caracol pala, caracol rosado, caracol negro, cambute, cambutes, trophon, conchas prietas, concha prieta, concha reina, ostra negra, oreja de mar, orejas de mar > shell
acocil, acociles, langostino de río, langostinos de río, camarones de río, quisquilla, quisquillas, camarón seco, camarones secos, larvas y nauplios, nauplio, nauplios, laboratorio de larvas @fishing,food,gastronomy > shrimp =prawn
sepia, sepias, chipirón, chipirones, pulpitos, luras @fishing,food,gastronomy > squid
calamares en su tinta, calamar gigante > squid
gamitana, gamitanas, arapaima, arapaimas, pacú, pacús, dorado, dorados, dorada, doradas, cherna, chernas, boquichico, doncella, tambaquí, tucunaré, sierras, blanquillo, cabinza, rollizo, breca, urta, sargo, sargos, salmonete, salmonetes, gallineta, rape, faneca, chicharro, bocarte, bocartes, verdel, fletán, halibut, percas, lucio, barbo, tenca, tencas, lamprea, lampreas, wahoo, macarela, barracuda, chillo, chillos, colirrubia, mero rojo, carite, carites, curvina, lebranche, lebranches, coporo, bocón, catalana, catalufa, dorado de río, picuda, arenque, arenques, puye, puyes, bacalao de profundidad, pez palo, brótola, gatuzo, róbalo, róbalos, corvinatas, guapote, guapotes, machaca, tararira, sábalos @fishing > fish =fish-on-ice
gamitana, arapaima, pacú, carite, carites, lebranche, chillo, chillos, colirrubia, rape, salmonete, salmonetes, bocarte, bocartes, lamprea, lampreas, halibut, chernas, cherna, gallineta, wahoo, perca, hueva, huevas, puyes @food,gastronomy > fish =fish-on-a-plate
fileteo de pescado, fileteamos pescado, limpieza de pescado, limpiamos pescado, pescado limpio, fileteo, fileteamos, pescado limpio y fileteado @fishing,food > fish-and-knife =fish
sedal, sedales, reinal, reinales, nylon de pesca, hilo de pesca, plomos de pesca, plomadas y anzuelos, flotadores de pesca, cañas y carretes, cañas y señuelos > hook =fishing-rod trout
moscas artificiales, atamos moscas, montaje de moscas, moscas secas, moscas para trucha, moscas y ninfas > fishing-fly =hook trout
carrete, carretes, flotadores, líneas y reinales @fishing > hook =fishing-rod
moscas @fishing > fishing-fly =hook
semilla de camarón, semillas de camarón, semilla de ostión, semilla de mejillón, laboratorio de larvas, postlarvas, nauplios > shrimp =prawn
pesas de plomo, pesas para pesca, plomadas, plomos y anzuelos, anzuelos y plomos, plomadas de pesca, plomos para redes > hook =fishing-rod
lombrices de pesca > hook =worm
tejo atarrayas, tejemos atarrayas, tejo redes, tejemos redes, tejedor de redes, tejedores de redes, tejo redes de pesca, tejemos redes de pesca, atarrayero, remendamos redes, remiendo redes, remendadoras de redes, rederas, trampas de pesca, chinchorro de pesca, chinchorros de pesca, tejo chinchorros de pesca @fishing > hung-net =fishing-net
chinchorros y atarrayas, atarrayas y chinchorros, redes y chinchorros, chinchorros y redes, trasmallos y chinchorros, chinchorros y trasmallos, tarrayas, tarrayas y chinchorros, chinchorros de playa, boliches y chinchorros > hung-net =fishing-net
trampas para langosta, trampas para jaiba, trampas para centolla > fishing-net lobster
encarnador, encarnadora, encarnadoras, encarnado de espineles > hook
cavas isotérmicas, cava isotérmica, cavas de pescado, cavas de anime, neveras de anime, neveras para pesca, neveras para pescado, neveras portátiles, hielera, hieleras, hieleras para pesca, cajas isotérmicas, cajas térmicas, bins isotérmicos, termos isotérmicos > cool-box =ice-cubes =fish-on-ice
wader, waders, botas de pescador, botas de vadeo, pecheras de pesca > rubber-boots angler
chaleco salvavidas, chalecos salvavidas, balsa salvavidas, balsas salvavidas, rescate marino, rescate marítimo, salvamento marítimo, seguridad marítima > lifebuoy boat
hélice, hélices @fishing > ship-propeller outboard-motor motorboat
propelas, hélices marinas, hélices náuticas > ship-propeller outboard-motor
cayuco, cayucos, curiara, curiaras, falúa, falúas, dorna, dornas, bongo, bongos, canoas de pesca, gamela, gamelas, chinchorro, chinchorros, chalanas, botes de madera, botes pesqueros @fishing,transportation > boat =rowing-boat
caballito de totora, caballitos de totora, balsa de totora, balsas de totora, barcas de totora > boat reed-bundle waves
antifouling, pinturas antifouling, pintura antifouling, pintura náutica, pinturas marinas, pintura marina > boat =brush paint-roller
velería náutica, velas para barcos, velas de barco, velas náuticas, velas para veleros, velería @fishing,transportation > boat needle
toldos para lanchas, toldos náuticos, fundas para lanchas, fundas de lancha, capotas náuticas, tapicería náutica > motorboat =boat awning
limpieza de cascos, limpieza de casco, limpieza de fondos, limpieza subacuática, trabajos subacuáticos @fishing,transportation > dive-mask =diving-helmet boat
compresores de buceo, recarga de tanques de buceo, equipos de buceo > dive-mask =diving-helmet
paddle board, paddle boards, tablas de paddle, tabla de sup, tablas de sup, sup y kayak > surfboard crossed-oars waves
pedalina, pedalinas, hidropedal, hidropedales, patines de agua, botes de pedales > swan boat waves
banana acuática, banano acuático, banana boat, banana náutica, bananas acuáticas, gusano acuático, inflables acuáticos, paseo en banana, paseos en banana > motorboat waves
parasailing, parasail, paracaídas acuático, parapente acuático > paraglider waves
taxi boat, taxi lancha, lancha taxi > motorboat =boat
paseos por el lago, paseos por la bahía, paseos por la laguna, paseos por el río, paseos por la ría, paseos por el estero, paseos a la isla, paseos a las islas, cruce a la isla, cruces a la isla, traslados a la isla, traslado a las islas, viajes a la isla, vueltas por la bahía @fishing,transportation > boat =motorboat waves
mitilicultura, miticultura, mitilicultor, mitilicultores > mussel =mussel-pot
piscícola, piscícolas, piscicultor, piscicultores, piscigranja, piscigranjas, truchicultura, truchicultor > fish =fish-pen =trout
alevines de tilapia, alevines de cachama, alevines de pacú > fish =fish-pen
jaulas de peces, aireadores de estanque, aireadores > fish-pen fish
luga, lugas, sargazo, sargazos, chascón, huiro palo, huiro negro, kombu, ultes, recolectores de algas, recolectora de algas, algueros, alguera, algueras > kelp =seaweed
colágeno marino, colágeno de pescado > fish capsule
cuero de pescado, cuero de salmón, piel de pescado, cuero de paiche > fish handbag
oceanografía, oceanográfico, biología marina, biólogos marinos, monitoreo de mareas, monitoreo marino, ciencias del mar > waves whale-tail
libreta de embarque, libretas de embarque, gente de mar > helm =anchor
pulpa, pulpas & jaiba, cangrejo, cangrejos, centolla, jaibas > crab
pulpa de jaiba, pulpas de jaiba, pulpa de cangrejo, carne de jaiba, carne de cangrejo, pinzas de jaiba > crab
fábrica de botes, lanchas de madera, botes de pesca, barcos de madera @fishing > boat-on-stocks =boat
hueva, huevas & mojama, salazón, salazones, almadraba > hung-fish fish
hueva, huevas @fishing > fish
choco, chocos & sepia, calamar, calamares, puntillas, gambas, chipirones, frito, fritos, pescaíto, huelva > squid
carabinero, carabineros & gambas, langostinos, quisquillas, marisco, mariscos, cigalas > prawn
nasa, nasas & pulpo, pulpos, jaiba, jaibas, langosta, langostas, centolla, pesca, redes, red, camarón, nécora, nécoras > hung-net =fishing-net
barca, barcas @fishing > boat =rowing-boat
cultivos marinos, cultivo marino, granja marina, granjas marinas > fish-pen =mussel =oyster
fileteador, fileteadora, fileteadoras @fishing > fish-and-knife =fish
veterinarios de peces, veterinario de peces, salud de peces, patología de peces, enfermedades de peces > fish =fish-pen stethoscope
turismo pesquero, turismo marinero, pescaturismo, turismo con pescadores, turismo de pesca > angler =boat fish
atunero, atuneros, sardinero, sardineros, merlucero, merluceros, bonitero, boniteros, palangrero, palangreros, cerquero, cerqueros, barco atunero, barco de pesca, barcos de pesca, barco pesquero, pesca de arrastre, pesca de cerco, pesca de bajura, pesca de palangre > trawler =fish fishing-net
langostero, langosteros > lobster boat
lambí, carrucho, carrucho guisado, burgados > shell
sonares, ecosondas y sonares, radio marina, radios marinas, vhf marino, electrónica náutica > compass =boat
licencia de navegación, licencias de navegación, carnet de patrón, carné de patrón, titulaciones náuticas, carnet náutico > helm =boat
traje de buceo, trajes de buceo, traje de neopreno, neopreno, neoprenos, wetsuits > snorkeller =dive-mask
ropa de pesca, ropa para pescadores, vadeadores > rubber-boots =fishing-rod
`;
