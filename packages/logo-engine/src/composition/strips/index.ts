import type { StripId } from '../../direction/strip-names.js';
import { longCar, plane, suitcase } from './away.js';
import { cupTray, lolly, lyingBottle, roll } from './bar.js';
import { couch, mascara, polishBottle } from './beauty.js';
import { barrier, bricks, paintbrush, roof } from './building.js';
import { bone, capsule, plaster, toothbrush } from './clinic.js';
import { curtainRail, flatIron, hanger, hat } from './cloth.js';
import { cob } from './cobs.js';
import { anvil, lyingGuitar, slidingWindow, wovenBasket } from './crafts.js';
import { artistBrush, books, pencil, ruler } from './desk.js';
import { fence, sprig, sprouts } from './fields.js';
import { barberPole, comb } from './hair.js';
import { key, pipe, plug } from './installers.js';
import { handsaw, plank } from './joinery.js';
import { awning, casserole, cleaver, griddle } from './kitchen.js';
import { babyBottle, syringe, testTube } from './labs.js';
import { cheeseWedge, chocolateBar, eggCarton, hotDog, salami } from './larder.js';
import { calculator, cogBelt, solar } from './machines.js';
import { lipstick } from './makeup.js';
import { gamepad, pitch, poolTable } from './matches.js';
import { patch, rug, tape } from './needlework.js';
import { bulbSign, networkSwitch, widePrinter } from './offices.js';
import { baguette, icing, rollingPin, sweet } from './oven.js';
import { parcel, present } from './parcels.js';
import { dachshund, lyingCat } from './pets.js';
import { film } from './pictures.js';
import { barbell, brick, toyTrain } from './play.js';
import { flowerBox, log, madeBed, scrubBrush, sofa } from './rooms.js';
import { browserBar, chat, keyboard, searchField } from './screens.js';
import { fish, hull, waves } from './sea.js';
import { bottleCrate, chopstickBowl, tacoTray, watermelonSlice } from './served.js';
import { emerald, pictureFrame, sunglasses } from './showcases.js';
import { cassette, garland, microphone, pianoKeys, ticket } from './shows.js';
import type { Strip } from './strip.js';
import { lyingCylinder, splitUnit, tankLorry } from './warmth.js';
import { signpost } from './wayfinding.js';
import { bus, checks, lorry, tread } from './wheels.js';
import { beam, bolt, spanner } from './workshop.js';
import { drumsticks, lyingCuy, turfRoll } from './yard.js';

export const STRIPS: Readonly<Record<StripId, Strip>> = {
  'comb-strip': comb,
  'perforated-strip': film,
  'baguette-strip': baguette,
  'icing-strip': icing,
  'rolling-pin-strip': rollingPin,
  'sweet-strip': sweet,
  'cleaver-strip': cleaver,
  'casserole-strip': casserole,
  'griddle-strip': griddle,
  'awning-strip': awning,
  'lying-fish-strip': fish,
  'waves-strip': waves,
  'hull-strip': hull,
  'sprouts-strip': sprouts,
  'pale-fence-strip': fence,
  'leafy-sprig-strip': sprig,
  'lying-bottle-strip': lyingBottle,
  'lolly-strip': lolly,
  'roll-strip': roll,
  'cup-tray-strip': cupTray,
  'spanner-strip': spanner,
  'handsaw-strip': handsaw,
  'plank-strip': plank,
  'beam-strip': beam,
  'bricks-strip': bricks,
  'paintbrush-strip': paintbrush,
  'roof-strip': roof,
  'pipe-strip': pipe,
  'plug-strip': plug,
  'key-strip': key,
  'tread-strip': tread,
  'checks-strip': checks,
  'bus-strip': bus,
  'lorry-strip': lorry,
  'bolt-strip': bolt,
  'barrier-strip': barrier,
  'pencil-strip': pencil,
  'ruler-strip': ruler,
  'books-strip': books,
  'artist-brush-strip': artistBrush,
  'plaster-strip': plaster,
  'toothbrush-strip': toothbrush,
  'capsule-strip': capsule,
  'bone-strip': bone,
  'piano-keys-strip': pianoKeys,
  'microphone-strip': microphone,
  'ticket-strip': ticket,
  'stitched-strip': patch,
  'rug-strip': rug,
  'tape-strip': tape,
  'lipstick-strip': lipstick,
  'signpost-strip': signpost,
  'keyboard-strip': keyboard,
  'search-strip': searchField,
  'browser-strip': browserBar,
  'chat-strip': chat,
  'garland-strip': garland,
  'cassette-strip': cassette,
  'egg-carton-strip': eggCarton,
  'hot-dog-strip': hotDog,
  'salami-strip': salami,
  'cheese-wedge-strip': cheeseWedge,
  'chocolate-bar-strip': chocolateBar,
  'watermelon-strip': watermelonSlice,
  'taco-tray-strip': tacoTray,
  'chopstick-bowl-strip': chopstickBowl,
  'bottle-crate-strip': bottleCrate,
  'dachshund-strip': dachshund,
  'lying-cat-strip': lyingCat,
  'sofa-strip': sofa,
  'made-bed-strip': madeBed,
  'scrub-brush-strip': scrubBrush,
  'log-strip': log,
  'flower-box-strip': flowerBox,
  'suitcase-strip': suitcase,
  'plane-strip': plane,
  'long-car-strip': longCar,
  'barbell-strip': barbell,
  'brick-strip': brick,
  'toy-train-strip': toyTrain,
  'hanger-strip': hanger,
  'curtain-rail-strip': curtainRail,
  'flat-iron-strip': flatIron,
  'hat-strip': hat,
  'polish-bottle-strip': polishBottle,
  'mascara-strip': mascara,
  'emerald-cut-strip': emerald,
  'sunglasses-strip': sunglasses,
  'parcel-strip': parcel,
  'present-strip': present,
  'test-tube-strip': testTube,
  'syringe-strip': syringe,
  'baby-bottle-strip': babyBottle,
  'cog-belt-strip': cogBelt,
  'solar-panel-strip': solar,
  'picture-frame-strip': pictureFrame,
  'calculator-strip': calculator,
  'cob-strip': cob,
  'massage-couch-strip': couch,
  'split-unit-strip': splitUnit,
  'lying-cylinder-strip': lyingCylinder,
  'tank-lorry-strip': tankLorry,
  'bulb-sign-strip': bulbSign,
  'gamepad-strip': gamepad,
  'pitch-strip': pitch,
  'pool-table-strip': poolTable,
  'barber-pole-strip': barberPole,
  'drumstick-tray-strip': drumsticks,
  'lying-cuy-strip': lyingCuy,
  'woven-basket-strip': wovenBasket,
  'sliding-window-strip': slidingWindow,
  'network-switch-strip': networkSwitch,
  'wide-printer-strip': widePrinter,
  'anvil-strip': anvil,
  'turf-roll-strip': turfRoll,
  'lying-guitar-strip': lyingGuitar,
};
