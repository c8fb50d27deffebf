import { describe, expect, it } from 'vitest';
import { type Client, HttpError, NotAnnouncedError } from '../src/index';
import { failureOf, SESSION, setUp } from './support/client';
import { inTurn, json } from './support/server';

/** Each call past §7 of a person's own account: what it needs, how it is made, and what it sends. */
const CALLS = [
  [
    'changePassword',
    'password_change',
    (client: Client) => client.changePassword({ old: 'la de antes', new: 'la de ahora' }),
    '/password',
    { old: 'la de antes', new: 'la de ahora' },
  ],
] as const;

const announcing = (...capabilities: string[]) => json({ validated: 1, email: 'a@b.cl', capabilities });

describe.each(CALLS)('%s', (call, capability, make, path, fields) => {
  it('asks nothing of a server that does not announce it, and says so', async () => {
    const others = CALLS.map(([, other]) => other).filter((other) => other !== capability);
    const { client, requests } = await setUp(announcing('sign_out', ...others));
    await client.validateSession();
    const error = await failureOf(make(client));
    expect(error).toBeInstanceOf(NotAnnouncedError);
    expect(error).toMatchObject({
      kind: 'not-announced',
      call,
      capability,
      message: 'No disponible por ahora',
    });
    expect(requests).toHaveLength(1);
  });

  it('posts the session with its fields, and any OK answer is success', async () => {
    const { client, requests } = await setUp(inTurn(announcing(capability), json({ success: true })));
    await client.validateSession();
    await make(client);
    expect(requests.slice(1).map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', path, { session: SESSION, ...fields }],
    ]);
  });

  it('says what the server says of a refusal, and is not repeated', async () => {
    const { client, requests } = await setUp(
      inTurn(announcing(capability, 'retry'), json({ detail: 'Así no.' }, 503)),
    );
    await client.validateSession();
    const error = await failureOf(make(client));
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ call, status: 503, userMessage: 'Así no.' });
    expect(requests).toHaveLength(2);
  });
});
