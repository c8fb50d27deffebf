import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/**
 * A line of standard input: typed unseen on a terminal, else whatever a program writes there. Arguments can be read by
 * everybody on the machine.
 * @throws {Error} when there is none.
 */
export async function typedPassword(): Promise<string> {
  const { stdin, stderr } = process;
  const unseen = new Writable({ write: (_, __, done) => done() });
  const terminal = stdin.isTTY === true;
  // Not on standard output, which a program reads.
  if (terminal) stderr.write('Password: ');
  const lines = createInterface({ input: stdin, ...(terminal && { output: unseen, terminal }) });
  const line = await new Promise<string | undefined>((resolve) => {
    lines.once('line', resolve);
    lines.once('close', () => resolve(undefined));
  });
  lines.close();
  if (terminal) stderr.write('\n');
  if (line === undefined || line === '')
    throw new Error('There is no password. Give it as a line of standard input, or type it on a terminal.');
  return line;
}
