import { html } from 'hono/html';
import { layout, type Markup } from './layout.js';

/** A page that only says something and leads back to the app. */
export function messagePage(page: { title: string; text: string; home: string; link: string }): Markup {
  const content = html`
    <h1>${page.title}</h1>
    <p class="lead">${page.text}</p>
    <a class="button" href="${page.home}">${page.link}</a>`;
  return layout({ title: page.title, home: page.home, content });
}

export function accountCreatedPage(home: string): Markup {
  return messagePage({
    title: 'Cuenta creada',
    text: 'Vuelve a Trazo y pulsa INICIAR SESIÓN para empezar tu primer logo.',
    home,
    link: 'Volver a Trazo',
  });
}

export function brokenLinkPage(home: string): Markup {
  return messagePage({
    title: 'Enlace incompleto',
    text: 'A esta página se llega desde Trazo. Vuelve e inicia sesión desde allí.',
    home,
    link: 'Volver a Trazo',
  });
}

export function foreignFormPage(home: string): Markup {
  return messagePage({
    title: 'Formulario rechazado',
    text: 'El formulario no venía de esta página. Vuelve a Trazo y empieza de nuevo.',
    home,
    link: 'Volver a Trazo',
  });
}

export function logoutPage(home: string): Markup {
  const content = html`
    <h1>Cerrar sesión</h1>
    <p class="lead">Tu cuenta se cerrará en este navegador y en todos los demás.</p>
    <form method="post" action="/auth/logout"><button type="submit">Cerrar sesión</button></form>`;
  return layout({ title: 'Cerrar sesión', home, content });
}

export function loggedOutPage(home: string): Markup {
  return messagePage({ title: 'Sesión cerrada', text: 'Hasta pronto.', home, link: 'Volver a Trazo' });
}
