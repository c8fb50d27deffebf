import { isEmail } from '../../domain/email.js';
import { faultOf, PASSWORD_FAULTS } from '../../domain/password-rules.js';
import { normaliseEmail } from '../../domain/registration.js';
import { type FormState, NAME_LIMIT } from './forms.js';

/** The fields of a submitted form as text; what is missing is empty. */
export type FormFields = {
  token_app: string;
  session: string;
  name: string;
  email: string;
  password: string;
  new_password: string;
  /** Of a link that was sent by mail. */
  token: string;
};

export function readFields(form: URLSearchParams): FormFields {
  const text = (name: string) => form.get(name) ?? '';
  return {
    token_app: text('token_app'),
    session: text('session'),
    // In one line: it stands in mails too.
    name: text('name').replace(/\s+/gu, ' ').trim(),
    email: normaliseEmail(text('email')),
    password: text('password'),
    new_password: text('new_password'),
    token: text('token'),
  };
}

type Problems = FormState['problems'];

export function checkLogin({ email, password }: FormFields): Problems {
  return [...checkEmail(email), ...(password === '' ? [problem('password', 'Escribe tu contraseña.')] : [])];
}

export async function checkRegistration({ name, email, password }: FormFields): Promise<Problems> {
  return [
    ...(name.length > NAME_LIMIT
      ? [problem('name', `El nombre admite hasta ${NAME_LIMIT} caracteres.`)]
      : []),
    // No database stores U+0000 whole.
    ...(name.includes('\0')
      ? [problem('name', 'El nombre contiene un carácter que no se puede guardar.')]
      : []),
    ...checkEmail(email),
    ...(await checkNewPassword('password', password, email)),
  ];
}

export async function checkPasswordChange(fields: FormFields): Promise<Problems> {
  return [
    ...checkLogin(fields),
    ...(await checkNewPassword('new_password', fields.new_password, fields.email)),
  ];
}

export function checkForgotten({ email }: FormFields): Problems {
  return checkEmail(email);
}

export function checkReset({ new_password }: FormFields, email: string): Promise<Problems> {
  return checkNewPassword('new_password', new_password, email);
}

async function checkNewPassword(
  field: 'password' | 'new_password',
  password: string,
  email: string,
): Promise<Problems> {
  const fault = await faultOf(password, email);
  return fault === undefined ? [] : [problem(field, PASSWORD_FAULTS[fault])];
}

function checkEmail(email: string): Problems {
  if (email === '') return [problem('email', 'Escribe tu correo electrónico.')];
  return isEmail(email) ? [] : [problem('email', 'El correo debe tener la forma nombre@ejemplo.com.')];
}

function problem(field: Problems[number]['field'], message: string): Problems[number] {
  return { field, message };
}
