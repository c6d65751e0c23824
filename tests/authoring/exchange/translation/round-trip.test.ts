import { describe, expect, it } from 'vitest';
import type { TranslationFormat } from '#authoring/exchange/translation/export-translation.ts';
import { formatStatus } from '#authoring/exchange/translation/translation-status.ts';
import { hashText } from '#authoring/source/translation/hash-text.ts';
import {
  catalogue,
  catalogueText,
  createTranslationFixture,
  fillIn,
  page,
  pageText,
  questionnaire,
} from './translation-fixture.ts';

const fixture = createTranslationFixture();
const { read, write, importText, exportAll, list } = fixture;

const formats: readonly TranslationFormat[] = ['po', 'xliff'];
const translatedFiles = [
  'src/locales/ta/survey.po',
  'questionnaires/S4-distress.ta.json',
  'content/reading/calm/calm1.ta.mdx',
];

/** Translates everything into Tamil. */
const translateAll = (format: TranslationFormat = 'po') => importText(fillIn(exportAll(format), format));

describe.each(formats)('a translation in %s', (format) => {
  it('becomes files with the structure of the English ones', () => {
    const { written, open, skipped } = translateAll(format);
    expect([[...written.keys()], open, skipped]).toEqual([translatedFiles, 0, []]);
    expect(read(translatedFiles[0]!)).toContain(
      '#. Heading.\nmsgctxt "title"\nmsgid "Your feedback"\nmsgstr "ழ Your feedback"\n',
    );
    expect(JSON.parse(read(translatedFiles[1]!))).toMatchObject({
      $schema: '../content/translation.schema.json',
      language: 'ta',
      translation: { stage: 'draft', forward: ['A. Kumar, translator'], sourceVersion: '1.3' },
    });
    expect(read(translatedFiles[2]!)).toBe(`---
title: ழ A calm minute
summary: "ழ Breathe: slowly."
language: ta
stage: draft
source: "${/source: "(\w{8})"/.exec(read(translatedFiles[2]!))![1]}"
---

ழ Breathe in and <NeedToTalk /> out.

<Tips>

<Tip title="Look around">

ழ Name *three* things, or [read more](/calm2).

</Tip>

</Tips>
`);
  });

  it('is complete and the same after another export and import', () => {
    translateAll(format);
    const files = translatedFiles.map(read);
    expect(exportAll(format)).not.toMatch(/fuzzy|needs-review|state="new"/);
    expect(importText(exportAll(format))).toMatchObject({ changed: 0, open: 0, written: new Map() });
    const other = exportAll(format === 'po' ? 'xliff' : 'po');
    fixture.remove(translatedFiles);
    importText(other);
    expect(translatedFiles.map(read)).toEqual(files);
  });

  it('can be partly filled in: other texts stay as they are', () => {
    translateAll(format);
    const [before] = [read(translatedFiles[1]!)];
    const changed = exportAll(format).replaceAll('ழ Your feedback', 'உங்கள் கருத்து');
    expect(importText(changed)).toMatchObject({
      changed: 1,
      written: new Map([[translatedFiles[0], expect.any(String)]]),
    });
    expect(read(translatedFiles[1]!)).toBe(before);
    expect(read(translatedFiles[0]!)).toContain('msgstr "உங்கள் கருத்து"');
  });
});

describe('a text whose English changed', () => {
  it('is exported as unconfirmed, and stays stale until the translator confirms it', () => {
    translateAll();
    write(catalogue, catalogueText.replace('Your feedback', 'Your view'));
    const text = exportAll();
    expect(text).toContain(
      '#, fuzzy\nmsgctxt "src/locales/en/survey.po#title"\nmsgid "Your view"\nmsgstr "ழ Your feedback"',
    );
    expect(exportAll('xliff')).toContain('<target state="needs-review-translation">ழ Your feedback</target>');
    expect(importText(text)).toMatchObject({ changed: 0, open: 1 });
    importText(text.replace('#, fuzzy\n', ''));
    expect(read('src/locales/ta/survey.po')).toContain('msgid "Your view"\nmsgstr "ழ Your feedback"');
    expect(exportAll()).not.toContain('fuzzy');
  });

  it('after the export keeps the hash of the text that was translated', () => {
    const text = fillIn(exportAll(), 'po');
    const [title] = list().find(({ source }) => source === questionnaire)!.units;
    write(questionnaire, read(questionnaire).replace(`"title": "${title!.source}"`, '"title": "Your days"'));
    importText(text);
    const { texts } = JSON.parse(read(translatedFiles[1]!)) as { texts: Record<string, { source: string }> };
    expect(texts.title!.source).toBe(hashText(title!.source));
    expect(list().find(({ source }) => source === questionnaire)!.units[0]!.isStale).toBe(true);
  });

  it('of a questionnaire gets the new hash when the translator confirms it', () => {
    translateAll();
    write(questionnaire, read(questionnaire).replace('"title": "Your Distress"', '"title": "Your days"'));
    const getTitle = () => list().find(({ source }) => source === questionnaire)!.units[0]!;
    expect(getTitle()).toMatchObject({ source: 'Your days', target: 'ழ Your Distress', isStale: true });
    importText(exportAll().replaceAll('#, fuzzy\n', ''));
    expect(getTitle()).toMatchObject({ target: 'ழ Your Distress', isStale: false });
  });

  it('on a page is not written into other paragraphs', () => {
    const text = fillIn(exportAll(), 'po');
    write(page, pageText.replace('Breathe in', 'Sit down.\n\nBreathe in'));
    expect(importText(text).skipped.join()).toContain('the English page has changed since the export');
    expect(fixture.has(translatedFiles[2]!)).toBe(false);
  });
});

it('makes a reviewed questionnaire a draft again if a text changes', () => {
  translateAll();
  write(translatedFiles[1]!, read(translatedFiles[1]!).replace('"stage": "draft"', '"stage": "reviewed"'));
  importText(exportAll(), '2027-01-01');
  expect(read(translatedFiles[1]!)).toContain('"stage": "reviewed"');
  importText(exportAll().replace('msgstr "ழ Your Distress"', 'msgstr "உங்கள் துயரம்"'), '2027-01-01');
  expect(read(translatedFiles[1]!)).toContain('"stage": "draft"');
  expect(read(translatedFiles[1]!)).toContain('"date": "2027-01-01"');
});

it('exports a page with other paragraphs as one text', () => {
  translateAll();
  write(translatedFiles[2]!, read(translatedFiles[2]!).replace('ழ Breathe in', 'ழ\n\nBreathe in'));
  const units = list()
    .find(({ source }) => source === page)!
    .units.map(({ id }) => id.split('#')[1]);
  expect(units).toEqual(['title', 'summary', 'body']);
  expect(importText(exportAll())).toMatchObject({ changed: 0 });
});

it('writes no page with a missing paragraph', () => {
  const text = fillIn(exportAll(), 'po').replace('msgstr "ழ A calm minute"', 'msgstr ""');
  expect(importText(text).skipped).toEqual([
    'content/reading/calm/calm1.ta.mdx: 1 of 5 texts are not translated. A page is written when it is complete.',
  ]);
});

it('lists words, translated and stale texts, and the stage of each file', () => {
  translateAll();
  write(catalogue, catalogueText.replace('Your feedback', 'Your view'));
  const lines = formatStatus('ta', list())
    .split('\n')
    .map((line) => line.split(/ {2,}/));
  expect(lines[1]).toEqual(['file', 'words', 'translated', 'stale', 'stage']);
  expect(lines[2]).toEqual([catalogue, expect.any(String), '2/2', '1', '–']);
  expect(lines[4]).toEqual([page, '17', '5/5', '0', 'draft']);
  expect(lines.at(-1)).toEqual(['total', expect.any(String), expect.any(String), '1', '2 of 3 files whole']);
});
