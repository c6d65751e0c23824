import { useEffect } from 'react';
import { sourceLanguage } from '#web-language/languages.ts';

/** Milliseconds after a question, which is interactive by then. */
const fetchAfterMs = 3000;

const loadTitleFont = () => import('#web-language/title-font.ts');

/** Without a connection, titles have the font of the phone. */
const ignoreFailure = () => {};

/**
 * Fetches the title font of a language while a question is displayed, and displays it on the following screens, so that nothing
 * moves under a finger.
 */
export function useTitleFont(language: string): void {
  useEffect(() => {
    if (language === sourceLanguage) return;
    const timer = setTimeout(
      () =>
        loadTitleFont()
          .then(({ fetchTitleFont }) => fetchTitleFont(language))
          .catch(ignoreFailure),
      fetchAfterMs,
    );
    return () => {
      clearTimeout(timer);
      loadTitleFont()
        .then(({ displayTitleFont }) => displayTitleFont(language))
        .catch(ignoreFailure);
    };
  }, [language]);
}
