import {
  DOWNLOAD_FAILURES,
  type FailureText,
  IMAGE_FAILURES,
  KIT_FAILURES,
  PREVIEW_FAILURES,
} from './failures.js';

export type Parameter = {
  name: string;
  in: 'query' | 'path';
  description: string;
  required?: true;
  schema: Record<string, unknown>;
  example: string | number;
};

export type GetCall = {
  path: `/${string}`;
  summary: string;
  parameters: readonly Parameter[];
  answers: Readonly<Record<string, string>>;
  failures: Readonly<Record<number, FailureText>>;
};

const IMAGES = {
  'image/png': 'The image',
  'image/svg+xml': 'The drawing itself',
  'image/jpeg': 'On white',
  'application/pdf': 'One page of vectors',
};

const text = (name: string, description: string, example: string): Parameter => ({
  name,
  in: 'query',
  description,
  schema: { type: 'string' },
  example,
});

const choice = (name: string, description: string, values: readonly (string | number)[]): Parameter => ({
  name,
  in: 'query',
  description,
  schema: { enum: values, default: values[0] },
  example: values[0] ?? '',
});

const HEALTH = { 'application/json': '`{"status": "ok"}`' };
const NOT_READY: FailureText = { when: 'It cannot serve, or is about to end', detail: 'unavailable' };

/** Every GET call but the pages of the app and of signing in. None asks for the key. */
export const GET_CALLS: readonly GetCall[] = [
  {
    path: '/logos/{file}',
    summary: 'An image of a logo, for whoever has its address; it never changes',
    parameters: [
      {
        name: 'file',
        in: 'path',
        required: true,
        description: 'The 32 characters of `image_url`, then .png, .svg, .jpg or .pdf',
        schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{32}\\.(png|svg|jpg|pdf)$' },
        example: 'mZ3vX0kq7Hn1bT8cLwYpR5sD2fGaJ6uE.png',
      },
      choice('size', 'Pixels of a side, of PNG and JPG', [1024, 2048, 4096]),
      choice('background', 'Of a PNG; `transparent` where the variant is not for white', [
        'white',
        'transparent',
      ]),
      choice('variant', 'dark, negative and brand have no JPG', [
        'light',
        'dark',
        'icon',
        'mono',
        'negative',
        'brand',
      ]),
    ],
    answers: IMAGES,
    failures: IMAGE_FAILURES,
  },
  {
    path: '/api/proxy-download',
    summary: 'The same image as an attachment that is named after the company; counts as a download',
    parameters: [
      {
        ...text(
          'image_url',
          'An address of an image of this server, its parameters included',
          'https://trazo.example/logos/mZ3vX0kq7Hn1bT8cLwYpR5sD2fGaJ6uE.png',
        ),
        required: true,
      },
    ],
    answers: IMAGES,
    failures: DOWNLOAD_FAILURES,
  },
  {
    path: '/api/brand-kit',
    summary:
      'The kit of a logo, written while it is read; the same logo, the same bytes. `Range: bytes=N-` with the ETag as `If-Range` goes on with one that broke off',
    parameters: [
      {
        ...text(
          'key',
          'The `kit_key` of `/logo/kit`',
          '0c7d1a52-6f0e-4c36-9a41-2b8f5f1f7f10.mif0a2b3.Zk3vX0kq7Hn1bT8cLwYpR5sD2fGaJ6uEmZ3vX0kq7Hn',
        ),
        required: true,
      },
    ],
    answers: { 'application/zip': 'Every file that a business needs of its logo' },
    failures: KIT_FAILURES,
  },
  {
    path: '/api/all-logos',
    summary: 'All logos of a person, each in a folder; it goes on as a kit does',
    parameters: [
      {
        ...text(
          'key',
          'The `logos_key` of `/logos/download`',
          '5d0f8a4691f24e0b8d576f3a9c1e2b74.mif0a2b3.Zk3vX0kq7Hn1bT8cLwYpR5sD2fGaJ6uEmZ3vX0kq7Hn',
        ),
        required: true,
      },
    ],
    answers: { 'application/zip': 'SVG, PDF and PNG of each' },
    failures: KIT_FAILURES,
  },
  {
    path: '/api/preview.svg',
    summary: 'A drawing for anyone, decided by its parameters; nothing is stored or spent',
    parameters: [
      text('name', 'The company', 'Café Norte'),
      text('industry', 'An id of the catalogue', 'gastronomy'),
      text('style', 'An id of the catalogue', 'modern'),
      text('type', 'An id of the catalogue', 'icon'),
      text('color', 'As #RRGGBB', '#0E7490'),
      text('description', 'What the company does', 'Café de especialidad'),
      text('seed', 'Another one, another drawing; at most 64 characters', '7'),
      choice('variant', 'The ground that it is drawn for', ['light', 'dark']),
      text(
        'logo',
        'The id of a version of a logo, or the 32 characters of an image: it is that logo that is drawn. `name`, `color`, `palette`, `face`, `letter_case`, `symbol`, `container`, `layout`, `descriptor` and `idea` then change it, as in /logo/adjust, and nothing else is needed',
        'mZ3vX0kq7Hn1bT8cLwYpR5sD2fGaJ6uE',
      ),
    ],
    answers: { 'image/svg+xml': 'The drawing' },
    failures: PREVIEW_FAILURES,
  },
  { path: '/healthz', summary: 'The process lives', parameters: [], answers: HEALTH, failures: {} },
  {
    path: '/readyz',
    summary: 'The server can serve, so that a balancer may send requests',
    parameters: [],
    answers: HEALTH,
    failures: { 503: NOT_READY },
  },
  {
    path: '/api/openapi.json',
    summary: 'This description, as OpenAPI 3.1',
    parameters: [],
    answers: { 'application/json': 'The document' },
    failures: {},
  },
  {
    path: '/api/docs',
    summary: 'This description, as a page',
    parameters: [],
    answers: { 'text/html': 'The page' },
    failures: {},
  },
];
