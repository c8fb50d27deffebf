import { cloneElement, createRef, type ReactElement, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

type Options = {
  /** Element of the root, where it matters: 'button', 'a'… */
  tag?: string | undefined;
  /** What must be around it. */
  wrap?: ((element: ReactElement) => ReactElement) | undefined;
  /** Rendered in a portal, so that a server sends nothing for it. */
  portal?: boolean | undefined;
};

type AnyElement = ReactElement<Record<string, unknown>>;

/** What every component promises: ref, className and other props reach its root; it renders on a server. */
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

    test('ref is an ordinary prop', async () => {
      const ref = createRef<Element>();
      await render(wrap(cloneElement(element, { ...probe, ref })));
      expect(ref.current).toBe(find('[data-conformance="rest"]'));
    });

    test('it renders on a server without a warning', () => {
      const html = renderToString(wrap(cloneElement(element, probe)));
      if (options.portal) expect(html).not.toContain('data-conformance');
      else expect(html).toContain('data-conformance="rest"');
    });
  });
}
