import { i18n, type Messages } from '@lingui/core';
import appMessages from '#compiled/messages/en/app.json';
import { getMessageLocale } from '#language/locale.ts';
import type { MessageId } from '#language/translate.ts';

/** The name of a catalogue: the first part of its message ids. */
export type CatalogueName = MessageId extends `${infer Name}.${string}` ? Name : never;

/** Loaders of the compiled catalogues of screens, by file. */
const files = import.meta.glob<Messages>(['#compiled/messages/*/*.json', '!#compiled/messages/en/app.json'], {
  import: 'default',
});

/** The language of the catalogues. */
const language = 'en';

// In the initial load, because an error page needs it.
i18n.load(language, appMessages);
i18n.activate(language, getMessageLocale(language));

/**
 * Loads the catalogues that a screen needs, in parallel with its code. `app` is always loaded.
 * @throws Error if a catalogue fails to load
 */
export async function loadMessages(names: readonly CatalogueName[]): Promise<void> {
  const catalogues = await Promise.all(names.map((name) => findCatalogue(name)()));
  for (const messages of catalogues) i18n.load(language, messages);
}

function findCatalogue(name: CatalogueName): () => Promise<Messages> {
  const path = Object.keys(files).find((file) => file.endsWith(`/${language}/${name}.json`)) ?? '';
  return files[path] ?? (() => Promise.reject(new Error(`No catalogue ${name} in ${language}.`)));
}
