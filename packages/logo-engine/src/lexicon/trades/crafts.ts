/** What hands make: textiles, clay, wood, metal, paper. The format is told in ../table.ts. */
export const CRAFTS = `
tejido, tejedora, lanas, palillos, knitting, tejidos a mano > yarn jumper
carpetas tejidas, carpeta tejida, carpetitas tejidas, carpetas a crochet, carpetas y manteles, manteles y carpetas, carpetas y caminos de mesa, caminos de mesa tejidos, caminos de mesa, manteles tejidos, mantelería tejida, tapetes de crochet, carpetas de ñandutí > crochet-hook =tablecloth =yarn
encaje, encajes de bolillos > lace-sun =needle spool
sastre, sastrería > suit =sewing-machine measuring-tape
crochet > crochet-hook =yarn
telar, telares, tejidos a telar, tejido en telar, telarista, telarera, chamantera > loom =rug
macramé, tapices de macramé, tapiz de macramé, colgantes de macramé, macramés > knot =dreamcatcher yarn
amigurumi, amigurumis > crochet-hook =teddy-bear yarn
huipil, huipiles, güipil, güipiles, huipil bordado, blusas de telar > huipil =loom =poncho
rebozo, sarape > loom =poncho
faja, fajas, refajo, refajos & huipil, huipiles, güipil, güipiles, telar > loom =huipil
lana natural, estambre, lanería, fieltro, tejedores > yarn =sheep
ganchillo > crochet-hook =yarn
vellón > yarn =sheep
bordado, bordados, bordadora > embroidery-hoop =needle
mercería > spool =button =zipper needle
hilados > spool =yarn
costura, costurera, sewing, taller de costura, pantalonera > sewing-machine =needle =scissors
máquina de coser, quilt, textil > sewing-machine =scissors needle
zurcido, bordadora computarizada, taller textil, curso de costura > sewing-machine =needle scissors
cerámica artesanal, cerámica gres, ceramista, alfarería, alfarero, greda, taller de cerámica, arcilla, barro, botijero, cantarero, tinajero, locero > vase =pottery amphora
vajilla de gres, vajilla de cerámica, vajilla artesanal, vajilla hecha a mano > tableware =pottery vase
torno de alfarero, cerámica utilitaria, alfar, clases de cerámica > pottery =vase
porcelana fría, tazas de cerámica > vase pottery
pasta relieve y stencil, pasta texturizante, pastas de textura, stencil y pasta relieve, estarcido y pasta relieve, pasta relieve > brush =palette
talavera, macetas de talavera, losa de talavera, loza de talavera, losa y macetas de talavera, platos de talavera, azulejos de talavera > vase pottery tiles
vidrio soplado, soplado de vidrio, sopladores de vidrio, cristal soplado, vasos de vidrio soplado, copas de vidrio soplado, jarras de vidrio soplado, soplamos vidrio, soplo vidrio, esferas de vidrio, esferas sopladas, vasos soplados, copas sopladas, jarras sopladas > blown-glassware glass-blowpipe
vidrio fundido, vidrio termoformado, vidrio fundido y termoformado, vidrio en fusión, vidrio de murano, piezas de vidrio fundido > blown-glassware =glass-blowpipe
vitrofusión, vidrio artístico > vase
vitral, vitrales, vidriera artística, vidrieras artísticas, vidriera emplomada, vidrieras emplomadas, vidrio emplomado, rosetón, rosetones > stained-glass =rose-window =leaded-panel
vidrieras tiffany, vidriera tiffany, vitrales tiffany, vitral tiffany, técnica tiffany, vidrio tiffany > leaded-panel =stained-glass
mosaico, mosaiquismo, teselas > tiles
velas artesanales, velas de soya, vela de soja, candle, cerería, velón, cirios > candle =three-candles / barco, náutica, navegar, deportiva
mecheros y lámparas de aceite, lámparas de aceite, lámpara de aceite, quinqués, candiles, lámparas de queroseno, mecheros de aceite > lantern =flame
réplicas de manos en cera, moldes de manos en cera, esculturas de cera, manos de cera > hand-palm =candle
mechas para velas, mechas y parafina, parafina y mechas, pabilo, pabilos, mechas de algodón para velas, mechas de madera, parafina y esencias, insumos para velas, cera de soja, cera de soya, ceras para velas > candle =scented-candle =three-candles
velas aromáticas, velas de soya aromáticas, velas de soja aromáticas, velas perfumadas > flower-candle =scented-candle =candle three-candles / barco, náutica, navegar, deportiva
# gold alone is what anything may be called after
compro oro, compraventa de oro, venta de oro, oro y plata, anillos de oro, cadenas de oro > ring gold-nugget gem wedding-rings
joya, joyería, joyero, anillo, argolla, jewelry, joieria, joies, xoiería, xoias, bitxitegi, bitxiak, alhajas, alhaja, alhajera > ring =gem =necklace earrings / perro
anillos con piedra luna, piedra luna y cuarzo, labradorita, labradoritas, piedra luna > gem =ring necklace
anillos de pistón, anillos de motor, segmentos de pistón, aros de pistón, aros de motor, aros y pistones, pistones y anillos, anillos y retenes, anillos y metales, metales de biela, metales de bancada, metales y anillos, camisas y pistones, pistones y camisas, pistones y bielas > crankshaft =engine =spark-plug
anillos plásticos, anillos metálicos para tesis, anillos para encuadernar, espirales y anillos, anillos y espirales, argollas para encuadernar, espirales para encuadernar, anillados y espirales > notebook =printer =stitched-book
anillos de concreto, anillos de hormigón, anillos de cemento, anillos para pozo, aros de concreto, aros de cemento, tubos y anillos de concreto, brocales y anillos > concrete-block =well =pipe
anillo vial, anillos viales, anillo periférico > road =traffic-cone
anillo, anillos & destilar, alambique, alambiques, destilador > still
aros de tambor, aros y parches, parches y aros, aros de bombo, cueros y tambores, tambores y parches, tambores de cuero > drum =drum-kit
anillo, anillos & paloma, palomas, palomar, colombofilia, gallina, gallinas, avicultura, anillamiento > dove =hen
argollas de boda, argollas de compromiso, sortijas de matrimonio, sortijas de compromiso, alianzas de boda, alianzas de matrimonio, alianzas de oro > wedding-rings =ring
cadenas de plata, cadenas de acero para hombre, cadenas y dijes, dijes y cadenas, cadenas y pulseras, pulseras y cadenas, cadenas y esclavas, esclavas y cadenas, cadenas y medallas, cadenas cubanas, cadenas de oro y plata, medallas de oro y plata > necklace =bracelet =ring
plata > ring =necklace =earrings / perro
collar, aros, aretes, pendientes, bisutería, zarcillos, gargantillas, gargantilla, dijes, cadenitas, tobilleras, candongas, tupus, tupus y topos, topos de plata, aretes y topos, caravanas y anillos, anillos y caravanas > earrings =necklace =bracelet / perro
pulsera, joyas de plata, relicario, accesorios de moda > ring =necklace =earrings bracelet / perro
anillos de compromiso > ring =wedding-rings gem / perro
esmeraldas > gem ring / perro
perlas > necklace =oyster =earrings / perro
relojería monumental, relojes de iglesia, relojes de campanario > clock-tower =clock pendulum-clock
reloj, relojería, relojero, relojes, watch > watch =clock pendulum-clock
cambio de pilas, pilas de reloj, pilas y correas, correas de reloj > watch
artesanía, artesano @art > vase yarn pottery loom
~artesanía, artesanías, productos artesanales, artesanía local, arte popular, feria artesanal > yarn vase pottery loom
~handmade, manualidades > yarn vase scissors button
juguete, juguetería, juguetero, toys > teddy-bear =rocking-horse =spinning-top =abc-blocks
rompecabezas > puzzle-piece
juguetes de madera, juguetes didácticos, material didáctico, caballitos de madera, caballo balancín > rocking-horse =abc-blocks spinning-top
camioncitos de madera, camiones de madera, carritos de madera, autitos de madera, cochecitos de madera, trenes de madera, trencitos de madera, avioncitos de madera, aviones de madera, tractorcitos de madera, barquitos de madera de juguete, carros de madera para niños > rocking-horse =spinning-top =abc-blocks
montessori juguetes, juegos educativos, puzzle > puzzle-piece abc-blocks abacus spinning-top
marioneta, marionetas > puppet theatre-curtain
títere, títeres, teatro de títeres, títeres de guante, guiñol, titiritero, obra de títeres, obras de títeres, show de títeres, función de títeres, funciones de títeres > puppet theatre-curtain
muñeca, muñecas > doll
tanques de guerra, soldados de plomo > meeple =chess-pawn
ojos de seguridad, ojos para amigurumis, ojos para muñecas, ojos para muñecos, ojos y narices, ojos para peluches, ojitos para peluches, ojos de vidrio para muñecas, ojitos movibles, ojos móviles > teddy-bear =button doll
muñeca, muñecas @healthcare & codo, hombro, tobillo, lesión, lesiones, fractura, traumatología, traumatólogo, carpiano > hand-palm broken-bone / antigua, antiguas, porcelana, trapo, tela, juguete, juguetes, peluche, peluches, colección
scrapbook, scrapbooking > scissors image stitched-book camera-heart
papelera, cartón > package
carpetas y folios, folios y carpetas, carpetas y archivadores, archivadores y carpetas, archivadores, folios y archivadores, carpetas colgantes, carpetas escolares, carpetas y cuadernos, cuadernos y carpetas, carpetas institucionales, carpetas corporativas, carpetas de presentación, carpetas impresas, carpetas y sobres, sobres y carpetas, folders y carpetas, folders y archivadores, carpetas plásticas, fólderes, biblioratos > archive-box =sealed-folder =notebook
carpetas, folios @marketing > archive-box =sealed-folder =notebook
cartonería & alebrije, alebrijes, piñata, piñatas, judas, mojiganga, calavera > pinata brush
encuadernación, encuadernador, encuadernado, encuadernado artesanal, encuadernados > stitched-book =book-open
cuadernos artesanales, libretas, cuadernos, bitácoras > stitched-book =notebook
libretas cosidas, libretas cosidas a mano, cuadernos cosidos, cuadernos cosidos a mano, agendas cosidas, libretas y agendas, agendas y libretas, agendas y cuadernos, cuadernos y libretas, libretas y cuadernos > stitched-book =notebook
xilografía, linograbado, taller de grabado, litografía, linóleo, grabado en linóleo, grabado en relieve > printing-press =gouge stamp
risografía, risógrafo, impresión riso > pasted-poster =printing-press
grabado > stamp printing-press / láser, vidrio, cristal, metal, joya, joyas, trofeo, trofeos, placa, placas, autoparte, autopartes, patente, patentes, auto, autos
grabado & trofeo, trofeos, placa, placas, medalla > trophy medal
serigrafía, serigrafiado, camisetas serigrafiadas, poleras serigrafiadas, camisetas y carteles serigrafiados > printed-tee =printed-mug
grabado en madera, gubia, xilógrafo > gouge =hammer
poleras estampadas, personalización de poleras, estampados personalizados, dtf > printed-tee =t-shirt hoodie
sublimación > printed-mug =printed-tee baseball-cap
tazones personalizados, tazas personalizadas, tazas sublimadas, mugs personalizados, tazones sublimados > printed-mug cup
sublimar, insumos para sublimar, insumos de sublimación, tazas para sublimar, productos para sublimar, artículos para sublimar, blancos para sublimar, plancha sublimadora, planchas sublimadoras, planchas de sublimar > printed-mug =printed-tee
termos y tazas, mugs, mugs y termos, tazas y termos, tomatodos y tazas > printed-mug =cup
termos y botilitos, botilitos, botilito, termos y vasos, termos publicitarios, termos personalizados, termos sublimados, vasos y termos, tomatodos, termos térmicos, cilindros publicitarios, termos de acero, termos de acero inoxidable, termos grabados, termos y cantimploras, cantimploras y termos, venta de termos, termos y loncheras, loncheras y termos > thermos =printed-mug
escultura, escultor, estatuas > gouge =hammer
escultura en piedra > mallet-chisel =gouge hammer
grabado en cristal, cristal tallado, cristal cortado > vase =glass
viola, violas, contrabajo, contrabajos, violas da gamba > violin treble-clef
teñido vegetal, tintes vegetales > yarn =fabric-roll leaf-split
papel maché, cartapesta, cartonería artesanal, cartonería mexicana > mask-happy =brush
iconos bizantinos, iconos religiosos, pintura de iconos > picture-frame =brush
piedra tallada, piedras talladas, piedra de huamanga, talla en piedra, tallado en piedra, sillar, tallado en sillar > mallet-chisel =gouge hammer
murales de azulejo, murales cerámicos, murales de cerámica > tiles =brush
restauración de papel, restauración de documentos, conservación de papel > stitched-book =book-open
luthier, luthería, lutier > violin =guitar / guitarra, guitarras, charango, charangos, cuatros, ukelele, ukeleles, bajos
luthier, luthería, lutier & guitarra, guitarras, requinto, charango, charangos, cuatros, ukelele, ukeleles, bajos > guitar =headstock
reparación de guitarras, construcción de guitarras, fabricación de guitarras, guitarras artesanales, guitarras hechas a mano, guitarras y requintos, guitarrería, guitarrero > guitar =headstock
artesanía en cobre, fierro, hojalatería > hammer anvil
metalurgia, metalúrgico > foundry-ladle anvil hammer flame
metalmecánica > hammer flame gear anvil
cuero, marroquinería, artículos de cuero, peletería, repujado, billeteras de cuero > handbag =wallet
repujado en aluminio, repujado en estaño, repujado en latón, repujado en plata > hammer =anvil
cuero repujado, cueros repujados, repujado en piel, piel repujada, talabartería y repujado, cincelado en cuero, cuero cincelado, repujado en cuero > handbag =belt =wallet saddle
asas de cuero, asas para bolsos, asas de bolso, asas para carteras, manijas de cartera, herrajes de bolso, herrajes para bolsos, herrajes para carteras > handbag =tote-bag =wallet
talabartería en cuero > handbag wallet bag saddle
piel & bolso, bolsos, cartera, carteras, cinturón, cinturones, zapato, zapatos, artículos, curtido, artesano > handbag wallet bag
cestería, mimbre, canasto, canastos, cestas, mimbrero, cesteiro, muebles y canastos, mimbre tejido > wicker-basket =woven-bowl
resina > drop-half
carriel, carrieles > handbag
teñido con plantas, tintes con plantas, teñimos con plantas, teñimos lana, teñido de lana, tintes vegetales y lana, lana teñida > yarn =sheep leaf-split
bisutería en resina > earrings =necklace =bracelet
jabonería artesanal > soap-bar bubbles lavender
restauración de muebles, muebles antiguos, muebles restaurados > armchair =wooden-chair =dresser
antigüedades, anticuario, objetos antiguos, muebles y objetos antiguos, cosas antiguas > pendulum-clock =gramophone armchair
segunda mano muebles > armchair =dresser =couch
madera tallada, torneado en madera, pirograbado, marquetería > gouge =hammer
máscaras talladas en madera, talla de máscaras, tallado de máscaras, máscaras artesanales, máscaras tradicionales, máscaras de carnaval artesanales, mascarero, mascareros, caretas artesanales, caretas de madera > mask-happy =carnival-mask gouge
globoflexia, escultura de globos, esculturas con globos, figuras de globos, globos con forma, perros de globo, globoflexista > balloon-dog
arcos de globos, guirnaldas de globos, arco de globos, globos burbuja, globos orgánicos > balloon-arch =balloon-bunch
molde, moldes & inyección, plástico, plásticos, soplado > plastic-mould =cube
molde, moldes > cube
moldes para velas, moldes de silicona para velas, moldes para velas y jabones > candle =three-candles soap-bar
moldes de silicón para jabones, moldes de silicón para velas > soap-bar =candle
moldes para jabones, moldes para jabón, moldes de silicona para jabones, moldes para jabones y velas > soap-bar =bubbles candle
trenes a escala, maquetas de trenes, modelismo ferroviario, ferromodelismo, trenes de juguete > train
cómics, comic, novela gráfica > comic-book bubble
velería, velerías, cerería y velería > candle =scented-candle
revistas y cómics, cómics y revistas, revistas e historietas, cómics e historietas > comic-book =newspaper
autos a escala, carros a escala, autos a control remoto > car flag-checkered steering
anime, coleccionismo > vinyl-figure robot
maqueta, maquetas > model-house =floor-plan house set-square
modelismo, miniaturas > ship-bottle puzzle-piece
aeromodelismo, aviones a escala, aviones de radiocontrol > airplane-tilt drone helicopter
fabricante de carteles > signpost billboard neon-sign
coleccionables, coleccionista, figuras de colección, figura de colección, figuras de acción, figura de acción, figuras coleccionables, muñecos de colección > vinyl-figure star
cartas pokemon > star puzzle-piece
tejido a punto > yarn =jumper beanie
flores de papel, flores de tela, flores artificiales, papel crepé, flores de papel crepé, flores de cartulina, flores gigantes de papel, flores de foami, flores de goma eva > flower flower-tulip bouquet
letras florales, letra floral, letras con flores, iniciales florales, números florales, letras florales y frases > flower =bouquet
pelo de alpaca > yarn =alpaca
totora, artesanía en totora, tejido de totora, tejidos de totora > reed-bundle =wicker-basket =woven-bowl
peluche, peluches, osito de peluche, muñecos de felpa, felpa > teddy-bear
~confección > sewing-machine needle scissors mannequin
forja, fierro forjado, fragua > anvil =wrought-iron hammer
radiocontrol, radio control, control remoto rc > rc-car =drone
cochecitos a control remoto, coches a control remoto, carritos a control remoto, carros a control remoto, autitos a control remoto, coches rc, autos rc, carros rc, coches teledirigidos, juguetes a control remoto > rc-car =buggy =joystick
autos a radio control, autos a radiocontrol, carros a radio control, coches de radiocontrol, automodelismo, modelismo rc, pista de autos rc, autos a escala rc > rc-car =buggy
maquetas de barcos, modelismo naval, maqueta naval, maquetas navales, maqueta de barco, barcos a escala > ship-bottle =boat
soldaditos de plomo, figuras de plomo > knight sword
funko, funkos > vinyl-figure
librería de cómics, tienda de cómics, comiquería, tienda de manga > comic-book book-open
pintura por números, pintar por números > palette =brush
decoupage > brush scissors flower image
servilletas para decoupage, servilletas decoradas para decoupage, papeles para decoupage > brush =scissors flower
astrofotografía, fotografía de estrellas, fotografía nocturna, fotos de estrellas, fotografía estelar, tour de fotografía de estrellas > telescope-star camera moon-stars
caja explosiva, cajas explosivas, cajas sorpresa > gift heart bow
artesanía en madera, artesanías de madera > gouge hammer
artesanía en cuero, artesanías de cuero > handbag wallet
artesanía en palma, artesanía en mimbre, artesanía en paja, artesanía en fibra vegetal > wicker-basket =woven-bowl
artesanía en piedra > gouge hammer mountain
artesanía en barro, artesanía en cerámica > vase pottery amphora
artesanía en lana > yarn loom sheep
artesanía en plata > ring =necklace =earrings
reparación de libros, reparación de libros antiguos, empastado, empastados > stitched-book =book-open
marquetería & marco, marcos, cuadro, cuadros, enmarcado, molduras, espejos, vidriería, vidrios > picture-frame image
artículos de cuero para montar, artículos para montar, aperos, equipo ecuestre > saddle horseshoe horse
máscara, máscaras, máscaras de carnaval @art > mask-happy =carnival-mask
balones de helio, gas helio > balloon gas-cylinder
máquinas de tejer, máquina de tejer > yarn =jumper
aerografía, aerógrafo, airbrush, custom paint > spray-gun brush
coleccionismo y monedas, monedas antiguas, monedas de colección > coins
monedas y billetes > coins bank-notes stamp
veladora, veladoras > candle three-candles church
platero, plateros, maestro platero > ring gem necklace
grabador, grabadores @art > printing-press stamp
serigrafista > printed-tee =printed-mug
remiendo, remiendos, parches, remiendos y parches > needle =button spool
casas de muñecas, casa de muñecas > house doll
arte textil, arte textil andino, textiles andinos > loom =yarn
palma tejida, tejido en palma, cestería de palma, werregue, iraca > wicker-basket =woven-bowl
molas, molas guna > embroidery-hoop needle fabric-roll
añil, teñido con añil, teñido natural, tintes naturales, tinte natural, ikat, jaspe > fabric-roll leaf-split drop-half
vinil textil, vinilo textil, estampado textil > printed-tee =t-shirt
transfer y dtf, dtf y transfer, transfer textil, transfers textiles, transfer para playeras, vinil y transfer, transfer y sublimación > printed-tee =t-shirt
transfer, transfers & dtf, vinil, vinilo, textil, sublimación, playeras, poleras, remeras, camisetas, estampado, estampados > printed-tee =t-shirt
curtiembre, curtiduría, tenería, curtido de pieles, pieles y cueros, curtiembres > leather-jacket lace-up-shoe cow
piel sintética, vinipiel, tactopiel, cuerina, cuerinas, ecocuero, polipiel, curpiel, semicuero, cuero sintético, cueros sintéticos, cuero ecológico, pieles sintéticas, vinil para tapizar, vinilo para tapizar > fabric-roll =buttoned-chair
pieles curtidas, cueros curtidos, pieles y lanas, cueros salados, pieles exóticas > leather-jacket =cow handbag
danza azteca, danzantes aztecas, concheros, penachos, penacho > feather drum
esculturas en bronce, escultura de bronce, bustos > foundry-ladle gouge ionic-column
fundición a la cera perdida, bronce a la cera perdida, microfusión, escultura a la cera perdida, escultura en bronce a la cera perdida, bronces a la cera perdida, cera perdida > foundry-ladle =gouge =ionic-column
rosarios y medallas, medallas religiosas, medallas de santos, denarios > rosary necklace church
arte huichol, huichol, artesanía huichol, arte wixárika, wixárika > eye-of-god =deer sun flower
ojos de dios, ojo de dios, ojos de dios huicholes, ojos de dios tejidos, ojos de dios de estambre, ojos de dios y atrapasueños > eye-of-god
máscaras de madera, máscara de madera, máscaras talladas, máscaras de danza > mask-happy gouge
réplicas precolombinas, arte precolombino, piezas prehispánicas, arte prehispánico, artesanía prehispánica, réplicas prehispánicas > pyramid pottery
miniaturas de barro, ollas de barro, comales y ollas de barro, comales de barro, cazuelas de barro, cántaros > pottery cooking-pot
bejuco, tejido de bejuco, sillas de bejuco, sillas tejidas, sillas de tule, sillas de palma > wooden-chair basket
arte plumario, plumaria > feather
pesebre, pesebres, nacimientos, belenes @art > nativity star lamb
talla en madera, tallado, tallador, escultura en madera, tallado en madera, tallador de madera > gouge =hammer
artesanía en tagua > ring necklace tree-palm
semana santa, artículos de semana santa, cofradías, capirotes, túnicas nazarenas, túnicas de nazareno, túnicas de cofradía, capas y túnicas de cofradía, capirotes y túnicas nazarenas, hábitos nazarenos > candle =procession-float cross church
costalero, costaleros, capataces y costaleros, cuadrilla de costaleros, cuadrillas de costaleros, costaleros y capataces, hermandades y cofradías > procession-float =candle church
artista fallero, artistas falleros, fallas > flame mask-happy paint-bucket
artesanía andina, artesanías andinas > loom =llama =poncho
damasquinado, espadas y damasquinado, espadas toledanas, espadería > sword knight
hachas y cuchillos, cuchillos y hachas > axe knife anvil
tagua, marfil vegetal @art,desing,nature,agriculture > ring necklace tree-palm
herrería, herrero, ferreria, ferreiro > anvil =wrought-iron gate
retablo ayacuchano, retablos ayacuchanos, retablos con figuras, retablos con figuritas, retablos de huamanga, cajas de san marcos > retablo
platería criolla, platería gaucha, platero criollo > mate knife ring
guampa, guampas, guampas y porongos, porongos y guampas, guampas y bombillas, porongos forrados, termos forrados, equipos de mate, termos y guampas forradas > mate =mate-flask
platería, filigrana, orfebre, orfebrería, filigranista > ring =earrings =necklace / perro
esmaltado a fuego, esmalte sobre metal, esmalte sobre cobre, esmaltado sobre cobre, esmalte cloisonné, cloisonné, esmaltes de limoges, champlevé, esmalte a fuego, esmaltes al fuego > necklace =earrings brush
platería mapuche, joyería mapuche, joyas mapuche, plata mapuche, platero mapuche, trapelakucha, trarilonko > trapelakucha =earrings
piedra semipreciosa, piedras semipreciosas, piedras semipreciosas talladas, geoda, geodas, ágatas, drusas, amatistas > crystal-cluster =gem
lapidario, tallador de gemas, talla de gemas > gem
maqueta, maquetas & arquitectura, arquitectónica, arquitectónicas, arquitecto, arquitectos, inmobiliaria, edificio, edificios > model-house =skyline house compass-tool
diseño textil, estampados textiles, diseño de estampados, estampación textil > fabric-roll
santos de palo, santería en madera, santos tallados, tallo santos, tallamos santos, tallo santos y vírgenes, tallamos santos y vírgenes > gouge =restored-saint
arpillera, arpilleras > embroidery-hoop needle
esculturas de hierro, escultura en hierro, esculturas de metal, escultura en fierro > anvil welding-mask hammer
polera, poleras, polerón, polerones, playera, playeras, camiseta, camisetas, remera, remeras, polo, polos & estampado, estampados, estampada, estampadas, estampamos, estampar, personalizada, personalizadas, personalizado, personalizados, serigrafía, sublimación, dtf > printed-tee =t-shirt hoodie
taza, tazas, tazón, tazones, mug, mugs, termo, termos & personalizada, personalizadas, personalizado, personalizados, sublimación, sublimada, sublimadas, logo, logotipo, gorra, gorras, merch > printed-mug
bastidor, bastidores & bordado, bordados, bordar, bordadora > embroidery-hoop =needle
ñandutí > lace-sun =embroidery-hoop needle spool
ao po í, aopoí > embroidery-hoop =needle spool
miniaturas para pintar, wargames, wargame, warhammer, miniaturas de guerra, miniaturas de wargames, pintado de miniaturas, pintura de miniaturas, figuras de warhammer, pintamos miniaturas, pinto miniaturas > knight =dice-five meeple
grabado láser, grabado y corte láser, corte y grabado láser, grabado láser en madera, grabamos madera con láser, madera con láser, láser sobre madera, grabado en madera con láser, cortamos madera con láser, corte láser de madera, acrílico y mdf, corto acrílico, corto mdf, corte de mdf, corte de acrílico, cortamos acrílico, cortamos mdf, grabado de termos, grabamos termos > laser-engraver
restauración de porcelana, restauración de cerámica, restauración de figuras, kintsugi, reparación de porcelana > vase =pottery brush
patchwork, quilting, telas de patchwork, acolchados a mano > fabric-roll =spool sewing-machine
piedra imán, piedras imán > magnet =horseshoe
yeso para escultura, yeso cerámico, yeso piedra, moldes de alginato, alginato, barbotina, barbotina y yeso > vase =pottery
palas de madera, cucharas de cocina, cucharas y palas, palas y cucharas, cucharones y palas, utensilios de madera, palas y cucharones, palas de cocina, palas de madera y cucharas > wooden-spoon =spoon
mesas de corte, mesas de corte para sastrería, mesa de corte textil > scissors =measuring-tape
muelas de molino, piedras de molino, piedra de molino > windmill wheat
muelas abrasivas, muela abrasiva, muelas de esmeril, muelas de rectificar, piedras de esmeril, piedra de esmeril, piedras abrasivas, discos abrasivos, lijas y abrasivos, lijas y discos, discos de lija, muelas de diamante, piedras de amolar > grindstone =saw-blade
mangos para cuchillos, mangos de cuchillo, cabos de cuchillo, cabos para cuchillos, cachas para cuchillos > knife
palos de lluvia, palo de lluvia > maraca =drum
montura de piedras, monturas de piedras, monturas para anillos, montura de anillos, monturas de joyas, montura de joyas, montura de diamantes, engaste, engastes, engastado, engaste de piedras, engastador, engastadora, montaje de piedras > ring =gem
masa para modelar, masas para modelar, plastilina, plastilinas, masa moldeable, slime, slimes, masas sensoriales, masa de sal > abc-blocks =puzzle-piece
restauración de alfombras, reparación de alfombras, restauración de alfombras persas > rug loom
soplamos, soplo @art,desing > blown-glassware glass-blowpipe
vidrio, cristal & soplamos, soplo, soplado, soplador, sopladores > blown-glassware glass-blowpipe
flores prensadas, flores secas prensadas, cuadros con flores prensadas, cuadros con flores secas, herbarios, prensado de flores > flower =picture-frame leaf-split
repujado & estaño, cobre, plata, aluminio, metal, metales, bronce, latón, peltre > hammer anvil
broncería, bronces, broncería artística, herrajes de bronce, lámparas de bronce, artículos de bronce, objetos de bronce, llamadores, llamadores de bronce, llamadores y herrajes, aldaba, aldabas, llamadores de puerta, adornos de bronce > door-handle =chandelier / tambor, tambores, cumbia, gaita, gaitas, alegre, alegres
macetas de barro, macetas de cerámica, macetas pintadas, macetas de gres, macetas y platos de cerámica, maceteros de cerámica > pottery =plant vase
mandalas en puntillismo, puntillismo, mandalas pintados, mandalas a mano, mandalas en lienzo > flower-lotus =brush petals
mandalas de puntos, mandalas en discos, mandalas de puntos en discos, mandalas en vinilos, discos pintados con mandalas, mandalas pintadas > petals =brush flower-lotus
piedras pintadas, pinto piedras, pintamos piedras, piedras pintadas a mano > stones =brush
string art, hilorama, hiloramas, cuadros de hilo > spool =picture-frame needle
quilling, filigrana de papel > spiral =flower scissors
kirigami, tarjetas pop up, tarjetas en 3d, libros pop up > scissors =envelope
cantero, canteros, cantera @art & tallada, talla, rosa, esculturas, talladores > mallet-chisel =gouge hammer
laca de olinalá, lacas de olinalá, maque, cajas de olinalá, jícaras laqueadas > jicara =brush
totumo, totumos, calabazos y totumos, totumas y calabazos > jicara =painted-gourd brush
calabazos, bules y guajes, guajes y bules, bules y guajes pintados, guajes pintados, bules pintados, calabazas pirograbadas, calabazas talladas, calabazas decoradas, porongos tallados > painted-gourd =jicara brush
cajas decoradas, cajitas decoradas, cajas de madera decoradas, cajas de madera pintadas, cajitas de madera pintadas, cajas mágicas, cajas mágicas de madera, cajas pintadas a mano, alhajeros pintados, cofres decorados, cofres y cajas > treasure-chest =brush
cajitas de olinalá, arcones de olinalá, baúles de olinalá, olinalá, laqueados de olinalá, lacas de pátzcuaro, lacas de chiapa, maque de uruapan > treasure-chest =jicara brush
chaguar, tejidos en chaguar, bolsas de chaguar, shigras, shigra, mochilas de fique, tejidos en fique, mochilas de cabuya > tote-bag =woven-bowl yarn
pallay, bolsas pallay, fajas pallay, fajas y bolsas pallay, chumpi, chumpis, chuspas, chuspa > loom =yarn
cucharas talladas, cucharas de madera, cucharas de palo, cucharas de olivo, cucharas talladas de olivo, utensilios de madera, madera de olivo, cubiertos de madera, cucharones de madera @art,desing > wooden-spoon spoon
corazones de hojalata, milagros de hojalata, milagros y corazones, milagritos > heart star
flores de porcelana fría, flores de arcilla > flower =bouquet
cuadros en tamo, cuadros en tamo de trigo, enchapados en tamo, tamo de trigo, cuadros en paja de trigo, cuadros en fibra de trigo, cuadros de fibra de plátano > picture-frame =hung-picture =wheat
cofres con incrustación de nácar, cajas con incrustación de nácar, cajas de nácar, cajas con incrustación de concha nácar, cofres de nácar, cofres enconchados, cajas enconchadas, enconchado, enconchados, taracea, marquetería en nácar, marquetería y taracea, cofres de taracea > treasure-chest =gouge
capim dorado, capí dorado, capín dorado, artesanías en capim dorado, joyas de capim dorado, cestas de capim dorado, cestería en coirón, ñocha, cestería en ñocha, voqui, cestería en voqui, cestería en boqui, manila y quilineja, quilineja > woven-bowl =wicker-basket
combarbalita, piedra combarbalita, adornos de piedra, figuras de piedra, animales de piedra, piedra liparita, figuras de piedra jabón, figuras de alabastro, alabastro, lámparas de alabastro, figuras de ónix, figuras de mármol, adornos de mármol > mallet-chisel =gouge
cajas de cedro, cajas de cedro para puros, cajas para puros, caja de cedro, humidores, humidor, cajas para habanos, cajas de madera para puros, baúles de cedro > treasure-chest =cigar
ollas de peltre, vajilla de peltre, vajillas de peltre, platos de peltre, loza de peltre, tazas y platos de peltre, tazas y ollas de peltre, peltre esmaltado, loza enlozada, ollas enlozadas, jarros enlozados > tableware =cooking-pot
figuras de peltre, figuras de peltre y plomo, figuras de estaño, miniaturas de plomo, miniaturas de peltre, figuritas de plomo > knight =gouge
cazos y tinas de cobre martillado, tinas y cazos de cobre martillado, cazos de cobre martillado, ollas de cobre martillado, jarras de cobre martillado, tinas de cobre martillado, cazos de cobre para carnitas, cazos para carnitas > cooking-pot =hammer
cazos de cobre, cazos y tinas de cobre, tinas y cazos de cobre, ollas de cobre, peroles de cobre, pailas de cobre, cacerolas de cobre, cobre martillado, cobre repujado, jarras de cobre, jarrones de cobre, vasijas de cobre, ollas y jarrones de cobre, platos de cobre, chonchón de cobre > cooking-pot =hammer
vasos y cucharas de cuerno, cucharas de cuerno, cuerno de toro, cuerno de res, cuernos de toro, cuernos de res, cacho de toro, cachos de toro, cacho de res, cachos tallados, artesanía en cacho, chambas y vasos de cacho > gouge =spoon =comb
flores de cera, flores y santos de cera, flores de cera escamada, cera escamada, velas escamadas, velas de cera, velas de cera labrada, cera labrada, cirios de cera, santos de cera, figuras de cera para velas, exvotos de cera, ofrendas de cera, panales de cera y velas > candle =three-candles =flower-candle
figuras de migajón, flores de migajón, figuras de masa de pan, figuras de mazapán de pan, migajón, masapán, figuras de masapán, adornos de masapán, figuras de pasta flexible, figuras de pasta francesa, figuras de porcelana fría, muñecos de porcelana fría, muñecas de porcelana fría > doll =flower
flores de hoja de maíz, flores de totomoxtle, flores de tusa, flores de tuza, flores de chala, flores de hojas de maíz, flores y muñecas de totomoxtle, artesanías en hoja de maíz, artesanía en tusa, artesanías de totomoxtle > flower =bouquet
muñecas de hoja de maíz, muñecas de hojas de maíz, muñecas y flores de hoja de maíz, muñecas de totomoxtle, muñecas de chala, muñecas de tusa, muñecas de panca, muñecas de tuza, figuras de tusa, figuras de totomoxtle, figuras de hoja de maíz, nacimientos de hoja de maíz, nacimientos de totomoxtle, nacimientos de tusa, vírgenes de hoja de maíz > doll =flower
larimar, ámbar y larimar, joyas de ámbar, joyas de larimar, ámbar dominicano, ámbar de chiapas > gem =necklace ring
coral y carey, joyas de coral > necklace =earrings gem
alfombras de aserrín, alfombras de flores, tapetes de flores, tapetes de aserrín, alfombras de corpus > flower =rug
esculturas en chatarra, escultura en chatarra, arte en chatarra, escultura en metal, arte en hierro > hammer =anvil welding-mask
armaduras medievales, armaduras y cotas, cotas de malla, réplicas medievales, recreación medieval, espadas y réplicas medievales, espadas y armaduras > knight =sword
volantín, papalote, barrilete, barriletes, cometas y barriletes, cometas artesanales, fabricación de cometas, barriletes y cometas, papalotes, volantines, chichigua, chiringa, chiringas, pandorga, pandorgas @art,desing,entertainment > kite
globos de papel, globos de papel de china, globos de papel seda > air-balloon =paper-lantern
maracas, güiro, güiros, tambora, tamboras, timbales, redoblante, redoblantes @art,entertainment > drum =maraca
tumbadora, tumbadoras, conga, congas, bongó, bongos, bongoes @art,entertainment > congas drum maraca
impresión botánica, ecoprint, eco print, tinte botánico, impresión botánica en telas > leaf-split =fabric-roll
individuales y paneras, individuales de palma, individuales de fibra, individuales de totora, posavasos tejidos, hoja de palma tejida > woven-bowl =wicker-basket
hoja de palma, hojas de palma, fibra de palma, palma toquilla, palma real tejida @art,desing > woven-bowl =wicker-basket
letras y figuras en madera, figuras caladas, letras y figuras caladas, calado en madera, calados en madera, madera calada, letras de madera, figuras de madera > handsaw =gouge
gobelino, gobelinos, punto cruz, gobelinos y punto cruz, kits de bordado, bordar, kits para bordar, richelieu, vainica > embroidery-hoop =needle
látigos, látigos y rebenques, arreadores, cabrestos, bozales de cuero > saddle =lasso
custodias y cálices, cálices y custodias, cáliz, cálices, cálices y copones, orfebrería religiosa > chalice =cross church
toritos de pucará, torito de pucará, toros de pucará > bull =pottery
tejas pintadas, tejas pintadas a mano, tejas decoradas, tejas decorativas, tejas pintadas y casitas de barro, casitas de barro, casitas de cerámica, casitas de arcilla, tejas artesanales decoradas > pottery =brush
huaco, huacos, huacos y réplicas, ceramios, ceramio, huacos retrato, mates y ceramios > amphora =pottery
alasita, alasitas, ekeko, ekekos, ekekos y alasitas, miniaturas de alasitas > doll =bank-notes
policromía, policromado, tablas policromadas, iconos y tablas policromadas, policromía de imágenes > brush =restored-saint
encuaderno, encuadernamos, empasto tesis, empastamos > stitched-book =book-open
fanzine, fanzines, historietas y fanzines, fanzines y stickers > comic-book =stitched-book
calaveras de azúcar, calaveritas de azúcar > skull =candy
pan de muerto, pan de muertos, pan de muerto y calaveritas de azúcar, hojaldras de muerto, pan de todos santos > bread-of-the-dead bread
árboles de la vida, árboles de la vida de barro, árbol de la vida de barro @art > tree =pottery
corazones de barro, corazones de cerámica, corazones sagrados > heart =pottery
platos de pared, platos decorativos, platos pintados, platos pintados a mano, platos de cerámica pintados > tableware =pottery brush
placas de cerámica, placas de azulejo, números de casa, números de azulejo, numeración de casas en azulejo > tiles =house
enanos de jardín, gnomos de jardín, duendes de jardín > sapling garden-tools
figuras de yeso, figuras de yeso para pintar, yesos para pintar > palette =brush
santos en resina, réplicas de santos, imágenes para procesiones, imágenes de vestir, imágenes procesionales, santería artesanal > restored-saint =gouge
bebés reborn, bebé reborn, reborn, muñecas reborn, muñecos reborn > doll =baby
soldaditos y dioramas, dioramas, diorama, soldaditos > knight =model-house
diablos de yare, diablos danzantes, máscaras de diablos > mask-happy =carnival-mask
totuma, totumas, tapara, taparas, taparas y totumas, totumas pintadas, totumas talladas > jicara =gouge
cuatros y maracas, bandolas, bandola, tiples, tiple > guitar =maraca
botellas cortadas, vidrio reciclado y botellas, vasos con botellas, copas de botellas, vidrio reciclado artesanal, vasos con botellas de vino > blown-glassware =glass
cuadros con chapas, cuadros con tapas, mosaicos con tapitas, arte con tapitas > picture-frame =palette recycle
figuras con motosierra, tallas con motosierra, tótems y tallas, escultura con motosierra, tótems tallados > chainsaw =gouge log-pile
carretas pintadas, carretas típicas, carretas de bueyes, carretas de bueyes en miniatura, carreta típica > ox-cart spoked-wheel bull
joyería precolombina, réplicas de oro, oro precolombino, réplicas de oro precolombino > necklace =gem
jade, obsidiana, jade y obsidiana, jade maya, lapislázuli, malaquita, rodocrosita, bicolores bolivianas @art,desing > gem =necklace ring
obsidiana tallada, jade tallado, ónix y mármol, alabastro tallado > gouge =marble-block
petate, petates, petates y esteras, esteras de junco, esteras de totora > rolled-rug =woven-bowl
vasijas de mata ortiz, mata ortiz, vasija, vasijas, vasijas de barro > pottery =amphora vase
tenango, tenangos, tenangos bordados > embroidery-hoop =needle
manillas tejidas, manillas, pulseras tejidas, manillas de hilo @art,desing > bracelet =yarn
enchapado en tamo, tamo y enchapado > brush =wooden-crate
chivas de barro, chivas de cerámica, chivas de pitalito > chiva-bus =pottery
caballito de ráquira, caballitos de barro > pottery =horse
fachadas en miniatura, fachadas coloniales en miniatura, casas en miniatura, fachadas de cerámica > model-house =house
caleidoscopio, caleidoscopios @art,desing > rose-window =sparkle
juguetes mecánicos, autómatas y juguetes mecánicos, juguetes de hojalata, juguetes de lata > spinning-top =gear rocking-horse
cajas de olivo, madera de raíces, raíces, troncos y raíces, muebles de raíces, muebles de raíces y troncos, muebles de troncos @art,desing > log-pile =wooden-chair
nichos de hojalata, nichos y ermitas, nichos pintados, ermitas en miniatura > retablo =church
pasos y tronos, tronos de semana santa, pasos de semana santa, pasos procesionales > procession-float =candle =restored-saint church
andas procesionales, andas de procesión, andas para santos, andas y tronos, carrozas procesionales, tronos procesionales > procession-float =candle church
estera, esteras & junco, totora, petate, petates, palma, tejida, tejidas > rolled-rug =woven-bowl
alabastro @art > gouge =marble-block
hojalata @art,desing > heart star
panera, paneras @art,desing > woven-bowl =wicker-basket
arreglo de máquinas de coser, mantenimiento de máquinas de coser, máquinas de coser y overlock, técnico en máquinas de coser, máquinas overlock > sewing-machine
alambrismo, alambrismo y piedras, piedras y alambrismo, joyas en alambre, joyería en alambre, piedras engarzadas > ring =earrings =gem
tallas en piedra jabón, tallas en piedra de huamanga, tallas en piedra, piedra sapo, esteatita, piedra jabón, tallas en alabastro > gouge =hammer
`;
