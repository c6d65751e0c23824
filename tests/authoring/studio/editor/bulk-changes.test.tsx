import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { type EditorSession, openEditor } from './support/open-editor.tsx';

let editor: EditorSession;
beforeEach(async () => {
  editor = openEditor();
  await editor.openPart('Items');
});

const listIds = async () => (await editor.save()).items.map(({ id }) => id);
const getHandle = (id: string) =>
  screen.getByRole('button', { name: new RegExp(`^Move item ${id} by dragging`) });
const getRow = (id: string) => getHandle(id).closest('li') as HTMLElement;

/** Rows of 40 px below each other, since jsdom has no layout. */
function layOutRows() {
  const rows = [...(getRow('di1').parentElement?.children ?? [])];
  for (const [at, row] of rows.entries()) row.getBoundingClientRect = () => new DOMRect(0, at * 40, 300, 40);
}

describe('dragging in a list', () => {
  test('moves an item to where it is dropped, with its answers in the examples, as one step to undo', async () => {
    layOutRows();
    const handle = getHandle('di1');
    fireEvent.pointerDown(handle, { button: 0, clientY: 20 });
    fireEvent.pointerMove(handle, { clientY: 105 });
    expect(getRow('di3')).toHaveAttribute('data-drop', 'after');
    fireEvent.pointerUp(handle);
    expect(screen.getByText('item di1 is now 3 of 10.')).toBeInTheDocument();
    expect((await listIds()).slice(0, 4)).toEqual(['di2', 'di3', 'di1', 'di4']);
    await editor.user.click(screen.getByRole('button', { name: 'Undo' }));
    await editor.save();
    expect(editor.written.at(-1)).toBe(editor.saved);
  });

  test('does nothing after Escape', async () => {
    layOutRows();
    const handle = getHandle('di1');
    fireEvent.pointerDown(handle, { button: 0, clientY: 20 });
    fireEvent.pointerMove(handle, { clientY: 105 });
    fireEvent.keyDown(handle, { key: 'Escape' });
    fireEvent.pointerUp(handle);
    expect(await listIds()).toHaveLength(10);
    expect(editor.written).toEqual([editor.saved]);
  });

  test('is possible by the arrow keys, Home and End, and the focus stays on the entry', async () => {
    getHandle('di2').focus();
    await editor.user.keyboard('{ArrowDown}');
    await waitFor(() => expect(getHandle('di2')).toHaveFocus());
    expect(screen.getByText('item di2 is now 3 of 10.')).toBeInTheDocument();
    await editor.user.keyboard('{End}');
    await waitFor(() => expect(getHandle('di2')).toHaveFocus());
    expect((await listIds()).at(-1)).toBe('di2');
  });
});

describe('several selected items', () => {
  const select = async (...ids: string[]) => {
    await editor.user.click(screen.getByRole('button', { name: 'Select several' }));
    for (const id of ids)
      await editor.user.click(screen.getByRole('checkbox', { name: `Select item ${id}` }));
  };
  const press = async (name: string) =>
    editor.user.click(
      within(screen.getByRole('group', { name: 'Change the selected ones' })).getByRole('button', { name }),
    );

  test('are deleted from items, scores and examples in one step', async () => {
    await select('di2', 'di10');
    expect(screen.getByText('2 selected')).toBeInTheDocument();
    await press('Delete');
    const { items, scores, examples } = await editor.save();
    expect(items).toHaveLength(8);
    expect(JSON.stringify(scores[0]?.formula)).not.toMatch(/"di2"|"di10"/);
    expect(examples[0]?.answers).toHaveLength(8);
    await editor.user.click(screen.getByRole('button', { name: 'Undo' }));
    await editor.save();
    expect(editor.written.at(-1)).toBe(editor.saved);
  });

  test('move together, and stay selected', async () => {
    await select('di2', 'di4');
    await press('Move down');
    await press('Move down');
    expect((await listIds()).slice(0, 6)).toEqual(['di1', 'di3', 'di5', 'di2', 'di4', 'di6']);
    expect(screen.getByRole('checkbox', { name: 'Select item di4' })).toBeChecked();
  });

  test('are reversed, and no longer reversed', async () => {
    await select('di1', 'di3');
    await press('Reverse');
    const { items } = await editor.save();
    expect(items.flatMap((item) => ('reverse' in item ? [item.id] : []))).toEqual(['di1', 'di3']);
    await press('Do not reverse');
    await editor.save();
    expect(editor.written.at(-1)).toBe(editor.saved);
  });

  test('leave a score, and are counted in it again', async () => {
    await select('di9', 'di10');
    await press('Do not count in it');
    expect(JSON.stringify((await editor.save()).scores[0]?.formula)).not.toMatch(/"di9"|"di10"/);
    await press('Count in this score');
    await press('Count in this score');
    await editor.save();
    expect(editor.written.at(-1)).toBe(editor.saved);
  });
});

test('several selected items get another scale, at its usual position in the file', async () => {
  cleanup();
  editor = openEditor('tests/instruments/public/PHQ9-small-mishaps.json');
  await editor.openPart('Items');
  await editor.user.click(screen.getByRole('button', { name: 'Select several' }));
  const [first] = screen.getAllByRole('checkbox', { name: /^Select item/ });
  await editor.user.click(first as HTMLElement);
  const scale = screen.getByRole('combobox', { name: 'Scale' });
  const [, name = ''] = [...(scale as HTMLSelectElement).options].map(({ value }) => value);
  await editor.user.selectOptions(scale, name);
  await editor.user.click(screen.getByRole('button', { name: 'Use this scale' }));
  expect((await editor.save()).items[0]).toMatchObject({ scale: name });
  await editor.user.selectOptions(scale, '');
  await editor.user.click(screen.getByRole('button', { name: 'Use this scale' }));
  expect((await editor.save()).items[0]).not.toHaveProperty('scale');
});
