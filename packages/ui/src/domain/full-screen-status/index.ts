export { FullScreenStatus, type FullScreenStatusProps } from './full-screen-status';
