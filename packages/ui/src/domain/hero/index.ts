export { Hero, type HeroProps, type HeroTexts } from './hero';
export type { HeroTyping } from './hero-stage';
