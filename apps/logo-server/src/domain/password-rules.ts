import { commonPasswords } from '../common-passwords.js';

/** NIST SP 800-63B: long enough, not one that everybody uses, and nothing about which signs it holds. */
export const PASSWORD_LENGTH = { min: 10, max: 128 } as const;

type PasswordFault = 'length' | 'common';

/** As people read it. */
export const PASSWORD_FAULTS: Readonly<Record<PasswordFault, string>> = {
  length: `La contraseña debe tener entre ${PASSWORD_LENGTH.min} y ${PASSWORD_LENGTH.max} caracteres.`,
  common: 'Esa contraseña es de las primeras que se prueban. Elige otra, por ejemplo una frase corta.',
};

/** Why a new password cannot be used; undefined when it can. `email` is whose it will be. */
export async function faultOf(password: string, email: string): Promise<PasswordFault | undefined> {
  const letters = [...password].length;
  if (letters < PASSWORD_LENGTH.min || letters > PASSWORD_LENGTH.max) return 'length';
  const plain = password.trim().toLowerCase();
  const own = [email, email.split('@')[0]];
  return own.includes(plain) || isOneSign(plain) || (await commonPasswords()).has(plain)
    ? 'common'
    : undefined;
}

const isOneSign = (text: string) => new Set(text).size <= 1;
