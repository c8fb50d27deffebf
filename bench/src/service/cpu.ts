import { ask, type Call, repeat } from './load';
import type { ServerProcess } from './processes';

export type Load = {
  call: Call | ((index: number) => Call);
  times: number;
  clients: number;
  /** Where the time that each answer took is put. */
  waits?: number[];
};

/** What an answer takes of a processor, in milliseconds, by everything that the server runs for it. */
export async function cpuOfCall(
  server: ServerProcess,
  { call, times, clients, waits }: Load,
): Promise<number> {
  const callAt = typeof call === 'function' ? call : () => call;
  const before = await server.use();
  const ms = await repeat((index) => ask(server.url, callAt(index)), times, clients);
  waits?.push(...ms);
  return ((await server.use()).cpuMs - before.cpuMs) / times;
}
