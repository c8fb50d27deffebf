/** What is seen beside a thing where its trade has fewer drawings than a set shows: `mark: marks` on a line. */
const LINES = `
acorn: leaf-split tree
air-balloon: cumulus
airplane-tilt: paper-plane
arepa: corn
armchair: couch lamp
awning: storefront
bank: book-open
barbell: kettlebell
barber-pole: scissors comb
basketball: trophy
bed: moon-stars key
bicycle: spoked-wheel
bird: nest
boat: anchor waves helm
bowl: cooking-pot
boxing-glove: trophy
brandy: barrel
bread: wheat
broadcast: microphone signal
bus: road
cake: cupcake
camera: aperture image
candle: flame flower-lotus
capsule: cross-heart
car: car-front steering
chess-pawn: castle-turret horse crown
church: candle
coat-hanger: t-shirt button
code: laptop cpu
coins: bank
cookie: rolling-pin
corn: fields
cpu: hex-core network
crane: hard-hat bricks
cross-heart: hand-heart
cup: coffee-bean
curtain: window
dancer: music-notes
database: cpu
desk: lamp
detective: eye
dog: bone paw-print
dresser: lamp
doughnut: cup
drumstick: fries
fence: gate
film-slate: popcorn ticket video-camera
fish: waves
flower-lotus: leaf-radial
forklift: package
gas-pump: drop-half
gift: bow
glass: grapes barrel
globe: network
guitar: music-notes
hamburger: fries
hammer: screw
hand-soap: soap-bar
headphones: music-notes
hook: fish boat
horse: horseshoe
hot-dog: fries
house: roofs
ice-cream: popsicle
image: palette
juice: citrus strawberry
key: lock-key door
ladder: hard-hat crane
laptop: cpu
lightning: plug
lock-key: key shield-check
mask-happy: confetti
mate: leaf-split
megaphone: target chats
microphone: music-notes broadcast headphones
motorcycle: wrench gear
music-notes: piano-keys guitar
network: globe
nib: inkwell
octopus: waves
package: truck
pencil: nib book-open
pepper: chili
perfume: flower hand-mirror
phone: headset
pin: compass
plug: lightning
popcorn: film-slate
printer: flyer
puppet: mask-happy
puzzle-piece: balloon
radio: broadcast headphones
receipt: calculator
robot: gear
sandwich: bread
scissors: comb hair-dryer
security-camera: shield-check eye
sewing-machine: spool button
shirt-folded: button
shrimp: waves
skyline: key
slice: flame tomato
snowflake: cube
soap-bar: hand-soap bubbles
soccer-ball: trophy
solar-panel: sun lightning
steak: knife sausage
suitcase: airplane-tilt
sun: sunrise
sushi: fish shrimp
t-shirt: coat-hanger
taxi: pin car-front
ticket: star
tiles: trowel
tire: rim car-front
tombstone: flower
tooth: toothbrush
tractor: fields
truck: package road
users-three: hand-heart
whale: waves
wheat: fields
wheelchair: hand-heart
wifi-high: signal laptop
window: glass-pane
wrench: gear tools
yarn: sheep
`;

/** By the id of a mark. */
export const COMPANIONS: ReadonlyMap<string, readonly string[]> = new Map(
  LINES.trim()
    .split('\n')
    .map((line) => {
      const [id = '', ids = ''] = line.split(': ');
      return [id, ids.split(' ')];
    }),
);
