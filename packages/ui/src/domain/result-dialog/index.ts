export type { ResultProposal, ResultProposals } from './result-choice';
export { ResultDialog, type ResultDialogProps } from './result-dialog';
export type { ResultLogo } from './result-facts';
