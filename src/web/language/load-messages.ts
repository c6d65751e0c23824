import { i18n, type Messages } from '@lingui/core';
import appMessages from '#compiled/messages/en/app.json';
import { getLocale, getMessageLocale } from '#language/locale.ts';
import type { MessageId } from '#language/translate.ts';
import { loadContent } from './content.ts';
import { sourceLanguage } from './languages.ts';
import { hasFile, loadFile } from './load-file.ts';

/** The name of a catalogue: the first part of its message ids. */
export type CatalogueName = MessageId extends `${infer Name}.${string}` ? Name : never;

/**
 * Loaders of the English catalogues before and during the first questionnaire, by file. `later-messages.ts` has the others, and
 * `translations.ts` those of other languages.
 */
const englishFiles = import.meta.glob<Messages>(
  [
    '#compiled/messages/en/*.json',
    '!**/{app,mail,server}.json',
    '!**/{contact,counsellor,pattern,plan,profile,registration,safetyPlan,search,survey,understanding}.json',
  ],
  { import: 'default' },
);

/** The language that is active, or becomes active when its catalogues have loaded. */
let chosenLanguage: string = sourceLanguage;

/** All catalogues that were requested. A change of the language loads them again. */
const requested = new Set<CatalogueName>(['app']);

// In the initial load, because an error page needs it.
i18n.load(sourceLanguage, appMessages);
i18n.activate(sourceLanguage, getMessageLocale(sourceLanguage));

/**
 * Loads the catalogues that a screen needs, in parallel with its code. `app` is always loaded.
 * @throws Error if a catalogue fails to load
 */
export async function loadMessages(names: readonly CatalogueName[]): Promise<void> {
  for (const name of names) requested.add(name);
  const languages = new Set([i18n.locale, chosenLanguage]);
  await Promise.all([...languages].map((language) => loadCatalogues(language, names)));
}

/** Forgets the requests of earlier screens. The build renders many pages, and each preloads only its own catalogues. */
export function forgetRequestedMessages(): void {
  requested.clear();
  requested.add('app');
}

/**
 * Loads the catalogues of a language and displays it. If it fails, the language stays.
 * @param language one of `offeredLanguages`
 * @throws Error if a catalogue fails to load
 */
export async function activateLanguage(language: string): Promise<void> {
  const previous = chosenLanguage;
  chosenLanguage = language;
  try {
    await Promise.all([loadCatalogues(language, [...requested]), loadContent(language)]);
  } catch (error) {
    if (chosenLanguage === language) chosenLanguage = previous;
    throw error;
  }
  // Another language was chosen meanwhile.
  if (chosenLanguage !== language) return;
  i18n.activate(language, getMessageLocale(language));
  if (typeof document !== 'undefined') document.documentElement.lang = getLocale(language);
}

async function loadCatalogues(language: string, names: readonly CatalogueName[]): Promise<void> {
  const catalogues = await Promise.all(names.map((name) => loadCatalogue(language, name)));
  for (const messages of catalogues) i18n.load(language, messages);
}

async function loadCatalogue(language: string, name: CatalogueName): Promise<Messages> {
  if (language !== sourceLanguage) return (await import('./translations.ts')).loadTranslation(language, name);
  if (name === 'app') return appMessages;
  const file = `/${name}.json`;
  if (hasFile(englishFiles, file)) return loadFile(englishFiles, file);
  return (await import('./later-messages.ts')).loadLaterMessages(name);
}
