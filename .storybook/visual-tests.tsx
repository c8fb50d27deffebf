// biome-ignore lint/correctness/noUnusedImports: Storybook compiles its own interface with the JSX that needs it.
import React, { type ReactNode } from 'react';
import { addons, types } from 'storybook/manager-api';

/** The panel of @chromatic-com/storybook, which knows nothing to do until a project in its cloud is named. */
const PANEL = 'chromaui/addon-visual-tests/panel';

const Code = ({ children }: { children: ReactNode }) => (
  <code style={{ fontFamily: 'monospace', padding: '2px 6px', background: 'rgb(127 127 127 / 0.15)' }}>
    {children}
  </code>
);

/** What holds the looks of this repository, with no cloud and no account. */
function VisualTests() {
  return (
    <div style={{ padding: 20, maxWidth: '65ch', fontSize: 14, lineHeight: 1.6 }}>
      <p>
        <strong>Las capturas están en el repositorio y se comparan sin nube ni cuenta.</strong>
      </p>
      <ul style={{ paddingInlineStart: 20 }}>
        <li>
          <Code>npm test</Code> compara cada historia en claro, oscuro, 320 px y colores forzados. Lo que
          cambia queda en <Code>.build/screenshots</Code>: antes, después y la diferencia.
        </li>
        <li>
          Si el cambio es el que querías: <Code>npm run screenshots -- CARPETA</Code> y sube las hojas nuevas
          de <Code>.storybook/screenshots</Code>.
        </li>
        <li>
          Para compararlas también en Chromatic: escribe <Code>{'{ "projectId": "…" }'}</Code> en{' '}
          <Code>chromatic.config.json</Code> y vuelve a abrir Storybook; este panel será el suyo.
        </li>
      </ul>
    </div>
  );
}

addons.register('trazo/visual-tests', () => {
  addons.add(PANEL, {
    type: types.PANEL,
    title: 'Visual tests',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => (active ? <VisualTests /> : null),
  });
});
