export { type LogoTypeOption, LogoTypePicker, type LogoTypePickerProps } from './logo-type-picker';
