import { describe, expect, it } from 'vitest';
import {
  readTranslatedPage,
  writeTranslatedPage,
} from '#authoring/studio/editor/translation/translated-page.ts';
import { createTranslationFixture, page, pageText } from '../../exchange/translation/translation-fixture.ts';

const { folder, write, read, list } = createTranslationFixture();
const file = page.replace('.mdx', '.hi.mdx');
const hash = () =>
  list('hi')
    .find(({ source }) => source === page)
    ?.stamp?.() ?? '';

const translated = (stage: string) =>
  pageText
    .replace('A calm minute', 'शांत पल')
    .replace('"Breathe: slowly."', 'धीरे साँस लें')
    .replace('updated: 2026-11-28', `language: hi\nstage: ${stage}\nsource: "00000000"`)
    .replace('{/* For authors. */}\n\n', '')
    .replace('Breathe in and <NeedToTalk /> out.', 'साँस लें <NeedToTalk /> और छोड़ें।')
    .replace('title="Look around"', 'title="चारों ओर देखें"')
    .replace('Name *three* things, or [read more](/calm2).', 'तीन *चीज़ों* के नाम लें, या [और पढ़ें](/calm2)।');

/** Writes a translation of the current English page. */
function writeCurrent(stage = 'reviewed') {
  write(file, translated(stage));
  write(file, hash());
}
const open = () => readTranslatedPage(folder.root, file);
const save = (texts: Record<string, string>) =>
  writeTranslatedPage(folder.root, { file, texts, basedOn: open().hash });

describe('a translated page in the editor', () => {
  it('has title, summary and paragraphs next to the English ones', () => {
    writeCurrent();
    const { language, english, page: own } = open();
    expect([language, own?.stage, own?.isStale]).toEqual(['hi', 'reviewed', false]);
    expect(english.map(({ key, text }) => [key, text, own?.texts[key]])).toEqual([
      ['title', 'A calm minute', 'शांत पल'],
      ['summary', 'Breathe: slowly.', 'धीरे साँस लें'],
      ['body.1', 'Breathe in and <NeedToTalk /> out.', 'साँस लें <NeedToTalk /> और छोड़ें।'],
      ['body.2', '<Tip title="Look around">', '<Tip title="चारों ओर देखें">'],
      ['body.3', 'Name *three* things, or [read more](/calm2).', 'तीन *चीज़ों* के नाम लें, या [और पढ़ें](/calm2)।'],
    ]);
  });

  it('saves a changed text alone, and becomes a draft', () => {
    writeCurrent();
    const before = read(file);
    expect(save({ title: 'एक शांत पल' }).outcome).toBe('written');
    expect(read(file)).toBe(before.replace('शांत पल', 'एक शांत पल').replace('reviewed', 'draft'));
  });

  it('is stale after a change of the English page, until each text is confirmed', () => {
    writeCurrent();
    write(page, pageText.replace('A calm minute', 'A quiet minute'));
    const { page: own } = open();
    expect(own?.isStale).toBe(true);
    expect(() => save({ title: 'एक शांत पल' })).toThrow(/Compare and confirm 4 more texts/);
    save({ ...own?.texts });
    expect([open().page?.isStale, open().page?.stage]).toEqual([false, 'reviewed']);
  });

  it('is one text if the English page has other paragraphs', () => {
    writeCurrent();
    write(page, `${pageText}\nOne more paragraph.\n`);
    expect(open().english.map(({ key }) => key)).toEqual(['title', 'summary', 'body']);
    expect(open().page?.texts.body).toContain('साँस लें <NeedToTalk /> और छोड़ें।');
  });

  it('is not written without a text, over another change, or to another file', () => {
    writeCurrent();
    const before = read(file);
    expect(() => save({ 'body.1': '' })).toThrow(/1 of 5 texts are not translated/);
    expect(writeTranslatedPage(folder.root, { file, texts: {}, basedOn: 'a'.repeat(64) }).outcome).toBe(
      'conflict',
    );
    expect(() => readTranslatedPage(folder.root, page)).toThrow(/translates no page/);
    expect(() => readTranslatedPage(folder.root, '../secret.hi.mdx')).toThrow(/does not write/);
    expect(read(file)).toBe(before);
  });
});
