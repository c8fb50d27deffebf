export { LogoImage, type LogoImageProps } from './logo-image';
