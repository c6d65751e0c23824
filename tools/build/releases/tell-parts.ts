import { relative } from 'node:path';
import type { Plugin, Rollup } from 'vite';

/** Modules that hold sentences: strings of an area, content and what is compiled from it. */
const words = /[/-](strings|words)\.ts$|\/content\//;

/** What a file is, whatever it holds. */
interface Part {
  readonly name: string;
  /** The module that it is, or the first of those that stand together in it; of a style the part that it came with. */
  readonly of: string;
  /** No part of the program asks for this file as such: it holds what several files need. */
  readonly shared: boolean;
  /** Sentences stand in it, which change more often than what is done with them. */
  readonly words: boolean;
}

/**
 * Writes `.vite/parts.json`: what each file of the build is, whatever it holds in this release. The names of files
 * follow from it (`stable-names.mjs`).
 */
export function tellParts(): Plugin {
  let root = '';
  return {
    name: 'tell-parts',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle);
        const chunks = files.filter((file) => file.type === 'chunk');
        const parts: Record<string, Part> = {};
        for (const chunk of chunks) {
          parts[chunk.fileName] = {
            name: chunk.name.replace(/\.module$/, ''),
            of: moduleOf(chunk),
            shared: chunk.facadeModuleId === null,
            words: chunk.moduleIds.some((id) => words.test(id)),
          };
        }
        for (const { fileName, names } of files.filter((file) => file.type === 'asset')) {
          if (!fileName.endsWith('.css')) continue;
          const bringing = chunks.filter(({ viteMetadata }) => viteMetadata?.importedCss.has(fileName));
          const name = names[0]?.replace(/\.css$/, '') ?? '';
          parts[fileName] = {
            name,
            of: bringing.map(moduleOf).sort()[0] ?? name,
            shared: false,
            words: false,
          };
        }
        this.emitFile({ type: 'asset', fileName: '.vite/parts.json', source: JSON.stringify(parts) });
      },
    },
  };

  /** A chunk is the module that others ask for, or the first of those that stand together in it. */
  function moduleOf({ facadeModuleId, moduleIds }: Rollup.OutputChunk): string {
    const id = facadeModuleId ?? [...moduleIds].sort()[0] ?? '';
    return relative(root, id.replaceAll('\0', ''));
  }
}
