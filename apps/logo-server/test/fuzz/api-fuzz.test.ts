import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { startTestServer, type TestServer } from '../../src/testing/index.js';
import { generate, newPerson, onEachDatabase, PASSWORD, post } from '../harness.js';
import { type Known, nearlyValid, oddText, parameterText, type Schema, valid } from './arbitraries.js';

/** Of each operation, valid and nearly valid together. fast-check prints the seed of a run that fails. */
const RUNS = 40;
const DRAWN_RUNS = 25;
/** A database that is slow to answer is not ready. */
const DECIDED_BY_TIME = '/readyz';
/** Whatever a client may say of its body and of who it is. */
const HEADERS = [{}, {}, {}, {}, { apikey: '' }, { apikey: 'otra' }, { 'content-type': 'text/plain' }];

/** Programs that go down into it run out of stack. */
const DEEP = '['.repeat(30_000) + ']'.repeat(30_000);

type Content = Readonly<Record<string, { schema?: Schema & { $ref?: string } }>>;
type Operation = {
  parameters?: readonly { name: string; in: string; required?: true; schema: Schema }[];
  requestBody?: { content: Content };
  responses: Readonly<Record<string, { content?: Content; headers?: object }>>;
};
type Description = {
  components: { schemas: Readonly<Record<string, object>> };
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};
type Asked = { path: string; init: RequestInit };

/** Somebody new, with a logo and all that can be named of it: some calls take a part of it away. */
async function knownThings(server: TestServer): Promise<Known> {
  const { session, email } = await newPerson(server, { credits: 1_000 });
  const { body } = await generate(server, session);
  const { logo_id, image_url } = body as Record<string, string>;
  const kit = await post(server, '/logo/kit', { session, logo_id });
  const all = await post(server, '/logos/download', { session });
  return {
    session: [session],
    logo_id: [logo_id],
    image_url: [image_url, String(image_url).replace('.png', '.svg')],
    file: ['png', 'svg', 'jpg', 'pdf'].map((type) =>
      String(image_url).split('/').at(-1)?.replace('png', type),
    ),
    key: [kit.body.kit_key, all.body.logos_key],
    old: [PASSWORD],
    confirmation: [email],
    color: ['#0E7490'],
    style: ['modern', 'minimal'],
    description: ['gastronomy. Desayunos (icon)', 'technology. (text)'],
    company_name: ['Café Ñandú'],
    name: ['Café Ñandú'],
    proposal_id: ['1', '2'],
  };
}

/** Asks a server for each operation of its own description that is named, or for all. */
async function fuzz(server: TestServer, runs: number, paths?: readonly string[]): Promise<void> {
  const described = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as Description;
  const zodOf = ({ $ref, ...schema }: Schema & { $ref?: string }) =>
    z.fromJSONSchema(($ref ? described.components.schemas[$ref.split('/').at(-1) ?? ''] : schema) as never);

  /** Every answer is one that is described, and what is not described is never taken. */
  async function judge({ responses, requestBody }: Operation, { path, init }: Asked): Promise<void> {
    const response = await fetch(server.url + path, init);
    const bytes = Buffer.from(await response.arrayBuffer());
    const said = `${response.status}: ${bytes.subarray(0, 300)}`;
    expect(response.status, said).toBeLessThan(500);
    const answer = responses[response.status];
    expect(answer, `A status that is not described. ${said}`).toBeDefined();
    const type = response.headers.get('content-type')?.split(';')[0] ?? '';
    expect(Object.keys(answer?.content ?? {}), said).toContain(type);
    const schema = answer?.content?.[type]?.schema;
    if (schema) expect(zodOf(schema).safeParse(JSON.parse(String(bytes))).error, said).toBeUndefined();
    if (answer?.headers && 'Retry-After' in answer.headers)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    const asked = requestBody?.content['application/json']?.schema;
    if (asked && response.status === 200) {
      const { error } = zodOf(asked).safeParse(JSON.parse(String(init.body)));
      expect(error, 'It was taken, and is not described.').toBeUndefined();
    }
  }

  const operations = Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const asked = operations.filter(({ path }) => (paths ? paths.includes(path) : path !== DECIDED_BY_TIME));
  expect(asked).toHaveLength(paths?.length ?? operations.length - 1);
  for (const { path, method, operation } of asked) {
    const known = await knownThings(server);
    const asks = method === 'post' ? posts(path, operation, known) : gets(path, operation, known);
    await fc.assert(
      fc.asyncProperty(asks, (ask) => judge(operation, ask)),
      { numRuns: runs },
    );
  }
}

const env = { GENERATIONS_PER_HOUR: '100000' };

onEachDatabase('the API, asked as its own description says', (start) => {
  test('answers every request, valid or nearly, with what is described', async () => {
    await fuzz(await start({ env }), RUNS);
  });
});

test('what draws answers so with the engine itself', async () => {
  const server = await startTestServer({ env: { ...env, WEB_ROOT: '/nonexistent' } });
  try {
    await fuzz(server, DRAWN_RUNS, ['/generate_logo', '/logo/adjust', '/logo/options', '/api/preview.svg']);
  } finally {
    await server.close();
  }
});

function posts(path: string, { requestBody, parameters = [] }: Operation, known: Known): fc.Arbitrary<Asked> {
  const schema = requestBody?.content['application/json']?.schema ?? {};
  const body = fc.oneof(
    { weight: 4, arbitrary: valid(schema, known).map((value) => JSON.stringify(value)) },
    { weight: 4, arbitrary: nearlyValid(schema, known).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.oneof(fc.string(), oddText, fc.constant(DEEP)) },
  );
  const named = Object.fromEntries(
    parameters.map(({ name, schema: part }) => [name, valid(part, known) as fc.Arbitrary<string>]),
  );
  return fc
    .tuple(body, fc.constantFrom(...HEADERS), fc.record(named, { requiredKeys: [] }))
    .map(([text, odd, more]) => ({
      path,
      init: {
        method: 'POST',
        headers: { 'content-type': 'application/json', apikey: 'trazo-local', ...more, ...odd } as Record<
          string,
          string
        >,
        body: text,
      },
    }));
}

function gets(path: string, { parameters = [] }: Operation, known: Known): fc.Arbitrary<Asked> {
  const parts = Object.fromEntries(
    parameters.map(({ name, schema }) => [name, parameterText(schema, known, name)]),
  );
  const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  return fc.record(parts, { requiredKeys: inPath }).map((values) => {
    let filled = path;
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(values) as [string, string][]) {
      if (inPath.includes(name)) filled = filled.replace(`{${name}}`, escaped(value));
      else query.append(name, value);
    }
    return { path: `${filled}${query.size > 0 ? `?${query}` : ''}`, init: {} };
  });
}

/** As in an address. Half a letter is no text there; what a browser would send stands for it. */
const escaped = (text: string) => new URLSearchParams({ text }).toString().slice('text='.length);
