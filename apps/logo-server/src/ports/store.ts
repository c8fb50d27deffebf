import type { Adjustment, DrawingSource, Maker } from './drawing.js';

/**
 * What the domain asks of a database. Times are milliseconds since 1970. Every method sees what the
 * transaction it belongs to has written.
 */
export type Store = Repositories & {
  /** Runs `work` in one writing transaction; anything thrown undoes all of it. Never call it within itself. */
  transaction<T>(work: (repositories: Repositories) => Promise<T>): Promise<T>;
  /** Resolves when the database answers and can be written. */
  ping(): Promise<void>;
  /** Whether a failure says that the database cannot be reached or written now: the same request may work later. */
  isUnavailable(error: unknown): boolean;
};

export type Repositories = {
  accounts: AccountRepository;
  movements: MovementRepository;
  profiles: ProfileRepository;
  logos: LogoRepository;
  brandPages: BrandPageRepository;
  versions: VersionRepository;
  directorTurns: DirectorTurnRepository;
  sessions: SessionRepository;
  codes: CodeRepository;
  resets: ResetRepository;
  attempts: AttemptRepository;
};

export type Account = { userId: string; name: string; email: string; createdAt: number };

type NewAccount = {
  userId: string;
  name: string;
  email: string;
  passwordHash: string;
  createdAt: number;
};

export type AccountRepository = {
  /** Adds the person, the password and the account; false when the e-mail is taken (nothing is written). */
  add(account: NewAccount): Promise<boolean>;
  find(userId: string): Promise<Account | undefined>;
  /**
   * Another one after every change of what the person is shown: of logos, credits, profile, name or e-mail. None comes
   * twice, whoever makes the change. Undefined where the account is no longer there.
   */
  revision(userId: string): Promise<string | undefined>;
  findByEmail(email: string): Promise<Account | undefined>;
  setName(userId: string, name: string): Promise<void>;
  /**
   * Stores a password in place of the one that is there.
   * @returns false, and stores nothing, where that is no longer `instead`
   */
  setPasswordHash(userId: string, passwordHash: string, instead?: string): Promise<boolean>;
  /**
   * Lets no other transaction change this account's credits until this one ends.
   * @returns false where the account is no longer there
   */
  lock(userId: string): Promise<boolean>;
  /**
   * Forgets everything about the person: who it was, what they opened, what they made. What stays is an owner without a
   * name for movements without words, whose sums hold.
   */
  end(userId: string, now: number): Promise<void>;
};

/** What a person wants to be told of. */
export type Notifications = { email: boolean; features: boolean; tips: boolean; marketing: boolean };

/** What a person says of themselves; empty where nothing. */
export type StoredProfile = { phone: string; location: string; bio: string; notifications: Notifications };

export type ProfileRepository = {
  /** Undefined: nothing was ever saved. */
  find(userId: string): Promise<StoredProfile | undefined>;
  /** Stores what is given, and leaves the rest. */
  save(userId: string, change: Partial<StoredProfile>): Promise<void>;
};

export type MovementKind = 'ingreso' | 'egreso';

export type Movement = {
  id: string;
  userId: string;
  seq: number;
  kind: MovementKind;
  amount: number;
  balanceAfter: number;
  concept: string;
  description: string;
  category: string;
  reference: string;
  createdAt: number;
};

export type MovementRepository = {
  add(movement: Movement): Promise<void>;
  /** Each must carry on from the one before it. */
  addAll(movements: readonly Movement[]): Promise<void>;
  /** The newest, whose `balanceAfter` is the balance. */
  last(userId: string): Promise<Pick<Movement, 'seq' | 'balanceAfter' | 'createdAt'> | undefined>;
  /** When the egreso of a category was after which `newer` others of it came; undefined where there are not that many. */
  paidAt(userId: string, category: string, newer: number): Promise<number | undefined>;
  /** When the first egresos of a category were, at most `limit` of them. */
  firstPaid(userId: string, category: string, limit: number): Promise<number[]>;
  /** Newest first: at most `limit` of those before `seq`, or the newest. */
  page(userId: string, limit: number, before?: number): Promise<Movement[]>;
  find(userId: string, filter: MovementFilter, slice: Slice<MovementOrder>): Promise<Movement[]>;
  count(userId: string, filter: MovementFilter): Promise<number>;
  /** Of all movements: how many there are of each kind, and what they come to. */
  totals(userId: string): Promise<Record<MovementKind, { movements: number; amount: number }>>;
};

/** Which of a person's movements are wanted; what is left out lets all through. */
export type MovementFilter = {
  /** In concept, description or category, whatever its case. */
  search?: string | undefined;
  kind?: MovementKind | undefined;
};

export type MovementOrder = 'date' | 'concept' | 'amount';

export type Direction = 'asc' | 'desc';

/** At most `limit` of a list in that order, after the first `offset`; what is alike in it follows by date. */
type Slice<Order> = { by: Order; direction: Direction; limit: number; offset?: number | undefined };

export type LogoSummary = {
  id: string;
  imageKey: string;
  companyName: string;
  industry: string;
  style: string;
  type: string;
  prompt: string;
  favorite: boolean;
  createdAt: number;
};

export type NewLogo = Omit<LogoSummary, 'favorite'> & {
  userId: string;
  movementId: string;
  color: string;
  description: string;
  /** Of all that it was asked for with. */
  briefHash: string;
  seed: string;
  engineVersion: string;
  svg: string;
  /** For dark grounds. */
  svgDark: string;
  /** The symbol alone, for small sizes. */
  svgIcon: string;
  /** Why none of its proposals is the model's, where it was asked. */
  directorNotice?: string;
  /** Of a request that carried an Idempotency-Key. */
  idempotency?: { keyHash: string; requestHash: string };
};

/** What a logo is asked for with, under the names that it is stored by. */
export type AskedBrief = Pick<
  NewLogo,
  'companyName' | 'industry' | 'style' | 'type' | 'color' | 'description'
>;

/** One of the drawings that a logo may be. */
export type ProposalSummary = {
  /** Unique among the proposals of its logo. */
  id: string;
  imageKey: string;
  /** What is different about it: one Spanish line. */
  note: string;
  maker: Maker;
  /** What the model said of it. */
  why?: string;
  seed: string;
};

export type NewProposal = ProposalSummary & Pick<NewLogo, 'svg' | 'svgDark' | 'svgIcon'> & { recipe: string };

type RepeatedLogo = LogoSummary & Pick<NewLogo, 'directorNotice'> & { seed: string; requestHash: string };

/** What a logo is stored as; one that has no icon of its own is its own icon. */
export type LogoDrawing = {
  companyName: string;
  color: string;
  variants: { light: string; dark: string; icon: string };
};

/** A logo with all that it was drawn of. */
export type KeptLogo = Pick<
  NewLogo,
  | 'id'
  | 'userId'
  | 'imageKey'
  | 'companyName'
  | 'industry'
  | 'style'
  | 'type'
  | 'color'
  | 'description'
  | 'seed'
  | 'svg'
  | 'svgDark'
  | 'svgIcon'
> & { recipe: string | undefined };

/** All that a logo is stored as: itself, and what it was or may be chosen from. */
export type DrawnLogo = LogoPlace & { drawings: LogoDrawing[] };

/** What a logo is or was, by the key of its image. */
export type VersionSummary = {
  imageKey: string;
  /** The drawing that was changed: its own where nothing was. */
  baseKey: string;
  change: Adjustment;
  companyName: string;
  color: string;
  createdAt: number;
  /** Who made the drawing that was changed, where that is known, and what the model said of it. */
  maker?: Maker;
  why?: string;
};

type NewVersion = VersionSummary &
  Pick<NewLogo, 'svg' | 'svgDark' | 'svgIcon'> & {
    /** Null: the drawing as it was made, which its proposal or its seed draws again. */
    recipe: string | null;
  };

export type VersionRepository = {
  /** What draws a logo, a version or a proposal again. */
  source(imageKey: string): Promise<DrawingSource | undefined>;
  /** What that person's logo is now, whether it is among its versions or not. */
  current(userId: string, logoId: string): Promise<(NewLogoDrawing & { isKept: boolean }) | undefined>;
  /** Oldest first. */
  list(logoId: string): Promise<VersionSummary[]>;
  /** Characters of the drawings of all of them. */
  size(logoId: string): Promise<number>;
  add(logoId: string, version: NewVersion): Promise<void>;
  /** Of all of a person's logos: the last adjustments, newest first. */
  latest(userId: string, limit: number): Promise<Pick<VersionSummary, 'companyName' | 'createdAt'>[]>;
  /** Makes a version the logo; false where it is none of that logo's. */
  use(logoId: string, imageKey: string): Promise<boolean>;
};

/** A logo's own drawing, with what it is called and coloured now. */
type NewLogoDrawing = Omit<VersionSummary, 'baseKey' | 'change'> &
  Pick<NewLogo, 'svg' | 'svgDark' | 'svgIcon'>;

export type LogoFigures = { logos: number; downloads: number; favorites: number; monthly: number };

/** Where a logo stands among a person's, newest first. */
export type LogoPlace = Pick<LogoSummary, 'createdAt' | 'id'>;

/** Which of a person's logos are wanted; what is left out lets all through. */
export type LogoFilter = {
  /** In the name alone, or in name, industry and description; whatever its case. */
  search?: { text: string; within: 'name' | 'words' } | undefined;
  industry?: string | undefined;
  favorite?: boolean | undefined;
};

export type LogoOrder = 'date' | 'name' | 'industry';

/** How many logos a person has, by what the filters are. */
export type LogoTally = {
  logos: number;
  favorites: number;
  categories: { industry: string; logos: number }[];
};

export type LogoRepository = {
  add(logo: NewLogo): Promise<void>;
  addAll(logos: readonly NewLogo[]): Promise<void>;
  /** Of a logo that was added; in the order of their ids. */
  addProposals(logoId: string, proposals: readonly NewProposal[]): Promise<void>;
  /** By their ids; none of a logo that was made before there were any. */
  proposals(logoId: string): Promise<ProposalSummary[]>;
  /** Makes a proposal the logo; its image's key, or undefined when that person's logo has no such proposal. */
  choose(userId: string, logoId: string, proposalId: string): Promise<string | undefined>;
  /** Whether it is that person's logo. */
  owns(userId: string, logoId: string): Promise<boolean>;
  findKept(logoId: string): Promise<KeptLogo | undefined>;
  /** Newest first: at most `limit` of those before that place in the order, or the newest. */
  page(userId: string, limit: number, before?: LogoPlace): Promise<LogoSummary[]>;
  /** `after`: only those that follow that place, in the order by date. */
  find(
    userId: string,
    filter: LogoFilter,
    slice: Slice<LogoOrder> & { after?: LogoPlace | undefined },
  ): Promise<LogoSummary[]>;
  count(userId: string, filter: LogoFilter): Promise<number>;
  /** Kept, not counted. */
  tally(userId: string): Promise<LogoTally>;
  /** Whether that person has a logo of this very brief. */
  hasBrief(userId: string, briefHash: string): Promise<boolean>;
  /** Recipes of the proposals of those of that person's last few logos that were asked for so. */
  recentRecipes(userId: string, brief: AskedBrief): Promise<string[]>;
  findByIdempotencyHash(userId: string, keyHash: string): Promise<RepeatedLogo | undefined>;
  /** Of a logo, of a proposal for one or of a version. */
  findDrawing(imageKey: string): Promise<LogoDrawing | undefined>;
  /** Whether `findDrawing` finds it. */
  hasDrawing(imageKey: string): Promise<boolean>;
  /** As `page`, with what they are stored as. */
  drawings(userId: string, limit: number, before?: LogoPlace): Promise<DrawnLogo[]>;
  /** False when that person has no such logo. */
  setFavorite(userId: string, logoId: string, favorite: boolean): Promise<boolean>;
  /** All that it was stored as, its proposals too; undefined when that person has no such logo. */
  remove(userId: string, logoId: string): Promise<LogoDrawing[] | undefined>;
  countDownloads(imageKey: string, times: number): Promise<void>;
  /** `monthly` counts the logos made since `monthStart`, which is a month's first moment in UTC and not long past. */
  figures(userId: string, monthStart: number): Promise<LogoFigures>;
};

/** The pages that show a logo's brand to whoever knows their key; at most one for each logo, which goes with it. */
export type BrandPageRepository = {
  /** Leaves one that is there as it is. */
  add(page: { logoId: string; pageKey: string; createdAt: number }): Promise<void>;
  keyOf(logoId: string): Promise<string | undefined>;
  logoOf(pageKey: string): Promise<string | undefined>;
  remove(logoId: string): Promise<void>;
};

export type AppSession = {
  userId: string;
  createdAt: number;
  lastSeenAt: number;
  revokedAt: number | undefined;
  /** Of its account. */
  revision: string;
};

/** A session as its person sees it. */
export type ListedSession = Pick<AppSession, 'createdAt' | 'lastSeenAt'> & {
  idHash: string;
  device: string | undefined;
};

type NewSession = {
  idHash: string;
  userId: string;
  /** What it was opened with, in plain words. */
  device?: string | undefined;
  /** The sign-in that it came from, which ends with it. */
  signInId?: string | undefined;
};

export type SessionRepository = {
  /** Undefined also where its account has ended. */
  find(idHash: string): Promise<AppSession | undefined>;
  /** False when the id is already bound, to anyone. */
  add(session: NewSession, now: number): Promise<boolean>;
  /** A person's sessions that have not ended, at most `limit`: that of `first`, then the last used. */
  list(
    userId: string,
    which: { first: string; usedSince: number; madeSince: number; limit: number },
  ): Promise<ListedSession[]>;
  /** A person's sessions by when they were opened, newest first; those too that have ended, until they are forgotten. */
  opened(userId: string, limit: number): Promise<Pick<ListedSession, 'createdAt' | 'device'>[]>;
  touch(idHash: string, now: number): Promise<void>;
  /** Whether a sign-in has not ended; if so it does not until this transaction has. */
  holdSignIn(signInId: string): Promise<boolean>;
  /** The same person signed in again for a session that was bound already. */
  bindSignIn(idHash: string, signInId: string): Promise<void>;
  /**
   * Ends a session, the sign-in it came from and the codes of that sign-in.
   * @returns false where there is no such session that has not ended, or it is not `userId`'s
   */
  revoke(idHash: string, now: number, userId?: string): Promise<boolean>;
  /** Ends all of a person's sessions but the one that is kept, and all sign-ins and codes. */
  revokeAll(userId: string, now: number, kept?: string): Promise<void>;
  /** Forgets the sessions that were not used since `idleSince` or are older than `madeBefore`, and ended sign-ins. */
  prune(limits: { idleSince: number; madeBefore: number; now: number }): Promise<void>;
};

type SignInCode = {
  codeHash: string;
  userId: string;
  sessionHash: string;
  expiresAt: number;
  signInId?: string | undefined;
};

export type CodeRepository = {
  add(code: SignInCode): Promise<void>;
  /** Uses the code up; undefined when it is unknown, used, or of another session. */
  take(codeHash: string, sessionHash: string, now: number): Promise<SignInCode | undefined>;
  /** Forgets the codes that expired before `now`. */
  prune(now: number): Promise<void>;
};

type PasswordReset = { tokenHash: string; userId: string; expiresAt: number };

export type ResetRepository = {
  add(reset: PasswordReset): Promise<void>;
  /** Whose it is; undefined when it is unknown or expired. */
  find(tokenHash: string, now: number): Promise<string | undefined>;
  /** As `find`, and uses it up. */
  take(tokenHash: string, now: number): Promise<string | undefined>;
  /** Forgets all of a person's. */
  clear(userId: string): Promise<void>;
  prune(now: number): Promise<void>;
};

/** Briefs that the model reads, by day (`2026-11-22`). */
export type DirectorTurnRepository = {
  /** Counts one more of that person, or with an empty id of all; false, and nothing counted, where there were `limit`. */
  take(day: string, userId: string, limit: number): Promise<boolean>;
  /** Forgets the days before. */
  prune(before: string): Promise<void>;
};

type Attempts = { failures: number; blockedUntil: number; updatedAt: number };

export type AttemptRepository = {
  /** What is known of the key, new or old; no other transaction sees it until this one ends. */
  open(key: string, now: number): Promise<Attempts>;
  save(key: string, attempts: Attempts): Promise<void>;
  clear(key: string): Promise<void>;
  prune(before: number): Promise<void>;
};
