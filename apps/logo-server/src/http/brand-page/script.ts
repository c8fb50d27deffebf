import { digest } from '../../domain/digest.js';

/** Adds a button to each colour's code where the browser lets a page copy. Without it the code is selected by a press. */
const SCRIPT = `const said = document.querySelector('.said');
if (navigator.clipboard) for (const code of document.querySelectorAll('[data-copy]')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copiar';
  button.setAttribute('aria-label', 'Copiar ' + code.textContent);
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(code.textContent);
    said.textContent = code.textContent + ' copiado.';
  });
  code.after(button);
}
`;

/** The address changes with the text. */
export const script = { text: SCRIPT, path: `/marca/copiar-${digest(SCRIPT).slice(0, 16)}.js` } as const;
