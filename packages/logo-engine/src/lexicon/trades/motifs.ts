/** Words of names, and places of a description, that are drawn when nothing names the trade. The format is told in ../table.ts. */
export const MOTIFS = `
?sol, sun, inti > sun sunrise
?amanecer, aurora, alba, sunrise, atardecer, ocaso, horizonte > sunrise sun
?luna, moon, noche, nocturno, selene > moon-stars
?estrella, star, lucero, constelación, estelar, astro, cometa > star shooting-star
?planeta, galaxia, universo, cosmos, marte, órbita > planet shooting-star
?mundo, global, globe, internacional, planet > globe
?rayo, trueno, lightning, relámpago, chispa > lightning
?nube, cielo, sky > cloud
?lluvia, rain > cloud-rain drop-half
?arcoíris, rainbow > arches rainbow
?viento, brisa, wind > wind
?gota, drop, rocío > drop-half drop-leaf
?fénix, llama viva, fuego eterno, volcánico > flame
?reina, rey, crown, real, queen, king, imperio, imperial, princesa, príncipe > crown
?diamante, brillante, diamond, esmeralda, rubí, zafiro, gema > sparkle gem
?león, tigre, puma, pantera, leona, jaguar > paw-print
?cóndor, águila, halcón, gaviota, golondrina, búho, cuervo, cisne, eagle, tucán, gorrión, tordo, quetzal, flamenco rosado, zorzal > bird feather
?oso, lobo, zorro, wolf, fox, bear > paw-print
?pantalla > monitor
?ballena, delfín, orca > whale fish
?tiburón > fish waves
?feather > feather
?castillo, fortaleza, torreón > castle-turret
?brújula, norte, compass, sur, rumbo > compass
?rosa, flores, margarita, jazmín, azucena, violeta, camelia, magnolia, dalia, copihue, cerezo, amapola > flower flower-tulip leaf-radial
?pinos, araucarias, cipreses > pine
?robles, sauces, olmos, raíz, raíces, ceiba > tree
?olivos > olive-branch
?palmas, palmeras > tree-palm
?trébol, clover > clover
?corazón, amor, heart, cariño, love > heart
?mano, manos > hand-palm
?infinito, infinity > infinity
?despegue > rocket
?torre > castle-turret
?campana > bell
?escudo > shield
?espada > sword
?pirata > skull
?calavera, catrina, skull > skull
?duende, bruja > magic-wand
?espiral > spiral
?paz, peace > peace
?ola > waves-circle
?huella > footprints paw-print
?ángel, alas > feather
~~andino, patagónico, serrano, costeño > mountain
?luz de luna > moon-stars
?tierra > -
?luz > sparkle
`;
