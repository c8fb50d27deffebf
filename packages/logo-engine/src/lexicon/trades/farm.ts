/** Fields, orchards, animals of the farm and what is made with them. The format is told in ../table.ts. */
export const FARM = `
cuy, cuyes, cuyero, conejillo de indias > guinea-pig =guinea-pigs
vaca, lechera, vacas lecheras, crianza de vacas, tambo, establo lechero, cow, producción lechera, ordeña, bovino lechero, behi, behiak > cow =dairy-cow =milk-can milk-bottle
toro, bovino, bull, vacuno de carne, novillo, ternero > bull =taurus cow
engorda, engorde > bull cow taurus / conejo, conejos, pollo, pollos, cerdo, cerdos, chancho, chanchos, pavo, pavos, cuy, cuyes, pato, patos, borrego, borregos, cordero, corderos, oveja, ovejas, chivo, chivos, codorniz, tilapia, trucha, camarón
ganado, ganadero, ganadería, engorde a corral, engorda a corral, feedlot, crianza de vacunos, cría de vacunos, criadero de vacunos, hacienda ganadera > bull =cow dairy-cow
hato, hatos @livestock > cow =bull
rancho ganadero, crianza de ganado, ganadería de carne > bull cow taurus
feria ganadera, exposición ganadera, expo ganadera, concurso ganadero, ganado de exposición > bull =cattle-rosette cow
inseminación bovina, inseminamos vacas, curso de inseminación, cursos de inseminación, transferencia embrionaria, trasplante de embriones > bull =cow
inseminador, inseminadora, inseminadores > cow =bull test-tube
paseo en carreta, paseos en carreta, carreta de bueyes, boyeo > ox-cart bull
farmacia agropecuaria, tienda agropecuaria, veterinaria agropecuaria, insumos pecuarios, insumos ganaderos, insumos agropecuarios, agroveterinarias > cow =fertiliser-sack grain-sack
alimento para ganado, alimento balanceado para ganado, balanceados para ganado, alimento balanceado ganadero > cow hay-bale
remate de ganado, buey, res brava, ganado bravo, yunta de bueyes, yuntas, yunta > bull cow taurus
remates, remate, remates y venta particular & toro, toros, vaquillona, vaquillonas, hereford, angus, brangus, ternero, terneros, novillo, novillos, reproductor, reproductores, hacienda, ganado > bull =cow
~animales, animales mayores, producción animal, zootecnia, pecuario, genética animal > cow =pig =bull =standing-goat
cerdo, chancho, lechón, puerco, cochino, marrano, minipig, minipigs, mini pigs, cerdos vietnamitas, cerditas, puerca, puercas, cochina, cochinas, cerda de cría > pig =standing-pig
porcino, porcicultura, porcicultor, granja porcina, criadero de cerdos, crianza de cerdos, porcícola, porcícolas, txerri, txerriak > pig =standing-pig
gallina, avícola, avicultura, ave de corral, gallinero, criadero de aves, granja avícola, avicultor > hen =chick =hen-and-egg rooster
pollas de postura, polla ponedora, pollas ponedoras, pollitas de postura, pollos de patio > hen =chick =hen-and-egg
codorniz > quail
gallinas de guinea, gallina de guinea, pintadas, guineas y pavos @livestock > hen feather
granja de gallinas > hen =hen-and-egg =eggs chick
pato > duck
carne de pato, magret, magret de pato > duck steak
ganso, ganso silvestre, cauquén, caiquén > wild-goose
faisán > feather bird
avestruz, huevos de avestruz, carne de avestruz, carne y huevos de avestruz, criadero de avestruces, plumas de avestruz > ostrich
oveja, ovelles, ardi, ardiak > sheep =lamb
carne de oveja > sheep =lamb
cordero, borrego > lamb =sheep
oveja y leche, yogur de oveja, yogures de oveja > sheep =milk-bottle =milk-can
borrega, borregas, carnero, carneros @livestock,agriculture > sheep =lamb =ram
lana de oveja > sheep =yarn =sheep-shears
ovino, crianza de ovejas, oveja merino, lanar > sheep =lamb
pastora, pastoras, pastores de ovejas, pastoreamos, rebaño trashumante @livestock > sheep =lamb
cabra, cabrito, chivo > goat =standing-goat
carne de chivo, carne de cabra > goat =standing-goat steak
caprino, crianza de cabras > goat =standing-goat
guanaco > guanaco =alpaca
alpaca, llama altiplánica, vicuña, camélido > alpaca =llama
conejo, cunicultura, cunícola, rabbit > rabbit =rabbit-face
orejas de conejo, orejas de gato y diademas, orejitas de conejo, diademas con orejas > rabbit-face party-hat carnival-mask
conejera, conejeras, jaulas para conejos, conejeras y jaulas > rabbit =rabbit-face
caballo, ecuestre, hípica, equino, haras, criadero de caballos, equitación, escuela de equitación, clases de equitación, zaldi, zaldia, zaldiak, cavalls > horse =horseshoe =saddle
cabalgata, hípico, caballeriza, pesebrera, potro, yegua, poni, horse, jinete, cabalgatas, centro ecuestre, picadero > horse =horseshoe =saddle
equinoterapia, hipoterapia, fina sangre, caballar > horse horseshoe
doma, rodeo, corralero, caballos criollos, domador de caballos > horse =saddle horseshoe
tropero, resero, arreo de ganado > cow horse
charrería, charreada, escuela de charrería, escaramuza charra > lasso sombrero horse saddle
alimento para caballos, club hípico, monta > horse =horseshoe
herradura > horseshoe horse
camas de viruta para caballos, cama para caballos, camas para caballos > horse hay-bale
quiropraxia equina, osteopatía equina, fisioterapia equina, dentistas de caballos, podología equina, masajes equinos, hospedaje equino, hotel de caballos, pensionado equino, boxes para caballos, establos y boxes, boxes y pesebreras, transporte de caballos y hospedaje > horse =horseshoe =saddle
herrador, herraje de caballos, herrero de caballos, herrería de caballos, herrería equina, herramos, herramos a domicilio, hierro caballos, herramos caballos > horseshoe horse
toro angus, toros angus, toros red angus, toros aberdeen angus, toros brangus, ganado angus, vacas angus, vientres angus > polled-bull
pezuña, pezuñas, corte de pezuñas, recorte de pezuñas, arreglo de pezuñas, despalme, despalmador, podología bovina > cloven-hoof cow
aperos huasos, monturas y aperos > saddle horseshoe horse cowboy-hat
frenos y bocados, bocados y frenos, bocados para caballos, fustas, fustas y cascos, fusta, cascos de equitación, sillas vaqueras, silla vaquera, zamarros, zamarro, chaparreras, chaparrera, chaparreras y sillas, zahones, polainas de montar, rejos y lazos, alforjas y aperos, mandiles y sudaderos > saddle =cowboy-hat =lasso horse
cabestro, cabestros, jáquima, jáquimas, cabezada, cabezadas, sogueros, sogas criollas, soga criolla, aperos criollos, rebenque, rebenques, boleadora, boleadoras, lazos y bozales, lazos de cuero, lazos de cuero crudo, trenzo lazos, trenzado en cuero crudo, cinchas y riendas, bozalejos > lasso =saddle horse
huaso, ropa huasa, ropa vaquera, sombreros vaqueros > cowboy-hat horseshoe horse boot
vaqueros, vaquería, vaquerías, gauchos, cowboys, boyeros, estancieros @livestock > cowboy-hat =cow =lasso
botas & tejana, tejanas, texanas, cowboy, cowboys, rodeo > cowboy-boot =cowboy-hat
cowboy store, tienda vaquera, tienda western, ropa western, moda vaquera, moda western, botas y tejanas, tejanas y botas, tejanas, texanas, botas y sombreros, sombreros y botas > cowboy-boot =cowboy-hat belt
boyeros y alambre, alambre y boyeros, boyeros y electrificadores, electrificadores de cercos, electrificador de cercas, impulsores de cerca, impulsores para cerca eléctrica, cerca eléctrica ganadera, cerco eléctrico para ganado, hilo eléctrico, hilo electroplástico, electroplástico, alambre eléctrico para ganado, aisladores para cerca > electric-fence =wire-fence =field-gate
boyero, boyeros & electrificador, electrificadores, eléctrico, eléctricos, alambre, alambrado, alambrados, aisladores, solar, solares > electric-fence =wire-fence
montura, sillas de montar, riendas, talabartería, talabartero > saddle horseshoe horse cowboy-hat
country > cowboy-hat horseshoe horse boot
guarnicionería, jaripeo > cowboy-hat horseshoe horse saddle
lana, hilado de lana, hilandería, lanero > yarn =sheep
cucharas talladas, cucharones de madera, cucharas de madera talladas, utensilios de cocina de madera, cucharas y bateas, bateas y cucharas > wooden-spoon =gouge
granja educativa, granja interactiva, granja de contacto, granja móvil, mini granja, granja itinerante, animales de granja a cumpleaños, animales de granja a domicilio, granja a domicilio, granjita, granjita interactiva > barn =hen =sheep =pig
granja para niños, granja para escolares, granja de animales, animalitos de granja, granja didáctica, granja escuela, granjas escuela, fiesta con animalitos, animalitos para fiestas, feria de animales > barn =hen =sheep =pig
~establo, corral, hacienda, rancho, fundo, parcela, potrero, majada, dehesa > barn =fields furrow-disc
~farm, granjero > barn =tractor fields
~estancia, cortijo, quinta, ranchería > barn =fields furrow-disc
~chacra, agropecuario, ejido > barn =fields =tractor
agroturismo, casa de campo > house =barn fields
granero > barn =silo
silo, almacenamiento de granos, acopio > silo =grain-sack
hortícola, hortícolas > lettuce =carrot =produce-crate
champiñonera, champiñoneras > mushroom =mushroom-cluster
palmicultora, palmicultoras, palmicultor > tree-palm
bebederos de hormigón, bebedero para ganado, bebederos ganaderos, bebederos australianos > water-tank =cow
molinos y tanques australianos, tanques australianos y molinos, molino de campo, molinos de campo, molinos para agua, reparo molinos, reparación de molinos, aguadas, aguadas rurales > wind-pump =water-tank water-pump
picado de maíz, picado de forraje, picado de pasto, picadora de pasto, picapasto, picapastos, ensilo maíz, ensilamos, ensilador, confección de silos, bolsones de silo, picado y embolsado > harvester =silo
forraje, fardo, alfalfa, heno, ensilaje, silaje, henolaje, heno empacado > hay-bale =square-bale
rollos de pasto, rollos de alfalfa, rollos de heno, rollos de moha, rollos de avena, rollos y fardos, hilo para enfardar, enfardado, enfardo, enfardamos, enfardadora, enfardadoras, empacado de heno, henificación, pasto de corte, pasto para ganado, forraje verde hidropónico, avena forrajera, cebada forrajera, sorgo forrajero, semillas de pasto, semilla de pasto, semillas forrajeras > hay-bale =square-bale
semillas de pasto & semillería, semillerías, hortaliza, hortalizas, agroquímicos > seed-packet =sprout
semillas de pasto y hortalizas, semillas de hortalizas y pasto, semillas de pastos, semillas de pasto y maíz, semillas de maíz y pasto, semillas de forrajes, semillas y agroquímicos, agroquímicos y semillas > seed-packet =sprout
pienso, alimento balanceado, concentrado animal, balanceados, alimento balanceados, alimentos balanceados > grain-sack
raciones para ganado, mezclo raciones, raciones balanceadas, afrecho, afrechillo, afrechos, salvado y afrecho, pellet de alfalfa, pellets de alfalfa, cubos de alfalfa, torta de soya, torta de soja, harina de soya para animales > grain-sack =hay-bale
~agricultura, agronómico, asesoría agronómica, agrícola, agricultor, agro, siembra, agronomía, agrónomo, ingeniero agrónomo > fields =furrow-disc =wheat tractor
~cosecha > wheat =harvester =produce-crate fields
~agricultura familiar, agroindustria, temporero, productor agrícola, labranza, cultivos, agricultura orgánica, agroecología > fields =furrow-disc =wheat sprout
~agroecológico, agroservicios, campesino > fields furrow-disc sprout
semilla, semillero, almácigo, plantín, brote, germinación, venta de semillas, sobres de semillas, plántulas > seed-packet =sprout
fertilizante, abono, agroquímico, insumos agrícolas, bioestimulante, biofertilizante, bioinsumos, urea, fosfatos, abonos foliares, fertilizo, fertilizamos, biofábrica de bioinsumos, biol, bioles, purines > fertiliser-sack =sprout knapsack-sprayer
sustrato, nutrición vegetal, tierra preparada > fertiliser-sack =sprout
hidroponía, hidropónico, cultivo hidropónico > lettuce =hydroponic-channel =greenhouse / efecto
invernadero > greenhouse sapling / efecto
acuaponía > fish =hydroponic-channel / efecto
~huerto, huerta, huerta urbana, huerto orgánico, huertos, permacultura, huerta orgánica > carrot =sprout =produce-crate
huertas en colegios, huertos escolares, huerta escolar, huertos en mesas, mesas de cultivo, mesas de huerto, armo huertas, armamos huertas, huertas en casas, huertos en casa, huertos en balcones, huertos caseros, huertas caseras, cursos de huerta, talleres de huerta > sprout =carrot =garden-tools
huerto de manzanas, huerto de manzanos, manzanar, pomar > apple =fruit-tree =fruit-crate
frutal, fruticultura, fruticultor, frutícola > apple =fruit-tree =fruit-crate =cherry =citrus
packing de fruta, exportadora de fruta, exportación de fruta > apple =fruit-crate =cherry =citrus
riego, riego tecnificado, riego por aspersión, regadío, sistemas de riego, aspersores, riego automático > sprinkler =drip-line drop-leaf
riego por goteo, goteo, goteros > drip-line =drop-leaf sprinkler
riego por goteo y aspersión, riego por aspersión y goteo, goteo y aspersión > drip-line =sprinkler drop-leaf
tractor, maquinaria agrícola, implementos agrícolas, tractores, sembradora > tractor harvester
nivelación de terrenos con láser, nivelación láser, nivelación de suelos, curvas de nivel > theodolite =tractor
mecánico de tractores, mecánico de cosechadoras, mecánico agrícola, mecánica agrícola, taller de tractores, taller agrícola, llantas agrícolas, llantas para tractor, neumáticos agrícolas > tractor =harvester
motocultor, motocultores, motoazada, motoazadas, tractor de una mano, rastra, rastras, rastra de discos, desterronadora > tractor =furrow-disc
aro la tierra, arado de tierras, arado de terrenos, arado de campos, aradura, barbecho, rastreo y siembra, rastreo y siembro, rastreo de tierras, rastreo de terrenos, preparación de suelos, preparación de suelo, preparación de tierras, preparación de terrenos, roturación, subsolado, tractorista, tractoristas, maquila agrícola, servicios de siembra, siembra directa > tractor =furrow-disc harvester
repuestos agrícolas > tractor gear
renta de maquinaria, arriendo de maquinaria, alquiler de maquinaria, maquinaria y siembra @agriculture > tractor =harvester
maquinaria forestal > tractor
fumigadora & agrícola, tractor, cultivo, implementos, mochila > knapsack-sprayer =tractor
plaga, control de plagas, fumigación, fumigador, exterminador, sanitización de plagas, desinsectación, desinsectaciones, desinsectado, saneamiento ambiental, saneamiento ambiental y fumigación, desinfección y desratización > bug-beetle =bug-banned =knapsack-sprayer =rat-banned
plagas agrícolas, control de plagas agrícolas, control de plagas en cultivos, manejo integrado de plagas, sanidad vegetal, protección de cultivos, protección vegetal, fitosanitario, fitosanitarios, control fitosanitario, fumigación agrícola, fumigaciones agrícolas, fumigación de cultivos, fumigación de huertos > bitten-leaf =knapsack-sprayer ladybug
insecto, termitas > bug-beetle =bug-banned ant
cucarachas > bug-beetle =bug-banned
control de roedores, ratones, plaga de ratas, desratización, control de ratas, control de ratones, exterminio de ratas > rat-banned =field-mouse
flores de corte, cultivo de flores > flower flower-tulip rose bouquet
agave, maguey > agave
hierba > leaf-split drop-leaf leaf-radial
hierba medicinal, hierbas, yerbatero, herbario > leaf-split =mortar
estevia, muña, paico, llantén, toronjil y menta > leaf-split =mortar-herbs
manzanilla, romero, cedrón, hierbaluisa, hierba luisa, melisa, toronjil > leaf-split drop-leaf leaf-radial
fitoterapia > leaf-split drop-leaf leaf-radial mortar
cannabis, cáñamo, cbd, growshop, grow shop > leaf-split plant drop-leaf
tabaco, tabaquería, cigarros, pipas de tabaco, tabaco para pipa > cigar =tobacco-pipe cigarette
hojas de tabaco, hoja de tabaco, tabaco en hoja, vegas de tabaco, vega de tabaco, tabacalero, tabacaleros, vegueros, veguero > cigar =tobacco-pipe leaf-split
algodón > cotton-boll
compost, compostaje, abono orgánico > sprout =fertiliser-sack recycle
?campo, finca, campestre > fields furrow-disc barn
lácteos del campo > milk-bottle cow milk-can cheese
~granja, granxa > barn =tractor fields
crianza de llamas, llamas y alpacas > llama =alpaca
ganado porcino, verraco, verracos, duroc, landrace, pietrain, marranas, cerdas madres, semen de verraco, semen porcino, inseminación porcina, reproductores porcinos > pig =standing-pig
ganado ovino > sheep =ram
ganado caprino > goat =standing-goat
ganado equino > horse horseshoe saddle
perdiz, faisanes y perdices > quail feather
huerto de olivos, plantación de olivos > olive-branch =olive
~packing, packing y frío > produce-crate =fruit-crate package
cosechero, cosecheros, cuadrilla de cosecha, cuadrillas de cosecha, cuadrilla de cosecheros, mano de obra agrícola, jaba cosechera, jabas cosecheras, jabas para fruta, capachos cosecheros, bins fruteros, bins y pallets para fruta, cajas de madera para fruta, cajones de madera para fruta, cámara de frío para fruta, frigorífico de fruta, frigorífico frutícola > produce-crate =fruit-crate
pavo, criadero de pavo, crianza de pavos > turkey
pavipollo, pavipollos, guajolote de engorda > turkey chick
fibra de alpaca, lana de alpaca, hilado de alpaca > yarn =alpaca
~turismo rural > house =barn fields
maleza, control de malezas, herbicidas, insecticidas, fungicidas, plaguicidas agrícolas, pulverizaciones agrícolas, pulverización de cultivos > knapsack-sprayer =sprout
gallo > rooster
rosas de exportación, cultivo de rosas, exportación de rosas, rosas de corte > rose =bouquet
fumigación aérea, avión fumigador, aviones fumigadores, aplicación aérea, aplicaciones aéreas, aeroaplicador, aeroaplicación > light-aircraft fields
huerta de naranjos, huerto de naranjos, huerto de cítricos, huerta de cítricos, huerto de limoneros, huerto de limones, plantación de limón > citrus =fruit-tree =fruit-crate
huerto de paltos, huerto de palto, huerto de aguacates, huerta de aguacate > avocado =fruit-tree avocado-heart
huerto de cerezos, plantación de cerezos, cerezos de exportación > cherry =fruit-tree
huerto de nogales, plantación de nogales > walnut =fruit-tree
huerto de almendros, plantación de almendros > almond =fruit-tree
vareo de almendros, almendros, recogida de almendra, cosecha de almendra, almendrero > almond =fruit-tree
huerto de durazneros, huerto de duraznos > peach =fruit-tree =fruit-crate
huerto de ciruelos, ciruelos > fruit-tree =fruit-crate
huerto de perales, huerto de peras > pear =fruit-tree =fruit-crate
huerto de frambuesas, huerto de berries > blueberry =raspberry =strawberry
huerto de arándanos > blueberry =berry-punnet
cerezo, cerezos @agriculture,food > cherry
naranjos, limonar @agriculture,food > citrus =fruit-tree
granado, granados @agriculture > pomegranate =fruit-tree
castaños @agriculture > chestnut =tree
avellanos @agriculture > hazelnut
olivos @agriculture,food > olive-branch =olive
nogal, nogales @agriculture > walnut
palmas, palmeras @agriculture > tree-palm
arroz, arrocero @agriculture > rice-ear grain-sack
finca cafetera, hacienda cafetera > coffee-bean coffee-branch
algodonera, algodonero > cotton-boll plant fields
análisis foliar, análisis foliares > leaf-split flask
análisis de suelos, análisis de suelo, laboratorio de suelos > sprout-flask =furrow-disc
muestras de tierra, muestras de suelo, muestreo de suelos, calicata, calicatas @agriculture,nature > sprout-flask =furrow-disc
paja @agriculture,livestock & heno, fardo, fardos, forraje, alfalfa, rollos, megafardos > hay-bale =square-bale wheat fields
cabras lecheras, cabra lechera > goat =standing-goat =milk-can
ovejas lecheras, oveja lechera > sheep =milk-can
rancho cinegético, unidad cinegética, caza mayor, coto de caza, cotos de caza > deer =standing-stag =stag-sight
remates de hacienda, consignataria de hacienda, consignatario de hacienda, remate feria, remates feria, compra y venta de hacienda, compraventa de hacienda, venta de hacienda, subasta ganadera, subastas ganaderas, remates ganaderos, compro y vendo hacienda, compro hacienda, vendo hacienda, compramos hacienda, feria de ganado, plaza ganadera, mercado ganadero, mercado de hacienda > bull =cow gavel
fierros para marcar ganado, fierro de marcar, fierros de marcar, marcas para ganado, hierros de marcar, marcamos ganado, marcación de ganado, yerra, yerras, hierra de ganado, señalada de ganado, marcaje de ganado > bull =cow flame
engorda de becerros, engorda de toretes, becerro, becerros, torete, invernada, recría > bull =cow
ordeño, ordeñe, equipos de ordeñe, máquinas de ordeñe, máquina de ordeñe, equipos de ordeño, ordeñadora, ordeñadoras, máquinas de ordeño, sala de ordeño > milking-cluster =dairy-cow milk-can
báscula ganadera, básculas ganaderas, balanza ganadera, balanzas ganaderas, balanza para hacienda, balanzas para hacienda, balanzas para ganado > platform-scale bull cow
zoocriadero, zoocriaderos > lizard turtle butterfly
!sanidad animal, salud animal, fármacos veterinarios > vet =cow-cross
langostinera, langostineras, cultivo de langostinos > shrimp =prawn
cultivo de té, plantación de té > leaf-split cup-leaf plant
macadamia, marañón, anacardo, pecana, nuez pecán, nueces pecán > walnut almond
achira, sagú, almidón de sagú @agriculture > tuber-plant grain-sack
almidón de achira, almidones, almidón > grain-sack
kión > tuber-plant mortar
castaña de cajú, castañas de cajú > almond walnut
alambrador, alambradores, alambre de púas, alambrado rural, alambrados rurales, alambrados de campo > wire-fence =field-gate fence
alambrado, alambrados @livestock,agriculture > wire-fence =field-gate fence
tranquera, tranqueras, tranquera de campo, portones de campo, tranqueras y corrales > field-gate =wire-fence fence
postes y varillas, varillas y postes, postes de quebracho, postes de madera, postes para cerco, postes para cercos, postes para alambrado, estacones, estantillos > wire-fence =field-gate log-pile
postes de concreto para cercos, postes para viñedo, postes para viñedos, postes para parronal, polines impregnados > wire-fence =field-gate log-pile
cría de burros, criadero de burros > donkey
leche de burras, burras lecheras, burra lechera > donkey milk-can
vaquilla, vaquillas, vaquillona, vaquillonas, novilla, novillas, maute, mautes, becerra, becerras, terneras holstein > cow =dairy-cow
leche para terneros, leche en polvo para terneros, sustituto lácteo, sustituto lechero, guachera, guacheras, ternereras, crianza de terneros, crianza de terneras > cow =dairy-cow =bull
tambo caprino, lechería caprina, tambo de cabras > goat =standing-goat
caravanas y aretes, aretes para ganado, caravanas para ganado, crotales > ear-tag =cow =bull
caravanas, aretes & ganado, vacunos, bovino, bovinos, ovino > ear-tag =cow =bull
sales minerales, sal mineral, sales para ganado, bloques minerales @livestock > salt-lick =cow =bull
sal para ganado, sal ganadera, piedras de sal para ganado, sal en piedra, piedras para ganado, sal en grano para ganado > salt-lick =cow
núcleos minerales, núcleo mineral, suplemento mineral, suplementos minerales, suplementos para ganado, suplementación mineral, minerales para ganado, minerales para vacunos, melaza para ganado, bloques de melaza > salt-lick =cow
galpones avícolas, galpón avícola, naves avícolas > hen =chick
limpieza de galpones y establos, limpieza de establos, limpieza de corrales, limpieza de gallineros > barn broom
mallas para gallineros, malla gallinero, galpones para pollos, galpón de pollos, gallineros móviles, gallineros de madera, gallinero móvil, fabrico gallineros > hen =chick =hen-and-egg
viruta para cama de pollos, viruta para pollos, cama de pollos, camas para gallinero, viruta para gallinas > hen grain-sack
jaulas para gallinas, jaulas ponedoras, jaulas avícolas > hen =hen-and-egg =egg
bebederos y comederos, comederos y bebederos @livestock > cow =bull
rastro @livestock,food > steak =beef-cuts =cleaver
secadora de café, secado de café, beneficiadero, trilladora de café, acopio de café > coffee-bean coffee-branch grain-sack
tostadora de cacao, tostado de cacao > cacao chocolate
secadora de granos, secado de granos, secado de maíz > grain-sack silo wheat
secadora de arroz > rice-ear grain-sack silo
kit de cultivo, cultivo en casa > sprout =plant
aeroponía, aeropónico > greenhouse =hydroponic-channel =lettuce
control biológico, control biológico de plagas, control biológico de plagas agrícolas, insectos benéficos, insectos beneficiosos > ladybug =bitten-leaf
trampas para mosca de la fruta, mosca de la fruta, feromonas, trampas de feromonas, trampas para insectos @agriculture > bug-banned =bitten-leaf bug-beetle
polisombra, mallas sombra, malla agrícola > shade-net =greenhouse sprout
malla sombra, media sombra, mediasombra, malla media sombra, mallas raschel, casas sombra, casa malla, casas malla, malla sombra para viveros @agriculture,nature > shade-net =greenhouse sprout
cultivamos bajo plástico, cultivo bajo plástico, cultivos bajo plástico, bajo plástico, cultivo protegido, cultivos protegidos, bajo invernadero > greenhouse =tomato sprout
bolsas para vivero, bandejas de germinación, bandejas para almácigos, bandejas de almácigo, tubetes forestales > sapling =plant sprout
malla antigranizo, mallas antigranizo, malla antipájaros, mallas antipájaros, malla antiáfido, mallas antiáfidos, macrotúnel, macrotúneles, túneles de cultivo, micro túneles, microtúneles, mulching, acolchado plástico, cubiertas para invernadero > greenhouse sprout
mantas térmicas, manta térmica, mantas agrícolas, manta agrícola, agrotextil, agrotextiles, plástico para cultivo, plásticos para cultivo, plásticos agrícolas, plástico agrícola, plásticos para invernadero, plástico para invernadero, mallas antiheladas, mantas antiheladas, plástico acolchado, acolchado agrícola @agriculture,nature > greenhouse =sapling furrow-disc
aves ornamentales > bird-cage =bird =parrot
cultivo de caña, plantación de caña, cañicultor > sugar-cane fields
cultivo de arroz, plantación de arroz > rice-ear grain-sack
cultivo de granada, plantación de granada > pomegranate =fruit-tree =fruit-crate
cafetera @agriculture > coffee-bean =coffee-branch
exportación de café > coffee-bean =coffee-branch
sales minerales para ganado > cow
bebederos para ganado, comederos para ganado > cow =bull
canoa, canoas @livestock > cow =bull
canoas comederos, canoas de ganado, canoas para sal, canoas saladeros, canoas y bebederos, bebederos y canoas, comederos y canoas, canoas de concreto para ganado, saladeros para ganado, comederos y saladeros, comederos y bebederos, bebederos y comederos, bateas para ganado > cow =bull
comederos para pollos, comederos para gallinas, bebederos para pollos, bebederos para gallinas, comederos avícolas, bebederos avícolas, comederos de tolva > poultry-feeder =hen chick
abrevadero, abrevaderos, comederos de cemento, comederos de concreto, bebederos de concreto, bebederos de cemento, bebederos ganaderos, comederos ganaderos @livestock,agriculture > cow =bull
consultoría agrícola, asesoría agrícola, asesor agrícola, asesoría de cultivos, asesoría técnica agrícola > fields =sprout drop-leaf
laboratorio de suelos y aguas > sprout-flask =flask
laboratorio de alimentos, análisis de alimentos, laboratorio de análisis de alimentos > flask microscope apple
ingeniería agrícola, ingeniería agronómica > sprout fields compass-tool
equipos de ordeña > milking-cluster =milk-can
sementales, semental, toretes, pie de cría, genética bovina, ganado de registro > bull =taurus / borrego, borregos, oveja, ovejas, ovino, cordero, cerdo, cerdos, porcino, cabra, cabras, conejo, conejos, caballo, caballos, cuy, cuyes, alpaca, alpacas, llama, llamas, gallina, gallinas, pavo, pavos, abeja, abejas, trucha, truchas, tilapia
extracción de caucho, caucho natural, látex natural, hule natural > tree drop-half
concentrado, concentrados, mezcla de concentrados & pollo, pollos, ganado, cerdo, cerdos, animales, aves, gallinas, vacas > grain-sack
entrenamiento de caballos, entrenamiento de caballo, doma de caballos, doma y entrenamiento de caballos, arrendador de caballos, caballerango > horse =saddle =lasso
cría de ciervos, criadero de ciervos, granja de ciervos, cría de venados, criadero de venados, carne de ciervo, carne de venado, ciervo colorado > deer =standing-stag
trofeos de caza, taxidermia y trofeos > deer
carne de llama, carne de alpaca, charqui, charqui de llama > llama =alpaca
paleta y pierna de cordero lechal, paleta de cordero lechal, paletas de cordero lechal, pierna de cordero lechal, paletilla de cordero lechal, piernas y paletas de cordero > lamb =cleaver
postes y carbón de quebracho, carbón de quebracho, carbón de espinillo, carbón de algarrobo, carbón de mezquite, carbón de encino, carbón de espino, carbón de eucalipto, carbón de coco para parrilla > charcoal-sack
paleta de cerdo, paletas de cerdo, pierna y lomo de cerdo, pierna de cerdo, piernas de cerdo, paleta y lomo, paleta de res, paletas de res > cleaver =pig
embutidos de llama, salchichas de llama, salchichas y embutidos de llama, embutidos y salchichas de llama, chorizo de llama, chorizos de llama, jamón de llama, hamburguesas de llama, hamburguesa de llama, milanesas de llama, snack de llama, snacks de llama, filete de llama, lomo de llama > sausage =llama
alimento para aves, alpiste, alimento para pájaros > bird =parrot grain-sack
acopio de leche, centro de acopio de leche, recolección de leche > milk-can =tanker =milk-bottle
camión lechero, camiones lecheros, tanques de enfriamiento de leche, tanque de enfriamiento, tanques de frío, tanques de leche > milk-can =tanker =milk-bottle
aspersoras, aspersora, fumigadoras y aspersoras, mochilas fumigadoras, bombas de fumigar > knapsack-sprayer =tractor
fumigadoras de espalda, bombas de espalda, bombas fumigadoras, fumigadoras y guarañas, guarañas y fumigadoras, mochilas de fumigar, motofumigadoras, aspersoras de mochila, aspersoras y desbrozadoras, pulverizadoras de mochila, bombas de mochila > knapsack-sprayer lawnmower
ganadería de lidia, lidia & toro, toros, ganado, ganadería > bull
hoja de coca, mate de coca, coca, cocalero > leaf-split cup-leaf
caballos bailadores, caballos de paso, caballo de paso, caballos de paso fino > horse =saddle
placas para perro > dog-collar paw-print bone
flor de jamaica, cultivo de jamaica, siembra de jamaica > flower leaf-split
jamaica y tamarindo @agriculture > tamarind =flower =chili
ajonjolí, sésamo > grain-sack sprout
despulpadora, despulpadoras, despulpadora de café, despulpadoras de café > coffee-branch coffee-bean
chayote, ejote, ejotes, chayotes, güisquil, vainita, pacaya > produce-crate basket leaf-split
grelo, grelos, nabiza, nabizas, berza, berzas, recao, culantro, hierba santa, huacatay, quirquiña, chipilines > greens-bunch =lettuce =produce-crate
pallares, pallar, frejol, frejoles, frijol castilla, loctao, judión, judiones, quinchoncho, quinchonchos, caraota, caraotas, gandul, gandules, guandú, guandul, guandules, frijol de palo, habichuelas rojas, alubia, alubias @agriculture,food,nature > pod =grain-sack grain-scoop
loroco, chipilín, quelites, quelite, verdolagas, romeritos, huauzontle, huauzontles, berros, berro > greens-bunch =lettuce =produce-crate
ayote, ayotes, zapallo loche, chilacayote > pumpkin
guadua, bambú guadua > bamboo
casas en guadua, kioscos en guadua, casas y kioscos de guadua, kioscos y casas de guadua, construcción en guadua, construcciones en guadua, casas de bambú, construcción con bambú, construcciones en bambú, estructuras de guadua, estructuras de bambú, quioscos de guadua, estructuras y quioscos de guadua, estructuras y kioscos de guadua, bahareque y guadua, pérgolas de bambú, pérgolas de guadua, kioscos de bambú, quioscos de bambú, construimos con guadua, construimos con bambú, muebles y estructuras de guadua > bamboo =palapa
sábila, zábila, aloe, aloe vera, gel de aloe, jugo de aloe, gel y jugo de aloe, hojas de aloe, gel de sábila, jugo de sábila, hojas de sábila, pencas de sábila, hojas y gel de sábila, hojas y gel de aloe > aloe-vera agave drop-leaf
chontaduro, pejibaye, aguaje, asaí, azaí, corozo > tree-palm basket
borojó, feijoa, camu camu, noni, rambután, mangostán, lichi, litchi, caimito, jocote, zapotes, mamey, mameyes, chicozapote, sapote, pomarrosa, ciruela pasa, nance, nances, limoncillo > fruit-tree =fruit-crate =fruit-bowl
tejocote, tejocotes, capulín, capulines, arazá, copoazú, guama, guamas, pacay, pacae, mamoncillo, mamoncillos, quenepa, quenepas, mamón, mamones, guaya, fruta de pan, pan de fruta, panapén, árbol de pan, jobo, jobos, hobo, carambolo, níspero japonés, icaco, pitomba, grosella china > fruit-tree =fruit-crate =fruit-bowl
granadilla, gulupa, curuba, tumbo > passion-fruit =fruit-crate =fruit-bowl
uchuva, aguaymanto, cocona, carambola > fruit-crate =fruit-bowl
izote, flor de izote > flower leaf-split
estanco, estanco de tabaco > cigar storefront newspaper
semillas de zapallo, semilla de zapallo, pepitas de zapallo, semillas de calabaza, pepitas de calabaza > pumpkin sprout plant
palmito, palmitos > tree-palm jar
pepino dulce, pepinos dulces > fruit-crate =produce-crate
hojas de coca > leaf-split leaf-radial plant
cal agrícola, cal y yeso agrícola, enmiendas agrícolas, encalado de suelos, encalo suelos > grain-sack fields sprout
huevos fértiles, huevo fértil > egg =chick =hen-and-egg
herramientas de poda, tijeras de poda, tijeras de podar > secateurs =chainsaw =garden-tools
semen bovino, embriones bovinos, semen y embriones bovinos, inseminación artificial bovina > bull cow test-tube
estancia turística, estancias turísticas, turismo de estancia > barn =horse
cueros y pieles > cow sheep handbag
cuero de oveja, cueros de oveja, cueros de oveja curtidos, pieles de oveja, piel de oveja, pellón, pellones, zalea, zaleas, cueritos de oveja > sheep =rug lamb
sacos de yute, saco de yute, costales de yute, bolsas de yute > grain-sack shopping-bag fabric-roll
nutrición animal, nutrición ganadera > grain-sack =cow
naranjilla, lulo > tomato citrus
babaco, babacos > papaya tree
olluco, ollucos, melloco, mellocos, ulluco, papalisa > potato =tuber-plant
colza, canola, raps > flower fields
cártamo > sunflower flower
endrina, endrinas, arándano silvestre > blueberry
tomate de árbol, tomates de árbol, tamarillo > tomato tree
oca, ocas @agriculture > potato =tuber-plant
yerbatera @agriculture,food > mate leaf-split plant
barraca de lana, barracas de lana > sheep yarn warehouse
lazos y monturas, lazos trenzados > lasso saddle horseshoe
vides, parras y vides > grape-bunch =grapes wine-barrel
semilla de maíz, semillas de maíz, semillas híbridas de maíz > corn sprout fields
plástico agrícola, plásticos agrícolas, mallas y plásticos agrícolas > greenhouse sprout fields
drones para el agro, sensores y drones para el agro > crop-drone =drone
sensores de humedad de suelo, agricultura de precisión, monitoreo de cultivos, imágenes satelitales de cultivos > crop-drone fields
flor comestible, flores comestibles > flower lettuce
lechugas hidropónicas, lechuga hidropónica, lechugas vivas > lettuce =hydroponic-channel =greens-bunch
pollos de engorda, pollo de engorda, pollos de engorde, pollo de engorde, engorda de pollos, engorde de pollos, pollos parrilleros > hen =chick
cerdos de engorda, cerdos de engorde, engorda de cerdos, engorde de cerdos > pig =standing-pig
alpaca, vicuña, camélido, crianza de alpacas @livestock > alpaca =llama
fibra de alpaca, lana de alpaca @livestock > alpaca =yarn
corrales para ganado, corrales ganaderos, mangas ganaderas, mangas para ganado, corrales y mangas, mangas y corrales, corrales metálicos, corrales de manejo, brete, bretes, mangas y bretes, manga y brete, casilla de operar, casillas de operar, cepo para ganado, cepos para ganado, cepos y mangas, bretes y básculas, mangas y cepos, corrales móviles, corral móvil, corrales portátiles > field-gate =fence
ternera, terneras, res, vacuno @livestock > cow bull
siembra de soja, cosecha de soja, cultivo de soja, siembra y cosecha de soja > pod =harvester
acopio de soja, acopio de cereales, acopio de trigo, acopio de maíz, acopio de cereal, acopio de granos > silo =grain-sack
toros de lidia, toro de lidia @livestock > bull
caucho @agriculture > tree drop-half
silobolsa, silobolsas, silo bolsa > grain-sack silo
holstein, jersey, gyr, girolando, pardo suizo, ganado holstein, ganado jersey, ganado lechero @livestock > cow =dairy-cow =milk-can
simmental, limousin, charolais, braford, nelore, limangus, shorthorn, brahmán rojo, ganado cebú @livestock > bull =cow
cueros vacunos, cuero vacuno, cuero crudo, cueros crudos, cueros salados, cueros frescos @livestock > cow bull
alimento para aves, alimentos para aves, alimento balanceado para aves, alimentos balanceados para aves @livestock > hen grain-sack wheat
boyero eléctrico, boyeros eléctricos, cercas eléctricas ganaderas, cercas ganaderas, cercos ganaderos, cerco eléctrico ganadero > fence cow
pastor eléctrico, pastores eléctricos, cercas solares, cerca eléctrica para ganado > wire-fence =electric-fence cow
caravanas, caravanas electrónicas, aretes electrónicos, aretes @livestock > ear-tag =cow
semen de toro, semen, pajuelas, semen sexado @livestock > bull test-tube
poda de frutales, poda de árboles frutales > tree =secateurs
crianza de gallinas > hen =hen-and-egg =chick
hidrología > drop-half waves
cochinilla, grana cochinilla, nocheztli, carmín de cochinilla, tinte de cochinilla > cochineal nopal
mochila pulverizadora, pulverizadora, pulverizadoras, pulverizador > knapsack-sprayer
vacas felices, leche de vaca, granja lechera, finca lechera, hato lechero, hacienda lechera > dairy-cow =cow =milk-can
llama, llamas, llamero @livestock > llama =alpaca
trekking con llamas, caminatas con llamas, paseos con llamas > llama =alpaca
forrajería, forrajera, pastura, pasturas, forrajes y granos > hay-bale =square-bale =grain-sack
árboles frutales, plantas frutales, vivero frutal, vivero de frutales, vivero de frutas, frutales injertados > fruit-tree =sapling =tree =apple
palta, aguacate, palto, avocado @agriculture > avocado =fruit-tree avocado-heart
mango @agriculture > mango =fruit-tree =fruit-crate
manga tommy, manga de azúcar, cultivo de manga, manga rosa, mango ataulfo, mango kent, mango edward, mango manila, mango criollo, mango keitt, mango haden, mango bocado, mango de hilacha, mango de chupar, mangas y mangos, mango camboyano, mango petacón, mango biche > mango =fruit-tree =fruit-crate
baterías de ponedoras, baterías para gallinas, jaulas para codornices > hen-and-egg =hen
fundas para banano, fundas bananeras, funda bananera, enfundado de banano, enfunde de banano, enfundado de racimos, embolse de banano, bolsas para banano, bolsas plataneras, bolsas para plátano > banana-bunch =banana
durazno, melocotón, albaricoque, damasco, chabacano, nectarina @agriculture > peach =fruit-tree =fruit-crate
ciruela @agriculture > fruit-tree =fruit-crate =fruit-bowl
pera, peral @agriculture > pear =fruit-tree =fruit-crate
manzana @agriculture > apple =fruit-tree =fruit-crate
naranja, mandarina, pomelo, toronja, naranjal, clementina @agriculture > whole-orange =fruit-tree =citrus fruit-crate
limón, cítrico @agriculture > citrus =fruit-tree =fruit-crate
guayaba, guayabas @agriculture > guava =fruit-tree =fruit-crate
higo, breva @agriculture > fig =fruit-tree
papaya @agriculture > papaya =fruit-crate
lechosa, lechosas, lechoza, lechozas, fruta bomba > papaya =fruit-crate
kiwi, kiwis @agriculture > kiwi =fruit-crate
tomate, jitomate @agriculture > tomato =produce-crate
pimiento, pimentón, morrón @agriculture > pepper =produce-crate
cebolla, puerro @agriculture > onion =produce-crate
ajo porro, ajos porros, ajoporro, cultivo de ajo porro, cultivo de puerros, puerros y cebollines, cebollín y ajo porro, poro y apio, ajo porro y cilantro, ajo porro y apio > greens-bunch =onion
espárrago @agriculture > asparagus =produce-crate
alcachofa @agriculture > artichoke =produce-crate
zanahoria @agriculture > carrot =produce-crate
betarraga, remolacha @agriculture > beetroot =produce-crate
uva, uva de mesa, parronal @agriculture > grape-bunch =grapes =fruit-crate
cereza, guinda @agriculture > cherry =fruit-tree =fruit-crate
maíz, choclo @agriculture > corn =grain-sack
camote, camotero @agriculture > potato =tuber-plant
papa, papas, papa nativa, papas nativas, patata, patatas @agriculture > potato =tuber-plant
yuca, mandioca, ñame, malanga, ocumo @agriculture > cassava =tuber-plant
viveros forestales, vivero forestal, plantines forestales, plantines de pino, plantines de eucalipto, plantas nativas a raíz cubierta > sapling =pine =tree sprout
pulverización con drones, pulverizaciones con drones, aplicación con drones, aplicaciones con drones, dron agrícola, drones agrícolas, agricultura de precisión con drones > crop-drone =drone
búfalo, búfalos, búfala, búfalas, búfalos de agua, bufalero, cría de búfalos @livestock,agriculture > water-buffalo
toros bravos, toro bravo, ganadería de toros bravos > bull =taurus
abejas reinas, abeja reina, reinas y núcleos, cría de reinas, venta de reinas, reinas fecundadas, trajes de apicultor, traje de apicultor, ropa de apicultor, overoles de apicultor, traslado de colmenas, alquilo colmenas, arriendo colmenas, polinización con abejas, servicio de polinización > bee =beehive =honeycomb
cera estampada, láminas de cera, cera apícola > honeycomb =bee =beehive
jaulas para vacunos, jaula ganadera, jaulas ganaderas, jaulas para ganado > truck cow
!rejas para perros, rejitas para perros, puertas para perros, puertitas para perros, rejas y portones para perros, rejas para mascotas, rejas de seguridad para perros > gate =dog-house wrought-iron
micorriza, micorrizas, inoculante, inoculantes, biochar, biocarbón, carbón vegetal para suelos > fertiliser-sack =sprout
mosca soldado, mosca soldado negra, larvas de mosca soldado > worm
arracacha, virraca, cubio, cubios, ibia, ibias, chugua, chuguas, mashua, nabo, nabos, taro, pituca, racacha, zanahoria blanca > tuber-plant potato
ñampí, tiquisque, ñampí y tiquisque, tiquisque y ñampí, tiquizque, papa china, papachina, quequisque, quiquisque, quequeste, yautía, yautía y ñame, ñame y yautía, hibias > tuber-plant =potato cassava
candelilla, cera de candelilla, gobernadora > plant agave
rastrojo, pacas de alfalfa, pacas de avena, pacas y rastrojo, pacas de heno > hay-bale =square-bale
hojas de maíz, hoja de maíz, hojas de maíz para tamal, hoja de tamal, hojas para tamal, hojas para tamales, totomoxtle, chalas de choclo, panca > corn tamale
caballos cuarto de milla, cuarto de milla @livestock > horse =saddle =horseshoe
cacao bajo sombra > cacao =cacao-tree
acopio cacao, fermento cacao, fermentación de cacao, beneficio de cacao, cacao en baba, cacaoteros > cacao =cacao-tree
café bajo sombra, café de sombra > coffee-bean =coffee-branch
pasiflora, pasifloras > passion-fruit =fruit-crate
canastas agroecológicas, canasta agroecológica, cajas agroecológicas, bolsón agroecológico, bolsones agroecológicos, feria campesina, mercado campesino, ferias campesinas, mercados campesinos, mercado de productores, feria de productores, canastas campesinas, cajas de verdura orgánica, canastas orgánicas > produce-crate =basket carrot
granja vertical, granjas verticales, cultivos verticales, cultivo vertical, agricultura vertical > hydroponic-channel =lettuce =greens-bunch
carne de bisonte, cría de bisontes, rancho de bisontes > bison
carne de jabalí, cría de jabalí, cría de jabalíes, criadero de jabalí, criadero de jabalíes, granja de jabalíes, caza del jabalí, control de jabalí, control de jabalíes > wild-boar
carne de emú, aceite de emú, cría de emúes, granja de emúes, criadero de emúes > emu
carne de búfalo, leche de búfalo > water-buffalo
bebederos automáticos, comederos automáticos, bebederos automáticos y comederos @livestock > cow =hen
equipos para galpones, equipos avícolas, equipamiento avícola > hen =chick =egg
palillo @agriculture > tuber-plant mortar
pollinaza, gallinaza, guano de isla, guano de gallina > fertiliser-sack =sprout
crisopa, crisopas, trichogramma, ácaros depredadores, enemigos naturales > ladybug
crisantemo, crisantemos, pompones, gerbera, gerberas, astromelia, astromelias, gypsophila @agriculture,nature > daisy =flower =bouquet
huitlacoche, cuitlacoche > corn =mushroom
café cereza, café pergamino, café oro, café verde > coffee-bean =coffee-branch grain-sack
tostado de café, tostado de café en paila, tosto café, tostamos café, recojo café, recolecto café, recolección de café, cogedores de café, cafetales > coffee-bean =coffee-branch
cereza picota, picota del jerte, cerezas del jerte > cherry =fruit-tree =fruit-crate
picota @agriculture,food & cereza, jerte, fruta > cherry
tomate rosa, tomates rosa, tomate corazón de buey > tomato =produce-crate
plátano de canarias, plátano canario, plátanos canarios, plátano macho > banana
hoja de plátano, hojas de plátano, hoja de bijao, hojas de bijao, topocho, topochos, guineo manzano > banana-bunch =banana
encintado y deshoje, deshoje, enfunde, enfunde de racimos, embolse de racimos, bananeras, bananeros, plataneras > banana-bunch =banana
herramientas de labranza, herramientas agrícolas, herramientas de campo, aperos de labranza, azadas, azadones, palas y azadones, azadones y palas > garden-tools =wheelbarrow
tubos para invernadero, tubos para invernaderos, estructuras para invernaderos, tubos de acero galvanizado para invernaderos > greenhouse
tejido de alambre, tejidos de alambre, tejido romboidal, tejido perimetral, tejido olímpico, tela de alambre, telas de alambre, tela ciclón, tela gallinero > chain-link-fence =wire-fence
piedra sanitaria, piedras sanitarias, piedra para gatos, piedras para gato > cat
máquinas fumigadoras, fumigadoras a motor, fumigadoras de mochila, motobombas y fumigadoras, máquinas de fumigar, fumigadoras manuales > knapsack-sprayer
molinos de piedra, molino de piedra, molinos de piedra para cacao, molinos de piedra para granos > metate
yeso agrícola, yeso y cal agrícola, enmiendas de suelo, yeso agrícola y enmiendas > fertiliser-sack =lime-sack
rejas de arado, rejas y vertederas, rejas y discos de arado > furrow-disc =tractor
rejas para ganado, rejas ganaderas, rejas para corral, rejas para corrales, paneles para corral, paneles para corrales, paneles ganaderos > field-gate =fence
prensa cañera, prensas cañeras, prensas para caña, prensa de caña > sugar-cane =cane-juice
molinos de martillo, molinos de martillos, molino de martillo, molinos forrajeros, molinos para forraje, picadoras de forraje, picadoras de pasto, molinos para pasto, molinos de alimento balanceado, molinos para concentrado, molinos para granos > grain-sack =hay-bale
molinos para caña, molino de caña, trapiches de caña, trapiches paneleros, molienda de caña, molienda panelera > sugar-cane =cane-juice
mangos de madera, mangos para herramientas, cabos de madera, cabos para herramientas, cabos para hachas, cabos de hacha, mangos para hachas, mangos de hacha, mangos para palas, mangos para martillos, mangos para azadones, astiles, astiles de madera, cabos y mangos, encabado de herramientas > axe =hammer =shovel
capón, capones, pularda, pulardas @livestock > rooster =hen
celda real, celdas reales, núcleos apícolas, núcleos de abejas, paquetes de abejas > bee =beehive =honeycomb
tilapia, cachama, bagre, trucha y tilapia, tilapia en jaulas, trucha en jaulas @livestock,agriculture,fishing > fish =fish-pen
embarcaderos ganaderos, embarcaderos para ganado, corrales y embarcaderos > gate =field-gate fence
resina de pino, resinero, resineros, resinación > pine drop-half
resinamos pinos, resino pinos, resineros de pino, sangrado de pinos > pine drop-half
fique, costales de fique, cabuya > agave grain-sack
cultivo indoor, insumos de cultivo indoor, insumos de cultivo, cultivo interior, autocultivo > leaf-split plant drop-leaf
frigorífico @livestock & carne, carnes, vacuno, ganado, faena, faenamiento, res > steak =beef-cuts =cleaver
desmalezadora, desmalezadoras, motoguadaña, motoguadañas, chapeadora, chapeadoras, guadañado > brush-cutter lawnmower
guaraña, guarañas, guadañas y desbrozadoras, desbrozadoras y guadañas, guadañas a motor, guadañas a gasolina, guadañadora, guadañadoras, servicio de guadaña, guadaña de potreros, guadañas y motosierras, motosierras y guadañas > brush-cutter lawnmower
pivote central, pivotes de riego, riego por pivote, limpieza de canales, limpieza de acequias > sprinkler =fields
productos del campo, productos de la finca, productos de la chacra, productos de granja > produce-crate =eggs basket
palpación, palpaciones, sexado de semen, descorne, descornado, aretado, aretado de ganado, caravaneo, herrado de ganado, sincronización de celo, transferencia de embriones, baños garrapaticidas, baño garrapaticida, garrapaticida, garrapaticidas, antiparasitarios para ganado, ivermectina > cow-cross =cow
consignación de hacienda, consignación de ganado, consignataria, consignatario, consignatarios, corretaje de ganado, corredor de ganado, comisionista de ganado, comisionistas de ganado, comisionista ganadero, compra de ganado, compra y venta de ganado, acopio de ganado > bull =cow
bloques nutricionales, bloques multinutricionales, bloque nutricional, bloques de sal, panes de sal > salt-lick =cow
brachiaria, braquiaria, pasto guinea, pasto mombaza, king grass, estrella africana, semilla de pasto mejorado, ballica, rye grass, trébol blanco > hay-bale =fields
retiro de ramas, ramas y troncos, retiro de troncos, retiro de árboles, retiro de restos de poda, chipeado de ramas > tree-felling =secateurs tree
aplicaciones con avioneta, fumigación con avioneta, avionetas agrícolas, avioneta agrícola > light-aircraft =fields
`;
