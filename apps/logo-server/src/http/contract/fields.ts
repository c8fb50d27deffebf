import { z } from 'zod';

/** Any text: whether it is a session is for the service to say, with a 401. */
export const session = z.string().min(1).max(200);

export const timestamp = z.iso.datetime();

export const figures = {
  creditos: z.int().min(0),
  stats: z.strictObject({
    logos: z.int().min(0),
    downloads: z.int().min(0),
    favorites: z.int().min(0),
    monthly: z.int().min(0),
  }),
};

export const flag = z.literal([0, 1]);

/** The house rules, or the model whose suggestion they drew. */
export const maker = z.enum(['reglas', 'modelo']);
