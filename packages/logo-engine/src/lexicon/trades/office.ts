/** Advice, money, law, selling and publicity. The format is told in ../table.ts. */
export const OFFICE = `
publicidad, agencia de publicidad, difusión, campaña, medios, publicitario > megaphone =billboard bubble
marketing, marketing digital, agencia de marketing > megaphone =phone-megaphone bubble device-mobile
mercadotecnia, trade marketing, publicidad digital, mercadeo, agencia digital > megaphone =phone-megaphone bubble device-mobile
promotora, promociones > megaphone billboard bubble
campañas políticas > megaphone ballot-box bubble
promoción, activaciones, btl > megaphone billboard bubble
growth marketing, inbound > megaphone bubble device-mobile
neuromarketing > brain megaphone
redes sociales, community manager, social media, influencer, contenido digital, manejo de redes sociales > bubble megaphone chats bubble-heart
gestión de redes sociales, instagram > bubble megaphone chats bubble-heart
creación de contenido, creador de contenido, contenidos, ugc > bubble megaphone chats camera
comunicación, relaciones públicas, comunicaciones > megaphone chats bubble microphone
prensa y comunicaciones > megaphone chats bubble newspaper
comunicación corporativa, comunicación estratégica > megaphone chats bubble
vocería, public relations > megaphone chats bubble microphone
comunicación interna > megaphone chats bubble
abogado, jurídico, legal, lawyer, derecho, estudio jurídico, bufete, notaría jurídica, ley, leyes, asesoría legal, defensa penal > scales =gavel ionic-column
juicio, abogacía, despacho jurídico, procurador, consultoría legal, asesoría jurídica > scales =gavel ionic-column
derecho laboral, despido, despido injustificado, demanda laboral > scales gavel briefcase bank
derecho de familia > scales gavel family bank
tribunal, justicia, law firm, litigios, penalista, despacho de abogados > scales =gavel bank ionic-column
pensión de alimentos, pensiones de alimentos, pensión alimenticia, divorcios > scales gavel family bank
herencias > scales gavel deed family
compliance > scales gavel shield-check
mediación, mediador > handshake scales chats dove
arbitraje > handshake scales gavel
legalización > stamp signature scales deed
patente, patentes, marcas registradas, registro de marcas > trademark certificate seal-check stamp
propiedad intelectual > trademark certificate lightbulb seal-check
derechos de autor > trademark certificate nib seal-check
migración, visas, extranjería, pasaportes, inmigración, visados > globe stamp airplane-tilt suitcase
contabilidad, contador, auditor, tributario, impuestos, contable, asesoría contable, asesoría tributaria, accounting > calculator =tax-form receipt coins abacus
auditoría > calculator clipboard-text seal-check
remuneraciones, gestoría, contaduría, liquidaciones de sueldo, teneduría > calculator =tax-form receipt coins abacus
asesoría fiscal, fiscal > calculator tax-form receipt coins
declaración de renta, declaraciones de renta, declaración anual de impuestos, devolución de impuestos > tax-form calculator receipt coins
despacho contable > calculator =tax-form receipt coins abacus
finanzas, financiero, finance, asesoría financiera > coins trend bank chart-pie / plaza, madera, sangre, parque
crédito, préstamo, créditos > coins bank-notes bank wallet / plaza, madera, sangre, parque
inversión, inversiones, trading, fondos de inversión > trend coins bars bank
corredora de bolsa, capital, fondo de inversión, corretaje de bolsa > coins trend bank chart-pie / plaza, madera, sangre, parque
ahorro, cooperativa de ahorro > coins safe bank / plaza, madera, sangre, parque
factoring > coins trend bank receipt / plaza, madera, sangre, parque
leasing > coins trend bank / plaza, madera, sangre, parque
asesor financiero, family office > coins trend bank chart-pie / plaza, madera, sangre, parque
microcréditos, financiera > coins wallet / plaza, madera, sangre, parque
educación financiera > coins trend bank book-open / plaza, madera, sangre, parque
casa de empeño > coins ring watch bank / plaza, madera, sangre, parque
casa de cambio, divisas, dólares, cambio de moneda > currency-exchange bank-notes coins
remesas, giros > bank-notes currency-exchange coins
cobranza, cobranzas, dicom, recuperación de deudas, cobro de deudas, recobro, recobros, morosos, impagados, gestión de cobros > receipt coins calculator
aseguradora, corredor de seguros, corredora de seguros, insurance, pólizas, seguros de vida > shield-check =umbrella =under-umbrella heart family
seguros generales, mutua > shield-check =umbrella =under-umbrella heart
~consultora, consultoría, asesoría empresarial, consulting, asesoría de empresas, consultor, asesor de negocios > briefcase handshake chart-pie
~gestión empresarial, management, outsourcing, administración de empresas > trend briefcase chart-pie handshake
~estrategia, planificación estratégica > trend briefcase chess-pawn chart-pie
~consultora de negocios, business, asesoría a pymes > briefcase handshake chart-pie
~gestión de proyectos > briefcase trend clipboard-text chart-pie
~mejora continua, lean > briefcase trend gear clipboard-text
~dirección estratégica > chess-pawn briefcase
~certificación, certificaciones, iso 9001, acreditación, inspección, control de calidad > seal-check certificate clipboard-text
recursos humanos, selección de personal, reclutamiento, headhunter, rrhh, empleo, bolsa de trabajo, talento, gestión de personas > users-three handshake briefcase
capital humano, servicios transitorios, recruiting, personal de servicio, bienestar laboral, clima laboral, búsqueda de talento > users-three handshake briefcase
coaching, coach, liderazgo, desarrollo personal, mentoría, life coach, coaching ejecutivo, mentor, motivación, crecimiento personal > target compass lightbulb
oratoria, charlas, conferencista, speaker > microphone chats megaphone
traducción, traductor, intérprete, interpretación, traducciones, translator, traductor público, traducción simultánea, subtitulaje > translate chats globe book-open
estudio de mercado, encuesta, investigación de mercado, encuestas, estudios de mercado, sondeos, opinión pública > chart-pie magnifying-glass clipboard-text users-three
call center, atención al cliente, contact center, asistente virtual, teleoperadores, soporte al cliente, secretaria virtual > headset phone chats
asistencia virtual > headset phone laptop chats
secretaria > headset phone clipboard-text
~venta directa, fuerza de ventas, venta por catálogo, comisionista > handshake trend shopping-bag
~importación, importadora, comercio exterior, importaciones, comex, import export > shipping-container globe cargo-ship package
~exportación, exportadora > shipping-container globe package
~trading internacional, importador, comercio internacional > shipping-container globe cargo-ship package
aduana, agente de aduana, agencia de aduanas, desaduanamiento > shipping-container cargo-ship globe stamp
~distribuidora, distribución, distribuidor, mayorista, abarrotera, proveedor, suministros, suministro, comercializadora, distribuciones > package truck warehouse
negocio de barrio, almacén, minimarket, supermercado, abarrotes, mercado, provisiones, ultramarinos, colmado, almacén de barrio > grocery-bag =shopping-basket =storefront shopping-cart basket
market, tienda de conveniencia, kiosco, quiosco, autoservicio, despensa, miscelánea, economato, minisúper > storefront basket shopping-cart
pulpería > storefront basket shopping-cart
market express > storefront basket shopping-cart
~~tienda, local, comercio, shop, store, outlet, showroom, emporio, mall, comercial, ventas por mayor, galería comercial > storefront shopping-bag
centro comercial > shopping-bag storefront
~segunda mano, compra y venta, compraventa, tienda de segunda mano, garage sale, trueque > swap price-tag recycle
~ropa de segunda > swap price-tag recycle t-shirt
seguridad, security > shield-check =security-camera =security-guard shield-star / informática, laboral, industrial
guardia, guardias, vigilancia, guardias de seguridad, seguridad privada > security-guard =shield-check security-camera / informática, laboral, industrial
escoltas, guardaespaldas > security-guard shield-check
conserje > shield-check shield-star security-camera key / informática, laboral, industrial
rondas, alarmas comunitarias > shield-check shield-star security-camera / informática, laboral, industrial
detective, investigador privado, investigaciones privadas > detective magnifying-glass fingerprint eye
criminalística > detective magnifying-glass fingerprint
bodas de plata > heart
~cowork, espacio de trabajo, hub > desk skyline users-three
~arriendo de oficinas > desk skyline key door
artículos de oficina, útiles de oficina, papelería > pencil-cup pencil notebook paperclip
librería y papelería, artículos de librería > pencil notebook paperclip book-open
útiles escolares > pencil-cup =backpack pencil notebook paperclip
materiales de oficina, insumos de oficina > pencil notebook paperclip
materiales escolares > pencil notebook paperclip backpack
correo, correspondencia > envelope paper-plane
email marketing, newsletter > envelope paper-plane
maquinaria de oficina > printer
municipio, gobierno > bank flag
candidato, política, partido político, alcalde, concejal, diputado > ballot-box bank megaphone
~cooperativa, asociación, cooperativa de productores, asociación de productores > handshake users-three
gremio, asociación gremial, colegio profesional > handshake users-three
sindicato > handshake users-three megaphone flag
junta de vecinos > handshake users-three house house-heart
cámara de comercio > handshake users-three storefront
agrupación, club social, federación > handshake users-three
fundación, ong, voluntariado, caridad, ayuda social, donaciones, beneficencia, corporación social, sin fines de lucro, solidario > hand-heart heart
solidaridad, ayuda humanitaria, trabajo social, responsabilidad social > hand-heart heart users-three
apadrinar > hand-heart heart family
iglesia, evangélico, cristiano, parroquia, ministerio cristiano, church, templo, cristiana, pastoral, congregación, biblia > church cross book-open dove
católico, capilla, catequesis, retiro espiritual, bautista, pentecostal, misión cristiana > church cross book-open dove
artículos religiosos > church cross book-open candle
judío, sinagoga, kosher > star-of-david
mezquita, islámico, halal > mosque star-and-crescent
budista, budismo > flower-lotus yin-yang stones
zen > flower-lotus yin-yang stones bonsai
funeraria, funeral, servicios fúnebres, pompas fúnebres, tanatorio, memorial > lily dove coffin cross hands-praying
cinerario, sepultura, servicios funerarios > lily urn flower-lotus cross hands-praying
militar, ejército, táctico, airsoft táctico, supervivencia > shield-star medal-military
bolsa de valores, acciones > trend bars coins chart-pie
~~oficina, despacho profesional > desk briefcase
compra de oro, comprador de oro > gold-nugget coins ring gem
casa de empeños, empeño > coins ring watch
prestamista > coins wallet
municipalidad, ayuntamiento, embajada, consulado, registro civil, diplomático, servicio público, juzgado > bank flag
albergue > hand-heart house heart bed
centro comunitario, centro social > hand-heart house heart users-three
comedor social > hand-heart house heart cooking-pot
adopción, hogar de acogida, refugiados > hand-heart house heart
banco de alimentos > hand-heart basket grocery-bag apple
médium > moon-stars sparkle crystal-ball tarot
corredor de apuestas > trophy coins
incubadora de negocios, aceleradora > rocket-launch lightbulb trend
fondos de pensiones, fondo de pensiones, jubilación > coins trend
agencia matrimonial > heart wedding-rings bubble-heart
buscar pareja > heart bubble-heart
citas > heart
trámites, tramitación, gestor, permisos > clipboard-text stamp deed
envasado, empaquetado, empacadora, maquila de envases > package cube factory
postal, servicio postal > envelope package parcel-van
coworking, oficinas compartidas > desk swivel-chair laptop
oficina virtual, oficinas virtuales > desk swivel-chair
vivero de empresas, incubadora de empresas > rocket-launch lightbulb trend
telemarketing, televentas > headset phone chats megaphone
estudios de opinión, estudio de opinión, focus group > chart-pie magnifying-glass users-three chats
seguros > shield-check =umbrella =under-umbrella heart family
carro de supermercado, carros de supermercado, carro de compras > shopping-cart
~cupón > ticket price-tag
~descuento, oferta > price-tag ticket
notaría, notario, notarial, escrituras públicas, escrituras y poderes, poderes notariales > deed stamp scales diploma
escribanía, escribano, escribana, escribanos > deed stamp scales diploma
asesoría migratoria, asesoría migratorio, nacionalidad, residencias y visas, visas y residencias > globe stamp airplane-tilt suitcase
polígrafo, polígrafos, poligrafía, poligrafista > pulse fingerprint
perito, peritaje, peritajes > clipboard-text scales seal-check
~franquicia, franquicias > storefront handshake trend
archivo y custodia de documentos, custodia de documentos, guarda documental, guarda de documentos, guarda de archivos > storage package clipboard-text
anillado, anillados, plastificado, plastificados, enmicado, engargolado > printer stitched-book
outsourcing de personal, tercerización de personal, personal temporal > users-three handshake briefcase
alquiler de oficinas, renta de oficinas > desk skyline key door
edecán, edecanes, anfitrionas > star users-three
feria de pulgas, tianguis de pulgas > awning armchair lamp storefront
kiosco de diarios, kiosco de diarios y revistas, quiosco de prensa, puesto de periódicos, puesto de diarios, diarios y revistas > newspaper storefront
colegio de ingenieros > compass-tool gear hard-hat
colegio de abogados > scales ionic-column gavel
colegio de arquitectos > compass-tool skyline house
colegio médico, colegio de médicos > stethoscope cross-heart
colegio de contadores > calculator coins receipt
librería cristiana, librería evangélica, librería católica > book-open church dove
imágenes religiosas, santería, santos y vírgenes, estampas religiosas > candle church
comunidad judía, centro judío > star-of-david
defensa civil, protección civil > siren shield-check hard-hat
cruz roja > cross-heart ambulance hand-heart
organización de mujeres, colectivo feminista, red de mujeres, asociación de mujeres > users-three hand-heart flower
comunidad indígena, comunidades indígenas, pueblos originarios, comunidad mapuche > users-three sun tree
asociación de vecinos, comité de vecinos, sociedad de fomento > handshake users-three house house-heart
asociación de padres, centro de padres, ampa, apafa, sociedad de padres > family adult-and-child graduation-cap
hogar de menores, orfanato > house-heart hand-heart heart
comedor comunitario, comedor popular, olla común, olla popular > cooking-pot hand-heart cutlery
campaña para alcalde, campaña electoral > ballot-box megaphone flag
colectivo de derechos humanos, derechos humanos > scales dove hand-heart
corona fúnebre, coronas fúnebres, arreglos fúnebres > lily bouquet flower
inflables publicitarios > balloon megaphone
etiquetas > price-tag printer barcode
etiquetas adhesivas, etiquetas autoadhesivas, etiquetas y stickers, etiquetas en rollo, etiquetas y codificación > printer price-tag barcode
tasación de maquinaria > clipboard-text gear
monotributo, monotributista, monotributistas, asesoría sat, trámites sunat, planillas y tributos > calculator receipt coins abacus
licitación, licitaciones, asesoría en licitaciones > clipboard-text handshake briefcase
inocuidad, inocuidad alimentaria, haccp, registro sanitario, permisos sanitarios, registros sanitarios > shield-check seal-check clipboard-text
ensayos no destructivos, pruebas no destructivas > gauge shield-check gear
seguros de salud, seguros médicos, seguro médico > shield-check cross-heart heart
fianza, fianzas > shield-check deed
remates judiciales > gavel house
rondín, rondines, vigilantes > security-guard shield-check
velador, veladores & vigilancia, rondines, guardia, guardias, obra, vigilantes > security-guard shield-check
agencia de empleadas, empleadas del hogar, asesoras del hogar > broom apron suds-bucket house-heart
acompañamiento hospitalario, acompañantes de pacientes > hand-heart elders heart
secretariado > clipboard-text phone headset
inteligencia de negocios > bars trend chart-pie database
mesa de ayuda, help desk > headset chats laptop-wrench
barreras de estacionamiento > boom-barrier parking-sign road
diploma, diplomas, diplomas y reconocimientos, reconocimientos > diploma trophy medal
~material pop, exhibidor, exhibidores, exhibidores de acrílico > storefront megaphone
alimento, alimentos & abogado, abogados, abogada, divorcio, divorcios, demanda, custodia > scales gavel
casa de oración, escuela bíblica, escuela dominical, grupo de oración, jóvenes cristianos > church cross book-open dove
jubilados, club de jubilados, centro de jubilados, pensionados > elders heart
rotarios, club rotario, rotary > gear users-three globe
masones, logia masónica, masonería > compass-tool eye
policía privada, policía, seguridad ciudadana > shield-check shield-star security-guard siren
centro cívico, casa de la juventud, centro de jóvenes > users-three hand-heart house
casa de la mujer, refugio para mujeres, casa de acogida para mujeres > house-heart hand-heart flower
~migrante, migrantes, ayuda a migrantes, centro de acogida > hand-heart globe house-heart
personas de la calle, situación de calle, personas sin hogar, personas sin techo > hand-heart house-heart
sordos, asociación de sordos, personas sordas, comunidad sorda > sign-language ear hand-heart
asociación de ciegos, personas ciegas, discapacidad visual > eye hand-heart
cofrade, cofrades, hermandades, romería, romerías, hermandad y cofradía > candle three-candles church
fiestas patronales, fiesta patronal, mayordomías > fireworks confetti church
publicista, publicistas > megaphone billboard bubble
economista, economistas > trend bars coins
actuario, actuarios > calculator trend
sepulturero, sepultureros > tombstone cross
envío de dinero, envíos de dinero, giros y remesas > coins globe paper-plane
corresponsal bancario, corresponsales bancarios, cajeros automáticos, cajero automático > bank credit-card coins
sepelio, sepelios, cochería fúnebre, cochería y sepelios, casa de sepelios, exequias, exequial, plan exequial, planes exequiales, previsión exequial > lily dove coffin cross
esquela, esquelas, recordatorios, esquelas y recordatorios > dove lily envelope
asesoría pensional, asesor pensional, asesoría en pensiones, trámites de pensión, trámites de jubilación > coins elders clipboard-text
constitución de empresas, registro de empresas, constitución de sociedades, creación de empresas > stamp deed briefcase
trámites de escrituras, sucesión, sucesiones, sucesiones y testamentos > deed scales stamp
estudios socioeconómicos, visitas domiciliarias, verificación de antecedentes > clipboard-text house seal-check
botarga, botargas, mascotas corporativas, mascotas corporativas y botargas, renta de botargas > mask-happy teddy-bear
maxikiosco, polirrubro, polirubro > storefront basket shopping-cart
registro de marca, registro marcario > seal-check stamp lightbulb
centro de llamadas > headset phone chats
centro de negocios > desk skyline briefcase
custodia de mercancía, custodia de mercancías, custodia de carga, custodias > security-guard truck shield-check
trámites de visa, trámite de visa, trámites de pasaporte, trámite de visa americana, visa americana, trámites migratorios > globe stamp suitcase airplane-tilt
gestoría de escrituras, escrituras y catastro, trámite de escrituras, catastro, catastral, regularización de predios > deed stamp house
pago de servicios, pago de recibos, cobro de servicios > receipt coins
grafoscopía, grafoscopio, documentoscopía, peritos en grafoscopía > nib magnifying-glass
logotipos, diseño de logotipos, diseño de logos, identidad visual > bezier nib
crédito agrícola, crédito para el campo, créditos agrícolas, financiamiento agrícola > coins wheat
normas iso, auditoría iso, certificación iso, auditoría y normas iso, sistemas de calidad > seal-check clipboard-text
seguro de decesos, seguros de decesos, seguro de sepelio > shield-check dove lily umbrella
reparto de folletos, buzoneo, reparto de publicidad > flyer envelope moped
concursal, administrador concursal, administradores concursales, liquidador concursal > scales gavel briefcase
seguros agrícolas, seguro agrícola, seguro de cosecha > shield-check wheat cloud-rain
crowdfunding, financiamiento colectivo, micromecenazgo > coins hand-heart users-three
fidelización, programa de puntos, tarjetas de puntos, fidelización de clientes > credit-card star gift
marketing político, comunicación política > megaphone ballot-box
promotoras, promotores, azafatas y promotoras, promotoras y azafatas, modelos y promotoras, promotoras y edecanes, azafatas de eventos, azafatas de congresos > megaphone flyer
coaching de ventas, entrenamiento de ventas, capacitación en ventas, formación en ventas > trend target handshake
leads, lead, generación de leads, captación de clientes > target trend megaphone
gestoría, gestor, trámites & vehicular, vehiculares, placas, tenencia, licencias, patentes, autos, vehículos, tráfico > license-plate car-front clipboard-text
publicidad en buses, publicidad rodante, publicidad móvil, publicidad en taxis > billboard
asesoría laboral, abogado laboral, abogados laborales, abogada laboral > scales briefcase gavel
`;
