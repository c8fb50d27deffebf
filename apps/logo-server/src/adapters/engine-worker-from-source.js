// A thread does not read TypeScript because the process that started it does: it has to be told by itself.
import { register } from 'tsx/esm/api';

register();

export const {
  adjust,
  canDraw,
  draw,
  factsOf,
  inOneInk,
  kit,
  options,
  propose,
  readSuggestions,
  renderJpg,
  renderPdf,
  renderPng,
  suggestionSchema,
  traceSuggestion,
  version,
} = await import('./engine-worker.ts');
