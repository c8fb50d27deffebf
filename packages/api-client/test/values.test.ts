import { describe, expect, it } from 'vitest';
import { AMOUNTS, DATES } from '../scripts/reading-examples';
import { amountOf } from '../src/fields/amounts';
import { calendarDay, dateText } from '../src/fields/dates';
import { imageUrl } from '../src/fields/image-url';
import { readNumber } from '../src/fields/readers';
import { flipFavorite, toDate } from '../src/index';
import { setUp, TODAY } from './support/client';
import { json } from './support/server';

const API = 'https://api.example.com/v1';
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('an image’s address', () => {
  it.each([
    ['https://img.example/a.png?x=1', 'https://img.example/a.png?x=1'],
    ['  http://img.example/a.png ', 'http://img.example/a.png'],
    ['HTTPS://img.example/a.png', 'https://img.example/a.png'],
    ['/images/a.png', 'https://api.example.com/images/a.png'],
    ['images/a.png', 'https://api.example.com/v1/images/a.png'],
    ['./a', 'https://api.example.com/v1/a'],
    ['../a.svg', 'https://api.example.com/a.svg'],
    ['a.webp', 'https://api.example.com/v1/a.webp'],
    ['a.jpg', 'https://api.example.com/v1/a.jpg'],
    ['a.jpeg?x=1', 'https://api.example.com/v1/a.jpeg?x=1'],
    ['/images/7', 'https://api.example.com/images/7'],
    ['../7', 'https://api.example.com/7'],
    ['//cdn.example/a.png', 'https://cdn.example/a.png'],
    [`data:image/png;base64,${PNG}`, `data:image/png;base64,${PNG}`],
    ['data:image/svg+xml,%3Csvg/%3E', 'data:image/svg+xml,%3Csvg/%3E'],
    [PNG, `data:image/png;base64,${PNG}`],
    [`${PNG.slice(0, 40)}\r\n${PNG.slice(40)}`, `data:image/png;base64,${PNG}`],
    ['/9j/4AAQSkZJRgABAQ==', 'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQ=='],
    ['_9j_4AAQSkZJRgABAQ==', 'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQ=='],
    ['_9j_4AA-SkZJRgABAQ==', 'data:image/jpeg;base64,/9j/4AA+SkZJRgABAQ=='],
    ['R0lGODlhAQABAAAAACw=', 'data:image/gif;base64,R0lGODlhAQABAAAAACw='],
    ['UklGRhoAAABXRUJQ', 'data:image/webp;base64,UklGRhoAAABXRUJQ'],
    ['PHN2ZyB4bWxucz0i', 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0i'],
    ['PD94bWwgdmVyc2lvbj0i', 'data:image/svg+xml;base64,PD94bWwgdmVyc2lvbj0i'],
  ])('[§3 image_data] %j may be shown as %j', (raw, expected) => {
    expect(imageUrl(raw, API)).toBe(expected);
  });

  it.each([
    ['javascript:alert(1)'],
    [' JavaScript:alert(1)'],
    ['java\tscript:alert(1)'],
    ['\u0001javascript:alert(1)'],
    ['vbscript:x'],
    ['data:text/html,<script>'],
    ['javascript:data:image/png,'],
    ['data:image/png'],
    ['blob:https://img.example/1'],
    ['file:///etc/passwd'],
    ['https:evil'],
    ['https://'],
    ['/a b.png'],
    ['/\\evil.example/a.png'],
    ['not an image'],
    ['aGVsbG8gd29ybGQ='],
    ['iVBORw0KGgo<script>'],
    ['iVBORw0KGgo<script>abcd'],
    ['sin-imagen'],
    [''],
    [null],
    [5],
    [{ url: 'x' }],
  ])('[§3 image_data] %j is shown as nothing', (raw) => {
    expect(imageUrl(raw, API)).toBe('');
  });

  it.each([
    ['', '/images/a.png', '/images/a.png'],
    ['', 'images/a.png', '/images/a.png'],
    ['', '//cdn.example/a.png', '//cdn.example/a.png'],
    ['/api', 'images/a.png', '/api/images/a.png'],
    ['/api', '/images/a.png', '/images/a.png'],
    ['', 'https://img.example/a.png', 'https://img.example/a.png'],
  ])('with the base %j, %j is %j', (base, raw, expected) => {
    expect(imageUrl(raw, base)).toBe(expected);
  });
});

describe('a date', () => {
  it.each([
    ['2025-01-31', '2025-01-31'],
    [' 2024-02-29 ', '2024-02-29'],
    ['2025-01-31T10:20:30Z', '2025-01-31T10:20:30Z'],
    ['2025-01-31 10:20:30', '2025-01-31T10:20:30'],
    ['2025-01-31T10:20', '2025-01-31T10:20'],
    ['2025-01-31T10:20:30.123456+02:00', '2025-01-31T10:20:30.123456+02:00'],
    ['2025-01-31t10:20:30z', '2025-01-31T10:20:30Z'],
    ['2025-01-31T10:20:30-0300', '2025-01-31T10:20:30-03:00'],
    ['Fri, 31 Jan 2025 10:20:30 GMT', '2025-01-31T10:20:30.000Z'],
    [1738318830, '2025-01-31T10:20:30.000Z'],
    [1738318830000, '2025-01-31T10:20:30.000Z'],
    [1e11 - 1, '5138-11-16T09:46:39.000Z'],
    [1e11, '1973-03-03T09:46:40.000Z'],
    [-62135596800, '0001-01-01T00:00:00.000Z'],
    [-62135596801, undefined],
    [253402300799000, '9999-12-31T23:59:59.000Z'],
    [253402300800000, undefined],
    ['2025-02-31', undefined],
    ['2025-02-31T10:00:00Z', undefined],
    ['2025-13-01', undefined],
    ['2025-01-31T25:00:00Z', undefined],
    ['ayer', undefined],
    ['Foo, ayer GMT', undefined],
    ['el 2025-01-31', undefined],
    ['el 2025-01-31T10:20', undefined],
    ['2025-01-31T10:20 horas', undefined],
    ['el Fri, 31 Jan 2025 10:20:30 GMT', undefined],
    ['Fri, 31 Jan 2025 10:20:30 GMT+0300', undefined],
    ['Fri, 31/01/2025 GMT', undefined],
    [1e300, undefined],
    [Number.NaN, undefined],
    [{}, undefined],
  ])('of the wire %j is %j', (raw, expected) => {
    expect(dateText(raw)).toBe(expected);
  });

  it.each(['America/Santiago', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC'])(
    '[§9] that is a calendar day stays that day in %s',
    (zone) => {
      const before = process.env.TZ;
      process.env.TZ = zone;
      try {
        const day = toDate('2026-03-15');
        expect([day.getFullYear(), day.getMonth(), day.getDate()]).toEqual([2026, 2, 15]);
        expect(calendarDay(day)).toBe('2026-03-15');
        expect(calendarDay(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31');
      } finally {
        if (before === undefined) delete process.env.TZ;
        else process.env.TZ = before;
      }
    },
  );

  it('of a moment is the day where it is shown', () => {
    const inSantiago = Object.assign(new Date('2026-03-15T02:30:00Z'), { getTimezoneOffset: () => 180 });
    expect(calendarDay(inSantiago)).toBe('2026-03-14');
  });

  it('that is a moment is that moment', () => {
    expect(toDate('2026-03-15T10:00:00Z').getTime()).toBe(Date.UTC(2026, 2, 15, 10));
  });
});

describe('an amount', () => {
  it.each([
    ['5000', 5000],
    ['5000,50', 5000.5],
    [' 5.000 ', 5000],
    ['12.500', 12_500],
    ['123.456', 123_456],
    ['1.234.567.890.123', 1_234_567_890_123],
    ['1.234.567.890.123.456', undefined],
    ['5.000 CLP', 5000],
    ['+5.000', 5000],
    ['\u22125.000', 5000],
    ['$-5.000,-', 5000],
    ['5.-000', undefined],
    ['5 000', undefined],
    ['$', undefined],
    ['', undefined],
  ])('written %j is %j', (written, read) => {
    expect(amountOf(written)).toBe(read);
  });
});

describe('what docs/fallbacks.md says of Chile', () => {
  it.each(DATES)('the date %j is read as %j', (sent, read) => {
    expect(dateText(sent)).toBe(read);
  });

  it.each(AMOUNTS)('the amount %j is read as %j', async (sent, read) => {
    const { client, drifts } = await setUp(json({ respuesta: [{ cantidad: sent }] }));
    expect((await client.movements())[0]?.cantidad).toBe(read ?? 0);
    const drift = drifts.find(({ field }) => field === 'respuesta[0].cantidad');
    expect(drift?.received).toEqual(sent === read ? undefined : sent);
  });

  it('an unreadable date is today, and reported', async () => {
    const { client, drifts } = await setUp(json({ respuesta: [{ fecha_mov: '31/02/2025' }] }));
    expect((await client.movements())[0]?.fecha_mov).toBe(TODAY);
    expect(drifts).toContainEqual({
      call: 'movements',
      field: 'respuesta[0].fecha_mov',
      received: '31/02/2025',
      used: TODAY,
    });
  });

  it('figures that are no amounts are not read so', async () => {
    const { client } = await setUp(json({ validated: 1, creditos: '5.000', stats: { rating: '4.800' } }));
    expect(await client.validateSession()).toMatchObject({ creditos: 5, stats: { rating: 4.8 } });
  });
});

describe('a figure', () => {
  it.each([
    [12, [12]],
    ['12', [12, true]],
    [' 12.5 ', [12.5, true]],
    ['+7', [7, true]],
    ['-3', [-3, true]],
    ['x12', undefined],
    ['12x', undefined],
    ['12.', undefined],
    ['1e3', undefined],
    ['', undefined],
    [Number.NaN, undefined],
    [[5], undefined],
    [true, undefined],
  ])('%j is read as %j', (raw, read) => {
    expect(readNumber(raw)).toEqual(read);
  });
});

describe('what was converted is reported', () => {
  const drift = async (item: object) => {
    const { client, drifts } = await setUp(json({ respuesta: [item] }));
    const [movement] = await client.movements();
    const fields = drifts.filter(({ received }) => received !== undefined).map(({ field }) => field);
    return { movement, fields };
  };

  it.each([
    [{ cantidad: 0 }, { cantidad: 0 }, []],
    [{ cantidad: -1 }, { cantidad: 1 }, ['respuesta[0].cantidad']],
    [{ cantidad: [5] }, { cantidad: 0 }, ['respuesta[0].cantidad']],
    [{ fecha_mov: '2025-03-15' }, { fecha_mov: '2025-03-15' }, []],
    [{ fecha_mov: '15/03/2025' }, { fecha_mov: '2025-03-15' }, ['respuesta[0].fecha_mov']],
    [{ tipo_mov: 'egreso' }, { tipo_mov: 'egreso' }, []],
    [{ tipo_mov: ' EGRESO ' }, { tipo_mov: 'egreso' }, ['respuesta[0].tipo_mov']],
    [{ id_movimiento: true }, { id_mov: 'mov-1' }, ['respuesta[0].id_mov']],
    [{ id_movimiento: { id: 1 } }, { id_mov: 'mov-1' }, ['respuesta[0].id_mov']],
  ])('%j as %j in %j', async (item, expected, fields) => {
    const seen = await drift(item);
    expect(seen.movement).toMatchObject(expected);
    expect(seen.fields).toEqual(fields);
  });
});

describe('a favourite', () => {
  it('[§4 Gallery favourite toggle] flips between 0 and 1', () => {
    expect(flipFavorite(true)).toBe(0);
    expect(flipFavorite(false)).toBe(1);
  });

  it.each([
    [1, true, false],
    ['1', true, false],
    [0, false, false],
    ['0', false, false],
    [2, false, true],
    [true, false, true],
    ['no', false, true],
  ])('%j is %j, and reported: %j', async (favorito, isFavorite, isReported) => {
    const { client, drifts } = await setUp(json({ Logos: [{ favorito }] }));
    expect(await client.gallery()).toMatchObject([{ isFavorite }]);
    expect(drifts.some(({ field }) => field === 'Logos[0].isFavorite')).toBe(isReported);
  });
});
