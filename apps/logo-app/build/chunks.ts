/**
 * What both documents begin with, in one file: the frame of every page, what signing in takes, and the small parts of
 * the design system that all are made of. As the bundler leaves them they are a dozen files, which compress worse and
 * arrive later.
 */
const START = [
  ...[
    'app.',
    'asked-ahead.',
    'boot.',
    'config.',
    'draft-storage.',
    'error-message.',
    'outdated.',
    'services.',
  ].map((file) => `/logo-app/src/${file}`),
  ...['ask-if-staying', 'auth-', 'begun-sign-in', 'delay', 'sign-in-code', 'starting-gate'].map(
    (file) => `/logo-app/src/auth/${file}`,
  ),
  ...['auth', 'load', 'navigation'].map((file) => `/logo-app/src/texts/${file}.`),
  '/logo-app/src/drawings/',
  '/logo-app/src/hooks/use-part',
  '/logo-app/src/shell/error-boundary',
  '/logo-app/src/theme/',
  ...['bind-calls', 'error', 'fields/', 'read-for-session', 'session-calls', 'transport/'].map(
    (part) => `/api-client/src/${part}`,
  ),
  ...[
    'catalog/limits',
    'entities/capabilities',
    'entities/session-check',
    'session/session',
    'session/sign-in-urls',
  ].map((file) => `/api-client/src/${file}`),
  ...[
    'alert-press',
    'assign-ref',
    'color',
    'focus-heir',
    'image-outcome',
    'locale',
    'on-demand',
    'press',
    'use-choice',
    'use-picture',
    'use-shared-ref',
  ].map((file) => `/ui/src/lib/${file}.`),
  ...['alert', 'badge', 'button', 'construction-grid', 'heading', 'icon-button', 'skip-link', 'spinner'].map(
    (part) => `/ui/src/primitives/${part}/`,
  ),
  '/ui/src/primitives/app-shell/texts',
  ...['brand-mark', 'crash-report', 'full-screen-status', 'logo-image', 'texts/start'].map(
    (part) => `/ui/src/domain/${part}`,
  ),
  ...['circle-check', 'circle-exclamation-point', 'info', 'moon', 'sun', 'x'].map(
    (icon) => `/lucide-react/dist/esm/icons/${icon}.`,
  ),
  ...['class-variance-authority', 'clsx', 'get-nonce'].map((name) => `/node_modules/${name}/`),
  'vite/preload-helper',
];

/** What the landing adds to it, also where it is a screen of the app. */
const VISITORS = [
  '/logo-app/src/routes/landing/landing.',
  ...['use-demo-entry', 'use-typed-name'].map((file) => `/logo-app/src/routes/landing/${file}`),
  ...[
    'closing-call',
    'hero',
    'landing-section',
    'logo-sheet',
    'pricing-section',
    'site-footer',
    'site-header',
  ].map((part) => `/ui/src/domain/${part}/`),
];

/** What the screens behind a session are made of, most of them of most of it. */
const SCREENS = [
  '/api-client/src/',
  '/logo-app/src/hooks/',
  '/logo-app/src/auth/signed-out-elsewhere',
  ...['literals', 'undo-duration'].map((file) => `/logo-app/src/${file}.`),
  ...['category', 'preview-refusal', 'save-file'].map((file) => `/logo-app/src/routes/${file}.`),
  ...['control', 'escape', 'reveal-in-row', 'tell-value', 'use-kept-focus', 'visible-focus'].map(
    (file) => `/ui/src/lib/${file}.`,
  ),
  ...['banner', 'description-list', 'field', 'search-input', 'skeleton', 'text-area', 'text-input'].map(
    (part) => `/ui/src/primitives/${part}/`,
  ),
  '/ui/src/states/',
  ...['format', 'logo-stage/ground', 'page-header', 'result-count', 'texts/library'].map(
    (part) => `/ui/src/domain/${part}`,
  ),
  ...['arrow-right', 'heart', 'lock', 'search', 'sliders-horizontal', 'triangle-exclamation-point'].map(
    (icon) => `/lucide-react/dist/esm/icons/${icon}.`,
  ),
];

/** What Radix makes its widgets of, with that of tabs, which screens begin with. */
const WIDGETS = [
  'collection',
  'context',
  'direction',
  'id',
  'presence',
  'primitive',
  'roving-focus',
  'tabs',
  'use-',
].map((part) => `/@radix-ui/react-${part}`);

const among = (parts: readonly string[]) => (id: string) => parts.some((part) => id.includes(part));

/** The chunks that are not left to the bundler. Each holds what is named and nothing that this imports. */
export const chunks = [
  // React, and what draws a button and an icon: under every page.
  {
    name: 'react',
    test: /\/node_modules\/(?:react|react-dom|scheduler|@radix-ui\/react-(?:slot|compose-refs))\/|\/lucide-react\/dist\/esm\/(?!icons\/|lucide-react\.)/,
  },
  { name: 'start', test: among(START), includeDependenciesRecursively: false },
  { name: 'visitors', test: among(VISITORS), includeDependenciesRecursively: false },
  // The router and the cache: under every page but the landing.
  {
    name: 'router',
    test: /\/node_modules\/(?:react-router|react-router-dom|@tanstack\/(?:react-query|query-core))\//,
  },
  { name: 'screens', test: among(SCREENS), includeDependenciesRecursively: false },
  {
    name: 'widgets',
    test: among([...WIDGETS, '/@radix-ui/primitive/', '/ui/src/primitives/tabs/']),
    includeDependenciesRecursively: false,
  },
];
