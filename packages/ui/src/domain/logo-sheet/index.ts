export { LogoSheet, type LogoSheetProps, type ShownLogo } from './logo-sheet';
