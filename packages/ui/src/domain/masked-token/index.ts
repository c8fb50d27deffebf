export { maskToken } from './mask-token';
export { MaskedToken, type MaskedTokenProps } from './masked-token';
