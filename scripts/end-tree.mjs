import { spawnSync } from 'node:child_process';

/**
 * Ends a process and everything that it started. It must have been spawned as the head of a group of its own
 * (`detached`), except on Windows, which has no such groups and opens a window for it.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
export function endTree({ pid }, signal) {
  if (!pid) return;
  if (ownGroup) {
    try {
      process.kill(-pid, signal);
    } catch {
      // Already gone.
    }
  } else spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore' });
}

/** What `detached` must be of a process that is to be ended with all that it started. */
export const ownGroup = process.platform !== 'win32';
