import { type Given, useSection } from '../../lib/locale';

/** Spanish texts of AppShell, its TopBar, Sidebar and SkipLink. */
export const shellTexts = {
  shell: {
    menu: 'Abrir menú',
    closeMenu: 'Cerrar menú',
    navigation: 'Navegación principal',
    skip: 'Saltar al contenido',
  },
};

export const useShellTexts = (own?: Given<typeof shellTexts.shell>) => useSection(shellTexts, 'shell', own);
