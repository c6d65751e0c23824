import { i18n, type Messages } from '@lingui/core';
import { getMessageLocale } from '#language/locale.ts';
import type { MessageId } from '#language/translate.ts';

/** The name of a catalogue: the first part of its message ids. */
type CatalogueName = MessageId extends `${infer Name}.${string}` ? Name : never;

/** Loaders of the compiled catalogues, by file, without those of the server. */
const files = import.meta.glob<Messages>(
  ['#compiled/messages/*/*.json', '!#compiled/messages/*/server.json', '!#compiled/messages/*/mail.json'],
  { import: 'default' },
);

/** The language of the catalogues. */
const language = 'en';

/**
 * Loads the catalogues that a screen needs.
 * @throws Error if a catalogue fails to load
 */
export async function loadMessages(names: readonly CatalogueName[]): Promise<void> {
  const catalogues = await Promise.all(names.map((name) => findQuestionnaireFile(name)()));
  for (const messages of catalogues) i18n.load(language, messages);
  if (i18n.locale !== language) i18n.activate(language, getMessageLocale(language));
}

function findQuestionnaireFile(name: CatalogueName): () => Promise<Messages> {
  const path = Object.keys(files).find((file) => file.endsWith(`/${language}/${name}.json`)) ?? '';
  return files[path] ?? (() => Promise.reject(new Error(`No catalogue ${name} in ${language}.`)));
}
