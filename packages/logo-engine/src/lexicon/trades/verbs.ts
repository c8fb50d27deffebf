/** What people say they do, in the first person. The format is told in ../table.ts. */
export const VERBS = `
pintamos autos, pinto autos, pintamos carros, pintamos coches, arreglamos choques > spray-gun =car-hammer =painted-car
pinto casas, pinto departamentos, pinto fachadas, pintamos > paint-roller =house-brush =paint-brush-household =paint-bucket / cuadro, óleo, retrato
limpio casas, limpiamos > house-sparkle =suds-bucket =broom
soldamos, forjamos, soldo > welding-mask =welding-torch
lavamos autos, lavo autos, lavamos coches > car-wash =car-suds roller-wash
traduzco, traducimos, traduce > translate =two-tongues =chats
tejo, tejemos > yarn beanie / sombrero, sombreros, paja, mimbre, red, redes, totora, junco, cesto, cestos, canasto, canastos, enea, hamaca, hamacas
coso, cosemos, confeccionamos > needle scissors spool
bordo, bordamos > embroidery-hoop =needle
horneamos, amasamos, horneo > bread =bread-wheat =baguette-basket
~cocino, cocinamos, cocinan > cutlery cooking-pot
~construimos, edificamos > roofs =crane =hard-hat
~diseño y creo, diseñamos > bezier nib
imprimimos > printer =printing-press
~enseño, enseñamos, capacitamos > graduation-cap =blackboard
transportamos, trasladamos > truck package
fumigamos > bug-banned =bug-beetle spray-bottle
podamos > tree
pescamos, pesco > fish boat hook
~cultivamos, sembramos, cosechamos, cultivo > fields furrow-disc sprout
entrenamos, entreno > barbell
fotografiamos > camera =tripod-camera
filmamos, grabamos videos > video-camera =film-slate
cuido niños, cuidamos niños > baby =abc-blocks baby-bottle
~reparamos, arreglamos @automotive > wrench =car-wrench
organizamos fiestas, animamos fiestas > balloon confetti
reciclamos, reciclo, recicla > recycle leaf-split
rescatamos animales, rescatamos perros > paw-print dog cat
tatuamos, tatúo > tattoo-machine =tattoo-heart
maquillo, maquillamos > brush sparkle
peino, peinamos > scissors hair-dryer
masajeo > hand-palm flower-lotus
vendo flores > flower
~leer > book-open =book-stack leaning-books
~viajar > airplane-tilt suitcase
~bailar > dancer =dancing-couple
~cantar > microphone =hand-microphone
~nadar y bucear > goggles
~cocinar > cooking-pot cutlery
~volar > airplane-tilt
~pintar > palette =brush
~dibujar > pencil nib
~tejer > yarn beanie
~coser > needle scissors
~jugar > puzzle-piece
~correr > person-simple-run
~pedalear > bicycle
~navegar > boat
~pescar > fish hook
~montar a caballo > horse horseshoe
~meditar > flower-lotus
~fotografiar > camera =tripod-camera
reclutamos, seleccionamos personal, reclutamos personal > person-lens =users-three
?importamos, importo, exportamos, exporto > shipping-container =cargo-ship
enseño a montar, enseñamos a montar, aprender a montar, aprende a montar > horse horseshoe
~llevo, llevamos, muevo, movemos, mudamos, transporto, acarreamos @transportation > truck =truck-front package / pasajero, pasajeros, gente, persona, personas, niño, niños, alumno, alumnos, turista, turistas, paciente, pacientes, familia, perro, perros, mascota, mascotas, bicicleta, bici, moto, lancha, bote, avión
`;
