// node:http alone: it answers every request to a path with the bytes that it was given for it.
import { createServer } from 'node:http';

/** @type {Map<string, { headers: Record<string, string>, body: Buffer }>} */
const answers = new Map();
const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  // A body that is sent has to be read.
  request.resume().once('end', () => {
    response.writeHead(answer === undefined ? 404 : 200, answer?.headers);
    response.end(answer?.body);
  });
});
process.on('message', (/** @type {any} */ message) => {
  if (message.path === undefined) return;
  answers.set(message.path, { headers: message.headers, body: Buffer.from(message.body, 'base64') });
  process.send?.({ known: message.path });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`Bare: http://localhost:${typeof address === 'object' ? address?.port : 0}\n`);
});
