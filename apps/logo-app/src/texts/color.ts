/** What the picker says of a colour that is faint on a ground: in a logo what is hard to read is set in another tone. */
export const colorTexts = {
  contrastLight: 'Claro sobre blanco: el logo pondrá las letras en un tono más oscuro.',
  contrastDark: 'Oscuro sobre negro: en fondos oscuros el logo usará un tono más claro.',
} as const;
