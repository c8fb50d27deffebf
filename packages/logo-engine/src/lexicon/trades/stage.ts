/** Music, theatre, film, parties, games and travel. The format is told in ../table.ts. */
export const STAGE = `
música, música en vivo, músico, music, escuela de música, clases de música, academia de música, productora musical > music-notes guitar
sello discográfico, composición musical, conservatorio, tienda de música, grabación musical, orquesta > music-notes
coro, coral, sinfónica, concierto, recital, festival de música, teoría musical, solfeo, music school, canto coral, estudiantina > music-notes
charanga, musicoterapia > trumpet music-notes
guitarra, guitar, banda de rock, rock, rockero, bajo eléctrico, ukelele, charango, grupo musical, trova > guitar music-notes
cantautor, banda musical, banda tributo, folclore, folklore, guitarrista > guitar music-notes
flamenco, ranchera > guitar music-notes
piano, pianista, afinador, afinación de pianos, clases de piano > piano-keys music-notes
canto, cantante, clases de canto, karaoke, karaoke box, técnica vocal, coach vocal > microphone music-notes
micrófono, locución, locutor, voz en off, locutora > microphone
batería musical, clases de batería, percusión, tambores, batucada, baterista > drum music-notes
sala de conciertos, escenario, stand up, humor, comedia, escenarios, shows en vivo, stand up comedy, booking > microphone ticket star
comediante, cabaret, tarimas > microphone ticket star
sonido, sonidero, audio, equipos de sonido, parlante, estudio de grabación, amplificación, sonidista, sound, mastering, mezcla > equalizer headphones speaker-hifi
ingeniero en sonido, amplificación para eventos, productor de música, alta fidelidad, hifi > equalizer headphones speaker-hifi
iluminación de eventos, técnica de eventos > lightbulb sparkle projector-screen
podcast, podcaster, podcasting > microphone headphones equalizer
emisora, radio online, radioemisora, radiodifusión > radio microphone
tienda de discos, disquería > vinyl-record equalizer
dj, disc jockey, discjockey, dj para fiestas, música electrónica, fiesta electrónica > dj-turntable vinyl-record headphones equalizer disco-ball
discoteca, disco bar, club nocturno, antro, vida nocturna, nightclub, boliche bailable, bailable > disco-ball equalizer martini
baile, danza, ballet, bailarín, academia de baile, tango, dance, zumba, coreografía, danza árabe > dancer dancing-couple
danza contemporánea, hip hop, baile urbano, academia de danza, escuela de ballet, cueca, sevillanas > dancer
k pop, clases de baile > dancer
teatro, actor, actriz, actuación, dramaturgia, compañía de teatro, clases de teatro, escuela de teatro, teatral, mimo, impro > mask-happy curtain
casting, artes escénicas, improvisación, dramático > mask-happy curtain
disfraz, disfraces, cosplay, máscara, vestuario teatral, caretas > mask-happy
cine, película, cinematográfico, cine arte, cineclub, cinema, movie, autocine > film-slate film-reel popcorn
largometraje, guion, filmación, documental, cortometraje, cineasta > film-slate film-reel video-camera
audiovisual, productora audiovisual, video, videos, edición de video, producción audiovisual, videógrafo, filmmaker > video-camera film-slate
realizador audiovisual, video de bodas, videomarketing, videoclips, posproducción, youtuber, canal de youtube > video-camera film-slate
streaming, transmisión en vivo, transmisión online, televisión, tv, live streaming, transmisiones > play broadcast television
evento, productora de eventos, organización de eventos, eventos corporativos, event planner, event, eventos sociales > confetti champagne calendar-star
eventos empresariales, gestor de eventos, congresos, ferias y congresos > ticket confetti calendar-star sparkle
entrada, boletos, venta de entradas, ticket, boletería, ticketera > ticket
centro de eventos, salón de fiestas, casa de eventos, quinta para eventos, recepciones > champagne confetti
fiesta, cumpleaños, animación infantil, fiestas infantiles, party, animación de cumpleaños, decoración de fiestas, cotillón > balloon confetti
baby shower, celebración, decoración con globos, despedida de soltera, artículos de fiesta, animación de fiestas, animadores > balloon confetti
payaso, payasos, payasita > clown mask-happy confetti balloon
ludoteca > puzzle-piece balloon lego
quinceañera, xv años, fiestas temáticas, mesas temáticas, arriendo de vajilla y fiestas, kermesse > balloon confetti
globo, globos, balloon, globos con helio > balloon confetti
juego inflable, juegos inflables, inflables, castillos hinchables, castillo inflable, brincolines > bounce-castle castle-turret balloon confetti
saltarines > bounce-castle balloon confetti
camas saltarinas, camas elásticas, trampolines > balloon confetti
fuegos artificiales, pirotecnia > fireworks sparkle confetti shooting-star
boda, matrimonio, novia, wedding, wedding planner, casamiento, novios, organización de bodas, nupcial, bodas y eventos, organización de matrimonios > wedding-rings heart champagne
circo, malabares, malabarista, acrobacia, acróbata, trapecio, circense > circus-tent star confetti
magia, mago, ilusionista, ilusionismo, prestidigitación > magic-wand sparkle
parque de diversiones, atracciones, juegos mecánicos, feria de diversiones, parque acuático, feria de juegos, feria de juegos mecánicos > ticket confetti star
videojuego, gamer, juego digital, consola, consolas, gaming, esports, game, playstation, xbox, nintendo, arcade > game-controller joystick
arriendo de consolas, lan center, flippers, desarrollo de videojuegos > game-controller joystick
simulador de vuelo, simuladores de vuelo, simulador de carreras, simuladores de carreras, simulador, simuladores > joystick game-controller
juego de mesa, juegos de mesa, juegos de rol, dados, tienda de juegos, juegos de cartas, wargames, ludo, board games > dice-five puzzle-piece strategy
casino, póker, apuestas, tragamonedas, ruleta, lotería, bingo, quiniela, sorteos > poker-chip dice-five club / alimentación, colaciones, comida, almuerzo, menú
naipes, magic the gathering, cartas coleccionables > spade club
escape room, sala de escape, juego de escape > keyhole key lock-key puzzle-piece
ajedrez, chess, club de ajedrez, ajedrecista, torneos de ajedrez, clases de ajedrez, clases y torneos de ajedrez > chess-pawn castle-turret
boliche, bowling, bolera, bolos > skittles bowling-ball
billar, pool, salón de pool > number-circle-eight
realidad virtual, realidad aumentada, metaverso, vr > virtual-reality
viaje, agencia de viajes, viajes, turismo, travel, agencia de turismo, paquetes turísticos > airplane-tilt globe suitcase pin / bus
guía turístico, city tour, trip, tour operador, mochileros, luna de miel, turismo receptivo, excursiones turísticas, vacaciones > airplane-tilt globe suitcase pin / bus
viajero, destino > airplane-tilt globe suitcase pin / bus
hotel, hostal, hospedaje, alojamiento, hostel, hotel boutique, motel, bed and breakfast, posada, arriendo por día, airbnb > bed call-bell key bed-moon
apart hotel, hotelería, hotelero, pensión, alquiler vacacional, arriendo temporal, parador > bed key call-bell
hostal para mochileros, mochilero > backpack bed
recuerdos, souvenirs, recuerdo, souvenir > gift
actividad al aire libre > tent tree
parque de trampolines, parque infantil > puzzle-piece balloon
salón de eventos, hacienda de eventos > champagne confetti
centro de convenciones, centro de exposiciones > ticket
anfiteatro > ticket mask-happy
sala de juegos, salón de juegos > game-controller joystick
estatua > hammer
~productora > ticket video-camera
parque temático > ticket confetti
residencial para estudiantes, residencia estudiantil, residencia universitaria, colegio mayor > bed key
convenciones, exposiciones > ticket calendar-star
norteño, banda norteña > guitar music-notes
batucadas > drum music-notes
casa rural, casas rurales, alojamiento rural > house bed pine
mesa de billar, mesas de billar, mesas de pool > number-circle-eight
violín, violinista, violonchelo, chelo, cuarteto de cuerdas > violin music-notes
trompeta, trombón, saxofón, saxo, banda sinaloense, orquesta tropical, banda de bronces > trumpet music-notes
avistamiento de ballenas, avistaje de ballenas, ballenas > whale
~tour, tours, turístico, turista > airplane-tilt suitcase globe
~instrumentos, instrumentos musicales > music-notes guitar
cajón peruano, cajón flamenco, bombo > drum music-notes
pintura de caritas, pinta caritas, pintacaritas, maquillaje infantil > brush mask-happy balloon
grabación de comerciales, comerciales de tv, spot publicitario, spots > video-camera film-slate
papel picado > confetti flag
folclórico, grupo folclórico, conjunto folclórico > guitar dancer
rap, freestyle, batalla de rap > microphone
~show, espectáculo > microphone ticket star
`;
