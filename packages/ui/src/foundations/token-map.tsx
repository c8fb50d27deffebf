import { defaultTokens, designTokens, MINIMUM, PAIRS } from '../theme';
import { contrast, parseColor } from '../theme/oklch';
import { COLOR_TOKENS, type ColorToken, written } from '../theme/semantic';
import tokensCss from '../theme/tokens.generated.css?raw';

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const SOURCES: Record<string, string> = import.meta.glob(
  ['../{primitives,states,domain}/*/*.{ts,tsx}', '!**/*.test.*', '!**/*.stories.*'],
  { query: '?raw', import: 'default', eager: true },
);

const isTranslucent = (color: string) => color.includes('/');

/** `bg-accent`, `hover:border-accent-edge`, `text-ink/60`; not `bg-accent-hover` for accent. */
const uses = (source: string, token: string) =>
  new RegExp(
    `(?:bg|text|border(?:-[xytrblse])?|outline|ring|fill|stroke|decoration|accent|caret|divide|from|to)-${token}(?![\\w-])`,
  ).test(source);

/** The components whose sources name a token. */
const componentsWith = (token: ColorToken): string[] => [
  ...new Set(
    Object.entries(SOURCES).flatMap(([path, source]) =>
      uses(source, token) ? [path.split('/').at(-2) ?? ''] : [],
    ),
  ),
];

const ratio = (theme: Theme, fg: string, bg: string) =>
  contrast(
    parseColor(defaultTokens[theme][fg as ColorToken]),
    parseColor(defaultTokens[theme][bg as ColorToken]),
  );

function Raw({ token, theme }: { token: ColorToken; theme: Theme }) {
  const color = defaultTokens[theme][token];
  return (
    <span className="flex items-center gap-2">
      <span
        aria-hidden="true"
        className="size-6 shrink-0 rounded-control border border-line-strong forced-color-adjust-none"
        style={{ background: color }}
      />
      <span className="grid">
        <code className="font-code">{isTranslucent(color) ? color : written(token, theme)}</code>
        {isTranslucent(color) ? null : <code className="font-code text-ink-muted">{color}</code>}
      </span>
    </span>
  );
}

function Contrasts({ token }: { token: ColorToken }) {
  const pairs = PAIRS.filter(({ fg }) => fg === token);
  if (pairs.length === 0) return <span className="text-ink-muted">ninguno</span>;
  return (
    <ul className="grid gap-0.5 tabular-nums">
      {pairs.map(({ bg, kind }) => (
        <li key={`${bg} ${kind}`} className="flex justify-between gap-3">
          <code className="font-code">{bg}</code>
          <span className="shrink-0">
            {THEMES.map((theme) => ratio(theme, token, bg).toFixed(2)).join(' · ')} ≥ {MINIMUM[kind]}
          </span>
        </li>
      ))}
    </ul>
  );
}

const COLUMNS = ['Token', 'Claro', 'Oscuro', 'Contraste: claro · oscuro ≥ mínimo', 'Componentes'];

/** From the raw scale through what a colour is for to the components that use it, with every contrast promised. */
export function TokenMap() {
  return (
    <div className="overflow-x-auto bg-paper text-caption text-ink">
      <table className="w-full border-collapse text-start">
        <caption className="sr-only">Los colores, de la escala a los componentes</caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className="border-b border-line-strong p-2 text-start">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COLOR_TOKENS.map((token) => (
            <tr key={token} id={`token-${token}`} className="border-b border-line align-top">
              <th scope="row" className="p-2 text-start font-code">
                {token}
              </th>
              {THEMES.map((theme) => (
                <td key={theme} className="p-2">
                  <Raw token={token} theme={theme} />
                </td>
              ))}
              <td className="p-2">
                <Contrasts token={token} />
              </td>
              <td className="max-w-sm p-2 text-ink-muted">{componentsWith(token).join(', ') || 'ninguno'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const json = (theme: Theme) => JSON.stringify(designTokens(defaultTokens, theme), null, 2);
const FILES = [
  { name: 'light.tokens.json', type: 'application/json', text: () => json('light') },
  { name: 'dark.tokens.json', type: 'application/json', text: () => json('dark') },
  { name: 'tokens.css', type: 'text/css', text: () => tokensCss },
];

/** The tokens as files, made in the page: the same that the package holds. */
export function TokenFiles() {
  return (
    <ul>
      {FILES.map(({ name, type, text }) => (
        <li key={name}>
          <a download={name} href={`data:${type};charset=utf-8,${encodeURIComponent(text())}`}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
