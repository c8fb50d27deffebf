import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { LONG_NAME, LONG_TEXT, LONG_WORD } from '../../testing/long-texts';
import { arrives, onceThere, phone, Screen, screenParameters } from '../../testing/screen';
import { json, plain } from '../../testing/scripted-fetch';
import { GALLERY, galleryItem } from '../../testing/server';

const meta = {
  title: 'Screens/Gallery',
  component: Screen,
  tags: ['!autodocs'],
  parameters: screenParameters,
  play: arrives,
  args: { path: '/gallery' },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const logos = (list: readonly object[]) => ({ answers: { '/gallery': json({ Logos: list }) } });
const long = [
  galleryItem(1, LONG_NAME, { prompt_dalle: LONG_TEXT }),
  galleryItem(2, LONG_WORD, { image_data: '', category: LONG_WORD }),
];

export const Default: Story = {};
export const Empty: Story = { args: logos([]) };
export const FilteredToNothing: Story = { args: { path: '/gallery?search=zzz' } };
export const Failed: Story = { args: { answers: { '/gallery': plain('x', 500) } } };
export const WithoutImages: Story = { args: logos(GALLERY.map((logo) => ({ ...logo, image_data: '' }))) };
export const LongTexts: Story = { args: logos(long) };
export const Phone: Story = { globals: phone };
export const Restricted: Story = { args: { anonymous: true } };

export const Full: Story = {
  args: logos(Array.from({ length: 60 }, (_, n) => galleryItem(n, `Marca ${n + 1}`, { favorito: n % 3 }))),
};

export const Large: Story = {
  args: logos(Array.from({ length: 400 }, (_, n) => galleryItem(n, `Marca ${n + 1}`))),
};

export const Detail: Story = {
  play: onceThere(async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver detalle de Nubia Tech' }));
    await within(canvasElement.ownerDocument.body).findByRole('dialog');
  }),
};

export const Deleted: Story = {
  play: onceThere(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Eliminar Nubia Tech' }));
    await canvas.findByRole('button', { name: 'Deshacer' });
  }),
};
