import { useTranslation } from './use-translation.ts';
import { getLanguage, sourceLanguage } from './languages.ts';

/** The translated files of `content` of one language, by their path in the compiled folder, such as `help-now.json`. */
type TranslatedContent = Readonly<Record<string, unknown>>;

const translations = new Map<string, TranslatedContent>();

/**
 * Loads the translated content of a language, which is one file.
 * @throws Error if it fails to load
 */
export async function loadContent(language: string): Promise<void> {
  if (language === sourceLanguage) return;
  const { loadTranslatedContent } = await import('./translations.ts');
  translations.set(language, await loadTranslatedContent(language));
}

/**
 * Finds a file of `content` in the displayed language. A component that uses it must call `useTranslation`, or `useContent` instead.
 * @param path in the compiled folder, such as `help-now.json`
 * @param english used in English and without a translation
 */
export function getContent<T>(path: string, english: T): T {
  return (translations.get(getLanguage())?.[path] as T | undefined) ?? english;
}

/** A file of `content` in the displayed language. The component renders again when the language changes. */
export function useContent<T>(path: string, english: T): T {
  useTranslation();
  return getContent(path, english);
}
