export { LogoContexts, type LogoContextsProps } from './logo-contexts';
export { LogoHero, type LogoHeroProps } from './logo-hero';
export { LogoStage, type LogoStageProps } from './logo-stage';
export type { LogoViews } from './surface';
