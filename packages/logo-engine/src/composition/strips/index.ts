import type { StripId } from '../../direction/strip-names.js';
import { comb } from './hair.js';
import { film } from './pictures.js';
import type { Strip } from './strip.js';

export const STRIPS: Readonly<Record<StripId, Strip>> = {
  'comb-strip': comb,
  'perforated-strip': film,
};
