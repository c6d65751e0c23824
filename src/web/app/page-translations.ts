import { useEffect, useState } from 'react';
import type { TranslationIndex } from '#domain/instrument/translation.ts';
import { getContent } from '#web-language/content.ts';
import { getLanguage, sourceLanguage } from '#web-language/languages.ts';
import { useTranslation } from '#web-language/use-translation.ts';

/** Loaded modules of translated pages, by language and English file. */
const loadedPages = new Map<string, unknown>();

const getKey = (file: string, language: string) => `${language} ${file}`;

/**
 * Loads the translation of a page into the language of the app, so that the page renders in it at once. Does nothing if it is not
 * offered; if it fails to load, the page is in English.
 * @param file path of the English file, as in `import.meta.glob`
 * @param address of the page
 */
export async function loadPageTranslation(file: string, address: string): Promise<void> {
  const language = getLanguage();
  const key = getKey(file, language);
  if (language === sourceLanguage || loadedPages.has(key) || !isOffered(address)) return;
  const { loadTranslatedPage } = await import('./translated-pages.ts');
  try {
    loadedPages.set(key, await loadTranslatedPage(file, language));
  } catch {
    // Offline. The English page is more useful than an error.
  }
}

function isOffered(address: string): boolean {
  return address in getContent<TranslationIndex>('index.json', {});
}

/** A page in one language. */
export interface PageEdition<T> {
  readonly page: T;
  readonly language: string;
  /** Whether the page has no translation that can be displayed, so that it is in English. */
  readonly isMissing: boolean;
}

/**
 * A page in the language of the app, else in English. While a translation loads after a change of the language, the page stays in
 * the previous one.
 * @param english module of the English file
 */
export function usePageTranslation<T>(file: string, address: string, english: T): PageEdition<T> {
  const { language } = useTranslation();
  const [settledLanguage, settle] = useState(language);
  useEffect(() => {
    let isCancelled = false;
    const load = async () => {
      await loadPageTranslation(file, address);
      if (!isCancelled) settle(language);
    };
    void load();
    return () => {
      isCancelled = true;
    };
  }, [file, address, language]);
  const isLoaded = (tag: string) => tag === sourceLanguage || loadedPages.has(getKey(file, tag));
  const wanted = isLoaded(language) ? language : settledLanguage;
  const displayed = isLoaded(wanted) ? wanted : sourceLanguage;
  return {
    page: displayed === sourceLanguage ? english : (loadedPages.get(getKey(file, displayed)) as T),
    language: displayed,
    isMissing: settledLanguage === language && displayed !== language,
  };
}
