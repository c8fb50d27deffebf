export { Dialog, DialogClose, DialogContent, type DialogContentProps, DialogTrigger } from './dialog';
export { panelVariants, scrimClass } from './dialog.variants';
export { ignoreAlerts } from './ignore-alerts';
export { useReturnFocus } from './use-return-focus';
