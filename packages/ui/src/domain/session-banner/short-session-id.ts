/** How many characters of a session id are shown (specification, section 9). */
export const SESSION_ID_SHOWN = 8;

/** The first 8 characters of a session id: enough to recognise it, too little to use it. */
export function shortSessionId(id: string): string {
  return id.slice(0, SESSION_ID_SHOWN);
}
