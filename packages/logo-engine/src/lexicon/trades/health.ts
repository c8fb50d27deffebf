/** Medicine, therapy and care. The format is told in ../table.ts. */
export const HEALTH = `
~clínica, hospital, centro médico, consultorio, consulta médica, policlínico, centro de salud, sanatorio, medical center, salud > cross-heart =stethoscope =doctor pulse / veterinaria
~sanidad, health, consulta, ambulatorio, posta, cesfam > cross-heart =stethoscope =doctor pulse / veterinaria
médico, medicina, medicina general, medicina familiar, urgencias médicas, médico a domicilio, internista > stethoscope =doctor =cross-heart first-aid
medicina interna, medical, telemedicina > stethoscope =doctor =cross-heart first-aid
doctor, doctora @healthcare > stethoscope =doctor =cross-heart first-aid
equipos médicos, insumos médicos, equipamiento médico > stethoscope =first-aid-kit cross-heart
suministros médicos, suministros hospitalarios, material médico, material de curación, desechables médicos > first-aid-kit =syringe =bandaids
cirujano, cirugía > stethoscope =doctor cross-heart
urólogo, urología, urológico, nefrólogo, nefrología, diálisis > kidneys stethoscope cross-heart
cálculos renales, cálculo renal, piedras en los riñones, piedras en el riñón, litotricia, vías urinarias, infección urinaria, infecciones urinarias, próstata, prostatitis, incontinencia urinaria, cistoscopia > kidneys stethoscope cross-heart
riñón, riñones @healthcare & próstata, renal, vejiga, cálculo, cálculos > kidneys stethoscope cross-heart
neumólogo, neumología, broncopulmonar > lungs chest-xray stethoscope
gastroenterólogo, gastroenterología, gastritis, endoscopia, endoscopias, colonoscopia, colonoscopias, colon irritable, reflujo gástrico, hígado graso, helicobacter, aparato digestivo, enfermedades digestivas, estreñimiento, acidez, gastritis y colon, panza hinchada, intestino irritable, intestinos, cálculos biliares, vesícula, hígado y vesícula, úlceras gástricas, digestión, hernias y vesículas, hernia inguinal, hernias inguinales, hernia hiatal > stomach stethoscope cross-heart
colon, reflujo, úlcera, úlceras, digestivo @healthcare & gastritis, endoscopia, endoscopias, colonoscopia, hígado > stomach stethoscope cross-heart
medicina deportiva > barbell-pulse =stethoscope
oncología, oncólogo, pacientes oncológicos, cáncer de mama, pacientes con cáncer, lucha contra el cáncer, quimioterapia, radioterapia, mastectomía, mastectomizadas > awareness-ribbon stethoscope cross-heart pulse
dental, dentista, odontológico, consultorio odontológico, clínica odontológica, centro odontológico, odontología, odontólogo, muela, implantes dentales, endodoncia, coronas dentales, clínica dental, sacar muelas, caries, dentistería, extracción de muelas, muelas del juicio, cordales, tapaduras dentales, calzaduras dentales, curo caries, limpio caries, resinas dentales, gingivitis, encías, calzas y tapaduras, tapaduras, tapaduras y limpiezas, carillas, carillas de porcelana, incrustaciones dentales, guardas oclusales, placa de relajación, puentes y coronas > tooth =dental-mirror =tooth-braces toothbrush smile
brillantes dentales, brillantitos dentales, gemas dentales, gema dental, tooth gem, tooth gems, grillz, grills dentales, joyas dentales, piedritas en los dientes, dientes con brillos, brillos dentales, strass dental > tooth =gem smile
puente fijo, puentes fijos, puentes fijos y placas, puentes y placas, puentes removibles, puente y corona, puente dental, puentes dentales > crowned-molar =tooth dental-mirror
dentist, blanqueamiento dental, periodoncia > tooth =dental-mirror =tooth-braces toothbrush smile
ortodoncia, ortodoncista, ortodoncia invisible, frenillos, brackets, frenos dentales > tooth =tooth-braces dental-mirror smile
laboratorio dental, laboratorios dentales, laboratorio de prótesis dental, coronas y puentes > crowned-molar =tooth dental-mirror
radiología dental, endodoncista > tooth =dental-mirror dental-chair
sonrisa, sonrisas, smile, sonríe @healthcare > tooth toothbrush
prótesis dental, dentadura, placas dentales, protésico dental, prótesis dentales > tooth =crowned-molar smile dental-mirror
maxilofacial > tooth smile dental-mirror
blanqueamiento de dientes, estética dental, diseño de sonrisa, blanqueamiento y estética dental > smile =tooth toothbrush
odontopediatría, odontopediatra, dentista infantil, dentista de niños, odontología infantil, higiene bucal, higiene dental > tooth =toothbrush smile
cardiología, cardiólogo, cardiológico, cardiovascular, corazón sano, hipertensión, hipertenso, hipertensos, control de presión, electrocardiograma > pulse =heart-stethoscope
farmacia, farmacéutico, pharmacy, medicamento, remedio, droguería, recetario magistral, químico farmacéutico, fármaco > mortar-cross =pill-bottle =capsule cross-leaf prescription pill
parafarmacia, farmacias, laboratorio farmacéutico > mortar-cross =pill-bottle =capsule prescription pill
homeopatía, homeópata, medicina natural, naturopatía, naturópata, naturista, medicina alternativa, medicina integrativa, medicina ancestral, medicina mapuche > leaf-radial cross-leaf drop-leaf mortar
medicina kallawaya, kallawaya, kallawayas, callawaya, medicina tradicional andina, medicina andina, medicina tradicional y hierbas, medicina indígena, medicina maya > mortar =leaf-radial drop-leaf
tienda naturista, medicina naturista, médico naturista > leaf-radial cross-leaf drop-leaf mortar
flores de bach terapeuta > leaf-radial cross-leaf drop-leaf flower
enfermería, enfermero, postoperados, cuido postoperados, cuidado postoperatorio, cuidados postoperatorios, sondas, cambio sondas, colocación de sondas > cap-heart =cross-heart =house-cross =nurse stethoscope bandaids
curaciones, heridas, clínica de heridas > bandaids =cross-heart first-aid-kit
primeros auxilios > first-aid-kit =bandaids cross-heart
vacuna, vacunación, vacunatorio, inyecciones > syringe =vaccine-vial
sueroterapia, pongo sueros, sueros a domicilio, aplicación de sueros > drip-bag first-aid
hospitalización domiciliaria > house-cross =cross-heart house-heart
ambulancia, paramédico, traslado de pacientes, samu > ambulance siren
urgencia, emergencias @healthcare & médico, médica, hospital, clínica, paciente, enfermo, ambulancia, enfermería, pediatría, samu > ambulance siren
laboratorio clínico, exámenes de laboratorio, análisis clínicos, tecnólogo médico, microbiología > test-tube =microscope flask
toma de muestras, exámenes de sangre, análisis de sangre, hematología, exámenes de orina, examen de orina, orina y heces, exámenes de heces, examen de sangre, muestras de sangre, sangre y orina, sacamos sangre, saco sangre, extraigo sangre, extracción de sangre, exámenes a domicilio, tomamos muestras, tomo muestras, pruebas de laboratorio, hemograma, hemogramas > test-tube =microscope flask
laboratorista, bioquímico > test-tube microscope flask
genética, adn, biotecnología, biotech, genética humana > dna microscope flask test-tube
química, químico, laboratorio químico, reactivos > flask test-tube atom microscope
productos químicos, cosmetología química > flask test-tube
investigación científica, ciencia, científico, astrobiología > microscope atom flask test-tube
física, nuclear > atom
psicología, psicólogo, psicológico, apoyo psicológico, psicoterapia, terapia psicológica, psiquiatría, psiquiatra, salud mental, ansiedad, depresión, ataques de pánico, crisis de pánico, ataque de pánico, fobias, estrés, estrés laboral, ansiedad y pena, autoestima, traumas, burnout, trastorno de ansiedad, trastornos de ansiedad, trastornos alimenticios, bulimia y anorexia, autolesiones > brain =mind-heart bubble-heart chats
trauma, traumas & osteosíntesis, fractura, fracturas, clavos, placas, huesos, ortopedia, ortopédico, traumatología, yeso > broken-bone =bone
osteosíntesis, material de osteosíntesis, placas y clavos, clavos y placas, placas y tornillos ortopédicos, placas de osteosíntesis, clavos ortopédicos, clavos intramedulares, clavo intramedular, tornillos pediculares, fijadores externos, implantes ortopédicos, implantes de trauma, placas de titanio, prótesis de cadera y rodilla, ortopedia y trauma, trauma y ortopedia > broken-bone =bone
agujas hipodérmicas, aguja hipodérmica, agujas y jeringas, jeringas y agujas, agujas para jeringa, agujas para insulina > syringe =vaccine-vial
bandas elásticas, bandas de resistencia, bandas elásticas y colchonetas, colchonetas y bandas, ligas de ejercicio, ligas de resistencia, bandas de ejercicio > arm-curl =kettlebell =barbell
bancos de abdominales, bancos de pesas, banco de pesas, bancos planos y racks, bancos de ejercicio, bancos multifuerza, poleas y bancos > barbell =kettlebell
disco intervertebral, discos intervertebrales, discos vertebrales, disco lumbar, hernias discales > spine
discos menstruales, disco menstrual, copas y discos menstruales > uterus =drop-half
discos de algodón, discos desmaquillantes, discos desmaquillantes reutilizables, discos de crochet desmaquillantes > skin-care =cotton-boll
bolsas de agua caliente, bolsas térmicas de semillas, compresas de semillas, almohadillas de semillas, cojines de semillas, sacos térmicos de semillas > cushion =flame
bolsas para cadáveres, bolsas mortuorias > coffin =urn
barras de apoyo, barras de apoyo para baño, agarraderas para baño, barras de seguridad para baño, barras para discapacitados > wheelchair =bathtub
leche facial, leches faciales, leche limpiadora, leche corporal, leche desmaquillante, leche hidratante > skin-care =glowing-face
leche en polvo y fórmulas, fórmulas infantiles, leche maternizada, leche de inicio > baby-bottle =baby
leche de magnesia > pill-bottle =mortar-cross
granos y espinillas, espinillas, espinillas y granos, granos en la cara, puntos negros, espinillas y puntos negros, barros y espinillas, granos y acné > face-profile =skin-care
filtros solares, filtro solar, bloqueadores solares, bloqueador solar > sun =skin-care
limas endodónticas, limas de endodoncia, limas y fresas dentales, fresas dentales, brocas dentales, brocas odontológicas, fresas odontológicas, brocas y fresas dentales, insumos de endodoncia > tooth =dental-mirror
espejos dentales, espejo dental, espejos y pinzas dentales, espejos odontológicos > dental-mirror =tooth
láminas anatómicas, modelos anatómicos, láminas anatómicas y esqueletos, láminas del cuerpo humano > bone =person-arms-spread
láminas de microscopio, láminas portaobjetos, portaobjetos, portaobjetos y cubreobjetos, láminas y laminillas > microscope =test-tube
hojas de bisturí, bisturís, bisturíes, bisturís y suturas, suturas y bisturís > first-aid-kit =syringe
gases en sangre, gasometría, gases arteriales > test-tube =drop-half
cascos capilares, casco capilar, casco láser capilar > hair-roots =comb
postizos dentales, dientes postizos, dientes postizos y placas, chapas dentales, dentadura postiza > tooth =crowned-molar
fundas de muela, fundas para muelas, fundas para dientes > crowned-molar =tooth
ganchos para cabello, ganchos para el pelo, ganchitos para el pelo, gomas de pelo, gomitas para el pelo, colets, colas y ganchos, colitas y moños, moños y colitas, colas y moños, ligas para el cabello, ligas para el pelo, ligas y moños, pinches y colets > bow =comb =braid
gomitas para el cabello, gomas para el cabello, gomillas para el pelo, gomitas y moños, moños y gomitas, ligas y gomitas, gomitas para peinados, gomitas elásticas > bow =braid
fajas de bebé, faja de bebé, fajeros de bebé, fajas y gorritos de bebé > baby =onesie
reducción de medidas, moldeo de figura, moldeado de figura, moldea tu figura, moldeamos tu figura, modelado de figura, reafirmar la figura, reductivos, masajes reductivos, masajes reductores, masaje reductor, vendas reductoras, vendas frías, yesoterapia, maderoterapia y reductivos, modelado corporal, moldeado corporal, contorno corporal > measuring-tape =massage =apple-tape
rollitos de grasa, reducción de rollitos, rollitos y grasa localizada, grasa localizada, reducción de grasa, reducción de rollitos y grasa, rollitos abdominales > measuring-tape =massage =apple-tape
estrías, estrías y celulitis, celulitis, celulitis y estrías, flacidez, flacidez y celulitis, celulitis y flacidez, tratamientos para celulitis > smooth-leg =massage measuring-tape
muebles para spa, camillas y muebles para spa, camillas para spa, camillas para estética, camillas faciales, mobiliario para spa, equipos para spa > massage-table =massage
camillas térmicas, camilla térmica, camas térmicas, cama térmica de jade, camilla de masajes térmica, manta térmica reductora, mantas térmicas reductoras > massage-table =massage
ficha clínica, fichas clínicas, ficha clínica electrónica, ficha electrónica, ficha médica, ficha médica electrónica, fichas médicas, historia clínica electrónica, historias clínicas, historia clínica digital, expediente clínico electrónico, expediente clínico, expediente médico electrónico, historial clínico, ficha dental electrónica > clipboard-text =heart-stethoscope =laptop-pulse
ficha clínica veterinaria, fichas veterinarias > vet =clipboard-text
neuropsicología, neuropsicólogo, psiquiátrico, clínica psiquiátrica, mindfulness clínico, neurociencia, psicoanálisis, psicóloga clínica > brain =mind-heart bubble-heart chats
adicciones > brain chats heart hand-heart
gimnasia cerebral, gimnasia mental, entrenamiento cerebral, talleres de memoria, ejercicios de memoria, gimnasia para la mente > brain =puzzle-piece
rehabilitación de drogas, rehabilitación de adicciones, rehabilitación de alcohol, alcohol y drogas, drogadicción, centro de rehabilitación de drogas, centro de rehabilitación de adicciones, comunidad terapéutica > hand-heart =mind-heart
psicopedagogía, psicopedagogo, educación diferencial > puzzle-piece brain book-bulb pencil
terapia ocupacional, terapeuta ocupacional > puzzle-piece hand-heart
autismo & girasol, girasoles > sunflower =puzzle-piece infinity
autismo, tea infantil > puzzle-piece infinity
tea & terapia, terapias, autismo, tdah, ocupacional, fonoaudiología, fonoaudióloga, psicopedagogía, inclusión, neurodivergente > puzzle-piece infinity
necesidades educativas especiales, inclusión > puzzle-piece hand-heart
psicología infantil, psicólogo infantil > puzzle-piece =adult-and-child =mind-heart
neurodivergente > puzzle-piece brain infinity
fonoaudiología, fonoaudiólogo, logopeda, logopedia, foniatría, foniatra, terapia de voz, terapia de lenguaje, lenguaje y habla, voz y habla, trastornos del habla, retraso del habla, retraso del lenguaje, tartamudez, tartamudeo, disfonía, dislalia, deglución, disfagia, problemas de pronunciación, problemas del habla, afasia, laringectomizado, laringectomizados, voz esofágica > speaking-head =letter-bubble =mouth-sound chats
audífonos para la sordera, audiología, auditivo, clínica auditiva, audiólogo, sordera, audífonos médicos, audioprótesis, centro auditivo, oído, hipoacusia, cerumen, tapones de cera, tapón de cera, limpieza de oídos, lavado de oídos, audiometría, audiometrías, medición de ruido y audiometrías, acúfenos > ear =hearing-aid
pabellones auriculares, pabellón auricular, prótesis auriculares, prótesis auricular > ear =hearing-aid
tubos de ventilación y oídos, tubos de ventilación timpánicos, tubos en los oídos, tubitos de ventilación, otitis, amígdalas y adenoides > ear =ear-nose-throat
tubos de ventilación & oído, oídos, otitis > ear =ear-nose-throat
cabina audiométrica, cabinas audiométricas, cabina sonoamortiguada, cabinas sonoamortiguadas, cabina de audiometría, audiómetros, audiómetro > ear =hearing-aid
otorrino, otorrinolaringólogo, otorrinolaringología, sinusitis, rinitis, lavados nasales, lavado nasal, amígdalas, amigdalitis, adenoides, nariz tapada, pólipos nasales, desviación de tabique, zumbido de oídos > ear-nose-throat =ear
!nariz y garganta, garganta y nariz, garganta y oído, oído y garganta, nariz y oído, oído y nariz @healthcare > ear-nose-throat =ear
lentes de sol, gafas de sol, anteojos de sol, lentes solares, sunglasses > sun-and-shades spectacle-frames
óptica, lente, anteojo, gafas, eyewear, optómetra, optometría, anteojos ópticos, examen de la vista, exámenes de la vista, examen visual, exámenes visuales, graduación de la vista, graduamos la vista, medimos la vista, mido la vista, control de la vista > eyeglasses =spectacle-frames =eye-chart eye
marcos de lentes, marcos de anteojos, marcos ópticos, marcos de gafas, monturas de lentes, monturas de gafas, monturas ópticas, armazones, armazón de lentes > spectacle-frames =eyeglasses
oftalmología, oftalmólogo, oftalmológico, oftálmico, visión, retina, cirugía ocular, cataratas, láser ocular, miopía, astigmatismo, glaucoma, carnosidades > eye =eye-chart eyeglasses
globo ocular, glaucoma y globo ocular, párpados y globo ocular, globos oculares > eye =eye-chart
pediatría, pediatra, niño sano, pediátrico, pediátrica, consulta pediátrica, salud infantil, neonatología, salud del niño, puericultura, control sano, control de niño sano > baby =bear-cross baby-bottle stethoscope
flebología, flebólogo, várices, arañitas vasculares > smooth-leg foot
arterias y placas, arterias y venas, venas y arterias, arterias tapadas, placas de ateroma, ateromas, carótidas, circulación arterial > heart-stethoscope =pulse
matrona, partera, embarazo, maternidad, doula, embarazada, obstetricia, obstetra, parto > pregnant =baby
prenatal, gestante, comadrona, ecografía 4d > pregnant =ultrasound baby
ginecología, ginecólogo, ginecológico > uterus =pregnant ultrasound
salud femenina, suelo pélvico, menstrual, copa menstrual, piso pélvico, toallas femeninas, toallas sanitarias, toallitas femeninas, compresas de tela, toallas femeninas de tela, calzones menstruales > uterus flower-lotus
adulto mayor, personas mayores, gente mayor, adultos mayores, tercera edad, hogar de ancianos, residencia de ancianos, residencia geriátrica, hogar geriátrico, residencia de adultos mayores, casa de reposo, hogar de abuelitos, residencia de abuelitos > elders house-heart
asilo > elders house-heart hand-heart / político, inmigración, migración, migratorio, visa, visas, extranjería, abogado, abogada, ciudadanía, deportación, refugio, perro, gato, mascota
asilo & político, inmigración, migración, migratorio, visa, visas, extranjería, abogado, abogada, ciudadanía, deportación > globe stamp
cuidadora > hand-heart house-heart heart / niño, niños, niña, niñas, bebé, bebés, guagua, infantil
cuidadora & niño, niños, niña, niñas, bebé, bebés, guagua, infantil > baby puzzle-piece teddy-bear
geriátrico, cuidado de ancianos, cuidadores, residencia de mayores, teleasistencia, ayuda a domicilio > hand-heart elders heart house
kinesiología, kinesiólogo, kine, fisioterapia, fisioterapeuta, rehabilitación & deportivo, deporte, atleta, lesión > massage =spine =knee-joint person-simple-run
lesiones deportivas, kinesiología deportiva, fisioterapia deportiva, rehabilitación deportiva > massage =spine =knee-joint
kinesiología, kinesiólogo, kinesiológico, kinésico, kine, fisioterapia, fisioterapeuta, rehabilitación > knee-joint =massage =spine person-arms-spread
quiropráctico, quiropráctica, quiropraxia, osteopatía, osteópata > spine =massage massage-table
fisiatra, rehabilito, rehabilitamos, manguito rotador, rehabilitación física, terapia física, punción seca > knee-joint =spine =massage
traumatología, traumatólogo, huesos, ortopedista, densitometría > broken-bone =knee-joint =spine
cirugía de cadera, prótesis de cadera, reemplazo de cadera, fractura, fracturas, fracturas y esguinces, esguince, esguinces > broken-bone =knee-joint ankle-brace
radiografía, centro de imágenes, imágenes médicas, diagnóstico por imágenes, imagenología, rayos x, radiología > chest-xray broken-bone
resonancia, escáner médico > ct-scanner =chest-xray
ortopedia, órtesis > insole =ankle-brace =prosthesis crutches
prótesis, prótesis ortopédicas, ortopedia técnica, técnico ortopédico, protésico ortopédico, ortoprotésico, prótesis de pierna, pierna ortopédica, prótesis deportiva, prótesis deportivas, amputado, amputada, piernas artificiales, brazos artificiales, piernas y brazos artificiales, brazos y piernas artificiales, extremidades artificiales, miembros artificiales, pierna artificial, brazo artificial, manos artificiales, prótesis de extremidades, piernas ortopédicas, muñones, amputados > prosthesis =bionic-hand ankle-brace
prótesis de rodilla, prótesis de rodilla y cadera, prótesis de hombro, reemplazo de rodilla, reemplazos articulares > knee-joint =broken-bone spine
silla de ruedas, sillas de ruedas, ayudas técnicas, movilidad reducida, rampas y barras, barras para baño, baños para discapacitados, sillas salvaescaleras, adaptación de baños, baños adaptados > wheelchair =crutches =rollator
terapia sobre ruedas, salud sobre ruedas, dentista sobre ruedas, cuidado sobre ruedas, médico sobre ruedas > -
mamografía, mastología, mastógrafo > awareness-ribbon chest-xray
ecografía, ecotomografía, ecografista, sonografista, ultrasonido, ultrasonidos, ecografías obstétricas > ultrasound
discapacidad > wheelchair hand-heart
dermatología, dermatólogo, dermatológico, verrugas, eliminación de verrugas, quito lunares, quito verrugas, lunares y verrugas, verrugas y lunares, quitamos verrugas, acné y manchas, manchas de la piel, vitiligo, psoriasis, dermatitis > face-lens =face-profile =skin-care
cuidado de la piel > skin-care =face-profile
podología, podólogo, podológico, atención podológica, pie diabético, salud de los pies, callista > foot =toe-nails =insole
uñas rotas, uñas rotas y onicomicosis, uñas con hongos, uñas enterradas, onicocriptosis, uñas engrosadas, reconstrucción de uñas de los pies > toe-nails =foot insole
dientes de leche > tooth
balón gástrico, manga gástrica, bypass gástrico, cirugía bariátrica > stomach stethoscope cross-heart
banda gástrica, bandas gástricas, banda gástrica y balón, bypass y banda gástrica, balón y banda gástrica > stomach =stethoscope cross-heart
globo gástrico, globos gástricos, globo intragástrico, balón intragástrico, globo gástrico y manga, cápsula gástrica > stomach =stethoscope cross-heart
nutrición, nutricional, obesidad, sobrepeso, adelgazar, adelgazamiento, nutricionista, nutriólogo, dietista, dieta, dietética, bajar de peso, asesoría nutricional, nutri, control de peso, planes de comida, plan de comidas, planes alimenticios, plan alimenticio, plan nutricional, planes nutricionales, perder peso, perder kilos, bajar kilos, reeducación alimentaria, dietoterapia, quemar grasa, nutriología, menús para perder kilos, menús para bajar de peso, comida para bajar de peso, comida para diabéticos, dietas para diabéticos > apple =apple-tape =avocado-heart bathroom-scale
acupuntura, medicina china, medicina tradicional china, moxibustión, acupunturista > needle-lotus =yin-yang flower-lotus
masaje, masajista, masoterapia, drenaje linfático > massage =massage-table =stones-in-hands flower-lotus
vinoterapia, vinoterapia y chocolaterapia, chocolaterapia, chocoterapia, envolturas de chocolate, envolturas corporales, envoltura de chocolate, spa de vino > massage =massage-table flower-lotus
masajes descontracturantes, quiromasaje, quiromasajista > massage =massage-table flower-lotus stones spine
masajes relajantes, masaje a cuatro manos > massage =stones-in-hands =massage-table flower-lotus
masajes con piedras calientes, piedras calientes, masaje con piedras > stones-in-hands =stones massage
shiatsu > massage hand-palm
pilates > pilates =pilates-reformer
yoga, yogui, namasté, hatha, vinyasa, centro de yoga > flower-lotus =lotus-pose =tree-pose stones
meditación, mindfulness, relajación > flower-lotus =lotus-pose =stones candle
reiki, sanación, lectura de aura, sanación energética, limpieza de energía, limpieza de energías, limpieza de aura, energía y aura, armonización energética > flower-lotus yin-yang hands-praying hand-palm
barras de access consciousness, access consciousness, access bars, thetahealing, theta healing, tapping emocional, barras de access > flower-lotus =mind-heart
mesa radiónica, mesas radiónicas, radiónica, radiestesista, péndulos y radiestesia, aurículas de péndulo > flower-lotus =yin-yang
terapia holística, terapias holísticas, terapias alternativas > flower-lotus yin-yang hands-praying stones
biomagnetismo > magnet flower-lotus yin-yang
terapias complementarias, terapeuta holístico > flower-lotus yin-yang hands-praying stones
registros akáshicos, chakras, péndulo hebreo, radiestesia, espiritual, espiritualidad > flower-lotus yin-yang hands-praying candle
sonoterapia > gong flower-lotus yin-yang
bienestar, wellness, spa > flower-lotus =stones drop-leaf candle
pozones, pozones de agua caliente, pozas de agua caliente, hidroterapia, baños termales, balneario > hot-spring
tina caliente > bathtub stones bubbles
jacuzzi, flotación, circuito de aguas > flower-lotus drop-leaf bubbles
sangre, banco de sangre, donación de sangre, donación de plaquetas, plaquetas, flebotomía > drop-half =test-tube
diabetes, diabetología, diabetólogo, insulina, glucómetro, glucómetros, glucosa > glucose-meter =drop-half
mascarilla, cubrebocas > face-mask
desinfección, sanitización > spray-bottle shield-check
higiene industrial > spray-bottle shield-check
oxígeno > oxygen-tank =lungs
oxigenoterapia > lungs =oxygen-tank
respiratorio, kinesiología respiratoria > lungs
prevención, prevención de riesgos, seguridad y salud, seguridad y salud en el trabajo, salud y seguridad en el trabajo, sst, prevencionista, seguridad laboral, seguridad industrial, higiene y seguridad > hard-hat shield-check
~terapia, terapeuta, acompañamiento terapéutico > hand-heart heart flower-lotus bubble-heart
medicina del sueño, clínica del sueño, trastornos del sueño, insomnio > moon-stars bed bed-moon
optometrista > eye-chart =eyeglasses =spectacle-frames
psicoterapeuta > mind-heart =brain chats heart bubble-heart
radiólogo > chest-xray broken-bone
tecnología médica > chest-xray =microscope
hematólogo > drop-half pulse test-tube microscope
patólogo, patología, anatomía patológica > microscope test-tube
alergólogo, alergia, alergias, inmunólogo > stethoscope =doctor
neurocirujano, neurocirugía, neurológico > brain
cirujano plástico, cirugía plástica, cirugía estética > swept-profile =face-profile hand-mirror
cirugía de nariz, aumento de busto, implantes mamarios > swept-profile =face-profile hand-mirror
ayurveda, ayurvédico > flower-lotus leaf-radial mortar drop-leaf
banco de sangre y plasma > drop-half
tienda ortopédica, aparatos ortopédicos, ortopédico > insole =ankle-brace =crutches wheelchair
~laboratorio > flask test-tube microscope
mecánica dental, mecánico dental, dientes impresos en 3d, coronas impresas > crowned-molar =tooth smile dental-mirror
pasta de dientes, cepillos de dientes, cepillo dental, cepillos dentales > toothbrush tooth
inyección, inyectables, pongo inyecciones, aplico inyecciones, coloco inyecciones, inyectología, inyectólogo, inyectóloga > syringe =vaccine-vial
~cuidados, cuidado > hand-heart heart
banco de leche materna, leche materna > baby-bottle =baby drop-half
transporte de enfermos, traslado de enfermos > ambulance wheelchair cross-heart
pasta dental, pastas dentales > toothbrush tooth
masaje deportivo, masajes deportivos > massage spine person-simple-run
rayos x dentales, radiografía dental > tooth
limpieza dental, limpiezas dentales, limpieza de dientes, implantes dentales y limpieza > tooth =dental-mirror =toothbrush smile
botica > mortar-cross =pill-bottle mortar capsule
botica, farmacia & café, cafés, cafetería > cup =coffee-bean =latte-art / medicina, medicinas, medicamentos, remedios
botica, farmacia & cerveza, cervezas > beer-stein =beer-bottle =cheers
botica, farmacia & pan, panes, panadería, focaccia, focaccias, hogaza, hogazas > bread =bread-wheat =baguette-basket
mamadera, mamaderas, biberón, biberones, fórmula infantil, leche de fórmula, fórmula láctea > baby-bottle =baby =pacifier
lactancia, asesora de lactancia, asesoría de lactancia, consultora de lactancia, lactancia materna, amamantar, cojines de lactancia, cojín de lactancia, almohadas de lactancia, sostenes de lactancia, ropa de lactancia > nursing-mother =baby heart
recién nacido > baby =baby-bottle heart
geriatría, gerontología, gerontólogo > elders stethoscope hand-heart
hipnosis, hipnosis clínica, hipnoterapia, hipnoterapeuta, hipnotista > spiral brain eye
biodescodificación, bioneuroemoción, decodificación biológica > brain flower-lotus heart
camas ortopédicas, camas clínicas, cama clínica, camas hospitalarias, cama hospitalaria, camas de hospital, cama de hospital, camas para enfermos, catres clínicos, catre clínico, catres ortopédicos, camas articuladas > bed wheelchair cross-heart
camas de parto, cama de parto, mesas ginecológicas, mesa ginecológica, mesas de exploración, mesa de exploración, camillas ginecológicas, sillones ginecológicos, mesas de parto > massage-table =stethoscope pregnant
examen ocupacional, exámenes ocupacionales, exámenes preocupacionales, exámenes médicos laborales > stethoscope clipboard-text hard-hat
sueros vitaminados, sueros vitamínicos, terapia intravenosa, vitaminas intravenosas > drip-bag drop-half cross-heart syringe
cámara hiperbárica, medicina hiperbárica > lungs bubbles pulse
ozonoterapia > bubbles drop-leaf wind
spa de pies, baño de pies > foot flower-lotus stones
pruebas de paternidad, prueba de paternidad > dna family test-tube
presión arterial, tomo la presión, toma de presión, medir la presión, mido la presión, tensiómetro, tensiómetros, baumanómetro, baumanómetros, tensiómetros digitales > blood-pressure-gauge =pulse =heart-stethoscope
holter > pulse =heart-stethoscope
cirugía de rodilla, artroscopia > knee-joint
cirugía de columna > spine
cirugía maxilofacial > tooth smile dental-mirror
urgencia dental, urgencias dentales, urgencia odontológica > tooth dental-mirror smile cross-heart
cirugía láser de ojos, cirugía de ojos, cirugía refractiva > eye =eye-chart
lente intraocular, lentes intraoculares, cataratas y lentes intraoculares, pterigión, carnosidad del ojo, carnosidades en los ojos, retinólogo > eye =eye-chart
carillas y blanqueamiento > smile tooth dental-mirror
sexología, sexólogo, terapeuta sexual, terapia sexual, coach sexual, sex coach, educación sexual > bubble-heart =couple
tanatología, tanatólogo, duelo y pérdidas, acompañamiento en duelo, acompaño duelos, acompañamos duelos, duelos y separaciones, pérdida de un ser querido, superar el duelo, viudez, grupo de viudos, grupo de viudas, terapia para viudos > bubble-heart candle dove
grupo de apoyo, grupos de apoyo, apoyo emocional > users-three hand-heart chats
extractores de leche, extractor de leche, sacaleches, lactario > baby =baby-bottle drop-half
reeducación postural, corrección postural, higiene postural > spine =massage
haloterapia, haloterapia y cuevas de sal, cuevas de sal, cueva de sal, cámara de sal > salt-heap lungs
crioterapia, baños de hielo, baño de hielo > snowflake =ice-cubes
hirudoterapia, sanguijuelas > drop-half cross-heart
psicomotricidad, psicomotriz > adult-and-child =abc-blocks puzzle-piece
gimnasia y psicomotricidad, gimnasia y psicomotricidad infantil, gimnasia infantil, juegos y psicomotricidad > adult-and-child =gymnastic-rings =abc-blocks
ludoterapia, terapia de juego > adult-and-child =puzzle-piece =abc-blocks
vih, prueba de vih, pruebas de vih, pruebas rápidas de vih > awareness-ribbon =test-tube
línea de ayuda, prevención del suicidio, suicidio > bubble-heart =hand-heart
quemados, quemaduras, rehabilitación de quemados > bandaids hand-heart
sordomudo, sordomudos > sign-language ear
hemofilia > drop-half hand-heart
parálisis cerebral > hand-heart =brain
trasplante, trasplantes, trasplante de órganos @healthcare > heart =hand-heart
menopausia, climaterio > uterus flower-lotus
incontinencia > hand-heart elders
crianza respetuosa, orientación para padres, escuela para padres, mediación familiar y crianza > family =adult-and-child
sueño infantil, asesora de sueño, asesoría de sueño, sueño del bebé, dormir al bebé > baby-moon =bed-moon baby
vendaje neuromuscular, kinesiotape, kinesiotaping, vendajes > bandaids =knee-joint
terapia angelical, ángeles y arcángeles > angel-wings candle
onicomicosis > foot =insole
terapia con delfines > dolphin
demencia, demencia senil, parkinson, alzheimer, deterioro cognitivo > elders =house-heart brain
masajes para bebés, masaje para bebés, masaje infantil, gateo > baby =adult-and-child
porteo, fular, fulares > baby =adult-and-child heart
topografía corneal, campos visuales, campo visual, campimetría > eye =eye-chart
rinoplastia, septoplastia, otoplastia, blefaroplastia > swept-profile =face-profile hand-mirror
cirugía de orejas, orejas de soplillo, orejas aladas, orejas en asa, orejas en pantalla, orejas prominentes, orejas salidas, corrección de orejas, operación de orejas > ear =swept-profile face-profile
dejar de fumar, tabaquismo > lungs =hand-heart
rehabilitación pulmonar, rehabilitación respiratoria, rehabilitación post covid, post covid > lungs pulse
andrología, andrólogo, vasectomía, disfunción eréctil > stethoscope =doctor
integración sensorial, estimulación sensorial, sala snoezelen > puzzle-piece =abc-blocks =adult-and-child
ergonomía, evaluación ergonómica, evaluaciones ergonómicas, ergónomo > swivel-chair =spine
talasoterapia > waves =flower-lotus
fangoterapia, barroterapia > stones flower-lotus
cirugía de mano, túnel carpiano > hand-palm broken-bone
turismo dental, turismo odontológico > tooth =globe-plane
turismo médico, turismo de salud > globe-plane =cross-heart
ambulancia aérea, ambulancias aéreas, vuelos sanitarios, vuelos ambulancia > helicopter =ambulance
labio leporino, paladar hendido, labio y paladar > smile hand-heart
terapia acuática, terapia en el agua, hidrocinesiterapia > swimmer swimming-pool waves
control de natalidad, salud sexual > family hand-heart capsule
violencia familiar, mujeres víctimas, acompañamiento a mujeres > hand-heart =house-heart heart
alcohólicos anónimos > users-three hand-heart heart
acompañante terapéutico, acompañantes terapéuticos > hand-heart heart users-three
rehabilitación neurológica, neurorrehabilitación, neurorehabilitación > brain hand-heart
andadera, andaderas, bastones y andaderas, bastones y andadores > rollator wheelchair elders
camilla, camillas, mobiliario clínico, mobiliario médico, mobiliario hospitalario, muebles médicos, muebles clínicos > bed cross-heart stethoscope
ropa quirúrgica, ropa médica, ropa clínica, uniformes clínicos, uniformes médicos, scrubs, pijamas quirúrgicas, pijamas quirúrgicos, pijamas clínicas, pijamas clínicos, pijamas médicas, pijamas para médicos, filipinas médicas, batas médicas, batas para médicos > scrub-top doctor nurse
uniformes para enfermeras, uniformes de enfermería, uniformes de salud > nurse =doctor shirt-folded
guantes y mascarillas, guantes de nitrilo, descartables médicos > glove =face-mask shield-check
cpap, apnea del sueño > moon-stars bed-moon wind
desfibrilador, desfibriladores > pulse heart lightning
botiquín, botiquines > first-aid-kit =bandaids cross-heart
hemoterapia > drop-half test-tube
clínica de la mujer, salud de la mujer > uterus =pregnant
clínica de piel > face-profile skin-care
clínica de espalda > spine
clínica de rodilla > knee-joint
vértigo, trastornos del equilibrio > ear spiral
ayahuasca, retiros de ayahuasca > leaf-split spiral campfire
imanoterapia, terapia con imanes > magnet flower-lotus
terapia neural, terapia neural y ozono, ozonoterapia y terapia neural, ozono médico, sueros y ozono > syringe =drip-bag
craneosacral, terapia craneosacral > massage spine hand-heart
iridología > eye leaf-radial
auriculoterapia > ear yin-yang
montura, monturas & gafas, lentes, anteojos, óptica, oftálmico > spectacle-frames =eyeglasses
montura, monturas, desmontaje & llantas, neumáticos, vulcanizadora, gomería > tire =rim
montura, monturas & telescopio, telescopios, astronomía, astrofotografía, ecuatorial > telescope-star
montura, monturas @healthcare & cristal, cristales, lunas, micas, vista, graduación, optometría, optometrista, óptico, dioptrías > spectacle-frames =eyeglasses
monturas y cristales, cristales graduados, cristales oftálmicos, lunas graduadas, lunas oftálmicas, monturas oftálmicas, micas graduadas, micas oftálmicas, monturas y micas, monturas de carey, monturas graduadas > spectacle-frames =eyeglasses eye-chart
esterilización de instrumental, esterilización quirúrgica, autoclave, autoclaves > shield-check cross-heart
espalda @healthcare > spine massage
rodilla @healthcare > knee-joint
clínica de ojos, clínica de la visión > eye =eye-chart eyeglasses
clínica del pie, plantas y callos > foot footprints insole
clínica de sonrisas, clínica de la sonrisa > smile tooth toothbrush
audífonos y audiología, audífonos digitales, audífonos auditivos > ear =hearing-aid
rehabilitación cardiaca > pulse =heart-stethoscope
rehabilitación vestibular > ear spiral
cuidado de enfermos, cuidado de pacientes, baño y visto, baño enfermos, bañamos enfermos, bañamos ancianos, baño ancianos, aseo de enfermos, aseo de pacientes, baño en cama, enfermos en cama, enfermos postrados, postrados, pacientes postrados, cuido enfermos, cuidamos enfermos, velo enfermos, enfermos que no se levantan > hand-heart cross-heart house-heart
medias de compresión, fajas y medias de compresión, medias antivárices, medias para várices > sock measuring-tape
instrumental odontológico, insumos dentales, insumos odontológicos, depósito dental, equipos dentales > tooth dental-mirror dental-chair
oxígeno medicinal, tanques de oxígeno, concentradores de oxígeno, renta de oxígeno, oxígeno a domicilio, balones de oxígeno, balón de oxígeno, cilindros de oxígeno, bombonas de oxígeno, tubos de oxígeno, garrafas de oxígeno, recarga de oxígeno, concentrador de oxígeno, alquiler de oxígeno, oxígeno portátil > oxygen-tank =lungs pulse
seguridad e higiene, seguridad e higiene laboral, hseq > hard-hat shield-check boot
gorro, gorros & médicos, clínicas, clínicos, quirúrgicos, quirúrgicas, enfermeras, enfermería > scrub-top
gorros quirúrgicos, batas quirúrgicas, gorros clínicos, gorros para médicos > scrub-top doctor nurse
temazcal, baño de temazcal, baños de temazcal > flame stones leaf-split
capillas de velación, capilla de velación, sala de velación, salas de velación, velatorio, velatorios, velación > candle =lily =laurel-flame dove
estancia de día, estancia para adultos mayores, centro de día para adultos mayores, club de la tercera edad, abuelitos & estancia, cuidado, casa, asilo, residencia > elders house-heart
terapia de habla, no pronuncian bien, no pronuncia bien, pronuncian mal, no habla bien, no hablan bien, niños que no hablan, niño que no habla, aprender a hablar, hablar mejor, tartamudean, tartamudos, tartamudo, pronunciar la erre, frenillo lingual, recupero la voz, recuperación de la voz, cuidado de la voz, cuerdas vocales, nódulos vocales, afonía, ronquera, rehabilitación de la voz, rehabilitación vocal, voz de profesores > speaking-head =letter-bubble =mouth-sound chats
lengua y frenillo, frenillo lingual y lengua, lengua corta, lengua amarrada, anquiloglosia, ejercicios de lengua, miofuncional, terapia miofuncional, frenillo de la lengua > mouth-sound =speaking-head
nebulizaciones, nebulización, terapia respiratoria, inhaloterapia, nebulizadores, nebulizador, nebulizamos > lungs pulse
instrumental quirúrgico, equipo quirúrgico, instrumental médico, equipo e instrumental quirúrgico, material quirúrgico > first-aid-kit syringe stethoscope
pañales para adulto > elders hand-heart
medicina del deporte, traumatología deportiva > barbell-pulse stethoscope
planificación familiar, anticoncepción, anticonceptivos, salud reproductiva > family hand-heart capsule
carroza fúnebre, carrozas fúnebres > lily =dove laurel-flame
prótesis mamarias, prótesis mamaria, prótesis de mama, prótesis externas de mama > bra awareness-ribbon
test psicométricos, pruebas psicométricas, psicometría, exámenes psicométricos, psicométrico > brain clipboard-text
colonterapia, hidrocolonterapia > stomach drop-half
ostomía, colostomía, ileostomía, urostomía > cross-heart hand-heart stethoscope
parto en agua, parto humanizado > pregnant =baby
papanicolau, papanicolaou > uterus
ligadura de trompas, ligaduras de trompas, ligadura tubaria, trompas de falopio, ligadura y vasectomía, diu, diu e implantes, implantes anticonceptivos > uterus =stethoscope
terapia de pareja, terapia de parejas, psicóloga de pareja, psicóloga de parejas, psicólogo de pareja, psicólogo de parejas, consejería matrimonial, terapeuta de pareja, terapeuta de parejas, parejas en crisis, crisis de pareja, problemas de pareja, conflictos de pareja, matrimonios en crisis, escucho parejas > couple bubble-heart heart chats
neurología, neurólogo, electroencefalograma, epilepsia, migraña, jaquecas, acv > brain pulse
alergología, inmunología > stethoscope =doctor
medicina del trabajo, medicina laboral, salud laboral > hard-hat stethoscope cross-heart
lectura de coca, lectura de hoja de coca, lectura de hojas de coca, yatiri, yatiris > leaf-split candle moon-stars
polisomnografía > moon-stars bed-moon pulse
yoga prenatal, pilates prenatal, yoga para embarazadas > pregnant flower-lotus
clínica de adelgazamiento, centro de adelgazamiento > bathroom-scale =apple-tape measuring-tape
mascarillas y guantes > face-mask =glove shield-check
colchón antiescaras, colchones antiescaras, colchón clínico > bed mattress wheelchair
cuidados paliativos > hand-heart heart cross-heart
anestesiólogo, anestesióloga, anestesia, anestesista > syringe =vaccine-vial drip-bag
reumatología > knee-joint spine
neuropediatría, neuropediatra, neurología infantil, neurólogo infantil > brain baby
clínica del dolor, manejo del dolor, medicina del dolor, unidad del dolor, control del dolor, terapia del dolor, infiltraciones, bloqueos analgésicos > spine hand-heart
terapia infantil, terapias infantiles, niños inquietos, niños con tdah, tdah, hiperactividad, déficit de atención, bullying, acoso escolar, niños con parálisis > puzzle-piece adult-and-child
enfermería a domicilio, enfermera a domicilio, enfermero a domicilio, atención domiciliaria, cuidados de enfermería, cuidados domiciliarios > house-cross =cap-heart =cross-heart =nurse stethoscope
posturas de yoga, escuela de yoga, estudio de yoga > lotus-pose =tree-pose =flower-lotus stones
sauna, baños de vapor, baño de vapor, baño turco, baños turcos, sauna finlandesa, hammam > hot-spring =stones flower-lotus
reflexología, reflexología podal, reflexología de pies > foot =massage stones
hamam, baños árabes > hot-spring =stones flower-lotus
ventosaterapia, ventosas > cupped-back massage
copas de vacío, copas de succión, ventosas y copas, cupping, copas y ventosas, hijama > cupped-back massage
limpias espirituales, limpias energéticas > candle =feather
amuletos y limpias, limpias con huevo, limpias y rituales > candle =feather
pilates reformer, pilates con máquinas, reformer > pilates-reformer =pilates
hortz klinika, hortzak > tooth =dental-mirror =tooth-braces
endocrinología, endocrinólogo, endocrino, tiroides, hormonas, hormonal, problemas hormonales > thyroid stethoscope
especialista médico, isapre, proctólogo, oncológico, hospitalario, insumos hospitalarios, proctología, coloproctología, coloproctólogo, hemorroides, hepatólogo, infectólogo > stethoscope =doctor =cross-heart
chequeo médico, geriatra, salud ocupacional, reumatólogo > stethoscope =doctor =cross-heart
lentes de contacto, lentillas, pupilentes, lentes de contacto de color > eye =eyeglasses =eye-chart
fajas postoperatorias, faja postoperatoria, fajas postquirúrgicas, fajas posparto, fajas postparto, fajas médicas, fajas y sostenes postquirúrgicos > shapewear corset measuring-tape
caída del pelo, caspa, caspa y caída del pelo, injerto de barba, injerto de barba y pelo, injerto de cejas, injerto de cabello, cuero cabelludo > hair-roots =comb long-hair
gasas, gasa y alcohol, gasas y alcohol, jeringas, jeringas y gasas, agujas y jeringas, jeringas y agujas, vendas y gasas, gasas y vendas, guantes jeringas y gasas @healthcare > bandaids =syringe =first-aid-kit
sillones dentales, sillón dental, unidades dentales, equipos odontológicos, reparación de sillones dentales > dental-chair =tooth =dental-mirror
equipos biomédicos, biomédica, biomédico, ingeniería biomédica, ingeniero biomédico, mantenimiento biomédico, tensiómetros y autoclaves, incubadoras y autoclaves, equipos hospitalarios, reparación de equipos médicos, incubadoras neonatales, monitores de signos vitales > stethoscope =pulse =heart-stethoscope cross-heart
traslado a diálisis, llevamos pacientes, llevo pacientes, llevamos enfermos, llevo enfermos, pacientes a diálisis, traslado programado, pacientes en camilla > ambulance =wheelchair cross-heart
dejar el alcohol, dejar de beber, dejar de tomar, dejar las drogas, drogarse, alcohólico, alcohólicos, ludópatas, recuperación de adictos, recuperación de adicciones, casa de recuperación, casa hogar para adictos > hand-heart =mind-heart users-three
picaduras y mordeduras, mordeduras, suero antiofídico, mordedura de serpiente > snake =bandaids
pie de atleta, hongos en los pies, hongos en las uñas, uñas encarnadas, uña encarnada, uñeros, uñero, callos y uñas, juanetes, callos y juanetes, hongos y callos, pies planos, pie plano, talones agrietados, espolón calcáneo > foot =toe-nails =insole
jarabes y tinturas, tinturas de hierbas, tinturas madre, tinturas medicinales, tinturas herbales, pomadas caseras, pomadas naturales, pomadas de hierbas, jarabes caseros, gotas naturales > mortar-herbs =drop-leaf =mortar leaf-split
bastones para ciegos, bastón blanco, bastones blancos, tiflotecnología, tecnología para ciegos, lectores de pantalla, rehabilitación de ciegos, escuela de ciegos > braille-finger =braille-book
comer sano, comer mejor, comer bien @healthcare > apple =apple-tape =avocado-heart
psicoprofilaxis > pregnant =baby
inseminación artificial @healthcare > baby =uterus dna
muletas y bastones, bastones y muletas > crutches =rollator =elders
bastones ortopédicos, bastones para ancianos, bastones para caminar, bastones de apoyo, tallo bastones, bastones de madera, bastones tallados > walking-sticks =crutches
llevo ancianos, llevamos ancianos, traslado de ancianos, traslado de mayores, llevamos abuelitos, llevo abuelitos, transporte de adultos mayores, transporte de ancianos, ancianos a sus citas médicas > access-van =elders =wheelchair
acompañamiento a citas médicas, acompaño a citas médicas, acompañamos a citas médicas, compañía para citas médicas > elders =hand-heart
ciática, hernia, hernias, hernia discal, hernias discales, dolores de cuello, dolor de cuello, cervicales, contracturas, dolores musculares, cuello y ciática, dolor lumbar, dolores de columna, dolores de espalda, tortícolis @healthcare > spine =massage
hernia de disco, hernias de disco, discos herniados, disco herniado, discos de la columna > spine =massage
licencia médica para conducir, exámenes para licencia, psicosensométrico, psicofísico, psicotécnico, certificados médicos, certificado médico, examen médico para licencia, reconocimientos médicos, reconocimiento médico, certificado para el carné de conducir, certificado médico para conducir, certificados para conducir, certificado para licencia de conducir, exámenes médicos para conducir, certificados médicos para licencia > stethoscope =clipboard-text
huertos terapéuticos, huerto terapéutico, terapia hortícola, hortiterapia, jardines terapéuticos > hands-sprout =sprout =hand-heart
danzaterapia, danzoterapia, biodanza, danza movimiento terapia, terapia con danza > dancer =person-arms-spread
células madre, cápsulas de placenta, placenta > dna =test-tube =baby
terapia celular, terapia celular y exosomas, exosomas, terapias celulares, medicina regenerativa, terapia génica, células madre y exosomas > dna =test-tube
exámenes para empresas mineras, exámenes de altura, espirometrías, espirometría, salud ocupacional y espirometrías, asma, bronquitis, epoc, bronquios, asmáticos > lungs =stethoscope
zapatos para diabéticos, calzado para diabéticos, calzado ortopédico a medida, calzado diabético > lace-up-shoe =insole =foot
sillas odontológicas, silla odontológica, sillones odontológicos, sillón odontológico > dental-chair =tooth
guateros de semillas, guatero de semillas, bolsas de semillas, saquitos térmicos, saquitos de semillas, calientacamas > stones =flower-lotus
retiro de silencio, retiros de silencio, ayuno y retiros, ayuno y silencio > flower-lotus =lotus-pose =stones
audífonos medicados, audífono medicado, audífonos para sordos, audífonos recetados, prótesis auditivas, aparatos auditivos, aparato auditivo, aparatos para sordera > hearing-aid =ear
guardia médica, guardias médicas, médico de guardia, médicos de guardia, médico de urgencia > ambulance =cross-heart stethoscope
hepatología, hepatitis > stethoscope =doctor
pares biomagnéticos, par biomagnético, imanes terapéuticos, magnetoterapia > magnet =flower-lotus
alcohol gel, gel antibacterial, alcohol y gasas > first-aid-kit =soap-bar
colocación de sueros, sueroterapia en casa > drip-bag =syringe
resonador > ct-scanner =chest-xray
tomografía, tomografías, tomógrafo, tac > ct-scanner =chest-xray
biopsia, biopsias, citología, citologías, pcr, prueba covid, hisopado, hisopados > microscope =test-tube
fórmulas magistrales, fórmula magistral, preparados magistrales, recetas magistrales > mortar-cross =mortar
medicamentos genéricos, remedios genéricos, genéricos y similares, bioequivalentes > pill-bottle =capsule mortar-cross
colágeno, colágeno hidrolizado, omega 3, multivitamínicos, batidos nutricionales, magnesio y colágeno, cloruro de magnesio > capsule =pill-bottle
grupo de duelo, terapia de duelo, apoyo en duelo > bubble-heart =candle hand-heart
cicatrices, queloides, cicatriz > bandaids =glowing-face
úlceras varicosas, úlceras por presión, escaras, curación de heridas, heridas y úlceras, curación avanzada, curaciones avanzadas > bandaids =first-aid-kit
lencería hospitalaria, ropa hospitalaria, sábanas clínicas, campos quirúrgicos > scrub-top =bed
lavado de ropa hospitalaria, lavado y esterilización de ropa hospitalaria, esterilización de ropa hospitalaria, lavandería hospitalaria, lavandería clínica, lavandería de hospitales, lavado de ropa clínica > washing-machine =washer-suds scrub-top
curso de rcp, cursos de rcp, reanimación, rcp, curso de primeros auxilios, cursos de primeros auxilios, capacitación en primeros auxilios > first-aid-kit =cross-heart
pilas para audífonos, baterías para audífonos > hearing-aid =ear
gerontogimnasia, gimnasia para adultos mayores, gimnasia para mayores, taller de memoria, estimulación cognitiva > elders =person-arms-spread
tapabocas y batas, batas y tapabocas, tapabocas desechables, tapabocas quirúrgicos, cubrebocas y batas > face-mask
tabla gimnástica, tablas gimnásticas, aeróbicos, aerobics, gimnasia aeróbica, step y aeróbicos > person-arms-spread =barbell
soportes lumbares, soporte lumbar, soportes de lumbar, fajas y soportes lumbares, soportes ortopédicos > spine =ankle-brace
sierra para huesos, sierras para hueso, equipos quirúrgicos > first-aid-kit =bandaids
sábanas hospitalarias, sábanas desechables, ropa de hospital > scrub-top =bed
pruebas de alcohol y drogas, prueba de alcohol y drogas, pruebas antidoping, antidoping, pruebas toxicológicas, toxicológicos, examen toxicológico, pruebas de drogas > test-tube =flask
perfil lipídico, perfil tiroideo, perfil hormonal, perfil hepático, perfiles de laboratorio, perfil bioquímico > test-tube =microscope
ojos rojos, ojo rojo, ojos secos, ojo seco, ojo rojo y seco, conjuntivitis @healthcare > eye
motores para silla de ruedas, motores para sillas de ruedas, motor para silla de ruedas, baterías para silla de ruedas, repuestos para sillas de ruedas > steering-chair =wheelchair
molde, moldes, yeso, yesos & dentaduras, dental, dentales, dentadura, odontólogos, dentistas, ortodoncia, mordida > tooth =dental-mirror
caretas faciales, caretas de policarbonato, viseras faciales, protectores faciales, caretas protectoras, viseras protectoras, protector facial, viseras de protección, caretas de protección, viseras de policarbonato > face-mask
uña de gato, uñas de gato, uña de gato y chuchuhuasi > mortar-herbs =leaf-split
tubos al vacío, tubos de laboratorio, tubos para muestras, tubos y agujas, tubos para sangre > test-tube =syringe
sondas, sondas y tubos, tubos de alimentación, tubos endotraqueales, sondas y catéteres, catéteres, sondas nasogástricas, sondas de alimentación @healthcare > drip-bag
toma de impresión dental, impresión dental, impresiones dentales, toma de impresiones dentales > tooth =dental-mirror
tiras reactivas, tiras para glucómetro, tiras de glucosa, tiras y lancetas, lancetas, tiras reactivas y glucómetros, lancetas y tiras > glucose-meter
tejido adiposo, tejido graso, tejido mamario, grasa y tejido > hand-mirror measuring-tape
tejido profundo, tejidos profundos, tejidos blandos, masaje de tejido profundo, tejido muscular, tejido conectivo > massage =massage-table
tapetes sanitizantes, tapetes desinfectantes, tapetes sanitarios, tapete sanitizante, alfombras sanitizantes, pediluvios > spray-bottle =shield-check
tapa oídos, tapaoídos, tapones de oído, tapones para oídos, tapones auditivos, protectores auditivos, tapa oídos y tapones > ear =headphones
pilas auditivas, pilas para audífono, pila para audífonos, pilas para aparatos auditivos > hearing-aid =ear
piel de naranja & celulitis, maderoterapia, drenaje, reductivos, reductores, glúteos, piernas > smooth-leg =massage
perno, pernos & dentales, dental, incrustaciones, muñón, odontología, endodoncia > tooth =crowned-molar
ondas de choque, onda de choque, terapia de ondas de choque, tendinitis, bursitis, epicondilitis, fascitis plantar > knee-joint =pulse
electroterapia, electroterapia y tens, electroestimulación, electroestimuladores, tens, corrientes tens, ultrasonido terapéutico, diatermia, tecarterapia > pulse =massage lightning
mesas de masaje, mesa de masaje, camillas plegables, camillas de masaje > massage-table =massage
banco de tejidos, tejidos humanos, injerto de tejidos, injertos de piel, trasplante de tejidos, banco de piel, tejidos y células, biopsia de tejidos, biopsias de tejido @healthcare > microscope hand-heart
tapetes de yoga, tapete de yoga, mats de yoga, mat de yoga, esterillas de yoga, esterilla de yoga, colchonetas de yoga, alfombras de yoga > rolled-rug =lotus-pose
pruebas covid, prueba covid, pruebas de embarazo y covid, pruebas rápidas, pruebas de antígenos, prueba de antígenos, antígenos, pruebas pcr, prueba pcr, test rápidos, tests rápidos, pruebas de embarazo, prueba de embarazo, pruebas de laboratorio, pruebas de sangre, pruebas de orina, pruebas de vih, pruebas de glucosa @healthcare > test-tube =microscope
parches oculares, parche ocular, parches para ojos, parches para ojo vago > eye
parches para el dolor, parches analgésicos, parches medicinales, parches transdérmicos, parches térmicos, parches de calor, parches para los pies, parches medicados, parches antitabaco, parches de nicotina, parches para la espalda, parches cicatrizantes, parches de hidrogel > bandaids first-aid-kit
dentalis, dentix, dentis, dentalix, dentax, odontis > tooth =dental-mirror
muleta, muletas & capote, capotes, estoque, estoques, torero, toreros, taurino, taurina > bull
`;
