/** Teaching, from the nursery to the university. The format is told in ../table.ts. */
export const EDUCATION = `
colegio, liceo > schoolhouse =graduation-cap =backpack book-open
~escuela, educación, academia, school, curso, instituto, capacitación, cursos, capacitaciones, academy, clases, escola, ikastola > graduation-cap =schoolhouse =blackboard book-open
~formación > graduation-cap =presentation book-open
~clases particulares, enseñanza, docente, profesor, maestro particular, tutoría, tutor, elearning, cursos online > blackboard =graduation-cap =exam-sheet book-open
tablas de multiplicar, tabla de multiplicar, tablas de multiplicar y regularización, tablas y divisiones > abacus =abacus-head exam-sheet
~diplomado, otec, centro de formación, aprendizaje, estudiante, pedagogía, educativo, instituto técnico > graduation-cap =presentation book-open
~refuerzo escolar, refuerzo académico, apoyo académico, apoyo escolar, reforzamiento, regularización escolar, apoyo de tareas, ayuda con tareas, tareas dirigidas, asesoría de tareas, regularización y apoyo escolar, nivelación escolar, clases de nivelación > exam-sheet =blackboard graduation-cap
~learning, campus, asesorías académicas, tesis > graduation-cap =book-open
~técnico profesional, prácticas, bachillerato > graduation-cap =book-open
universidad, universitario, licenciatura, máster, mba, facultad, posgrado > graduation-cap =diploma book-stack
graduación > graduation-cap =diploma
preuniversitario, paes, psu > graduation-cap =exam-sheet book-open
examen de admisión, preparación de exámenes > exam-sheet =graduation-cap book-open
doctorado > graduation-cap =diploma
oposición, oposiciones, opositores, academia de oposiciones, preparador de oposiciones, preparación de oposiciones, oposiciones de policía, oposiciones de administrativo > book-shield =graduation-cap =exam-sheet book-open
jardín infantil, jardín de infantes, jardín de niños, jardín maternal, maternal, escuela maternal, casa cuna, educación preescolar, sala cuna, nivel medio, niveles medios, kínder, preescolar, parvularia, educación inicial, preschool, kindergarten, after school, llar d infants, llar de infants, haurtzaindegi, escola bressol, haur eskola > baby =abc-blocks =pacifier baby-bottle / yate, yates, náutica, lancha, perro, mascota
guardería infantil > baby =abc-blocks =pacifier baby-bottle
~guardería > baby =abc-blocks =pacifier baby-bottle / yate, yates, náutica, lancha, perro, mascota
escuela infantil, educadora de párvulos, parvulario, educación parvularia, nido, estancia infantil, ludoteca infantil, parvulito > baby =abc-blocks puzzle-piece / yate, yates, náutica, lancha, perro, mascota
niñera, babysitter, nana, cuidado de niños > baby =adult-and-child =baby-bottle pacifier / yate, yates, náutica, lancha, perro, mascota
montessori, waldorf, educación alternativa, homeschool, escuela libre > abc-blocks =book-sprout puzzle-piece
?infantil, niño, niños, kids, chicos, peques, pequeño, children, pequeñín > puzzle-piece balloon baby
?infantil, niño, niños, kids, chicos, peques, pequeño, children, pequeñín @entertainment > balloon party-hat
matemática, matemáticas, clases de matemáticas > abacus =calculator =math-operations
cálculo mental, aritmética mental, ábaco y cálculo mental, cálculo mental y ábaco, ábaco japonés, soroban > abacus-head =abacus math-operations
cálculo, álgebra > math-operations =calculator
clases de química > flask =test-tube
matemáticas y física, física y matemáticas, clases de matemáticas y física > pi-atom =atom =abacus
clases de física > atom =magnet
idioma, idiomas, escuela de idiomas, instituto de idiomas, lenguas, clases de español, español para extranjeros > translate =two-tongues =chats globe / desayuno
inglés, clases de inglés, academia de inglés, english > english-bubble =big-ben =hi-bubble =phone-box translate / desayuno
campamento de verano, colonia de verano, vacaciones recreativas, vacaciones útiles, escuelas de verano, cursillos de verano, vacaciones divertidas, planes vacacionales, plan vacacional, escuelas de invierno, campamentos urbanos, campus de verano > tent sun campfire pine
autoescuela, escuela de conductores, clases de manejo, escuela de manejo, escuela de conducción, licencia de conducir, escuela de conducir, academia de conducción > learner-car =traffic-light =steering
memoria, técnicas de estudio, lectura veloz, superaprendizaje > brain =book-bulb
clases de computación, computación para adultos, alfabetización digital > laptop =desktop-computer
robótica educativa, robótica para niños, taller de robótica > robot =lego
stem > robot =atom
ciencia para niños > flask =atom
programación para niños > robot =code laptop
~portugués, italiano, alemán > translate =chats / heladería, helado, gelato, comida, cocina, restaurante, pizzería, pizza, pasta, cafetería, café, pan, panadería, pastelería, repostería, bistró, crepería, cervecería, cerveza, pastor, moda, zapato, calzado
~francés > eiffel-tower =translate =chats / heladería, helado, gelato, comida, cocina, restaurante, pizzería, pizza, pasta, cafetería, café, pan, panadería, pastelería, repostería, bistró, crepería, cervecería, cerveza, pastor, moda, zapato, calzado
tablas periódicas, tabla periódica, elementos de la tabla periódica > atom =flask
clases de francés, academia de francés, curso de francés, profesora de francés > eiffel-tower =translate =two-tongues
clases de portugués, clases de italiano, clases de alemán > translate =two-tongues =chats
patio de juegos, área de juegos, juegos infantiles > slide puzzle-piece balloon
centro juvenil > users-three
clases de conducir, curso de conducir, clases de conducción > learner-car =traffic-light =steering
escritor, poeta, poesía, taller literario, escritura creativa > nib =inkwell book-open
estimulación temprana, atención temprana, estimulación de bebés, estimulación prenatal, gimnasia para bebés, ejercicios para bebés, juegos para bebés, juegos y ejercicios para bebés, centro de estimulación, estimulación oportuna, estimulación infantil, psicomotricidad infantil > baby-steps =baby =abc-blocks puzzle-piece
escuela de choferes, licencias profesionales, brevete, brevetes, licencias de manejo, licencias de camión, licencia de camión, licencias de bus, licencias de camión y bus, licencia de conductor, licencias de conducir, licencias de conductor, licencia clase a, licencia profesional, carnet de conducir, carnet de camión, carnet de moto, permiso de conducir, permisos de conducir, carné de conducir, registro de conducir, registro de manejo, pase de conducir, licencias de tránsito, cursos de manejo, curso de manejo, te enseño a manejar, enseño a manejar, te enseñamos a manejar, enseñamos a manejar, aprende a manejar, aprende a conducir, enseño a conducir, enseñamos a conducir, clases de volante, manejo defensivo, curso de manejo defensivo, renovación de licencias, renovación de licencia, renovación de brevete, renovación de brevetes, renovación del pase, renovación del carnet, licencias y brevetes, revalidación de licencias, canje de licencias, sacar licencia, sacar el carnet, sacar el brevete > learner-car =traffic-light =steering
preparatoria, prepa, preparatoria abierta, escuela primaria, escuela secundaria, educación primaria, educación secundaria, secundaria técnica, bachiller > graduation-cap =schoolhouse =backpack
regularización de primaria, regularización académica, regularización de matemáticas, regularización para niños, asesorías escolares > exam-sheet =blackboard pencil
educación especial, escuela especial > puzzle-piece hand-heart book-open heart
escuela de gastronomía > chef-hat =chef-crossed
escuela de verano, curso de verano, cursos de verano > sun tent kite balloon
clases de japonés, clases de coreano, clases de mandarín, clases de ruso > translate =chats
primaria, secundaria & escuela, colegio, preparatoria, alumnos, inicial, kínder, preescolar > schoolhouse =backpack =graduation-cap
primaria, secundaria & regularización, tareas, apoyo, refuerzo, nivelación > exam-sheet =blackboard pencil
academia de manejo, trámite de licencias, licencia de manejo > learner-car =traffic-light =steering
maestra jardinera, maestra de jardín, educadora > baby =abc-blocks
primaria, secundaria, internado, internado y primaria, telesecundaria > schoolhouse =graduation-cap =backpack / atención, salud, calle
azafata, azafatas, sobrecargo, sobrecargos, auxiliares de vuelo & aviación, vuelo, avión, escuela, curso, aerolínea > airplane-tilt suitcase
escuela de repostería, escuela de pastelería, curso de repostería, cursos de repostería, clases de repostería, curso de pastelería, cursos de pastelería, clases de pastelería, taller de pastelería, talleres de pastelería > chef-hat =whisk =pastry-bag cake
chino mandarín, alemán idioma, italiano idioma > translate =chats
inglés, portugués, francés, alemán, italiano & traducción, traducciones, traductor, traductora, traductores, intérprete, intérpretes > translate =two-tongues =chats
mapudungun, quechua, náhuatl, guaraní, euskera, catalán, japonés, coreano, ruso & curso, cursos, clases, taller, escuela, academia > translate =chats
tareas escolares, hacer las tareas, las tareas > exam-sheet =blackboard graduation-cap
iniciación musical, música para bebés, estimulación musical, música para niños, clases de música para niños > music-notes =drum =maraca
escuela rural, escuelas rurales, escuela multigrado, escuela unidocente > schoolhouse =backpack =blackboard
exalumnos, ex alumnos, exalumno, egresados, antiguos alumnos, asociación de ex alumnos, asociación de exalumnos > graduation-cap =schoolhouse handshake
lectoescritura, dislexia, dificultades de lectura, comprensión lectora, taller de lectura > book-open =pencil abc-blocks
~carreras técnicas, carrera técnica, carreras universitarias, carreras cortas, carreras a distancia, tecnicatura, tecnicaturas > graduation-cap =presentation
bosque escuela, escuela bosque, educación al aire libre, escuela al aire libre > pine =book-sprout
intercambio estudiantil, intercambios estudiantiles, au pair, work and travel, cursos en el extranjero, estudios en el extranjero, estudiar en el extranjero, programas de intercambio, estudia en el extranjero > globe-plane =passport graduation-cap
enseño a programar, enseñamos a programar, clases de programación, cursos de programación, código para niños, scratch, coding kids > code =browser-code =laptop
enseño computación, enseñamos computación, computación para abuelos, computación para abuelitos, computación para adultos mayores, cursos de computación > laptop =desktop-computer
clases de whatsapp, enseño a usar el celular, enseñamos a usar el celular, uso del celular para mayores, celular para abuelos, mayores con el celular > device-mobile =elders
enseño a leer, enseñamos a leer, alfabetización de adultos, aprender a leer, leer y escribir > book-open =abc-blocks =pencil
convivencia escolar, colegios en convivencia, mediación escolar, clima escolar, orientación escolar, orientador escolar > users-three =chats =handshake
`;
