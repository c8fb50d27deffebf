import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export type Call = { path: string; body?: string };
export type Answer = { headers: IncomingHttpHeaders; body: Buffer; ms: number };

const agent = new Agent({ keepAlive: true });

/** A call of the service over a connection that is kept. Rejects for anything but a 200. */
export function ask(url: string, { path, body }: Call): Promise<Answer> {
  const headers =
    body === undefined
      ? {}
      : {
          apikey: 'trazo-local',
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        };
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(url + path, { agent, method: body === undefined ? 'GET' : 'POST', headers });
    asked.once('error', (error: NodeJS.ErrnoException) => {
      // A connection that fell asleep while an account was filled, and was closed at the other end before this was sent.
      if (asked.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE'))
        resolve(ask(url, { path, ...(body && { body }) }));
      else reject(error);
    });
    asked.once('response', (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.once('error', reject);
      response.once('end', () => {
        const answer = {
          headers: response.headers,
          body: Buffer.concat(pieces),
          ms: performance.now() - started,
        };
        if (response.statusCode === 200) resolve(answer);
        else reject(new Error(`${path} answered ${response.statusCode}: ${answer.body.subarray(0, 200)}`));
      });
    });
    asked.end(body);
  });
}

/** So many of a call by so many clients, each asking when its last answer is there; their times. */
export async function repeat(
  work: (index: number) => Promise<Answer>,
  times: number,
  clients: number,
): Promise<number[]> {
  const ms: number[] = [];
  let next = 0;
  const client = async () => {
    while (next < times) ms.push((await work(next++)).ms);
  };
  await Promise.all(Array.from({ length: clients }, client));
  return ms;
}
