import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { LONG_NAME, LONG_TEXT, LONG_WORD } from '../../testing/long-texts';
import { arrives, onceThere, phone, Screen, screenParameters } from '../../testing/screen';
import { hang, json, plain } from '../../testing/scripted-fetch';
import { ANA } from '../../testing/server';

const meta = {
  title: 'Screens/Profile',
  component: Screen,
  tags: ['!autodocs'],
  parameters: screenParameters,
  play: arrives,
  args: { path: '/profile' },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const user = (fields: object) => ({ answers: { '/user_info': json({ user: fields }) } });

export const Default: Story = {};
export const Activity: Story = { args: { path: '/profile?tab=activity' } };
export const Achievements: Story = { args: { path: '/profile?tab=achievements' } };
export const Settings: Story = { args: { path: '/profile?tab=settings' } };
export const Loading: Story = { args: { answers: { '/user_info': hang } } };
export const Empty: Story = { args: user({}) };
export const Failed: Story = { args: { answers: { '/user_info': plain('Ocupado', 500) } } };
export const Phone: Story = { globals: phone };
export const SettingsOnPhone: Story = { args: { path: '/profile?tab=settings' }, globals: phone };
export const Restricted: Story = { args: { anonymous: true } };

export const LongTexts: Story = {
  args: user({ ...ANA, name: LONG_NAME, email: `${LONG_WORD}@ejemplo.com`, bio: LONG_TEXT, plan: LONG_NAME }),
};

export const Editing: Story = {
  play: onceThere(async ({ canvas }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'Editar' })),
  ),
};
