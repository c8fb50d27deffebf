export { FeatureArtefacts, type FeatureArtefactsProps, type FeatureLogo } from './feature-artefacts';
