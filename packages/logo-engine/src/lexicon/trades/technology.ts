/** Computers, networks, electronics. The format is told in ../table.ts. */
export const TECHNOLOGY = `
software, programación, código, desarrollo de software, programador, developer, code, desarrollador > code =browser-code =laptop
desarrollo web > code =browser-code =cursor-click
informático, apoyo informático, ayuda con el computador > laptop =laptop-wrench =laptop-pulse
soluciones informáticas, informática, transformación digital, consultoría informática, soluciones tecnológicas > code =laptop cpu
computación, tienda de computación, venta de computadores, venta de computadoras > desktop-computer =laptop computer-tower
~sistemas > code =browser-code =laptop
~dato, datos > bars =chart-pie =presentation database
aplicación web, sistema de gestión, erp, saas, desarrollo a medida, ingeniería de software, devops > code =browser-code =laptop
startup tecnológica > code =laptop rocket
full stack > code =browser-code laptop
qa > code =browser-code seal-check
automatización de procesos > robot-arm =gear =code
inventario, inventarios, control de stock, control de inventarios, gestión de inventarios > package =barcode clipboard-text
crm, gestión de clientes > users-three chats
reserva, reservas, cita, citas, turno, turnos, agendamiento, agendar & software, sistema, programa, app, aplicación, plataforma, online, línea, médico, médica, agendar > calendar-check =calendar-plus
agenda & software, sistema, programa, app, aplicación, plataforma, turnos, citas > calendar-check =calendar-plus
ruta, rutas & software, sistema, programa, app, aplicación, plataforma, reparto, flota > pin =map-trifold
cobro, cobros & software, sistema, programa, app, aplicación, plataforma, pago > credit-card =wallet coins
ventas & software, sistema, programa, app, aplicación, plataforma > shopping-cart =cash-register receipt
gestión documental, gestor documental, archivo digital, administración documental, gestión de documentos, digitalización de archivos > folders file-text clipboard-text
documento, documentos, documental & software, sistema, programa, app, aplicación, plataforma, digitalización > file-text clipboard-text
firma electrónica, firma digital, firmas electrónicas > signature =nib
presupuesto, presupuestos, cotizaciones & software, sistema, programa, app, aplicación, plataforma > calculator =invoice
página web, páginas web, sitio web, diseño web, webmaster, website, web, landing page, wordpress, sitios web > cursor-click =browser-code browser
~tienda online, tienda en línea, tienda virtual, venta online, ventas por internet, venta por internet > browser-cart =shopping-cart shopping-bag
diseño de páginas web, posicionamiento web y diseño web, desarrollo de páginas > cursor-click =browser-code browser
aplicaciones móviles, app móvil, desarrollo de apps, mobile > device-mobile code
reparación de celulares, clínica de celulares, hospital de celulares, doctor de celulares, arreglo de celulares, reparación de móviles, servicio técnico de celulares, arreglo de teléfonos, cambio de pantalla, desbloqueo de celulares, liberación de celulares, liberación de teléfonos, libero celulares, libero teléfonos, desbloqueamos celulares, liberamos celulares, flasheo, cambio de batería y pantalla, doctor celular > phone-wrench =cracked-phone =phone-screwdriver
computador, notebook, laptop, pc, computadora, ordenador > laptop =desktop-computer computer-tower
ordenadores, portátiles, computadoras, macbook > laptop =desktop-computer computer-tower
soporte técnico, soporte informático, soporte computacional > laptop-wrench =monitor-tools =laptop-pulse
~soporte, support @technology > headset =support-agent =monitor-tools
helpdesk, soporte remoto, soporte en línea, soporte 24 horas, asistencia remota @technology > headset =support-agent =monitor-tools
servicio técnico de computadores, reparación de computadores, reparación de pc, mantención de computadores, servicio técnico informático > laptop-wrench =monitor-tools =laptop-pulse
computador, computadora, notebook, laptop, pc, ordenador, macbook, compu & reparación, reparamos, arreglo, arreglamos, mantención, mantenimiento, doctor > laptop-wrench =monitor-tools =laptop-pulse
hardware, chip, electrónica, semiconductores, electrónico, microchip > cpu =circuitry
componentes electrónicos, componente electrónico, transistor, transistores, diodos, condensadores electrónicos, repuestos electrónicos > transistor =cpu =circuitry
tienda de electrónica > cpu =circuitry headphones
arduino > cpu =circuitry robot
reparación electrónica > soldering-iron =circuitry cpu
iot, internet de las cosas, sensores > cpu =network =house-wifi
instrumentación > gauge =meter cpu
tarjetas electrónicas, embebidos > cpu =circuitry
impresora, impresoras, recarga de tinta, cartuchos, toner, recarga de tóner, recarga de cartuchos, cartuchos de tinta > printer =printer-ink
impresión 3d, impresora 3d, modelado 3d, 3d, impresoras 3d, impresos en 3d, tres dimensiones, impresión en tres dimensiones, imprimo en tres dimensiones, 3 dimensiones, imprimimos en 3d, imprimo en 3d, figuras en 3d, filamentos, filamento pla, resina 3d, imprimo piezas, imprimimos piezas, impresión de piezas, escaneo en 3d, piezas en 3d, prototipado, prototipado rápido, impresión de maquetas en 3d, maquetas en 3d, maquetas impresas, modelos en 3d > printer-3d cube
inteligencia artificial, ia, machine learning, ai, agentes de ia, aprendizaje automático > brain =chip-sparkle robot
chatbot, chatbots, bot de whatsapp, bots de whatsapp, asistentes de voz, asistente de voz, bots de voz, bots telefónicos, contestan llamadas, contesta llamadas, contestador automático, asistentes virtuales con inteligencia artificial, agentes de voz, bots para redes > robot =chats
casa automática, casas automáticas, automatización de luces, automatización de casas, automatización del hogar, automatización residencial, automatización de viviendas, automatizamos luces, automatizo luces, automatizamos casas, automatizo casas, automatización de cortinas, automatización de persianas, controla tu casa, controlar tu casa, casa desde el celular, luces y cortinas desde el celular, casas conectadas, casa conectada, cortinas motorizadas, persianas motorizadas > house-wifi =lightbulb
automatización de riego > sprinkler =drip-line
filas virtuales, turnos y filas, gestión de filas, gestión de turnos, turnero, turneros, filas y turnos, turnos y filas virtuales > ticket calendar-check
medidor inteligente, medidores inteligentes > meter
visión artificial, visión por computador, visión por computadora, visión computacional > eye =chip-sparkle
menú qr, menús qr, carta qr > device-mobile =place-setting
tendido de cables, tendido de fibra, fibra y cable, tendido de cable, cableamos fibra, fibra por ductos, fibra bajo tierra, tiramos fibra, tendemos fibra, fibra al hogar, redes de fibra, red de fibra, empalmamos fibra, empalmo fibra, fusionamos fibra, ductos de fibra > fibre-optic
brazos robóticos, brazo robótico, robots industriales, robot industrial, celdas robotizadas, cobots > robot-arm =robot
rfid, lectores rfid, etiquetas rfid, lector rfid @technology > id-badge =price-tag broadcast
radioenlace, radioenlaces, enlaces de radio, enlaces inalámbricos > broadcast =satellite-dish
chat en vivo, live chat, chat @technology > chats =bubble
auditoría informática, auditoría de sistemas, auditorías informáticas > laptop-lock =clipboard-text
iluminación inteligente, luces inteligentes, focos inteligentes > lightbulb =house-wifi
robótica, robot, robots > robot =robot-arm
automatización, mecatrónica > robot-arm =robot
recuperación de datos, rescate de datos, recuperación de discos > hard-disk =usb-stick
pendrive, pendrives, memorias usb, memoria usb, usb, memorias y pendrives > usb-stick
big data, análisis de datos, business intelligence, analítica, data, ciencia de datos, dashboard, estadística > bars =chart-pie =presentation database
power bi, analytics, estadísticas > bars =chart-pie =presentation database
copias de seguridad, copia de seguridad, backups, copias en la nube > database =cloud =hard-disk
base de datos, servidor, servidores, data center, centro de datos, respaldo de datos, almacenamiento de datos > database =hard-drives cloud
hosting, dominios y correo, correo corporativo, correos corporativos, correo empresarial, correos de empresa > cloud =hard-drives database
dominios > globe =browser
cloud, cloud computing, backup > cloud =database
ciberseguridad, seguridad informática, protección de datos, cybersecurity, hackers, contra hackers, protección contra hackers, contra virus y hackers, hackeo, hackeos, ransomware, robo de datos, robos de datos, estafas digitales, fraudes digitales, phishing, cuidamos tus datos, protegemos tus datos, proteger datos, contraseñas, contraseñas seguras > shield-check =laptop-lock =lock-key
antivirus, pentest, hacking ético > shield-check =laptop-lock
redes y cableado, redes informáticas, networking, instalación de redes, switch > network =router / social, pesca, pescador, mercadeo
cableado estructurado, cableado, cables de red, tiendo cables, tiendo cables de red, cableo, cableo oficinas, cableado de red, cableado de redes, puntos de red, rack y cableado, racks de red, cableamos oficinas, instalo redes, instalamos redes > network =router / social, pesca, pescador, mercadeo
banda ancha > wifi-high =router fibre-optic
fibra óptica, internet por fibra óptica, internet por fibra, instalación de fibra óptica, fusión de fibra óptica, empalmes de fibra óptica, ftth > fibre-optic =router wifi-high
internet, wifi, proveedor de internet, isp, telecomunicaciones, telecomunicación, repetidores de wifi, amplificadores de señal, señal de wifi, mejora de señal > wifi-high =router satellite-dish
conectividad, 5g > broadcast =wifi-high =cell-tower
radiocomunicación, radio comunicaciones, radiocomunicaciones > broadcast =cell-tower
comunicación satelital, satélite > satellite-dish broadcast
walkie talkie, radios portátiles > broadcast
telefonía, central telefónica, voip, telefónica > phone =headset
teléfono > phone =device-mobile
cámara de seguridad, cámaras de seguridad, cctv, videovigilancia, circuito cerrado, cámaras de vigilancia, video vigilancia > security-camera =dome-camera house-eye
alarma, alarmas > siren =house-shield security-camera
sistemas de seguridad, seguridad electrónica, alarmas para casas > security-camera =house-shield =house-eye siren
control de acceso, controles de acceso, control de accesos, torniquete, torniquetes, huellero, huelleros, biométrico, biométricos, lector de huella, lectores biométricos > finger-lines =id-badge =lock-key
vuelo de drones > drone
dron, drone, drones > drone
fumigación con drones, fumigación con dron, drones para fumigar, drones fumigadores, aspersión con drones, fumigación de cultivos con drones, fumigación agrícola con drones > crop-drone fields drone
topografía y fumigación con drones, fumigación y topografía con drones, fumigación y mapeo con drones, mapeo y fumigación con drones > drone =crop-drone theodolite
rastreo vehicular, gps para flotas, carros robados, autos robados, motos robadas, carros y motos robadas, autos y motos robadas, vehículos robados, coches robados, camiones robados, recupero autos robados, recuperación de vehículos, recuperación de vehículos robados, rastreo de camiones > pin =car-pin truck
fotografía con drones, fotografía aérea con drones, fotografía aérea con drones y video, imágenes aéreas, fotos aéreas > drone camera
filmación aérea, filmaciones aéreas, videos aéreos, video aéreo, videos con drones, filmación con drones, filmo con dron, filmamos con dron, filmamos con drones, filmo con drones, grabo con dron, grabamos con dron, bodas con dron, terrenos con dron > drone video-camera
tomas con dron, tomas aéreas > drone
domótica, domotic, domotics, casa inteligente, casas inteligentes, smart home, hogar inteligente, edificio inteligente > house-wifi =lightbulb house
gps, rastreo, rastreo satelital, geolocalización, localizador, monitoreo gps, telemetría > pin =navigation-arrow gps
mapa, mapas, map > map-trifold =pin
pago, pagos, pagos en línea, fintech, plataforma de pagos, medios de pago, pasarela de pagos, tarjeta de crédito > credit-card =wallet coins
blockchain, cadena de bloques > link =cube
bitcoin, criptomonedas, cripto > currency-btc =coins
pos > cash-register =credit-card
billetera digital > wallet =credit-card
facturación electrónica, factura electrónica, boleta, factura, boletas electrónicas, facturación, facturo por ti, facturas y guías, guías de remisión, facturas electrónicas y guías > receipt =invoice
comercio electrónico, ecommerce, e commerce, dropshipping > browser-cart =shopping-cart shopping-bag
marketplace > browser-cart =shopping-bag =storefront
headphones, auriculares, audífonos bluetooth, parlantes bluetooth > headphones =speaker-high
audífono > headphones
televisor, tv led, televisores, smart tv > television monitor
reparación de televisores > television =monitor-tools
cable, cables > plug plugs-connected
enchufe, enchufes, accesorios eléctricos > plug =plugs-connected
pila, pilas, baterías de litio, bancos de baterías, banco de baterías, almacenamiento de energía, baterías solares, packs de baterías > charged-battery battery-full battery-charging
tubos de rayos catódicos, televisores de tubo, tv de tubo, cinescopios > television
redes neuronales, red neuronal > brain =chip-sparkle
vidrios templados para celular, micas para celulares, láminas para celular, vidrios y micas, micas y fundas, micas de hidrogel, láminas de hidrogel, vidrio templado y micas, micas y vidrios templados, fundas y vidrios templados, vidrios templados y fundas, glass templado, micas y protectores > phone-shield =phone-case
torres gamer, torre gamer, torres gamer armadas, torres armadas, torre armada, torres para pc > gaming-tower
tarjetas sim, tarjeta sim, sim card, tarjetas sim y recargas, recargas y chips, esim, chips telefónicos, chips prepago > sim-card =device-mobile
tarjetas de memoria, memorias sd, tarjetas sd, tarjetas micro sd, tarjetas de memoria y usb, memorias y tarjetas, pendrives y tarjetas > usb-stick
tapetes para mouse, mouse pads, mousepads, mousepad, mouse pad, alfombrillas para mouse, alfombrillas de ratón, pad mouse, tapetes gamer, alfombrillas gamer > mouse desktop-computer
pinzas amperimétricas, multímetros, multímetro, amperímetros, voltímetros, testers eléctricos, pinza amperimétrica, instrumentos de medición eléctrica, instrumentos eléctricos de medida > meter =gauge plug-bolt
motores de lavadora, motor de lavadora, motores de lavadoras, motores y tarjetas de lavadora, repuestos de lavadoras, refacciones para lavadoras, transmisiones de lavadora > washer-wrench =washing-machine
monedas digitales, moneda digital, monedas virtuales, moneda virtual, divisas digitales > currency-btc coins
electromovilidad, cargador eléctrico, carga de autos eléctricos, electrolinera, cargadores para autos eléctricos, puntos de recarga, punto de recarga, cargadores eléctricos, carga de carros eléctricos, carga de vehículos eléctricos, cargadores domiciliarios > charging-station =plug-charging =car-bolt
puntos de carga, estación de carga > charging-station =plug-charging
teclado y mouse, periféricos, teclado mecánico, teclados mecánicos > keyboard mouse
código qr, códigos de barra, código de barras, lectores de código, lector de código, lectores de código de barras, lectores de barras, lector de barras, etiquetadoras, impresoras de etiquetas > qr-code barcode
etiquetado > price-tag barcode
nanotecnología > atom hex-core
electrónica automotriz > engine-light =car-bolt
~innovación, startup, emprendimiento tecnológico, innova, laboratorio de innovación > lightbulb =rocket-launch cpu
~tecnología, tech, tecnológico, deeptech > cpu =circuitry
aeroespacial > rocket
seo, posicionamiento en buscadores, posicionamiento web, google ads, sem > trend =target bars
circuitos electrónicos, circuitos impresos, pcb, placas pcb, impresión de placas, placas electrónicas, placas de circuito, soldamos placas, soldamos placas electrónicas, soldamos circuitos, soldamos componentes, soldado de placas, ensamble de circuitos, fabricamos circuitos, diseño placas de circuito, diseño de circuitos, diseño placas electrónicas > cpu circuitry
cámaras @technology,construction,marketing > security-camera =dome-camera house-eye
cibercafé, ciber, ciber café, cyber café, cabinas de internet, internet y copias, internet e impresiones > wifi-screen =desktop-computer =desktop wifi-high
ciber @entertainment > desktop-computer =game-controller
cirugía robótica > robot stethoscope
reparación de consolas > game-controller =joystick
basura electrónica, reciclaje de basura electrónica, desechos electrónicos, residuos electrónicos, chatarra electrónica > recycle =cpu
videoclub > movie-reel =film-slate
nube @technology > cloud =database
teléfonos móviles, tienda de móviles, accesorios para móviles > device-mobile =phone-cable
~aplicación, app, apps > device-mobile code
tarjetas gráficas, tarjetas de video > cpu =desktop-computer
memoria, memorias @technology & teclado, teclados, mouse, usb, ram, procesadores, pendrive > usb-stick =hard-disk
tarjetas madre, tarjetas madre y de video, placas de video, motherboards, placas base, procesadores y tarjetas, procesadores y memorias, memorias y discos, memorias ram, discos y memorias, memorias y procesadores, mainboard > cpu =desktop-computer circuitry
posicionamiento en google, google > target =trend
control de asistencia, reloj control, reloj biométrico, relojes biométricos, reloj checador, relojes checadores, checadores, relojes de asistencia, reloj de asistencia, marcación de asistencia, marcaje de asistencia, relojes marcadores, reloj marcador > finger-lines =id-badge clock
huella digital, huella dactilar > finger-lines
~monitoreo > security-camera =dome-camera house-eye
compu, compus > laptop =desktop-computer =laptop-wrench
app, aplicación, apps @technology > device-mobile code
agenda online, agenda en línea, reserva de horas, reservas online, reservas en línea, turnos online, turnos en línea, citas online, sistema de turnos, sistema de reservas > calendar-check =calendar-plus
alojamiento web, alojamiento de páginas, web host, web hosting > cloud =hard-drives database
reballing, microsoldadura, micro soldadura > soldering-iron =cpu circuitry
baterías de celular, batería de celular, cambio de batería de celular > phone-wrench =phone-screwdriver battery-charging
ups y reguladores, no break, nobreak, reguladores de voltaje, regulador de voltaje, estabilizadores de voltaje, respaldo de energía, respaldo eléctrico, energía de respaldo > charged-battery =plug-bolt lightning
pantallas led publicitarias, pantallas publicitarias, pantalla publicitaria > billboard
bootcamp de programación, bootcamp de código, bootcamp de desarrollo > code =browser-code =laptop
celular, smartphone, teléfono móvil, iphone, tablet, android, celulares, tabletas digitales, tabletas y celulares, celulares y tabletas > device-mobile =phone-cable phone-wrench
telefonía móvil > device-mobile =cell-tower
vidrios de celular, vidrio de celular, pantallas de celular, pantallas para celulares, cambio de pantallas > cracked-phone =phone-wrench =phone-screwdriver
electrónica marina, radares y sonares, ecosonda, ecosondas > satellite-dish waves helm
minisplits y climas, climas, instalación de climas > split-unit =snowflake =sun-snowflake
medidores de luz, medidores de agua, medidores de luz y agua, medidores de gas > meter
estufas y boilers, reparación de estufas y boilers, reparación de estufas, boilers y estufas, reparación de boilers y estufas > water-heater =flame
venta de celulares, tienda de celulares, planes prepago, prepago y portabilidad, portabilidad de línea, portabilidad numérica, portabilidad, planes de telefonía, líneas prepago, simcard, sim cards, plan de datos > device-mobile =phone-cable
compra y venta de celulares, compraventa de celulares, celulares usados, celulares de segunda mano, celulares seminuevos, celulares reacondicionados, teléfonos usados, móviles de segunda mano, móviles reacondicionados, iphones usados, recibimos tu celular > phone-swap =device-mobile
fundas @technology > device-mobile =phone-cable
cómputo, equipos de cómputo, equipo de cómputo, centro de cómputo > laptop =desktop-computer
recargas, recargas de celular, recargas telefónicas, tiempo aire > device-mobile
respaldo y servidores, respaldo de información, respaldamos, respaldar, respaldos en la nube, respaldo en la nube, respaldo fotos, guardo tus fotos > database =hard-drives =cloud
videoportero, videoporteros, interfono, interfonos, intercomunicadores > intercom
bocinas, bocinas y amplificadores, amplificadores, venta de bocinas > speaker-hifi
variadores, variadores de frecuencia, plc, plcs, automatización con plc, tableros de control > cpu =gear
candados electrónicos, cerraduras electrónicas, chapas electrónicas, cerraduras inteligentes, chapas inteligentes > lock-key key
equipo de cine, renta de equipo de cine, renta de cámaras, renta de equipo audiovisual > video-camera film-slate
kioscos y pantallas táctiles, kioscos táctiles, kioscos interactivos > monitor desktop
app de pedidos, aplicación de pedidos, app de pedidos y reparto > device-mobile =moped package
app de domicilios, app de delivery, aplicación de domicilios > moped =device-mobile
cámaras térmicas, cámara térmica, termografía, termografías > thermometer camera
reconocimiento facial, biometría, biometría facial > finger-lines =scan-smiley fingerprint
televisión por cable, cable operador, tv cable > television =satellite-dish
pantallas interactivas, pantalla interactiva, pizarras interactivas, pizarras digitales, pizarra digital, tabletas para escuelas, pizarras digitales y tabletas, aulas digitales, aula digital > monitor projector-screen
tablets para restaurantes, carta digital, cartas digitales, menú digital > device-mobile cutlery
pulseras y chips para mascotas, rastreo de mascotas, gps para mascotas > paw-print pin dog
ux, diseño ux, ux ui, diseño de interfaces > cursor-click =browser
antena, antenas, cable tv, antenas satelitales, tv satelital > broadcast =satellite-dish cell-tower
pentesting, seguridad de la información, hacker ético, ethical hacking > laptop-lock =shield-check =lock-key
formateo, formateo de computadores, formateo de computadoras, formateo de pc, quito virus, quitar virus, eliminación de virus, sacamos virus, saco virus, placas madre, placa madre, reparación de placas madre, computadores lentos, computadoras lentas, pc lenta, instalación de windows > laptop-wrench =monitor-tools =laptop-pulse
sensor, sensores & riego, cultivo, cultivos, humedad, agrícola, agro, campo, invernadero > cpu sprout
panel sip, paneles sip > house
sensores de humedad, sensores para riego > drip-line =sprinkler sprout
riego inteligente, riego automatizado, riego tecnificado inteligente > sprinkler =drip-line
tótem digital, tótems digitales, tótems de autoservicio, kioscos digitales, kioscos de autoservicio, pantallas táctiles > monitor desktop
balanzas electrónicas, balanza electrónica, básculas electrónicas > platform-scale
instalación de antenas de tv, antenas de tv, antenas de televisión, antenas parabólicas > satellite-dish television
disco duro, discos duros, discos sólidos, disco externo, discos externos, rescate de discos, rescate de archivos, recuperación de archivos, recuperación de información, recuperación de fotos, recuperación de fotos borradas, recuperación de archivos borrados, rescate de fotos, fotos borradas, archivos borrados, datos borrados, datos perdidos, fotos perdidas, fotos de discos duros > hard-disk =usb-stick
electrónica, electrónicas, electrónico, electrónicos & reparación, reparaciones, reparamos, arreglo, arreglamos > soldering-iron =circuitry cpu
televisor, televisores, tv, tv led, smart tv, tele, teles, televisión, televisiones, pantalla, pantallas & reparación, reparaciones, reparamos, arreglo, arreglamos, técnico > television =monitor-tools
filmación, filmaciones, foto, fotos, fotografía, fotografías, video, videos & dron, drones, drone > drone camera
escuela de pilotos de drones, pilotos de drones, piloto de drones, piloto de dron, curso de drones, cursos de drones, clases de drones > drone
pantallas led, pantalla led, arriendo de pantallas, renta de pantallas, alquiler de pantallas, pantallas gigantes, pantalla gigante > billboard =television
carcasas, fundas de celular, fundas y micas, fundas de móvil, fundas de teléfono, carcasas de celular, carcasas y micas, fundas personalizadas, carcasas personalizadas, protectores de celular, cases > phone-case =phone-shield =device-mobile
accesorios para celular, accesorios de celulares, accesorios de móvil, fundas y cargadores, cargadores y fundas, cargadores para celular, audífonos para celular, cargadores y audífonos, audífonos y cargadores, fundas cargadores y audífonos, accesorios de teléfono, accesorios telefónicos > phone-cable =phone-case headphones
excel, cursos de excel, curso de excel, ofimática, clases de excel > bars =laptop =desktop-computer
chips de celular, chips y planes de celular, chips para viajeros, chip de viaje, planes de celular, planes móviles, chips y recargas > device-mobile signal
micas, micas para celular, protectores de pantalla, vidrio templado para celular, micas de vidrio, láminas protectoras, seguro de celulares, seguro de celular, seguros para celulares > phone-shield =phone-case device-mobile
servitec, serviteck, tecniservicio, tecnoservicio > laptop-wrench =monitor-tools
tecnicell, tecnocell, compucell, servicell, multicell, tecnicel, tecnocel, servicel, movilcel > device-mobile =phone-wrench phone-cable
minería de bitcoin, minería de criptomonedas, granja de minería, granjas de minería, minado de criptomonedas, rigs de minería, minería cripto > currency-btc =cpu =coins
pantallas para conciertos > billboard
números virtuales, llamadas por internet, líneas virtuales, telefonía por internet, telefonía ip > headset =phone
collares gps, collar gps, collares gps para vacas, collares gps para ganado, gps para ganado, gps para vacas, aretes electrónicos, caravanas electrónicas, identificación de ganado > cow =pin =gps
plataforma de cursos, plataformas de cursos, cursos en línea, cursos digitales, clases en línea, clases online, clases virtuales, aula virtual, aulas virtuales, campus virtual, educación en línea, educación virtual, capacitación en línea > laptop =graduation-cap =presentation
marcadores electrónicos, marcador electrónico, tableros electrónicos para canchas, tablero electrónico, tableros deportivos > scoreboard goal
soportes de tele, soportes de tv, soporte para tv, soportes para televisores, cine en casa, home theater, home cinema, televisores en la pared > television =speaker-hifi =projector-screen
automatizo fábricas, automatizamos fábricas, automatización de fábricas, automatizo máquinas, automatizamos máquinas, líneas de producción automáticas > robot-arm =gear =factory
accesibilidad web, accesibilidad digital, páginas accesibles > cursor-click =browser-code
control remoto, controles remotos, controles de tv, control de aire, controles de aire, comando de aire, comandos de aire, comandos de tv, controles universales > remote-control television split-unit
desbloqueo de teléfonos, desbloqueos y liberaciones, liberación y desbloqueo, desbloqueo y liberación, desbloqueos, flasheos, cambio de pin de carga, arreglo de celus, celus, celu, fonos y tablets, servicio técnico de móviles, arreglo de móviles, móviles y tablets, tablets y móviles, iPhone y Android > phone-wrench =phone-screwdriver =device-mobile
smartwatch, smartwatches, smart watch, relojes inteligentes, reloj inteligente, smartband > smart-watch =watch
cyber, cyber juegos, cyberjuegos, sala de internet, salas de internet, sala de cómputo > desktop-computer =wifi-screen =game-controller
medidor de luz, medidores de energía, medidores y prepago, medidores de agua y luz, lectura de medidores > meter =lightning
`;
