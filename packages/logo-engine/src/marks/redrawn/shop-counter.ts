import { filling, type Redrawing } from './edition.js';

export const SHOP_COUNTER: readonly Redrawing[] = [].map(filling);
