import type { Generated, Kysely, Transaction } from 'kysely';

/** Times are integer milliseconds since 1970, ids are text; better-auth's own tables keep its shapes. */
export type Schema = {
  auth_user: AuthUserTable;
  auth_account: AuthAccountTable;
  auth_session: AuthSessionTable;
  /** One that was deleted stays as the owner of its movements, and knows nobody. */
  accounts: { user_id: string; created_at: number; deleted_at: number | null };
  profiles: Stored<ProfileTable>;
  movements: MovementTable;
  logos: LogoTable;
  proposals: ProposalTable;
  brand_pages: { logo_id: string; page_key: string; created_at: number };
  versions: VersionTable;
  /** Kept by a trigger on versions: those that something was changed for. */
  adjustments: { image_key: string; user_id: string; created_at: number };
  /**
   * One row for each account that has not ended, kept by triggers. `monthly` counts the logos of the month that began at
   * `month_start`, the newest one's; `revision` is another after every change of logos, movements, profile, name or e-mail.
   */
  account_figures: {
    user_id: string;
    logos: number;
    downloads: number;
    favorites: number;
    month_start: number;
    monthly: number;
    revision: string;
  };
  /** Kept by triggers on logos, as are the categories; `category` is the industry, `words` all that is searched. */
  logo_listings: {
    user_id: string;
    created_at: number;
    logo_id: string;
    category: string;
    favorite: number;
    name_key: string;
    name: string;
    words: string;
  };
  account_categories: { user_id: string; category: string; logos: number };
  /** Kept by triggers on movements, as are the totals. */
  movement_listings: {
    user_id: string;
    seq: number;
    kind: MovementTable['kind'];
    amount: number;
    concept_key: string;
    words: string;
  };
  movement_totals: { user_id: string; kind: MovementTable['kind']; movements: number; amount: number };
  /** `taken` turns of a day (`2026-11-22`, UTC); the empty id stands for everybody. */
  director_turns: { day: string; user_id: string; taken: number };
  drawn_briefs: { user_id: string; brief_hash: string };
  app_sessions: AppSessionTable;
  sign_in_codes: SignInCodeTable;
  password_resets: { token_hash: string; user_id: string; expires_at: number };
  sign_in_attempts: { key: string; failures: number; blocked_until: number; updated_at: number };
};

/** Columns but the key have defaults. */
type Stored<Table extends { user_id: string }> = {
  [Column in keyof Table]: Column extends 'user_id' ? Table[Column] : Generated<Table[Column]>;
};

export type AuthTimestamp = string | Date;
export type AuthBoolean = number | boolean;

type AuthUserTable = {
  id: string;
  name: string;
  email: string;
  emailVerified: AuthBoolean;
  image: string | null;
  createdAt: AuthTimestamp;
  updatedAt: AuthTimestamp;
};

/** A sign-in: what the cookie of the sign-in pages stands for. */
type AuthSessionTable = { id: string; token: string; userId: string; expiresAt: AuthTimestamp };

type AuthAccountTable = {
  id: string;
  accountId: string;
  providerId: string;
  userId: string;
  password: string | null;
  createdAt: AuthTimestamp;
  updatedAt: AuthTimestamp;
};

export type MovementTable = {
  id: string;
  user_id: string;
  /** 1, 2, 3… within one account. */
  seq: number;
  kind: 'ingreso' | 'egreso';
  amount: number;
  balance_after: number;
  concept: string;
  description: string;
  category: string;
  reference: string;
  created_at: number;
};

export type LogoTable = {
  id: string;
  user_id: string;
  /** The egreso that paid for it; each logo has exactly one. */
  movement_id: string;
  /** The unguessable part of its address. */
  image_key: string;
  company_name: string;
  industry: string;
  style: string;
  type: string;
  color: string;
  description: string;
  prompt: string;
  seed: string;
  engine_version: string;
  favorite: number;
  downloads: number;
  /** Set only when the request carried an Idempotency-Key. */
  idempotency_hash: string | null;
  request_hash: string | null;
  created_at: number;
  svg: string;
  svg_dark: string | null;
  svg_icon: string | null;
  /** As it was asked for; null where it was never adjusted, and is called and coloured so still. */
  brief_name: string | null;
  brief_color: string | null;
  /** Why none of its proposals is the model's; null where one is, or nobody asked it. */
  director_notice: string | null;
};

/** `id` is unique within the logo; one that was chosen has its drawing in the logo's row too. */
export type ProposalTable = {
  logo_id: string;
  id: string;
  image_key: string;
  note: string;
  made_by: 'reglas' | 'modelo';
  /** What the model said of it; null of the rules. */
  why: string | null;
  seed: string;
  /** Null where it was drawn before recipes were kept. */
  recipe: string | null;
  svg: string;
  svg_dark: string;
  svg_icon: string;
};

/** One that a logo is or was: `change` is what was made of the drawing `base_key`, which is its own where that is nothing. */
export type VersionTable = {
  image_key: string;
  logo_id: string;
  base_key: string;
  /** JSON. */
  change: string;
  /** JSON; null where nothing was changed, as then its proposal or its seed draws it again. */
  recipe: string | null;
  company_name: string;
  color: string;
  svg: string;
  svg_dark: string;
  svg_icon: string;
  created_at: number;
};

type AppSessionTable = {
  id_hash: string;
  user_id: string;
  created_at: number;
  last_seen_at: number;
  revoked_at: number | null;
  sign_in_id: string | null;
  /** 'Chrome en Windows'; null where nothing is known. */
  device: string | null;
};

/** What people say of themselves; empty where nothing. No row: nothing was ever saved. */
export type ProfileTable = {
  user_id: string;
  phone: string;
  location: string;
  bio: string;
  notify_email: number;
  notify_features: number;
  notify_tips: number;
  notify_marketing: number;
};

type SignInCodeTable = {
  code_hash: string;
  user_id: string;
  session_hash: string;
  expires_at: number;
  used_at: number | null;
  sign_in_id: string | null;
};

export type Database = Kysely<Schema>;
export type DatabaseTransaction = Transaction<Schema>;
