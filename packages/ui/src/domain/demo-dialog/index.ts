export { DemoDialog, type DemoDialogProps } from './demo-dialog';
export type { DemoLogo, DemoState } from './demo-state';
