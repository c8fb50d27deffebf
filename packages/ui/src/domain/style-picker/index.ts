export { type StyleOption, StylePicker, type StylePickerProps } from './style-picker';
