import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { LONG_NAME } from '../../testing/long-texts';
import { arrives, onceThere, phone, Screen, screenParameters } from '../../testing/screen';
import { json } from '../../testing/scripted-fetch';
import { validAnswer } from '../../testing/server';

const meta = {
  title: 'Screens/User',
  component: Screen,
  tags: ['!autodocs'],
  parameters: screenParameters,
  play: arrives,
  args: { path: '/user' },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: phone };
export const Restricted: Story = { args: { anonymous: true } };

export const LongTexts: Story = {
  args: { answers: { '/validate_session': json({ ...validAnswer, name: LONG_NAME }) } },
};

export const Validated: Story = {
  play: onceThere(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Validar Sesión' }));
    await canvas.findAllByText('Sesión válida y actualizada');
  }),
};
