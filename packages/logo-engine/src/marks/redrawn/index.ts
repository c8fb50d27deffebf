import type { Mark } from '../mark.js';
import { BAKERY } from './bakery.js';
import { BASKETS_AND_BRICKS } from './baskets-and-bricks.js';
import { BOLD_OUTLINES } from './bold-outlines.js';
import { BROAD_STROKES } from './broad-strokes.js';
import { CALM_FIGURES } from './calm-figures.js';
import { REDRAWN_CALM_ROOMS } from './calm-rooms.js';
import { REDRAWN_CARE } from './care.js';
import { CLEAR_CARE } from './clear-care.js';
import { CLEAR_DESK } from './clear-desk.js';
import { CLEAR_FOOD } from './clear-food.js';
import { CLEAR_GARAGE } from './clear-garage.js';
import { CLEAR_HARVEST } from './clear-harvest.js';
import { CLEAR_HOUSE } from './clear-house.js';
import { CLEAR_LEISURE } from './clear-leisure.js';
import { CLEAR_OUTLINES } from './clear-outlines.js';
import { CLEAR_ROAD } from './clear-road.js';
import { CLOSED_FORMS } from './closed-forms.js';
import { CLOSER_LOOK } from './closer-look.js';
import { REDRAWN_COUNTER } from './counter.js';
import { REDRAWN_CREATURES } from './creatures.js';
import { REDRAWN_DAILY } from './daily.js';
import { REDRAWN_DAY_TRIPS } from './day-trips.js';
import { DRAWERS_AND_PUMPS } from './drawers-and-pumps.js';
import { type Redrawing, redrawn } from './edition.js';
import { EVEN_WEIGHT } from './even-weight.js';
import { REDRAWN_EVERYDAY } from './everyday.js';
import { REDRAWN_FAR_FIELDS } from './far-fields.js';
import { REDRAWN_FRESH_COUNTER } from './fresh-counter.js';
import { FRESH_LOOK } from './fresh-look.js';
import { REDRAWN_FRONT_DESK } from './front-desk.js';
import { FRUIT_AND_LEAVES } from './fruit-and-leaves.js';
import { GARDEN_SHOP } from './garden-shop.js';
import { GLASS_AND_PAPER } from './glass-and-paper.js';
import { GRIDDLE } from './griddle.js';
import { REDRAWN_HARD_HATS } from './hard-hats.js';
import { REDRAWN_HARDWARE } from './hardware.js';
import { REDRAWN_HIGH_STREET } from './high-street.js';
import { REDRAWN_HIGHLANDS } from './highlands.js';
import { HOME_COOKING } from './home-cooking.js';
import { REDRAWN_HOUSE } from './house.js';
import { REDRAWN_HOUSEHOLD } from './household.js';
import { HUSKS } from './husks.js';
import { IN_ONE_PIECE } from './in-one-piece.js';
import { INLAYS } from './inlays.js';
import { REDRAWN_INSTRUMENTS } from './instruments.js';
import { REDRAWN_JOINT } from './joint.js';
import { REDRAWN_JOURNEYS } from './journeys.js';
import { REDRAWN_KIOSK } from './kiosk.js';
import { REDRAWN_LARDER } from './larder.js';
import { LAST_LOOK } from './last-look.js';
import { REDRAWN_LEDGER } from './ledger.js';
import { REDRAWN_LIVING } from './living.js';
import { REDRAWN_MAIN_STREET } from './main-street.js';
import { REDRAWN_MARKET } from './market.js';
import { MISREAD } from './misread.js';
import { NETS_AND_BALLS } from './nets-and-balls.js';
import { NIGHTS_OUT } from './nights-out.js';
import { REDRAWN_OLD_TRADES } from './old-trades.js';
import { ONE_IDEA } from './one-idea.js';
import { OPEN_AIR } from './open-air.js';
import { ORDINARY_TRADES } from './ordinary-trades.js';
import { REDRAWN_OUTDOORS } from './outdoors.js';
import { REDRAWN_OUTINGS } from './outings.js';
import { REDRAWN_OUTSIDE } from './outside.js';
import { OWN_IDEAS } from './own-ideas.js';
import { OWNERS_FARE } from './owners-fare.js';
import { OWNERS_SITES } from './owners-sites.js';
import { OWNERS_TRADES } from './owners-trades.js';
import { REDRAWN_PADDOCK } from './paddock.js';
import { PLAIN_FIGURES } from './plain-figures.js';
import { PLAINER_THINGS } from './plainer-things.js';
import { REDRAWN_PLAINLY } from './plainly.js';
import { REDRAWN_PLAINLY_TOO } from './plainly-too.js';
import { PLUMP_THINGS } from './plump-things.js';
import { POURED } from './poured.js';
import { REDRAWN_POWER_TOOLS } from './power-tools.js';
import { PRESSES_AND_GATES } from './presses-and-gates.js';
import { PRINTED } from './printed.js';
import { REPAIRS } from './repairs.js';
import { REDRAWN_ROOFS } from './roofs.js';
import { ROUND_FORMS } from './round-forms.js';
import { SECOND_LOOK } from './second-look.js';
import { SECOND_PARTS } from './second-parts.js';
import { SECOND_TRIES } from './second-tries.js';
import { SHOPFRONT } from './shopfront.js';
import { REDRAWN_SHOPS } from './shops.js';
import { SOLID_FORMS } from './solid-forms.js';
import { SPRINGS_AND_SACKS } from './springs-and-sacks.js';
import { SQUARE_FORMS } from './square-forms.js';
import { REDRAWN_STAGE } from './stage.js';
import { REDRAWN_STREET } from './street.js';
import { REDRAWN_SUMMITS } from './summits.js';
import { REDRAWN_TABLE } from './table.js';
import { REDRAWN_TABLE_FARE } from './table-fare.js';
import { TABLES_ABROAD } from './tables-abroad.js';
import { REDRAWN_TAVERN } from './tavern.js';
import { THIRD_LOOK } from './third-look.js';
import { REDRAWN_TRADE_SCENES } from './trade-scenes.js';
import { REDRAWN_TRADE_TOOLS } from './trade-tools.js';
import { REDRAWN_WAITING_ROOMS } from './waiting-rooms.js';
import { REDRAWN_WHEELS } from './wheels.js';
import { WHOLE_FIGURES } from './whole-figures.js';
import { REDRAWN_WORK } from './work.js';
import { REDRAWN_WORKBENCH } from './workbench.js';
import { REDRAWN_YARD } from './yard.js';
import { REDRAWN_YARD_AND_ROAD } from './yard-and-road.js';

/** In the order of their editions: of two with the same id the later one is drawn. */
const REDRAWINGS: readonly Redrawing[] = [
  ...REDRAWN_TABLE,
  ...REDRAWN_CARE,
  ...REDRAWN_WORK,
  ...REDRAWN_HOUSE,
  ...REDRAWN_STREET,
  ...REDRAWN_CREATURES,
  ...REDRAWN_MAIN_STREET,
  ...REDRAWN_SHOPS,
  ...REDRAWN_OUTINGS,
  ...REDRAWN_OLD_TRADES,
  ...REDRAWN_ROOFS,
  ...REDRAWN_INSTRUMENTS,
  ...REDRAWN_WORKBENCH,
  ...REDRAWN_LARDER,
  ...REDRAWN_HIGH_STREET,
  ...REDRAWN_KIOSK,
  ...REDRAWN_OUTDOORS,
  ...REDRAWN_HARDWARE,
  ...REDRAWN_LEDGER,
  ...REDRAWN_STAGE,
  ...REDRAWN_COUNTER,
  ...REDRAWN_OUTSIDE,
  ...REDRAWN_TAVERN,
  ...REDRAWN_SUMMITS,
  ...REDRAWN_JOURNEYS,
  ...REDRAWN_DAILY,
  ...REDRAWN_TRADE_TOOLS,
  ...REDRAWN_TRADE_SCENES,
  ...REDRAWN_MARKET,
  ...REDRAWN_EVERYDAY,
  ...REDRAWN_WHEELS,
  ...REDRAWN_HOUSEHOLD,
  ...REDRAWN_LIVING,
  ...SECOND_PARTS,
  ...SHOPFRONT,
  ...BAKERY,
  ...LAST_LOOK,
  ...REDRAWN_PLAINLY,
  ...REDRAWN_PLAINLY_TOO,
  ...SECOND_LOOK,
  ...THIRD_LOOK,
  ...REDRAWN_YARD_AND_ROAD,
  ...REDRAWN_TABLE_FARE,
  ...REDRAWN_JOINT,
  ...REDRAWN_YARD,
  ...IN_ONE_PIECE,
  ...GARDEN_SHOP,
  ...REDRAWN_PADDOCK,
  ...TABLES_ABROAD,
  ...GLASS_AND_PAPER,
  ...REDRAWN_DAY_TRIPS,
  ...GRIDDLE,
  ...REPAIRS,
  ...NIGHTS_OUT,
  ...PRINTED,
  ...REDRAWN_HIGHLANDS,
  ...CLOSER_LOOK,
  ...FRESH_LOOK,
  ...PLAINER_THINGS,
  ...REDRAWN_FAR_FIELDS,
  ...REDRAWN_HARD_HATS,
  ...REDRAWN_CALM_ROOMS,
  ...REDRAWN_FRESH_COUNTER,
  ...REDRAWN_FRONT_DESK,
  ...REDRAWN_POWER_TOOLS,
  ...REDRAWN_WAITING_ROOMS,
  ...ORDINARY_TRADES,
  ...MISREAD,
  ...INLAYS,
  ...EVEN_WEIGHT,
  ...SOLID_FORMS,
  ...ONE_IDEA,
  ...CLEAR_OUTLINES,
  ...WHOLE_FIGURES,
  ...OWN_IDEAS,
  ...CLOSED_FORMS,
  ...BOLD_OUTLINES,
  ...SQUARE_FORMS,
  ...ROUND_FORMS,
  ...PLAIN_FIGURES,
  ...BROAD_STROKES,
  ...CALM_FIGURES,
  ...SECOND_TRIES,
  ...CLEAR_FOOD,
  ...CLEAR_HARVEST,
  ...CLEAR_ROAD,
  ...CLEAR_GARAGE,
  ...CLEAR_HOUSE,
  ...CLEAR_CARE,
  ...CLEAR_DESK,
  ...CLEAR_LEISURE,
  ...OWNERS_TRADES,
  ...OPEN_AIR,
  ...OWNERS_FARE,
  ...POURED,
  ...OWNERS_SITES,
  ...HOME_COOKING,
  ...HUSKS,
  ...SPRINGS_AND_SACKS,
  ...FRUIT_AND_LEAVES,
  ...PRESSES_AND_GATES,
  ...DRAWERS_AND_PUMPS,
  ...NETS_AND_BALLS,
  ...BASKETS_AND_BRICKS,
  ...PLUMP_THINGS,
];

/** The drawings of a mark, the oldest first. */
const BY_ID = new Map<string, Redrawing[]>();
for (const redrawing of REDRAWINGS) BY_ID.set(redrawing.id, [...(BY_ID.get(redrawing.id) ?? []), redrawing]);

/** The mark in its newest drawing. */
export const newest = (mark: Mark): Mark => (BY_ID.get(mark.id) ?? []).reduce(redrawn, mark);
