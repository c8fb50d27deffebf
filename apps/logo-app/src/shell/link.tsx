import { type ComponentProps, useContext } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { ScreensContext, screenAt } from './screen';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Where it leads, from the root. */
  to: string;
  /** The address as the anchor shows it; `to` when left out. */
  href?: string | undefined;
};

/** A link inside the app: an anchor that the router follows. Pointing at it or focusing it fetches its screen. */
export function Link({ to, href, onClick, onPointerEnter, onFocus, ...rest }: LinkProps) {
  const screens = useContext(ScreensContext);
  const prefetch = () => screenAt(screens, to)?.code.prefetch();
  const shown = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <a
      {...rest}
      href={href ?? shown}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prefetch();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prefetch();
      }}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
