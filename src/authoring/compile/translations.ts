import {
  hasReachedStage,
  type OfferedLanguage,
  type TranslationStage,
} from '#domain/instrument/translation.ts';
import { getIndianDay } from '#domain/dates/india-day.ts';
import { buildContentIndex } from '../check/check-content.ts';
import { type InspectedTranslation, inspectTranslations } from '../check/check-overlays.ts';
import { readContentFolder } from '../source/content-files.ts';
import { parseContentJson } from '../source/content-json-files.ts';
import { readCatalogues } from '../source/message-catalogues.ts';
import { parsePages } from '../source/sources.ts';
import { compiledFiles } from './compiled-folder.ts';
import type { CompiledPart } from './compiled-part.ts';
import type { CompiledInstruments } from './instruments.ts';
import { createTranslatedOutputs, listTranslatedInstruments } from './translated-outputs.ts';

/** The translated outputs, and the languages that people can choose. */
interface CompiledTranslations extends CompiledPart {
  readonly languages: readonly OfferedLanguage[];
}

/**
 * Compiles the translations that are whole, without errors, and of a stage that the settings offer. The outputs have the same paths
 * as the English ones, below `translations/<language>`. What is not translated has no output, except in lists, which name the
 * language of each entry. The check reports the findings.
 */
export function compileTranslations(root: string, instruments: CompiledInstruments): CompiledTranslations {
  const content = readContentFolder(root);
  const json = parseContentJson(content);
  const settings = json.settings.value?.languages ?? [];
  if (settings.length === 0) return { outputs: new Map(), findings: [], languages: [] };
  const pages = parsePages(content);
  const files = [...instruments.served].map(([file, instrument]) => ({ file, text: '', instrument }));
  const index = buildContentIndex(json, pages, { instruments: files, published: [] }, getIndianDay());
  const names = settings.map(({ language }) => language);
  const inspected = inspectTranslations(content, index, names);
  const catalogues = new Set(readCatalogues(root).map(({ language }) => language));
  const editions = settings
    .map((setting) => {
      const translations = inspected.filter((one) => isOffered(one, setting));
      const translated = listTranslatedInstruments(content, setting.language, translations, instruments);
      const stages = translated.map(({ instrument, stage }) => [instrument.id, stage] as const);
      return { translations, translated, offered: { ...setting, instruments: Object.fromEntries(stages) } };
    })
    .filter(({ translations, offered }) => translations.length > 0 || catalogues.has(offered.language));
  const languages = editions.map(({ offered }) => offered);
  const outputs = editions.flatMap(({ offered: { language }, translations, translated }) =>
    createTranslatedOutputs(language, translations, translated, {
      content,
      json,
      instruments,
      languages,
      root,
    }).map(([path, value]) => [`${compiledFiles.translations}/${language}/${path}`, value] as const),
  );
  const bundles = languages.map(({ language }) => createContentBundle(language, outputs));
  return { outputs: new Map([...outputs, ...bundles]), findings: [], languages };
}

/**
 * Joins the content of a language, without questionnaires and the search index, because the app loads it at once: it is small, and each file would be a
 * request.
 */
function createContentBundle(
  language: string,
  outputs: readonly (readonly [path: string, value: unknown])[],
) {
  const folder = `${compiledFiles.translations}/${language}/`;
  const separate = [
    compiledFiles.server,
    compiledFiles.published,
    compiledFiles.instruments,
    compiledFiles.questions,
  ];
  const content = outputs.flatMap(([path, value]) => {
    if (!path.startsWith(folder)) return [];
    const name = path.slice(folder.length);
    if (name === compiledFiles.search) return [];
    return separate.some((one) => name.startsWith(`${one}/`)) ? [] : [[name, value] as const];
  });
  return [`${folder}content.json`, Object.fromEntries(content)] as const;
}

function isOffered(
  { language, isUsable, subject }: InspectedTranslation,
  setting: Omit<OfferedLanguage, 'instruments'>,
): boolean {
  const stage = subject?.stage as TranslationStage;
  return isUsable && language === setting.language && hasReachedStage(stage, setting.lowestStage);
}
