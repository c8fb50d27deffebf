import type { Clock } from '../ports/clock.js';
import {
  ADJUSTABLE,
  type AdjustableField,
  type Adjustment,
  type AdjustOption,
  type DrawingEngine,
  type DrawingSource,
  type OptionField,
  type RefusedChange,
} from '../ports/drawing.js';
import type { Store, VersionSummary } from '../ports/store.js';
import { NOTHING_TO_DRAW } from './brief.js';
import { newKey } from './digest.js';
import type { FairTurns } from './fair-turns.js';
import { noLogo, Refusal } from './refusal.js';

/** So many versions of one logo are kept, what it was made as included. */
export const VERSION_LIMIT = 60;
/** In characters of their drawings: room for sixty versions of a common name, and for a few of one of hundreds of letters. */
export const VERSION_ROOM = 3_000_000;

type AdjustingDeps = {
  store: Store;
  engine: Pick<DrawingEngine, 'adjust' | 'options'>;
  clock: Clock;
  drawingTurns: FairTurns;
};

/** Which logo, and which of its versions; left out, the one that it is now. */
type VersionRef = { logoId: string; version?: string | undefined };

/** A logo's versions, newest first, with the one that it is now. */
type LogoVersions = { current: string; versions: VersionSummary[] };

const noVersion = (): Refusal => new Refusal('not-found', 'Ese logo no tiene esa versión.');

/** What stands in the way, by the field that was changed. */
const REFUSED: Readonly<Record<AdjustableField, string>> = {
  name: 'Ese nombre no cabe en este logo. Acórtalo o elige otra disposición.',
  color: 'El color debe tener la forma #RRGGBB, por ejemplo #3B82F6.',
  palette: 'Este logo no admite ese segundo color. Elige otro.',
  face: 'Este logo no admite esa letra. Elige otra.',
  letter_case: 'Este logo no admite esas mayúsculas o minúsculas. Elige otra opción.',
  symbol: 'Este logo no admite ese símbolo. Elige otro.',
  container: 'Este logo no admite esa forma. Elige otra.',
  layout: 'Este logo no admite esa disposición. Elige otra.',
  descriptor: 'Este logo no admite así la línea pequeña. Elige otra opción.',
  idea: 'Este logo no admite ese detalle. Elige otro.',
};

/** The Spanish sentence for a change that cannot be made. */
export const refusedChange = ({ refused: field, hasNoInk }: RefusedChange): Refusal =>
  new Refusal('invalid', hasNoInk ? NOTHING_TO_DRAW : REFUSED[field], { field });

/** @throws {Refusal} 'not-found' when the logo is not that person's. */
export async function versionsOf(
  { store }: Pick<AdjustingDeps, 'store'>,
  userId: string,
  logoId: string,
): Promise<LogoVersions> {
  const current = await store.versions.current(userId, logoId);
  if (current === undefined) throw noLogo();
  const kept = await store.versions.list(logoId);
  const own = current.isKept ? [] : [{ ...current, baseKey: current.imageKey, change: {} }];
  return { current: current.imageKey, versions: [...kept, ...own].reverse() };
}

type Found = { summary: VersionSummary; source: DrawingSource };

async function find(store: Store, userId: string, { logoId, version }: VersionRef): Promise<Found> {
  const { current, versions } = await versionsOf({ store }, userId, logoId);
  const summary = versions.find(({ imageKey }) => imageKey === (version ?? current));
  if (summary === undefined) throw noVersion();
  const source = await store.versions.source(summary.imageKey);
  if (source === undefined) throw noVersion();
  return { summary, source };
}

/**
 * What a field of a version with a change may be changed to.
 * @throws {Refusal} 'not-found'.
 */
export async function optionsOf(
  { store, engine, drawingTurns }: AdjustingDeps,
  userId: string,
  { change, field, search, ...ref }: VersionRef & { change: Adjustment; field: OptionField; search: string },
): Promise<AdjustOption[]> {
  const { source } = await find(store, userId, ref);
  return drawingTurns(userId, () => engine.options(source, change, field, search));
}

/** A version that a logo is now, and the one that it was until now. */
type Adjusted = { version: VersionSummary; replaced: string };

/**
 * Makes a version with a change the logo, at no credit; with no change the version itself. What the logo was until now is
 * kept, whoever made it. The same change of the same drawing is the same version, so asking again makes no other.
 * @throws {Refusal} 'not-found'; 'invalid' for a change that cannot be made, and for one version too many.
 */
export async function adjustLogo(
  { store, engine, clock, drawingTurns }: AdjustingDeps,
  userId: string,
  { change: given, ...ref }: VersionRef & { change: Adjustment },
): Promise<Adjusted> {
  const { logoId } = ref;
  const { summary, source } = await find(store, userId, ref);
  const change = { ...summary.change, ...given };
  const drawn = await drawingTurns(userId, () => engine.adjust(source, given));
  if (drawn.refused !== undefined) throw refusedChange(drawn);
  const { svg, variants, icon, recipe, name, color } = drawn;
  return store.transaction(async (repositories) => {
    const { accounts, versions } = repositories;
    await accounts.lock(userId);
    const now = await versions.current(userId, logoId);
    if (now === undefined) throw noLogo();
    if (!now.isKept) await versions.add(logoId, { ...now, baseKey: now.imageKey, change: {}, recipe: null });
    const known = await versions.list(logoId);
    const same = known.find(
      (version) => version.baseKey === summary.baseKey && isEqual(version.change, change),
    );
    if (same === undefined) {
      if (known.length >= VERSION_LIMIT) throw tooMany(`${VERSION_LIMIT} versiones guardadas`);
      if ((await versions.size(logoId)) >= VERSION_ROOM) throw tooMany('todas las versiones que caben');
    }
    const version = same ?? {
      imageKey: newKey(),
      baseKey: summary.baseKey,
      change,
      companyName: name,
      color,
      createdAt: clock(),
      ...(summary.maker !== undefined && { maker: summary.maker }),
      ...(summary.why !== undefined && { why: summary.why }),
    };
    if (same === undefined)
      await versions.add(logoId, { ...version, recipe, svg, svgDark: variants.dark, svgIcon: icon });
    await versions.use(logoId, version.imageKey);
    return { version, replaced: now.imageKey };
  });
}

const isEqual = (one: Adjustment, other: Adjustment): boolean =>
  ADJUSTABLE.every((field) => one[field] === other[field]);

const tooMany = (what: string): Refusal =>
  new Refusal('invalid', `Este logo ya tiene ${what}. Vuelve a una de ellas o genera otro logo.`);
