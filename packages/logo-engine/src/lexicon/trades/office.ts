/** Advice, money, law, selling and publicity. The format is told in ../table.ts. */
export const OFFICE = `
publicidad, marketing, agencia de publicidad, marketing digital, agencia de marketing, difusión, campaña, medios, publicitario > megaphone target trend
mercadotecnia, trade marketing, promotora, promociones, publicidad digital, mercadeo, agencia digital, campañas políticas > megaphone target trend
promoción, activaciones, btl, growth marketing, inbound, neuromarketing > megaphone target trend
redes sociales, community manager, social media, influencer, contenido digital, manejo de redes sociales > bubble megaphone chats
gestión de redes sociales, creación de contenido, creador de contenido, instagram, contenidos, ugc > bubble megaphone chats
comunicación, relaciones públicas, comunicaciones, comunicación corporativa, prensa y comunicaciones, comunicación estratégica > megaphone chats bubble
vocería, public relations, comunicación interna > megaphone chats bubble
abogado, jurídico, legal, lawyer, derecho, estudio jurídico, bufete, notaría jurídica, ley, leyes, asesoría legal, defensa penal > scales gavel
juicio, abogacía, despacho jurídico, derecho laboral, despido, despido injustificado, demanda laboral, derecho de familia, procurador, consultoría legal, asesoría jurídica > scales gavel
pensión de alimentos, pensiones de alimentos, pensión alimenticia, tribunal, justicia, divorcios, herencias, law firm, litigios, penalista, despacho de abogados, compliance > scales gavel
mediación, mediador, arbitraje > handshake scales
legalización > stamp signature scales
patente, patentes, propiedad intelectual, marcas registradas, registro de marcas, derechos de autor > trademark certificate
migración, visas, extranjería, pasaportes, inmigración, visados > globe stamp
contabilidad, contador, auditor, auditoría, tributario, impuestos, contable, asesoría contable, asesoría tributaria, accounting > calculator receipt coins
remuneraciones, declaración de renta, gestoría, asesoría fiscal, fiscal, contaduría, liquidaciones de sueldo, teneduría > calculator receipt coins
despacho contable > calculator receipt coins
finanzas, financiero, finance, crédito, préstamo, créditos, asesoría financiera > coins trend bank / plaza, madera, sangre, parque
inversión, inversiones, trading, fondos de inversión > trend coins bars bank
corredora de bolsa, ahorro, cooperativa de ahorro, factoring, leasing, capital, fondo de inversión, corretaje de bolsa > coins trend bank / plaza, madera, sangre, parque
asesor financiero, microcréditos, casa de empeño, financiera, educación financiera, family office > coins trend bank / plaza, madera, sangre, parque
casa de cambio, divisas, dólares, cambio de moneda, remesas, giros > coins
cobranza, cobranzas, dicom, recuperación de deudas > receipt coins
aseguradora, corredor de seguros, corredora de seguros, insurance, pólizas, seguros de vida, seguros generales, mutua > shield-check umbrella heart
seguros de auto > shield-check umbrella heart
~consultora, consultoría, asesoría empresarial, consulting, asesoría de empresas, consultor, asesor de negocios > briefcase trend
~gestión empresarial, estrategia, planificación estratégica, management, outsourcing, administración de empresas > trend briefcase
~consultora de negocios, business, gestión de proyectos, asesoría a pymes, mejora continua, lean, dirección estratégica > briefcase trend
~certificación, certificaciones, normas iso, iso 9001, acreditación, inspección, control de calidad, auditoría iso > seal-check certificate clipboard-text
recursos humanos, selección de personal, reclutamiento, headhunter, rrhh, empleo, bolsa de trabajo, talento, gestión de personas > users-three handshake briefcase
capital humano, servicios transitorios, recruiting, personal de servicio, bienestar laboral, clima laboral, búsqueda de talento > users-three handshake briefcase
coaching, coach, liderazgo, desarrollo personal, mentoría, life coach, coaching ejecutivo, mentor, motivación, crecimiento personal > target compass trend lightbulb
oratoria, charlas, conferencista, speaker > microphone chats
traducción, traductor, intérprete, interpretación, traducciones, translator, traductor público, traducción simultánea, subtitulaje > translate chats
estudio de mercado, encuesta, investigación de mercado, encuestas, estudios de mercado, sondeos, opinión pública > chart-pie magnifying-glass clipboard-text
call center, atención al cliente, contact center, asistente virtual, teleoperadores, soporte al cliente, secretaria virtual > headset phone
asistencia virtual, secretaria > headset phone
~venta directa, fuerza de ventas, venta por catálogo, comisionista > handshake trend shopping-bag
~importación, importadora, exportación, comercio exterior, exportadora, importaciones, comex, import export > shipping-container globe package
~trading internacional, importador, comercio internacional > shipping-container globe package
aduana, agente de aduana, agencia de aduanas, desaduanamiento > shipping-container globe
~distribuidora, distribución, distribuidor, mayorista, abarrotera, proveedor, suministros, suministro, comercializadora, distribuciones > package truck warehouse
negocio de barrio, almacén, minimarket, supermercado, abarrotes, mercado, provisiones, ultramarinos, colmado, almacén de barrio > grocery-bag storefront basket shopping-cart
market, tienda de conveniencia, kiosco, quiosco, pulpería, autoservicio, despensa, miscelánea, economato, minisúper, estanco > storefront basket shopping-cart
market express > storefront basket shopping-cart
~~tienda, local, comercio, shop, store, outlet, showroom, emporio, mall, comercial, ventas por mayor, galería comercial > storefront shopping-bag
centro comercial > shopping-bag storefront
~segunda mano, ropa de segunda, compra y venta, compraventa, tienda de segunda mano, garage sale, trueque > swap tag recycle
seguridad, guardia, guardias, vigilancia, guardias de seguridad, seguridad privada, escoltas, security, guardaespaldas, conserje > shield-check shield-star security-camera / informática, laboral, industrial
rondas, alarmas comunitarias > shield-check shield-star security-camera / informática, laboral, industrial
detective, investigador privado, investigaciones privadas, peritaje, perito, criminalística, peritajes, poligrafía > detective magnifying-glass fingerprint
bodas de plata > heart
~cowork, arriendo de oficinas, espacio de trabajo, hub > desk skyline
artículos de oficina, útiles de oficina, papelería, útiles escolares, librería y papelería, artículos de librería > pencil notebook paperclip
materiales de oficina, insumos de oficina, materiales escolares > pencil notebook paperclip
correo, correspondencia, email marketing, newsletter > envelope paper-plane
maquinaria de oficina > printer
política, municipio, candidato, partido político, gobierno, alcalde, concejal, diputado > bank flag
~cooperativa, asociación, cooperativa de productores, asociación de productores > handshake users-three
sindicato, gremio, asociación gremial, cámara de comercio, colegio profesional, junta de vecinos > handshake users-three
agrupación, club social, federación > handshake users-three
fundación, ong, voluntariado, caridad, ayuda social, donaciones, beneficencia, corporación social, sin fines de lucro, solidario > hand-heart heart
solidaridad, apadrinar, ayuda humanitaria, trabajo social, responsabilidad social > hand-heart heart
iglesia, evangélico, cristiano, parroquia, ministerio cristiano, church, templo, cristiana, pastoral, congregación, biblia > church cross book-open
católico, capilla, catequesis, retiro espiritual, bautista, pentecostal, artículos religiosos, misión cristiana > church cross book-open
judío, sinagoga, kosher > star-of-david
mezquita, islámico, halal > mosque star-and-crescent
budista, zen, budismo > flower-lotus yin-yang
funeraria, funeral, velatorio, servicios fúnebres, pompas fúnebres, tanatorio, memorial > lily dove flower-lotus cross hands-praying
cinerario, sepultura, servicios funerarios > lily urn flower-lotus cross hands-praying
militar, ejército, táctico, airsoft táctico, supervivencia > shield-star medal-military
bolsa de valores, acciones > trend bars
~~oficina, despacho profesional > desk briefcase
compra de oro, comprador de oro > gold-nugget coins
casa de empeños, empeño, prestamista > coins
municipalidad, ayuntamiento, embajada, consulado, registro civil, diplomático, servicio público, juzgado > bank flag
albergue, centro comunitario, centro social, adopción, hogar de acogida, comedor social, refugiados > hand-heart house heart
banco de alimentos > hand-heart basket
médium > moon-stars sparkle
corredor de apuestas > trophy coins
incubadora de negocios, aceleradora > rocket-launch lightbulb trend
fondos de pensiones, fondo de pensiones, jubilación > coins trend
agencia matrimonial, citas, buscar pareja > heart
trámites, tramitación, gestor, permisos > clipboard-text stamp
envasado, empaquetado, empacadora, maquila de envases > package cube
postal, servicio postal > envelope
coworking, oficina virtual, oficinas compartidas, oficinas virtuales > desk skyline office-chair
vivero de empresas, incubadora de empresas > rocket-launch lightbulb trend
telemarketing, televentas > headset phone
estudios de opinión, estudio de opinión, focus group > chart-pie magnifying-glass
seguros > shield-check umbrella heart
carro de supermercado, carros de supermercado, carro de compras > shopping-cart
~cupón, descuento, oferta > ticket
notaría, notario, notarial, escrituras públicas, escrituras y poderes, poderes notariales > deed stamp scales
`;
