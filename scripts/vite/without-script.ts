import type { Plugin } from 'vite';
import help from '../../content/help-now.json' with { type: 'json' };
import pages from '../../content/pages.json' with { type: 'json' };

/** Puts into `index.html` what people read whose browser runs no script: what works, and where to get help. */
export function withoutScriptNote(): Plugin {
  const numbers = help.lines.flatMap(({ name, numbers }) =>
    numbers.map(({ tel, shown }) => `<li>${name}: <a href="tel:${tel}">${shown}</a></li>`),
  );
  const note = `<noscript><div class="wrap note"><p>${pages.withoutScript}</p><ul>${numbers.join('')}</ul></div></noscript>`;
  return {
    name: 'without-script',
    transformIndexHtml: (html) => html.replace('<!--without-script-->', note),
  };
}
