/** Teaching, from the nursery to the university. The format is told in ../table.ts. */
export const EDUCATION = `
colegio, liceo > schoolhouse =graduation-cap backpack book-open pencil
~escuela, educación, academia, school, curso, instituto, capacitación, cursos, capacitaciones, academy, clases > graduation-cap =schoolhouse book-open book-bulb student
~formación > graduation-cap book-open student book-bulb
~clases particulares, enseñanza, docente, profesor, maestro particular, tutoría, tutor, elearning, cursos online > graduation-cap =blackboard book-open student
~diplomado, otec, centro de formación, aprendizaje, estudiante, pedagogía, educativo, oposiciones, instituto técnico > graduation-cap book-open student book-bulb
~refuerzo escolar, apoyo escolar, reforzamiento, regularización escolar > blackboard =graduation-cap book-open student pencil
~learning, campus, asesorías académicas, tesis > graduation-cap book-open student book-bulb
~técnico profesional, prácticas, bachillerato > graduation-cap book-open student
universidad, universitario, licenciatura, máster, mba, facultad, posgrado > graduation-cap book-open bank deed
graduación > graduation-cap diploma
preuniversitario, paes, psu > graduation-cap book-open bank pencil
examen de admisión, preparación de exámenes > graduation-cap book-open bank pencil
doctorado > graduation-cap book-open bank deed
jardín infantil, jardín de infantes, jardín de niños, jardín maternal, maternal, escuela maternal, casa cuna, educación preescolar, sala cuna, nivel medio, niveles medios, kínder, preescolar, parvularia, educación inicial, preschool, kindergarten, after school > baby =abc-blocks =pacifier puzzle-piece / yate, yates, náutica, lancha, perro, mascota
guardería infantil > baby =abc-blocks =pacifier puzzle-piece balloon
~guardería > baby =abc-blocks =pacifier puzzle-piece / yate, yates, náutica, lancha, perro, mascota
escuela infantil, educadora de párvulos, parvulario, educación parvularia, nido, estancia infantil, ludoteca infantil, parvulito > baby abc-blocks puzzle-piece lego / yate, yates, náutica, lancha, perro, mascota
niñera, babysitter, nana, cuidado de niños > baby adult-and-child puzzle-piece balloon / yate, yates, náutica, lancha, perro, mascota
montessori, waldorf, educación alternativa, homeschool, escuela libre > puzzle-piece book-sprout sprout abacus
?infantil, niño, niños, kids, chicos, peques, pequeño, children, pequeñín > puzzle-piece balloon baby
matemática, matemáticas, clases de matemáticas > abacus calculator math-operations compass-tool
cálculo, álgebra > abacus calculator math-operations
clases de química > abacus calculator math-operations flask
clases de física > abacus calculator math-operations atom
idioma, idiomas, escuela de idiomas, instituto de idiomas, lenguas, clases de español, español para extranjeros > translate chats globe / desayuno
inglés, clases de inglés, academia de inglés, english, chino mandarín, alemán idioma, italiano idioma > chats globe book-open translate / desayuno
campamento de verano, colonia de verano > tent sun campfire pine
autoescuela, escuela de conductores, clases de manejo, escuela de manejo, escuela de conducción, licencia de conducir, escuela de conducir, academia de conducción > learner-car =steering road traffic-cone car-front
memoria, técnicas de estudio, lectura veloz, superaprendizaje > brain book-open book-bulb
clases de computación, computación para adultos, alfabetización digital > laptop graduation-cap
robótica educativa, robótica para niños, taller de robótica > robot lego gear cpu
stem > robot lego
ciencia para niños > robot lego flask
programación para niños > robot code laptop
~francés, portugués, italiano, alemán > translate chats globe
clases de francés, clases de portugués, clases de italiano, clases de alemán > translate chats globe book-open
patio de juegos, área de juegos, juegos infantiles > slide puzzle-piece balloon
centro juvenil > users-three
clases de conducir, curso de conducir, clases de conducción > steering road traffic-cone car-front
escritor, poeta, poesía, taller literario, escritura creativa > inkwell nib book-open
estimulación temprana, atención temprana, estimulación de bebés > baby puzzle-piece lego teddy-bear
escuela de choferes, licencias profesionales, brevete, brevetes, licencias de manejo > steering road traffic-cone car-front
preparatoria, prepa, preparatoria abierta, escuela primaria, escuela secundaria, educación primaria, educación secundaria, secundaria técnica, bachiller > graduation-cap book-open pencil backpack
regularización de primaria, regularización académica, regularización de matemáticas, regularización para niños, asesorías escolares > graduation-cap book-open pencil abc-blocks
educación especial, escuela especial > puzzle-piece hand-heart book-open heart
escuela de gastronomía > chef-hat =chef-crossed
escuela de verano, curso de verano, cursos de verano > sun tent kite balloon
clases de japonés, clases de coreano, clases de mandarín, clases de ruso > translate chats globe book-open
primaria, secundaria & escuela, colegio, preparatoria, alumnos, inicial, kínder, preescolar, regularización, tareas > graduation-cap book-open pencil backpack
academia de manejo, trámite de licencias, licencia de manejo > steering road traffic-cone car-front
maestra jardinera, maestra de jardín, educadora > baby abc-blocks puzzle-piece
primaria, secundaria, internado, internado y primaria, telesecundaria > graduation-cap book-open pencil / atención, salud, calle
azafata, azafatas, sobrecargo, sobrecargos, auxiliares de vuelo & aviación, vuelo, avión, escuela, curso, aerolínea > airplane-tilt suitcase
escuela de repostería, escuela de pastelería, curso de repostería, cursos de repostería, clases de repostería, curso de pastelería, cursos de pastelería, clases de pastelería, taller de pastelería, talleres de pastelería > chef-hat =whisk =pastry-bag cake
`;
