import type { Direction } from '../direction/direction.js';
import { readFontLicence } from '../fonts/files.js';
import { readIconLicence } from '../icons/icons.js';
import { familiesIn, familyName } from './used-faces.js';

const RULE = `\n${'-'.repeat(76)}\n\n`;

function symbolNote({ symbol }: Direction): string {
  if (symbol === null || symbol.kind === 'monogram')
    return 'Símbolo: letras de tu nombre, dibujadas con el tipo de letra de arriba.';
  if (symbol.kind === 'mark')
    return 'Símbolo: dibujo propio de Trazo. Puedes usarlo libremente, también para vender. No es exclusivo:\notra marca puede llevar el mismo dibujo.';
  if (symbol.kind === 'traced')
    return 'Símbolo: generado por un modelo de imágenes y convertido en contornos. Antes de registrarlo, comprueba que\nno se parezca al de otra marca.';
  return `Símbolo: icono "${symbol.id}" de Phosphor Icons, licencia MIT. Puedes usarlo libremente, también para\nvender. No es exclusivo: cualquiera puede usar el mismo icono, y por eso protege poco como marca registrada.`;
}

/** What a person may do with the letters and the symbol of a logo, and the licences themselves. */
export function licenceText(name: string, direction: Direction, guideFamily: string): string {
  const families = familiesIn(name, direction);
  const letters = families.map(familyName).join(', ');
  const texts = [
    'LICENCIAS',
    '',
    `Letras del logo: ${letters}. En los archivos son contornos, no texto: puedes usarlas libremente, también`,
    'para vender, sin pagar ni citar a nadie. Ningún archivo de tipo de letra viene en este kit; si quieres',
    'escribir con el mismo tipo de letra, se descarga gratis en https://fontsource.org.',
    '',
    `Texto de guia.pdf: ${familyName(guideFamily)}, incrustado en el documento.`,
    '',
    symbolNote(direction),
    '',
    'Colores: los colores no tienen licencia.',
    '',
    'Estos son los textos de las licencias, tal como los escribieron sus autores.',
    '',
  ].join('\n');
  const all = [...new Set([...families, guideFamily])].map(
    (family) => `${familyName(family).toUpperCase()}\n\n${readFontLicence(family).trim()}\n`,
  );
  const icon = direction.symbol?.kind === 'icon' ? [`PHOSPHOR ICONS\n\n${readIconLicence().trim()}\n`] : [];
  return [texts, ...all, ...icon].join(RULE);
}
