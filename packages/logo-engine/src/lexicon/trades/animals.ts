/** Pets and their care. The format is told in ../table.ts. */
export const ANIMALS = `
!veterinaria equina, veterinario equino, veterinaria de caballos, medicina de caballos, clínica equina, dentista equino, odontología equina, veterinario de caballos, veterinaria a domicilio de caballos, médico veterinario de caballos, partos de yeguas, parto de yeguas, curo caballos, curamos caballos, dentista de caballos > horse
!veterinaria bovina, veterinario de vacas, veterinaria de ganado, veterinario de ganado, veterinario rural, partos de vacas, parto de vacas, partos difíciles de vacas, inseminación de vacas, inseminador de vacas, preñez de vacas, palpación de vacas, castración de toros, castración de ganado, castramos toros, vacunación de ganado, vacunamos ganado, vacunamos vacas, curo vacas, curo ganado, curamos ganado, desparasitación de ganado, desparasitamos ganado, diagnóstico de preñez, ecografía bovina, ecografía de vacas, enfermedades del ganado > cow-cross =cow
!mascota, mascotienda, mascotería, pet, pet shop, petshop, tienda de mascotas, accesorios para mascotas, ropa para mascotas > paw-print =dog-and-cat dog cat
!veterinario, veterinaria, clínica veterinaria, hospital veterinario, hospital de animales, hospital de mascotas, vet, veterinaria a domicilio > paw-print =vet =sitting-pets
!camas para mascotas, pet friendly, guardería de mascotas, cuidado de mascotas, hotel de mascotas > paw-print =paw-house =sitting-pets =dog-and-cat
!refugio de animales > paw-print =paw-house dog cat
!cremación de mascotas, crematorio de mascotas, velatorio de mascotas, velatorios de mascotas, funeraria de mascotas, cementerio de mascotas, despedida de mascotas, urnas para mascotas, cremamos mascotas, cremamos perros, cremo mascotas, incineración de mascotas, incineramos mascotas, entierro de mascotas, entierro de perros, enterramos mascotas, enterramos perros, enterramos perros y gatos, cremamos perros y gatos, cenizas de mascotas, tumbas para mascotas, cementerio de perros, despedimos mascotas > paw-print =sitting-pets urn
!psicología canina, psicólogo canino, conducta de perros, etólogo canino > dog =dog-on-leash
!rescate animal, adopción de mascotas, adopción de animales, protectora de animales > paw-print =dog-and-cat =paw-house
mascotas exóticas > paw-print snake turtle
!reptil, serpentario, terrario de reptiles > snake =lizard turtle
!seguro de mascotas, animalista, peludos, perros y gatos, refugio animal > paw-print =dog-and-cat =sitting-pets
!perro, dog, canino, can, cachorro, quiltro, perros callejeros, perro callejero > dog
!peluquería canina, peluquero canino, estilista canino, lavado de perros, peluquería de perros, spa canino, spa de perros, baño de perros, baño y corte de perros, grooming > dog-bath =poodle =paw-comb
!peluquería de mascotas, estética de mascotas, spa de mascotas, peluquería felina > dog-bath =poodle =paw-comb
!criadero de perros, bulldog, labrador > dog paw-print
!pastor alemán, pastores alemanes > guard-dog dog paw-print
!estética canina > poodle =dog-bath =paw-comb
!perritos, ropa para perros, camas para perros, galgo, perruno > dog paw-print
!poodle > poodle
!comida para perros, alimento para perros, snacks para perros, galletas para perros, premios para perros, dieta barf, barf, croquetas para perros > bone =pet-bowl =kibble-sack
!comida para mascotas, alimento para mascotas, comida para gatos, alimento para gatos > pet-bowl =kibble-sack bone
!cat, felino, gatería, gatuno, hotel para gatos, criadero de gatos, michi, rascador, gatito > cat =seated-cat
!rascadores, rascadores para gatos, torres para gatos, muebles para gatos, gimnasios para gatos, árboles para gatos > cat-tree =seated-cat
!cama, camas, casa, casas, torres, muebles & rascador, rascadores > cat-tree =seated-cat
acuario, peces ornamentales, acuarismo, acuarista, pecera > goldfish =clownfish seaweed
peces tropicales, acuario marino, acuarios marinos, peces marinos > clownfish =goldfish seaweed
pez > goldfish fish
hámster, roedor > field-mouse
cobayo, cobaya > guinea-pig =guinea-pigs
hurón > paw-print
iguana > lizard
anfibio > -
!veterinaria de animales mayores, veterinaria de grandes animales, veterinaria rural, veterinaria de animales grandes, veterinario de animales grandes, veterinario de animales mayores, veterinario de grandes animales, clínica de grandes animales, médico veterinario rural, veterinaria de vacunos, buiatría > cow-cross =cow =horse
!medicina equina > horse
!medicina para ganado, medicamentos para ganado, medicina bovina, vacunas para ganado, vacunas y antiparasitarios para ganado, antiparasitarios, antiparasitario, preñez y ecografías, ecografías bovinas, ecografías de vacas, tacto y preñez, cirugía de grandes animales, grandes animales, farmacia veterinaria rural > cow-cross =cow
!nutricionista animal, nutricionista bovino, nutrición de bovinos, nutrición de rumiantes > grain-sack =cow
!vitaminas para caballos, suplementos para caballos, suplementos equinos, vitaminas equinas > horse =horseshoe
!medicamentos veterinarios, medicina veterinaria, productos veterinarios, farmacia veterinaria, agroveterinaria, servicios veterinarios, urgencias veterinarias > vet =paw-print
!caseta de perro > dog-house
!hotel para perros, hoteles para perros, refugio de perros, albergue de perros, casas para perros > dog-under-roof =dog-house
!perros de asistencia, perros guía > dog =dog-on-leash
!transporte de mascotas, traslado de mascotas, transportadora de mascotas, transportadoras para mascotas, taxi de mascotas, viajes con mascotas, mascotas en avión, perros en avión, gatos en avión, mascotas al extranjero, mascotas al exterior, llevamos mascotas, llevo mascotas, llevamos tu mascota, llevamos perros y gatos, llevo perros y gatos, mudanza de mascotas, taxi perruno, pet taxi, mascotaxi, traslado de perros y gatos, transporte de perros y gatos, trasladamos mascotas, transportamos mascotas, transporto mascotas, exportación de mascotas, viaje de mascotas, perros y gatos en avión > pet-carrier
!rehabilitación animal, fisioterapia animal, fisioterapia veterinaria, rehabilitación veterinaria, fisioterapia canina, rehabilitación canina > vet =paw-print dog
!adiestramiento @nature,healthcare > dog =dog-on-leash
!perrera, perreras > dog =dog-house
!husky, pug, rottweiler, beagle, schnauzer, yorkshire, pomerania, shih tzu, doberman, pitbull, golden retriever, dálmata > dog
!chihuahua & criadero, cachorro, perro, raza, camada > dog paw-print
!ovejero alemán, ovejeros alemanes > guard-dog dog
!pastor ovejero, perros de pastoreo > dog
agapornis, agaporni, cacatúa, cacatúas, ninfas @livestock,nature > parrot =bird
betta, bettas, guppy, guppys, discos y escalares @livestock,nature,fishing > goldfish
aviario, aviarios, loro, cotorra, guacamayo, periquito, periquitos @nature,livestock > parrot
ranario, ranarios > frog
tortugario, tortugarios > turtle =sea-turtle
herpetología, herpetario > snake lizard turtle
acuaterrario, acuaterrarios, acuapaisajismo, aquascaping > goldfish seaweed
chinchilla, chinchillas @nature,livestock > paw-print
!animales menores, clínica de animales > paw-print =vet =sitting-pets
!servicios funerarios para mascotas > paw-print sitting-pets
!seguridad canina, perros guardianes, binomios caninos, perros de seguridad, perros de guardia, perros de defensa, perros policía, pastor belga, adiestramiento de perros guardianes, adiestramiento de perros de guardia, entrenamiento de perros guardianes, k9 > guard-dog dog-on-leash dog
pony, ponis, paseos en pony > horse
santuario de guacamayas > parrot
sabueso, sabuesos, perro de caza, perros de caza > dog
!cosmética para perros, cosmética canina, belleza canina > poodle =dog-bath =paw-comb
!veterinario, veterinaria, servicios veterinarios, agroveterinaria, vet @livestock,agriculture > cow-cross =vet cow / huella, huellas, huellita, huellitas, patita, patitas, colita, colitas, cachorro, cachorros, perro, gato, mascota, canino, felino, peludo
!veterinario de animales exóticos, veterinaria de animales exóticos, veterinaria de exóticos, veterinario de exóticos, clínica de exóticos > vet lizard parrot
!adopción de gatos, adopción de gatitos > cat =seated-cat
!adopción de perros, adopción de perritos > dog =paw-house
crianza de pollos, cría de pollos, granja de pollos > hen =chick
!guardería canina, hotel canino, pensión canina, pensión para perros, guardería de perros > dog-under-roof =dog-house
!cuidamos a tu perro, cuidamos perros, hospedaje para perros, hospedaje canino, alojamiento para perros, alojamiento canino > dog-under-roof =dog-house
!guardería equina, guardería de caballos, pensión de caballos, pensión equina, pensionado de caballos, pupilaje de caballos > horse =horseshoe =saddle
!hospedaje de mascotas, pensión de mascotas, casa de mascotas > paw-house =dog-and-cat =paw-print
!alimento para perros y gatos, comida para perros y gatos, croquetas para perros y gatos, alimento de perro y gato > pet-bowl =kibble-sack =bone
!placas identificadoras, placas para perros, placas para mascotas, placas de identificación para mascotas, chapitas para mascotas, chapitas para perros, plaquitas para mascotas, identificación de mascotas, medallas para perros, medallas para mascotas, placa para perro, identificadores para mascotas > pet-tag =dog-collar
!repostería canina, pastelería canina, tortas para perros, pasteles para perros, tortas caninas, panadería canina, pasteles caninos, tortas perrunas > bone =birthday-cake dog
!arena sanitaria, arena para gatos, arenero, areneros, arena sanitaria para gatos > cat =seated-cat =cat-tree
!adiestramiento canino, adiestrador, adiestramiento de perros, adiestrador canino, adiestradora canina, entrenador canino, entrenamiento canino, entrenamiento de perros, escuela canina, obediencia canina > dog =dog-on-leash
!educación canina, etología canina, etóloga, etólogo, conducta canina, educador canino, educadora canina, etología > dog =dog-on-leash =paw-print
!agility, agility canino, canicross, deporte canino, mushing > dog =dog-on-leash medal
peces koi, carpas koi, koi, estanque de peces, estanques koi, estanques y carpas koi > goldfish fish
nado con delfines, nadar con delfines > dolphin =waves
granja de cocodrilos, granjas de cocodrilos, criadero de cocodrilos, criadero de caimanes, zoocría de babillas, babillas > caiman
pez gato, peces gato > fish =fish-pen
tour de cocodrilos, tours de cocodrilos, avistamiento de cocodrilos, cocodrilario, cocodrilos y caimanes > caiman
mariposas para bodas, mariposas para eventos, liberación de mariposas, suelta de mariposas, parque de mariposas, jardín de mariposas, criadero de mariposas > butterfly
!colchonetas para mascotas, camas y colchonetas para mascotas, camas y casas para mascotas, colchones para perros, camas perrunas, camitas para perros > paw-house =dog-house dog
!casetas de perro, casetas para perros, casitas para perros, casas de perro, casitas de perro, casitas de madera para perros, casas de madera para perros > dog-house
!paseador, paseadores, paseadora, paseos en manada, paseadora de perros, paseadores de perros > heart-leash =dog-on-leash =dog
!spa gatuno, spa para gatos, baño para gatos, baño y corte para gatos, grooming felino, estética felina > cat =paw-comb =seated-cat
!cuidado de gatos, cat sitter, niñera de gatos, cuidadora de gatos, guardería de gatos, visitas a gatos > cat =seated-cat
!nutrición canina, nutricionista canino, nutricionista canina, nutrición felina, nutrición de mascotas > bone =pet-bowl =dog
!transporte de perros, traslado de perros, bus canino > pet-carrier =dog
!adopción responsable > paw-print =dog-and-cat
!erizo pigmeo, erizos pigmeos, erizos de tierra, erizo de tierra, erizo africano > hedgehog
!paseador de perros, paseo de perros, pasear perros, paseamos perros, sacar a pasear perros, saco a pasear perros > heart-leash =dog-on-leash =dog
!parto, partos & vaca, vacas, yegua, yeguas, oveja, ovejas, cabra, cabras, vaquilla, vaquillas, ganado, ternero, terneros, potrillo, potrillos > cow-cross =cow
psicoprofiláctico, psicoprofilácticos, curso psicoprofiláctico, cursos psicoprofilácticos, preparación para el parto, gimnasia prenatal > pregnant =baby
!ambulancia para animales, ambulancia veterinaria, ambulancia para mascotas, traslado de mascotas enfermas > vet =ambulance
!perros de terapia, terapia con perros, perros terapeutas, terapia asistida con perros, terapia canina, perros lazarillo, terapia con animales, zooterapia, intervención con perros > heart-leash =dog
katahdin, dorper, pelibuey, borregas, carnero dorper > lamb =sheep
pichones, colombófilo > dove
saanen, alpina, anglo nubian, toggenburg, cabras nubias > goat =standing-goat
`;
