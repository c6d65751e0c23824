import { base, cookies } from '#contract/paths.ts';
import { offeredLanguages, sourceLanguage } from '#web-language/languages.ts';
import { readCookie, writeCookie } from './cookies.ts';

/** The language of an address such as `/wellness-check/hi/help`; null without one. */
function findLanguage(pathname: string): string | null {
  const [segment] = pathname.slice(base.length + 1).split('/');
  return offeredLanguages.find((language) => language !== sourceLanguage && language === segment) ?? null;
}

/** The language of the page: that of its address, else the one that was chosen on this device, else English. */
export function readLanguage(): string {
  const chosen = readCookie(cookies.language);
  return (
    findLanguage(window.location.pathname) ??
    offeredLanguages.find((language) => language === chosen) ??
    sourceLanguage
  );
}

/** Whether a language was chosen on this device. */
export const hasChosenLanguage = (): boolean => readCookie(cookies.language) !== null;

/** Saves the language for a year. The server reads the cookie to send pages in that language. */
export function saveLanguage(language: string): void {
  writeCookie(cookies.language, language, 365);
}

/** Removes the language from the address, so that routes do not depend on it, and saves it. */
export function takeLanguageFromAddress(): void {
  const { pathname, search, hash } = window.location;
  const language = findLanguage(pathname);
  if (language === null) return;
  saveLanguage(language);
  const address = base + (pathname.slice(base.length + 1 + language.length) || '/');
  window.history.replaceState(window.history.state, '', address + search + hash);
}
