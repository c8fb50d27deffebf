/** What businesses of any trade are called after: one that is named so shows it beside its trade. The format is told in ../table.ts. */
export const CALLED = `
# Animals.
?iglú, iglús, igloo > igloo
?búho, tecolote, lechuza, mochuelo, buhito, owl > owl
?zorro, zorra, zorrito, raposa, fox, aguará, atuq, atoq, guineu, azeri, azeria > fox
?lobo marino, lobito marino, león marino, foca, elefante marino > sea-lion waves
?lobo de mar > helm anchor
?lobo, coyote, lobito, lobezno, chacal, wolf, otso, otsoa, llop > wolf
?oso, osito, osezno, oso pardo, bear, ukumari, jukumari > bear
?león, leona, leoncito, lion > lion
?pez payaso, nemo > clownfish
?cuchara de palo, cucharas de palo, cuchara de madera, cucharita de palo > wooden-spoon spoon
?piel de durazno, piel de melocotón > peach
?puma, pantera, lince > puma tiger
?jaguar, leopardo, guepardo, yaguareté, ocelote, pangui, balam > jaguar puma
?tigre, tigrillo, tigresa, tiger > tiger puma
?ciervo, venado, huemul, pudú, reno, corzo, gamo, cervatillo, deer, taruka, taruca, mazatl > deer
?tlacuache, zarigüeya, comadreja, tejón, opossum > opossum
?ardilla, ardillita, squirrel, esquirol > squirrel
?elefante, mamut, elephant > elephant
?changuito, gorila, mono araña, chimpancé, monkey > monkey
?mono @entertainment,gastronomy,nature,food > monkey / ropa, vestido
?burro, asno, jumento, pollino, mula, donkey, burra, burrita > donkey
?pulpo @technology,art,desing,marketing,entertainment,construction,automotive,transportation,healthcare > octopus
?rana, ranita, sapo, sapito, sapo verde, frog, granota > frog
?tortuga, tortuguita, galápago, turtle > turtle sea-turtle
?caracol, caracolito, babosa, snail, cargol, barraskilo > snail
?serpiente, víbora, cobra, culebra, coralillo, snake, coatl, kukulkán, kukulcán, xiuhcóatl > snake
?ajolote, axolotl > axolotl
?erizo, puercoespín > hedgehog
?murciélago, vampiro, bat > bat
?mariquita, chinita, catarina, vaquita de san antonio, ladybug > ladybug
santa catarina, santa catalina > -
?hormiga, hormiguita, hormiguero > ant
?araña, arañita, telaraña, tarántula, spider > spider
?águila, águila real, eagle, cuauhtli, arrano > eagle feather
?halcón, gavilán, aguilucho, azor, cernícalo, hawk, falcon > falcon eagle feather
?colibrí, picaflor, chuparrosa, hummingbird, qinti, quinti, mainumby, huitzilin, huitzitzilin > hummingbird bird
?mariposa, butterfly, mariposita, monarca, papalotl, panambí, tximeleta, papallona, bolboreta > butterfly
?golondrina, vencejo, alondra, albatros, swallow, enara, oreneta, andoriña > swallow bird
?ruiseñor, nightingale > nightingale bird
?gaviota > gull bird
?grillo, saltamontes > grasshopper
?gallito, gallo de oro, gallo negro, rooster > rooster
?pingüino, penguin > penguin
?tucán, toucan > toucan
?loro, guacamaya, papagayo, cotorra, perico, lorito, cacatúa, periquito, parrot > parrot bird
perico, pericos & tinto, tintos, café, cafecito, pintado, campesino > cup =coffee-bean
?garza, grulla, heron > heron bird
?libélula, caballito del diablo, dragonfly > dragonfly
?tiburón, shark > shark-fin fish
?búfalo > bison =water-buffalo
?bisonte, búfalo americano > bison
?nutria, nutrias de río, huillín, chungungo, lobito de río, nutria marina, otter > otter
?rinoceronte, rino, rhino > rhinoceros
?koala, koalita, coala > koala
?alce, moose > moose =deer
?jabalí, jabato, pecarí, wild boar, senglar, basurde > wild-boar
?cuervo, raven, corneja > raven =bird
?urraca, magpie > magpie =bird
?cigarra, chicharra, coyuyo, cicada > cicada
?emú, emúes > emu
?liebre > leaping-hare rabbit
?lagartija, salamandra, camaleón, gecko, lagarto > lizard
?potrillo, corcel > horse
?avispa > bee
?luciérnaga, cocuyo > firefly
?ratoncito, ratón de campo, ratita, topo > field-mouse
?zorzal, jilguero, chincol, loica, tordo, cardenal, mirlo, gorrión, pajarito, turpial, chucao, benteveo, tero, tórtola > bird feather
?hornero, horneros, horneritos > ovenbird bird
?quijote > windmill
?atenea, minerva > owl
# Toys, heirlooms and what is made by hand.
?nodo, nodos > network
?nudo, lazada, nudito, entrelazado, knot > knot
?lazo, moño, moñito, lacito > bow
cintas y moños, moños y cintas, cintas y lazos, lazos y cintas, cintas para regalo, cintas para regalos, cintas y moños para regalos, moños para regalo > bow =gift spool
?eslabón, eslabones, cadenita > link
?trébol, clover > clover
?volantín, papalote, barrilete, cometa de papel, chichigua > kite
?trompo, trompito, peonza, perinola > spinning-top
trompos y baleros, baleros y trompos, trompos y yoyos, yoyos y trompos > spinning-top
?campana, campanita, cencerro, bell > bell
?farol, farolito, candil, quinqué, linterna, lantern > lantern lamp
?puente, puentes, puentecito, bridge, zubi, zubia, pont > bridge
?yunque > anvil
?reloj de arena, hourglass > hourglass
?abanico > hand-fan
?as de espadas, naipe, baraja, as > spade cards
?barril, tonel, barrica, barrilito > barrel
?molcajete > molcajete mortar
?mortero, almirez > mortar
?ánfora, cántaro, cantarito, vasija de barro > amphora
?bigote, mostacho, bigotes > moustache / conejo, gato, perro, mascota, gatito, foca, ratón
?beso, labios, besito > lips
?hacha, hachita > axe
?flecha, saeta, dardo, arrow > arrow
?espada, sable, sword > sword
?imán, magneto, magnet > magnet
?laberinto, maze > maze
?barquito de papel, barco de papel > paper-boat
?lira > lyre
?arpa > harp lyre
?maraca, sonaja, cascabel > maraca
?nidito, nest > nest
?nido @desing,construction,livestock,gastronomy,art,technology,marketing,nature > nest
?ovillo, madejita > yarn
?calavera, calaca, calaverita, skull, mictlán > skull
?dedal > spool needle
?cofre, tesoro, baúl, cofrecito > treasure-chest
?carreta > ox-cart spoked-wheel
?carretón > spoked-wheel
?vikingo, valhalla, valkiria > viking-helmet
?gaucho, vaquero > cowboy-hat
?torero > bull
?guerrero > sword
?tintero > inkwell
?alfil > chess-bishop chess-pawn
?copa de oro, copa américa, copa mundial > ball-cup trophy
?copo, copo de nieve, copito, escarcha, snowflake > snowflake
?pulso, latido, pulse > pulse
?tetera > teapot
?altavoz, megáfono, bocina > megaphone speaker-hifi
?tornillito > screw
?paleta, durofríos, popsicles @art,desing > palette
?llamita @livestock,agriculture > llama =alpaca
?llamita > flame
?llamarada, antorcha, prometeo > flame
?velerito, galeón, bergantín, carabela, goleta > boat
?molinito, windmill, molí, muíño, errota > windmill
?coronita > crown
?escudo > shield
?torre, torrecilla, camelot > castle-turret
?llavecita > key
?ícaro > feather
?espiguita > wheat
?corchea, semicorchea, bemol > music-notes
?burbuja, pompa de jabón, bubbles > bubbles / boba, tea, perlas
?excalibur > sword
?thor, zeus > lightning
?orfeo > lyre
?eureka > lightbulb
?corazón, corazoncito, corazón contento, piuke, piuque, sonqo, sonqoy, yólotl, bihotz > heart
# The sky, the earth and what grows.
?sol, solecito, inti, antu, tonatiuh, eguzki, sun, kuarahy > sun sunrise
?amanecer, aurora, alba, sunrise, atardecer, ocaso, horizonte, lihuén, liwen, lihue, egunsenti > sunrise sun
?luna, lunita, nocturna, selene, kuyen, killa, meztli, ilargi, lluna, moon, ixchel, jasy, yasy, metztli > moon-stars
?viento, brisa, vendaval, wind, wayra, kürüf, ehécatl, haizea, vento, yvytu > wind
?mendi, mendia, mahuida, mawida, tepetl, apu, urqu, muntanya > mountain
?marejada, altamar, itsaso > waves waves-circle
?praderas > fields
?huracán, ciclón > spiral
?ceiba, ceibas, samán, guanacaste, parota > ceiba =tree
?robledal, algarrobo, ombú, quebracho, mezquite, olmo, carballo, haritz, aliwen, zuhaitz, baso, basoa, arbre, roure > tree =ceiba
?higuera > fig tree
?nogal, nocedal > walnut tree
?almendro, almendral > almond tree
?pinar > pine
?pewén > araucaria pine
?cardón > cactus
?nenúfar > flower-lotus
?copihue > copihue flower
?lirio, azucena > trumpet-lily lily
?xóchitl, amapola, camelia, gardenia, magnolia, hortensia, peonía, azalea, huilén, amancay, tika, pankara, nicté, poty, yvoty, lorea, rosella, liri > flower
?retoño > sprout
?caracola, concha marina > shell
?amatista > crystal-cluster =gem
?ópalo, topacio > gem
?orión, andrómeda, polaris, citlali, chaska, qoyllur, coyllur, wangulén, huanguelén, izar, izarra, estel, citlalin, citlalli > star
?hoja verde, hojita > leaf-split
?estrella, star, lucero, constelación, estelar, astro > star shooting-star
?rayo, trueno, lightning, relámpago, chispa > lightning
?nube, cielo, sky > cumulus
?gota, drop > drop-half drop-leaf
?reina, rey, crown, real, queen, king, imperio, imperial, princesa, príncipe > crown
?diamante, diamond, esmeralda, rubí, zafiro, gema > gem sparkle
?brillante > sparkle gem
?ballena, orca, balea > whale =whale-tail
?delfín, dolphin > dolphin whale
?cisne, swan > swan bird
?castillo, torreón, gaztelu, gaztelua, castell > castle-turret
?brújula, compass > compass
?catalejo > spyglass
?ola > waves-circle
?llama viva, fuego eterno, volcánico > flame
?arcoíris, rainbow > rainbow
?planeta, galaxia, universo, cosmos, marte, órbita, saturno, júpiter, nebulosa, nébula, planet > planet
?despegue, cohete, rocket, astronauta > rocket
?cometa, estrella fugaz, meteoro > shooting-star star
?átomo, protón, electrón, molécula > atom
?infinito, infinity > infinity
?espiral, bucle, remolino, torbellino, vórtice, spiral > spiral
?lluvia, chubasco, aguacero, garúa, llovizna, tormenta, rain, tláloc, chaac, euria > cloud-rain
?volcán, volcancito, magma, vesubio, etna, popocatépetl > volcano mountain
?isla, islita, islote, island > island tree-palm
?cayo, cayos > island tree-palm
?fuego, llamas, kütral, cutral, lareira, flama > flame campfire
?fogata, hoguera, lumbrada, bonfire > campfire flame
?pirámide, azteca, maya, teocalli, tenochtitlan > pyramid
girasol, girasoles, mirasol, sunflower > sunflower flower
?margarita, daisy > daisy flower
?rosa, rosal, rosaleda, rose > rose flower
nopales y tunas, flor de nopal > nopal-flower =nopal =prickly-pear
nopal, nopalera > nopal =nopal-flower =prickly-pear
xoconostle, mermelada de tuna, tunas > prickly-pear =nopal
bambú, bamboo > bamboo
?cebra, zebra, cebrita > zebra
helecho, fern > fern leaf-split
?jacaranda, lapacho, araguaney, guayacán > jacaranda tree flower
?bugambilia, buganvilia, hibisco > flower
?alcornoque > acorn tree
?menta > basil
?laurel > olive-branch
?selva, jungla > tree-palm
?eclipse > moon-stars
lavanda, espliego, lavandín, lavender > lavender
?dragón, drac, herensuge > dragon
?carnero, cabrito montés, muflón > ram sheep
?cóndor, mañke, manque > condor eagle
?cigüeña > stork
?unicornio > unicorn horse
?pegaso > pegasus horse
?pelícano > pelican gull
?flamingo, flamenco rosado > flamingo heron
?catrina > catrina skull
?caballero negro, templario, caballero cruzado > knight sword
?samurái, shogun, ronin > samurai sword
?quetzal > quetzal bird
?fénix, ave fénix > phoenix flame
?bruja, brujita, merlín, hechicero, sorgin, sorgina, meiga, meigas, bruixa, bruxa > wizard-hat magic-wand
?neptuno, poseidón, tritón, tridente > trident waves
?rosa de los vientos > compass-rose compass
?clave de sol > treble-clef music-notes
?iceberg, glaciar, témpano > iceberg snowflake
?jirafa > giraffe
?canguro > kangaroo
?caballito de mar, hipocampo > seahorse
?estrella de mar > starfish star
?pavo real, pavorreal, pavorreales > peacock
?abuela, abuelita, abuelo, abuelito, nonna, nona @healthcare > elders
abuela, abuelita, abuelo, abuelito, nonna, nona > -
?hada > magic-wand butterfly
?nefertiti > nefertiti
?faraón, cleopatra, esfinge > pyramid
?muralla, fortaleza, bastión > castle-turret
?duna, sahara > sunrise
?hexágono > hex-core
?prisma > gem
?acueducto > bridge
?macaco, chango > monkey
?mustang, centauro > horse
?minotauro > bull
?equilibrio > stones
?peregrino > shell boot
?gladiador, espartano > sword
?azahar, azahares, flor de azahar > orange-blossom flower
?cupido > heart
?lumbre, rescoldo, ascua > flame campfire
?lumbre, rescoldo, ascua @healthcare > -
?fuego, llamas @healthcare > -
?fogata, hoguera, lumbrada, bonfire @healthcare > -
?roca, risco > mountain cube
?cima > mountain
?rama, ramita > olive-branch tree
?atlante > globe
?titán > -
?apolo > sun
?trono > crown
?abrazo > hand-heart heart
?pétalo, petalito > flower
?kuntur > condor
?yaku > drop-half waves
?amaru > snake
?rayén > flower
?lafken, lafquén, itsasoa, mayu, leufu, leuvu > waves
?cubo > cube
?nova, supernova > star
?enlace, nexo, vínculo > link
?impulso > rocket lightning
?ritmo, melodía, sinfonía, compás musical > music-notes treble-clef
?destello, fulgor > sparkle
?nómada > backpack compass
?meridiano > globe compass
?zafra > sugar-cane
compa, compita, marita, pachamama > -
?king kong > monkey
?austral, cruz del sur, cruz austral > southern-cross compass
?cometas acrobáticas, cometas deportivas > kite wind
?flor de lis, lis, fleur de lis > fleur-de-lis
# What other tongues of Spain and America call things by.
?nahuel @technology,nature,art,desing,marketing,entertainment,gastronomy,construction,transportation,food,automotive > puma tiger
?urpi, urpila > dove
?choique > running-rhea =ostrich
?tochtli > rabbit
?xolo, xoloitzcuintle, txakur > dog
?kultrún, cultrún > drum
?ruka, ruca, calli, wasi, huasi, etxe, etxea, etxeko, etxeberri @construction,desing,marketing > house
?ruka, ruca, wasi, huasi @nature > log-cabin
?lar, llar, etxe, etxea, wasi, huasi, txoko @gastronomy,food > cooking-pot laid-table
?baserri, baserria, caserío, masía @gastronomy,food,agriculture,livestock,nature > barn fields
?chasqui, chaski @transportation,marketing,technology,food > package envelope
?lawen, lahuén, jampi, hampi > drop-leaf mortar
?centeotl, ixim > corn
?illapa > lightning
?ayün, munay > heart
?ojo de agua > drop-half waves
?ñandutí @art,desing > lace-sun needle
?cabrita > goat
?vía láctea > star planet
?panda, oso panda, pandita > panda
?mapache, mapachito > raccoon
?tucúquere > owl
?chistera, sombrero de copa, bombín de mago > top-hat =magic-wand
?rueda > spoked-wheel
?yacaré, caimán, cocodrilo, crocodile > caiman
cielito > -
`;

/** Terms of trades by which a business of any other may be called as well: "Faro Contadores". */
export const CALLED_TOO = new Set(
  (
    'canario paloma alpaca vicuña guanaco faro ancla anchor timón velero molino corona pluma fragua telar colmena panal ' +
    'espiga trigal engranaje montaña cordillera cerro cumbre andes nevado mountain mar océano marea bahía laguna arroyo ' +
    'cascada ocean pradera oasis roble encina arrayán ahuehuete sauce álamo quillay boldo ceibo canelo raulí espino lenga maguey agave pino ' +
    'ciprés alerce abeto araucaria pehuén olivo olivar palmera palmar cocotero cactus loto tulipán orquídea clavel ' +
    'cempasúchil semilla semillita brote cuarzo sendero nube tornillo tuerca martillo tambor ' +
    'trompeta violín acordeón barco barca sirena perla herradura llave escudo cereza manzana limón naranja piña guitarra máscara ' +
    'sombrero reloj balanza anillo medalla bicicleta botón globo tranvía locomotora bosque magnolia'
  ).split(' '),
);
