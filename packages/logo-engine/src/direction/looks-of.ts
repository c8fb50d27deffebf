import { lastAnswers } from '../cache/last-answers.js';
import { looksFor } from './symbol-looks.js';

/** The looks that a symbol lends itself to; the directions of a brief ask for those of the same few symbols. */
export const looksOf: typeof looksFor = lastAnswers(
  128,
  ({ brief: { name, style, industry, color }, symbol, accent }) =>
    JSON.stringify([name, style, industry, color, symbol, accent]),
  looksFor,
);
