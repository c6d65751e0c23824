import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import {
  formatTranslation,
  type TranslationFormat,
} from '#authoring/exchange/translation/export-translation.ts';
import { importTranslation } from '#authoring/exchange/translation/import-translation.ts';
import { listTranslatableFiles } from '#authoring/exchange/translation/list-files.ts';
import { root as repository } from '#tools/prepare.mjs';

export const catalogue = 'src/locales/en/survey.po';
export const questionnaire = 'questionnaires/S4-distress.json';
export const page = 'content/reading/calm/calm1.mdx';

export const catalogueText = `# English texts.
msgid ""
msgstr ""
"Language: en\\n"

#. Heading.
msgctxt "title"
msgid "Your feedback"
msgstr ""

msgctxt "tooLong"
msgid "{max, plural, one {# letter} other {# letters}}. <help>Ask</help>"
msgstr ""
`;

export const pageText = `---
title: A calm minute
summary: "Breathe: slowly."
updated: 2026-11-28
---

{/* For authors. */}

Breathe in and <NeedToTalk /> out.

<Tips>

<Tip title="Look around">

Name *three* things, or [read more](/calm2).

</Tip>

</Tips>
`;

/** Creates a repository with one catalogue, one questionnaire and one page before each test. */
export function createTranslationFixture() {
  const folder = { root: '' };
  const path = (file: string) => join(folder.root, file);
  const write = (file: string, text: string | Buffer): void => {
    mkdirSync(dirname(path(file)), { recursive: true });
    writeFileSync(path(file), text);
  };
  beforeEach(() => {
    folder.root = mkdtempSync(join(tmpdir(), 'translation-'));
    write(catalogue, catalogueText);
    write(page, pageText);
    for (const file of [questionnaire, 'questionnaires/instrument.schema.json'])
      cpSync(join(repository, file), path(file));
  });
  afterEach(() => rmSync(folder.root, { recursive: true, force: true }));

  const list = (language = 'ta') => listTranslatableFiles(folder.root, language);
  const exportAll = (format: TranslationFormat = 'po', language = 'ta') =>
    formatTranslation(language, list(language), format);
  return {
    folder,
    write,
    list,
    exportAll,
    read: (file: string) => readFileSync(path(file), 'utf8'),
    remove: (files: readonly string[]) => {
      for (const file of files) rmSync(path(file));
    },
    has: (file: string) => existsSync(path(file)),
    /** Imports a file with this text, and writes the result. */
    importText(text: string | Buffer, today = '2026-12-01') {
      write('sent.po', text);
      const result = importTranslation(folder.root, path('sent.po'), {
        translator: 'A. Kumar, translator',
        today,
      });
      for (const [file, written] of result.written) write(file, written);
      return result;
    },
  };
}

/** Translates each text by writing ழ before each word of its sentences. Tags and values stay. */
export function fillIn(text: string, format: TranslationFormat): string {
  const translate = (source: string) => source.replace(/^(?=[^<{])/, 'ழ ');
  return format === 'po'
    ? text.replace(/msgid (".+")\nmsgstr ""/g, (_, source: string) => {
        const target = JSON.stringify(translate(JSON.parse(source) as string));
        return `msgid ${source}\nmsgstr ${target}`;
      })
    : text.replace(
        /<source>([^]*?)<\/source>\n( *)<target state="new"><\/target>/g,
        (_, source: string, space: string) =>
          `<source>${source}</source>\n${space}<target state="translated">${source.replace(/^(?!&lt;|\{)/, 'ழ ')}</target>`,
      );
}
