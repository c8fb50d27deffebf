import type { Logger } from 'pino';
import type { Config } from '../config/environment.js';
import type { ArtDirector } from '../domain/art-director.js';
import type { FairTurns } from '../domain/fair-turns.js';
import type { LateWork } from '../domain/late-work.js';
import type { SignedKeys } from '../domain/signed-key.js';
import type { Clock } from '../ports/clock.js';
import type { DrawingEngine } from '../ports/drawing.js';
import type { Identity } from '../ports/identity.js';
import type { Images } from '../ports/images.js';
import type { Mailer } from '../ports/mailer.js';
import type { Metrics } from '../ports/metrics.js';
import type { Store } from '../ports/store.js';
import type { FormOutcomes } from './auth-pages/form-outcome.js';
import type { Site } from './site/site.js';

/** Everything the HTTP side is wired from. */
export type AppDeps = {
  config: Config;
  store: Store;
  engine: DrawingEngine;
  identity: Identity;
  images: Images;
  mailer: Mailer;
  /** Drawing takes the processor: by person and by address. */
  drawingTurns: FairTurns;
  /** Reading a page of a list takes the thread that answers everybody: by person. */
  readingTurns: FairTurns;
  /** Hashing a password takes a tenth of a second and 32 MiB: by address. */
  hashingTurns: FairTurns;
  /** Absent where no model is configured. */
  director?: ArtDirector;
  /** What gives access to the kit of a logo, and to all logos of a person, for a while. */
  downloadKeys: { kit: SignedKeys; logos: SignedKeys };
  formOutcomes: FormOutcomes;
  /** Waited for before the database closes. */
  lateWork: LateWork;
  clock: Clock;
  logger: Logger;
  /** Absent where nobody reads them. */
  metrics?: Metrics;
  /** The built app; absent where only the API is wanted. */
  site?: Site;
  /** True once the process is on its way out, so that no new traffic is sent to it. */
  isStopping?: () => boolean;
};

/** Values that live as long as one request. */
type RequestVariables = {
  requestId: string;
  /** Whom limits are counted against. */
  clientAddress: string;
  /** The connection comes from a proxy of TRUSTED_PROXIES, so that its headers are believed. */
  behindProxy: boolean;
  /** Of a form whose answer is a redirect to its page: what the log and the metrics say of it. */
  formStatus?: number;
};

export type AppEnv = { Variables: RequestVariables };
