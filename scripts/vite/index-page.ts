import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type help from '../../content/help-now.json';
import type pages from '../../content/pages.json';
import type settings from '../../content/settings.json';

/**
 * Puts into `index.html` the program's name, and what people read whose browser runs no script: what works, and where
 * to get help. A development server leaves them out while one of their files cannot be read.
 */
export function indexPage(): Plugin {
  let root = '';
  let isForgiving = false;
  return {
    name: 'index-page',
    configResolved(config) {
      root = config.root;
      isForgiving = config.command === 'serve';
    },
    async transformIndexHtml(html) {
      try {
        const read = async (name: string) => JSON.parse(await readFile(join(root, 'content', name), 'utf8'));
        const { programName }: typeof settings = await read('settings.json');
        const note = noteOf(await read('help-now.json'), await read('pages.json'));
        return html.replace('%programName%', programName).replace('<!--without-script-->', note);
      } catch (failure) {
        if (isForgiving) return html;
        throw failure;
      }
    },
  };
}

function noteOf({ lines }: typeof help, { withoutScript }: typeof pages): string {
  const numbers = lines.flatMap(({ name, numbers }) =>
    numbers.map(({ tel, shown }) => `<li>${name}: <a href="tel:${tel}">${shown}</a></li>`),
  );
  return `<noscript><div class="wrap note"><p>${withoutScript}</p><ul>${numbers.join('')}</ul></div></noscript>`;
}
