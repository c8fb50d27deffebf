/** Pictures, letters, museums; the visual trades. The format is told in ../table.ts. */
export const ARTS = `
fotografía de bodas, fotografía de familia, fotografía de recién nacidos, fotografía newborn, fotos de boda, fotografía de embarazo > camera =camera-heart aperture
fotografía, fotógrafo, foto, estudio fotográfico, photography, photo, fotos, fotografía de producto > camera =aperture
retratos fotográficos, sesiones de fotos, photographer, retratista, revelado > camera aperture
fotógrafo de bodas > camera =camera-heart aperture
fotografía aérea > camera aperture drone
laboratorio fotográfico, estudio de fotografía, fotolibros > camera aperture
cabina de fotos, cabinas fotográficas > photo-strip camera image
cámara fotográfica, newborn > camera aperture
fotocabina > photo-strip camera image
pintura al óleo, óleo, acuarela, pintor artístico, clases de pintura, taller de pintura, artista plástico > palette =easel brush paint-brush image
artista visual, artes visuales, artes plásticas, pintura artística, dibujo y pintura, bellas artes > palette brush paint-brush image
mural, muralista > brush paint-roller paint-bucket
paint > palette brush paint-brush
graffiti, grafiti, materiales de arte, materiales artísticos, atelier, clases de arte, taller de arte, insumos artísticos > palette =easel brush paint-brush
lienzos, bastidores > palette brush paint-brush image
arteterapia > palette brush paint-brush
arte, arte contemporáneo, artista, art, cuadros > palette =easel bauhaus brush image
cuadros decorativos, láminas decorativas > picture-frame image brush
arte moderno > palette bauhaus brush image
centro cultural, cultura, gestión cultural, casa de la cultura > palette bauhaus brush mask-happy
subasta de arte > palette bauhaus brush gavel
marco, enmarcación, enmarcado, enmarcado de cuadros, enmarcado de espejos, marcos, enmarcar, marquería, cañuelas > picture-frame image
ilustración, ilustrador, dibujo, dibujante, ilustración infantil > pencil nib palette brush
caricatura, caricaturista, storyboard, cuentos ilustrados > pencil nib palette
sketch, clases de dibujo > pencil nib palette
historieta, historietista > comic-book pencil nib palette
escritura, redactor, copywriting, redacción > nib pencil
caligrafía, lettering, calígrafo > nib inkwell
guionista > nib film-slate
escribo discursos, redacción de discursos, discursos por encargo, cartas por encargo, escritor fantasma, ghostwriter, escritor por encargo > nib pencil
correctora de textos, copywriter, manuscrito, corrección de textos, estilográficas > nib pencil
editorial > book-open stitched-book
libro, librería, biblioteca, cuento, libros usados, book, bookstore, feria del libro, lectura, club de lectura > book-open =book-stack nib book-bulb
literatura, literario, autores, novela > book-open nib inkwell book-bulb
libros infantiles, bibliotecario, libros de texto > book-open nib book-bulb
audiolibros > book-open nib headphones
periódico, diario, prensa escrita > newspaper nib printing-press
revista, magazine > newspaper book-open
boletín > newspaper nib
noticias, medio de comunicación, noticiero > newspaper microphone broadcast
periodismo, periodista > newspaper microphone nib broadcast
museo, arqueología > bank amphora
patrimonio, monumento, patrimonial > bank
genealogía > bank tree family
historia local, historiador > bank book-open inkwell
diseño gráfico, diseñador gráfico, estudio de diseño, graphic design, branding, identidad corporativa > bezier nib pencil-ruler
dirección de arte, diseño editorial, agencia de diseño, diseño web y gráfico, agencia creativa > bezier nib pencil-ruler
estudio creativo > bezier nib pencil-ruler
~diseño, diseñador, design, creativo > bezier nib pencil-ruler
diseño industrial, diseño de productos, prototipo, modelado, diseñador industrial > cube pencil-ruler compass-tool
diseño de empaques, packaging, empaque, embalaje, envase, cajas de cartón, envases, cajas personalizadas, embalajes > package shopping-bag
invitación, invitaciones, tarjetas, tarjetería, papelería para eventos > envelope nib
papelería creativa, stationery > envelope nib pencil
partes de matrimonio > envelope nib wedding-rings
papelería para bodas, papelería de boda > envelope heart nib wedding-rings
tarjeta, tarjetas & imprenta, volante, volantes, folleto, impresión, afiche > printer flyer printing-press
tarjetas de presentación, tarjetas de visita > printer flyer printing-press
invitaciones digitales > envelope nib flyer
imprenta, impresión, offset, impresor, impresiones, print, centro de impresión > printer =printing-press flyer
gigantografía, plotter > printer printing-press flyer billboard
impresión digital, gran formato > printer flyer
copiado, centro de copiado, fotocopias, fotocopia > printer
artes gráficas, tipográfica > printer =printing-press flyer
rótulos pintados a mano, rotulista, letras pintadas a mano, rotulación a mano, letrerista > signwriting brush paint-bucket
letrero, letreros, rótulos, rotulación, rotulados, cartelería > signpost =hanging-sign =neon-sign storefront / vial
señalética, señalización > signpost / vial
pintor de letreros, pintura de letreros, letreros pintados, letreros a mano, letreros pintados a mano, dorado de letreros, sign painter > signwriting brush paint-bucket
letreros led, publicidad luminosa > neon-sign lightbulb storefront / vial
timbre, timbres de goma, sello de goma, sellos de goma > stamp
trofeo, medalla, galvano, premios, copas y trofeos, condecoraciones > trophy medal
bandera, banderas, banderines > flag
animación digital, motion graphics, animador digital, animación 3d, dibujos animados > play film-slate
fotocopiado, reprografía > printer
copistería > printer
filatelia, sellos de correo > envelope coins magnifying-glass
numismática > coins
centro de copias, copias, tarjetas de visita impresas > printer
restauración de arte, arte sacro, restauración de cuadros > brush picture-frame image
fotomatón > photo-strip camera image
volantes y flyers, flyers, folletos, afiches, impresos, dípticos, catálogos impresos > flyer printer printing-press
repartición de volantes, repartimos volantes, repartidores de volantes > flyer envelope
muralismo > paint-roller brush palette
letras corpóreas, letras volumétricas > neon-sign storefront
pendones, lienzos publicitarios, banners, pasacalles, roll up > flyer printer flag billboard
reparto de volantes, volanteo > flyer megaphone envelope
letras para fachadas, letras corpóreas luminosas > neon-sign storefront
corrección de estilo, corrección de estilo y edición, edición de textos > pencil nib book-open
transcripción, transcripciones, transcripción de audios > headphones pencil clipboard-text
carteles de madera, letreros de madera > signpost saw-blade tree
fotomural, fotomurales, vinilos decorativos > wallpaper paint-roller image
impresión de playeras, impresión de poleras, impresión de camisetas, estampado de playeras, estampado de camisetas > t-shirt printer baseball-cap
toga, togas, graduaciones y togas > graduation-cap diploma
camarógrafo, camarógrafos > video-camera film-slate aperture
letrista, rotulador de letreros > signwriting brush paint-bucket
placas conmemorativas, placas de bronce, placas de reconocimiento, placas grabadas, grabado de metales, grabado en metal, grabado de placas > trophy medal diploma
cuentacuentos, narración oral, hora del cuento > book-open bubble
restauración de santos, restauración de imágenes religiosas, restauración de arte sacro, imaginería religiosa, imaginero > brush gouge angel-wings
letras 3d, letras 3d y corpóreas, letreros 3d > neon-sign storefront
empaques para regalo, cajas de regalo, cajas y empaques para regalo, envoltura de regalos > gift bow package
galería, galería de arte, art gallery, exposición de arte, curador de arte > picture-frame =easel image palette
tipografía @desing,marketing > nib pencil bezier
carteles en serigrafía, serigrafía artística, carteles serigrafiados > printing-press flyer
retratos de mascotas, retrato de mascotas, retratos de perros > picture-frame dog pencil
retratos al óleo, retrato al óleo > palette picture-frame brush
`;
