import { fileURLToPath } from 'node:url';
import openapiTs, { astToString } from 'openapi-typescript';
import { openApiDocument } from '../src/http/contract/open-api.js';

/** Where the SDK keeps the types of the server's contract. */
export const WIRE_TYPES = fileURLToPath(
  new URL('../../../packages/api-client/src/wire/open-api.generated.ts', import.meta.url),
);

const HEADER = `// The contract of Trazo's own server, from its OpenAPI document (/api/openapi.json). Written by
// \`npx pnpm --filter @trazo/logo-server run wire-types\`; a test fails when it and the document differ.

`;

/** The types of the OpenAPI document; the server's version does not matter to them. */
export const wireTypes = async (): Promise<string> =>
  HEADER +
  astToString(
    await openapiTs(JSON.stringify(openApiDocument('')), {
      exportType: true,
      alphabetize: true,
      immutable: true,
    }),
  );
