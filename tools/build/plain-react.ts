import type { Plugin } from 'vite';

/** The files by which the packages are asked for; each leads to one for production and one for development. */
const entries = /node_modules\/(react|react-dom|scheduler|use-sync-external-store)\/[\w-]+\.js$/;
const works =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store)\/cjs\/[\w.-]+\.production\.js$/;
/** Modules have no default of all that they give. */
const byDefault = /\bimport (\w+)(?:,\s*(\{[^}]*\}))?\s*from\s*"react"/g;

/**
 * React's own files as modules. They come as CommonJS, which a bundler must take whole, wrap, and reach through a
 * namespace at every single use. Nothing in them is changed but how they name what they take and give. Ends the build
 * when a new version is written in another way.
 */
export function plainReact(): Plugin {
  return {
    name: 'plain-react',
    // Tests, development, its build and rendering run the packages as they are.
    apply: (_config, { command, isSsrBuild }) =>
      command === 'build' && !isSsrBuild && process.env.NODE_ENV !== 'development',
    transform: {
      order: 'pre',
      filter: { id: /node_modules\//, code: /\bexports\b|\bfrom\s*"react"/ },
      handler(code, id) {
        if (entries.test(id)) return { code: leadingTo(code, id), map: null };
        if (works.test(id)) return { code: asModule(code), map: null };
        return byDefault.test(code) ? { code: withNamespace(code), map: null } : null;
      },
    },
  };
}

function leadingTo(code: string, id: string): string {
  const file = /module\.exports = require\('(\.\/cjs\/[\w.-]+\.production\.js)'\)/.exec(code)?.[1];
  if (!file) throw new Error(`plain-react: ${id} leads nowhere.`);
  return `export * from '${file}';`;
}

function asModule(code: string): string {
  const taken = /^var ((?:\w+ = require\("[\w-]+"\)(?:,\s*)?)+);$/m;
  const imports = [...(taken.exec(code)?.[1] ?? '').matchAll(/(\w+) = require\("([\w-]+)"\)/g)].map(
    ([, name, from]) => `import * as ${name} from '${from}';`,
  );
  const names = [...new Set([...code.matchAll(/\bexports\.(\w+)/g)].map(([, name]) => name as string))];
  const plain = code
    .replace(taken, '')
    // Only a profiler's scheduler gives these.
    .replace(/\bScheduler\.(log|unstable_setDisableYieldValue)\b/g, 'undefined')
    .replace(/^exports\.(?=\w+ =)/gm, 'var given_')
    .replace(/\bexports\./g, 'given_');
  if (/\brequire\(|\bmodule\.exports\b/.test(plain) || names.length === 0)
    throw new Error('plain-react: a file of React is written in another way.');
  const late = names.filter((name) => !plain.includes(`var given_${name} =`));
  return [
    ...imports,
    late.length > 0 ? `var ${late.map((name) => `given_${name}`).join(', ')};` : '',
    plain,
    `export { ${names.map((name) => `given_${name} as ${name}`).join(', ')} };`,
  ].join('\n');
}

function withNamespace(code: string): string {
  return code.replace(byDefault, (_all, name, others) => {
    const more = others ? `;import ${others} from "react"` : '';
    return `import * as ${name} from "react"${more}`;
  });
}
