import { Slot } from '@radix-ui/react-slot';
import { cloneElement, type HTMLAttributes, type ReactElement, type ReactNode } from 'react';

/** Where a link leads: an address, or a router's link without content, `<Link to="/gallery" />`. */
export type LinkTarget = string | ReactElement<{ className?: string | undefined; children?: ReactNode }>;

type Props = HTMLAttributes<HTMLElement> & { to: LinkTarget };

/** A link with what the component around it says and looks like; a router's link keeps what it has itself. */
export function FilledLink({ to, children, ...rest }: Props) {
  if (typeof to !== 'string') return <Slot {...rest}>{cloneElement(to, undefined, children)}</Slot>;
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  );
}
