import type { Plugin } from 'vite';

const label = /^\w+\.displayName = "[^"]*";$/gm;
const boundary = /^(var \w+ = )(class extends React\d*\.Component \{[\s\S]*?\n\});$/gm;
const wrapped = /^((?:const|let|var) \w+ = )(React\d*\.(?:forwardRef|memo)\()/gm;

/**
 * React Router wraps its components, derives its error boundaries from React's class, and labels both for the
 * developer tools. A bundler must take all this for effects, so it keeps components that nothing renders, with
 * all that they need in turn. Without the labels, and with the rest declared pure, only what the app uses is
 * left.
 */
export function leanRouter(): Plugin {
  return {
    name: 'trazo:lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) => ({
        code: code
          .replace(label, '')
          .replace(wrapped, '$1/* @__PURE__ */ $2')
          .replace(boundary, '$1/* @__PURE__ */ (() => $2)();'),
        map: null,
      }),
    },
  };
}
