import type { Translations } from '../foreign-form.ts';
import type { ImportRow } from '../table-rows.ts';

/** The columns of a text in the languages of an XLSForm. */
export interface FormLanguages {
  /** BCP 47 tag of the language that is imported, if the form states one. */
  readonly tag: string | undefined;
  /** The column of the language that is imported, under its key. */
  readonly columns: Readonly<Record<string, readonly string[]>>;
  readonly others: readonly {
    readonly key: string;
    readonly column: string;
    readonly tag: string | undefined;
  }[];
}

const known: Readonly<Record<string, string>> = {
  english: 'en',
  hindi: 'hi',
  kannada: 'kn',
  tamil: 'ta',
  telugu: 'te',
  marathi: 'mr',
  bengali: 'bn',
  gujarati: 'gu',
  malayalam: 'ml',
  punjabi: 'pa',
  urdu: 'ur',
  odia: 'or',
  assamese: 'as',
  french: 'fr',
  spanish: 'es',
  portuguese: 'pt',
  arabic: 'ar',
};

/**
 * Finds the columns of a text: that without a language, or that of the default language, or the first one such as
 * "label::English (en)".
 * @param name of the text, such as "label"
 */
export function findLanguages(head: readonly unknown[], name: string, language: string): FormLanguages {
  const columns = head.map((cell) => String(cell ?? '').trim());
  const texts = columns.filter((column) => new RegExp(`^${name}\\s*(::?|$)`, 'i').test(column));
  const getLanguage = (column: string) =>
    column.replace(new RegExp(`^${name}\\s*::?\\s*`, 'i'), '').toLowerCase();
  const own =
    texts.find((column) => column.toLowerCase() === name) ??
    texts.find((column) => language !== '' && getLanguage(column) === language.toLowerCase()) ??
    texts[0];
  const others = texts
    .filter((column) => column !== own)
    .map((column, at) => ({ key: `${name}${at}`, column, tag: getTag(column) }));
  return {
    tag: own === undefined ? undefined : getTag(own),
    columns: {
      [name]: [own ?? name],
      ...Object.fromEntries(others.map(({ key, column }) => [key, [column]])),
    },
    others,
  };
}

/** Returns the text of a row in the other languages. */
export function getTranslations(row: ImportRow, { others }: FormLanguages): Translations {
  return Object.fromEntries(
    others.flatMap(({ key, tag }) => {
      const text = row.getCell(key);
      return tag === undefined || text === '' || text === '-' ? [] : [[tag, text]];
    }),
  );
}

function getTag(column: string): string | undefined {
  const tag = /\(([A-Za-z]{2,3})(?:-[A-Za-z0-9]+)*\)/.exec(column)?.[1]?.toLowerCase();
  const name = column.replace(/^.*::?\s*/, '').toLowerCase();
  return tag ?? (/^[a-z]{2}$/.test(name) ? name : known[name]);
}
