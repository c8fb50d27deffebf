/** Where one eats and drinks, and the dishes that name such places. The format is told in ../table.ts. */
export const RESTAURANTS = `
~restaurante, restaurant, restorán, bistro, brasserie, jatetxe, jatetxea, sukaldea, cuina > cutlery =place-setting =cloche chef-hat
almuerzos caseros, delivery de almuerzos, almuerzos a domicilio, viandas a domicilio > cutlery =place-setting =lunchbox cooking-pot moped
~fonda, cocinería, picada, comedor, comedores, cenaduría, mesón, bodegón, bodegones > cutlery =place-setting =cooking-pot cloche chef-hat
~casa de comidas, merendero, venta de carretera > cutlery =place-setting =cooking-pot cloche
~restobar, gastrobar > cutlery =martini =place-setting =cocktail-shaker
~ristorante, trattoria > pasta =spaghetti-plate cutlery wine slice
restaurante de comida casera, restaurante casero > cooking-pot =cutlery =place-setting cloche
~comida casera, cocina casera, menú casero, colación, colaciones, almuerzos, viandas > cutlery =place-setting =cooking-pot cloche bowl
~comida corrida, cocina económica > cooking-pot =place-setting =cutlery cloche bowl
~menú del día, menú diario, menús diarios, menús caseros, cocina de autor, comida preparada, comida para llevar, platos preparados, gastronomía, comida típica > cutlery =place-setting =cooking-pot cloche chef-hat
cocina chilena, comida chilena, comida peruana, cocina peruana, cocina casera, comida casera, comida criolla, cocina mediterránea & pisco, vino, trago, cóctel, cerveza, licor, bar > cutlery =place-setting =cloche
~comida criolla, cocina chilena, comida chilena, comida peruana, cocina peruana > cutlery =place-setting =cloche
~cocina mediterránea > cutlery cloche olive-branch fish
comida venezolana, comida colombiana > arepa =open-arepa =empanada cutlery
~comida india, comida hindú, restaurante hindú, cocina india > bowl cooking-pot cutlery
~comida árabe > skewer =doner
~comida francesa > cutlery =place-setting =cloche
~comida española > paella-pan =ham cutlery
~comida italiana > pasta =spaghetti-plate =slice cutlery
~tupper, dieta a domicilio > cutlery cooking-pot cloche
~dark kitchen, cocina fantasma, cocinas fantasma > cutlery cooking-pot cloche chef-hat
comida tailandesa, cocina tailandesa, comida thai, comida coreana, cocina coreana > bowl-chopsticks =noodle-box
comida mexicana, cocina mexicana, antojitos, antojitos mexicanos > taco =two-tacos molcajete pastor-spit chili
pizza, pizzería, pizzero, calzone, pizzas a la leña > slice =pizza-whole =pizza-oven flame
comida rápida, fast food > hamburger =burger-fries =hot-dog =fries
completo, hot dog, vienesa > hot-dog =completo =hot-dog-pocket
sándwich de carne, lomito > sandwich =sub-sandwich
comida al paso, comida chatarra > hamburger =burger-fries =hot-dog =fries
lomitón > sandwich =sub-sandwich
sándwich de miga, sándwiches de miga, sándwich triple, sándwiches triples, triples de miga, triples surtidos, sanguchitos de miga, sándwiches de miga triples > crustless-triples sandwich
sándwich, sánguche, sanguchería, sánduche, sandwichería, emparedado, lonchería > sandwich =sub-sandwich =melted-sandwich
fuente de soda > sandwich =hot-dog =hamburger bread
ramen, noodles, udon, pho, ramen japonés, casa de ramen, bar de ramen, bibimbap, donburi > bowl-chopsticks =noodle-box
fideos > bowl-chopsticks =pasta
comida asiática, cocina asiática, restaurante asiático, fusión asiática, cocina vietnamita > bowl-chopsticks =noodle-box dumplings
wok > noodle-box =bowl-chopsticks dumplings
sushi, rolls, nigiri, maki, sashimi, onigiri, temaki, handroll, sushi a domicilio > sushi =maki-chopsticks =nigiri
poke > poke-bowl salmon salad-bowl
comida japonesa, izakaya > sushi =nigiri =maki-chopsticks bowl noodle-box
sopa, soup, caldo, cazuela > bowl =cooking-pot
sopaipillas pasadas, bowl > bowl
consomé, menudo, pozole > bowl =clay-pot
birria > bowl =taco =clay-pot
quesabirria, quesabirrias, birriamen, ramen de birria, birria ramen, quesabirrias y ramen, tacos de birria, quesataco, quesatacos > taco =two-tacos bowl
tinga, tinga y picadillo, tinga de pollo, tinga de res, picadillo, picadillos, tacos de guisados, guisados mexicanos > clay-pot =two-tacos =cooking-pot
comida vietnamita > bowl-chopsticks noodle-box
comida china, chifa > noodle-box =dumplings =bowl-chopsticks bowl
dim sum > dumplings
pasta, pastas, pasta fresca, tallarines, ñoquis, lasaña, raviolis, ravioles, canelones, capeletis, sorrentinos, pastificio, espagueti > pasta =spaghetti-plate
taquería, taquero, taquiza > taco =two-tacos =pastor-spit
tacos de asada, tacos de carne asada, tacos de guisado, tacos de canasta, tacos al vapor, tacos dorados > taco =two-tacos
tacos de asada y al pastor, tacos al pastor, taco al pastor, taquería al pastor, trompo al pastor, carne al pastor, tacos de trompo, taco de trompo > taco =pastor-spit =two-tacos
quesadilla, tex mex, fajitas, nachos > taco =two-tacos
burrito > burrito
burritas y montados, montados y burritas, burritas de carne, burritas norteñas, burritas de machaca, montados de asada, burritas de harina > burrito
burritas, burrita @food,gastronomy > burrito
flautas, enchiladas > taco =tortillas
aros de cebolla, anillos de cebolla, aritos de cebolla, papas y aros de cebolla, aros de cebolla y papas > onion =fries =burger-fries
tacos de cabeza, tacos de cabeza de res, barbacoa de cabeza, barbacoa de cabeza de res, tacos de cachete, tacos de lengua, tacos de lengua y cabeza, tacos de cabeza y lengua, tacos de sesos, tacos de ojo > two-tacos =taco
lengua en salsa, lengua guisada, lengua alcaparrada, lengua en salsa de tomate, lengua en salsa de alcaparras, lengua de res, lengua entomatada, lengua en pebre, estofado de lengua, guiso de lengua, lengua nogada > clay-pot =cooking-pot =cutlery
carnitas, cochinita pibil, cochinita, lechón asado > pig =taco
bar de copas > martini =cocktail-shaker
arepa, arepera, arepas venezolanas, cachapas, reina pepiada, arepa pelúa, arepa catira, arepa dominó, arepas de maíz pelado > arepa =open-arepa comal corn
arepas rellenas, arepas rellenas de carne, arepas rellenas de carne y queso, arepas rellenas de queso, arepas rellenas de pollo, arepas con todo > arepa =open-arepa comal corn
arepas y empanadas, empanadas y arepas > arepa =empanada =empanada-tray
fritos costeños, fritos y arepas, deditos de queso > empanada =arepa
caña, cañas & calamar, calamares, gamba, gambas, tapas, bravas, vermut, montaditos, bocadillos, bocatas, raciones > beer-stein =beer-tap
agua, aguas & tepache, tejuino, horchata, jamaica, frescas, fresca, chía, tortas, antojitos > fruit-water =mason-jar =jarrito
bolitas y deditos, palitos de queso, palitos de mozzarella, palitos de muzzarella, bastones de muzzarella, bastones de mozzarella, deditos de mozzarella, bolitas de papa, bolitas de yuca, bolitas rellenas > fritter-balls =tequenos =croquettes
tortitas con nata, tortitas con sirope, tortitas con miel, tortitas americanas, tortitas y gofres, gofres y tortitas > pancakes
tortitas de camarón, tortitas de papa, tortitas de atún, tortitas de carne, tortitas de pollo, tortitas de coliflor, tortitas de verdura, tortitas de calabaza, tortitas de brócoli, tortitas de yuca, tortitas de huauzontle, tortitas de pescado, tortitas de choclo, tortitas de espinaca, tortitas de acelga, tortitas de elote, tortitas de plátano, tortitas de camarón y papa, tortas de camarón en mole > croquettes =frying-pan
carimañola, carimañolas > croquettes empanada
empanadas de horno, empanadas de pino, empanadas horneadas, salteñería, salteñerías, salteñas > empanada =empanada-tray =empanada-oven
empanada, empanas, empanadas fritas, llauchas, llauchas paceñas, pucacapas, pukacapas, empanadas chilenas, dobladas de queso, patís, patí de carne > empanada =empanada-tray empanada-oven
pastel mandi'o, pasteles mandi'o, pastel mandió, pasteles mandió, pastel mandi o, pastel mandi'o y lampreado, payagua y lampreado > empanada =croquettes
costilla, costillar, costillitas, brisket, ribs > steak =grill
parrilla, parrillada, asado, asador, asados, brasa, barbacoa, barbecue, bbq, grill, churrasquería > grill =grill-tools =steak flame bull
churrasco > steak sandwich
carnes a la parrilla, steak house, steakhouse, carne asada, a las brasas > steak =grill =grill-tools flame bull
asador argentino, ahumador > grill =grill-tools flame steak
ahumador, ahumadores, traje, trajes, velos, cajas & apícola, apícolas, apicultor, apicultores, apicultura, colmena, colmenas > beehive =bee =honeycomb
cordero al palo, asador de cordero, asador de corderos, asado de cordero > lamb flame grill
kebab, shawarma, kebab de pollo, döner, gyros > doner =skewer
falafel > bowl cutlery
cevichería, ceviche, tiradito, leche de tigre, cevichera, cevichero > ceviche-bowl =fish-and-lime =fish-on-a-plate shrimp octopus
aguachile > shrimp =ceviche-bowl =shrimp-cocktail
tapas, bar de tapas, pinchos, pintxos, tapeo, gastroteca, raciones > canapes =olive =ham glass
taberna, tasca > cutlery =wine =beer-stein barrel
catering, canapés, finger food, bocaditos, cóctel para eventos, buffet, cocktail para empresas, pasabocas, pasapalos, bocas y pasapalos, bocadillos para eventos, saladitos, petit bouché > cloche =canapes =laid-table
banquete, banquetería, banquetero, servicio de banquetes > banquet-table =cloche
comida y meseros, comida para bodas, comida para eventos, comida para bodas y eventos > banquet-table =cloche
coffee break > cup =cup-croissant
coffee break & catering, boda, bodas, banquete, banquetes, banquetería > canapes =cloche =laid-table cup-croissant
chef, cocinero, instituto gastronómico, academia de gastronomía, chef a domicilio, clases de cocina, escuela de cocina, culinario, alta cocina, taller de cocina, curso de cocina > chef-hat =chef-crossed cooking-pot
insumos para pastelería > whisk =pastry-bag =rolling-pin
artes culinarias > chef-hat =chef-crossed cooking-pot
desayuno, desayunos, breakfast > cup =cup-croissant =frying-pan croissant
brunch, brunches, desayunos y brunch, brunch y café, café y brunch, tostadas con huevo, pan con huevo, huevos al plato, tostadas y huevos > egg-toast =cup-croissant cup frying-pan
once, onces @gastronomy,food > cup =cup-croissant =teapot
desayunos sorpresa, desayunos a domicilio > cup =cup-croissant basket
bar de vinos, wine bar, tapas y vinos > glass =wine grapes barrel
cóctel, coctelería, cocktail, bartender, bar de tragos, tragos, coctelería móvil, barman > martini =cocktail-shaker glass
bar deportivo > beer-stein =cheers
cantina, tap room, chopería > beer-stein =cheers =beer-tap
~food truck, foodtruck, carrito de comida, carro de comida, comida sobre ruedas > food-truck =food-cart
patio de comidas & trucks, truck, foodtrucks, foodtruck, carritos > food-truck =food-cart cutlery
food park, food parks, foodpark, patio de food trucks, parque de food trucks, plaza de food trucks, patio de comidas y food trucks > food-truck =food-cart cutlery
antojos > cookie
comida vegana y vegetariana, restaurante vegano, restaurante vegetariano, cocina vegana > leaf-fork =vegan-sign =salad-bowl leaf-split carrot
cafetería con libros, café literario, café librería > cup book-open
café con gatos, cat café, cafetería de gatos > cat-cup cat cup
vajilla, loza, platos & gres, cerámica, greda, barro, arcilla, porcelana > tableware =pottery vase
tazas & gres, cerámica, greda, barro, arcilla, porcelana > pottery =tableware cup vase
vajilla, platos, cristalería, menaje > cutlery cup glass
ollas & greda, barro, arcilla, cerámica > pottery vase
utensilios de cocina, ollas, sartenes, batería de cocina, artículos de cocina > skillet =cooking-pot knife chef-hat
cuchillo, cuchillería, cuchillos, navajas > knife grindstone
afilador, afilado de cuchillos, amolador > grindstone knife
perro caliente, perros calientes, perritos calientes, panchos, completos, hot dogs, salchichas parrilleras, jochos > hot-dog =completo =hot-dog-pocket
carrito, carritos > -
restaurante francés > cutlery =place-setting =cloche
restaurante alemán > beer-stein =sausage
restaurante mexicano > taco =two-tacos =pastor-spit molcajete
restaurante chino > noodle-box =dumplings =bowl-chopsticks bowl
restaurante japonés > sushi =nigiri =maki-chopsticks noodle-box bowl
restaurante italiano > pasta =spaghetti-plate =slice cutlery
restaurante indio > cutlery =place-setting
restaurante peruano > cutlery =ceviche-bowl
restaurante griego > cutlery cloche olive-branch
restaurante árabe > skewer =doner
restaurante español > paella-pan =ham wine
patio de comidas, plaza de comida, food court > cutlery =hamburger =slice
cachimba > hookah flame
bubble tea, té de burbujas, boba, té con perlas > bubble-tea
donas y café > doughnut =doughnut-stack =cup
máquinas expendedoras, máquina expendedora, vending > vending-machine
~bar > beer-stein =cheers =martini glass
~pub > beer-stein =cheers =beer-tap
camión de comida, camiones de comida > food-truck
nieves y paletas, paletas y helados, helados y paletas, paletas y nieves, nevería > ice-cream =popsicle =fruit-popsicle =ice-cream-cup
rotisería, pollo al spiedo > roast-chicken =spit-chicken cooking-pot cutlery
hamburguesa, burger, hamburguesería, smash burger, hamburguesas artesanales > hamburger =tall-burger =burger-fries
carro de completos, carrito de completos > hot-dog =completo sausage fries
choripán, choripanes, choripanería > hot-dog =sausage grill
anticucho, anticuchos, brocheta, brochetas, pincho moruno, chuzos, anticuchera, anticuchero > skewer =grill
sancocho, ajiaco, locro, cocido, puchero, carbonada, charquicán, estofado, guiso > cooking-pot =clay-pot bowl chef-hat
bandeja paisa, ají de gallina, jalea de mariscos > cutlery cloche chef-hat
tapas de empanadas > empanada =empanada-tray
ropa vieja @gastronomy,food > cutlery cloche
pupusa, pupusas, pupusería, pupusas de loroco, queso con loroco, pupusas de queso > pupusa =comal
parrillero, parrilleros, asadores a domicilio, parrilleros a domicilio, asadores para eventos > grill =grill-tools flame steak knife
picantería, picanterías > cooking-pot =clay-pot pepper
pizza party, pizza libre, fiesta de pizza > slice =pizza-whole =pizza-oven
fondue, raclette > cheese =cheese-wheel
lechazo, asador de lechazo, cordero asado, cordero a la estaca, cordero a la cruz > lamb flame grill
cochinillo, cochinillo asado, asador de cochinillo > pig clay-oven
pulpería & gallego, gallega, galicia, feira > octopus
restaurante de carretera, parador de carretera, restaurante de ruta, parador de ruta > cutlery cooking-pot road
cafetín, cafetines > cup =cup-croissant sandwich
merienda, meriendas > cup =cup-croissant =teapot
picadas, tablas, picada & vino, vinos, queso, quesos, fiambre, fiambres, picoteo, meriendas, jamón, embutidos > charcuterie-board cheese ham sausage
cuyería, cuyerías, picantería de cuyes > guinea-pig =guinea-pigs
juane, juanes de gallina, juanería > leaf-parcel
patarashca > fish =leaf-parcel
comida amazónica, cocina amazónica, cocina selvática, comida de la selva > leaf-parcel =fish banana cooking-pot
pan con chicharrón > sandwich =sub-sandwich pig
pachamanca, huatia, watia > cooking-pot =clay-pot flame
piqueteadero, piqueteaderos > sausage pig potato
piquetería, piqueterías > sausage =potato
cabrito al pastor, cabrito asado, chivito asado, chivo asado > goat flame grill
papas a la francesa > fries potato
banderillas @food,gastronomy > hot-dog / aceituna, aceitunas, encurtidos
caracolada, caracoladas, caracoles a la llauna, cargols a la llauna, caracoles en salsa, caracoles a la madrileña, caracoles guisados, tapas de caracoles, cazuela de caracoles, caracoles y cabrillas, cabrillas en salsa > snail-bowl =snail cooking-pot
sándwich caliente, sándwiches calientes, panini, paninis, sándwich tostado, tostado de jamón y queso, tostados de jamón y queso, grilled cheese > melted-sandwich =sandwich =sub-sandwich
carro de churros, carrito de churros > churro churro-cone food-cart
carro de helados, carrito de helados, carro de paletas, carrito de paletas > ice-cream =soft-serve popsicle food-cart
carro de café, carro de cafetería > cup coffee-bean food-cart
carro de palomitas, carrito de palomitas, carro de cabritas, carro de popcorn > popcorn food-cart corn
carro de hot dogs, carrito de hot dogs, carro de hamburguesas > hot-dog =completo hamburger food-cart
fabricación de carritos, fabricamos carritos, fabrico carritos, fabricante de carritos, fabricación de carritos de hot dog, fabricación de carritos de comida, fabricación de carritos de tacos, fabricación de carritos de helados, fabricación de food trucks, fabricamos food trucks, fabricación de remolques de comida, fabricación de carros de comida, fabricación de carros de comida rápida, carritos para vender, carritos para negocio > food-cart =food-truck
carro de crepes, carrito de crepes > crepe food-cart
tour gastronómico, ruta gastronómica > cutlery pin compass
pescado @gastronomy > fish =fish-on-a-plate =fish-on-ice fish-skeleton
pescado frito, pescado a la parrilla, pescado a la talla, pescados fritos, pescado a la plancha > fish-on-a-plate =fish
carretilla de ceviche, carreta de ceviche > ceviche-bowl =fish-and-lime fish-on-a-plate food-cart
servicios de alimentación, servicio de alimentación > cutlery cooking-pot cloche
furancho, furanchos, guachinche, guachinches > wine =cutlery barrel
schopería, schop, chopp > beer-stein =cheers =beer-tap beer-bottle
sanguchero, sandwichero > sandwich bread
~carro, carros @gastronomy,food > food-cart food-truck
cocina de mercado, cocinería de mercado > cutlery chef-hat cooking-pot
picada marina > fish cutlery shrimp
pollo a la leña, pollo al disco > roast-chicken =spit-chicken drumstick flame
cocina a leña, comida a la leña @gastronomy,food > cooking-pot =clay-oven flame
asadero, asaderos > grill =grill-tools flame steak
aeropuerto & chaufa, chifa, tallarín > noodle-box bowl
aborrajado, aborrajados, marranitas > banana frying-pan
gallo pinto, gallopinto, casados y gallo pinto > bowl cutlery cooking-pot
patacón, patacones, tostones > banana frying-pan
baleada, baleadas, catrachas > baleada
torta de tamal, tortas de tamal, guajolota > tamale =sub-sandwich
suadero, tripas, tripitas, tacos de tripa > taco =two-tacos =pastor-spit
chaufa, arroz chaufa, comida oriental > noodle-box =bowl-chopsticks
arroz chino, arroz chino para llevar, arroz frito chino, arroz cantonés, arroz frito, arroz tres delicias > noodle-box =bowl-chopsticks
canelazo, canelazos, ponche de frutas > jarrito citrus
guaro, guaros, chiliguaro, chiliguaros, guaro y chiliguaro, tapetusa, chirrinchi, aguardiente de caña > copita =sugar-cane three-bottles
mondongo, mondonguería, cuchuco, changua, mute, menudería, pancita, guatita > bowl cooking-pot
hornado, fritada, hornado y fritada, chugchucaras > pig
humita en chala, humitas en chala, humitas en chala y locro, tamales en chala, tamal en chala, locro y humita en chala > tamale =corn
colada de avena, coladas de avena, avena en vaso, avena con leche, avena polaca, coladas y batidos de avena, coladas > mason-jar =jarrito
ave palta, ave mayo, ave pimentón, ave palta y barros luco, ave mayo y ave palta > sandwich =sub-sandwich
leche con plátano, leche con frutilla, leche con banana, leche con fruta, leche con vainilla, leche con plátano y jugos, jugos y leche con plátano, licuado con leche > milkshake =blender
ponche crema, ponche crema y rompope, rompope y ponche crema, ponche crema casero > three-bottles =glass
biche y arrechón, arrechón, arrechón y biche, biche curado, biche del pacífico, viche del pacífico, tomaseca, tumbacatre, crema de viche, viche y arrechón, bebidas de viche > three-bottles =cane-juice
gallos de picadillo, gallo de picadillo, gallos de salchichón, gallitos de picadillo, gallos ticos, gallo de salchichón, gallos de arracache, gallos y chifrijo, gallitos de carne > two-tacos =taco
fritada, fritadas, fritada y llapingachos, fritadas y hornado, fritadas con mote, fritada con mote, yahuarlocro y fritada @gastronomy,food > pig =frying-pan
llapingachos con chorizo, llapingachos y hornado, llapingachos con huevo > frying-pan =potato
patí, patís @gastronomy,food > -
patí, patís & venta, caribeño, caribeños, limonense, limonenses, carne, picante, picantes, plantintá, patacones, rondón, horno > empanada =empanada-tray empanada-oven
tacacho, tacacho con cecina, bolón de verde, bolones de verde > banana pig
rondón, rice and beans, comida caribeña, sopa de caracol > coconut bowl
encocado, encocados, sudado, sudados de pescado > coconut shrimp bowl
arroz marinero, arroz con mariscos, arroz con camarón, arroces marineros > paella-pan shrimp
mote de queso > bowl cheese cooking-pot
sobrebarriga, posta negra, lomo al trapo > steak cooking-pot
api morado, api con pastel, tojorí, colada morada, emoliente, emolientero, emolientes > jarrito
lulada, luladas, salpicón de frutas, champús y luladas > juice mason-jar
rocoto relleno, rocotos > stuffed-rocoto pepper
pimientos rellenos, morrones rellenos > stuffed-rocoto =pepper
cuy chactado, cuy asado, cuyes asados > guinea-pig =guinea-pigs
shuco, shucos > hot-dog =completo sausage
tejuino, tesgüino > jarrito corn
chongos zamoranos, jericalla, jericallas, capirotada > flan
molotes, molote, pastes, paste de papa, volovanes > empanada empanada-oven
papa rellena, papas rellenas, papas asadas, papas al horno > potato
hornados, fritadas, chancho hornado, cerdo hornado > pig
mote & hornado, fritada, pillo, chicharrón, tostado, cuencano > corn bowl cooking-pot
encebollado, encebollados > bowl =fish onion
chivito, chivitos @gastronomy > chivito steak fries / asado, llama, brasa, brasas, crianza, cría, campo, malargüe, patagónico, neuquino
chivito uruguayo, chivitos uruguayos, chivito al plato, chivitos al plato, chivito al pan, chivitos al pan > chivito steak fries
calçot, calçots, calsots, calçotada, calçotadas, calçotades > onion =grill
guatitas, caldo de patas, caldo de manguera > cooking-pot bowl cutlery
api > jarrito corn
pulpería @gastronomy > octopus cutlery / criolla, campo, gaucho, gaucha, empanada, empanadas, almacén, picada, picadas, costarricense
catering vegano, catering vegetariano > leaf-fork =vegan-sign cloche carrot
silpancho, pique macho > steak frying-pan cutlery
panchería, pancherías, superpanchos > hot-dog =completo fries beer-stein
chivitería, chiviterías > sandwich steak fries
charque, charquekan, majadito, majao > frying-pan rice-ear cutlery
llapingacho, llapingachos > potato frying-pan cheese
viche, corviche, corviches, viche de pescado > fish bowl banana
bolones y tigrillo, tigrillo de verde > banana frying-pan cutlery
bolones de verde con chicharrón, bolones mixtos, bolón mixto, bolones de verde y mixtos, bolones de queso, bolones de chicharrón, bolones de queso y chicharrón, bolones de maduro, bolones y empanadas de verde > fritter-balls =banana
bolón, bolones @gastronomy,food > banana frying-pan cutlery
colada morada y guaguas de pan > jarrito bread blueberry
guagua de pan, guaguas de pan > bread
payagua, payagua mascada, vori vori, bori bori > bowl cooking-pot corn
trancapecho, trancapechos > sandwich steak egg
provoleta, provoletas > grill cheese-wheel flame
chori, choris > hot-dog =sausage grill
fabada, fabada asturiana, fabes, compango, fabes con almejas, pote asturiano > cooking-pot =clay-pot sausage
cachopo, cachopos > steak cutlery cheese
gachas, migas y gachas, migas manchegas, migas extremeñas > frying-pan bowl bread
patatas bravas > potato fries cutlery
picada chilena, picadas chilenas > cooking-pot cutlery bowl
tostadas, tlayudas > tortillas
gorditas, gorditas de maíz > arepa =comal
chilaquiles > tortillas frying-pan
paila marina, pailas marinas > clay-pot =shrimp =bowl
mamona, ternera a la llanera, carne a la llanera > steak =grill flame
huevos rancheros, huevos motuleños, huevos divorciados > frying-pan =eggs
barbacoa en penca, barbacoa de borrego, barbacoa de chivo, barbacoa de hoyo, barbacoa de carnero > lamb =taco clay-pot
nikkei, cocina nikkei, comida nikkei, restaurante nikkei, fusión nikkei > sushi =ceviche-bowl =bowl-chopsticks
poke bowl, poke bowls, pokes, pokería > poke-bowl salmon salad-bowl
carnes ahumadas, carne ahumada, pulled pork, smokehouse, carnes al barril > steak =grill flame
hamburguesas veganas, hamburguesa vegana, burger vegana, burgers veganas > hamburger vegan-sign
milanesa, milanesas, lomo saltado, milanesas y supremas, falso conejo, schnitzel > frying-pan cutlery steak
pollo saltado, lomo y pollo saltado, pollo y lomo saltado, saltados, saltados criollos, saltados y chaufas, tallarín saltado > frying-pan =cutlery
bistec a caballo, bife a caballo, bifes a caballo, bisté a caballo, biftec a caballo, churrasco a caballo, lomo a caballo, lomos a caballo, carne a caballo, bistec a caballo y parrilladas > egg-on-steak =steak frying-pan
milanesa a caballo, milanesas a caballo > egg-on-steak frying-pan
lomo a lo pobre, bistec a lo pobre, bife a lo pobre, churrasco a lo pobre, carne a lo pobre, suprema a caballo, supremas a caballo, milanesas con huevo frito, milanesa con huevo frito, churrasco con huevo, churrascos con huevo, bistec con huevo, bife con huevo frito > egg-on-steak =steak frying-pan
perro, perros & hamburguesa, hamburguesas, salchipapa, salchipapas, salchicha, salchichas, choripán > hot-dog =completo
~minutas @gastronomy > cutlery frying-pan
causa limeña, causas limeñas > potato cutlery
tequeños, tequeño, tequeñón, tequeñones > tequenos
nuditos de queso, nudos de queso, nudos de masa, palitos y nuditos, nuditos y palitos de queso, dedos de queso > tequenos =cheese
pizza en cono, pizzas en cono, cono pizza, conos de pizza > slice
atún, corvina, pargo, congrio, reineta, mojarra, lenguado, mero, bacalao, lubina @gastronomy > fish fish-on-a-plate
food truck de hamburguesas, foodtruck de hamburguesas, camión de hamburguesas > hamburger =tall-burger food-truck
food truck de tacos, foodtruck de tacos, carrito de tacos > taco =two-tacos food-truck
food truck de completos, food truck de hot dogs, foodtruck de completos > hot-dog =completo food-truck
food truck de pizzas, foodtruck de pizzas > slice =pizza-whole food-truck
food truck de café, foodtruck de café > cup =coffee-to-go food-truck
trattoria italiana, ristorante italiano, pizzería italiana > pasta =spaghetti-plate =slice wine
margaritas @gastronomy & trago, tragos, cóctel, cócteles, bar, tequila, mexicano, mexicana, tacos, mezcal > martini / pizza, pizzas, pizzería, calzone
bocadillo, bocadillería, torta ahogada, tortas mexicanas, bocata, bocatería, subs, tortería, lonchería y tortas > sub-sandwich =sandwich
tortas de pan y cecina, tortas de cecina, tortas de milanesa, tortas de jamón, tortas de pierna, tortas de chilaquiles, tortas de chorizo, tortas y cemitas, cemitas y tortas > sub-sandwich =sandwich
empanadas al horno de barro > empanada =empanada-oven =empanada-tray
dulcería mexicana, dulcerías mexicanas > candy =lollipop =candy-jar
pizzas al horno de barro, pizza a la leña, pizza al horno de leña > slice =pizza-oven =pizza-whole =clay-oven
menú ejecutivo, menús ejecutivos, almuerzo ejecutivo, almuerzos ejecutivos, menú de almuerzo, corrientazo, corrientazos > cutlery =place-setting cooking-pot
carnes al carbón, carne al carbón, parrilla al carbón, asados al carbón, tacos al carbón > grill =steak =grill-tools
food truck de arepas, foodtruck de arepas, carrito de arepas > arepa =open-arepa food-truck
food truck de empanadas, foodtruck de empanadas, carrito de empanadas > empanada =empanada-tray food-truck
chairo, fricasé, fricasé paceño, chairo paceño, cevichochos, cevichocho, pepián, jocón, kaq ik, kak ik, pulique, lawa, lagua, chaque > bowl =cooking-pot
casadielles, casadiella, carajitos, carajitos asturianos > cookie
frixuelos, filloas, frisuelos > crepe
~hostelería > cloche =cutlery
chopera, choperas, chopera y barriles, dispensadores de cerveza, alquiler de choperas > beer-tap =barrel beer-stein
cebichería, cebiche, cebichero, cebichera, sebiche, seviche, sevichería > ceviche-bowl =fish-and-lime =fish-on-a-plate shrimp octopus
jalea & ceviche, cebiche, pescado, mariscos, causa, chicharrón, tigre, cevichería, cebichería > fish-on-a-plate =ceviche-bowl
jalea mixta, jalea de pescado > fish-on-a-plate =ceviche-bowl
yaroa, yaroas > fries frying-pan
chimi, chimis, chimichurris dominicanos, chimi dominicano @food,gastronomy > hamburger =tall-burger
chimichurri & yaroa, yaroas, dominicano, dominicanos > hamburger
mofongo, mofongos, trifongo, mofongo relleno > mofongo banana
mangú, tres golpes, fufú de plátano, cabeza de gato > mofongo banana
plátanos asados, canoas de plátano, tajadas de plátano > banana frying-pan
tajadas @food,gastronomy > banana frying-pan
casado, casados @food,gastronomy > cutlery =place-setting bowl / boda, bodas, novios, recién
chifrijo, chifrijos > bowl
olla de carne > cooking-pot =clay-pot bowl
alcapurria, alcapurrias > croquettes fryer-basket
bacalaítos, frituras boricuas, kiosco de frituras, frituras de malanga, frituras de bacalao, arañitas de plátano > fryer-basket frying-pan
pasteles en hoja, pasteles de masa, pasteles boricuas, pasteles de yuca, hayacas, bollo limpio, bollos de mazorca, bollos de yuca, bollos pelones, bollitos de maíz > tamale =leaf-parcel corn
bollo, bollos & encebollado, corviche, pescado, plátano, viche, mazorca, envueltos, suero > tamale =leaf-parcel
envueltos, envueltos de mazorca, envueltos de maíz > tamale corn
pastelón, pastelones @food,gastronomy & plátano, plátanos, maduro, maduros, carne, papa, mofongo, dominicano, boricua > pie
quipe, quipes, kipe, kipes, kibbe, kibbes, kibe, kibes, quibbe, quibbes > croquettes fritter-balls
coxinha, coxinhas, acarajé, takoyaki > fritter-balls
empanadilla, empanadillas > empanada =empanada-tray
pastelitos de carne, pastelitos de queso, pastelitos de pollo, pastelitos de jaiba, pastelitos andinos, pastelitos fritos, pastelitos dominicanos, pastelitos de hojaldre salados, pastelillos de carne, pastelillos de guayaba > empanada =empanada-tray
pinchos de tortilla, pincho de tortilla, pinchos de tortilla y cañas, pintxo de tortilla, pintxos de tortilla, pinchito de tortilla, tortilla de patatas y pinchos, bocadillo de tortilla, bocadillos de tortilla > spanish-tortilla
gallina a la leña, gallinas a la leña, gallina criolla a la leña, sancocho de gallina, sancocho a la leña, gallina y sancocho, gallina de campo a la leña > cooking-pot =clay-pot =roast-chicken
pastelitos, pastelillos & baleadas, baleada, catrachos, tequeños, cachitos, empanadas, quipes, tajadas, tostones, alcapurrias, yaniqueques, pupusas, mandocas > empanada =empanada-tray
pastelitos de dulce > croissant =alfajor
!pastelitos de perro, pastelito de perro, pasteles de perro hondureños, pastelillos de perro > empanada =empanada-tray
frío frío, piraguas de sirope, granizadas, granizada, raspadillas, raspadilla, cremolada, cremoladas, minutas de hielo > snow-cone =popsicle
caballitos de tequila, caballito tequilero, caballitos grabados, caballitos para mezcal, caballitos de vidrio, tequileros grabados > shot-glass =copita
piragua, piraguas @gastronomy,food > snow-cone =popsicle
cepillado, cepillados @food,gastronomy > snow-cone =popsicle
minutas & raspado, raspados, hielo, sirope, sorbete, sorbetes, charamusca, charamuscas > snow-cone
piragua, piraguas & sirope, hielo, frituras, raspado, limber, limbers > snow-cone
limber de coco, limbers, charamusca, charamuscas, topogigios, chupi chupi, vikingos de hielo > popsicle =fruit-popsicle
yaniqueque, yaniqueques, yanikeke, yanikekes, johnny cake, arepitas dulces, bakes caribeños > tortillas frying-pan
pica pollo, pollo chuco, pollo campero, chicharrón de pollo, chicharrones de pollo, nuggets, nuggets de pollo, dedos de pollo, tenders, pollo chiquito, pollo con tajadas, pollo con papas > drumstick =chicken-bucket
congrí, moros con lechón, arroz congrí, moro de guandules, arroz con gandules, arroz con guandú > bowl rice-ear cooking-pot
moros y cristianos @food,gastronomy > bowl rice-ear cooking-pot
pan con lechón, pan con bistec, pan con minuta, panes con pollo, panes con pavo, pan con pollo, pan con pejerrey, panes rellenos, pan con pavo, pan con pescado, pan con torreja, pan con camote > sub-sandwich =sandwich
croqueta @food,gastronomy & tapas, tortilla, bravas, ensaladilla, raciones, casera, caseras > croquettes frying-pan ham / perro, gato, mascota, mascotas, cachorro
mariquitas @food,gastronomy > plantain-chips banana
malanga, ñame, yautía, otoe, tiquisque, quiquisque, arracacha, ocumo, apio criollo, ñampí @food,gastronomy > tuber-plant =cassava potato
tapado, tapados @gastronomy,food > bowl =clay-pot coconut
hudutu, machuca garífuna > bowl =mortar banana
chile en nogada, chiles en nogada, chiles rellenos, chile relleno > stuffed-rocoto =pepper
papadzules, enfrijoladas, entomatadas, enmoladas, pellizcadas, sincronizadas, tostadas de tinga, dobladas de maíz > taco =tortillas
gringas, alambres @gastronomy,food > taco =two-tacos
costras, volcanes & gringas, taco, tacos, pastor, asada, quesadillas, taquería, suadero, sirloin, arrachera > taco =two-tacos
poc chuc, carne zaraza, cabrito norteño, arrachera, arracheras, carne en vara, carne a la estaca > steak =grill flame
discada, discadas, pollo al disco de arado > skillet frying-pan
sobaquera, sobaqueras > tortillas burrito
dogo, dogos @food,gastronomy > hot-dog =completo =hot-dog-pocket
corn dog, corn dogs, corndog, corndogs, banderillas coreanas, salchipalo, salchipalos > hot-dog sausage
campechana, campechanas & mariscos, marisco, ceviche, camarón, camarones, ostiones, pulpo > shrimp-cocktail =shrimp
vuelve a la vida, cóctel de mariscos, cocteles de mariscos, coctelitos de camarón > shrimp-cocktail =shrimp
campechana, campechanas & pan, panadería, conchas, orejas, hojaldre > croissant =bread
zarandeado, pescado zarandeado, pescados zarandeados, tikin xic, tikinxic, pescado empapelado, filete empapelado, cancato, cancatos, pescado a las brasas, pescado a la brasa, pescado a la espalda, pescado sudado > fish-on-a-plate =fish grill
clamato, clamatos, cervezas preparadas, cerveza preparada, cheladas, gomichelas, ojo rojo > michelada
cantarito, cantaritos @food,gastronomy > jarrito citrus
carajillo, carajillos, barraquito, barraquitos, mocachino, mocaccino, mocaccinos, flat white, guayoyo, marroncito, lágrima en jarrito > cup =latte-art =coffee-bean
tambor de tequila, tambores de tequila, barricas de tequila, barricas para mezcal > barrel =wine-barrel
tubos para cerveza, tubos cerveceros, torres de cerveza, torres cerveceras, torre de cerveza > beer-tap =beer-stein
ollas tamaleras, olla tamalera, tamaleras, ollas vaporeras, vaporeras, ollas tamaleras y vaporeras > tamale-steamer =cooking-pot
tinta de calamar, arroz negro, chipirones en su tinta, tinta de sepia, calamar en su tinta > squid =paella-pan
prensas para paninis, prensa para paninis, plancha para paninis, planchas para paninis, planchas panini, prensa plancha para paninis, sandwicheras, planchas para sándwiches > melted-sandwich =sandwich
papel de arroz, rollos vietnamitas, rollitos vietnamitas, rollos de papel de arroz > bowl-chopsticks =dumplings
arrollados primavera, arrolladitos primavera, lumpias, lumpia, arrolladitos chinos, enrollados chinos, rollitos primavera, rollos primavera > spring-rolls dumplings noodle-box
molinos y cafeteras, molinos de café, molinillos de café, cafeteras y molinos, molinos de café y cafeteras, molinos para barra > coffee-grinder =portafilter =moka-pot
cortado, cortados @gastronomy,food > cup =latte-art =coffee-bean / leche
frappe, frappes, frapuccino, frappuccino, frapuchino > coffee-to-go =milkshake
té helado, té frío, ice tea, iced tea, tés helados, té con limón > mason-jar =juice tea-bag
calentado, calentao, calentaos @gastronomy,food > frying-pan =bowl egg
masato, guarapo de piña, chicha de yuca, chicha cochabambina, chicha de maní, muday, chicha huevona > jicara jarrito
chicha andina, chicha venezolana, chicha criolla, chicha de arroz, chicheros, chichero > jarrito mason-jar
pasteles de carne y pollo fritos, pasteles fritos, pasteles de carne fritos, pastelitos de carne molida, pastelitos de papa con carne, pasteles de yuca con carne, pasteles colombianos de yuca, pastelitos maracuchos, pastelitos de carne y queso > empanada =empanada-tray
avena caleña, avena helada, avena cubana, avena fría > mason-jar juice
posta cartagenera, posta rosada, plateada a la olla, asado negro, asado a la olla, carne mechada, carne guisada > steak cooking-pot
plateada, plateadas, malaya, malayas, arrollado & cazuela, cazuelas, asado, costillar, lengua, porotos, puré, carne, carnes, picante, charquicán > steak cooking-pot
arrollado huaso, arrollados, arrollado de chancho > sausage ham
chunchullo, chunchullos, chunchules, chunchurria, chinchulines, chinchulín, choncholí, tripa mishqui, tripita mishqui, gandinga > grill skewer steak
rabas, calamares fritos, calamares a la romana > squid fryer-basket
bondiola, bondiolas & choripán, choripanes, parrilla, sándwich, sándwiches, pan, cancha, vacío > grill sandwich sausage
bondiola, bondiolas > ham sausage
vacío & parrilla, asado, entraña, matambre, bondiola, costillar, achuras, carnes > steak =grill
entraña, entrañas, tapa de asado, asado de tira, tira de asado, picaña, picanha, punta trasera, lomo vetado, lomo liso, solomito, churrasco de res > steak =grill
rodizio, espeto corrido, churrascaria, pacumutu, pacumutus, zarajo, zarajos, pinchos de pollo, pinchos de carne, pinchos de res > skewer =grill steak
gallinejas, gallinejas y entresijos, entresijos, entresijos y gallinejas, zarajos y gallinejas, mollejas y entresijos > frying-pan =skewer
huevos pericos, huevos revueltos, huevos fritos, huevos al gusto, huevos rotos, shakshuka > frying-pan =eggs
huevos benedictinos, huevos benedict, huevos florentinos, huevos benedictinos y waffles, huevos pochados, huevos poché > egg-toast =cup-croissant frying-pan
pabellón criollo, pabellón margariteño > place-setting cutlery bowl
mandoca, mandocas, pristiño, pristiños > baked-rings
pizca andina, chupe andino, hervido de gallina, hervido de res, cruzado de gallina, timbushca, yaguarlocro, fanesca, menestrón, aguadito, parihuela, chilcano, inchicapi, shambar, cau cau, carapulcra, olluquito, tacu tacu, patita con maní, chanfainita, adobo arequipeño, sajta, thimpu, tomaticán, valdiviano, potaje, potajes, feijoada, marmitako, caldillos, sopa de mondongo, levantamuertos, ranga ranga, caldo de cardán > bowl =cooking-pot clay-pot
menestra, menestras @gastronomy,food > bowl =cooking-pot
caraota, caraotas, habichuela, habichuelas, gandul, gandules, guandú, quinchoncho, quinchonchos, frijoles refritos @gastronomy > bowl cooking-pot
habichuelas con dulce, majarete, majaretes > bowl flan
tigrillo, tigrillos & bolón, bolones, verde, mote, encebollado, humitas, café, desayunos > banana frying-pan
mote pillo, mote sucio, mote casado, mote con chicharrón > corn bowl cooking-pot
cangrejada, cangrejadas, cangrejal, cangrejero, cangrejeros, cangrejera, txangurro > crab
tonga, tongas, maito, maitos, ayampaco, ayampacos @gastronomy,food > leaf-parcel =fish
sango, biche de pescado, cazuela manabita > bowl fish
chigüil, chigüiles > tamale
muchín, muchines, muchines de yuca, carimañola de yuca > croquettes cassava
enyucados, enyucado > cassava fritter-balls
morocho, rosero & leche, empanadas, empanada, colada, humitas, quimbolitos, champús > jarrito corn
volquetero, volqueteros > tuna-tin bowl
causa & ceviche, cebiche, limeña, anticuchos, chicharrón, jalea, lomo > potato
rellenos de papa, relleno de papa, papas arrugadas, papas con mojo, ocopa, papas con ocopa, papa huayro > potato
mostrito, mostritos > roast-chicken =drumstick fries
tucumanas, tucumana, pasteles fritos @gastronomy,food > empanada =empanada-tray
masaco, masaco de plátano, masaco de yuca > mortar banana
mocochinchi, mocochinchis > peach mason-jar
somó, patasca > corn jarrito
llajua, llajwa, llajuas > hot-sauce =pepper
sándwiches de chola, sándwich chola, cholas paceñas, choleros > sandwich =sub-sandwich pig
plato paceño, platos paceños > corn place-setting
completo italiano, completos italianos > completo =hot-dog
completo, completos & desayuno, desayunos, almuerzo, almuerzos, buffet, servicio, servicios, surtido, banquete, banquetes > - / italiano, italianos, palta, vienesa, vienesas, churrasco, churrascos, papas
completo, completos @healthcare,desing,technology,automotive,construction,agriculture,livestock,nature,fishing,art > -
churrasco italiano, churrascos italianos, as italiano > sandwich =sub-sandwich
suprema napolitana, supremas de pollo, milanesa napolitana, milanesas napolitanas, napolitanas con fritas > frying-pan cutlery steak
submarino, submarinos & cortado, cortados, medialunas, tostados, meriendas, alfajores > jarrito chocolate
tostado, tostados & medialunas, cafetería, jamón, café, sándwich, sándwiches, licuados, bar, carlitos > melted-sandwich =sandwich / molido, grano, grano entero, tueste
carlito, carlitos & jamón, tostados, rosarino, rosarinos > melted-sandwich =sandwich
olímpico, olímpicos & uruguay, masas, sándwiches, pascualina, refuerzos > sandwich
refuerzos @gastronomy,food > sandwich =sub-sandwich
pascualina, pascualinas, torta pascualina, tarta pascualina, torta gallega > pie
pamplona, pamplonas & parrilla, achuras, cerdo, pollo, asado, carnicería > grill sausage
gramajo > frying-pan fries egg
queso y dulce, postre vigilante @gastronomy > cheese guava
lacón, lacón con grelos > ham
kokotxas, cocochas, bacalao al pil pil > fish fish-on-a-plate
txuleta, txuletas, txuletón, txuletones, txuleteria, chuletones > steak =grill
gilda, gildas & vermut, anchoa, anchoas, aceitunas, encurtidos, pintxos, boquerones, banderillas > olive =canapes jar-of-pickles
morteruelo, queimada, queimadas > clay-pot flame
migas @gastronomy > frying-pan bread
botillo, androlla > sausage
cocas saladas, coca de trampó, coca de verduras, coca de recapte, cocas de verduras, coca de san juan > slice bread
escalivada, escalivadas > pepper onion
crema catalana, cremas catalanas > flan
rebujito, rebujitos, fino y manzanilla > glass wine
manzanilla y jamón, jamón y manzanilla, manzanilla y fino, manzanillas y finos, manzanilla de sanlúcar, copas de manzanilla, finos y rebujitos, rebujitos y finos > glass =wine
moraga de sardinas, moragas de sardinas > sardine-skewer
cuscús, couscous, cous cous, tajine, tajín, tagine > clay-pot =bowl
hummus, hummus y falafel, baba ganoush, tabulé > bowl olive-oil
baklava, baklavas, delicias turcas, dulces árabes, dulces turcos, kadaif > candy honey-jar
~comida libanesa, comida turca, comida siria, comida palestina, comida marroquí, cocina árabe, cocina libanesa, restaurante libanés, restaurante turco > skewer =doner
~comida alemana, cocina alemana > sausage =beer-stein
~comida brasileña, cocina brasileña, comida brasilera > skewer =grill cooking-pot
~comida halal, comida kosher, comida sin sal, dieta blanda > cutlery =place-setting =cooking-pot
brigadeiro, brigadeiros, beijinhos > bonbon-box =chocolate
bánh mì > sub-sandwich
pad thai, curry, curries, curry tailandés @gastronomy > bowl-chopsticks =noodle-box bowl
curry, curries, polvo de curry, ras el hanout, garam masala, zaatar, adobos @food > mortar =grain-scoop
naan, pan árabe, pan naan, pan de pita, pan plano > bread
samosa, samosas > empanada
katsu, tonkatsu, karaage, tempura, tempuras, bulgogi, tteokbokki, barbacoa coreana, yakisoba, teppanyaki, japchae > bowl-chopsticks =noodle-box
bento, bentos, bento box, cajas bento @gastronomy,food > lunchbox =maki-chopsticks
baozi, baos, mantou, jiaozi, minpao, min pao, siu mai, pan al vapor, panes al vapor, pan bao, panes bao > dumplings
pato laqueado, pato pekín > duck noodle-box
cocinamos para bodas, cocinamos para fiestas, cocino para bodas, cocino para fiestas, cocino para eventos, cocina para eventos, cocina para bodas, cocina para fiestas, comida para fiestas, comidas para fiestas, comidas para eventos, guisos para fiestas, comida para banquetes, cocinamos en eventos, cocinamos en bautizos, cocinamos cumpleaños, cocinamos matrimonios, cocinamos casamientos, cocineros para eventos, cocineras para fiestas, cocinero para eventos, almuerzos para eventos, cenas para eventos, menús para eventos, menús para bodas, menú para bodas > banquet-table =cloche =canapes
camarero, camareros, camareras para eventos > cloche laid-table
arriendo de loza, alquiler de loza, alquiler de menaje, arriendo de menaje, renta de loza, alquiler de platos, alquiler de copas, arriendo de copas, alquiler de cubiertos, renta de mantelería y loza, vajilla para eventos, loza para eventos, menaje para eventos, alquiler de vajilla y mantelería > tableware =laid-table glass cutlery
chafer, chafers, chafing dish, samovares, baños maría > cloche banquet-table
gorros de cocina, gorros de chef, gorro de chef, gorros de cocinero, chaquetas de chef, chaqueta de chef, chaquetas de cocinero, ropa de chef, ropa de cocina > chef-hat apron shirt-folded
tablas para asado, tablas de madera para asado, tablas parrilleras, tablas de cocina, tablas para picar, tablas para quesos, tablas para picadas, tablas de madera para picar > charcuterie-board knife
asesoría gastronómica, consultoría gastronómica, consultor gastronómico, asesoría para restaurantes, consultoría para restaurantes, asesoramos restaurantes, asesores gastronómicos > chef-hat =cutlery presentation
cartas y menús, diseño cartas, menús para restaurantes, menús impresos, cartas impresas > printer =notebook cutlery
cocinan a leña, cocinamos a leña, cocino a leña, guisos a leña > cooking-pot =clay-oven flame
~cena, cenas > place-setting =cutlery =cloche
cenas privadas, cenas románticas, cena romántica, cenas a domicilio, cenas maridadas, cenas maridaje, cenas a ciegas, cenas temáticas, cenas show, cenas para dos > place-setting =cutlery =cloche
cenas navideñas, cena navideña, cenas de navidad, cenas de fin de año > turkey =place-setting
tenedor libre, diente libre, comida por kilo, comida por peso, autoservicio de comidas, self service @gastronomy,food > cutlery =place-setting
pensión alimenticia @gastronomy,food > cutlery =place-setting cooking-pot
pensión de comida, pensión de comidas, pensión de almuerzos, pensiones de comida > cutlery =place-setting cooking-pot
comedor para obreros, comedores para obreros, comida para obreros, almuerzos para obreros, viandas para obreros, comida para obras, comedor de obra, comedores de obra, almuerzos para empresas, almuerzos para trabajadores > works-canteen =cutlery =place-setting
shopera, shoperas, schopera, schoperas, arriendo de shoperas > beer-tap =beer-stein
pico de gallo > tomato chili
pisto, pisto manchego, samfaina > pepper tomato
vermut de grifo, vermú de grifo, vermut de barril > vermouth
cerveza de grifo, cervezas de grifo, cerveza tirada, cerveza de barril > beer-tap =beer-stein =cheers
!café donde adoptas, café donde puedes adoptar, café de adopción de gatos, café con gatitos > cat-cup cat cup
dorayaki, dorayakis > pancakes
menudencias, menudillos, menudos & pollo, pollos, gallina, gallinas > drumstick hen
~hueca, huequita, huarique, changarro, sazón @gastronomy > cutlery =cooking-pot =place-setting
~paladar familiar, paladar cubano, paladar habanero > cutlery =place-setting cloche
habana @gastronomy,food > -
rostipollo, rostipollos, rosti pollo > roast-chicken =spit-chicken drumstick
indio viejo, caldosa, caldosas, sopa de gallina india > bowl =cooking-pot
sopita, sopitas @food,gastronomy > bowl =cooking-pot
sopita de fideo, sopitas y cremas, sopas y cremas, cremas y sopas > bowl =cooking-pot
baho, vaho nica, bajo nica @gastronomy,food > leaf-parcel cooking-pot
chuchito, chuchitos & tostadas, tamales, rellenitos, atol, chapín, chapines, guatemalteco, guatemaltecos > tamale
comedor de mercado, comedores de mercado, puesto de comida, puestos de comida, puesto de comidas > cutlery cooking-pot chef-hat
comida marina, cocina marina, comida marinera, cocina marinera > fish-on-a-plate =shrimp =fish
cabro con pepitoria, cabro asado, cabro santandereano > goat =clay-pot
pantrucas, pancutras, ensopado, ensopados, buseca, revolcado, caldo de nervio, mondonguito, guacho de rabito, guacho de mariscos, relleno negro, chirmole, goulash, asopao, asopado, michirones, zarangollo, picante de pollo, picante de lengua, picante mixto, sopa de choros, caldo de bolas > bowl =cooking-pot
locrio, arroz tapado, arroz relleno, risotto > bowl rice-ear shrimp
caldereta, calderetas, judiones, hilachas, ropa vieja con papas > cooking-pot =clay-pot bowl
plateada al horno, plateada con puré, plateada y costillar, carne mechada con papas > cooking-pot =steak
tostado mixto, tostados mixtos, tostadas de jamón y queso > melted-sandwich =sandwich
franckfurter, frankfurter, fráncfort, frankfurt, frankfurts, olímpico, sándwich olímpico > hot-dog =sausage
mariscada, mariscadas, torre de mariscos, torres de mariscos, fuente de mariscos, bandeja de mariscos > shrimp =crab =lobster shell
zarzuela de pescado, zarzuela de pescado y marisco, zarzuelas de pescado, caldereta de pescado, suquet, suquet de peix, suquet de pescado, calderetas y zarzuelas > seafood-pot fish-on-a-plate
zarzuela de mariscos, caldereta de langosta, caldereta de marisco, caldereta de mariscos, cazuela marinera, cazuela de mariscos, cazuela de pescados y mariscos, cazuelas del mar, sopa marinera, sopa de mariscos, guiso marinero, guisos marineros, guisos de pescado y marisco > seafood-pot shrimp
cornalitos, cornalitos fritos, pescadito frito, pescaditos fritos, majuga, majuguitas, pejerreyes fritos > fish-on-a-plate =fish
ensaladilla, ensaladilla rusa, ensalada rusa, ensalada césar, chojín > salad-bowl =bowl
chorreadas, riguas, güirilas, yoltamal, cachapas de maíz > tortillas =corn
chenchén, chen chen, chacá > corn bowl
medianoches, sándwich cubano, sándwiches cubanos > sub-sandwich =sandwich
hasta la medianoche, pasada la medianoche, después de medianoche > -
pru oriental, mabí, mauby, ponche de leche > jarrito =mason-jar
choriqueso, queso fundido, queso flameado > skillet =cheese sausage
maruchan loca, maruchanes, maruchan, maruchan preparada > noodle-box =bowl-chopsticks
azulitos, charolazos, litros preparados > michelada beer-stein
mac and cheese, macarrones con queso > bowl cheese
wraps, wrap de pollo, wraps de pollo > burrito
tandoori, pollo tandoori, tikka masala, comida nepalí > bowl skewer
lahmacun, pizza turca, pide > slice =pizza-oven
pierogi, varenikes, varenyky, vareniki, kreplaj, pelmeni, mandu, empanadillas chinas > dumplings
bruschettas, bruschetta, tostas, tosta > canapes =bread tomato
carpaccio, tartar de res, steak tartar > place-setting steak
manitas de cerdo, manitas de cordero, patitas de cerdo, patitas de chancho, patitas aliñadas, patas de cerdo, patas de res, oreja de cerdo, cuerito, papas con cuero, caldo de cuero > pig =cooking-pot
manitas de puerco, manitas de chancho, manita de cerdo, manita de puerco, manitas en vinagre, patitas de puerco, patitas de puerco en vinagre, patas de puerco en vinagre > pig =jar-of-pickles
tigrillo mixto, tigrillo con chicharrón, tigrillo zarumeño > banana frying-pan
serranito, serranitos, campero, camperos, bocatín, bocatines, pepito de ternera > sub-sandwich =sandwich
pinchos de cerdo, pinchos al carbón, pinchos a la brasa > skewer =grill
niños envueltos, warak, dolmas > leaf-parcel bowl
quibebe, lampreado, asado a la estaca, asado con cuero > grill =flame
lengua a la vinagreta, vitel toné, vitel toné casero, mondongo a la italiana > place-setting =cutlery
menús semanales, menú semanal, menú completo, viandas para obras > cutlery =place-setting =cooking-pot lunchbox
cachapera, cachaperas, cachapas con queso, cachapa > arepa =open-arepa corn
`;
