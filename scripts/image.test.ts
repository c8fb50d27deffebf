import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../apps/logo-server/src/config/environment.js';
import { root } from './pnpm.mjs';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** `text` without its flags, which `whole` has. */
type Instruction = { name: string; text: string; whole: string };
type Stage = { image: string; instructions: Instruction[] };

function stagesOf(text: string): Stage[] {
  const stages: Stage[] = [];
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const [name, text] = [instruction.getKeyword(), instruction.getArgumentsContent() ?? ''];
    if (name === 'FROM') stages.push({ image: text.split(/\s/)[0] ?? '', instructions: [] });
    else stages.at(-1)?.instructions.push({ name, text, whole: String(instruction) });
  }
  return stages;
}

/** What is wrong with a Dockerfile: what Docker would refuse or warn of, and rules of our own. */
function faultsOf(text: string): string[] {
  const faults = validate(text).map(({ range, message }) => `${range.start.line + 1}: ${message}`);
  const stages = stagesOf(text);
  for (const { image } of stages) {
    if (!/:(?!latest$)[\w.-]+$/.test(image)) faults.push(`${image} has no version`);
  }
  const last = stages.at(-1)?.instructions ?? [];
  const lastOf = (name: string) => last.findLast((instruction) => instruction.name === name)?.text;
  if (!/^[1-9]\d*(:[1-9]\d*)?$/.test(lastOf('USER') ?? '')) faults.push('it runs as root, or as a name');
  if (!lastOf('HEALTHCHECK')?.includes('CMD [')) faults.push('it has no health check without a shell');
  if (!lastOf('CMD')?.startsWith('[')) faults.push('a shell stands between a signal and the service');
  if (last.some(({ name }) => name === 'RUN')) faults.push('something is installed where it runs');
  if (last.some(({ name, whole }) => name === 'COPY' && !whole.includes('--from=')))
    faults.push('sources are in the image');
  for (const { name, text } of stages.flatMap(({ instructions }) => instructions)) {
    if (name === 'ADD') faults.push('ADD fetches and unpacks; COPY does not');
    if (/PASSWORD|SECRET|TOKEN/.test(text) && (name === 'ENV' || name === 'ARG'))
      faults.push('a secret is in a layer');
  }
  return faults;
}

describe('the Dockerfile', () => {
  const text = read('Dockerfile');

  test('is one that Docker takes, and runs without rights', () => {
    expect(faultsOf(text)).toEqual([]);
  });

  test('builds with the Node of .nvmrc and the pnpm of the lockfile', () => {
    expect(stagesOf(text)[0]?.image).toMatch(new RegExp(`^node:${read('.nvmrc').trim()}-`));
    const { version } = parse(read('pnpm-lock.yaml')).catalogs.default.pnpm;
    expect(text).toContain(`pnpm@${version}\n`);
  });

  test.each([
    ['FROM node\nUSER 1\nHEALTHCHECK CMD ["a"]\nCMD ["a"]', 'no version'],
    ['FROM node:latest\nUSER 1\nHEALTHCHECK CMD ["a"]\nCMD ["a"]', 'no version'],
    ['FROM a:1\nUSER 1\nUSER root\nHEALTHCHECK CMD ["a"]\nCMD ["a"]', 'root'],
    ['FROM a:1\nUSER 0\nHEALTHCHECK CMD ["a"]\nCMD ["a"]', 'root'],
    ['FROM a:1\nUSER 1\nCMD ["a"]', 'health check'],
    ['FROM a:1\nUSER 1\nHEALTHCHECK CMD ["a"]\nCMD npm start', 'shell'],
    ['FROM a:1\nUSER 1\nRUN apt-get update\nHEALTHCHECK CMD ["a"]\nCMD ["a"]', 'installed'],
    ['FROM a:1\nCOPY . .\nUSER 1\nHEALTHCHECK CMD ["a"]\nCMD ["a"]', 'sources'],
    ['FROM a:1\nENV AUTH_SECRET=x\nUSER 1\nHEALTHCHECK CMD ["a"]\nCMD ["a"]', 'secret'],
    ['FROM a:1\nUSR 1\nHEALTHCHECK CMD ["a"]\nCMD ["a"]', 'USR'],
  ])('the check itself finds what is wrong: %j', (broken, fault) => {
    expect(faultsOf(broken).join('\n')).toContain(fault);
  });

  test('its context holds what is built and nothing that was built, installed or stored here', () => {
    const lines = read('.dockerignore').split('\n');
    expect(lines.find((line) => line !== '' && !line.startsWith('#'))).toBe('*');
    const sources = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
    expect(sources).toContain('pnpm-lock.yaml');
    const after = lines.slice(lines.findLastIndex((line) => line.startsWith('!')));
    expect(after).toEqual(expect.arrayContaining(['**/node_modules', '**/dist', '**/.data', '**/.env*']));
  });

  test('what it names is there: the files of its context, its scripts, its packages', () => {
    const sources = [...read('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, source = '']) => source);
    expect(sources.filter((source) => !existsSync(join(root, source)))).toEqual([]);
    const scripts = [...text.matchAll(/\bscripts\/\S+/g)].map(([script]) => script);
    expect(scripts.length).toBeGreaterThan(0);
    expect(sources).toEqual(expect.arrayContaining(scripts));
    const filters = [...text.matchAll(/--filter "?(@trazo\/[\w-]+)/g)].map(([, name = '']) => name);
    expect(filters.length).toBeGreaterThan(0);
    for (const name of filters) {
      const folder = ['apps', 'packages'].find((folder) =>
        existsSync(join(root, folder, name.replace('@trazo/', ''))),
      );
      expect(read(join(folder ?? name, name.replace('@trazo/', ''), 'package.json'))).toContain(`"${name}"`);
    }
  });
});

describe('deploy/compose.yaml', () => {
  type Service = {
    image: string;
    ports?: string[];
    volumes?: string[];
    env_file?: string;
    networks: string[];
    depends_on?: Record<string, { condition: string }>;
    environment?: Record<string, string | number>;
    read_only?: boolean;
    cap_drop?: string[];
    security_opt: string[];
    stop_grace_period?: string;
    logging?: { driver: string; options: Record<string, string> };
    healthcheck?: object;
  };
  type Compose = {
    services: Record<string, Service>;
    networks: Record<string, { internal?: boolean } | null>;
    volumes: Record<string, null>;
  };
  const text = read('deploy/compose.yaml');
  const { services, networks, volumes }: Compose = parse(text);
  const { trazo, proxy, database } = services;

  test('what the proxy writes of a request, or of an error, ends before the sessions and tokens of its address', () => {
    const caddyfile = read('deploy/Caddyfile');
    const [, filter = ''] = /^\(without-secrets\) \{\n([\s\S]*?)\n\}\n/m.exec(caddyfile) ?? [];
    for (const field of ['request>uri', 'resp_headers>Location'])
      expect(filter).toContain(`${field} regexp "\\?.*" ""`);
    expect(filter).toContain('request>headers delete');
    // The log of requests, and the one that errors are written to.
    expect(caddyfile.match(/\tlog \{\n\t\timport without-secrets\n\t\}/g)).toHaveLength(2);
    expect(caddyfile.match(/^\s*log\b/gm)).toHaveLength(2);
  });

  test('what it names is there', () => {
    for (const service of Object.values(services)) {
      for (const name of service.networks) expect(Object.keys(networks)).toContain(name);
      for (const name of Object.keys(service.depends_on ?? {})) expect(Object.keys(services)).toContain(name);
      for (const volume of service.volumes ?? []) {
        const [source = ''] = volume.split(':');
        if (source.startsWith('./'))
          expect(() => readFileSync(join(root, 'deploy', source))).not.toThrow('ENOENT');
        else expect(Object.keys(volumes)).toContain(source);
      }
    }
  });

  test('only the proxy is open to the world, and the database has no way out', () => {
    const open = Object.entries(services).flatMap(([name, { ports = [] }]) =>
      ports.map((port) => [name, port]),
    );
    const beyondThisMachine = open.filter(([, port]) => !port?.startsWith('127.0.0.1:'));
    expect(new Set(beyondThisMachine.map(([name]) => name))).toEqual(new Set(['proxy']));
    expect(database?.networks).toEqual(['back']);
    expect(networks.back?.internal).toBe(true);
    expect(proxy?.networks).not.toContain('back');
  });

  test('the server runs on a read-only root, without capabilities, and waits for its database', () => {
    expect(trazo).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    for (const { security_opt } of Object.values(services))
      expect(security_opt).toContain('no-new-privileges:true');
    expect(trazo?.depends_on?.database?.condition).toBe('service_healthy');
    expect(database?.healthcheck).toBeDefined();
  });

  test('the server accepts what it is told, reads every variable of it, and has time to end', () => {
    const example = { DOMAIN: 'trazo.example', POSTGRES_PASSWORD: 'abc123', AUTH_SECRET: 'x'.repeat(48) };
    const fill = (value: string | number) =>
      String(value).replace(
        /\$\{(\w+):([?-])([^}]*)\}/g,
        (_, name, kind, rest) => example[name as keyof typeof example] ?? (kind === '-' ? rest : ''),
      );
    const environment = Object.entries(trazo?.environment ?? {}).map(([name, value]) => [name, fill(value)]);
    const config = readConfig(Object.fromEntries(environment));
    expect(config).toMatchObject({
      publicUrl: 'https://trazo.example',
      creditsEnforced: true,
      metricsPort: 9464,
    });
    // Whatever else the file with the secrets sets, but not where the proxy and the health check look for it.
    expect(trazo).toMatchObject({ env_file: '.env', environment: { PORT: 3000 } });
    const known = read('apps/logo-server/src/config/environment.ts');
    for (const [name] of environment) expect(known).toContain(`  ${name}: `);
    expect(Number.parseInt(trazo?.stop_grace_period ?? '', 10) * 1_000).toBeGreaterThan(
      config.shutdownGraceMs + 4_000,
    );
  });

  test('no log fills the disk', () => {
    for (const { logging } of Object.values(services)) {
      const options = {
        'max-size': expect.stringMatching(/^\d+m$/),
        'max-file': expect.stringMatching(/^\d+$/),
      };
      expect(logging).toEqual({ driver: 'json-file', options });
    }
  });

  test('it has no secret of its own: each must be given, and the example names each', () => {
    const asked = [...text.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name);
    const given = read('deploy/example.env').matchAll(/^(\w+)=$/gm);
    expect(new Set(asked)).toEqual(new Set([...given].map(([, name]) => name)));
  });

  test('the alerts are tested with the Prometheus that runs', () => {
    const images = [...read('.github/workflows/ci.yml').matchAll(/prom\/prometheus:\S+/g)].map(
      ([name]) => name,
    );
    expect(images).toEqual([services.prometheus?.image]);
  });
});
