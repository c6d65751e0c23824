/**
 * `npm run new:instrument`: asks for id, title, scores and their total, items, answers and what they count, reversed
 * items and age bands, then writes a complete questionnaire. By flags: `-- --id S6 --title Sleep --scores "Rest, Calm"
 * --total "Sleep overall" --items 8 --scale "Never, Rarely, Often" --values "0 to 2" --reverse "2, 5" --bands "18, 36"
 * --yes`; `--scale` takes the id of a questionnaire or labels with commas between them, `--root` another folder than this
 * repository.
 */
import { askInstrument } from './ask-instrument.ts';
import { runInteractive } from './prompt.ts';

await runInteractive(askInstrument);
