/**
 * The addresses of pictures that a server past the specification has: a logo's files, and the public preview;
 * and the name that a logo is saved under.
 *
 * @packageDocumentation
 */
export { logoFileName } from '../download/file-name.js';
export { type LogoFile, logoFileUrl } from './logo-file.js';
export { adjustedUrl, type PreviewBrief, previewUrl } from './preview.js';
