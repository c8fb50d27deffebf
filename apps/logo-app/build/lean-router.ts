import type { Plugin } from 'vite';

const label = /^\w+\.displayName = "[^"]*";$/gm;
const wrapped = /^((?:const|let|var) \w+ = )(React\d*\.(?:forwardRef|memo)\()/gm;

/**
 * React Router wraps its components and then labels them for the developer tools. A bundler must take both for
 * effects, so it keeps components that nothing renders, with all that they need in turn. Without the labels,
 * and with the wrapping declared pure, only what the app uses is left.
 */
export function leanRouter(): Plugin {
  return {
    name: 'trazo:lean-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) => ({
        code: code.replace(label, '').replace(wrapped, '$1/* @__PURE__ */ $2'),
        map: null,
      }),
    },
  };
}
