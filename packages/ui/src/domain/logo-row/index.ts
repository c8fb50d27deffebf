export { gradientColors } from './gradient-colors';
export { type CreatedLogo, LogoRow, type LogoRowProps } from './logo-row';
