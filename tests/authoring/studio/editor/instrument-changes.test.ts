import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { setItems } from '#authoring/studio/editor/instrument/items.ts';
import { listIds, renameId, removeReferences } from '#authoring/studio/editor/instrument/references.ts';
import { setValueAt } from '#authoring/studio/editor/model/change.ts';
import type { Json, JsonObject } from '#authoring/source/json-value.ts';
import { insertEntry, moveEntries, removeEntries } from '#authoring/studio/editor/model/list-change.ts';
import { parsePath, formatPath, getValueAt } from '#authoring/studio/editor/model/path.ts';

const distress = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../questionnaires/S4-distress.json'), 'utf8'),
) as JsonObject;
const getAt = (value: Json, path: string) => getValueAt(value, parsePath(path));

describe('a path', () => {
  test.each(['scores[2].report.bands[0].levels', 'id', '', 'scores[0].report.levelTexts.'])(
    '"%s"',
    (text) => {
      expect(formatPath(parsePath(text))).toBe(text);
    },
  );
});

describe('a changed value', () => {
  const getKeyOrder = () => ['id', 'text', 'scale', 'reverse'];
  test('keeps the order of keys, and inserts a new key as in the schema', () => {
    const item = { text: 'Tired', reverse: true, id: 'a1' };
    expect(Object.keys(setValueAt(item, ['text'], 'Calm', getKeyOrder) as object)).toEqual([
      'text',
      'reverse',
      'id',
    ]);
    expect(Object.keys(setValueAt(item, ['scale'], 'pain', getKeyOrder) as object)).toEqual([
      'text',
      'scale',
      'reverse',
      'id',
    ]);
    expect(setValueAt(item, ['reverse'], undefined, getKeyOrder)).toEqual({ text: 'Tired', id: 'a1' });
  });

  test('is a new object: the old one is left for undo', () => {
    const next = setValueAt(distress, ['items', 0, 'text'], 'Calm.', getKeyOrder);
    expect(getAt(next, 'items[0].text')).toBe('Calm.');
    expect(getAt(distress, 'items[0].text')).not.toBe('Calm.');
    expect(getAt(next, 'scores')).toBe(getAt(distress, 'scores'));
  });
});

describe('a changed id', () => {
  test('of an item is replaced only in formulas and conditions', () => {
    const next = renameId(distress, 'items', 'di4', 'hope');
    expect(getAt(next, 'scores[0].formula.items[3]')).toBe('hope');
    expect(getAt(next, 'help.firstWhen[1].item')).toBe('hope');
    expect(JSON.stringify(next).replaceAll('"hope"', '"di4"')).toBe(JSON.stringify(distress));
  });

  test('of a score is replaced in lists, the lead, the summary, conditions and examples', () => {
    const next = renameId(distress, 'scores', 'distress', 'load');
    for (const place of ['feedback.order[0]', 'feedback.lead', 'history.order[0]', 'summary[0].score'])
      expect(getAt(next, place), place).toBe('load');
    expect(getAt(next, 'help.firstWhen[0].score')).toBe('load');
    expect(getAt(next, 'examples[6].expected[0].score')).toBe('load');
  });
});

describe('a removed entry', () => {
  test('an item is removed from the formulas, with its weight', () => {
    const formula = { kind: 'weightedSum', items: ['a', 'b', 'c'], weights: [1, 2, 3] };
    expect(removeReferences({ formula }, 'items', 'b')).toEqual({
      formula: { kind: 'weightedSum', items: ['a', 'c'], weights: [1, 3] },
    });
  });

  test('a score is removed from lists, the summary and examples; the check reports conditions on it', () => {
    const next = removeReferences(distress, 'scores', 'distress');
    expect(getAt(next, 'feedback')).toMatchObject({ order: [], lead: null });
    expect(getAt(next, 'summary')).toEqual([]);
    expect(getAt(next, 'examples[0].expected')).toEqual([]);
    expect(getAt(next, 'help.firstWhen[0].score')).toBe('distress');
  });
});

describe('the answers of worked examples after a change of items', () => {
  const items = distress.items as readonly Json[];
  const getAnswers = (value: Json) => getAt(value, 'examples[3].answers');

  test('an added item has no answer, and the others keep theirs', () => {
    const next = setItems(distress, insertEntry(items, 2, { id: 'new', text: 'New' }));
    expect(getAnswers(next)).toEqual([2, 3, null, 2, 1, 3, 3, 2, 2, 3, 3]);
  });
  test('a removed item loses its answer', () => {
    expect(getAnswers(setItems(distress, removeEntries(items, [1])))).toEqual([2, 2, 1, 3, 3, 2, 2, 3, 3]);
  });
  test('a moved item keeps its answer', () => {
    expect(getAnswers(setItems(distress, moveEntries(items, [3], 4)))).toEqual([
      2, 3, 2, 3, 1, 3, 2, 2, 3, 3,
    ]);
    expect(moveEntries(items, [0], -1).entries).toEqual(items);
  });
  test('an instruction screen has no answer', () => {
    const next = setItems(
      distress,
      insertEntry(items, 1, { id: 'part2', heading: 'Now', instruction: 'Think.' }),
    );
    expect(getAnswers(next)).toEqual(getAnswers(distress));
    expect(listIds(next, 'items')).toHaveLength(10);
    const back = setItems(next, removeEntries(next.items as readonly Json[], [1]));
    expect(back).toEqual(distress);
  });
});
