// The files of a kit on their way out of a thread: one is made when it is asked for, so that none waits in memory.
import { on } from 'node:events';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { KitFile, StoredDrawing } from '../ports/drawing.js';

export type FileTask = { logo: StoredDrawing; port: MessagePort };

/** In the thread: a file for each message, null after the last, and no more once the port is closed. */
export async function answerFiles(files: AsyncIterable<KitFile>, port: MessagePort): Promise<void> {
  const made = files[Symbol.asyncIterator]();
  try {
    for await (const _ of on(port, 'message', { close: ['close'] })) {
      const { done, value } = await made.next();
      port.postMessage(done ? null : value);
      if (done) return;
    }
  } finally {
    await made.return?.();
    port.close();
  }
}

/**
 * Outside of it.
 * @param start hands the port to the thread; rejects when the files cannot be made
 */
export async function* askFiles(
  start: (port: MessagePort) => Promise<unknown>,
): AsyncGenerator<KitFile, void> {
  const { port1, port2 } = new MessageChannel();
  const failure = new AbortController();
  const answers = on(port1, 'message', { signal: failure.signal });
  const making = start(port2).catch((error: unknown) => failure.abort(error));
  try {
    for (;;) {
      port1.postMessage('next');
      const { value } = await answers.next();
      const [file] = value as [KitFile | null];
      if (file === null) return;
      yield file;
    }
  } catch (error) {
    throw failure.signal.aborted ? failure.signal.reason : error;
  } finally {
    port1.close();
    await making;
  }
}
