/** Medicine, therapy and care. The format is told in ../table.ts. */
export const HEALTH = `
~clínica, hospital, centro médico, consultorio, consulta médica, policlínico, centro de salud, sanatorio, medical center, salud > cross-heart stethoscope cross-leaf / veterinaria
~sanidad, health, consulta, ambulatorio, posta, cesfam > cross-heart stethoscope cross-leaf / veterinaria
médico, doctor, medicina, medicina general, medicina familiar, urgencias médicas, médico a domicilio, internista > stethoscope cross-heart pulse first-aid
medicina interna, doctora, medical, equipos médicos, insumos médicos, equipamiento médico, instrumental médico, telemedicina > stethoscope cross-heart pulse first-aid
chequeo médico, geriatra, medicina deportiva, salud ocupacional, oncología, oncólogo, reumatólogo, endocrinólogo > stethoscope cross-heart pulse first-aid
gastroenterólogo, neumólogo, broncopulmonar, urólogo, urología, nefrólogo, diálisis, cirujano, cirugía, anestesista > stethoscope cross-heart pulse first-aid
especialista médico, isapre, endocrinología, gastroenterología > stethoscope cross-heart pulse first-aid
dental, dentista, odontología, odontólogo, ortodoncia, muela, implantes dentales, endodoncia, coronas dentales, clínica dental > tooth
dentist, blanqueamiento dental, radiología dental, laboratorio dental, ortodoncista, frenillos, brackets, periodoncia, endodoncista > tooth
sonrisa, sonrisas, smile, sonríe @healthcare > tooth
prótesis dental, maxilofacial, dentadura, placas dentales, blanqueamiento de dientes, estética dental, diseño de sonrisa, blanqueamiento y estética dental > tooth
odontopediatría, odontopediatra, dentista infantil, dentista de niños, odontología infantil, higiene bucal, higiene dental > tooth toothbrush
cardiología, cardiólogo, cardiovascular, corazón sano, hipertensión, electrocardiograma > pulse heart
farmacia, farmacéutico, pharmacy, medicamento, remedio, droguería, recetario magistral, químico farmacéutico, fármaco > mortar-cross capsule cross-leaf prescription pill
parafarmacia, farmacias, laboratorio farmacéutico > mortar-cross capsule prescription pill
homeopatía, homeópata, medicina natural, naturopatía, naturópata, naturista, medicina alternativa, medicina integrativa, medicina ancestral, medicina mapuche > leaf-radial cross-leaf drop-leaf
tienda naturista, flores de bach terapeuta > leaf-radial cross-leaf drop-leaf
enfermería, enfermero, curaciones, heridas, clínica de heridas, primeros auxilios > cross-heart bandaids first-aid
vacuna, vacunación, vacunatorio, inyecciones > syringe cross-heart first-aid
cuidados paliativos, sueroterapia, hospitalización domiciliaria > cross-heart bandaids first-aid
ambulancia, paramédico, emergencias, traslado de pacientes, urgencia, samu > ambulance cross-heart
laboratorio clínico, toma de muestras, exámenes de laboratorio, exámenes de sangre, análisis de sangre, análisis clínicos, tecnólogo médico, microbiología, hematología > test-tube microscope flask
laboratorista, bioquímico > test-tube microscope flask
genética, adn, biotecnología, biotech, genética humana > dna microscope flask
química, químico, productos químicos, cosmetología química, laboratorio químico, reactivos > flask test-tube
investigación científica, ciencia, científico, astrobiología > microscope atom flask
física, nuclear > atom
psicología, psicólogo, psicoterapia, terapia psicológica, psiquiatría, psiquiatra, salud mental, neurología, neurólogo > brain bubble-heart chats
neuropsicología, terapia de pareja, mindfulness clínico, neurociencia, psicoanálisis, psicóloga clínica > brain bubble-heart chats
adicciones > brain chats heart
psicopedagogía, psicopedagogo, terapia ocupacional, terapeuta ocupacional, autismo, tea infantil, educación diferencial > puzzle-piece brain
necesidades educativas especiales, neurodivergente, inclusión, psicología infantil, psicólogo infantil > puzzle-piece brain
fonoaudiología, fonoaudiólogo, logopeda, logopedia, terapia de lenguaje > chats ear microphone
audífonos para la sordera, audiología, audiólogo, sordera, audífonos médicos, audioprótesis, centro auditivo, oído, otorrino, otorrinolaringólogo, hipoacusia > hearing-aid ear
lentes de sol, gafas de sol, anteojos de sol > sunglasses eyeglasses
óptica, lente, anteojo, gafas, eyewear, optómetra, optometría, anteojos ópticos, monturas de lentes > eyeglasses eye sunglasses
oftalmología, oftalmólogo, visión, retina, cirugía ocular, cataratas > eye eyeglasses
pediatría, pediatra, pediátrico, pediátrica, consulta pediátrica, salud infantil, neonatología, salud del niño > baby stethoscope
flebología, flebólogo, várices, arañitas vasculares > pulse drop-half footprints
matrona, partera, embarazo, maternidad, doula, embarazada, obstetricia, obstetra, parto > pregnant baby baby-carriage heart
prenatal, gestante, comadrona, ecografía 4d > baby baby-carriage heart
ginecología, ginecólogo, salud femenina, suelo pélvico, menstrual, copa menstrual, piso pélvico > flower-lotus baby heart
adulto mayor, adultos mayores, tercera edad, hogar de ancianos, residencia de ancianos, residencia geriátrica, hogar geriátrico, residencia de adultos mayores, casa de reposo, hogar de abuelitos, residencia de abuelitos > elders hand-heart house-heart heart
asilo > elders house-heart hand-heart / político, inmigración, migración, migratorio, visa, visas, extranjería, abogado, abogada, ciudadanía, deportación, refugio, perro, gato, mascota
asilo & político, inmigración, migración, migratorio, visa, visas, extranjería, abogado, abogada, ciudadanía, deportación > globe stamp
cuidadora > hand-heart house-heart heart / niño, niños, niña, niñas, bebé, bebés, guagua, infantil
cuidadora & niño, niños, niña, niñas, bebé, bebés, guagua, infantil > baby puzzle-piece
geriátrico, cuidado de ancianos, cuidadores, residencia de mayores, teleasistencia, ayuda a domicilio > hand-heart elders heart house
kinesiología, kinesiólogo, kine, fisioterapia, fisioterapeuta, rehabilitación & deportivo, deporte, atleta, lesión > person-simple-run person-arms-spread
kinesiología, kinesiólogo, kine, fisioterapia, fisioterapeuta, rehabilitación > person-arms-spread hand-heart person-simple-run
quiropráctico, quiropráctica, quiropraxia, osteopatía, osteópata > spine bone
fisiatra, rehabilito, rehabilitamos, manguito rotador, rehabilitación física, terapia física, punción seca > person-arms-spread hand-heart person-simple-run
traumatología, traumatólogo, huesos, ortopedista, columna, densitometría > bone bandaids
ortopedia, prótesis, silla de ruedas, sillas de ruedas, órtesis, ayudas técnicas, movilidad reducida > wheelchair bandaids
discapacidad, accesibilidad > wheelchair wheelchair-motion bandaids
radiografía, ecografía, imagenología, rayos x, resonancia, escáner médico, radiología, mamografía, ecotomografía > scan person-arms-spread pulse
dermatología, dermatólogo, cuidado de la piel, dermatológico, acné > drop-half hand-palm
podología, podólogo, pie diabético, salud de los pies > foot footprints
dientes de leche > tooth
balón gástrico, manga gástrica, bypass gástrico, cirugía bariátrica > stethoscope cross-heart
nutrición, nutricionista, nutriólogo, dietista, dieta, dietética, bajar de peso, asesoría nutricional, nutri, control de peso > apple carrot avocado
acupuntura, medicina china, medicina tradicional china, moxibustión, acupunturista > yin-yang flower-lotus needle
masaje, masajista, masoterapia, reflexología, masajes descontracturantes, drenaje linfático, quiromasaje, masajes relajantes > flower-lotus hand-palm stones
masajes con piedras calientes, piedras calientes > stones flower-lotus
shiatsu > hand-palm flower-lotus hands-praying
pilates > flower-lotus person-arms-spread
yoga, meditación, mindfulness, relajación, yogui, namasté, hatha, vinyasa, centro de yoga > flower-lotus
reiki, terapia holística, terapias holísticas, biomagnetismo, sanación, terapias alternativas > flower-lotus yin-yang hands-praying
terapias complementarias, registros akáshicos, chakras, péndulo, terapeuta holístico, espiritual, espiritualidad, sonoterapia > flower-lotus yin-yang hands-praying
bienestar, wellness, spa, termas, sauna, hidroterapia, baños termales, temazcal, balneario, hot tubs, tinajas, tina caliente > flower-lotus stones
jacuzzi, flotación, circuito de aguas > flower-lotus drop-leaf
sangre, banco de sangre, donación de sangre, flebotomía, diabetes > drop-half pulse
mascarilla, cubrebocas > face-mask
desinfección, sanitización, higiene industrial > spray-bottle shield-check
oxígeno, oxigenoterapia, respiratorio > wind pulse
prevención, prevención de riesgos, seguridad y salud, seguridad y salud en el trabajo, salud y seguridad en el trabajo, sst, prevencionista, seguridad laboral, seguridad industrial, higiene y seguridad > hard-hat shield-check
~terapia, terapeuta, acompañamiento terapéutico > hand-heart heart flower-lotus
medicina del sueño, clínica del sueño, trastornos del sueño, insomnio > moon-stars bed
optometrista > eyeglasses eye
psicoterapeuta > brain chats heart
radiólogo, tecnología médica > scan person-arms-spread
hematólogo > drop-half pulse
patólogo, patología, anatomía patológica > microscope test-tube
alergólogo, alergia, alergias, inmunólogo > stethoscope flower
neurocirujano, neurocirugía > brain stethoscope
cirujano plástico, cirugía plástica, cirugía estética > stethoscope sparkle
ayurveda, ayurvédico > flower-lotus leaf-radial
banco de sangre y plasma > drop-half
tienda ortopédica, aparatos ortopédicos, ortopédico > wheelchair bandaids
~laboratorio > flask test-tube microscope
mecánica dental, mecánico dental > tooth
pasta de dientes, cepillos de dientes, cepillo dental, cepillos dentales > toothbrush tooth
inyección, inyectables > syringe cross-heart
~cuidados, cuidado > hand-heart heart
banco de leche materna, leche materna > baby drop-half
transporte de enfermos, traslado de enfermos > ambulance
pasta dental, pastas dentales > toothbrush tooth
masaje deportivo, masajes deportivos > hand-palm
rayos x dentales, radiografía dental > tooth
limpieza dental, limpiezas dentales, limpieza de dientes, implantes dentales y limpieza > tooth
botica > mortar-cross mortar capsule
lactancia, recién nacido, asesora de lactancia > baby baby-carriage heart
`;
