import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState, useSyncExternalStore } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { formatJson } from '#authoring/drafts/format-json.ts';
import type { EditorApi } from '#authoring/studio/editor/store/api.ts';
import { createEditorStore } from '#authoring/studio/editor/store/editor-store.ts';
import { EditorPanel } from '#authoring/studio/editor/store/editor-panel.tsx';
import type { AuthorState } from '#authoring/studio/preview/state.ts';
import type { Finding } from '#authoring/finding/finding.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';

const file = 'questionnaires/S4-distress.json';
const saved = readFileSync(join(import.meta.dirname, '../../../..', file), 'utf8');
const state: AuthorState = {
  findings: [],
  files: 1,
  instruments: [{ file, instrument: JSON.parse(saved) as Instrument, grades: {} }],
  stale: [],
  chain: null,
  pages: [],
  translations: [],
  quality: [],
};

let written: string[];
let findings: Finding[];
let user: UserEvent;

function Page() {
  const api: EditorApi = {
    read: async () => ({ text: saved, hash: 'a'.repeat(64) }),
    write: async ({ text }) => {
      written.push(text ?? '');
      return { outcome: 'written', now: { text, hash: 'b'.repeat(64) } };
    },
    check: async () => ({ findings }),
    show: async () => ({ shows: 'all', address: '/distressPage', findings: [] }),
    showSaved: async () => ({}),
    create: async () => ({ file }),
  };
  const [own] = useState(() => createEditorStore(api));
  const files = useSyncExternalStore(own.subscribe, own.getState);
  return (
    <EditorPanel
      state={state}
      store={own}
      files={files}
      target={undefined}
      onTarget={() => {}}
      show={() => {}}
    />
  );
}

async function getRegion(name: string) {
  await user.click(await screen.findByRole('radio', { name: new RegExp(`^${name}`) }));
}
async function save(): Promise<Instrument> {
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(written).not.toHaveLength(0));
  return JSON.parse(written.at(-1)!) as Instrument;
}

beforeEach(() => {
  written = [];
  findings = [];
  user = userEvent.setup();
  render(<Page />);
});

describe('the editor of a questionnaire', () => {
  test('writes the file byte for byte except for the changed word', async () => {
    await getRegion('Card and texts');
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await user.clear(title);
    await user.type(title, 'Your Load');
    await save();
    expect(written).toEqual([saved.replace('"title": "Your Distress"', '"title": "Your Load"')]);
  });

  test('adds an item with a new id and without answers in the examples', async () => {
    await getRegion('Items');
    const add = screen.getByRole('button', { name: 'Add item' });
    await user.click(add);
    const text = screen.getByRole('textbox', { name: 'Text' });
    // The new row is focused two frames later; earlier input would go to another element.
    await waitFor(() => expect(add).not.toHaveFocus());
    await user.type(text, 'I slept badly.');
    const { items, examples } = await save();
    expect(items.at(-1)).toEqual({ id: 'di11', text: 'I slept badly.' });
    expect(examples.map(({ answers }) => answers.length)).toEqual(Array(7).fill(11));
    expect(examples[0]?.answers.at(-1)).toBe(null);
  });

  test('moves an item by a named button, announces the position, and keeps focus', async () => {
    await getRegion('Items');
    await user.click(screen.getByRole('button', { name: 'Move item di1 down' }));
    expect(screen.getByText('item di1 is now 2 of 10.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move item di1 down' })).toHaveFocus());
    const { items } = await save();
    expect(items.slice(0, 2).map(({ id }) => id)).toEqual(['di2', 'di1']);
  });

  test('renames an item in its score and in every condition', async () => {
    await getRegion('Items');
    await user.click(screen.getByRole('button', { name: /^di4/ }));
    const id = screen.getByRole('textbox', { name: 'Id' });
    await user.clear(id);
    await user.type(id, 'hope');
    await user.tab();
    const { scores, help } = await save();
    expect(JSON.stringify([scores[0]?.formula, help.firstWhen])).not.toContain('"di4"');
    expect(JSON.stringify(scores[0]?.formula)).toContain('"hope"');
    expect(help.firstWhen[1]).toEqual({ item: 'hope', from: 4 });
  });

  test('removes an item from its score and the examples, and undo restores it', async () => {
    await getRegion('Items');
    await user.click(screen.getByRole('button', { name: 'Remove item di2' }));
    expect(screen.queryByRole('button', { name: /^di2/ })).not.toBeInTheDocument();
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getByRole('button', { name: /^di2/ })).toBeInTheDocument();
    await save();
    expect(written).toEqual([saved]);
  });

  test('inserts a copied example below its original', async () => {
    await getRegion('Worked examples');
    await user.click(
      screen.getByRole('button', { name: 'Copy worked example the highest score that is Low' }),
    );
    const { examples } = await save();
    expect(examples).toHaveLength(8);
    expect(examples[3]).toEqual(examples[2]);
  });

  test('changes the form of a condition, with the fields of that form', async () => {
    await getRegion('Help');
    await user.click(screen.getByRole('button', { name: /^di8/ }));
    await user.selectOptions(screen.getByRole('combobox', { name: /^Kind of/ }), 'Score condition');
    // Conditions of "rowWhen" follow with the same fields.
    const [score] = screen.getAllByRole('combobox', { name: 'Score' });
    await user.selectOptions(score as HTMLElement, 'distress');
    const [from] = screen.getAllByRole('textbox', { name: /^From/ });
    await user.type(from as HTMLElement, '30');
    const { help } = await save();
    expect(help.firstWhen[2]).toEqual({ score: 'distress', from: 30 });
  });

  test('keeps the typed text of a number, and leaves a comma to the check', async () => {
    await getRegion('Norms and cuts');
    const mean = screen.getByRole('textbox', { name: 'Mean' });
    await user.clear(mean);
    await user.type(mean, '22.50');
    expect(mean).toHaveValue('22.50');
    expect(JSON.stringify((await save()).scores)).toContain('"mean":22.5,');
    await user.clear(mean);
    await user.type(mean, '22,5');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(written).toHaveLength(2));
    expect(written[1]).toContain('"mean": "22,5"');
  });

  test('inserts a new key at its usual position', async () => {
    await getRegion('Card and texts');
    await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'Any answer is right.');
    const { presentation } = await save();
    expect(Object.keys(presentation)).toEqual([
      'unit',
      'finishLabel',
      'note',
      'recall',
      'leavesBeforeAnswer',
    ]);
    expect(written[0]).toBe(formatJson(JSON.parse(written[0]!) as object));
  });
});

describe('findings in the editor', () => {
  beforeEach(async () => {
    const path = 'scores[0].report.levelTexts.Low.text';
    findings = [
      {
        rule: 'r',
        level: 'error',
        file,
        line: 120,
        path,
        expected: 'kind words',
        actual: 'Low!',
        fix: 'Write it anew.',
      },
    ];
    await getRegion('Card and texts');
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 's');
  });

  test('are counted per part; a click focuses the field, which has the finding as its description', async () => {
    await user.click(await screen.findByRole('button', { name: /kind words/ }));
    expect(screen.getByRole('radio', { name: /^Level texts ?1 finding/ })).toBeChecked();
    const low = within(screen.getByRole('group', { name: 'Low' }));
    const text = low.getByRole('textbox', { name: 'Text' });
    await waitFor(() => expect(text).toHaveFocus());
    expect(text).toBeInvalid();
    expect(text).toHaveAccessibleDescription(/Expected: kind words\. Here: Low!\. Write it anew\./);
  });

  test('in invalid JSON: displays the file as text, and the form again after the correction', async () => {
    await user.click(screen.getByRole('radio', { name: 'Whole file as text' }));
    const text = screen.getByRole('textbox', { name: file });
    await user.type(text, '{Backspace}{Backspace}');
    expect(screen.getByText(/This file is not valid JSON/)).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: /^Items/ })).not.toBeInTheDocument();
    await user.type(text, '}');
    expect(screen.getByRole('radio', { name: /^Items/ })).toBeInTheDocument();
  });
});
