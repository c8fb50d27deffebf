/** Pictures, letters, museums; the visual trades. The format is told in ../table.ts. */
export const ARTS = `
fotografía de bodas, fotografía de familia, fotografía de recién nacidos, fotografía newborn, fotos de boda, fotografía de embarazo > camera =camera-heart aperture
fotógrafo de bodas > camera =camera-heart aperture
fotos de recién nacidos, fotos de bebés, fotos de embarazo, fotos de embarazadas, fotos newborn > camera-heart =camera instant-photos
fotografía, fotógrafo, foto, estudio fotográfico, photography, photo, fotos, fotografía de producto > camera =aperture =tripod-camera instant-photos
ojo de pez, fotografía ojo de pez, lente ojo de pez, lentes ojo de pez > aperture =camera
retratos fotográficos, sesiones de fotos, photographer, retratista, revelado > camera =tripod-camera =instant-photos aperture
fotografía aérea > drone camera
laboratorio fotográfico, estudio de fotografía, fotolibros > camera =instant-photos tripod-camera
cabina de fotos, cabinas fotográficas > photo-strip =instant-photos camera
cámara fotográfica, newborn > camera =tripod-camera aperture
fotocabina > photo-strip =instant-photos camera
acuarela, acuarelas, acuarelista, acuarelistas, clases de acuarela, taller de acuarela, pintura en acuarela, dibujo y acuarela, clases de dibujo y acuarela > watercolour-brush =palette =easel
pintura al óleo, óleo, pintor artístico, clases de pintura, taller de pintura, artista plástico > palette =easel =brush
pasteles al óleo, pastel al óleo, pastel seco, pinturas al pastel, pintura al pastel, retratos al pastel, retrato al pastel, dibujo al pastel, dibujos al pastel, pasteles y carboncillo, pastel y carboncillo, pastel y carbón, óleos y pasteles, óleo y pastel, pasteles secos, gis pastel, tizas pastel > palette =easel =pencil
tubos de óleo, tubos de pintura, tubos de acrílico, tubos de acuarela, pinturas en tubo, óleos en tubo, óleos y acuarelas, óleo y acuarela > paint-tube =palette =brush
artista visual, artes visuales, artes plásticas, pintura artística, dibujo y pintura, bellas artes > palette =easel =brush
mural, muralista > brush =paint-roller
mural, murales & retrato, retratos, cuadro, cuadros, óleo, óleos, lienzo, lienzos > brush =palette
murales y rótulos, rótulos y murales, murales y retratos, retratos y murales, murales y cuadros, cuadros y murales > brush =palette
mural & ilustro, ilustramos, ilustrador, ilustradora, ilustración, ilustraciones, artista > brush =palette
paint > palette =brush
clases de arte, taller de arte > palette =easel brush
materiales de arte, materiales artísticos, insumos artísticos, materiales para artistas, pinturas para artistas, óleos y pinceles, pinceles y óleos, óleos y acrílicos, acrílicos y óleos, pinturas acrílicas, pinceles y pinturas, materiales de pintura artística > paint-tube =palette =easel brush
graffiti, grafiti, grafitti, grafitis, arte urbano, street art > spray-can =brush palette
plantillas para paredes, plantillas para pintar, plantillas de estarcido, estarcido, estarcidos, plantillas para paredes y estarcido, stencil para paredes > brush =paint-roller =spray-can
ikebana, arte floral > vase =bouquet flower
poema, poemas, poemas por encargo, poemas a máquina > typewriter =nib inkwell
pintora de murales, pintor de murales, pintura de murales > brush =palette paint-roller
lienzos, bastidores > easel =palette
arteterapia > palette =brush
arte, arte contemporáneo, artista, art, cuadros > palette =easel picture-frame
cuadros de bicicleta, cuadro de bicicleta, cuadros de bici, cuadros y horquillas, horquillas y cuadros, cuadros de carbono, soldadura de cuadros, pintura de cuadros de bicicleta, cuadros para bicicletas, marcos de bicicleta, cuadros de moto y bicicleta > bicycle =spoked-wheel =chainring
cuadros de mando, cuadro de mando, cuadros comparativos, cuadros de control, cuadros estadísticos, cuadros y gráficos, gráficos y cuadros, cuadros de excel, tableros de mando, tablero de mando, tableros de control de gestión > chart-pie =bars =presentation
cuadros decorativos, láminas decorativas > picture-frame image
arte moderno > bauhaus =palette picture-frame
centro cultural, cultura, gestión cultural, casa de la cultura, casa cultural, casas culturales, peña cultural > mask-happy =palette
subasta de arte > gavel =picture-frame
marco, enmarcación, enmarcado, enmarcado de cuadros, enmarcado de espejos, marcos, enmarcar, enmarcamos, enmarco, marquería, cañuelas > picture-frame =mitred-frame =hung-picture
ilustración, ilustrador, dibujo, dibujante, ilustración infantil > pencil =palette nib
caricatura, caricaturista, storyboard, cuentos ilustrados > pencil =nib
sketch, clases de dibujo > pencil =easel
historieta, historietista > comic-book =pencil
escritura, redactor, copywriting, redacción > nib pencil
pie de foto, pies de foto, redacción y pies de foto, pies de foto para redes, copys y captions, captions > nib =pencil bubble-heart
caligrafía, lettering, calígrafo > nib =inkwell
guionista > nib =film-slate
escribo discursos, redacción de discursos, discursos por encargo, cartas por encargo, escritor fantasma, ghostwriter, escritor por encargo > nib pencil
correctora de textos, copywriter, manuscrito, corrección de textos, estilográficas, corrección de tesis, corrección de libros, corrijo textos, corrijo tesis, corrijo libros, corrijo tesis y libros, corregimos tesis, redacto textos, redactamos textos, redacción de textos, redactora, redacción de contenidos, escribo textos, textos para páginas, escribo libros por encargo, escribo por encargo > nib pencil
revista, magazine > newspaper book-open
imanes para heladera, imanes publicitarios, imanes con foto > magnet
editorial > book-open =stitched-book =leaning-books book-stack
libro, librería, biblioteca, cuento, libros usados, book, bookstore, feria del libro, lectura, club de lectura, llibreria, llibres, liburudenda, liburu denda, libraría > book-open =book-stack =leaning-books
literatura, literario, autores, novela > book-open =book-stack =leaning-books inkwell
libros infantiles, bibliotecario, libros de texto > book-open =book-stack =leaning-books
audiolibros > headphones =book-open
periódico, diario, prensa escrita, canillita, voceador, vendedor de periódicos > newspaper
boletín > newspaper
noticias, medio de comunicación, noticiero > newspaper =hand-microphone
periodismo, periodista > newspaper =hand-microphone nib
museo, arqueología > bank amphora
fósiles, réplicas de fósiles, fósiles y minerales, réplicas de fósiles y huesos, réplicas de huesos, réplicas de dinosaurios, esqueletos y fósiles, huesos de dinosaurio > dinosaur =bone
patrimonio, monumento, patrimonial > bank
genealogía > tree =family
diseño gráfico, diseñador gráfico, estudio de diseño, graphic design, branding, identidad corporativa > bezier =swatch-fan nib
dirección de arte, diseño editorial, agencia de diseño, diseño web y gráfico, agencia creativa > bezier =swatch-fan nib
estudio creativo > bezier =swatch-fan nib
~diseño, diseñador, design, creativo > bezier =swatch-fan nib
diseño industrial, diseño de productos, prototipo, modelado, diseñador industrial > pencil-ruler cube
cajas de cartón, caja de cartón, cajas y empaques, cajas a la medida, empaques a la medida, cajas personalizadas, empaque, embalaje, embalajes > carton-box package
diseño de empaques, packaging > package =carton-box shopping-bag
envase, envases > package shopping-bag
invitación, invitaciones, tarjetas, tarjetería, papelería para eventos > envelope nib
reglas y escuadras, escuadras y reglas, escuadras y compases, compases y escuadras, compases y reglas, material de dibujo técnico, dibujo técnico, escalímetros, escuadras y transportadores, escuadras y escalímetros, plantillas de dibujo técnico > set-square =compass-tool ruler
papelería creativa, stationery > envelope nib pencil
partes de matrimonio > envelope =wedding-rings
participaciones de boda, participaciones de matrimonio, participaciones y menús, participaciones e invitaciones, invitaciones y participaciones, participaciones de quince > envelope =wedding-rings
papelería para bodas, papelería de boda > envelope =wedding-rings
tarjeta, tarjetas & imprenta, volante, volantes, folleto, impresión, afiche > printer =flyer
invitaciones digitales > envelope nib flyer
imprenta & risografía, serigrafía, tipográfica, letterpress, linograbado, grabado > printing-press =pasted-poster
imprenta, offset, impresor > printing-press =printer =pasted-poster
impresión, impresiones, print, centro de impresión > printer =printing-press =pasted-poster
gigantografía, plotter > plotter =billboard
impresión digital, gran formato > plotter =printer
copiado, centro de copiado, fotocopias, fotocopia > printer
fotocopiadora, fotocopiadoras, renta de fotocopiadoras, copiadoras, multifuncionales, impresoras multifuncionales > printer =printer-ink
artes gráficas, tipográfica > printing-press =printer =swatch-fan
rótulos pintados a mano, rotulista, letras pintadas a mano, rotulación a mano, letrerista > signwriting =brush
carteles chicha, cartel chicha, gráfica chicha, afiches chicha, letreros chicha, letras chicha, lettering chicha, serigrafía chicha, arte chicha, estética chicha > pasted-poster =signwriting
cartel, carteles, cartelería @art & ilustración, cine, concierto, conciertos, teatro, risografía, serigrafía > pasted-poster
carteles vintage, carteles y láminas, carteles vintage y láminas, láminas vintage, láminas y carteles, pósters decorativos, afiches decorativos, afiches vintage > pasted-poster =picture-frame
letrero, letreros, cartel, carteles, carteles y corpóreos, rótulos, rotulación, rotulados, cartelería > hanging-sign =pole-sign =letter-lights signpost / vial
señalética, señalización > signpost / vial
números y placas para casas, placas para casas, placas de domicilio, números y letreros para casas, placas con número de casa, azulejos con número > house =hanging-sign
pintor de letreros, pintura de letreros, letreros pintados, letreros a mano, letreros pintados a mano, dorado de letreros, sign painter > signwriting =brush
letreros led, publicidad luminosa, neón led, letras neón > letter-lights =neon-sign pole-sign / vial
timbre, timbres de goma, sello de goma, sellos de goma > stamp
sellos de madera para arcilla, sellos de madera para tela, sellos para arcilla, sellos para telas, sellos para tela, sellos para cerámica, sellos tallados, carimbos, bloques de estampación, tacos de estampar, estampación con sellos, sellos de estampación, sellos para estampar > stamp =gouge
trofeo, medalla, galvano, premios, copas y trofeos, condecoraciones > laurel-cup =trophy =medal
bandera, banderas, banderas y astas, astas, astas para banderas, mástiles para banderas, banderas y banderines > flying-flag
banderines, guirnaldas de banderines, banderines y guirnaldas > pennant-string =flying-flag
animación digital, motion graphics, animador digital, animación 3d, dibujos animados, animo dibujos, dibujos en 2d, animación 2d > play =film-slate
fotocopiado, reprografía > printer
copistería > printer
numismática > coins
centro de copias, copias, tarjetas de visita impresas > printer
restauración de arte, arte sacro, restauración de cuadros > picture-frame =brush
fotomatón > photo-strip =instant-photos camera
afiche, afiches, póster, pósters, láminas y afiches, afiches y carteles, pegatina de carteles, pega de carteles > pasted-poster
volantes y flyers, flyers, folletos, impresos, dípticos, catálogos impresos > flyer =printer
repartición de volantes, repartimos volantes, repartidores de volantes > flyer
muralismo > paint-roller =brush
letras corpóreas, letras volumétricas > letter-lights =hanging-sign pole-sign
cajas de luz, caja de luz, tótems publicitarios, tótems luminosos, tótem publicitario, tótem luminoso > letter-lights =neon-sign =pole-sign
menús pintados, menús pintados a mano, pizarras pintadas > blackboard =signwriting
gráfica vehicular, gráfica automotriz > lettered-van =plotter
bardas publicitarias, barda publicitaria, pinta de bardas, pintura de bardas, rotulación de bardas > signwriting =brush
pendones, lienzos publicitarios, banners, pasacalles > plotter =flag
banner araña, banners araña, araña publicitaria, arañas publicitarias, araña para banner, arañas para banner, banner tipo araña, banners tipo araña, banner araña y back de prensa > roll-up-banner =exhibition-stand plotter
back de prensa, backs de prensa, backings, backing, backings y photocalls, photocalls, photocalls y backings, muros de prensa > photocall =exhibition-stand plotter
roll ups, roll up, rollup, rollups, roll screen, roll screens, banners y roll ups, roll ups y banners, pendones y roll ups, porta banner, porta banners, porta pendones, portapendones, displays y roll ups > roll-up-banner plotter flag
reparto de volantes, volanteo > flyer megaphone
letras para fachadas, letras corpóreas luminosas > letter-lights =hanging-sign pole-sign
corrección de estilo, corrección de estilo y edición, edición de textos > pencil nib book-open
transcripción, transcripciones, transcripción de audios, transcribo audios, transcribimos audios, transcribo entrevistas, transcripción de entrevistas, desgrabación, desgrabaciones, desgrabo audios, audios y entrevistas > headphones keyboard
carteles de madera, letreros de madera > signpost =hanging-sign
fotomural, fotomurales, vinilos decorativos, vinilos para pared, vinilos infantiles > wallpaper =plotter
impresión de playeras, impresión de poleras, impresión de camisetas, estampado de playeras, estampado de camisetas > printed-tee =t-shirt
toga, togas, graduaciones y togas > graduation-cap =diploma
camarógrafo, camarógrafos > video-camera =film-slate
letrista, rotulador de letreros > signwriting =brush
placas conmemorativas, placas de bronce, placas de reconocimiento, placas grabadas, grabado de metales, grabado en metal, grabado de placas > medal =trophy
vidrios para cuadros, vidrio para cuadros, vidrios para marcos, marcos y vidrios, marcos y espejos, espejos y marcos > picture-frame =mitred-frame
soportes de guitarra, atriles, atriles y soportes, soportes y atriles, atriles para partituras > music-notes =guitar
sello musical, sellos musicales, sello de música, sello independiente, sello de cumbia, sello musical independiente > vinyl-record =music-notes
pieles de tambor, pieles para tambores > drum =drum-kit
tubos de órgano > pipe-organ
órgano melódico, órganos melódicos, clases de órgano, órgano y piano, tocar el órgano > piano-keys music-notes
máquinas de tatuar, máquina de tatuar, máquinas de tatuaje, tintas para tatuar, tintas de tatuaje, agujas para tatuar, máquinas de tatuar y tintas, insumos para tatuadores > tattoo-machine
uñas para guitarra, uñetas, púas para guitarra, plumillas para guitarra, uñetas para guitarra, púas y cuerdas > guitar =headstock
tinta textil, tintas textiles, tintas para serigrafía, tintas serigráficas, tintas plastisol, plastisol, tintas para sublimación, tintas y emulsiones > printed-tee =paint-bucket
telas de pintor, telas y bastidores, bastidores y telas, lienzos y bastidores, bastidores y lienzos, bastidores para pintura, bastidores para lienzo, telas de pintor y bastidores, bastidores entelados, telas para pintar, telas para óleo > easel =palette
popotillo, arte en popotillo, arte en paja, popotillo y arte en paja, cuadros de paja, cuadros de popotillo, cuadros en paja toquilla > picture-frame =wheat
palos de selfie, palo selfie, bastones selfie, palos de selfie y trípodes, trípodes y aros de luz, aros de luz y trípodes > tripod-camera
parches y baquetas, parches para batería, parches para baterías, parches para tambor, parches para tambores, parches para percusión, parches de bombo, baquetas, baquetas de batería, baquetas y parches, cueros para tambor > drum-kit =drum
cuentacuentos, narración oral, hora del cuento > book-open book-stack
restauración de santos, restauración de imágenes religiosas, restauración de arte sacro, imaginería religiosa, imaginero > restored-saint =brush
ojos de cristal para imágenes, ojos de cristal para muñecas, ojos para imágenes > eye =restored-saint
letras 3d, letras 3d y corpóreas, letreros 3d > letter-lights =hanging-sign =pole-sign
empaques para regalo, cajas de regalo, cajas y empaques para regalo, envoltura de regalos > gift bow package
galería, galería de arte, art gallery, exposición de arte, curador de arte, galería de arte contemporáneo, galería de arte moderno, exposiciones de arte, exposiciones de arte contemporáneo, exposición de arte contemporáneo > picture-frame =hung-picture easel
tipografía @desing,marketing > nib pencil bezier
carteles en serigrafía, carteles serigrafiados > pasted-poster =printing-press
serigrafía artística > printing-press flyer
retratos de mascotas, retrato de mascotas, retratos de perros > picture-frame dog pencil
retratos al óleo, retrato al óleo > picture-frame =easel palette
~gráfica, gráficas @marketing,art,desing,technology > printing-press =printer =swatch-fan
ploteo, ploteos, ploteo de vidrieras, ploteo de planos, plotter de corte, corte de vinil, corte de vinilo, corte de viniles, corte de vinilos, impresión de planos, copias de planos > plotter
embarazada, embarazadas, recién nacido, recién nacidos, bebé, bebés, newborn & foto, fotos, fotografía, fotografías, fotógrafo, fotógrafa, sesión, sesiones, retratos > camera-heart =camera instant-photos
molde de panza, moldes de panza, moldes de panza de embarazada, moldes de barriga, molde de barriga, moldes de vientre, panza de yeso, panzas de yeso, barrigas de yeso, belly painting, pintura de panza, panzas pintadas > pregnant
filatelia, filatélico, filatélica, filatelista, club filatélico, estampillas, sellos de correo, sellos postales, estampillas postales, coleccionista de sellos, sellos de colección > postage-stamp =magnifying-glass envelope
sobres y bolsas impresas, sobres y bolsas de mensajería, sobres de mensajería, bolsas y sobres de seguridad, sobres impresos, sobres con logo, sobres membretados, sobres de papel, sobres burbuja, sobres acolchados, sobres para invitaciones, sobres forrados, fábrica de sobres > envelope
filatelia y numismática, numismática y filatelia > postage-stamp coins magnifying-glass
fotos en lienzo, foto en lienzo, fotos sobre lienzo, fotocuadros, impresión en lienzo, cuadros con fotos > picture-frame =instant-photos easel
historia local, historiador > bank =inkwell
retoque fotográfico, retoque digital, retoque de fotos, retoque de fotografías, fotos antiguas restauradas, restauración de fotos, restauración fotográfica, restauración de fotografías, fotos restauradas > camera =instant-photos
editorial cartonera, libros cartoneros, editorial cartonero > stitched-book =book-open
sala de exposiciones, espacio de exposiciones, sala de arte, exponemos @art > picture-frame =hung-picture easel
pigmentos, pigmento, pigmentos naturales, tierras de color @art,desing > palette =paint-bucket drop-half
tintas para grabado, tórculo, tórculos, tórculos y prensas, prensas de grabado, insumos de grabado > printing-press =gouge stamp
fotografía submarina, fotos submarinas, video submarino, fotógrafo submarino > camera =dive-mask
cianotipia, cianotipias, taller de cianotipia, estenopeica, fotografía estenopeica, foto estenopeica, cianotipia y foto estenopeica > camera =instant-photos
diseño de menús, menús y cartas, cartas para restaurantes > flyer =bezier cutlery
bolígrafos torneados, bolígrafos de madera, plumas de madera, lapiceras de madera > nib pencil
dibujos a tinta, dibujo a tinta, dibujos en tinta china > nib =inkwell pencil
retratos a carboncillo, retratos en carbón, dibujos a carboncillo, carboncillo, retratos a grafito > pencil =picture-frame
dibujos a plumilla, dibujo a plumilla, ilustraciones a tinta, plumilla y tinta china > nib =inkwell
pinstriping, pinstriping y letras > signwriting =brush
cascos pintados, pintura de cascos, cascos personalizados > motorcycle-helmet =spray-gun
pintura de tanques, pintura de motos y tanques > motorcycle =spray-gun
filete porteño en colectivos, fileteado de colectivos, buses pintados y fileteados, fileteado de buses > signwriting =bus
biografías, biografía, biografías familiares, memorias familiares, memorias de abuelos, historias de vida, historias de familia, escribo biografías, escribo memorias, escribo tu historia, escribimos tu historia, escribimos biografías, libros de familia, autobiografías, autobiografía > nib =stitched-book =book-open inkwell
estampado de polos y tazas, estampo polos y tazas, tazas y poleras, poleras y tazas, tazas y camisetas, camisetas y tazas, tazas y playeras, playeras y tazas, tazas y polos, polos y tazas, remeras y tazas, tazas y remeras, tazas y gorras, tazas y franelas, franelas y tazas > printed-mug =printed-tee
caligrafía de sobres, rotulado de sobres, escribo sobres > nib =inkwell =envelope
redacto cartas, redacto contratos, redacto documentos, redacción de contratos, redacción de documentos, redacción de cartas, cartas y contratos, tinterillo, tinterillos, escribiente, escribientes, escribano público, escribo cartas, contratos y cartas > typewriter =nib =file-text
currículos, currículum, currículums, currículum vitae, hojas de vida, hoja de vida > resume typewriter
avisos luminosos, aviso luminoso, anuncio luminoso, cartel luminoso > neon-sign =letter-lights =hanging-sign
letreros tallados, letrero de madera, letreros de madera tallada, letreros rústicos > hanging-sign =signpost =gouge
cartas de amor, cartas a mano, cartas de amor a mano, escribo cartas de amor > nib =envelope =inkwell
fotografía de mascotas, sesiones de mascotas, fotografía de perros, fotos de perros > camera =paw-print tripod-camera
`;
