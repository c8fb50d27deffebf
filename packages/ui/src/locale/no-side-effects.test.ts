import { expect, test } from 'vitest';

const ENTRIES = import.meta.glob(['../{primitives,states,domain}/*/index.ts', './*.{ts,tsx}', '!./*.test.*']);

/** Everything a module could leave behind in the page that imports it. */
function page() {
  const { documentElement: root, head, body } = document;
  return {
    globals: Object.getOwnPropertyNames(window).toSorted(),
    natives: [Array, Object, String, Element, Event, Intl].map((native) =>
      [native, (native as unknown as { prototype?: object }).prototype ?? {}].map((object) =>
        Object.getOwnPropertyNames(object).toSorted().join(),
      ),
    ),
    root: [...root.attributes].map(({ name, value }) => `${name}=${value}`),
    // The development server's own: a build has none of them.
    head: [...head.children].filter((child) => !child.hasAttribute('data-vite-dev-id')).length,
    body: body.innerHTML,
    storage: localStorage.length + sessionStorage.length,
  };
}

test('importing every entry changes nothing of the page', async () => {
  const before = page();
  expect(Object.keys(ENTRIES).length).toBeGreaterThan(90);
  await Promise.all(Object.values(ENTRIES).map((load) => load()));
  expect(page()).toEqual(before);
});
