export { Hero, type HeroProps } from './hero';
export type { HeroTyping } from './hero-stage';
