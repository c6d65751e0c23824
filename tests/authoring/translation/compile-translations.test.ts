import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { compileContent, compileValidFiles } from '#authoring/compile/compile.ts';
import { getCompiledFolder, readCompiled } from '#authoring/compile/compiled-folder.ts';
import type { HashedInstrument } from '#authoring/compile/instrument-variants.ts';
import { mergePageHeads } from '#authoring/source/translation/merge-page-heads.ts';
import { splitPage } from '#authoring/source/translation/hash-text.ts';
import type { TranslationFile } from '#authoring/source/translation/translation-file.ts';
import type { Instrument, InstrumentCard } from '#domain/instrument/instrument.ts';
import type { OfferedLanguage, TranslationIndex } from '#domain/instrument/translation.ts';
import type { Library } from '#domain/reading-order/library.ts';
import { createContentFixture, json, page, quiet } from '#tests/support/content-fixture.ts';
import { createTamilFile, createTamilPage, tamil } from '#tests/support/translation-fixture.ts';

const { folder, write, edit } = createContentFixture();
const distress = 'questionnaires/S4-distress.json';
const distressTamil = 'questionnaires/S4-distress.ta.json';
const quietTamil = 'content/reading/quiet/quiet1.ta.mdx';

const readOutput = <T>(path: string) => readCompiled<T>(folder.root, path);
const readTamil = <T>(path: string) => readOutput<T>(`translations/ta/${path}`);
const readLanguages = () => readOutput<{ languages: OfferedLanguage[] }>('settings.json')?.languages;
const translate = (file: string, change: (whole: TranslationFile) => object = (whole) => whole) =>
  write(file.replace(/json$/, 'ta.json'), json(change(createTamilFile(folder.root, file))));
const omitText = (whole: TranslationFile, key: string) => {
  const { [key]: _, ...texts } = whole.texts;
  return { ...whole, texts };
};
const offer = (lowestStage: string) =>
  edit('content/settings.json', (text) =>
    json({ ...JSON.parse(text), languages: [{ language: tamil, lowestStage }] }),
  );

beforeEach(() => offer('draft'));

describe('a complete translation of a questionnaire', () => {
  beforeEach(() => {
    translate(distress);
    compileContent(folder.root);
  });

  it('is offered with its stage, and no other questionnaire is', () => {
    expect(readLanguages()).toEqual([{ language: 'ta', lowestStage: 'draft', instruments: { S4: 'draft' } }]);
    expect(readTamil<TranslationIndex>('index.json')).toEqual({ [distress]: 'draft' });
    expect(readTamil('questions/S1.json')).toBeUndefined();
  });

  it('has translated texts, and the codes, norms and cuts of the English file', () => {
    const english = readOutput<Instrument>('instruments/S4.json')!;
    const translated = readTamil<Instrument>('instruments/S4.json')!;
    expect(translated.language).toBe('ta-IN');
    expect(translated.title).toMatch(/தமிழ்/);
    // Their sources are texts.
    const listNumbers = ({ scores }: Instrument) =>
      JSON.stringify(scores[0]?.report?.bands, (key, value: unknown) =>
        key === 'basis' ? undefined : value,
      );
    expect(listNumbers(translated)).toBe(listNumbers(english));
    expect(translated.help.firstWhen).toEqual(english.help.firstWhen);
    const questions = readTamil<Instrument>('questions/S4.json')!;
    expect(JSON.stringify(questions.items)).not.toMatch(/[A-Z][a-z]+ [a-z]+/);
  });

  it('has the hash of the English file on the server, so that the stored version stays', () => {
    const file = 'server/S4-distress.json';
    expect(readTamil<HashedInstrument>(file)?.hash).toBe(readOutput<HashedInstrument>(file)?.hash);
  });

  it('is in the list of cards, which says in which language each card is', () => {
    const cards = readTamil<InstrumentCard[]>('cards.json')!;
    expect(cards.map(({ id, language }) => `${id} ${language}`)).toEqual([
      'S1 en',
      'S2 en',
      'S3 en',
      'S4 ta',
      'S5 en',
    ]);
    expect(readOutput<InstrumentCard[]>('cards.json')?.[3]).not.toHaveProperty('language');
  });
});

describe('a translation of a questionnaire is not offered', () => {
  const cases: [string, () => void][] = [
    ['with one missing text', () => translate(distress, (whole) => omitText(whole, 'items.di7.text'))],
    [
      'with a stale text',
      () => {
        translate(distress);
        edit(distress, (text) => text.replace('My mood was low.', 'My mood was bad.'));
      },
    ],
    [
      'with a lost help line',
      () =>
        translate(distress, (whole) => ({
          ...whole,
          texts: { ...whole.texts, title: { ...whole.texts.title, text: 'தமிழ் 14416' } },
        })),
    ],
    ['with a code of an item', () => translate(distress, (whole) => ({ ...whole, items: [{ id: 'di1' }] }))],
    [
      'with a key that is no text',
      () =>
        translate(distress, (whole) => ({
          ...whole,
          texts: { ...whole.texts, 'scores.distress.formula.kind': { source: '00000000', text: 'தமிழ்' } },
        })),
    ],
    ['below the lowest stage', () => (translate(distress), offer('reviewed'))],
    ['that is not JSON', () => write(distressTamil, '{ "language": "ta",')],
  ];

  it.each(cases)('%s', (_name, change) => {
    change();
    compileValidFiles(folder.root);
    expect(readTamil('questions/S4.json')).toBeUndefined();
    expect(readTamil('server/S4-distress.json')).toBeUndefined();
    expect(readLanguages()?.flatMap(({ instruments }) => Object.keys(instruments))).toEqual([]);
  });
});

describe('other content', () => {
  it('is compiled at the path of the English file', () => {
    translate('content/help-now.json');
    translate('content/settings.json');
    compileContent(folder.root);
    const help = readTamil<{ lines: { name: string }[]; urgent: { call: string } }>('help-now.json');
    expect(help?.lines[0]?.name).toMatch(/தமிழ்/);
    expect(help?.urgent.call).toBe(help?.lines[0]?.name);
    expect(readTamil<{ programName: string }>('settings.json')?.programName).toMatch(/தமிழ்/);
    expect(readTamil('site/home.json')).toBeUndefined();
  });

  it('has a plan only if every step is translated', () => {
    translate('content/plan/troubles.json');
    const steps = ['rest', 'sit', 'breathe', 'lamp', 'call', 'doctor', 'tell', 'write'];
    for (const name of steps.slice(1)) translate(`content/plan/steps/${name}.json`);
    compileContent(folder.root);
    expect(readTamil('plan.json')).toBeUndefined();
    translate('content/plan/steps/rest.json');
    compileContent(folder.root);
    expect(JSON.stringify(readTamil('plan.json'))).not.toContain('Sit down.');
  });

  test('a language without any translation is not offered', () => {
    compileContent(folder.root);
    expect(readLanguages()).toEqual([]);
    expect(existsSync(join(getCompiledFolder(folder.root), 'translations'))).toBe(false);
  });
});

describe('a translated page', () => {
  const readTitles = () =>
    readTamil<Library>('library.json')
      ?.chapters.flatMap(({ pages }) => pages)
      .map(({ slug, title, language }) => `${slug} ${language} ${title}`);

  it('has its title in the library; the others are marked as English', () => {
    write(quietTamil, createTamilPage(page()));
    compileContent(folder.root);
    expect(readTitles()).toEqual([
      'quiet1 ta அமைதியான பக்கம்',
      'quiet2 en A quiet page',
      'hard1 en A quiet page',
    ]);
    expect(readTamil<TranslationIndex>('index.json')).toEqual({ '/quiet1': 'draft' });
  });

  it.each([
    ['without a hash', createTamilPage(page(), undefined, '00000000')],
    ['with an additional tag', createTamilPage(page(), 'கேளுங்கள். <HelpLines />')],
    ['with code', createTamilPage(page(), 'கேளுங்கள் {globalThis.name}.')],
    ['with a script', createTamilPage(page(), '<script>alert(1)</script>')],
    [
      'with a link that the English page does not have',
      createTamilPage(page(), '[கேளுங்கள்](https://example.org)'),
    ],
    ['with another telephone number', createTamilPage(page(), '1800-000-0000')],
  ])('%s stays English', (_name, text) => {
    write(quietTamil, text);
    compileValidFiles(folder.root);
    expect(readTitles()).toBeUndefined();
  });

  it('that is removed in English is not an English page either', () => {
    write(quietTamil, createTamilPage(page()));
    compileContent(folder.root);
    const { chapters } = readOutput<Library>('library.json')!;
    expect(chapters.flatMap(({ pages }) => pages.map(({ slug }) => slug))).toEqual([
      'quiet1',
      'quiet2',
      'hard1',
    ]);
  });

  it('has the date and the address of its English page', () => {
    const merged = mergePageHeads(readFileSync(join(folder.root, quiet), 'utf8'), createTamilPage(page()));
    expect(splitPage(merged).head).toEqual({
      title: 'அமைதியான பக்கம்',
      summary: 'அமைதியாக இருப்பது எப்படி.',
      updated: '2026-11-20',
    });
    expect(merged).toContain('உட்கார்ந்து');
  });
});
