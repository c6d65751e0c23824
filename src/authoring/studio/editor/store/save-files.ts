import { formatJson } from '../../../drafts/format-json.ts';
import { isObject, type Json } from '../../../source/json-value.ts';
import { messages } from '../messages.ts';
import type { EditorApi } from './api.ts';
import { readAuthorName } from './author-name.ts';
import { readingOrderFile, getPageSlug, removePageEntry } from './reading-pages.ts';
import { storeMessages } from './store-messages.ts';
import { isUnsaved, type OpenFile } from './open-file.ts';
import type { OpenFiles } from './open-files.ts';

/** Saves a draft unless the file was changed by another program, then counts its errors. */
export async function save(
  api: EditorApi,
  files: OpenFiles,
  { file, base, history }: OpenFile,
): Promise<void> {
  const { text } = history.now;
  const { outcome, now } = await api.write({
    file,
    text,
    basedOn: base.hash,
    name: readAuthorName() || undefined,
  });
  if (outcome === 'conflict') {
    files.update(file, () => ({ isSaving: false, externalChange: now, error: storeMessages.outside }));
    return;
  }
  files.update(file, () => ({ isSaving: false, base: now, externalChange: null }));
  const { findings } = await api.check({ file, text });
  const errors = findings.filter(({ level }) => level === 'error').length;
  // With errors, the preview continues to display the draft.
  if (errors === 0) {
    await api.showSaved({ file, text });
    files.update(file, () => ({ preview: null }));
  }
  files.update(file, () => ({
    status: errors === 0 ? storeMessages.saved : storeMessages.savedWithErrors(errors),
  }));
}

/**
 * Removes a page and its entry in the reading order, unless the page was changed by another program.
 * @returns true if it was removed
 * @throws Error with a message for the author if the reading order has unsaved changes
 */
export async function removePage(api: EditorApi, files: OpenFiles, file: string): Promise<boolean> {
  const open = files.get(file);
  const chain = files.get(readingOrderFile);
  if (!open || (chain && isUnsaved(chain))) throw new Error(messages.page.chainUnsaved);
  const before = await api.read(readingOrderFile);
  const removed = await api.write({ file, text: null, basedOn: open.base.hash });
  if (removed.outcome === 'conflict') {
    files.update(file, () => ({ externalChange: removed.now, error: storeMessages.outside }));
    return false;
  }
  const rest =
    before.text === null ? undefined : removePageEntry(JSON.parse(before.text) as Json, getPageSlug(file));
  if (isObject(rest))
    await api.write({ file: readingOrderFile, text: formatJson(rest), basedOn: before.hash });
  files.close(file);
  return true;
}
