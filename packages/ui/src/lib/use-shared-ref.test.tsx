import type { Ref, RefObject } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useSharedRef } from './use-shared-ref';

let own: RefObject<HTMLElement | null>;

function Shared({ consumer, shown = true }: { consumer: Ref<HTMLElement>; shown?: boolean }) {
  const [ref, attach] = useSharedRef(consumer);
  own = ref;
  return shown ? <b ref={attach}>Trazo</b> : null;
}

test('the component and an object of its consumer hold the element while it is there', async () => {
  const consumer = { current: null };
  const screen = await render(<Shared consumer={consumer} />);
  const element = screen.getByText('Trazo').element();
  expect([own.current, consumer.current]).toEqual([element, element]);
  await screen.rerender(<Shared consumer={consumer} shown={false} />);
  expect([own.current, consumer.current]).toEqual([null, null]);
});

test('a ref without a cleanup hears of the element and of its end', async () => {
  const consumer = vi.fn();
  const screen = await render(<Shared consumer={consumer} />);
  await screen.rerender(<Shared consumer={consumer} shown={false} />);
  expect(consumer.mock.calls).toEqual([[expect.any(HTMLElement)], [null]]);
  expect(own.current).toBeNull();
});

test('no element is kept after the cleanup that a ref returned', async () => {
  const cleanup = vi.fn();
  const consumer = vi.fn(() => cleanup);
  const screen = await render(<Shared consumer={consumer} />);
  await screen.rerender(<Shared consumer={consumer} shown={false} />);
  expect(consumer).toHaveBeenCalledOnce();
  expect(cleanup).toHaveBeenCalledOnce();
  expect(own.current).toBeNull();
});
