import { filling, type Redrawing } from './edition.js';

export const FLAGS_AND_CROWNS: readonly Redrawing[] = [].map(filling);
