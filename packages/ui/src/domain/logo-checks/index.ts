export { type LogoCheck, LogoChecks, type LogoChecksProps, type LogoChecksState } from './logo-checks';
