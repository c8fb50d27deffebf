export { IndustryIcon, type IndustryIconProps } from './industry-icon';
export { type IndustryOption, IndustryPicker, type IndustryPickerProps } from './industry-picker';
