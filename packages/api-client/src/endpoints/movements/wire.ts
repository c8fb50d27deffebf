import { today } from '../../fields/fallbacks';
import { amount, date, id, text } from '../../fields/readers';
import { type Entity, type Reader, table } from '../../fields/table';

/** Direction of a movement (§3). */
export type MovementType = 'ingreso' | 'egreso';

const movementType: Reader<MovementType> = (raw) => {
  const word = typeof raw === 'string' ? raw.trim().toLowerCase() : undefined;
  return word === 'ingreso' || word === 'egreso' ? [word, word !== raw] : undefined;
};

/** Movement of credits, from /movimiento_info `respuesta` (§3). */
export const MOVEMENT_FIELDS = /* @__PURE__ */ table({
  id_mov: {
    from: ['id_movimiento', 'id'],
    read: id,
    fallback: ({ position }) => `mov-${position + 1}`,
  },
  tipo_mov: { from: ['tipo_mov'], read: movementType, fallback: 'ingreso' },
  cantidad: { from: ['cantidad'], read: amount, fallback: 0 },
  fecha_mov: { from: ['fecha_mov'], read: date, fallback: today },
  concepto: {
    from: ['concepto'],
    read: text,
    fallback: ({ mapped }) => (mapped.tipo_mov === 'egreso' ? 'Egreso de créditos' : 'Ingreso de créditos'),
  },
  descripcion: { from: ['descripcion'], read: text, fallback: 'Movimiento de créditos' },
  categoria: { from: ['categoria'], read: text, fallback: 'General' },
  referencia: {
    from: ['referencia'],
    read: text,
    fallback: ({ mapped }) => `REF-${mapped.id_mov}`,
  },
});

/**
 * A movement of credits (§3). `cantidad` has no sign: `tipo_mov` is the direction. `fecha_mov` is
 * `YYYY-MM-DD` or an ISO moment: read it with `toDate`.
 */
export type Movement = Entity<typeof MOVEMENT_FIELDS>;
