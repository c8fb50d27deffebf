/** Pets and their care. The format is told in ../table.ts. */
export const ANIMALS = `
!veterinaria equina, veterinario equino, veterinaria de caballos, veterinario de caballos, veterinaria a domicilio de caballos, médico veterinario de caballos > horse horseshoe stethoscope
!veterinaria bovina, veterinario de vacas, veterinaria de ganado, veterinario de ganado, veterinario rural > cow-cross cow vet
!mascota, mascotienda, mascotería, pet, pet shop, petshop, tienda de mascotas, accesorios para mascotas, ropa para mascotas > paw-print =dog-and-cat dog cat bone
!veterinario, veterinaria, clínica veterinaria, hospital veterinario, hospital de animales, hospital de mascotas, vet, veterinaria a domicilio > paw-print =vet =sitting-pets dog cat
!camas para mascotas, pet friendly, guardería de mascotas, cuidado de mascotas, hotel de mascotas > paw-print dog cat bone
!refugio de animales > paw-print dog cat
!cremación de mascotas, crematorio de mascotas, velatorio de mascotas, velatorios de mascotas, funeraria de mascotas, cementerio de mascotas, despedida de mascotas, urnas para mascotas > paw-print candle dog
!rescate animal, adopción de mascotas, adopción de animales, protectora de animales > paw-print dog cat
mascotas exóticas > paw-print snake turtle
!reptil, serpentario, terrario de reptiles > snake turtle lizard
!seguro de mascotas, animalista, peludos, perros y gatos, refugio animal > paw-print =dog-and-cat dog cat
!perro, dog, canino, can, cachorro > dog paw-print
!adiestramiento canino, adiestrador, adiestramiento de perros > dog dog-collar
!peluquería canina, peluquero canino, estilista canino, lavado de perros, peluquería de perros, spa canino, spa de perros, baño de perros, baño y corte de perros, grooming > dog-bath =poodle dog scissors-comb paw-print
!peluquería de mascotas, estética de mascotas, spa de mascotas, peluquería felina > dog paw-print scissors-comb cat
!guardería canina, hotel canino, criadero de perros, pastor alemán, bulldog, labrador > dog paw-print
!paseador de perros, paseo de perros > dog dog-collar
!estética canina > poodle dog scissors-comb
!educación canina, perritos, ropa para perros, camas para perros, galgo, perruno > dog paw-print
!poodle > poodle dog
!comida para perros, alimento para perros, snacks para perros, galletas para perros, premios para perros, dieta barf, barf, croquetas para perros > bone =pet-bowl =kibble-sack dog paw-print
!comida para mascotas, alimento para mascotas, comida para gatos, alimento para gatos > pet-bowl =kibble-sack paw-print cat bone
!cat, felino, gatería, gatuno, hotel para gatos, criadero de gatos, michi, arena para gatos, rascador, gatito > cat paw-print
acuario, peces ornamentales, acuarismo, acuarista, pecera > goldfish seaweed
pez > goldfish fish
hámster, roedor > field-mouse paw-print rabbit
cobayo, cobaya > guinea-pig paw-print
hurón > paw-print
iguana > lizard
anfibio > -
!veterinaria de animales mayores, veterinaria de grandes animales, veterinaria rural, veterinaria de animales grandes, veterinario de animales grandes, veterinario de animales mayores, veterinario de grandes animales, clínica de grandes animales, médico veterinario rural, veterinaria de vacunos, buiatría > cow-cross cow horse
!medicina equina > horse stethoscope
!medicina para ganado, medicamentos para ganado, medicina bovina, vacunas para ganado > cow syringe
!medicamentos veterinarios, medicina veterinaria, productos veterinarios, farmacia veterinaria, agroveterinaria, servicios veterinarios, urgencias veterinarias > vet paw-print
!hotel para perros, hoteles para perros, refugio de perros, albergue de perros, casas para perros > dog-house dog paw-print bone
!perros de asistencia, perros guía > dog paw-print bone house-heart
!transporte de mascotas, traslado de mascotas, transportadora de mascotas, transportadoras para mascotas, taxi de mascotas, viajes con mascotas > pet-carrier paw-print dog
!rehabilitación animal, fisioterapia animal, fisioterapia veterinaria, rehabilitación veterinaria, fisioterapia canina, rehabilitación canina > paw-print vet dog
!adiestramiento @nature,healthcare > dog paw-print
!perrera, perreras > dog paw-print
!husky, pug, rottweiler, beagle, schnauzer, yorkshire, pomerania, shih tzu, doberman, pitbull, golden retriever, dálmata, pastor belga > dog paw-print
!chihuahua & criadero, cachorro, perro, raza, camada > dog paw-print
aviario, aviarios, loro, cotorra, guacamayo, periquito, periquitos @nature,livestock > parrot bird feather
ranario, ranarios > frog
tortugario, tortugarios > turtle
herpetología, herpetario > snake lizard turtle
acuaterrario, acuaterrarios, acuapaisajismo, aquascaping > goldfish seaweed
chinchilla, chinchillas @nature,livestock > paw-print
!animales menores, clínica de animales > paw-print =vet =sitting-pets dog cat
!servicios funerarios para mascotas > paw-print angel-wings candle
!seguridad canina, perros guardianes, binomios caninos, perros de seguridad > dog shield-check
pony, ponis, paseos en pony > horse horseshoe
santuario de guacamayas > parrot feather
sabueso, sabuesos, perro de caza, perros de caza > dog paw-print target
!cosmética para perros, cosmética canina, belleza canina > poodle dog bubbles
!veterinario, veterinaria, clínica veterinaria, servicios veterinarios, agroveterinaria, vet @livestock,agriculture > cow-cross cow horse vet / perro, gato, mascota, canino, felino, peludo
!veterinario de animales exóticos, veterinaria de animales exóticos, veterinaria de exóticos, veterinario de exóticos, clínica de exóticos > vet lizard parrot
!adopción de gatos, adopción de gatitos > cat paw-print hand-heart
!adopción de perros, adopción de perritos > dog paw-print hand-heart
crianza de pollos, cría de pollos, granja de pollos > hen chick
`;
