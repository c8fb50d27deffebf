import { describe, expect, it, vi } from 'vitest';
import {
  CancelledError,
  type Client,
  type ClientError,
  createClient,
  ERROR_TEXTS,
  HttpError,
  MissingFieldsError,
  NetworkError,
  NoSessionError,
  NotAnnouncedError,
  NotImageError,
  NotJsonError,
  SessionSaveError,
  TimeoutError,
  TooLargeError,
} from '../src/index';
import { failureOf, holdTime, lostClient, memoryStorage, setUp } from './support/client';
import { inTurn, json, raw } from './support/server';

const WIZARD = {
  companyName: 'Sol',
  selectedIndustry: 'food',
  description: '',
  selectedStyle: 'modern',
  logoType: 'text',
  selectedColor: '#3B82F6',
};
const IMAGE = { image_url: 'https://img.example/a.png', name: 'Sol' };

const expectTexts = (error: unknown, text: string) => {
  expect(error).toMatchObject({ message: text, userMessage: text });
};

describe('HTTP failures', () => {
  it.each([
    ['validateSession', 500, 'roto', 'HTTP error! status: 500 - roto'],
    ['userInfo', 404, '  no está \n', 'HTTP error! status: 404 - no está'],
    ['logosInfo', 500, 'roto', 'Error al cargar los logos'],
    ['movements', 503, 'roto', 'Error al cargar los movimientos'],
    ['gallery', 500, 'roto', 'Hubo un error al cargar la galería.'],
  ] as const)('[§8] %s answered %i says its own text', async (call, status, body, text) => {
    const { client } = await setUp(raw(body, 'text/plain', status, { 'x-request-id': 'req-7' }));
    const error = await failureOf(client[call]());
    expect(error).toBeInstanceOf(HttpError);
    expectTexts(error, text);
    expect(error).toMatchObject({ kind: 'http', call, status, body: body.trim(), requestId: 'req-7' });
  });

  it('[§8 HTTP non-OK on generic calls] a callback that is refused says the generic text', async () => {
    const { client } = await setUp(json({ detail: 'Código vencido' }, 400));
    expectTexts(
      await failureOf(client.redeemCallback({ code: 'c' })),
      'HTTP error! status: 400 - {"detail":"Código vencido"}',
    );
  });

  it.each([
    ['setFavorite', (client: Client) => client.setFavorite({ logo_id: 1, favoritos: 1 })],
    ['redeemCallback', (client: Client) => client.redeemCallback({ code: 'c' })],
    ['chooseProposal', (client: Client) => client.chooseProposal({ logo_id: '1', proposal_id: '2' })],
    ['signOut', (client: Client) => client.signOut()],
    ['generateLogo', (client: Client) => client.generateLogo(WIZARD)],
    ['downloadImage', (client: Client) => client.downloadImage(IMAGE)],
  ] as const)('of %s tell which call it was', async (call, make) => {
    const { client } = await setUp(
      inTurn(json({ validated: 1, capabilities: ['sign_out', 'proposals'] }), json({ detail: 'no' }, 500)),
    );
    await client.validateSession();
    expect(await failureOf(make(client))).toMatchObject({ kind: 'http', status: 500, call });
  });

  it('of a choice say what the server said, or that it could not be made', async () => {
    const { client } = await setUp(
      inTurn(
        json({ validated: 1, capabilities: ['proposals'] }),
        json({ detail: 'Ese logo no tiene esa propuesta.' }, 404),
        json({}, 500),
      ),
    );
    await client.validateSession();
    const choice = { logo_id: 'a', proposal_id: '9' };
    expectTexts(await failureOf(client.chooseProposal(choice)), 'Ese logo no tiene esa propuesta.');
    expectTexts(await failureOf(client.chooseProposal(choice)), 'No se pudo elegir la propuesta');
  });

  it('[§8 Favourite failure] says that the favourite could not be updated', async () => {
    const { client } = await setUp(json({}, 500));
    expectTexts(
      await failureOf(client.setFavorite({ logo_id: 1, favoritos: 1 })),
      'No se pudo actualizar el favorito',
    );
  });

  it('[§8 Download HTTP failure] says the status and the body', async () => {
    const { client } = await setUp(raw('no existe', 'text/plain', 404));
    const error = await failureOf(client.downloadImage(IMAGE));
    expectTexts(error, 'Error 404: no existe');
    expect(error).toBeInstanceOf(HttpError);
  });

  it.each([
    ['the server’s detail', { detail: ' Sin créditos ' }, 402, 'Sin créditos'],
    ['no detail', { error: 'x' }, 500, 'Error al generar el logo'],
    ['a detail that is no text', { detail: [{ msg: 'field required' }] }, 422, 'Error al generar el logo'],
    ['a blank detail', { detail: '  ' }, 500, 'Error al generar el logo'],
  ])('[§8 Generation failure (helper)] with %s', async (_, body, status, text) => {
    const { client } = await setUp(json(body, status));
    expectTexts(await failureOf(client.generateLogo(WIZARD)), text);
  });

  it('[§8 Generation failure (helper)] a failure that is not JSON has the default text', async () => {
    const { client } = await setUp(raw('<h1>Bad gateway</h1>', 'text/html', 502));
    expectTexts(await failureOf(client.generateLogo(WIZARD)), 'Error al generar el logo');
  });

  it('[§3] an OK answer with a detail beside its image is a logo', async () => {
    const { client } = await setUp(json({ detail: 'Listo', image_url: '/a.png' }));
    expect((await client.generateLogo(WIZARD)).image_url).toMatch(/\/a\.png$/);
  });

  it('[§3] an OK answer with a detail and no image is a failed generation', async () => {
    const { client } = await setUp(json({ detail: 'El nombre no se puede dibujar' }));
    const error = await failureOf(client.generateLogo(WIZARD));
    expectTexts(error, 'El nombre no se puede dibujar');
    expect(error).toMatchObject({ kind: 'http', status: 200 });
  });

  it('bounds the text of an error body without cutting a character in two', async () => {
    const { client } = await setUp(raw('🎨'.repeat(5000), 'text/plain', 500));
    const { message } = (await failureOf(client.userInfo())) as ClientError;
    expect(message.length).toBeLessThan(400);
    expect(message.endsWith('🎨…')).toBe(true);
  });

  it('shows only the title of a web page, and the status text of an empty body', async () => {
    const page = await setUp(raw('<html><title> 502 Bad Gateway </title><p>nginx', 'text/html', 502));
    expectTexts(await failureOf(page.client.userInfo()), 'HTTP error! status: 502 - 502 Bad Gateway');
    const empty = await setUp(raw('', 'text/plain', 503));
    expectTexts(await failureOf(empty.client.userInfo()), 'HTTP error! status: 503 - Service Unavailable');
  });

  it.each([
    ['<html><title lang="es">Caído</title>', 'text/plain', 'Caído'],
    ['<html><p>Sin título', 'text/html', 'Service Unavailable'],
    ['<title>Caído</title>', 'application/xhtml+xml', 'Caído'],
    ['<title>Caído</title>', 'TEXT/HTML', 'Caído'],
    ['<title>Caído</title>', 'application/x; was=text/html', '<title>Caído</title>'],
    [' <BODY><title>Caído', 'text/plain', 'Caído'],
    ['<!DOCTYPE html><title>Caído', 'text/plain', 'Caído'],
    ['no <html><title>Caído', 'text/plain', 'no <html><title>Caído'],
    ['   ', 'text/plain', 'Service Unavailable'],
    ['x'.repeat(299), 'text/plain', 'x'.repeat(299)],
    ['x'.repeat(300), 'text/plain', `${'x'.repeat(299)}…`],
  ])('of %j (%s) shows %j', async (body, contentType, shown) => {
    const { client } = await setUp(raw(body, contentType, 503));
    expect(await failureOf(client.userInfo())).toMatchObject({
      message: `HTTP error! status: 503 - ${shown}`,
      body: shown,
    });
  });

  it('reads Retry-After as seconds or a date', async () => {
    const seconds = await setUp(json({}, 429, { 'retry-after': '7' }));
    expect(await failureOf(seconds.client.userInfo())).toMatchObject({ retryAfterMs: 7000 });
    const now = () => new Date('2026-01-01T00:00:00Z');
    const date = await setUp(json({}, 503, { 'retry-after': 'Thu, 01 Jan 2026 00:00:09 GMT' }), { now });
    expect(await failureOf(date.client.userInfo())).toMatchObject({ retryAfterMs: 9000 });
    const nonsense = await setUp(json({}, 503, { 'retry-after': 'mañana' }));
    expect(await failureOf(nonsense.client.userInfo())).toMatchObject({ retryAfterMs: undefined });
  });
});

describe('other causes', () => {
  it.each([
    ['validateSession', 'Error inesperado'],
    ['userInfo', 'Error inesperado'],
    ['logosInfo', 'Error al cargar los logos'],
    ['movements', 'Error al cargar los movimientos'],
    ['gallery', 'Hubo un error al cargar la galería.'],
  ] as const)('[§8] an answer of %s that is not JSON is told apart', async (call, text) => {
    const cut = await setUp(raw('{"Logos": [', 'application/json'));
    const error = await failureOf(cut.client[call]());
    expect(error).toBeInstanceOf(NotJsonError);
    expectTexts(error, text);
    expect(error).toMatchObject({ kind: 'not-json', html: false, hint: undefined, status: 200 });
    const page = await setUp(raw('<!doctype html><title>App</title>', 'text/html'));
    expect(await failureOf(page.client[call]())).toMatchObject({
      html: true,
      hint: expect.stringContaining('web page'),
    });
  });

  it('tells a web page apart although it is declared as JSON', async () => {
    const { client } = await setUp(raw('\n<html></html>', 'application/json'));
    expect(await failureOf(client.userInfo())).toMatchObject({ kind: 'not-json', html: true });
  });

  it('reads JSON that is declared as something else, with a byte order mark', async () => {
    const { client } = await setUp(raw('\ufeff{"user":{"name":"Ana"}}', 'text/html'));
    expect((await client.userInfo()).name).toBe('Ana');
  });

  it('[§8 Timeout] says so, whatever the call', async () => {
    holdTime();
    const { client } = await setUp(() => void vi.advanceTimersByTime(20), { timeouts: { default: 20 } });
    for (const call of ['validateSession', 'userInfo', 'logosInfo', 'movements', 'gallery'] as const) {
      const error = await failureOf(client[call]());
      expect(error).toBeInstanceOf(TimeoutError);
      expectTexts(error, 'Timeout: La llamada a la API tardó demasiado');
      expect(error).toMatchObject({ kind: 'timeout', call, timeoutMs: 20 });
    }
  });

  it('[§8 Gallery load failure] a connection problem says so', async () => {
    const error = await failureOf(lostClient().gallery());
    expectTexts(error, 'Hubo un problema con la conexión.');
    expect(error).toMatchObject({
      kind: 'network',
      hint: expect.stringContaining('CORS'),
      cause: expect.any(TypeError),
    });
  });

  it.each([['text/html'], ['application/json'], ['application/octet-stream'], ['x-image/png']])(
    '[§5 Download check] a download declared as %s is not an image',
    async (contentType) => {
      const { client } = await setUp(raw('x', contentType));
      const error = await failureOf(client.downloadImage(IMAGE));
      expect(error).toBeInstanceOf(NotImageError);
      expectTexts(error, 'El archivo descargado no es una imagen válida');
      expect(error).toMatchObject({ kind: 'not-image', contentType });
    },
  );

  it.each([
    [{ companyName: ' ' }, ['company_name']],
    [{ selectedStyle: '' }, ['style']],
    [{ selectedColor: '' }, ['color']],
    [{ companyName: '', selectedStyle: '', selectedColor: '' }, ['company_name', 'style', 'color']],
  ])('[§5] a generation with %j is missing fields, and asks nothing', async (change, fields) => {
    const { client, requests } = await setUp(json({}));
    const error = await failureOf(client.generateLogo({ ...WIZARD, ...change }));
    expect(error).toBeInstanceOf(MissingFieldsError);
    expectTexts(error, 'Campos requeridos faltantes');
    expect(error).toMatchObject({ kind: 'missing-fields', fields });
    expect(requests).toEqual([]);
  });

  it('[§5] nothing at all, from plain JavaScript, is missing fields too', async () => {
    const { client } = await setUp(json({}));
    for (const nothing of [undefined, null, 5, {}]) {
      expect(await failureOf(client.generateLogo(nothing as never))).toBeInstanceOf(MissingFieldsError);
    }
  });

  it.each(['validateSession', 'userInfo', 'logosInfo', 'movements', 'gallery'] as const)(
    '[§5] %s without a session asks nothing',
    async (call) => {
      const { client, requests } = await setUp(json({}), { storage: memoryStorage({}) });
      const error = await failureOf(client[call]());
      expect(error).toBeInstanceOf(NoSessionError);
      expectTexts(error, 'No se encontró la sesión');
      expect(requests).toEqual([]);
    },
  );

  it('[§5 Favourite toggling] without a session says so, and asks nothing', async () => {
    const { client, requests } = await setUp(json({}), { storage: memoryStorage({}) });
    expectTexts(await failureOf(client.setFavorite({ logo_id: 1, favoritos: 1 })), 'No hay sesión activa');
    expect(requests).toEqual([]);
  });

  it('[§8 Session save failure] says that the session could not be saved', () => {
    const denied = memoryStorage({});
    denied.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const { session } = createClient({ baseUrl: '', apiKey: 'k', storage: denied });
    expect(() => session.save('s')).toThrow(SessionSaveError);
    expect(() => session.save('s')).toThrow('No se pudo guardar la sesión');
  });
});

describe('the catalogue of errors', () => {
  it('has one kind per cause, which a switch can exhaust', () => {
    const heard = (error: ClientError): string => {
      switch (error.kind) {
        case 'http':
          return String(error.status satisfies number);
        case 'timeout':
          return String(error.timeoutMs);
        case 'missing-fields':
          return error.fields.join();
        case 'not-json':
          return String(error.html);
        case 'not-image':
          return error.contentType;
        case 'too-large':
          return String(error.maxBytes);
        case 'not-announced':
          return error.capability;
        case 'cancelled':
        case 'network':
        case 'no-session':
        case 'session-save':
          return error.userMessage;
        default:
          return error satisfies never;
      }
    };
    expect(heard(new TimeoutError({ timeoutMs: 5 }))).toBe('5');
    expect(heard(new NoSessionError())).toBe(ERROR_TEXTS.noSession);
  });

  it.each([
    [new HttpError('a', { body: '' }), 'HttpError', 'http', 'a'],
    [new TimeoutError({ timeoutMs: 5 }), 'TimeoutError', 'timeout', ERROR_TEXTS.timeout],
    [new CancelledError(), 'CancelledError', 'cancelled', ERROR_TEXTS.cancelled],
    [new NetworkError(), 'NetworkError', 'network', ERROR_TEXTS.connection],
    [new NotJsonError('a', { html: false, body: '' }), 'NotJsonError', 'not-json', 'a'],
    [new TooLargeError('a', { maxBytes: 5 }), 'TooLargeError', 'too-large', 'a'],
    [new NotImageError({ contentType: '' }), 'NotImageError', 'not-image', ERROR_TEXTS.notImage],
    [
      new MissingFieldsError({ fields: [] }),
      'MissingFieldsError',
      'missing-fields',
      ERROR_TEXTS.missingFields,
    ],
    [new NoSessionError(), 'NoSessionError', 'no-session', ERROR_TEXTS.noSession],
    [new SessionSaveError(), 'SessionSaveError', 'session-save', ERROR_TEXTS.sessionSave],
    [
      new NotAnnouncedError({ capability: 'password_change' }),
      'NotAnnouncedError',
      'not-announced',
      ERROR_TEXTS.notAnnounced,
    ],
  ])('%s has its name, kind and text', (error, name, kind, text) => {
    expect(error).toMatchObject({ name, kind });
    expectTexts(error, text);
    expect(String(error)).toBe(`${name}: ${text}`);
  });

  it('keeps the cause and leaves out what is not known', () => {
    const cause = new Error('why');
    const error = new TimeoutError({ timeoutMs: 5, cause });
    expect(error.cause).toBe(cause);
    expect(error.name).toBe('TimeoutError');
    expect(error.status).toBeUndefined();
    expect('cause' in new NoSessionError()).toBe(false);
  });
});
