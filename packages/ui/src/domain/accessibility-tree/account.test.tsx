import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import * as accountMenuStates from '../account-menu/account-menu.states.stories';
import * as achievementBadgeStates from '../achievement-badge/achievement-badge.states.stories';
import * as activityItem from '../activity-item/activity-item.stories';
import * as changePasswordFormStates from '../change-password-form/change-password-form.states.stories';
import * as dangerZoneStates from '../danger-zone/danger-zone.states.stories';
import * as factList from '../fact-list/fact-list.stories';
import * as maskedToken from '../masked-token/masked-token.stories';
import * as notificationToggles from '../notification-toggles/notification-toggles.stories';
import * as profileFields from '../profile-fields/profile-fields.stories';
import * as profileHeader from '../profile-header/profile-header.stories';
import * as sessionList from '../session-list/session-list.stories';
import * as statCard from '../stat-card/stat-card.stories';
import * as usageBar from '../usage-bar/usage-bar.stories';

/** What assistive technology is given, whole: with the document itself as its root, a template can say so. */
test('the menu of the account says whose it is', async () => {
  const { SignedIn } = composeStories(accountMenuStates);
  const screen = await render(<SignedIn />);
  await expect.element(screen.getByRole('menu')).toBeVisible();
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - button "Cuenta: Ana Núñez" [expanded]
      - menu "Cuenta: Ana Núñez":
        - text: Ana Núñez ana@ejemplo.com Sesión segura activa.
        - separator
        - menuitem "Configuración"
        - menuitem "Notificaciones"
        - separator
        - menuitem "Cerrar Sesión"
  `);
});

test('the profile is headed by its name, plan and facts', async () => {
  const { Default } = composeStories(profileHeader);
  await render(<Default />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - banner:
        - heading "Mariana Ñáñez" [level=1]
        - text: "Plan: Free"
        - paragraph: mariana@sierraviva.cl
        - term: Miembro desde
        - definition: 1/1/2025
        - term: Vistas del perfil
        - definition: "1250"
  `);
});

test('the profile is a named form that shows terms and values until it is edited', async () => {
  const { Default } = composeStories(profileFields);
  await render(<Default />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - form "Información personal":
        - heading "Información personal" [level=2]
        - button "Editar"
        - term: Nombre
        - definition: Mariana Ñáñez
        - term: Correo electrónico
        - definition: mariana@sierraviva.cl
        - term: Teléfono
        - definition: +56 9 1234 5678
        - term: Ubicación
        - definition: Quillota, Chile
        - term: Biografía
        - definition: Guía de montaña y fundadora de Sierra Viva. Diseño mis propios senderos.
  `);
});

test('while it is edited each value is a named field', async () => {
  const { Default } = composeStories(profileFields);
  const screen = await render(<Default />);
  await screen.getByRole('button', { name: 'Editar' }).click();
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - form "Información personal":
        - heading "Información personal" [level=2]
        - button "Cancelar"
        - button "Guardar"
        - text: Nombre
        - textbox "Nombre": Mariana Ñáñez
        - text: Correo electrónico
        - textbox "Correo electrónico": mariana@sierraviva.cl
        - text: Teléfono
        - textbox "Teléfono": +56 9 1234 5678
        - text: Ubicación
        - textbox "Ubicación": Quillota, Chile
        - text: Biografía
        - textbox "Biografía": Guía de montaña y fundadora de Sierra Viva. Diseño mis propios senderos.
  `);
});

test('a field of the password form that is wrong is followed by what is wrong', async () => {
  const { WithErrors } = composeStories(changePasswordFormStates);
  await render(<WithErrors />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - heading "Cambiar contraseña" [level=3]
      - text: Contraseña actual
      - textbox "Contraseña actual"
      - paragraph: La contraseña actual no es correcta.
      - text: Nueva contraseña
      - textbox "Nueva contraseña"
      - text: Confirmar contraseña
      - textbox "Confirmar contraseña"
      - paragraph: Las dos no son iguales.
      - button "Cambiar contraseña"
  `);
});

test('notifications are a named group of switches', async () => {
  const { Default } = composeStories(notificationToggles);
  await render(<Default />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - group "Notificaciones":
        - text: Notificaciones Notificaciones por correo
        - paragraph: Avisos sobre tus logos y tu cuenta
        - switch "Notificaciones por correo" [checked]
        - text: Nuevas funciones
        - paragraph: Cuando Trazo aprende algo nuevo
        - switch "Nuevas funciones"
        - text: Consejos de diseño
        - paragraph: Ideas breves para tu marca
        - switch "Consejos de diseño" [checked]
        - text: Promociones
        - paragraph: Ofertas y descuentos de los planes
        - switch "Promociones"
  `);
});

test('facts are a section of terms and values', async () => {
  const { Default } = composeStories(factList);
  await render(<Default />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - region "Información técnica":
        - heading "Información técnica" [level=2]
        - term: Sesión
        - definition:
          - code: "17636896"
        - term: Canje
        - definition:
          - code: /callback
        - term: Validación
        - definition:
          - code: /validate_session
        - term: Estado
        - definition: Activa
  `);
});

test('a token says what it is before its mask', async () => {
  const { Default } = composeStories(maskedToken);
  await render(<Default />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - code: "Token de sesión: 1763••••v8q1"
  `);
});

test('the danger zone is a region, and while it deletes its button says so', async () => {
  const { Deleting } = composeStories(dangerZoneStates);
  await render(<Deleting />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - region "Zona de peligro":
        - heading "Zona de peligro" [level=3]
        - paragraph: Se borran tu cuenta y todos tus logos. No se puede deshacer.
        - button "Cargando... Eliminar cuenta" [disabled]:
          - img "Cargando..."
          - text: Eliminar cuenta
  `);
});

test('an activity is an item of a list', async () => {
  const { Default } = composeStories(activityItem);
  await render(<Default />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - list:
        - listitem:
          - paragraph: Creaste un logo
          - paragraph: Sierra Viva
          - time: Hace 2 horas
  `);
});

test('an achievement is a named article that says how far it is', async () => {
  const { Locked } = composeStories(achievementBadgeStates);
  await render(<Locked />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - article "Maestro del trazo":
        - heading "Maestro del trazo" [level=3]
        - text: Bloqueado
        - paragraph: Crea 100 logos
        - text: Progreso 75%
        - progressbar "Progreso"
  `);
});

test('usage is a named bar with its amount in words', async () => {
  const { Default } = composeStories(usageBar);
  await render(<Default />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - text: Uso 47/∞ logos
      - progressbar "Uso"
  `);
});

test('a figure is read after what it counts', async () => {
  const { Default } = composeStories(statCard);
  await render(<Default />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - paragraph: Logos creados
      - paragraph: "47"
  `);
});

test('the sessions are a named list; each but the current one has a button that says which it closes', async () => {
  const { Default } = composeStories(sessionList);
  await render(<Default />);
  expect(document.documentElement).toMatchAriaInlineSnapshot(`
    - document:
      - /children: deep-equal
      - /children: deep-equal
      - region "Sesiones abiertas":
        - heading "Sesiones abiertas" [level=3]
        - paragraph: Cierra las que no reconozcas, y cambia después tu contraseña.
        - list:
          - listitem:
            - paragraph: Chrome en Windows Esta sesión
            - paragraph: Abierta el 21 nov 2026
          - listitem:
            - paragraph: Safari en iPhone
            - paragraph: Abierta el 3 nov 2026 · Usada por última vez el 20 nov 2026
            - button "Cerrar la sesión de Safari en iPhone, abierta el 3 nov 2026": Cerrar
          - listitem:
            - paragraph: Dispositivo desconocido
            - paragraph: Abierta el 30 sept 2026 · Usada por última vez el 1 nov 2026
            - button "Cerrar la sesión de Dispositivo desconocido, abierta el 30 sept 2026": Cerrar
        - button "Cerrar todas las demás"
  `);
});
