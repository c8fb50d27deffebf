import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/describe-conformance';
import { BrandConstruction } from './brand-construction';
import { BrandMark } from './brand-mark';
import { BrandStroke } from './brand-stroke';

describeConformance('BrandMark', <BrandMark />, { tag: 'svg' });
describeConformance('BrandConstruction', <BrandConstruction />, { tag: 'svg' });
describeConformance('BrandStroke', <BrandStroke />, { tag: 'svg' });

test('with a label it is an image of that name', async () => {
  const screen = await render(<BrandMark label="Trazo" />);
  await expect.element(screen.getByRole('img', { name: 'Trazo' })).toBeVisible();
});

test('without a label it is decoration', async () => {
  const screen = await render(<BrandMark />);
  expect(screen.getByRole('img').query()).toBeNull();
  expect(document.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('it is drawn in the colour of the text around it and in no other', async () => {
  await render(
    <div className="text-accent-text">
      <BrandMark shape="lockup" />
    </div>,
  );
  const inks = [...document.querySelectorAll('path')].flatMap((path) => [
    path.getAttribute('fill'),
    path.getAttribute('stroke'),
  ]);
  expect(new Set(inks.filter((ink) => ink !== null))).toEqual(new Set(['currentColor']));
});

test('a size sets the height and the drawing keeps its proportions', async () => {
  await render(<BrandMark shape="symbol" size="lg" />);
  const box = document.querySelector('svg')?.getBoundingClientRect();
  expect([box?.width, box?.height]).toEqual([48, 48]);
});

test('the construction is hidden from assistive technology', async () => {
  await render(<BrandConstruction className="w-40" />);
  expect(document.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
