import { useLayoutEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useSearchText } from './use-search-text';

/** A box in which somebody types as soon as it can be seen. */
function Box() {
  const [inAddress, write] = useState('');
  const [text, type] = useSearchText(inAddress, write);
  // Before other effects of the first commit run.
  useLayoutEffect(() => type('segunda'), [type]);
  return <input aria-label="Buscar" readOnly value={text} />;
}

test('what is typed before the first effects have run stays in the box', async () => {
  const screen = await render(
    <MemoryRouter>
      <Box />
    </MemoryRouter>,
  );
  await expect.element(screen.getByLabelText('Buscar')).toHaveValue('segunda');
});
