import type { Entry } from './table.js';
import { LEVELS } from './table.js';

/** First drawings of what is filled, topped or flavoured. */
const FILLED = new Set(
  (
    'alfajor arepa baleada bubble-tea burrito cake ceviche-bowl cheesecake chivito chocolate churro completo crepe cupcake ' +
    'doner doughnut dumplings empanada hamburger hot-dog ice-cream ice-cream-cup juice mason-jar melted-sandwich milkshake ' +
    'open-arepa paella-pan pancakes pasta pie pizza-whole poke-bowl popsicle pupusa salad-bowl sandwich skewer slice ' +
    'snow-cone soft-serve spaghetti-plate sub-sandwich sushi taco tamale tequenos tortillas two-tacos waffle'
  ).split(' '),
);

/** Words of the same whose first drawing is of other things too. */
const FILLED_WORDS =
  /^(?:buñuelo|chip[aá]|compota|croqueta|galleta|gordita|jalea|mermelada|quesadilla|tortilla|yogur(?:e|t)?)s?\b/;

/** First drawings of what they are filled with, or taste of. */
const FILLINGS = new Set(
  (
    'almond apple avocado banana banana-bunch basil blueberry cassava cheese cherimoya cherry chili chocolate citrus coconut corn crab ' +
    'drumstick eggs fig fish fish-on-a-plate fruit-bowl fruit-crate fruit-tree goat grapes greens-bunch guava ham hazelnut hen jar kiwi lamb leaf-fork ' +
    'lettuce lobster mango mushroom mussel octopus olive onion papaya passion-fruit peach peanut pear pepper pig pineapple ' +
    'pistachio pitahaya potato prawn produce-crate pumpkin rabbit raspberry roast-chicken salmon sausage shell shrimp soursop ' +
    'spit-chicken squid steak strawberry tamarind tomato tree-palm turkey vanilla walnut watermelon wheat whole-orange'
  ).split(' '),
);

/** Words of the same. */
const FILLING_WORDS =
  /^(?:anís|asad[oa]|café|caraota|charque|frijol|lenteja|loroco|papa|poroto|tripa)(?:e?s)?$/;

type Found = { readonly entry: Entry; readonly level: number; readonly doubtful: boolean };

const firstOf = ({ entry }: Found): string => entry.symbols[0]?.id ?? '';

const isFilled = (match: Found): boolean => FILLED.has(firstOf(match)) || FILLED_WORDS.test(match.entry.term);

const isFilling = (match: Found): boolean =>
  FILLINGS.has(firstOf(match)) || FILLING_WORDS.test(match.entry.term);

/** What is drawn for a word as much as its first drawing. */
const leadsOf = ({ entry }: Found): readonly string[] =>
  entry.symbols.filter(({ equal }, i) => i === 0 || equal === true).map(({ id }) => id);

/**
 * Where the name says what is filled and the description nothing but what with, that is no trade of its own: the cheese
 * and the ham of "Empanadas Rosa".
 */
export function withoutFillings<T extends Found>(described: readonly T[], named: readonly T[]): readonly T[] {
  const [dish, ...others] = named.filter(({ level, doubtful }) => level >= LEVELS[''] && !doubtful);
  if (dish === undefined || !isFilled(dish)) return described;
  const leads = new Set(leadsOf(dish));
  const isDish = (match: Found): boolean => leads.has(firstOf(match));
  const said = described.filter(({ level }) => level >= LEVELS['~']);
  return others.every(isDish) && said.every((match) => isFilling(match) || isDish(match))
    ? described.filter((match) => isDish(match) || !isFilling(match))
    : described;
}
