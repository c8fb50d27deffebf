import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { LONG_NAME, LONG_TEXT, LONG_WORD } from '../../testing/long-texts';
import { arrives, onceThere, phone, Screen, screenParameters } from '../../testing/screen';
import { hang, json, plain } from '../../testing/scripted-fetch';
import { historyItem, movementItem } from '../../testing/server';

const meta = {
  title: 'Screens/Record',
  component: Screen,
  tags: ['!autodocs'],
  parameters: screenParameters,
  play: arrives,
  args: { path: '/record' },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const movementsTab = '/record?tab=movements';
const both = (respuesta: object[], movements: object[]) => ({
  '/logos_info': json({ respuesta }),
  '/movimiento_info': json({ respuesta: movements }),
});
const empty = both([], []);
const failed = { '/logos_info': plain('x', 500), '/movimiento_info': plain('x', 500) };
const full = both(
  Array.from({ length: 95 }, (_, n) => historyItem(n + 1, `Marca ${n + 1}`)),
  Array.from({ length: 95 }, (_, n) => movementItem(n + 1, { tipo_mov: n % 3 ? 'egreso' : 'ingreso' })),
);
const long = both(
  [historyItem(1, LONG_NAME, { prompt: LONG_TEXT, industry: LONG_NAME }), historyItem(2, LONG_WORD)],
  [movementItem(1, { concepto: LONG_NAME, descripcion: LONG_TEXT, referencia: LONG_WORD, cantidad: 1e12 })],
);

export const Default: Story = {};
export const Movements: Story = { args: { path: movementsTab } };
export const Loading: Story = { args: { answers: { '/logos_info': hang } } };
export const LoadingMovements: Story = {
  args: { path: movementsTab, answers: { '/movimiento_info': hang } },
};
export const Empty: Story = { args: { answers: empty } };
export const EmptyMovements: Story = { args: { path: movementsTab, answers: empty } };
export const FilteredToNothing: Story = { args: { path: '/record?search=zzz' } };
export const MovementsFilteredToNothing: Story = { args: { path: `${movementsTab}&search=zzz` } };
export const Failed: Story = { args: { answers: failed } };
export const FailedMovements: Story = { args: { path: movementsTab, answers: failed } };
export const Full: Story = { args: { path: '/record?page=5', answers: full } };
export const FullMovements: Story = { args: { path: `${movementsTab}&page=10`, answers: full } };
export const LongTexts: Story = { args: { answers: long } };
export const LongMovements: Story = { args: { path: movementsTab, answers: long } };
export const Phone: Story = { args: { answers: full }, globals: phone };
export const MovementsOnPhone: Story = { args: { path: movementsTab, answers: full }, globals: phone };
export const Restricted: Story = { args: { anonymous: true } };

export const Filters: Story = {
  play: onceThere(async ({ canvas }) =>
    userEvent.click(await canvas.findByRole('button', { name: /^Filtros/ })),
  ),
};
