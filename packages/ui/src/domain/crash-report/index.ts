export { CrashReport, type CrashReportProps, type CrashTexts } from './crash-report';
