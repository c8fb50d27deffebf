import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app';
import { type Answer, held, inTurn, json } from '../../testing/scripted-fetch';
import { ACTIVITY, SESSION, validAnswer } from '../../testing/server';
import { showAchievements } from './activity-view';

type App = Awaited<ReturnType<typeof renderApp>>;

const announced = json({ ...validAnswer, capabilities: ['activity'] });

async function open(tab: 'activity' | 'achievements', activity: Answer): Promise<App> {
  const answers = { '/validate_session': announced, '/activity': activity };
  const app = await renderApp({ path: `/profile?tab=${tab}`, answers });
  await expect.element(app.getByRole('tab', { name: 'Mi Perfil' })).toBeVisible();
  return app;
}
const tabs = (app: App) =>
  app
    .getByRole('tab')
    .elements()
    .map((tab) => tab.textContent);
const entries = (app: App) =>
  app
    .getByRole('list', { name: 'Actividad' })
    .getByRole('listitem')
    .elements()
    .map((entry) => entry.textContent);

test('[Product: capabilities] what happened takes the place of the static entries, and is counted on the tabs', async () => {
  const app = await open('activity', json(ACTIVITY));
  await expect
    .poll(() => entries(app))
    .toEqual([
      'Ajustaste un logoNubia Tech22 nov 2026',
      'Creaste un logoNubia Tech21 nov 2026',
      'Iniciaste sesiónChrome en Windows21 nov 2026',
      'Recibiste una recarga de cortesía3 créditos20 nov 2026',
      'Recibiste créditos1 crédito20 nov 2026',
      'Recibiste tus créditos de bienvenida3 créditos20 nov 2026',
    ]);
  expect(tabs(app)).toEqual(['Mi Perfil', 'Actividad6', 'Logros2', 'Configuración']);
  const moment = app.getByRole('list', { name: 'Actividad' }).getByRole('time').first();
  await expect.element(moment).toHaveAttribute('datetime', '2026-11-22T12:00:00.000Z');
  expect(app.sent('/activity').map(({ body }) => body)).toEqual([{ session: SESSION }]);
});

test('[Product: capabilities] what was reached says when, where that is known, and the rest how far it is', async () => {
  const app = await open('achievements', json(ACTIVITY));
  const badges = app.getByRole('tabpanel').getByRole('article');
  await expect
    .poll(() => badges.elements().map((badge) => badge.textContent))
    .toEqual([
      'Primer trazoDesbloqueadoCrea tu primer logo · conseguido el 21 nov 2026',
      expect.stringMatching(/^Mano sueltaBloqueadoCrea diez logos · 4 de 10Progreso40\s?%$/),
      expect.stringMatching(/^Maestro del trazoBloqueadoCrea cien logos · 4 de 100Progreso4\s?%$/),
      'FlechazoDesbloqueadoMarca tu primer favorito',
      expect.stringMatching(/^Listo para usarBloqueadoDescarga tu primer logoProgreso0\s?%$/),
      expect.stringMatching(
        /^Un año con TrazoBloqueadoCumple un año con tu cuenta · 7 de 12 mesesProgreso58\s?%$/,
      ),
    ]);
});

test('an achievement is reached at its goal and not before, however near', () => {
  const reach = (progress: number, goal: number) =>
    showAchievements([{ kind: 'ten_logos', progress, goal }]).map((shown) => shown.progress);
  expect([reach(999, 1_000), reach(1_000, 1_000), reach(12, 10), reach(-1, 10)]).toEqual([
    [99],
    [100],
    [100],
    [0],
  ]);
});

test('what has no words here is left out, and not counted', async () => {
  const when = '2026-11-22T12:00:00.000Z';
  const app = await open(
    'activity',
    json({
      activities: [
        { kind: 'moon_landing', when },
        { kind: 'toString', when },
        { kind: 'session_opened', when },
      ],
      achievements: [{ kind: 'moon_landing', progress: 1, goal: 1, reached: when }],
    }),
  );
  await expect.poll(() => entries(app)).toEqual(['Iniciaste sesión22 nov 2026']);
  expect(tabs(app)).toEqual(['Mi Perfil', 'Actividad1', 'Logros0', 'Configuración']);
});

test('while it is loaded the tabs count nothing, and their panels say so', async () => {
  const answer = held(json(ACTIVITY));
  const app = await open('activity', answer.answer);
  await expect.element(app.getByText('Cargando tu actividad…')).toBeVisible();
  expect(tabs(app)).toEqual(['Mi Perfil', 'Actividad', 'Logros', 'Configuración']);
  answer.release();
  await expect.poll(() => entries(app)).toHaveLength(6);
});

test('an account in which nothing has happened is told so', async () => {
  const app = await open('activity', json({ activities: [], achievements: [] }));
  await expect.element(app.getByRole('heading', { name: 'Aún no hay actividad' })).toBeVisible();
  await app.getByRole('tab', { name: 'Logros' }).click();
  await expect.element(app.getByRole('heading', { name: 'Aún no hay logros' })).toBeVisible();
});

test.each(['activity', 'achievements'] as const)(
  'a failure is told in the words of the server under %s, and it can be tried again; the profile stays',
  async (tab) => {
    const app = await open(tab, inTurn(json({ detail: 'Vuelve en un rato.' }, 500), json(ACTIVITY)));
    await expect.element(app.getByRole('alert')).toHaveTextContent('Vuelve en un rato.');
    expect(app.getByText('Nubia Tech').elements()).toEqual([]);
    await app.getByRole('button', { name: 'Reintentar' }).click();
    await expect.poll(() => tabs(app)).toEqual(['Mi Perfil', 'Actividad6', 'Logros2', 'Configuración']);
    expect(app.getByRole('alert').elements()).toEqual([]);
  },
);

test('[Product: capabilities] a server that announces nothing is not asked, and the static entries stand', async () => {
  const app = await renderApp({ path: '/profile?tab=activity' });
  await expect.poll(() => entries(app)).toHaveLength(4);
  expect(tabs(app)).toEqual(['Mi Perfil', 'Actividad12', 'Logros3', 'Configuración']);
  expect(app.sent('/activity')).toEqual([]);
});
