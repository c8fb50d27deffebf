/** Words of names, and places of a description, that are drawn when nothing names the trade. The format is told in ../table.ts. */
export const MOTIFS = `
?sol, sun, inti > sun sunrise
?amanecer, aurora, alba, sunrise, atardecer, ocaso, horizonte > sunrise sun
?luna, moon, noche, nocturno, selene > moon-stars
?mundo, global, globe, internacional > globe
?viento, brisa, wind > wind
?cuervo, cisne, gorrión, tordo, quetzal, zorzal > bird feather
?pantalla > monitor
?feather > feather
?jazmín, azucena, violeta, camelia, magnolia, dalia, copihue, amapola, gardenia, lirio, hortensia, peonía, begonia, petunia, azalea, anturio > flower leaf-radial
?flores > flower flower-tulip leaf-radial
?pinos, araucarias, cipreses > pine
?robles, robledal, encinar > acorn tree
?sauces, olmos, raíz, raíces, ceiba > tree
?olivos > olive-branch
?almendro, almendros, almendral > almond tree
?higuera, higueras > fig tree
?cerezo, cerezos > cherry flower
?pinar, pinares > pine
?naranjos, limonar > citrus tree
?nogales, nogal, nocedal > walnut tree
?castaños, avellanos > acorn tree
?granado > pomegranate
?palmas, palmeras > tree-palm
?corazón, amor, heart, cariño, love > heart
?mano, manos > hand-palm
?torre > castle-turret
?escudo > shield
?pirata > skull
?duende, bruja > magic-wand
?paz, peace > peace
?huella > footprints paw-print
?ángel, alas > feather
~~andino, patagónico, serrano, costeño > mountain
?luz de luna > moon-stars
?rayo de sol, rayito de sol, rayos de sol, luz de sol > sun
?tierra > -
?luz & fotografía, fotógrafo, foto, retrato, revelado, cámara, photo > aperture camera
?luz > sparkle
?norte, sur, rumbo > compass
`;
