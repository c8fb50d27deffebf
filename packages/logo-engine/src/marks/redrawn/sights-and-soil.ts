import { filling, type Redrawing } from './edition.js';

export const SIGHTS_AND_SOIL: readonly Redrawing[] = [].map(filling);
