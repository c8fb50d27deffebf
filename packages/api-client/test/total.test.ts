import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dispositionName, downloadFileName, logoFileName, safeFileName } from '../src/download/file-name';
import { mapGallery } from '../src/entities/gallery-logo';
import { mapGeneratedLogo, parseDescription, refusal } from '../src/entities/generated-logo';
import { mapHistoryLogos } from '../src/entities/history-logo';
import { mapMovements } from '../src/entities/movement';
import { mapProfile } from '../src/entities/profile';
import { mapSessionCheck, safeCopy } from '../src/entities/session-check';
import { imageUrl } from '../src/fields/image-url';
import { toDate } from '../src/index';
import { NOW, SESSION } from './support/client';

const scope = { now: () => NOW, baseUrl: 'https://api.example.com', session: SESSION, position: 0 };

/** Keys the mappers look at, and keys that reach a prototype. */
const key = fc.oneof(
  fc.constantFrom(
    'Logos',
    'respuesta',
    'user',
    'result',
    'logo_id',
    'id',
    'companyName',
    'nombre',
    'companyname',
    'industry',
    'type',
    'style',
    'creationDate',
    'fecha',
    'image_data',
    'favorito',
    'tipo_mov',
    'cantidad',
    'fecha_mov',
    'email',
    'name',
    'profile_img',
    'validated',
    'status',
    'capabilities',
    'notifications',
    'creditos',
    'stats',
    'image_url',
    'generation_timeout_ms',
    'joinDate',
    'color_logo',
    'detail',
    '__proto__',
    'constructor',
    'toString',
  ),
  fc.string({ maxLength: 4 }),
);
const leaf = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    1,
    -0,
    '1',
    'ok',
    'egreso',
    '2025-02-30',
    '2025-01-01',
    1e21,
  ),
  fc.constantFrom(
    'javascript:alert(1)',
    ' java\tscript:x',
    'data:text/html,x',
    '//x',
    '/9j/',
    'https://x/a.png',
  ),
  fc.double(),
  fc.string({ unit: 'binary' }),
);
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.array(fc.tuple(key, tie('tree')), { maxLength: 8 }).map((entries) => {
      const made: Record<string, unknown> = {};
      // As JSON.parse does it: `__proto__` becomes an own property.
      for (const [name, value] of entries) {
        Object.defineProperty(made, name, { value, enumerable: true, configurable: true, writable: true });
      }
      return made;
    }),
  ),
}));
/** Answers that reach into the lists and the user, so that the mappers have something to read. */
const answer = fc.oneof(
  tree,
  fc.record({
    Logos: fc.array(tree),
    respuesta: fc.array(tree),
    user: tree,
    validated: fc.constant(1),
    stats: tree,
  }),
);

const deepFreeze = (value: unknown): unknown => {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value);
    for (const item of Object.values(value)) deepFreeze(item);
  }
  return value;
};

const quiet = () => {};
const MAPPERS = {
  gallery: (value: unknown) => mapGallery(value, scope, quiet),
  logos: (value: unknown) => mapHistoryLogos(value, scope, quiet),
  movements: (value: unknown) => mapMovements(value, scope, quiet),
  profile: (value: unknown) => mapProfile(value, scope, quiet),
  session: (value: unknown) => mapSessionCheck(value, scope, quiet),
  generation: (value: unknown) =>
    mapGeneratedLogo(
      value,
      { company_name: 'a', style: 'b', color: 'c', description: 'd', session: SESSION },
      scope,
      quiet,
    ),
};

const isDate = (text: string) => !Number.isNaN(toDate(text).getTime());
const isShowable = (address: string) => /^(https?:\/\/|data:image\/|$)/.test(address);
const isId = (id: unknown) => typeof id === 'string' || Number.isFinite(id);

describe('the mappers are total', () => {
  it.each(Object.entries(MAPPERS))('%s takes any JSON value, frozen, and never throws', (_, map) => {
    fc.assert(
      fc.property(answer, (value) => {
        map(deepFreeze(value));
      }),
      { numRuns: 500 },
    );
  });

  it.each(Object.entries(MAPPERS))('%s is pure: the same value gives the same', (_, map) => {
    fc.assert(
      fc.property(answer, (value) => {
        expect(map(value)).toEqual(map(value));
      }),
    );
  });

  it('makes valid gallery logos of anything', () => {
    fc.assert(
      fc.property(answer, (value) => {
        for (const logo of MAPPERS.gallery(value)) {
          expect(isId(logo.id) && isDate(logo.createdAt) && isShowable(logo.imageUrl)).toBe(true);
          expect([logo.name, logo.category, logo.prompt].map((text) => typeof text)).toEqual(
            Array(3).fill('string'),
          );
          expect([typeof logo.isFavorite, logo.downloads]).toEqual(['boolean', 0]);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('makes valid history logos and movements of anything', () => {
    fc.assert(
      fc.property(answer, (value) => {
        for (const { id_logo, fecha_logo, ...texts } of MAPPERS.logos(value)) {
          expect(isId(id_logo) && isDate(fecha_logo)).toBe(true);
          for (const text of Object.values(texts)) expect(text.trim()).not.toBe('');
        }
        for (const { id_mov, fecha_mov, cantidad, tipo_mov, ...texts } of MAPPERS.movements(value)) {
          expect(isId(id_mov) && isDate(fecha_mov)).toBe(true);
          expect(cantidad >= 0 && Number.isFinite(cantidad)).toBe(true);
          expect(['ingreso', 'egreso']).toContain(tipo_mov);
          for (const text of Object.values(texts)) expect(text.trim()).not.toBe('');
        }
      }),
      { numRuns: 500 },
    );
  });

  it('makes valid users and profiles of anything', () => {
    fc.assert(
      fc.property(answer, (value) => {
        const { notifications = {}, missing, ...profile } = MAPPERS.profile(value);
        for (const chosen of Object.values(notifications)) expect(chosen).toBeTypeOf('boolean');
        for (const field of missing) expect(profile).toHaveProperty(field);
        for (const text of Object.values(profile)) expect(text.trim()).not.toBe('');
        expect(isDate(profile.joinDate) && isShowable(profile.profile_img)).toBe(true);
        const check = MAPPERS.session(value);
        if (!check.valid) return;
        const { user } = check;
        for (const name of ['email', 'name', 'phone', 'profile_img', 'session', 'token']) {
          expect(String(user[name]).trim()).not.toBe('');
        }
        expect(user.validated).toBe(1);
        expect(isShowable(user.profile_img)).toBe(true);
        expect(Object.getPrototypeOf(user)).toBe(Object.prototype);
        expect(Object.hasOwn(user, '__proto__')).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the parts are total', () => {
  it('no image address can run a script', () => {
    const start = fc.constantFrom(
      'javascript:',
      'JAVASCRIPT:',
      '\tjavascript:',
      'java\nscript:',
      'data:text/html,',
      'blob:',
      '',
    );
    fc.assert(
      fc.property(
        start,
        fc.string({ unit: 'binary' }),
        fc.constantFrom('', '/api', 'https://a.example'),
        (head, tail, base) => {
          const address = imageUrl(head + tail, base);
          if (address === '') return;
          const { protocol } = new URL(address, 'https://own.example');
          expect(['http:', 'https:', 'data:']).toContain(protocol);
          if (protocol === 'data:') expect(address).toMatch(/^data:image\//i);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('no file name has a path, a control or direction character, or more than 120 characters', () => {
    const name = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.constantFrom('CON', 'nul.png', '..', '/', 'a/../b'),
    );
    fc.assert(
      fc.property(name, name, (disposition, logo) => {
        const made = downloadFileName(`attachment; filename="${disposition}"`, logo, 'image/png');
        expect(made).not.toBe('');
        expect(made.length).toBeLessThanOrEqual(120);
        expect(Buffer.byteLength(made)).toBeLessThanOrEqual(255);
        expect(Buffer.byteLength(logoFileName(logo, 'image/png'))).toBeLessThanOrEqual(255);
        expect(made).not.toMatch(/[\p{Cc}\p{Cs}/\\<>:"|?*\u202a-\u202e\u2066-\u2069]/u);
        expect(made).not.toMatch(/^(con|prn|aux|nul)(\.|$)/i);
        expect(made).not.toMatch(/^[.\s]|[.\s]$/);
        expect(safeFileName(safeFileName(logo))).toBe(safeFileName(logo));
      }),
      { numRuns: 2000 },
    );
  });

  it('reads any header, description and error body', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        dispositionName(text);
        parseDescription(text);
        expect(refusal(text)).toBeUndefined();
      }),
    );
  });

  it('copies what is nested 100,000 deep without running out of stack', () => {
    const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    expect(JSON.stringify(safeCopy(deep)).length).toBeLessThan(100);
    const check = MAPPERS.session({ validated: 1, deep });
    expect(check.valid).toBe(true);
  });

  it('pollutes no prototype', () => {
    const value = JSON.parse(
      '{"validated":1,"user":{"__proto__":{"polluted":1}},"__proto__":{"polluted":1}}',
    );
    for (const map of Object.values(MAPPERS)) map(value);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});
