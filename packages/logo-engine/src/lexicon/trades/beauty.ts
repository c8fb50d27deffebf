/** Hair, skin, nails and scents. The format is told in ../table.ts. */
export const BEAUTY = `
peluquería, peluquero, peinado, salón de belleza, corte de pelo, cabello, pelo, hair, hairdresser, salón de peluquería, perruqueria, ile apaindegia, ileapaindegia, ileapaindegi > scissors-comb =long-hair =hair-dryer scissors comb / canina, mascota, perro
recogidos, moños y recogidos, recogidos y moños, moños y recogidos para novia, recogidos y trenzas, moños bajos, recogidos para novia > long-hair =hair-dryer =scissors-comb
alisado > hair-dryer =long-hair comb / canina, mascota, perro
tinturas, colorista, corte de cabello, estilista, estilismo, hair salon, salón unisex > scissors-comb =long-hair =hair-dryer scissors / canina, mascota, perro
keratina > hair-dryer =long-hair comb / canina, mascota, perro
estética unisex, visos, balayage, rizos, peinados de novia > scissors-comb =long-hair =hair-dryer scissors / canina, mascota, perro
barbería, barbero, barber, barbershop, barber shop, afeitado, barba, corte masculino, corte de cabello para hombres, corte de pelo para hombres, barbería clásica > barber-pole =beard =razor barber-chair scissors
crema de afeitar, cremas de afeitar, crema de afeitar y aftershave, jabón de afeitar, jabones de afeitar, jabones y brochas de afeitar, brochas de afeitar, productos de afeitado, afeitado clásico, afeitado tradicional, hojas de afeitar, hoja de afeitar, hojas de afeitar y navajas, hojas y navajas de afeitar, cuchillas de afeitar, hojillas de afeitar > razor =barber-pole beard
uñas, manicure, manicura, uñas acrílicas, esmaltado, nails, nail bar, uñas de gel, manicurista > nail-polish =painted-nails =polish-brush
pedicure, pedicura > nail-polish =foot
salón de uñas, esmaltado permanente, kapping > nail-polish =painted-nails =polish-brush
manicure y pedicure, manicura y pedicura, manicure spa, pedicure spa, manicure y pedicure spa, spa de uñas, nail spa > nail-polish =painted-nails =polish-brush
nail art > nail-polish =painted-nails =polish-brush
estética, centro de estética, esteticista, belleza, beauty, cosmetóloga > flower-lotus =face-profile =glowing-face =skin-care hand-mirror
facial, faciales, limpieza facial, limpiezas faciales, limpieza de cutis, limpieza de rostro, limpieza de piel > glowing-face =face-profile =skin-care =flower-lotus hand-mirror
depilación > smooth-leg face-profile
instituto de estética, escuela de estética, escuela de cosmetología, carreras de cosmetología, curso de cosmetología, academia de estética > makeup-tools =scissors-comb =face-profile
cosmetología, tratamientos faciales, rejuvenecimiento, skin care, skincare > glowing-face =flower-lotus =face-profile =skin-care hand-mirror
medicina estética, botox, arrugas, quito arrugas, manchas y arrugas, quito manchas, relleno de labios, botox y rellenos, líneas de expresión > face-profile =glowing-face syringe
bolsas y ojeras, ojeras y bolsas, bolsas en los ojos, cirugía de bolsas, cirugía de bolsas en los ojos, bolsas palpebrales, párpados y bolsas, bolsas y párpados, párpados caídos, bolsas debajo de los ojos, ojeras > lashes-and-brow =glowing-face =face-profile
estética integral, cosmiatra, cosmiatría, spa facial > glowing-face =flower-lotus =face-profile =skin-care hand-mirror
cera, cavitación > flower-lotus face-profile
microblading, pestaña, lifting de pestañas, extensiones de pestañas, cejas, diseño de cejas, perfilado de cejas, lashista, pestañas pelo a pelo, brow bar > eyelash =lashes-and-brow
pestañina, pestañinas, pestañinas y delineadores, delineadores y pestañinas, rímel y delineadores, máscaras de pestañas y delineadores, delineadores > eyelash =made-up-eye
moldes para cejas, moldes y pigmentos, moldes y pigmentos para cejas, plantillas para cejas, pigmentos para cejas, pigmentos para micropigmentación, pigmentos y agujas, hilo y plantillas, depilación con hilo y plantillas > lashes-and-brow =eyelash
planchado de cejas, planchado de cejas y laminado, cejas planchadas, cejas orgánicas, laminado de cejas y planchado, alisado de cejas, laminado y planchado de cejas > lashes-and-brow =eyelash
depilación de cejas, laminado de cejas, diseño y depilación de cejas, depilación y diseño de cejas, cejas y pestañas, pestañas y cejas, lifting y tinte de pestañas > lashes-and-brow =eyelash
maquillaje, maquilladora, maquillista, makeup, make up, maquillaje profesional, maquillaje de novias, automaquillaje > lipstick =made-up-eye =makeup-tools =powder-compact lips
delineado ojo de gato, delineado de ojos, delineado permanente de ojos, delineado de párpados, delineador permanente, foxy eyes > made-up-eye =lashes-and-brow
ojo de gato, ojos de gato, delineado ojo de gato, delineado de ojos, delineado permanente de ojos, delineado de párpados, delineador permanente, delineado cat eye, foxy eyes, foxy eye @healthcare > made-up-eye =lashes-and-brow
brochas y esponjas, brochas y esponjas de maquillaje, esponjas de maquillaje, pinceles de maquillaje, brochas y labiales, brochas de maquillaje > makeup-tools =powder-compact
maquillaje artístico, caracterización > makeup-tools =lipstick mask-happy
crema facial, cremas corporales, cremas hidratantes > skin-care drop-leaf face-profile
piedra lumbre, desodorante de alumbre, desodorante de piedra, desodorante de piedra de alumbre, desodorante sólido, desodorantes naturales, desodorantes sólidos, desodorantes en crema, piedra de alumbre > skin-care =soap-bar drop-leaf
cosmética, cosmético, cosméticos, productos de belleza > lipstick =skin-care =powder-compact makeup-tools perfume
cuidado facial, cuidados faciales, rutina facial, sérum facial, sueros faciales > skin-care =glowing-face =face-profile
cosmética natural, cosmética vegana, cosmética orgánica, biocosmética > skin-care leaf-split drop-leaf
cremas naturales > skin-care leaf-split drop-leaf
productos naturales > leaf-split drop-leaf mortar
desodorante natural, cosmética botánica > skin-care leaf-split drop-leaf
jabón, jabones artesanales, jabón natural, shampoo sólido, shampoo, barras de shampoo, champú, jabonería, saponificación, bombas de baño > soap-bar bubbles
sales de baño y bombas, sales y bombas de baño, bombas efervescentes, bomba efervescente, bombas efervescentes de baño, espumas de baño, baños de espuma, bañoterapia, sales de baño > bathtub =soap-bar =bubbles
perfume, perfumería, fragancia, agua de colonia, perfumes de nicho, perfumería de nicho > perfume =atomizer
aromas para el hogar > reed-diffuser =scented-candle
perforaciones & piercing, tatuaje, tatuajes, tattoo, oreja, nariz, aros > tattoo-machine earrings
micropigmentación > eyelash =lashes-and-brow lips
tatuaje, tatuador, tattoo, tattoo studio, estudio de tatuajes, tatuajes y piercing, ink > tattoo-machine =tattoo-heart rose swallow
perforaciones & tatuaje, tatuajes, tattoo > tattoo-machine =tattoo-heart =earrings
perforaciones & piercing, piercings, oreja, nariz, aros > earrings
bronceado, solárium, protector solar, autobronceante > sun-and-shades =sun
crema solar, cremas solares, cremas solares y bronceadores, protectores solares, bronceadores, bronceadores y protectores, protección solar facial > sun-and-shades =skin-care
rayos uva, sesiones de rayos uva, cabina de bronceado, cabinas de bronceado > sun-and-shades =sun
afeitar > razor
crema, cremas, cremas de caracol, serum > skin-care drop-leaf face-profile
corte y color, cortes de pelo, corte y peinado > scissors-comb =long-hair =hair-dryer scissors
corte y barba, cortes y barba, barba y corte, corte y afeitado, cortes y afeitado, corte de pelo y barba, cortes de pelo y barba > barber-pole =beard =razor
corte de hombre, cortes de hombre, cortes de varón, cortes de caballero, corte varonil, cortes varoniles > scissors-comb =clippers =barber-pole
cambio de look, cambios de look, cambia tu look, cambiamos tu look, renueva tu look, nuevo look, new look > scissors-comb =long-hair =hair-dryer
corte de pelo, cortes de pelo & afeitado, barba, barbería, barbero, hombre, caballero, varón, degradado, fade > barber-pole =beard =razor scissors comb
agencia de modelos, agencia de modelaje, modelos y edecanes, edecanes y modelos, modelos y azafatas > high-heel star
modelaje, pasarela > dress =high-heel star
libre de crueldad animal, crueldad animal, cruelty free > rabbit leaf-split
clínica capilar, tricología, tricólogo, caída del cabello, alopecia, capilar, medicina capilar > hair-roots =long-hair =comb
tricopigmentación, calvicie, micropigmentación capilar, injerto capilar, injerto de pelo, injertos de pelo, trasplante de pelo, implante de pelo, trasplante capilar > hair-roots =comb =long-hair
academia de modelos, escuela de modelos > dress =high-heel star
pintura de uñas, decoración de uñas > nail-polish =painted-nails =polish-brush
modelos de uñas > nail-polish =painted-nails
mesas de manicura, mesas de manicure, mesa de manicura, mesas para uñas > nail-polish =painted-nails
tintas para cabello, tinta para cabello, tintas para el pelo, tintas capilares, tinturas para el cabello, tintura para el cabello, tinturas capilares, tintes para cabello > dye-bowl =long-hair comb
tinte de cabello, tintes y mechas, mechas y tintes, tintes y balayage, balayage y tintes, coloración capilar, tintes y coloración, coloración y tintes, tintes y peróxidos, tintes profesionales, productos de coloración, decoloración y tinte, tintes y decoloración > dye-bowl =long-hair =scissors-comb
rodillos de jade, rodillo de jade, rodillos faciales, rodillo facial, gua sha y rodillos, piedras gua sha, rodillos de cuarzo > glowing-face =face-profile
tonos de piel, tono de piel, todo tono de piel, bases de maquillaje, base de maquillaje, correctores y bases > powder-compact =makeup-tools lipstick
planchas y secadoras, secadoras y planchas, secadoras para el cabello, secadores de cabello, secadores de pelo, secadoras de pelo, planchas para el cabello, planchas de pelo, rizadoras, rizadores de pelo, onduladores, tenazas para el cabello > hair-dryer comb
mascarillas capilares, mascarilla capilar, mascarillas para el cabello, mascarillas para el pelo > long-hair =hand-mirror
mascarillas faciales, mascarilla facial, mascarillas de arcilla, mascarilla de arcilla, mascarillas de barro, mascarillas para el rostro, mascarillas de belleza, mascarillas hidratantes, mascarillas coreanas, mascarillas caseras, mascarillas naturales, mascarillas para la cara, mascarillas exfoliantes, mascarillas de colágeno > skin-care =glowing-face =face-profile
máscaras led, máscara led, mascarilla led, mascarillas led, terapia led facial, fototerapia facial, luz led facial, led facial, máscara de luz led > glowing-face =skin-care =face-profile
!manos y pies, pies y manos & esmaltado, manicure, manicura, manicurista, uñas, pedicure, pedicura, gel, semipermanente, esmalte > nail-polish =painted-nails =polish-brush
cama solar, camas solares > sun
depilación con hilo, hilo para cejas > lashes-and-brow =eyelash
moldeo corporal, remodelación corporal, reducción corporal, tratamientos reductivos, maderoterapia, criolipólisis, lipo sin cirugía, aparatología estética, moldeamiento corporal > massage =massage-table measuring-tape
muebles para peluquería, mobiliario de peluquería > barber-chair scissors-comb
sillones de peluquería, sillones para barbería, muebles para barbería > barber-chair
degradado, degradados, fade, corte degradado, máquinas de cortar pelo, máquinas para barbería @art,healthcare > clippers =barber-pole =razor
sillas de barbero, sillas de barbería, sillones de barbero, sillas de peluquería > barber-chair
máquinas para cortar cabello, máquinas para cortar pelo, máquinas de corte de cabello, máquinas cortapelo, cortadoras de cabello, patilleras, máquinas de peluquería, máquinas de barbería, máquinas de peluquear, máquinas de rasurar, máquinas para barbero, clippers > clippers =razor
hidrafacial, hydrafacial, plasma rico en plaquetas, ácido hialurónico, mesoterapia, bioestimuladores, hilos tensores, rellenos faciales > face-profile =glowing-face =skin-care syringe
dardos lipolíticos, lipolíticos, mesoterapia y dardos, mesoterapia y lipolíticos, enzimas lipolíticas, enzimas recombinantes, inyecciones lipolíticas > syringe =measuring-tape
papada, papadas, papada y lipopapada, lipopapada, lipo de papada, doble mentón, reducción de papada, lipolisis facial > swept-profile =face-profile syringe
lipoescultura, liposucción, abdominoplastia, mamoplastia, aumento de senos > hand-mirror measuring-tape stethoscope
camas de masajes, camillas de masajes > massage-table massage
labial, labiales > lipstick =lips
tatuajes de henna, tatuaje de henna, tatuajes temporales > hand-palm =brush
henna @art,entertainment > hand-palm =brush
perforaciones corporales, body piercing, piercing > earrings
fajas, fajas reductoras, fajas colombianas > shapewear corset measuring-tape / transportadora, transportadoras, industrial, lumbar, deportivo, motor, minería
glúteos, glúteos y push up, push up de glúteos, levantamiento de glúteos, levanta glúteos, aumento de glúteos, levantacola, levantacolas, levanta cola > shapewear =measuring-tape mannequin
glitter, glitter bar, barra de glitter > sparkle brush confetti
botox capilar, plastia capilar, cirugía capilar > hair-dryer =long-hair comb
blow dry, blow dry bar, lavado de cabello > hair-dryer =long-hair comb
planchado de cabello, planchado de pelo, alaciado > hair-dryer =long-hair comb
soft gel, polygel, press on, uñas esculpidas, stickers de uñas > nail-polish =painted-nails =polish-brush
spa de manos, spa de manos y pies > painted-nails =foot / masaje, masajes, piedras
dermopigmentación > lashes-and-brow =eyelash
dermocosmética > skin-care =face-profile
esculpidas, semipermanente @art,healthcare > nail-polish =painted-nails =polish-brush
radiofrecuencia @healthcare,art > face-profile flower-lotus
blower, blowers, brushing @art,healthcare > hair-dryer =long-hair comb
lash, lashes, brows > eyelash =lashes-and-brow
implante capilar, implantes capilares, injertos capilares > hair-roots =comb =long-hair
acné > face-profile skin-care
eliminación de tatuajes, borrado de tatuajes, remoción de tatuajes, borrar tatuajes, borramos tatuajes, quitar tatuajes, eliminar tatuajes, láser de tatuajes, tatuajes con láser > fading-heart =laser-wand
depilación láser, láser diodo, depilación definitiva, depilación soprano, láser alejandrita, fotodepilación, láser estético > smooth-leg =laser-wand face-profile
depilación con azúcar, depilación brasileña, sugaring, depilación con cera, cera caliente, cera española, depilación con cera de azúcar > smooth-leg face-profile
acrigel, uñas de acrílico > nail-polish =painted-nails =polish-brush
bronceado con aerógrafo, bronceado en spray, spray tan, bronceado sin sol, bronceado orgánico > sun-and-shades =sun smooth-leg
lámparas uv, lámpara uv, lámparas uv para uñas, lámparas para uñas, insumos para uñas > nail-polish =painted-nails
peluquería infantil, peluquería para niños, corte de pelo para niños, corte de niños, barbería infantil > scissors-comb =comb teddy-bear
maquillaje de efectos especiales, efectos especiales de maquillaje, maquillaje fx > makeup-tools mask-happy skull
prótesis de látex, máscaras de látex, efectos y prótesis de látex, efectos especiales y prótesis > mask-happy =makeup-tools skull
pintura corporal, body paint, bodypaint, body painting, pintura corporal y henna > hand-palm =brush
perforo orejas, perforación de orejas, perforo lóbulos, aros para bebés, aretes para bebés, aretes para recién nacidas, perforo orejas de bebés > earrings
`;
