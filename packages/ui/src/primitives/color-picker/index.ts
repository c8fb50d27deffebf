export { ColorPicker, type ColorPickerProps, type ColorPickerTexts } from './color-picker';
export type { ColorPreset } from './swatches';
