export { GeneratingPanel, type GeneratingPanelProps } from './generating-panel';
