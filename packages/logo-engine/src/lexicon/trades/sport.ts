/** Sport, training and clubs. The format is told in ../table.ts. */
export const SPORT = `
gimnasio, gym, fitness, crossfit, pesas, musculación, entrenamiento funcional, entrenador personal, personal trainer > barbell =kettlebell =arm-curl barbell-pulse
trucks, truck & tabla, tablas, skate, skateboard, patineta, patinetas, lija, lijas > skateboard =sneaker-on-board
spinning & gym, gimnasio, pesas, aparatos, máquinas, crossfit, musculación > barbell =kettlebell =arm-curl bicycle
cardio, cardio y pesas, pesas y cardio, máquinas y cardio, aparatos y pesas, pesas y aparatos, peso libre, pesos libres, sala de pesas, sala de musculación, área de pesas > barbell =kettlebell =arm-curl barbell-pulse
kettlebell, pesas rusas > kettlebell barbell
halterofilia, powerlifting, entrenamiento, box de crossfit, entrenadora personal, fit, culturismo > barbell =arm-curl =kettlebell barbell-pulse
calistenia > person-arms-spread =gymnastic-rings barbell
entrenamiento & calistenia, dominadas > person-arms-spread =gymnastic-rings
preparador físico > barbell kettlebell person-simple-run
bootcamp, acondicionamiento físico, hipertrofia, bicicletas estáticas, bicicleta estática, bicis estáticas, elíptica, elípticas > barbell =kettlebell =arm-curl barbell-pulse
máquinas de gimnasio, equipamiento de gimnasio, máquinas de gym, equipos de gimnasio > barbell =treadmill =kettlebell
caminadora, caminadoras, trotadora, trotadoras, cintas de correr, cinta de correr, elípticas y caminadoras, spinning y caminadoras, cinta caminadora, cintas caminadoras, caminadora eléctrica, caminadoras y elípticas, caminadoras eléctricas, trotadoras y elípticas, cintas y elípticas, reparación de caminadoras, reparación de cintas de correr > treadmill barbell kettlebell
futbol, football, soccer, baby fútbol, cancha de fútbol, canchas de fútbol, futbolista, futbolito, fútbol 7, fútbol sala > soccer-ball =goal =football-boot
escuela de fútbol, escuelita de fútbol, academia de fútbol, club de fútbol, liga de fútbol > football-crest =soccer-ball =football-boot =goal
básquetbol, basket, baloncesto, básquet, basketball > basketball =basketball-hoop
voleibol, vóley, volley, volleyball > volleyball =volleyball-net
tenis, tennis, academia de tenis, club de tenis > tennis-ball racquet
squash, ráquetbol, frontón, cancha de frontón, canchas de frontón, trinquete > racquet tennis-ball
padel > padel-racket tennis-ball
ping pong, tenis de mesa > table-tennis-bat ping-pong
beisbol, baseball, softbol > baseball-bat baseball baseball-cap
rugby, rugbista > rugby-ball whistle
golf, minigolf, campo de golf > golf-flag =golf-clubs golf
patín carrera > roller-skate
hockey > hockey-sticks hockey
natación, nadar, clases de natación, escuela de natación, nado, swim, matronatación, aquagym, hidrogimnasia, natación para bebés > swimming-pool =swimmer =swim-goggles person-simple-swim
boxeo, box, kickboxing, muay thai, boxing, mma, escuela de boxeo > boxing-glove =hung-gloves
bolsa de boxeo, bolsas de boxeo, costal de boxeo, costales de boxeo, costales y bolsas de boxeo, sacos de boxeo, saco de boxeo, bolsas de box, costales de box > hung-gloves =boxing-glove
lucha libre, luchador, luchadores, máscaras de luchador > luchador-mask =masked-wrestler
esgrima, florete, esgrimista > crossed-foils sword
judo, jiu jitsu, defensa personal, lucha olímpica, lucha grecorromana, escuela de lucha, club de lucha > martial-belt =judogi
aikido, dojo > martial-belt samurai
qi gong > person-simple-tai-chi yin-yang
entrenamiento para corredores, entrenador de corredores, entrenamiento de running, corredores de calle, grupo de corredores > person-simple-run =sneaker
running, maratón, trote, corredores, corrida, atletismo, carrera, trail running, runner, run > person-simple-run sneaker medal / motor, suela, suelas, calzado
carreras de palomas, carreras de palomas mensajeras, palomas de carrera, palomas mensajeras de carrera > dove
carreras de bicicletas, carreras ciclistas, carreras de ciclismo, carreras de mtb, carreras de ruta > bicycle =medal
carreras de motos, carreras de motocross, carreras de enduro, carreras de velocidad en moto > motorcycle =flag-checkered
carreras de galgos, carreras de perros > dog =trophy
carreras de botes, carreras de lanchas, carreras de piraguas > motorboat =crossed-oars
elegir carrera, elección de carrera, orientación de carrera, cambio de carrera, carreras profesionales, test vocacional, orientación vocacional, test de orientación vocacional, vocacional, carreras en línea, planes de carrera, plan de carrera > graduation-cap =steps-flag =signpost
bicicletas elípticas, bicicletas fijas, bicicletas spinning > barbell =kettlebell =person-simple-run
barras olímpicas, barras y discos, discos y mancuernas, barras y mancuernas, mancuernas y discos, discos olímpicos, barras de dominadas, barras de calistenia, barras paralelas > barbell =kettlebell
barra olímpica, barra olímpica y discos, discos de peso, discos bumper > barbell =kettlebell
triatlón, duatlón > person-simple-run sneaker bicycle / motor
ciclismo, ciclista, club de ciclismo, bicicross, spinning > bicycle =chainring spoked-wheel
cicloturismo > pannier-bike bicycle spoked-wheel
mountain bike, mtb, enduro bike > bicycle spoked-wheel mountain
skate, skateboarding, longboard, patineta, skatepark, skate shop > skateboard =sneaker-on-board
patinaje artístico, patinaje artístico sobre ruedas, patín artístico > roller-skate =ice-skate
patines en línea, patinaje en línea, rollerblade, roller en línea > inline-skate roller-skate
patinaje, patines, roller, patinadores > roller-skate =inline-skate
gimnasia rítmica, cheerleader, cheerleading, acrobática, porrismo, porristas, porrista, animadoras deportivas > person-arms-spread medal
gimnasia rítmica cintas, cintas y aros, aros y cintas, cintas aros y mazas, gimnasia rítmica con cinta > gymnastic-rings =person-arms-spread medal
gimnasia artística > gymnastic-rings person-arms-spread
caza de aves, caza de gansos, caza de patos > wild-goose duck target
tiro deportivo, club de tiro, polígono de tiro, armería > target
tablas de windsurf, tablas de kite, tablas de kitesurf, tablas de windsurf y kite, kites y tablas, cometas y tablas > surf-kite =breaker
pisos de goma para gimnasio, pisos para gimnasio, pisos para gimnasios > barbell
picos y piolets, piolets, crampones, piolets y crampones > mountain =pickaxe carabiner
marcos de bicicletas, tubos para cuadros de bicicleta > bicycle =chainring
viga de equilibrio, vigas de equilibrio, barra de equilibrio, viga olímpica, barras asimétricas > gymnastic-rings
tarjetas amarillas, tarjetas rojas, arbitraje de fútbol, arbitraje deportivo, árbitros de fútbol, escuela de árbitros, cuerpo arbitral, tarjetas de árbitro, arbitraje de partidos, colegio de árbitros, servicio de arbitraje deportivo > whistle =soccer-ball
arbitraje, arbitrajes & torneo, torneos, liga, ligas, deportivo, deportiva, fútbol, partidos, básquet, vóley > whistle =trophy
semillero de fútbol, semilleros de fútbol, semilleros deportivos, semillero deportivo, semillero futbolístico > soccer-ball =goal
tablas de snowboard, tabla de snowboard, tablas de snow, tablas de esquí y snowboard, tablas de snowboard y esquí > person-simple-snowboard =skier mountain
quemadores de grasa, quemador de grasa, quemagrasa, quema grasas, quemadores y proteínas, proteínas y quemadores > barbell =pill-bottle
curso de nudos, cursos de nudos, nudos y rescate, nudos y cuerdas, rescate vertical, rescate con cuerdas, técnicas de cuerda, técnicas verticales, trabajo con cuerdas, cuerdas y arneses, arneses y cuerdas > carabiner =rope-climber knot
tiro al plato, tiro al platillo, tiro al vuelo, tiro con rifle, tiro con pistola > target
redes de voleibol, redes de vóley, mallas de voleibol, mallas de vóley, net de voleibol, redes de voley playa > volleyball-net =volleyball
redes deportivas, mallas deportivas, redes para porterías, mallas para porterías, mallas para portería, redes de portería, redes para canchas, mallas para canchas, mallas de fútbol, redes de fútbol, redes y mallas deportivas > goal =volleyball-net basketball-hoop
caza, cazador, tienda de caza, artículos de caza > stag-sight target deer
petanca, rayuela, bochas, bocha, club de bochas, cancha de bochas > boules
deporte, deportivo, club deportivo, implementos deportivos, sport, sports, tienda de deportes, academia deportiva > trophy =sports-jersey sneaker medal
~torneo > trophy medal
recreación, deportes, polideportivo, complejo deportivo > trophy sports-jersey sneaker medal
artículos deportivos > soccer-ball sneaker basketball
árbitro, cronometraje, cronómetro > whistle timer
trampolín, parkour > person-simple-throw person-arms-spread
salto de cuerda, saltar la cuerda, salto de soga, saltar la comba, salto a la comba, double dutch, cuerda de saltar > skipping-rope =person-arms-spread
clavados, clavadista, clavadistas, saltos de trampolín, salto de trampolín a la piscina, saltos ornamentales, clavados y natación, clavados desde plataforma, clavados en trampolín > swimming-pool =swimmer
campeón, competencia > trophy medal
paracaidismo > parachute wind
escalada deportiva, muro de escalada > carabiner mountain person-arms-spread
parque de cuerdas, parques de cuerdas, circuito de cuerdas, cuerdas altas, parque de cuerdas y puentes, puentes colgantes y cuerdas, arbolismo, parque aéreo de cuerdas > zipline =rope-climber =carabiner
apuestas deportivas > trophy soccer-ball ticket
balonmano, handball > volleyball
estadio, coliseo, cancha, canchas, multicancha > soccer-ball trophy
pista de patinaje sobre hielo, pista de patinaje en hielo > ice-skate snowflake
pista de atletismo > person-simple-run sneaker medal
tiro al blanco, campo de tiro, tiro al blanco y juegos de feria > target
gimnasio de escalada > carabiner mountain person-arms-spread
críquet, cricket > cricket
ejercicio, ejercicios, gimnasia, acondicionamiento > barbell person-simple-run kettlebell sneaker
~liga > trophy medal
aerobox, fitboxing, boxeo fitness > boxing-glove =hung-gloves barbell
tejo & cancha, canchas, minitejo, cerveza, torneo, club > tejo-board trophy
cancha de tejo, canchas de tejo, minitejo, mini tejo, tejo y minitejo, tejo y rana > tejo-board trophy
turf, carreras hípicas, agencia hípica > horse horseshoe flag-checkered
escuela de porteros, escuela de arqueros, guantes de arquero, guantes de portero > goal soccer-ball whistle
balones deportivos, balones, pelotas deportivas > soccer-ball basketball volleyball
patinódromo, pista de patinaje > roller-skate =inline-skate
bungee, puenting, bungee jumping > bridge carabiner mountain
preparación física, educación física, profesor de educación física > barbell person-simple-run whistle
estudio de barre, clases de barre, barre fit > ballet-shoes pilates dancer
yoga aéreo, aeroyoga > aerial-silks =lotus-pose
kendo, iaido > samurai sword martial-belt
pesas y discos, discos y barras > barbell =arm-curl kettlebell
calzas, calzas deportivas, tops deportivos, ropa de yoga > pants
taurino, plaza de toros, corrida de toros, corridas de toros, tauromaquia > bull hand-fan ticket
encierro, encierros, capea, capeas, recortadores > bull
cancha de voley, canchas de voley > volleyball-net =volleyball
cancha de básquet, canchas de básquet, cancha de basquetbol > basketball-hoop =basketball trophy
cancha de squash, canchas de squash > racquet tennis-ball
zapatos de fútbol, tacos de fútbol, chimpunes, botines de fútbol, botas de fútbol, guayos > football-boot soccer-ball
trajes de neopreno > dive-mask surfboard waves
gafas de natación, lentes de natación > swim-goggles swimmer swimming-pool
armas y municiones, municiones, venta de armas > target
club de polo, cancha de polo, polo y equitación > horse horseshoe saddle
acroyoga > person-arms-spread flower-lotus
muro de escalar, muro escalador > carabiner mountain knot
gotcha, gotchas > paintball-marker target
canchas de paintball, cancha de paintball, canchas de gotcha, cancha de gotcha, canchas de airsoft, partidas de paintball, paintball y gotcha, gotcha y paintball, canchas de paintball y gotcha > paintball-marker target
metegol, metegoles, futbolines > foosball soccer-ball goal
toro mecánico > mechanical-bull =bull
comentarista deportivo, relator deportivo, periodista deportivo, periodismo deportivo > microphone soccer-ball trophy
armero > target
ganadería brava, toros de lidia > bull hand-fan
toreo, toreros, escuela de toreo, escuela taurina > bull =suit-of-lights hand-fan
capotes, capote de torero, capotes y muletas, muletas de torero, muletas y capotes, capotes y muletas de torero, capotes de paseo, estoques, estoque, banderillas de toros, avíos de torear > suit-of-lights =bull
juego de sapo, juego de rana > frog-game =frog
tiro con arco, arquería > target arrow
pista de hielo, patinaje sobre hielo, patinaje en hielo, pista de hielo y patinaje > ice-skate snowflake
trajes de patinaje, vestidos de patinaje, mallas de patinaje, pedrería y trajes de patinaje > ice-skate =roller-skate
voleibol playero, voley playa, voleibol de playa > volleyball-net =volleyball sun
cacería, cacería y pesca, caza y pesca, ranchos cinegéticos, cinegético > stag-sight deer target
carreras parejeras, carreras de caballos, hipódromo, caballos de carreras, apuestas de caballos, carreras y apuestas de caballos, quinielas hípicas, carreras a la chilena, carreras cuadreras, cuadreras, carreras de sortijas, remates de caballos de carrera > horse horseshoe trophy
apuestas hípicas, apuesta hípica > horse horseshoe
coleadero, coleaderos, coleo, toros coleados, lazo charro, coleadero y lazo > horse bull cowboy-hat
fútbol americano, flag football > football =football-helmet whistle
caballo de carreras, caballo de carrera, caballos de carrera, stud hípico > horse =horseshoe
nadador, nadadores, entrenamiento de natación, aguas abiertas > swimmer =swim-goggles swimming-pool
bádminton, club de bádminton > shuttlecock =badminton
pickleball, cancha de pickleball, canchas de pickleball, pickle ball > pickleball
remo, club de remo, remeros, escuela de remo, regata de remo, remo olímpico, trainera, traineras > crossed-oars =rower =rowing-boat
esquiador, escuela de esquí, arriendo de esquíes, alquiler de esquíes, clases de esquí, alquiler de esquís, arriendo de esquís, instructor de esquí, arriendo de equipos de ski, arriendo de ski, monitor de esquí > skier =mountain snowflake
waterpolo > swimmer =swimming-pool goggles
frisbee, ultimate frisbee, disc golf, frisbee golf > person-simple-throw medal
pelota mano, pelota vasca, pelota a paleta, frontenis, pelotaris > racquet =tennis-ball
caballos de palo, caballo de palo, caballitos de palo, caballito de palo, caballos de madera, caballitos mecedores, caballito mecedor > rocking-horse
bolo palma, bolos cántabros, bolo criollo, bolos criollos > skittles bowling-ball
guantes de béisbol, bates de béisbol, bates y guantes de béisbol, guante de béisbol > baseball-bat baseball baseball-cap
dardos, dardos electrónicos, dianas electrónicas, máquinas de dardos > target arrow
hula hoop, hula hula > person-arms-spread
carreras de orientación, carrera de orientación, deporte de orientación, club de orientación > compass =pine person-simple-run
electroestimulación muscular, electrofitness, entrenamiento ems > barbell-pulse =barbell
capoeira > breakdancer =drum martial-belt
sumo > martial-belt
estiramiento, estiramientos, stretching, movilidad articular, flexibilidad > tree-pose =person-arms-spread lotus-pose
recuperación deportiva, recuperación muscular, crioterapia deportiva, masaje deportivo y recuperación > massage =barbell-pulse snowflake
entrenamiento en suspensión, trx > gymnastic-rings =barbell
futsal, escuela de futsal, club de futsal, futsala > soccer-ball =goal =football-boot
entrenamiento de arqueros, entrenamiento de porteros, academia de arqueros > goal =soccer-ball whistle
campo de airsoft, campos de airsoft, campo de paintball, campo de gotcha > target =paintball-marker
canastas de básquet, tableros de básquet, aros de básquet, canastas de baloncesto, tableros de baloncesto > basketball-hoop =basketball
tochito, tocho bandera > football rugby-ball whistle
lacrosse, quidditch > medal trophy
deporte adaptado, deporte en silla de ruedas, básquet en silla de ruedas, deporte inclusivo > wheelchair =medal trophy
karate, taekwondo, artes marciales, krav maga, full contact, kung fu, hapkido, artes marciales para niños > martial-belt =karate-kick =judogi
torneos de fútbol, ligas de fútbol, campeonatos de fútbol, copa de fútbol > ball-cup =soccer-ball
paseos en bici, paseos en bicicleta, paseo en bici, recorridos en bici, recorridos en bicicleta, rutas en bici, rutas en bicicleta, tours en bici, bicitour, bicitours > bicycle =pannier-bike spoked-wheel
lanzamiento de hachas, tiro de hachas, lanzar hachas, lanzamiento de hachas y cerveza > axe =target
futbol burbuja, bubble football, bubble soccer > soccer-ball =bubbles
carreras de drones, drones de carrera, drone racing > drone =flag-checkered
autódromo, autódromos, piques legales, autódromo y piques > flag-checkered =gauge
barra brava, accesorios para hinchas, hinchas y barras > flag =soccer-ball
hinchas, hinchada @entertainment > flag =soccer-ball
carritos de golf, carrito de golf, carros de golf @transportation,automotive > buggy golf-flag
fulbito, baby fútbol, babyfútbol, fútbol rápido, microfútbol, micro fútbol, fútbol sala, futsal, pichanga, pichangas, cascarita, cascaritas, picadito, fútbol cinco, fútbol 5, fútbol 7, fútbol siete, papi fútbol @entertainment,art,marketing,construction > soccer-ball =goal =top-corner
canotaje, canotajes, paseos en canoa, canoas y kayaks, canoas, remo y canotaje > rowing-boat =crossed-oars kayak
`;
