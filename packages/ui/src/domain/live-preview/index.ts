export { LivePreview, type LivePreviewProps } from './live-preview';
