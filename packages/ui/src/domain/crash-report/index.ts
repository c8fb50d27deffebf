export { CrashReport, type CrashReportProps } from './crash-report';
