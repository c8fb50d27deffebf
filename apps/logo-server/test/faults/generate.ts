import { type Answer, generate as generateAny } from '../client.js';

/** Makes a logo of letters alone, drawn in half the time of one with a symbol: what is drawn is no matter to a fault. */
export const generate = (
  server: { url: string },
  session: string,
  headers: Record<string, string> = {},
): Promise<Answer> =>
  generateAny(server, session, { description: 'gastronomy. Desayunos todo el día (text)' }, headers);
