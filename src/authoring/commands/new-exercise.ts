/** `npm run new:exercise`: asks for title and summary of an exercise and writes it. */
import { askExercise } from './ask-exercise.ts';
import { runInteractive } from './prompt.ts';

await runInteractive(askExercise, {
  name: 'new:exercise',
  usage: '[--title TITLE] [--summary TEXT] [--slug SLUG] [--yes]',
  summary: 'Asks for title and summary of an exercise, and writes it to content/exercises.',
  options: [
    ['--title TITLE', 'the title of the exercise'],
    ['--summary TEXT', 'one sentence on what the person does'],
    ['--slug SLUG', 'the name of the file and the last part of the address'],
    ['--yes', 'accepts the proposals for what is not given'],
    ['--root FOLDER', 'the repository; this one if left out'],
  ],
  example: '--title "Look at the sky" --summary "Look up for two minutes." --yes',
});
