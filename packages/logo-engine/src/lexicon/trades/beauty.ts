/** Hair, skin, nails and scents. The format is told in ../table.ts. */
export const BEAUTY = `
peluquería, peluquero, peinado, salón de belleza, corte de pelo, cabello, pelo, hair, hairdresser, salón de peluquería > scissors-comb =long-hair =hair-dryer scissors comb / canina, mascota, perro
alisado > hair-dryer scissors-comb comb / canina, mascota, perro
tinturas, colorista, corte de cabello, estilista, estilismo, hair salon, salón unisex > scissors hair-dryer comb hand-mirror / canina, mascota, perro
keratina > hair-dryer comb hand-mirror / canina, mascota, perro
estética unisex, visos, balayage, rizos, peinados de novia > scissors =long-hair hair-dryer comb hand-mirror / canina, mascota, perro
barbería, barbero, barber, barbershop, barber shop, afeitado, barba, corte masculino, corte de cabello para hombres, corte de pelo para hombres, barbería clásica > barber-pole =beard =razor barber-chair scissors
uñas, manicure, manicura, uñas acrílicas, esmaltado, nails, nail bar, uñas de gel, manicurista > nail-polish =painted-nails
pedicure, pedicura > nail-polish foot
salón de uñas, esmaltado permanente, kapping > nail-polish =painted-nails hand-palm
nail art > nail-polish =painted-nails hand-palm brush
estética, centro de estética, esteticista, belleza, beauty, facial, limpieza facial, limpieza de cutis, limpieza de rostro, limpieza de piel, cosmetóloga > flower-lotus =face-profile hand-mirror drop-leaf
depilación, depilación láser > flower-lotus hand-mirror
cosmetología, tratamientos faciales, rejuvenecimiento, skin care, skincare > flower-lotus =face-profile hand-mirror drop-leaf
medicina estética, botox > face-profile syringe
estética integral, cosmiatra, cosmiatría, spa facial > flower-lotus =face-profile hand-mirror drop-leaf
cera, cavitación > flower-lotus flower
microblading, pestaña, lifting de pestañas, extensiones de pestañas, cejas, diseño de cejas, perfilado de cejas, lashista, pestañas pelo a pelo, brow bar > eyelash eye
maquillaje, maquilladora, makeup, make up, maquillaje profesional, maquillaje de novias, automaquillaje > lipstick =hand-mirror lips
maquillaje artístico, caracterización > lipstick brush hand-mirror mask-happy
crema facial, cremas corporales, cremas hidratantes > drop-leaf flower-lotus hand-mirror
cosmética, cosmético, cosméticos, productos de belleza > lipstick flower-lotus hand-mirror perfume
cosmética natural, cosmética vegana, cosmética orgánica, biocosmética > leaf-split flower-lotus drop-leaf soap-bar
cremas naturales, productos naturales > leaf-split flower-lotus drop-leaf
desodorante natural, cosmética botánica > leaf-split flower-lotus drop-leaf
jabón, jabones artesanales, jabón natural, shampoo sólido, shampoo, barras de shampoo, champú, jabonería, saponificación, bombas de baño > soap-bar bubbles drop-leaf
perfume, perfumería, fragancia, agua de colonia, perfumes de nicho, perfumería de nicho > perfume flower
aromas para el hogar > perfume flower drop-half candle
tatuaje, tatuador, tattoo, piercing, tattoo studio, estudio de tatuajes, tatuajes y piercing, ink > tattoo-machine swallow rose skull
perforaciones & piercing, tatuaje, tatuajes, tattoo, oreja, nariz, aros > tattoo-machine swallow rose skull
micropigmentación > eyelash lips nib drop-half
eliminación de tatuajes, borrado de tatuajes, remoción de tatuajes, borrar tatuajes > sparkle drop-half hand-palm
bronceado, solárium, protector solar, autobronceante > sun
afeitar > razor
crema, cremas, cremas de caracol, serum > flower-lotus drop-half drop-leaf hand-mirror
corte y color, cortes de pelo, corte y peinado > scissors hair-dryer comb hand-mirror
corte de pelo, cortes de pelo & afeitado, barba, barbería, barbero, hombre, caballero, varón, degradado, fade > barber-pole razor scissors comb
modelaje, agencia de modelos, pasarela > star dress high-heel
libre de crueldad animal, crueldad animal, cruelty free > rabbit leaf-split
clínica capilar, tricología, tricólogo, caída del cabello, alopecia, capilar, medicina capilar > hair-dryer scissors comb
injerto capilar, trasplante capilar > comb hair-dryer hand-mirror
academia de modelos, escuela de modelos > star dress high-heel
pintura de uñas, decoración de uñas > nail-polish hand-palm brush
cama solar, camas solares > sun
depilación con hilo, hilo para cejas > eye eyelash
moldeo corporal, remodelación corporal, reducción corporal, tratamientos reductivos, maderoterapia, criolipólisis, lipo sin cirugía, aparatología estética, moldeamiento corporal > flower-lotus massage hand-mirror
muebles para peluquería, mobiliario de peluquería > scissors-comb armchair
sillones de peluquería, sillones para barbería, muebles para barbería > barber-chair scissors-comb armchair
degradado, degradados, fade, corte degradado, máquinas de cortar pelo, máquinas para barbería @art,healthcare > clippers barber-pole razor scissors
hidrafacial, hydrafacial, plasma rico en plaquetas, ácido hialurónico, mesoterapia, bioestimuladores, hilos tensores, rellenos faciales > face-profile syringe hand-mirror drop-half
lipoescultura, liposucción, abdominoplastia, mamoplastia, aumento de senos > stethoscope hand-mirror sparkle
camas de masajes, camillas de masajes > massage-table massage flower-lotus
labial, labiales > lipstick lips hand-mirror
tatuajes de henna, tatuaje de henna, tatuajes temporales > brush hand-palm
perforaciones corporales, body piercing > earrings ear skull
fajas, fajas reductoras, fajas colombianas > mannequin bra measuring-tape / transportadora, transportadoras, industrial, lumbar, deportivo, motor, minería
glitter, glitter bar, barra de glitter > sparkle brush confetti
botox capilar, plastia capilar, cirugía capilar > hair-dryer comb hand-mirror
blow dry, blow dry bar, lavado de cabello > hair-dryer comb hand-mirror
planchado de cabello, planchado de pelo, alaciado > hair-dryer comb hand-mirror
soft gel, polygel, press on, uñas esculpidas, stickers de uñas > nail-polish =painted-nails
spa de manos, spa de manos y pies > painted-nails foot flower-lotus
dermopigmentación > eyelash eye drop-half
dermocosmética > drop-half face-profile hand-mirror
esculpidas, semipermanente @art,healthcare > nail-polish painted-nails
radiofrecuencia @healthcare,art > flower-lotus face-profile hand-mirror
blower, blowers, brushing @art,healthcare > hair-dryer comb hand-mirror
lash, lashes, brows > eyelash eye
implante capilar, implantes capilares, injertos capilares > comb face-profile
acné > face-profile drop-half
`;
