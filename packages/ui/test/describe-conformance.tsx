import { cloneElement, type ReactElement, type ReactNode, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { inDirection, strayBoxes } from './mirror';

type Options = {
  /** Element of the root, where it matters: 'button', 'a'… */
  tag?: string | undefined;
  /** What must be around it. */
  wrap?: ((element: ReactElement) => ReactElement) | undefined;
  /** Rendered in a portal, so that a server sends nothing for it. */
  portal?: boolean | undefined;
  /** Some of its texts, of which the others keep their defaults. */
  texts?: Record<string, string> | undefined;
};

type AnyElement = ReactElement<Record<string, unknown>>;

/** What a consumer's class says, in the layer of a host's utilities. */
const PLACED = '@layer utilities { .conformance-placed { width: 300px; max-width: 310px; margin: 7px } }';
/** A press that nothing takes for its own, so that only who listens for it hears it. */
const PRESSES = {
  onClick: () => new MouseEvent('click', { bubbles: true, cancelable: true }),
  onKeyDown: () => new KeyboardEvent('keydown', { key: 'F13', bubbles: true }),
};

/** Says when the browser has taken its content over. */
function Taken({ by, children }: { by: () => void; children: ReactNode }) {
  useEffect(by, [by]);
  return children;
}

/** What every component promises: ref, className, handlers and other props reach it; it renders on a server. */
export function describeConformance(name: string, element: AnyElement, options: Options = {}): void {
  const { tag, wrap = (inner) => inner } = options;
  const probe = { 'data-conformance': 'rest', className: 'conformance-class' };
  const find = (selector: string) => document.querySelector(selector);

  describe(`${name} keeps the promises of every component`, () => {
    test('other props reach it, and className is added to its own', async () => {
      await render(<StrictMode>{wrap(cloneElement(element, probe))}</StrictMode>);
      const rest = find('[data-conformance="rest"]');
      const placed = find('.conformance-class');
      expect(rest, 'rest props').not.toBeNull();
      expect(placed, 'className').not.toBeNull();
      expect(placed?.getAttribute('class')).not.toContain('undefined');
      if (tag) expect(rest?.tagName.toLowerCase()).toBe(tag);
    });

    test('ref is an ordinary prop, attached once and let go once', async () => {
      const ref = vi.fn();
      const { rerender, unmount } = await render(wrap(cloneElement(element, { ...probe, ref })));
      expect(ref.mock.calls).toEqual([[find('[data-conformance="rest"]')]]);
      await rerender(wrap(cloneElement(element, { ...probe, ref, title: 'again' })));
      expect(ref).toHaveBeenCalledOnce();
      await unmount();
      expect(ref.mock.calls.slice(1).map(([element]) => element)).toEqual([null]);
    });

    test.each(Object.entries(PRESSES))('%s and its capture reach it, each once', async (handler, press) => {
      const called: string[] = [];
      const listeners = {
        [handler]: () => called.push('bubble'),
        [`${handler}Capture`]: () => called.push('capture'),
      };
      await render(wrap(cloneElement(element, { ...probe, ...listeners })));
      find('[data-conformance="rest"]')?.dispatchEvent(press());
      expect(called).toEqual(['capture', 'bubble']);
    });

    test('a class from outside has the last word on width and margin', async () => {
      const sheet = document.head.appendChild(document.createElement('style'));
      sheet.textContent = PLACED;
      await render(wrap(cloneElement(element, { className: 'conformance-class conformance-placed' })));
      const style = getComputedStyle(find('.conformance-class') as Element);
      const { display, width, maxWidth, margin } = style;
      // A width is nothing to a box in a line of text.
      const seen = display === 'inline' ? { margin } : { margin, width, maxWidth };
      sheet.remove();
      expect(seen).toEqual(
        display === 'inline' ? { margin: '7px' } : { margin: '7px', width: '300px', maxWidth: '310px' },
      );
    });

    test.each([
      ['as it is', (inner: ReactElement) => inner],
      ['right to left', (inner: ReactElement) => inDirection('rtl', inner)],
    ])(
      'it renders on a server without a warning, and a browser takes that over %s',
      async (_name, around) => {
        const whole = around(wrap(cloneElement(element, probe)));
        const html = renderToString(whole);
        if (options.portal) expect(html).not.toContain('data-conformance');
        else expect(html).toContain('data-conformance="rest"');
        const box = document.body.appendChild(document.createElement('div'));
        box.innerHTML = html;
        const mended: unknown[] = [];
        const listen = { onRecoverableError: (error: unknown) => mended.push(error) };
        const taken = vi.fn();
        const root = hydrateRoot(box, <Taken by={taken}>{whole}</Taken>, listen);
        await vi.waitFor(() => expect(taken).toHaveBeenCalled());
        root.unmount();
        box.remove();
        expect(mended).toEqual([]);
      },
    );

    test('right to left it is its own mirror image', async () => {
      const whole = wrap(cloneElement(element, probe));
      expect(await strayBoxes(whole)).toEqual([]);
    });

    const { texts } = options;
    if (!texts) return;
    test('any of its texts can be said otherwise, and the others stay', () => {
      const html = (props: object) => renderToString(wrap(cloneElement(element, props)));
      const given = html({ texts });
      for (const text of Object.values(texts)) expect(given).toContain(text);
      expect(html({ texts: {} })).toBe(html({}));
    });
  });
}
