export { type Fact, FactList, type FactListProps } from './fact-list';
