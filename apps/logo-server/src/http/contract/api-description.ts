import { z } from 'zod';
import type { Endpoint } from './endpoint.js';
import { EXAMPLES } from './examples.js';
import { CALL_FAILURES, type FailureText, failure, PERSONAL_FAILURES } from './failures.js';
import { GET_CALLS, type GetCall, type Parameter } from './get-calls.js';
import { CONTRACT } from './index.js';

type Media = Readonly<Record<string, { schema?: unknown; example?: unknown }>>;
export type Answer = { description: string; headers?: Record<string, unknown>; content?: Media };
export type Operation = {
  operationId: string;
  summary: string;
  security?: readonly object[];
  parameters?: readonly object[];
  requestBody?: { required: true; content: Media };
  responses: Readonly<Record<string, Answer>>;
};
export type ApiDescription = {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  components: Record<string, unknown>;
  security: readonly object[];
  paths: Readonly<Record<string, { get?: Operation; post?: Operation }>>;
};

/**
 * The OpenAPI 3.1 document: every call, made from the schemas that check it, with an exchange that those schemas
 * accept and what each failure says.
 */
export function describeApi(version: string): ApiDescription {
  const posts = Object.entries(CONTRACT).map(([name, call]) => [
    call.path,
    { post: postOperation(name, call) },
  ]);
  const gets = GET_CALLS.map((call) => [call.path, { get: getOperation(call) }]);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Trazo',
      version,
      description:
        'Every failure answers with a Spanish sentence in `detail`, and a 422 over one field with its name in `field`.',
    },
    components: {
      securitySchemes: { apikey: { type: 'apiKey', in: 'header', name: 'apikey' } },
      schemas: { Failure: z.toJSONSchema(failure) },
    },
    security: [{ apikey: [] }],
    paths: Object.fromEntries([...posts, ...gets]),
  };
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'The same key gives the same logo again and spends nothing; with another brief it is a 422. 1 to 200 visible characters.',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' },
  example: '6f1c2a7b-e09d-4c53-a1f6-d2e8b7c90513',
};

function postOperation(name: string, { path, summary, request, response }: Endpoint): Operation {
  const example = EXAMPLES[name as keyof typeof EXAMPLES];
  return {
    operationId: name,
    summary,
    ...(path === '/generate_logo' && { parameters: [IDEMPOTENCY_KEY] }),
    requestBody: { required: true, content: json(request, example.request) },
    responses: {
      200: { description: 'OK', content: json(response, example.response) },
      ...failures(CALL_FAILURES[path] ?? PERSONAL_FAILURES),
    },
  };
}

function getOperation({ path, summary, parameters, answers, failures: refused }: GetCall): Operation {
  const content = Object.fromEntries(Object.keys(answers).map((type) => [type, {}]));
  const description = Object.entries(answers)
    .map(([type, what]) => `${type}: ${what}`)
    .join('; ');
  return {
    operationId: `get${path.replace(/[^a-z]+([a-z]|$)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary,
    security: [],
    ...(parameters.length > 0 && { parameters: parameters as readonly Parameter[] }),
    responses: { 200: { description, content }, ...failures(refused) },
  };
}

function failures(texts: Readonly<Record<number, FailureText>>): Record<string, Answer> {
  return Object.fromEntries(
    Object.entries(texts).map(([status, { when, retryAfter, ...example }]) => [
      status,
      {
        description: when,
        ...(retryAfter && {
          headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' }, example: 5 } },
        }),
        content: {
          'application/json': { schema: { $ref: '#/components/schemas/Failure' }, example },
        },
      },
    ]),
  );
}

function json(schema: z.ZodType, example: unknown): Media {
  return { 'application/json': { schema: z.toJSONSchema(schema, { target: 'draft-2020-12' }), example } };
}
