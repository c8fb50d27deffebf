/**
 * A document's head, in the order in which the page needs things: the style sheet and the fonts, which the first
 * paint waits for, before the scripts, which nobody waits for yet.
 * @param {string} html
 */
export function orderHead(html) {
  const links = [...html.matchAll(/^ *<link rel="(?:stylesheet|preload)".*\n/gm)].map(([link]) => link);
  const scripts = [...html.matchAll(/^ *<(?:script type="module"|link rel="modulepreload").*\n/gm)];
  if (links.length !== 3 || scripts.length === 0) {
    throw new Error(
      `A document's head is to have a style sheet, two fonts and scripts, and has ${links.length} links and ${scripts.length} scripts, so its order would be lost.`,
    );
  }
  const later = scripts.map(([script]) => script.replace(/ (?=(?:src|href)=)/, ' fetchpriority="low" '));
  const rest = [...links, ...scripts.map(([script]) => script)].reduce(
    (text, line) => text.replace(line, ''),
    html,
  );
  return rest.replace('  </head>', () => `${[...links, ...later].join('')}  </head>`);
}
