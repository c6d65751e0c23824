import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { findVisibleItems } from '#domain/answers/visible-items.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { createItemAddress, type PreviewDraft } from '#authoring/studio/preview/preview/item-address.ts';
import { draftFragment } from '#authoring/studio/preview/state.ts';
import { openEditor, readRepositoryFile } from './support/open-editor.tsx';

const parseDraft = (address: string | undefined) =>
  JSON.parse(decodeURIComponent(address?.split(draftFragment)[1] ?? 'null')) as PreviewDraft;

describe('the preview', () => {
  test('shows the item that is opened, once, and another one after it', async () => {
    const editor = openEditor();
    await editor.openPart('Items');
    await waitFor(() => expect(screen.getByText('No findings in this file.')).toBeInTheDocument());
    await editor.user.click(screen.getByRole('button', { name: /^di7/ }));
    await editor.user.click(screen.getByRole('textbox', { name: 'Text' }));
    expect(editor.shown).toHaveLength(1);
    expect(editor.shown[0]).toMatch(/^\/distressAssessment\/S4#/);
    expect(parseDraft(editor.shown[0])).toMatchObject({ section: 'S4', draft: { index: 6, major: 1 } });
    await editor.user.click(screen.getByRole('button', { name: /^di2/ }));
    expect(parseDraft(editor.shown[1]).draft.index).toBe(1);
  });

  test('stays where it is if it should not follow', async () => {
    const editor = openEditor();
    await editor.openPart('Items');
    await editor.user.click(screen.getByRole('checkbox', { name: /shows the item that is edited/ }));
    await editor.user.click(screen.getByRole('button', { name: /^di7/ }));
    expect(editor.shown).toEqual([]);
  });

  test.each(['PHQ9-small-mishaps', 'AUDIT-evening-films', 'PHQ2-first-two-buses', 'CHECK8-full-bag'])(
    'finds answers that make every item of %s visible',
    (name) => {
      const instrument = JSON.parse(
        readRepositoryFile(`tests/instruments/public/${name}.json`),
      ) as Instrument;
      for (const index of instrument.items.keys()) {
        const { draft } = parseDraft(createItemAddress(instrument, index, new Date()) ?? undefined);
        expect(findVisibleItems(instrument, draft.options)[index]).toBe(true);
      }
    },
  );
});

describe('trial answers in the editor', () => {
  test('give path, scores and text of the unsaved draft for answers in one line', async () => {
    const editor = openEditor();
    await editor.openPart('Card and texts');
    await editor.openPart('Scores');
    const score = screen.getByRole('textbox', { name: 'Title' });
    await editor.user.clear(score);
    await editor.user.type(score, 'Load of the week');
    await editor.openPart('Try answers');
    const pattern = screen.getByRole('textbox', { name: /^Answers in one line/ });
    await editor.user.clear(pattern);
    await editor.user.type(pattern, '1 1 1 1 1 1 1 1 1 2');
    expect(screen.getByText(/di1 → di2 → di3/)).toBeInTheDocument();
    const row = within(screen.getByRole('table')).getByRole('row', { name: /Load of the week/ });
    expect(row).toHaveTextContent('11');
  });

  test('need a file without errors, except that its version is not published', async () => {
    const editor = openEditor();
    const finding = {
      level: 'error',
      file: '',
      path: 'version',
      expected: 'e',
      actual: 'a',
      fix: 'f',
    } as const;
    editor.findings = [{ ...finding, rule: 'version/unpublished' }];
    await editor.openPart('Card and texts');
    await editor.user.type(screen.getByRole('textbox', { name: 'Title' }), 's');
    await editor.openPart('Try answers');
    expect(await screen.findByText(/1 error/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /^Answers in one line/ })).toBeInTheDocument();
    editor.findings = [{ ...finding, rule: 'instrument/item-id' }];
    await editor.openPart('Card and texts');
    await editor.user.type(screen.getByRole('textbox', { name: 'Title' }), 's');
    await editor.openPart('Try answers');
    expect(await screen.findByText('Correct the errors of the file first.')).toBeInTheDocument();
  });

  test('name the answers that are not on the scale, and those after the last question', async () => {
    const editor = openEditor();
    await editor.openPart('Try answers');
    const pattern = screen.getByRole('textbox', { name: /^Answers in one line/ });
    await editor.user.type(pattern, '1 9 1 1 1 1 1 1 1 2 3');
    expect(pattern).toHaveAccessibleDescription(/Not on the scale: di2: 9\./);
    expect(pattern).toHaveAccessibleDescription(/There are only 10 questions, so the last 1 do not count\./);
  });

  test('name the items that are not asked', async () => {
    const editor = openEditor('tests/instruments/public/AUDIT-evening-films.json');
    await editor.openPart('Try answers');
    await editor.user.type(screen.getByRole('textbox', { name: /^Answers in one line/ }), '1');
    expect(screen.getByText(/not asked: /)).toBeInTheDocument();
  });
});

test('a finding of another view opens and focuses its field', async () => {
  openEditor('questionnaires/S4-distress.json', 'items[6].text');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Text' })).toHaveFocus());
});
