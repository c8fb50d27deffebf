import { type ReactNode, useLayoutEffect, useRef } from 'react';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';

/** The states of a control that a pointer or a keyboard brings about. */
const STATES = { reposo: '', apuntado: 'hover', pulsado: 'active', enfocado: 'focus' };

/** What an element inside a control is in such a state: who is focused has ancestors that hold the focus. */
function pseudoClasses(element: Element, state: string): string {
  if (state !== 'focus') return state;
  return element.matches(FOCUSABLE) ? 'focus focus-visible focus-within' : 'focus-within';
}

/**
 * Says of every element inside which pseudo-classes it is to have. The tests' browser gives it them, as its
 * developer tools do; in Storybook, point at it.
 */
function InState({ state, children }: { state: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const element of state === '' ? [] : (box.current?.querySelectorAll('*') ?? [])) {
      element.setAttribute('data-pseudo', pseudoClasses(element, state));
    }
  });
  return (
    // What is fixed to the window, like a skip link, stays inside.
    <div ref={box} className="relative min-w-0" style={{ contain: 'layout' }}>
      {children}
    </div>
  );
}

/** A component at rest, pointed at, pressed and focused. `of` is the folder of its source. */
export function Specimen({
  of,
  wide = false,
  children,
}: {
  of: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <section data-specimen={of} className="grid gap-2 border-b border-line py-3">
      <h2 className="font-code text-caption text-ink-muted">{of}</h2>
      <div className={`grid gap-3 ${wide ? '' : 'grid-cols-4'}`}>
        {Object.entries(STATES).map(([name, state]) => (
          <InState key={name} state={state}>
            {children}
          </InState>
        ))}
      </div>
    </section>
  );
}
