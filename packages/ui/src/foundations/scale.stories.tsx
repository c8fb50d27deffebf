import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Foundations/Scale' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const SIZES = [
  'text-caption',
  'text-small',
  'text-body',
  'text-lead',
  'text-title',
  'text-headline',
  'text-display-sm',
  'text-display-md',
  'text-display-lg',
];
const STEPS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16];
const LAYERS = ['sticky 10', 'dialog 30', 'popover 40', 'alert 50', 'tooltip 60'];

/** 12 14 16 18 22 28 36 48 64, fluid above 28. Display for headings, text for reading, mono for codes. */
export const Typography: Story = {
  render: () => (
    <div className="grid gap-6">
      {SIZES.map((size) => (
        <div key={size} className="grid gap-1 border-b border-line pb-4">
          <code className="font-code text-caption text-ink-faint">{size}</code>
          <p className={`heading ${size}`}>Tu logo, de un trazo</p>
        </div>
      ))}
      <p className="max-w-[65ch]">
        Instrument Sans para leer: el pingüino Wenceslao hizo kilómetros bajo exhaustiva lluvia y frío;
        añoraba a su querido cachorro. Líneas de 45 a 75 caracteres.
      </p>
      <p className="font-code">JetBrains Mono: #2B50FF · 1767225600000_k3v9x2</p>
    </div>
  ),
};

/** A 4 px grid. */
export const Space: Story = {
  render: () => (
    <ul className="grid gap-2">
      {STEPS.map((step) => (
        <li key={step} className="flex items-center gap-3">
          <code className="w-24 font-code text-caption text-ink-muted">
            {step} · {step * 4} px
          </code>
          <span className="h-4 bg-accent" style={{ width: `${step * 0.25}rem` }} />
        </li>
      ))}
    </ul>
  ),
};

/** Radius 6 for controls, 10 for cards, 16 for dialogs; hairlines before shadows, and two shadows in all. */
export const Shape: Story = {
  render: () => (
    <div className="flex flex-wrap gap-6 p-4">
      <div className="grid size-36 place-items-center rounded-control border border-line bg-raised text-small">
        control 6
      </div>
      <div className="grid size-36 place-items-center rounded-card border border-line bg-raised text-small">
        card 10
      </div>
      <div className="grid size-36 place-items-center rounded-dialog border border-line bg-raised text-small">
        dialog 16
      </div>
      <div className="grid size-36 place-items-center rounded-card bg-raised text-small shadow-raised">
        raised
      </div>
      <div className="grid size-36 place-items-center rounded-card bg-raised text-small shadow-overlay">
        overlay
      </div>
    </div>
  ),
};

/** What lies above what. */
export const Order: Story = {
  render: () => (
    <ol className="grid max-w-xs gap-1 text-small">
      {LAYERS.map((layer) => (
        <li key={layer} className="rounded-control border border-line bg-raised px-3 py-2 font-code">
          z-{layer}
        </li>
      ))}
    </ol>
  ),
};

/** 120, 180 and 240 ms, ease-out, only opacity and transform; none at all for who asks for none. */
export const Motion: Story = {
  render: () => (
    <div className="flex flex-wrap gap-4 text-small">
      <div className="animate-fade-in rounded-card border border-line bg-raised p-4">fade-in 180 ms</div>
      <div className="animate-rise-in rounded-card border border-line bg-raised p-4">rise-in 180 ms</div>
      <div className="animate-slide-in rounded-card border border-line bg-raised p-4">slide-in 240 ms</div>
    </div>
  ),
};
