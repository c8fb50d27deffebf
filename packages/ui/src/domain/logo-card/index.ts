export { type GalleryLogo, LogoCard, type LogoCardActions, type LogoCardProps } from './logo-card';
