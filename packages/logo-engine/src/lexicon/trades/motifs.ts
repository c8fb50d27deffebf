/** Words of names, and places of a description, that are drawn when nothing names the trade. The format is told in ../table.ts. */
export const MOTIFS = `
?mundo, global, globe, internacional > globe
?noche, nocturno > moon-stars
?amor, heart, cariño, love > heart
?pantalla > monitor
?feather > feather
?jazmín, violeta, dalia, begonia, petunia, anturio > flower leaf-radial
?flores > flower flower-tulip leaf-radial
?pinos > pine
?araucarias > araucaria
?robles, encinar > acorn tree
?sauces, olmos, raíz, raíces > tree
?olivos > olive-branch
?cerezo, cerezos > cherry flower
?naranjos, limonar > citrus tree
?castaños > chestnut tree
?avellanos > hazelnut tree
?granado > pomegranate
?palmas, palmeras > tree-palm
?mano, manos > hand-palm
?pirata > skull
?duende > magic-wand
?paz, peace > peace
?huella > footprints paw-print
?ángel, alas > angel-wings feather
~~andino, patagónico, serrano > mountain
?luz de luna > moon-stars
?rayo de sol, rayito de sol, rayos de sol, luz de sol > sun
?tierra > -
?luz & fotografía, fotógrafo, foto, retrato, revelado, cámara, photo > aperture camera
?luz > sparkle
?norte, rumbo > compass
?amuletos, amuleto, talismanes, talismán > clover =horseshoe =nazar
nazar, ojos turcos, ojo turco, ojitos turcos, ojitos de nazar, ojo griego, amuletos de ojo turco, amuletos contra el mal de ojo > nazar eye
`;
