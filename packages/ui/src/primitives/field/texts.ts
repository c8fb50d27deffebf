import { type Given, useSection } from '../../lib/locale';

/** Spanish texts of Field. */
export const fieldTexts = {
  field: { required: 'obligatorio' },
};

export const useFieldTexts = (own?: Given<typeof fieldTexts.field>) => useSection(fieldTexts, 'field', own);
