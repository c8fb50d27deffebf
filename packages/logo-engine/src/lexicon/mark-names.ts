/** What each of our own marks is called in Spanish: `id name` on a line. */
const NAMES = `
chevrons flechas
dots puntos
hex-core hexágono
layers capas
signal señal
sprout brote
leaf-split hoja partida
mountain montaña
drop-leaf gota con hoja
pine pino
leaf-radial hojas en círculo
bauhaus formas
petals pétalos
palette paleta
arches arco de ladrillo
brush pincel
vase jarrón
overlap formas que se cruzan
bezier curva de diseño
pinwheel molinete
nib pluma de tinta
bars barras
megaphone megáfono
target diana
trend línea que sube
bubble globo de diálogo
fish pez
anchor ancla
waves-circle olas
boat barco
hook anzuelo
bull toro
taurus cabeza de toro
horseshoe herradura
barn granero
fields campos
wheat trigo
furrow-disc surcos
carrot zanahoria
play reproducir
equalizer ecualizador
sparkle destello
ticket boleto
star estrella
flame llama
cloche campana de chef
cutlery cubiertos
chef-hat gorro de chef
glass copa
cube cubo
roofs techos
bricks ladrillos
skyline edificios
house casa
storefront tienda
compass-tool compás
cross-heart cruz con corazón
cross-leaf cruz con hoja
pulse pulso
capsule cápsula
tooth diente
speed velocidad
road camino
pin ubicación
truck camión
paper-plane avión de papel
steering volante
gauge velocímetro
rim rueda
car auto
bowl tazón
bread pan
cup taza
citrus cítrico
cherry cereza
apple manzana
slice pizza
hen gallina
pig cerdo
sheep oveja
goat cabra
cow vaca
horse caballo
paw-print huella
dog perro
cat gato
egg huevo
bird pájaro
bee abeja
honeycomb panal
bone hueso
shell concha
crab cangrejo
grapes uvas
corn maíz
mushroom champiñón
pepper ají
cheese queso
cake torta
ice-cream helado
croissant croissant
taco taco
empanada empanada
hamburger hamburguesa
cookie galleta
avocado palta
jar frasco
beer-stein cerveza
coffee-bean grano de café
wine botella de vino
cooking-pot olla
pineapple piña
knife cuchillo
spoon cuchara
fork tenedor
acorn bellota
tree árbol
sun sol
sunrise amanecer
waves olas
breaker ola
flower flor
flower-tulip tulipán
flower-lotus loto
cactus cactus
tree-palm palmera
snowflake copo de nieve
recycle reciclaje
plant planta
moon-stars luna
drop-half gota
scissors tijeras
comb peine
nail-polish esmalte de uñas
lipstick labial
hand-mirror espejo
hand-soap jabón
candle vela
stones piedras
heart corazón
hand-heart mano con corazón
stethoscope estetoscopio
eye ojo
baby bebé
t-shirt polera
coat-hanger percha
dress vestido
sneaker zapatilla
high-heel taco alto
spool carrete de hilo
yarn ovillo
needle aguja
button botón
gem gema
ring anillo
eyeglasses lentes
watch reloj de pulsera
handbag cartera
cowboy-hat sombrero
window ventana
curtain cortina
armchair sillón
couch sofá
lamp lámpara
bed cama
broom escoba
key llave
door puerta
hammer martillo
pickaxe picota
skateboard patineta
skittles bolos
mine-cart vagoneta
wrench llave inglesa
tools herramientas
gear engranaje
nut tuerca
lightning rayo
plug enchufe
lightbulb ampolleta
paint-roller rodillo
faucet grifo
drill taladro
saw-blade sierra
gouge gubia
hard-hat casco
scales balanza
bank columnas
book-open libro
graduation-cap birrete
pencil lápiz
shield-check escudo
puzzle-piece rompecabezas
chats conversación
chart-pie gráfico
coins monedas
cupcake cupcake
eyelash pestañas
gas-cylinder cilindro de gas
kettlebell pesa rusa
motorboat lancha
safe caja fuerte
bubble-tea té con perlas
pasta pasta
waffle wafle
pancakes panqueques
tattoo-machine máquina de tatuar
spray-gun pistola de pintura
wallpaper papel mural
fridge refrigerador
clock reloj
calculator calculadora
globe globo terráqueo
code código
cpu procesador
cloud nube
network red
device-mobile teléfono
laptop computador
puppet títere
soccer-ball balón
barbell pesas
guitar guitarra
music-notes notas musicales
dancer bailarina
balloon globo
gift regalo
baby-carriage coche de bebé
tent carpa
compass brújula
mask-happy máscara
microphone micrófono
trophy trofeo
film-slate claqueta
crown corona
headphones audífonos
umbrella paraguas
camera cámara
aperture diafragma
bicycle bicicleta
airplane-tilt avión
package caja
bus bus
moped moto de reparto
train tren
suitcase maleta
car-front auto de frente
tire neumático
engine motor
gas-pump surtidor
car-battery batería de auto
crane grúa
tractor tractor
lighthouse faro
helm timón
trawler barco pesquero
whale ballena
doughnut dona
olive aceituna
strawberry frutilla
blueberry arándano
raspberry frambuesa
sandwich sándwich
hot-dog completo
martini cóctel
shrimp camarón
teapot tetera
popsicle paleta helada
fries papas fritas
chocolate chocolate
drumstick pollo
watermelon sandía
juice jugo
octopus pulpo
candy caramelo
flyer volante impreso
printer impresora
stamp timbre
envelope sobre
newspaper periódico
signpost letrero
flag bandera
vinyl-record vinilo
drum batería
video-camera cámara de video
game-controller mando de juego
robot robot
credit-card tarjeta
syringe jeringa
perfume perfume
tiles baldosas
church iglesia
washing-machine lavadora
bug-beetle escarabajo
factory fábrica
oven horno
taxi taxi
van furgón
ladder escalera
castle-turret castillo
basket canasto
security-camera cámara de seguridad
pipe tubo
pottery vasija
fence reja
air-balloon globo aerostático
brain cerebro
test-tube tubo de ensayo
flask matraz
boot bota
wind viento
headset auriculares con micrófono
bathtub tina
rabbit conejo
racquet raqueta
bulldozer excavadora
chess-pawn peón
hair-dryer secador
ambulance ambulancia
swimming-pool piscina
pants pantalón
footprints pisadas
confetti confeti
beer-bottle botella
clipboard-text lista
receipt boleta
dice-five dado
warehouse bodega
disco-ball bola de disco
shopping-bag bolsa
person-arms-spread persona
image cuadro
users-three personas
medal medalla
desk escritorio
popcorn palomitas
translate idiomas
hand-palm mano
wifi-high wifi
wheelchair silla de ruedas
dive-mask máscara de buceo
brandy copa de licor
flag-checkered bandera a cuadros
shopping-cart carro de compras
trash basurero
magic-wand varita
poker-chip ficha
motorcycle moto
churro churro
churro-cone cucurucho de churros
vermouth vermut
mate mate
arepa arepa
milk-bottle botella de leche
ham jamón
steak bistec
sushi sushi
skewer brocheta
olive-branch rama de olivo
banana plátano
tomato tomate
onion cebolla
potato papa
feather pluma
llama llama andina
duck pato
razor navaja de afeitar
welding-mask máscara de soldar
trowel paleta de albañil
sewing-machine máquina de coser
tow-truck grúa de remolque
food-truck camión de comida
kayak kayak
shipping-container contenedor
drone dron
fishing-net red de pesca
trumpet trompeta
speaker-hifi parlante
piano-keys teclas de piano
bowling-ball bola de bolos
tennis-ball pelota de tenis
siren sirena
ear oreja
yin-yang yin y yang
windmill molino de viento
shirt-folded camisa doblada
backpack mochila
elevator ascensor
phone teléfono fijo
television televisor
microscope microscopio
seat asiento
briefcase maletín
radio radio
fan ventilador
scooter patineta
broadcast antena
number-circle-eight número ocho
jeep todoterreno
charging-station punto de carga
boxing-glove guante de boxeo
basketball balón de básquetbol
lock-key candado
gavel mazo de juez
beanie gorro de lana
paint-brush-household brocha
spray-bottle rociador
mussel mejillón
spoked-wheel rueda de bicicleta
toothbrush cepillo de dientes
agave agave
owl búho
eagle águila
fox zorro
wolf lobo
bear oso
lion león
puma puma
tiger tigre
deer ciervo
opossum tlacuache
squirrel ardilla
elephant elefante
monkey mono
donkey burro
frog rana
turtle tortuga
snail caracol
snake serpiente
axolotl ajolote
hedgehog erizo
bat murciélago
ladybug mariquita
ant hormiga
spider araña
hummingbird colibrí
butterfly mariposa
swallow golondrina
rooster gallo
penguin pingüino
toucan tucán
parrot loro
heron garza
dragonfly libélula
shark-fin aleta de tiburón
knot nudo
clover trébol
kite volantín
spinning-top trompo
bell campana
lantern farol
bridge puente
anvil yunque
hourglass reloj de arena
link eslabones
spiral espiral
planet planeta
rocket cohete
shooting-star estrella fugaz
cloud-rain lluvia
cumulus nube del cielo
bubbles burbujas
araucaria araucaria
swan cisne
dolphin delfín
gate portón
volcano volcán
island isla
sunflower girasol
daisy margarita
rose rosa
nopal nopal
skull calavera
hand-fan abanico
spade espada de naipe
barrel barril
mortar mortero
amphora ánfora
bow lazo
moustache bigote
lips labios
axe hacha
arrow flecha
sword espada
campfire fogata
magnet imán
atom átomo
infinity infinito
maze laberinto
paper-boat barco de papel
lyre lira
maraca maraca
nest nido
bamboo bambú
fern helecho
lavender lavanda
pyramid pirámide
pear pera
peach durazno
pomegranate granada
almond almendra
walnut nuez
pumpkin calabaza
garlic ajo
artichoke alcachofa
coconut coco
mango mango
fig higo
chili chile
basil albahaca
peanut maní
tiled-roof techo de tejas
copita vaso de mezcal
milk-can lechera
glass-pane vidrio
theodolite teodolito
deed escritura con sello
inkwell tintero
handshake apretón de manos
person-simple-run corredor
hoodie polerón
martial-belt cinturón de artes marciales
seal-check sello de calidad
fire-extinguisher extintor
detective detective
database base de datos
dresser cómoda
rug alfombra
dna adn
wallet billetera
traffic-cone cono
binoculars binoculares
baseball-cap gorra
sock calcetín
iron plancha
rolling-pin rodillo de amasar
whisk batidor
honey-dipper cuchara de miel
forklift montacargas
solar-panel panel solar
fireplace chimenea
champagne brindis
screw tornillo
penny-farthing biciclo
tortillas tortillas
lizard lagartija
field-mouse ratón
guinea-pig cuy
helicopter helicóptero
staircase escalera
brake-disc disco de freno
coil-spring resorte
water-jug bidón de agua
squeegee limpiavidrios
mixer-truck camión hormigonero
pickup camioneta
treasure-chest cofre
viking-helmet casco vikingo
circus-tent carpa de circo
joystick palanca de mando
soap-bar barra de jabón
tombstone lápida
pinata piñata
jicara jícara
grasshopper chapulín
bonsai bonsái
awning toldo
worm lombriz
neon-sign letrero luminoso
gull gaviota
buoy boya
satellite-dish antena satelital
insole plantillas
chimney chimenea
accordion acordeón
seaweed alga
phone-wrench teléfono en reparación
laptop-wrench computador en reparación
drop-wrench gota con llave inglesa
car-wrench auto con llave inglesa
camera-heart cámara con corazón
balloon-dog perro de globo
crocus flor de azafrán
falcon halcón
pipe-organ órgano de tubos
ballot-box urna
vocho escarabajo de autos
cat-cup taza de gato
car-wash auto que se lava
house-heart casa con corazón
leaf-fork hoja con tenedor
barbell-pulse pesas con pulso
bread-wheat pan con espiga
truck-house camión de mudanzas
bubble-heart diálogo con corazón
bed-moon cama y luna
cup-leaf taza con hoja
book-bulb libro y ampolleta
barber-pole poste de barbería
mortar-cross mortero con cruz
sausage salchicha
grocery-bag bolsa de compras con alimentos
paint-bucket tarro de pintura
suds-bucket balde con espuma
eggs huevos
honey-jar frasco de miel
crane-hook gancho de grúa
hearing-aid audífono médico
parcel-van furgón con encomienda
abacus ábaco
telescope-star telescopio
pendulum-clock reloj de péndulo
sleigh trineo
violin violín
stitched-book libro cosido
axe-log hacha en el tronco
paper-lantern farol de papel
washing-line ropa tendida
house-brush brocha con casa
scissors-comb tijeras y peine
spine columna vertebral
shower-head ducha
car-key llave de auto
crossed-foils floretes cruzados
loom telar
saddle silla de montar
mattress colchón
teddy-bear osito de peluche
lace-up-shoe zapato con cordones
tamale tamal
oyster ostra con perla
drilling-rig torre de perforación
excavator retroexcavadora
dump-truck camión de volteo
scaffold andamio
wrecking-ball bola de demolición
geodesic-dome domo geodésico
billboard valla publicitaria
still alambique
metate metate
gold-nugget lingote de oro
radiator radiador
storage minibodega con candado
hammock hamaca
poncho poncho
dreamcatcher atrapasueños
stained-glass vitral
doll muñeca de trapo
bra sostén
sombrero sombrero charro
espadrille alpargata
braid trenza
wedding-rings anillos de boda
fabric-roll rollo de tela
zipper cierre
sheep-shears tijera de esquilar
mannequin maniquí de costura
surfboard tabla de surf
raft balsa de rafting
paraglider parapente
carabiner mosquetón
zipline tirolesa
fireworks fuegos artificiales
clown payaso
tarot cartas de tarot
crystal-ball bola de cristal
auto-rickshaw mototaxi
marlin marlín
scorpion escorpión
bounce-castle castillo inflable
sign-language lengua de señas
salt-shaker salero
frying-pan sartén
paella-pan paella
molcajete molcajete
dumplings dumpling
noodle-box caja de fideos
roast-chicken pollo asado
sugar-cane caña de azúcar
snow-cone raspado
grain-sack saco de grano
quinoa quinoa
cigar puro
lobster langosta
sea-urchin erizo de mar
dove paloma
stork cigüeña
pregnant embarazada
foot pie
elders pareja de ancianos
family familia
bouquet ramo de flores
lily cala
urn urna funeraria
apron delantal
keyhole ojo de cerradura
rainbow arcoíris
orchid orquídea
dragon dragón
ram carnero
cacao cacao
grill asador
chick pollito
hay-bale paca de heno
harvester cosechadora
goldfish pez dorado
trout trucha
condor cóndor
larch alerce
printing-press imprenta
cash-register caja registradora
dj-turntable tornamesa
gramophone gramófono
embroidery-hoop bastidor de bordado
measuring-tape cinta métrica
vacuum-cleaner aspiradora
chainsaw motosierra
greenhouse invernadero
log-cabin cabaña de troncos
license-plate placa de auto
wheelbarrow carretilla
camper casa rodante
jarrito jarrito
dancing-couple pareja de baile
vet huella con cruz
catrina catrina
knight yelmo de caballero
samurai casco de samurái
wizard-hat sombrero de mago
trident tridente
angel-wings par de alas
compass-rose rosa de los vientos
treble-clef clave de sol
fountain fuente
well pozo
carousel carrusel
coral coral
iceberg iceberg
phoenix fénix
unicorn unicornio
pegasus pegaso
mermaid sirena
seahorse caballito de mar
starfish estrella de mar
flamingo flamenco
peacock pavo real
giraffe jirafa
kangaroo canguro
pelican pelícano
quetzal quetzal
lawnmower cortadora de césped
security-guard guardia de seguridad
party-tent carpa para fiestas
pet-bottle botella de plástico
coffee-branch rama de café
cat-tree rascador para gatos
theatre-curtain telón
billiard-rack triángulo de billar
fedora sombrero de fieltro
picture-frame marco
eye-chart tabla optométrica
scented-candle vela aromática
football-boot bota de fútbol
whistle silbato
goal portería
rugby-ball balón de rugby
volleyball balón de voleibol
golf-flag bandera de golf
swim-goggles nadador
roller-skate patín
doner kebab
cheesecake tarta de queso
pie tarta
cookie-jar tarro de galletas
flan flan
jar-of-pickles tarro de pepinillos
empanada-tray bandeja de empanadas
painted-nails manicura
face-profile rostro de perfil
poodle caniche
salmon salmón
pilates pilates
adult-and-child adulto con niño
lamb cordero
southern-cross cruz del sur
dovetail cola de milano
hand-plane cepillo de carpintero
wooden-chair silla de madera
meeple ficha de juego de mesa
cargo-ship buque carguero
pannier-bike bicicleta con alforjas
ice-cream-cup copa de helado
printer-3d impresora 3d
surf-cabin cabaña de playa
pizza-whole pizza entera
pizza-oven horno de leña
corn-on-a-stick elote
hot-sauce salsa picante
chili-bunch ristra de chiles
crepe crepa
burger-fries hamburguesa con papas
food-cart carrito de comida
moka-pot cafetera italiana
coffee-grinder molinillo de café
portafilter portafiltro
cheese-wheel horma de queso
mushroom-cluster racimo de hongos
fish-on-a-plate plato de pescado
fish-skeleton espina de pescado
corkscrew sacacorchos
wine-barrel barrica de vino
hop flor de lúpulo
beer-tap grifo de cerveza
baguette-basket canasto de baguettes
smile sonrisa
dental-mirror espejo dental
dental-chair sillón dental
estate-sign letrero de inmobiliaria
currency-exchange cambio de divisas
scrap-magnet imán de chatarra
knee-joint rodilla
massage masaje
ionic-column columna jónica
diploma diploma
book-sprout libro con brote
abc-blocks cubos con letras
owl-graduate búho con birrete
plug-bolt enchufe con rayo
bulb-plug ampolleta con enchufe
mop-bucket trapeador y balde
window-wash ventana que se limpia
luchador-mask máscara de luchador
ballet-shoes zapatillas de ballet
three-candles trío de velas
wedding-cake torta de bodas
flower-arch arco de flores
necklace collar
earrings par de aros
high-top zapatilla de caña alta
sneaker-brush zapatilla con cepillo
padel-racket pala de pádel
eight-ball bola ocho de billar
parquet parqué
beard barba
clippers máquina de cortar pelo
lollipop paleta de caramelo
candy-floss algodón de azúcar
soda-siphon sifón
parfait copa de postre
charcuterie-board tabla de picoteo
michelada michelada
burrito burrito
platform-scale báscula
rice-ear espiga de arroz
turkey pavo
cotton-boll algodón
asparagus manojo de espárragos
papaya papaya
squid calamar
lifebuoy salvavidas
silo silo
dog-collar collar de perro
dog-house casa de perro
pet-carrier transportadora de mascotas
kidneys par de riñones
lungs par de pulmones
stomach estómago
drip-bag bolsa de suero
uterus útero
massage-table camilla de masaje
barber-chair sillón de barbero
first-aid-kit botiquín
hockey-sticks palos de hockey
table-tennis-bat paleta de ping pong
ice-skate patín de hielo
gymnastic-rings anillas de gimnasia
boules bochas
baseball-bat bate de béisbol
trampoline cama elástica
foosball jugador de futbolín
dominoes fichas de dominó
kart kart
saxophone saxofón
harp arpa
pan-flute zampoña
marimba marimba
laid-table mesa con mantel
photo-strip tira de fotos
nativity pesebre
santa-hat gorro de navidad
paintball-marker marcadora de paintball
crutches par de muletas
rollator andador con ruedas
motorcycle-helmet casco de moto
car-lift elevador de autos
hydraulic-cylinder cilindro hidráulico
oil-can aceitera
tanker camión cisterna
garage-door puerta de garaje
steel-drum tambor de acero
bearing rodamiento
lathe torno
trailer remolque
parking-sign señal de estacionamiento
boom-barrier barrera vehicular
steel-beam viga de acero
sand-barrow carretilla con arena
water-tank tinaco
pylon torre eléctrica
street-lamp farola
foundry-ladle cuchara de fundición
scissor-lift elevador de tijera
car-hammer auto con martillo
hose manguera
coffin ataúd
price-tag etiqueta de precio
worktop encimera
tablecloth mantel
chain-link-fence malla de alambre
membrane-roll rollo de membrana
bank-notes billete
pallet tarima
swivel-chair silla de oficina
shelf-unit estantería
suit traje
safety-vest chaleco reflectante
leather-jacket chaqueta de cuero
jumper suéter
flip-flops sandalia
rubber-boots bota de lluvia
awareness-ribbon lazo solidario
grindstone piedra de afilar
crib cuna
slide resbalín
vending-machine máquina expendedora
blender licuadora
meter medidor
showcase vitrina
tinted-window ventanilla polarizada
aerial-silks acróbata en telas
pole-dancer bailarina de barra
comic-book cómic
disposables envases desechables
art-appraisal peritaje de arte
wild-goose ganso silvestre
vanilla vainilla
bike-courier ciclomensajero
cider sidra
tax-form declaración de impuestos
key-copies copia de llaves
hookah narguile
terrarium terrario
horse-carriage carruaje
sprinkler aspersor de riego
plunger destapador de cañerías
refrigerated-truck camión refrigerado
trajinera trajinera
lettuce lechuga
valve-radio radio antigua
sound-car auto con altoparlante
signwriting letra pintada
couple pareja
printed-mug taza personalizada
swimsuit traje de baño
cushion cojín
quail codorniz
spark-plug bujía
necktie corbata
aloe-vera aloe vera
lunchbox lonchera
wrought-iron reja de forja con volutas
steel-frame estructura de acero de una casa
pool-skimmer red para limpiar piscinas
fibre-optic cable de fibra óptica
bowl-chopsticks tazón con palillos
cow-cross vaca con cruz de veterinario
salt-heap montón de sal
kiwi kiwi
pitahaya pitahaya
guava guayaba
pistachio pistacho
hazelnut avellana
rosary rosario
lasso lazo de charro
wig peluca
vr-headset lentes de realidad virtual
portable-toilet baño portátil
septic-truck camión limpiafosas
exhaust tubo de escape
caulking-gun pistola de silicona
clothes-rack perchero de ropa
eye-of-god ojo de Dios
nazar ojo turco
camel camello
french-horn corno francés
wind-chime móvil de viento
procession-float paso de procesión
painted-gourd calabaza pintada
fringed-shawl mantón con flecos
suit-of-lights traje de luces
prize-wheel ruleta de premios
tombola tómbola
roll-up-banner banner enrollable
photocall muro para fotos
button-badge chapas
honour-sash banda de honor
baby-bootie botita de bebé
playhouse casita de juegos
rc-car auto a control remoto
bee-smoker ahumador de colmenas
harpooned-fish pez arponeado
no-pigeons paloma prohibida
onesie enterito de bebé
reception-bell campanilla de recepción
globe-plane globo terráqueo y avión
book-stack pila de libros
pencil-cup portalápices
blackboard pizarra
movie-reel rollo de película
castanets castañuelas
balloon-bunch ramo de globos
reed-diffuser difusor de varillas
dog-bath perro en la tina
rocking-horse caballo balancín
cruise-ship crucero
blinds persiana
vinyl-figure figura de colección
desktop-computer computador de escritorio
watering-can regadera
log-pile pila de troncos
easel caballete
diving-helmet escafandra
vape vapeador
beehive colmena
seed-packet sobre de semillas
fishing-rod caña de pescar
cracked-phone teléfono roto
recycling-bin basurero de reciclaje
sports-jersey camiseta deportiva
stag-sight ciervo en la mira
party-hat gorro de cumpleaños
a-frame-cabin cabaña alpina
schoolhouse escuela
kayaker kayakista
tobacco-pipe pipa de tabaco
dog-and-cat perro y gato
learner-car auto de escuela de manejo
cab-side taxi de lado
snorkeller careta y esnórquel
dj-booth disc jockey en su mesa
reading-corner sillón y lámpara
nigiri nigiri
maki-chopsticks rollo de sushi con palillos
two-tacos tacos
tall-burger hamburguesa doble
completo completo
chicken-bucket balde de pollo frito
spit-chicken pollo al spiedo
grill-tools espátula y tenedor de parrilla
ceviche-bowl ceviche
place-setting plato con cubiertos
spaghetti-plate plato de tallarines
salad-bowl bol de ensalada
clay-pot olla de barro
cleaver hacha de carnicero
beef-cuts cortes de vacuno
fish-on-ice pescado en hielo
produce-crate cajón de verduras
fruit-bowl frutero
shopping-basket canasta de compras
three-bottles tres botellas
water-dispenser dispensador de agua
olive-oil aceite de oliva
pet-bowl plato de mascota
kibble-sack saco de alimento para mascotas
vegan-sign sello vegano
birthday-cake torta de cumpleaños
alfajor alfajor
pod vaina
bonbon-box caja de bombones
coffee-to-go café para llevar
tea-bag taza con bolsita de té
mason-jar jarro de batido
cheers brindis de cervezas
mate-flask mate y termo
canapes canapés
pacifier chupete
water-pump bomba de agua
pressure-lance hidrolavadora
split-unit aire acondicionado
lotus-pose postura de loto
tree-pose postura del árbol
swimmer nadador
truck-front camión de frente
hand-truck diablito con cajas
bug-banned cucaracha prohibida
handsaw serrucho
apple-tape manzana con cinta métrica
pill-bottle frasco de pastillas
mind-heart cabeza con corazón
browser-code ventana con código
solar-house casa con paneles solares
floor-plan plano de una casa
house-cross casa con cruz
sitting-pets perro y gato
flatbed-tow grúa de plataforma
car-suds auto con espuma
long-hair melena
under-umbrella familia bajo un paraguas
tooth-braces dientes con frenillos
nurse enfermera
dome-camera cámara domo
welding-torch antorcha de soldar
hanging-sign letrero colgante
phone-megaphone teléfono con megáfono
monitor-tools pantalla con herramientas
car-radiator radiador de auto
coolant-light luz de temperatura
buggy buggy
car-alarm alarma de auto
key-fob control remoto de auto
clutch-disc disco de embrague
brake-light luz de frenos
windscreen parabrisas
oil-jug bidón de aceite
car-bolt auto con rayo
school-bus bus escolar
minibus minibús
coach bus interurbano
semi-truck camión con remolque
piano-dolly piano en mudanza
water-heater calefón
house-pin ubicación de una casa
house-wrench casa con llave inglesa
roof-drops techo bajo la lluvia
couch-suds sofá con espuma
toolbox caja de herramientas
sun-snowflake sol y copo de nieve
crane-truck camión pluma
house-sparkle casa reluciente
sliding-window ventana corredera
car-check auto revisado
car-pin ubicación de un auto
car-shine auto reluciente
car-shield escudo con auto
engine-light luz de motor
quad-bike cuatrimoto
sub-sandwich bocadillo
pastry-bag manga pastelera
cake-stand torta bajo campana
clay-oven horno de barro
latte-art café con dibujo en la espuma
pour-over café de filtro
cocktail-shaker coctelera
pupusa pupusa
cassava yuca
tamarind tamarindo
shrimp-cocktail cóctel de camarones
ice-cubes cubos de hielo
ice-bag bolsa de hielo
bottled-water botella de agua
grain-scoop pala de granos
kombucha kombucha
cup-croissant café con croissant
cinnamon-roll rollo de canela
comal comal
doughnut-stack donas apiladas
chef-crossed gorro de chef con cubiertos
fish-and-knife pescado y cuchillo
school-shoe zapato escolar
spectacle-frames marco de lentes
sun-and-shades lentes de sol
makeup-tools brocha y labial
lashes-and-brow ojo con pestañas
atomizer atomizador de perfume
skin-care gotero y crema
dungarees jardinera infantil
smooth-leg pierna tersa
dining-table comedor
open-wardrobe clóset abierto
kitchen-units muebles de cocina
pendant-lamp lámpara colgante
stage-microphone micrófono de mano
breakdancer bailarín urbano
heart-stethoscope estetoscopio con corazón
ultrasound ecografía
speaking-head persona que habla
bathroom-scale balanza de baño
chest-xray radiografía de tórax
doctor médico
shoe-repair zapato y martillo
polo-shirt polera con cuello
swatch-fan muestrario de colores
bear-cross osito con cruz
tote-bag bolsa de tela
ostrich avestruz
alpaca alpaca con su lana
ceiba ceiba
cochineal cochinilla
secateurs tijera de podar
garden-tools palita y rastrillo
turning-coin flechas con monedas
gem-coin anillo con moneda
keyhole-building edificio con ojo de cerradura
sprout-bars barras con brote
gavel-coin mazo y moneda
registered-bulb ampolleta de marca registrada
rook-piece torre de ajedrez
crowned-molar muela con su corona
orange-heart corazón de naranja
firefly luciérnaga
star-box regalo con una estrella por lazo
hanger-shirt camisa en su percha
wifi-screen pantalla conectada con toldo
pi-atom pi con órbita
model-house maqueta de casa
oxygen-tank tanque de oxígeno
needle-lotus aguja en un loto
knapsack-sprayer mochila pulverizadora
rat-banned rata prohibida
half-oyster ostra con limón
angler pescador en su bote
dairy-cow vaca lechera
paw-house casa con huella
dog-on-leash perro con correa
hen-and-egg gallina y huevo
fertiliser-sack saco de fertilizante
drip-line riego por goteo
hands-sprout brote entre dos manos
recycling-truck camión de reciclaje
observatory observatorio
hot-spring aguas termales
wind-turbine aerogenerador
sun-bolt sol con rayo eléctrico
cabin-and-pine cabaña con pino
paw-comb peineta con huella
standing-pig cerdo de pie
standing-goat cabra de pie
washer-wrench lavadora con llave inglesa
fridge-wrench refrigerador con llave inglesa
hard-disk disco duro
laptop-lock computador con candado
router router
chip-sparkle procesador con destello
house-shield escudo con casa
adding-machine calculadora con rollo de papel
law-book libro de leyes
person-lens lupa con persona
plotter plóter
printed-tee polera estampada
tripod-camera cámara en trípode
instant-photos fotos instantáneas
stage-light foco de escenario
hand-microphone micrófono de mano
exam-sheet prueba con lápiz
english-bubble diálogo con bandera británica
tattoo-heart corazón con cinta
sundial reloj de sol
pinball pinball
ship-bottle barco en botella
invoice factura
clown-doctor payaso de hospital
printer-ink impresora con gota de tinta
phone-screwdriver teléfono con destornillador
laptop-pulse computador con pulso
phone-cable teléfono con cargador
steps-flag escalones con bandera
crochet-hook ovillo con crochet
id-badge credencial
presentation pizarra con gráfico
folk-dancer bailarina de folclor
street-dancer bailarín urbano
browser-cart tienda en línea
house-wifi casa conectada
passport pasaporte
typewriter máquina de escribir
soldering-iron soldador de estaño
grains-slash espiga tachada
nougat turrón
escape-door puerta con signo de pregunta
polled-bull toro sin cuernos
cloven-hoof pezuña
prosthesis prótesis de pierna
pasted-poster afiche pegado
survey-clipboard encuesta con lápiz
card-reader terminal de pago
tableware vajilla
electric-motorcycle moto eléctrica
huaraches huaraches
pocket-watch reloj de bolsillo
chestnut castañas
charcoal-sack saco de carbón
wind-pump molino de campo
ear-tag vaca con arete
bird-cage jaula con pájaro
cool-box nevera portátil
dinosaur dinosaurio
raised-granary hórreo
bird-house casa para pájaros
smart-watch reloj inteligente
blood-pressure-gauge tensiómetro
lice-comb peine y piojo
timing-belt correa de distribución
mechanical-bull toro mecánico
bagpipe gaita
tugboat remolcador
chalice cáliz
dough-mixer amasadora
limousine limusina
marble-slab placas de mármol
cold-thermometer termómetro y copo de nieve
plywood-shelf estante de contrachapado
fruit-tree árbol con fruta
fruit-crate cajón de fruta
tuber-plant planta con tubérculos
greens-bunch atado de hojas verdes
hydroponic-channel lechuga hidropónica
cherimoya chirimoya
cherimoya-half chirimoya partida
crop-drone dron agrícola
jaguar jaguar
waterfall cascada
mezcal-bottle botella de mezcal
prickly-pear tuna
guinea-pigs cuy con su cría
water-buffalo búfalo de agua
sapling arbolito en maceta
fish-pen jaula de peces
whale-tail cola de ballena
rabbit-face cara de conejo
berry-punnet canastillo de arándanos
sea-turtle tortuga marina
passion-fruit maracuyá
whole-orange naranja con su corte
fruit-straw naranja con bombilla
grape-bunch racimo de uvas
copihue copihue
jacaranda jacarandá en flor
washer-suds lavadora con burbujas
mitred-frame marco de molduras
grain-truck camión de granos
marble-block bloque de mármol
mortar-herbs mortero con hierbas
shower-screen mampara de ducha
cement-sack saco de cemento
sea-lion lobo marino
prawn langostino
rolled-rug alfombra enrollada
rug-suds alfombra con espuma
car-exhaust auto que echa humo
crankshaft cigüeñal con pistones
well-bore perforación hasta el agua
motor-pump electrobomba
support-agent persona con auriculares
laptop-bill computador con boleta
caliper pie de metro
gear-stick palanca de cambios
turbo turbocompresor
concrete-block bloque de hormigón
downpipe casa con canaleta
hanging-platform andamio colgante
hydrant hidrante
finger-lines huella digital
charged-battery batería que se carga
armoured-van camión blindado
hazard-drum tambor con señal de peligro
cattle-truck camión ganadero
kitchen-hood campana de cocina
electric-motor motor eléctrico
air-compressor compresor de aire
generator grupo electrógeno
fire-engine carro de bomberos
laser-head cabezal láser
robot-arm brazo robótico
jackhammer martillo neumático
lift-buttons botones de ascensor
car-radio radio de auto
quilted-seat butaca acolchada
double-door puerta de dos hojas
usb-stick memoria portátil
light-aircraft avioneta
motorhome casa rodante a motor
car-carrier camión nodriza
jet-ski moto de agua
mouth-sound boca que habla
letter-bubble letra en un diálogo
rose-window rosetón de vitral
leaded-panel panel de vidrio emplomado
ankle-brace tobillera ortopédica
skyrocket cohete de fuegos artificiales
fire-fountain fuente de chispas
pole-sign letrero en un poste
letter-lights letra con luces
lettered-van furgón rotulado
sealed-folder carpeta con sello
buttoned-chair sillón capitoné
padded-chair silla tapizada
laurel-flame laureles y llama
headstock clavijero de guitarra
ferris-wheel rueda de la fortuna
belt cinturón
gong gong
unrolled-rug alfombra con flecos
worker-scales balanza con casco
cowboy-boot bota vaquera
beret boina
towel-stack toallas dobladas
jukebox rockola
broken-bone hueso fracturado
spray-can lata de aerosol
glove guante
overcoat abrigo
hung-picture cuadro colgado
bandaids curitas
face-mask mascarilla
carnival-mask antifaz de carnaval
roller-coaster montaña rusa
sticker pegatina
key-ring llavero
slippers pantuflas
bionic-hand mano biónica
crossed-oars remos cruzados
shuttlecock volante de bádminton
pickleball paleta de pickleball
skier esquiador
bunk-bed litera
door-hanger colgador de puerta
postage-stamp estampilla
peeling-sticker adhesivo que se despega
phone-case funda de celular
raised-fist puño en alto
laser-wand láser de depilación
snow-globe bola de nieve
pet-tag placa de mascota
fleur-de-lis flor de lis
laser-engraver grabadora láser
wall-calendar calendario
rower remero
badminton raqueta de bádminton y volante
phone-shield teléfono con escudo
basketball-hoop aro de básquetbol
karate-kick patada de karate
seated-cat gato sentado
pilates-reformer reformer de pilates
volleyball-net red de voleibol
wicker-basket canasto de mimbre
oil-filter filtro de aceite
fish-tin lata de pescado
caiman caimán
woven-bowl cesta tejida vacía
cane-juice jugo de caña
snail-on-leaf caracol sobre una hoja
standing-stag ciervo de pie
two-tongues diálogos en dos idiomas
panda panda
raccoon mapache
top-hat sombrero de copa
open-motor motor abierto
copper-coil bobina de cobre
workman obrero
work-crew cuadrilla de obreros
fuel-injector inyector
winch winche
air-filter filtro de aire
judogi chaqueta de judo
hung-gloves guantes de boxeo colgados
sneaker-on-board zapatilla sobre patineta
fading-heart corazón que se borra
masked-wrestler luchador enmascarado
hung-towel toalla colgada
golf-clubs palos de golf cruzados
football-helmet casco de fútbol americano
clock-tower torre con reloj
hooded-falcon halcón con caperuza
truffle trufa
barrel-organ organillo
adobe-house casa de adobe
hung-net red con boyas
poled-boat trajinera con remero
otter nutria
rhinoceros rinoceronte
koala koala
moose alce
wild-boar jabalí
bison bisonte
raven cuervo
magpie urraca
cicada cigarra
emu emú
king-crab centolla
standing-mirror espejo de pie
bitten-leaf hoja con oruga
rowing-boat bote de remos
palapa palapa con hamaca
chiva-bus chiva de paseo
tire-stack llantas apiladas
tire-nail llanta con clavo
painted-car auto con pintura fresca
roller-wash auto entre rodillos de lavado
hooked-car auto colgado de un gancho
motorcycle-front moto de frente
chainring plato y biela de bicicleta
pencil-bus bus con punta de lápiz
taxi-pin marcador de mapa con taxi
leaning-books libros en un estante
hi-bubble globo que saluda en inglés
phone-box cabina telefónica inglesa
pastor-spit trompo al pastor con piña
polish-brush uña con pincel de esmalte
powder-compact polvera con espejo
arm-curl brazo con mancuerna
soft-serve helado suave en cono
avocado-heart palta con hueso de corazón
chandelier araña de luces
door-handle manilla de puerta
level-on-bricks nivel sobre ladrillos
fish-and-lime pescado con limón
moving-box caja de mudanza
baby-bottle biberón
winged-parcel paquete con alas
house-eye casa con ojo
empanada-oven horno de barro con empanada
candy-jar frasco de dulces
corn-cup vaso de elote
car-shades auto con lentes de sol
electric-fence cerco eléctrico
arcade-machine máquina de arcade
corset corsé
crowned-xv quince con corona
bracelet pulsera
ball-gown vestido de gala
car-panes vidrios de auto
traffic-light semáforo
kiosk kiosco
car-price auto con etiqueta de precio
grand-piano piano de cola
drum-kit batería de música
ham-stand jamonero
rickshaw-front mototaxi de frente
vaccine-vial vacuna
car-snowflake auto con copo de nieve
gas-cylinders cilindros de gas
eiffel-tower torre de París
open-arepa arepa rellena
notebook-pencil cuaderno con lápiz
set-square escuadra con lápiz
fuel-nozzle pistola de surtidor
glass-blowpipe alguien que sopla vidrio
braille-finger dedo sobre puntos de braille
big-head cabezudo
lace-sun sol de encaje
moon-kayak kayak bajo la luna
steering-chair silla de ruedas con volante
container-stack contenedores apilados
hollow-brick ladrillo hueco
laid-board tabla que se coloca
awning-window toldo sobre una ventana
toe-nails dedos del pie con uñas
tanker-rear camión cisterna por detrás
helicopter-front helicóptero de frente
boat-bow lancha de frente
little-train trencito
bikini bikini
inline-skate patín en línea
tutu tutú
wall-pots macetas en la pared
reefer-doors camión frigorífico por detrás
scooter-rider alguien en patineta eléctrica
access-van furgón con silla de ruedas
swim-trunks bañador de hombre
braille-book libro en braille
brick-pallet ladrillos en una tarima
tamale-steamer olla de tamales
hot-dog-pocket hot dog en papel
fruit-popsicle paleta de fruta
scoby-jar frasco de kombucha
paella-fire paella al fuego
cacao-tree árbol de cacao
mussel-pot olla de mejillones
tuna-tin lata de atún
anchovy-tin lata de anchoas
piping-nozzle boquilla sobre cupcake
stuffed-rocoto rocoto relleno
works-canteen fábrica con tenedor
sea-salt sal de mar
clownfish pez payaso
tied-curtain cortina recogida
wooden-spoon cuchara de palo
hanger-arrows percha con flechas
house-bag bolsa con casa
hung-fish pescados colgados
square-bale fardo de alfalfa
cattle-rosette escarapela con vaca
saffron-jar frasco de azafrán
snail-bowl cazuela de caracoles
dipped-wing alita en salsa
melted-sandwich sándwich caliente
potted-orchid orquídea en maceta
kelp algas sobre una roca
big-ben torre de Londres que saluda
book-shield libro con escudo y estrella
house-answer casa que responde
invoice-coin factura que se hace dinero
stall-coin puesto de mercado con moneda
appraised-house casa tasada
signature-lens firma bajo la lupa
spyglass catalejo
face-lens rostro bajo la lupa
baby-steps pasos de bebé
nefertiti reina egipcia
hair-roots pelo y sus raíces
made-up-eye ojo maquillado
football-crest escudo de fútbol
cap-heart cofia con corazón
outboard-motor motor fuera de borda
auto-selector palanca automática
crashed-car auto chocado
horse-trailer remolque para caballos
head-lamp faro de auto
intercom citófono
carton-box caja de cartón
carton-loop caja con flechas de reciclaje
wooden-crate cajón de madera
rope-climber mosquetón con edificio
fryer-basket canasta de freidora
display-fridge vitrina refrigerada
plastic-mould molde de plástico
fritter-balls buñuelos
frozen-carrot zanahoria congelada
baleada baleada
gluten-free-loaf pan sin gluten
plantain-chips chifles de plátano
skillet sartén de cocina
sprinkled-nougat turrón con grageas
milkshake malteada
guayabera guayabera
peineta peineta con clavel
stones-in-hands piedras en la mano
glowing-face rostro luminoso
truck-wrench camión con llave inglesa
gas-car auto a gas
chrome-bumper auto de parachoques cromado
truck-body camión de carrocería de estacas
rubble-skip contenedor de escombros
vault-door puerta blindada
joint-knife espátula entre dos placas
clean-tower rociador con oficinas
wood-stove estufa a leña
pillow-mattress almohada sobre un colchón
detergent-jug bidón de detergente
field-gate tranquera
wire-fence alambrado
ovenbird hornero en su nido
guard-dog perro guardián
orange-blossom azahar
cuckoo-clock reloj cucú
huipil huipil
watercolour-brush pincel de acuarela
flower-candle vela con flor
reed-bundle atado de totora
braided-hat sombrero trenzado
crystal-cluster cristales de cuarzo
folk-dress vestido folclórico
crustless-triples sándwich de miga
tequenos tequeños
soursop guanábana
bottle-crate jaba de botellas
baked-rings rosquillas
leaf-parcel juane
exhibition-stand stand de feria
ear-nose-throat perfil con nariz y oído
archive-box caja de archivo
gaming-tower torre y mando de juego
lectern atril con micrófono
thyroid tiroides
glucose-meter glucómetro con gota
transistor transistor
laurel-cup copa con laurel
gravel-conveyor cinta de áridos
banana-bunch racimo de plátanos
room-key llave de habitación
water-slide tobogán de agua
stage-truss escenario con estructura
tree-felling pino talado
nopal-flower nopal en flor
boat-on-stocks lancha en el varadero
guanaco cabeza de guanaco
heart-leash perro con correa de corazón
running-rhea ñandú que corre
chess-bishop alfil
rabbit-in-hat conejo en la chistera
balloon-arch arco de globos
top-corner gol al ángulo
ball-cup copa con balón
dog-under-roof perro bajo techo
banquet-table mesa de banquete
sprout-flask matraz con brote
lime-sack saco de cal
salt-lick vaca con piedra de sal
trapelakucha trapelakucha
winged-jaguar jaguar alado
restored-saint santo restaurado
nightingale ruiseñor
nursing-mother madre que amamanta
baby-moon bebé en la luna
abacus-head cabeza con ábaco
scrub-top pijama clínico
swept-profile perfil con el pelo recogido
poke-bowl tazón de poke
chivito chivito
phone-swap intercambio de celulares
broken-chain cadena rota
lectern-talk orador en su atril
trumpet-lily lirio abierto
leaping-hare liebre que salta
paving-herringbone adoquines en espiga
smoothing-trowel llana de alisar
igloo iglú
electric-moped motoneta eléctrica
lowboy cama baja con excavadora
netted-balcony balcón con malla
beach-parasol sombrilla de playa
sardine-skewer espeto de sardinas
green-coconut coco verde con bombilla
blown-glassware jarra y copa de vidrio
retablo retablo abierto
tejo-board cancha de tejo
morenada-mask careta de morenada
road-roller rodillo compactador
pergola pérgola con banca
ceiling-rosette rosetón de yeso
chimney-cowl sombrerete de chimenea
duct-bend codo de ducto
turf-roll rollo de pasto
crosswalk paso de cebra que se pinta
ramp-barge barcaza con camión
dune-buggy tubular en una duna
surf-kite cometa de kitesurf
swing-set columpio
tow-ball bola de remolque
flying-flag bandera en su asta
pennant-string banderines en su cuerda
zebra cabeza de cebra
tuba tuba
eggplant berenjena
broccoli brócoli
beetroot betarraga
cucumber pepino
croquettes croquetas
mofongo pilón con plátano
rebar varillas de fierro
ship-propeller hélice de barco
cargo-trike motocarro
tree-house casa del árbol
recorder-flute flauta dulce
congas tumbadoras
papel-picado papel picado
sun-hat pamela
scoreboard marcador
resume hoja de vida
shapewear faja
stirrup estribo
spur espuela
ox-cart carreta
drain-grate rejilla de desagüe
remote-control control remoto
treadmill caminadora
sun-lounger tumbona al sol
rolling-shutter cortina metálica
microwave microondas
bedside-table mesa de noche
milking-cluster ordeñadora
poultry-feeder comedero de gallinas
ct-scanner tomógrafo
yogurt-pot pote de yogur
fishing-fly mosca de pesca
roof-rack equipaje sobre el auto
guard-booth caseta de guardia
car-dashboard tablero de auto
priest-stole estola
cauliflower coliflor
mallet-chisel mazo y cincel
frog-game juego de sapo
walking-sticks bastones
bench-vise tornillo de banco
bottle-jack gato de botella
pallet-jack transpaleta
chain-hoist polipasto
tamping-rammer apisonador
work-trestle caballete de obra
truck-suds camión con espuma
hoop-sieve cedazo
roof-turbine extractor eólico
nails clavos
starter-motor motor de arranque
circuit-breaker llaves térmicas
blade-fuse fusible
brush-cutter desbrozadora
chisel-plough arado de cincel
shade-net malla sombra
skipping-rope cuerda para saltar
park-bench banco de plaza
alternator alternador
brake-lever palanca de freno
strapped-load carga amarrada
music-box caja de música
bread-of-the-dead pan de muerto
spring-rolls rollos primavera
egg-on-steak milanesa a caballo
palmier palmera de hojaldre
loaf-cake budín con glaseado
egg-toast tostada con huevo
spanish-tortilla tortilla de patatas
fruit-water vitrolero de agua fresca
griddle plancha con hamburguesa
shot-glass chupito con limón
seafood-pot cazuela de mariscos
thermos termo
bar-stool taburete alto
tiffany-chair silla tiffany
dye-bowl bol de tinte
cupped-back espalda con ventosas
boxers bóxer
paint-tube tubo de pintura
`;

/** By the id of a mark. */
export const MARK_NAMES: ReadonlyMap<string, string> = new Map(
  NAMES.trim()
    .split('\n')
    .map((line) => {
      const [id = '', ...words] = line.split(' ');
      return [id, words.join(' ')];
    }),
);
