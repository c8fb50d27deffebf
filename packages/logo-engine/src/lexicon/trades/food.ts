/** What is eaten and drunk, and who makes and sells it. The format is told in ../table.ts. */
export const FOOD = `
# bread and cakes
pan, panadería, panadero, panificadora, panificación, bakery, forn, forn de pa, fleca, okindegi, okindegia, okina, forno de pan, ogitegi, ogitegia > bread =bread-wheat =baguette-basket wheat / molde, azúcar
amasandería, masa madre, hallulla, hogaza > bread =bread-wheat =baguette-basket wheat / molde, azúcar
marraqueta, pan batido, pan francés, pan amasado > bread =bread-wheat =baguette-basket wheat
bolillo, pan artesanal, brioche, chapata, focaccia, telera > bread =bread-wheat =baguette-basket wheat / molde, azúcar
chilindrinas, chilindrina, chilindrinas y conchas, moños y cuernitos, conchas y chilindrinas, ojos de pancha, polvorones y conchas, cocoles, puerquitos de piloncillo, borrachitos y conchas > bread =croissant
cerditos de piloncillo, marranitos de piloncillo, marranitos y puerquitos, puerquitos y marranitos, marranitos de pan, puerquitos de pan, cochinitos de piloncillo, cochinitos de pan, cochinitos de panela > bread =cookie
conchitas y besos, besos y conchas, besos y conchitas, conchas y besos, conchitas y cuernitos, besos de pan > bread =croissant
picos y regañás, regañás, regañá, colines, picos y colines, picos camperos, picos de pan, picos artesanos, rosquilletas, grisines, palitos de pan > baguette-basket =bread-wheat bread
pan dulce, conchas > bread =croissant
panecillo, panecillos, panecillos dulces, panecitos dulces, bollitos dulces, bollos dulces, panecillos y bollitos, bollitos y panecillos, bollos de leche, bollitos de leche, panes dulces y bollitos > bread =croissant bread-wheat
pan dulce & cafetería, café, espresso, barista > cup-croissant croissant / panadería, panadero, bollería, pastelería, horno
kuchen > cake =pie
croissant, medialunas, pain au chocolat > croissant =cup-croissant
bizcochos y margaritas, bizcochos uruguayos, margaritas y bizcochos, bizcochos salados y dulces, margaritas rellenas, pan con grasa, ojitos y bizcochos > croissant =bread
hojaldre, bollería, factura dulce > croissant
heladería y lácteos, heladería y quesería, helados y lácteos, lácteos y helados > ice-cream =ice-cream-cup =milk-bottle
palmera, palmeras, palmeritas & medialuna, medialunas, vigilantes, hojaldre, facturas, cañoncitos, bollería, napolitanas > palmier croissant bread
palmeras de hojaldre, palmeritas de hojaldre, palmeras de chocolate, palmeritas de chocolate, palmeras dulces, palmeras glaseadas, palmeras y cruasanes, palmeras y napolitanas, napolitanas y palmeras, orejas de hojaldre, orejitas de hojaldre, orejas de chocolate, orejas dulces, palmier > palmier croissant
bollos preñaos, bollo preñao, bollos preñados, bollos preñaos y sidra, bollos de chorizo, hornazos y bollos, bollos rellenos de chorizo > bread =sausage
pastelería, pastelero, pastry, pastel, repostería, repostero, pastisseria, gozotegi, gozotegia > cake =cupcake =cheesecake =cake-stand =pastry-bag whisk
queque, bizcocho, brownie > cake =cupcake
cupcake, muffin, quequito > cupcake pastry-bag
grajeas, sprinkles, grajeas y sprinkles, chispas de colores, confeti comestible, mostacilla comestible, mostacillas comestibles, perlas comestibles, granillo de colores, granas de colores > cupcake =doughnut
rosca de reyes > doughnut bread
postre > cake =parfait =cheesecake =flan cupcake
postres en vaso, postres en copa, copas de postre, parfait > parfait
copas heladas, copa helada, copas de helado, copas de helados, copa de helado, banana split, bananas split, copas heladas y banana split, sundaes, sundae, peach melba > ice-cream-cup =parfait ice-cream
mesa de dulces, mesas de dulces, candy bar > candy =cake-stand =lollipop =cupcake
mesa de postres, mesas de postres > cake =cake-stand =cupcake =parfait
galleta, galletita, cookie, macaron, macarrón francés, polvorones, mantecados, obleas, biscuit, solteritas > cookie =cookie-jar
moncaibas, moncaiba, moncaibas y aplanchados, aplanchados y moncaibas, aplanchados, aplanchados quiteños, melvas, melvas y aplanchados > cookie =bread
alfajor, alfajorería, alfajores de maicena > alfajor
suspiros de novia, suspiro de novia, polvorones y suspiros de novia, besos de novia, beso de novia, dedos de novia, dedo de novia, bocado de novia, bocados de novia, anillos de novia dulces > cookie =cookie-jar
pastelitos de guayaba, pastelitos de guayaba y queso, pastelitos de hojaldre de guayaba, pastelitos cubanos, pastelitos de queso y guayaba, pañuelitos de guayaba, hojaldres de guayaba > croissant =palmier =guava
rosquilla, rosquillas de maíz, rosquillas de anís, rosquete, rosquetes, rosquitas > baked-rings
donut, dona, berlina, berlín, doughnut, picarones > doughnut =doughnut-stack
berlines y conejos, conejos y berlines, conejos con crema, conejos rellenos, conejos de pan, conejos de pan y calzones rotos, berlines y pan de huevo > doughnut =bread
rebojos, aceitadas, rebojos y aceitadas, gaznates, gaznate, trompadas, trompada, patas de mulo, pata de mulo @food > cookie =cookie-jar
camotes de puebla, camotes y guayabates, guayabates y camotes, camotes y borrachitos, borrachitos y camotes, dulce de camote > candy =candy-jar
leche de burra & dulces, conservas, tablillas, zapotillos > candy
pan de elote, panes de elote, pan de elote y corundas, pan de maíz dulce, torta de elote, tortas de elote, torta de choclo dulce > loaf-cake =corn
conejitos y berlinas, berlinas y conejitos, conejitos rellenos, conejitos de pan, conejitos con crema, conejitos con manjar > doughnut =bread
churro, churrería, porras > churro =churro-cone
chocolate con churros > churro =churro-cone
chocolate caliente, chocolatada > jarrito =chocolate cacao
buñuelo, buñuelería, buñuelos de viento > fritter-balls
chocolate, chocolatería, chocolatero, chocolate de cacao, chocolate de origen, chocolate de mesa, chocolate amargo, barras de chocolate, cacao nativo, xocolata, xocolates, txokolate > chocolate =bonbon-box =cacao
bombón, bombonería, caja de bombones, trufas, praliné > chocolate =bonbon-box
ladrillos de chocolate, rocas de chocolate, piedras de chocolate, ladrillos de turrón, ladrillos de chocolate y turrón, rocas y bombones, chocolate en rocas > chocolate =bonbon-box
moldes para bombones, moldes de policarbonato, moldes de policarbonato para bombones, moldes para chocolate, moldes de chocolates > bonbon-box =chocolate
cacao, cacao fino de aroma, cacaotero, nibs de cacao, cacaotal, cacahuatl > cacao =cacao-tree
cacao orgánico, fino de aroma, cacao orgánico fino de aroma, plantación de cacao, productor de cacao > cacao =cacao-tree
dulce, confite, confitería, caramelo, candy, gomitas > candy =lollipop =candy-jar
mentas y caramelos, caramelos de menta, mentas publicitarias, caramelos y mentas, mentas personalizadas, mentas y caramelos publicitarios, pastillas de menta > candy =candy-jar
turrón de doña pepa, turrones de doña pepa, doña pepa, turrón limeño, turrones limeños, turrón y cocadas, turrones y cocadas > sprinkled-nougat =nougat
turrón, turronería > nougat =almond
carbón dulce, carbón de azúcar, carbón dulce de reyes, carbón de reyes, carbón y caramelos de reyes > candy =candy-jar
turronera, turroneras, turronero, turroneros > nougat =almond
mazapán > almond candy
chupetes, chupetín, piruleta, paletas de caramelo, paletas de dulce, lollipop > lollipop candy
paletas de bombón, paleta de bombón, paletas de bombones, paletas de malvavisco, paletas de malvavisco con chocolate, paletas de chocolate, paletas de bombón con chocolate, paleta payaso, paletas de marshmallow, paletas de galleta, cake pops y paletas > lollipop =chocolate
golosina, chuches, dulcería > candy =lollipop =candy-jar
dulces típicos, dulces chilenos, dulces mexicanos > candy =candy-jar
cocada, cocadas > coconut =candy
manjar, dulce de leche, leche condensada > jar
cajeta > jar goat
cajetas de coco, cajetas de coco y leche, cajetas de leche en polvo, cajetas ticas, cajetas de zapote, cajetas de maní, cajetas de ayote, cajetas de coco y maní, cajetas nicaragüenses > candy =coconut
queso helado > ice-cream-cup =ice-cream
jarabe de arce, miel de arce, miel de maple, sirope de arce, jarabe de maple > honey-jar jar
mistela, pajarete > glass =wine grapes
torta del casar, torta de la serena > cheese-wheel =cheese sheep
carne de membrillo > jar apple
glorias, leche quemada, jamoncillo, jamoncillos, toffee, toffees, maná > candy =bonbon-box
rompope, cola de mono > three-bottles glass
coyota, coyotas > cookie
panela en bloque, panela cuadrada, panela redonda, panela pulverizada, bloques de panela > sugar-cane =cane-juice
pan de higo, pan de higos > fig
chicharrón de pescado, chicharrón de calamar, chicharrón de mariscos > fish-on-a-plate =fish
habas tostadas, haba tostada, habas fritas, maní y habas > peanut =pod
enguindado, guindado > brandy =cherry
helado, heladería, heladero, gelato, paletería, ice cream, sorbete, helados artesanales, gelateria, gelats, izozki, xeadería, xeados > ice-cream =popsicle =ice-cream-cup =soft-serve
paleta de helado, paletas heladas, helados de paleta, helado de agua, bolis, paletas de hielo, paleta de hielo, paletas de fruta, paletas artesanales, paletas de agua, paletas de crema, paletas de agua y crema, paletas de agua y leche, duro frío > popsicle =fruit-popsicle
wafle, waffle, gofre > waffle
helado soft, helados soft, helado suave, helado de máquina, soft serve, barquillos de helado > soft-serve =ice-cream =ice-cream-cup
panqueque, hot cakes, pancakes > pancakes =crepe
crepe, crepería, crepa, crepas, crepes > crepe
# dairy and eggs
queso, mozzarella, burrata, formatge, formatges, formatgeria, gazta, gaztategi, gaztandegi, queixo, queixos, queixería > cheese =cheese-wheel
tabla de quesos, tabla de picoteo, tabla de embutidos > charcuterie-board =cheese-wheel
queso fresco, quesillo, queso oaxaca, requesón, ricota > cheese =cheese-wheel milk-can
quesería, quesero > cheese =cheese-wheel milk-can
queso manchego > cheese =cheese-wheel sheep
rueda de queso, ruedas de queso, ruedas de queso maduro, quesos en rueda, media rueda de queso, horma de queso, hormas de queso > cheese-wheel =cheese
mozzarella de búfala, queso de búfala, quesos de búfala, burrata de búfala > cheese =water-buffalo =cheese-wheel
leche, milk, kéfir, crema de leche > milk-bottle =milk-can cow
yogur, yogurt > yogurt-pot =milk-bottle milk-can
lácteo, productos lácteos > milk-bottle =milk-can cow cheese
huevo, huevería, huevos de campo, huevos de gallina, gallina libre, gallina feliz, ponedoras, egg, huevos orgánicos, huevero, arrautza, arrautzak > eggs =egg =hen-and-egg
gallinas de libre pastoreo, gallina de libre pastoreo, huevos de libre pastoreo, huevos de gallinas libres > eggs =egg =hen-and-egg =hen
# fruit and vegetables
fruta, frutería, frutero, fruit, fruta fresca, frutas de temporada, fruiteria, froitería, frutadenda, fruita > apple =fruit-bowl =produce-crate citrus
fruta picada > fruit-bowl =watermelon
frutas y verduras, verduras y frutas, frutas y hortalizas > produce-crate =fruit-bowl carrot tomato
fruver, fruvers > produce-crate =fruit-bowl carrot tomato
verdura, verdulería, verdulero, vegetal, hortaliza, verduras orgánicas, hortelano > carrot =produce-crate =lettuce tomato
chacarero @agriculture > produce-crate carrot
pollero @food,gastronomy,livestock > hen drumstick
zanahoria, carrot > carrot
betarraga, remolacha > beetroot
comida para bebés, papillas, compotas para bebés > baby =baby-bottle jar
bean to bar > chocolate
yogurt de pajaritos > yogurt-pot =milk-bottle
canasta de verduras, legumbrería > produce-crate =basket carrot tomato
pepino > cucumber produce-crate greenhouse
feria libre, mercado orgánico, canasta orgánica, canastas familiares, cesta de la compra > produce-crate =basket carrot apple tomato
manzana, apple, membrillo > apple
sidra, sidrería, cider, sidra natural, sagardotegi, sagardotegia, sagardo > cider apple
chicha de manzana > cider =apple
cereza, cherry, guinda, ciruela, cerezas de exportación > cherry
frutilla > strawberry
frutos rojos, frutos del bosque, frutas del bosque, frutas rojas, berries, berry > raspberry =blueberry =strawberry =berry-punnet
arándano, mirtilo, baya, goji > blueberry =berry-punnet
mermelada de arándano, mermelada de arándanos > jar =blueberry
mermelada de frambuesa, mermelada de frambuesas, mermelada de mora, mermelada de moras > jar =raspberry
frambuesa, mora silvestre, zarzamora > raspberry
naranja, mandarina, pomelo, toronja, naranjal, clementina > whole-orange =citrus
limón, cítrico, lima persa > citrus
zumo, jugo, juice, jugos naturales, exprimidos, licuados > juice =fruit-straw =mason-jar blender citrus pineapple strawberry
limonada > juice =mason-jar citrus
aguas frescas, aguas frescas de fruta, aguas de frutas, aguas de sabores, aguas de fruta natural, agua de jamaica, aguas de jamaica, vitroleros, vitrolero, vitroleros de agua, horchata y jamaica, jamaica y horchata, horchata y tepache, tepache y tejuino, tejuino y tepache, jamaica y tamarindo > fruit-water =juice mason-jar
jugo de naranja, jugos de naranja, zumo de naranja > fruit-straw =juice citrus
papaya > papaya
guanábana, guanábano, graviola > soursop fruit-tree
chirimoya, chirimoyo, anón, anona, saramuyo > cherimoya =cherimoya-half =fruit-tree
kiwi, kiwis, productores de kiwi, exportación de kiwi > kiwi
smoothie, batidos > mason-jar =blender =juice strawberry banana
piña, ananá, piña colada > pineapple
caqui > fruit-tree =fruit-crate =fruit-bowl
palta, aguacate, avocado, guacamole, palto > avocado =avocado-heart
uva, uva de mesa, pasas, parronal > grape-bunch =grapes
plátano, banana, banano, cambur, platanero, bananero, bananera > banana-bunch =banana
cocotero > tree-palm =coconut
sandía > watermelon
melón > watermelon
tomate, jitomate, salsa de tomate, tomates cherry, tomatillo, tomate verde, miltomate > tomato
pimiento, pimentón, morrón > pepper
ají, picante, merkén, pebre, habanero > pepper =chili-bunch =chili
salsa picante, salsas picantes, hot sauce > pepper =hot-sauce =chili-bunch
mole > molcajete =clay-pot chili-bunch
especia, condimento, aliño, spices, pimienta, comino, sazonadores, recados, recado rojo, aliño completo, mezclas de especias > mortar =grain-scoop pepper salt-shaker
camote, tubérculo, camotero > potato
yuca, mandioca, casabe > cassava
papas fritas, patatas fritas, french fries, papas bravas > fries
chorrillana > fries frying-pan
lechuga > lettuce =greens-bunch
salchipapas, salchipollo, papas locas con salchicha > fries sausage
espinaca, acelga, hojas verdes, rúcula, kale > greens-bunch =lettuce leaf-split
champiñón, seta, hongo comestible, hongos, callampas, bolets, cogomelos, perretxiko, perretxikoak > mushroom =mushroom-cluster
morchela, morchella, colmenilla, morillas silvestres, hongos morilla > mushroom
digüeñe, changle > mushroom-cluster =mushroom
melena de león, hongo melena de león, cordyceps, reishi, shiitake, setas ostra, orellanas, gírgolas > mushroom-cluster =mushroom
legumbre, lenteja, garbanzo, poroto, frijol, alubia, granel, tienda a granel, venta a granel > grain-sack =grain-scoop jar
chía, semillas de chía, semilla de chía, semillas comestibles > grain-sack =grain-scoop
arroz, arrocero > rice-ear =grain-sack
arroces > paella-pan =paella-fire
cereal, granola, muesli > wheat =grain-scoop almond
barras de granola, barritas de granola, barras de proteína, barritas de proteína, barras proteicas, barritas proteicas, barras energéticas, barritas energéticas > almond =walnut wheat
trigo, wheat, centeno, cebada, espelta, avena, hojuelas de avena, hojuelas de maíz > wheat =grain-sack
harina, molino de trigo > wheat =grain-sack windmill
rueda de molino, ruedas de molino, piedra de rueda, molino de rueda, molino de piedra de rueda, harina de molino de piedra > grain-sack =wheat windmill
harinera, harineras, harinero > wheat =grain-sack windmill
changarro, changarrito > storefront =shopping-basket
cueritos, cueritos y chicharrón, chicharrón y cueritos > pig cooking-pot
cueros, cuero @food,gastronomy & esquite, esquites, elote, elotes, tostada, tostadas, chicharrón, chicharrones, vinagre, botana, botanas > pig =jar-of-pickles
quesillera, quesilleras, quesillero > cheese =cheese-wheel
molino de harina > wheat =grain-sack windmill
molino, molinero, molienda > windmill wheat grain-sack
maíz, choclo, pastel de choclo > corn
elote, esquites, elotero, esquitero > corn =corn-on-a-stick =corn-cup
tamal, tamales, tamalería, montucas, chuchitos, paches, tamalitos > tamale =tamale-steamer corn
humitas, hallacas > tamale corn
tortilla, totopos > tortillas =corn
tortillería, tortillas de maíz > tortillas =comal =corn
fruto seco, frutos secos > almond =walnut =peanut acorn
avellana, avellanas, avellana europea, avellanas tostadas, crema de avellanas > hazelnut
castaña, castañera, castañero, magosto, castanyes, castanyada > chestnut hazelnut
nuts > almond =walnut =peanut
~snack, snacks > popcorn =peanut
mermelada, dulce casero, confitura, jalea, compota, chutney, conservas caseras > jar strawberry / frambuesa, arándano, mora, murta, naranja, durazno, damasco, higo, ciruela, membrillo, manzana, pera, guayaba, mango, piña, tomate, cebolla, pimiento, ají, leche
mermelada de café, mermeladas de café, mermelada de cerveza, mermelada de vino, mermelada de ají, mermeladas de ají, mermelada de cebolla, mermelada de tomate, mermelada de tocino, mermeladas de verduras, mermelada de pimiento, mermelada de rosas, mermelada de cacao > jar
alas de pavo, alas y muslos, muslos y alas, pierna y muslo, pechugas y alas, alas de pollo por mayor > drumstick =chicken-bucket
barra de mariscos, barras de mariscos > shrimp =shrimp-cocktail =oyster
cucharas medidoras, tazas medidoras, cucharas y tazas medidoras, moldes y cucharas medidoras > whisk =rolling-pin =wooden-spoon
cucharas soperas, cucharas y cubiertos, cucharas y tenedores, cucharas de mesa > cutlery =spoon
cajas chinas, caja china, cajas chinas para asar, cajas chinas para lechón > grill =pig
coladores de café, colador de café, coladores de tela, café de colador, café colado, cafeteras de tela, chuspas de café > pour-over =jarrito =coffee-bean
coladores y ralladores, ralladores y coladores, coladores de cocina, coladores, ralladores, utensilios de cocina y coladores > whisk =skillet =cutlery
dulce de panela, dulces de panela, dulce de atado, dulce de tapa, tapa de dulce, tapas de dulce > sugar-cane
discos de carne, discos de hamburguesa, carnes para hamburguesa, carne para hamburguesa, medallones de carne, medallones de hamburguesa > hamburger =tall-burger
hojas de parra, hojas de parra rellenas, hojas de uva, hojas de uva rellenas, hojitas de parra > leaf-parcel =grape-bunch
hojas de laurel, laurel y orégano, orégano y laurel, hojas de hierbas secas > basil =mortar-herbs =greens-bunch
hilos de azafrán, azafrán en hebras > crocus =saffron-jar
hornos tandoor, horno tandoor > clay-oven =flame
láminas de queso, queso en láminas, láminas de jamón, queso laminado, fiambres y quesos laminados > cheese =ham
latas de sardinas, lata de sardinas, sardinas en lata, sardinas enlatadas > fish-tin =anchovy-tin =tuna-tin
latas de galletas, galletas en lata > cookie-jar =cookie
leche de coco, crema de coco, leche y crema de coco, aceite y leche de coco > coconut =green-coconut =milk-bottle
leche frita, leche frita y torrijas > flan =bread
leche dorada, leche de cúrcuma, golden milk > cup-leaf =tuber-plant
pescado y colapez, colapez, gelatina sin sabor > flan =parfait
grano de pimienta, granos de pimienta, pimienta en grano, comino y pimienta, pimienta y comino > mortar =grain-scoop
granos de cacao, grano de cacao, cacao en grano, cacao en granos > cacao =cacao-tree
cascos de chocolate, huevos y cascos de chocolate > chocolate =egg
bolas de semillas, bombas de semillas, bombas de semilla, bombas de barro con semillas > sprout =seed-packet =hands-sprout
goma arábiga, goma xantana, goma guar, gomas xantana y guar, gomas y estabilizantes, espesantes y gomas > flask =grain-scoop
gomas de mascar, goma de mascar, chicles, chicles y gomas > candy =candy-jar
fundas de embutidos, tripas para embutidos, tripas y fundas, fundas y tripas > sausage
bolsas para café, empaques de café, bolsas y empaques para café > coffee-bean =grain-sack
gomas enchiladas, gomitas ácidas, gomas ácidas, gomas dulces, gomas de dulce, gomitas y dulces, dulces y gomitas, chamoy y gomitas, gomitas con chamoy, gomitas con chile, gomitas de sabores, gomitas a granel, panditas y gomitas > candy =candy-jar =lollipop
gomitas de colágeno, gomitas de vitaminas, gomitas vitamínicas, gomitas de melatonina, gomitas de biotina, gomitas de vinagre de manzana, gomitas para dormir, vitaminas en gomitas > pill-bottle =capsule =candy-jar
bombas de chocolate, bombas de cacao, bombas de chocolate caliente, bombas de chocolate rellenas > chocolate =bonbon-box =cacao
bombas de crema, bombas de crema pastelera, bombas rellenas, bombas de manjar, bombas y donas, bolas de berlín, bombas de dulce de leche, bombas de arequipe > doughnut =doughnut-stack
dientes de ajo, dientes de ajo pelado, ajo en dientes, cabezas de ajo, ristras de ajo, trenzas de ajo > garlic
discos de empanada, discos para empanadas, discos de masa, discos de pascualina, tapas de pascualina, tapas de empanadas y pascualina, masas de empanada, masa para empanadas, obleas de empanada > empanada =empanada-tray =rolling-pin
cinta de lomo, cintas de lomo, lomo y cinta, cabeza de lomo > standing-pig =ham =cleaver
cueritos y carnitas, cueritos en vinagre, cueritos encurtidos, cuero de cerdo, cuero de chancho, cueritos de cerdo, cuero tostado, cuerito crocante > pig =standing-pig
mermelada, dulce casero, confitura, jalea, compota, chutney & frambuesa, arándano, mora, murta, naranja, durazno, damasco, higo, ciruela, membrillo, manzana, pera, guayaba, mango, piña, tomate, cebolla, pimiento, ají, leche > jar
aceituna, aceituna de azapa, olivicultura > olive =olive-branch
encurtido, pickles, pepinillo, pepinillos, pepinillos en vinagre, encurtidos en vinagre, escabeche, alcaparras, fermentados, chucrut, kimchi > jar-of-pickles
gildas y banderillas, banderillas y gildas, gildas y encurtidos, gildas y vermut, gildas artesanas, gildas, encurtidos y banderillas, banderillas y aceitunas, aceitunas y banderillas, banderillas y encurtidos > olive =skewer =jar-of-pickles
colmena, abeja, apicultura, apicultor, apícola, apiario, meliponicultura, erlezain, erlezaina, erlauntza > bee =beehive =honeycomb
miel, miel de quillay, miel de abeja, miel de abejas, miel de ulmo, polen, propóleo, propóleos, jalea real, honey, meliponario, cera de abeja, ezti, eztia > honey-jar =honeycomb =bee honey-dipper
aceite de oliva, almazara, oleico, aceites de oliva, virgen extra, extra virgen, aceite extra virgen, aove > olive =olive-oil =olive-branch drop-half
lagar de aceite, trujal de aceite > olive =olive-oil olive-branch
olivar, oliva, olivo > olive =olive-branch drop-half
~aceite, aceite vegetal > drop-half leaf-split
azúcar > sugar-cane grain-sack
azucarera, azucareras, ingenios azucareros, central azucarera > sugar-cane grain-sack
endulzante, stevia > leaf-split
# meat
carne, carnicería, carnicero, butcher, cortes de carne, cortes premium, cortes selectos, cortes finos, carnes premium, res, vacuno, ternera, carne de vacuno, wagyu, angus, cortes de vacuno, carnisseria, harategi, harategia, carnecería, carniceria y verdulería > steak =cleaver =beef-cuts bull cow knife / sin
canales de cerdo, canales de res, canales de cerdo y res, canales de res y cerdo, canales de cordero, canales de vacuno, carne en canal, cerdo en canal, res en canal, cordero en canal, medias canales, canales de borrego, canales de chivo, medias reses, media res, reses en canal > beef-cuts =cleaver steak
frigorífico de carnes, matadero, faenadora, obrador de carne, camal, faena, faenado, faenamiento, desposte de reses > steak =beef-cuts =cleaver bull cow knife / sin
embutido, chacinería, chorizo, salchicha, longaniza > sausage =ham
jamón, jamonería, jamón serrano, tocino, pernil, pernils, urdaiazpiko > ham =ham-stand
paleta ibérica, paletas ibéricas, paleta de bellota, paletas de bellota, paleta de jamón, jamones y paletas, paletas y jamones, paleta de cebo, paletas de cebo, paleta curada, paletas curadas, jamón y paleta > ham =ham-stand
paleta de cordero, paletas de cordero, paleta y pierna de cordero, pierna y paleta de cordero, paletilla de cordero, paletillas de cordero, paletilla y pierna de cordero, paletilla de lechazo, pierna de cordero, piernas de cordero, paleta y pierna, pierna y paleta > cleaver =lamb
cecina > ham =sausage
charcutería > ham =sausage =ham-stand
ibérico > ham =ham-stand knife acorn
fiambre, salame, butifarra > ham =sausage
fiambrería > ham =sausage =charcuterie-board cheese
tabla de fiambres > charcuterie-board =ham
pollo asado, pollería, asadero de pollos, pollo a las brasas > roast-chicken =spit-chicken drumstick flame hen
cecina seca, machaca, jerky > steak =beef-cuts
# sea food
pescadería, pescadero, peixateria, peixeria, arrandegi, arraindegi, arrandegia, peix, peixos, peixe, arrain, arrainak > fish =fish-on-ice =fish-and-knife
anchoa, anchoas en aceite, anchoas en salazón, filetes de anchoa, anchoas del cantábrico > anchovy-tin =fish-tin fish
bonito en aceite, atún en aceite, ventresca en aceite, bonito del norte en aceite > tuna-tin =fish-tin
merluza, merluza austral, reineta, congrio, atún, sardina, bacalao, corvina, jurel, pargo, mero, lenguado, rodaballo, caballa, besugo, cojinova, cabrilla > fish
salmón > salmon
fish, pescado > fish =fish-on-ice
conservas de pescado, conservas de atún, conservas de sardina, conservas de pescado y marisco > fish-tin =tuna-tin
pescado seco, pescado salado, pescado seco y salado, bacalao salado, bacalao seco, bacalao en salazón, bacaladería, bacaladero > hung-fish fish
ahumados, tilapia, robalo, huachinango, lubina > fish
salmón ahumado > salmon
albacora > fish
marisco, mariscos, seafood > shrimp =crab =lobster shell
jaiba, cangrejo > crab
centolla, centolla magallánica, cangrejo real, king crab > king-crab =crab
camarón, gamba, langostino, krill > shrimp =prawn
coctel de camarón > shrimp-cocktail =shrimp
bogavante > lobster
# drinks
café, coffee, cafecito, espresso, capuchino, cappuccino, carrito de café, latte > cup =coffee-to-go =coffee-bean =latte-art moka-pot
cafetería, coffee shop, café para llevar, coffee to go > cup =coffee-to-go =latte-art =cup-croissant =coffee-bean
barista > coffee-bean =portafilter =latte-art =pour-over
café en grano, café tostado, tostador de café, tostaduría, tostadores, tostaduría de café, torrefacción, finca de café, cafetal > coffee-bean =coffee-grinder coffee-branch
cafetalero, caficultor, productor de café > coffee-branch =coffee-bean
café de altura > coffee-bean =coffee-branch =pour-over
filtros de café, v60, v60 y prensa francesa, chemex, métodos de café, métodos de extracción, aeropress > pour-over =coffee-bean
té de ceilán, té de Ceylán, té en hebras, té en bolsitas, té blanco, té oolong, tea, infusión, matcha, salón de té, tetería, tienda de té, casa de té, rooibos, chai, tisanas > teapot =tea-bag =cup-leaf leaf-split / salud
hojas de té, hoja de té, té de hoja, té negro en hebras, té verde en hebras, blends de té, té de coca y muña > cup-leaf =teapot =tea-bag leaf-split
té de menta, té de jengibre, té de manzanilla, té de canela, té de cedrón, té de coca, té de jamaica, té de frutas, té de frutos rojos, té de moringa, té de boldo, té de tilo, té de anís, té de hierbabuena, té de toronjil, té de cúrcuma, té de lavanda, té de flores, té de jengibre y manzanilla, té de jengibre y limón, té de menta y manzanilla, té de canela y manzanilla > cup-leaf =tea-bag =teapot
sobres de té, sobres de té y azúcar > tea-bag cup
kombucha, kéfir de agua, kéfir de frutas > kombucha scoby-jar
vino, bodega de vinos, vitivinícola, viticultor, enólogo, wine, celler, cellers, upategi, upategia, ardo, ardoak, adega, adegas > glass =wine =grape-bunch barrel
vinoteca, enoteca, sommelier > glass =wine =corkscrew grapes
cava, espumante > champagne grapes
bodega boutique, enoturismo, viñedo y bodega, pipeño, chicha, vinos naturales, cata de vinos, tienda de vinos > grape-bunch =wine-barrel =wine glass
cosecha de uva > grape-bunch =grapes
vinería, vendimia > glass =wine =grape-bunch barrel
vermut, vermú, vermutería, vermouth, vermutera > vermouth
champaña, champagne, brindis > champagne
cerveza, cervecería, cervecero, beer, brewery, craft beer, microcervecería, cerveza artesanal, ipa > beer-stein =cheers =beer-bottle barrel hop
chela, chelería > beer-stein =cheers =beer-bottle hop beer-tap
growler, cervezas > beer-stein =cheers =beer-bottle barrel wheat
tequila, tequilería > agave =mezcal-bottle =copita / miel
vodka, licor > brandy =three-bottles / miel
licorería, licorera > three-bottles =brandy wine / miel
whisky, whiskey > brandy =barrel still / miel
ron > brandy =barrel sugar-cane / miel
pisco, pisquera > brandy =grapes still / miel
aguardiente > brandy still / miel
orujo > brandy still grapes barrel / miel
brandy, coñac > brandy =barrel grapes / miel
botillería, vinatería, tienda de licores, liquor store, vinos y licores > three-bottles =wine =beer-bottle brandy glass
agua purificada, garrafones, purificadora, agua en garrafón, dispensador de agua, dispensadores de agua > water-jug =water-dispenser =bottled-water / mar
agua, agua potable > drop-half / mar
manantial, agua de vertiente, water, agua alcalina > drop-half =bottled-water / mar
purificadora de agua > water-jug =water-dispenser =bottled-water / mar
hielo, cubos de hielo, fábrica de hielo, hielero > ice-cubes =ice-bag
gaseosa, gaseosas y cervezas, cervezas y gaseosas, gaseosas por mayor, reparto de gaseosas, reparto de bebidas, reparto de cervezas, distribuidora de bebidas, distribución de bebidas, distribuidor de bebidas, mayorista de bebidas, bebidas por mayor, distribuidora de cervezas, distribuidora de gaseosas, depósito de bebidas, depósito de gaseosas > bottle-crate =three-bottles
bebida, refresco, soda, isotónica, refresquería > juice
bebidas energéticas > juice lightning
# special diets
sin gluten, celíaco, celiaquía, gluten free, libre de gluten, sin tacc, tacc, apto celíacos > grains-slash
vegano, vegana, vegan, vegetariano, vegetarian, plant based, base vegetal > vegan-sign =leaf-fork leaf-split carrot avocado
comida vegana, comida vegetariana > leaf-fork =vegan-sign =salad-bowl leaf-split carrot
plan de alimentación, planes de alimentación, pauta de alimentación, minutas > apple =avocado-heart =apple-tape leaf-fork
saludable, healthy, comida sana, comida saludable, alimentación saludable, fitness food, snacks saludables, comida fit > apple =leaf-fork carrot avocado
colación saludable, nutritivo, vida sana, productos saludables > apple =salad-bowl =leaf-fork
producto orgánico, productos orgánicos, alimentos orgánicos, tienda orgánica, ecotienda > leaf-split =produce-crate =carrot sprout
~orgánico > leaf-split =produce-crate =carrot sprout
suplemento, suplemento alimenticio, suplementos deportivos, proteínas, whey, creatina, nutrición deportiva > barbell capsule lightning / naturista, hierba, té, natural
palomita, cabritas, popcorn, palomitas de maíz, pochoclo > popcorn
rosas de maíz, rositas de maíz, palomitas y rosas de maíz > popcorn
cotufas, cotufas y gomitas, cotufas dulces, cotufas de colores, pururú, pipocas, pipoca, canguil, canguil de sabores, cabritas de maíz > popcorn
ensalada, ensaladería, salad > salad-bowl =leaf-fork =lettuce
verduras congeladas, vegetales congelados, hortalizas congeladas > frozen-carrot =snowflake
~congelado, alimentos congelados, congelados, ultracongelados > snowflake
alimento, productos alimenticios, abastecimiento de alimentos > cutlery cloche grocery-bag basket / perro, gato, mascota, ganado, caballo, vaca, animal, ave, pájaro, gallina, pollo, pez, abeja, conejo
~gourmet, productos gourmet > cutlery cloche chef-hat / perro, gato, mascota, ganado, caballo, vaca, animal, ave, pájaro, gallina, pollo, pez, abeja, conejo
comida, food > cutlery =place-setting =cloche cooking-pot chef-hat / perro, gato, mascota, ganado, caballo, vaca, animal, ave, pájaro, gallina, pollo, pez, abeja, conejo
menú corrido, comidas corridas, menú corrido y comida, comida casera corrida, almuerzos corrientes > place-setting =bowl =cutlery
insumos alimenticios > cutlery cloche / perro, gato, mascota, ganado, caballo, vaca, animal, ave, pájaro
queso de cabra > cheese goat milk-can
queso panela > cheese milk-can cow
manchego @food,gastronomy,livestock > cheese / azafrán, vino, ajo, aceite, bodega, cordero, navaja, cuchillo, molino, pisto
queso de oveja > cheese sheep milk-can
cereales y granos > wheat grains grain-sack corn / café
tostaduría de maní, tostado de maní > peanut =almond walnut
tostaduría de frutos secos > almond =walnut =peanut acorn
tarta, cake > cake =cheesecake birthday-cake cupcake
tortas de cumpleaños, pasteles de cumpleaños, tortas decoradas > cake =birthday-cake cupcake
tortas de matrimonio, pastel de bodas, torta de novios > wedding-cake cake
pan de pascua, panettone > bread cake
cremería, cremerías > cheese milk-bottle sausage
salchichonería, salsamentaria, salsamentarías > sausage cheese ham
agua de horchata, tepache y horchata > fruit-water juice
juguería, jugos y batidos > juice =fruit-straw =blender mason-jar citrus pineapple
planta de hielo > ice-cubes =ice-bag
pasta de tomate, puré de tomate > tomato jar
leche vegetal, leche de almendras, leche de avena, leche de soya > milk-bottle =almond
carne vegetal, hamburguesas vegetales, carne de soya > leaf-fork =vegan-sign
queso vegano, quesos veganos > cheese vegan-sign
pan sin gluten, panadería sin gluten, panes sin gluten, pan y tortas sin gluten, pan para celíacos, repostería sin gluten > gluten-free-loaf =grains-slash
leche de cabra > goat milk-bottle milk-can
leche de burra > donkey
leche de oveja > sheep milk-bottle milk-can
cebolla, puerro > onion
~conserva, enlatados > jar
mates de calabaza, mates tallados, mates grabados > mate
mates burilados, mate burilado, burilado de mates, calabazas buriladas > painted-gourd gouge
yerba mate, mate, matecito, yerba, mates y termos > mate =mate-flask leaf-split
carne de cordero, cordero lechal, cordero magallánico, cordero patagónico > lamb steak
carne de cerdo, carne de chancho > pig =steak
carne de conejo > rabbit =rabbit-face
carne de cabrito > goat
ponqué > cake
torta de bodas > wedding-cake cake
magdalena > cupcake
almojábana, pandebono, pan de yuca, pan de bono, buñuelo de queso > bread
espárrago > asparagus
brócoli > broccoli =produce-crate
repollo > lettuce =produce-crate
coliflor > cauliflower =produce-crate
azafrán, azafrán en hebra, hebras de azafrán > crocus =saffron-jar paella-pan mortar
harina de pescado, anchoveta > fish
malteada, milkshake, batido de leche > milkshake =mason-jar blender
soja, soya, edamame > pod
sorgo > sprout wheat
carbonada de verduras > cooking-pot
frutos del mar, comida de mar, comidas de mar, productos del mar > shrimp =crab =lobster fish
bocadillo veleño, bocadillo de guayaba > guava candy
arequipe > jar
pescaíto frito, pescaíto > fish-on-a-plate =fish
tortilla de rescoldo, tortillas de rescoldo > bread
nuez mariposa, nueces mariposa > walnut
pan de molde > bread
semillas germinadas, brotes comestibles, brotes y germinados, microverdes, germinados y brotes > sprout =greens-bunch
molde de pan, moldes de pan, pan de caja, pan lactal, panes de molde, pan tajado > bread =bread-wheat
yema quemada, tortas de yema, tarta de yema, yema tostada, pasteles de yema, torta de yema > cake egg
roscas de anís, roscas fritas, roscos, roscas de manteca, roscas y bizcochos, roscas chonchinas > baked-rings =cookie
punto de nieve, claras a punto de nieve > whisk
pastas de té, pastitas de té, masas vienesas, masas y tortas > cookie cake
nudos de ajo, nuditos de ajo, pan de ajo, panes de ajo, nudos de pan > bread =garlic bread-wheat
pan de azúcar > -
alas de pollo, alitas de pollo > dipped-wing =drumstick =chicken-bucket
piernas de pollo, muslos de pollo > drumstick =chicken-bucket hen
alas @gastronomy,food > dipped-wing =drumstick =chicken-bucket
cabello de ángel > bowl
tocino del cielo > flan
lengua de gato, lenguas de gato > cookie
bife, bife de chorizo, ojo de bife, entrecot, chuletón > steak =grill
durazno, melocotón, albaricoque, damasco, chabacano, nectarina > peach
pera, peral > pear
coco > coconut
agua de coco, aguas de coco, coco verde, cocos verdes, coco frío, cocos fríos, coco helado, cocos helados, coco con bombilla, coco pipa, pipa fría, pipas frías, agua de pipa > green-coconut =coconut
almendra > almond
nuez, nueces > walnut
maní, cacahuate, cacahuete, mantequilla de maní, manisero, cacahuatero > peanut
calabaza, zapallo, auyama > pumpkin
ajo, ajos, ajo negro, ajo morado > garlic
alcachofa > artichoke
higo, breva > fig
chile seco, chile piquín, chiltepín, chile de árbol, chile serrano, chile pasilla, chile ancho, chile morita, chile habanero, jalapeño, chipotle, salsa macha, guindilla > chili =chili-bunch pepper
albahaca, hierbabuena, cilantro, perejil, orégano, hierbas aromáticas > basil =greens-bunch
mezcal, mezcalería, mezcalero, raicilla, sotol > agave =mezcal-bottle =copita
lechería, lechero, central lechera > milk-can =cow =milk-bottle
tonelería > barrel
pollo frito, pollo crocante, pollo crispy, pollo broaster, pollo apanado, pollo crujiente > drumstick =chicken-bucket
alitas, alitas y boneless, boneless, chicken wings, hot wings, buffalo wings > dipped-wing =drumstick =chicken-bucket
prepizza, prepizzas, masas para pizza, masa de pizza, masas y prepizzas > slice =pizza-whole =rolling-pin
panadería y confitería, confitería y panadería > bread =cake =croissant =cupcake
galletas de soda, galletas de agua, galletas saladas > cookie =cookie-jar
ensaimada, ensaimadas > croissant
cruasán, cruasanes, cruasanes y caracolas, caracolas y cruasanes, caracolas y ensaimadas, ensaimadas y caracolas, caracolas de crema, caracolas de chocolate, caracolas rellenas, napolitanas de chocolate, napolitanas de crema, bollería y napolitanas > croissant =cinnamon-roll
botana, botanas, botanas y frituras, frituras > popcorn =peanut =fries
chifles, chips de plátano, platanitos, chips de plátano verde, tostoncitos > plantain-chips banana
chicharrón, chicharrones, chicharronería > pig cooking-pot
lechona, lechonería > pig clay-oven
fritanga & gallopinto, pinto, asada, tajadas, nica > steak =skewer cooking-pot
fritanga, fritanguería > sausage pig potato
sodería, sifón de soda, sifones de soda, soda en sifón, agua de seltz > soda-siphon
~vinagre, aceto, vinagre de vino, vinagre balsámico > drop-half jar grapes
vinagre de manzana, vinagre de sidra > apple drop-half jar
fideos @food,agriculture > pasta =spaghetti-plate
casino de alimentación, casinos de alimentación, casino de empresa, casino industrial, concesionario de alimentos, comedor industrial, comedores industriales, comedor de empresa > works-canteen =cutlery =place-setting cooking-pot
tablajería, tablajero > steak =cleaver =beef-cuts bull cow knife
recaudería, recauderías > produce-crate =tomato carrot onion basket
depósito de cerveza, cervezas al mayor, expendio de cerveza > bottle-crate =beer-bottle =beer-stein
molde, moldes & repostería, pastelería, torta, tortas, chocolate, galletas, panadería, queque, fondant, merengue > piping-nozzle =whisk =pastry-bag rolling-pin
boquilla, boquillas & torta, fondant, repostería, pastelería, crema, manga > piping-nozzle =pastry-bag whisk
artículos de repostería, insumos de repostería, utensilios de repostería > piping-nozzle =whisk =pastry-bag rolling-pin
canastas navideñas, cestas de navidad, cestas navideñas, cajas navideñas, anchetas, anchetas navideñas > basket =gift bow
productos chinos, productos asiáticos, productos orientales, productos japoneses, productos coreanos, supermercado asiático, alimentación oriental @food,gastronomy > noodle-box =bowl-chopsticks =paper-lantern
productos italianos, productos de italia @food,gastronomy > pasta cheese tomato wine
productos españoles, productos ibéricos > ham olive-branch wine cheese
productos latinos, productos colombianos, productos peruanos, productos venezolanos, productos mexicanos, productos argentinos, productos bolivianos, productos ecuatorianos, productos brasileños, alimentación latina @food,gastronomy > grocery-bag basket storefront shopping-cart
productos del mar congelados, pescados congelados > fish =shrimp snowflake
tortas fritas, torta frita > doughnut mate
rosca, roscas & panqué, panqués, pay, pays, pan, panes, reyes, café > baked-rings =bread
tostada, tostadas & totopos, tlacoyo, tlacoyos, tinga, pozole, pozoles, ceviche, aguachile, aguachiles, sopes, tlayudas > tortillas =comal
panqué, panqués, panqué de nata, panqués caseros, panqué de plátano, panqué de nuez, roscas y panqués, panqués y roscas > loaf-cake cake
budines caseros, budines húmedos, budines marmolados, budín inglés, budín de limón, budín de naranja, budín de vainilla, budín de banana, budín de nuez, budín de zanahoria, budines y tortas, tortas y budines, budines y pan dulce, plum cake, banana bread, panqué de limón, panqué de naranja, panqué de zanahoria, panqué de elote, panqués y pays, pays y panqués, queque de naranja, queque inglés, queques y panqués, keke de vainilla, keke de naranja > loaf-cake cake
pay, pays, pays y roscas, pay de limón, pay de queso, pays de queso, pay de nuez, pay de manzana, pays caseros > pie =cheesecake
pastelitos criollos, pastelitos de membrillo, pastelitos de batata, pastelitos de dulce de membrillo, pastelitos de hojaldre, pastelitos y tortas fritas, tortas fritas y pastelitos, pastelitos patrios, tortitas negras > croissant =mate
chicha de jora, chicha morada, chicha de maíz > jarrito corn
arroz con leche, mazamorra, mazamorra morada > bowl milk-bottle
mazorca, mazorcas, mazorca asada, mazorcada > corn =corn-on-a-stick corn-cup
cigarrería, cigarrerías > storefront brandy cigar basket
coctel de fruta, coctel de frutas, cocteles de frutas > fruit-bowl =watermelon =parfait
molino de chile, molino de chiles, molino de mole > chili =metate
tortas de aceite, tortas de anís > cookie cookie-jar
tortilla de patata, tortilla española, tortilla de papas > spanish-tortilla =frying-pan eggs
gominola, gominolas > candy =candy-jar
gelatina, gelatinas, gelatinas artísticas > flan parfait
chacinado, chacinados > sausage =ham
yerbatal, yerbatales, secadero de yerba > mate
bebidas alcohólicas > three-bottles =brandy beer-bottle wine still
sal de mesa, sal rosada, sal gruesa, sal parrillera, sal yodada, elaboración de sal, fábrica de sal, venta de sal > salt-shaker
pimienta gorda, pimienta de jamaica, pimienta rosa > grain-scoop =mortar
onoto, bija, achiote en grano > pod mortar
fresón, fresones, fresón de palos > strawberry
locoto, locotos, ulupica, ulupicas, ñora, ñoras, pimiento choricero > pepper =chili
aceite de palta, aceite de aguacate > avocado drop-half
miel de palma > jar tree-palm
queso de tuna, miel de tuna > prickly-pear nopal
ají dulce, ajíes dulces > pepper =chili
papelón, melaza de caña, melaza > sugar-cane jar
pimienta y clavo, clavo de olor, canela y clavo, clavo y canela, pimienta y canela > grain-scoop =mortar
sal de roca, sal gema, sal de mina, sal andina, sal de los andes, sal de tierra, sal de cerro, minas de sal > salt-heap =salt-shaker
cárnico, productos cárnicos > steak =beef-cuts =sausage
carne de ave, carne de aves, carne de pollo, carnes de ave > drumstick =hen =roast-chicken
frutos silvestres > raspberry =blueberry
fábrica de conservas, conservas y enlatados > jar tomato peach
fábrica de aceite, aceites comestibles > drop-half =olive-oil sunflower
fábrica de vinagre > drop-half jar grapes
cono, conos & barquillo, helado, heladería, cucurucho > ice-cream =soft-serve
chicharrones de harina, chicharrón de harina > fries popcorn
ruedas de chicharrón, ruedas de harina, rueditas de harina, ruedas de chicharrón preparadas, chicharrones preparados con cueritos, donas de chicharrón > fries =popcorn
box de frutas, box de verduras, cajón de verduras, cajas de verduras, caja de frutas, cajas de fruta > produce-crate =fruit-bowl apple carrot basket tomato
box @food,gastronomy & desayuno, regalo, sorpresa, snacks, dulces, picoteo, quesos > gift bow
jugo de caña > juice =sugar-cane
aceite de coco > coconut
alimento para animales > grain-sack hay-bale barn
mojarra, cachama, bagre, pejerrey, surubí, paiche, pirarucú > fish
fábrica de salsas, salsas caseras, salsas gourmet > jar =tomato =hot-sauce
fábrica de fideos > pasta =spaghetti-plate
decoración de tortas, decoración de pasteles > cake =pastry-bag cupcake
conos de papas, cono de papas > fries
tortillería y molino > tortillas =corn metate
agua de mesa > water-jug =bottled-water
beneficio de café, beneficio húmedo, beneficio húmedo de café > coffee-bean coffee-branch grain-sack
guayaba, guayabas, guayabate, pulpa de guayaba > guava
maracuyá, parchita, chinola > passion-fruit =fruit-crate
nacatamal, nacatamales, vigorón > tamale cooking-pot
chocoteja, chocotejas, tejas de manjar, tejas iqueñas > candy =bonbon-box
king kong de manjar, king kong lambayecano, king kong de tres sabores > alfajor
semillas y chiles secos, chiles secos y semillas, semillas y granos, granos y semillas, semillas y cereales, semillas secas > grain-sack =grain-scoop chili-bunch
repostería keto, postres keto, pastelería keto > cupcake avocado
biónico, biónicos > parfait =fruit-bowl
gazpacho moreliano, gazpachos morelianos, gazpachos de fruta, gazpachos de fruta morelianos, gazpacho de frutas, vasos de fruta picada, vasos de fruta con chile > fruit-bowl =mango
lonchera, loncheras, lonches escolares, loncheras saludables, loncheras térmicas > lunchbox sandwich
semita, semitas, cemitas poblanas, salpores > bread
quesadillas hondureñas, quesadillas salvadoreñas, quesadilla salvadoreña, quesadilla hondureña, quesadillas y semitas, semitas y quesadillas, quesadillas y rosquillas, quesadillas de arroz, quesadilla guatemalteca, quesadillas de zacapa > bread =cake cheese
bizcochos de achira, achiras, hojaldras > cookie
pulpa de fruta, pulpas de fruta, pulpas & guanábana, guanábanas, graviola > soursop juice
pulpa de fruta, pulpas de fruta, pulpas, pulpa congelada > juice apple citrus
chamoy, dulces enchilados, gomitas enchiladas > candy =chili
moringa, ashwagandha > leaf-split
tofu, tempeh, proteína vegetal, seitán, soya texturizada, embutidos veganos, chorizo vegano > leaf-fork =vegan-sign
molino de arroz, piladora, piladora de arroz, arrocera > rice-ear =grain-sack
barra de bebidas, barras de bebidas, barra libre, barra móvil, mixología > martini =cocktail-shaker glass
salinera, salineras, sal por tonelada, productores de sal, sal a granel, sal industrial, cosecha de sal, extracción de sal, planta de sal > salt-heap =salt-shaker
milhojas, mil hojas, torta de mil hojas, tres leches > cake =cheesecake
tostilocos > fries chili
queso de hoja, queso fresco de hoja > cheese-wheel cheese milk-can
pulpa de frutas, pulpas de frutas > mango juice citrus
fruta deshidratada, frutas deshidratadas, fruta deshidratadas, secado de frutas, secado solar de frutas, deshidratado de frutas, deshidratador solar, fruta seca al sol > apple banana citrus
hielo en escamas, hielo para pescadores > ice-cubes =ice-bag
singani > grapes brandy glass
semillas de quinoa, semilla de quinoa > quinoa grain-sack sprout
papa semilla, papas semilla, semilla de papa, semillas de papa > potato =tuber-plant sprout
pistacho, pistachos, pistachero, pistacheros, crema de pistacho > pistachio jar
huevo de pascua, huevos de pascua, huevos de chocolate > egg chocolate rabbit
corchos y tapones, tapones de corcho, corchos para vino > wine corkscrew wine-barrel
mantequilla, mantequillas, manteca de campo > milk-can cow milk-bottle
tereré > mate =mate-flask
mbejú, mbeyú > tortillas =comal
kivevé, kivevé y mbejú, mbejú y kivevé > bowl =pumpkin corn
sonso, zonzo, cuñapé, cuñapés > bread cheese
sopa paraguaya > corn bread
picadas a domicilio, picada de fiambres, picadas y fiambres, tabla de picadas > charcuterie-board cheese ham
garrapiñada, garrapiñadas > peanut =almond
fernet > three-bottles
grapamiel, grapa > brandy honey-jar grapes
medio y medio > wine glass grapes
mantecol, halva > candy peanut
quesada, quesadas, sobao, sobaos, quesada pasiega > cake =cheesecake
dulce de membrillo, dulce de batata, dulce de cayote, dulce de guayaba, arrope, arropes > jar apple pear
patay, añapa, harina de algarroba > tree grain-sack bread
mortiño, mortiños > blueberry
chochos, tarwi, lupino, lupinos, altramuz, altramuces > pod grain-sack
pulpa de guanábana, pulpas de guanábana > soursop juice
pulpa de maracuyá, pulpas de maracuyá, jugo de maracuyá > passion-fruit =juice
pulpa de mango, pulpas de mango > mango =juice
prensa de aceites, prensa de óleos, prensas de aceites, prensado en frío, aceites prensados en frío > olive-oil drop-half
tapas corona, corcholatas, chapas para botellas, tapas y corchos, corchos y tapas, tapas de botella, tapas para botellas, tapas corona y corchos > beer-bottle =three-bottles
barricas decoradas, barricas recicladas, corchos y barricas, barricas y corchos, duelas de barrica, barricas de decoración, muebles de barricas > wine-barrel =barrel corkscrew
pasta de guayaba, pasta de membrillo, pasta de guayaba y queso > guava jar
pasta de ají, pastas de ají, pasta de chile, pastas de chile @food > jar =hot-sauce chili
pasta de maní, pasta de cacahuate, pasta de maní y almendras, pasta de almendras, pasta de avellanas, pasta de sésamo > jar =peanut
pasta de cacao, pastas de cacao, pasta pura de cacao, cacao en pasta, licor de cacao, manteca de cacao > cacao =chocolate
papel aluminio, papel film, papel encerado, film alimenticio, film para alimentos, papel manteca, papel aluminio y film, papel antigrasa, papel de envolver alimentos, papel grado alimenticio > disposables =package
molinos de carne, molino de carne, rebanadoras y molinos, molinos y rebanadoras, sierras para carnicería, sierras para carne, picadoras de carne, moledoras de carne, rebanadoras de carne, equipos para carnicería, equipo para carnicerías > cleaver =sausage steak
palos de madera para paletas heladas, palitos para paletas heladas, palitos de madera para paletas heladas > popsicle =fruit-popsicle ice-cream
maquinita de raspados, máquina de raspados, máquinas de raspados, máquinas de granizado, granizadora, granizadoras, raspadora de hielo, máquinas raspadoras de hielo > snow-cone =ice-cubes
prensa de uva, prensas de uva, prensas de vino, prensa de manzana, prensas de manzana > grape-bunch =wine-barrel
prensa de aceitunas, prensas de aceitunas, prensa de aceituna, prensa de aceite, prensado en frío de aceitunas, molienda de aceitunas, molino de aceitunas, molino de aceite, maquila de aceituna > olive-oil =olive
palos para paletas, palitos de paleta, palitos para paletas, palos de paleta, palos para helado, palitos para helado, palos de madera para paletas, palitos de madera para paletas, palillos para paletas, palitos para paletas y brochetas > popsicle =fruit-popsicle ice-cream
pulpa de lúcuma, pulpa de lulo, pulpa de chirimoya, pulpa de copoazú, pulpa de arazá, pulpa de camu camu > juice =fruit-crate =fruit-bowl
pulpa de mora, pulpa de frambuesa > juice =raspberry
pulpa de fresa, pulpa de frutilla > juice =strawberry
viandas para niños, viandas sanas para niños, viandas escolares > lunchbox sandwich apple
viandas fit, viandas saludables, comida saludable a domicilio > leaf-fork =lunchbox =salad-bowl
lúpulo > hop beer-stein
pan keto, panadería keto, pan bajo en carbohidratos > bread avocado
fresas con crema, frutillas con crema > strawberry =parfait
suero costeño > milk-bottle jar
algarrobina > jar tree
king kong @food > alfajor
chips de papa, chips de papas, papas chips, papas nativas fritas, hojuelas de papa, chips de papas nativas > potato =fries
ates, ate de membrillo, ate de guayaba, ates y dulces > candy jar
frutas cubiertas, fruta cubierta, frutas cubiertas y cristalizadas, acitrón, acitrones, acitrones y cubiertos, calabazate, calabazates, fruta cristalizada, frutas cristalizadas, frutas confitadas, higos cubiertos > candy =fig candy-jar
dietética, dietéticas @food,gastronomy > grain-sack =grain-scoop almond
quinua real, quinoa real > quinoa grain-sack
nopal verdura, nopal verdulero, nopalitos, nopales verdura > nopal =nopal-flower prickly-pear
viandas congeladas, comida congelada, comidas congeladas, platos congelados, viandas semanales, comida casera congelada > cooking-pot =lunchbox snowflake
cerdo ibérico, cerdos ibéricos > pig ham acorn
legumbre, lenteja, garbanzo, poroto, frijol, alubia, porotos granados, frijoles charros @gastronomy > bowl cooking-pot
carne en su jugo > bowl steak
arepa de huevo, arepas de huevo > arepa egg
cuernito, cuernitos, cuernos @food,gastronomy > croissant
cuernos tallados, cuerno tallado, cuernos de toro tallados, cuernos tallados de toro, talla en cuerno, tallas en cuerno, tallado en cuerno, peines de cuerno, artesanía en cuerno, artesanías en cuerno, cacho tallado, artesanías en cacho, tallado de cacho, artesanía en asta, cuerno y hueso tallado, hueso y cuerno > taurus =gouge comb
cuernos vikingos, cuerno vikingo, cuernos para beber, cuernos vikingos para cerveza, tarros de cuerno, jarros de cuerno, vasos de cuerno, cachos para beber > viking-helmet =beer-stein
hueso tallado, huesos tallados, arte en hueso, arte en hueso tallado, tallado en hueso, talla en hueso, tallas en hueso, artesanía en hueso, artesanías en hueso, joyas de hueso, botones de hueso > bone =gouge
pestiño, pestiños > cookie honey-jar
flores de semana santa, flores fritas, flores manchegas, flores fritas manchegas, flores de sartén, flores extremeñas, flores de carnaval, flores y pestiños, pestiños y flores, hojuelas y flores, flores y hojuelas, orejas y filloas, filloas y orejas > cookie =honey-jar
torrija, torrijas > bread
mojicón, mojicones, lenguas y mojicones, mojicones y lenguas, mogollas y mojicones, mestizas y mogollas > bread =bread-wheat
rosca de pascua, roscas de pascua, roscas de pascua y huevos, huevos y roscas de pascua > bread =doughnut eggs
cheesecake > cheesecake
tartaleta, tartaletas > pie
manzanas acarameladas, manzanas confitadas, manzanas de caramelo > apple =lollipop
paté, patés > jar
lomo embuchado, caña de lomo > sausage =ham
surimi > crab
pesto, salsa pesto > basil
chimichurri > jar basil
sal de maras, sal del himalaya, sales de mesa > salt-shaker =salt-heap
sal @food,gastronomy > salt-shaker
harina de maíz, harinas de maíz > corn grain-sack
tortillas de harina > tortillas =comal
decoración de galletas > cookie whisk
páprika > chili =chili-bunch pepper
té verde, té negro, té rojo @agriculture > leaf-split cup-leaf
arroz @gastronomy > bowl cooking-pot
tarta, tartas & empanada, empanadas, saladas > pie
carne ovina, carne de ovino > sheep lamb steak
tostaduría de café de especialidad, tostador de café de especialidad, tostadores de café de especialidad > coffee-bean =coffee-grinder =grain-scoop =pour-over
frutas exóticas, fruta exótica, frutas tropicales > pineapple =mango =papaya
barras de cereal, barritas de cereal > wheat almond
bolitas energéticas, bolas energéticas, bocaditos energéticos, trufas energéticas, energy balls, bolitas de dátil, bolitas de dátiles, bolitas energéticas de dátil, bombones de dátil, trufas de dátil > almond =bonbon-box
baguette, baguettes, barra de pan, barras de pan > baguette-basket =bread
tahona, horno de pan, pan de leña > bread =clay-oven =bread-wheat =baguette-basket / molde, azúcar
brotes, microgreens, microvegetales, germinados, microbrotes > sprout =leaf-split
marisquería, marisquerías, mariscal, mariscales, restaurante de mariscos, restaurant de mariscos, bar de mariscos, marisquero, marisqueros > shrimp =crab =lobster =shrimp-cocktail
cigala, cigalas > prawn =lobster
barra de café, café de especialidad, cafetería de especialidad, specialty coffee, coffee bar, café filtrado, café de filtro, barras de café > cup =latte-art =pour-over =coffee-bean portafilter
agua embotellada, agua mineral, botellas de agua, agua en botella, agua con gas, agua sin gas > bottled-water =water-jug / mar
~delicatessen, tienda gourmet, tienda delicatessen > charcuterie-board =cheese-wheel ham cutlery / perro, gato, mascota, ganado
rosco, roscón, roscones, roscón de reyes > doughnut cake
nectarín > peach
tamarindo, pulpa de tamarindo, pulpas de tamarindo, dulces de tamarindo, agua de tamarindo > tamarind
fruta tropical, frutas del trópico > pineapple =mango =papaya
beneficio seco > coffee-bean coffee-branch
destilería de pisco, destilerías de pisco, pisco artesanal > brandy =grapes still
roles de canela, rol de canela, rollos de canela, rollo de canela, cinnamon rolls, cinnamon roll, caracolas de canela, bollos de canela > cinnamon-roll
harina de grillo, harina de grillos, proteína de grillo, proteína de insectos, harina de insectos, insectos para comer, insectos como alimento, proteína de insecto, barritas de insectos, entomofagia > grasshopper
yogurt helado, yogur helado, frozen yogurt, yogurt frozen > ice-cream-cup =parfait =soft-serve
acai, acai bowl, acai bowls, smoothie bowl, smoothie bowls > fruit-bowl =parfait
acai y granola, granola y frutas, bowls de frutas, bowls saludables, bowls de acai, healthy bowls > fruit-bowl =parfait
pollo fresco, pollos frescos, pollo entero, pollo faenado, distribuidora de pollo, distribuidora de pollos > drumstick =hen =roast-chicken
almendras tostadas, almendras confitadas > almond
nueces tostadas > walnut
tapioca, almidón de yuca, almidón de mandioca, harina de yuca, farofa, fariña > cassava =grain-sack
bagel, bagels, pretzel, pretzels > bread
cold brew, coldbrew, café helado, café frío, café embotellado > coffee-to-go =pour-over =coffee-bean
manga pastelera, mangas pasteleras, boquillas de repostería, duyas > piping-nozzle =pastry-bag whisk
tostado y molido, café molido, café tostado y molido > coffee-bean =coffee-grinder =grain-scoop
recarga de agua, recargas de agua, recarga de garrafones, recarga de bidones, llenado de garrafones, llenado de botellones > water-jug =water-dispenser
café de olla > jarrito =cup
mesas de quesos, mesa de quesos, mesas de quesos y embutidos, mesas de quesos y fiambres > charcuterie-board =cheese =cheese-wheel
vinya, vinyes, mahasti, mahastiak > grapes =glass =wine
figuras de azúcar, figuras de fondant, modelado en fondant, figuras de pastillaje > cake =candy
esculturas de frutas, tallado de frutas, talla de frutas, mukimono, frutas talladas > fruit-bowl =watermelon pineapple
dulces la ligua, dulces de curacaví, chilenito, chilenitos, empolvado, empolvados, dulces de la zona > alfajor
merengón, merengones, ensalada de frutas con crema > parfait =ice-cream-cup
panelitas, panelitas de leche, panelitas de coco, melcochas, alfeñique, alfeñiques, alfandoque, alfandoques, malvavisco, malvaviscos, marshmallow, marshmallows, melcochitas > candy =candy-jar
dulce de mamón, ka'i ladrillo, dulce de mamón y ka'i ladrillo, kai ladrillo, ladrillo de maní, tablillas de leche, tablillas de dulce, tablillas de leche y maní, guargüeros, guargüeros y voladores, huargüeros > candy =candy-jar
huesitos de leche, huesitos de leche y camotes, camotes poblanos, camotes de santa clara, camotes y dulces, dulces de leche quemada, jamoncillos de leche, glorias y obleas > candy =candy-jar
aguapanela, aguadepanela, agua panela, agua dulce @food,gastronomy > jarrito sugar-cane
pandeyuca, pandeyucas, mogolla, mogollas, pan de queso, pão de queijo, pan aliñado, pan camaleón, cuernitos de grasa, bizcochos de grasa, bizcochitos de grasa, libritos de grasa, cremonas, fartons, pan sobao, pan de agua, pan cubano, pan telera > bread =bread-wheat
cachitos de jamón, cachito de jamón > croissant
cachito, cachitos & jamón, panadería, malta, golfeados, tequeños, pastelitos, pan > croissant
golfeado, golfeados > cinnamon-roll
catalina, catalinas & polvorosas, cucas, besitos, papelón, venezolanas > cookie =cookie-jar
polvorosa, polvorosas, paledonias, besitos de coco, cucas de panela, besos de coco, orejitas dulces, cucas > cookie =cookie-jar
bienmesabe, torta bejarana, rogel, torta rogel, chajás, massini, massinis, selva negra, selvas negras, torta amor, tortas curicanas, torta de hojas, mona de pascua, monas de pascua, torta helada, tortas heladas > cake =cheesecake =cupcake
dulce de lechosa, dulce de papaya, dulce de cascos, cascos de guayaba, dulces en almíbar, frutas en almíbar, duraznos en almíbar > jar papaya
cocuy, cocuyero > agave =mezcal-bottle =copita
caraota, caraotas, habichuela, habichuelas, gandul, gandules, guandú, quinchoncho, quinchonchos, arvejas, habichuelas rojas > grain-sack =grain-scoop pod
salprieta, sal prieta > peanut mortar
guayusa, guayusas > cup-leaf =teapot leaf-split
marcianos & helado, helados, hielo, chupetes, fruta, frutas, bolis > popsicle =fruit-popsicle
bola de fraile, bolas de fraile, borlas de fraile, suspiros de monja, berlinesa, berlinesas > doughnut =fritter-balls
nubes de azúcar, nube de azúcar > candy-floss
panellets, panellet > almond candy
pastel de papa, pasteles de papa, pastel de carne, pasteles de carne, pastel de berenjena > clay-pot potato
pasteles de carne y de pollo, pasteles de pollo y carne > empanada =empanada-tray
pastel de chucho, pasteles de chucho, pastel de cazón, pastel de pescado, pastel de atún, pastel de centolla, pastel de cangrejo > clay-pot fish-on-a-plate
navegado, vino navegado, borgoña, vino caliente, clery @food,gastronomy > glass citrus
murtado, licor de oro, apiado > brandy =three-bottles
catuto, catutos, chochoca, mültrün > tortillas bread
leche con sémola, sémola con leche > flan bowl
polenta, polentas > corn bowl
maicena, fécula, féculas > grain-sack corn
nibs > cacao
clavos de olor > mortar =grain-scoop
laurel & orégano, comino, especias, condimentos, tomillo, romero, aliños > basil =mortar
piñón, piñones @food,agriculture,gastronomy,nature > pine acorn =araucaria
cachaça, cachaza & limón, caipirinha, brasil > three-bottles =brandy
caipirinha, caipirinhas, mojito, mojitos, daiquiri, daiquiris, gin tonic, gin tonics, piscola, piscolas, chilcanos, piñas coladas, caipiroskas > martini =cocktail-shaker glass
chupito, chupitos, chupitos y shots, shots y chupitos, chupitos y copas, copas y chupitos, shots y cocteles, shots de tequila > shot-glass =copita =cocktail-shaker martini
shots y tragos, tragos y shots, barra de shots, bar de shots, bar de chupitos, barra de chupitos, chupitería, chupiterías, shots de colores, shots flameados, shots de licor, shots y cervezas, shots con gelatina, gelatinas con alcohol, jello shots, vasos chupiteros, vasos de chupito, caballitos tequileros, vasos tequileros > shot-glass =cocktail-shaker
palomas y margaritas, margaritas y palomas, palomas y cantaritos, cantaritos y palomas, palomas y micheladas, micheladas y palomas, palomas con tequila, cantaritos y margaritas > martini =citrus jarrito
sake, soju > three-bottles
sirope, siropes, jarabes de sabores > jar =honey-jar
viche & ron, licor, licores, destilado, destilamos, curado, tumbacatre, arrechón, pacífico, botella, botellas > three-bottles =brandy sugar-cane
crema, cremas & quesos, mantequilla, yogur, yogurt, lechería, quesillo, cuajada, lácteos > milk-bottle =milk-can
mantequería, mantequerías > cheese =milk-can ham
masas finas, masas dulces, masas secas, masitas, masitas finas, masitas dulces > cookie =cupcake croissant
yoyos y alfajores, alfajores y yoyos > alfajor =cookie
yoyo, yoyos @food > alfajor =cookie
fondant, papel de azúcar, papel comestible, impresión comestible, impresiones comestibles, flores de azúcar, toppers comestibles, láminas comestibles > cake =cupcake piping-nozzle
pasta de goma, pastas de goma, pasta de goma y fondant, fondant y pasta de goma, pastillaje, pasta de azúcar, pasta laminada, masa elástica para tortas > cake =cupcake piping-nozzle
colorante, colorantes, esencias y colorantes, colorantes y esencias, esencias de vainilla @food > piping-nozzle =whisk vanilla
molde de silicona, moldes de silicona @food,gastronomy > piping-nozzle =whisk cupcake
suspiro, suspiros, suspiritos, merenguitos @food > piping-nozzle =pastry-bag cookie
tortitas de santa clara, tortita de santa clara, tortitas de pepita > cookie
cajas de pizza, cajas para tortas, cajas para hamburguesas, cajas para pastel, cajas pizzeras, envases de comida, envases para alimentos, empaques para comida, empaques de alimentos, envases para delivery, envases de aluminio, bandejas de aluminio, envases compostables, vasos de papel, vasos de cartón, vasos y bolsas, vasos y bolsas de papel, pocillos de sopa > disposables =shopping-bag carton-box
corcho, corchos, tapas y corchos @food,gastronomy > corkscrew wine
amasadora, amasadoras, batidora industrial, batidoras industriales, amasadoras industriales, amasadoras y batidoras @food,gastronomy > dough-mixer =whisk oven
sobadora, sobadoras, laminadora de masa, divisora de masa @food,gastronomy > whisk =oven rolling-pin
bombo & barquillos, obleas, barquillero > -
sal de uyuni > salt-heap =salt-shaker
castaña amazónica, castañas amazónicas, castaña de brasil, nuez de brasil, nueces de brasil > walnut almond
trufa, trufas & turística, negra, negras, perros, perro, truficultor, encina, encinas, tuber, melanosporum > truffle / chocolate, bombón, bombones, cacao, torta, tortas
carnes frías, carnes frias y quesos > ham =sausage
frutos del país > grain-sack =walnut almond
pan de jengibre, galletas de jengibre, casitas de jengibre, casas de jengibre, orejas de carnaval, carquinyolis, carquiñoles, tejas de almendra, tejas de almendras, cordiales, perrunillas, mantecadas de almendra > cookie =cookie-jar
huesos de santo, yemas de santa teresa, yemas de convento > candy almond
huevos chimbos, huevo chimbo, quesillo y huevos chimbos, bienmesabe y huevos chimbos, tocinillo de cielo, tocinillos de cielo, huevos moles, huevo mol > flan =parfait
cabello de ángel & pestiños, pestiño, empanadilla, empanadillas, cidra, cabelloángel, milhojas, bollo, bollos, ensaimada, ensaimadas, calabaza, confitura, mermelada > jar pumpkin
miguelito, miguelitos @food > croissant
chistorra, txistorra, chistorras, txistorras > sausage =ham
pastel de nata, pasteles de nata, pasteles de belém > pie
crema de orujo, crema de whisky, cremas de licor, crema de licor, licor café > brandy =three-bottles
tostaduría de semillas, tostaduría de cereales, tostaduría de granos > grain-scoop =grain-sack almond
envasamos agua, envasado de agua, embotellamos agua, embotelladora de agua, recargamos botellones, recarga de botellones > water-jug =bottled-water =water-dispenser
fermentamos verduras, verduras fermentadas, vegetales fermentados, fermentos de verduras > jar-of-pickles
castaña, castañas & copoazú, beni, amazónica, amazonía, pando, zafra, recolectores > walnut almond
ramo de fresas, ramos de fresas, fresas con chocolate, fresas cubiertas, fresas cubiertas de chocolate, arreglos de fresas, frutillas con chocolate > strawberry =chocolate
arreglos de frutas, arreglos frutales, arreglos de fruta, bouquets de frutas, frutas decoradas, brochetas de fruta, brochetas de frutas > fruit-bowl =pineapple strawberry
toppers, topper, cake toppers, cake topper, toppers para tortas, toppers de torta, topes de torta, topes para tortas, topes y cajitas, adornos de torta, adornos para tortas, cajitas de cumple, cajitas de cumpleaños, cajitas sorpresa > birthday-cake =party-hat
morocho con leche, morocho caliente, morocho dulce, vasos de morocho > jarrito corn
chuleta, chuletas, chuleta de cerdo, chuletas ahumadas, chuleta valluna > steak =pig grill
chocotorta, postre balcarce, torta balcarce, imperial ruso, torta imperial, marquise, torta tres leches, pastel tres leches, lemon pie, carrot cake, red velvet > cake =cupcake
tiste, pinolillo, pinol, pozolillo, cacao con leche nica, fresco de cacao > jicara =jarrito cacao
chucula, chuculas, máchica, chucula y máchica, máchica y pinol, pinol de maíz y panela > jicara =cacao grain-sack
nuégados, nuégados de yuca, buñuelos de yuca, torrejas en miel, chilate con nuégados > fritter-balls
rellenitos de plátano, rellenitos > banana =fritter-balls
duros de harina, duros preparados, duritos, tostitos preparados, papitas preparadas > fries =popcorn
muéganos, pepitorias, pulparindo, borrachitos, macarrones de leche, dulces de leche, dulces regionales, dulces de camote > candy =candy-jar
borrachos y panetela, panetelas, panetela, panetela y borrachos, bizcochos borrachos, borrachos de bizcocho, borracho con jarabe, panetelas borrachas > cake
tubos de dulce, tubos de caramelo, paletas payaso, paletas payaso y dulces, tubos de dulce y paletas, dulces mexicanos en tubo > candy =lollipop =candy-jar
tuba fresca, tuba natural, tuba preparada, tuba con cacahuate > coconut =mason-jar
strudel, strudel de manzana, apfelstrudel, crumble, cobbler > pie =apple
quiche, quiches, tarta salada, tartas saladas, tarta de acelga, tarta de verdura, tarta de verduras, tartas de verdura, tarta de jamón y queso, tarta de zapallitos, tarta de atún, tarta de cebolla > pie
éclairs, profiteroles, petit choux, repollitos, cannoli, cannolis, canutillos, cañoncitos > pastry-bag =cookie cake
tiramisú, panna cotta, pannacotta, mousse de chocolate, mousse de maracuyá, shots de postre, shots dulces, crème brûlée > parfait =cake
affogato > cup ice-cream
trozos de pollo, pollo trozado, presas de pollo, pollo en presas, pollo beneficiado, pollos beneficiados, pechugas, pechuga de pollo, pechuga, contramuslos > drumstick =hen chicken-bucket
pepas de zapallo > pumpkin =grain-scoop
masa quebrada, masa sablé, masas listas, masas de hojaldre, masas para tartas > rolling-pin =pie
orejones, orejones de durazno, descarozados, fruta seca, frutas secas > fruit-bowl =peach
cocoa, cocoa en polvo > cacao =chocolate
bebidas energizantes, energizantes, bebidas isotónicas, bebidas hidratantes > bottle-crate =pet-bottle
cobertura de chocolate, coberturas de chocolate, chocolate para baño, baño de repostería > chocolate
topper personalizado, oblea comestible > cake =cupcake
popcakes, cakepops, cake pops > cupcake =lollipop
tizana, tizanas > mason-jar =fruit-bowl juice
masas para empanadas > empanada =rolling-pin
canchita, canchita serrana, cancha serrana, maíz cancha, cancha tostada > popcorn =corn
máquina de algodón, máquinas de algodón, máquina de algodones, carrito de algodón > candy-floss
cuajada con miel, arroz con leche y natillas > flan bowl
brazo de reina, brazo gitano, pionono, piononos dulces, pionono dulce, arrollado dulce, arrollados dulces > cake =cinnamon-roll
troncos de navidad, tronco de navidad, tronco navideño, troncos navideños, troncos de chocolate, brazo gitano y troncos, troncos y roscones, bûche de noël > cake =cinnamon-roll
hoja de plátano, hojas de plátano, hojas de bijao & tamal, tamales, hayaca, hayacas, hallaca, hallacas, nacatamal, nacatamales, envolver > tamale =banana-bunch =tamale-steamer
hojas de maíz para tamales, hojas de plátano para tamales, hojas de chala, hojas para hayacas, hojas para humitas, hojas de totomoxtle > tamale =corn =tamale-steamer
`;
