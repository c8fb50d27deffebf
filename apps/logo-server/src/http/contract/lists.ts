import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { flag, session, timestamp } from './fields.js';

const limit = z.int().min(1).max(200).optional();
const cursor = z.string().min(1).max(100).optional();
const search = z.string().max(2_000).optional();
const category = z.string().max(100).optional();
const order = z.enum(['asc', 'desc']).optional();

/** With nothing but a session the answer is the whole list, as section 7 has it. */
const galleryRequest = z.strictObject({ session, limit, cursor, search, category, order });

/** The same; a page is asked for by its `cursor`, a part of the list in any other order by its `offset`. */
const historyRequest = <Sort extends z.ZodType, Category extends z.ZodType>(sort: Sort, ofList: Category) =>
  z
    .strictObject({
      session,
      limit,
      cursor,
      offset: z.int().min(0).max(10_000_000).optional(),
      search,
      category: ofList,
      sort,
      order,
    })
    .refine(({ cursor, offset }) => cursor === undefined || offset === undefined, { path: ['offset'] })
    .refine((asked) => asked.offset !== undefined || !FILTERS.some((name) => name in asked), {
      path: ['offset'],
    });

const FILTERS = ['search', 'category', 'sort', 'order'] as const;

/** Of a page that is not the last: the `cursor` to ask with for the next. */
const next_cursor = z.string().optional();

/** How many there are in the view: with a gallery's first page, and with every part of a history. */
const found = z.int().min(0).optional();

/** How many there are in all, with every part of a history. */
const total = z.int().min(0).optional();

export const gallery = endpoint({
  path: '/gallery',
  summary: 'The logos with their images, newest first',
  request: galleryRequest,
  response: z.strictObject({
    next_cursor,
    found,
    categories: z.array(z.strictObject({ category: z.string(), logos: z.int().min(1) })).optional(),
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
  request: historyRequest(z.enum(['fecha_logo', 'name_logo', 'industry_logo']).optional(), category),
  response: z.strictObject({
    next_cursor,
    found,
    total,
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
  request: historyRequest(
    z.enum(['fecha_mov', 'concepto', 'cantidad']).optional(),
    z.enum(['todos', 'ingresos', 'egresos']).optional(),
  ),
  response: z.strictObject({
    next_cursor,
    found,
    total,
    /** Of all movements. */
    totals: z.strictObject({ ingresos: z.int().min(0), egresos: z.int().min(0) }).optional(),
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
