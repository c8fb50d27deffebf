export { FeatureArtefacts, type FeatureArtefactsProps } from './feature-artefacts';
export type { FeatureLogo } from './feature-logo';
