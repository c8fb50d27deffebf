import ipaddr from 'ipaddr.js';
import { expect, test } from 'vitest';
import { ConfigurationError, readConfig } from './environment.js';

test('with nothing set the defaults hold, and empty variables count as nothing', () => {
  const defaults = {
    port: 3000,
    dataDir: './.data',
    apiBaseUrl: '',
    corsOrigins: [],
    trustedProxies: [],
    apiKey: 'trazo-local',
    appToken: 'trazo-app',
    loginUrl: '/auth/login',
    registerUrl: '/auth/register',
    creditsEnforced: false,
    imageCacheBytes: 512 * 1024 * 1024,
    generationsPerHour: 300,
    registrationsPerHour: 60,
    concurrencyLimit: 1_024,
    mailFrom: 'Trazo <no-reply@localhost>',
    shutdownGraceMs: 30_000,
    logLevel: 'info',
  };
  expect(readConfig({})).toEqual(defaults);
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', PUBLIC_URL: '', CORS_ORIGINS: '' })).toEqual(defaults);
});

test('every variable is read', () => {
  expect(
    readConfig({
      PORT: '8080',
      LISTEN_ADDRESS: '127.0.0.1',
      METRICS_PORT: '9464',
      METRICS_ADDRESS: '::1',
      DATA_DIR: '/var/trazo',
      DATABASE_URL: 'postgres://u:p@db/trazo',
      API_BASE_URL: 'https://api.example/v1/',
      CORS_ORIGINS: 'https://a.example, http://localhost:5173/',
      PUBLIC_URL: 'https://trazo.example/',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      API_KEY: 'k',
      APP_TOKEN: 't',
      LOGIN_URL: 'https://id.example/login',
      REGISTER_URL: '/alta',
      GENERATIONS_PER_HOUR: '7',
      REGISTRATIONS_PER_HOUR: '8',
      CONCURRENCY_LIMIT: '9',
      IMAGE_CACHE_MB: '64',
      SHUTDOWN_GRACE_MS: '5000',
      CREDITS_ENFORCED: 'true',
      LLM_BASE_URL: 'http://localhost:11434/v1',
      LLM_MODEL: 'qwen3:8b',
      LLM_API_KEY: 'sk-x',
      IMAGE_BASE_URL: 'https://images.example/v1',
      IMAGE_MODEL: 'pintor',
      IMAGE_API_KEY: 'sk-y',
      LLM_TIMEOUT_MS: '9000',
      LLM_LOGOS_PER_PERSON_PER_DAY: '5',
      LLM_LOGOS_PER_DAY: '50',
      SMTP_URL: 'smtps://u:p@mail.example:465',
      MAIL_FROM: 'Trazo <hola@trazo.example>',
      AUTH_SECRET: 'x'.repeat(32),
      WEB_ROOT: '/srv/web',
      LOG_LEVEL: 'warn',
    }),
  ).toEqual({
    port: 8080,
    listenAddress: '127.0.0.1',
    metricsPort: 9464,
    metricsAddress: '::1',
    dataDir: '/var/trazo',
    databaseUrl: 'postgres://u:p@db/trazo',
    apiBaseUrl: 'https://api.example/v1',
    corsOrigins: ['https://a.example', 'http://localhost:5173'],
    publicUrl: 'https://trazo.example',
    trustedProxies: [
      [ipaddr.parse('10.0.0.0'), 8],
      [ipaddr.parse('::1'), 128],
    ],
    apiKey: 'k',
    appToken: 't',
    loginUrl: 'https://id.example/login',
    registerUrl: '/alta',
    creditsEnforced: true,
    generationsPerHour: 7,
    registrationsPerHour: 8,
    concurrencyLimit: 9,
    imageCacheBytes: 64 * 1024 * 1024,
    shutdownGraceMs: 5_000,
    model: {
      baseUrl: 'http://localhost:11434/v1',
      name: 'qwen3:8b',
      apiKey: 'sk-x',
      images: { baseUrl: 'https://images.example/v1', name: 'pintor', apiKey: 'sk-y' },
      timeoutMs: 9_000,
      perDay: { person: 5, all: 50 },
    },
    smtpUrl: 'smtps://u:p@mail.example:465',
    mailFrom: 'Trazo <hola@trazo.example>',
    authSecret: 'x'.repeat(32),
    webRoot: '/srv/web',
    logLevel: 'warn',
  });
});

test.each([
  ['PORT', '70000'],
  ['PORT', '3000x'],
  ['LISTEN_ADDRESS', 'localhost'],
  ['METRICS_ADDRESS', '10.0.0.0/8'],
  ['DATABASE_URL', 'mysql://x'],
  ['API_BASE_URL', 'ftp://x'],
  ['API_BASE_URL', 'https://x.es/?a=1'],
  ['API_BASE_URL', 'https://x.es/?'],
  ['API_BASE_URL', 'https://x.es/#a'],
  ['API_BASE_URL', 'https://ana@x.es'],
  ['API_BASE_URL', 'https://:clave@x.es'],
  ['API_KEY', 'abc '],
  ['API_KEY', 'a bc'],
  ['API_KEY', 'clavé'],
  ['API_KEY', 'clave€'],
  ['CORS_ORIGINS', 'https://a.example,*'],
  ['PUBLIC_URL', 'https://trazo.example/app'],
  ['PUBLIC_URL', 'https://trazo.example?'],
  ['PUBLIC_URL', 'https://ana@trazo.example'],
  ['TRUSTED_PROXIES', '10.0.0.0/99'],
  ['TRUSTED_PROXIES', 'proxy.local'],
  ['TRUSTED_PROXIES', '10.1'],
  ['TRUSTED_PROXIES', '172.30/16'],
  ['TRUSTED_PROXIES', '::ffff:10.0.0.0/104'],
  ['TRUSTED_PROXIES', '::ffff:0:0/96'],
  ['LOGIN_URL', '//evil.example'],
  ['LOGIN_URL', '/\\evil.example'],
  ['LOGIN_URL', '/\t/evil.example'],
  ['LOGIN_URL', 'auth/login'],
  ['LOGIN_URL', 'javascript:alert(1)'],
  ['CREDITS_ENFORCED', 'maybe'],
  ['GENERATIONS_PER_HOUR', '0'],
  ['CONCURRENCY_LIMIT', '1e3'],
  ['AUTH_SECRET', 'short'],
  ['AUTH_SECRET', `${' '.repeat(34)}x`],
  ['LLM_BASE_URL', 'file:///etc/passwd'],
  ['LLM_BASE_URL', 'https://models.example/v1?api-version=1'],
  ['LLM_TIMEOUT_MS', '12001'],
  ['LLM_TIMEOUT_MS', '0'],
  ['LLM_LOGOS_PER_DAY', '0'],
  ['SMTP_URL', 'https://mail.example'],
  ['SMTP_URL', 'smtp:mail.example:25'],
  ['MAIL_FROM', 'Trazo'],
  ['MAIL_FROM', 'Trazo hola@trazo.example'],
  ['S3_ENDPOINT', 's3.example'],
  ['S3_ENDPOINT', 'https://s3.example?region=eu'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigurationError);
  expect(() => readConfig({ [name]: value })).toThrow(`  ${name}: `);
});

test.each([
  ['HTTPS://Trazo.Example/', 'https://trazo.example'],
  ['https://trazo.example:443', 'https://trazo.example'],
  ['https://ñandú.cl', 'https://xn--and-6ma2c.cl'],
])('the origin %s is the one that browsers say', (given, said) => {
  const { publicUrl, corsOrigins } = readConfig({ PUBLIC_URL: given, CORS_ORIGINS: given });
  expect([publicUrl, corsOrigins]).toEqual([said, [said]]);
});

test.each([
  [{ PUBLIC_URL: 'trazo.example' }, '  PUBLIC_URL: must be an http:// or https:// address'],
  [
    { PUBLIC_URL: 'https://trazo.example', SMTP_URL: 'smtp://a:b@h:99999' },
    '  SMTP_URL: must be an smtp:// or smtps:// address',
  ],
])('what is no address is told once: %j', (env, problem) => {
  expect(() => readConfig(env)).toThrow(
    new ConfigurationError(`The configuration cannot be used:\n${problem}`),
  );
});

test('a proxy is known by its IPv4 address, however that is written', () => {
  const trustedProxies = [[ipaddr.parse('127.0.0.1'), 32]];
  for (const TRUSTED_PROXIES of ['127.0.0.1', '::ffff:127.0.0.1', '::ffff:7f00:1'])
    expect(readConfig({ TRUSTED_PROXIES })).toMatchObject({ trustedProxies });
});

test('a model needs its address and its name, and nothing else', () => {
  const url = 'http://localhost:8080/v1';
  expect(() => readConfig({ LLM_BASE_URL: url })).toThrow('  LLM_MODEL: ');
  expect(() => readConfig({ LLM_MODEL: 'm' })).toThrow('  LLM_MODEL: ');
  expect(() => readConfig({ IMAGE_BASE_URL: url, IMAGE_MODEL: 'm' })).toThrow('  LLM_BASE_URL: ');
  expect(() => readConfig({ LLM_BASE_URL: url, LLM_MODEL: 'm', IMAGE_MODEL: 'm' })).toThrow(
    '  IMAGE_MODEL: ',
  );
  expect(readConfig({ LLM_BASE_URL: url, LLM_MODEL: 'm' }).model).toEqual({
    baseUrl: url,
    name: 'm',
    timeoutMs: 4_000,
    perDay: { person: 30, all: 1_000 },
  });
});

test('a mail server needs the address that its links lead to', () => {
  expect(() => readConfig({ SMTP_URL: 'smtp://mail.example' })).toThrow(
    /PUBLIC_URL: must be set where SMTP_URL is/,
  );
});

test('a bucket is given with what is needed to reach it, and nothing half', () => {
  expect(readConfig({ S3_BUCKET: 'logos' }).s3).toEqual({ bucket: 'logos', region: 'us-east-1' });
  const whole = {
    S3_BUCKET: 'logos',
    S3_REGION: 'eu-south-2',
    S3_ENDPOINT: 'https://s3.example',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  expect(readConfig(whole).s3).toEqual({
    bucket: 'logos',
    region: 'eu-south-2',
    endpoint: 'https://s3.example',
    credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
  });
  expect(() => readConfig({ ...whole, S3_BUCKET: '' })).toThrow('  S3_BUCKET: must be set');
  const aws = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  expect(() => readConfig(aws)).toThrow('  S3_BUCKET: must be set');
  expect(() => readConfig({ ...whole, S3_ACCESS_KEY_ID: '' })).toThrow('  S3_SECRET_ACCESS_KEY: must be set');
});
