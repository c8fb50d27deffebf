const DOTS = '••••';

/**
 * A token that can be told from another but not used: longer than 8 characters, its first and last four with
 * dots between; otherwise four dots (specification, section 9).
 */
export function maskToken(token: string): string {
  return token.length > 8 ? `${token.slice(0, 4)}${DOTS}${token.slice(-4)}` : DOTS;
}
