import type { Plugin, Rollup } from 'vite';
import { base } from '../../src/contract/paths.ts';

const program = '/src/web/app/main.tsx';

/**
 * Names in the built `index.html` the files of the program, which the early script imports at once on a page that has
 * nothing else to show: they come in the same round as that script, and their styles before the first paint.
 */
export function nameProgram(): Plugin {
  return {
    name: 'name-program',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = filesOf(bundle).filter((file) => !html.includes(`/${file}"`));
        return files.map((file) => ({
          tag: 'link',
          attrs: {
            rel: file.endsWith('.css') ? 'stylesheet' : 'modulepreload',
            crossorigin: true,
            href: `${base}/${file}`,
          },
          injectTo: 'head',
        }));
      },
    },
  };
}

/** The program's module and whatever it imports, with their styles, the deepest first. */
function filesOf(bundle: Rollup.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const main = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(program)));
  if (!main) throw new Error(`No chunk holds ${program}.`);
  const files = new Set<string>();
  const seen = new Set<Rollup.OutputChunk>();
  const visit = (chunk: Rollup.OutputChunk | undefined) => {
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name));
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    files.add(chunk.fileName);
  };
  visit(main);
  return [...files];
}
