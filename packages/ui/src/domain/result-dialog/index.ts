export { ResultDialog, type ResultDialogProps, type ResultLogo } from './result-dialog';
