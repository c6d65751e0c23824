import { getSlug } from '#domain/reading-order/reading-order.ts';
import { getIndianDay } from '#domain/dates/india-day.ts';
import { formatFinding } from '../finding/finding.ts';
import { listUsedAddresses } from '../check/used-addresses.ts';
import { readContentFiles } from '../source/content-json-files.ts';
import { createSlug, checkSlug } from '../drafts/page-draft.ts';
import { type InteractiveCommand, requireText, type Prompter } from './prompt.ts';
import { writeNewPage } from '../drafts/write-page.ts';

/** The command `npm run new:page`: asks for the parts of a page, writes it and adds it to the reading order. */
export const askPage: InteractiveCommand = {
  flags: ['chapter', 'title', 'summary', 'slug', 'after'],
  run,
};

async function run(prompter: Prompter, root: string): Promise<void> {
  const { value: chain, findings } = readContentFiles(root).chain;
  if (!chain)
    throw new Error(`Correct content/chain.json first:\n\n${findings.map(formatFinding).join('\n\n')}`);
  const id = await prompter.choose(
    'chapter',
    'Which chapter does the page belong to?',
    chain.chapters.map((chapter) => ({ name: chapter.id, label: `${chapter.card.title} (${chapter.id})` })),
    chain.chapters[0]!.id,
  );
  const chapter = chain.chapters.find((one) => one.id === id)!;
  const title = await prompter.ask('title', 'Title of the page', requireText);
  const summary = await prompter.ask('summary', 'One sentence on what the reader will find', requireText);
  const usedNames = listUsedAddresses(root);
  const slug = await prompter.ask(
    'slug',
    'Slug: the name of the file, and the address of the page',
    (answer) => checkSlug(answer, usedNames),
    createSlug(title),
  );
  const slugs = chapter.pages.map(getSlug);
  const after = await prompter.choose(
    'after',
    'After which page of the chapter?',
    [{ name: 'first', label: 'none: it is the first' }, ...slugs.map((name) => ({ name, label: name }))],
    slugs.at(-1)!,
  );
  const page = { chapter: id, title, summary, slug, after: after === 'first' ? null : after };
  const file = writeNewPage(root, page, getIndianDay());
  prompter.print(`
Written: ${file}
Its entry is in content/chain.json, in the chapter "${chapter.title}".

What to do next
  1  npm run author                shows the page while you write it
  2  open ${file} and replace the text
  3  npm run check                 lists texts of the template that are still to be replaced`);
}
