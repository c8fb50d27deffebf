export {
  AdjustChoices,
  type AdjustChoicesProps,
  type AdjustChoicesState,
  type AdjustOption,
} from './adjust-choices';
export { AdjustDialog, type AdjustDialogProps, type AdjustSection, type AdjustState } from './adjust-dialog';
