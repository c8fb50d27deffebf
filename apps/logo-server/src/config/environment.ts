import { z } from 'zod';
import { type AddressRange, addressRange } from './address-range.js';

/** Everything the service can be told from outside, read once at start. */
export type Config = {
  port: number;
  /** The address of this machine to listen on; absent: all of them. */
  listenAddress?: string;
  /** Where `/metrics` is served; absent: nowhere. */
  metricsPort?: number;
  /** The address of this machine for `metricsPort`; absent: all of them. */
  metricsAddress?: string;
  dataDir: string;
  /** PostgreSQL when given, else the embedded database in `dataDir`. */
  databaseUrl?: string;
  /** Where the page sends its calls; empty: the origin that served it. */
  apiBaseUrl: string;
  corsOrigins: readonly string[];
  /** The origin people see; absent: the one each request was made to. */
  publicUrl?: string;
  /** Proxies whose X-Forwarded-For and X-Forwarded-Proto are believed. */
  trustedProxies: readonly AddressRange[];
  apiKey: string;
  appToken: string;
  loginUrl: string;
  registerUrl: string;
  creditsEnforced: boolean;
  /** The most logos that a person may make within an hour. */
  generationsPerHour: number;
  /** The most accounts that may be made from one address within an hour. */
  registrationsPerHour: number;
  /** The most requests that are answered at once; more are told to come back. */
  concurrencyLimit: number;
  /** What the drawn files in `dataDir` may take up, in bytes. */
  imageCacheBytes: number;
  /** A bucket for the drawn files, which all servers share; absent: each keeps its own in `dataDir`. */
  s3?: S3Config;
  /** How long requests under way may take to end after SIGTERM, in milliseconds. */
  shutdownGraceMs: number;
  /** A language model as art director; absent: the rules make all proposals. */
  model?: DirectorConfig;
  /** The mail server; absent: links for people are written into the log. */
  smtpUrl?: string;
  /** Whom mail comes from. */
  mailFrom: string;
  /** Signs the sign-in cookie; absent: made once and kept in `dataDir`. */
  authSecret?: string;
  /** Folder of the built app; absent: the one beside this service. */
  webRoot?: string;
  logLevel: LogLevel;
};

type S3Config = {
  bucket: string;
  region: string;
  endpoint?: string;
  credentials?: { accessKeyId: string; secretAccessKey: string };
};

/** A model behind an endpoint that speaks OpenAI's protocol. */
type ModelConfig = { baseUrl: string; name: string; apiKey?: string };

type DirectorConfig = ModelConfig & {
  /** Draws the symbol of one proposal; absent: every symbol is the engine's. */
  images?: ModelConfig;
  /** For all that one logo asks of it, in milliseconds. */
  timeoutMs: number;
  /** Logos that it has a part in within a day, of one person and of all. */
  perDay: { person: number; all: number };
};

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

const httpUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an http:// or https:// address',
  abort: true,
});

/** What paths are written after: a query would stand before them, and no browser calls an address with a user in it. */
const baseUrl = httpUrl.refine((value) => !/[?#]/.test(value) && !hasUser(new URL(value)), {
  error: 'must be an address without a user, ? or #: paths are written after it',
});

const hasUser = ({ username, password }: URL) => username !== '' || password !== '';

/** However it is spelt: browsers say it in small letters, without the port that is understood. */
const origin = httpUrl.refine((value) => new URL(value).href === `${new URL(value).origin}/`, {
  error: 'must be an origin: scheme, host and port with no path',
});

const cleanOrigin = origin.transform((value) => new URL(value).origin);

const flag = z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'], error: 'must be true or false' });

const HERE = 'http://here.invalid';

/** As a browser reads it: `/\` and `//` begin the name of another server. */
const ownPath = z
  .string()
  .startsWith('/')
  .refine((value) => URL.canParse(value, HERE) && new URL(value, HERE).origin === HERE);

/** An address on this server (`/auth/login`) or anywhere else on the web. */
const link = z.union([ownPath, httpUrl], {
  error: 'must be a path on this server that starts with one /, or an http(s) address',
});

/** Other letters no browser sends, and blanks at its ends are taken off on the way. */
const headerValue = z.string().regex(/^[!-~]+$/, {
  error: 'must be letters, digits and signs of ASCII without blanks: it is sent in a header',
});

const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);

const originList = list.pipe(z.array(cleanOrigin));

const SMTP_ADDRESS = 'must be an smtp:// or smtps:// address';

const smtpUrl = z
  .url({ protocol: /^smtps?$/, error: SMTP_ADDRESS, abort: true })
  .refine((value) => URL.canParse(value) && new URL(value).hostname !== '', { error: SMTP_ADDRESS });

/** In characters that are no blanks, of which a text may have any number and be guessed. */
export const SHORTEST_SECRET = 32;

const secret = z.string().refine((value) => value.replace(/\s/g, '').length >= SHORTEST_SECRET, {
  error: `must have at least ${SHORTEST_SECRET} characters, blanks not counted`,
});

/** An address, or a name and an address; without one a mail goes out from nobody. */
const sender = z.string().regex(/^([^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, {
  error: 'must be an address such as Trazo <hola@trazo.example>',
});

const port = z.string().regex(/^\d+$/, 'must be a number').transform(Number).pipe(z.number().max(65_535));

const ownAddress = z.union([z.ipv4(), z.ipv6()], {
  error: 'must be an address of this machine such as 127.0.0.1',
});

const MEBIBYTE = 1024 * 1024;

const mebibytes = z
  .string()
  .regex(/^\d{1,7}$/, 'must be a whole number of MiB, 1 or more')
  .transform((text) => Number(text) * MEBIBYTE)
  .pipe(z.number().positive('must be a whole number of MiB, 1 or more'));

const amount = z
  .string()
  .regex(/^[1-9]\d{0,6}$/, 'must be a whole number from 1 to 9999999')
  .transform(Number);

const milliseconds = z
  .string()
  .regex(/^\d{1,6}$/, 'must be a whole number of milliseconds, at most 999999')
  .transform(Number);

/** Somebody waits for it in front of a screen. */
const LONGEST_DIRECTOR_MS = 12_000;

const patience = z
  .string()
  .regex(/^[1-9]\d{0,4}$/, `must be a whole number of milliseconds, at most ${LONGEST_DIRECTOR_MS}`)
  .transform(Number)
  .pipe(z.number().max(LONGEST_DIRECTOR_MS, `must be at most ${LONGEST_DIRECTOR_MS}`));

const environment = z
  .object({
    PORT: port.default(3000),
    LISTEN_ADDRESS: ownAddress.optional(),
    METRICS_PORT: port.optional(),
    METRICS_ADDRESS: ownAddress.optional(),
    DATA_DIR: z.string().default('./.data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
    API_BASE_URL: baseUrl.default(''),
    CORS_ORIGINS: originList.default([]),
    PUBLIC_URL: cleanOrigin.optional(),
    TRUSTED_PROXIES: list.pipe(z.array(addressRange)).default([]),
    API_KEY: headerValue.default('trazo-local'),
    APP_TOKEN: z.string().default('trazo-app'),
    LOGIN_URL: link.default('/auth/login'),
    REGISTER_URL: link.default('/auth/register'),
    CREDITS_ENFORCED: flag.default(false),
    GENERATIONS_PER_HOUR: amount.default(300),
    REGISTRATIONS_PER_HOUR: amount.default(60),
    CONCURRENCY_LIMIT: amount.default(1_024),
    IMAGE_CACHE_MB: mebibytes.default(512 * MEBIBYTE),
    S3_BUCKET: z.string().optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_ENDPOINT: baseUrl.optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    LLM_BASE_URL: baseUrl.optional(),
    LLM_MODEL: z.string().optional(),
    LLM_API_KEY: z.string().optional(),
    IMAGE_BASE_URL: baseUrl.optional(),
    IMAGE_MODEL: z.string().optional(),
    IMAGE_API_KEY: z.string().optional(),
    LLM_TIMEOUT_MS: patience.default(4_000),
    LLM_LOGOS_PER_PERSON_PER_DAY: amount.default(30),
    LLM_LOGOS_PER_DAY: amount.default(1_000),
    SHUTDOWN_GRACE_MS: milliseconds.default(30_000),
    SMTP_URL: smtpUrl.optional(),
    MAIL_FROM: sender.default('Trazo <no-reply@localhost>'),
    AUTH_SECRET: secret.optional(),
    WEB_ROOT: z.string().optional(),
    LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  })
  // A link in a mail must not lead to whatever host a request named.
  .refine(({ SMTP_URL, PUBLIC_URL }) => SMTP_URL === undefined || PUBLIC_URL !== undefined, {
    path: ['PUBLIC_URL'],
    error: 'must be set where SMTP_URL is: the links in mails lead there',
  })
  .refine(({ LLM_BASE_URL, LLM_MODEL }) => (LLM_BASE_URL === undefined) === (LLM_MODEL === undefined), {
    path: ['LLM_MODEL'],
    error: 'must be set together with LLM_BASE_URL, or neither of them',
  })
  .refine(
    ({ IMAGE_BASE_URL, IMAGE_MODEL }) => (IMAGE_BASE_URL === undefined) === (IMAGE_MODEL === undefined),
    {
      path: ['IMAGE_MODEL'],
      error: 'must be set together with IMAGE_BASE_URL, or neither of them',
    },
  )
  .refine(({ IMAGE_BASE_URL, LLM_BASE_URL }) => IMAGE_BASE_URL === undefined || LLM_BASE_URL !== undefined, {
    path: ['LLM_BASE_URL'],
    error: 'must be set where IMAGE_BASE_URL is: pictures are part of what the art director does',
  })
  .refine(({ S3_BUCKET: bucket, S3_ENDPOINT, S3_ACCESS_KEY_ID: id }) => bucket ?? !(S3_ENDPOINT ?? id), {
    path: ['S3_BUCKET'],
    error:
      'must be set where S3_ENDPOINT or S3_ACCESS_KEY_ID is: without it images are kept in the data folder',
  })
  .refine(
    ({ S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret }) => (id === undefined) === (secret === undefined),
    {
      path: ['S3_SECRET_ACCESS_KEY'],
      error: 'must be set together with S3_ACCESS_KEY_ID, or neither of them',
    },
  );

/** Thrown when the environment cannot be used; the message lists every problem at once. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

/**
 * Reads the configuration. An empty variable counts as one that is not set.
 * @throws {ConfigurationError} naming every variable that is wrong and why.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const result = environment.safeParse(given);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `  ${issue.path[0]?.toString()}: ${issue.message}`);
    throw new ConfigurationError(`The configuration cannot be used:\n${problems.join('\n')}`);
  }
  return toConfig(result.data);
}

function toS3Config(values: z.infer<typeof environment>): S3Config | undefined {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  if (S3_BUCKET === undefined) return undefined;
  return {
    bucket: S3_BUCKET,
    region: S3_REGION,
    ...(S3_ENDPOINT !== undefined && { endpoint: S3_ENDPOINT }),
    ...(S3_ACCESS_KEY_ID !== undefined &&
      S3_SECRET_ACCESS_KEY !== undefined && {
        credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
      }),
  };
}

function toModelConfig(
  baseUrl: string | undefined,
  name: string | undefined,
  apiKey: string | undefined,
): ModelConfig | undefined {
  if (baseUrl === undefined || name === undefined) return undefined;
  return { baseUrl, name, ...(apiKey !== undefined && { apiKey }) };
}

function toDirectorConfig(values: z.infer<typeof environment>): DirectorConfig | undefined {
  const model = toModelConfig(values.LLM_BASE_URL, values.LLM_MODEL, values.LLM_API_KEY);
  const images = toModelConfig(values.IMAGE_BASE_URL, values.IMAGE_MODEL, values.IMAGE_API_KEY);
  return (
    model && {
      ...model,
      ...(images !== undefined && { images }),
      timeoutMs: values.LLM_TIMEOUT_MS,
      perDay: { person: values.LLM_LOGOS_PER_PERSON_PER_DAY, all: values.LLM_LOGOS_PER_DAY },
    }
  );
}

function toConfig(values: z.infer<typeof environment>): Config {
  const s3 = toS3Config(values);
  const model = toDirectorConfig(values);
  return {
    port: values.PORT,
    dataDir: values.DATA_DIR,
    apiBaseUrl: values.API_BASE_URL.replace(/\/+$/, ''),
    corsOrigins: values.CORS_ORIGINS,
    trustedProxies: values.TRUSTED_PROXIES,
    apiKey: values.API_KEY,
    appToken: values.APP_TOKEN,
    loginUrl: values.LOGIN_URL,
    registerUrl: values.REGISTER_URL,
    creditsEnforced: values.CREDITS_ENFORCED,
    generationsPerHour: values.GENERATIONS_PER_HOUR,
    registrationsPerHour: values.REGISTRATIONS_PER_HOUR,
    concurrencyLimit: values.CONCURRENCY_LIMIT,
    imageCacheBytes: values.IMAGE_CACHE_MB,
    shutdownGraceMs: values.SHUTDOWN_GRACE_MS,
    mailFrom: values.MAIL_FROM,
    logLevel: values.LOG_LEVEL,
    ...(s3 !== undefined && { s3 }),
    ...(model !== undefined && { model }),
    ...(values.LISTEN_ADDRESS !== undefined && { listenAddress: values.LISTEN_ADDRESS }),
    ...(values.METRICS_PORT !== undefined && { metricsPort: values.METRICS_PORT }),
    ...(values.METRICS_ADDRESS !== undefined && { metricsAddress: values.METRICS_ADDRESS }),
    ...(values.DATABASE_URL !== undefined && { databaseUrl: values.DATABASE_URL }),
    ...(values.PUBLIC_URL !== undefined && { publicUrl: values.PUBLIC_URL }),
    ...(values.SMTP_URL !== undefined && { smtpUrl: values.SMTP_URL }),
    ...(values.AUTH_SECRET !== undefined && { authSecret: values.AUTH_SECRET }),
    ...(values.WEB_ROOT !== undefined && { webRoot: values.WEB_ROOT }),
  };
}
