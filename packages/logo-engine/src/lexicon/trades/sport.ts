/** Sport, training and clubs. The format is told in ../table.ts. */
export const SPORT = `
gimnasio, gym, fitness, crossfit, pesas, musculación, entrenamiento funcional, entrenador personal, personal trainer > barbell kettlebell barbell-pulse
kettlebell, pesas rusas > kettlebell barbell
halterofilia, powerlifting, calistenia, entrenamiento, box de crossfit, preparador físico, entrenadora personal, fit, culturismo > barbell
bootcamp, acondicionamiento físico, máquinas de gimnasio, equipamiento de gimnasio, hipertrofia > barbell barbell-pulse
futbol, football, soccer, baby fútbol, cancha de fútbol, canchas de fútbol, escuela de fútbol, futbolista, club de fútbol, futbolito, fútbol 7, fútbol sala > soccer-ball
básquetbol, basket, baloncesto, básquet, basketball > basketball court-basketball
voleibol, vóley, volley, volleyball > volleyball
tenis, tennis, academia de tenis, club de tenis > tennis-ball racquet
padel, squash, bádminton, ráquetbol, frontón, canchas de pádel > racquet tennis-ball
ping pong, tenis de mesa > ping-pong
beisbol, baseball, softbol > baseball baseball-cap
fútbol americano, rugby, rugbista, flag football > football
golf, minigolf, campo de golf > golf
hockey, patín carrera > hockey
natación, nadar, clases de natación, escuela de natación, nado, swim, matronatación, aquagym, hidrogimnasia, natación para bebés > swimming-pool person-simple-swim
waterpolo > person-simple-swim swimming-pool goggles
boxeo, box, kickboxing, muay thai, boxing, mma, escuela de boxeo > boxing-glove
esgrima, florete, esgrimista > crossed-foils sword
karate, artes marciales, judo, taekwondo, aikido, jiu jitsu, dojo, defensa personal, lucha, krav maga > martial-belt
qi gong > person-simple-tai-chi yin-yang
running, maratón, trote, corredores, corrida, atletismo, carrera, trail running, runner, run, triatlón, duatlón > person-simple-run sneaker / motor
ciclismo, ciclista, club de ciclismo, mountain bike, mtb, cicloturismo, bicicross, enduro bike, spinning > bicycle
skate, skateboarding, longboard, patineta, skatepark, skate shop > skateboard sneaker
patinaje, patines, roller, patinadores > sneaker
gimnasia artística, gimnasia rítmica, cheerleader, cheerleading, acrobática, porrismo > person-arms-spread medal
tiro con arco, arquería, tiro deportivo, caza, cazador, cinegético, armería > target
petanca, rayuela > boules
deporte, deportivo, club deportivo, implementos deportivos, sport, sports, tienda de deportes, academia deportiva > trophy sneaker medal
~torneo > trophy medal
artículos deportivos, recreación, deportes, polideportivo, complejo deportivo > trophy sneaker medal
árbitro, cronometraje, cronómetro > timer
trampolín, parkour > person-simple-throw person-arms-spread
campeón, competencia > trophy medal
esquiador, escuela de esquí, arriendo de esquíes > person-simple-ski snowflake mountain
paracaidismo > parachute wind
escalada deportiva, muro de escalada > carabiner mountain person-arms-spread
apuestas deportivas > trophy
balonmano, handball > volleyball
estadio, coliseo, cancha, canchas, multicancha > soccer-ball trophy
hipódromo, carreras de caballos > horse horseshoe
patinaje sobre hielo, patinaje en hielo, pista de hielo > snowflake
pista de atletismo > person-simple-run
tiro al blanco, campo de tiro > target
gimnasio de escalada > carabiner mountain person-arms-spread
críquet, cricket > cricket
ejercicio, ejercicios, gimnasia, acondicionamiento > barbell person-simple-run
~liga > trophy medal
`;
