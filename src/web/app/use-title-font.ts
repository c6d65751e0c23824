import { useEffect } from 'react';
import { sourceLanguage } from '#web-language/languages.ts';

/** Milliseconds after a question, which is interactive by then. */
const storeAfterMs = 3000;

const loadTitleFont = () => import('./title-font.ts');

/** Without a connection or a cache, titles have the font of the phone. */
const ignoreFailure = () => {};

/** Displays the title font of a language if a question has stored it. */
export const displayTitleFont = (language: string): Promise<void> =>
  loadTitleFont()
    .then(({ displayFont }) => displayFont(language))
    .catch(ignoreFailure);

/**
 * Stores the title font of a language while a question is displayed, and displays it on the following screens, so that nothing
 * moves under a finger.
 */
export function useTitleFont(language: string): void {
  useEffect(() => {
    if (language === sourceLanguage) return;
    const timer = setTimeout(
      () =>
        loadTitleFont()
          .then(({ storeFont }) => storeFont(language))
          .catch(ignoreFailure),
      storeAfterMs,
    );
    return () => {
      clearTimeout(timer);
      void displayTitleFont(language);
    };
  }, [language]);
}
