import { createServer, type Socket } from 'node:net';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createMailer } from './mailer.js';

const MAIL = {
  to: 'ana@ejemplo.com',
  subject: 'Elige otra contraseña',
  text: 'Hola, Ñandú:\nhttps://trazo.example/x\n',
};

/** Takes one mail as SMTP has it (RFC 5321) and hands it on. */
function mailServer({
  toRecipient = '250 ok',
} = {}): Promise<{ url: string; received: Promise<string>; close(): void }> {
  const sockets: Socket[] = [];
  return new Promise((ready) => {
    let hand = (_: string) => {};
    const received = new Promise<string>((resolve) => {
      hand = resolve;
    });
    const server = createServer((socket) => {
      sockets.push(socket);
      let text = '';
      let isData = false;
      socket.write('220 ready\r\n');
      socket.on('data', (piece) => {
        text += String(piece);
        for (let end = text.indexOf('\r\n'); end >= 0 && !isData; end = text.indexOf('\r\n')) {
          const command = text.slice(0, 4).toUpperCase();
          text = text.slice(end + 2);
          isData = command === 'DATA';
          const answer = command === 'RCPT' ? toRecipient : '250 ok';
          socket.write(isData ? '354 go on\r\n' : `${answer}\r\n`);
        }
        if (!isData || !text.endsWith('\r\n.\r\n')) return;
        isData = false;
        socket.write('250 taken\r\n');
        hand(text);
        text = '';
      });
    });
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      const close = () => {
        for (const socket of sockets) socket.destroy();
        server.close();
      };
      ready({ url: `smtp://127.0.0.1:${port}`, received, close });
    });
  });
}

test('a mail is handed to the server that SMTP_URL names', async () => {
  const { url, received, close } = await mailServer();
  const mailer = await createMailer({ smtpUrl: url, mailFrom: 'Trazo <hola@trazo.example>' }, { warn() {} });
  expect(mailer.reachesPeople).toBe(true);
  await mailer.send(MAIL);
  const text = await received;
  close();
  expect(text).toMatch(/^From: Trazo <hola@trazo\.example>/m);
  expect(text).toMatch(/^To: ana@ejemplo\.com/m);
  expect(text).toContain('https://trazo.example/x');
});

test('a mail that is not taken rejects', async () => {
  const { url, close } = await mailServer();
  close();
  const mailer = await createMailer({ smtpUrl: url, mailFrom: 'Trazo <hola@trazo.example>' }, { warn() {} });
  await expect(mailer.send(MAIL)).rejects.toThrow();
});

test('a mail that the server refuses says why, and not whom it was for', async () => {
  const { url, close } = await mailServer({ toRecipient: '550 5.1.1 <ana@ejemplo.com>: no such user ana' });
  const mailer = await createMailer({ smtpUrl: url, mailFrom: 'Trazo <hola@trazo.example>' }, { warn() {} });
  const failure = await mailer.send(MAIL).then(
    () => undefined,
    (error: unknown) => error,
  );
  close();
  const logged = JSON.stringify(pino.stdSerializers.err(failure as Error));
  expect(logged).toContain('the mail server answered 550 to RCPT TO');
  expect(logged).not.toMatch(/ejemplo|user ana/);
});

test('with no server the mail is in the log', async () => {
  const lines: unknown[] = [];
  const mailer = await createMailer({ mailFrom: 'x' }, { warn: (line: unknown) => void lines.push(line) });
  await mailer.send(MAIL);
  expect([mailer.reachesPeople, lines]).toEqual([false, [{ mail: MAIL }]]);
});
