import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** React Router ships its production files beside those for development, but its exports always lead to the latter. */
const files = ['index', 'dom-export'].map((file) => ({
  find: file === 'index' ? /^react-router$/ : /^react-router\/dom$/,
  replacement: fileURLToPath(
    new URL(`../../node_modules/react-router/dist/production/${file}.mjs`, import.meta.url),
  ),
}));

/**
 * What each of these does under `Router`, which knows neither data nor a framework: nothing is fetched ahead, and
 * warnings are for who writes the program. Everything else stays as it was written.
 */
const underRouter: Readonly<Record<string, string>> = {
  warning: '() {}',
  usePrefetchBehavior: '() { return [false, null, {}]; }',
  PrefetchPageLinks: '() { return null; }',
  useNavigate: '() { return useNavigateUnstable(); }',
};

/**
 * React Router's declarative parts without the rest of its one file: contexts and components that nobody uses may go, which a bundler
 * cannot know of calls that stand at the top. Ends the build when a new version of the package is written in another way.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    // Tests and development run the package as it is.
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({ resolve: { alias: files } }),
    transform: {
      filter: {
        id: /react-router\/dist\/production\/chunk-\w+\.mjs$/,
        code: /\bfunction usePrefetchBehavior\b/,
      },
      handler(code) {
        let lean = code
          .replace(/^(var \w+ = )(?=React\d*\.(createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ ')
          .replace(/^\w+\.displayName = .*;$/gm, '')
          // Every screen stands in the program.
          .replace(/^ {2}invariant\(\n {4}useInRouterContext\(\),[\s\S]*?\n {2}\);$/gm, '');
        for (const [name, body] of Object.entries(underRouter)) {
          const whole = new RegExp(`^function ${name}\\([\\s\\S]*?\\n}$`, 'm');
          if (!whole.test(lean)) throw new Error(`lean-router: ${name} is not where it was.`);
          lean = lean.replace(whole, `function ${name}${body}`);
        }
        return { code: lean, map: null };
      },
    },
  };
}
