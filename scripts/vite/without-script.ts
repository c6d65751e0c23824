import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type help from '../../content/help-now.json';
import type pages from '../../content/pages.json';

/**
 * Puts into `index.html` what people read whose browser runs no script: what works, and where to get help. A
 * development server leaves the note out while one of its two files cannot be read.
 */
export function withoutScriptNote(): Plugin {
  let root = '';
  let isForgiving = false;
  return {
    name: 'without-script',
    configResolved(config) {
      root = config.root;
      isForgiving = config.command === 'serve';
    },
    async transformIndexHtml(html) {
      try {
        return html.replace('<!--without-script-->', await noteOf(join(root, 'content')));
      } catch (failure) {
        if (isForgiving) return html;
        throw failure;
      }
    },
  };
}

async function noteOf(content: string): Promise<string> {
  const read = async (name: string) => JSON.parse(await readFile(join(content, name), 'utf8'));
  const { lines } = (await read('help-now.json')) as typeof help;
  const { withoutScript } = (await read('pages.json')) as typeof pages;
  const numbers = lines.flatMap(({ name, numbers }) =>
    numbers.map(({ tel, shown }) => `<li>${name}: <a href="tel:${tel}">${shown}</a></li>`),
  );
  return `<noscript><div class="wrap note"><p>${withoutScript}</p><ul>${numbers.join('')}</ul></div></noscript>`;
}
