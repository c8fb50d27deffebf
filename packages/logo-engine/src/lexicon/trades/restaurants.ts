/** Where one eats and drinks, and the dishes that name such places. The format is told in ../table.ts. */
export const RESTAURANTS = `
~restaurante, restaurant, restorán, comedor, bistro, fonda, cocinería, mesón, brasserie, picada, comedores, cenaduría > cutlery cloche
almuerzos caseros, delivery de almuerzos, almuerzos a domicilio, viandas a domicilio > cutlery cooking-pot moped
~casa de comidas, restobar, gastrobar, merendero, venta de carretera, ristorante, trattoria > cutlery cloche
~comida casera, cocina casera, menú casero, colación, colaciones, almuerzos, viandas, comida corrida, cocina económica > cutlery cooking-pot cloche
~menú del día, cocina de autor, comida preparada, comida para llevar, platos preparados, gastronomía, comida típica > cutlery cooking-pot cloche
cocina chilena, comida chilena, comida peruana, cocina peruana, cocina casera, comida casera, comida criolla, cocina mediterránea & pisco, vino, trago, cóctel, cerveza, licor, bar > cutlery cloche
~comida criolla, cocina chilena, comida chilena, comida peruana, cocina peruana, cocina mediterránea > cutlery cloche
comida venezolana, comida colombiana > arepa cutlery
~comida árabe, comida india, comida italiana, comida española, comida francesa > cutlery cloche
~comida tailandesa, comida coreana, tupper, dieta a domicilio, dark kitchen > cutlery cooking-pot cloche
comida mexicana, cocina mexicana, antojitos, antojitos mexicanos > taco pepper
pizza, pizzería, pizzero, calzone, pizzas a la leña > slice flame
comida rápida, fast food > hamburger
completo, hot dog, vienesa > hot-dog
sándwich de carne, lomito > sandwich
lomitón, comida al paso, comida chatarra > hamburger
sándwich, sánguche, sanguchería, sánduche, sandwichería, bocadillo, bocadillería, torta ahogada, tortas mexicanas, emparedado, fuente de soda, bocata, lonchería > sandwich bread
sushi, rolls, nigiri, maki, sashimi, poke, onigiri, temaki, handroll > sushi fish
ramen, sopa, soup, caldo, fideos, noodles, udon, pho, comida japonesa, izakaya, comida asiática, comida oriental, wok, cazuela > bowl
consomé, menudo, pozole, birria, comida vietnamita, sopaipillas pasadas, bowl > bowl
comida china, chifa, chaufa > noodle-box bowl
dim sum > dumplings noodle-box bowl
pasta, pastas, pasta fresca, tallarines, ñoquis, lasaña, raviolis, ravioles, canelones, capeletis, sorrentinos, pastificio, espagueti > pasta wheat cooking-pot
taquería, taquero, taquiza, burrito, quesadilla, tacos al pastor, tex mex, fajitas, nachos, tlayudas, gorditas > taco pepper
flautas, tostadas, enchiladas > taco
carnitas, cochinita pibil, cochinita, lechón asado > pig taco flame
bar de copas > martini glass
arepa, arepera, arepas venezolanas, cachapas, tequeños, patacón, pupusas > arepa
empanada, empanas, empanadas de horno, empanadas de pino, empanadas fritas, salteñas > empanada
costilla, costillar, costillitas, brisket, ribs > steak flame
parrilla, parrillada, asado, asador, asados, brasa, barbacoa, barbecue, bbq, grill, churrasquería > grill flame steak bull
churrasco > steak sandwich flame
carnes a la parrilla, steak house, steakhouse, carne asada, a las brasas > steak grill flame bull
asador argentino, ahumador, cordero al palo > flame steak
kebab, shawarma, kebab de pollo, döner, gyros > skewer flame
falafel > bowl cutlery
cevichería, ceviche, tiradito, leche de tigre, aguachile > fish shrimp
tapas, pinchos, pintxos, tapeo, gastroteca, taberna, tasca, bodegón, raciones > cutlery glass
catering, banquete, banquetería, banquetero, coffee break, canapés, cóctel para eventos, buffet, servicio de banquetes, cocktail para empresas > cloche chef-hat champagne
chef, cocinero, chef a domicilio, clases de cocina, escuela de cocina, culinario, alta cocina, taller de cocina, curso de cocina > chef-hat cloche cooking-pot
artes culinarias, insumos para pastelería > chef-hat cloche cooking-pot
desayuno, desayunos, brunch, desayunos sorpresa, desayunos a domicilio, breakfast, once, onces > cup croissant egg
bar de vinos, wine bar, tapas y vinos > glass wine
cóctel, coctelería, cocktail, bartender, mixología, bar de tragos, tragos, coctelería móvil, barra móvil, barman, barra libre > martini glass
cantina, tap room, chopería, bar de tapas, bar deportivo > beer-stein glass martini
food truck, foodtruck, carrito de comida, carro de comida, comida sobre ruedas > food-truck
dulcería mexicana, antojos > cookie
comida vegana y vegetariana, restaurante vegano, restaurante vegetariano, cocina vegana > leaf-split leaf-fork carrot
cafetería con libros, café literario, café librería > cup book-open
café con gatos, cat café, cafetería de gatos > cat-cup cat cup
vajilla, loza, platos, tazas & gres, cerámica, greda, barro, arcilla, porcelana > cup pottery vase
vajilla, loza, platos, cristalería, menaje > cutlery cup glass
ollas & greda, barro, arcilla, cerámica > pottery vase
utensilios de cocina, ollas, sartenes, batería de cocina, artículos de cocina > cooking-pot knife chef-hat
cuchillo, cuchillería, cuchillos, afilador, afilado de cuchillos, navajas > knife
perro caliente, perros calientes, perritos calientes, panchos, completos, hot dogs, salchichas parrilleras, jochos > hot-dog
carrito, carritos > -
restaurante francés, restaurante italiano, restaurante alemán, restaurante chino, restaurante japonés, restaurante mexicano > cutlery cloche
restaurante peruano, restaurante español, restaurante árabe, restaurante indio, restaurante griego > cutlery cloche
patio de comidas, plaza de comida, food court > cutlery
narguile, cachimba, shisha > flame
bubble tea, té de burbujas, boba, té con perlas > bubble-tea cup
donas y café > doughnut cup
máquinas expendedoras, máquina expendedora, vending > coins cookie
~bar, pub > beer-stein glass martini
camión de comida, camiones de comida > food-truck
nieves y paletas > ice-cream popsicle
rotisería > flame cooking-pot cutlery
hamburguesa, burger, hamburguesería, smash burger, hamburguesas artesanales > hamburger
carro de completos, carrito de completos > hot-dog
choripán, choripanes, choripanería > hot-dog grill flame
anticucho, anticuchos, brocheta, brochetas, pincho moruno, chuzos > skewer flame
sancocho, ajiaco, locro, cocido, puchero, carbonada, changua, charquicán, estofado, guiso > cooking-pot bowl
bandeja paisa, lomo saltado, ají de gallina, milanesa, causa limeña, jalea de mariscos, silpancho > cutlery cloche
tapas de empanadas > empanada
ropa vieja > cutlery cloche
`;
