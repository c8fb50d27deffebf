export { type BriefItem, BriefSummary, type BriefSummaryProps } from './brief-summary';
