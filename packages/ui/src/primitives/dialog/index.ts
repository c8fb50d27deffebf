export { Dialog, DialogClose, DialogContent, type DialogContentProps, DialogTrigger } from './dialog';
export { ignoreAlerts, panelVariants, scrimClass, useReturnFocus } from './modal';
