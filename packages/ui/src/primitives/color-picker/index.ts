export { ColorPicker, type ColorPickerProps } from './color-picker';
export type { ColorPreset } from './swatches';
