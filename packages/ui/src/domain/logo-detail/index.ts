export { LogoDetail, type LogoDetailProps, type LogoDetailView } from './logo-detail';
