import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensurePackageBuilt } from '../../../scripts/build.mjs';
import { installedPnpm } from '../../../scripts/pnpm.mjs';
import { isSafeSvg } from '../src/gates/safe-svg.js';
import { createEngine } from '../src/index.js';
import { ICON_IDS } from '../src/lexicon/table.js';

const folder = fileURLToPath(new URL('../', import.meta.url));
/** The packed package lies below the real one, whose dependencies it finds there. */
const unpacked = join(folder, '.build/packed');
let command = '';
let work = '';

const start = (program: string, args: readonly string[], cwd: string) => {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (error) throw new Error(`${program} could not be started, which this test needs: ${error.message}`);
  return { status, stdout, stderr };
};
const must = (program: string, args: readonly string[], cwd: string): string => {
  const { status, stdout, stderr } = start(program, args, cwd);
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
  return stdout;
};
/** Runs the packed command as a process of its own. */
const run = (...args: string[]) => start(process.execPath, [command, ...args], work);

beforeAll(() => {
  ensurePackageBuilt('logo-engine');
  rmSync(unpacked, { recursive: true, force: true });
  mkdirSync(unpacked, { recursive: true });
  must(process.execPath, [installedPnpm, 'pack', '--pack-destination', unpacked], folder);
  const tarball = readdirSync(unpacked).find((file) => file.endsWith('.tgz')) ?? '';
  must('tar', ['-xzf', tarball], unpacked);
  const manifest = JSON.parse(readFileSync(join(unpacked, 'package/package.json'), 'utf8'));
  command = join(unpacked, 'package', manifest.bin['logo-engine']);
  work = mkdtempSync(join(tmpdir(), 'trazo-command-'));
}, 400_000);

afterAll(() => {
  rmSync(unpacked, { recursive: true, force: true });
  rmSync(work, { recursive: true, force: true });
});

describe('the packed package', () => {
  it('is public, and has its faces, icons and licences with it', () => {
    const manifest = JSON.parse(readFileSync(join(unpacked, 'package/package.json'), 'utf8'));
    expect(manifest.private).toBeUndefined();
    const consumed = JSON.stringify([manifest.exports, manifest.dependencies]);
    expect(consumed).not.toMatch(/catalog:|workspace:|@trazo\/source/);
    for (const path of [
      'fonts/inter-latin-400-normal.woff',
      `icons/fill/${ICON_IDS[0]}-fill.svg`,
      'licences/inter.txt',
      'licences/phosphor-icons.txt',
    ])
      expect(existsSync(join(unpacked, 'package/dist/data', path))).toBe(true);
    expect(readFileSync(command, 'utf8').split('\n')[0]).toBe('#!/usr/bin/env node');
    expect(statSync(command).mode & 0o100).toBe(0o100);
  });
});

describe('the command', () => {
  it('writes six proposals and a sheet that shows them, the same as the library draws', async () => {
    const { status, stdout, stderr } = run(
      'Panadería Ñuñoa',
      '--description',
      'masa madre',
      '--style',
      'vintage',
      '--color',
      '#92400e',
      '--out',
      'pan',
    );
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toBe(
      `8 files written to pan. See them side by side in ${join('pan', 'propuestas.svg')}.\n`,
    );
    expect(readdirSync(join(work, 'pan')).sort()).toEqual([
      ...[1, 2, 3, 4, 5, 6].map((i) => `propuesta-${i}.svg`),
      'propuestas.png',
      'propuestas.svg',
    ]);
    const engine = await createEngine();
    const drawn = engine.propose(
      {
        name: 'Panadería Ñuñoa',
        description: 'masa madre',
        style: 'vintage',
        type: 'icon',
        industry: 'desing',
        color: '#92400E',
      },
      '1',
    );
    drawn.forEach(({ svg }, i) => {
      expect(readFileSync(join(work, 'pan', `propuesta-${i + 1}.svg`), 'utf8')).toBe(svg);
      expect(isSafeSvg(svg)).toBe(true);
    });
    const sheet = readFileSync(join(work, 'pan/propuestas.svg'), 'utf8');
    expect(sheet.match(/<g /g)).toHaveLength(6);
    const { width, format } = await sharp(join(work, 'pan/propuestas.png')).metadata();
    expect([width, format]).toEqual([1600, 'png']);
  });

  it('writes the kit of one proposal', async () => {
    const { status, stderr } = run('Faro', '--type', 'symbol', '--kit', '2', '--out', 'faro');
    expect([status, stderr]).toEqual([0, '']);
    const all = readdirSync(join(work, 'faro/kit'), { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile(),
    );
    expect(all.length).toBeGreaterThanOrEqual(45);
    expect(readFileSync(join(work, 'faro/kit/logo/svg/logo-fondo-claro.svg'), 'utf8')).toBe(
      readFileSync(join(work, 'faro/propuesta-2.svg'), 'utf8'),
    );
  });

  it('says what it can do', () => {
    const { status, stdout } = run('--help');
    expect(status).toBe(0);
    for (const word of [
      '--description',
      '--style',
      'vintage',
      '--kit',
      "npx @trazo/logo-engine 'Panadería Ñuñoa'",
    ])
      expect(stdout).toContain(word);
  });

  it.each([
    ['no name', [], 'There is no name to draw. Give it as the first argument.'],
    [
      'a name without quotes',
      ['Panadería', 'Ñuñoa'],
      '"Ñuñoa" is one argument too many. Put a name of several words in quotes.',
    ],
    [
      'a bad colour',
      ['Faro', '--color', 'rojo'],
      `--color "rojo" is not a colour. Write it like '#0F766E', in quotes because of the #.`,
    ],
    [
      'an unknown style',
      ['Faro', '--style', 'retro'],
      '--style "retro" is unknown. It is one of modern, minimal, vintage, playful, corporate, creative.',
    ],
    ['an unknown option', ['Faro', '--font', 'x'], "Unknown option '--font'. --help lists the options."],
    [
      'an option without its value',
      ['Faro', '--style'],
      "Option '--style <value>' argument missing. --help lists the options.",
    ],
    ['a kit of no proposal', ['Faro', '--kit', '9'], '--kit 9 names no proposal. There are 6: 1 to 6.'],
    [
      'nothing to draw',
      ['🎉', '--out', 'none'],
      'The name "🎉" has no letter that can be drawn. Give one with letters or digits.',
    ],
    [
      'a folder that is a file',
      ['Faro', '--out', 'a-file'],
      '"a-file" is a file, so nothing can be written into it. Name another folder with --out.',
    ],
    [
      'a folder that cannot be made',
      ['Faro', '--out', 'x'.repeat(300)],
      `The folder "${'x'.repeat(300)}" could not be made (ENAMETOOLONG). Name one with --out that you may write to.`,
    ],
    [
      'a file that is there',
      ['Faro', '--out', 'full'],
      `"${join('full', 'propuesta-1.svg')}" is already there, and nothing is overwritten. Name another folder with --out.`,
    ],
  ])('explains %s in one line and writes nothing', (_, args, message) => {
    writeFileSync(join(work, 'a-file'), '');
    mkdirSync(join(work, 'full'), { recursive: true });
    writeFileSync(join(work, 'full/propuesta-1.svg'), 'mine');
    const { status, stdout, stderr } = run(...args);
    expect([stderr, stdout, status]).toEqual([`${message}\n`, '', 2]);
    expect(readdirSync(join(work, 'full'))).toEqual(['propuesta-1.svg']);
    expect(readFileSync(join(work, 'full/propuesta-1.svg'), 'utf8')).toBe('mine');
  });

  it.runIf(process.platform === 'linux')('says that a folder takes none, and does not wait for it', () => {
    const { status, stderr } = run('Faro', '--out', '/proc/none/of/it');
    expect(status).toBe(2);
    expect(stderr).toBe(
      'The folder "/proc/none/of/it" could not be made (ENOENT). Name one with --out that you may write to.\n',
    );
  });
});
