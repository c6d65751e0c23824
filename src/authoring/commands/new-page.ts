/** `npm run new:page`: asks for the parts of a page, writes it and adds it to the reading order. */
import { askPage } from './ask-page.ts';
import { runInteractive } from './prompt.ts';

await runInteractive(askPage, {
  name: 'new:page',
  usage: '[--chapter ID] [--title TITLE] [--summary TEXT] [--slug SLUG] [--after SLUG] [--yes]',
  summary: 'Asks for the parts of a reading page, writes the page, and adds it to content/chain.json.',
  options: [
    ['--chapter ID', 'the chapter of content/chain.json'],
    ['--title TITLE', 'the title of the page'],
    ['--summary TEXT', 'one or two sentences for the library'],
    ['--slug SLUG', 'the name of the file and the address'],
    ['--after SLUG', 'the page before it; "first" for the start of the chapter'],
    ['--yes', 'accepts the proposals for what is not given'],
    ['--root FOLDER', 'the repository; this one if left out'],
  ],
  example: '--chapter maintaining-1 --title "Rest at night" --summary "How evenings get quiet." --yes',
});
