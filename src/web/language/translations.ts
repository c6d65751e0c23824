import type { Messages } from '@lingui/core';
import { loadFile } from './load-file.ts';

type TranslatedContent = Readonly<Record<string, unknown>>;

// A separate chunk, because English does not need the names of these files.
const messages = import.meta.glob<Messages>(
  [
    '#compiled/messages/*/*.json',
    '!#compiled/messages/en/*.json',
    '!#compiled/messages/*/{mail,server}.json',
  ],
  { import: 'default' },
);
const content = import.meta.glob<TranslatedContent>('#compiled/translations/*/content.json', {
  import: 'default',
});

/** @throws Error if the language has no such catalogue or it fails to load */
export function loadTranslation(language: string, catalogue: string): Promise<Messages> {
  return loadFile(messages, `/${language}/${catalogue}.json`);
}

/** @throws Error if the language has no content or it fails to load */
export function loadTranslatedContent(language: string): Promise<TranslatedContent> {
  return loadFile(content, `/${language}/content.json`);
}
