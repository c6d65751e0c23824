import type { Plugin } from 'vite';
import type help from '../../../content/help-now.json';
import type pages from '../../../content/pages.json';
import type settings from '../../../content/settings.json';
import { base } from '#contract/paths.ts';
import { readCompiled } from './compiled-folder.ts';

/**
 * Adds the name of the app and the helplines to `index.html`: in a `noscript` element, in a note that appears if
 * the app does not load in time, and in a note for browsers that are too old. The app removes the notes.
 */
export function createIndexPagePlugin(): Plugin {
  let root = '';
  return {
    name: 'index-page',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml(html) {
      const { programName, homeScreenName } = read<typeof settings>(root, 'settings.json');
      const { withoutScript } = read<typeof pages>(root, 'pages.json');
      const messages = read<CompiledMessages>(root, 'messages/en/document.json');
      const helpNow = read<typeof help>(root, 'help-now.json');
      const numbers = formatNumbers(helpNow);
      return html
        .replace('%programName%', programName)
        .replace('%homeScreenName%', homeScreenName)
        .replace(
          '<!--without-script-->',
          `<noscript><main class="wrap note"><h1>${programName}</h1><p>${withoutScript}</p>${numbers}</main></noscript>`,
        )
        .replace('<!--old-browser-script-->', `<script>${oldBrowserScript}</script>`)
        .replace('<!--old-browser-->', formatOldBrowserNote(messages, numbers, helpNow.urgent.calling))
        .replace(
          '<!--late-->',
          `<main id="late" class="note"><div class="wrap"><header>${logo}<h1>${programName}</h1></header>${formatSlowLoadNote(messages)}${numbers}</div></main>`,
        );
    },
  };
}

/** Texts by id. Those without values have one part. */
type CompiledMessages = Readonly<Record<string, readonly string[]>>;

function read<T>(root: string, name: string): T {
  const value = readCompiled<T>(root, name);
  if (value === undefined) throw new Error(`${name} is missing. Run npm run compile.`);
  return value;
}

/** The logo with inline colours, because the style sheet may not have loaded. */
const logo = `<svg viewBox="0 0 40 40" width="72" height="72" aria-hidden="true" fill-opacity="0.82">${[
  ['#9aa1f1', 20, 11.4],
  ['#ec91b2', 28.2, 17.3],
  ['#ffbd4a', 25.1, 27],
  ['#a9d66a', 14.9, 27],
  ['#60c1d4', 11.8, 17.3],
]
  .map(([fill, x, y]) => `<circle fill="${fill}" cx="${x}" cy="${y}" r="9.6"/>`)
  .join('')}</svg>`;

/**
 * Displays the note for old browsers, in ECMAScript 5 so that they can parse it. The features are those of Chrome 95,
 * Firefox 102 and Safari 15.4 (`browserslist` in package.json) that appeared last, as far as their tests are short.
 * Without the app, forms must not be submitted: their input would be in the URL.
 */
const oldBrowserScript = `(function (page) {
  if (Array.prototype.at && Object.hasOwn && window.HTMLDialogElement) return;
  page.documentElement.setAttribute('data-old-browser', '');
  page.addEventListener('submit', function (event) { event.preventDefault(); }, true);
  page.addEventListener('DOMContentLoaded', function () {
    var late = page.getElementById('late');
    if (late) late.parentNode.removeChild(late);
    var note = page.getElementById('old-browser');
    note.removeAttribute('hidden');
    page.body.insertBefore(note, page.body.firstChild);
  });
})(document);`;

const formatOldBrowserNote = (messages: CompiledMessages, numbers: string, calling: string) =>
  `<aside id="old-browser" class="wrap" hidden aria-label="${messages['document.oldBrowser.label']}">` +
  `<p>${messages['document.oldBrowser.text']} ${messages['document.slow.talk']}</p>${numbers}` +
  `<p><a href="${base}${calling}">${messages['document.oldBrowser.calling']}</a></p></aside>`;

const formatSlowLoadNote = (messages: CompiledMessages) =>
  `<p>${messages['document.slow.text']} <a href="">${messages['document.slow.reload']}</a></p>` +
  `<p>${messages['document.slow.talk']}</p>`;

function formatNumbers({ lines }: typeof help): string {
  const numbers = lines.flatMap(({ name, numbers }) =>
    numbers.map(({ tel, shown }) => `<li>${name}: <a href="tel:${tel}">${shown}</a></li>`),
  );
  return `<ul>${numbers.join('')}</ul>`;
}
