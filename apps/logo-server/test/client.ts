import { randomBytes } from 'node:crypto';

export const API_KEY = 'trazo-local';
export const PASSWORD = 'una clave larga';

export function newSessionId(): string {
  return `${Date.now()}_${randomBytes(16).toString('hex')}`;
}

export function newEmail(): string {
  return `persona-${randomBytes(6).toString('hex')}@ejemplo.com`;
}

export type Answer = { status: number; headers: Headers; body: Record<string, unknown> };

/** A call of section 7 as any client makes it. A text is sent as it is. */
export async function post(
  server: { url: string },
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: API_KEY, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Answer['body'],
  };
}

export const BRIEF = {
  company_name: 'Café Ñandú',
  style: 'modern',
  color: '#3B82F6',
  description: 'gastronomy. Desayunos todo el día (icon)',
} as const;

export function generate(
  server: { url: string },
  session: string,
  brief: Partial<Record<keyof typeof BRIEF, unknown>> = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  return post(server, '/generate_logo', { ...BRIEF, session, ...brief }, headers);
}

/** What a person has: to show that a refused request left nothing behind. */
export async function belongings(server: { url: string }, session: string) {
  const [session1, logos, movements] = await Promise.all([
    post(server, '/validate_session', { session }),
    post(server, '/logos_info', { session }),
    post(server, '/movimiento_info', { session }),
  ]);
  return {
    creditos: session1.body.creditos,
    logos: logos.body.respuesta as Record<string, unknown>[],
    movements: movements.body.respuesta as Record<string, unknown>[],
  };
}
