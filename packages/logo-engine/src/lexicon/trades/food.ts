/** What is eaten and drunk, and who makes and sells it. The format is told in ../table.ts. */
export const FOOD = `
# bread and cakes
pan, panadería, panadero, panificadora, panificación, bakery > bread =bread-wheat =baguette-basket wheat / molde, azúcar
amasandería, masa madre, hallulla, baguette, hogaza > bread =bread-wheat =baguette-basket wheat / molde, azúcar
marraqueta, pan batido, pan francés, pan amasado > bread =bread-wheat =baguette-basket wheat
tahona, horno de pan, bolillo, pan artesanal, brioche, chapata, focaccia, telera > bread =bread-wheat =baguette-basket wheat oven / molde, azúcar
pan dulce, conchas > bread croissant
kuchen > cake pie
croissant, medialunas, pain au chocolat > croissant bread wheat
hojaldre, bollería, factura dulce > croissant bread wheat rolling-pin
pastelería, pastelero, pastry, pastel, repostería, repostero > cake =cupcake =cheesecake whisk rolling-pin
queque, bizcocho, brownie > cake cupcake whisk
cupcake, muffin, quequito > cupcake cake whisk
rosca de reyes > doughnut bread crown
postre > cake =parfait =cheesecake cupcake
postres en vaso, postres en copa, copas de postre, parfait > parfait cake
mesa de dulces, mesas de dulces, candy bar > candy cake cupcake
mesa de postres, mesas de postres > cake =cupcake =parfait
galleta, galletita, cookie, macaron, macarrón francés, polvorones, mantecados, obleas, biscuit > cookie cookie-jar
alfajor, alfajorería, alfajores de maicena > alfajor cookie
donut, dona, rosquilla, berlina, berlín, doughnut, picarones > doughnut
churro, churrería, porras > churro =churro-cone
chocolate con churros > churro churro-cone cup chocolate
chocolate caliente, chocolatada > cup chocolate cacao
buñuelo > doughnut
chocolate, chocolatería, chocolatero, chocolate de cacao, chocolate de origen, chocolate de mesa, chocolate amargo, barras de chocolate, cacao nativo > chocolate =bonbon-box =cacao
bombón, bombonería, caja de bombones, trufas, praliné > chocolate =bonbon-box candy cacao
cacao, cacao fino de aroma, cacaotero, nibs de cacao, cacaotal > cacao chocolate
cacao orgánico, plantación de cacao, productor de cacao > cacao
dulce, confite, confitería, caramelo, candy, gomitas > candy =lollipop
turrón, mazapán > almond candy honey-jar
chupetes, chupetín, piruleta, paletas de caramelo, paletas de dulce, lollipop > lollipop candy
golosina, chuches, dulcería > candy =lollipop chocolate
dulces típicos, dulces chilenos, dulces mexicanos, cocadas > candy cookie
manjar, dulce de leche, leche condensada > jar candy cow milk-can
cajeta > jar candy goat milk-can
helado, heladería, heladero, gelato, paletería, ice cream, sorbete, helados artesanales > ice-cream =popsicle =ice-cream-cup
paleta de helado, paletas heladas, helados de paleta, helado de agua, bolis, paletas de hielo, paleta de hielo, paletas de fruta, paletas artesanales, paletas de agua > popsicle
wafle, waffle, gofre > waffle
panqueque, hot cakes, pancakes > pancakes crepe waffle
crepe, crepería, crepa, crepas, crepes > crepe pancakes waffle
# dairy and eggs
queso, mozzarella, burrata > cheese =cheese-wheel
tabla de quesos, tabla de picoteo, tabla de embutidos > charcuterie-board cheese cheese-wheel
queso fresco, quesillo, queso oaxaca, requesón, ricota > cheese milk-can cow
quesería, quesero > cheese =cheese-wheel milk-can
queso manchego > cheese sheep milk-can
leche, yogur, yogurt, milk, kéfir, crema de leche > milk-bottle =milk-can cow
lácteo, productos lácteos > milk-bottle =milk-can cow cheese
huevo, huevería, huevos de campo, huevos de gallina, gallina libre, gallina feliz, ponedoras, egg, huevos orgánicos > eggs =egg hen nest
# fruit and vegetables
fruta, frutería, frutero, fruit, fruta fresca, frutas de temporada > apple =fruit-bowl cherry citrus basket
fruta picada > fruit-bowl =watermelon apple cherry citrus
frutas y verduras, verduras y frutas, frutas y hortalizas > produce-crate =fruit-bowl apple carrot basket tomato
fruver, fruvers > produce-crate =fruit-bowl apple carrot basket tomato
verdura, verdulería, verdulero, vegetal, hortaliza, verduras orgánicas > carrot =produce-crate tomato basket
zanahoria, carrot, betarraga, remolacha > carrot
comida para bebés, papillas, compotas para bebés > baby bowl jar
bean to bar > chocolate
yogurt de pajaritos > milk-bottle jar
canasta de verduras, legumbrería > produce-crate =basket carrot tomato
pepino > leaf-split greenhouse basket
feria libre, mercado orgánico, canasta orgánica, canastas familiares, cesta de la compra > produce-crate =basket carrot apple tomato
manzana, apple, membrillo > apple
sidra, sidrería, cider, sidra natural > cider apple barrel beer-bottle
chicha de manzana > apple barrel cider
cereza, cherry, guinda, ciruela, cerezas de exportación > cherry
frutilla > strawberry
frutos rojos, frutos del bosque, frutas del bosque, frutas rojas, berries, berry > raspberry blueberry strawberry
arándano, mirtilo, baya, goji > blueberry
mermelada de arándano, mermelada de arándanos > jar blueberry
mermelada de frambuesa, mermelada de frambuesas, mermelada de mora, mermelada de moras > jar raspberry
frambuesa, mora silvestre, zarzamora > raspberry
naranja, limón, mandarina, pomelo, cítrico, toronja, naranjal, lima persa, clementina > citrus
zumo, jugo, juice, jugos naturales, exprimidos, licuados > juice =mason-jar =blender citrus pineapple strawberry
aguas frescas, limonada, jugo de naranja > juice =mason-jar citrus
papaya > papaya citrus
nectarín, chirimoya > citrus apple
kiwi, kiwis, productores de kiwi, exportación de kiwi > kiwi
smoothie, batidos > mason-jar =blender =juice strawberry banana
piña, ananá, piña colada > pineapple
caqui, fruta tropical > apple citrus
palta, aguacate, avocado, guacamole, palto > avocado
uva, uva de mesa, pasas, parronal > grapes leaf-split
plátano, banana, banano, cambur > banana
cocotero > tree-palm
sandía > watermelon
melón > watermelon
tomate, jitomate, salsa de tomate, tomates cherry > tomato
pimiento, pimentón, morrón > pepper
ají, picante, merkén, pebre, habanero > pepper =chili-bunch
salsa picante, salsas picantes, hot sauce > pepper =hot-sauce =chili-bunch
mole > molcajete =clay-pot chili-bunch
especia, condimento, aliño, spices, pimienta, comino > mortar pepper salt-shaker jar
camote, tubérculo > potato plant
yuca, mandioca, casabe > plant grain-sack sprout
papas fritas, patatas fritas, french fries, papas bravas > fries potato
chorrillana > fries hamburger
lechuga > lettuce leaf-split
salchipapas > fries sausage
espinaca, acelga, hojas verdes, rúcula, brotes, microgreens, germinados, kale > leaf-split plant sprout
champiñón, seta, hongo comestible, hongos, callampas, trufa negra > mushroom mushroom-cluster
legumbre, lenteja, garbanzo, poroto, frijol, alubia, granel, tienda a granel, venta a granel > grain-sack jar
chía, semillas de chía, semilla de chía, semillas comestibles > grain-sack jar
arroz, arrocero > rice-ear bowl grain-sack
arroces > paella-pan shrimp
cereal, granola, muesli > wheat bowl almond
trigo, wheat, centeno, cebada, espelta, avena > wheat grain-sack
harina, molino de trigo > wheat grain-sack windmill
molino de harina > wheat grain-sack windmill
molino, molinero, molienda > windmill wheat grain-sack
maíz, choclo, pastel de choclo > corn
elote, esquites > corn corn-on-a-stick
tamal, tamales, humitas, hallacas, tamalería > tamale corn cooking-pot
tortilla, totopos > tortillas corn
tortillería, tortillas de maíz > tortillas corn metate
fruto seco, frutos secos > almond =walnut =peanut acorn
avellana, avellanas, avellana europea, avellanas tostadas, crema de avellanas > hazelnut acorn
castaña > acorn
nuts > acorn almond walnut peanut
~snack, snacks > popcorn peanut
mermelada, dulce casero, confitura, jalea, compota, chutney, conservas caseras > jar strawberry / frambuesa, arándano, mora, murta, naranja, durazno, damasco, higo, ciruela, membrillo, manzana, pera, guayaba, mango, piña, tomate, cebolla, pimiento, ají, leche
mermelada, dulce casero, confitura, jalea, compota, chutney & frambuesa, arándano, mora, murta, naranja, durazno, damasco, higo, ciruela, membrillo, manzana, pera, guayaba, mango, piña, tomate, cebolla, pimiento, ají, leche > jar
aceituna, aceituna de azapa, olivicultura > olive =olive-branch
encurtido, pickles, pepinillo, pepinillos, pepinillos en vinagre, encurtidos en vinagre, escabeche, alcaparras, fermentados, chucrut, kimchi > jar-of-pickles jar
colmena, abeja, apicultura, apicultor, apícola, apiario, meliponicultura > bee =beehive =honeycomb jar honey-dipper
miel, miel de quillay, miel de abeja, miel de abejas, miel de ulmo, polen, propóleo, propóleos, jalea real, honey, meliponario, cera de abeja > honey-jar =honeycomb =bee honey-dipper
aceite de oliva, almazara, oleico, aceites de oliva, virgen extra, aove > olive =olive-oil =olive-branch drop-half
olivar, oliva, olivo > olive =olive-branch drop-half
~aceite, aceite vegetal > drop-half leaf-split
azúcar > sugar-cane grain-sack
endulzante, stevia > leaf-split plant
# meat
carne, carnicería, carnicero, butcher, cortes de carne, cortes premium, cortes selectos, cortes finos, carnes premium, res, vacuno, ternera, carne de vacuno, wagyu, angus, cortes de vacuno > steak =cleaver =beef-cuts bull cow knife / sin
frigorífico de carnes, matadero, faenadora, obrador de carne > steak =beef-cuts =cleaver bull cow knife / sin
embutido, chacinería, chorizo, salchicha, longaniza > sausage =ham pig knife
jamón, jamonería, jamón serrano, tocino > ham knife pig
cecina, charcutería > ham knife pig sausage
ibérico > ham knife pig acorn
fiambre, salame, butifarra > ham sausage knife pig
fiambrería > ham sausage knife cheese
tabla de fiambres > charcuterie-board ham sausage
pollo asado, pollería, asadero de pollos, pollo a las brasas > roast-chicken =spit-chicken drumstick flame hen
cecina seca, machaca, jerky > steak bull
# sea food
pescadería, pescadero > fish =fish-on-ice shrimp crab fish-skeleton
merluza, merluza austral, reineta, congrio, atún, sardina, anchoa, bacalao, corvina, jurel, pargo, mero, lenguado, rodaballo, caballa, besugo, cojinova, cabrilla > fish
salmón > salmon fish
fish, pescado > fish trawler hook
ahumados, pescado seco, conservas de pescado, conservas de atún, tilapia, robalo, huachinango, lubina > fish
salmón ahumado > salmon fish
albacora > fish
marisco, mariscos, seafood, marisquería, mariscal > shrimp =crab shell lobster
jaiba, centolla, cangrejo > crab
camarón, gamba, langostino, krill > shrimp
coctel de camarón, cigala > shrimp
bogavante > lobster
# drinks
café, coffee, cafecito, espresso, capuchino, cappuccino, barra de café, café de especialidad, cafetería de especialidad, carrito de café, latte > cup =coffee-to-go =coffee-bean moka-pot portafilter
cafetería, coffee shop, café para llevar, coffee to go > cup =coffee-to-go =coffee-bean croissant moka-pot
barista > coffee-bean =portafilter =cup
café en grano, café tostado, tostador de café, tostaduría, tostadores, tostaduría de café, torrefacción, finca de café, cafetal > coffee-bean =coffee-grinder cup coffee-branch
cafetalero, caficultor, productor de café, café de altura > coffee-branch coffee-bean cup
té de ceilán, té de Ceylán, té en hebras, té en bolsitas, té blanco, té oolong, tea, infusión, matcha, salón de té, tetería, tienda de té, casa de té, rooibos, chai, tisanas > teapot =tea-bag =cup-leaf leaf-split / salud
kombucha, kéfir de agua > beer-bottle drop-half leaf-split
vino, bodega de vinos, vitivinícola, viticultor, enólogo, wine > glass =wine =grapes barrel
vinoteca, enoteca, sommelier > glass =wine =corkscrew grapes
cava, espumante > champagne glass grapes
bodega boutique, enoturismo, viñedo y bodega, pipeño, chicha, vinos naturales, cata de vinos, tienda de vinos > grapes =wine-barrel =wine glass
cosecha de uva > grapes glass wine
vinería, vendimia > glass =wine =grapes barrel
vermut, vermú, vermutería, vermouth, vermutera > vermouth olive martini
champaña, champagne, brindis > champagne glass wine grapes
cerveza, cervecería, cervecero, beer, brewery, craft beer, microcervecería, cerveza artesanal, ipa > beer-stein =cheers =beer-bottle barrel hop
chela, chelería > beer-stein =cheers =beer-bottle hop beer-tap
growler, cervezas > beer-stein =cheers =beer-bottle barrel wheat
tequila, tequilería > agave brandy barrel still / miel
vodka, licor > brandy / miel
licorería, licorera > three-bottles =brandy wine martini beer-bottle / miel
whisky, whiskey > brandy barrel still / miel
ron > brandy barrel sugar-cane still / miel
pisco, pisquera > brandy grapes still barrel / miel
aguardiente > brandy still / miel
orujo > brandy still grapes barrel / miel
brandy, coñac > brandy barrel grapes still / miel
botillería, vinatería, tienda de licores, liquor store, vinos y licores > three-bottles =wine =beer-bottle brandy glass
agua purificada, agua embotellada, garrafones, purificadora, agua en garrafón, dispensador de agua, dispensadores de agua > water-jug =water-dispenser drop-half drop-leaf / mar
agua, agua mineral, agua potable > drop-half drop-leaf / mar
manantial, agua de vertiente, water, agua alcalina > drop-half drop-leaf / mar
purificadora de agua > water-jug =water-dispenser drop-half / mar
hielo, cubos de hielo, fábrica de hielo > snowflake cube
bebida, refresco, soda, gaseosa, isotónica, refresquería > juice citrus
bebidas energéticas > juice beer-bottle citrus lightning
# special diets
sin gluten, celíaco, celiaquía, gluten free, libre de gluten, sin tacc, tacc, apto celíacos > grains-slash bread
vegano, vegana, vegan, vegetariano, vegetarian, plant based, base vegetal > vegan-sign =leaf-fork leaf-split carrot avocado
comida vegana, comida vegetariana > leaf-fork =vegan-sign =salad-bowl leaf-split carrot
plan de alimentación, planes de alimentación, pauta de alimentación, minutas > apple carrot leaf-fork avocado
saludable, healthy, comida sana, comida saludable, alimentación saludable, fitness food, snacks saludables, comida fit > apple =salad-bowl leaf-split carrot avocado leaf-fork
colación saludable, nutritivo, vida sana, productos saludables > apple =salad-bowl leaf-split carrot avocado leaf-fork
producto orgánico, productos orgánicos, alimentos orgánicos, tienda orgánica, orgánico, ecotienda > leaf-split apple sprout carrot
suplemento, suplemento alimenticio, suplementos deportivos, proteínas, whey, creatina, nutrición deportiva > barbell capsule lightning / naturista, hierba, té, natural
palomita, cabritas, popcorn, palomitas de maíz, pochoclo > popcorn corn
ensalada, ensaladería, salad > salad-bowl =leaf-fork leaf-split bowl avocado
~congelado, alimentos congelados, congelados, verduras congeladas, ultracongelados > snowflake
alimento, productos alimenticios, abastecimiento de alimentos > cutlery cloche grocery-bag basket / perro, gato, mascota, ganado, caballo, vaca, animal, ave, pájaro, gallina, pollo, pez, abeja, conejo
~delicatessen, gourmet, productos gourmet > cutlery cloche chef-hat / perro, gato, mascota, ganado, caballo, vaca, animal, ave, pájaro, gallina, pollo, pez, abeja, conejo
comida, food > cutlery =place-setting =cloche cooking-pot chef-hat / perro, gato, mascota, ganado, caballo, vaca, animal, ave, pájaro, gallina, pollo, pez, abeja, conejo
insumos alimenticios > cutlery cloche / perro, gato, mascota, ganado, caballo, vaca, animal, ave, pájaro
queso de cabra > cheese goat milk-can
queso panela > cheese milk-can cow
manchego @food,gastronomy,livestock > cheese / azafrán, vino, ajo, aceite, bodega, cordero, navaja, cuchillo, molino, pisto
queso de oveja > cheese sheep milk-can
cereales y granos > wheat grains grain-sack corn / café
tostaduría de frutos secos > almond =walnut =peanut acorn
tarta, cake > cake =cheesecake birthday-cake cupcake
tortas de cumpleaños, pasteles de cumpleaños, tortas decoradas > cake =birthday-cake cupcake
tortas de matrimonio, pastel de bodas, torta de novios > wedding-cake cake
pan de pascua, panettone > bread cake
cremería, cremerías > cheese milk-bottle sausage
salchichonería, salsamentaria, salsamentarías > sausage cheese ham
agua de horchata, tepache y horchata > juice
juguería, jugos y batidos > juice =blender =mason-jar citrus pineapple
planta de hielo > snowflake cube
pasta de tomate, puré de tomate > tomato jar
leche vegetal, leche de almendras, leche de avena, leche de soya > milk-bottle leaf-split almond
carne vegetal, hamburguesas vegetales, carne de soya > leaf-split carrot
queso vegano, quesos veganos > cheese leaf-split
pan sin gluten, panadería sin gluten > bread grains-slash
leche de cabra > goat milk-bottle milk-can
leche de burra > donkey
leche de oveja > sheep milk-bottle milk-can
cebolla, puerro > onion
~conserva, enlatados > jar
mates de calabaza, mates tallados, mates grabados, mates burilados > mate
yerba mate, mate, matecito, yerba, mates y termos > mate =mate-flask leaf-split
carne de cordero, cordero lechal, cordero magallánico, cordero patagónico > lamb steak
carne de cerdo, carne de chancho > pig steak ham knife
carne de conejo > rabbit
carne de cabrito > goat steak knife
rosco, roscón, ponqué > cake
torta de bodas > wedding-cake cake
magdalena > cake cupcake whisk
almojábana, pandebono, pan de yuca, pan de bono, buñuelo de queso > bread
espárrago > asparagus
brócoli, coliflor, repollo > leaf-split sprout
azafrán, azafrán en hebra, hebras de azafrán > crocus
harina de pescado, anchoveta > fish
malteada, milkshake, batido de leche > juice blender ice-cream strawberry
soja, soya, edamame > pod sprout
sorgo > sprout wheat
carbonada de verduras > cooking-pot
frutos del mar, comida de mar, comidas de mar, productos del mar > shrimp fish crab shell
bocadillo veleño, bocadillo de guayaba, arequipe > jar candy
pescaíto frito, pescaíto > fish-on-a-plate fish
tortilla de rescoldo, tortillas de rescoldo > bread flame
nuez mariposa, nueces mariposa > walnut
pan de molde > bread
pan de azúcar > -
alas de pollo, alitas de pollo, piernas de pollo, muslos de pollo > drumstick =chicken-bucket hen
alas @gastronomy,food > drumstick
cabello de ángel > bowl
tocino del cielo > cake
lengua de gato, lenguas de gato > cookie
bife, bife de chorizo, ojo de bife, entrecot, chuletón > steak knife grill bull
durazno, melocotón, albaricoque, damasco, chabacano, nectarina > peach
pera, peral > pear
coco, agua de coco > coconut tree-palm
almendra > almond
nuez, nueces > walnut
maní, cacahuate, cacahuete, mantequilla de maní > peanut
calabaza, zapallo, auyama > pumpkin
ajo, ajos, ajo negro, ajo morado > garlic
alcachofa > artichoke
higo, breva > fig
chile seco, chile habanero, jalapeño, chipotle, salsa macha, guindilla > chili =chili-bunch pepper
albahaca, hierbabuena, cilantro, perejil, orégano, hierbas aromáticas > basil leaf-split plant
mezcal, mezcalería, mezcalero, raicilla, sotol > copita agave still
lechería, lechero, central lechera > milk-can =cow =milk-bottle
tonelería > barrel
pollo frito, pollo crocante, pollo crispy, pollo broaster, pollo apanado, pollo crujiente, alitas > drumstick =chicken-bucket
prepizza, prepizzas, masas para pizza, masa de pizza, masas y prepizzas > slice pizza-whole rolling-pin pizza-oven
panadería y confitería, confitería y panadería > bread =cake croissant cupcake
galletas de soda, galletas de agua, galletas saladas > cookie cookie-jar wheat
ensaimada, ensaimadas > croissant bread wheat
botana, botanas, botanas y frituras, frituras > popcorn peanut fries
chifles, chips de plátano, platanitos > banana fries
chicharrón, chicharrones, chicharronería > pig cooking-pot knife
lechona, lechonería > pig oven cloche
fritanga, fritanguería > sausage pig potato
sodería, sifón de soda, sifones de soda, soda en sifón, agua de seltz > soda-siphon water-jug bubbles
~vinagre, aceto, vinagre de vino, vinagre balsámico > drop-half jar grapes
vinagre de manzana, vinagre de sidra > apple drop-half jar
fideos @food,agriculture > pasta wheat bowl
casino de alimentación, casinos de alimentación, casino de empresa, casino industrial, concesionario de alimentos, comedor industrial, comedores industriales, comedor de empresa > cutlery cooking-pot cloche chef-hat
tablajería, tablajero > steak =cleaver =beef-cuts bull cow knife
recaudería, recauderías > produce-crate =tomato carrot onion basket
depósito de cerveza, cervezas al mayor, expendio de cerveza > beer-bottle =beer-stein barrel
molde, moldes & repostería, pastelería, torta, tortas, chocolate, galletas, panadería, queque > whisk cupcake cake rolling-pin
artículos de repostería, insumos de repostería, utensilios de repostería > whisk cupcake rolling-pin cake
canastas navideñas, cestas de navidad, cestas navideñas, cajas navideñas, anchetas, anchetas navideñas > basket gift bow wine
productos chinos, productos asiáticos, productos orientales, productos japoneses, productos coreanos, supermercado asiático, alimentación oriental @food,gastronomy > noodle-box bowl dumplings sushi
productos italianos, productos de italia @food,gastronomy > pasta cheese tomato wine
productos españoles, productos ibéricos > ham olive-branch wine cheese
productos latinos, productos colombianos, productos peruanos, productos venezolanos, productos mexicanos, productos argentinos, productos bolivianos, productos ecuatorianos, productos brasileños, alimentación latina @food,gastronomy > grocery-bag basket storefront shopping-cart
productos del mar congelados, pescados congelados > fish shrimp snowflake
conservas de pescado y marisco > fish jar
tortas fritas, torta frita > doughnut mate
chicha de jora, chicha morada, chicha de maíz > jarrito corn
arroz con leche, mazamorra, mazamorra morada > bowl milk-bottle
mazorca, mazorcas, mazorca asada, mazorcada > corn corn-on-a-stick
cigarrería, cigarrerías > storefront brandy cigar basket
coctel de fruta, coctel de frutas, cocteles de frutas > watermelon apple citrus strawberry
molino de chile, molino de chiles, molino de mole > chili molcajete metate
tortas de aceite, tortas de anís > cookie cookie-jar
tortilla de patata, tortilla española, tortilla de papas > frying-pan eggs potato
gominola, gominolas > candy
gelatina, gelatinas, gelatinas artísticas > flan cupcake cake
chacinado, chacinados > sausage ham pig knife
yerbatal, yerbatales, secadero de yerba > mate leaf-split
bebidas alcohólicas > three-bottles =brandy beer-bottle wine still
sal de mesa, sal rosada, sal gruesa, sal parrillera, sal de grano, sal yodada, elaboración de sal, fábrica de sal, venta de sal > salt-shaker
cárnico, productos cárnicos > steak =beef-cuts sausage ham knife
carne de ave, carne de aves, carne de pollo, carnes de ave > drumstick hen roast-chicken
frutos silvestres > raspberry blueberry acorn
fábrica de conservas, conservas y enlatados > jar tomato peach
fábrica de aceite, aceites comestibles > drop-half olive sunflower
fábrica de vinagre > drop-half jar grapes
cono, conos & barquillo, helado, heladería, cucurucho > ice-cream
chicharrones de harina, chicharrón de harina > fries popcorn
box de frutas, box de verduras, cajón de verduras, cajas de verduras, caja de frutas, cajas de fruta > produce-crate =fruit-bowl apple carrot basket tomato
box @food,gastronomy & desayuno, regalo, sorpresa, snacks, dulces, picoteo, quesos > gift bow
jugo de caña > sugar-cane juice
aceite de coco > coconut drop-half
alimento para animales > grain-sack hay-bale barn
mojarra, cachama, bagre, pejerrey, surubí, paiche, pirarucú > fish
fábrica de salsas, salsas caseras, salsas gourmet > jar pepper tomato
fábrica de fideos > pasta wheat
decoración de tortas, decoración de pasteles > cake whisk cupcake
conos de papas, cono de papas > fries potato
tortillería y molino > tortillas corn metate
agua de mesa > water-jug drop-half
beneficio de café, beneficio húmedo, beneficio seco, beneficio húmedo de café > coffee-bean coffee-branch grain-sack
guayaba, guayabas, guayabate, pulpa de guayaba > guava
maracuyá, parchita > citrus leaf-split
nacatamal, nacatamales, vigorón > tamale cooking-pot
chocoteja, chocotejas, tejas de manjar, tejas iqueñas > candy chocolate
king kong de manjar, king kong lambayecano, king kong de tres sabores > cookie cake
semillas y chiles secos, chiles secos y semillas, semillas y granos, granos y semillas, semillas y cereales, semillas secas > grain-sack peanut
repostería keto, postres keto, pastelería keto > cupcake avocado
biónico, biónicos > parfait watermelon
lonchera, loncheras, lonches escolares, loncheras saludables, loncheras térmicas > lunchbox sandwich apple
semita, semitas, cemitas poblanas, salpores > bread
bizcochos de achira, achiras, hojaldras > cookie
pulpa de fruta, pulpas de fruta, pulpas, pulpa congelada > juice apple citrus
chamoy, pulpas de tamarindo, pulpa de tamarindo, tamarindos, dulces de tamarindo, dulces enchilados, gomitas enchiladas > candy chili
moringa, ashwagandha > leaf-split capsule
tofu, tempeh, proteína vegetal > leaf-fork bowl
molino de arroz, piladora, piladora de arroz, arrocera > rice-ear grain-sack
barra de bebidas, barras de bebidas, barra libre, barra móvil, mixología > martini glass
salinera, salineras, sal por tonelada, productores de sal, sal a granel, sal industrial, cosecha de sal, extracción de sal, planta de sal > salt-heap salt-shaker waves
milhojas, tres leches > cake cheesecake
tostilocos > fries chili
queso de hoja, queso fresco de hoja > cheese-wheel cheese milk-can
pulpa de frutas, pulpas de frutas > mango juice citrus
fruta deshidratada, frutas deshidratadas, fruta deshidratadas > apple banana citrus
hielo en escamas, hielo para pescadores > snowflake cube fish
singani > grapes brandy glass
semillas de quinoa, semilla de quinoa > quinoa grain-sack sprout
papa semilla, papas semilla, semilla de papa, semillas de papa > potato sprout fields
pistacho, pistachos, pistachero, pistacheros, crema de pistacho > pistachio jar
huevo de pascua, huevos de pascua, huevos de chocolate > egg chocolate rabbit
corchos y tapones, tapones de corcho, corchos para vino > wine corkscrew wine-barrel
mantequilla, mantequillas, manteca de campo > milk-can cow milk-bottle
tereré > mate leaf-split drop-half
mbejú, mbeyú > tortillas cheese frying-pan
sonso, zonzo, cuñapé, cuñapés > bread cheese oven
sopa paraguaya > corn cheese-wheel oven
picadas a domicilio, picada de fiambres, picadas y fiambres, tabla de picadas > charcuterie-board cheese ham
garrapiñada, garrapiñadas > peanut almond candy
fernet > glass leaf-split
grapamiel, grapa > brandy honey-jar grapes
medio y medio > wine glass grapes
mantecol, halva > candy peanut
quesada, quesadas, sobao, sobaos, quesada pasiega > cake milk-bottle whisk
dulce de membrillo, dulce de batata, dulce de cayote, dulce de guayaba, arrope, arropes > jar apple pear
patay, añapa, harina de algarroba > tree grain-sack bread
mortiño, mortiños > blueberry
chochos, tarwi, lupino, lupinos, altramuz, altramuces > sprout grain-sack bowl
pulpa de guanábana > juice tree
viandas para niños, viandas sanas para niños, viandas escolares > lunchbox sandwich apple
viandas fit, viandas saludables, comida saludable a domicilio > leaf-fork lunchbox bowl carrot
lúpulo > hop beer-stein
pan keto, panadería keto, pan bajo en carbohidratos > bread avocado
fresas con crema, frutillas con crema > strawberry parfait
suero costeño > milk-bottle jar
algarrobina > jar tree
king kong @food > cookie cake
chips de papa, chips de papas, papas chips, papas nativas fritas, hojuelas de papa, chips de papas nativas > potato fries
ates, ate de membrillo, ate de guayaba, ates y dulces > candy jar
dietética, dietéticas @food,gastronomy > grain-sack almond jar
quinua real, quinoa real > quinoa grain-sack
nopal verdura, nopal verdulero, nopalitos, nopales verdura > nopal
viandas congeladas, comida congelada, comidas congeladas, platos congelados, viandas semanales, comida casera congelada > cooking-pot cutlery snowflake
cerdo ibérico, cerdos ibéricos > pig ham acorn
legumbre, lenteja, garbanzo, poroto, frijol, alubia, porotos granados, frijoles charros @gastronomy > bowl cooking-pot
carne en su jugo > bowl steak
arepa de huevo, arepas de huevo > arepa egg
cuernito, cuernitos, cuernos @food,gastronomy > croissant bread
pestiño, pestiños > cookie honey-jar
torrija, torrijas > bread
cheesecake > cheesecake cake
tartaleta, tartaletas > pie cake
manzanas acarameladas, manzanas confitadas, manzanas de caramelo > apple candy lollipop
paté, patés > jar
lomo embuchado, caña de lomo > sausage ham
surimi > crab fish
pesto, salsa pesto > basil jar
chimichurri > jar basil
sal de maras, sal ahumada, sal del himalaya, sales de mesa > salt-shaker jar
sal @food,gastronomy > salt-shaker
harina de maíz, harinas de maíz > corn grain-sack
tortillas de harina > tortillas wheat
decoración de galletas > cookie whisk
páprika > chili pepper chili-bunch
té verde, té negro, té rojo @agriculture > leaf-split cup-leaf
arroz @gastronomy > bowl cooking-pot
tarta, tartas & empanada, empanadas, saladas > pie
carne ovina, carne de ovino > sheep lamb steak
tostaduría de café de especialidad, tostador de café de especialidad, tostadores de café de especialidad > coffee-bean coffee-grinder cup
frutas exóticas, fruta exótica, frutas tropicales > pineapple mango papaya
barras de cereal, barritas de cereal > wheat almond
`;
