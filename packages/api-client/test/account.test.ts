import { describe, expect, it } from 'vitest';
import { bindCalls, deleteLogo, validateSession } from '../src/calls';
import { type Client, createClient, HttpError, NotAnnouncedError, NotJsonError } from '../src/index';
import { failureOf, memoryStorage, SESSION, setUp, TODAY } from './support/client';
import { type Handler, inTurn, json, raw } from './support/server';

const NOTIFICATIONS = { email: true, features: true, tips: true, marketing: false };

/** Each call past §7 of a person's own account: what it needs, how it is made, and what it sends. */
const CALLS = [
  [
    'changePassword',
    'password_change',
    (client: Client) => client.changePassword({ old: 'la de antes', new: 'la de ahora' }),
    '/password',
    { old: 'la de antes', new: 'la de ahora' },
  ],
  [
    'endSessions',
    'sessions',
    (client: Client) => client.endSessions('a5f1'),
    '/sessions/end',
    { id: 'a5f1' },
  ],
  [
    'deleteAccount',
    'account_delete',
    (client: Client) => client.deleteAccount('ana@ejemplo.com'),
    '/account/delete',
    { confirmation: 'ana@ejemplo.com' },
  ],
  [
    'saveProfile',
    'profile_edit',
    (client: Client) => client.saveProfile({ name: 'Ana', bio: '', notifications: NOTIFICATIONS }),
    '/profile',
    { name: 'Ana', bio: '', notifications: { email: true, features: true, tips: true, marketing: false } },
  ],
  ['deleteLogo', 'delete_logo', (client: Client) => client.deleteLogo(12), '/logo/delete', { logo_id: 12 }],
  [
    'adjustLogo',
    'adjust',
    (client: Client) => client.adjustLogo({ logo_id: 'a', change: { color: '#15803D' }, version: 'v1' }),
    '/logo/adjust',
    { logo_id: 'a', change: { color: '#15803D' }, version: 'v1' },
  ],
  [
    'logoVersions',
    'adjust',
    (client: Client) => client.logoVersions('a'),
    '/logo/versions',
    { logo_id: 'a' },
  ],
  [
    'adjustOptions',
    'adjust',
    (client: Client) => client.adjustOptions({ logo_id: 'a', change: {}, field: 'symbol', search: 'faro' }),
    '/logo/options',
    { logo_id: 'a', change: {}, field: 'symbol', search: 'faro' },
  ],
  ['listSessions', 'sessions', (client: Client) => client.listSessions(), '/sessions', {}],
  ['accountActivity', 'activity', (client: Client) => client.accountActivity(), '/activity', {}],
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

  it('posts the session with its fields, and an OK answer of the API is success', async () => {
    const { client, requests } = await setUp(inTurn(announcing(capability), json({ success: true })));
    await client.validateSession();
    await make(client);
    expect(requests.slice(1).map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', path, { session: SESSION, ...fields }],
    ]);
  });

  it('says what the server says of a refusal, and is not repeated where that changes something', async () => {
    const { client, requests } = await setUp(
      inTurn(announcing(capability, 'retry'), json({ detail: 'Así no.' }, 422)),
    );
    await client.validateSession();
    const error = await failureOf(make(client));
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ call, status: 422, userMessage: 'Así no.' });
    expect(requests).toHaveLength(2);
  });
});

/** Those that resolve with nothing. */
const ACKNOWLEDGED = ['changePassword', 'endSessions', 'saveProfile', 'deleteLogo', 'deleteAccount'];

type Acknowledged = readonly [call: string, capability: string, make: (client: Client) => Promise<unknown>];

describe.each<Acknowledged>([
  ...CALLS.filter(([call]) => ACKNOWLEDGED.includes(call)).map(
    ([call, capability, make]): Acknowledged => [call, capability, make],
  ),
  ['signOut', 'sign_out', (client) => client.signOut()],
  ['chooseProposal', 'proposals', (client) => client.chooseProposal({ logo_id: '1', proposal_id: '2' })],
])('%s', (call, capability, make) => {
  const answered = async (answer: Handler) => {
    const { client } = await setUp(inTurn(announcing(capability), answer));
    await client.validateSession();
    return make(client);
  };

  it('takes no web page for an acknowledgement, as that of a captive portal is', async () => {
    const page = '<!doctype html><title>Sign in to the hotel’s network</title>';
    for (const type of ['text/html; charset=utf-8', 'application/xhtml+xml']) {
      const error = await failureOf(answered(raw(page, type)));
      expect(error).toBeInstanceOf(NotJsonError);
      expect(error).toMatchObject({
        call,
        status: 200,
        html: true,
        body: page,
        hint: expect.stringContaining('web page'),
        userMessage: call === 'chooseProposal' ? 'No se pudo elegir la propuesta' : 'Error inesperado',
      });
    }
  });

  it.each([
    ['an empty body', raw('', 'text/html')],
    ['blanks', raw(' \n', 'text/html')],
    ['no content', raw('', 'text/html', 204)],
    ['JSON that is declared as a web page', raw('{"success":true}', 'text/html')],
    ['a text', raw('OK', 'text/plain')],
  ])('takes %s for one', async (_, answer) => {
    await expect(answered(answer)).resolves.toBeUndefined();
  });
});

describe('the sessions of an account', () => {
  const listed = async (answer: unknown) => {
    const { client, drifts } = await setUp(inTurn(announcing('sessions'), json(answer)));
    await client.validateSession();
    const sessions = await client.listSessions();
    return {
      sessions,
      drifts: drifts.filter(({ call }) => call === 'listSessions').map(({ field }) => field),
    };
  };

  it('are read field by field', async () => {
    const session = {
      id: 'a5f1',
      device: 'Chrome en Windows',
      started: '2026-03-14T09:26:53.589Z',
      last_used: '2026-03-15T09:26:53.589Z',
      current: true,
    };
    expect(await listed({ sessions: [session] })).toEqual({ sessions: [session], drifts: [] });
  });

  it('are whole whatever comes, and what had to be mended is told; a device may be unknown', async () => {
    const mended = {
      id: '',
      device: 'Dispositivo desconocido',
      started: TODAY,
      last_used: TODAY,
      current: false,
    };
    const { sessions, drifts } = await listed({ sessions: [{ current: 'no' }, 7] });
    expect(sessions).toEqual([mended]);
    expect(drifts).toEqual([
      'sessions[0].id',
      'sessions[0].started',
      'sessions[0].last_used',
      'sessions[0].current',
      'sessions[1]',
    ]);
    expect((await listed(null)).sessions).toEqual([]);
  });
});

describe('what happened in an account', () => {
  const told = async (answer: unknown) => {
    const { client, drifts } = await setUp(inTurn(announcing('activity'), json(answer)));
    await client.validateSession();
    const activity = await client.accountActivity();
    return {
      activity,
      drifts: drifts.filter(({ call }) => call === 'accountActivity').map(({ field }) => field),
    };
  };
  const when = '2026-03-14T09:26:53.589Z';

  it('is read field by field, kinds to come included', async () => {
    const activity = {
      activities: [
        { kind: 'logo_generated', when, name: 'Café Norte' },
        { kind: 'credits_welcome', when, amount: 3 },
        { kind: 'session_opened', when, device: 'Chrome en Windows' },
        { kind: 'moon_landing', when },
      ],
      achievements: [
        { kind: 'first_logo', progress: 1, goal: 1, reached: when },
        { kind: 'ten_favorites', progress: 4, goal: 10 },
      ],
    };
    expect(await told(activity)).toEqual({ activity, drifts: [] });
  });

  it('is whole whatever comes, and what had to be mended is told', async () => {
    expect(
      await told({ activities: [{ name: null }, 7], achievements: [{ progress: '2', reached: 'x' }] }),
    ).toEqual({
      activity: {
        activities: [{ kind: '', when: TODAY }],
        achievements: [{ kind: '', progress: 2, goal: 1 }],
      },
      drifts: [
        'activities[0].kind',
        'activities[0].when',
        'activities[1]',
        'achievements[0].kind',
        'achievements[0].progress',
        'achievements[0].goal',
        'achievements[0].reached',
      ],
    });
    expect((await told(null)).activity).toEqual({ activities: [], achievements: [] });
  });
});

describe('the notifications of a profile', () => {
  const profileOf = async (user: object) => {
    const { client, drifts } = await setUp(json({ user: { name: 'Ana', email: 'a@b.cl', ...user } }));
    return { profile: await client.userInfo(), drifts: drifts.map(({ field }) => field) };
  };

  it('are there where the server keeps them, and not elsewhere', async () => {
    const { profile, drifts } = await profileOf({ notifications: NOTIFICATIONS });
    expect([profile.notifications, drifts]).toEqual([NOTIFICATIONS, []]);
    expect('notifications' in (await profileOf({})).profile).toBe(false);
    expect('notifications' in (await profileOf({ notifications: 'todas' })).profile).toBe(false);
  });

  it('are whole whatever comes: what cannot be read is as section 2 begins with, and told', async () => {
    const { profile, drifts } = await profileOf({ notifications: { features: true, tips: 'no' } });
    expect(profile.notifications).toEqual({ email: true, features: true, tips: true, marketing: false });
    expect(drifts).toEqual(['notifications.email', 'notifications.tips', 'notifications.marketing']);
  });
});

describe('a client of some calls', () => {
  it('makes them, and those that come later over the same connection', async () => {
    const { url, requests } = await setUp(inTurn(announcing('delete_logo'), json({ success: true })));
    const early = bindCalls({ baseUrl: url, apiKey: 'k', storage: memoryStorage() }, { validateSession });
    const later = early.with({ deleteLogo });
    expect(await failureOf(later.deleteLogo(1))).toBeInstanceOf(NotAnnouncedError);
    await early.validateSession();
    await later.deleteLogo(1);
    expect(requests.map(({ path }) => path)).toEqual(['/validate_session', '/logo/delete']);
    expect([Object.keys(early), later.session]).toEqual([
      ['session', 'with', 'validateSession'],
      early.session,
    ]);
  });

  it('tells the same hooks', async () => {
    const heard: string[] = [];
    const { url } = await setUp(json({}, 500));
    const hooks = { onError: ({ call }: { call: string | undefined }) => heard.push(String(call)) };
    const client = bindCalls({ baseUrl: url, apiKey: 'k', storage: memoryStorage(), hooks }, {});
    await failureOf(client.with({ validateSession }).validateSession());
    expect(heard).toEqual(['validateSession']);
  });
});

describe('what is read of a logo that was adjusted', () => {
  const version = {
    id: 'v2',
    image_url: 'https://trazo.example/logos/v2.png',
    base: 'v1',
    change: { color: '#15803D', symbol: 'mark:fish' },
    name: 'Mar Abierto',
    color: '#15803D',
    created: '2026-03-14T09:26:53.589Z',
  };
  const asked = async (answer: unknown) => {
    const { client } = await setUp(inTurn(announcing('adjust'), json(answer)));
    await client.validateSession();
    return client;
  };

  it('versions come as they are sent; one without an id is left out, and of a change what is known', async () => {
    const client = await asked({
      current: 'v2',
      versions: [version, { id: 'v1', change: { color: 5, texture: 'x' } }, { name: 'Sin id' }, null],
    });
    expect(await client.logoVersions('a')).toEqual({
      current: 'v2',
      versions: [
        version,
        { id: 'v1', image_url: '', base: 'v1', change: {}, name: '', color: '', created: TODAY },
      ],
    });
  });

  it('the version that was made, and what it replaced', async () => {
    const client = await asked({ success: true, logo_id: 'a', version, replaced: 'v1' });
    expect(await client.adjustLogo({ logo_id: 'a', change: version.change })).toEqual({
      version,
      replaced: 'v1',
    });
  });

  it('options with a value', async () => {
    const client = await asked({ options: [{ value: 'mark:fish', label: 'Pez' }, { label: 'Nada' }, 7] });
    const request = { logo_id: 'a', change: {}, field: 'symbol' } as const;
    expect(await client.adjustOptions(request)).toEqual([{ value: 'mark:fish', label: 'Pez' }]);
  });
});

describe('deleteLogo', () => {
  it('outlives the page that it was made on, and no other call does', async () => {
    const kept: unknown[] = [];
    const client = createClient({
      baseUrl: 'https://trazo.example',
      apiKey: 'k',
      fetch: async (_, init) => {
        kept.push(init?.keepalive);
        return Response.json({ validated: 1, capabilities: ['delete_logo', 'sessions'] });
      },
    });
    await client.validateSession({ session: SESSION });
    await client.deleteLogo(1, { session: SESSION });
    await client.endSessions('others', { session: SESSION });
    expect(kept).toEqual([undefined, true, undefined]);
  });
});
