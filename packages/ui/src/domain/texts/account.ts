import { type TextsHook, useSection } from '../../lib/locale';

/**
 * Spanish texts of what stands around the signed-in screens, by section. Those that the
 * specification gives (section 2) are exact to the byte: `creditos` has no accent, `Sesión segura activa.` ends
 * with its full stop.
 */
export const accountTexts = {
  session: {
    active: 'Sesión segura activa para',
    id: 'Sesión',
    checking: 'Verificando sesión...',
    restricted: 'Acceso Restringido - Necesitas iniciar sesión para acceder a esta página.',
    home: 'Volver al Inicio',
  },
  credits: { badge: (credits: number) => `${credits} creditos disponibles` },
  premium: { title: 'Premium', detail: 'Desbloquea funciones ilimitadas y crea sin límites' },
  account: {
    trigger: 'Cuenta',
    secure: 'Sesión segura activa.',
    settings: 'Configuración',
    notifications: 'Notificaciones',
    signOut: 'Cerrar Sesión',
    home: 'Página Principal',
  },
};

export const useAccountTexts: TextsHook<typeof accountTexts> = (name, own) =>
  useSection(accountTexts, name, own);
