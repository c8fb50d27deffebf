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

/** Links within a sentence are as tall as its line: WCAG 2.5.8 leaves them out. One that stands alone is none. */
function inSentence(control: Element): boolean {
  const text = control.textContent?.trim();
  return (
    control.matches('a') &&
    getComputedStyle(control).display === 'inline' &&
    text !== '' &&
    control.parentElement?.textContent?.trim() !== text
  );
}

function seen(control: Element): boolean {
  if (control.matches('[aria-hidden="true"], [tabindex="-1"][type="hidden"], .sr-only, :disabled'))
    return false;
  if (control.closest('[aria-hidden="true"], [inert]')) return false;
  return control.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
}

/**
 * WCAG 2.5.8 and 2.5.5: whatever is pressed can be hit.
 * @param least width and height in CSS pixels
 * @returns what is wrong, in words
 */
export function targetProblems(least: number): string[] {
  return [...document.querySelectorAll(CONTROLS)]
    .filter((control) => seen(control) && !inSentence(control))
    .map((control) => ({ control, ...reach(control) }))
    .filter(({ width, height }) => width < least || height < least)
    .map(
      ({ control, width, height }) =>
        `${width.toFixed(1)} × ${height.toFixed(1)} px, less than ${least}: ${control.outerHTML.slice(0, 90)}`,
    );
}

const COARSE = /\(pointer:\s*coarse\)/;

function coarseRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    const inside = 'cssRules' in rule ? coarseRules((rule as CSSGroupingRule).cssRules) : [];
    return rule instanceof CSSMediaRule && COARSE.test(rule.media.mediaText) ? [rule, ...inside] : inside;
  });
}

/**
 * Gives the page the looks it has under a finger. The rules themselves are made to apply: a browser that once
 * emulated touch has no hover until its window closes, and later stories need it.
 * @returns what undoes it
 */
export function underAFinger(): () => void {
  const changed = [...document.styleSheets]
    .flatMap((sheet) => coarseRules(sheet.cssRules))
    .map(({ media }) => ({ media, before: media.mediaText }));
  if (changed.length === 0) throw new Error('No style asks for (pointer: coarse): touch cannot be checked.');
  for (const { media, before } of changed) media.mediaText = before.replace(COARSE, '(min-width: 0px)');
  return () => {
    for (const { media, before } of changed) media.mediaText = before;
  };
}
