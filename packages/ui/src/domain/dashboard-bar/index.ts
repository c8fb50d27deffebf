export { DashboardBar, type DashboardBarProps } from './dashboard-bar';
