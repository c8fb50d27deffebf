import { type Clock, HOUR_MS } from '../ports/clock.js';
import type { Brief, DrawingEngine, ProposedDrawing } from '../ports/drawing.js';
import type {
  Account,
  AskedBrief,
  LogoSummary,
  NewLogo,
  NewProposal,
  ProposalSummary,
  Repositories,
  Store,
} from '../ports/store.js';
import { type ArtDirector, NONE_DRAWN } from './art-director.js';
import { checkDrawable, type GenerationRequest, readBrief, statePrompt } from './brief.js';
import { balanceOf, COURTESY, LOGO_PRICE, LOGOS, logoSpend, record } from './credits.js';
import { digest, newId, newKey } from './digest.js';
import type { FairTurns } from './fair-turns.js';
import { noSession, Refusal } from './refusal.js';
import type { UnderWay } from './under-way.js';

type GenerationDeps = {
  store: Store;
  engine: DrawingEngine;
  clock: Clock;
  creditsEnforced: boolean;
  /** The most logos that a person may make within an hour. */
  generationsPerHour: number;
  drawingTurns: FairTurns;
  /** Logos that are being drawn, by person. */
  drawing: UnderWay;
  /** Requests of one intent, one at once: those after the first find what it made. */
  intentTurns: FairTurns;
  /** Absent: the rules make all proposals. */
  director?: ArtDirector;
};

type Person = Pick<Account, 'userId'>;
type Idempotency = NonNullable<NewLogo['idempotency']>;

/** How often a request that lost its courtesy credit to others made at the same time asks again. */
const TOP_UP_ROUNDS = 50;

/** How many drawings a logo is chosen from. */
const PROPOSALS = 6;
/**
 * In characters of their drawings, that are stored together: ten times what six of a common name have, and six of two
 * hundred plain letters fit.
 */
const PROPOSAL_ROOM = 1_000_000;

/** A logo that was made, with the drawings that it may be; none where it was made before there were any. */
export type GeneratedLogo = LogoSummary &
  Pick<NewLogo, 'directorNotice'> & { seed: string; proposals: readonly ProposalSummary[] };

/**
 * Makes a logo and the proposals that it may be, stores them and takes its credit, all or nothing. The first proposal
 * is the logo. The same idempotency key gives the same answer again, whichever was chosen since, and spends nothing.
 * @throws {Refusal} 'invalid' (also for a key that was used for something else), 'no-credits', 'too-many' or 'busy'.
 */
export async function generateLogo(
  deps: GenerationDeps,
  account: Person,
  request: GenerationRequest,
  idempotencyKey?: string,
): Promise<GeneratedLogo> {
  const brief = readBrief(request);
  await checkDrawable(brief, deps.engine);
  const idempotency =
    idempotencyKey === undefined
      ? undefined
      : { keyHash: digest(idempotencyKey), requestHash: briefHash(asked(brief)) };
  const make = () => makeLogo(deps, account, brief, idempotency);
  return idempotency === undefined
    ? make()
    : deps.intentTurns(`${account.userId} ${idempotency.keyHash}`, make);
}

async function makeLogo(
  deps: GenerationDeps,
  account: Person,
  brief: Brief,
  idempotency: Idempotency | undefined,
): Promise<GeneratedLogo> {
  const earlier = await findEarlier(deps.store, account, idempotency);
  if (earlier !== undefined) return earlier;
  const drawn = await beginDrawing(deps, account);
  // It ends before it is paid for: nobody sees a balance that it is gone from, and counts it once more.
  const logo = await admitLogo(deps, deps.store, account)
    .then(() => draw(deps, account, brief, idempotency))
    .finally(drawn);
  for (let round = 0; round < TOP_UP_ROUNDS; round += 1) {
    const stored = await deps.store.transaction((repositories) =>
      payAndStore(deps, repositories, account, { ...logo, createdAt: deps.clock() }),
    );
    if (stored !== undefined) return stored;
    if (deps.creditsEnforced) break;
    await topUp(deps, account.userId);
  }
  throw outOfCredits();
}

/**
 * Nobody is drawn more at once than the balance covers, so that little is drawn for nothing; the ledger stays the judge.
 * @returns what ends it
 * @throws {Refusal} 'no-credits'.
 */
async function beginDrawing(
  { store, creditsEnforced, drawing }: GenerationDeps,
  { userId }: Person,
): Promise<() => void> {
  if (creditsEnforced) {
    const covered = Math.floor((await balanceOf(store, userId)) / LOGO_PRICE);
    if (drawing.of(userId) >= covered) throw outOfCredits();
  }
  return drawing.begin(userId);
}

type Drawn = Omit<NewLogo, 'userId' | 'movementId' | 'createdAt'> & {
  proposals: readonly [NewProposal, ...NewProposal[]];
};

/**
 * The seed that the preview draws a brief with when none is asked for: the first logo of a brief is the one that was
 * seen, and asking again gives another.
 */
export const PREVIEW_SEED = 'preview';

export function briefHash({ companyName, industry, style, type, color, description }: AskedBrief): string {
  return digest(JSON.stringify([companyName, industry, style, type, color, description]));
}

const asked = ({ name, description = '', ...same }: Brief): AskedBrief => ({
  companyName: name,
  industry: same.industry,
  style: same.style,
  type: same.type,
  color: same.color,
  description,
});

async function draw(
  { engine, store, drawingTurns, director }: GenerationDeps,
  { userId }: Person,
  brief: Brief,
  idempotency: Idempotency | undefined,
): Promise<Drawn> {
  const wanted = asked(brief);
  const hash = briefHash(wanted);
  const seed = (await store.logos.hasBrief(userId, hash)) ? newId() : PREVIEW_SEED;
  const { suggestions, notice } = (await director?.(userId, brief)) ?? { suggestions: [] };
  // Who asks again pays for others.
  const seen = seed === PREVIEW_SEED ? [] : await store.logos.recentRecipes(userId, wanted);
  const drawings = await drawingTurns(userId, () =>
    engine.propose(brief, seed, PROPOSALS, suggestions, seen),
  );
  const proposals = withinRoom(drawings.map(toProposal));
  const isDrawn = proposals.some(({ maker }) => maker === 'modelo');
  const directorNotice = suggestions.length > 0 && !isDrawn ? NONE_DRAWN : notice;
  const [first, ...others] = proposals;
  if (first === undefined) throw new Error('The engine proposed nothing for a name that it can draw.');
  return {
    ...wanted,
    briefHash: hash,
    ...drawingOf(first),
    id: newId(),
    prompt: statePrompt(brief),
    engineVersion: engine.version,
    proposals: [first, ...others],
    ...(directorNotice !== undefined && { directorNotice }),
    ...(idempotency !== undefined && { idempotency }),
  };
}

/** Numbered from 1, in the order that they are shown in. */
const toProposal = ({ svg, variants, icon, ...said }: ProposedDrawing, place: number): NewProposal => ({
  id: String(place + 1),
  imageKey: newKey(),
  ...said,
  svg,
  svgDark: variants.dark,
  svgIcon: icon,
});

/** The first, however large it is, and those after it as far as all fit. */
function withinRoom(proposals: readonly NewProposal[]): NewProposal[] {
  let size = 0;
  const beyond = proposals.findIndex(({ svg, svgDark, svgIcon }, place) => {
    size += svg.length + svgDark.length + svgIcon.length;
    return place > 0 && size > PROPOSAL_ROOM;
  });
  return proposals.slice(0, beyond === -1 ? proposals.length : beyond);
}

/** What a logo has of the proposal that it is. */
const drawingOf = ({ imageKey, seed, svg, svgDark, svgIcon }: NewProposal) => ({
  imageKey,
  seed,
  svg,
  svgDark,
  svgIcon,
});

/** Undefined: the balance does not cover it, and nothing was written. */
async function payAndStore(
  deps: GenerationDeps,
  repositories: Repositories,
  account: Person,
  { proposals, ...logo }: Drawn & Pick<NewLogo, 'createdAt'>,
): Promise<GeneratedLogo | undefined> {
  if (!(await repositories.accounts.lock(account.userId))) throw noSession();
  // Asked again under the lock: the same key may have been in another request's hands until now.
  const earlier = await findEarlier(repositories, account, logo.idempotency);
  if (earlier !== undefined) return earlier;
  await admitLogo(deps, repositories, account);
  const paid = await record(repositories, account.userId, logoSpend(logo.companyName), logo.createdAt);
  if (paid === undefined) return undefined;
  await repositories.logos.add({ ...logo, userId: account.userId, movementId: paid.id });
  await repositories.logos.addProposals(logo.id, proposals);
  return { ...logo, favorite: false, proposals };
}

/**
 * Lets through whoever has not made so many logos within the last hour; exact where the account is locked.
 * @throws {Refusal} 'too-many'.
 */
async function admitLogo(
  { clock, generationsPerHour }: GenerationDeps,
  { movements }: Pick<Repositories, 'movements'>,
  { userId }: Person,
): Promise<void> {
  // What was paid for counts, so that a logo that is deleted makes no room for another.
  const oldest = await movements.paidAt(userId, LOGOS, generationsPerHour - 1);
  const waitMs = oldest === undefined ? 0 : oldest + HOUR_MS - clock();
  // One that is far longer than an hour was paid for by a clock that was ahead; those of servers differ a little.
  if (waitMs <= 0 || waitMs > 2 * HOUR_MS) return;
  const minutes = Math.ceil(waitMs / 60_000);
  throw new Refusal(
    'too-many',
    `Ya creaste ${generationsPerHour} logos en la última hora. Espera ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'} y vuelve a intentarlo.`,
    { retryAfter: Math.ceil(waitMs / 1_000) },
  );
}

/** A transaction of its own: the courtesy stands even if the logo then fails. */
async function topUp({ store, clock }: GenerationDeps, userId: string): Promise<void> {
  await store.transaction(async (repositories) => {
    await repositories.accounts.lock(userId);
    if ((await balanceOf(repositories, userId)) >= LOGO_PRICE) return;
    await record(repositories, userId, COURTESY, clock());
  });
}

async function findEarlier(
  { logos }: Pick<Repositories, 'logos'>,
  account: Person,
  idempotency: Idempotency | undefined,
): Promise<GeneratedLogo | undefined> {
  if (idempotency === undefined) return undefined;
  const earlier = await logos.findByIdempotencyHash(account.userId, idempotency.keyHash);
  if (earlier !== undefined && earlier.requestHash !== idempotency.requestHash) {
    throw new Refusal('invalid', 'Esa clave de repetición ya se usó para un logo distinto. Usa una nueva.');
  }
  if (earlier === undefined) return undefined;
  const proposals = await logos.proposals(earlier.id);
  const [first] = proposals;
  return { ...earlier, ...(first && { imageKey: first.imageKey, seed: first.seed }), proposals };
}

function outOfCredits(): Refusal {
  return new Refusal('no-credits', 'No te quedan créditos para generar otro logo.');
}
