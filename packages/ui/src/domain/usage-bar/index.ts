export { UsageBar, type UsageBarProps } from './usage-bar';
