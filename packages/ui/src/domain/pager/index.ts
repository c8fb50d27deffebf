export { clampPage, pageWindow } from './page-window';
export { Pager, type PagerProps } from './pager';
