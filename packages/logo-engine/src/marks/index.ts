import { AMULETS_AND_PARADES } from './amulets-and-parades.js';
import { ANIMALS, SHELLFISH } from './animals.js';
import { ART } from './art.js';
import { ATELIERS } from './ateliers.js';
import { BAKES_AND_STEWS } from './bakes-and-stews.js';
import { BARS_AND_BANNERS } from './bars-and-banners.js';
import { BEACH_AND_FIESTA } from './beach-and-fiesta.js';
import { BEAUTY, CARE } from './beauty.js';
import { BESTIARY } from './bestiary.js';
import { BOARDS_AND_BENCHES } from './boards-and-benches.js';
import { BODIES_AND_GAMES } from './bodies-and-games.js';
import { BUILDING } from './building.js';
import { CALLINGS } from './callings.js';
import { CALM_ROOMS } from './calm-rooms.js';
import { CARE_AND_DRESS } from './care-and-dress.js';
import { CARE_AND_LESSONS } from './care-and-lessons.js';
import { CARS_AND_ERRANDS } from './cars-and-errands.js';
import { CONSULTATIONS } from './consultations.js';
import { COOP_AND_CORRAL } from './coop-and-corral.js';
import { CORNER_SHOPS } from './corner-shops.js';
import { COUNTER } from './counter.js';
import { COUNTRY_AND_CRAFT } from './country-and-craft.js';
import { CUFFS_AND_BELTS } from './cuffs-and-belts.js';
import { DELICACIES } from './delicacies.js';
import { DELICATESSEN } from './delicatessen.js';
import { DESK_AND_BENCH } from './desk-and-bench.js';
import { DISHES } from './dishes.js';
import { DOORS_AND_GATES } from './doors-and-gates.js';
import { EATERIES } from './eateries.js';
import { EQUIPMENT } from './equipment.js';
import { ERRANDS } from './errands.js';
import { FAIRS_AND_RIDES } from './fairs-and-rides.js';
import { FAR_FIELDS } from './far-fields.js';
import { FARE_AND_DEALS } from './fare-and-deals.js';
import { FARM } from './farm.js';
import { FASHION } from './fashion.js';
import { FESTIVITIES } from './festivities.js';
import { FIELD_AND_SHORE } from './field-and-shore.js';
import { FILLED_AND_PIPED } from './filled-and-piped.js';
import { FINERY } from './finery.js';
import { FITTERS_AND_PACKERS } from './fitters-and-packers.js';
import { FIXTURES } from './fixtures.js';
import { FOOD } from './food.js';
import { FRESH_COUNTER } from './fresh-counter.js';
import { FRONT_DESK } from './front-desk.js';
import { FURTHER_WINDOWS } from './further-windows.js';
import { GARAGE_AND_DOCK } from './garage-and-dock.js';
import { GARDEN } from './garden.js';
import { GOODS } from './goods.js';
import { GROUNDS } from './grounds.js';
import { HANDIWORK } from './handiwork.js';
import { HANDMADE } from './handmade.js';
import { HARBOUR } from './harbour.js';
import { HARBOUR_AND_FAIR } from './harbour-and-fair.js';
import { HARD_HATS } from './hard-hats.js';
import { HARVEST } from './harvest.js';
import { HEALTH } from './health.js';
import { HERDS_AND_SCANNERS } from './herds-and-scanners.js';
import { HIGH_STREET } from './high-street.js';
import { HOME } from './home.js';
import { HOME_COOKING } from './home-cooking.js';
import { GAMES, HOUSEHOLD } from './household.js';
import { IMPLEMENTS } from './implements.js';
import { JACKS_AND_HOISTS } from './jacks-and-hoists.js';
import { JOINERY } from './joinery.js';
import { KEEPSAKES } from './keepsakes.js';
import { KENNEL_AND_FIELD } from './kennel-and-field.js';
import { LANDMARKS } from './landmarks.js';
import { LARDER } from './larder.js';
import { LEGENDS } from './legends.js';
import { LEISURE } from './leisure.js';
import type { Mark } from './mark.js';
import { MARKET_STALLS } from './market-stalls.js';
import { MARKETING } from './marketing.js';
import { MEADOW } from './meadow.js';
import { MINING } from './mining.js';
import { MOMENTS } from './moments.js';
import { NAMESAKES } from './namesakes.js';
import { NATURE } from './nature.js';
import { DIGITAL, OFFICE } from './office.js';
import { OLD_TRADES } from './old-trades.js';
import { ORCHARD, PASTURE } from './orchard.js';
import { ORCHARD_AND_VINE } from './orchard-and-vine.js';
import { ORDINARY_TRADES } from './ordinary-trades.js';
import { OUT_OF_DOORS } from './out-of-doors.js';
import { PAIRS } from './pairs.js';
import { PANTRY } from './pantry.js';
import { PAPERS_AND_LENSES } from './papers-and-lenses.js';
import { PARLOUR } from './parlour.js';
import { PASTIMES } from './pastimes.js';
import { PITCH } from './pitch.js';
import { PLAIN_NAMES } from './plain-names.js';
import { PLATES } from './plates.js';
import { PHOTO, PLAY } from './play.js';
import { PLAYGROUNDS_AND_FEASTS } from './playgrounds-and-feasts.js';
import { POWER_TOOLS } from './power-tools.js';
import { PRACTICES } from './practices.js';
import { PRINT, SCREEN } from './print.js';
import { PRINT_AND_STAGE } from './print-and-stage.js';
import { PRIZES_AND_PLAYTHINGS } from './prizes-and-playthings.js';
import { PROVISIONS } from './provisions.js';
import { RARE_CALLINGS } from './rare-callings.js';
import { newest } from './redrawn/index.js';
import { REFRESHMENTS } from './refreshments.js';
import { AUTOMOTIVE, ROAD } from './road.js';
import { ROADWORKS_AND_ROOFS } from './roadworks-and-roofs.js';
import { ROOMS_AND_LESSONS } from './rooms-and-lessons.js';
import { ROOTS_AND_REINS } from './roots-and-reins.js';
import { SALON } from './salon.js';
import { SAVINGS_AND_KEYS } from './savings-and-keys.js';
import { SEA } from './sea.js';
import { SECOND_HANDS } from './second-hands.js';
import { SECOND_HELPINGS } from './second-helpings.js';
import { SECOND_LOOKS } from './second-looks.js';
import { SECOND_WINDOWS } from './second-windows.js';
import { SERVICES } from './services.js';
import { SHOPS_AND_HOMES } from './shops-and-homes.js';
import { SHORE_AND_WINDOW } from './shore-and-window.js';
import { SHOWS_AND_STAYS } from './shows-and-stays.js';
import { SHUTTERS_AND_LOUNGERS } from './shutters-and-loungers.js';
import { SIDE_STREETS } from './side-streets.js';
import { SITES_AND_WHEELS } from './sites-and-wheels.js';
import { SPARE_HANDS } from './spare-hands.js';
import { SPEAKERS_AND_PARTS } from './speakers-and-parts.js';
import { SPECIALITIES } from './specialities.js';
import { STONE_AND_FROST } from './stone-and-frost.js';
import { STOOLS_AND_TUBES } from './stools-and-tubes.js';
import { STOREROOM } from './storeroom.js';
import { STREET } from './street.js';
import { STREET_FOOD } from './street-food.js';
import { SUDS_AND_STONE } from './suds-and-stone.js';
import { SUNDRIES } from './sundries.js';
import { SWEETS_AND_FARM } from './sweets-and-farm.js';
import { TABLE_FARE } from './table-fare.js';
import { TECHNOLOGY } from './technology.js';
import { THIRD_HELPINGS } from './third-helpings.js';
import { THRILLS } from './thrills.js';
import { TILL_AND_TABLE } from './till-and-table.js';
import { TOWER_AND_QUAY } from './tower-and-quay.js';
import { TOWN } from './town.js';
import { SOUND, TRADES, VEHICLES } from './trades.js';
import { GARAGE, SITE, TRAVEL } from './travel.js';
import { TREATS } from './treats.js';
import { TRUCK_SHOPS } from './truck-shops.js';
import { TWO_IN_ONE } from './two-in-one.js';
import { UNCOMMON } from './uncommon.js';
import { WAITING_ROOMS } from './waiting-rooms.js';
import { WARDROBE } from './wardrobe.js';
import { WARES } from './wares.js';
import { WAYFARERS } from './wayfarers.js';
import { WILD } from './wild.js';
import { WILD_COMPANY } from './wild-company.js';
import { WINGS } from './wings.js';
import { WORKS } from './works.js';
import { WORKSHOP } from './workshop.js';
import { WORKSHOPS } from './workshops.js';
import { WRAPPED_AND_STACKED } from './wrapped-and-stacked.js';
import { YARD_AND_HARDWARE } from './yard-and-hardware.js';
import { YARD_AND_ROAD } from './yard-and-road.js';
import { YARDS } from './yards.js';

/** Every mark of the engine. */
export const MARKS: readonly Mark[] = [
  ...TECHNOLOGY,
  ...NATURE,
  ...ART,
  ...MARKETING,
  ...SEA,
  ...FARM,
  ...LEISURE,
  ...BUILDING,
  ...HEALTH,
  ...ROAD,
  ...AUTOMOTIVE,
  ...FOOD,
  ...ANIMALS,
  ...SHELLFISH,
  ...PANTRY,
  ...GARDEN,
  ...BEAUTY,
  ...CARE,
  ...FASHION,
  ...HOME,
  ...HIGH_STREET,
  ...EATERIES,
  ...ATELIERS,
  ...WORKSHOP,
  ...MINING,
  ...PASTIMES,
  ...OFFICE,
  ...DIGITAL,
  ...PLAY,
  ...PHOTO,
  ...TRAVEL,
  ...GARAGE,
  ...SITE,
  ...HARBOUR,
  ...TREATS,
  ...PRINT,
  ...SCREEN,
  ...TOWN,
  ...GOODS,
  ...COUNTER,
  ...STREET,
  ...DISHES,
  ...ORCHARD,
  ...PASTURE,
  ...TRADES,
  ...VEHICLES,
  ...SOUND,
  ...HOUSEHOLD,
  ...GAMES,
  ...IMPLEMENTS,
  ...WILD,
  ...WINGS,
  ...KEEPSAKES,
  ...NAMESAKES,
  ...HARVEST,
  ...CALLINGS,
  ...UNCOMMON,
  ...PAIRS,
  ...TWO_IN_ONE,
  ...CORNER_SHOPS,
  ...SERVICES,
  ...OLD_TRADES,
  ...PRACTICES,
  ...WARES,
  ...EQUIPMENT,
  ...WORKS,
  ...HANDIWORK,
  ...THRILLS,
  ...LARDER,
  ...DELICACIES,
  ...MOMENTS,
  ...MEADOW,
  ...STOREROOM,
  ...WAYFARERS,
  ...LEGENDS,
  ...LANDMARKS,
  ...BESTIARY,
  ...GROUNDS,
  ...PARLOUR,
  ...PITCH,
  ...PLATES,
  ...SALON,
  ...JOINERY,
  ...STREET_FOOD,
  ...DELICATESSEN,
  ...CONSULTATIONS,
  ...FESTIVITIES,
  ...SWEETS_AND_FARM,
  ...KENNEL_AND_FIELD,
  ...BODIES_AND_GAMES,
  ...PLAYGROUNDS_AND_FEASTS,
  ...WORKSHOPS,
  ...YARDS,
  ...SHOPS_AND_HOMES,
  ...WARDROBE,
  ...FIXTURES,
  ...RARE_CALLINGS,
  ...SECOND_HELPINGS,
  ...PROVISIONS,
  ...REFRESHMENTS,
  ...SPECIALITIES,
  ...SUNDRIES,
  ...WRAPPED_AND_STACKED,
  ...SPEAKERS_AND_PARTS,
  ...ERRANDS,
  ...SECOND_WINDOWS,
  ...FURTHER_WINDOWS,
  ...SECOND_HANDS,
  ...SPARE_HANDS,
  ...YARD_AND_ROAD,
  ...TABLE_FARE,
  ...CARE_AND_DRESS,
  ...FIELD_AND_SHORE,
  ...CALM_ROOMS,
  ...DESK_AND_BENCH,
  ...PRINT_AND_STAGE,
  ...AMULETS_AND_PARADES,
  ...PRIZES_AND_PLAYTHINGS,
  ...TILL_AND_TABLE,
  ...COOP_AND_CORRAL,
  ...CUFFS_AND_BELTS,
  ...ORCHARD_AND_VINE,
  ...SUDS_AND_STONE,
  ...STONE_AND_FROST,
  ...FAR_FIELDS,
  ...HARD_HATS,
  ...SIDE_STREETS,
  ...PLAIN_NAMES,
  ...FRESH_COUNTER,
  ...FRONT_DESK,
  ...POWER_TOOLS,
  ...WAITING_ROOMS,
  ...TOWER_AND_QUAY,
  ...WILD_COMPANY,
  ...HARBOUR_AND_FAIR,
  ...CARS_AND_ERRANDS,
  ...MARKET_STALLS,
  ...ORDINARY_TRADES,
  ...SECOND_LOOKS,
  ...THIRD_HELPINGS,
  ...SAVINGS_AND_KEYS,
  ...BOARDS_AND_BENCHES,
  ...PAPERS_AND_LENSES,
  ...ROOMS_AND_LESSONS,
  ...FILLED_AND_PIPED,
  ...SHORE_AND_WINDOW,
  ...GARAGE_AND_DOCK,
  ...FITTERS_AND_PACKERS,
  ...HOME_COOKING,
  ...FINERY,
  ...TRUCK_SHOPS,
  ...DOORS_AND_GATES,
  ...HANDMADE,
  ...OUT_OF_DOORS,
  ...SHOWS_AND_STAYS,
  ...COUNTRY_AND_CRAFT,
  ...CARE_AND_LESSONS,
  ...FARE_AND_DEALS,
  ...SITES_AND_WHEELS,
  ...BEACH_AND_FIESTA,
  ...ROADWORKS_AND_ROOFS,
  ...FAIRS_AND_RIDES,
  ...ROOTS_AND_REINS,
  ...BARS_AND_BANNERS,
  ...SHUTTERS_AND_LOUNGERS,
  ...HERDS_AND_SCANNERS,
  ...JACKS_AND_HOISTS,
  ...YARD_AND_HARDWARE,
  ...BAKES_AND_STEWS,
  ...STOOLS_AND_TUBES,
].map(newest);

const byId = new Map(MARKS.map((mark) => [mark.id, mark]));

/** @throws {RangeError} when there is no such mark. */
export function markById(id: string): Mark {
  const found = byId.get(id);
  if (found === undefined) throw new RangeError(`There is no mark "${id}".`);
  return found;
}
