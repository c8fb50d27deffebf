export { type Brand, defineTheme, type Theme } from './define-theme';
export { type DesignTokens, designTokens } from './design-tokens';
export { MINIMUM, PAIRS, type Pair, type PairKind } from './pairs';
export type { ColorToken, Scheme } from './semantic';
export { defaultTokens, type Tokens } from './tokens';
