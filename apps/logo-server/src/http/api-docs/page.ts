import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { FAVICON } from '../auth-pages/brand.js';
import type { Answer, ApiDescription, Operation } from '../contract/api-description.js';

type Markup = HtmlEscapedString;

export const STYLESHEET = `
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #12151c; --muted: #4b5160; --edge: #d9d6cd; --accent: #1c3be0; --code: #f1efe8; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #0e1116; --ink: #f2f0ea; --muted: #b4b6bd; --edge: #2b313d; --accent: #8ea2ff; --code: #161a22; }
}
body { margin: 0 auto; max-width: 60rem; padding: 24px; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
code, pre { font: .875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
pre { margin: 8px 0; padding: 12px 16px; background: var(--code); border: 1px solid var(--edge); border-radius: 6px; overflow-x: auto; white-space: pre-wrap; }
nav ul { padding: 0; list-style: none; columns: 2; }
article { margin-top: 40px; border-top: 1px solid var(--edge); }
h2 { font-size: 1.25rem; overflow-wrap: anywhere; }
h3 { font-size: 1rem; margin-bottom: 4px; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; }
dt { font-weight: 600; }
dd { margin: 0; color: var(--muted); }
summary { min-height: 24px; cursor: pointer; }
@media (max-width: 480px) { body { padding: 16px; } nav ul { columns: 1; } dl { grid-template-columns: 1fr; } }
`;

type Call = { id: string; method: string; path: string; operation: Operation };
type Named = { name: string; in: string; description: string; example?: string | number };

/** The OpenAPI document as a page that needs no script: an index, then each call with its exchange and its failures. */
export function apiDocsPage({ info, paths }: ApiDescription): Markup {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]): Call => ({
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        operation,
      }),
    ),
  );
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>API · ${info.title}</title>
    <link rel="icon" href="${FAVICON}" type="image/svg+xml">
    <link rel="stylesheet" href="/api/docs.css">
  </head>
  <body>
    <header>
      <h1>${info.title} API ${info.version}</h1>
      <p>${inline(info.description)} POST calls carry the application's key in the header <code>apikey</code>. The same as
        OpenAPI 3.1, for programs: <a href="/api/openapi.json">openapi.json</a>.</p>
    </header>
    <nav aria-label="Calls"><ul>${calls.map(
      ({ id, method, path }) => html`<li><a href="#${id}"><code>${method} ${path}</code></a></li>`,
    )}</ul></nav>
    <main>${calls.map(article)}</main>
  </body>
</html>` as Markup;
}

function article({ id, method, path, operation }: Call): Markup {
  const { summary, parameters = [], requestBody, responses } = operation;
  const { 200: success, ...failures } = responses;
  const body = requestBody?.content['application/json'];
  return html`<article id="${id}" aria-labelledby="${id}-title">
  <h2 id="${id}-title"><code>${method} ${path}</code></h2>
  <p>${inline(summary)}.</p>
  ${parameters.length > 0 ? section('Parameters', definitions((parameters as Named[]).map(parameter))) : ''}
  ${body ? section('Request', html`${pretty(body.example)}${schema(body.schema)}` as Markup) : ''}
  ${success ? section('Answer', answer(success)) : ''}
  ${Object.keys(failures).length > 0 ? section('Failures', definitions(Object.entries(failures).map(failure))) : ''}
</article>` as Markup;
}

const section = (title: string, content: Markup) => html`<h3>${title}</h3>${content}`;

const definitions = (rows: readonly (readonly [string, Markup])[]) =>
  html`<dl>${rows.map(([term, text]) => html`<dt>${term}</dt><dd>${text}</dd>`)}</dl>` as Markup;

const parameter = ({ name, in: place, description, example }: Named) =>
  [name, html`${inline(description)} (${place}), for example <code>${example}</code>` as Markup] as const;

function failure([status, { description, content }]: [string, Answer]) {
  const example = content?.['application/json']?.example as { detail: string } | undefined;
  return [
    status,
    html`${inline(description)}: “<span lang="es">${example?.detail}</span>”` as Markup,
  ] as const;
}

function answer({ description, content = {} }: Answer): Markup {
  const json = content['application/json'];
  if (json?.example === undefined) return html`<p>${inline(description)}</p>` as Markup;
  return html`${pretty(json.example)}${schema(json.schema)}` as Markup;
}

const pretty = (value: unknown) => html`<pre tabindex="0">${JSON.stringify(value, null, 2)}</pre>`;

const schema = (value: unknown) => html`<details><summary>JSON Schema</summary>${pretty(value)}</details>`;

/** Text with its `code`. */
function inline(text: string): Markup {
  const escapeHtml = (part: string) => (html`${part}` as Markup).toString();
  const parts = text.split('`').map(escapeHtml);
  return raw(
    parts.map((part, index) => (index % 2 === 1 ? `<code>${part}</code>` : part)).join(''),
  ) as Markup;
}
