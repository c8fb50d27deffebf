import type { z } from 'zod';
import type { Endpoint } from './endpoint.js';
import type { CONTRACT } from './index.js';

type Calls = typeof CONTRACT;
type Example<Call> =
  Call extends Endpoint<infer Request, infer Response>
    ? { request: z.input<Request>; response: z.input<Response> }
    : never;

const session = '1700000000000_4f1c2a7be09d4c53a1f6d2e8b7c90513';
const logo_id = '0c7d1a52-6f0e-4c36-9a41-2b8f5f1f7f10';
const image = 'https://trazo.example/logos/mZ3vX0kq7Hn1bT8cLwYpR5sD2fGaJ6uE.png';
const otherImage = 'https://trazo.example/logos/b7Xn0vT1kLwYqR5sD2fGmZ3HcJ6uE8pa.png';
const logo = 'mZ3vX0kq7Hn1bT8cLwYpR5sD2fGaJ6uE';
const when = '2026-03-14T09:26:53.589Z';
const stats = { logos: 1, downloads: 2, favorites: 1, monthly: 1 };
const person = { name: 'Ana Núñez', email: 'ana@ejemplo.com', creditos: 2, stats };

const adjusted = {
  id: 'b7Xn0vT1kLwYqR5sD2fGmZ3HcJ6uE8pa',
  image_url: otherImage,
  base: logo,
  change: { color: '#15803D', symbol: 'mark:cup' },
  name: 'Café Norte',
  color: '#15803D',
  created: when,
  made_by: 'reglas' as const,
};

/** One true exchange for each call. */
export const EXAMPLES: { [Name in keyof Calls]: Example<Calls[Name]> } = {
  validateSession: {
    request: { session },
    response: {
      validated: 1,
      status: 'ok',
      phone: '+52 951 123 4567',
      capabilities: ['idempotency', 'retry', 'formats', 'proposals', 'sign_out', 'password_change'],
      ...person,
    },
  },
  callback: {
    request: { session, code: 'kq7Hn1bT8cLwYpR5sD2fGaJ6uEmZ3vX0' },
    response: { success: true, validated: 1 },
  },
  generateLogo: {
    request: {
      session,
      company_name: 'Café Norte',
      style: 'modern',
      color: '#0E7490',
      description: 'gastronomy. Café de especialidad en el puerto (icon)',
    },
    response: {
      image_url: image,
      prompt: 'Logo de Café Norte, estilo moderno, tipo icono, color #0E7490',
      logo_id,
      seed: 'preview~3',
      proposals: [
        {
          id: '1',
          image_url: image,
          note: 'Símbolo sobre el nombre, en un círculo, letra Sora.',
          made_by: 'reglas',
        },
        {
          id: '2',
          image_url: otherImage,
          note: 'Solo el nombre, dentro de un marco fino, letra Lexend.',
          made_by: 'modelo',
          why: 'La taza dice qué se sirve, y el faro dónde.',
        },
      ],
    },
  },
  userInfo: {
    request: { session },
    response: {
      user: {
        joinDate: when,
        plan: 'Free',
        phone: '+52 951 123 4567',
        location: 'Oaxaca',
        bio: 'Café y mezcal',
        notifications: { email: true, features: false, tips: true, marketing: false },
        ...person,
      },
    },
  },
  logosInfo: {
    request: { session },
    response: {
      respuesta: [
        {
          logo_id,
          companyName: 'Café Norte',
          industry: 'gastronomy',
          type: 'icon',
          style: 'modern',
          creationDate: when,
          prompt: 'Logo de Café Norte, estilo moderno, tipo icono, color #0E7490',
        },
      ],
    },
  },
  movementsInfo: {
    request: { session },
    response: {
      respuesta: [
        {
          id_movimiento: '5d0f8a46-91f2-4e0b-8d57-6f3a9c1e2b74',
          tipo_mov: 'egreso',
          cantidad: 1,
          fecha_mov: when,
          concepto: 'Generación de logo',
          descripcion: 'Logo de Café Norte',
          categoria: 'Logos',
          referencia: 'LOGO-5D0F8A46',
        },
      ],
    },
  },
  gallery: {
    request: { session, limit: 1, search: 'café', category: 'gastronomy' },
    response: {
      found: 12,
      categories: [{ category: 'gastronomy', logos: 31 }],
      next_cursor: `1773480413589-${logo_id}`,
      Logos: [
        {
          logo_id,
          companyname: 'Café Norte',
          image_data: image,
          category: 'gastronomy',
          create_date: when,
          prompt_dalle: 'Logo de Café Norte, estilo moderno, tipo icono, color #0E7490',
          favorito: 1,
        },
      ],
    },
  },
  favorite: {
    request: { session, logo_id, favoritos: 1 },
    response: { success: true, logo_id, favorito: 1 },
  },
  changePassword: {
    request: { session, old: 'una clave larga', new: 'otra frase mejor' },
    response: { success: true },
  },
  sessions: {
    request: { session },
    response: {
      sessions: [
        { id: 'a5f1', device: 'Chrome en Windows', started: when, last_used: when, current: true },
        { id: '07c3', started: when, last_used: when, current: false },
      ],
    },
  },
  activity: {
    request: { session },
    response: {
      activities: [
        { kind: 'logo_adjusted', when, name: 'Café Norte' },
        { kind: 'session_opened', when, device: 'Chrome en Windows' },
        { kind: 'credits_welcome', when, amount: 3 },
      ],
      achievements: [
        { kind: 'first_logo', progress: 1, goal: 1, reached: when },
        { kind: 'ten_favorites', progress: 4, goal: 10 },
      ],
    },
  },
  endSessions: { request: { session, id: 'others' }, response: { success: true } },
  kit: {
    request: { session, logo_id },
    response: {
      success: true,
      logo_id,
      kit_key: `${logo_id}.mif0a2b3.Zk3vX0kq7Hn1bT8cLwYpR5sD2fGaJ6uEmZ3vX0kq7Hn`,
      checks: [
        {
          id: 'smallest',
          good: true,
          title: 'Se lee desde 32 px',
          text: 'Necesita 32 píxeles de ancho en pantalla y 12 mm en papel.',
          advice: 'Más pequeño, usa el símbolo.',
        },
      ],
    },
  },
  downloadLogos: {
    request: { session },
    response: {
      success: true,
      logos_key: '5d0f8a4691f24e0b8d576f3a9c1e2b74.mif0a2b3.Zk3vX0kq7Hn1bT8cLwYpR5sD2fGaJ6uEmZ3vX0kq7Hn',
    },
  },
  share: {
    request: { session, logo_id, shared: 1 },
    response: {
      success: true,
      logo_id,
      shared: 1,
      page_url: 'https://trazo.example/marca/mZ3vX0kq7Hn1bT8cLwYpR5sD2fGaJ6uE',
    },
  },
  choose: {
    request: { session, logo_id, proposal_id: '2' },
    response: { success: true, logo_id, proposal_id: '2', image_url: otherImage },
  },
  adjust: {
    request: { session, logo_id, change: { color: '#15803D', symbol: 'mark:cup' } },
    response: { success: true, logo_id, version: adjusted, replaced: logo },
  },
  versions: {
    request: { session, logo_id },
    response: {
      current: adjusted.id,
      versions: [
        adjusted,
        {
          id: logo,
          image_url: image,
          base: logo,
          change: {},
          name: 'Café Norte',
          color: '#0E7490',
          created: when,
          made_by: 'reglas',
        },
      ],
    },
  },
  options: {
    request: { session, logo_id, change: { color: '#15803D' }, field: 'symbol', search: 'faro' },
    response: { options: [{ value: 'mark:lighthouse', label: 'Faro' }] },
  },
  deleteAccount: {
    request: { session, confirmation: 'ana@ejemplo.com' },
    response: { success: true },
  },
  saveProfile: {
    request: {
      session,
      name: 'Ana Núñez',
      location: 'Oaxaca',
      notifications: { email: true, features: true, tips: true, marketing: false },
    },
    response: { success: true },
  },
  deleteLogo: { request: { session, logo_id }, response: { success: true, logo_id } },
  signOut: { request: { session }, response: { success: true } },
};
