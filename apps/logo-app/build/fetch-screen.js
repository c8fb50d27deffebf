// Runs in the head of the app's document: asks for the code of the screen that someone with a session is about to see.
// As a preload and not as a module: a browser remembers a module that failed, and could not ask for it again.
((files) => {
  if (!document.documentElement.dataset.session) return;
  for (const href of files[location.pathname] ?? []) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
})(__SCREENS__);
