/**
 * What is seen beside a thing where its trade has fewer drawings than a set shows: `mark: marks` on a line.
 * Each is shown alone too, so only what the trade's owner would hang out without the thing itself stands here.
 */
const LINES = `
armchair: couch
avocado: avocado-heart
barbell: kettlebell arm-curl
barber-pole: razor scissors
bed: bed-moon
bicycle: spoked-wheel
bird: nest
boat: anchor helm
brandy: barrel
book-open: book-stack leaning-books
bread: wheat
broadcast: microphone radio
cake: cupcake
camera: aperture
candle: scented-candle
capsule: mortar-cross
car: car-front
chess-pawn: castle-turret
coat-hanger: t-shirt
code: laptop
coins: bank-notes
cookie: cookie-jar
crane: hard-hat
cup: coffee-bean
curtain: window
desk: swivel-chair
dog: paw-print
fence: gate
film-slate: ticket video-camera
forklift: pallet warehouse
gift: bow
glass: grapes wine
guitar: music-notes treble-clef
hamburger: burger-fries fries
hand-soap: soap-bar
hook: fish
horse: horseshoe saddle
ice-cream: ice-cream-cup popsicle soft-serve
image: picture-frame
juice: citrus
key: keyhole lock-key
ladder: scaffold
laptop: cpu
lightning: plug-bolt plug
lipstick: powder-compact lips
lock-key: keyhole key
megaphone: bubble billboard
microphone: headphones
motorcycle: motorcycle-front motorcycle-helmet
music-notes: treble-clef piano-keys
nail-polish: polish-brush painted-nails
nib: pencil
pencil: nib
pepper: chili
phone: headset
plug: plug-bolt lightning
radio: valve-radio broadcast
receipt: calculator
robot: gear
school-bus: pencil-bus
scissors: comb scissors-comb
security-camera: dome-camera house-eye shield-check
sewing-machine: spool needle
shirt-folded: button
slice: pizza-whole pizza-oven
soap-bar: bubbles
soccer-ball: goal football-boot
solar-panel: sun
steak: bull
suitcase: airplane-tilt
t-shirt: coat-hanger
tiles: trowel
taco: two-tacos
taxi: cab-side taxi-pin
tire: rim tire-stack
tombstone: lily
tooth: toothbrush smile
tow-truck: hooked-car flatbed-tow
tractor: harvester fields
wheat: grain-sack
wheelchair: rollator crutches
wifi-high: network
window: glass-pane
wrench: tools
yarn: beanie
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
