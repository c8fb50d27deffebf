/** What a pair of colours has to reach: 4.5:1 for text, 3:1 for large text and the edges of controls (WCAG 2.2). */
export type PairKind = 'text' | 'edge';

/** A foreground and the ground it stands on, by the names of their tokens. */
export type Pair = { fg: string; bg: string; kind: PairKind };

const GROUNDS = ['paper', 'raised', 'sunken', 'hover'];
const STATUSES = ['success', 'warning', 'danger', 'premium'];

const text = (fg: string, ...grounds: string[]): Pair[] => grounds.map((bg) => ({ fg, bg, kind: 'text' }));
const edge = (fg: string, ...grounds: string[]): Pair[] => grounds.map((bg) => ({ fg, bg, kind: 'edge' }));

/** Every pair the components put together. A test measures all of them in both themes; Foundations shows them. */
export const PAIRS: readonly Pair[] = [
  ...text('ink', ...GROUNDS, 'accent-surface', 'premium-surface', 'danger-surface'),
  ...text('ink-muted', ...GROUNDS, 'accent-surface', 'premium-surface'),
  ...text('ink-faint', ...GROUNDS, 'danger-surface'),
  ...text('accent-text', ...GROUNDS, 'accent-surface'),
  ...text('accent-ink', 'accent', 'accent-hover'),
  ...text('inverse-ink', 'inverse'),
  ...STATUSES.flatMap((status) => text(`${status}-text`, 'paper', 'raised', `${status}-surface`)),
  ...text('danger-ink', 'danger', 'danger-hover'),
  ...text('premium-ink', 'premium'),
  ...edge('line-strong', ...GROUNDS, 'danger-surface'),
  ...edge('accent-edge', 'paper', 'raised', 'sunken', 'accent-surface'),
  ...edge('focus', ...GROUNDS),
  ...edge('accent', 'paper', 'raised'),
  ...edge('danger', 'paper', 'raised'),
  ...STATUSES.flatMap((status) => edge(`${status}-edge`, 'paper', 'raised')),
];

/** The contrast a kind of pair must reach. */
export const MINIMUM: Record<PairKind, number> = { text: 4.5, edge: 3 };
