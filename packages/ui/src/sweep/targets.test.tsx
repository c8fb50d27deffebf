import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { everyStory } from './stories';

const stories = everyStory(
  import.meta.glob('../{primitives,states,domain}/*/*.stories.tsx', { eager: true }),
);

const CONTROLS =
  'button, a[href], input, select, textarea, summary, [role="radio"], [role="switch"], [role="tab"], [role="menuitem"]';

/** A control's own box, with what stretches it: its label, or an ::after that covers a card. */
function reach(control: Element): { width: number; height: number } {
  const boxes = [control, ...(control instanceof HTMLInputElement ? (control.labels ?? []) : [])].map(
    (element) => element.getBoundingClientRect(),
  );
  const after = getComputedStyle(control, '::after');
  const stretched = after.position === 'absolute' && after.content !== 'none';
  return {
    width: Math.max(...boxes.map((box) => box.width), stretched ? Number.parseFloat(after.width) || 0 : 0),
    height: Math.max(...boxes.map((box) => box.height), stretched ? Number.parseFloat(after.height) || 0 : 0),
  };
}

/** Links within a sentence are as tall as its line: WCAG 2.5.8 leaves them out. */
function inSentence(control: Element): boolean {
  return control.matches('a') && getComputedStyle(control).display === 'inline';
}

function seen(control: Element): boolean {
  if (control.matches('[aria-hidden="true"], [tabindex="-1"][type="hidden"], .sr-only, :disabled'))
    return false;
  if (control.closest('[aria-hidden="true"], [inert]')) return false;
  return control.checkVisibility({ visibilityProperty: true, opacityProperty: false });
}

/** In CSS pixels: what a mouse can hit, and what a finger can. */
const LEAST = matchMedia('(pointer: coarse)').matches ? 44 : 24;

test.each(stories)(
  `in %s whatever is pressed is at least ${LEAST} px wide and high`,
  async (_name, Story) => {
    await render(<Story />);
    const small = [...document.querySelectorAll(CONTROLS)]
      .filter((control) => seen(control) && !inSentence(control))
      .map((control) => ({ control: control.outerHTML.slice(0, 90), ...reach(control) }))
      .filter(({ width, height }) => width < LEAST || height < LEAST);
    expect(small).toEqual([]);
  },
);
