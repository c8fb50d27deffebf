import type { PlateId } from '../../direction/direction.js';
import { bone } from './animals.js';
import { cake, comb, glaze, loaf, rollingPin } from './bakery.js';
import { brickWall, sashWindow } from './building.js';
import { barrow, cart } from './carts.js';
import { bottle, cask } from './cellar.js';
import { bucket, laundry, soap, suds } from './cleaning.js';
import { belt, hat, pictureFrame, rug, suitcase } from './crafts.js';
import { babyBottle, cat, cow } from './creatures.js';
import { browser, laptop, monitor, phone, speech } from './devices.js';
import { mug, stein, teapot } from './drinks.js';
import { barn, trailer } from './farm.js';
import { clapperboard, filmRoll, filmStrip } from './film.js';
import { barbell, gamepad, jersey, kayak, surfboard } from './fitness.js';
import { tap } from './fittings.js';
import { bed, sideboard, sofa } from './furniture.js';
import { hexBolt, roadSign, spanner } from './garage.js';
import { flowerBox, flowerpot } from './gardens.js';
import { barberPole, comb as combHair, dryer, lipstick, polish } from './hair.js';
import { capsule, firstAid, plaster, toothbrush, toothpaste } from './health.js';
import { cleaver, cutlery, pot } from './kitchen.js';
import { cheese, cow as cowLarder, jar, preserve } from './larder.js';
import { crate, fish, greensCrate, hen } from './market.js';
import { burger, cloche, empanada, taco } from './meals.js';
import { boombox, drum, guitarCase, piano, radio, record } from './music.js';
import { bee, cloudPlate, leafPlate } from './nature.js';
import { briefcase, calculator, envelope, folder, printer } from './offices.js';
import { arrowSign, ridge, tent } from './outdoors.js';
import { peel } from './oven.js';
import { chili, corn, crab, eggs } from './pantry.js';
import { balloon, papelPicado, skyrocket } from './parties.js';
import type { Plate } from './plate.js';
import { battery, camera, carBattery, plug, solarPanel } from './power.js';
import { coach, foodTruck, van } from './rides.js';
import { curtain, lampshade, stage } from './rooms.js';
import { pencil } from './school.js';
import { gift, hangTag, perfumeBottle, shoppingBag } from './shops.js';
import { circusTent, ticket } from './shows.js';
import { glasses } from './sight.js';
import { lightSign, rubberStamp } from './signs.js';
import { house, stall, taxiSign } from './street.js';
import { blackboard, book, notebook, openBook, ruler } from './study.js';
import { sweet } from './sweets.js';
import { toolbox } from './tools.js';
import { boat, curl, jet, planeBanner } from './travel.js';
import { biscuit, chocolateBar, icePop, iceTub } from './treats.js';
import { deed, key, shield, temple } from './trust.js';
import { truck } from './vehicles.js';
import { alpaca, sheep } from './wool.js';
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
  peel,
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
  'buckled-belt': belt,
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
  'hex-bolt': hexBolt,
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
  'lipstick-tube': lipstick,
  medicine: capsule,
  'first-aid': firstAid,
  plaster,
  toothbrush,
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
  'guitar-case': guitarCase,
  boombox,
  record,
  balloon,
  'papel-picado': papelPicado,
  skyrocket,
  ticket,
  'circus-tent': circusTent,
  'light-sign': lightSign,
  'rubber-stamp': rubberStamp,
};
