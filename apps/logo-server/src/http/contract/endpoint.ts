import type { z } from 'zod';

/** One call of the API: its address, what it takes and what it answers. */
export type Endpoint<Request extends z.ZodType = z.ZodType, Response extends z.ZodType = z.ZodType> = {
  path: `/${string}`;
  summary: string;
  request: Request;
  response: Response;
};

export function endpoint<Request extends z.ZodType, Response extends z.ZodType>(
  definition: Endpoint<Request, Response>,
): Endpoint<Request, Response> {
  return definition;
}
