import { describe, expect, it } from 'vitest';
import { SESSION, setUp } from './support/client';
import { inTurn, json, raw } from './support/server';

/** What fetch itself adds to every request. */
const OF_THE_PLATFORM = [
  'host',
  'connection',
  'user-agent',
  'accept-language',
  'accept-encoding',
  'sec-fetch-mode',
  'content-length',
];

describe('against a server that announces nothing', () => {
  it('[§7] a whole session makes exactly the specified requests', async () => {
    const { client, requests } = await setUp((request, response) =>
      request.method === 'GET'
        ? raw('x', 'image/png')(request, response)
        : json({ status: 'ok', respuesta: [], Logos: [], user: {}, image_url: '/a.png', prompt: 'p' })(
            request,
            response,
          ),
    );
    await client.redeemCallback({ code: 'c1' });
    await client.validateSession();
    await client.generateLogo({
      companyName: 'Sol',
      selectedIndustry: 'food',
      selectedStyle: 'modern',
      logoType: 'icon',
      selectedColor: '#EF4444',
    });
    await client.userInfo();
    await client.logosInfo();
    await client.movements();
    await client.gallery();
    await client.setFavorite({ logo_id: 12, favoritos: 1 });
    await client.downloadImage({ image_url: '/a.png', name: 'Sol' });
    await expect(client.chooseProposal({ logo_id: '12', proposal_id: '2' })).rejects.toMatchObject({
      kind: 'not-announced',
    });
    await client.signOut();

    const session = SESSION;
    const body = {
      company_name: 'Sol',
      style: 'modern',
      color: '#EF4444',
      description: 'food. (icon)',
      session,
    };
    expect(requests.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/callback', { session, code: 'c1' }],
      ['POST', '/validate_session', { session }],
      ['POST', '/generate_logo', body],
      ['POST', '/user_info', { session }],
      ['POST', '/logos_info', { session }],
      ['POST', '/movimiento_info', { session }],
      ['POST', '/gallery', { session }],
      ['POST', '/favorite', { session, logo_id: 12, favoritos: 1 }],
      ['GET', '/api/proxy-download?image_url=%2Fa.png', undefined],
    ]);
    for (const { method, headers } of requests) {
      const own = Object.fromEntries(
        Object.entries(headers).filter(([name]) => !OF_THE_PLATFORM.includes(name)),
      );
      expect(own).toEqual(
        method === 'GET'
          ? { accept: 'image/*' }
          : { accept: 'application/json', 'content-type': 'application/json', apikey: 'test-key' },
      );
    }
  });

  it('[§7] a favourite checks only that the answer is OK', async () => {
    const { client } = await setUp(raw('no JSON at all', 'text/html', 201));
    await expect(client.setFavorite({ logo_id: 'a', favoritos: 0 })).resolves.toBeUndefined();
  });
});

it('a callback takes any OK answer, as a server of the specification says nothing of it', async () => {
  const { client } = await setUp(raw('<!doctype html>', 'text/html'));
  await expect(client.redeemCallback({ code: 'c' })).resolves.toBeUndefined();
});

describe('against a server that announces `sign_out`', () => {
  it('signing out ends the session that is given, or stored', async () => {
    const { client, requests } = await setUp(json({ validated: 1, capabilities: ['sign_out'] }));
    await client.validateSession();
    await client.signOut();
    await client.signOut({ session: 'another' });
    expect(requests.slice(1).map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/sign_out', { session: SESSION }],
      ['POST', '/sign_out', { session: 'another' }],
    ]);
  });
});

describe('against a server that announces `proposals`', () => {
  it('a choice goes out once, whatever comes of it', async () => {
    const { client, requests } = await setUp(
      inTurn(json({ validated: 1, capabilities: ['proposals', 'retry'] }), raw('later', 'text/plain', 503)),
    );
    await client.validateSession();
    await expect(client.chooseProposal({ logo_id: '12', proposal_id: '2' })).rejects.toMatchObject({
      status: 503,
    });
    expect(requests.slice(1).map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/logo/choose', { session: SESSION, logo_id: '12', proposal_id: '2' }],
    ]);
  });
});
