export {
  Dialog,
  DialogClose,
  DialogContent,
  type DialogContentProps,
  type DialogPanelProps,
  type DialogProps,
  DialogTrigger,
} from './dialog';
