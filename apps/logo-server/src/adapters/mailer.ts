import type { SMTPError } from 'nodemailer/lib/smtp-connection/index.js';
import type { Logger } from 'pino';
import type { Mailer } from '../ports/mailer.js';

/** No mail server takes longer than this, in milliseconds. */
const PATIENCE_MS = 15_000;

/**
 * Mail by SMTP. With no server to send it by, it goes into the log, where the operator finds the link it holds. The
 * SMTP client is loaded for a server only.
 */
export async function createMailer(
  { smtpUrl, mailFrom }: { smtpUrl?: string; mailFrom: string },
  logger: Pick<Logger, 'warn'>,
): Promise<Mailer> {
  if (smtpUrl === undefined) {
    return {
      reachesPeople: false,
      send: async (mail) => logger.warn({ mail }, 'SMTP_URL is not set, so this mail was not sent'),
    };
  }
  const { createTransport } = await import('nodemailer');
  const timeouts = {
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  };
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  return {
    reachesPeople: true,
    async send(mail) {
      await transport.sendMail({ from: mailFrom, ...mail }).catch((error: unknown) => {
        throw withoutPeople(error);
      });
    },
  };
}

/** The same failure, so that it may be logged: what a mail server says, and what the mailer adds, names whom it was for. */
function withoutPeople(error: unknown): Error {
  const { message, code, command, responseCode } = error as SMTPError;
  const text =
    responseCode === undefined ? message : `the mail server answered ${responseCode} to ${command}`;
  return Object.assign(new Error(text), { code });
}
