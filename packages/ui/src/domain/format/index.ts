export { type AmountKind, formatAmount, formatPesos } from './format-amount';
export { formatDate } from './format-date';
export { readDate } from './read-date';
