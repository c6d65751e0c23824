import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { type EditorSession, openEditor } from './support/open-editor.tsx';

let editor: EditorSession;
beforeEach(async () => {
  editor = openEditor();
  await editor.openPart('Items');
  await editor.user.click(screen.getByText('Search and replace'));
});

const search = async (words: string, by: string) => {
  await editor.user.type(screen.getByRole('textbox', { name: 'Search in the texts' }), words);
  await editor.user.type(screen.getByRole('textbox', { name: 'Replace by' }), by);
};

describe('search and replace', () => {
  test('changes every selected text in one step, and no id, address or other data', async () => {
    await search('distress', 'load');
    const places = editor.saved.match(/distress/gi)?.length ?? 0;
    const [, found = ''] =
      /^(\d+) places in/.exec(screen.getByText(/places in \d+ texts\./).textContent) ?? [];
    expect(Number(found)).toBeLessThan(places);
    await editor.user.click(screen.getByRole('checkbox', { name: 'Change title' }));
    await editor.user.click(screen.getByRole('button', { name: /^Replace in/ }));
    const after = await editor.save();
    expect(after.title).toBe('Your Distress');
    expect(after.shortTitle).toBe('load');
    expect(after.scores[0]?.id).toBe('distress');
    expect(after.routes.intro).toBe('/distressPage');
    await editor.user.click(screen.getByRole('button', { name: 'Undo' }));
    await editor.save();
    expect(editor.written.at(-1)).toBe(editor.saved);
  });

  test('marks the words in a preview before anything is changed', async () => {
    await search('Your Distress', 'Your Load');
    expect(screen.getAllByText('Distress', { selector: 'del' })[0]).toBeInTheDocument();
    expect(screen.getAllByText('Load', { selector: 'ins' })[0]).toBeInTheDocument();
    await editor.save();
    expect(editor.written).toEqual([editor.saved]);
  });

  test('finds whole words and capital letters only on request, and takes special characters literally', async () => {
    await search('DIS', '$&');
    expect(screen.getByText(/places in/)).toBeInTheDocument();
    await editor.user.click(screen.getByRole('checkbox', { name: 'Only whole words' }));
    expect(screen.getByText('No text contains this.')).toBeInTheDocument();
    await editor.user.click(screen.getByRole('checkbox', { name: 'Only whole words' }));
    await editor.user.click(screen.getByRole('checkbox', { name: 'Only with the same capital letters' }));
    expect(screen.getByText('No text contains this.')).toBeInTheDocument();
    const field = screen.getByRole('textbox', { name: 'Search in the texts' });
    await editor.user.clear(field);
    await editor.user.type(field, 'Distress');
    await editor.user.click(screen.getByRole('button', { name: /^Replace in/ }));
    expect((await editor.save()).title).toBe('Your $&');
  });

  test('opens the field of a text', async () => {
    await search('Your Distress', 'Your Load');
    await editor.user.click(screen.getByRole('button', { name: 'title' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus());
  });
});
