/**
 * What a name says and no description does: cries and noises, pet names, sayings and slips of the tongue, by which a person
 * sees at once what is sold. Motifs, as a trade that is said comes before them. The format is told in ../table.ts.
 */
export const NICKNAMES = `
# What animals say, and what they are called at home.
?guau, guauguau, woof, firulais, solovino, dogtor, perrico, perruquín, doguito, puppy, puppies, puppys, doggy, doggie, doggies, cachorrín > dog paw-print bone
?miau, miauu, meow, ronroneo, prrr, gatico, minino, gatín, gatines, gatote, micifuz, don gato, kitty, kitties, bola de pelos > cat paw-print
?guau miau, miau guau > dog cat paw-print
?patitas, patita, colitas, colita > -
?kikirikí, kikiriquí, quiquiriquí, cocorocó, cocoricó > rooster hen egg
?cluc, cloc, clo clo > hen egg
?pío, pío pío @livestock,agriculture > chick hen
?pío pío @gastronomy,food > roast-chicken drumstick hen
?cuac, cuacuá, cua cua, quack > duck
?mu, muu, muuu @livestock,food,agriculture,gastronomy > cow milk-can
?beee, mee @livestock,food,agriculture,desing > sheep lamb
?oinc, oink > pig
?croac, croa croa > frog
?bzz, bzzz, bzzzz, zum zum > bee honeycomb
?auu, auuu > wolf
?glub, glu glu, blub > goldfish fish bubbles
?croqueta, croquetas @livestock > bone dog paw-print
bombas rosarinas, bombas rosarinas de papa, bombas de papa rellenas, bombas de la barceloneta, bomba de la barceloneta, bombas picantes y croquetas > croquettes =potato
bolas de queso, bolitas de queso, bolas de queso y croquetas, bolas de arroz, bolas de arroz y arancini, arancini, arancinis, bolitas de arroz, supplí, bolas de patata, bombas de patata, bombas de papa, bolas de yuca, bolas de papa, bolitas de carne rebozadas > croquettes =frying-pan fritter-balls
?toby, rex, lassie, snoopy, scooby, wuf, petbox @livestock > dog paw-print bone
?potranca, potranquita, yegüita > horse
?arcángel, arcángeles > angel-wings
?clueca > hen egg chick
?chapulandia @entertainment > bounce-castle grasshopper balloon
# Noises.
?brr, brrr @food,gastronomy > ice-cream popsicle snowflake
?brr, brrr > snowflake
?vroom, vrum, brum, rum rum, run run, rrum @automotive,transportation > car motorcycle steering
?shine, súper shine, brillito, brilla @automotive > car-wash suds-bucket
?bip bip, beep beep, piip piip, tut tut @automotive,transportation > car-front car
?chu chu, chucu chucu, chuchú > train
?toc toc > door
?ding dong, din don, din dong, tilín, tolón, talán, tilín tilín > bell
?tic tac, tictac, tick tock > clock watch pendulum-clock
?cucú @desing,art > cuckoo-clock pendulum-clock bird
?brindando, chin chin, chinchín, cheers @gastronomy,food > champagne glass
?salud @gastronomy > champagne beer-stein glass
?zzz, rrr, dulces sueños, felices sueños, sweet dreams, buenas noches @desing,healthcare,construction,marketing > bed-moon mattress bed
?sweet dreams, dulces sueños @food,gastronomy > cupcake cake candy
?clic, click, flash, clac, chas @art > camera aperture
?clic, click, clics @technology,marketing > cursor-click mouse
?instante, instantes, momentos @art > camera photo-strip picture-frame
?splash, chof, plaf, chapoteo, chapuzón @automotive > car-wash bubbles
?splash, chof, chapoteo, chapuzón, chapoteando > swimming-pool waves
?burbujas, espumita, espuma, espumas @automotive > car-wash bubbles suds-bucket
?espumita, espumitas, espuma @healthcare,desing,construction > bubbles soap-bar suds-bucket
?pum, boom, bum, bang @entertainment > fireworks confetti balloon
?boing, brinca, brinca brinca, brincolandia, saltolandia, salta salta, brincos, saltos, saltimbanqui @entertainment > bounce-castle trampoline balloon
?bla bla, blablá, hablemos, conversemos, palabras, let s talk, talk > chats bubble
?electrix, chispazo, corto circuito, cortocircuito, chispitas, voltio, amperio, voltaje, kilowatt, watt, volt @construction,technology,automotive > lightning plug-bolt plug
?don limpio, limpito, limpiecito, limpiando, pulcro, pulcra, brillo, rechinando, reluciente, impecable @construction > sparkle spray-bottle broom
# Music and dance.
?fa sostenido, do re mi, do re mi fa, la nota, nota musical, bemoles, solfeo, acordes, cuerdas, arpegio @art,entertainment,marketing > music-notes treble-clef
?tutú, en puntas, relevé, arabesque, demi plié @art,entertainment,desing > tutu ballet-shoes dancer
?pasito a pasito, pasito @art > dancer
?telón > theatre-curtain mask-happy
?giro, giros @art,entertainment > dancer
?folclor, folclore, folklor, folklore @art,entertainment > dancing-couple guitar
?tacón, tacones, taconeo, flamencura, olé, zapateao, zapateado, taconeando, tablao, compás y taco, compás y tacón @art,entertainment > castanets =hand-fan dancer guitar
?bailongo, pachanga, rumba, bachatero, meneo, guateque, perreo, zumba, bailando @entertainment,art > dancing-couple dancer disco-ball
?pachanga, guateque, rumba, vacilón, jolgorio, parranda, carrete, farra, after @gastronomy,entertainment > martini disco-ball confetti
?chiquifiesta, cumple, cumples, cumplemanía, cumpleañitos, fiestón, fiestita, fiestitas, sorpresas, sorpresa, cumple feliz, feliz cumple, bullicio, jarana, algarabía @entertainment,desing,food > confetti balloon gift
?abracadabra, hocus pocus > magic-wand wizard-hat
?canta, cantar, cantando, canta y no llores @entertainment,gastronomy,art > microphone music-notes
# Sport and games.
?gol, golazo, goleador, goleadores, arquero, rocafut, pelotazo, chutazo, chute, tiki taka, crack, pichanga, cascarita, picadito, fulbito, futbolito @entertainment,healthcare,desing > top-corner soccer-ball goal football-boot
?set point, match point, ace, smash, drive @entertainment > tennis-ball racquet
?strike, moñona, chuza, pleno @entertainment > bowling-ball skittles
?canasta, triple, dunk, encestando, enceste @entertainment > basketball
?nocaut, knock out, knockout, ko, uppercut, jab @entertainment,healthcare > boxing-glove
?músculo, músculos, fuerza, power, iron, bíceps, sudor, burpee, cross box, crossbox, power box @entertainment,healthcare > barbell arm-curl kettlebell
?pedal, pedales, pedaleo, pedaleando, pedalea, dos ruedas, piñón fijo, bicicletea @entertainment,automotive,transportation,nature,desing > bicycle spoked-wheel penny-farthing
?level up, press start, game over, game on, insert coin, joystick, next level, respawn, noob @entertainment,technology > game-controller joystick arcade-machine
?karateca, karatecas > martial-belt
?nadando, nadar @entertainment,healthcare > swim-goggles swimming-pool
?escape, enigma, enigmas, misterio, misterios @entertainment > escape-door =keyhole hourglass puzzle-piece
?batería @art > drum-kit drum
?dadito, daditos > dice-five
?jaque, ajedrecito, jaque mate, gambito > chess-pawn
?jugando, juegotes, juguetón, jugarreta, a jugar, vamos a jugar, chiquilandia, recreo @entertainment,desing,marketing > spinning-top abc-blocks teddy-bear
?bloques @entertainment,marketing,desing > abc-blocks puzzle-piece
?butaca, butacas, luces cámara acción, séptimo arte > film-slate popcorn
?librero, libreros @entertainment,art,marketing > book-open book-bulb
?había una vez, érase una vez, colorín colorado, letras, lector, lectora, leyendo, léeme, leo leo, página, páginas, capítulo, punto y aparte, renglón @entertainment,marketing,art > book-open book-bulb
?surfers, surfer, surfeando > breaker surfboard
# Where children are minded and taught.
?abc, abecé, abecedario, a b c, vocales > abc-blocks pencil
?piedra papel y tijera > scissors hand-palm
?monigote, monigotes, garabato, garabatos, crayola, lapicito, plumón de colores, trazos, trazo, trazando > pencil palette
?pincelada, pinceladas, manchas @art > brush palette
?pasito, pasitos, pasito a pasito, primeros pasos @marketing,entertainment,desing,healthcare > baby-steps footprints baby
?chiquitines, chiquitín, peques, pequeñines, pulguitas, piojitos, mocosos, cachetitos @desing,marketing,entertainment,healthcare > baby teddy-bear abc-blocks
?genios, genio, sabelotodo, sabiondo, sabihondo, einstein, pequeño genio > lightbulb atom
?ideas, idea, ocurrencia, ocurrencias, bombillo, brainstorm, brain storm, lluvia de ideas > lightbulb
?anuncio, anuncios, viral, trending, like, likes, hashtag, influencer, ruido, buzz, boca a boca @marketing > megaphone bubble heart
?media naranja @marketing > orange-heart =heart
?juris, jurídica @marketing > scales gavel
?cambio, cambios @marketing > currency-exchange bank-notes
?seguro, seguros @marketing > shield-check =umbrella =under-umbrella
?matemágicas, matemágica > abacus calculator
?tarea, tareas, tareítas @marketing > pencil notebook
?principito, petit prince > planet rose
?hello, bonjour, ciao, aloha, hola @marketing > chats translate
?conta, cuentas claras, números, debe y haber, balance, balances @marketing > calculator receipt coins
?casa, casas, depa, depas, depto, deptos @marketing > house key estate-sign
?casa nueva, tu hogar, nuevo hogar, llave en mano, home, homes @marketing > house key house-heart
# Eating and drinking.
?kafé, cafelito, cafeteando, cafetito, cafesito, cafezinho, moka, tintería, tinterías > cup coffee-bean moka-pot
?tinto @gastronomy,food > glass =wine cup
birra, birras, birrita, chelita, cheve, cheves, cervecita, pola, polas, biela, bielas, caguama, caguamas, la resaca @gastronomy,food > beer-stein =cheers =beer-bottle
?caña @gastronomy > beer-stein =beer-tap
?tapeando, tapeíto, tapería > glass olive ham
?vermuteo, vermuteando, vermutito > vermouth olive
?copitas, copazo, copichuela, trago, tragos, traguito, tragolandia, shot, shots @gastronomy,entertainment > martini =cocktail-shaker
sushiman, sushiteca > sushi =maki-chopsticks =nigiri
burguer, burguers, burguesía, burguer king, smash, hamburgueseando, burgertown @gastronomy,food > hamburger =burger-fries
sanguchón, sándwich mío, sanguchazo > sandwich
pizzamía, pizzeta, pizzetas, mamma pizza, pizzaiolo > slice pizza-whole
spaghetti, espaguetis, al dente, pasta mía, spaghettata, linguini, fettuccine @gastronomy,food > pasta =spaghetti-plate
broaster, broasters, pollón > drumstick roast-chicken
?pollito @gastronomy,food > roast-chicken drumstick hen
?parri, parrillón, asadito, asadazo, asadero @gastronomy > grill steak
?tortilandia, tortillandia, tortillita @gastronomy,food > tortillas =comal
?taconazo, taqueando, tacazo, taquiza loca @gastronomy,food > taco
arepazo, arepita @gastronomy,food > arepa =open-arepa comal
?pozolito, pozolazo > bowl
?cuchareo, cucharón, cucharazo, cuchareando, olla y cuchara @gastronomy,food > cutlery =place-setting
?picá @gastronomy > cutlery cooking-pot
?juan, juanito, juanita > -
?mamma mia, la mamma @gastronomy > pasta slice chef-hat
?vitamina, vitaminas, vitaminazo @gastronomy,food > juice =mason-jar
?green bowl, bowls > salad-bowl leaf-fork
?veggie, veggies, veg, green food, verde que te quiero @gastronomy,food > leaf-fork leaf-split carrot
?barra @gastronomy > martini =cocktail-shaker beer-stein
?rollo, rollos, rollitos @gastronomy > sushi =maki-chopsticks
?pata negra @gastronomy,food > ham ham-stand pig
?pico de gallo @gastronomy,food > chili tomato
?mar y tierra, tierra y mar @gastronomy > steak shrimp fish
?machu picchu > mountain llama
?rebanada, pizzaiola @gastronomy > slice pizza-whole
?tacontento, quesabirria, quesabirrias @gastronomy,food > taco two-tacos
?sushito, sushitos > sushi =maki-chopsticks =nigiri
?lomazo, lomitazo @gastronomy > sandwich =sub-sandwich
?happy hour, mojito, mojitos, piña colada @gastronomy > martini =cocktail-shaker
?humo, ahumadero @gastronomy > grill flame
# The pantry and the oven.
?choco, chocos, choco loco, chocolín, chocolatín, cacaíto @food,gastronomy > chocolate =bonbon-box
?dulcilandia, golosín, golositos, sweet, sweets, sweet tooth, dulzura, dulzuras, dulcería loca @food,gastronomy > candy cupcake lollipop
?panpanpan, miga, migas, migajas, panetela, amasando, horneadito, horneaditos, horneado, masa, masas, levadura, levado, crujiente, crocante, corteza, harina y sal @food > bread rolling-pin
?glaseado, glaseados, betún, batido a mano, bizcochito, cremoso @food > cupcake =cake =pastry-bag
?azúcar y canela > churro doughnut cupcake
galletín, galletazo, cuchuflí, cuchuflíes, crunch, cruch, galletica @food > cookie =cookie-jar
creperola, crepelandia, crepeando > crepe
donuteando, doniz, donitas > doughnut
?friolero, friolera, antártida, ártico, iglú, esquimal, bajo cero, frosty, frostys, heladín, helarte, yelado, heladito, polo norte, heladazo, pingüino, michoacana @food,gastronomy > ice-cream popsicle ice-cream-cup soft-serve
?frutilandia, frutería loca, fruti, tutti frutti, tutti fruti @food,gastronomy > apple strawberry banana
?carnilandia, carnívoro, carnívora, carnívoros @food,gastronomy > steak bull
chorizón, chorizazo > sausage
?panal @food > honeycomb honey-jar bee
?colmena @food > bee =beehive honeycomb honey-jar
?kekito, keke, kekes, kequitos @food,gastronomy > cake cupcake
?picosito, picositos, enchiloso, enchilosa, enchilosas, picoso, picosa @food,gastronomy > chili hot-sauce
?té quiero, té amo, té para dos > teapot cup-leaf cup
?almíbar, almíbares @food > jar
?granel @food > grain-sack =grain-scoop
?tostaditos, tostadito @food > peanut almond
# The sea.
?mar adentro, altamar, barlovento, sotavento, a toda vela, viento en popa @fishing,transportation > boat waves anchor
?proa, popa, babor, estribor, marea alta @fishing,transportation > boat waves anchor
?mosca seca, mosca @fishing > fishing-fly hook trout
?nasa, nasas @fishing > fishing-net hook
?cofradía, cofradías, cofradía de pescadores @fishing > fish trawler fishing-net
?cardumen, banco de peces, don pez, señor pez, pique, picada, pescando, a pescar, buena pesca @fishing > fish hook
?perca, jurel, sierra @fishing > fish
# Hair, skin and health.
?melena, melenas, pelolindo, pelazo, pelazos, greñas, greñudas, chasquilla, flequillo, peluqueando, despeinada, despeinados, peinadita, bucles, rulos, rulitos, colochos, crespos, coletas @healthcare,desing > scissors-comb comb hair-dryer
?look, looks > scissors-comb long-hair clothes-rack
?barbarroja, barbudo, barbudos, barbón, barbones, navajazo, afeitado, patilla, patillas, mostacho @healthcare,desing > barber-pole razor beard
?uñitas, uñita, uñeta, garras, garritas @healthcare,desing > nail-polish painted-nails polish-brush
?glam, glamour, glow, glow up, coqueta, divina, divinas, guapa, guapas, bella, bellas, bonita, bonitas, chic @healthcare > lipstick hand-mirror flower-lotus
?skin, skin lab, skincare @healthcare > face-profile flower-lotus drop-leaf
?relajarte, relax, relájate, om, serenamente, serenidad, respira, inhala, exhala, calma @healthcare > flower-lotus stones
?manos que curan, manos que sanan, manos sanadoras, manos mágicas @healthcare > massage hand-heart
?vista clara, buena vista, mirada, miradas, ver bien, ver mejor @healthcare > eye eyeglasses
?oírte, oír, escucha, escuchar, te escucho, audio @healthcare > ear =hearing-aid
?dentix, dientitos, diente de leche, ratón pérez @healthcare > tooth smile toothbrush
?risas, risa, risitas, risueña @healthcare > smile tooth
?pulmón, pulmones @healthcare > lungs
?curita, curitas, bendita @healthcare > first-aid-kit
?psico, psique @healthcare > brain bubble-heart
?nueve meses, 9 meses @healthcare > pregnant stork baby
?navaja, navajas @healthcare > razor barber-pole beard
?yoguini, yoguinis, pilatea > flower-lotus person-arms-spread
?cruz verde @healthcare > mortar-cross cross-leaf capsule
?mamá canguro, mamita, panza, pancita, barriguita, barriguitas, dulce espera, semillita de amor @healthcare > pregnant baby
?om, om shanti, shanti > flower-lotus
# Building and repairs.
?destapa, destapamax, destape ya, adiós atascos, fuga, fugas, sin fugas @construction > faucet plunger pipe
?rodillo @construction > paint-roller paint-bucket
?colores, colorín, colorines, arcoíris @construction > paint-bucket paint-roller
?frío, fríos @construction,technology > snowflake fan fridge
?agua y gas > faucet pipe flame
?lucecita, lucecitas, lucita @construction,technology > lightbulb
?paredón, paredones @construction > bricks trowel
?abre ya, ábrete sésamo, abrimos, ganzúa > key lock-key keyhole
?astilla, astillas, aserrín, viruta, virutas, serrín, aserrín aserrán, maderón @construction,desing,art > hand-plane saw-blade axe-log
?ferre todo, ferre > hammer tools screw
?tornillín, tornillitos, tornillazo @construction,automotive > screw nut
?brocha gorda, brochazo @construction > paint-brush-household paint-roller
?cuatro paredes, 4 paredes, techín, techito, techitos, ladrillín, casita, casitas @construction > house bricks trowel
?cocinarte, cocinart @construction,desing > oven cooking-pot
# Wearing and giving.
?puntada, puntadas, punto y puntada, puntaditas, remiendos, remiendo, dedalito, zurciditos @desing,art > needle spool button
?percha, perchas, perchero, trapos, trapitos, trapo, trapillos, pilcha, pilchas, chiros, prendas, outfit, outfits, fashion, chic, chicas, divina, divinas, coqueta, coquetas, guapa, guapas, ropero @desing > coat-hanger dress
?sí quiero, sí acepto, nos casamos, dijo que sí @desing,entertainment,art,food > wedding-rings heart
?tenis @desing > sneaker high-top
?taco, taquitos, tacos altos, taconeo, taconeando, tacón @desing > high-heel
?zapatito, zapatitos, patitas chuecas, zapatón, zapatones, botitas @desing > lace-up-shoe sneaker
?chancletas, chancleta, chalas, cholas, ojotas @desing > flip-flops
?chupete, chupetes, chupón, biberón, mamadera, pañalín, pañalitos, ajó, gugu, agú @desing,healthcare > pacifier baby-bottle baby
?nácar, nacarado, nacarada, madreperla @desing,art,healthcare > shell oyster
?nácar > shell
?piecitos, piececitos @desing > sock baby
?osito, ositos @desing,entertainment > teddy-bear
?detallitos, cositas, cosita, chucherías, detalles, detallazo, detallito, sorpresitas, xoxo @desing,marketing > gift bow
?papelín, papelito, papelitos, papel y lápiz, papel y tijera, cuadernito, tintas y papeles, renglones @desing,marketing,art > pencil notebook scissors
?crochetina, ganchillo, ganchillera, agujita, tejeteje, tejidín @desing,art > yarn
?tinta y sangre @art > tattoo-machine nib
?mandala, mandalas @art,healthcare > flower-lotus petals
?tinta china > inkwell nib brush
?tinta, tinta negra, tintas, tinta y piel, tinta viva @art > nib tattoo-machine
# Plants and the field.
?floreciendo, florecer, florece, pétalos, florita, florcita, floripondio, primavera @nature,art,desing,agriculture > flower flower-tulip bouquet
?cactilandia, cactusito, pinchitos, espinas, espinitas @nature,desing > cactus
?verdor, verdeando, reverdecer, reverdece, brotando @nature,agriculture > plant sprout leaf-split
?suculín, suculentitas, suculandia > cactus plant
?terrarium, terrariums > terrarium
?lombricita, lombricitas > worm
?avistando, avistar > binoculars bird
?fogón @nature > campfire
?cafeto, cafetos > coffee-branch coffee-bean
?tomatera, tomatal, tomatero > tomato
?arrozal, arrozales > rice-ear fields
?papal, papales, papero @agriculture > potato
?platanal, platanera, bananal > banana
?sembrando, sembrar, sembrador @agriculture,nature > sprout fields
?fumigar, fumiga, fumigando > spray-bottle bug-beetle
?podando, a podar @nature,construction > tree
?reciclín, reciclito, reciclando, recicladín, reusa, segunda vida @nature > recycle
?caminante, caminantes, caminando, andariego, andarín, trotamundos, pata de perro, pies en polvorosa @nature,transportation,entertainment > boot backpack compass
?kayakeando, remando, a remar, remadores > kayak
?maizal, mazorquita > corn
?champi, champis, hongolandia > mushroom mushroom-cluster
?lechuguín, lechuguita, lechuguitas, hidroverde @agriculture,food > lettuce
?mielina, mielita, mielcita @agriculture,food > honey-jar bee honeycomb
# On the road and in the workshop.
fletón, fletecito, fletazo, trailero, traileros, camionazo @transportation > truck road
taxilindo, taxín, taxista feliz > taxi cab-side taxi-pin
?enviamos, envía, envíalo, paquetín, paquetito, paquetazo, mandadito, mandaditos, mandadero, correcaminos, encarguito, te lo llevo, llévalo @transportation > package winged-parcel parcel-van
?vuela, volar, volando, volare, despega @transportation,nature > airplane-tilt
?tía, furgoncito @transportation > bus
?nitro, pit stop, pits, boxes @automotive > flag-checkered wrench gauge
?garage, garages @automotive > garage-door car
?clutch @automotive > gear
?chispa, chispas @automotive > spark-plug lightning
?llave, llaves @automotive > car-key wrench
?lavacar, lavacars, lavacoches @automotive > car-wash car-suds roller-wash
?brillauto, brillacar, pulido, brillo @automotive > car-wash sparkle car
?polariza, polarizamos @automotive > tinted-window car-shades
?motorista, motoristas @automotive,transportation > motorcycle-helmet motorcycle
?tractomula, tractomulas, gandola > truck road
?kilómetro, kilómetros, ruta, rutas, rutero, ruteros, vía, vías @automotive,transportation > road pin
?alas @transportation > airplane-tilt
?gruazo > tow-truck
?gomazo, llantazo, pinchazo, pinchazos, ruedas, rueditas @automotive > tire tire-nail tire-stack
?autazo, autito, autitos, carlindo, carrito, carritos, fierrito, bólido, bólidos @automotive > car car-front
?motazo, motito, motociclín, motorrad @automotive > motorcycle motorcycle-front motorcycle-helmet
?lubri, lubrimax, gota de aceite, cambio ya @automotive > oil-can drop-half
?choque, choques, abollón, abollones, bollo, bollos, saca bollos, sacabollos, abolladín @automotive > car-hammer spray-gun car
# Telephones and computers.
celumundo, cel, cels, fono, fonos, fonolandia, móvil, móviles, phone, phones, phone fix, ifix, fix, iphonemanía, ring ring, rin rin, aló, irepair, i repair, phone repair, cell repair @technology > device-mobile =phone-wrench =cracked-phone phone-cable
?mica, micas @technology > cracked-phone =phone-wrench device-mobile
?tecla, teclas @technology > keyboard
?net, netfix, redcom, redesol, fibra, fibrazo @technology > wifi-high =router network
?ratón @technology > mouse keyboard
?circuito, circuitos, placa, placas, byte, bytes, bit, bits, bit a bit, megabyte, chips, giga, gigabyte, kilobyte @technology > cpu
?soft, softland, softex, softec, hackers, hacker, codeando, programando, programadores unidos, hola mundo, hello world, devs, dev, script, bug, bugs @technology > code =browser-code
?bot, bots @technology > robot
?datum @technology > bars =database chart-pie
?fixit, reparatodo, reparatutti > wrench tools
?ledluz, ledlux > lightbulb lamp
?webear, webs, puntocom, punto com, www, webito @technology > browser-code =cursor-click
?imprime3d, tresde, 3d, tres d @technology > printer-3d
?camarín, vigila, te veo, ojo digital, gran hermano, centinela, guardián, vigía, ojo vigilante, alarmax @technology > security-camera =dome-camera =house-eye
?appsolut, appetite @technology > device-mobile
?conecta2, conecta, conectados, conectar, conéctate, conectando, conectividad @technology > wifi-high =router network
?printex, imprimex, imprime, imprimiendo, impresiona @marketing,desing > printer =printing-press flyer
?marketín, marketeando, markt @marketing > megaphone =phone-megaphone
?rotulazo, rotulín, rotulito @marketing,desing > hanging-sign =neon-sign signpost
?stickers, calcas, pegatín @marketing,desing > sticker
?patitas, patita, cuatro patas, 4 patas, colitas, colita, rabitos, hociquito, hociquitos, peludito, peluditos, peludín, bigotes y colas, patas y colas, huellas y colas, patas arriba, ladridos, ladrando, mordiscos @livestock,nature,healthcare > paw-print dog cat
?huellita, huellitas, huella, huellas @livestock & veterinaria, veterinario, veterinarios, vet, mascota, mascotas, perro, perros, gato, gatos, canina, canino, caninos, felino, perruna, pet, pets > paw-print dog cat
?salón @desing > scissors-comb =long-hair hand-mirror
?salón @entertainment > champagne =chandelier =confetti balloon
?refugio @nature > log-cabin mountain
?animaciones @entertainment > balloon-bunch clown party-hat
?pixel, pixeles @technology,marketing,desing,art > cursor-click browser-code
?cell @technology > device-mobile phone-cable phone-wrench
?pelu, pelus @desing,healthcare > scissors-comb comb hair-dryer
?maestro, maestros, maestrito @construction > toolbox hammer tools
?parts, motorparts @automotive > engine spark-plug coil-spring
?alacena, despensa, despensita @food,gastronomy > grocery-bag basket jar
?casa bonita, casa bella, casa viva, bonita casa, mi casa linda @desing > reading-corner lamp vase
?rueda libre @entertainment,nature > bicycle spoked-wheel penny-farthing
?rueda libre @automotive,transportation > tire rim
?apple, mac, macs @technology > laptop-wrench device-mobile phone-wrench
?pincel, pincelito @art,desing > brush palette
?tuerquita @automotive,construction > nut wrench
?clavo, clavito @construction > hammer tools
?bigotes, bigotitos @livestock > cat paw-print
?alas @livestock > bird feather
?mundo animal, reino animal, planeta animal > paw-print dog cat
?gran danés @livestock > dog bone
?caballo de fuerza, caballos de fuerza @automotive,transportation > engine horse
?tonada, canción, canciones, estribillo @art,entertainment > music-notes treble-clef
?stella maris > star waves
?amazonía, amazonas, amazónico @nature,gastronomy,food,entertainment > ceiba tree-palm
?huellita, huellitas @healthcare > paw-print dog cat
?oli, olis @food,agriculture > olive drop-half
?mikuy, yeal, mikhuna @gastronomy,food > cooking-pot cutlery
?paqocha, paqo @livestock,desing > alpaca llama
?calli @gastronomy,food > cooking-pot laid-table
?disco @entertainment > disco-ball dj-turntable vinyl-record
?materiales @construction > bricks trowel sand-barrow
?fisio, fisios @healthcare > knee-joint massage spine
?visual @healthcare > eye eyeglasses eye-chart
lena, martita > -
`;
