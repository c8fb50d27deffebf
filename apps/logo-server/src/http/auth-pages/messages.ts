import { html } from 'hono/html';
import { type Frame, layout, type Markup, signInAddress } from './layout.js';

type Message = { title: string; text: string; frame: Frame; link: string };

/** A page that only says something and leads back to the app. */
function messagePage(message: Message): Markup {
  return linkedPage(message, message.frame.home);
}

/** Says what was done and leads on to signing in, which is all that is left to do. */
function signInPage(message: Omit<Message, 'link'>): Markup {
  return linkedPage({ ...message, link: 'Iniciar sesión' }, signInAddress(message.frame));
}

function linkedPage({ title, text, frame, link }: Message, href: string): Markup {
  const content = html`
    <h1>${title}</h1>
    <p class="lead">${text}</p>
    <a class="button" href="${href}">${link}</a>`;
  return layout({ title, frame, content });
}

export function accountCreatedPage(frame: Frame): Markup {
  return signInPage({
    title: 'Cuenta creada',
    text: 'Entra con tu correo y tu contraseña para empezar tu primer logo.',
    frame,
  });
}

export function brokenLinkPage(frame: Frame): Markup {
  return messagePage({
    title: 'Enlace incompleto',
    text: 'A esta página se llega desde Trazo. Vuelve e inicia sesión desde allí.',
    frame,
    link: 'Volver a Trazo',
  });
}

export function foreignFormPage(frame: Frame): Markup {
  return messagePage({
    title: 'Formulario rechazado',
    text: 'El formulario no venía de esta página. Vuelve a Trazo y empieza de nuevo.',
    frame,
    link: 'Volver a Trazo',
  });
}

export function loggedOutPage(frame: Frame): Markup {
  return messagePage({
    title: 'Sesiones cerradas',
    text: 'Tu cuenta ya no está abierta en ningún navegador. Hasta pronto.',
    frame,
    link: 'Volver a Trazo',
  });
}

export function passwordChangedPage(frame: Frame): Markup {
  return signInPage({
    title: 'Contraseña cambiada',
    text: 'Tu cuenta ya no está abierta en ningún navegador. Inicia sesión con la contraseña nueva.',
    frame,
  });
}

export function notFoundPage(frame: Frame): Markup {
  return messagePage({
    title: 'Página no encontrada',
    text: 'Esa dirección no existe. Vuelve a Trazo para iniciar sesión.',
    frame,
    link: 'Volver a Trazo',
  });
}

/** The same for every e-mail, with an account or without. */
export function linkSentPage(frame: Frame, { reachesPeople }: { reachesPeople: boolean }): Markup {
  return messagePage({
    title: reachesPeople ? 'Revisa tu correo' : 'Enlace preparado',
    text: reachesPeople
      ? 'Si hay una cuenta con ese correo, te enviamos un enlace que sirve durante una hora. Mira también en el correo no deseado.'
      : 'Este servicio no envía correos. Si hay una cuenta con ese correo, quien lo administra tiene el enlace: pídeselo. Sirve durante una hora.',
    frame,
    link: 'Volver a Trazo',
  });
}

export function deadLinkPage(frame: Frame): Markup {
  const message = {
    title: 'Enlace caducado',
    text: 'El enlace ya se usó o pasó más de una hora.',
    frame,
    link: 'Pedir otro enlace',
  };
  return linkedPage(message, '/auth/forgot');
}
