import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type help from '../../content/help-now.json';
import type pages from '../../content/pages.json';
import type settings from '../../content/settings.json';

/**
 * Puts into `index.html` the program's name, and where to get help for two kinds of people: those whose browser runs no
 * script, and those whose line has lost the program or takes long to bring it (the styles show that note after a while;
 * the program removes it). A development server leaves them out while one of their files cannot be read.
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
        const { withoutScript }: typeof pages = await read('pages.json');
        const numbers = numbersOf(await read('help-now.json'));
        return html
          .replace('%programName%', programName)
          .replace(
            '<!--without-script-->',
            `<noscript><div class="wrap note"><p>${withoutScript}</p>${numbers}</div></noscript>`,
          )
          .replace(
            '<!--late-->',
            `<aside id="late" class="note" aria-label="While the page comes"><div class="wrap">${late}${numbers}</div></aside>`,
          );
      } catch (failure) {
        if (isForgiving) return html;
        throw failure;
      }
    },
  };
}

const late =
  '<p>The page takes long to come. Its buttons work once all of it is here. <a href="">Load the page again</a></p>' +
  '<p>If you want to talk to someone now:</p>';

function numbersOf({ lines }: typeof help): string {
  const numbers = lines.flatMap(({ name, numbers }) =>
    numbers.map(({ tel, shown }) => `<li>${name}: <a href="tel:${tel}">${shown}</a></li>`),
  );
  return `<ul>${numbers.join('')}</ul>`;
}
