export { Button, type ButtonProps } from './button';
export { type ButtonVariants, buttonVariants } from './button.variants';
