// Runs in the head of the app's document: asks whether the stored session holds while the code of the app is on its way.
// The app takes the answer when it asks the same (src/asked-ahead.ts).
((defaults) => {
  // A sign-in code is redeemed first.
  if (!document.documentElement.dataset.session || new URLSearchParams(location.search).has('code')) return;
  const injected = document.getElementById('trazo-config');
  const { apiBaseUrl, apiKey } = { ...defaults, ...(injected && JSON.parse(injected.textContent)) };
  const url = `${apiBaseUrl}/validate_session`;
  const body = JSON.stringify({ session: localStorage.getItem('session') });
  const headers = { 'content-type': 'application/json', accept: 'application/json', apikey: apiKey };
  const answer = fetch(url, { method: 'POST', headers, body, redirect: 'manual' });
  // What fails is told by the app, once it is there.
  answer.catch(() => {});
  window.askedAhead = { url, body, answer };
})(__DEFAULTS__);
