import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSlug } from '../../drafts/page-draft.ts';
import { listJsonNames } from '../../source/list-json-files.ts';
import { parseJson } from '../../source/parse-json.ts';

/**
 * Finds the file of a questionnaire by its id, even if it has errors. For a new id returns the name of the new file.
 * @returns the file, relative to the repository
 * @throws Error if two files have this id
 */
export function findQuestionnaireFile(root: string, id: string, shortTitle: unknown): string {
  const folder = join(root, 'questionnaires');
  const own = listJsonNames(folder).filter((name) => {
    const { parsed } = parseJson(readFileSync(join(folder, name), 'utf8')) as { parsed?: { id?: unknown } };
    return parsed?.id === id;
  });
  if (own.length > 1)
    throw new Error(`Two files have the id ${id}: ${own.join(' and ')}. Remove one of them.`);
  const title = typeof shortTitle === 'string' ? createSlug(shortTitle).toLowerCase() : '';
  return `questionnaires/${own[0] ?? `${id}-${title || 'questionnaire'}.json`}`;
}
