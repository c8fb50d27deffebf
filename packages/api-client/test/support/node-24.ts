import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const VERSION = '24.9.0';

/**
 * Node 24: the running one, or the binary that npm's `node-<platform>-<arch>` package carries, installed once
 * (no install script, no download outside the registry).
 */
export function node24(): string {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  const name = `node-${process.platform}-${process.arch}`;
  const home = fileURLToPath(new URL(`../../../../.build/node-${VERSION}/`, import.meta.url));
  const binary = join(home, 'node_modules', name, 'bin', 'node');
  if (existsSync(binary)) return binary;
  mkdirSync(home, { recursive: true });
  const args = ['install', `--prefix=${home}`, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status, stderr } = spawnSync('npm', [...args, `${name}@${VERSION}`], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`Node 24 could not be installed: ${stderr}`);
  return binary;
}
