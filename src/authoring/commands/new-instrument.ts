/** `npm run new:instrument`: asks for the parts of a questionnaire and writes a complete file. */
import { askInstrument } from './ask-instrument.ts';
import { runInteractive } from './prompt.ts';

await runInteractive(askInstrument, {
  name: 'new:instrument',
  usage: '[--id ID] [--title TITLE] [--scores NAMES] [--items NUMBER] [--scale LABELS] [--yes]',
  summary: 'Asks for the parts of a questionnaire and writes a complete file that scores.',
  options: [
    ['--id ID', 'the id, such as S6'],
    ['--title TITLE', 'the title'],
    ['--scores NAMES', 'the scores, with commas between them'],
    ['--total NAME', 'a total of several scores'],
    ['--items NUMBER', 'how many items'],
    ['--scale LABELS', 'the id of a questionnaire, or labels with commas between them'],
    ['--values NUMBERS', 'what the labels count, such as "0 to 3"'],
    ['--reverse NUMBERS', 'the numbers of reversed items, such as "2, 5"'],
    ['--bands AGES', 'the first age of each age band, such as "18, 36"'],
    ['--yes', 'accepts the proposals for what is not given'],
    ['--root FOLDER', 'the repository; this one if left out'],
  ],
  example: '--title Sleep --scores "Rest, Calm" --items 8 --scale "Never, Rarely, Often" --yes',
});
