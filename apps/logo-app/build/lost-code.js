// Runs in the head, before the scripts that the page loads: where their code does not arrive nothing else could say so.
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
    const root = document.getElementById('root');
    // The landing can be read as it is; that a session is being checked is not true any more.
    if (root?.dataset.first === 'visitor') delete document.documentElement.dataset.session;
    else root?.replaceChildren();
    const again = document.createElement('a');
    again.href = location.href;
    again.className = 'underline';
    again.textContent = 'Volver a cargar';
    const note = document.createElement('p');
    note.setAttribute('role', 'alert');
    note.className = 'bg-paper p-6 text-center text-ink';
    note.append('No se pudo cargar la página. Revisa tu conexión. ', again);
    root?.before(note);
  },
  true,
);
