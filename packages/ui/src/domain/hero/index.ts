export { Hero, type HeroProps, type HeroTexts } from './hero';
