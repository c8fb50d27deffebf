/** Computers, networks, electronics. The format is told in ../table.ts. */
export const TECHNOLOGY = `
software, programación, código, desarrollo de software, programador, developer, code, desarrollador > code =browser-code =laptop cpu database
desarrollo web > code =browser-code laptop globe device-mobile
informático, apoyo informático, ayuda con el computador > laptop desktop laptop-wrench
soluciones informáticas, informática, transformación digital, consultoría informática, soluciones tecnológicas > code laptop cpu network
computación, tienda de computación, venta de computadores, venta de computadoras > desktop-computer =laptop desktop computer-tower cpu
aplicación web, sistemas, sistema de gestión, erp, saas, desarrollo a medida, ingeniería de software, devops > code =browser-code =laptop database cloud
startup tecnológica > code laptop rocket
full stack > code laptop database cloud
qa > code laptop bug-beetle seal-check
automatización de procesos > code laptop gear robot
software contable, sistema contable, programa contable > calculator receipt code
inventario, inventarios, control de stock, control de inventarios, gestión de inventarios > package barcode clipboard-text warehouse
crm, gestión de clientes > users-three chats handshake
reserva, reservas, cita, citas, turno, turnos, agendamiento, agendar & software, sistema, programa, app, aplicación, plataforma, online, línea, médico, médica, agendar > calendar-check clock device-mobile
agenda & software, sistema, programa, app, aplicación, plataforma, turnos, citas > calendar-check clock device-mobile
ruta, rutas & software, sistema, programa, app, aplicación, plataforma, reparto, flota > pin road
cobro, cobros & software, sistema, programa, app, aplicación, plataforma, pago > credit-card coins wallet receipt
ventas & software, sistema, programa, app, aplicación, plataforma > shopping-cart receipt cash-register credit-card
documento, documentos, documental & software, sistema, programa, app, aplicación, plataforma, digitalización > file-text clipboard-text
firma electrónica, firma digital, firmas electrónicas > signature nib seal-check
presupuesto, presupuestos, cotizaciones & software, sistema, programa, app, aplicación, plataforma > calculator receipt clipboard-text
página web, páginas web, sitio web, diseño web, webmaster, website, web, landing page, wordpress, sitios web > cursor-click =browser-code browser laptop globe
tienda online, tiendas en línea, tienda en línea > shopping-cart cursor-click shopping-bag
diseño de páginas web, posicionamiento web y diseño web, desarrollo de páginas > cursor-click =browser-code globe browser code
aplicaciones móviles, app móvil, desarrollo de apps, mobile > device-mobile code
reparación de celulares, clínica de celulares, hospital de celulares, doctor de celulares, arreglo de celulares, reparación de móviles, servicio técnico de celulares, arreglo de teléfonos, cambio de pantalla > phone-wrench =cracked-phone device-mobile
computador, notebook, laptop, pc, computadora, ordenador > laptop =desktop-computer desktop computer-tower cpu
ordenadores, portátiles, computadoras, macbook > laptop =desktop-computer desktop computer-tower cpu
soporte técnico, soporte informático > laptop-wrench =monitor-tools laptop cpu
servicio técnico de computadores, reparación de computadores, reparación de pc, mantención de computadores, servicio técnico informático > laptop-wrench =monitor-tools laptop desktop cpu
computador, computadora, notebook, laptop, pc, ordenador, macbook, compu & reparación, reparamos, arreglo, arreglamos, mantención, mantenimiento, doctor > laptop-wrench =monitor-tools laptop desktop cpu
hardware, chip, electrónica, semiconductores, componentes electrónicos, electrónico, microchip > cpu circuitry
tienda de electrónica > cpu circuitry television headphones
arduino > cpu circuitry robot
reparación electrónica > cpu circuitry tools
iot, internet de las cosas, sensores > cpu circuitry network
instrumentación > cpu circuitry gauge
tarjetas electrónicas, embebidos > cpu circuitry
impresora, impresoras, recarga de tinta, cartuchos, toner, recarga de tóner, recarga de cartuchos, cartuchos de tinta > printer
impresión 3d, impresora 3d, modelado 3d, 3d, impresoras 3d, impresos en 3d > printer-3d cube layers
inteligencia artificial, ia, machine learning, ai, agentes de ia, aprendizaje automático > brain circuitry robot cpu
chatbot, chatbots, bot de whatsapp > robot chats bubble
robótica, robot, automatización, mecatrónica, robots > robot gear cpu
recuperación de datos, rescate de datos, recuperación de discos > hard-drives database laptop-wrench shield-check
dato, datos, big data, análisis de datos, business intelligence, analítica, data, ciencia de datos, dashboard, estadística > bars database trend chart-pie
power bi, analytics, estadísticas > bars database trend chart-pie
copias de seguridad, copia de seguridad, backups, copias en la nube > database cloud shield-check lock-key
base de datos, servidor, servidores, data center, centro de datos, respaldo de datos, almacenamiento de datos > database hard-drives cloud network
hosting > cloud globe database
dominios > cloud globe
cloud, cloud computing, backup > cloud network database
ciberseguridad, seguridad informática, protección de datos, cybersecurity > shield-check lock-key fingerprint
antivirus, pentest, hacking ético > shield-check lock-key fingerprint bug-beetle
redes y cableado, redes informáticas, networking, instalación de redes, switch > network wifi-high / social, pesca, pescador, mercadeo
cableado estructurado, cableado > network wifi-high / social, pesca, pescador, mercadeo
banda ancha > network wifi-high fibre-optic
fibra óptica, internet por fibra óptica, instalación de fibra óptica, fusión de fibra óptica, empalmes de fibra óptica, ftth > fibre-optic wifi-high network
internet, wifi, proveedor de internet, isp, telecomunicaciones, telecomunicación > wifi-high satellite-dish
conectividad, 5g > broadcast wifi-high cell-tower satellite-dish
radiocomunicación, radio comunicaciones, radiocomunicaciones > broadcast cell-tower satellite-dish
comunicación satelital, satélite > broadcast cell-tower satellite-dish globe
walkie talkie, radios portátiles > broadcast cell-tower
telefonía, central telefónica, voip, telefónica > phone cell-tower headset
teléfono > phone cell-tower
cámara de seguridad, cámaras de seguridad, cctv, videovigilancia, circuito cerrado, cámaras de vigilancia, video vigilancia > security-camera =dome-camera shield-check
alarma, alarmas > security-camera =siren shield-check
sistemas de seguridad, seguridad electrónica, alarmas para casas > security-camera =siren shield-check
control de acceso > security-camera lock-key boom-barrier
vuelo de drones > drone
dron, drone, drones > drone
fotografía con drones, fotografía aérea con drones, fotografía aérea con drones y video, imágenes aéreas, fotos aéreas > drone camera aperture
filmación aérea, filmaciones aéreas, videos aéreos, video aéreo, videos con drones, filmación con drones > drone video-camera film-slate
tomas con dron, tomas aéreas > drone camera video-camera
fumigación con drones, fumigación con dron, drones para fumigar > drone
domótica, casa inteligente, casas inteligentes, smart home, hogar inteligente, edificio inteligente > house lightbulb wifi-high device-mobile
gps, rastreo, rastreo satelital, geolocalización, localizador, monitoreo gps, telemetría > pin gps navigation-arrow
rastreo vehicular, gps para flotas > pin =car-pin truck
mapa, mapas, map > map-trifold pin compass globe
pago, pagos, pagos en línea, fintech, plataforma de pagos, medios de pago, pasarela de pagos, tarjeta de crédito > credit-card wallet coins
blockchain, cadena de bloques > link network cube
bitcoin, criptomonedas, cripto > coins wallet link
pos > credit-card wallet coins cash-register
billetera digital > credit-card wallet coins device-mobile
facturación electrónica, factura electrónica, boleta, factura, boletas electrónicas, facturación > receipt invoice calculator cash-register
comercio electrónico, ecommerce, e commerce, tienda virtual, venta online, ventas por internet, dropshipping, venta por internet > shopping-cart shopping-bag cursor-click package
marketplace > shopping-cart shopping-bag cursor-click storefront
headphones, auriculares, audífonos bluetooth, parlantes bluetooth > headphones speaker-high music-notes
audífono > headphones speaker-high
televisor, tv led, televisores, smart tv > television monitor
reparación de televisores > television monitor wrench
cable, cables > plug plugs-connected
enchufe, enchufes, accesorios eléctricos > plug plugs-connected lightning lightbulb
pila, pilas, baterías de litio > battery-charging lightning plug
electromovilidad, cargador eléctrico, carga de autos eléctricos, electrolinera, cargadores para autos eléctricos > charging-station plug-charging lightning
puntos de carga, estación de carga > charging-station plug-charging lightning
teclado y mouse, periféricos > keyboard mouse
código qr, códigos de barra, código de barras > qr-code barcode
etiquetado > price-tag barcode
nanotecnología > atom hex-core
~innovación, startup, emprendimiento tecnológico, innova, laboratorio de innovación > cpu circuitry rocket-launch lightbulb
~tecnología, tech, tecnológico, deeptech > cpu circuitry rocket-launch
aeroespacial > rocket rocket-launch
seo, posicionamiento en buscadores, posicionamiento web, google ads, sem > trend bars cursor-click
electrónica automotriz > engine-light =car-bolt
circuitos electrónicos, circuitos impresos, pcb, placas pcb, impresión de placas > cpu circuitry
cámaras @technology,construction,marketing > security-camera =dome-camera shield-check
cibercafé, ciber, ciber café, cyber café, cabinas de internet > desktop wifi-high monitor laptop
ciber @entertainment > game-controller desktop joystick
cirugía robótica > robot stethoscope
reparación de consolas > game-controller joystick tools
basura electrónica, reciclaje de basura electrónica, desechos electrónicos, residuos electrónicos, chatarra electrónica > recycle cpu laptop
videoclub > film-reel film-slate
nube @technology > cloud network database
teléfonos móviles, tienda de móviles, accesorios para móviles > device-mobile devices headphones
~aplicación, app, apps > device-mobile code
tarjetas gráficas, tarjetas de video > cpu desktop game-controller
posicionamiento en google, google > target trend bars
control de asistencia, reloj control > fingerprint clock clipboard-text users-three
huella digital > fingerprint clock
~monitoreo > security-camera pulse
compu, compus > laptop laptop-wrench cpu
app, aplicación, apps @technology > device-mobile code
agenda online, agenda en línea, reserva de horas, reservas online, reservas en línea, turnos online, turnos en línea, citas online, sistema de turnos, sistema de reservas > calendar-check device-mobile clock
alojamiento web, alojamiento de páginas, web host, web hosting > cloud globe database
reballing, microsoldadura, micro soldadura > cpu circuitry phone-wrench
baterías de celular, batería de celular, cambio de batería de celular > phone-wrench device-mobile battery-charging
ups y reguladores, no break, nobreak, reguladores de voltaje, regulador de voltaje, estabilizadores de voltaje > lightning plug-bolt plug
pantallas led publicitarias, pantallas publicitarias, pantalla publicitaria > billboard television megaphone
bootcamp de programación, bootcamp de código, bootcamp de desarrollo > code laptop cpu
celular, smartphone, teléfono móvil, iphone, tablet, android, celulares > device-mobile phone-wrench
accesorios para celular, carcasas, fundas de celular, accesorios de celulares > device-mobile headphones plug
telefonía móvil > device-mobile wifi-high phone
vidrios de celular, vidrio de celular, pantallas de celular, pantallas para celulares, cambio de pantallas > phone-wrench device-mobile
electrónica marina, radares y sonares, ecosonda, ecosondas > satellite-dish waves helm
venta de celulares, tienda de celulares > device-mobile phone-wrench headphones
cómputo, equipos de cómputo, equipo de cómputo, centro de cómputo > laptop desktop cpu
recargas, recargas de celular, recargas telefónicas, tiempo aire > device-mobile coins
respaldo y servidores, respaldo de información, respaldos en la nube, respaldo en la nube > database cloud network
videoportero, videoporteros, interfono, interfonos, intercomunicadores > bell door phone
bocinas, bocinas y amplificadores, amplificadores, venta de bocinas > speaker-hifi equalizer
variadores, variadores de frecuencia, plc, plcs, automatización con plc, tableros de control > gear factory cpu
minisplits y climas, climas, instalación de climas > split-unit =snowflake =sun-snowflake
medidores de luz, medidores de agua, medidores de luz y agua, medidores de gas > meter
candados electrónicos, cerraduras electrónicas, chapas electrónicas, cerraduras inteligentes, chapas inteligentes > lock-key door key
estufas y boilers, reparación de estufas y boilers, reparación de estufas, boilers y estufas, reparación de boilers y estufas > water-heater =flame
equipo de cine, renta de equipo de cine, renta de cámaras, renta de equipo audiovisual > video-camera film-slate
kioscos y pantallas táctiles, kioscos táctiles, kioscos interactivos > monitor desktop
app de domicilios, app de delivery, aplicación de domicilios > device-mobile moped
cámaras térmicas, cámara térmica, termografía, termografías > thermometer camera eye
reconocimiento facial, biometría, biometría facial > scan eye shield-check
televisión por cable, cable operador, tv cable > television satellite-dish broadcast
pantallas interactivas, pantalla interactiva, pizarras interactivas > monitor projector-screen
tablets para restaurantes, carta digital, cartas digitales, menú digital > device-mobile cutlery cloche
pulseras y chips para mascotas, rastreo de mascotas, gps para mascotas > paw-print pin dog
ux, diseño ux, ux ui, diseño de interfaces > device-mobile laptop cursor-click
antena, antenas, cable tv, antenas satelitales, tv satelital > broadcast satellite-dish cell-tower
pentesting, seguridad de la información, hacker ético, ethical hacking > shield-check lock-key fingerprint
formateo, formateo de computadores, formateo de computadoras, formateo de pc > laptop-wrench =monitor-tools laptop desktop
sensor, sensores & riego, cultivo, cultivos, humedad, agrícola, agro, campo, invernadero > cpu network sprout
panel sip, paneles sip > house roofs
sensores de humedad, sensores para riego, riego inteligente > cpu network sprout
tótem digital, tótems digitales, tótems de autoservicio, kioscos digitales, kioscos de autoservicio, pantallas táctiles > monitor desktop
balanzas electrónicas, balanza electrónica, básculas electrónicas > platform-scale
instalación de antenas de tv, antenas de tv, antenas de televisión, antenas parabólicas > satellite-dish television
`;
