/**
 * `npm run new:page`: asks for chapter, title, summary, slug and place, then writes the page and its line in the chain.
 * Every question can be answered by a flag: `-- --chapter maintaining-1 --title "…" --summary "…" --slug … --after …
 * --yes`; `--after first` is the first place, `--root` another folder than this repository.
 */
import { askPage } from './ask-page.ts';
import { runInteractive } from './prompt.ts';

await runInteractive(askPage);
