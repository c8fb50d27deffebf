import type { PlateId } from '../../direction/direction.js';
import { bone } from './animals.js';
import { fridge, washer } from './appliances.js';
import { diveMask, easelCanvas, lure, palette, tattoo } from './atelier.js';
import { cake, comb, glaze, loaf, rollingPin } from './bakery.js';
import { cevicheBowl, noodleBowl, soupBowl } from './bowls.js';
import { brickWall, sashWindow } from './building.js';
import { stones } from './calm.js';
import { barrow, cart } from './carts.js';
import { bottle, cask } from './cellar.js';
import { bucket, laundry, soap, suds } from './cleaning.js';
import { hat, pictureFrame, rug, suitcase } from './crafts.js';
import { crate, greensCrate } from './crates.js';
import { babyBottle, cat, cow } from './creatures.js';
import { brokenPhone, browser, laptop, monitor, phone, speech } from './devices.js';
import { mug, stein, teapot } from './drinks.js';
import { bigRoof, cabin, hacienda, yardSign } from './dwellings.js';
import { barn, trailer } from './farm.js';
import { kettle, roast, toque } from './feast.js';
import { clapperboard, filmRoll, filmStrip } from './film.js';
import { barbell, gamepad, jersey, kayak, surfboard } from './fitness.js';
import { tap } from './fittings.js';
import { drone } from './flying.js';
import { bed, sideboard, sofa } from './furniture.js';
import { cup, firecracker, pitch, skateboard } from './games.js';
import { roadSign, spanner } from './garage.js';
import { flowerBox, flowerpot } from './gardens.js';
import { barberPole, comb as combHair, dryer, mirror, polish } from './hair.js';
import { capsule, firstAid, molar, plaster, toothpaste } from './health.js';
import { dachshund, goat, horse, horseshoe, pig } from './herd.js';
import { cutGem, mantelClock, ringBox, wristwatch } from './jewels.js';
import { cleaver, cutlery, pot } from './kitchen.js';
import { cheese, cow as cowLarder, jar, preserve } from './larder.js';
import { bulb } from './lights.js';
import { fish, hen } from './market.js';
import { burger, cloche, empanada, taco } from './meals.js';
import { car, towTruck, washedCar } from './motors.js';
import { boombox, drum, piano, radio, record } from './music.js';
import { bee, cloudPlate, leafPlate } from './nature.js';
import { briefcase, calculator, envelope, folder, printer } from './offices.js';
import { agave, cactusPot, nopal, tree } from './orchard.js';
import { arrowSign, ridge, tent } from './outdoors.js';
import { camper, cargoBike } from './outings.js';
import { domeOven } from './oven.js';
import { chili, corn, crab, eggs } from './pantry.js';
import { balloon, papelPicado, pinata } from './parties.js';
import type { Plate } from './plate.js';
import { clayJar } from './pottery.js';
import { battery, camera, carBattery, plug, solarPanel } from './power.js';
import { cropMarks, frontPage } from './press.js';
import { satchel, schoolBus, toyBlocks } from './pupils.js';
import { coach, foodTruck, van } from './rides.js';
import { curtain, lampshade, stage } from './rooms.js';
import { carrot } from './roots.js';
import { basket, sewnSack, tiedSack } from './sacks.js';
import { piggyBank } from './savings.js';
import { pencil } from './school.js';
import { coffeeBag, juiceGlass, saltShaker, wineGlass } from './servings.js';
import { hoop, sewingMachine, skein, threadSpool } from './sewing.js';
import { scallop } from './shells.js';
import { lacedShoe, trainer } from './shoes.js';
import { gift, hangTag, perfumeBottle, shoppingBag } from './shops.js';
import { circusTent, ticket } from './shows.js';
import { glasses } from './sight.js';
import { lightSign, rubberStamp } from './signs.js';
import { cupcake, pizza } from './slices.js';
import { gate, knife, padlock } from './smiths.js';
import { house, stall, taxiSign } from './street.js';
import { accordion, amplifier, guitar, handMicrophone } from './strings.js';
import { blackboard, book, notebook, openBook, ruler } from './study.js';
import { sweet } from './sweets.js';
import { toolbox } from './tools.js';
import { clockTower } from './towers.js';
import { boat, curl, jet, planeBanner } from './travel.js';
import { biscuit, chocolateBar, icePop, iceTub } from './treats.js';
import { deed, key, shield, temple } from './trust.js';
import { truck } from './vehicles.js';
import { billboard, megaphone } from './voices.js';
import { falcon } from './wings.js';
import { alpaca, sheep } from './wool.js';
import { hardHat, helmet, oilJug, tyre } from './works.js';
import { anvil, handsaw, paintRoller, trailSign } from './workshop.js';

export const PLATES: Readonly<Record<PlateId, Plate>> = {
  sweet,
  pencil,
  truck,
  bone,
  toolbox,
  loaf,
  'iced-cake': cake,
  glaze,
  biscuit,
  'ice-pop': icePop,
  'ice-tub': iceTub,
  mug,
  stein,
  cask,
  bottle,
  'jar-plate': jar,
  'cow-plate': cowLarder,
  'cheese-wedge': cheese,
  'teapot-plate': teapot,
  'chocolate-bar': chocolateBar,
  preserve,
  'rolling-pin-plate': rollingPin,
  'comb-cell': comb,
  fish,
  crate,
  hen,
  pot,
  'between-cutlery': cutlery,
  cleaver,
  cloche,
  taco,
  burger,
  empanada,
  chili,
  'egg-carton': eggs,
  crab,
  corn,
  'greens-crate': greensCrate,
  bag: shoppingBag,
  'hang-tag': hangTag,
  present: gift,
  'scent-bottle': perfumeBottle,
  sofa,
  'made-bed': bed,
  sideboard,
  'tied-curtains': curtain,
  stage,
  lampshade,
  'fringed-rug': rug,
  'hung-frame': pictureFrame,
  'hat-band': hat,
  'travel-case': suitcase,
  flowerpot,
  'flower-box': flowerBox,
  handsaw,
  'paint-roller': paintRoller,
  anvil,
  'trail-sign': trailSign,
  tap,
  spanner,
  'road-sign': roadSign,
  'brick-wall': brickWall,
  'sash-window': sashWindow,
  coach,
  'delivery-van': van,
  'food-truck': foodTruck,
  'house-wall': house,
  stall,
  'taxi-sign': taxiSign,
  'barn-silo': barn,
  'farm-trailer': trailer,
  'ridge-tent': tent,
  'snowy-ridge': ridge,
  'arrow-sign': arrowSign,
  'ship-hull': boat,
  'plane-banner': planeBanner,
  jet,
  curl,
  'street-cart': cart,
  wheelbarrow: barrow,
  comb: combHair,
  'barber-post': barberPole,
  dryer,
  polish,
  medicine: capsule,
  'first-aid': firstAid,
  plaster,
  toothpaste,
  soap,
  bucket,
  laundry,
  suds,
  'broad-leaf': leafPlate,
  bee,
  cloud: cloudPlate,
  glasses,
  cow,
  sheep,
  alpaca,
  cat,
  'baby-bottle': babyBottle,
  book,
  'open-book': openBook,
  notebook,
  blackboard,
  ruler,
  laptop,
  monitor,
  browser,
  phone,
  speech,
  briefcase,
  folder,
  envelope,
  printer,
  calculator,
  temple,
  key,
  'shield-wide': shield,
  battery,
  'car-battery': carBattery,
  'solar-panel': solarPanel,
  plug,
  deed,
  camera,
  'film-strip': filmStrip,
  'film-roll': filmRoll,
  clapperboard,
  barbell,
  jersey,
  surfboard,
  gamepad,
  kayak,
  piano,
  drum,
  radio,
  boombox,
  record,
  balloon,
  'papel-picado': papelPicado,
  ticket,
  'circus-tent': circusTent,
  'light-sign': lightSign,
  'rubber-stamp': rubberStamp,
  'pizza-disc': pizza,
  'cupcake-plate': cupcake,
  'juice-glass': juiceGlass,
  'salt-cellar': saltShaker,
  'coffee-bag': coffeeBag,
  'wine-glass': wineGlass,
  'roast-platter': roast,
  'kettle-grill': kettle,
  toque,
  'noodle-bowl': noodleBowl,
  'lime-bowl': cevicheBowl,
  'soup-bowl': soupBowl,
  'sewn-sack': sewnSack,
  'tied-sack': tiedSack,
  'cane-basket': basket,
  scallop,
  'dome-oven': domeOven,
  'lying-carrot': carrot,
  'sewing-machine-plate': sewingMachine,
  'thread-spool': threadSpool,
  hoop,
  skein,
  'cut-gem': cutGem,
  'ring-box': ringBox,
  wristwatch,
  'mantel-clock': mantelClock,
  'clock-tower-hall': clockTower,
  'clay-jar': clayJar,
  trainer,
  'laced-shoe': lacedShoe,
  'big-roof': bigRoof,
  'yard-sign': yardSign,
  'cabin-wall': cabin,
  hacienda,
  'camper-side': camper,
  'cargo-bike': cargoBike,
  'tree-crown': tree,
  'cactus-pot': cactusPot,
  'agave-hill': agave,
  'nopal-hill': nopal,
  horse,
  goat,
  pig,
  dachshund,
  mirror,
  molar,
  stones,
  falcon,
  horseshoe,
  'broken-phone': brokenPhone,
  'megaphone-horn': megaphone,
  'yellow-bus': schoolBus,
  satchel,
  'toy-blocks': toyBlocks,
  'front-page': frontPage,
  'crop-marks': cropMarks,
  'billboard-posts': billboard,
  washer,
  'two-door-fridge': fridge,
  'piggy-bank': piggyBank,
  'drone-body': drone,
  'light-bulb': bulb,
  'guitar-body': guitar,
  amplifier,
  accordion,
  'hand-mic': handMicrophone,
  pitch,
  cup,
  skateboard,
  firecracker,
  tattoo,
  palette,
  easel: easelCanvas,
  'dive-mask': diveMask,
  lure,
  'donkey-pinata': pinata,
  padlock,
  'iron-gate': gate,
  'chef-knife': knife,
  'car-side': car,
  'car-foam': washedCar,
  towing: towTruck,
  'running-tyre': tyre,
  'builders-hat': hardHat,
  'rider-helmet': helmet,
  'oil-bottle': oilJug,
};
