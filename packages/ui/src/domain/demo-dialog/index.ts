export { DemoDialog, type DemoDialogProps } from './demo-dialog';
export type { DemoLogo, DemoState, DemoTexts } from './demo-state';
