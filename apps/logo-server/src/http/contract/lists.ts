import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { flag, session, timestamp } from './fields.js';

/** With neither `limit` nor `cursor` the answer is the whole list. */
const request = z.strictObject({
  session,
  limit: z.int().min(1).max(200).optional(),
  cursor: z.string().min(1).max(100).optional(),
});

/** Of a page that is not the last: the `cursor` to ask with for the next. */
const next_cursor = z.string().optional();

export const gallery = endpoint({
  path: '/gallery',
  summary: 'The logos with their images, newest first',
  request,
  response: z.strictObject({
    next_cursor,
    Logos: z.array(
      z.strictObject({
        logo_id: z.string(),
        companyname: z.string(),
        image_data: z.url(),
        category: z.string(),
        create_date: timestamp,
        prompt_dalle: z.string(),
        favorito: flag,
      }),
    ),
  }),
});

export const logosInfo = endpoint({
  path: '/logos_info',
  summary: 'The logos with the briefs that made them, newest first',
  request,
  response: z.strictObject({
    next_cursor,
    respuesta: z.array(
      z.strictObject({
        logo_id: z.string(),
        companyName: z.string(),
        industry: z.string(),
        type: z.string(),
        style: z.string(),
        creationDate: timestamp,
        prompt: z.string(),
      }),
    ),
  }),
});

export const movementsInfo = endpoint({
  path: '/movimiento_info',
  summary: 'The movements of credits, newest first',
  request,
  response: z.strictObject({
    next_cursor,
    respuesta: z.array(
      z.strictObject({
        id_movimiento: z.string(),
        tipo_mov: z.enum(['ingreso', 'egreso']),
        cantidad: z.int().positive(),
        fecha_mov: timestamp,
        concepto: z.string(),
        descripcion: z.string(),
        categoria: z.string(),
        referencia: z.string(),
      }),
    ),
  }),
});

export const deleteLogo = endpoint({
  path: '/logo/delete',
  summary: 'Takes a logo out for good, with its images; what was paid for it stays in the movements',
  request: z.strictObject({ session, logo_id: z.string().min(1).max(100) }),
  response: z.strictObject({ success: z.literal(true), logo_id: z.string() }),
});

export const favorite = endpoint({
  path: '/favorite',
  summary: 'Marks a logo as a favourite, or no longer',
  request: z.strictObject({ session, logo_id: z.string().min(1).max(100), favoritos: flag }),
  response: z.strictObject({ success: z.literal(true), logo_id: z.string(), favorito: flag }),
});
