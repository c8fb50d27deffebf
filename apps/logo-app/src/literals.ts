/**
 * What the specification calls static, hard-coded or inert, each with its section. A figure that a server
 * reports replaces its literal, and what happened in an account the entries and badges of the profile's tabs;
 * everything else in here is always shown as it stands.
 */

/** §2 Top bar, §9: credits shown when the server reports none. */
export const LITERAL_CREDITS = 3;

/** §9 Hard-coded presentation values; each is replaced by the server's own when it reports one. */
export const LITERAL_STATS = {
  logos: 47,
  downloads: 15420,
  favorites: 23,
  monthly: 8,
  profile_views: 1250,
  rating: 4.8,
  usage_percent: 75,
} as const;

/** §2 Profile: badges of the tabs Actividad and Logros. */
export const LITERAL_TAB_BADGES = { activity: 12, achievements: 3 } as const;

/** §1 Marketing claims of the landing. */
export const LITERAL_CLAIMS = [
  { value: '500K+', label: 'logos' },
  { value: '50K+', label: 'clientes' },
  { value: '4.9/5', label: 'valoración' },
  { value: '24/7', label: 'soporte' },
] as const;

/** §2 Logo wizard: the three sample creations of the strip, by the ids of `src/drawings`. */
export const LITERAL_RECENT_LOGOS = ['nubia', 'canela', 'sierra'] as const;

/** §2 Profile, Actividad: four static sample entries. */
export const LITERAL_ACTIVITIES = [
  { id: 'created', title: 'Creaste un logo', detail: 'Nubia Tech', when: 'Hace 2 horas' },
  { id: 'downloaded', title: 'Descargaste un logo', detail: 'Dulce Canela, en PNG', when: 'Hace 1 día' },
  { id: 'favorited', title: 'Marcaste un favorito', detail: 'Sierra Viva', when: 'Hace 3 días' },
  { id: 'profile', title: 'Actualizaste tu perfil', detail: 'Información personal', when: 'Hace 1 semana' },
] as const;

/** §2 Profile, Logros: four static badges, one locked at 75 %. */
export const LITERAL_ACHIEVEMENTS = [
  { id: 'first', title: 'Primer trazo', detail: 'Creaste tu primer logo', progress: 100 },
  { id: 'explorer', title: 'Explorador de estilos', detail: 'Probaste los seis estilos', progress: 100 },
  { id: 'collector', title: 'Coleccionista', detail: 'Guardaste diez favoritos', progress: 100 },
  { id: 'master', title: 'Maestro del trazo', detail: 'Crea cien logos', progress: 75 },
] as const;

/** §2 Profile, Configuración: the notification toggles' defaults (on, off, on, off). */
export const LITERAL_NOTIFICATIONS = { email: true, features: false, tips: true, marketing: false } as const;
