/** What a server of section 7 answers in the tests and stories; it announces nothing unless told to. */
import { drawings } from '../drawings';
import { type Answer, type Answers, image, json } from './scripted-fetch';

/** A stored session: the time, an underscore, a random part. */
export const SESSION = '1767225600000_k3vq7zr2m5n4p6s7t2u3w4x5y6';

/** A drawing of our engine: the one of that name, else each in its turn. */
const drawing = (id: number, name: string): string | undefined =>
  (drawings.find((sample) => sample.name === name) ?? drawings[id % drawings.length])?.src;

/** A user as /validate_session and /user_info send one. */
export const ANA = {
  name: 'Ana Ruiz',
  email: 'ana@ejemplo.com',
  phone: '+56 9 1234 5678',
  profile_img: drawings.find(({ id }) => id === 'faro')?.symbolSrc ?? '',
} as const;

export const validAnswer = { validated: 1, ...ANA };

/** An item of the gallery's 'Logos'. */
export const galleryItem = (id: number, name: string, more: Record<string, unknown> = {}) => ({
  logo_id: id,
  companyname: name,
  image_data: drawing(id, name),
  category: 'technology',
  create_date: '2025-03-01',
  prompt_dalle: `Logo de ${name}.`,
  favorito: 0,
  ...more,
});

export const GALLERY = [
  galleryItem(1, 'Nubia Tech', { create_date: '2025-03-01', favorito: 1 }),
  galleryItem(2, 'Dulce Canela', { category: 'food', create_date: '2025-04-15' }),
  galleryItem(3, 'Sierra Viva', { category: 'Nature', create_date: '2025-01-20' }),
] as const;

/** An item of /logos_info's 'respuesta'. */
export const historyItem = (id: number, name: string, more: Record<string, unknown> = {}) => ({
  logo_id: id,
  companyName: name,
  industry: 'technology',
  type: 'icon',
  style: 'modern',
  creationDate: '2025-03-01',
  prompt: `Logo de ${name}.`,
  ...more,
});

export const HISTORY = [
  historyItem(1, 'Nubia Tech'),
  historyItem(2, 'Dulce Canela', { industry: 'food', creationDate: '2025-04-15', type: 'text' }),
  historyItem(3, 'Sierra Viva', { industry: 'nature', creationDate: '2025-01-20', type: 'symbol' }),
];

/** An item of /movimiento_info's 'respuesta'. */
export const movementItem = (id: number, more: Record<string, unknown> = {}) => ({
  id_movimiento: id,
  tipo_mov: 'ingreso',
  cantidad: 5000,
  fecha_mov: '2025-03-01',
  concepto: 'Compra de créditos',
  descripcion: 'Paquete básico',
  categoria: 'Compras',
  referencia: `PAGO-${id}`,
  ...more,
});

export const MOVEMENTS = [
  movementItem(1),
  movementItem(2, {
    tipo_mov: 'egreso',
    cantidad: 1200,
    fecha_mov: '2025-04-15',
    concepto: 'Logo creado',
    descripcion: 'Dulce Canela',
    categoria: 'Logos',
    referencia: 'LOGO-2',
  }),
  movementItem(3, { cantidad: 300, fecha_mov: '2025-01-20', concepto: 'Bienvenida', categoria: 'Regalos' }),
];

export const generated = { image_url: '/logos/abc123.png', prompt: 'Un logo moderno para Panadería Ñandú.' };

/** What a server that announces `proposals` answers: six drawings, the first of which is the logo. */
export const proposed = {
  ...generated,
  image_url: drawing(0, ''),
  logo_id: 'logo-1',
  seed: 'preview~3',
  proposals: Array.from({ length: 6 }, (_, place) => ({
    id: String(place + 1),
    image_url: drawing(place, ''),
    note: `Símbolo sobre el nombre, ${place + 1} de 6.`,
  })),
};

export const WHY = 'El pan recién horneado es lo que se huele desde la calle.';

/** What a server that announces `director` answers: every second drawing is a model's. */
export const directed = {
  ...proposed,
  proposals: proposed.proposals.map((proposal, place) => ({
    ...proposal,
    ...(place % 2 === 0 ? { made_by: 'reglas' } : { made_by: 'modelo', why: WHY }),
  })),
};

/** The same where the model gave nothing. */
export const undirected = {
  ...proposed,
  proposals: proposed.proposals.map((proposal) => ({ ...proposal, made_by: 'reglas' })),
  director_notice: 'Las propuestas son todas de las reglas: el modelo no respondió a tiempo.',
};

/** What a server that announces `kit` answers of a logo. */
export const brand = {
  success: true,
  kit_key: 'logo-1.mif0a2b3.firma',
  checks: [
    {
      id: 'smallest',
      good: true,
      title: 'Se lee desde 32 px',
      text: 'Necesita 32 píxeles de ancho en pantalla y 12 mm en papel.',
      advice: 'Más pequeño, usa el símbolo.',
    },
    {
      id: 'white',
      good: false,
      title: 'Se lee justo sobre blanco',
      text: 'El contraste sobre blanco es de 2,3 a 1.',
      advice: 'Usa ahí la versión «fondo claro» solo en grande, o elige un color más fuerte.',
    },
  ],
};

/** The page of a server that announces `share`. */
export const PAGE_URL = 'https://trazo.ejemplo/marca/mZ3vX0kq7Hn1bT8cLwYpR5sD2fGaJ6uE';

const daysAgo = (days: number) => new Date(Date.UTC(2026, 10, 22 - days, 12)).toISOString();

/** What a server that announces `activity` answers. */
export const ACTIVITY = {
  activities: [
    { kind: 'logo_adjusted', when: daysAgo(0), name: 'Nubia Tech' },
    { kind: 'logo_generated', when: daysAgo(1), name: 'Nubia Tech' },
    { kind: 'session_opened', when: daysAgo(1), device: 'Chrome en Windows' },
    { kind: 'credits_courtesy', when: daysAgo(2), amount: 3 },
    { kind: 'credits_received', when: daysAgo(2), amount: 1 },
    { kind: 'credits_welcome', when: daysAgo(2), amount: 3 },
  ],
  achievements: [
    { kind: 'first_logo', progress: 1, goal: 1, reached: daysAgo(1) },
    { kind: 'ten_logos', progress: 4, goal: 10 },
    { kind: 'hundred_logos', progress: 4, goal: 100 },
    { kind: 'first_favorite', progress: 1, goal: 1 },
    { kind: 'first_download', progress: 0, goal: 1 },
    { kind: 'first_year', progress: 7, goal: 12 },
  ],
};

/** The beginning of any ZIP, under the name that the server gives it. */
export const kitFile: Answer = () =>
  new Response(new Uint8Array([80, 75, 3, 4]), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="Nubia Tech-kit.zip"',
    },
  });

/** Everything works. */
export const serverAnswers: Answers = {
  '/validate_session': json(validAnswer),
  '/generate_logo': json(generated),
  '/user_info': json({ user: { ...ANA, location: 'Valparaíso', bio: 'Diseño y café', plan: 'Free' } }),
  '/logos_info': json({ respuesta: HISTORY }),
  '/movimiento_info': json({ respuesta: MOVEMENTS }),
  '/gallery': json({ Logos: GALLERY }),
  '/favorite': json({ ok: true }),
  '/logo/choose': json({ success: true }),
  '/logo/kit': json(brand),
  '/logo/share': json({ success: true, shared: 1, page_url: PAGE_URL }),
  '/api/brand-kit': kitFile,
  '/logos/download': json({ success: true, logos_key: 'ana.mif0a2b3.firma' }),
  '/api/all-logos': kitFile,
  '/callback': json({ ok: true }),
  '/api/proxy-download': image(),
};
