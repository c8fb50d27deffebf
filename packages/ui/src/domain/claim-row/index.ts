export { type Claim, ClaimRow, type ClaimRowProps } from './claim-row';
