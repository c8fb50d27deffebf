import { type PointerEvent, useEffect, useRef, useState } from 'react';

/**
 * Whether the pointer was moved onto something. One that rests where it appears has pressed a button there, and is no
 * reader: the browser says that it enters, at the place where it has been all the time.
 */
export function useHover() {
  const [isHovered, setHovered] = useState(false);
  const rest = useRef({ x: -1, y: -1 });
  useEffect(() => {
    const onMove = ({ clientX, clientY }: MouseEvent) => {
      rest.current = { x: clientX, y: clientY };
    };
    // On the window, so that it hears of a move after whoever is asked below.
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
    /** Without an event, it is over when what was hovered has gone. */
    leave: () => setHovered(false),
    move,
  };
}
