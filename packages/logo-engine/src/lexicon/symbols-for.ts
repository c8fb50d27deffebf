import type { IndustryId } from '../brief/brief.js';
import { TRADES as HOUSES } from '../brief/generic-words.js';
import { GENERIC_MARKS } from '../brief/industries.js';
import { withoutLegalForm } from '../brief/parse-name.js';
import { markById } from '../marks/index.js';
import { isAttribute } from './attributes.js';
import { COMPANIONS } from './companions.js';
import { apart } from './compound-names.js';
import { countedIn } from './counted-names.js';
import { withoutFillings } from './fillings.js';
import { find, type Match, type Neighbours, neighboursIn } from './find.js';
import { withoutOtherFlowers } from './flowers.js';
import { readOn } from './going-on.js';
import { isDeed, isQuality } from './grammar.js';
import { namesakeOf } from './namesakes.js';
import { isCalling, isHandledBy, isPatron } from './patrons.js';
import { ASIDE, BESIDE, type Entry, keyOf, LEVELS, type Ranked } from './table.js';
import { CALLED_TOO } from './trades/called.js';
import { formsOf, withoutTilde, wordsOf } from './words.js';

/** A symbol for a business, and why. */
export type Candidate = Ranked & {
  readonly from: 'description' | 'name' | 'industry';
  /** The term of the lexicon that calls for it; for a generic mark the industry's id. */
  readonly word: string;
  /** How sure the term is of the trade (the signs of `table.ts`); 0 for a generic mark. */
  readonly level: number;
  /** What the business is called after, whatever its trade: the opossum of "Mudanzas El Tlacuache". */
  readonly namesake?: true;
  /** The word of the name that calls for it as well: "Los Tres Chanchitos" make ham, of what their name is. */
  readonly named?: string;
  /** What a word of the name calls for as surely as a trade, and what is drawn for businesses of the industry. */
  readonly kindred?: true;
  /** What is only seen with the thing of its term: drawn with that, not in its place. */
  readonly attribute?: true;
};

type Business = {
  readonly description?: string | undefined;
  readonly name: string;
  readonly industry: IndustryId;
};

/** More text than anybody types is not read. */
const READ = { description: 2000, name: 200 } as const;

type Found = Match & { readonly from: 'description' | 'name'; readonly level: number };

/** What a text calls for; what something is of or for is as sure as any where nothing else is. */
function foundIn(text: string, industry: IndustryId, neighbours: Neighbours, from: Found['from']): Found[] {
  const matches = find(text, industry, neighbours, from === 'name');
  const isSure = ({ entry, most, least }: Match): boolean =>
    Math.min(Math.max(entry.level, least), most) >= LEVELS[''];
  const sure = matches.some(isSure);
  return matches.map((match) => {
    // What a name says for certain is no surer than what the description says.
    const most = match.doubtful ? LEVELS['?'] : LEVELS[from === 'name' ? '' : '!'];
    const level = Math.max(match.entry.level, match.least);
    const said = sure && level !== LEVELS['!'] ? Math.min(level, match.most) : level;
    return { ...match, from, level: Math.min(said, most) };
  });
}

/** The file of what is called by a name whatever the trade. */
const NAMESAKES = 'called';

/** The file of words that mean something else in the next trade. */
const SENSES = 'senses';

/** The file of who carries, and what with. */
const HAULAGE = 'transport';

/** Files that are one trade: what is cooked is eaten. */
const KIN: Readonly<Record<string, string>> = {
  restaurants: 'food',
  sea: 'food',
  farm: 'food',
  crafts: 'arts',
};
const kin = (file: string): string => KIN[file] ?? file;

const isSure = ({ level }: Found): boolean => level >= LEVELS[''];
const isSaid = ({ level }: Found): boolean => level >= LEVELS['~'];

/**
 * What the word that opens a name calls for, if it is one of some words: "Autoescuela" of "Autoescuela Rotonda", not
 * "Taco" of "Taco Estudio". A house that is called by what the description names as well ("Pulpería", of octopus) is
 * what the description says.
 */
function ownTrade(
  isTrade: (word: string) => boolean,
  name: string,
  named: readonly Found[],
  described: readonly Found[],
): Found | undefined {
  const [first] = wordsOf(name);
  if (first === undefined || !isTrade(first.text)) return undefined;
  const forms = formsOf(first.text);
  if (described.some(({ entry }) => forms.includes(keyOf(entry.term)[0] ?? ''))) return undefined;
  return named.find((match) => isSure(match) && forms.includes(keyOf(match.entry.term)[0] ?? ''));
}

const isHouse = (word: string): boolean => HOUSES.has(withoutTilde(word));

/** Two words that are one trade: of one file, or seen as the same thing. */
const isOneTrade = (one: Found, other: Found): boolean =>
  kin(one.entry.file) === kin(other.entry.file) ||
  one.entry.symbols.some(({ id }) => other.entry.symbols[0]?.id === id);

/** Whether what a word calls for is drawn for businesses of an industry. */
const isOf = (industry: IndustryId, { entry }: Found): boolean =>
  entry.symbols.some(({ kind, id }) => kind === 'mark' && markById(id).industries.includes(industry));

/** What stands beside a trade, whatever it says by itself. */
const setAside = (match: Found): Found => ({ ...match, level: Math.min(match.level, ASIDE) });

/** Industries in which what is eaten is the trade, and no figure of speech: "Dulces Momentos" are weddings. */
const FEEDING: readonly IndustryId[] = ['food', 'gastronomy', 'agriculture', 'livestock', 'fishing'];

/** Files of what a name may be called after. */
const FIGURES: ReadonlySet<string> = new Set([NAMESAKES, 'animals', 'motifs', 'things']);

/** Whether a name says a trade by itself, and no surname, animal or sweet word. */
const isTradeOfName =
  (industry: IndustryId) =>
  (match: Found): boolean =>
    isSure(match) &&
    !match.doubtful &&
    !isAnimal(match) &&
    !FIGURES.has(match.entry.file) &&
    (kin(match.entry.file) !== 'food' || FEEDING.includes(industry));

/**
 * Where a name says the trade and the description only for whom it is, that is not drawn: the grocers of
 * "Contadores Ruiz", who are "para almacenes".
 */
function withoutServed(
  { description, industry }: { readonly description: string; readonly industry: IndustryId },
  described: readonly Found[],
  named: readonly Found[],
): readonly Found[] {
  const sure = described.filter(isSure);
  // What opens with "para" says for whom to its end: "para feriantes, almacenes y talleres".
  const isAllServed = /^\s*para\s/i.test(description);
  const isServed = (match: Found): boolean => (isAllServed || match.most <= BESIDE) && !isAnimal(match);
  return sure.length > 0 && sure.every(isServed) && named.some(isTradeOfName(industry))
    ? described.map((match) => (isServed(match) ? { ...match, level: Math.min(match.level, BESIDE) } : match))
    : described;
}

const openingOf = (name: string): string => wordsOf(name)[0]?.text ?? '';

/** Whether something is whom a trade is for, or what the word that opens the name works on. */
const isServedBy =
  (name: string) =>
  ({ entry }: Found): boolean =>
    isPatron(entry) || isHandledBy(openingOf(name), entry);

/** The words of the thing that opens a name, which a description may go on from: "Sillas de ruedas" of "Sillas de Ruedas Camino". */
function headOf(
  {
    name,
    description,
    industry,
  }: { readonly name: string; readonly description: string; readonly industry: IndustryId },
  named: readonly Found[],
): string | undefined {
  const words = wordsOf(name);
  const [first] = words;
  if (first === undefined || first.joint !== '') return undefined;
  // "Rosas Boutique" goes on from the boutique.
  const last = words.at(-1) ?? first;
  if (last !== first && (isHouse(last.text) || isDeed(last))) return undefined;
  const forms = formsOf(first.text);
  const isTrade = isTradeOfName(industry);
  const isPlural = first.text.endsWith('s');
  // An animal is what the business is called, unless they are many and kept or caught there.
  const isKept = (match: Found): boolean =>
    (isAnimal(match) || match.entry.file === 'animals') &&
    isPlural &&
    (FEEDING.includes(industry) || industry === 'nature');
  // Many are made and sold; a star of more than paper is what the business is called.
  const [stuff] = wordsOf(description);
  const isMade = (match: Found): boolean =>
    !isAnimal(match) &&
    isPlural &&
    kin(match.entry.file) !== 'food' &&
    (!FIGURES.has(match.entry.file) || (stuff !== undefined && isQuality(stuff)));
  const head = named.find(
    (match) =>
      forms.includes(keyOf(match.entry.term)[0] ?? '') &&
      !match.doubtful &&
      (isTrade(match) || isKept(match) || isMade(match)),
  );
  if (head === undefined) return undefined;
  return words
    .slice(0, head.length)
    .map(({ joint, text }) => `${joint} ${text}`.trim())
    .join(' ');
}

/**
 * What is done by a business whose name opens with it and whose description says for whom, or that and no other trade: a
 * photographer's weddings, a painter's houses.
 */
function callingOf(
  { name, industry }: Pick<Business, 'name' | 'industry'>,
  described: readonly Found[],
  named: readonly Found[],
): Found | undefined {
  const calling = ownTrade(isCalling, name, named, described);
  if (calling === undefined) return undefined;
  const sure = described.filter(isSure);
  // Houses and pools are whom others work for, unless what they are seen with is said.
  if (isPatron(calling.entry) && !sure.some(({ entry }) => isHandledBy(openingOf(name), entry)))
    return undefined;
  // What is eaten is the trade of who feeds; the sea and the fields are others' as well.
  const isEaten = kin(calling.entry.file) === 'food';
  const isLand = (calling.entry.file === 'sea' || calling.entry.file === 'farm') && isOf(industry, calling);
  if (isEaten && !isLand && !FEEDING.includes(industry)) return undefined;
  const isServed = isServedBy(name);
  if (!sure.every((match) => isServed(match) || isOneTrade(match, calling))) return undefined;
  const rivals = sure.filter((match) => isOf(industry, match) && !isServed(match));
  return isOf(industry, calling) || rivals.every((match) => isOneTrade(match, calling)) ? calling : undefined;
}

/** The trade that a name says: one of the industry before what it is called after, the grill of "El Ceibo Parrilla". */
function tradeOfName(industry: IndustryId, named: readonly Found[]): readonly Found[] {
  const [first, ...others] = named.filter(isSure);
  if (first === undefined) return [];
  const isCalled = ({ entry }: Found): boolean => isCalledByIt(entry, 'name');
  const trade = others.find((match) => !isCalled(match) && isOf(industry, match));
  return [isCalled(first) && trade !== undefined ? trade : first];
}

/**
 * Name and description where they speak of two trades. What opens the name as a trade is the trade, and what a
 * driving school's permits or a carpenter's furniture are drawn as stands beside it; any other trade of a name is a
 * figure of speech: "Taco" is no taco to an engraver, "Dulce Espera" no sweet to a photographer.
 */
function reconciled(
  { name, industry, description }: Pick<Business, 'name' | 'industry'> & { readonly description: string },
  said: readonly Found[],
  named: readonly Found[],
): readonly [described: readonly Found[], named: readonly Found[]] {
  const calling = callingOf({ name, industry }, said, named);
  const isServed = isServedBy(name);
  // A haulier's refrigerated lorries are no customers of his: they say more exactly what he does.
  const isMore = (match: Found, of: Found): boolean =>
    match.length > 1 && match.entry.file === HAULAGE && of.entry.file === HAULAGE;
  const described = said.map((match) =>
    calling !== undefined && isServed(match) && !isMore(match, calling) ? setAside(match) : match,
  );
  const trade = ownTrade(isHouse, name, named, described);
  const sure = described.filter(isSure);
  const [first] = sure;
  if (
    trade !== undefined &&
    first !== undefined &&
    !isOneTrade(first, trade) &&
    (isOf(industry, trade) || !isOf(industry, first))
  )
    return [described.map(setAside), named];
  // What opens a name of the industry leads over things of other industries: aerials for neighbours. An animal is what something
  // is for, and one cloud is what a laundry is called.
  const opening = ownTrade(() => true, name, named, described);
  const forms = formsOf(openingOf(name));
  const isSaidAgain = sure.some(({ entry }) => keyOf(entry.term).some((word) => forms.includes(word)));
  if (
    opening !== undefined &&
    !isSaidAgain &&
    sure.length > 0 &&
    isTradeOfName(industry)(opening) &&
    !(isCalledByIt(opening.entry, 'name') && openingOf(name) === opening.entry.term) &&
    isOf(industry, opening) &&
    !sure.some((match) => isAnimal(match) || isOf(industry, match) || isOneTrade(match, opening))
  )
    return [described.map(setAside), named];
  // What a description says in general is the trade before a thing in a name: who cooks at "Donde Chela" brews no beer.
  const isAllFor = /^\s*(?:\p{L}+(?:\sy\s\p{L}+)?,\s*)?para\s/iu.test(description);
  // What is told after "para" is no trade: the feasts of "Payasos Cascabel".
  const isTold = (match: Found): boolean => !isAllFor || match.most > BESIDE;
  const general = new Set(
    described.filter((match) => isSaid(match) && isTold(match)).map(({ entry }) => kin(entry.file)),
  );
  const isThingOfName = (match: Found): boolean =>
    match !== calling &&
    trade === undefined &&
    sure.length === 0 &&
    match.length === 1 &&
    general.has(kin(match.entry.file));
  const trades = new Set(
    (sure.length > 0 ? sure : tradeOfName(industry, named)).map(({ entry }) => kin(entry.file)),
  );
  const figurative = named.map((match) =>
    trades.size === 0 || !isSure(match) || (!isThingOfName(match) && trades.has(kin(match.entry.file)))
      ? match
      : { ...match, level: LEVELS['~'] },
  );
  return [described, figurative];
}

const isAnimal = ({ entry }: Found): boolean => entry.level === LEVELS['!'];

/** An animal that is said to have a trade bears its name: "El Gato Cerrajero" cuts keys. */
function bearing(name: string, named: readonly Found[]): readonly Found[] {
  const [animal, agent] = wordsOf(name);
  if (animal === undefined || agent === undefined || agent.starts || agent.joint !== '') return named;
  if (!/(?:er|dor|tor|ic)[oa]$|ista$/.test(agent.text)) return named;
  const opens = (word: string, match: Found): boolean =>
    formsOf(word).includes(keyOf(match.entry.term)[0] ?? '');
  const isBorne = named.some((match) => isSure(match) && !isAnimal(match) && opens(agent.text, match));
  return isBorne
    ? named.map((match) =>
        isAnimal(match) && opens(animal.text, match) ? { ...match, level: LEVELS['?'] } : match,
      )
    : named;
}

/** A firm's house is none where its name says a trade as well: "Casa Bermúdez Pinturas". */
function withoutFirmHouse(name: string, industry: IndustryId, named: readonly Found[]): readonly Found[] {
  if (openingOf(name) !== 'casa') return named;
  const isTheHouse = ({ entry }: Found): boolean => entry.term === 'casa';
  return named.some((match) => !isTheHouse(match) && isTradeOfName(industry)(match))
    ? named.map((match) => (isTheHouse(match) ? { ...match, level: LEVELS['?'] } : match))
    : named;
}

/** What stands in both texts is what the business is about: the lavender of "Lavanda de Brihuega" and its soaps. */
function twiceSaid(described: readonly Found[], named: readonly Found[]): readonly Found[] {
  const twice = described.filter(({ entry }) =>
    named.some((match) => match.entry === entry && !match.doubtful),
  );
  const things = twice.filter(
    (match) =>
      isSure(match) ||
      match.entry.file === NAMESAKES ||
      (match.most === BESIDE && match.entry.level >= LEVELS['']),
  );
  if (things.length === 0) return described;
  const most = Math.max(LEVELS[''], ...described.map(({ level }) => level));
  return [
    ...things.map((match) => ({ ...match, level: most })),
    ...described.filter((match) => !things.includes(match)),
  ];
}

const drawingOf = ({ entry }: Found): string | undefined => entry.symbols[0]?.id;

/**
 * What a business does besides the trade that its name says too stands aside: the cakes of a "Panadería", the perfumes of
 * a "Farmacia".
 */
function withoutSidelines(
  industry: IndustryId,
  described: readonly Found[],
  named: readonly Found[],
): readonly Found[] {
  const trades = new Set(
    named
      .filter(isTradeOfName(industry))
      .filter(({ entry }) => entry.file !== SENSES || isCalling(keyOf(entry.term)[0] ?? ''))
      .flatMap(({ entry }) => entry.symbols.map(({ id }) => id)),
  );
  const isNamed = ({ entry }: Found): boolean => entry.symbols.some(({ id }) => trades.has(id));
  const again = described.filter((match) => isSure(match) && isNamed(match));
  const drawings = new Set(
    again.flatMap(({ entry }) => entry.symbols.flatMap(({ kind, id }) => (kind === 'mark' ? [id] : []))),
  );
  // Beside the only drawing of a trade they join it.
  const most = drawings.size > 1 ? BESIDE : ASIDE;
  return again.length > 0
    ? described.map((match) =>
        isSure(match) && !isAnimal(match) && !isNamed(match)
          ? { ...match, level: Math.min(match.level, most) }
          : match,
      )
    : described;
}

const ANIMALS = new Set(
  'bull taurus cow water-buffalo pig sheep goat hen horse rabbit duck llama fish'.split(' '),
);

/** An animal that is named leaves no other to what is made of one: lamb is no beef, goat's milk is no cow's. */
function narrowed(found: readonly Found[]): readonly Found[] {
  // "Queso de cabra" names its animal, "queso" does not.
  const named = new Set(
    found.flatMap(({ entry: { symbols, term } }) =>
      symbols.slice(0, / de /.test(term) ? undefined : 1).map(({ id }) => id),
    ),
  );
  if (![...named].some((id) => ANIMALS.has(id))) return found;
  return found.map((match) => {
    const symbols = match.entry.symbols.filter(({ id }) => !ANIMALS.has(id) || named.has(id));
    return { ...match, entry: { ...match.entry, symbols } };
  });
}

/** Whether a term is what a name is called by, though it is a trade as well: the cloud of "Nubelia", who lives by software. */
const isCalledByIt = ({ file, term }: Entry, from: Found['from']): boolean =>
  file === NAMESAKES || (from === 'name' && CALLED_TOO.has(term));

/** Whether a term is what a name counts, of which these are the forms: the palms of "Tres Palmas". */
const isCounted = ({ term }: Entry, from: Found['from'], counted: readonly string[]): boolean =>
  from === 'name' && counted.includes(keyOf(term)[0] ?? '');

/**
 * The symbols of terms that weigh the same: the first term's best, then its second and the next term's best, and
 * so on, as "cafetería con libros" is a cup before a book, and either before a coffee bean.
 */
function inTurn(found: readonly Found[], counted: readonly string[]): Candidate[] {
  const ranked = found.flatMap(({ entry, from, level }, i) =>
    entry.symbols.map((symbol, j) => ({
      turn: i + j,
      symbol: {
        ...symbol,
        from,
        word: entry.term,
        level,
        ...(j === 0 &&
          (isCalledByIt(entry, from) || isCounted(entry, from, counted)) && { namesake: true as const }),
        ...(symbol.equal !== true &&
          isAttribute(symbol.id, entry.symbols[0]?.id) && { attribute: true as const }),
      },
    })),
  );
  return ranked.sort((a, b) => a.turn - b.turn).map(({ symbol }) => symbol);
}

/** Surer terms first; of equal ones the description's before the name's. */
const STEPS = [...Object.values(LEVELS), ASIDE, BESIDE]
  .sort((a, b) => b - a)
  .flatMap((level) => [
    { level, from: 'description' },
    { level, from: 'name' },
  ]);

/** A thing with its article, or a happy one, and what it is like: "La Jaiba Brava", "Tomate Feliz", not "Cervecería Quiltro". */
const isOneThing = (name: string): boolean =>
  wordsOf(name).length === 2 && (/^\s*(?:el|la|los|las)\s/i.test(name) || namesakeOf(name) === 'smiling');

/** Who bears a thing's name: "Don Zapallo" is a pumpkin. */
const HONORIFIC = /^\s*(?:don|doña|señora?|tí[oa]|mr\.?|míster)\s+/i;

/**
 * Whether a symbol is what a name is called after, alone or with one word more, and of the trade that the description
 * says: the mill of "El Molino", who sells flour, the crab of "La Jaiba Brava", who serves fish.
 */
function isOwnName(
  name: string,
  { id, from, kind }: Candidate,
  [best]: readonly Candidate[],
  found: readonly Found[],
): boolean {
  const thing = name.replace(HONORIFIC, '');
  const own = found.find((match) => match.from === 'name');
  const trade = found.find((match) => match.from === 'description' && match.level === best?.level);
  return (
    kind === 'mark' &&
    from === 'name' &&
    (wordsOf(thing).length === 1 || isOneThing(name)) &&
    own !== undefined &&
    formsOf(openingOf(thing)).includes(keyOf(own.entry.term)[0] ?? '') &&
    trade !== undefined &&
    isSure(own) &&
    drawingOf(own) === id &&
    kin(own.entry.file) === kin(trade.entry.file)
  );
}

/** What a name is called after, when it is a thing of its very trade, comes right after the trade's first: the ear of "La Espiga". */
function withNamesake(name: string, called: readonly Candidate[], found: readonly Found[]): Candidate[] {
  const [best, ...others] = called.map((symbol) =>
    isOwnName(name, symbol, called, found) ? { ...symbol, namesake: true as const } : symbol,
  );
  if (best === undefined || best.level < LEVELS['~']) return [...called];
  const things = found.filter(({ entry, from }) => from === 'name' && FIGURES.has(entry.file));
  const ids = things.flatMap((thing) => drawingOf(thing) ?? []);
  const isCalledAfter = ({ id, kind, level, from }: Candidate): boolean =>
    kind === 'mark' && level === best.level && from === best.from && ids.includes(id);
  const first = others
    .filter(isCalledAfter)
    .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map((symbol): Candidate => ({ ...symbol, namesake: true }));
  return [best, ...first, ...others.filter((symbol) => !isCalledAfter(symbol))];
}

/** Fewer drawings than this are no choice: what is less sure, but asked for, joins them. */
export const ENOUGH = 3;

/** What is seen beside the first drawing that the surest words call for, where these are few. */
function besideOf(called: readonly Candidate[]): Candidate[] {
  const [best] = called;
  if (best?.kind !== 'mark' || best.level < LEVELS['']) return [];
  const sure = new Set(
    called
      .filter(
        ({ kind, level, from, attribute }) =>
          kind === 'mark' && level === best.level && from === best.from && attribute === undefined,
      )
      .map(({ id }) => id),
  );
  if (sure.size >= ENOUGH) return [];
  return (COMPANIONS.get(best.id) ?? [])
    .filter((id) => !sure.has(id))
    .map((id) => ({ ...best, id, level: ASIDE }));
}

/** Whether the name says it for certain and the industry draws it: the thread of "El Hilo Rojo", whose hands embroider. */
const isKindred = ({ from, level, kind, id }: Candidate, industry: IndustryId): boolean =>
  from === 'name' && level >= LEVELS['~'] && kind === 'mark' && markById(id).industries.includes(industry);

/** What is hung out where the dead are buried, and where somebody may die. */
const SOLEMN: ReadonlySet<string> = new Set('urn tombstone coffin laurel-flame awareness-ribbon'.split(' '));

/** What may stand there of a name: no bear and no toy. */
const CALM: ReadonlySet<string> = new Set(
  (
    'dove candle three-candles lily rose flower flower-lotus flower-tulip bouquet daisy sunflower lavender tree pine ' +
    'araucaria tree-palm olive-branch leaf-split plant sun sunrise star southern-cross moon-stars mountain waves cumulus rainbow ' +
    'church angel-wings bell lighthouse anchor bridge island compass arches'
  ).split(' '),
);

/** Whether a trade is one of these, by the drawings of its word. */
const isSolemn = ([best, ...others]: readonly Candidate[]): boolean =>
  best !== undefined &&
  best.level >= LEVELS[''] &&
  [best, ...others].some(({ id, word }) => word === best.word && SOLEMN.has(id));

/** Whether a symbol would be a joke beside a grave: what only the name is called after, and is not calm. */
const isJoke = ({ from, id, level, namesake }: Candidate): boolean =>
  from === 'name' && (namesake === true || level < LEVELS['']) && !CALM.has(id);

/**
 * The symbols that suit a business, best first, each once. The generic marks of the industry close the list, so
 * it is never empty; what stands before them is about this very business.
 */
export function symbolsFor({ description = '', name, industry }: Business): Candidate[] {
  const texts = {
    description: description.slice(0, READ.description),
    name: apart(withoutLegalForm(name.slice(0, READ.name)), industry),
  };
  const neighbours = neighboursIn(texts.description, texts.name, industry);
  const naming = withoutFirmHouse(
    texts.name,
    industry,
    bearing(texts.name, foundIn(texts.name, industry, neighbours, 'name')),
  );
  const head = headOf({ ...texts, industry }, naming);
  const told = head === undefined ? texts.description : readOn(head, texts.description);
  const said = foundIn(told, industry, neighbours, 'description');
  const served = withoutServed({ description: texts.description, industry }, said, naming);
  const described = withoutSidelines(
    industry,
    twiceSaid(FEEDING.includes(industry) ? withoutFillings(served, naming) : served, naming),
    naming,
  );
  const both = reconciled({ ...texts, industry }, described, naming).flat();
  const found = withoutOtherFlowers(narrowed(both));
  const counted = formsOf(countedIn(texts.name)?.thing ?? '');
  const called = STEPS.flatMap((step) =>
    inTurn(
      found.filter(({ level, from }) => level === step.level && from === step.from),
      counted,
    ),
  );
  const generic = GENERIC_MARKS[industry].map(
    (id): Candidate => ({ kind: 'mark', id, from: 'industry', word: industry, level: 0 }),
  );
  const beside = besideOf(called);
  const isSeenBeside = ({ id, level, namesake }: Candidate): boolean =>
    level < ASIDE && namesake !== true && beside.some((companion) => companion.id === id);
  const named = withNamesake(texts.name, called, found).filter((symbol) => !isSeenBeside(symbol));
  const isSurer = ({ level }: Candidate): boolean => level >= ASIDE;
  const all = [
    ...named.filter(isSurer),
    ...beside,
    ...named.filter((symbol) => !isSurer(symbol)),
    ...generic,
  ];
  const solemn = isSolemn(all);
  return all
    .filter((symbol) => !(solemn && isJoke(symbol)))
    .filter(({ id }, i, kept) => kept.findIndex((other) => other.id === id) === i)
    .map((first) => {
      if (isKindred(first, industry)) return { ...first, kindred: true as const };
      if (first.from !== 'description') return first;
      const again = all.find(({ id, from }) => id === first.id && from === 'name');
      if (again === undefined) return first;
      return { ...first, named: again.word, ...(again.namesake && { namesake: true as const }) };
    });
}
