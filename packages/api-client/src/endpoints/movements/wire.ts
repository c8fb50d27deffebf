import { TODAY } from '../../fields/fallbacks';
import { amount, date, id, text } from '../../fields/readers';
import { type Entity, field, type Reader } from '../../fields/table';

/** Direction of a movement (§3). */
export type MovementType = 'ingreso' | 'egreso';

const movementType: Reader<MovementType> = (raw) => {
  const word = typeof raw === 'string' ? raw.trim().toLowerCase() : undefined;
  return word === 'ingreso' || word === 'egreso' ? [word, word !== raw] : undefined;
};

/** Movement of credits, from /movimiento_info `respuesta` (§3). */
export const MOVEMENT_FIELDS = {
  id_mov: field(['id_movimiento', 'id'], id, {
    says: "'mov-' and its place in the list, from 1",
    make: ({ position }) => `mov-${position + 1}`,
  }),
  tipo_mov: field(['tipo_mov'], movementType, 'ingreso'),
  cantidad: field(['cantidad'], amount, 0),
  fecha_mov: field(['fecha_mov'], date, TODAY),
  concepto: field(['concepto'], text, {
    says: "'Ingreso de créditos' or 'Egreso de créditos', by `tipo_mov`",
    make: ({ mapped }) => (mapped.tipo_mov === 'egreso' ? 'Egreso de créditos' : 'Ingreso de créditos'),
  }),
  descripcion: field(['descripcion'], text, 'Movimiento de créditos'),
  categoria: field(['categoria'], text, 'General'),
  referencia: field(['referencia'], text, {
    says: "'REF-' and `id_mov`",
    make: ({ mapped }) => `REF-${mapped.id_mov}`,
  }),
} as const;

/**
 * A movement of credits (§3). `cantidad` has no sign: `tipo_mov` is the direction. `fecha_mov` is
 * `YYYY-MM-DD` or an ISO moment: read it with `toDate`.
 */
export type Movement = Entity<typeof MOVEMENT_FIELDS>;
