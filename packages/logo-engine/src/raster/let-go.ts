import { MessageChannel } from 'node:worker_threads';

const { port1: nowhere, port2: closed } = new MessageChannel();
closed.close();

/**
 * Gives the memory of some bytes back at once; they have no length afterwards. V8 would do so when it collects, which
 * it puts off until buffers come to tens of megabytes. A buffer that is moved to a closed port belongs to nobody
 * (`ArrayBuffer.prototype.transfer` does the same from Node 22 on).
 * @param bytes all of a buffer of their own: never a small `Buffer`, which shares its own with others
 */
export function letGo({ buffer }: Uint8Array): void {
  // From Node 24 on a buffer that has gone already cannot be moved again.
  if (buffer.byteLength > 0) nowhere.postMessage(undefined, [buffer as ArrayBuffer]);
}
