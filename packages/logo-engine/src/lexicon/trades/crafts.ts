/** What hands make: textiles, clay, wood, metal, paper. The format is told in ../table.ts. */
export const CRAFTS = `
tejido, tejedora, crochet, lanas, palillos, knitting, tejidos a mano > yarn beanie
telar, telares, tejidos a telar, tejido en telar > loom yarn
macramé, amigurumi, amigurumis > yarn needle dreamcatcher
rebozo, huipil, sarape, encaje, encajes de bolillos > needle yarn spool
lana natural, estambre, lanería, ganchillo, fieltro, vellón, tejedores > yarn beanie
bordado, bordados, bordadora > embroidery-hoop needle spool
mercería, hilados > spool button needle
costura, costurera, sastre, sastrería, sewing, taller de costura > sewing-machine needle measuring-tape scissors
máquina de coser, quilt, patchwork, textil > sewing-machine needle scissors
zurcido, bordadora computarizada, taller textil, curso de costura > sewing-machine needle scissors
cerámica artesanal, cerámica gres, ceramista, alfarería, alfarero, greda, taller de cerámica, vajilla de gres, vajilla de cerámica, vajilla artesanal, vajilla hecha a mano, arcilla, barro > vase pottery
torno de alfarero, cerámica utilitaria, tazas de cerámica, porcelana fría, alfar, talavera, clases de cerámica > vase pottery
vidrio soplado, vitrofusión, vidrio artístico, soplado de vidrio > vase glass
vitral, vitrales, vidriera artística > stained-glass petals window bauhaus
mosaico, mosaiquismo, teselas > bauhaus petals shapes
velas aromáticas, velas artesanales, velas de soya, vela de soja, candle, cerería, velón, cirios > candle / barco, náutica, navegar, deportiva
# gold alone is what anything may be called after
compro oro, compraventa de oro, venta de oro, oro y plata, anillos de oro, cadenas de oro > ring gold-nugget gem
joya, joyería, joyero, orfebre, orfebrería, anillo, argolla, collar, aros, aretes, pendientes, jewelry, plata, bisutería > ring gem / perro
diamante, pulsera, joyas de plata, anillos de compromiso, relicario, accesorios de moda > gem ring / perro
filigrana, esmeraldas, platería, perlas > gem ring / perro
reloj, relojería, relojero, relojes, watch > watch clock pendulum-clock
artesanía, artesano @art > vase yarn pottery
~artesanía, artesanías, handmade, manualidades, productos artesanales, artesanía local, arte popular, feria artesanal > yarn vase
juguete, juguetería, juguetero, toys > teddy-bear puzzle-piece spinning-top kite
rompecabezas > puzzle-piece
juguetes de madera, juguetes didácticos, material didáctico > puzzle-piece spinning-top kite
montessori juguetes, juegos educativos, puzzle > puzzle-piece lego
títere, títeres, marioneta, marionetas, teatro de títeres, guiñol, titiritero > puppet mask-happy
muñeca, muñecas > doll heart
muñeca, muñecas @healthcare & codo, hombro, tobillo, lesión, lesiones, fractura, traumatología, traumatólogo, carpiano > hand-palm bone
scrapbook, scrapbooking > scissors notebook
papelera, cartón > package
encuadernación, encuadernador, cuadernos artesanales, libretas, cuadernos, bitácoras > stitched-book book-open
xilografía, linograbado, taller de grabado, litografía, risografía, linóleo > printing-press stamp brush nib
grabado > stamp nib brush / láser, vidrio, cristal, metal, joya, joyas, trofeo, trofeos, placa, placas, autoparte, autopartes, patente, patentes, auto, autos
grabado & trofeo, trofeos, placa, placas, medalla > trophy medal
serigrafía, serigrafiado, camisetas serigrafiadas, poleras serigrafiadas, camisetas y carteles serigrafiados > t-shirt overlap layers
grabado en madera, gubia, xilógrafo > gouge stamp
poleras estampadas, sublimación, personalización de poleras, estampados personalizados, dtf, vinilo textil > t-shirt
tazones personalizados, tazas personalizadas > cup
escultura, escultor, talla en madera, tallado, estatuas, escultura en piedra, tallador > hammer gouge
luthier, luthería, lutier > violin guitar / guitarra, guitarras, charango, charangos, cuatros, ukelele, ukeleles, bajos
reparación de guitarras > guitar music-notes
artesanía en cobre, metalurgia, fierro, hojalatería, metalmecánica, metalúrgico > hammer flame
cuero, marroquinería, curtiembre, artículos de cuero, peletería, repujado, billeteras de cuero, cinturones de cuero, talabartería en cuero > handbag wallet bag
piel & bolso, bolsos, cartera, carteras, cinturón, cinturones, zapato, zapatos, artículos, curtido, artesano > handbag wallet bag
cestería, mimbre, canasto, canastos, cestas > basket
resina, resina epóxica, bisutería en resina > drop-half
madera tallada, torneado en madera, pirograbado, marquetería > gouge tree hammer
jabonería artesanal > soap-bar
globoflexia, escultura de globos, esculturas con globos, figuras de globos, globos con forma, perros de globo, globoflexista > balloon-dog balloon
arcos de globos, guirnaldas de globos, arco de globos > balloon confetti balloon-dog
restauración de muebles, antigüedades, anticuario, muebles antiguos, muebles restaurados > armchair hammer chair
segunda mano muebles > armchair hammer chair
molde, moldes, matrices > cube
trenes a escala, maquetas de trenes, modelismo ferroviario, ferromodelismo, trenes de juguete > train
cómics, comic, novela gráfica > bubble book-open lightning
maqueta, maquetas, modelismo, aeromodelismo, miniaturas, figuras coleccionables, coleccionismo, anime > robot puzzle-piece sparkle
fabricante de carteles > signpost
coleccionables, coleccionista, cartas pokemon > star puzzle-piece
tejido a punto > yarn beanie
flores de papel, flores de tela, flores artificiales > flower flower-tulip
pelo de alpaca > yarn llama
totora > basket
peluche, peluches, osito de peluche, muñecos de felpa, felpa > teddy-bear gift heart
~confección > sewing-machine needle
herrería, herrero, forja, fierro forjado, fragua > anvil hammer flame
`;
