import type { PlateId } from '../../direction/plate-names.js';
import { calendar, chartBoard, lens, staffBadge, surveyBoard } from './agencies.js';
import { wholePeanut } from './almonds.js';
import { chessKnight, paintMask } from './amusements.js';
import { bone } from './animals.js';
import { fridge, washer } from './appliances.js';
import { ballJoystick, printedBlock } from './arcade.js';
import { boardingPassport, filesCarton } from './archives.js';
import { altarBox, bandedCigar, stopperedDecanter } from './artisans.js';
import { easelCanvas, palette } from './atelier.js';
import { bareBack, glassesFace, reformerBed } from './backs.js';
import { cake, comb, loaf, rollingPin } from './bakery.js';
import { nettedBalcony } from './balconies.js';
import { bananaBox, fatBanana } from './bananas.js';
import { bareFoot, cableDrum, ribFilm } from './barefoot.js';
import { bathLegs, shadedSun, steamingTub, toweledFace } from './bathhouses.js';
import { bannerBear, bentKnee, furredSkate, gabledNest } from './bearers.js';
import { bellGable, yokedBell } from './belfry.js';
import { risingSun, roundLantern, sunflowerHead } from './blooms-and-beams.js';
import { treeGrove, tulipCup } from './blossoms.js';
import { handledBoard, icedRoll, openWardrobe } from './boards.js';
import { cevicheBowl, noodleBowl, soupBowl } from './bowls.js';
import { kartSide, pigFace } from './breakers.js';
import { lungPair, lyingCylinder, sugarMeter } from './breathing.js';
import { crownCap } from './brewery.js';
import { bearingBlock, fireHelmet, ribbonSeal } from './brigades.js';
import { brickWall } from './building.js';
import { crownedBlueberry, garlicBulb, heapedMineCart, trayBonsai } from './bulbs-and-bonsai.js';
import { bull } from './bulls.js';
import { fatCroissant, hotDogBun } from './buns.js';
import { climbingColumns, cloudServers, copiedSheets, dialTelephone } from './bureaus.js';
import { dogBowl, nopalPaddle, snailShell } from './burrows.js';
import { ham } from './butcher.js';
import { cakeSlice, candleCake } from './cakes.js';
import { beetle, petCarrier, sprayer } from './callers.js';
import { chameleonBranch, paddleBrush, refuseLorry, snowHouse, talkingProfile } from './callings.js';
import { lotusBloom, yogaRoll } from './calm.js';
import { caneCart, caneMillhouse, caneSheaf } from './cane.js';
import { clothesIron, doctorBag, strappedBoot, vaccineFlask } from './carers.js';
import { axeBlock, waterJug } from './carriers.js';
import { barrow, cart } from './carts.js';
import { iceBag, musselShell, nigiri, octopus, openedTin } from './catch.js';
import { bumperCar, glassCandle, iceBucket } from './celebrations.js';
import { bottle, cask } from './cellar.js';
import { bandagedPhone, chargingPost, pluggedCar } from './charging.js';
import { cheeseWheel } from './cheeses.js';
import { bottleCase, resistor } from './circuits.js';
import { blackboard, crayonBox } from './classroom.js';
import { bucket, laundry, soap } from './cleaning.js';
import { splitUnit } from './climate.js';
import { footprint, plaster, syringe } from './clinic.js';
import { bodysuit, foldedShirt } from './clothes.js';
import { cardedCase, heelCushion, leafyGrapes, signingHand } from './clusters.js';
import { gapingShoe, gussetBoot } from './cobblers.js';
import { handGrinder, mokaPot, paperCup } from './coffees.js';
import { falconerGlove, meshedCogs, roadBarrier, truffleOak } from './cogs.js';
import { scrapCart } from './collectors.js';
import { aloeBowl, combineSide } from './combines.js';
import { hatBox, wingChair } from './comforts.js';
import { catBasket, pawPad, veilGoldfish } from './companions.js';
import { mixerDrum, notchedTrowel, tipper } from './concrete.js';
import { biscuitJar, gumballGlobe, turronBlock } from './confections.js';
import { fannedCards, lowSkate, washroomTrailer } from './conjurers.js';
import { basketballVest, boxingRing, hoopBackboard, tiedBelt } from './contests.js';
import { peepingCuy, pricklyPearCrate, wiredPosts } from './corrals.js';
import { cabin, hacienda } from './country-houses.js';
import { gavelBlock, lyingBooks, scales } from './court.js';
import { padelBat, seamBall } from './courts.js';
import { clayTiles, letDownAwning, rollShutter } from './coverings.js';
import { hat, pictureFrame, rug, suitcase } from './crafts.js';
import { crate, greensCrate } from './crates.js';
import { babyBottle, cat, cow } from './creatures.js';
import { archedBridge, doubleDecker, noteAndCoin, sunRange } from './crossings.js';
import { boltWaist, solarRoof } from './current.js';
import { guineaPigBody, ovenRange, snailDish } from './cuyes.js';
import { chainring, taxiCab, tractor } from './cycles.js';
import { dancerBox } from './dancers.js';
import { deed } from './deeds.js';
import { curledFox, stagBody } from './deer-and-foxes.js';
import { liftArrows, liftDoors, skip, wreckingBall } from './demolition.js';
import { lyingNib, planRooms, swatchFan } from './designers.js';
import { drawerDesk, meetingTable, swivelSeat } from './deskwork.js';
import { footedParfait, sodaBottle, syrupWaffle } from './dessert-cups.js';
import { doughnutBox, flutedJelly, ringBasket, tequenoCup } from './desserts.js';
import { laptop, monitor } from './devices.js';
import { hitTarget, lyingSparkPlug, scaledDial } from './dials-and-darts.js';
import { snackMachine, typedSheet } from './dispensers.js';
import { bowKey, fanlightDoors, garageFront, panelDoor } from './doors.js';
import { cowledDuct, plankSwing, septicTank, shovelHeap } from './drains.js';
import { halfProtractor } from './draughting.js';
import { creasedHat, happyMask, ragDoll, trekPack } from './dressup.js';
import { mug, stein, teapot } from './drinks.js';
import { benchSeat, fuelPump, openJeep } from './drivers.js';
import { coldLorry, openCarriage } from './drivesheds.js';
import { hungContainer, peakedCap, summitFlag } from './duty.js';
import { bigRoof, yardSign } from './dwellings.js';
import { diggerSide, dozerSide } from './earthworks.js';
import { sauceBottle, spitRoast } from './embers.js';
import { donkey } from './equines.js';
import { aerialTv, championBelt, poppedBottle, recordSleeve } from './evenings.js';
import { grandAbove, pearlCrown, tripodTelescope } from './evenings-out.js';
import { caravan, helicopter, steamEngine } from './excursions.js';
import { horseCarousel, wavedJetSki } from './fair-rides.js';
import { conedFloss, frontDrumKit, woodenTop } from './fairground-toys.js';
import { balloonBox, handPuppet } from './fairs.js';
import { chessClock, paperDrops, sneakerBox, stickRocket } from './fanciers.js';
import { framedGong } from './far-lands.js';
import { barn, trailer } from './farm.js';
import { kettle, roast, toque } from './feast.js';
import { burroPinata, fireworkFan } from './fetes.js';
import { fluffyBoll, glazedHouse, lavenderSachet } from './field-goods.js';
import { knapsackTank } from './fields.js';
import { cornMill, sprayedRows, tractorFront } from './fieldwork.js';
import { jerrycan, oilDrum, stationCanopy } from './filling.js';
import { boneSteak, filledBaguette } from './fillings.js';
import { clapperboard, filmRoll, filmStrip } from './film.js';
import { roundFloat } from './fishing-tackle.js';
import { shrimp } from './fishmonger.js';
import { barbell, gamepad, kayak, surfboard } from './fitness.js';
import { flipKey } from './fitters.js';
import { tap } from './fittings.js';
import { containerShip, liner } from './fleet.js';
import { jet, planeBanner } from './flights.js';
import { hiVisBack, stoneCounter } from './floors.js';
import { gardenCan, wrappedBouquet } from './florals.js';
import { paragliderWing, windSock } from './flyers.js';
import { drone } from './flying.js';
import { forageBasket, leafSnail, melonSlice, mushroomLog } from './forest.js';
import { bowFrame, pictureWall, pressedPaintTube, wickerCradle } from './framers.js';
import { chromedBumper, studdedHouse } from './framing.js';
import { busFace, carFace, steeringHub } from './fronts.js';
import { bed, sideboard, sofa } from './furniture.js';
import { cableMouse, lyingRocket, netPlug, usbStick } from './gadgets.js';
import { cup, firecracker } from './games.js';
import { roadSign, spanner } from './garage.js';
import { flowerBox, flowerpot } from './gardens.js';
import { ranchGate } from './gates.js';
import { crystalGrinder, heapedSalt } from './gatherers.js';
import { eggBasket, spinyUrchin } from './gathering.js';
import { needleDial, sealantCartridge, videoCassette } from './gauges.js';
import { giftBag, slattedCot, surfVan } from './gifts.js';
import { glazedJug, sprigVase } from './glaze.js';
import { hungDress, tapeRoll, tieredCake } from './gowns.js';
import { greenFlag, steppedHeadstone, teedBall, toothedDisc } from './greens-and-stones.js';
import { dogTub, fishBowl, tortoise } from './groomers.js';
import { oilTin, olive } from './groves.js';
import { plankCrate, strawCoconut } from './growers.js';
import { boxingGlove, kettlebell, scarf } from './gym.js';
import { comb as combHair, dryer, mirror, polish } from './hair.js';
import { eyeletCurtain, rollerBlind, slungHammock, wallpaperRoll } from './hangings.js';
import { broadBrush, lyingScrew, paintTin } from './hardware.js';
import { mushroom, mushroomTray, pumpkin } from './harvest.js';
import { ambulance, longNose, tankLorry } from './hauliers.js';
import { sideCap, stitchedBall, stripedSock } from './head-to-toe.js';
import { capsule, firstAid, molar, toothpaste } from './health.js';
import { bigWindow, hearth, tilePanel } from './hearths.js';
import { boilerTank, columnRadiator } from './heating.js';
import { cycleHelmet, raceFlag, visorHelmet } from './helmets.js';
import { molcajeteBowl, pastaBowl, saladBowlHeaped } from './helpings.js';
import { dachshund, goat, pig } from './herd.js';
import { fittedKitchen, litCooker, springMattress, swagValance } from './homes.js';
import { clayStove, cutSalami } from './hotplates.js';
import { duck, quail, rabbit, rabbitMuzzle } from './hutch.js';
import { cutGem, mantelClock, ringBox, wristwatch } from './jewels.js';
import { breakerPanel, castStove, joinerMallet } from './jobs.js';
import { chairedTable, claspPurse, threeWickCandle } from './keepsakes.js';
import { dogFace } from './kennel.js';
import { cleaver, cutlery, pot } from './kitchen.js';
import { conicalFlask, plasterCast, sampleVial, tubeRack } from './labs.js';
import { corkedNet, crownCushion, peeledSticker, stairFlight } from './landings.js';
import { beaconDome, pendantDome } from './lanterns.js';
import { cheese, cow as cowLarder, jar, preserve } from './larder.js';
import { beanPool, chevronParquet, openCasement } from './laying.js';
import { lancetWindow, leadedLamp } from './leaded-glass.js';
import { calculator, receipt } from './ledgers.js';
import { comicBang, hiredCabin, pieceRow, pinRow } from './leisure.js';
import { deskGlobe, likedBubble, openedLetter, ruralMailbox } from './letters.js';
import { bulb } from './lights.js';
import { headsetBubble, router } from './links.js';
import { airBalloon, bounceCastle, roomKey } from './lodging.js';
import { closedLid, creamJar, sightChart } from './looks.js';
import { makiRoll, toastSandwich } from './lunches.js';
import { roundClayMug, sawtoothFactory, stoveHood, tossedPancake } from './lunchrooms.js';
import { headstock, plectrum } from './luthiers.js';
import { latheBed, nutCaliper, toothedWheel } from './machining.js';
import { lipstickCase, makeupPouch } from './makeup.js';
import { cabinBoat, motorYacht } from './marina.js';
import { nailedCase, takeawayTray } from './markers.js';
import { fish, hen } from './market.js';
import { mateGourd, mateKettle } from './mates.js';
import { burger, cloche, empanada, taco } from './meals.js';
import { brakeRotor, engineLamp, oilLamp } from './mechanics.js';
import { chipsBag, filledAlfajor, icedFish } from './merienda.js';
import { millTower, sprinklerField, waterMill } from './millers.js';
import { beatingHeart, heartInHand, jigsawTile, sideBrain } from './minds.js';
import { mopedFlank, shopTill, stoutExtinguisher } from './mopeds.js';
import { car, towTruck, washedCar } from './motors.js';
import { boxTrailer, mototaxi, mototaxiFront } from './mototaxis-and-trailers.js';
import { layeredVase, spreadHide, trackedLorry } from './moulders.js';
import { peaceDove, slimApple } from './mourning.js';
import { tapedBox } from './movers.js';
import { quadcopter } from './multirotors.js';
import { boombox, drum, piano, radio, record } from './music.js';
import { bee, cloudPlate, leafPlate } from './nature.js';
import { knitJumper, therapyCouch } from './nests.js';
import { ringedGlobe, shootingStar, sparkCone } from './night-skies.js';
import { mistDiffuser, pocketHoodie, rockingPony } from './nursery.js';
import { acornPlate, bigStrawberry, oilCruet } from './nuts.js';
import { oaredBoat, rainShower, rippledDrop, tieredPine } from './oars-and-showers.js';
import { briefcase, envelope, folder } from './offices.js';
import { carriedCar, carTail, numberPlate, outboard } from './on-the-road.js';
import { bambooCulm, tandemRoller, trumpetBends } from './open-air.js';
import { clipLidTub, nightArch, roseBox, twoTongueBubbles } from './oracles.js';
import { agave, cactusPot, tree } from './orchard.js';
import { berryPunnet } from './orchards.js';
import { facetDome, paddledRaft, whaleFluke } from './outdoor-guides.js';
import { arrowSign, ridge, tent } from './outdoors.js';
import { camper } from './outings.js';
import { domeOven } from './oven.js';
import { horseshoe, rabbitBack, stableDoor, strungBale } from './paddock.js';
import { jugLorry, trowelPail, tunedConga } from './pails-and-jugs.js';
import { leadedWindow, paintSplat, pram } from './panes.js';
import { chili, crab, eggs } from './pantry.js';
import { balloon, papelPicado } from './parties.js';
import { fritterPaila, paellaOnFire } from './party-snacks.js';
import { nightCoach, propPlane, sideMinibus } from './passengers.js';
import { jesterCap, lockedChest, meeple, rook } from './pastimes.js';
import { ripeTomato } from './patties.js';
import { brokenPhone, phone } from './phones.js';
import { camera, polaroid } from './photos.js';
import { doctorCoat, flowingHair, singleKidney, syringeShield } from './physicians.js';
import { crocusCup } from './pickers.js';
import { derrick, valve } from './pipes.js';
import { footballPitch, skateDeck, sportsBag, teamShirt } from './pitches.js';
import { chickenBucket, pizzaBox } from './pizzeria.js';
import { grassRoll, orchidBloom } from './plantations.js';
import type { Plate } from './plate.js';
import { mirrorBall } from './players.js';
import { scoreStand, violinAndBow } from './players-kit.js';
import { concertStage, dojoHall, musicBox, sockPuppet } from './playhouse.js';
import { flatBlock, microwaveOven, plotterSheet, tearOffFlyer } from './plotters.js';
import { cacaoPod, halfAvocado } from './pods.js';
import { poolLadder, roofedWell } from './pools.js';
import { clayJar } from './pottery.js';
import { battery, carBattery, plug } from './power.js';
import { ladderVan, shopFront } from './premises.js';
import { businessCards, frontPage, printer } from './press.js';
import { ribbonMedal } from './prizes.js';
import { plankFence, plumpPepper, wrappedBurger } from './produce.js';
import { fritterBoat, glazedDoughnut, mouldedFlan } from './puddings.js';
import { satchel, schoolBus, toyBlocks } from './pupils.js';
import { beachTrunks, solidHanger } from './rails.js';
import { bottleCooler, pixelMonster, radioDish } from './receivers.js';
import { lyingGuitar } from './recital.js';
import { cordlessDrill, footedTub } from './refits.js';
import { orangeStraw } from './refreshers.js';
import { archedBall, floorSander, outdoorCondenser } from './rehab-and-air.js';
import { brushTumbler, dropperBottle, herbMortar } from './remedies.js';
import { crackedBone, pillaredGate } from './repairs.js';
import { lifeguardHut, ringBuoy, workBoot } from './rescue.js';
import { gasCylinder, gasLorry, roofTank, waterTower } from './reserves.js';
import { namedMarimba, organPipes } from './resonators.js';
import { cairn, plumpBird, windHill } from './riders.js';
import { coach, foodTruck, van } from './rides.js';
import { bikeBasket, capSwimmer, fairingFront } from './rigs.js';
import { bracketBell, collarCowbell } from './ringers.js';
import { ballBearing, plumedMask } from './rings-and-rails.js';
import { boxScooter, highPickup, openTopBus } from './roaders.js';
import { hookBlock, jackedCar, jumpPack, raisedBonnet, tyrePile } from './roadside.js';
import { chip, handheld, robot, studBrick } from './robots.js';
import { curtain, lampshade, stage } from './rooms.js';
import { carrot } from './roots.js';
import { basket, sewnSack, tiedSack } from './sacks.js';
import { barberPole, openRazor } from './salon.js';
import { piggyBank } from './savings.js';
import { pencil } from './school.js';
import { bucketSeat, vanFace, wheelchairBack } from './seating.js';
import { wrappedFish } from './seaweed.js';
import { roundOwl, seedEnvelope, seedlingTray } from './seedlings.js';
import { broadCandle, listeningEar, openMouth } from './senses.js';
import { campLantern, charroHat } from './serenades.js';
import { coffeeBag, juiceGlass, saltShaker, wineGlass } from './servings.js';
import { hoop, sewingMachine, skein, threadSpool } from './sewing.js';
import { laserBoard, openPenknife, swallowRibbon, troughGrindstone } from './sharpeners.js';
import { airCompressor, helicopterNose } from './sheds.js';
import { quarteredTile, stoppedPerfume } from './sheen.js';
import { scallop } from './shells.js';
import { loadedPallet, wingedBox } from './shipping.js';
import { lacedShoe, trainer } from './shoes.js';
import { gift, hangTag, perfumeBottle, shoppingBag } from './shops.js';
import { motorboat, palapa } from './shore.js';
import { clippedPoodle } from './show-pets.js';
import { circusWagon, moonCloud, quillBottle } from './showfolk.js';
import { circusTent, ticket } from './shows.js';
import { cargoBike, promoCounter, shineBox } from './sidewalk.js';
import { glassesCase } from './sight.js';
import { tieredDancer, tradedPhone } from './signers.js';
import { lightSign, marquee, rubberStamp } from './signs.js';
import { cupcake, pizza } from './slices.js';
import { plumpMouse, squatFrog } from './small-beasts.js';
import { packLlama } from './smallholding.js';
import { gate, knife, padlock } from './smiths.js';
import { churroBox, drumstickLying, popcornBox } from './snacks.js';
import { pumpBottle } from './soapmakers.js';
import { brakePad, radiatorCore } from './spare-blocks.js';
import { carDoorPanel, fatMuffler, wipedWindscreen } from './spares.js';
import { paellaPanTop, sushiBoat } from './specialities.js';
import { agaveHeart, openTurron, standingBarrel, turronBox } from './specialties.js';
import { horse, westernSaddle } from './stables.js';
import { magicHat, violinCase, wideSkirt } from './stagecraft.js';
import { grandPiano, tutu, vintageMicrophone } from './stages.js';
import { fairBooth, fringedPennant, lampedWall, wavingFlag } from './stands.js';
import { kombuchaJar, maizeEar, tortillaBasket } from './staples.js';
import { lifeVest, observatoryDome, whaleBody, wheelieBin } from './stargazing.js';
import { butterflyWings, steamingPool } from './steam-and-wings.js';
import { bambooSteamer, beachShade, pastyTray } from './steamers.js';
import { clayStewpot, dishedFish, laidBanquet, soupTureen } from './stews.js';
import { copperStill, jamPan } from './stills.js';
import { house, stall, taxiSign } from './street.js';
import { polishWand, teaserMat } from './stretches.js';
import { beltedJacket, heartRibbon, wheeledBoot } from './strikers.js';
import { accordion, amplifier, handMicrophone } from './strings.js';
import { book, notebook, openBook, ruler } from './study.js';
import { brushJar, highTopShoe, skullBrow } from './styling.js';
import { handledJar, scoopCone, wholePeach } from './sundaes.js';
import { blenderJug, drumGrill, noodlePail } from './suppers.js';
import { boardingPass, openedPresent, ringedFob, scrollFrame } from './surprises.js';
import { opticalLevel, rigLorry, shelterUmbrella } from './surveys.js';
import { butterBiscuit, stringTeaBag } from './sweetmeats.js';
import { sweet } from './sweets.js';
import { bowlingBall, die, eightBall, poolTable } from './tables.js';
import { flagBubble, speech } from './talk.js';
import { ringGrowler, vermouthTumbler } from './taproom.js';
import { rugRoll } from './textiles.js';
import { massageCouch, wheelchairSide } from './therapists.js';
import { cageBuggy, canopyRide } from './thrills.js';
import { bankCard, wallet } from './tills.js';
import { log } from './timber.js';
import { bottlePack, meltingIce, ringPullTin } from './tins.js';
import { toolbox } from './tools.js';
import { saltSack } from './tortilleria.js';
import { clockTower } from './towers.js';
import { boomMic, trussGate } from './trade-fairs.js';
import { boat, curl } from './travel.js';
import { biscuit, chocolateBar, icePop, iceTub } from './treats.js';
import { heartLocket } from './trinkets.js';
import { pleatedMask, ropedBuckle, waistTrousers } from './trouserings.js';
import { sniffingHound, vanillaFlask } from './truffles.js';
import { shield, temple } from './trust.js';
import { proudTurkey, walkingGoose } from './turkeys-and-geese.js';
import { coiledHose, gearboxCase, hydraulicRam, shockAbsorber } from './undercar.js';
import { poloFront } from './uniforms.js';
import { kitchenRun } from './units.js';
import { drumVacuum } from './upholstery-cleaners.js';
import { truck } from './vehicles.js';
import { billboard, megaphone } from './voices.js';
import { bathingSuit, flapHandbag, lacedCorset } from './wardrobes.js';
import { beamTorch, robotFace } from './wards.js';
import { suds } from './wash.js';
import { watchCamera } from './watch.js';
import { drippedBed, kelpBundle, lacedFrame } from './watered-beds.js';
import { diveMask, lure } from './waters.js';
import { horseTrailer, liftedBox, pinnedMap } from './wayfinding.js';
import { pinCushion, plumpPillow, poncho } from './weavers.js';
import { cubeCooler, floatingBerg, priceScale, weighedSack } from './weighers.js';
import { dialScale, kiloWeight } from './weighing.js';
import { hungBeam, welderHelmet } from './welding.js';
import { bigTyre } from './wheels.js';
import { coilBasket, laceDoily, strappedHamper } from './wickers.js';
import { lyingSquid, proudRooster, sideGrasshopper } from './wild-food.js';
import { finnedMotor, hoodedIntercom } from './windings.js';
import { browser, clickButton, codeTag } from './windows.js';
import { falcon } from './wings.js';
import { alpaca, sheep } from './wool.js';
import { checkeredPin, shutteredWindow, toolPouch, weldingSet } from './workbenches.js';
import { hardHat, oilJug } from './works.js';
import { anvil, handsaw, paintRoller, trailSign } from './workshop.js';
import { foldedBaleada, friesCarton, leafBundle, pearlTeaCup } from './wrappers.js';
import { wreckedCar } from './wrecks.js';
import { cowledRoof, pergola, playTower } from './yards.js';

export const PLATES: Readonly<Record<PlateId, Plate>> = {
  sweet,
  pencil,
  truck,
  bone,
  toolbox,
  loaf,
  'iced-cake': cake,
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
  'shield-wide': shield,
  battery,
  'car-battery': carBattery,
  plug,
  deed,
  camera,
  'film-strip': filmStrip,
  'film-roll': filmRoll,
  clapperboard,
  barbell,
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
  'tree-crown': tree,
  'cactus-pot': cactusPot,
  'agave-hill': agave,
  goat,
  pig,
  dachshund,
  mirror,
  molar,
  falcon,
  'broken-phone': brokenPhone,
  'megaphone-horn': megaphone,
  'yellow-bus': schoolBus,
  satchel,
  'toy-blocks': toyBlocks,
  'front-page': frontPage,
  'billboard-posts': billboard,
  washer,
  'two-door-fridge': fridge,
  'piggy-bank': piggyBank,
  'drone-body': drone,
  'light-bulb': bulb,
  amplifier,
  accordion,
  'hand-mic': handMicrophone,
  cup,
  firecracker,
  palette,
  easel: easelCanvas,
  'dive-mask': diveMask,
  lure,
  padlock,
  'iron-gate': gate,
  'chef-knife': knife,
  'car-side': car,
  'car-foam': washedCar,
  towing: towTruck,
  'builders-hat': hardHat,
  'oil-bottle': oilJug,
  'moka-jug': mokaPot,
  'paper-cup': paperCup,
  'crown-cap': crownCap,
  'pizza-box': pizzaBox,
  'drumstick-bucket': chickenBucket,
  'wheel-on-board': cheeseWheel,
  'candle-cake': candleCake,
  'cake-slice': cakeSlice,
  'open-salt-sack': saltSack,
  'hung-dress': hungDress,
  'tiered-cake': tieredCake,
  'tape-roll': tapeRoll,
  'wrapped-bouquet': wrappedBouquet,
  'garden-can': gardenCan,
  'wing-chair': wingChair,
  'hat-box': hatBox,
  'rug-roll': rugRoll,
  'lying-screw': lyingScrew,
  'paint-tin': paintTin,
  'big-tyre': bigTyre,
  'taped-box': tapedBox,
  'bolt-waist': boltWaist,
  'solar-roof': solarRoof,
  'pipe-valve': valve,
  'derrick-ground': derrick,
  hearth,
  'big-window': bigWindow,
  'tile-panel': tilePanel,
  'taxi-cab': taxiCab,
  'chainring-disc': chainring,
  'tractor-bonnet': tractor,
  'motorboat-side': motorboat,
  'palapa-roof': palapa,
  'room-key': roomKey,
  'felled-log': log,
  'bouncy-castle': bounceCastle,
  'sky-balloon': airBalloon,
  'syringe-barrel': syringe,
  'glasses-case': glassesCase,
  'footprint-sole': footprint,
  'open-razor': openRazor,
  'pet-crate': petCarrier,
  sprayer,
  'beetle-wings': beetle,
  'crayon-box': crayonBox,
  'click-button': clickButton,
  'code-tag': codeTag,
  'flag-bubble': flagBubble,
  'receipt-strip': receipt,
  'business-cards': businessCards,
  polaroid,
  'scales-beam': scales,
  'gavel-block': gavelBlock,
  'lying-books': lyingBooks,
  'watch-camera': watchCamera,
  'split-indoor': splitUnit,
  quadcopter,
  'guitar-head': headstock,
  plectrum,
  'kettlebell-ball': kettlebell,
  'punching-glove': boxingGlove,
  'club-scarf': scarf,
  'fifties-mic': vintageMicrophone,
  'tulle-skirt': tutu,
  'open-grand': grandPiano,
  'balloon-box': balloonBox,
  'glove-puppet': handPuppet,
  marquee,
  donkey,
  'bull-body': bull,
  'pumpkin-body': pumpkin,
  'mushroom-cap': mushroom,
  'whole-ham': ham,
  'shrimp-body': shrimp,
  'pack-llama': packLlama,
  'wifi-router': router,
  'headset-bubble': headsetBubble,
  'robot-chest': robot,
  'stud-brick': studBrick,
  'hand-console': handheld,
  'staff-badge': staffBadge,
  'survey-board': surveyBoard,
  'chart-board': chartBoard,
  'calendar-page': calendar,
  'lens-ring': lens,
  'note-wallet': wallet,
  'chip-card': bankCard,
  'peaked-cap': peakedCap,
  'hung-container': hungContainer,
  'summit-flag': summitFlag,
  'pinned-chip': chip,
  'dog-tub': dogTub,
  'fish-bowl': fishBowl,
  tortoise,
  'polo-front': poloFront,
  'pump-bottle': pumpBottle,
  'lying-nib': lyingNib,
  'colour-fan': swatchFan,
  'plan-rooms': planRooms,
  'plump-bird': plumpBird,
  'stone-pile': cairn,
  'wind-hill': windHill,
  'dispenser-jug': waterJug,
  'axe-block': axeBlock,
  'flap-handbag': flapHandbag,
  'laced-corset': lacedCorset,
  'bathing-suit': bathingSuit,
  'kitchen-run': kitchenRun,
  'horse-body': horse,
  'western-saddle': westernSaddle,
  'rabbit-body': rabbit,
  'duck-body': duck,
  'quail-body': quail,
  'olive-fruit': olive,
  'oil-tin': oilTin,
  'heaped-punnet': berryPunnet,
  'octopus-head': octopus,
  'mussel-shell': musselShell,
  'opened-tin': openedTin,
  'ice-bag-tied': iceBag,
  'nigiri-rice': nigiri,
  'container-ship': containerShip,
  'cruise-liner': liner,
  'knapsack-tank': knapsackTank,
  'welder-helmet': welderHelmet,
  'hung-beam': hungBeam,
  'mixer-drum': mixerDrum,
  'heaped-tipper': tipper,
  'rubble-skip': skip,
  'column-radiator': columnRadiator,
  'boiler-tank': boilerTank,
  'pool-ladder': poolLadder,
  'roofed-well': roofedWell,
  'demolition-ball': wreckingBall,
  'lift-doors': liftDoors,
  'digger-side': diggerSide,
  'dozer-side': dozerSide,
  'panel-door': panelDoor,
  'fanlight-doors': fanlightDoors,
  'garage-front': garageFront,
  'bow-key': bowKey,
  'stone-counter': stoneCounter,
  'hi-vis-back': hiVisBack,
  'notched-trowel': notchedTrowel,
  'helicopter-side': helicopter,
  'steam-engine': steamEngine,
  'tank-lorry': tankLorry,
  'long-nose-lorry': longNose,
  'ambulance-side': ambulance,
  'brake-rotor': brakeRotor,
  'engine-lamp': engineLamp,
  'oil-lamp': oilLamp,
  'visor-helmet': visorHelmet,
  'race-flag': raceFlag,
  'cycle-helmet': cycleHelmet,
  'bus-face': busFace,
  'car-face': carFace,
  'steering-hub': steeringHub,
  'fuel-pump': fuelPump,
  'bench-seat': benchSeat,
  'open-jeep': openJeep,
  'caravan-side': caravan,
  'corner-die': die,
  'pool-table': poolTable,
  'numbered-ball': eightBall,
  'seam-ball': seamBall,
  'padel-bat': padelBat,
  'holed-ball': bowlingBall,
  'rabbit-hat': magicHat,
  'swung-skirt': wideSkirt,
  'violin-case': violinCase,
  'glass-candle': glassCandle,
  'ice-bucket': iceBucket,
  'bumper-car': bumperCar,
  'heart-ribbon': heartRibbon,
  'belted-jacket': beltedJacket,
  'wheeled-boot': wheeledBoot,
  'leaded-window': leadedWindow,
  'hooded-pram': pram,
  'paint-splat': paintSplat,
  'lotus-bloom': lotusBloom,
  'conical-flask': conicalFlask,
  'tube-rack': tubeRack,
  'plaster-cast': plasterCast,
  'closed-lid': closedLid,
  'cream-jar': creamJar,
  'yoga-roll': yogaRoll,
  'jigsaw-tile': jigsawTile,
  'heart-in-hand': heartInHand,
  'beating-heart': beatingHeart,
  'side-brain': sideBrain,
  'peace-dove': peaceDove,
  'slim-apple': slimApple,
  'sight-chart': sightChart,
  'listening-ear': listeningEar,
  'open-mouth': openMouth,
  'broad-candle': broadCandle,
  'bread-slices': toastSandwich,
  'maki-roll': makiRoll,
  'maize-ear': maizeEar,
  'tortilla-basket': tortillaBasket,
  'tapped-jar': kombuchaJar,
  'oil-cruet': oilCruet,
  'lying-drumstick': drumstickLying,
  'popcorn-box': popcornBox,
  'churro-box': churroBox,
  'acorn-cup': acornPlate,
  'whole-strawberry': bigStrawberry,
  'drum-grill': drumGrill,
  'noodle-pail': noodlePail,
  'blender-jug': blenderJug,
  'shop-front': shopFront,
  'ranch-gate': ranchGate,
  'ladder-van': ladderVan,
  'hot-dog-bun': hotDogBun,
  'fat-croissant': fatCroissant,
  'snail-shell': snailShell,
  'nopal-paddle': nopalPaddle,
  'dog-bowl': dogBowl,
  'turron-block': turronBlock,
  'gumball-globe': gumballGlobe,
  'biscuit-jar': biscuitJar,
  'paella-pan-top': paellaPanTop,
  'sushi-boat': sushiBoat,
  'orange-straw': orangeStraw,
  'ring-growler': ringGrowler,
  'vermouth-tumbler': vermouthTumbler,
  'pasta-bowl': pastaBowl,
  'salad-bowl-heaped': saladBowlHeaped,
  'molcajete-bowl': molcajeteBowl,
  'hand-grinder': handGrinder,
  'cacao-pod': cacaoPod,
  'spit-roast': spitRoast,
  'sauce-bottle': sauceBottle,
  'opened-letter': openedLetter,
  'rural-mailbox': ruralMailbox,
  'liked-bubble': likedBubble,
  'globe-on-stand': deskGlobe,
  'ball-joystick': ballJoystick,
  'printed-block': printedBlock,
  'charging-post': chargingPost,
  'plugged-car': pluggedCar,
  'bandaged-phone': bandagedPhone,
  'optical-level': opticalLevel,
  'rig-lorry': rigLorry,
  'shelter-umbrella': shelterUmbrella,
  'copied-sheets': copiedSheets,
  'dial-telephone': dialTelephone,
  'cloud-servers': cloudServers,
  'climbing-columns': climbingColumns,
  'arched-bridge': archedBridge,
  'double-decker': doubleDecker,
  'sun-range': sunRange,
  'note-and-coin': noteAndCoin,
  'pendant-dome': pendantDome,
  'beacon-dome': beaconDome,
  'seed-envelope': seedEnvelope,
  'seedling-tray': seedlingTray,
  'round-owl': roundOwl,
  'half-protractor': halfProtractor,
  'heart-locket': heartLocket,
  'sprig-vase': sprigVase,
  'glazed-jug': glazedJug,
  'lying-guitar': lyingGuitar,
  'solid-hanger': solidHanger,
  'beach-trunks': beachTrunks,
  'gift-bag': giftBag,
  'slatted-cot': slattedCot,
  'surf-van': surfVan,
  'knit-jumper': knitJumper,
  'therapy-couch': therapyCouch,
  'big-meeple': meeple,
  'chess-rook': rook,
  'locked-chest': lockedChest,
  'jester-cap': jesterCap,
  'pitch-field': footballPitch,
  'team-shirt': teamShirt,
  'thick-skateboard': skateDeck,
  'sports-bag': sportsBag,
  'collared-fold': foldedShirt,
  'baby-bodysuit': bodysuit,
  'fringed-poncho': poncho,
  'plump-pillow': plumpPillow,
  'pin-cushion': pinCushion,
  'popped-bottle': poppedBottle,
  'record-sleeve': recordSleeve,
  'aerial-tv': aerialTv,
  'champion-belt': championBelt,
  'circus-wagon': circusWagon,
  'quill-bottle': quillBottle,
  'moon-cloud': moonCloud,
  'happy-mask': happyMask,
  'trek-pack': trekPack,
  'creased-hat': creasedHat,
  'rag-doll': ragDoll,
  'fat-muffler': fatMuffler,
  'wiped-windscreen': wipedWindscreen,
  'car-door-panel': carDoorPanel,
  'radiator-core': radiatorCore,
  'brake-pad-back': brakePad,
  'flip-key': flipKey,
  'open-top-bus': openTopBus,
  'box-scooter': boxScooter,
  'high-pickup': highPickup,
  'bike-basket': bikeBasket,
  'station-canopy': stationCanopy,
  jerrycan: jerrycan,
  'oil-drum': oilDrum,
  'chevron-parquet': chevronParquet,
  'bean-pool': beanPool,
  'open-casement': openCasement,
  'loaded-pallet': loadedPallet,
  'fairing-front': fairingFront,
  'cap-swimmer': capSwimmer,
  'winged-box': wingedBox,
  'massage-couch': massageCouch,
  'wheelchair-side': wheelchairSide,
  'tulip-cup': tulipCup,
  'tree-grove': treeGrove,
  'observatory-dome': observatoryDome,
  'whale-body': whaleBody,
  'life-vest': lifeVest,
  'wheelie-bin': wheelieBin,
  'herb-mortar': herbMortar,
  'dropper-bottle': dropperBottle,
  'brush-tumbler': brushTumbler,
  'bare-foot': bareFoot,
  'rib-film': ribFilm,
  'cable-drum': cableDrum,
  'horseshoe-bow': horseshoe,
  'stable-door': stableDoor,
  'rabbit-back': rabbitBack,
  'strung-bale': strungBale,
  'half-avocado': halfAvocado,
  'cabin-boat': cabinBoat,
  'mushroom-tray': mushroomTray,
  'sprinkler-field': sprinklerField,
  'windmill-tower': millTower,
  'combine-side': combineSide,
  'aloe-bowl': aloeBowl,
  'filled-baguette': filledBaguette,
  'bone-steak': boneSteak,
  'copper-still': copperStill,
  'jam-pan': jamPan,
  'butter-biscuit': butterBiscuit,
  'string-tea-bag': stringTeaBag,
  'ring-pull-tin': ringPullTin,
  'melting-ice': meltingIce,
  'bottle-pack': bottlePack,
  'plump-pepper': plumpPepper,
  'wrapped-burger': wrappedBurger,
  'plank-fence': plankFence,
  'clay-stove': clayStove,
  'cut-salami': cutSalami,
  'motor-yacht': motorYacht,
  'water-mill': waterMill,
  'stocky-knight': chessKnight,
  'paint-mask': paintMask,
  'skull-brow': skullBrow,
  'high-top-shoe': highTopShoe,
  'brush-jar': brushJar,
  'mirror-ball': mirrorBall,
  'boarding-pass': boardingPass,
  'opened-present': openedPresent,
  'scroll-frame': scrollFrame,
  'rocking-pony': rockingPony,
  'pocket-hoodie': pocketHoodie,
  'mist-diffuser': mistDiffuser,
  'ringed-fob': ringedFob,
  'lift-arrows': liftArrows,
  'rabbit-muzzle': rabbitMuzzle,
  'tool-pouch': toolPouch,
  'welding-set': weldingSet,
  'checkered-pin': checkeredPin,
  'shuttered-window': shutteredWindow,
  'cold-lorry': coldLorry,
  'open-carriage': openCarriage,
  'tank-compressor': airCompressor,
  'helicopter-nose': helicopterNose,
  'broad-brush': broadBrush,
  'pig-snout': pigFace,
  'kart-side': kartSide,
  'paw-pad': pawPad,
  'veil-goldfish': veilGoldfish,
  'cat-basket': catBasket,
  'sample-vial': sampleVial,
  'net-plug': netPlug,
  'usb-stick': usbStick,
  'lying-rocket': lyingRocket,
  'paddle-brush': paddleBrush,
  'talking-profile': talkingProfile,
  'refuse-lorry': refuseLorry,
  'snow-house': snowHouse,
  'chameleon-branch': chameleonBranch,
  'robot-face': robotFace,
  'cable-mouse': cableMouse,
  'beam-torch': beamTorch,
  'sunflower-head': sunflowerHead,
  'round-lantern': roundLantern,
  'rising-sun': risingSun,
  'resistor-body': resistor,
  'bottle-case': bottleCase,
  'ball-bearing': ballBearing,
  'plumed-mask': plumedMask,
  'bamboo-culm': bambooCulm,
  'tandem-roller': tandemRoller,
  'trumpet-bends': trumpetBends,
  'sawtooth-factory': sawtoothFactory,
  'stove-hood': stoveHood,
  'tossed-pancake': tossedPancake,
  'round-clay-mug': roundClayMug,
  'leaf-bundle': leafBundle,
  'folded-baleada': foldedBaleada,
  'pearl-tea-cup': pearlTeaCup,
  'fries-carton': friesCarton,
  'scoop-cone': scoopCone,
  'handled-jar': handledJar,
  'whole-peach': wholePeach,
  'bamboo-steamer': bambooSteamer,
  'beach-shade': beachShade,
  'soup-tureen': soupTureen,
  'clay-stewpot': clayStewpot,
  'laid-banquet': laidBanquet,
  'dished-fish': dishedFish,
  'pasty-tray': pastyTray,
  'wrapped-fish': wrappedFish,
  'dial-scale': dialScale,
  'kilo-weight': kiloWeight,
  'mate-gourd': mateGourd,
  'mate-kettle': mateKettle,
  'moulded-flan': mouldedFlan,
  'glazed-doughnut': glazedDoughnut,
  'fritter-boat': fritterBoat,
  'guinea-pig-body': guineaPigBody,
  'snail-dish': snailDish,
  'oven-range': ovenRange,
  'filled-alfajor': filledAlfajor,
  'chips-bag': chipsBag,
  'iced-fish': icedFish,
  'dog-face': dogFace,
  'doughnut-box': doughnutBox,
  'fluted-jelly': flutedJelly,
  'tequeno-cup': tequenoCup,
  'ring-basket': ringBasket,
  'spiny-urchin': spinyUrchin,
  'egg-basket': eggBasket,
  'lipstick-case': lipstickCase,
  'makeup-pouch': makeupPouch,
  'orchid-bloom': orchidBloom,
  'butterfly-wings': butterflyWings,
  'steaming-pool': steamingPool,
  'paddled-raft': paddledRaft,
  'whale-fluke': whaleFluke,
  'facet-dome': facetDome,
  'grass-roll': grassRoll,
  'straw-coconut': strawCoconut,
  'plank-crate': plankCrate,
  'doctor-bag': doctorBag,
  'vaccine-flask': vaccineFlask,
  'clothes-iron': clothesIron,
  'drum-vacuum': drumVacuum,
  'strapped-boot': strappedBoot,
  'scrap-cart': scrapCart,
  'clipped-poodle': clippedPoodle,
  'drawer-desk': drawerDesk,
  'swivel-seat': swivelSeat,
  'meeting-table': meetingTable,
  'lying-cylinder': lyingCylinder,
  'lung-pair': lungPair,
  'sugar-meter': sugarMeter,
  'ring-buoy': ringBuoy,
  'lifeguard-hut': lifeguardHut,
  'work-boot': workBoot,
  'footed-tub': footedTub,
  'cordless-drill': cordlessDrill,
  'teaser-mat': teaserMat,
  'polish-wand': polishWand,
  'roll-shutter': rollShutter,
  'clay-tiles': clayTiles,
  'let-down-awning': letDownAwning,
  'stopped-perfume': stoppedPerfume,
  'quartered-tile': quarteredTile,
  'pillared-gate': pillaredGate,
  'cracked-bone': crackedBone,
  'squat-cylinder': gasCylinder,
  'cylinder-lorry': gasLorry,
  'roof-cistern': roofTank,
  'stilted-tank': waterTower,
  'hooded-mototaxi': mototaxi,
  'mototaxi-front': mototaxiFront,
  'box-trailer': boxTrailer,
  'horse-box': horseTrailer,
  'deck-pergola': pergola,
  'balcony-net': nettedBalcony,
  'play-tower': playTower,
  'cowled-roof': cowledRoof,
  'hydraulic-ram': hydraulicRam,
  'coiled-hose': coiledHose,
  'shock-absorber': shockAbsorber,
  'gearbox-case': gearboxCase,
  'number-plate': numberPlate,
  'car-tail': carTail,
  'wrecked-car': wreckedCar,
  'car-carrier': carriedCar,
  'outboard-engine': outboard,
  'pinned-map': pinnedMap,
  'lifted-box': liftedBox,
  'lathe-bed': latheBed,
  'nut-caliper': nutCaliper,
  'finned-motor': finnedMotor,
  'fair-booth': fairBooth,
  'lamped-wall': lampedWall,
  'waving-flag': wavingFlag,
  'fringed-pennant': fringedPennant,
  'moped-flank': mopedFlank,
  'stout-extinguisher': stoutExtinguisher,
  'hooded-intercom': hoodedIntercom,
  'shop-till': shopTill,
  'flat-block': flatBlock,
  'plotter-sheet': plotterSheet,
  'tear-off-flyer': tearOffFlyer,
  'microwave-door': microwaveOven,
  'boarding-passport': boardingPassport,
  'files-carton': filesCarton,
  'bottle-cooler': bottleCooler,
  'radio-dish': radioDish,
  'pixel-monster': pixelMonster,
  'nailed-case': nailedCase,
  'takeaway-tray': takeawayTray,
  'snack-machine': snackMachine,
  'typed-sheet': typedSheet,
  'ribbon-seal': ribbonSeal,
  'bearing-block': bearingBlock,
  'fire-helmet': fireHelmet,
  'gaping-shoe': gapingShoe,
  'gusset-boot': gussetBoot,
  'roller-blind': rollerBlind,
  'eyelet-curtain': eyeletCurtain,
  'wallpaper-roll': wallpaperRoll,
  'slung-hammock': slungHammock,
  'yoked-bell': yokedBell,
  'leaded-lamp': leadedLamp,
  'lancet-window': lancetWindow,
  'strapped-hamper': strappedHamper,
  'coil-basket': coilBasket,
  'lace-doily': laceDoily,
  'open-penknife': openPenknife,
  'trough-grindstone': troughGrindstone,
  'laser-board': laserBoard,
  'swallow-ribbon': swallowRibbon,
  'bell-gable': bellGable,
  'chaired-table': chairedTable,
  'clasp-purse': claspPurse,
  'three-wick-candle': threeWickCandle,
  'tied-belt': tiedBelt,
  'boxing-ring': boxingRing,
  'hoop-backboard': hoopBackboard,
  'basketball-vest': basketballVest,
  'firework-fan': fireworkFan,
  'burro-pinata': burroPinata,
  'canopy-ride': canopyRide,
  'cage-buggy': cageBuggy,
  'paraglider-wing': paragliderWing,
  'wind-sock': windSock,
  'altar-box': altarBox,
  'stoppered-decanter': stopperedDecanter,
  'banded-cigar': bandedCigar,
  'grand-above': grandAbove,
  'tripod-telescope': tripodTelescope,
  'pearl-crown': pearlCrown,
  'comic-bang': comicBang,
  'hired-cabin': hiredCabin,
  'pin-row': pinRow,
  'piece-row': pieceRow,
  'score-stand': scoreStand,
  'violin-and-bow': violinAndBow,
  'ribbon-medal': ribbonMedal,
  'dancer-box': dancerBox,
  'crystal-grinder': crystalGrinder,
  'heaped-salt': heapedSalt,
  'cane-cart': caneCart,
  'cane-sheaf': caneSheaf,
  'weighed-sack': weighedSack,
  'price-scale': priceScale,
  'cube-cooler': cubeCooler,
  'floating-berg': floatingBerg,
  'mushroom-log': mushroomLog,
  'leaf-snail': leafSnail,
  'melon-slice': melonSlice,
  'tractor-front': tractorFront,
  'sprayed-rows': sprayedRows,
  'corn-mill': cornMill,
  'forage-basket': forageBasket,
  'open-turron': openTurron,
  'standing-barrel': standingBarrel,
  'agave-heart': agaveHeart,
  'turron-box': turronBox,
  'ripe-tomato': ripeTomato,
  'cane-millhouse': caneMillhouse,
  'bare-back': bareBack,
  'glasses-face': glassesFace,
  'reformer-bed': reformerBed,
  'doctor-coat': doctorCoat,
  'single-kidney': singleKidney,
  'flowing-hair': flowingHair,
  'syringe-shield': syringeShield,
  'joiner-mallet': joinerMallet,
  'cast-stove': castStove,
  'breaker-panel': breakerPanel,
  'crocus-cup': crocusCup,
  'arched-ball': archedBall,
  'outdoor-condenser': outdoorCondenser,
  'floor-sander': floorSander,
  'jacked-car': jackedCar,
  'raised-bonnet': raisedBonnet,
  'jump-pack': jumpPack,
  'hook-block': hookBlock,
  'tyre-pile': tyrePile,
  'cargo-bike': cargoBike,
  'side-minibus': sideMinibus,
  'night-coach': nightCoach,
  'swag-valance': swagValance,
  'fitted-kitchen': fittedKitchen,
  'spring-mattress': springMattress,
  'lit-cooker': litCooker,
  'truss-gate': trussGate,
  'promo-counter': promoCounter,
  'boom-mic': boomMic,
  'shine-box': shineBox,
  'prop-plane': propPlane,
  'bracket-bell': bracketBell,
  'collar-cowbell': collarCowbell,
  'ringed-globe': ringedGlobe,
  'shooting-star-tail': shootingStar,
  'spark-cone': sparkCone,
  'music-box-dancer': musicBox,
  'sock-puppet': sockPuppet,
  'concert-stage': concertStage,
  'dojo-hall': dojoHall,
  'bow-frame': bowFrame,
  'picture-wall': pictureWall,
  'pressed-paint-tube': pressedPaintTube,
  'wicker-cradle': wickerCradle,
  'charro-hat': charroHat,
  'camp-lantern': campLantern,
  'framed-gong': framedGong,
  'fat-banana': fatBanana,
  'banana-box': bananaBox,
  'stag-body': stagBody,
  'curled-fox': curledFox,
  'round-float': roundFloat,
  'toothed-wheel': toothedWheel,
  'paella-on-fire': paellaOnFire,
  'wired-posts': wiredPosts,
  'peeping-cuy': peepingCuy,
  'prickly-pear-crate': pricklyPearCrate,
  'whole-peanut': wholePeanut,
  'fritter-paila': fritterPaila,
  'sniffing-hound': sniffingHound,
  'vanilla-flask': vanillaFlask,
  'bath-legs': bathLegs,
  'toweled-face': toweledFace,
  'shaded-sun': shadedSun,
  'steaming-tub': steamingTub,
  'septic-tank': septicTank,
  'cowled-duct': cowledDuct,
  'plank-swing': plankSwing,
  'shovel-heap': shovelHeap,
  'bucket-seat': bucketSeat,
  'wheelchair-back': wheelchairBack,
  'van-face': vanFace,
  'meshed-cogs': meshedCogs,
  'road-barrier': roadBarrier,
  'falconer-glove': falconerGlove,
  'truffle-oak': truffleOak,
  'spread-hide': spreadHide,
  'tracked-lorry': trackedLorry,
  'traded-phone': tradedPhone,
  'tiered-dancer': tieredDancer,
  'washroom-trailer': washroomTrailer,
  'fanned-cards': fannedCards,
  'low-skate': lowSkate,
  'night-arch': nightArch,
  'rose-box': roseBox,
  'two-tongue-bubbles': twoTongueBubbles,
  'clip-lid-tub': clipLidTub,
  'paper-drops': paperDrops,
  'sneaker-box': sneakerBox,
  'chess-clock': chessClock,
  'stick-rocket': stickRocket,
  'layered-vase': layeredVase,
  'side-grasshopper': sideGrasshopper,
  'lying-squid': lyingSquid,
  'proud-rooster': proudRooster,
  'syrup-waffle': syrupWaffle,
  'footed-parfait': footedParfait,
  'soda-bottle': sodaBottle,
  'fluffy-boll': fluffyBoll,
  'lavender-sachet': lavenderSachet,
  'glazed-house': glazedHouse,
  'studded-house': studdedHouse,
  'chromed-bumper': chromedBumper,
  'horse-carousel': horseCarousel,
  'waved-jet-ski': wavedJetSki,
  'furred-skate': furredSkate,
  'banner-bear': bannerBear,
  'bent-knee': bentKnee,
  'gabled-nest': gabledNest,
  'leafy-grapes': leafyGrapes,
  'signing-hand': signingHand,
  'carded-case': cardedCase,
  'kelp-bundle': kelpBundle,
  'dripped-bed': drippedBed,
  'laced-frame': lacedFrame,
  'heel-cushion': heelCushion,
  'organ-pipes': organPipes,
  'named-marimba': namedMarimba,
  'plump-mouse': plumpMouse,
  'squat-frog': squatFrog,
  'side-cap': sideCap,
  'striped-sock': stripedSock,
  'stitched-ball': stitchedBall,
  'needle-dial': needleDial,
  'video-cassette': videoCassette,
  'sealant-cartridge': sealantCartridge,
  'handled-board': handledBoard,
  'iced-roll': icedRoll,
  'hanger-wardrobe': openWardrobe,
  'stair-flight': stairFlight,
  'crown-cushion': crownCushion,
  'corked-net': corkedNet,
  'peeled-sticker': peeledSticker,
  'waist-trousers': waistTrousers,
  'pleated-mask': pleatedMask,
  'roped-buckle': ropedBuckle,
  'wooden-top': woodenTop,
  'proud-turkey': proudTurkey,
  'walking-goose': walkingGoose,
  'garlic-bulb': garlicBulb,
  'crowned-blueberry': crownedBlueberry,
  'tray-bonsai': trayBonsai,
  'heaped-mine-cart': heapedMineCart,
  'teed-ball': teedBall,
  'green-flag': greenFlag,
  'stepped-headstone': steppedHeadstone,
  'toothed-disc': toothedDisc,
  'coned-floss': conedFloss,
  'front-drum-kit': frontDrumKit,
  'scaled-dial': scaledDial,
  'hit-target': hitTarget,
  'lying-spark-plug': lyingSparkPlug,
  'trowel-pail': trowelPail,
  'tuned-conga': tunedConga,
  'jug-lorry': jugLorry,
  'oared-boat': oaredBoat,
  'rain-shower': rainShower,
  'tiered-pine': tieredPine,
  'rippled-drop': rippledDrop,
};
