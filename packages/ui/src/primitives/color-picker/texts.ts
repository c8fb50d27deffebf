import { type Given, useSection } from '../../lib/locale';

/** Spanish texts of ColorPicker. */
export const colorTexts = {
  color: {
    presets: 'Colores sugeridos',
    custom: 'Color libre',
    hex: 'Código hexadecimal',
    invalid: 'Escribe un color como #2B50FF.',
    contrastGood: 'Se lee bien sobre blanco y sobre negro.',
    contrastLight: 'Poco contraste sobre blanco: en fondos claros costará leerlo.',
    contrastDark: 'Poco contraste sobre negro: en fondos oscuros costará leerlo.',
  },
};

export const useColorTexts = (own?: Given<typeof colorTexts.color>) => useSection(colorTexts, 'color', own);
