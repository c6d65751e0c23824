import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { type EditorSession, openEditor } from './support/open-editor.tsx';

let editor: EditorSession;
beforeEach(() => {
  localStorage.clear();
  editor = openEditor();
  editor.review = { ...editor.review, isRequired: true, authors: ['Asha'] };
});

const changeTitle = async () => {
  await editor.openPart('Card and texts');
  const title = screen.getByRole('textbox', { name: 'Title' });
  await editor.user.clear(title);
  await editor.user.type(title, 'Your Load');
};
const writeName = async (name: string) =>
  editor.user.type(screen.getByRole('textbox', { name: 'Your name, for the history' }), name);

describe('a review in the editor', () => {
  test('compares the draft word by word with the published version, with a comment on the line', async () => {
    await changeTitle();
    await writeName('Ravi');
    await editor.openPart('Compare and review');
    const row = within(await screen.findByRole('row', { name: /^Title/ }));
    expect(row.getByText('Distress', { selector: 'del' })).toBeInTheDocument();
    expect(row.getByText('Load', { selector: 'ins' })).toBeInTheDocument();
    await editor.user.click(row.getByRole('button', { name: 'Comment on Title' }));
    await editor.user.type(row.getByRole('textbox', { name: 'Comment on Title' }), 'Too short?');
    await editor.user.click(row.getByRole('button', { name: 'Add the comment' }));
    expect(editor.reviewed).toMatchObject([
      { kind: 'comment', line: 'Title', text: 'Too short?', name: 'Ravi' },
    ]);
  });

  test('is accepted only after the draft is saved', async () => {
    await changeTitle();
    await editor.openPart('Compare and review');
    expect(await screen.findByText(/Save your changes first\. A person accepts/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Accept this version' })).not.toBeInTheDocument();
    await writeName('Ravi');
    await editor.save();
    await editor.user.click(await screen.findByRole('button', { name: 'Accept this version' }));
    expect(editor.reviewed).toMatchObject([{ kind: 'accept', name: 'Ravi' }]);
  });

  test('shows who did what, and when', async () => {
    const entry = { version: '1.4', hash: 'h' };
    editor.review = {
      ...editor.review,
      history: [
        { ...entry, at: '2026-11-28T10:00:00.000Z', name: 'Asha', action: 'changed' },
        { ...entry, at: '2026-11-29T09:30:00.000Z', name: 'Ravi', action: 'accepted' },
      ],
      acceptedBy: 'Ravi',
    };
    await editor.openPart('Compare and review');
    expect(await screen.findByText(/Ravi accepted this version as it is/)).toBeInTheDocument();
    expect(screen.getByRole('row', { name: '2026-11-29 09:30 Ravi accepted 1.4' })).toBeInTheDocument();
  });
});
