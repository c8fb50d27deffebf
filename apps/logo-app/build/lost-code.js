// Runs in the head of the app's document, before the scripts that it loads: where their code does not arrive nothing else
// could say so.
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
    const again = document.createElement('a');
    again.href = location.href;
    again.className = 'underline';
    again.textContent = 'Volver a cargar';
    const note = document.createElement('p');
    note.setAttribute('role', 'alert');
    note.className = 'bg-paper p-6 text-center text-ink';
    note.append('No se pudo cargar la página. Revisa tu conexión. ', again);
    // That a session is being checked is not true any more.
    document.getElementById('root')?.replaceWith(note);
  },
  true,
);
