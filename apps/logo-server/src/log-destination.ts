import { type DestinationStream, pino } from 'pino';

/** In bytes; a turn that says more writes more than once. */
const MOST_AT_ONCE = 8_192;

/** In bytes; what could not be written waits, and past this much nothing more does. */
const MOST_WAITING = 1024 * 1024;

/**
 * Standard output, where the lines of one turn of the event loop are one write: for the system each write costs about
 * what an answer does. What a process said before it ends by itself or by an exception is written. An output that takes
 * nothing, as on a full disk, is told nothing until it does again, and the process goes on.
 */
export function logDestination(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true, minLength: MOST_AT_ONCE, maxLength: MOST_WAITING });
  output.on('error', () => {});
  let isDue = false;
  const write = () => {
    isDue = false;
    process.off('exit', write);
    // Not `flushSync`, which has a file written through to the disk.
    output.flush();
  };
  return {
    write(line) {
      output.write(line);
      if (isDue) return;
      isDue = true;
      process.on('exit', write);
      setImmediate(write);
    },
  };
}
