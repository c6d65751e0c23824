import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { PageTextsRequest, TranslationView, WriteRequest } from '#authoring/drafts/requests.ts';
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

const pageFile = 'content/reading/calm/calm1.hi.mdx';
const pageView: TranslationView = {
  language: 'hi',
  text: '',
  hash: 'd'.repeat(64),
  english: [
    { key: 'title', text: 'A calm minute', hash: '' },
    { key: 'body.1', text: 'Breathe in.', hash: '' },
    { key: 'body.2', text: 'Breathe out.', hash: '' },
  ],
  page: {
    stage: 'reviewed',
    isStale: true,
    texts: { title: 'शांत पल', 'body.1': 'साँस लें।', 'body.2': '' },
  },
};

/** Opens the stale page in the view. Returns the requests to write. */
async function openPage() {
  const requests: PageTextsRequest[] = [];
  const api = {
    readTranslation: async () => pageView,
    write: () => Promise.reject(new Error('A page is not written as one text.')),
    writePage: async (request: PageTextsRequest) => {
      requests.push(request);
      return { outcome: 'written' as const, now: { text: '', hash: 'e'.repeat(64) } };
    },
  };
  const one = { source: 'content/reading/calm/calm1.mdx', language: 'hi', stage: 'reviewed' };
  render(
    <TranslationsPanel
      translations={[{ ...one, file: pageFile, missing: 1, stale: 1, isUsable: false }]}
      api={api}
      show={() => undefined}
      findAddress={() => '/calm1'}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Translate content/reading/calm/calm1.mdx' }));
  await screen.findByText('A calm minute');
  return requests;
}

/** Opens the file in the view. Returns the requests to write. */
async function openFile(outcome: 'written' | 'conflict' = 'written') {
  const requests: WriteRequest[] = [];
  const api = {
    writePage: () => Promise.reject(new Error('The file is no page.')),
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

test('a page has its parts next to each other, with its stage and marks', async () => {
  await openPage();
  expect(screen.getByText(/^Stage: reviewed\. Reading grade and wording are not checked/)).toBeVisible();
  expect(screen.getByText(/^The English page changed after the translation\./)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Paragraph 1' })).toHaveValue('साँस लें।');
  expect(screen.getByRole('textbox', { name: 'Paragraph 1' })).toHaveAttribute('lang', 'hi');
  expect(screen.getAllByText('The English text changed')).toHaveLength(2);
  expect(screen.getAllByText('Not translated')).toHaveLength(1);
});

test('a page is saved when each part is translated and confirmed', async () => {
  const requests = await openPage();
  const save = screen.getByRole('button', { name: 'Save' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Paragraph 2' }), 'साँस छोड़ें।');
  expect(save).toBeDisabled();
  expect(screen.getByText('2 parts are not translated or not confirmed.')).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'The translation is still correct' })[0]!);
  expect(screen.getByText('1 part is not translated or not confirmed.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'All parts are still correct' }));
  await userEvent.click(save);
  expect(requests).toEqual([
    {
      file: pageFile,
      basedOn: 'd'.repeat(64),
      texts: { title: 'शांत पल', 'body.1': 'साँस लें।', 'body.2': 'साँस छोड़ें।' },
    },
  ]);
});
