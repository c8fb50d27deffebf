export { type AmountKind, formatAmount, formatPesos } from './format-amount';
export { type DateLocale, formatDate } from './format-date';
export { readDate } from './read-date';
