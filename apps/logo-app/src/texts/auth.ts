/** What is said of the session. Exact to the byte where the specification gives a text. */
export const authTexts = {
  sessionEnded: 'No hay una sesión activa. Inicia sesión para continuar.',
  sessionCheckFailed: (message: string) => `No se pudo comprobar tu sesión: ${message}`,
  signIn: 'Iniciar sesión',
  signOutQuestion: '¿Estás seguro de que quieres cerrar sesión?',
  signOut: 'Cerrar Sesión',
  cancel: 'Cancelar',
} as const;
