import { z } from 'zod';
import type { Endpoint } from './endpoint.js';
import { failure } from './failures.js';
import { CONTRACT } from './index.js';

/** The schemas of the POST calls alone, as OpenAPI: what the SDK's types are made of. */
export function openApiDocument(version: string): Record<string, unknown> {
  const endpoints: Endpoint[] = Object.values(CONTRACT);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Trazo',
      version,
      description:
        'Every failure answers with a Spanish sentence in `detail`, and a 422 over one field with its name in `field`.',
    },
    components: { securitySchemes: { apikey: { type: 'apiKey', in: 'header', name: 'apikey' } } },
    security: [{ apikey: [] }],
    paths: Object.fromEntries(endpoints.map((item) => [item.path, { post: operation(item) }])),
  };
}

function operation({ summary, request, response }: Endpoint): Record<string, unknown> {
  return {
    summary,
    requestBody: { required: true, content: json(request) },
    responses: {
      200: { description: 'OK', content: json(response) },
      '4XX': { description: 'Refused', content: json(failure) },
    },
  };
}

function json(schema: z.ZodType): Record<string, unknown> {
  return { 'application/json': { schema: z.toJSONSchema(schema, { target: 'draft-2020-12' }) } };
}
