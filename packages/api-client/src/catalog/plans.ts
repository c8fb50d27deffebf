/** Id of a plan (§3). */
export type PlanId = 'free' | 'premium' | 'enterprise';

/** A subscription plan (§3). Prices in whole US dollars; `yearly` is the price of a whole year. */
export type Plan = {
  readonly id: PlanId;
  readonly name: string;
  readonly subtitle: string;
  readonly price: { readonly monthly: number; readonly yearly: number };
  readonly popular: boolean;
  readonly features: readonly string[];
  readonly limitations: readonly string[];
};

/** The three plans (§9). */
export const PLANS = [
  {
    id: 'free',
    name: 'Explorador',
    subtitle: 'Para empezar',
    price: { monthly: 0, yearly: 0 },
    popular: false,
    features: [
      '5 logos al mes',
      'Resolución estándar',
      'Formatos PNG y JPG',
      'Plantillas básicas',
      'Soporte por correo electrónico',
    ],
    limitations: ['Con marca de agua', 'Sin descargas en HD', 'Plantillas limitadas'],
  },
  {
    id: 'premium',
    name: 'Comandante',
    subtitle: 'Para marcas en crecimiento',
    price: { monthly: 29, yearly: 290 },
    popular: true,
    features: [
      'Logos ilimitados',
      'Descargas en HD y 4K',
      'Todos los formatos (PNG, JPG, SVG, PDF)',
      'Biblioteca completa de plantillas',
      'Editor avanzado',
      'Soporte prioritario',
      'Sin marca de agua',
      'Historial completo',
    ],
    limitations: [],
  },
  {
    id: 'enterprise',
    name: 'Capitán Galáctico',
    subtitle: 'Para equipos y empresas',
    price: { monthly: 99, yearly: 990 },
    popular: false,
    features: [
      'Todo lo de Comandante',
      'Equipos ilimitados',
      'Colaboración en tiempo real',
      'Marca personalizada',
      'API de integración',
      'Administrador dedicado',
      'Almacenamiento en la nube',
      'Analítica avanzada',
      'Exportación masiva',
    ],
    limitations: [],
  },
] as const satisfies readonly Plan[];

/** The plan selected when the plans page opens (§2, §4). */
export const DEFAULT_PLAN_ID: PlanId = 'premium';
