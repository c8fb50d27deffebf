/** A published package as a stranger has it: packed, unpacked into an app of its own, its dependencies beside it. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePackageBuilt } from '../scripts/build.mjs';
import { installedPnpm, root } from '../scripts/pnpm.mjs';

/**
 * Runs a program and returns what it says.
 * @throws Error with its complaint.
 */
export function run(file: string, args: string[], cwd: string, env: Partial<NodeJS.ProcessEnv> = {}): string {
  try {
    return execFileSync(file, args, {
      cwd,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, ...env },
    });
  } catch (error) {
    const { stdout, stderr, message } = error as { stdout?: string; stderr?: string; message: string };
    throw new Error(`${file} ${args.join(' ')}\n${stdout || stderr ? `${stdout}${stderr}` : message}`);
  }
}

/** Puts packages into an app's node_modules, as they are installed for one of the repository's own folders. */
export function linkPackages(app: string, from: string, names: string[]): void {
  for (const name of names) {
    const place = join(app, 'node_modules', name);
    mkdirSync(join(place, '..'), { recursive: true });
    symlinkSync(join(from, 'node_modules', name), place, 'junction');
  }
}

/**
 * Builds and packs a package, and installs it into an app with what it names as a dependency and nothing else.
 * @param name its folder in packages
 * @returns the tarball, and the folder it was unpacked to
 */
export function installPacked(name: string, app: string): { tarball: string; installed: string } {
  ensurePackageBuilt(name);
  const folder = join(root, 'packages', name);
  const installed = join(app, 'node_modules/@trazo', name);
  mkdirSync(installed, { recursive: true });
  run(process.execPath, [installedPnpm, 'pack', '--pack-destination', app], folder);
  const tarball = join(app, readdirSync(app).find((file) => file.endsWith('.tgz')) ?? '');
  run('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1'], app);
  const { dependencies = {}, peerDependencies = {} } = JSON.parse(
    readFileSync(join(installed, 'package.json'), 'utf8'),
  );
  linkPackages(app, folder, [...Object.keys(dependencies), ...Object.keys(peerDependencies)]);
  return { tarball, installed };
}
