export { Button, type ButtonProps } from './button';
export { type ButtonVariants, buttonVariants, pressableVariants } from './button.variants';
