import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Messages, setupI18n } from '@lingui/core';
import { getMessageLocale } from '#language/locale.ts';
import { createTranslate, type Translate } from '#language/translate.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { describePosition } from '#ui/semantic-differential/positions.ts';
import { compiledFiles, listCompiledNames, readCompiled } from '../compile/compiled-folder.ts';
import {
  listAnswerTexts,
  listItemTexts,
  listLevelTexts,
  listScreenTexts,
} from '../source/instrument-strings.ts';
import { parsePageSource } from '../source/page-file.ts';
import { readPages } from '../source/sources.ts';
import { toOverlayName } from '../source/translation/overlay-files.ts';

/** A text that the app can speak. */
export interface SpokenText {
  /** Where it is, for the speaker: 'S1, questions'. */
  readonly where: string;
  readonly text: string;
}

/** The language of the files without a language in their name. */
const sourceLanguage = 'en';

/**
 * Lists the texts of a language that recordings can have, each once: numbers of options, questionnaires, results, exercises and
 * reading pages. Sentences with dates or changes are left out, because the app composes them.
 * @param language BCP 47 tag, such as `hi`
 */
export function listSpokenTexts(root: string, language: string): readonly SpokenText[] {
  const t = readTranslate(root, language);
  const texts = [
    ...readInstruments(root, language).flatMap((one) => listInstrumentTexts(t, one)),
    ...listPageTexts(root, language),
  ];
  const seen = new Set(['']);
  return texts.flatMap(({ where, text: written }) => {
    const text = written.replace(/\s+/g, ' ').trim();
    if (seen.has(text)) return [];
    seen.add(text);
    return [{ where, text }];
  });
}

/** Reads the texts of questions. A language without them has those of English. */
function readTranslate(root: string, language: string): Translate {
  const read = (name: string) => readCompiled<Messages>(root, `messages/${name}/questionnaire.json`);
  const messages = { ...read(sourceLanguage), ...read(language) };
  const locales = getMessageLocale(language);
  return createTranslate(setupI18n({ locale: language, locales, messages: { [language]: messages } }));
}

/** Translations are compiled to a folder of their language. An instrument without one is left out. */
function readInstruments(root: string, language: string): Instrument[] {
  const folder = language === sourceLanguage ? '' : `translations/${language}/`;
  return listCompiledNames(root, compiledFiles.questions).flatMap((name) => {
    const questions = readCompiled<Instrument>(root, `${folder}${compiledFiles.questions}/${name}`);
    const results = readCompiled<Instrument>(root, `${folder}${compiledFiles.instruments}/${name}`);
    return questions ? [{ ...questions, scores: results?.scores ?? [] }] : [];
  });
}

function listInstrumentTexts(t: Translate, instrument: Instrument): SpokenText[] {
  const { id, title, intro, presentation, scores } = instrument;
  const answers = listOptionTexts(t, instrument);
  const groups = {
    introduction: [title, intro.text],
    questions: [
      presentation.recall ?? '',
      presentation.note ?? '',
      ...[...listScreenTexts(instrument), ...listItemTexts(instrument)].map(({ text }) => text),
    ],
    'numbers of options': answers.map((_, index) => String(index + 1)),
    options: answers,
    result: scores.flatMap((score, index) => [
      score.title,
      ...listLevelTexts(instrument, index).map(({ texts }) => texts.text),
    ]),
  };
  return Object.entries(groups).flatMap(([group, texts]) =>
    texts.map((text) => ({ where: `${id}, ${group}`, text: text ?? '' })),
  );
}

/** The discs of a slider are spoken with their statement. */
function listOptionTexts(t: Translate, { scale, scales = {} }: Instrument): string[] {
  return [scale, ...Object.values(scales)].flatMap((one) =>
    one?.kind === 'bipolar'
      ? one.positions.map(({ position }) => describePosition(t, one.positions, position) ?? '')
      : listAnswerTexts({ scale: one ?? scale }).map(({ text }) => text),
  );
}

function listPageTexts(root: string, language: string): SpokenText[] {
  return readPages(root)
    .filter(({ kind }) => kind !== 'site')
    .flatMap(({ file, slug, source }) => {
      const own = language === sourceLanguage ? source : readTranslation(root, file, language);
      if (own === undefined) return [];
      const { head, blocks } = parsePageSource(own);
      const shown = blocks.filter(({ from }) => from === 'text' || from === 'heading');
      return [String(head.title ?? ''), ...shown.map(({ text }) => text)].map((text) => ({
        where: slug,
        text,
      }));
    });
}

function readTranslation(root: string, file: string, language: string): string | undefined {
  const path = join(root, toOverlayName(file, language));
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
