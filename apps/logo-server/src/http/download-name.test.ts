import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attachment, downloadName, folderName } from './download-name.js';

test.each([
  ['Café Ñandú', 'Café Ñandú-logo.png'],
  ['../../etc/passwd', 'etc passwd-logo.png'],
  ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j-logo.png'],
  ['\u202egnp.exe\r\n', 'gnp.exe-logo.png'],
  ['...', 'logo.png'],
  ['株式会社', '株式会社-logo.png'],
])('[§7 proxy-download] %j is saved as %j', (company, file) => {
  expect(downloadName(company, 'png')).toBe(file);
});

test('a long name is cut between letters', () => {
  expect([...downloadName('𝔸'.repeat(200), 'svg')]).toHaveLength(100 + '-logo.svg'.length);
});

test.each([
  ['Pérez S.A.', 'Pérez S.A'],
  ['CON', 'CON_'],
  ['aux.', 'aux_'],
  ['Conde', 'Conde'],
  ['...', ''],
])('a folder of %j is %j, which Windows can make', (company, folder) => {
  expect(folderName(company)).toBe(folder);
});

test('a folder has room for its number in the 255 bytes of a name', () => {
  expect(Buffer.byteLength(folderName('日本語'.repeat(40)))).toBe(240);
});

test('whatever the name, the header is one line of ASCII that carries it exactly', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (company) => {
      const name = downloadName(company, 'png');
      const header = attachment(name);
      expect(header).toMatch(
        /^attachment; filename="[\x20-\x21\x23-\x5b\x5d-\x7e]*"; filename\*=UTF-8''[\w.~!%-]*$/,
      );
      expect(decodeURIComponent(header.split("UTF-8''")[1] ?? '')).toBe(name);
    }),
  );
});
