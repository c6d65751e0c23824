import { getIndianDay } from '#domain/dates/india-day.ts';
import { checkSlug, createSlug } from '../drafts/page-draft.ts';
import { writeNewExercise } from '../drafts/write-exercise.ts';
import { readPages } from '../source/sources.ts';
import { type InteractiveCommand, type Prompter, requireText } from './prompt.ts';

/** The command `npm run new:exercise`: asks for title and summary of an exercise and writes it as the last one. */
export const askExercise: InteractiveCommand = { flags: ['title', 'summary', 'slug'], run };

async function run(prompter: Prompter, root: string): Promise<void> {
  const title = await prompter.ask('title', 'Title of the exercise', requireText);
  const summary = await prompter.ask('summary', 'One sentence on what the person does', requireText);
  const usedNames = readPages(root)
    .filter(({ kind }) => kind === 'exercise')
    .map(({ slug }) => slug);
  const slug = await prompter.ask(
    'slug',
    'Slug: the name of the file, and the last part of the address',
    (answer) => checkSlug(answer, usedNames),
    createSlug(title),
  );
  const file = writeNewExercise(root, { title, summary, slug }, getIndianDay());
  prompter.print(`
Written: ${file}

What to do next
  1  open ${file} and replace the text
  2  write minutes and troubles, and name a drawing of content/pictures with what it shows
  3  npm run check -- --content    lists texts of the template that are still to be replaced`);
}
