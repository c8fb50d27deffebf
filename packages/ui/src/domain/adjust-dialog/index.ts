export {
  AdjustChoices,
  type AdjustChoicesProps,
  type AdjustChoicesState,
  type AdjustOption,
} from './adjust-choices';
export { AdjustDialog, type AdjustDialogProps } from './adjust-dialog';
export type { AdjustSection, AdjustState } from './adjust-state';
