export { SupportBlock, type SupportBlockProps } from './support-block';
