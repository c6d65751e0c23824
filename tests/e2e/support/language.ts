import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Messages } from '@lingui/core';
import { expect, type Page } from '@playwright/test';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { getLanguageName } from '#language/language-name.ts';
import { createLanguages, type Locale } from '#server/language/languages.ts';
import settings from '../../../content/settings.json' with { type: 'json' };

const compiled = join(import.meta.dirname, '../../../node_modules/.cache/content');

/** The languages that this site offers besides English. */
export const translatedLanguages: readonly string[] = settings.languages.map(({ language }) => language);

const readJson = <T>(path: string): T => JSON.parse(readFileSync(join(compiled, path), 'utf8')) as T;

/** All compiled messages of a language. */
function readMessages(language: string): Messages {
  const folder = `messages/${language}`;
  const files = readdirSync(join(compiled, folder));
  return Object.assign({}, ...files.map((file) => readJson<Messages>(`${folder}/${file}`)));
}

const languages = createLanguages(
  new Map(['en', ...translatedLanguages].map((language) => [language, readMessages(language)])),
  translatedLanguages,
);

/** Texts and formats of a language, with the messages of all screens. */
export const getLocale = (language: string): Locale => languages.getLocale(language);

/** The questions of a section in a translated language. */
export const readQuestions = (language: string, id: string): Instrument =>
  readJson(`translations/${language}/questions/${id}.json`);

/** Chooses a language in the bar of any width, and waits until the page is in it. */
export async function switchLanguage(page: Page, from: string, to: string): Promise<void> {
  const button = page.getByRole('button', {
    name: getLocale(from).t('app.language.current', { name: getLanguageName(from) }),
  });
  await button.click();
  await page.getByRole('button', { name: getLanguageName(to), exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', getLocale(to).tag);
}

/** Words in Latin letters that are right in every language, with the reason. */
const latinWords: readonly (readonly [words: string, reason: string])[] = [
  [settings.programName, 'the name of the program stays in English'],
  [settings.homeScreenName, 'the neutral title of results, on home screens too'],
  [settings.institute.name, 'the name of the institute'],
  [`${settings.grievance.name} ${settings.grievance.post}`, 'placeholders that the institute replaces'],
  ['Data Protection Board of India', 'the official name, after its name in the language'],
  ['Chrome Safari Firefox', 'names of browsers'],
  ['Tele-MANAS', 'the helpline, after its name in the script of the language'],
  ['Save as PDF', 'words of the print window, which may be in English'],
  ['History Delete browsing data', 'words of the menu of Chrome, which may be in English'],
  ['PDF CSV JSON FHIR HTML PIN SMS', 'names of formats that people meet in Latin letters'],
];

const allowedWords = new Set(latinWords.flatMap(([words]) => words.split(/[^\p{L}]+/u)));

/**
 * Lists the texts of a page with words in Latin letters, outside of names and of parts that are marked as English: text,
 * accessible names, titles, descriptions of pictures, placeholders and the title of the document.
 * @param names words of this journey, such as a username
 */
export async function listLatinTexts(page: Page, names: readonly string[] = []): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const isMarked = (element: Element | null) => {
      const language = element?.closest('[lang]')?.getAttribute('lang') ?? '';
      return language.startsWith('en') || Boolean(element?.closest('script, style, noscript, template'));
    };
    const found: string[] = [document.title];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { data, parentElement } = nodes.currentNode as Text;
      if (!isMarked(parentElement)) found.push(data.trim());
    }
    for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (!isMarked(element) && !element.closest('[aria-hidden="true"]'))
          found.push(element.getAttribute(name) ?? '');
    return found;
  });
  return listLatinLines(texts, names);
}

/** Lists the texts with words in Latin letters, as `listLatinTexts`. */
export function listLatinLines(texts: readonly string[], names: readonly string[] = []): string[] {
  const isAllowed = (word: string) => allowedWords.has(word) || names.some((name) => name.includes(word));
  const addresses = /\S+@\S+|https?:\S+|\bwww\.\S+/g;
  return [...new Set(texts)].filter((text) =>
    (text.replace(addresses, '').match(/\p{Script=Latin}{2,}/gu) ?? []).some((word) => !isAllowed(word)),
  );
}

/** Fails if the page has an English word (`listLatinTexts`), or is not marked as being in the language. */
export async function expectInLanguage(
  page: Page,
  language: string,
  names: readonly string[] = [],
): Promise<void> {
  const { pathname } = new URL(page.url());
  await expect(page.locator('html'), pathname).toHaveAttribute('lang', getLocale(language).tag);
  expect.soft(await listLatinTexts(page, names), `${language}: English words on ${pathname}`).toEqual([]);
}
