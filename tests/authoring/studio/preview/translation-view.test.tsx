import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { TranslationView, WriteRequest } from '#authoring/drafts/requests.ts';
import { TranslationsPanel } from '#authoring/studio/preview/translations/translations-panel.tsx';
import type { TranslationFile } from '#authoring/source/translation/translation-file.ts';

const file = 'content/help-now.hi.json';
const translation: TranslationFile = {
  language: 'hi',
  translation: {
    sourceVersion: '1.0',
    stage: 'draft',
    forward: ['machine draft, not reviewed'],
    backTranslation: null,
    panel: null,
    interviews: null,
    date: '2026-11-20',
  },
  texts: {
    'urgent.hours': { source: 'aaaaaaaa', text: 'मुफ़्त, दिन-रात' },
    'lines.0.about': { source: '00000001', text: 'कोई सुनता है।' },
  },
};
const view: TranslationView = {
  language: 'hi',
  text: JSON.stringify(translation),
  hash: 'f'.repeat(64),
  english: [
    { key: 'lines.0.name', text: 'Tele-MANAS', hash: 'bbbbbbbb' },
    { key: 'lines.0.about', text: 'Someone listens to you.', hash: 'cccccccc' },
    { key: 'urgent.hours', text: 'free, day and night', hash: 'aaaaaaaa' },
  ],
};

/** Opens the file in the view. Returns the requests to write. */
async function openFile(outcome: 'written' | 'conflict' = 'written') {
  const requests: WriteRequest[] = [];
  const api = {
    readTranslation: async () => view,
    write: async (request: WriteRequest) => {
      requests.push(request);
      return { outcome, now: { text: request.text, hash: 'e'.repeat(64) } };
    },
  };
  const one = { source: 'content/help-now.json', language: 'hi', stage: 'draft', missing: 1, stale: 1 };
  render(
    <TranslationsPanel
      translations={[{ ...one, file, isUsable: false }]}
      api={api}
      show={() => undefined}
      findAddress={() => '/contact'}
    />,
  );
  expect(screen.getByRole('row', { name: /help-now/ })).toHaveTextContent('draft11read English');
  await userEvent.click(screen.getByRole('button', { name: 'Translate content/help-now.json' }));
  await screen.findByText('Tele-MANAS');
  return { requests, readSaved: () => JSON.parse(requests[0]?.text ?? '') as TranslationFile };
}

test('each English text has its translation next to it, with a mark if it is missing or stale', async () => {
  await openFile();
  expect(screen.getByRole('textbox', { name: 'lines.0.name' })).toHaveValue('');
  expect(screen.getAllByText('Not translated')).toHaveLength(1);
  expect(screen.getByRole('textbox', { name: 'lines.0.about' })).toHaveValue('कोई सुनता है।');
  expect(screen.getAllByText('The English text changed')).toHaveLength(1);
  expect(screen.getByRole('textbox', { name: 'urgent.hours' })).toHaveAttribute('lang', 'hi');
});

test('a new text is saved with the hash of its English text; texts that were not touched stay as they are', async () => {
  const { requests, readSaved } = await openFile();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await userEvent.type(screen.getByRole('textbox', { name: 'lines.0.name' }), 'टेली-मानस');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(requests[0]).toMatchObject({ file, basedOn: 'f'.repeat(64) });
  expect(readSaved().texts).toEqual({
    'lines.0.name': { source: 'bbbbbbbb', text: 'टेली-मानस' },
    'lines.0.about': { source: '00000001', text: 'कोई सुनता है।' },
    'urgent.hours': { source: 'aaaaaaaa', text: 'मुफ़्त, दिन-रात' },
  });
  expect(screen.getByRole('status')).toHaveTextContent('Saved.');
});

test('a translation that is still correct gets the new hash', async () => {
  const { readSaved } = await openFile();
  await userEvent.click(screen.getByRole('button', { name: 'The translation is still correct' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(readSaved().texts['lines.0.about']).toEqual({ source: 'cccccccc', text: 'कोई सुनता है।' });
  expect(readSaved().texts['lines.0.name']).toBeUndefined();
});

test('nothing is lost if another program changed the file', async () => {
  await openFile('conflict');
  await userEvent.type(screen.getByRole('textbox', { name: 'lines.0.name' }), 'टेली');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(within(screen.getByRole('alert')).getByText(/Another program/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'lines.0.name' })).toHaveValue('टेली');
});
