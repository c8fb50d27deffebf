import { html } from 'hono/html';
import { EMAIL_LIMIT } from '../../domain/email.js';
import { PASSWORD_LENGTH } from '../../domain/password-rules.js';
import { type Frame, layout, type Markup, signInAddress } from './layout.js';

/** What a form carries along: who sent the browser here, and the session that waits for it. */
type Handover = { token_app: string; session: string };

export type FormState = {
  handover: Handover;
  frame: Frame;
  values: { name: string; email: string };
  /** Field by field, in the order of the form. */
  problems: readonly { field: FieldName | 'form'; message: string }[];
};

type FieldName = 'name' | 'email' | 'password' | 'new_password';

type Field = {
  name: FieldName;
  label: string;
  type: 'text' | 'email' | 'password';
  autocomplete: string;
  value: string;
  required: boolean;
  hint?: string;
  limits: { minlength?: number; maxlength: number };
};

export const NAME_LIMIT = 80;

export function loginPage(state: FormState): Markup {
  const link = (path: string) => withHandover(path, state.handover);
  return formPage(state, {
    title: 'Iniciar sesión',
    lead: 'Tus logos te esperan donde los dejaste.',
    action: '/auth/login',
    submit: 'Iniciar sesión',
    fields: [emailField(state), passwordField('current-password')],
    others: [
      { question: '¿Aún no tienes cuenta?', href: link('/auth/register'), label: 'Crear cuenta' },
      { question: '¿Olvidaste tu contraseña?', href: link('/auth/forgot'), label: 'Elegir otra' },
      { question: '¿Quieres otra contraseña?', href: link('/auth/password'), label: 'Cambiar contraseña' },
      {
        question: '¿Perdiste un dispositivo?',
        href: link('/auth/logout'),
        label: 'Cerrar todas tus sesiones',
      },
    ],
  });
}

export function registerPage(state: FormState): Markup {
  return formPage(state, {
    title: 'Crear cuenta',
    lead: 'Empiezas con 3 créditos: cada logo cuesta uno.',
    action: '/auth/register',
    submit: 'Crear cuenta',
    fields: [nameField(state), emailField(state), passwordField('new-password')],
    // By way of the app: a browser that came to register holds no session yet, and no other page can give it one.
    others: [{ question: '¿Ya tienes cuenta?', href: signInAddress(state.frame), label: 'Iniciar sesión' }],
  });
}

export function passwordPage(state: FormState): Markup {
  return formPage(state, {
    title: 'Cambiar contraseña',
    lead: 'Después tendrás que iniciar sesión de nuevo en todos tus navegadores.',
    action: '/auth/password',
    submit: 'Cambiar contraseña',
    fields: [
      emailField(state),
      { ...passwordField('current-password'), label: 'Contraseña actual' },
      { ...passwordField('new-password'), name: 'new_password', label: 'Contraseña nueva' },
    ],
    others: [],
  });
}

/** Asks for the e-mail that a link is sent to, or made for where no mail reaches people. */
export function forgotPage(state: FormState, { reachesPeople }: { reachesPeople: boolean }): Markup {
  return formPage(state, {
    title: 'Elegir otra contraseña',
    lead: reachesPeople
      ? 'Escribe tu correo y te enviaremos un enlace que sirve durante una hora.'
      : 'Este servicio no envía correos. Escribe el tuyo y pide después el enlace a quien lo administra.',
    action: '/auth/forgot',
    submit: reachesPeople ? 'Enviar enlace' : 'Preparar enlace',
    fields: [emailField(state)],
    others: [],
  });
}

/** What the link of a mail opens. */
export function resetPage(state: FormState, token: string): Markup {
  return formPage(state, {
    title: 'Elegir otra contraseña',
    lead: `La cuenta es ${state.values.email}. Después tendrás que iniciar sesión de nuevo en todos tus navegadores.`,
    action: '/auth/reset',
    submit: 'Guardar contraseña',
    fields: [{ ...passwordField('new-password'), name: 'new_password', label: 'Contraseña nueva' }],
    others: [],
    token,
  });
}

/** Ends every session of an account: for the browser that just signed in at once, for any other with the password. */
export function logoutPage(state: FormState, account: { email: string } | undefined): Markup {
  return formPage(state, {
    title: 'Cerrar todas tus sesiones',
    lead: `${account?.email ?? 'Tu cuenta'} dejará de estar abierta en este navegador y en todos los demás.`,
    action: '/auth/logout',
    submit: 'Cerrar todas las sesiones',
    fields: account === undefined ? [emailField(state), passwordField('current-password')] : [],
    others: [],
  });
}

function nameField({ values }: FormState): Field {
  return {
    name: 'name',
    label: 'Nombre (opcional)',
    type: 'text',
    autocomplete: 'name',
    value: values.name,
    required: false,
    limits: { maxlength: NAME_LIMIT },
  };
}

function emailField({ values }: FormState): Field {
  return {
    name: 'email',
    label: 'Correo electrónico',
    type: 'email',
    autocomplete: 'email',
    value: values.email,
    required: true,
    limits: { maxlength: EMAIL_LIMIT },
  };
}

function passwordField(autocomplete: 'current-password' | 'new-password'): Field {
  const isNew = autocomplete === 'new-password';
  return {
    name: 'password',
    label: 'Contraseña',
    type: 'password',
    autocomplete,
    value: '',
    required: true,
    ...(isNew && { hint: `De ${PASSWORD_LENGTH.min} a ${PASSWORD_LENGTH.max} caracteres.` }),
    limits: { maxlength: PASSWORD_LENGTH.max, ...(isNew && { minlength: PASSWORD_LENGTH.min }) },
  };
}

type FormText = {
  title: string;
  lead: string;
  action: string;
  submit: string;
  fields: readonly Field[];
  others: readonly { question: string; href: string; label: string }[];
  /** Of a link that was sent; goes along unseen. */
  token?: string;
};

function formPage(state: FormState, text: FormText): Markup {
  const { handover, problems } = state;
  const first = problems[0]?.field ?? text.fields[0]?.name;
  const focused = first === 'form' ? 'password' : first;
  const content = html`
    <h1>${text.title}</h1>
    <p class="lead">${text.lead}</p>
    ${problems.length > 0 ? summary(problems) : ''}
    <form method="post" action="${text.action}" novalidate>
      <input type="hidden" name="token_app" value="${handover.token_app}">
      <input type="hidden" name="session" value="${handover.session}">
      ${text.token === undefined ? '' : html`<input type="hidden" name="token" value="${text.token}">`}
      ${text.fields.map((field) => control(field, state, field.name === focused))}
      <button type="submit">${text.submit}</button>
    </form>
    ${text.others.map(
      ({ question, href, label }) => html`<p class="other">${question} <a href="${href}">${label}</a></p>`,
    )}`;
  return layout({
    title: problems.length > 0 ? `Error: ${text.title}` : text.title,
    frame: state.frame,
    content,
  });
}

function summary(problems: FormState['problems']): Markup {
  return html`<div class="summary" id="problems" role="alert">
    ${problems.map(({ field, message }) =>
      field === 'form' ? html`<p>${message}</p>` : html`<p><a href="#${field}">${message}</a></p>`,
    )}
  </div>`;
}

function control(field: Field, { problems }: FormState, focused: boolean): Markup {
  const { name, limits } = field;
  const problem = problems.find((item) => item.field === name)?.message;
  // A page is read from its focus: what is wrong with no field in particular is said there.
  const isTold = focused && problems.some((item) => item.field === 'form');
  const describedBy = [field.hint && `${name}-hint`, problem && `${name}-error`, isTold && 'problems']
    .filter(Boolean)
    .join(' ');
  return html`<div class="field">
    <label for="${name}">${field.label}</label>
    ${field.hint ? html`<p class="hint" id="${name}-hint">${field.hint}</p>` : ''}
    <input id="${name}" name="${name}" type="${field.type}" value="${field.value}"
      autocomplete="${field.autocomplete}" maxlength="${limits.maxlength}"
      ${limits.minlength ? html`minlength="${limits.minlength}"` : ''}
      ${field.required ? 'required' : ''} ${focused ? 'autofocus' : ''}
      ${problem ? html`aria-invalid="true"` : ''}
      ${describedBy ? html`aria-describedby="${describedBy}"` : ''}
      ${field.type === 'email' ? html`spellcheck="false" autocapitalize="none"` : ''}>
    ${problem ? html`<p class="error" id="${name}-error">${problem}</p>` : ''}
  </div>`;
}

function withHandover(path: string, handover: Handover): string {
  return `${path}?${new URLSearchParams(handover)}`;
}
