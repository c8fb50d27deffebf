/** What is seen beside a thing where its trade has no second drawing: `mark: marks` on a line. */
const LINES = `
acorn: leaf-split tree
air-balloon: cumulus
airplane-tilt: paper-plane
apple: tree
arepa: corn
armchair: couch lamp
awning: storefront
bank: book-open
barbell: kettlebell
basketball: trophy
bed: moon-stars
bicycle: spoked-wheel
bird: nest
boat: anchor waves
bowl: cooking-pot
boxing-glove: trophy
brandy: barrel
bread: wheat
broadcast: microphone signal
bull: barn
bus: road
cake: cupcake
camera: aperture
candle: flame
capsule: cross-heart
car: car-front steering
cheese: milk-bottle
church: candle
coat-hanger: t-shirt button
coins: bank
cookie: rolling-pin
corn: fields
cpu: hex-core network
crane: hard-hat
cross-heart: hand-heart
curtain: window
dancer: music-notes
database: cpu
desk: lamp
detective: eye
doughnut: cup
dresser: lamp
drop-half: drop-leaf
drumstick: fries
empanada: oven
fence: gate
film-slate: popcorn
fish: waves
flame: fireplace
flower-lotus: leaf-radial
forklift: package
gas-pump: drop-half
gift: bow
globe: network code
hamburger: fries
hand-soap: soap-bar
headphones: music-notes
horse: horseshoe
hot-dog: fries
image: palette
juice: citrus
laptop: cpu
lightning: plug
mask-happy: confetti
mate: leaf-split
microphone: music-notes
music-notes: piano-keys
network: globe
nib: inkwell
octopus: waves
pencil: nib
pepper: chili
phone: headset
pig: barn
pin: compass
plug: lightning
popcorn: film-slate
printer: flyer
puppet: mask-happy
puzzle-piece: balloon
receipt: calculator
robot: gear
sandwich: bread
shirt-folded: button
shrimp: waves
skyline: key
snowflake: cube
soap-bar: hand-soap
soccer-ball: trophy
suitcase: airplane-tilt
sun: sunrise
swimming-pool: waves
t-shirt: coat-hanger
taxi: pin
ticket: star
tiles: trowel
tombstone: flower
tooth: toothbrush
tractor: fields
truck: package
users-three: hand-heart
vase: flower
whale: waves
wheat: fields
wheelchair: hand-heart
wifi-high: laptop
window: glass-pane
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
