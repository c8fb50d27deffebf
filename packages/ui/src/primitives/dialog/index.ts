export {
  Dialog,
  DialogClose,
  DialogContent,
  type DialogContentProps,
  type DialogProps,
  DialogTrigger,
} from './dialog';
export { ignoreAlerts, panelVariants, scrimClass, useReturnFocus } from './modal';
