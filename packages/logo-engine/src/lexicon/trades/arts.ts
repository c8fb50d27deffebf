/** Pictures, letters, museums; the visual trades. The format is told in ../table.ts. */
export const ARTS = `
fotografía de bodas, fotografía de familia, fotografía de recién nacidos, fotografía newborn, fotos de boda, fotografía de embarazo > camera camera-heart aperture
fotografía, fotógrafo, foto, estudio fotográfico, photography, photo, fotos, fotografía de producto > camera aperture
retratos fotográficos, fotógrafo de bodas, fotografía aérea, sesiones de fotos, photographer, retratista, revelado > camera aperture
laboratorio fotográfico, cabina de fotos, cabinas fotográficas, photobooth, estudio de fotografía, fotolibros > camera aperture
cámara fotográfica, newborn, fotocabina > camera aperture
pintura al óleo, óleo, acuarela, pintor artístico, clases de pintura, taller de pintura, artista plástico > palette brush paint-brush
artista visual, artes visuales, mural, muralista, artes plásticas, pintura artística, paint, dibujo y pintura, bellas artes > palette brush paint-brush
graffiti, grafiti, materiales de arte, materiales artísticos, atelier, clases de arte, taller de arte, insumos artísticos > palette brush paint-brush
lienzos, bastidores, arteterapia > palette brush paint-brush
galería, galería de arte, arte, art gallery, exposición de arte, curador de arte, arte contemporáneo, artista, art, cuadros > palette bauhaus brush
cuadros decorativos, láminas decorativas > image palette
arte moderno, centro cultural, cultura, gestión cultural, casa de la cultura > palette bauhaus brush
subasta de arte > palette bauhaus brush
marco, enmarcación, enmarcado, enmarcado de cuadros, enmarcado de espejos, marcos, enmarcar, marquería, cañuelas > image
ilustración, ilustrador, dibujo, dibujante, caricatura, caricaturista, storyboard, cuentos ilustrados, ilustración infantil > pencil nib palette
sketch, clases de dibujo, historieta > pencil nib palette
caligrafía, lettering, calígrafo, escritura, redactor, copywriting, redacción, guionista > nib pencil
escribo discursos, redacción de discursos, discursos por encargo, cartas por encargo, escritor fantasma, ghostwriter, escritor por encargo > nib pencil
correctora de textos, copywriter, manuscrito, corrección de textos, estilográficas > nib pencil
editorial, libro, librería, biblioteca, cuento, libros usados, book, bookstore, feria del libro, lectura, club de lectura > book-open nib
literatura, libros infantiles, literario, bibliotecario, cuentacuentos, libros de texto, audiolibros, autores, novela > book-open nib
periódico, diario, prensa escrita, revista, magazine, boletín > newspaper
noticias, periodismo, periodista, medio de comunicación, noticiero > newspaper microphone
museo, patrimonio, historia local, arqueología, historiador, monumento, patrimonial, genealogía > bank
diseño gráfico, diseñador gráfico, estudio de diseño, graphic design, branding, identidad visual, identidad corporativa > bezier nib overlap pencil-ruler
diseño de logos, dirección de arte, diseño editorial, agencia de diseño, diseño web y gráfico, agencia creativa > bezier nib overlap pencil-ruler
estudio creativo > bezier nib overlap pencil-ruler
~diseño, diseñador, design, creativo > bezier nib overlap pencil-ruler
diseño industrial, diseño de productos, prototipo, modelado, diseñador industrial > cube pencil-ruler compass-tool
diseño de empaques, packaging, empaque, embalaje, envase, cajas de cartón, envases, cajas personalizadas, etiquetas, embalajes > package cube
invitación, invitaciones, papelería creativa, partes de matrimonio, tarjetas, tarjetería, papelería para eventos, stationery > envelope nib
papelería para bodas, papelería de boda > envelope heart nib
tarjeta, tarjetas & imprenta, volante, volantes, folleto, impresión, afiche > printer flyer
tarjetas de presentación, tarjetas de visita > printer flyer
invitaciones digitales > envelope nib flyer
imprenta, impresión, gigantografía, offset, impresor, impresiones, plotter, print, centro de impresión > printer printing-press
impresión digital, artes gráficas, gran formato, copiado, centro de copiado, fotocopias, fotocopia, tipográfica > printer
letrero, letreros, señalética, rótulos, rotulación, rotulados, cartelería, señalización > signpost storefront lightbulb / vial
rotulista, letrerista, pintor de letreros, pintura de letreros, letreros pintados, letreros a mano, letreros pintados a mano, dorado de letreros, sign painter > brush signpost storefront
letreros led, publicidad luminosa > signpost storefront lightbulb / vial
timbre, timbres de goma, sello de goma, sellos de goma > stamp
trofeo, medalla, galvano, premios, copas y trofeos, condecoraciones > trophy medal
bandera, banderas, banderines > flag
animación digital, motion graphics, animador digital, animación 3d, dibujos animados > play film-slate bezier
fotocopiado, reprografía > printer
copistería > printer
filatelia, numismática, sellos de correo > stamp coins
centro de copias, copias, tarjetas de visita impresas > printer
restauración de arte, arte sacro, restauración de cuadros > brush palette
fotomatón > camera
volantes y flyers, flyers, folletos, afiches, impresos, dípticos, catálogos impresos, repartición de volantes > flyer printer
muralismo > brush palette
letras corpóreas, letras volumétricas > signpost storefront
pendones, lienzos publicitarios, banners, pasacalles, roll up > flyer printer flag
reparto de volantes, volanteo > flyer
letras para fachadas, letras corpóreas luminosas > signpost storefront
`;
