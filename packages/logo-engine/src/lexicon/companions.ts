/** What is seen beside a thing where its trade has no second drawing: `mark: marks` on a line. */
const LINES = `
acorn: leaf-split tree
airplane-tilt: paper-plane
armchair: couch lamp
bank: book-open
bed: moon-stars
boxing-glove: trophy
bread: wheat
broadcast: microphone signal
candle: flame
capsule: cross-heart
car: car-front steering
coat-hanger: t-shirt button
cpu: hex-core network
crane: hard-hat
cross-heart: hand-heart
drop-half: drop-leaf
flower-lotus: leaf-radial
gas-pump: drop-half
gift: bow
globe: network code
hand-soap: soap-bar
image: palette
microphone: music-notes
network: globe
pencil: nib
pepper: chili
pig: barn
pin: compass
plug: lightning
printer: flyer
puzzle-piece: balloon
shirt-folded: button
skyline: key
snowflake: cube
soccer-ball: trophy
sun: sunrise
swimming-pool: waves
ticket: star
tractor: fields
truck: package
t-shirt: coat-hanger
users-three: hand-heart
wheat: fields
wheelchair: hand-heart
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
