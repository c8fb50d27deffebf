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
comida vietnamita > bowl-chopsticks noodle-box
comida china, chifa > noodle-box =dumplings =bowl-chopsticks bowl
dim sum > dumplings
pasta, pastas, pasta fresca, tallarines, ñoquis, lasaña, raviolis, ravioles, canelones, capeletis, sorrentinos, pastificio, espagueti > pasta =spaghetti-plate
taquería, taquero, taquiza > taco =two-tacos =pastor-spit
tacos de asada, tacos de carne asada, tacos de guisado, tacos de canasta, tacos al vapor, tacos dorados > taco =two-tacos
tacos de asada y al pastor, tacos al pastor, taco al pastor, taquería al pastor, trompo al pastor, carne al pastor, tacos de trompo, taco de trompo > taco =pastor-spit =two-tacos
quesadilla, tex mex, fajitas, nachos > taco =two-tacos
burrito > burrito
flautas, enchiladas > taco =tortillas
carnitas, cochinita pibil, cochinita, lechón asado > pig =taco
bar de copas > martini =cocktail-shaker
arepa, arepera, arepas venezolanas, cachapas > arepa =open-arepa comal corn
arepas rellenas, arepas rellenas de carne, arepas rellenas de carne y queso, arepas rellenas de queso, arepas rellenas de pollo, arepas con todo > arepa =open-arepa comal corn
arepas y empanadas, empanadas y arepas > arepa =empanada =empanada-tray
fritos costeños, fritos y arepas, carimañola, carimañolas, deditos de queso > empanada =arepa
empanadas de horno, empanadas de pino, empanadas horneadas, salteñería, salteñerías, salteñas > empanada =empanada-tray =empanada-oven
empanada, empanas, empanadas fritas > empanada =empanada-tray empanada-oven
costilla, costillar, costillitas, brisket, ribs > steak =grill
parrilla, parrillada, asado, asador, asados, brasa, barbacoa, barbecue, bbq, grill, churrasquería > grill =grill-tools =steak flame bull
churrasco > steak sandwich
carnes a la parrilla, steak house, steakhouse, carne asada, a las brasas > steak =grill =grill-tools flame bull
asador argentino, ahumador > grill =grill-tools flame steak
cordero al palo, asador de cordero, asador de corderos, asado de cordero > lamb flame grill
kebab, shawarma, kebab de pollo, döner, gyros > doner =skewer
falafel > bowl cutlery
cevichería, ceviche, tiradito, leche de tigre, cevichera, cevichero > ceviche-bowl =fish-and-lime =fish-on-a-plate shrimp octopus
aguachile > shrimp =ceviche-bowl =shrimp-cocktail
tapas, bar de tapas, pinchos, pintxos, tapeo, gastroteca, raciones > canapes =olive =ham glass
taberna, tasca > cutlery =wine =beer-stein barrel
catering, canapés, finger food, bocaditos, cóctel para eventos, buffet, cocktail para empresas > cloche =canapes =laid-table
banquete, banquetería, banquetero, servicio de banquetes > banquet-table =cloche =canapes
comida y meseros, comida para bodas, comida para eventos, comida para bodas y eventos > banquet-table =cloche
coffee break > cup =cup-croissant
chef, cocinero, instituto gastronómico, academia de gastronomía, chef a domicilio, clases de cocina, escuela de cocina, culinario, alta cocina, taller de cocina, curso de cocina > chef-hat =chef-crossed cooking-pot
insumos para pastelería > whisk =pastry-bag =rolling-pin
artes culinarias > chef-hat =chef-crossed cooking-pot
desayuno, desayunos, brunch, breakfast > cup =cup-croissant =frying-pan croissant
once, onces @gastronomy,food > cup =cup-croissant =teapot
desayunos sorpresa, desayunos a domicilio > cup =cup-croissant basket
bar de vinos, wine bar, tapas y vinos > glass =wine grapes barrel
cóctel, coctelería, cocktail, bartender, bar de tragos, tragos, coctelería móvil, barman > martini =cocktail-shaker glass
bar deportivo > beer-stein =cheers
cantina, tap room, chopería > beer-stein =cheers =beer-tap
~food truck, foodtruck, carrito de comida, carro de comida, comida sobre ruedas > food-truck =food-cart
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
canelazo, canelazos, ponche de frutas > jarrito citrus
mondongo, mondonguería, cuchuco, changua, mute, menudería, pancita, guatita > bowl cooking-pot
hornado, fritada, hornado y fritada, chugchucaras > pig
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
milanesa, milanesas, lomo saltado > frying-pan cutlery steak
perro, perros & hamburguesa, hamburguesas, salchipapa, salchipapas, salchicha, salchichas, choripán > hot-dog =completo
~minutas @gastronomy > cutlery frying-pan
causa limeña, causas limeñas > potato cutlery
tequeños, tequeño, tequeñón, tequeñones > tequenos
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
`;
