import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installPacked, run } from '../../../testing/packed.js';

const consumer = mkdtempSync(join(tmpdir(), 'trazo-engine-consumer-'));
let tarball = '';
let installed = '';

beforeAll(() => {
  ({ tarball, installed } = installPacked('logo-engine', consumer));
}, 300_000);

afterAll(() => rmSync(consumer, { recursive: true, force: true }));

describe('the packed tarball', () => {
  it('holds what is built, its licence terms and those of faces and icons, and no workspace version', () => {
    const files = run('tar', ['-tzf', tarball], consumer).trim().split('\n');
    const outside = files.filter((file) => !file.startsWith('package/dist/'));
    expect(outside.sort()).toEqual([
      'package/CHANGELOG.md',
      'package/LICENSE',
      'package/README.md',
      'package/package.json',
    ]);
    expect(existsSync(join(installed, 'dist/data/licences/phosphor-icons.txt'))).toBe(true);
    expect(readFileSync(join(installed, 'package.json'), 'utf8')).not.toMatch(/workspace:|catalog:/);
  });

  it('draws what the README draws', () => {
    const readme = readFileSync(join(installed, 'README.md'), 'utf8');
    const [, snippet = ''] = /```ts\n(.*?)```/s.exec(readme) ?? [];
    writeFileSync(join(consumer, 'main.mjs'), `${snippet}\nprocess.stdout.write(logo.svg);`);
    expect(run(process.execPath, ['main.mjs'], consumer)).toMatch(/^<svg .*<title>Autos Peña<\/title>/s);
  });

  it('has types that name nothing of Node, whose pictures are the body of an answer', () => {
    const types = readFileSync(join(installed, 'dist/index.d.ts'), 'utf8');
    expect(types.match(/.*\bBuffer\b.*/g)).toBeNull();
    writeFileSync(
      join(consumer, 'answers.mts'),
      `import { createEngine, renderJpg, renderPdf, renderPng, renderWebp } from '@trazo/logo-engine';
       const { draw, kit } = await createEngine();
       const logo = draw({ name: 'Sol', industry: 'art', style: 'modern', type: 'text', color: '#000000' }, 'a');
       new Response(await renderPng(logo.svg, { width: 200 }));
       new Response(await renderJpg(logo.svg, { width: 200, background: '#FFFFFF' }));
       new Response(await renderWebp(logo.svg, { width: 200 }));
       new Response(await renderPdf(logo.svg));
       for await (const { bytes } of kit(logo)) new Response(bytes);`,
    );
    const compilerOptions = {
      strict: true,
      target: 'es2022',
      module: 'nodenext',
      lib: ['es2023', 'dom'],
      types: [],
      noEmit: true,
    };
    writeFileSync(
      join(consumer, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: ['answers.mts'] }),
    );
    run(
      process.execPath,
      [createRequire(import.meta.url).resolve('typescript/bin/tsc'), '-p', '.'],
      consumer,
    );
  });

  it('has a README without links that work in the repository alone', () => {
    const readme = readFileSync(join(installed, 'README.md'), 'utf8');
    const links = [...readme.matchAll(/\]\(([^)]*)\)/g)].map(([, target]) => target);
    expect(links.filter((target) => !/^(https:|#)/.test(target ?? ''))).toEqual([]);
  });
});
