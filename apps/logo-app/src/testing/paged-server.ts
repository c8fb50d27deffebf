/** Lists as a server that announces `paging` answers them: searched, filtered and cut to a page. */
import { type Answer, type Answers, json, type SentRequest } from './scripted-fetch';
import { galleryItem, historyItem, movementItem, validAnswer } from './server';

type Asked = {
  limit: number;
  cursor?: string;
  offset?: number;
  search?: string;
  category?: string;
  order?: 'asc' | 'desc';
};

const DAY_MS = 86_400_000;
const dayOf = (place: number) => new Date(Date.UTC(2025, 0, 1) - place * DAY_MS).toISOString();

const answering =
  (answer: (asked: Asked) => object): Answer =>
  (request: SentRequest, signal) =>
    json(answer(request.body as Asked))(request, signal);

const directed = <Item>(items: Item[], { order }: Asked) => (order === 'asc' ? items.toReversed() : items);

/** Answers for somebody with that many logos, `Marca 1` the newest, and movements. */
export function pagedAnswers({ logos = 0, movements = 0 }: { logos?: number; movements?: number }): Answers {
  const favorites = new Set<unknown>();
  const deleted = new Set<unknown>();
  const made = Array.from({ length: logos }, (_, place) => ({
    id: place + 1,
    name: `Marca ${place + 1}`,
    category: place % 2 === 0 ? 'food' : 'technology',
    date: dayOf(place),
  }));
  const moved = Array.from({ length: movements }, (_, place) =>
    movementItem(place + 1, { tipo_mov: place % 2 === 0 ? 'ingreso' : 'egreso', fecha_mov: dayOf(place) }),
  );
  const named = (asked: Asked) => {
    const wanted = (asked.search ?? '').toLowerCase();
    return made.filter(({ id, name }) => !deleted.has(id) && name.toLowerCase().includes(wanted));
  };
  const part = <Item>(items: Item[], { offset = 0, limit }: Asked) => items.slice(offset, offset + limit);
  return {
    '/validate_session': json({ ...validAnswer, capabilities: ['paging', 'delete_logo'] }),
    '/gallery': answering((asked) => {
      const { category = 'all', cursor, limit } = asked;
      const wanted = named(asked).filter(
        (logo) =>
          category === 'all' ||
          (category === 'favorites' ? favorites.has(logo.id) : logo.category === category),
      );
      const start = Number(cursor ?? 0);
      const next = start + limit < wanted.length ? { next_cursor: String(start + limit) } : {};
      const first = { found: wanted.length, categories: [{ category: 'deportes', logos: 1 }] };
      return {
        Logos: part(directed(wanted, asked), { limit, offset: start }).map(({ id, name, date, ...rest }) =>
          galleryItem(id, name, { ...rest, create_date: date, favorito: favorites.has(id) ? 1 : 0 }),
        ),
        ...next,
        ...(cursor === undefined && first),
      };
    }),
    '/logos_info': answering((asked) => {
      const wanted = directed(named(asked), asked);
      const respuesta = part(wanted, asked).map(({ id, name, date }) =>
        historyItem(id, name, { creationDate: date }),
      );
      return { respuesta, found: wanted.length, total: made.length };
    }),
    '/movimiento_info': answering((asked) => {
      const wanted = moved.filter(
        ({ tipo_mov }) => (asked.category ?? 'todos') === 'todos' || `${tipo_mov}s` === asked.category,
      );
      const totals = { ingresos: 7, egresos: 5 };
      return {
        respuesta: part(directed(wanted, asked), asked),
        found: wanted.length,
        total: moved.length,
        totals,
      };
    }),
    '/favorite': (request, signal) => {
      const { logo_id, favoritos } = request.body as { logo_id: unknown; favoritos: number };
      if (favoritos === 1) favorites.add(logo_id);
      else favorites.delete(logo_id);
      return json({ success: true })(request, signal);
    },
    '/logo/delete': (request, signal) => {
      deleted.add((request.body as { logo_id: unknown }).logo_id);
      return json({ success: true })(request, signal);
    },
  };
}
