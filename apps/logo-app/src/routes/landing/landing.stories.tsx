import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { arrives, onceThere, phone, Screen, screenParameters } from '../../testing/screen';
import { json } from '../../testing/scripted-fetch';

const meta = {
  title: 'Screens/Landing',
  component: Screen,
  tags: ['!autodocs'],
  parameters: screenParameters,
  play: arrives,
  args: { path: '/', anonymous: true },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: phone };

/** What someone sees whose session was refused. */
export const SessionEnded: Story = {
  args: { anonymous: false, answers: { '/validate_session': json({ validated: 0 }) } },
  play: onceThere(async ({ canvas }) => {
    await canvas.findByText('No hay una sesión activa. Inicia sesión para continuar.');
  }),
};

export const Demo: Story = {
  play: onceThere(async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver Demo' }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  }),
};
