import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ImportForm } from '#authoring/studio/editor/imports/import-form.tsx';
import type { ImportRequest } from '#authoring/drafts/requests.ts';
import type { ImportOutcome } from '#authoring/exchange/imports/import-file.ts';

const expected = (name: string) =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../instruments/imports/expected', `${name}.txt`), 'utf8'),
  );

const note = (actual: string) => ({
  rule: 'import/left-out',
  level: 'advice' as const,
  file: 'three-forms.csv',
  line: 3,
  path: 'Identifier?',
  actual,
  expected: 'no question that identifies a person',
  fix: 'Do not ask it here.',
});
const drafts = expected('three-forms.csv').map((draft: object) => ({
  ...draft,
  changed: [],
  leftOut: [note('"full_name" identifies a person')],
  assumed: [],
}));

let sent: ImportRequest[];
let imported: string[];
beforeEach(() => {
  sent = [];
  imported = [];
});

async function openForm(outcome: ImportOutcome) {
  const user = userEvent.setup();
  const api = {
    importForms: async (request: ImportRequest) => {
      sent.push(request);
      return outcome;
    },
  };
  render(<ImportForm api={api} onImported={(file) => imported.push(file)} />);
  await user.click(screen.getByRole('button', { name: 'Import files' }));
  await user.upload(screen.getByLabelText('Files'), new File(['a,b'], 'three-forms.csv'));
  await user.click(screen.getByRole('button', { name: 'Read it' }));
  return user;
}

test('shows the report before anything is written, then makes the drafts and opens the first', async () => {
  const user = await openForm({ report: { source: 'three-forms.csv', kind: 'REDCap', drafts } });
  const report = await screen.findByRole('article', { name: 'Pots on the roof' });
  expect(within(report).getByRole('heading', { name: 'Left out (1)' })).toBeVisible();
  const row = within(report).getByRole('row', { name: /full_name/ });
  expect(row).toHaveTextContent('line 3, Identifier?');
  expect(row).toHaveTextContent('Do not ask it here.');
  expect(report).toHaveTextContent(/I forgot to water a pot\s*Never \(0\)/);
  expect(sent).toEqual([{ name: 'three-forms.csv', content: btoa('a,b'), isWritten: false }]);
  await user.click(screen.getByRole('button', { name: 'Make 3 drafts' }));
  expect(sent[1]).toMatchObject({ isWritten: true });
  expect(sent[1]).not.toHaveProperty('form');
  expect(imported).toEqual(['questionnaires/S6-about.json']);
});

test('imports only the chosen form', async () => {
  const user = await openForm({ report: { source: 'three-forms.csv', kind: 'REDCap', drafts } });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Form' }), 'Stairs');
  expect(screen.queryByRole('article', { name: 'About you' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Make the draft' }));
  expect(sent[1]).toMatchObject({ form: 'Stairs', isWritten: true });
});

test('says with line and column why a file was refused', async () => {
  await openForm({ findings: expected('open-quote.csv') });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('line 3, column 38');
  expect(alert).toHaveTextContent('a quotation mark that is not closed');
  expect(screen.queryByRole('button', { name: /Make/ })).not.toBeInTheDocument();
});

test('reads several files at once, names the refused one, and makes the drafts of the others', async () => {
  const user = userEvent.setup();
  const api = {
    importForms: async (request: ImportRequest): Promise<ImportOutcome> => {
      sent.push(request);
      return request.name === 'open-quote.csv'
        ? { findings: expected('open-quote.csv') }
        : { report: { source: request.name, kind: 'REDCap', drafts } };
    },
  };
  render(<ImportForm api={api} onImported={(file) => imported.push(file)} />);
  await user.click(screen.getByRole('button', { name: 'Import files' }));
  await user.upload(screen.getByLabelText('Files'), [
    new File(['a'], 'one.csv'),
    new File(['b'], 'open-quote.csv'),
    new File(['c'], 'other.csv'),
  ]);
  await user.click(screen.getByRole('button', { name: 'Read it' }));
  expect(await screen.findByText('open-quote.csv was not imported.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: `Make ${2 * drafts.length} drafts` }));
  expect(sent.map(({ name, isWritten }) => [name, isWritten])).toEqual([
    ['one.csv', false],
    ['open-quote.csv', false],
    ['other.csv', false],
    ['one.csv', true],
    ['other.csv', true],
  ]);
  expect(imported).toEqual(['questionnaires/S6-about.json']);
});
