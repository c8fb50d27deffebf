import { type Given, useSection } from '../../lib/locale';

/** Spanish texts of SearchInput. */
export const searchTexts = {
  search: { label: 'Buscar', clear: 'Borrar la búsqueda' },
};

export const useSearchTexts = (own?: Given<typeof searchTexts.search>) =>
  useSection(searchTexts, 'search', own);
