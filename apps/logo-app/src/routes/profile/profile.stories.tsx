import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { LONG_NAME, LONG_TEXT, LONG_WORD } from '../../testing/long-texts';
import { arrives, onceThere, phone, Screen, screenParameters } from '../../testing/screen';
import { type Answer, hang, json, plain } from '../../testing/scripted-fetch';
import { ACTIVITY, ANA, validAnswer } from '../../testing/server';

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

const own = json({
  ...validAnswer,
  capabilities: ['profile_edit', 'password_change', 'sessions', 'account_delete', 'download_all'],
});
const sessions = json({
  sessions: [
    {
      id: 'a',
      device: 'Chrome en Windows',
      started: '2026-11-21T12:00:00Z',
      last_used: '2026-11-22T12:00:00Z',
      current: true,
    },
    {
      id: 'b',
      device: 'Safari en iPhone',
      started: '2026-11-03T12:00:00Z',
      last_used: '2026-11-20T12:00:00Z',
      current: false,
    },
  ],
});
const announced = {
  path: '/profile?tab=settings',
  answers: { '/validate_session': own, '/sessions': sessions },
};

/** A server that announces what people do with their own account. */
export const OwnAccount: Story = { args: announced };
export const OwnAccountOnPhone: Story = { args: announced, globals: phone };
export const PasswordRefused: Story = {
  args: {
    ...announced,
    answers: {
      ...announced.answers,
      '/password': json({ detail: 'La contraseña actual no es correcta.' }, 403),
    },
  },
  play: onceThere(async ({ canvas }) => {
    for (const label of ['Contraseña actual', 'Nueva contraseña', 'Confirmar contraseña']) {
      await userEvent.type(await canvas.findByLabelText(label), 'una frase larga');
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Cambiar contraseña' }));
    await canvas.findByText('La contraseña actual no es correcta.');
  }),
};
export const SavingRefused: Story = {
  args: {
    answers: {
      '/validate_session': own,
      '/profile': json({ detail: 'El nombre admite hasta 80 caracteres.', field: 'name' }, 422),
    },
  },
  play: onceThere(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nombre' }), LONG_NAME);
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    // At its field and in an alert.
    await canvas.findAllByText('El nombre admite hasta 80 caracteres.');
  }),
};
const tells = (path: string, activity: Answer) => ({
  path,
  answers: {
    '/validate_session': json({ ...validAnswer, capabilities: ['activity'] }),
    '/activity': activity,
  },
});

/** A server that tells what happened in the account. */
export const OwnActivity: Story = { args: tells('/profile?tab=activity', json(ACTIVITY)) };
export const OwnActivityOnPhone: Story = { ...OwnActivity, globals: phone };
export const OwnAchievements: Story = { args: tells('/profile?tab=achievements', json(ACTIVITY)) };
export const OwnAchievementsOnPhone: Story = { ...OwnAchievements, globals: phone };
export const NoActivity: Story = {
  args: tells('/profile?tab=activity', json({ activities: [], achievements: [] })),
};
export const ActivityLoading: Story = { args: tells('/profile?tab=activity', hang) };
export const ActivityFailed: Story = { args: tells('/profile?tab=activity', plain('Ocupado', 500)) };

const askToDelete: NonNullable<Story['play']> = onceThere(async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Eliminar cuenta' }));
  await screen.findByRole('alertdialog');
});
export const DeletingTheAccount: Story = { args: announced, play: askToDelete };
export const DeletingTheAccountOnPhone: Story = { args: announced, play: askToDelete, globals: phone };

/** All logos in one ZIP, offered before the account ends. */
const downloading = (answer: Answer, shown: () => Promise<unknown>): Story => ({
  args: { ...announced, answers: { ...announced.answers, '/api/all-logos': answer } },
  play: onceThere(async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Eliminar cuenta' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Descargar Todos' }));
    await shown();
  }),
});
export const DownloadingAll: Story = downloading(hang, () =>
  screen.findByRole('progressbar', { name: 'Descarga de tus logos' }),
);
export const DownloadingAllRefused: Story = downloading(
  json({ detail: 'El servicio está muy ocupado.' }, 503),
  () => screen.findByText('El servicio está muy ocupado.'),
);

export const Editing: Story = {
  play: onceThere(async ({ canvas }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'Editar' })),
  ),
};
