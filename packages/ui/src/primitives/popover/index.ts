export { Popover, PopoverClose, PopoverContent, type PopoverContentProps, PopoverTrigger } from './popover';
