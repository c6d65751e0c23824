/** What a screen reader says is written as it is kept: whole, in the order of the stories, and nothing twice. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Scale } from '#domain/instrument/instrument.ts';
import { readTrees, writeTrees } from '#tools/trees/file.ts';
import { spoken, type TreeNode } from '#tools/trees/spoken.ts';

const node = (nodeId: string, role: string, name = '', more: Partial<TreeNode> = {}): TreeNode => ({
  nodeId,
  ignored: false,
  role: { value: role },
  name: { value: name },
  ...more,
});
const property = (name: string, value: unknown) => ({ name, value: { value } });
const root = (...childIds: string[]) => node('root', 'generic', '', { childIds });

test('a slider says its value in words, what is wrong with it, and its name once', () => {
  const slider = node('1', 'slider', 'How are you?', {
    value: { value: 2 },
    description: { value: 'Please choose' },
    properties: [property('invalid', 'true'), property('required', false)],
    childIds: ['2'],
    backendDOMNodeId: 7,
  });
  const nodes = [slider, node('2', 'StaticText', 'How are you?')];
  expect(spoken(nodes, root('1'), new Map([[7, { valuetext: 'E, step 2 of 3' }]]))).toEqual([
    'slider "How are you?" = "E, step 2 of 3" [invalid] (Please choose)',
  ]);
});

test('what can be chosen and is not says so; what is silent hands on what is in it', () => {
  const nodes = [
    node('1', 'generic', '', { childIds: ['2'] }),
    node('2', 'LabelText', '', { childIds: ['3', '4'] }),
    node('3', 'checkbox', 'Music', { properties: [property('checked', 'false')] }),
    node('4', 'StaticText', 'Music'),
  ];
  expect(spoken(nodes, root('1'), new Map())).toEqual(['checkbox "Music" [not checked]']);
});

test('a paragraph is one line, whatever is bold in it, and what is live is told', () => {
  const nodes = [
    node('1', 'paragraph', '', { childIds: ['2', '3'] }),
    node('2', 'StaticText', 'Keep '),
    node('3', 'strong', '', { childIds: ['4'] }),
    node('4', 'StaticText', 'calm'),
    node('5', 'paragraph', '', { properties: [property('live', 'polite')], childIds: ['6'] }),
    node('6', 'StaticText', 'Part 2 of 3'),
  ];
  expect(spoken(nodes, root('1', '5'), new Map())).toEqual([
    'text "Keep calm"',
    'live polite',
    '  text "Part 2 of 3"',
  ]);
});

test('trees are kept in the order of their stories, and go with their story', () => {
  const source = 'export const First: Story = {};\nexport const WithAWayOn: Story = {};\n';
  const trees = new Map([
    ['With A Way On', ['link "Back"']],
    ['Gone', ['text "old"']],
    ['First', []],
  ]);
  const text = writeTrees(trees, source);
  expect(text).toBe('# First\n\n# With A Way On\nlink "Back"\n');
  expect([...readTrees(text)]).toEqual([
    ['First', []],
    ['With A Way On', ['link "Back"']],
  ]);
});

/** Which story is the whole screen of a kind of question, and by which role its answer is given. */
const screens: Readonly<Record<Scale['kind'], readonly [story: string, role: string]>> = {
  choice: ['First Question', 'radio'],
  bipolar: ['Cards', 'slider'],
  rating: ['Rating', 'radio'],
  analogue: ['Analogue', 'slider'],
  number: ['Whole Number', 'textbox'],
  several: ['Several', 'checkbox'],
};
/** What goes wrong on such a screen, and how it is said. */
const failures = {
  'Whole Number Refused': 'textbox .*invalid',
  'Skippable Missing': '.*Please choose an answer',
  'Asked Again': 'alert',
  'Not Sent': 'alert',
};

test('a screen of each kind of question, and of each failure, is kept as it is heard', () => {
  const folder = join(import.meta.dirname, '../../src/web/features/questionnaire');
  const kept = readTrees(readFileSync(join(folder, 'questionnaire-screen.tree.txt'), 'utf8'));
  for (const [story, role] of [...Object.values(screens), ...Object.entries(failures)])
    expect(kept.get(story)?.join('\n'), story).toMatch(new RegExp(`^ *${role}`, 'm'));
  expect(kept.get('Instruction')?.join('\n')).toContain('heading');
});
