/** Fields, orchards, animals of the farm and what is made with them. The format is told in ../table.ts. */
export const FARM = `
cuy, cuyes, cuyero, conejillo de indias > guinea-pig
vaca, lechera, vacas lecheras, crianza de vacas, tambo, establo lechero, cow, producción lechera, ordeña, bovino lechero > cow bull
toro, ganado, ganadero, ganadería, bovino, bull, vacuno de carne, novillo, ternero, engorda, feedlot, crianza de vacunos, cría de vacunos, criadero de vacunos, hacienda ganadera > bull cow taurus
rancho ganadero, crianza de ganado, ganadería de carne, alimento para ganado, inseminación bovina, feria ganadera > bull cow taurus
remate de ganado, buey, res brava, ganado bravo > bull cow taurus
~animales, animales mayores, producción animal, zootecnia, pecuario, genética animal, inseminación artificial > cow barn bull
cerdo, porcino, chancho, lechón, puerco, granja porcina, criadero de cerdos, crianza de cerdos, cochino, marrano > pig
gallina, avícola, avicultura, ave de corral, gallinero, criadero de aves, granja avícola, avicultor > hen egg
codorniz, granja de gallinas > hen egg
pato, ganso > duck feather
faisán > feather bird
avestruz > feather egg
oveja, cordero, ovino, lanar, lana de oveja, crianza de ovejas, oveja merino, borrego > sheep yarn
cabra, caprino, cabrito, chivo, crianza de cabras > goat
alpaca, llama altiplánica, vicuña, guanaco, camélido > llama yarn
conejo, cunicultura, cunícola, rabbit > rabbit
caballo, ecuestre, hípica, equino, haras, criadero de caballos, equitación, escuela de equitación, clases de equitación > horse horseshoe
cabalgata, hípico, caballeriza, pesebrera, potro, yegua, poni, horse, jinete, cabalgatas, centro ecuestre, picadero > horse horseshoe
equinoterapia, hipoterapia, doma, fina sangre, caballos criollos, caballar, rodeo, charrería, corralero > horse horseshoe
alimento para caballos, transporte de caballos, club hípico, monta > horse horseshoe
herradura, herrador, herraje de caballos, herrero de caballos > horseshoe horse
aperos, aperos huasos, monturas y aperos > saddle horseshoe horse
huaso, ropa vaquera, sombreros vaqueros > cowboy-hat horseshoe horse
montura, sillas de montar, riendas, talabartería, talabartero > saddle horseshoe horse cowboy-hat
guarnicionería, jaripeo, country > cowboy-hat horseshoe horse
lana, hilado de lana, hilandería > yarn
granja educativa > barn hen
~farm, establo, granjero, corral, hacienda, rancho, fundo, parcela, potrero, majada, dehesa > barn fields furrow-disc
~estancia, cortijo, chacra, quinta, agropecuario, ranchería, ejido > barn fields furrow-disc
agroturismo, casa de campo > house barn fields
silo, granero, almacenamiento de granos, acopio > barn wheat
forraje, fardo, alfalfa, heno, ensilaje > hay-bale wheat leaf-split
pienso, alimento balanceado, concentrado animal > grain-sack wheat
~agricultura, agrícola, agricultor, agro, siembra, agronomía, agrónomo, ingeniero agrónomo > fields furrow-disc sprout wheat
~cosecha > wheat fields tractor
~agricultura familiar, agroindustria, temporero, productor agrícola, labranza, cultivos, agricultura orgánica, agroecología > fields furrow-disc sprout wheat
~agroecológico, agroservicios, campesino > fields furrow-disc sprout wheat
semilla, semillero, almácigo, plantín, brote, germinación, fertilizante, abono, agroquímico, insumos agrícolas, bioestimulante > sprout wheat plant
sustrato, nutrición vegetal, plántulas > sprout plant wheat
invernadero, hidroponía, hidropónico, lechugas hidropónicas, cultivo hidropónico, acuaponía > greenhouse sprout plant / efecto
huerto, huerta, huerta urbana, huerto orgánico, huertos, permacultura, huerta orgánica > carrot sprout plant
huerto de manzanas, huerto de manzanos, manzanar, pomar > apple tree
frutal, fruticultura, fruticultor, frutícola, packing de fruta, exportadora de fruta, exportación de fruta > apple cherry tree
riego, riego tecnificado, riego por goteo, regadío, hidrología, sistemas de riego, aspersores, goteo, goteros > drop-leaf drop-half sprout
tractor, maquinaria agrícola, implementos agrícolas, tractores, sembradora, repuestos agrícolas, maquinaria forestal > tractor
fumigadora & agrícola, tractor, cultivo, implementos, mochila > tractor
plaga, control de plagas, desratización, fumigación, fumigador, insecto, exterminador, sanitización de plagas, termitas > bug-beetle spray-bottle bug
cucarachas > bug-beetle spray-bottle bug
control de roedores, ratones, plaga de ratas > field-mouse bug-beetle spray-bottle
flores de corte, rosas de exportación, cultivo de flores > flower flower-tulip
agave, maguey > agave cactus
hierba, hierba medicinal, hierbas, yerbatero, herbario > leaf-split drop-leaf leaf-radial
fitoterapia, manzanilla, romero > leaf-split drop-leaf leaf-radial
cannabis, cáñamo, cbd, growshop, grow shop > leaf-split plant drop-leaf
tabaco, tabaquería, cigarros > cigar cigarette leaf-split
algodón > plant
compost, compostaje, abono orgánico > sprout recycle leaf-split
?campo, finca, campestre > fields furrow-disc barn
lácteos del campo > milk-bottle cow
~granja > barn fields furrow-disc
crianza de llamas, llamas y alpacas > llama yarn
ganado porcino > pig
ganado ovino > sheep
ganado caprino > goat
ganado equino > horse horseshoe
perdiz, faisanes y perdices > feather duck
huerto de olivos, plantación de olivos > olive-branch olive
packing, packing y frío > apple snowflake package
~pavo > hen
fibra de alpaca, lana de alpaca, hilado de alpaca > yarn llama
~turismo rural > house barn fields
maleza, control de malezas, herbicidas > sprout leaf-split spray-bottle
gallo > rooster hen
`;
