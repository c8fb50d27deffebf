/** Computers, networks, electronics. The format is told in ../table.ts. */
export const TECHNOLOGY = `
software, programación, código, desarrollo de software, desarrollo web, programador, developer, code, desarrollador > code laptop
informático, apoyo informático, ayuda con el computador > laptop desktop
aplicación web, sistemas, sistema de gestión, erp, saas, desarrollo a medida, ingeniería de software, devops > code laptop
soluciones informáticas, informática, transformación digital, consultoría informática, computación, soluciones tecnológicas > code laptop
startup tecnológica, full stack, qa, automatización de procesos > code laptop
software contable, sistema contable, programa contable > calculator receipt code
inventario, inventarios, control de stock, control de inventarios, gestión de inventarios > package barcode clipboard-text warehouse
crm, gestión de clientes > users-three chats
reserva, reservas, cita, citas, turno, turnos, agendamiento, agendar & software, sistema, programa, app, aplicación, plataforma, online, línea, médico, médica, agendar > calendar-check clock
agenda & software, sistema, programa, app, aplicación, plataforma, turnos, citas > calendar-check clock
ruta, rutas & software, sistema, programa, app, aplicación, plataforma, reparto, flota > pin road
cobro, cobros & software, sistema, programa, app, aplicación, plataforma, pago > credit-card coins
ventas & software, sistema, programa, app, aplicación, plataforma > shopping-cart receipt
documento, documentos, documental & software, sistema, programa, app, aplicación, plataforma, digitalización > file-text clipboard-text
firma electrónica, firma digital, firmas electrónicas > signature nib
presupuesto, presupuestos, cotizaciones & software, sistema, programa, app, aplicación, plataforma > calculator receipt
página web, páginas web, sitio web, diseño web, webmaster, website, web, tienda online, landing page, wordpress, sitios web, tiendas en línea, tienda en línea > cursor-click browser laptop
diseño de páginas web, posicionamiento web y diseño web, desarrollo de páginas > globe cursor-click browser
aplicaciones móviles, app móvil, desarrollo de apps, mobile > device-mobile code
reparación de celulares, clínica de celulares, hospital de celulares, doctor de celulares, arreglo de celulares, reparación de móviles, servicio técnico de celulares, arreglo de teléfonos, cambio de pantalla > phone-wrench device-mobile
celular, smartphone, teléfono móvil, iphone, accesorios para celular, carcasas, tablet > device-mobile wrench
fundas de celular, android, accesorios de celulares, telefonía móvil, celulares > device-mobile wrench
computador, notebook, laptop, pc, computadora, ordenador > laptop desktop computer-tower
ordenadores, portátiles, computadoras, soporte técnico, soporte informático, macbook > laptop desktop computer-tower
servicio técnico de computadores, reparación de computadores, reparación de pc, mantención de computadores, servicio técnico informático > laptop-wrench laptop desktop
computador, computadora, notebook, laptop, pc, ordenador, macbook & reparación, reparamos, arreglo, mantención, mantenimiento > laptop-wrench laptop desktop
hardware, chip, electrónica, semiconductores, componentes electrónicos, arduino, tienda de electrónica, electrónico, microchip > cpu circuitry
reparación electrónica, tarjetas electrónicas, embebidos, instrumentación, sensores, iot, internet de las cosas > cpu circuitry
impresora, impresoras, recarga de tinta, cartuchos, toner > printer drop-half
impresión 3d, impresora 3d, modelado 3d, 3d, impresoras 3d, impresos en 3d > cube layers
inteligencia artificial, ia, machine learning, ai, agentes de ia, aprendizaje automático > brain circuitry robot
chatbot, chatbots, bot de whatsapp > robot chats bubble
robótica, robot, automatización, mecatrónica, robots > robot gear
recuperación de datos, rescate de datos, recuperación de discos > hard-drives database
dato, datos, big data, análisis de datos, business intelligence, analítica, data, ciencia de datos, dashboard, estadística > bars database trend
power bi, analytics, estadísticas > bars database trend
copias de seguridad, copia de seguridad, backups, respaldos en la nube, copias en la nube > database cloud shield-check
base de datos, servidor, servidores, data center, centro de datos, respaldo de datos, almacenamiento de datos > database hard-drives
hosting, dominios > cloud globe
cloud, cloud computing, backup, respaldo en la nube > cloud network
ciberseguridad, seguridad informática, antivirus, hacking ético, protección de datos, cybersecurity, pentest > shield-check lock-key fingerprint
cableado estructurado, redes y cableado, cableado, redes informáticas, networking, instalación de redes, switch > network / social, pesca, pescador, mercadeo
internet, wifi, fibra óptica, banda ancha, proveedor de internet, isp, telecomunicaciones, telecomunicación > wifi-high globe
antenas, antena, conectividad, 5g, cable tv > broadcast wifi-high cell-tower
radiocomunicación, radio comunicaciones, radiocomunicaciones, comunicación satelital, satélite, radios portátiles, walkie talkie > broadcast cell-tower
telefonía, central telefónica, teléfono, voip, telefónica > phone cell-tower
cámara de seguridad, cámaras de seguridad, cctv, videovigilancia, alarma, alarmas, circuito cerrado, cámaras de vigilancia > security-camera shield-check
sistemas de seguridad, seguridad electrónica, control de acceso, alarmas para casas > security-camera shield-check
dron, drone, drones, fotografía con drones, fotografía aérea con drones, vuelo de drones, filmación aérea, filmaciones aéreas, videos aéreos, video aéreo, tomas con dron, imágenes aéreas, fotos aéreas, fotografía aérea con drones y video, videos con drones, filmación con drones, tomas aéreas, fumigación con drones, fumigación con dron, drones para fumigar > drone
domótica, casa inteligente, casas inteligentes, smart home, hogar inteligente, edificio inteligente > house lightbulb wifi-high
gps, rastreo, rastreo satelital, geolocalización, localizador, monitoreo gps, rastreo vehicular, gps para flotas, telemetría > pin gps navigation-arrow
mapa, mapas, map > map-trifold pin
pago, pagos, pagos en línea, fintech, plataforma de pagos, medios de pago, pasarela de pagos, tarjeta de crédito > credit-card wallet coins
blockchain, cadena de bloques > link network cube
bitcoin, criptomonedas, cripto > coins wallet
pos, billetera digital > credit-card wallet coins
facturación electrónica, factura electrónica, boleta, factura, boletas electrónicas, facturación > receipt invoice
comercio electrónico, ecommerce, e commerce, tienda virtual, venta online, ventas por internet, dropshipping, venta por internet > shopping-cart shopping-bag cursor-click
marketplace > shopping-cart shopping-bag cursor-click
audífono, headphones, auriculares, audífonos bluetooth, parlantes bluetooth > headphones speaker-high
televisor, tv led, reparación de televisores, televisores, smart tv > television monitor
cable, enchufe, cables, accesorios eléctricos, enchufes > plug plugs-connected
pila, pilas, baterías de litio > battery-charging lightning
electromovilidad, cargador eléctrico, carga de autos eléctricos, electrolinera, cargadores para autos eléctricos > charging-station plug-charging lightning
puntos de carga, estación de carga > charging-station plug-charging lightning
teclado y mouse, periféricos > keyboard mouse
código qr, códigos de barra, código de barras, etiquetado > qr-code barcode
nanotecnología > atom hex-core
~tecnología, tech, innovación, tecnológico, startup, emprendimiento tecnológico, innova, laboratorio de innovación, deeptech > cpu circuitry rocket-launch
aeroespacial > rocket rocket-launch
seo, posicionamiento en buscadores, posicionamiento web, google ads, sem > target trend
electrónica automotriz > car cpu
circuitos electrónicos, circuitos impresos, pcb, placas pcb, impresión de placas > cpu circuitry
cámaras @technology,construction,marketing > security-camera shield-check
cibercafé, ciber, ciber café, cyber café, cabinas de internet > desktop wifi-high monitor
ciber @entertainment > game-controller desktop joystick
cirugía robótica > robot stethoscope
reparación de consolas > game-controller
basura electrónica, reciclaje de basura electrónica, desechos electrónicos, residuos electrónicos, chatarra electrónica > recycle cpu
videoclub > film-reel film-slate
nube @technology > cloud network
teléfonos móviles, tienda de móviles, accesorios para móviles > device-mobile devices
~aplicación, app, apps > device-mobile code
tarjetas gráficas, tarjetas de video > cpu desktop
posicionamiento en google, google > target trend
huella digital, control de asistencia, reloj control > fingerprint clock
~monitoreo > security-camera pulse
compu, compus > laptop
app, aplicación, apps @technology > device-mobile code
agenda online, agenda en línea, reserva de horas, reservas online, reservas en línea, turnos online, turnos en línea, citas online, sistema de turnos, sistema de reservas > calendar-check device-mobile
alojamiento web, alojamiento de páginas, web host, web hosting > cloud globe
`;
