/** Advice, money, law, selling and publicity. The format is told in ../table.ts. */
export const OFFICE = `
publicidad, agencia de publicidad, difusión, campaña, medios, publicitario, publicidad en bicicletas, publicidad en avionetas, publicidad en bicis, publicidad en globos, vallas en carreteras, anuncios en carreteras > megaphone =billboard
marketing, marketing digital, agencia de marketing > megaphone =phone-megaphone target
mercadotecnia, trade marketing, publicidad digital, mercadeo, agencia digital > megaphone =phone-megaphone target
promotora, promociones > megaphone billboard
campañas políticas > megaphone =ballot-box
promoción, activaciones, btl > megaphone billboard
growth marketing, inbound > megaphone =trend =phone-megaphone
neuromarketing > brain =megaphone
redes sociales, community manager, social media, influencer, contenido digital, manejo de redes sociales > bubble-heart =phone-megaphone =chats
gestión de redes sociales, instagram > bubble-heart =phone-megaphone =chats
creación de contenido, creador de contenido, contenidos, ugc > bubble-heart =tripod-camera camera
comunicación, relaciones públicas, comunicaciones > megaphone =chats
prensa y comunicaciones > megaphone =newspaper
comunicación corporativa, comunicación estratégica > megaphone =chats
vocería, public relations > megaphone =hand-microphone
comunicación interna > megaphone =chats
abogado, jurídico, legal, lawyer, derecho, estudio jurídico, bufete, notaría jurídica, ley, leyes, asesoría legal, defensa penal, advocat, advocats, avogado, avogados, avogadas, abokatu, abokatuak, abokatuen bulegoa, indemnizaciones, indemnización, choques e indemnizaciones, multas de tránsito, defiendo multas, defensa de multas, recursos de multas, saco de la cárcel, cárcel, presos, detenidos, hábeas corpus, accidentes de tránsito, reclamos y demandas, demandas, defiendo, te defiendo, te defendemos, juicios, pleitos, defensa de consumidores, derechos del consumidor, defensa del consumidor, desalojos, desalojo, desalojo inquilinos, inquilinos morosos, contratos de arriendo, contratos de alquiler, contratos y desalojos, tutelas y demandas, derechos de petición, amparos, juicio de alimentos > scales =gavel =law-book ionic-column
juicio, abogacía, despacho jurídico, procurador, consultoría legal, asesoría jurídica > scales =gavel =law-book ionic-column
derecho laboral, despido, despido injustificado, demanda laboral, defensa laboral, despidos, despidos injustificados, me despidieron, te despidieron, trabajadores despedidos, defiendo trabajadores, defendemos trabajadores, finiquitos, indemnizaciones laborales > scales =gavel =law-book worker-scales
derecho de familia > scales =gavel =law-book
tribunal, justicia, law firm, litigios, penalista, despacho de abogados > scales =gavel =law-book
pensión de alimentos, pensiones de alimentos, pensión alimenticia, divorcios, custodia de hijos, custodia de menores, tenencia de hijos, régimen de visitas, tuición de hijos, divorcios y custodia, alimentos y custodia, cuidado personal de hijos, divorcio exprés, divorcios exprés > scales =gavel =law-book
herencias > scales =deed gavel
compliance > scales =shield-check law-book
mediación, mediador > handshake =scales
arbitraje > handshake =scales =gavel
legalización > stamp =deed =signature
patente, patentes, marcas registradas, registro de marcas, marcas y patentes, patentes y marcas > trademark =registered-bulb certificate seal-check
propiedad intelectual, propiedad industrial > trademark =registered-bulb lightbulb certificate
derechos de autor > trademark =certificate nib
migración, visas, extranjería, pasaportes, inmigración, visados > passport =globe stamp
contabilidad, contador, auditor, tributario, impuestos, contable, asesoría contable, asesoría tributaria, accounting, planillas y sueldos, sueldos y planillas, planillas, liquidación de sueldos, liquidaciones, nóminas, pago de sueldos, llevo los libros, libros contables, boletas de pago, rendición de cuentas, balances, balances y declaraciones, impuestos y balances, sueldos, roles de pago, libros de pequeños negocios, llevamos libros, libros de contabilidad, libros y planillas, teneduría de libros, planillas y declaraciones > calculator =adding-machine =tax-form
software contable, software de contabilidad, sistema contable, sistema de contabilidad, programa contable > laptop-bill =adding-machine =calculator
contabilidad en línea, contabilidad online, contabilidad digital, contabilidad electrónica, contabilidad en la nube, contabilidad virtual, contador online, contador en línea, contadores en línea, contador virtual, contabilidad a distancia > laptop-bill =calculator =adding-machine
auditoría > calculator =clipboard-text
remuneraciones, contaduría, liquidaciones de sueldo, teneduría > calculator =adding-machine =tax-form
asesoría fiscal, fiscal > calculator =tax-form =adding-machine
declaración de renta, declaraciones de renta, declaración anual de impuestos, devolución de impuestos, declaración anual, declaraciones anuales > tax-form =calculator =adding-machine
despacho contable > calculator =adding-machine =tax-form
finanzas, financiero, finance, asesoría financiera > trend =coins =chart-pie / plaza, madera, sangre, parque
crédito, préstamo, créditos, presto dinero, prestamos dinero, dinero rápido, dinero al instante, presto plata, prestamos plata > coins =bank-notes bank / plaza, madera, sangre, parque
inversión, inversiones, trading, fondos de inversión > trend =sprout-bars =bars coins
corredora de bolsa, capital, fondo de inversión, corretaje de bolsa > trend =bars =chart-pie / plaza, madera, sangre, parque
ahorro, cooperativa de ahorro, caja rural, caja municipal, caja de compensación, caja popular, prestamos ahorros, ahorros entre vecinas, ahorro entre vecinas, ahorros entre vecinos, grupo de ahorro, grupos de ahorro, tanda, tandas, pasanaku, panderos, junta de ahorro, juntas de ahorro, natillera, natilleras, cuchubal, cajas de ahorro, caja de ahorros, banquito comunal, bancos comunales, susu > piggy-bank =coins =safe / plaza, madera, sangre, parque
factoring, factoraje, adelanto de facturas, anticipo de facturas, descuento de facturas, compra de facturas, adelantamos tus facturas, adelantamos el pago de tus facturas, adelanta tus facturas, cobra tus facturas, confirming > invoice-coin =invoice =coins / plaza, madera, sangre, parque
leasing > coins trend bank / plaza, madera, sangre, parque
asesor financiero, family office > coins =trend =chart-pie / plaza, madera, sangre, parque
microcréditos, microfinanzas > stall-coin =coins =bank-notes / plaza, madera, sangre, parque
financiera > coins =bank-notes / plaza, madera, sangre, parque
educación financiera > coins =piggy-bank trend / plaza, madera, sangre, parque
casa de empeño, presto dinero por joyas, prestamos dinero por joyas, dinero por joyas, dinero por oro, préstamos por joyas, préstamo sobre joyas, préstamos prendarios, préstamo prendario, prendario, monte de piedad, montepío, joyas y herramientas empeñadas, compraventa de joyas y empeño > gem-coin =coins =ring watch / plaza, madera, sangre, parque
casa de cambio, divisas, dólares, cambio de moneda, cambio de divisas, compra y venta de dólares > turning-coin =currency-exchange bank-notes coins
remesas, giros > bank-notes currency-exchange coins
cobranza judicial, cobranzas judiciales, cobro judicial, cobros judiciales, cobranza legal > gavel-coin =gavel receipt
cobranza, cobranzas, dicom, recuperación de deudas, cobro de deudas, recobro, recobros, morosos, impagados, gestión de cobros > receipt =invoice coins
aseguradora, corredor de seguros, corredora de seguros, insurance, pólizas, seguros de vida, aseguro autos, aseguramos autos, aseguro casas, aseguramos casas, aseguro carros, aseguramos carros, aseguramos motos, aseguramos vidas, aseguramos tu casa, aseguramos negocios, aseguramos embarcaciones > shield-check =umbrella =under-umbrella house-shield
seguros generales, mutua > shield-check =umbrella =under-umbrella house-shield
~consultora, consultoría, asesoría empresarial, consulting, asesoría de empresas, consultor, asesor de negocios, asesores, asesores de empresas > briefcase =presentation handshake
~gestión empresarial, management, outsourcing, administración de empresas > trend =briefcase =presentation
~estrategia, planificación estratégica > trend =presentation chess-pawn
~consultora de negocios, business, asesoría a pymes > briefcase =presentation handshake
~gestión de proyectos > clipboard-text =presentation briefcase
~mejora continua, lean > trend =gear clipboard-text
~dirección estratégica > chess-pawn =presentation
~certificación, certificaciones, iso 9001, acreditación, inspección, control de calidad > seal-check =certificate
recursos humanos, selección de personal, reclutamiento, headhunter, rrhh, empleo, bolsa de trabajo, talento, gestión de personas, busco trabajadores, buscamos trabajadores, conseguimos trabajadores, consigo trabajadores, consigo personal, conseguimos personal, busco personal, seleccionamos trabajadores, agencia de empleo, agencia de empleos, agencia de colocación > person-lens =users-three =id-badge
capital humano, servicios transitorios, recruiting, personal de servicio, bienestar laboral, clima laboral, búsqueda de talento > person-lens =users-three =id-badge
coaching, coach, liderazgo, desarrollo personal, mentoría, life coach, coaching ejecutivo, mentor, motivación, crecimiento personal > steps-flag =target
!hablar en público, hablar bien en público, hablar bien, clases de oratoria, curso de oratoria, cursos de oratoria, taller de oratoria, miedo escénico > lectern =hand-microphone
oratoria, charlas, conferencista, speaker > lectern-talk =hand-microphone =presentation
traducción, traductor, intérprete, interpretación, traducciones, translator, traductor público, traducción simultánea, subtitulaje, traducción jurada, traducciones juradas, traductor jurado > translate =two-tongues =chats
encuesta, encuestas, encuestador, encuestadores, encuestas de opinión, sondeo de opinión, sondeos de opinión, satisfacción de clientes, satisfacción del cliente, mido la satisfacción, preguntamos a la gente, entrevistadores, trabajo de campo y encuestas > survey-clipboard chart-pie
encuestas a domicilio, encuestas casa por casa, encuesta de hogares, encuestas en hogares, encuestas puerta a puerta > house-answer =survey-clipboard chart-pie
estudio de mercado, investigación de mercado, estudios de mercado, sondeos, opinión pública > chart-pie =presentation clipboard-text
call center, atención al cliente, contact center, asistente virtual, teleoperadores, soporte al cliente, secretaria virtual > headset =support-agent =phone
asistencia virtual > headset =laptop
secretaria > headset =phone clipboard-text
~venta directa, fuerza de ventas, venta por catálogo, comisionista > handshake shopping-bag
~importación, importadora, comercio exterior, importaciones, comex, import export, traigo mercadería, mercadería de china, mercancía de china, traigo de china, importados de china, contenedores de china, productos de china > shipping-container =cargo-ship globe
~exportación, exportadora, asesoría para exportar, exportar fruta, exportar productos, ayudamos a exportar > shipping-container =cargo-ship globe
~trading internacional, importador, comercio internacional > shipping-container =cargo-ship globe
aduana, agente de aduana, agencia de aduanas, despacho aduanero, despachante de aduana, desaduanamiento, agente aduanero, agentes aduaneros, agencia aduanera, agencias aduaneras, trámites aduaneros, tramitador aduanal, agente aduanal, agentes aduanales > shipping-container =cargo-ship stamp
~distribuidora, distribución, distribuidor, mayorista, abarrotera, proveedor, suministros, suministro, comercializadora, distribuciones > package truck warehouse
negocio de barrio, tienda de la esquina, tienda de barrio, almacén, minimarket, supermercado, abarrotes, mercado, provisiones, ultramarinos, colmado, almacén de barrio, abasto, abastos, abacería, abarrotería, víveres, víveres en general, comestibles, hipermercado, provisiones y víveres, artículos de primera necesidad, productos de primera necesidad, canasta básica, productos de la canasta básica > grocery-bag =shopping-basket =storefront shopping-cart basket
market, tienda de conveniencia, autoservicio, despensa, miscelánea, economato, minisúper > storefront grocery-bag shopping-basket
pulpería > storefront basket shopping-cart
market express > storefront basket shopping-cart
~~tienda, local, comercio, shop, store, outlet, showroom, emporio, mall, comercial, ventas por mayor, galería comercial, botiga, denda > storefront shopping-bag
centro comercial > shopping-bag storefront
~segunda mano, compra y venta, compraventa, tienda de segunda mano, garage sale, trueque > swap price-tag recycle
~ropa de segunda > swap price-tag recycle t-shirt
seguridad, security > shield-check =security-camera =security-guard / informática, laboral, industrial
guardia, guardias, vigilancia, guardias de seguridad, seguridad privada > security-guard =shield-check / informática, laboral, industrial
escoltas, guardaespaldas > security-guard shield-check
conserje > security-guard =key / informática, laboral, industrial
rondas, alarmas comunitarias > security-guard =shield-check / informática, laboral, industrial
rondas de negocios, ronda de negocios, rueda de negocios, ruedas de negocios > handshake
rueda de prensa, ruedas de prensa, ruedas de prensa y comunicados, conferencias de prensa, conferencia de prensa > hand-microphone =newspaper lectern
ronda, rondas & copla, coplas, bolero, guitarra, laudes > guitar
ronda, rondas & cerveza, cervezas, chelas, birras, tragos, shots, alitas, bar > cheers =beer-stein
ronda, rondas & cuento, cuentos, cuentacuentos, lectura, lecturas > book-open =book-stack
ronda, rondas & canción, canciones, infantil, infantiles, juego, juegos, niños, jardín, kínder > music-notes =treble-clef
detective, investigador privado, investigaciones privadas, investigo fraudes, investigamos fraudes, investigación de fraudes, fraudes, infidelidades, investigo infidelidades, investigamos infidelidades > detective =person-lens magnifying-glass fingerprint
criminalística > magnifying-glass =fingerprint detective
bodas de plata > heart
~cowork, espacio de trabajo, hub > desk =swivel-chair
~arriendo de oficinas > desk =swivel-chair skyline
artículos de oficina, útiles de oficina, papelería > pencil-cup =notebook-pencil =pencil
librería y papelería, artículos de librería > pencil =pencil-cup =notebook-pencil
útiles escolares > pencil-cup =notebook-pencil =backpack pencil notebook paperclip
materiales de oficina, insumos de oficina > pencil-cup =paperclip pencil
materiales escolares > pencil-cup =backpack pencil notebook
correo, correspondencia > envelope paper-plane
email marketing, newsletter > envelope =paper-plane
maquinaria de oficina > printer
municipio, gobierno > bank =flag
candidato, política, partido político, alcalde, concejal, diputado > ballot-box =megaphone
~cooperativa, asociación, cooperativa de productores, asociación de productores > handshake users-three
gremio, asociación gremial, colegio profesional > handshake users-three
cámara de comercio > handshake users-three storefront
agrupación, club social, federación > handshake users-three
~fundación, ong > hand-heart heart
voluntariado, caridad, ayuda social, donaciones, beneficencia, corporación social, sin fines de lucro, solidario > hand-heart heart
solidaridad, ayuda humanitaria, trabajo social, responsabilidad social > hand-heart heart users-three
apadrinar > hand-heart heart family
iglesia, evangélico, cristiano, parroquia, ministerio cristiano, church, templo, cristiana, pastoral, congregación, biblia > church cross book-open dove
católico, capilla, catequesis, retiro espiritual, bautista, pentecostal, misión cristiana > church cross book-open dove
artículos religiosos > church cross book-open candle
judío, sinagoga, kosher > star-of-david
mezquita, islámico, halal > mosque star-and-crescent
budista, budismo > flower-lotus yin-yang stones
zen > flower-lotus yin-yang stones bonsai
funeraria, funeral, servicios fúnebres, pompas fúnebres, tanatorio, memorial, traslado de cadáveres, traslado de difuntos, traslado de restos, repatriación de restos, repatriaciones > lily =dove =laurel-flame candle
cinerario, sepultura, servicios funerarios > lily =laurel-flame urn dove
militar, ejército, táctico, airsoft táctico, supervivencia > shield-star medal-military
bolsa de valores, acciones > trend =bars coins
invertir en la bolsa, inversión en bolsa, inversiones en bolsa, invierto en bolsa, casa de bolsa, bolsa de comercio, bolsa mexicana, bolsa de valores y divisas, cursos de bolsa, trading en bolsa, operar en bolsa, asesoría bursátil, bursátil, bursátiles > trend =bars =coins
~~oficina, despacho profesional > desk =briefcase
compra de oro, comprador de oro > gold-nugget =coins =ring gem
casa de empeños, empeño, empeñero, empeño de joyas > gem-coin =coins =ring watch
prestamista > coins wallet
municipalidad, ayuntamiento, embajada, consulado, registro civil, diplomático, servicio público, juzgado > bank flag
centro comunitario, centro social > hand-heart house heart users-three
comedor social > hand-heart house heart cooking-pot
adopción, hogar de acogida, refugiados > hand-heart house heart
banco de alimentos > hand-heart basket grocery-bag apple
médium > moon-stars sparkle crystal-ball tarot
corredor de apuestas > trophy coins
incubadora de negocios, aceleradora > rocket-launch =lightbulb
fondos de pensiones, fondo de pensiones, jubilación > piggy-bank =coins bank
agencia matrimonial, agencias matrimoniales, citas para solteros, agencia de citas > orange-heart =heart wedding-rings bubble-heart
buscar pareja > heart bubble-heart
citas > heart
trámites, tramitación, gestor, permisos, tramitador, hago filas, hago la fila, hago cola por ti, hacemos filas, hago tus trámites, diligencias, hago diligencias, gestiones y trámites > sealed-folder =stamp clipboard-text deed
gestoría, gestoría administrativa, gestor administrativo, gestores administrativos > sealed-folder =stamp =briefcase tax-form
apostilla, apostillas, apostillado, apostillas y legalizaciones > deed =stamp =sealed-folder
licencia de apertura, licencias de apertura, licencia de funcionamiento, licencias de funcionamiento, licencia de actividad, licencias de actividad > sealed-folder =stamp storefront
patentes de locales, patente de local, patentes comerciales, patente comercial, patentes municipales, patente municipal, patentes de alcohol, patente de alcoholes, patentes de alcoholes, patentes y permisos, permisos municipales, permiso municipal, permisos de alcohol, licencias de alcohol, licencia de licores, habilitaciones municipales, habilitación municipal, habilitaciones comerciales, habilitación comercial, habilitación de comercios, habilitaciones de comercios, habilitación de locales, habilitaciones de locales, permisos de funcionamiento, permiso de funcionamiento > sealed-folder =stamp storefront
caza talentos, cazatalentos > person-lens =users-three
actas de nacimiento, acta de nacimiento, actas de matrimonio, partidas de nacimiento > deed =stamp
quiebra, quiebras, liquidación voluntaria, insolvencia > scales =broken-chain =gavel
ley de segunda oportunidad, endeudados, endeudado, sobreendeudados, sobreendeudamiento, cancelación de deudas, eliminar deudas, salir de deudas, renegociación de deudas > broken-chain =scales gavel
segunda oportunidad & quiebra, quiebras, deuda, deudas, endeudados, abogado, abogada, abogados, insolvencia > broken-chain =scales gavel
mystery shopper, cliente incógnito, cliente misterioso, cliente oculto, clientes ocultos, clientes misteriosos, compras misteriosas, compra misteriosa > detective shopping-bag
envasado, empaquetado, empacadora, maquila de envases > package cube factory
postal, servicio postal > envelope package parcel-van
coworking, oficinas compartidas > desk =swivel-chair laptop
puestos de trabajo, puestos de trabajo compartidos, puestos flexibles, puestos fijos, hot desk, hot desks, escritorios por hora, escritorios compartidos, escritorios flexibles, escritorios fijos, estaciones de trabajo por hora, salas de reunión, salas de reuniones, salas de juntas, espacios de trabajo compartidos, espacio de trabajo compartido > desk =swivel-chair laptop
oficina virtual, oficinas virtuales > desk swivel-chair
vivero de empresas, incubadora de empresas > rocket-launch =lightbulb
telemarketing, televentas > headset =phone
estudios de opinión, estudio de opinión, focus group > chart-pie =clipboard-text
seguros, seguros de viaje, seguro de viaje, seguros de carro, seguros de moto, seguros funerarios, seguros de camiones, seguro de vida y auto > shield-check =umbrella =under-umbrella house-shield
carro de supermercado, carros de supermercado, carro de compras > shopping-cart
~cupón > ticket price-tag
~descuento, oferta > price-tag ticket
notaría, notario, notarial, escrituras públicas, escrituras y poderes, poderes notariales, trámites notariales, trámite notarial, notarios > deed =stamp =inkwell
escribanía, escribano, escribana, escribanos > deed =inkwell =stamp
asesoría migratoria, asesoría migratorio, nacionalidad, residencias y visas, visas y residencias > passport =globe stamp
polígrafo, polígrafos, poligrafía, poligrafista > pulse
perito, peritaje, peritajes > clipboard-text =scales
peritajes de choques, peritaje de choques, peritajes de autos, peritaje automotriz, peritajes vehiculares, peritos de tránsito, perito de tránsito, peritaje de tránsito, peritaje de siniestros, peritajes de siniestros, ajuste de siniestros de autos, avalúos de autos, avalúo de autos, avalúos de vehículos, avalúo de vehículos, avalúo vehicular > crashed-car =car-check
~franquicia, franquicias > storefront handshake
archivo y custodia de documentos, custodia de documentos, guarda documental, guarda de documentos, guarda de archivos, custodia de archivos, guardamos documentos, guardamos archivos, guardamos y destruimos documentos, almacenamiento de documentos, almacenaje de documentos, almacenamiento de archivos, bodegaje de archivos, archivo de documentos, custodia documental > archive-box =sealed-folder
anillado, anillados, plastificado, plastificados, enmicado, engargolado > printer notebook
outsourcing de personal, tercerización de personal, personal temporal, personal eventual, trabajo temporal, trabajos temporales, trabajos temporarios, trabajo temporario, trabajo eventual, empresa de trabajo temporal > users-three =person-lens =id-badge
alquiler de oficinas, renta de oficinas > desk =swivel-chair skyline
edecán, edecanes, anfitrionas > users-three star
feria de pulgas, tianguis de pulgas > awning armchair lamp storefront
kiosco de diarios, kiosco de diarios y revistas, quiosco de prensa, puesto de periódicos, puesto de diarios, diarios y revistas > newspaper =kiosk
máquinas fiscales, máquina fiscal, impresoras fiscales, impresora fiscal > cash-register =receipt
tejido social, tejido comunitario, reconstrucción del tejido social > hand-heart users-three
pastas para libros, pastas y engargolados, pastas para engargolar, engargolados, encuadernado y engargolado, tapas de libros, pasta dura > stitched-book =book-stack
motores de búsqueda, motor de búsqueda > browser-code magnifying-glass
sello verde, sellos verdes, sellos ambientales, certificación ambiental, sello ecológico, sellos ecológicos > leaf-split =seal-check
sellos de calidad, sello de calidad, certificaciones iso, certificación de calidad, sellos de calidad iso > seal-check =certificate
plumas y plumones, pluma y plumones, plumas y lápices, plumas y bolígrafos, bolígrafos y plumas, lapiceros y plumones, marcadores y plumones, plumones y marcadores, plumones y plumas, lápices y plumones, plumas y marcadores > pencil-cup =pencil
plumas torneadas, plumas torneadas en madera, bolígrafos torneados en madera, lapiceros de madera > nib =lathe
notas de remisión, nota de remisión, notas de venta, talonarios, talonario, facturas y talonarios, talonarios de facturas, recibos y talonarios, notas foliadas, blocks de notas de venta, blocks foliados, remisiones foliadas, formularios continuos, papelería fiscal > printing-press =invoice =receipt
rollos de papel térmico, rollos térmicos, rollos térmicos y etiquetas, papel térmico, rollos para caja registradora, rollos de papel térmico y cintas, rollos autocopiativos > receipt =printer
minas para portaminas, portaminas, minas de grafito, minas de lápiz, minas de colores, minas y lápices, lápices y minas, repuestos de portaminas > pencil =pencil-cup
colegio de ingenieros > hard-hat =gear compass-tool
colegio de abogados > scales =law-book gavel
colegio de arquitectos > compass-tool =set-square skyline
colegio médico, colegio de médicos > stethoscope cross-heart
colegio de contadores > calculator =adding-machine
librería cristiana, librería evangélica, librería católica > book-open church dove
imágenes religiosas, santería, santos y vírgenes, estampas religiosas > candle church
capas bordadas, mantos bordados, sayas y mantos, mantos y sayas, bordado en oro, bordados en oro, ropa de santos, vestidos para vírgenes, vestidos para imágenes, ropa para imágenes, ropa de niño dios > embroidery-hoop =needle
santos de madera, vírgenes de madera, santos y vírgenes de madera, talla de santos, imagineros, tallas religiosas > restored-saint =gouge
comunidad judía, centro judío > star-of-david
defensa civil, protección civil > siren shield-check hard-hat
cruz roja > cross-heart ambulance hand-heart
organización de mujeres, red de mujeres, asociación de mujeres > users-three hand-heart flower
comunidad indígena, comunidades indígenas, pueblos originarios, comunidad mapuche > users-three sun tree
asociación de padres, centro de padres, ampa, apafa, sociedad de padres > family adult-and-child graduation-cap
hogar de menores, orfanato > house-heart hand-heart heart
comedor comunitario, comedor popular, olla común, olla popular > cooking-pot =hand-heart bowl
campaña para alcalde, campaña electoral > ballot-box megaphone flag
colectivo de derechos humanos, derechos humanos > scales dove hand-heart
corona fúnebre, coronas fúnebres, arreglos fúnebres > lily bouquet flower
inflables publicitarios, globos publicitarios, muñecos inflables, tubos bailarines, skydancer, skydancers, globos inflables publicitarios > balloon megaphone
etiquetas > price-tag =barcode printer
etiquetas y codificación > price-tag =printer barcode
tasación de maquinaria > clipboard-text gear
monotributo, monotributista, monotributistas, asesoría sat, trámites sunat, planillas y tributos > calculator =adding-machine =tax-form
licitación, licitaciones, asesoría en licitaciones > clipboard-text handshake
inocuidad, inocuidad alimentaria, haccp, registro sanitario, permisos sanitarios, registros sanitarios > shield-check =seal-check
ensayos no destructivos, pruebas no destructivas > gauge shield-check
seguros de salud, seguros médicos, seguro médico > shield-check =cross-heart
fianza, fianzas > shield-check deed
remates judiciales > gavel =house
rondín, rondines, vigilantes > security-guard shield-check
velador, veladores & vigilancia, rondines, guardia, guardias, obra, vigilantes > security-guard shield-check
agencia de empleadas, empleadas del hogar, asesoras del hogar, agencia de empleo doméstico, empleo doméstico, agencia de servicio doméstico, conseguimos niñeras y empleadas, empleadas de casa, nanas y empleadas, empleadas puertas adentro, señoras de limpieza, mucamas > house-heart =apron broom suds-bucket
botones y mucamas, mucamas y botones, botones de hotel, conserjes y botones, botones y conserjes, recepcionistas y botones > reception-bell =suitcase =room-key
acompañamiento hospitalario, acompañantes de pacientes > hand-heart elders heart
secretariado > headset =phone clipboard-text
inteligencia de negocios > bars =presentation chart-pie
mesa de ayuda, help desk > headset =support-agent =laptop-wrench
barreras de estacionamiento > boom-barrier parking-sign road
diploma, diplomas, diplomas y reconocimientos, reconocimientos > diploma =trophy =medal
~material pop, exhibidor, exhibidores, exhibidores de acrílico > storefront megaphone
alimento, alimentos & abogado, abogados, abogada, divorcio, divorcios, demanda, custodia > scales =gavel
casa de oración, grupo de oración, jóvenes cristianos > church cross book-open dove
jubilados, club de jubilados, centro de jubilados, pensionados > elders heart
club de leones, leonismo > lion =handshake users-three
rotarios, club rotario, rotary > gear users-three globe
masones, logia masónica, masonería > compass-tool eye
policía privada, policía, seguridad ciudadana > security-guard =shield-check =siren
centro cívico, casa de la juventud, centro de jóvenes > users-three hand-heart house
casa de la mujer, refugio para mujeres, casa de acogida para mujeres > house-heart hand-heart flower
~migrante, migrantes, ayuda a migrantes, centro de acogida > hand-heart globe house-heart
personas de la calle, situación de calle, personas sin hogar, personas sin techo > hand-heart house-heart
sordos, asociación de sordos, personas sordas, comunidad sorda > sign-language ear hand-heart
cofrade, cofrades, hermandades, romería, romerías, hermandad y cofradía > candle three-candles church
fiestas patronales, fiesta patronal, mayordomías > fireworks confetti church
publicista, publicistas > megaphone =billboard
economista, economistas > trend =bars =chart-pie
actuario, actuarios > calculator =trend
sepulturero, sepultureros, enterrador > tombstone cross
envío de dinero, envíos de dinero, giros y remesas > bank-notes =coins paper-plane
corresponsal bancario, corresponsales bancarios > bank =bank-notes coins
cajeros automáticos, cajero automático > bank-notes =credit-card
sepelio, sepelios, cochería fúnebre, cochería, cocherías, cochería y sepelios, casa de sepelios, exequias, exequial, plan exequial, planes exequiales, previsión exequial > lily =dove =laurel-flame candle
esquela, esquelas, recordatorios, esquelas y recordatorios > dove lily envelope
asesoría pensional, asesor pensional, asesoría en pensiones, trámites de pensión, trámites de jubilación, asesoría previsional, asesoría previsional afp, afp, trámites previsionales, asesor previsional, cálculo de pensiones, retiro de afp, retiros afp, semanas cotizadas, ajuste de semanas, jubilaciones y pensiones, jubilaciones y reajustes, moratorias, moratorias previsionales, anses, pensiones imss, modalidad 40, pensión imss > piggy-bank =elders coins
constitución de empresas, registro de empresas, constitución de sociedades, creación de empresas, constituyo empresas, constituimos empresas, abro empresas, abrimos empresas, formalizo empresas, formalización de empresas, abrir tu empresa, crear tu empresa, creamos empresas, empresas y sociedades, inicio de actividades > stamp =deed
trámites de escrituras, sucesión, sucesiones, sucesiones y testamentos, escrituras y testamentos, testamentos y escrituras, títulos de propiedad, regularización de títulos, regularizo títulos, saneamiento de títulos, saneamiento de propiedades, titulación de tierras, titulación de terrenos, escrituración, escrituraciones > deed =stamp
estudios socioeconómicos, visitas domiciliarias, verificación de antecedentes > clipboard-text =house
botarga, botargas, mascotas corporativas, mascotas corporativas y botargas, renta de botargas > mask-happy teddy-bear
guía comercial, guía de negocios, guía de comercios, guía de empresas, guía local de negocios, directorio de negocios, directorio comercial, directorio de empresas, directorio de comercios, guía y directorio, páginas amarillas > storefront =pin =phone
bandas de goma, bandas elásticas de oficina, ligas y clips, clips y ligas, ligas de hule, ligas y hules > pencil-cup =link
barras de oro, lingotes de oro, lingotes y monedas, barras de oro y plata, lingotes y barras, barras de plata > gold-nugget =coins
cadena de tiendas, cadenas de tiendas, cadenas de farmacias, cadenas de supermercados > storefront =shopping-bag
canales de distribución, canales de venta, canales de ventas, canal de ventas, canal de distribución, canal tradicional, canal moderno > package =storefront =users-three
carta poder, cartas poder, cartas poder y escrituras, cartas responsivas > sealed-folder =deed =stamp
carpeta de prensa, carpetas de prensa, notas de prensa, boletines de prensa, comunicados de prensa, kit de prensa, comunicados y boletines > newspaper =hand-microphone =megaphone
cintas adhesivas, cinta adhesiva, cintas y pegamentos, pegamentos y cintas, cintas y adhesivos, adhesivos y cintas, cinta scotch, cintas doble faz > carton-box =package
cortes de cinta, corte de cinta, inauguraciones, cortes de listón, corte de listón, inauguraciones de negocios > scissors =confetti =bow
cuadros de honor, cuadro de honor, cuadros de honor y diplomas, reconocimientos y diplomas > diploma =medal =trophy
fichas bibliográficas, normas apa, normas apa y fichas, citas y normas apa, fichas de lectura > book-stack =notebook-pencil =book-open
fichas técnicas, ficha técnica, fichas técnicas de producto, fichas de producto, hojas técnicas, hojas de seguridad de producto > clipboard-text =file-text
ficha policial, antecedentes penales, certificados de antecedentes, carta de antecedentes, antecedentes policiales, carta de no antecedentes > finger-lines =id-badge =sealed-folder
figuras públicas, figura pública, representación de artistas, representación de figuras públicas, imagen de figuras públicas > star =hand-microphone =speaking-head
guías de estudio, guía de estudio, guías y exámenes, exámenes y guías, guías de admisión, guías de examen, guías resueltas > exam-sheet =book-open =notebook-pencil
guías telefónicas, guía telefónica > phone =book-open
hojas membretadas, hojas membreteadas, hoja membretada, hojas y sobres membretados, papel membretado, membretes, papelería membretada > envelope =file-text =printer
hojas de ruta, hoja de ruta > road =pin =clipboard-text
hojas de cálculo, hoja de cálculo, hojas de excel, plantillas de excel, macros de excel, macros y hojas de cálculo > bars =calculator =laptop
juntas directivas, junta directiva, juntas de accionistas, juntas de consejo, consejos directivos, juntas de negocios > users-three =presentation =handshake
latas personalizadas, latas impresas, latas decoradas, latas metálicas impresas > gift =printed-mug
letras de poliestireno, letras en polifán, letras de telgopor, letras de unicel, letras de plumavit, letras de acero, letras de acero inoxidable, letras metálicas, letras en mdf y acrílico, letras de acrílico, letras recortadas > hanging-sign =letter-lights =pole-sign
letras imantadas, letras magnéticas, letras y números imantados, números y letras, letras y números didácticos, abecedarios, abecedario móvil > abc-blocks
letras de globos, globos de letras, letras infladas > balloon-bunch =balloon
moldes de letras, moldes de letras para globos, letras mosaico, mosaicos de globos, letras y números de globos, estructuras para globos, números de globos, bases para globos > balloon-bunch =balloon
cuadros eléctricos y planos, cuadro de cargas, cuadros de cargas, cuadros de cargas y planos > plug-bolt =lightning =compass-tool
arcos detectores, arco detector, arcos detectores de metal, arcos de seguridad, paletas detectoras > security-guard =siren
cabezas de botarga, botargas y mascotas, mascotas publicitarias, mascota publicitaria, botargas publicitarias, cabezudos y botargas, mascotas para empresas, disfraces de mascota > big-head =mask-happy =teddy-bear
polirrubro, polirubro > kiosk =storefront grocery-bag
kiosco, quiosco, kiosquero, quiosquero, maxikiosco > kiosk =candy =storefront candy-jar
registro de marca, registro marcario > trademark =certificate seal-check
centro de llamadas > headset =phone
centro de negocios > desk =briefcase
custodia & documento, documentos, archivo, archivos, expediente, expedientes > archive-box =sealed-folder / abogado, abogada, abogados, divorcio, hijos
custodia de mercancía, custodia de mercancías, custodia de carga, custodias > security-guard =truck
trámites de visa, trámite de visa, trámites de pasaporte, trámite de visa americana, visa americana, trámites migratorios > passport =stamp
gestoría de escrituras, escrituras y catastro, trámite de escrituras, catastro, catastral, regularización de predios > deed =stamp
pago de servicios, pago de recibos, cobro de servicios > receipt =invoice coins
grafoscopía, grafoscopio, documentoscopía, peritos en grafoscopía > signature-lens =nib
logotipos, diseño de logotipos, diseño de logos, identidad visual > bezier =nib swatch-fan
crédito agrícola, crédito para el campo, créditos agrícolas, financiamiento agrícola > coins wheat
normas iso, auditoría iso, certificación iso, auditoría y normas iso, sistemas de calidad > seal-check =certificate
seguro de decesos, seguros de decesos, seguro de sepelio > shield-check =umbrella lily
reparto de folletos, buzoneo, reparto de publicidad > flyer
concursal, administrador concursal, administradores concursales, liquidador concursal > scales =gavel law-book
seguros agrícolas, seguro agrícola, seguro de cosecha, aseguramos cosechas, aseguramos cultivos, seguro de cultivos, seguros para cosechas, seguros ganaderos, seguro ganadero, seguros de ganado, seguro de ganado > shield-check =wheat
aseguro cosechas, seguro para cosechas, seguros de cosecha > shield-check =wheat
crowdfunding, financiamiento colectivo, micromecenazgo > coins hand-heart users-three
fidelización, programa de puntos, tarjetas de puntos, fidelización de clientes > credit-card star gift
marketing político, comunicación política > megaphone =ballot-box
promotoras, promotores, azafatas y promotoras, promotoras y azafatas, modelos y promotoras, promotoras y edecanes, azafatas de eventos, azafatas de congresos, degustaciones, degustación en supermercados, impulsadoras, impulsadores, impulso y degustación, mercaderismo, mercaderistas, reponedores y promotoras, activaciones de marca, activaciones y degustaciones > megaphone =id-badge flyer
coaching de ventas, entrenamiento de ventas, capacitación en ventas, formación en ventas > trend =target
leads, lead, generación de leads, captación de clientes > target trend megaphone
gestoría, gestor, trámites & vehicular, vehiculares, placas, tenencia, licencias, patentes, autos, vehículos, tráfico > license-plate car-front clipboard-text
publicidad en buses, publicidad rodante, publicidad móvil, publicidad en taxis > billboard
publicidad rodante & parlante, parlantes, bocina, bocinas, perifoneo, altavoz, altavoces, volanteo > sound-car =megaphone
asesoría laboral, abogado laboral, abogados laborales, abogada laboral, laboralista, abogados laboralistas, abogada laboralista, abogado laboralista, derecho sindical, abogados de sindicatos, abogado de sindicatos, accidentes de trabajo, accidentes laborales > scales =gavel =law-book worker-scales
asesoría laboral fiscal y contable, asesoría laboral y fiscal, asesoría fiscal y laboral, asesoría fiscal laboral y contable, asesoría contable y laboral, asesoría laboral y contable > calculator =adding-machine =tax-form
sindicato, sindical, sindicatos, sindicalista, central obrera > raised-fist =handshake =megaphone users-three
colectivo feminista, feminista, feminismo, marcha feminista, movimiento social, lucha social > raised-fist =users-three hand-heart
lgbt, lgbtiq, lgbtq, lgtbi, lgbti, diversidad sexual, orgullo gay, orgullo lgbt, asociación lgbt, colectivo lgbt, colectivo lgtbi > rainbow heart
veteranos de guerra, veteranos de malvinas, excombatientes, ex combatientes, veteranos militares > medal =flag
centro de madres, club de madres > users-three =hand-heart house-heart
síndrome de down, asociación síndrome de down > hand-heart =heart
asociación de ciegos, personas ciegas, discapacidad visual, asociación de personas ciegas, baja visión > hand-heart =eye
etiquetas adhesivas, etiquetas autoadhesivas, etiquetas y stickers, stickers y etiquetas, etiquetas en rollo > peeling-sticker =price-tag printer
albergue > hand-heart house heart bed
instituto bíblico, seminario bíblico, teología, escuela bíblica, escuela dominical, estudios bíblicos > cross =book-open church
parroquial, ayuda parroquial, pastoral social > church =hand-heart
alabanza, ministerio de alabanza, música cristiana > cross =music-notes dove
comité de agua potable rural > drop-half =faucet =water-tank
asociación de artesanas, asociación de artesanos, colectivo de artesanas, cooperativa de artesanas, cooperativa de artesanos > yarn =vase hand-heart
víctimas de violencia, violencia de género, violencia intrafamiliar, apoyo a víctimas > hand-heart =house-heart
niños quemados, ayuda a quemados > hand-heart heart
peatones, movilidad peatonal > footprints
sociedad de historia, memoria histórica, sociedad histórica > book-open =bank hourglass
cabildo indígena, resguardo indígena, cabildo > users-three sun tree
colectivo ciclista, masa crítica > bicycle =spoked-wheel
tarjetas de presentación, tarjetas de visita > printing-press =printer
junta de vecinos, junta vecinal, comité vecinal, comité de vecinos, asociación vecinal, asociación de vecinos, club vecinal, sociedad de fomento > handshake =users-three =house-heart house
voluntarios de emergencia, brigadistas, brigada de emergencia > siren =first-aid-kit hand-heart
~assessoria, assessors, aholkularitza > briefcase =presentation handshake
detector de billetes, detectores de billetes, billetes falsos, contadora de billetes, contadoras de billetes, contadores de billetes, contadores de monedas, contador de monedas, contadora de monedas, máquinas cuenta billetes > bank-notes =cash-register =coins
escaneo de documentos, escaneo de archivos, archivo y escaneo, archivística, guarda y custodia de documentos > archive-box =sealed-folder
recaudación de fondos, captación de fondos, campañas solidarias, colectas, colecta, rifas y colectas, fundraising > hand-heart =coins
venta de garaje, ventas de garaje, venta de garage, bazar de garage, feria americana, ferias americanas, venta de bodega, ventas de cochera, venta de patio > price-tag =hanger-arrows lamp
actas y partidas, partidas y actas, libretas actas y partidas, libretas militares, libreta militar, legalización de documentos, legalizaciones y apostillas > deed =stamp sealed-folder
variedades y novedades, novedades y variedades, novedades y regalos, regalos y novedades, variedades y regalos, regalos y variedades > gift =house-bag storefront
digitación, digitaciones, digitación de textos, digitación de tesis, digitación de trabajos, tipeos y digitación, digitador de datos, digitadora de datos > typewriter =keyboard
`;
