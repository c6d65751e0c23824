/** The docs page of each component is complete: when to use it, wording, states, props, one default story. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inheritedPropDescriptions } from '../../.storybook/inherited-props.ts';
import { listArgs, listFields, listProps, listUndocumented } from './component-props.ts';

const ui = join(import.meta.dirname, '../../src/web/ui');
const sources = readdirSync(ui, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.tsx'),
);
const stories = sources.filter((file) => file.endsWith('.stories.tsx'));
/** Names of all props with a description. Components inherit those of others, such as a field those of its frame. */
const documented = readdirSync(ui, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.stories.tsx'))
  .flatMap((name) => [...listProps(join(ui, name)), ...listFields(join(ui, name))])
  .filter(({ sentence }) => sentence !== '')
  .map(({ name }) => name.split('.')[1]);
const readDoc = (file: string) => (existsSync(join(ui, file)) ? readFileSync(join(ui, file), 'utf8') : '');

/** The sections of a page, by heading. */
function splitSections(text: string): Map<string, string[]> {
  return new Map(
    text
      .split(/^## /m)
      .slice(1)
      .map((part) => {
        const [heading = '', ...lines] = part.split('\n');
        return [heading, lines.filter((line) => line.startsWith('- '))];
      }),
  );
}

test('every story file is in the folder of a component', () => {
  expect(stories.length).toBeGreaterThan(50);
  const folders = sources.filter((file) => !file.endsWith('.stories.tsx')).map((file) => dirname(file));
  for (const file of stories) expect(folders).toContain(dirname(file));
});

describe.each(stories)('%s', (file) => {
  const source = readDoc(file);
  const docs = file.replace('.stories.tsx', '.docs.md');
  const parts = splitSections(readDoc(docs));

  test('documents when to use it, when not, and which wording to use', () => {
    expect([...parts.keys()].slice(0, 3), docs).toEqual(['When', 'When not', 'Words']);
    for (const [heading, lines] of parts) expect(lines.length, `${docs}, "${heading}"`).toBeGreaterThan(0);
  });

  test('has a docs page and a default story', () => {
    expect(source).toMatch(/tags: \['autodocs'\]/);
    expect(source).toMatch(/^export const Default: Story = \{/m);
  });

  test('documents every prop that its stories set', () => {
    const silent = listArgs(join(ui, file)).filter(
      (arg) => !documented.includes(arg) && !(arg in inheritedPropDescriptions),
    );
    expect(silent, 'Describe each arg in a doc comment, or add it to .storybook/inherited-props.ts.').toEqual(
      [],
    );
  });
});

test('the props table lists the props of every component', () => {
  const components = sources.filter((file) => !file.endsWith('.stories.tsx'));
  const unread = components.flatMap((file) => listUndocumented(join(ui, file)));
  expect(unread, 'Declare the props as an interface in the file of the component.').toEqual([]);
});

test.each([...new Set(sources.map((file) => dirname(file)))])(
  'every prop in %s has a description',
  (folder) => {
    const props = sources
      .filter((file) => dirname(file) === folder && !file.endsWith('.stories.tsx'))
      .flatMap((file) => listProps(join(ui, file)));
    const silent = props.filter(({ sentence }) => !/^\S.*[.?]$/.test(sentence)).map(({ name }) => name);
    expect(silent, 'Describe each prop in a doc comment that ends with a full stop.').toEqual([]);
    const missing = props.filter(({ isMethod }) => isMethod).map(({ name }) => name);
    expect(
      missing,
      'Declare methods as properties (`name: () => void`); the props table omits methods.',
    ).toEqual([]);
  },
);
