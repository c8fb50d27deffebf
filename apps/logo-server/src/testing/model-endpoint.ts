import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a scripted endpoint of chat completions answers one question. */
export type ModelAnswer =
  /** The text of the model. */
  | { text: string }
  /** Anything else over HTTP. */
  | { status: number; body: string }
  /** Nothing, until the endpoint closes. */
  | 'held';

/** A question as it came. */
type AskedQuestion = {
  headers: IncomingHttpHeaders;
  body: {
    model: string;
    messages: { role: string; content: string }[];
    response_format?: { json_schema: { schema: unknown } };
  };
};

export type ModelEndpoint = {
  /** For LLM_BASE_URL. */
  url: string;
  asked: AskedQuestion[];
  close(): Promise<void>;
};

/** A language model on the loopback interface that answers as it is told, in turn; the last answer is given from then on. */
export async function startModelEndpoint(...answers: ModelAnswer[]): Promise<ModelEndpoint> {
  const asked: AskedQuestion[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    asked.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString('utf8')) });
    answer(response, answers[Math.min(asked.length, answers.length) - 1] ?? 'held');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(response: ServerResponse, script: ModelAnswer): void {
  if (script === 'held') return;
  const said = 'text' in script ? { status: 200, body: completion(script.text) } : script;
  response.writeHead(said.status, { 'content-type': 'application/json' }).end(said.body);
}

const completion = (content: string): string =>
  JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 0,
    model: 'scripted',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
  });
