/** Hair, skin, nails and scents. The format is told in ../table.ts. */
export const BEAUTY = `
peluquería, peluquero, peinado, salón de belleza, corte de pelo, cabello, pelo, hair, hairdresser, salón de peluquería, alisado > scissors-comb scissors comb hair-dryer / canina, mascota, perro
keratina, tinturas, colorista, corte de cabello, estilista, estilismo, hair salon, salón unisex > scissors hair-dryer comb / canina, mascota, perro
estética unisex, visos, balayage, rizos, peinados de novia > scissors hair-dryer comb / canina, mascota, perro
barbería, barbero, barber, barbershop, barber shop, afeitado, barba, corte masculino, corte de cabello para hombres, corte de pelo para hombres, barbería clásica > barber-pole razor scissors comb
uñas, manicure, manicura, pedicure, pedicura, uñas acrílicas, esmaltado, nails, nail bar, uñas de gel, manicurista > nail-polish
salón de uñas, esmaltado permanente, nail art, kapping > nail-polish hand-palm
estética, centro de estética, esteticista, depilación, depilación láser, belleza, beauty, facial, limpieza facial, limpieza de cutis, limpieza de rostro, limpieza de piel, cosmetóloga > flower-lotus flower
cosmetología, tratamientos faciales, rejuvenecimiento, medicina estética, skin care, skincare, botox > flower-lotus flower
estética integral, cosmiatra, cosmiatría, spa facial, cera, cavitación > flower-lotus flower
microblading, pestaña, lifting de pestañas, extensiones de pestañas, cejas, diseño de cejas, perfilado de cejas, lashista, pestañas pelo a pelo, brow bar > eyelash eye
maquillaje, maquilladora, makeup, make up, maquillaje profesional, maquillaje artístico, caracterización, maquillaje de novias, automaquillaje > lipstick brush hand-mirror
crema facial, cremas corporales, cremas hidratantes > drop-leaf flower-lotus hand-mirror
cosmética, cosmético, cosméticos, productos de belleza > lipstick flower-lotus hand-mirror
cosmética natural, cosmética vegana, cremas naturales, cosmética orgánica, productos naturales, biocosmética > leaf-split flower-lotus drop-leaf
desodorante natural, cosmética botánica > leaf-split flower-lotus drop-leaf
jabón, jabones artesanales, jabón natural, shampoo sólido, champú, jabonería, saponificación, bombas de baño > soap-bar
perfume, perfumería, fragancia, aromas para el hogar, agua de colonia > perfume flower drop-half
tatuaje, tatuador, tattoo, piercing, tattoo studio, estudio de tatuajes, tatuajes y piercing, ink > tattoo-machine swallow rose
perforaciones & piercing, tatuaje, tatuajes, tattoo, oreja, nariz, aros > tattoo-machine swallow rose
micropigmentación, eliminación de tatuajes > nib needle drop-half
bronceado, solárium, protector solar, autobronceante > sun
afeitar > razor
crema, cremas, cremas de caracol, serum > flower-lotus drop-half
corte y color, cortes de pelo, corte y peinado > scissors hair-dryer
corte de pelo, cortes de pelo & afeitado, barba, barbería, barbero, hombre, caballero, varón, degradado, fade > barber-pole razor scissors comb
modelaje, agencia de modelos, pasarela > star dress
libre de crueldad animal, crueldad animal, cruelty free > rabbit leaf-split
clínica capilar, injerto capilar, trasplante capilar, capilar, medicina capilar > hair-dryer scissors
academia de modelos, escuela de modelos > star dress
pintura de uñas, decoración de uñas > nail-polish hand-palm
cama solar, camas solares > sun
depilación con hilo, hilo para cejas > eye
`;
