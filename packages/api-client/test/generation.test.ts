import { describe, expect, it, vi } from 'vitest';
import { createClient, describeLogo, parseDescription } from '../src/index';
import { failureOf, holdTime, memoryStorage, NOW, SESSION, setUp, skipWaits } from './support/client';
import { type Handler, inTurn, json } from './support/server';

const WIZARD = {
  companyName: ' Café Ñandú ',
  selectedIndustry: 'gastronomy',
  description: '  Pagos para ferias ',
  selectedStyle: 'vintage',
  logoType: 'icon',
  selectedColor: '#3b82f6',
};
const ANSWER = { image_url: 'https://img.example/a.png', prompt: 'Un café' };
const VALID = { validated: 1, email: 'a@b.cl', name: 'A' };

const announcing =
  (announced: object, generation: Handler): Handler =>
  (request, response) =>
    request.path === '/validate_session'
      ? json({ ...VALID, ...announced })(request, response)
      : generation(request, response);

describe('the proposals of a logo', () => {
  const made = async (more: object) => {
    const drifts: unknown[] = [];
    const { client } = await setUp(json({ ...ANSWER, ...more }), {
      hooks: { onContractDrift: ({ field }) => drifts.push(field) },
    });
    const { logo_id, seed, proposals } = await client.generateLogo(WIZARD);
    return { logo_id, seed, proposals, drifts };
  };
  const first = { id: '1', image_url: 'https://img.example/1.png', note: 'En un círculo.' };

  it('come with the logo’s id and its seed', async () => {
    expect(await made({ logo_id: 'l', seed: 's~1', proposals: [first] })).toEqual({
      logo_id: 'l',
      seed: 's~1',
      proposals: [first],
      drifts: [],
    });
  });

  it('say who made each and why, where the server says it', async () => {
    const proposals = [
      { ...first, made_by: 'reglas' },
      { ...first, id: '2', made_by: 'modelo', why: 'La taza dice qué se sirve.' },
    ];
    const director_notice = 'Las propuestas son todas de las reglas.';
    const { client } = await setUp(json({ ...ANSWER, logo_id: 'l', proposals, director_notice }));
    expect(await client.generateLogo(WIZARD)).toMatchObject({ proposals, director_notice });
    const hostile = [{ ...first, made_by: {}, why: ['x'] }];
    expect((await made({ proposals: hostile })).proposals).toEqual([first]);
  });

  it('are not there where the server says nothing of them, which is no drift', async () => {
    const { client } = await setUp(json(ANSWER));
    expect(Object.keys(await client.generateLogo(WIZARD))).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(logo_id|seed|proposals|director_notice)$/)]),
    );
    expect((await made({})).drifts).toEqual([]);
  });

  it('without an id or an image are left out, which is reported', async () => {
    const { proposals, drifts } = await made({
      proposals: [
        first,
        null,
        { id: 2 },
        { image_url: '/3.png' },
        { id: 4, image_url: 'javascript:x' },
        { ...first, id: 5, note: 7 },
      ],
    });
    expect(proposals).toEqual([first, { ...first, id: '5', note: '7' }]);
    expect(drifts).toEqual(['proposals']);
    expect((await made({ proposals: 'six' })).proposals).toBeUndefined();
  });
});

describe('the request', () => {
  it('[§3] the wizard’s reading becomes the body of the call', async () => {
    const { client, requests } = await setUp(json(ANSWER));
    await client.generateLogo(WIZARD);
    expect(requests[0]?.body).toEqual({
      company_name: 'Café Ñandú',
      style: 'vintage',
      color: '#3B82F6',
      description: 'gastronomy. Pagos para ferias (icon)',
      session: SESSION,
    });
  });

  it('[§3] the direct reading is sent as it is, with the stored session or its own', async () => {
    const { client, requests } = await setUp(json(ANSWER));
    const direct = { company_name: 'Sol', style: 'modern', color: 'azul', description: 'food. (text)' };
    await client.generateLogo(direct);
    await client.generateLogo({ ...direct, session: 'other' });
    await client.generateLogo({ ...direct, session: 'other' }, { session: 'third' });
    expect(requests.map(({ body }) => body)).toEqual([
      { ...direct, session: SESSION },
      { ...direct, session: 'other' },
      { ...direct, session: 'third' },
    ]);
  });

  it.each([
    [
      { industry: 'technology', description: 'Pagos para ferias', logoType: 'icon' },
      'technology. Pagos para ferias (icon)',
    ],
    [{ industry: 'technology', description: '', logoType: 'text' }, 'technology. (text)'],
    [{ industry: 'food', description: '  ', logoType: 'symbol' }, 'food. (symbol)'],
    [{ industry: 'food', logoType: 'text' }, 'food. (text)'],
    [{ industry: 'food', description: 'a (b). c', logoType: 'text' }, 'food. a (b). c (text)'],
  ])(
    '[§3] the description of %j is %j',
    (brief: { industry: string; description?: string; logoType: string }, expected: string) => {
      expect(describeLogo(brief)).toBe(expected);
      expect(parseDescription(expected)).toEqual({ ...brief, description: brief.description?.trim() ?? '' });
    },
  );

  it.each(['solo texto', 'para technology. (text)', 'technology. (text) y más', 'technology.Pagos (text)'])(
    '[§3] a description of another form (%j) is all description',
    (description) => {
      expect(parseDescription(description)).toEqual({ industry: '', description, logoType: '' });
    },
  );

  it('blanks between the parts of a description say nothing', () => {
    expect(parseDescription('technology.  Pagos  para ferias  (icon)  ')).toEqual({
      industry: 'technology',
      description: 'Pagos  para ferias',
      logoType: 'icon',
    });
  });

  it.each([
    [' #3b82f6 ', '#3B82F6'],
    ['#3b82f6ff', '#3b82f6ff'],
    ['rgb#3b82f6', 'rgb#3b82f6'],
  ])('the colour %j is sent as %j', async (selectedColor, color) => {
    const { client, requests } = await setUp(json(ANSWER));
    await client.generateLogo({ ...WIZARD, selectedColor });
    expect(requests[0]?.body).toMatchObject({ color });
  });
});

describe('the generated logo', () => {
  it('[§3 Generated logo] has every field, from the request, the answer and the clock', async () => {
    const { client } = await setUp(json(ANSWER));
    expect(await client.generateLogo(WIZARD)).toEqual({
      id: String(NOW.getTime()),
      name: 'Café Ñandú',
      sector: 'gastronomy',
      industry: 'gastronomy',
      style: 'vintage',
      type: 'icon',
      color: '#3B82F6',
      description: 'Pagos para ferias',
      createdAt: NOW.toISOString(),
      image_url: 'https://img.example/a.png',
      prompt: 'Un café',
    });
  });

  it('[§2 Result modal] may come without an image or a prompt', async () => {
    const { client, drifts } = await setUp(json({ ok: true }));
    expect(await client.generateLogo(WIZARD)).toMatchObject({ image_url: '', prompt: '' });
    expect(drifts.map(({ call, field }) => `${call} ${field}`)).toEqual([
      'generateLogo image_url',
      'generateLogo prompt',
    ]);
  });

  it('never carries an address that could run', async () => {
    const { client } = await setUp(json({ ...ANSWER, image_url: 'javascript:alert(1)' }));
    expect((await client.generateLogo(WIZARD)).image_url).toBe('');
  });
});

describe('the idempotency key', () => {
  const key = (index: number, requests: { headers: object }[]) =>
    (
      requests.filter((request) => 'path' in request && request.path === '/generate_logo')[index]
        ?.headers as Record<string, string>
    )?.['idempotency-key'];

  it('is not sent to a server that did not announce it, not even when given', async () => {
    const { client, requests } = await setUp(announcing({}, json(ANSWER)));
    await client.validateSession();
    await client.generateLogo(WIZARD, { idempotencyKey: 'mine' });
    expect(key(0, requests)).toBeUndefined();
  });

  it('is another for every intent, also with the same input (Regenerar)', async () => {
    const { client, requests } = await setUp(announcing({ capabilities: ['idempotency'] }, json(ANSWER)));
    await client.validateSession();
    await client.generateLogo(WIZARD);
    await client.generateLogo(WIZARD);
    expect(key(0, requests)).toMatch(/^[a-z0-9]{26}$/);
    expect(key(1, requests)).not.toBe(key(0, requests));
  });

  it('is the same for every repetition within a call', async () => {
    const { client, requests } = await setUp(
      announcing(
        { capabilities: ['idempotency', 'retry'] },
        inTurn(json({}, 503), json({}, 502), json(ANSWER)),
      ),
      { hooks: skipWaits() },
    );
    await client.validateSession();
    await client.generateLogo(WIZARD);
    expect(new Set([0, 1, 2].map((index) => key(index, requests))).size).toBe(1);
    expect(requests).toHaveLength(4);
  });

  it.each([
    ['a time-out', (() => void vi.advanceTimersByTime(40)) as Handler, { timeoutMs: 40 }],
    ['a cut connection', ((_, response) => void response.destroy()) as Handler, {}],
    ['a 500', json({}, 500), {}],
    ['a 409, another attempt still under way', json({}, 409), {}],
    ['an answer that cannot be read', ((_, response) => void response.end('?')) as Handler, {}],
  ])('is the same when the same request is made again after %s', async (_, failing, options) => {
    holdTime();
    const { client, requests } = await setUp(
      announcing({ capabilities: ['idempotency'] }, inTurn(failing, json(ANSWER), json(ANSWER))),
    );
    await client.validateSession();
    await failureOf(client.generateLogo(WIZARD, options));
    await client.generateLogo(WIZARD);
    await client.generateLogo(WIZARD);
    expect(key(1, requests)).toBe(key(0, requests));
    expect(key(2, requests)).not.toBe(key(0, requests));
  });

  it('is another after the server refused the request, or for another request', async () => {
    const { client, requests } = await setUp(
      announcing(
        { capabilities: ['idempotency'] },
        inTurn(json({ detail: 'no' }, 422), json({}, 500), json(ANSWER)),
      ),
    );
    await client.validateSession();
    await failureOf(client.generateLogo(WIZARD));
    await failureOf(client.generateLogo(WIZARD));
    await client.generateLogo({ ...WIZARD, companyName: 'Otra' });
    expect(new Set([0, 1, 2].map((index) => key(index, requests))).size).toBe(3);
  });

  it('is the same for two equal requests at once (a double click)', async () => {
    const { client, requests } = await setUp(announcing({ capabilities: ['idempotency'] }, json(ANSWER)));
    await client.validateSession();
    await Promise.all([client.generateLogo(WIZARD), client.generateLogo(WIZARD)]);
    expect(key(1, requests)).toBe(key(0, requests));
  });

  it('is the caller’s where the caller names the intent', async () => {
    const { client, requests } = await setUp(announcing({ capabilities: ['idempotency'] }, json(ANSWER)));
    await client.validateSession();
    await client.generateLogo(WIZARD, { idempotencyKey: 'mine' });
    expect(key(0, requests)).toBe('mine');
  });

  it.each([
    ['a line break', 'a\nb'],
    ['a character past Latin-1', '中'],
  ])(
    'is refused where it has %s, which no header can hold, and nothing is sent',
    async (_, idempotencyKey) => {
      for (const capabilities of [['idempotency'], []]) {
        const { client, requests } = await setUp(announcing({ capabilities }, json(ANSWER)));
        await client.validateSession();
        const error = await failureOf(client.generateLogo(WIZARD, { idempotencyKey, retries: 1 }));
        expect(error).toBeInstanceOf(TypeError);
        expect(error).toMatchObject({ message: 'idempotencyKey: no header value' });
        expect(requests).toHaveLength(1);
      }
    },
  );
});

describe('the deadline of a generation', () => {
  const deadlineOf = async (announced: object, options: object = {}, call: object = {}) => {
    vi.useFakeTimers();
    try {
      const answers = [new Response(JSON.stringify({ ...VALID, ...announced }))];
      const client = createClient({
        baseUrl: '',
        apiKey: 'k',
        storage: memoryStorage(),
        fetch: () => Promise.resolve(answers.pop() ?? new Promise<Response>(() => {})),
        ...options,
      });
      await client.validateSession();
      const failure = failureOf(client.generateLogo(WIZARD, call));
      await vi.advanceTimersByTimeAsync(700_000);
      return ((await failure) as { timeoutMs: number }).timeoutMs;
    } finally {
      vi.useRealTimers();
    }
  };

  it('is the general one, or a longer one that the server announces', async () => {
    expect(await deadlineOf({})).toBe(10_000);
    expect(await deadlineOf({ generation_timeout_ms: 60_000 })).toBe(60_000);
    expect(await deadlineOf({ generation_timeout_ms: 500 })).toBe(10_000);
    expect(await deadlineOf({ generation_timeout_ms: 600_000 })).toBe(600_000);
    expect(await deadlineOf({ generation_timeout_ms: 600_001 })).toBe(10_000);
  });

  it('is the caller’s where the caller sets one', async () => {
    expect(await deadlineOf({ generation_timeout_ms: 60_000 }, {}, { timeoutMs: 200 })).toBe(200);
    expect(await deadlineOf({ generation_timeout_ms: 60_000 }, { timeouts: { generateLogo: 300 } })).toBe(
      300,
    );
  });
});
