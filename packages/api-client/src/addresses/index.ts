/**
 * The addresses of pictures that a server past the specification has: a logo's files, and the public preview.
 *
 * @packageDocumentation
 */
export { type LogoFile, logoFileUrl } from './logo-file';
export { type PreviewBrief, previewUrl } from './preview';
