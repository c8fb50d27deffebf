/** Music, theatre, film, parties, games and travel. The format is told in ../table.ts. */
export const STAGE = `
música, música en vivo, músico, music, escuela de música, clases de música, academia de música, productora musical > music-notes =treble-clef =guitar piano-keys
música, escuela de música, clases de música, academia de música & clave > treble-clef music-notes piano-keys
sello discográfico, grabación musical > vinyl-record =music-notes
composición musical, conservatorio > music-notes treble-clef piano-keys violin
tienda de música > music-notes guitar treble-clef piano-keys
orquesta > violin =trumpet =music-notes
orquesta, orquestas & salsa, cumbia, cumbias, tropical, merengue, bachata, bailable, bailables, fiesta, fiestas > trumpet =maraca music-notes
coro, canto coral > music-notes =treble-clef microphone
corista, coristas, coristas y voces, voces para estudio, voces y coros, coros y voces, coros para grabación, coros de estudio > microphone =music-notes =stage-microphone
sinfónica > music-notes treble-clef violin trumpet
concierto, recital, festival de música > music-notes =guitar =hand-microphone
concha acústica, conchas acústicas, concha acústica y conciertos, concha acústica municipal > stage-truss =hand-microphone music-notes
estudiantina > guitar
teoría musical, solfeo, music school > music-notes treble-clef piano-keys
charanga > trumpet =drum
musicoterapia > music-notes treble-clef heart
bajo eléctrico > guitar
guitarra, guitar, ukelele, charango > guitar
banda de rock, rock, rockero, grupo musical > guitar =drum music-notes
cantautor > guitar =stage-microphone
guitarrista > guitar music-notes treble-clef
banda musical, banda tributo > guitar =drum =stage-microphone music-notes
piano, pianista, afinador, afinación de pianos, clases de piano > piano-keys =grand-piano treble-clef
canto, cantante, clases de canto, técnica vocal, coach vocal > microphone =stage-microphone music-notes
karaoke, karaoke box > stage-microphone =microphone
cantobar, canto bar, cantamos > stage-microphone =microphone
micrófono, locución, locutor, voz en off, locutora > microphone headphones
batería musical, clases de batería, tambores, baterista > drum-kit =drum music-notes
percusión, batucada > drum =maraca drum-kit
círculos de percusión, círculo de percusión > drum =congas
rueda de tambores, ruedas de tambores, círculo de tambores, círculos de tambores, drum circle, ronda de tambores, rondas de tambores, tambores africanos, djembés, djembé > drum =congas
escenario, escenarios > theatre-curtain stage-microphone
shows en vivo, booking > stage-microphone ticket
stand up, humor, comedia, stand up comedy > stage-microphone =microphone mask-happy
stand comedy, comedy club, comedy, open mic, club de comedia > stage-microphone =microphone mask-happy
comediante > stage-microphone =microphone mask-happy
cabaret > theatre-curtain =high-heel
plumas y sombreros, plumas y lentejuelas, lentejuelas y plumas, showgirl, showgirls, plumas para showgirls, plumas para vedettes, espaldares de plumas > feather =carnival-mask top-hat
sonido, sonidero, audio, equipos de sonido, amplificación, sonidista, sound, mastering, mezcla > equalizer =speaker-hifi =headphones
parlante, parlantes, bafle, bafles, arriendo de parlantes, alquiler de parlantes, renta de bocinas > speaker-hifi =equalizer
estudio de grabación > microphone =headphones =equalizer
ingeniero en sonido, amplificación para eventos, productor de música, alta fidelidad, hifi > equalizer =speaker-hifi =headphones
podcast, podcaster, podcasting > microphone =headphones equalizer broadcast
dj, disc jockey, discjockey, dj para fiestas, música electrónica, fiesta electrónica > dj-turntable =dj-booth =headphones vinyl-record
discoteca, disco bar, club nocturno, antro, vida nocturna, nightclub, boliche bailable, bailable, salsoteca, rumbeadero, viejoteca, bailadero, night club, centro nocturno, antros > disco-ball =dj-booth martini
tango > dancing-couple accordion
academia de baile latino, academia de bailes latinos, baile latino, bailes latinos, ritmos latinos, clases de bailes latinos > dancing-couple maraca
ballet > ballet-shoes =tutu =dancer
zumba > street-dancer =dancer =maraca
clases de tap, tap y jazz, jazz y tap, tap dance, danza jazz > dancer
hip hop, baile urbano, danza urbana, ritmos urbanos, breakdance, break dance, breaking, street dance, bailes urbanos > breakdancer =street-dancer
escuela de ballet > ballet-shoes =tutu =dancer
cueca > dancing-couple =folk-dancer
sevillanas > hand-fan =castanets
clases de baile > dancing-couple =dancer
disfraz, disfraces > mask-happy =wizard-hat =carnival-mask
cosplay > sword =wizard-hat mask-happy
caretas de morenada, máscaras de morenada, caretas y trajes de morenada, trajes y caretas de morenada, matracas de morenada > morenada-mask =folk-dancer
máscara, caretas > mask-happy
vestuario teatral, vestuario de carnaval, vestuario para murgas, vestuario artístico, vestuario para patinaje > mask-happy =dress mannequin
cine, película, cine arte, cineclub, cinemóvil, cine móvil, cine itinerante, cine bajo las estrellas, cinema, movie, cineforo, cine foro, cine fórum, cinefórum, cine debate > film-slate =movie-reel =popcorn film-reel
televisión, tv, tv local > television =broadcast video-camera
evento, productora de eventos, organización de eventos, event planner, event, eventos sociales > confetti =champagne party-tent
eventos empresariales, gestor de eventos, congresos, ferias y congresos > stage-microphone =ticket
entrada, boletos, venta de entradas, ticket, boletería, ticketera > ticket
boletaje, boletaje y taquilla, taquilla y boletos, boletos y taquilla, taquilla para conciertos, boletería y taquilla, ticketeras > ticket
centro de eventos, casa de eventos, quinta para eventos, recepciones > champagne =chandelier =party-tent confetti
salón de fiestas & infantil, infantiles, niños, payasos, inflables, piñatas, cumpleaños > balloon-bunch =party-hat confetti balloon
fiesta, party, decoración de fiestas > balloon =party-hat =confetti / baño, sanitario, inodoro
tinta invisible, trucos con cartas, tinta mágica > magic-wand =rabbit-in-hat
rueda de casino, ruedas de casino, casino cubano, bailar casino > dancing-couple
molinos de viento de juguete, rehiletes, rehilete, remolinos de papel, reguiletes, molinillos de viento > pinwheel
mesas de dj, mesa de dj, mesa de mezclas, mesas de mezclas, consola de dj, cabina de dj > dj-booth =dj-turntable
parches para inflables, reparación de inflables, reparamos inflables, reparación de brincolines, parches para brincolines > bounce-castle
tarjetas coleccionables, cartas tcg, tcg, cartas magic, tarjetas deportivas, trading cards, cartas yugioh, tarjetas pokemon, cartas de pokemon y yugioh, torneos de cartas > spade club
cotillón > party-hat =balloon =pinata confetti
lentes neón, lentes neón y batucada, lentes fiesteros, lentes para fiesta, lentes led para fiestas, pulseras neón y lentes, pulseras neón, barras de luz y pulseras neón, accesorios neón > party-hat =sun-and-shades
cumpleaños, fiestas infantiles, gorros de cumpleaños, gorro de cumpleaños > balloon =party-hat =balloon-bunch confetti
animación infantil, animación de cumpleaños, animación de fiestas infantiles, animaciones infantiles, animadores infantiles > clown =balloon-dog =balloon-bunch =puppet
baby shower > stork =balloon-bunch baby
celebración > balloon confetti
animación de fiestas, animadores > clown =confetti balloon
animación de eventos, animador de eventos, animadora de eventos, animación de matrimonios, animador de fiestas > stage-microphone =confetti
artículos de fiesta > balloon =party-hat =pinata confetti
despedida de soltera > balloon confetti champagne
payaso, payasos, payasita > clown =balloon-dog
ludoteca > abc-blocks =spinning-top puzzle-piece
ludoteca & tren, trencito, trenecito > little-train =abc-blocks spinning-top
ludoteca & mesa, adultos, dados, ajedrez, rol, cartas, café > meeple =dice-five =chess-pawn puzzle-piece
trova, trovador, cantautor de trova, nueva trova > guitar =hand-microphone
folclore, folklore > guitar =folk-dancer drum
flamenco, escuela de flamenco, academia de flamenco, clases de flamenco > castanets =folk-dancer =hand-fan guitar
ranchera > guitar =sombrero trumpet
sala de conciertos > microphone =stage-light guitar
iluminación de eventos, técnica de eventos > stage-light disco-ball
emisora, radio online, radioemisora, radiodifusión, radio comunitaria, radio por internet, radio local, radio digital, radio comunal, radio popular, programa de radio, programas de radio, estación de radio, estaciones de radio > radio =microphone =broadcast
tienda de discos, disquería, tienda de vinilos, discos de vinilo, vinilos y discos, venta de vinilos, venta de discos, discos y tocadiscos, discos usados, compra de discos, discos y vinilos > vinyl-record =gramophone
baile, academia de baile, dance > dancing-couple =dancer street-dancer
danza, bailarín, coreografía > dancer =dancing-couple street-dancer
danza contemporánea, academia de danza > dancer =street-dancer
teatro, actor, actriz, actuación, dramaturgia, compañía de teatro, clases de teatro, escuela de teatro, teatral, mimo, impro > mask-happy =theatre-curtain
casting > film-slate star
artes escénicas, improvisación, dramático > mask-happy =theatre-curtain
cinematográfico > film-slate =movie-reel video-camera
largometraje, guion, filmación, documental, cortometraje, cineasta > film-slate =movie-reel video-camera
audiovisual, video, videos, edición de video, producción audiovisual, videógrafo, filmmaker, edición de videos, edición de reels, edito videos, edito reels, editamos videos, editor de video, editor de videos, editora de videos, videos y reels, postproducción > video-camera =film-slate
realizador audiovisual, videoclips > video-camera =film-slate
videomarketing, posproducción > video-camera =film-slate
youtuber, canal de youtube > play =tripod-camera video-camera
video de bodas > video-camera camera-heart
streaming, transmisión en vivo, transmisión online, live streaming, transmisiones, transmito partidos, transmitimos partidos, transmito eventos, transmitimos eventos, transmito misas, transmitimos misas > play =video-camera broadcast
salón de fiestas > champagne =confetti =chandelier balloon disco-ball
decoración con globos > balloon-arch =balloon-bunch =balloon
bodas y quince años, bodas y xv años, bodas y quinceañeras, quinceañeras y bodas > wedding-rings =crowned-xv =wedding-cake =ball-gown
quinceañera, xv años > crowned-xv =crown =ball-gown
fiestas temáticas, arriendo de vajilla y fiestas, kermesse > balloon confetti
mesas temáticas > balloon confetti cupcake
globo, globos, balloon, globos con helio > balloon-bunch =balloon balloon-dog
juego inflable, juegos inflables, inflables, castillos hinchables, castillo inflable, brincolines > bounce-castle balloon
saltarines > bounce-castle balloon confetti
camas saltarinas, camas elásticas, trampolines > trampoline
fuegos artificiales, pirotecnia, castillos de fuegos, castillo de fuegos, mascletá, mascletás, correfoc, tracas, petardos > fireworks =skyrocket =fire-fountain
fuegos pirotécnicos > skyrocket =fireworks =fire-fountain
chisperos, fuegos fríos, fuego frío, volcanes fríos, bengalas > fire-fountain =fireworks skyrocket
peña flamenca, tablao, tablao flamenco, cante, cante jondo, bulerías, cuadro flamenco > castanets =guitar =hand-fan folk-dancer
mesas de casino, fiestas de casino, casino para fiestas > poker-chip =dice-five spade
fiesta de espuma, fiestas de espuma > bubbles =confetti
cañón de espuma, cañones de espuma, espuma para fiestas, máquina de espuma, máquinas de espuma > bubbles =confetti
máquina de nieve, máquinas de nieve & espuma, humo, burbuja, burbujas, confeti, fiesta, fiestas, evento, eventos, chispas > snowflake =bubbles
polvos holi, polvo holi, holi powder, polvos de colores, polvo de colores, fiesta de colores, carrera de colores, carreras de colores, festival de colores > confetti =paint-bucket
museo de cera, figuras de cera > bank ticket
globo de cantoya, globos de cantoya, farolitos voladores > paper-lantern flame
años viejos, año viejo, monigotes de año viejo, monigotes de fin de año, muñecos de año viejo, quema de año viejo, viejos de fin de año > puppet flame
boda, matrimonio, novia, wedding, wedding planner, casamiento, novios, organización de bodas, nupcial, bodas y eventos, organización de matrimonios > wedding-rings =wedding-cake heart champagne flower-arch
magia, mago, ilusionista, ilusionismo, prestidigitación > rabbit-in-hat =magic-wand =wizard-hat
parque de diversiones, atracciones, juegos mecánicos, feria de diversiones, feria de juegos, feria de juegos mecánicos, feria mecánica, ferias mecánicas > ferris-wheel =carousel =roller-coaster
videojuego, juego digital, consola, consolas, game, playstation, xbox, nintendo, arcade > game-controller =joystick =arcade-machine
pc gamer, computador gamer, computadora gamer, computadores gamer, computadoras gamer, computadores para jugar, computadoras para jugar, ordenadores para jugar, ordenador gamer, pc para jugar, pc gaming, equipos gamer, computadores para juegos, computadoras para juegos > gaming-tower =game-controller
gamer, gaming, esports > game-controller =joystick arcade-machine
simulador de vuelo, simuladores de vuelo > airplane-tilt joystick
circo, circense > circus-tent =clown
malabares, malabarista > circus-tent =clown
tubos para malabares, cerbatanas, clavas y pelotas, pelotas y clavas de malabares, juguetes de malabares, swings y clavas > circus-tent clown
acrobacia, acróbata > aerial-silks =circus-tent
arriendo de consolas, lan center, desarrollo de videojuegos > game-controller =joystick arcade-machine
simulador de carreras, simuladores de carreras > joystick game-controller steering flag-checkered
simulador, simuladores > joystick =game-controller
juego de mesa, juegos de mesa, tienda de juegos, ludo, board games, café de juegos de mesa, café lúdico, bar de juegos de mesa > dice-five =meeple =chess-pawn puzzle-piece
dados, juegos de cartas > dice-five puzzle-piece strategy
alas de ángel, alas de hada, alas de mariposa, alas para disfraz, alas y coronas, alas y tutús, tutús y alas, alitas de ángel, alas de plumas, alas gigantes para fotos > angel-wings
llaves y dados, dados y llaves, juegos de llaves, juego de llaves, juegos de dados y llaves, dados de impacto, juegos de dados mecánicos, llaves mixtas, llaves allen, llaves de impacto, llaves combinadas, llaves de rueda, llaves de tuercas, llaves torx, matracas y dados, dados y matracas, llaves stilson > wrench =tools =toolbox
llaves y caídas, caídas y llaves, llaves y sumisiones, llaves y proyecciones > judogi =martial-belt
juegos de rol > dice-five puzzle-piece strategy dragon
casino, juegos de azar, póker, apuestas, tragamonedas, ruleta > poker-chip dice-five club / alimentación, colaciones, comida, almuerzo, menú
naipes, magic the gathering, cartas coleccionables > spade club
escape room, sala de escape, juego de escape > escape-door =keyhole hourglass maze
ajedrez, chess, club de ajedrez, ajedrecista, torneos de ajedrez, clases de ajedrez, clases y torneos de ajedrez, escuela de ajedrez, academia de ajedrez > rook-piece =chess-bishop =chess-pawn
montaje, montajes & evento, eventos, escenario, escenarios, feria, ferias, expo, conciertos > stage-truss =party-tent
ajedrez & porcelanato, porcelanatos, azulejos, cerámicos, pisos > tiles =marble-slab
boliche, bowling, bolera, bolos > skittles =bowling-ball
billar, pool, salón de pool > eight-ball =billiard-rack
realidad virtual, realidad aumentada, metaverso, vr, lentes de realidad virtual, gafas de realidad virtual, experiencias de realidad virtual, simuladores de realidad virtual, recorridos virtuales > vr-headset game-controller
viaje, agencia de viajes, viajes, turismo, travel, agencia de turismo, paquetes turísticos > airplane-tilt =globe-plane suitcase globe pin / bus
trip, tour operador, mochileros, luna de miel, agencia receptiva, receptivo turístico, turismo receptivo, excursiones turísticas, vacaciones > airplane-tilt =globe-plane suitcase / bus
destino > airplane-tilt suitcase globe pin / bus
apart hotel, hotelería, hotelero, pensión, alquiler vacacional, arriendo temporal, parador > bed =reception-bell =key
hostal de playa, hostal frente al mar, hospedaje frente al mar, hospedaje en la playa, cabaña de playa, cabañas frente al mar, cabañas en la playa, surf camp, surf house > surf-cabin bed-moon breaker
recuerdos, recuerdo > gift
actividad al aire libre > tent tree mountain compass
parque de trampolines > trampoline
parque infantil > slide =bounce-castle
salón de eventos, hacienda de eventos > champagne =chandelier laid-table confetti
centro de convenciones, centro de exposiciones > ticket
anfiteatro > mask-happy =theatre-curtain
sala de juegos, salón de juegos > game-controller =arcade-machine joystick dice-five
estatua > hammer
~productora > video-camera =film-slate
parque temático > ticket confetti carousel castle-turret
residencial para estudiantes, residencia estudiantil, residencia universitaria, colegio mayor > bunk-bed =graduation-cap key
convenciones, exposiciones > id-badge =presentation
norteño, banda norteña > accordion =guitar =cowboy-hat
batucadas, candombe, comparsa de candombe, cuerda de tambores > drum
tambores candombe, repique y piano, chico y repique, chico repique y piano, tambor piano, tambor repique > drum =drum-kit
casa rural, casas rurales, alojamiento rural > house bed pine fireplace
hórreo, hórreos, casa rural con hórreo, cabazo, cabazos > raised-granary house
mesa de billar, mesas de billar, mesas de pool > eight-ball billiard-rack
violín, violinista, violonchelo, chelo, cuarteto de cuerdas > violin treble-clef
avistamiento de ballenas, avistaje de ballenas, paseos en lancha para ver ballenas, paseos para ver ballenas, salidas a ver ballenas, ballenas > whale =whale-tail
~tour, tours, turístico, turista > airplane-tilt =globe-plane suitcase globe compass
~instrumentos, instrumentos musicales > guitar =piano-keys =drum music-notes
pintura de caritas, pinta caritas, pintacaritas, maquillaje infantil, pinto caritas, pintamos caritas, caritas pintadas, caritas pintadas para niños, maquillaje de fantasía, maquillaje para niños, pintura facial, pinturas faciales, maquillaje de fantasía infantil > brush =mask-happy palette
grabación de comerciales, comerciales de tv, spot publicitario, spots > video-camera =film-slate
papel picado > papel-picado pennant-string
folclórico, grupo folclórico, conjunto folclórico > guitar =dancing-couple drum
rap, freestyle, batalla de rap > stage-microphone =microphone headphones
~show, espectáculo > stage-microphone =theatre-curtain ticket
bolero, boleros, trío de boleros, trío romántico > guitar =maraca / zapatos, calzado, lustrado
luces y humo, alquiler de luces, luces y sonido, luces para eventos, sonido y luces > disco-ball =speaker-hifi
trompeta, trombón > trumpet
trompas y trombones, trombones y trompas, trombones, metales de orquesta > trumpet =french-horn =tuba
corno francés, cornos franceses, trompas y cornos, trompas y cornos franceses, corno, cornos, trompa de orquesta, trompa sinfónica, clases de corno > french-horn trumpet
saxofón, saxo > saxophone
orquesta tropical, orquesta de cumbia, orquesta de salsa, orquesta de merengue, orquesta bailable, orquestas bailables > trumpet =maraca
banda sinaloense, banda de bronces > tuba =trumpet =drum
cajón peruano, cajón flamenco, bombo > drum
arpas, arpas guaraníes, arpas jarochas > harp =music-notes
armonio, armonios, órganos y armonios > piano-keys =pipe-organ
grupo versátil, grupos versátiles > hand-microphone =guitar music-notes
vallenato, vallenatos, parranda vallenata, grupo vallenato > accordion =maraca drum
serenata, serenatas > guitar =rose
payador, payadores, payada, payadas, decimista, trovero > guitar
sala de ensayo, salas de ensayo > drum-kit =guitar drum
radioaficionado, radioaficionados, radio club > radio =broadcast
corpóreos infantiles, personajes para fiestas, personajes infantiles, show de personajes > mask-happy teddy-bear balloon confetti
salón pelotero, salón infantil > balloon bounce-castle puzzle-piece / béisbol, beisbol
algodón de azúcar, algodones de azúcar, algodón dulce, copos de azúcar, copo de azúcar, copos de nieve dulces > candy-floss
palomitas y algodón, carritos de palomitas y algodón > popcorn candy-floss balloon
revelación de género, gender reveal, revelación de sexo > balloon =baby-carriage stork
cabina 360, video 360, videocabina > video-camera camera aperture
jardín para eventos, jardín de fiestas, jardín social > party-tent champagne flower-arch confetti
party bus, bus de fiesta, bus rumbero, bus discoteca > bus disco-ball
chiva rumbera, chivas rumberas, chiva turística, chiva parrandera, paseo en chiva, paseos en chiva, paseo nocturno en chiva, rumba en chiva, alquiler de chivas, city tour en chiva > chiva-bus =maraca disco-ball music-notes
autos para bodas, auto para novios, autos para novios, alquiler de autos para bodas, arriendo de autos para matrimonios, coches de boda, autos de novia > car wedding-rings bow
canal de televisión, canal de tv, canal local > television =broadcast video-camera
balneario @entertainment & tobogán, toboganes, alberca, albercas, piscina, piscinas, acuático > water-slide =swimming-pool sun waves
feria itinerante, feria ambulante, parque itinerante > carousel circus-tent ticket
colonia de vacaciones, colonias de vacaciones > sun =tent
imitador, imitadores, dobles de artistas, show de imitadores > stage-microphone mask-happy
stripper, strippers, striptease, vedettos > star lips martini
trajes de danza, trajes de caporales, trajes de baile > folk-dancer =folk-dress mask-happy
compra de monedas > coins seal-check
santa claus, viejito pascuero, viejo pascuero > santa-hat =sleigh
cabalgatas de reyes, reyes magos a domicilio, cartero real, paje real, pajes reales > crown =camel =shooting-star
camellos de reyes, camellos y reyes magos, cabalgata y camellos, alquiler de camellos > camel =crown =shooting-star
noel & papi, papa, visita, alquiler, disfraz, navidad > santa-hat sleigh gift star
bloque, bloques & lego, armar, juguete, juguetes, encastrables > abc-blocks puzzle-piece spinning-top
legos, lego > abc-blocks puzzle-piece spinning-top
flauta, flautas & quena, música, clases, instrumento, traversa, zampoña, saxofón, clarinete > recorder-flute music-notes treble-clef
reggaetón, reguetón, dembow, perreo > stage-microphone =headphones
discomóvil, miniteca, minitecas, disco móvil > disco-ball =dj-booth =speaker-hifi
estructuras truss, ground support > theatre-curtain
letras gigantes, letras gigantes luminosas > letter-lights
producción musical, productor musical, beatmaker, beatmakers, jingle, jingles > equalizer =headphones
tambora sinaloense > drum =trumpet
marimba, marimbas, xilófono > marimba
rave, raves, música techno > dj-turntable =headphones disco-ball
pista de baile, pista led, pista iluminada > disco-ball dancing-couple
arco de flores, arco floral, arcos florales > flower-arch flower bouquet
halloween, noche de brujas, casa del terror, pasaje del terror, casa embrujada > pumpkin skull bat
decoración de halloween > pumpkin skull bat
centro de mesa, arreglos de mesa > flower candle bouquet
bolos y dulceros, bolsitas de dulces, bolsas de dulces, dulceros > candy gift bow
superhéroes, superhéroes para fiestas > mask-happy lightning balloon
princesas para fiestas, show de princesas > crown balloon
show de fuego, malabares con fuego, espectáculo de fuego > flame circus-tent
quinta de recreo, centro recreacional, centro recreativo, centro vacacional, complejo vacacional, club campestre, club de campo > swimming-pool sun
representante de artistas, manager de artistas, management artístico > star microphone
retratos en vivo, caricaturas para eventos > pencil =easel
actores de doblaje, actor de doblaje > microphone =headphones
pulseras para eventos, brazaletes para eventos, pulseras de control > ticket
sala lounge, salas lounge, mobiliario lounge > couch armchair lamp
alfombra roja, alfombras rojas > star
ceremonia simbólica, ceremonias laicas, celebrante de bodas > wedding-rings heart candle
maestro de ceremonias, presentador de eventos, conductor de eventos, animo bodas, animo fiestas, animamos bodas, animo bodas y fiestas, animo eventos, animamos eventos, presentadora de eventos, conductora de eventos, presento eventos, locutor de eventos > stage-microphone =microphone
team building, teambuilding, integración de equipos > users-three puzzle-piece handshake
rituales esotéricos > candle moon-stars sparkle
carpa, carpas & pérgola, mobiliario, toldo, pista, tarima > party-tent chair
~musical, servicios musicales > music-notes =guitar =treble-clef
actividades recreativas, parque recreativo > sun balloon puzzle-piece
actividades artísticas, talleres artísticos > palette mask-happy
alquiler de plantas de luz, alquiler de plantas eléctricas > lightning plug engine
mobiliario infantil > wooden-chair abc-blocks balloon
discobar, disco pub > disco-ball martini beer-stein
alquiler de juegos, arriendo de juegos > bounce-castle balloon dice-five
agencia de talentos @entertainment,art > star hand-microphone
pelotero, peloteros @entertainment > balloon bounce-castle puzzle-piece / béisbol, beisbol
rapero, raperos > stage-microphone =microphone headphones
joropo, música llanera > harp =maraca guitar
huayno, huaynos, música andina > pan-flute =guitar drum
milonga, milongas, danzón, tangueada > dancing-couple accordion
marinera & clases, baile, danza, academia, concurso, trajes > dancing-couple
clases de bajo, bajista > guitar
clases de arpa > harp
twerk, clases de twerk > breakdancer
alquiler de quintas, alquiler de fincas, alquiler de casas de campo > house swimming-pool sun tree
alquiler de salones, arriendo de salones, salones para eventos > champagne =chandelier =party-tent confetti
bicicletas acuáticas, alquiler de bicicletas acuáticas, botes a pedal > boat swan waves
show de burbujas, burbujas gigantes, pompas de jabón, pompas gigantes, burbujas para fiestas, burbujas de jabón, burbujero, taller de burbujas > bubbles
show infantil > clown =balloon confetti
mentalismo, mentalista > magic-wand eye
alquiler de cámaras > camera =video-camera
bandoneonista > accordion
organista > pipe-organ =piano-keys
dúo acústico, trío acústico, música acústica > guitar =hand-microphone
chacarera, chacareras, zamba, zambas, malambo > folk-dancer =guitar drum
clases de cajón > drum
autos chocones, autos chocadores, autitos chocadores, carros chocones, carritos chocones, coches de choque > kart =ferris-wheel
montaña rusa, montañas rusas > roller-coaster =ferris-wheel
piromusical, piromusicales, espectáculos piromusicales > fireworks =skyrocket =fire-fountain
cuarto de la ira, rage room, sala de ira > hammer
samba, bailarinas de samba > carnival-mask =dancer drum
bailarina, bailarinas, bailarines > dancer =ballet-shoes
búsqueda del tesoro > treasure-chest compass
juegos tradicionales, juegos típicos > spinning-top kite dice-five
juegos gigantes > dice-five puzzle-piece meeple
juegos de feria, juegos de kermés > carousel ticket target
juegos de agua, splash pad > swimming-pool slide
juegos para parques, juegos de plaza, juegos infantiles para parques > swing-set slide
casita de juego > playhouse teddy-bear balloon
piscina de pelotas, alberca de pelotas > balloon bounce-castle puzzle-piece
tobogán acuático > waves swimming-pool sun
fan club, club de fans > star heart
corona de navidad, corona navideña, corona de adviento > pine candle star
rosca navideña, roscas navideñas, roscas navideñas decorativas, guirnaldas navideñas, guirnaldas y coronas navideñas, coronas de puerta navideñas, coronas navideñas > pine =bow star
mesa de regalos, mesas de regalos, lista de novios > gift bow heart
pedida de mano, pedidas de mano, propuesta de matrimonio > ring heart gem
bar mitzvah, bat mitzvah > candle confetti balloon
pijamada, pijamadas, pijama party > moon-stars tent bed-moon
posada navideña > pinata nativity star candle
kermés, kermeses > balloon confetti carousel
togas de graduación, alquiler de togas > graduation-cap diploma
techno @entertainment > dj-turntable =headphones disco-ball
despedidas, organización de despedidas @entertainment > champagne confetti
serenata con mariachi, serenatas con mariachi > sombrero =guitar =trumpet
departamentos amoblados, departamentos amueblados, departamentos por día, apartamentos turísticos, alquileres temporarios, alquiler temporario, alquiler por día > bed key door skyline
renta de salones, salones para fiestas, salones de fiesta > champagne =chandelier =party-tent confetti
sonido e iluminación, iluminación y sonido, renta de sonido, alquiler de sonido, arriendo de sonido, audio e iluminación > speaker-hifi =equalizer disco-ball
parque acuático, parques acuáticos, balneario con toboganes > water-slide =swimming-pool waves
lotería, quiniela, sorteos, loterías, administración de loterías, lotero, quinielero > clover ticket dice-five
productora de comerciales, productora de cine, productora audiovisual, productora de videos > video-camera =film-slate aperture
fábrica de instrumentos, fábrica de instrumentos musicales, fabricación de instrumentos > guitar =violin =drum
guardaequipaje, guarda equipaje, consigna de equipaje > suitcase lock-key
centros recreativos > swimming-pool sun
banda de marcha, banda de marchas, banda marcial > drum =trumpet
champeta, picó de champeta > dancing-couple =speaker-hifi
tianguis, tianguero, mercado de pulgas, mercadillo, bazar de segunda, artículos de segunda, cosas usadas > price-tag awning basket
corridos, grupo norteño y corridos, corridos tumbados, fara fara > accordion =guitar =cowboy-hat
feria y palenque, palenque de gallos, feria patronal, ferias y palenques > carousel rooster confetti
posadas y nacimientos navideños > nativity pinata santa-hat
hookah, hookahs, narguile, narguiles, shisha, bar de shisha > hookah
velas de cumpleaños, velitas de cumpleaños > candle cake confetti
stands, stands para exposiciones, stands para ferias, stands para ferias y congresos, stands feriales, armado de stands, diseño de stands, construcción de stands, stand de feria, stand ferial > exhibition-stand
punta garífuna, garífuna, tamborito, bomba y plena, cununo > drum =maraca
chirimía, chirimías, banda papayera, papayera, tamborazo, banda de guerra > drum =trumpet
mojiganga, mojigangas, monos de calenda, marmotas y monos > =big-head puppet mask-happy drum
voladores de papantla, danza de los voladores > feather drum
autocinema, autocine > car popcorn film-slate
certámenes de belleza, certamen de belleza, concurso de belleza, concursos de belleza, reinas de belleza > crown =honour-sash star
bandas bordadas para reinas, bandas para graduados, bandas de graduación, bandas de quinceañera, bandas y coronas, bandas para miss > honour-sash =crown graduation-cap
coronas y bandas, bandas para reinas, bandas de honor, bandas de egresados, bandas para quinceañeras, bandas de novia, bandas bordadas, bandas de grado > honour-sash =crown
sonido e iluminación para eventos, sonido y luz > speaker-hifi =equalizer disco-ball
cabina de espejo, espejo mágico, photobooth, plataforma 360 > photo-strip =instant-photos camera
parque de bolas, piscina de bolas, chiquipark > slide bounce-castle balloon
cabezudos, gigantes y cabezudos > big-head =puppet drum
cabezones, cabezones de cumpleaños, cabezones personalizados, cabezones para fiestas, cabezones para hora loca, cabezones y mojigangas, muñecones, muñecones y comparsas > big-head =confetti
bingo, bingos, sala de bingo > tombola =ticket poker-chip
iluminación escénica, iluminación teatral > stage-light =theatre-curtain
ópera, zarzuela > theatre-curtain mask-happy
castellers, casteller, colla castellera > person-arms-spread users-three
chirigota, chirigotas, comparsa de carnaval > carnival-mask =mask-happy drum
caseta de feria, feria de abril > hand-fan party-tent guitar
moros y cristianos > sword knight crown
caporales, diablada, tinkus > folk-dancer =mask-happy drum
morenada, morenadas > morenada-mask =folk-dancer
máscara de diablada, máscaras de diablada > mask-happy
chamamé, chamamecero > accordion =dancing-couple guitar
autocines > film-slate car popcorn
decoración de bodas, decoración de boda, ambientación de bodas > flower-arch =wedding-rings flower
tocadiscos, tornamesa > dj-turntable =vinyl-record gramophone
radios a válvula, radios antiguas, reparación de radios, museo de radios, radios de lámparas, radio de lámparas, amplificadores de válvulas, amplificador de válvulas > valve-radio =radio
maquinitas, máquinas de videojuegos, salón de arcade > arcade-machine =joystick =pinball game-controller
imágenes satelitales, sistemas de información geográfica, teledetección, percepción remota > satellite-dish globe
eventos corporativos, congresos y eventos > champagne =id-badge hand-microphone
~viajero > suitcase airplane-tilt
carpas y tarimas, renta de carpas y tarimas > party-tent theatre-curtain
city tour, tours por la ciudad, tour por la ciudad, recorridos por la ciudad, walking tour, tour a pie > pin binoculars footprints
música tropical, banda tropical, banda de música tropical, grupo tropical > maraca =trumpet
decoración para cumpleaños > balloon confetti cake
restobar con música en vivo, bar con música en vivo > martini =music-notes beer-stein
pub con música en vivo > beer-stein =music-notes guitar
ballet folclórico, danza folclórica, danzas folclóricas, baile folclórico, bailes folclóricos > dancing-couple =folk-dress dancer
danza típica, danzas típicas, baile típico, bailes típicos, danza tradicional, danzas tradicionales > folk-dancer =dancing-couple
pinball, pinballs, flippers, máquinas de pinball, mesas de pinball > pinball =joystick
banda de música, bandas de música, banda de músicos, bandas de músicos, bronces para fiestas, bronces para fiestas patronales, bronces y percusión > tuba =trumpet =drum music-notes
banda @entertainment > trumpet =drum music-notes
danza árabe, danza del vientre, bellydance, danzas árabes, danza oriental > folk-dancer dancer
danza afro, afrodanza, danza africana, danzas afro, baile afro > drum =street-dancer
k pop, kpop, kpop dance, k pop dance, coreografías de kpop, coreografía de kpop, baile kpop, clases de kpop > breakdancer =street-dancer
vals y coreografía, vals de quinceañera, vals y coreografías, coreografía de quinceañeras, coreografías de quinceañera, coreografías de xv, vals para xv > dancing-couple =crowned-xv crown
chispas frías, pirotecnia fría, máquina de chispas > fireworks =stage-light
máquina de humo, máquinas de humo > stage-light cumulus
hielo seco y máquina de humo, máquina de humo y hielo seco, humo y hielo seco, máquinas de humo y hielo seco, humo bajo para bodas, hielo seco para fiestas, hielo seco para bodas > stage-light cumulus
casino para eventos, noche de casino, mesas de casino para fiestas > poker-chip =dice-five club
show de robots, robots led, robot led, show de robots led > robot disco-ball
tarimas, truss, tarimas y truss, tarimas y escenarios, escenarios y tarimas, sonido y tarimas, sonido tarimas y pantallas, montaje de escenarios > stage-truss =stage-light =speaker-hifi
souvenirs, souvenir, recuerdos turísticos, recuerdos de viaje, imanes turísticos, tienda de recuerdos, tienda de souvenirs, imanes de nevera, recuerdos y magnetos, recuerdos y souvenirs > snow-globe =gift
bolas de nieve con foto, bolas de nieve de cristal, bolas de nieve personalizadas, bolas de nieve y recuerdos, globos de nieve, bolas de cristal con nieve, bola de nieve con foto, esferas de agua con nieve, esferas de nieve > snow-globe
hostal para mochileros, mochilero, hostal mochilero, hostel, backpackers > bunk-bed =backpack bed
hostal, hospedaje, posada, bed and breakfast > bed =room-key =reception-bell =door-hanger bed-moon
hotel, hotel boutique, airbnb, arriendo por día, alojamiento > bed =reception-bell =door-hanger bed-moon
albergue juvenil, albergue turístico, albergue para mochileros > bunk-bed =backpack bed
albergue de peregrinos, albergue del camino > bunk-bed =shell boot
motel, autohotel, hotel de paso, auto hotel, hotel por horas > door-hanger =bed =key bed-moon
administración de airbnb, gestión de airbnb, administramos airbnb, gestión de alojamientos, gestión de alquiler vacacional, anfitrión airbnb > key =door-hanger =bed
máquina de burbujas > bubbles
clown, clowns, taller de clown, escuela de clown > clown mask-happy
academia de marinera, marinera norteña, clases de marinera, marinera limeña > folk-dancer =dancing-couple
bailes de salón, baile de salón, vals y pasodoble, pasodoble, vals > dancing-couple music-notes
heels, heels dance, clases de heels > high-heel =street-dancer
cabalgata de reyes, reyes magos > crown =camel =star gift
trivia, trivias, noche de trivia, noches de trivia, pub quiz > lightbulb trophy
raspaditos, raspaditas, billetes de lotería, venta de lotería, venta de loterías, lotería y raspaditos > ticket =clover
campervan, campervans, alquiler de campers, furgonetas camper, alquiler de campervans > camper
fantasmas, tour de fantasmas, leyendas de terror, leyendas y fantasmas > lantern =skull bat
tierra santa, viajes a tierra santa, peregrinaciones, peregrinación, viajes religiosos, turismo religioso > church =globe-plane cross
viajes a egipto, tours a egipto > pyramid =globe-plane
casas en los árboles, casa del árbol, casas del árbol, cabañas en los árboles, cabaña en el árbol > tree-house tree log-cabin
giras de estudio, gira de estudio, viajes de estudio, viajes de estudios, viajes de egresados, viajes escolares > coach =globe-plane graduation-cap
audioguías, audioguía > headphones =signpost
guía turístico, guías turísticos, guía de turismo, guías de turismo, guía local, guías locales > signpost =compass =binoculars
estufas hongo, calefactores hongo, estufas tipo hongo, calefactores de exterior, calefactores para terrazas > flame =campfire
violinistas para bodas, violinista para bodas, violines para bodas, violín para bodas > violin =music-notes wedding-rings
oficiante de ceremonias, oficiante de bodas, oficiante, ceremonias simbólicas > flower-arch =wedding-rings
pastorela, pastorelas, posadas navideñas, pastorela y posadas, pastorelas y posadas > nativity =star pinata
bailar salsa, bailar bachata, bailar tango, bailar cumbia, bailar merengue, bailar vallenato, enseñamos a bailar, enseño a bailar, aprende a bailar, aprender a bailar, clases para bailar > dancing-couple =dancer
txistu, txistulari, txistularis, tamboril, tamborilero, dulzaina y tamboril, gaitas y tamboriles > drum music-notes
chicha @entertainment & huayno, cumbia, grupo, orquesta, música, banda, conjunto > guitar =drum hand-microphone
cuarteto cordobés, cuartetero, cuarteto y cumbia, cuarteto bailable > accordion =hand-microphone guitar
perico ripiao, perico ripiado, merengue típico, güira y tambora, tambora y güira, carabiné > accordion =drum maraca
steel band, steelpan, steel pan, steel drum > drum =maraca music-notes
compongo canciones, canciones a pedido, canciones por encargo, canciones personalizadas, composición de canciones, compositor, compositor de canciones > guitar =music-notes nib
castells @entertainment > users-three person-arms-spread
bertsolari, bertsolaris, bertso, glosadores > hand-microphone =stage-microphone
mecha y pólvora, mechas y pólvora > tejo-board target
lotería mexicana, lotería tradicional, lotería de cartas > spade =dice-five
pochoclos y copos, copos y pochoclos, pororó y copos, palomitas y algodones, cabritas y algodón, canguil y algodón > popcorn =candy-floss
vestuario para danza, vestuario de baile, vestuario de ballet, trajes de ballet > tutu =folk-dress dancer
decoración de cumples, decoración de fiestas infantiles, decoración de cumples con arcos de globos, decoración de cumpleaños con globos > balloon-arch =balloon-bunch balloon
fiestas patronales, fiesta patronal & banda, bandas, orquesta, orquestas, conjunto, música, músicos, amenizamos, amenizo, sonido > trumpet =drum music-notes
carros chocadores > kart =ferris-wheel
flautas dulces, flauta dulce, flautas de madera > recorder-flute music-notes treble-clef
güiras y tamboras, tambores y furrucos, furrucos, furruco, tambores alegres, tambor alegre, caja vallenata, guasá, guasás > drum =maraca
guacharacas @art,entertainment > maraca =accordion
carpitas, carpitas infantiles, carpitas y pijamadas, tipis para fiestas, fiestas de pijamas, tipis y pijamadas, fiestas de pijamas y tipis > tent =moon-stars
spa para niñas, spa infantil, spa party > painted-nails =flower-lotus balloon
doble de elvis, doble de artista, show tributo, tributo a queen > stage-microphone =guitar
vedette, vedettes, vedettes y revista, teatro de revista > theatre-curtain =feather high-heel
tanguería, tanguerías > dancing-couple =accordion
camión de videojuegos, gaming truck, bus de videojuegos, camión gamer, tráiler de videojuegos > game-controller =joystick truck
río lento, río lento y olas, piscina de olas, pileta de olas > swimming-pool =water-slide waves
lluvia de papelitos, lluvia de sobres, papelitos, lluvia de sobres y papelitos, cañones de confeti, lanza confeti, confeti > confetti
mistura y papelillos, mistura de flores, serpentinas y papelillos, papelillos y serpentinas, serpentina y confeti, picapica, challas, challa y serpentina > confetti =party-hat
letras xv, letras xv gigantes, números gigantes, letras gigantes para fiestas > letter-lights =crowned-xv
cortinas y telas para eventos, telas para eventos, telas y cortinas para eventos, drapeados, cielos de tela > party-tent =curtain
feria gastronómica, ferias gastronómicas, festival gastronómico, festivales gastronómicos > food-truck =cutlery
tributo @entertainment > stage-microphone =guitar
tipis @entertainment > tent =moon-stars
calypso, soca @entertainment > drum =maraca music-notes
máquinas de peluches, máquina de peluches, garras de peluches, máquinas de garra > teddy-bear =arcade-machine
cestas de regalo, cesta de regalo, canasta de regalo > gift =wicker-basket =bow
sonido ambiental, audio ambiental, música funcional > speaker-hifi =equalizer
alquiler de temporada, alquileres de temporada, arriendo diario, arriendos diarios, apartamentos por día, arriendo de temporada, casas de temporada, apartamentos amoblados, apartamentos amueblados, pisos turísticos, casas vacacionales, cabañas por día > key =bed =house
café concert, café concierto, café teatro, cafés concierto, cena show, cena espectáculo > stage-microphone =music-notes cup
bombardas, bombarda, camaretazos, voladores y recámaras, coheterías, coheteros, cohetones, vaca loca, vacas locas > fireworks =skyrocket fire-fountain
tecladista, tecladistas, tecladista y cantante, pianista y cantante, organista y cantante > piano-keys =microphone
decoración de salones, decoración de salones de fiesta, decoración de eventos sociales, ambientación de salones, ambientación de fiestas, ambientación de eventos @entertainment,art > balloon-arch =balloon flower-arch
`;
