import { describe, expect, it } from 'vitest';
import { adjustedUrl, logoFileName, logoFileUrl, previewUrl } from '../src/addresses/index';

const LOGO = 'https://trazo.example/logos/abc.png';

describe('the files of a logo', () => {
  it.each([
    [{ format: 'svg' }, 'https://trazo.example/logos/abc.svg'],
    [{ format: 'svg', variant: 'dark' }, 'https://trazo.example/logos/abc.svg?variant=dark'],
    [{ format: 'pdf' }, 'https://trazo.example/logos/abc.pdf'],
    [{ format: 'jpg', size: 2048 }, 'https://trazo.example/logos/abc.jpg?size=2048'],
    [
      { format: 'png', size: 4096, background: 'transparent' },
      'https://trazo.example/logos/abc.png?size=4096&background=transparent',
    ],
  ] as const)('%j is at %s', (file, url) => {
    expect(logoFileUrl(LOGO, file)).toBe(url);
    expect(logoFileUrl(`${LOGO}?size=1024`, file)).toBe(url);
  });

  it.each(['', 'data:image/png;base64,AAAA', 'https://other.example/logo?format=png', '/logo.svg'])(
    'an address of another form, %j, has none',
    (url) => {
      expect(logoFileUrl(url, { format: 'svg' })).toBeUndefined();
    },
  );

  it.each([
    ['Nubia Tech', 'image/svg+xml', 'Nubia Tech-logo.svg'],
    ['A/B\\C', 'image/jpeg', 'A B C-logo.jpg'],
    ['  <>:"|?*', 'image/png', 'logo.png'],
    ['Sol', ' image/gif ', 'Sol-logo.gif'],
    ['Sol', 'application/pdf', 'Sol-logo.pdf'],
    ['Sol', 'application/octet-stream', 'Sol-logo.png'],
    ['Sol', 'text/plain; image/gif', 'Sol-logo.png'],
  ])('the file of %j as %s is called %j', (name, type, fileName) => {
    expect(logoFileName(name, type)).toBe(fileName);
  });
});

describe('the preview', () => {
  const brief = {
    companyName: ' Café & Ñandú ',
    selectedIndustry: 'food',
    selectedStyle: 'vintage',
    logoType: 'icon',
    selectedColor: '#EF4444',
  } as const;

  it('states the brief, and a seed only where one is asked for', () => {
    const url = new URL(previewUrl('https://trazo.example/api/preview.svg', brief, { variant: 'dark' }));
    expect(Object.fromEntries(url.searchParams)).toEqual({
      name: 'Café & Ñandú',
      industry: 'food',
      style: 'vintage',
      type: 'icon',
      color: '#EF4444',
      variant: 'dark',
    });
    expect(previewUrl('/p', brief, { variant: 'light', seed: 'b' })).toMatch(/&seed=b&variant=light$/);
  });

  it('states what the company does, as far as an address has room', () => {
    const told = (description: string) =>
      new URL(previewUrl('https://trazo.example/p', { ...brief, description }, { variant: 'dark' }));
    expect(told(' control de aves con halcones ').searchParams.get('description')).toBe(
      'control de aves con halcones',
    );
    expect(told('  ').searchParams.has('description')).toBe(false);
    const long = told('🦅'.repeat(2_000));
    expect(long.searchParams.get('description')).toMatch(/^(🦅)+$/u);
    expect(long.href.length).toBeLessThan(8_000);
  });

  it('takes a name that is not well-formed text', () => {
    expect(() => previewUrl('/p', { ...brief, companyName: 'a\ud800' }, { variant: 'light' })).not.toThrow();
  });
});

describe('adjustedUrl', () => {
  it('is decided by the version, the change and the ground', () => {
    const change = { name: 'Año & Cía', color: '#15803D', symbol: 'monogram:Ñ', idea: undefined };
    const url = new URL(adjustedUrl('https://trazo.example/p', 'v1', change, { variant: 'dark' }));
    expect(Object.fromEntries(url.searchParams)).toEqual({
      logo: 'v1',
      name: 'Año & Cía',
      color: '#15803D',
      symbol: 'monogram:Ñ',
      variant: 'dark',
    });
  });
});
