/** Teaching, from the nursery to the university. The format is told in ../table.ts. */
export const EDUCATION = `
colegio, liceo > graduation-cap book-open pencil
~escuela, educación, academia, school, curso, instituto, capacitación, cursos, capacitaciones, academy, clases > graduation-cap book-open book-bulb student
~formación, clases particulares, enseñanza, docente, profesor, maestro particular, tutoría, tutor, elearning, cursos online > graduation-cap book-open student
~diplomado, otec, centro de formación, aprendizaje, estudiante, pedagogía, educativo, oposiciones, instituto técnico > graduation-cap book-open student
~refuerzo escolar, apoyo escolar, reforzamiento, regularización escolar, learning, campus, asesorías académicas, tesis > graduation-cap book-open student
~técnico profesional, prácticas, bachillerato > graduation-cap book-open student
universidad, universitario, preuniversitario, licenciatura, máster, mba, graduación, facultad, posgrado, paes, psu > graduation-cap book-open bank
examen de admisión, doctorado, preparación de exámenes > graduation-cap book-open bank
jardín infantil, jardín de infantes, jardín de niños, jardín maternal, maternal, escuela maternal, casa cuna, educación preescolar, sala cuna, nivel medio, niveles medios, kínder, preescolar, parvularia, educación inicial, preschool, kindergarten, after school > baby puzzle-piece lego balloon / yate, yates, náutica, lancha, perro, mascota
guardería infantil > baby puzzle-piece lego
~guardería > baby puzzle-piece lego balloon / yate, yates, náutica, lancha, perro, mascota
escuela infantil, educadora de párvulos, parvulario, educación parvularia, nido, estancia infantil, ludoteca infantil, parvulito > baby puzzle-piece lego balloon / yate, yates, náutica, lancha, perro, mascota
niñera, babysitter, nana, cuidado de niños > baby puzzle-piece lego balloon / yate, yates, náutica, lancha, perro, mascota
montessori, waldorf, educación alternativa, homeschool, escuela libre > puzzle-piece leaf-radial sprout
?infantil, niño, niños, kids, chicos, peques, pequeño, children, pequeñín > puzzle-piece balloon baby
matemática, matemáticas, clases de matemáticas, cálculo, álgebra, clases de física, clases de química > abacus calculator math-operations
idioma, idiomas, escuela de idiomas, instituto de idiomas, lenguas, clases de español, español para extranjeros > translate chats globe / desayuno
inglés, clases de inglés, academia de inglés, english, chino mandarín, alemán idioma, italiano idioma > chats globe book-open / desayuno
campamento de verano, colonia de verano > tent sun
autoescuela, escuela de conductores, clases de manejo, escuela de manejo, escuela de conducción, licencia de conducir, escuela de conducir, academia de conducción > steering road traffic-cone
memoria, técnicas de estudio, lectura veloz, superaprendizaje > brain book-open
clases de computación, computación para adultos, alfabetización digital > laptop graduation-cap
robótica educativa, robótica para niños, ciencia para niños, taller de robótica, stem > robot lego
programación para niños > robot code
~francés, portugués, italiano, alemán > translate chats
clases de francés, clases de portugués, clases de italiano, clases de alemán > translate chats globe
patio de juegos, área de juegos, juegos infantiles > puzzle-piece balloon
centro juvenil > users-three
clases de conducir, curso de conducir, clases de conducción > steering road
escritor, poeta, poesía, taller literario, escritura creativa > inkwell nib book-open
estimulación temprana, estimulación de bebés > baby puzzle-piece lego
`;
