import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/describe-conformance';
import { CreditBadge } from './credit-badge';

test.each([
  [3, '3 creditos disponibles'],
  [1, '1 creditos disponibles'],
  [0, '0 creditos disponibles'],
  [15420, '15420 creditos disponibles'],
])('[§2 Top bar] %i credits read %j', async (credits, text) => {
  const screen = await render(<CreditBadge credits={credits} />);
  await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
});

describeConformance('CreditBadge', <CreditBadge credits={3} />, { tag: 'span' });
