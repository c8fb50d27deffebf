// Runs in the head, before the first paint: sets the theme, and hides the prerendered landing from someone
// who has a session and is about to leave it.
(() => {
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const stored = read('theme');
  const dark =
    stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', dark);
  if (!read('session')) return;
  const { dataset } = document.documentElement;
  dataset.session = 'stored';
  // Without the code nobody leaves the landing, which is better than an empty page.
  addEventListener('error', ({ target }) => target.type === 'module' && delete dataset.session, true);
})();
