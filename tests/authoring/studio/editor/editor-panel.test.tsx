import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { formatJson } from '#authoring/drafts/format-json.ts';
import { distressFile, type EditorSession, openEditor } from './support/open-editor.tsx';

let editor: EditorSession;
beforeEach(() => {
  editor = openEditor();
});

describe('the editor of a questionnaire', () => {
  test('writes the file byte for byte except for the changed word', async () => {
    await editor.openPart('Card and texts');
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await editor.user.clear(title);
    await editor.user.type(title, 'Your Load');
    await editor.save();
    expect(editor.written).toEqual([
      editor.saved.replace('"title": "Your Distress"', '"title": "Your Load"'),
    ]);
  });

  test('adds an item with a new id and without answers in the examples', async () => {
    await editor.openPart('Items');
    const add = screen.getByRole('button', { name: 'Add item' });
    await editor.user.click(add);
    const text = screen.getByRole('textbox', { name: 'Text' });
    // The new row is focused two frames later; earlier input would go to another element.
    await waitFor(() => expect(add).not.toHaveFocus());
    await editor.user.type(text, 'I slept badly.');
    const { items, examples } = await editor.save();
    expect(items.at(-1)).toEqual({ id: 'di11', text: 'I slept badly.' });
    expect(examples.map(({ answers }) => answers.length)).toEqual(Array(7).fill(11));
    expect(examples[0]?.answers.at(-1)).toBe(null);
  });

  test('moves an item by a named button, announces the position, and keeps focus', async () => {
    await editor.openPart('Items');
    await editor.user.click(screen.getByRole('button', { name: 'Move item di1 down' }));
    expect(screen.getByText('item di1 is now 2 of 10.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move item di1 down' })).toHaveFocus());
    const { items } = await editor.save();
    expect(items.slice(0, 2).map(({ id }) => id)).toEqual(['di2', 'di1']);
  });

  test('renames an item in its score and in every condition', async () => {
    await editor.openPart('Items');
    await editor.user.click(screen.getByRole('button', { name: /^di4/ }));
    const id = screen.getByRole('textbox', { name: 'Id' });
    await editor.user.clear(id);
    await editor.user.type(id, 'hope');
    await editor.user.tab();
    const { scores, help } = await editor.save();
    expect(JSON.stringify([scores[0]?.formula, help.firstWhen])).not.toContain('"di4"');
    expect(JSON.stringify(scores[0]?.formula)).toContain('"hope"');
    expect(help.firstWhen[1]).toEqual({ item: 'hope', from: 4 });
  });

  test('removes an item from its score and the examples, and undo restores it', async () => {
    await editor.openPart('Items');
    await editor.user.click(screen.getByRole('button', { name: 'Remove item di2' }));
    expect(screen.queryByRole('button', { name: /^di2/ })).not.toBeInTheDocument();
    await editor.user.keyboard('{Control>}z{/Control}');
    expect(screen.getByRole('button', { name: /^di2/ })).toBeInTheDocument();
    await editor.save();
    expect(editor.written).toEqual([editor.saved]);
  });

  test('counts a copied item in the scores of its original', async () => {
    await editor.openPart('Items');
    await editor.user.click(screen.getByRole('button', { name: 'Copy item di2' }));
    expect(screen.getByText(/and to the same scores/)).toBeInTheDocument();
    const { items, scores } = await editor.save();
    expect(items[2]?.id).toBe('di11');
    expect(scores[0]?.formula).toMatchObject({
      items: ['di1', 'di2', 'di11', 'di3', 'di4', 'di5', 'di6', 'di7', 'di8', 'di9', 'di10'],
    });
  });

  test('makes one item of each pasted line after a preview, and counts them in the score', async () => {
    await editor.openPart('Items');
    await editor.user.click(screen.getByText('Paste many'));
    await editor.user.click(screen.getByRole('textbox', { name: /^One per line/ }));
    await editor.user.paste('1. I slept badly.\n2) I ate little. \n\n• I stayed in bed.\nA\tB\nFive\nSix');
    expect(screen.getByText('These 6 will be made:')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toContain('di12 I ate little.');
    await editor.user.click(screen.getByRole('button', { name: 'Add all 6' }));
    const { items, scores, examples } = await editor.save();
    expect(items.slice(10)).toEqual([
      { id: 'di11', text: 'I slept badly.' },
      { id: 'di12', text: 'I ate little.' },
      { id: 'di13', text: 'I stayed in bed.' },
      { id: 'di14', text: 'A B' },
      { id: 'di15', text: 'Five' },
      { id: 'di16', text: 'Six' },
    ]);
    expect(JSON.stringify(scores[0]?.formula)).toContain('"di10","di11","di12","di13","di14","di15","di16"');
    expect(examples[0]?.answers).toHaveLength(16);
  });

  test('makes options of the columns of a sheet', async () => {
    await editor.openPart('Scales');
    await editor.user.click(screen.getByText('Paste many'));
    await editor.user.click(screen.getByRole('textbox', { name: /^One per line/ }));
    await editor.user.paste('Rarely\t6\nNearly always');
    await editor.user.click(screen.getByRole('button', { name: 'Add all 2' }));
    const { scale } = await editor.save();
    expect('options' in scale && scale.options.slice(-2)).toEqual([
      { code: 6, label: 'Rarely' },
      { code: 7, label: 'Nearly always' },
    ]);
  });

  test('inserts a copied example below its original', async () => {
    await editor.openPart('Worked examples');
    await editor.user.click(
      screen.getByRole('button', { name: 'Copy worked example the highest score that is Low' }),
    );
    const { examples } = await editor.save();
    expect(examples).toHaveLength(8);
    expect(examples[3]).toEqual(examples[2]);
  });

  test('changes the form of a condition, with the fields of that form', async () => {
    await editor.openPart('Help');
    await editor.user.click(screen.getByRole('button', { name: /^di8/ }));
    await editor.user.selectOptions(screen.getByRole('combobox', { name: /^Kind of/ }), 'Score condition');
    // Conditions of "rowWhen" follow with the same fields.
    const [score] = screen.getAllByRole('combobox', { name: 'Score' });
    await editor.user.selectOptions(score as HTMLElement, 'distress');
    const [from] = screen.getAllByRole('textbox', { name: /^From/ });
    await editor.user.type(from as HTMLElement, '30');
    const { help } = await editor.save();
    expect(help.firstWhen[2]).toEqual({ score: 'distress', from: 30 });
  });

  test('keeps the typed text of a number, and leaves a comma to the check', async () => {
    await editor.openPart('Norms and cuts');
    const mean = screen.getByRole('textbox', { name: 'Mean' });
    await editor.user.clear(mean);
    await editor.user.type(mean, '22.50');
    expect(mean).toHaveValue('22.50');
    expect(JSON.stringify((await editor.save()).scores)).toContain('"mean":22.5,');
    await editor.user.clear(mean);
    await editor.user.type(mean, '22,5');
    await editor.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(editor.written).toHaveLength(2));
    expect(editor.written[1]).toContain('"mean": "22,5"');
  });

  test('inserts a new key at its usual position', async () => {
    await editor.openPart('Card and texts');
    await editor.user.type(screen.getByRole('textbox', { name: /^Note/ }), 'Any answer is right.');
    const { presentation } = await editor.save();
    expect(Object.keys(presentation)).toEqual([
      'unit',
      'finishLabel',
      'note',
      'recall',
      'leavesBeforeAnswer',
    ]);
    expect(editor.written[0]).toBe(formatJson(JSON.parse(editor.written[0]!) as object));
  });
});

describe('a new questionnaire', () => {
  test('marks a number in words at its field, and creates nothing', async () => {
    await editor.user.click(await screen.findByRole('button', { name: 'New questionnaire' }));
    const form = within(screen.getByRole('form', { name: 'New questionnaire' }));
    await editor.user.type(form.getByRole('textbox', { name: 'Title' }), 'Your Rest');
    const items = form.getByRole('textbox', { name: /^How many items/ });
    await editor.user.type(items, 'six');
    await editor.user.type(form.getByRole('textbox', { name: /^Scores/ }), 'Rest');
    await editor.user.type(form.getByRole('textbox', { name: /^Answers/ }), 'Never, Often');
    await editor.user.click(form.getByRole('button', { name: 'Begin' }));
    expect(items).toBeInvalid();
    expect(items).toHaveFocus();
    expect(items).toHaveAccessibleDescription(/"six" is not a number\. Write it in digits, such as 6\./);
    expect(editor.created).toEqual([]);
    await editor.user.clear(items);
    await editor.user.type(items, '6');
    await editor.user.click(form.getByRole('button', { name: 'Begin' }));
    expect(editor.created).toMatchObject([{ items: 6, title: 'Your Rest' }]);
  });
});

describe('publishing in the editor', () => {
  const openPanel = async () => editor.user.click(await screen.findByRole('button', { name: 'Publish' }));

  test('names the published versions', async () => {
    await openPanel();
    await editor.user.click(screen.getByRole('button', { name: 'Publish now' }));
    expect(await screen.findByText('Published: S4@1.0.')).toBeInTheDocument();
  });

  test('lists every finding that prevents it, with file and line', async () => {
    const finding = {
      level: 'error',
      file: distressFile,
      rule: 'r',
      expected: 'your own text',
      actual: '"x"',
      fix: 'Replace it.',
    } as const;
    editor.published = {
      written: [],
      findings: [
        { ...finding, line: 12, path: 'items[0].text' },
        { ...finding, line: 13, path: 'items[1].text' },
      ],
    };
    await openPanel();
    await editor.user.click(screen.getByRole('button', { name: 'Publish now' }));
    expect(await screen.findByText(`${distressFile}:12 items[0].text`)).toBeInTheDocument();
    expect(screen.getByText(`${distressFile}:13 items[1].text`)).toBeInTheDocument();
  });

  test('waits until all changes are saved', async () => {
    await editor.openPart('Card and texts');
    await editor.user.type(await screen.findByRole('textbox', { name: 'Title' }), 's');
    await openPanel();
    expect(screen.queryByRole('button', { name: 'Publish now' })).not.toBeInTheDocument();
    expect(screen.getByText(/Save your changes first/)).toBeInTheDocument();
  });
});

describe('findings in the editor', () => {
  beforeEach(async () => {
    const path = 'scores[0].report.levelTexts.Low.text';
    editor.findings = [
      {
        rule: 'r',
        level: 'error',
        file: distressFile,
        line: 120,
        path,
        expected: 'kind words',
        actual: 'Low!',
        fix: 'Write it anew.',
      },
    ];
    await editor.openPart('Card and texts');
    await editor.user.type(await screen.findByRole('textbox', { name: 'Title' }), 's');
  });

  test('are counted per part; a click focuses the field, which has the finding as its description', async () => {
    await editor.user.click(await screen.findByRole('button', { name: /kind words/ }));
    expect(screen.getByRole('radio', { name: /^Level texts ?1 finding/ })).toBeChecked();
    const low = within(screen.getByRole('group', { name: 'Low' }));
    const text = low.getByRole('textbox', { name: 'Text' });
    await waitFor(() => expect(text).toHaveFocus());
    expect(text).toBeInvalid();
    expect(text).toHaveAccessibleDescription(/Expected: kind words\. Here: Low!\. Write it anew\./);
  });

  test('in invalid JSON: displays the file as text, and the form again after the correction', async () => {
    await editor.user.click(screen.getByRole('radio', { name: 'Whole file as text' }));
    const text = screen.getByRole('textbox', { name: distressFile });
    await editor.user.type(text, '{Backspace}{Backspace}');
    expect(screen.getByText(/This file is not valid JSON/)).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: /^Items/ })).not.toBeInTheDocument();
    await editor.user.type(text, '}');
    expect(screen.getByRole('radio', { name: /^Items/ })).toBeInTheDocument();
  });
});
