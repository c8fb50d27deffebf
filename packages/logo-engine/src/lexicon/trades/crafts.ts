/** What hands make: textiles, clay, wood, metal, paper. The format is told in ../table.ts. */
export const CRAFTS = `
tejido, tejedora, crochet, telar, macramé, lanas, ovillo, palillos, knitting, amigurumi, amigurumis, tejidos a mano > yarn needle
rebozo, huipil, sarape, encaje, encajes de bolillos > needle yarn spool
lana natural, estambre, lanería, ganchillo, muñecas de trapo, fieltro, vellón, tejedores > yarn needle
bordado, bordados, bordadora > needle spool
mercería, hilados > spool button needle
costura, costurera, modista, sastre, sastrería, sewing, arreglos de ropa, confección, taller de costura > sewing-machine needle scissors
máquina de coser, composturas, patronaje, corte y confección, quilt, patchwork, textil, tela, telas, tienda de telas > sewing-machine needle scissors
arreglo de cierres, bastas, cambio de cierres, compostura de ropa, zurcido, bordadora computarizada, taller textil, curso de costura > sewing-machine needle scissors
cerámica artesanal, cerámica gres, ceramista, alfarería, alfarero, greda, taller de cerámica, vajilla de gres, vajilla de cerámica, vajilla artesanal, vajilla hecha a mano, arcilla, barro > vase pottery
torno de alfarero, cerámica utilitaria, tazas de cerámica, porcelana fría, alfar, talavera, clases de cerámica > vase pottery
vidrio soplado, vitrofusión, vidrio artístico, soplado de vidrio > vase glass
vitral, vitrales, mosaico, mosaiquismo, teselas > bauhaus petals shapes
velas aromáticas, velas artesanales, velas de soya, vela de soja, candle, cerería, velón, cirios > candle / barco, náutica, navegar, deportiva
joya, joyería, joyero, orfebre, orfebrería, anillo, argolla, collar, aros, aretes, pendientes, jewelry, plata, oro, bisutería > ring gem / perro
diamante, pulsera, joyas de plata, argollas de matrimonio, alianzas, anillos de compromiso, relicario, accesorios de moda > gem ring / perro
filigrana, esmeraldas, platería, perlas > gem ring / perro
reloj, relojería, relojero, relojes, watch > watch clock
artesanía, artesano, alebrije @art > vase yarn pottery
~artesanía, artesanías, handmade, manualidades, productos artesanales, artesanía local, arte popular, feria artesanal > yarn vase
juguete, juguetería, juguetero, toys, juguetes de madera, juguetes didácticos, material didáctico, rompecabezas > puzzle-piece lego
montessori juguetes, juegos educativos, puzzle > puzzle-piece lego
títere, títeres, marioneta, marionetas, teatro de títeres, guiñol, titiritero > puppet mask-happy
muñeca, muñecas > heart
origami, scrapbook, scrapbooking > paper-plane
papelera, cartón > package
encuadernación, encuadernador, cuadernos artesanales, libretas, cuadernos, bitácoras > book-open
grabado, serigrafía, xilografía, linograbado, taller de grabado, litografía, risografía, linóleo > stamp brush nib
grabado en madera, gubia, xilógrafo > gouge stamp
poleras estampadas, sublimación, personalización de poleras, tazones personalizados, estampados personalizados, dtf, vinilo textil > t-shirt
escultura, escultor, talla en madera, tallado, estatuas, escultura en piedra, tallador > hammer gouge
luthier, luthería, lutier, reparación de guitarras > guitar music-notes
herrería, herrero, forja, fierro forjado, artesanía en cobre, cobre, metalurgia, fierro, fragua, hojalatería, metalmecánica, metalúrgico > hammer flame
cuero, marroquinería, curtiembre, artículos de cuero, peletería, piel, repujado, billeteras de cuero, cinturones de cuero, talabartería en cuero > handbag wallet bag
cestería, mimbre, canasto, canastos, cestas > basket
resina, resina epóxica, bisutería en resina > drop-half
madera tallada, torneado en madera, pirograbado, marquetería > gouge tree hammer
jabonería artesanal > hand-soap
piñata, piñatas > confetti star
globoflexia > balloon
restauración de muebles, antigüedades, anticuario, muebles antiguos, muebles restaurados > armchair hammer chair
segunda mano muebles > armchair hammer chair
molde, moldes, matrices > cube
maqueta, maquetas, modelismo, aeromodelismo, miniaturas, figuras coleccionables, coleccionismo, cómics, comic, anime > robot puzzle-piece sparkle
fabricante de carteles > signpost
coleccionables, coleccionista, cartas pokemon > star puzzle-piece
tejido a punto > yarn needle
flores de papel, flores de tela, flores artificiales > flower flower-tulip
pelo de alpaca > yarn llama
totora > basket
peluche, peluches, osito de peluche > gift heart
`;
