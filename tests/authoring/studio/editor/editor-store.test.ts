import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EditorApi } from '#authoring/studio/editor/store/api.ts';
import { createEditorStore } from '#authoring/studio/editor/store/editor-store.ts';
import { storeMessages } from '#authoring/studio/editor/store/store-messages.ts';
import { diffLines } from '#authoring/studio/editor/store/diff-lines.ts';
import { isUnsaved } from '#authoring/studio/editor/store/open-file.ts';
import { hashText } from '#authoring/drafts/file-store.ts';
import type { Finding } from '#authoring/finding/finding.ts';
import { noReview } from './support/no-review.ts';

const file = 'questionnaires/S9-made.json';
const formatFile = (title: string) => `{\n  "title": "${title}"\n}\n`;
const fixed: Finding = {
  rule: 'shape/text-short',
  level: 'error',
  file,
  path: 'title',
  expected: 'words',
  actual: 'none',
  fix: 'Write some.',
};

/** A fake disk with one file; an empty title is an error. */
function createDisk() {
  let text: string | null = formatFile('Rest');
  const readDisk = () => ({ text, hash: text === null ? null : hashText(text) });
  const previewed: string[] = [];
  let isElsewhere = false;
  const api: EditorApi = {
    read: async () => readDisk(),
    write: async ({ text: next, basedOn }) => {
      if (readDisk().hash !== basedOn) return { outcome: 'conflict', now: readDisk() };
      text = next;
      return { outcome: 'written', now: readDisk() };
    },
    check: async (draft) => ({ findings: isElsewhere || draft.text.includes('""') ? [fixed] : [] }),
    show: async (draft) => {
      previewed.push(draft.text);
      return { shows: 'all', address: '/restPage', findings: [] };
    },
    showSaved: async () => previewed.push('saved'),
    create: async () => ({ file }),
    publish: async () => ({ written: [], findings: [] }),
    readReview: async () => noReview,
    changeReview: async () => noReview,
  };
  return {
    api,
    shown: previewed,
    get text() {
      return text;
    },
    byHand: (next: string) => {
      text = next;
    },
    /** Simulates an error in this file caused by another file. */
    elsewhere: (isWrong: boolean) => {
      isElsewhere = isWrong;
    },
  };
}

let own: ReturnType<typeof createDisk>;
let table: ReturnType<typeof createEditorStore>;
const open = () => table.getState().get(file)!;
const waitForCheck = () => vi.advanceTimersByTimeAsync(300);

beforeEach(async () => {
  vi.useFakeTimers();
  own = createDisk();
  table = createEditorStore(own.api);
  await table.open(file);
  await waitForCheck();
});
afterEach(() => void vi.useRealTimers());

describe('an open file', () => {
  test('equals the file on disk until it is edited', () => {
    expect(isUnsaved(open())).toBe(false);
    expect(open().history.now.value).toEqual({ title: 'Rest' });
    table.change(file, { title: 'Sleep' }, 'title');
    expect(isUnsaved(open())).toBe(true);
    expect(own.text).toBe(formatFile('Rest'));
  });

  test('is checked after a pause in typing', async () => {
    table.change(file, { title: '' }, 'title');
    expect(open().isChecking).toBe(true);
    expect(open().findings).toEqual([]);
    await waitForCheck();
    expect(open().findings).toEqual([fixed]);
    expect(open().isChecking).toBe(false);
  });

  test('is checked one text after the other, and text typed meanwhile once', async () => {
    const checked: string[] = [];
    let respond = () => {};
    own.api.check = (draft) => {
      checked.push(draft.text);
      return new Promise((resolve) => {
        respond = () => resolve({ findings: [] });
      });
    };
    for (const title of ['S', 'Sl', 'Sle']) {
      table.change(file, { title }, 'title');
      await waitForCheck();
    }
    expect(checked).toEqual([formatFile('S')]);
    respond();
    await waitForCheck();
    expect(checked).toEqual([formatFile('S'), formatFile('Sle')]);
    expect(open().isChecking).toBe(true);
    respond();
    await waitForCheck();
    expect(open().isChecking).toBe(false);
  });

  test('undoes and redoes word by word', () => {
    for (const title of ['S', 'Sl', 'Sle']) table.change(file, { title }, 'title');
    table.change(file, { title: 'Sle', id: 'S9' }, 'id');
    table.undo(file);
    expect(open().history.now.value).toEqual({ title: 'Sle' });
    table.undo(file);
    expect(open().history.now.value).toEqual({ title: 'Rest' });
    expect(isUnsaved(open())).toBe(false);
    table.undo(file);
    table.redo(file);
    expect(open().history.now.value).toEqual({ title: 'Sle' });
  });

  test('is saved in the usual layout, with a message', async () => {
    table.change(file, { title: 'Sleep' }, 'title');
    await table.save(file);
    expect(own.text).toBe(formatFile('Sleep'));
    expect(open().status).toBe(storeMessages.saved);
    expect(isUnsaved(open())).toBe(false);
  });

  test('with an error is saved as a draft, with a message about the last valid version', async () => {
    table.change(file, { title: '' }, 'title');
    await table.save(file);
    expect(own.text).toBe(formatFile(''));
    expect(open().status).toBe(storeMessages.savedWithErrors(1));
  });

  test('reports a failed request, and keeps the edited text', async () => {
    own.api.write = () => Promise.reject(new Error('Nothing was saved.'));
    table.change(file, { title: 'Sleep' }, 'title');
    await table.save(file);
    expect(open()).toMatchObject({ error: 'Nothing was saved.', isSaving: false });
    expect(isUnsaved(open())).toBe(true);
  });

  test('updates its preview after each change, until it is saved', async () => {
    await table.show(file);
    table.change(file, { title: 'Sleep' }, 'title');
    await waitForCheck();
    expect(own.shown).toEqual([formatFile('Rest'), formatFile('Sleep')]);
    await table.save(file);
    expect(own.shown.at(-1)).toBe('saved');
    expect(open().preview).toBe(null);
  });
});

describe('a file changed on disk', () => {
  test('is loaded if there are no edits, and undo restores the old text', async () => {
    own.byHand(formatFile('By hand'));
    await table.refreshFiles();
    expect(open().history.now.text).toBe(formatFile('By hand'));
    expect(open().status).toBe(storeMessages.reloaded);
    expect(isUnsaved(open())).toBe(false);
  });

  test('is displayed next to the edited text', async () => {
    table.change(file, { title: 'Sleep' }, 'title');
    own.byHand(formatFile('By hand'));
    await table.refreshFiles();
    expect(open().externalChange?.text).toBe(formatFile('By hand'));
    await table.save(file);
    expect(own.text).toBe(formatFile('By hand'));
    expect(open().error).toBe(storeMessages.outside);
    expect(open().history.now.text).toBe(formatFile('Sleep'));
  });

  test('is overwritten only after the author saw both and confirms', async () => {
    table.change(file, { title: 'Sleep' }, 'title');
    own.byHand(formatFile('By hand'));
    await table.save(file);
    table.keepDraft(file);
    await table.save(file);
    expect(own.text).toBe(formatFile('Sleep'));
  });

  test('is loaded if the author confirms, and undo restores the edited text', async () => {
    table.change(file, { title: 'Sleep' }, 'title');
    own.byHand(formatFile('By hand'));
    await table.refreshFiles();
    table.acceptExternal(file);
    expect(open().history.now.text).toBe(formatFile('By hand'));
    expect(open().externalChange).toBe(null);
    table.undo(file);
    expect(open().history.now.text).toBe(formatFile('Sleep'));
  });
});

test('a file with an error caused by another file is checked again, and edits are kept', async () => {
  own.elsewhere(true);
  await table.refreshFiles();
  expect(open().findings).toEqual([fixed]);
  own.elsewhere(false);
  table.change(file, { title: 'Sleep' }, 'title');
  await waitForCheck();
  own.elsewhere(true);
  await table.refreshFiles();
  expect([open().findings, open().history.now.text]).toEqual([[fixed], formatFile('Sleep')]);
  own.elsewhere(false);
  await table.refreshFiles();
  expect(open().findings).toEqual([]);
});

test('marks the lines that are missing in the other text', () => {
  expect(diffLines('a\nb\nc\nd', 'a\nx\nc\ny\nd')).toEqual([['b'], ['x', 'y']]);
  expect(diffLines('a', 'a')).toEqual([[], []]);
});
