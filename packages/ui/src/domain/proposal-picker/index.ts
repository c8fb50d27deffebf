export { type ProposalOption, ProposalPicker, type ProposalPickerProps } from './proposal-picker';
