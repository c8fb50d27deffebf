import { type PointerEvent, useEffect, useRef, useState } from 'react';

/**
 * Whether the pointer was moved onto an element. Browsers also fire `pointerenter` when an element appears under a pointer
 * at rest, as after the click that opened an alert: that is not hovering.
 */
export function useHover() {
  const [isHovered, setHovered] = useState(false);
  const rest = useRef({ x: -1, y: -1 });
  useEffect(() => {
    const onMove = ({ clientX, clientY }: MouseEvent) => {
      rest.current = { x: clientX, y: clientY };
    };
    // On the window, so that it runs after the element's own handler below.
    const kinds = ['pointermove', 'pointerdown'] as const;
    for (const kind of kinds) window.addEventListener(kind, onMove);
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, onMove);
    };
  }, []);
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (clientX !== rest.current.x || clientY !== rest.current.y) setHovered(true);
  };
  return {
    isHovered,
    /** Callable without an event, for when the hovered element is removed. */
    leave: () => setHovered(false),
    move,
  };
}
