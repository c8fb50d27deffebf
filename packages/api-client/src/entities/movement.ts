import type { Report } from '../fields/drift.js';
import { today } from '../fields/fallbacks.js';
import { amount, date, id, text } from '../fields/readers.js';
import { type OuterScope, type Reader, readList, type Table } from '../fields/table.js';
import type { Answer } from '../wire/index.js';

/** Direction of a movement (§3). */
export type MovementType = Answer<'/movimiento_info'>['respuesta'][number]['tipo_mov'];

const movementType: Reader<MovementType> = (raw) => {
  const word = typeof raw === 'string' ? raw.trim().toLowerCase() : undefined;
  return word === 'ingreso' || word === 'egreso' ? [word, word !== raw] : undefined;
};

/** A movement of credits (§3 "Movement"). */
export type Movement = {
  /** §3 `id_movimiento` or `id`: a text or a number. Fallback: `mov-` and its place in the list, from 1. */
  id_mov: string | number;
  /** §3 `tipo_mov`: the direction. Fallback: `ingreso`. */
  tipo_mov: MovementType;
  /** §3 `cantidad`: credits or pesos, as the server counts; without sign, `tipo_mov` is the direction. Fallback: `0`. */
  cantidad: number;
  /** §3 `fecha_mov`: `YYYY-MM-DD` or an ISO moment; read it with `toDate`. Fallback: today, as `YYYY-MM-DD`. */
  fecha_mov: string;
  /** §3 `concepto`. Fallback: `Ingreso de créditos` or `Egreso de créditos`, by `tipo_mov`. */
  concepto: string;
  /** §3 `descripcion`. Fallback: `Movimiento de créditos`. */
  descripcion: string;
  /** §3 `categoria`. Fallback: `General`. */
  categoria: string;
  /** §3 `referencia`. Fallback: `REF-` and `id_mov`. */
  referencia: string;
};

/** Movement of credits, from /movimiento_info `respuesta` (§3). */
export const MOVEMENT_FIELDS: Table<Movement> = {
  id_mov: {
    from: ['id_movimiento', 'id'],
    read: id,
    fallback: ({ position }) => `mov-${position + 1}`,
  },
  tipo_mov: { read: movementType, fallback: 'ingreso' },
  cantidad: { read: amount, fallback: 0 },
  fecha_mov: { read: date, fallback: today },
  concepto: {
    read: text,
    fallback: ({ mapped }) => (mapped.tipo_mov === 'egreso' ? 'Egreso de créditos' : 'Ingreso de créditos'),
  },
  descripcion: { read: text, fallback: 'Movimiento de créditos' },
  categoria: { read: text, fallback: 'General' },
  referencia: {
    read: text,
    fallback: ({ mapped }) => `REF-${mapped.id_mov}`,
  },
};

/** Maps an answer of /movimiento_info. Total: any JSON value in, a list of whole movements out. */
export const mapMovements = (answer: unknown, scope: OuterScope, report: Report): Movement[] =>
  readList(MOVEMENT_FIELDS, answer, 'respuesta', scope, report);
