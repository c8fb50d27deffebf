import { ANIMALS } from './animals.js';
import { ARTS } from './arts.js';
import { AUTOMOTIVE } from './automotive.js';
import { BEAUTY } from './beauty.js';
import { BUILDING } from './building.js';
import { CALLED } from './called.js';
import { CRAFTS } from './crafts.js';
import { EDUCATION } from './education.js';
import { FARM } from './farm.js';
import { FASHION } from './fashion.js';
import { FOOD } from './food.js';
import { HEALTH } from './health.js';
import { HOME } from './home.js';
import { MOTIFS } from './motifs.js';
import { NATURE } from './nature.js';
import { NEUTRAL } from './neutral.js';
import { NICKNAMES } from './nicknames.js';
import { OFFICE } from './office.js';
import { RARE } from './rare.js';
import { RESTAURANTS } from './restaurants.js';
import { SEA } from './sea.js';
import { SENSES } from './senses.js';
import { SPORT } from './sport.js';
import { STAGE } from './stage.js';
import { TECHNOLOGY } from './technology.js';
import { THINGS } from './things.js';
import { TRANSPORT } from './transport.js';
import { UNCOMMON } from './uncommon.js';
import { VERBS } from './verbs.js';

/** Every line of the lexicon, by the name of its file. */
export const TRADES: Readonly<Record<string, string>> = {
  animals: ANIMALS,
  arts: ARTS,
  automotive: AUTOMOTIVE,
  beauty: BEAUTY,
  building: BUILDING,
  called: CALLED,
  crafts: CRAFTS,
  education: EDUCATION,
  farm: FARM,
  fashion: FASHION,
  food: FOOD,
  health: HEALTH,
  home: HOME,
  motifs: MOTIFS,
  nature: NATURE,
  neutral: NEUTRAL,
  nicknames: NICKNAMES,
  office: OFFICE,
  restaurants: RESTAURANTS,
  sea: SEA,
  senses: SENSES,
  sport: SPORT,
  stage: STAGE,
  technology: TECHNOLOGY,
  things: THINGS,
  transport: TRANSPORT,
  rare: RARE,
  uncommon: UNCOMMON,
  verbs: VERBS,
};
