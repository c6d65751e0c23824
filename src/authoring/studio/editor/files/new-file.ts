import { join } from 'node:path';
import { getSlug } from '#domain/reading-order/reading-order.ts';
import { getIndianDay } from '#domain/dates/india-day.ts';
import { itemsPerScore, maxItems, createInstrument } from '../../../drafts/create-instrument.ts';
import { createSlug, checkSlug } from '../../../drafts/page-draft.ts';
import {
  createNextId,
  createRoutesForTitle,
  createScale,
  writeNewInstrument,
} from '../../../drafts/write-instrument.ts';
import { writeNewPage } from '../../../drafts/write-page.ts';
import { listUsedAddresses } from '../../../check/used-addresses.ts';
import { inspectFolder } from '../../../check/inspect-folder.ts';
import { readContentFiles } from '../../../source/content-json-files.ts';
import type { NewFile } from '../../../drafts/requests.ts';
import { RequestError } from './requests.ts';

/**
 * Creates a page with its entry in the reading order, or a questionnaire, like `npm run new:page` and `npm run
 * new:instrument`.
 * @returns the new file, relative to the repository
 * @throws RequestError with a message for the author
 * @throws Error if the file exists
 */
export function createFile(root: string, options: NewFile): string {
  switch (options.kind) {
    case 'page':
      return createPage(root, options);
    case 'questionnaire':
      return createQuestionnaire(root, options);
  }
}

function createPage(root: string, { chapter, title, summary }: NewFile & { kind: 'page' }): string {
  const { chain } = readContentFiles(root);
  const parentChapter = chain.value?.chapters.find(({ id }) => id === chapter);
  if (!parentChapter) throw new RequestError('The chapter does not exist, or the reading order has errors.');
  if (title.trim() === '' || summary.trim() === '')
    throw new RequestError('A page has a title and a summary.');
  const slug = createSlug(title);
  const problem = checkSlug(slug, listUsedAddresses(root));
  if (problem !== null) throw new RequestError(`${problem} Choose another title.`);
  const last = parentChapter.pages.at(-1);
  return writeNewPage(
    root,
    { chapter, title, summary, slug, after: last ? getSlug(last) : null },
    getIndianDay(),
  );
}

function createQuestionnaire(root: string, options: NewFile & { kind: 'questionnaire' }): string {
  const { title, items, scores, scale } = options;
  const known = inspectFolder(join(root, 'questionnaires')).files.map(({ instrument }) => instrument);
  const selectedScale =
    typeof scale === 'string' ? known.find(({ id }) => id === scale)?.scale : createScale(scale);
  if (title.trim() === '' || scores.length === 0)
    throw new RequestError('It has a title and at least one score.');
  if (!selectedScale || (typeof scale !== 'string' && new Set(scale).size < Math.max(2, scale.length)))
    throw new RequestError('It has two or more different answers.');
  const minItems = scores.length * itemsPerScore;
  if (!Number.isInteger(items) || items < minItems || items > maxItems)
    throw new RequestError(
      `It has ${minItems} to ${maxItems} items: at least ${itemsPerScore} for each score.`,
    );
  const id = createNextId(known);
  const [page] = readContentFiles(root).chain.value?.chapters[0]?.pages ?? [];
  const instrument = createInstrument({
    id,
    title,
    position: Math.max(0, ...known.map(({ position }) => position)) + 1,
    items,
    scale: selectedScale,
    scores,
    routes: createRoutesForTitle(title, id, listUsedAddresses(root)),
    reading: page === undefined ? 'wellBeing1' : getSlug(page),
  });
  return writeNewInstrument(root, instrument);
}
