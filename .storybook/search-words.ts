import { sanitize } from 'storybook/internal/csf';
import type { Indexer } from 'storybook/internal/types';

/**
 * What a person who thinks in Spanish looks for: Storybook's search reads the names that it shows and no others, so
 * they stand beside the component's own. Where one word is much like the other, the one finds both.
 */
const WORDS: Record<string, string> = {
  AccountMenu: 'menú de la cuenta',
  AchievementBadge: 'logro, insignia',
  ActionCard: 'tarjeta de acción',
  ActivityItem: 'actividad',
  Alert: 'aviso, alerta',
  AlertDialog: 'confirmación, diálogo',
  AppShell: 'armazón, página',
  Avatar: 'retrato, foto',
  Badge: 'insignia, etiqueta',
  Banner: 'franja, aviso',
  BillingToggle: 'mensual o anual, facturación',
  BrandMark: 'marca, símbolo',
  BriefSummary: 'resumen del encargo',
  Button: 'botón',
  Card: 'tarjeta',
  CategoryFilter: 'filtro de categorías',
  ChangePasswordForm: 'cambiar contraseña, formulario',
  Chip: 'ficha, etiqueta',
  ClaimRow: 'ventajas',
  ClosingCall: 'llamada final',
  Color: 'colores, contraste',
  ColorPicker: 'selector de color',
  ConstructionGrid: 'retícula, guías',
  CrashReport: 'error, fallo',
  CreditBadge: 'créditos, saldo',
  DangerZone: 'zona de peligro, eliminar cuenta',
  DashboardBar: 'barra del panel',
  DemoDialog: 'demostración, diálogo',
  DescriptionList: 'lista de datos',
  Dialog: 'diálogo, ventana',
  Disclosure: 'desplegable, acordeón',
  DropdownMenu: 'menú desplegable',
  EmptyState: 'estado vacío',
  ErrorState: 'estado de error',
  ExampleWall: 'muro de ejemplos',
  FactList: 'lista de datos',
  FeatureArtefacts: 'funciones, muestras',
  Field: 'campo de formulario',
  FilterPanel: 'panel de filtros',
  Forms: 'formularios',
  FullScreenStatus: 'pantalla completa, espera',
  Gallery: 'galería',
  Generate: 'generar, asistente',
  GeneratingPanel: 'generando, espera',
  Heading: 'título, encabezado',
  Hero: 'portada',
  IconButton: 'botón de icono',
  IndustryPicker: 'selector de industria',
  Landing: 'portada, inicio',
  LandingSection: 'sección de la portada',
  Link: 'enlace, vínculo',
  Lists: 'listas',
  LivePreview: 'vista previa',
  LoadingState: 'estado de carga',
  LogoCard: 'tarjeta de logo',
  LogoDetail: 'detalle de logo',
  LogoGrid: 'cuadrícula de logos',
  LogoImage: 'imagen de logo',
  LogoList: 'lista de logos',
  LogoRow: 'fila de logo',
  LogoSheet: 'hoja de logo',
  LogoStage: 'escenario del logo',
  LogoTypePicker: 'selector de tipo',
  MaskedToken: 'token oculto',
  MovementList: 'lista de movimientos',
  MovementRow: 'fila de movimiento',
  MovementTotals: 'totales de movimientos',
  NotificationToggles: 'notificaciones, interruptores',
  PageHeader: 'cabecera de página',
  Pager: 'paginador, paginación',
  Plan: 'planes, precios',
  PlanCard: 'tarjeta de plan, precio',
  PlanGrid: 'cuadrícula de planes',
  Popover: 'ventana emergente',
  PremiumCard: 'tarjeta prémium',
  PricingSection: 'sección de precios',
  Profile: 'perfil',
  ProfileFields: 'campos del perfil',
  ProfileHeader: 'cabecera del perfil',
  Progress: 'progreso, barra',
  RadioTiles: 'opciones, botones de radio',
  RecentLogos: 'logos recientes',
  Record: 'historial',
  ResultCount: 'número de resultados',
  ResultDialog: 'resultado, diálogo',
  SearchInput: 'buscador, búsqueda',
  Select: 'lista de selección',
  SessionBanner: 'franja de la sesión',
  Sidebar: 'barra lateral',
  SiteFooter: 'pie de página',
  SiteHeader: 'cabecera del sitio',
  Skeleton: 'esqueleto, carga',
  SkipLink: 'saltar al contenido',
  SortToggle: 'orden, ordenar',
  Spinner: 'indicador de carga',
  StatCard: 'tarjeta de cifra',
  StylePicker: 'selector de estilo',
  SupportBlock: 'ayuda, soporte',
  Switch: 'interruptor',
  Table: 'tabla',
  Tabs: 'pestañas',
  Text: 'texto, párrafo',
  TextArea: 'área de texto',
  TextInput: 'campo de texto',
  Tokens: 'variables de diseño',
  ToggleGroup: 'grupo de botones',
  Tooltip: 'ayuda emergente',
  TopBar: 'barra superior',
  'Undo and confirm': 'deshacer y confirmar',
  UsageBar: 'barra de uso',
  User: 'usuario, panel',
  VisuallyHidden: 'oculto a la vista',
  WizardLayout: 'asistente, disposición',
  WizardNavigation: 'asistente, siguiente',
  WizardSteps: 'asistente, pasos',
};

/** 'Primitives/Button' -> 'Primitives/Button · botón'. */
const withWords = (title: string): string =>
  title
    .split('/')
    .map((part) => (WORDS[part] ? `${part} · ${WORDS[part]}` : part))
    .join('/');

/** The index with Spanish words in its titles, and every address as it was. */
export const indexed = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) =>
    (await indexer.createIndex(file, options)).map((entry) => {
      const title = entry.title ?? '';
      return { ...entry, title: withWords(title), metaId: entry.metaId ?? sanitize(title) };
    }),
});

const TITLE = /\btitle: '([A-Z]\w+\/[^']+)'/;

/** What the page would otherwise derive from the longer title: the id, as it was. */
export const keepIds = {
  name: 'keep-story-ids',
  enforce: 'pre' as const,
  transform: (code: string, file: string) =>
    /\.stories\.tsx$/.test(file)
      ? code.replace(TITLE, (given, title: string) => `id: '${sanitize(title)}', ${given}`)
      : undefined,
};
