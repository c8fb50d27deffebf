import type { Meta, StoryObj } from '@storybook/react-vite';
import { MINIMUM, PAIRS } from '../theme/pairs';
import { measure, readColor, useTheme } from './measure';

const meta = { title: 'Foundations/Color' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const GROUPS = {
  Superficies: ['paper', 'raised', 'sunken', 'hover', 'inverse'],
  Tinta: ['ink', 'ink-muted', 'ink-faint', 'inverse-ink'],
  Líneas: ['line', 'line-strong', 'focus'],
  Acento: [
    'accent',
    'accent-hover',
    'accent-ink',
    'accent-text',
    'accent-surface',
    'accent-edge',
    'accent-line',
  ],
  Éxito: ['success-text', 'success-surface', 'success-edge'],
  Aviso: ['warning-text', 'warning-surface', 'warning-edge'],
  Peligro: ['danger-text', 'danger-surface', 'danger-edge', 'danger', 'danger-hover', 'danger-ink'],
  Premium: ['premium-text', 'premium-surface', 'premium-edge', 'premium', 'premium-ink'],
};

function Swatches() {
  const theme = useTheme();
  return (
    <div key={theme} className="grid gap-8">
      {Object.entries(GROUPS).map(([group, tokens]) => (
        <section key={group} className="grid gap-3">
          <h2 className="heading text-lead">{group}</h2>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3">
            {tokens.map((token) => (
              <li
                key={token}
                className="overflow-hidden rounded-card border border-line bg-raised text-caption"
              >
                <div className="h-14 border-b border-line" style={{ background: `var(--trazo-${token})` }} />
                <div className="grid gap-0.5 p-2">
                  <strong className="font-semibold">{token}</strong>
                  <code className="font-code text-ink-muted">{readColor(token)}</code>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Contrast() {
  const theme = useTheme();
  return (
    <ul key={theme} className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-3">
      {PAIRS.map(({ fg, bg, kind }) => (
        <li key={`${fg} ${bg}`} className="overflow-hidden rounded-card border border-line text-caption">
          <div
            aria-hidden="true"
            className="grid h-12 place-items-center text-lead font-semibold"
            style={{ background: `var(--trazo-${bg})`, color: `var(--trazo-${fg})` }}
          >
            {kind === 'text' ? (
              'Ñandú'
            ) : (
              <span className="h-5 w-16 rounded-control border-2 border-current" />
            )}
          </div>
          <p className="flex justify-between gap-2 border-t border-line bg-raised p-2">
            <span>
              {fg} / {bg}
            </span>
            <span className="font-code tabular-nums">
              {measure(fg, bg)} ≥ {MINIMUM[kind]}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Every semantic token as the page really shows it. */
export const Tokens: Story = { render: () => <Swatches /> };

/** Every pair of colours the components put together, with the contrast measured here and the least allowed. */
export const MeasuredContrast: Story = { render: () => <Contrast /> };
