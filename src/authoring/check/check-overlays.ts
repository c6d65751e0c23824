import { filterErrors, type Finding } from '../finding/finding.ts';
import { runCheck } from '../finding/create-finding.ts';
import { runAll } from '../finding/run-rules.ts';
import {
  pageLinks,
  pageMarks,
  pageStructure,
  pageTags,
  textRules,
  translationRules,
} from '../rules/groups.ts';
import type { ContentFiles } from '../source/content-files.ts';
import { createParsedPage } from '../source/create-parsed-page.ts';
import { parseJsonFile } from '../source/json-file.ts';
import { findLine } from '../source/json-positions.ts';
import type { SchemaNode } from '../source/schema-node.ts';
import { parseJson } from '../source/parse-json.ts';
import { type ContentIndex, parsePage, type PageSource } from '../source/sources.ts';
import {
  createJsonSubject,
  createPageSubject,
  type EnglishJson,
  type TranslationContext,
  type TranslationName,
} from '../source/translation/create-subject.ts';
import { getSchemaFile, parseOverlayName } from '../source/translation/overlay-files.ts';
import { type TranslationFile, translationSchema } from '../source/translation/translation-file.ts';
import { isWhole, type TranslationSubject } from '../source/translation/translation-subject.ts';
import { createParseErrorFinding } from './check-page.ts';

/** A translation with its findings. */
export interface InspectedTranslation extends TranslationName {
  /** Undefined if the file cannot be read. */
  readonly subject?: TranslationSubject;
  readonly findings: readonly Finding[];
  /** True if every text is translated, none is stale, and there is no error. Only then people may read it. */
  readonly isUsable: boolean;
}

/**
 * Checks all translations of a repository.
 * @param index the English pages, and what pages refer to
 */
export function inspectTranslations(
  content: ContentFiles,
  index: ContentIndex,
  offeredLanguages: readonly string[] | undefined,
): readonly InspectedTranslation[] {
  const names = index.names.map(({ name }) => name);
  const context: TranslationContext = {
    numbers: index.numbers,
    names,
    hasFile: content.has,
    offeredLanguages,
  };
  return [...content.names, ...content.questionnaires].flatMap((file) => {
    const name = parseOverlayName(file);
    if (!name) return [];
    const inspect = file.endsWith('.mdx') ? inspectPage : inspectJson;
    let subject: TranslationSubject | undefined;
    const findings = runCheck(file, () => {
      const result = inspect({ file, ...name });
      subject = result.subject;
      return result.findings;
    });
    const isUsable = subject !== undefined && isWhole(subject) && filterErrors(findings).length === 0;
    return [{ file, ...name, ...(subject ? { subject } : {}), findings, isUsable }];
  });

  function inspectJson(name: TranslationName): Pick<InspectedTranslation, 'subject' | 'findings'> {
    const { value, text, findings } = parseJsonFile<TranslationFile>(content, name.file, translationSchema);
    if (!value) return { findings };
    const subject = createJsonSubject(name, text, value, readEnglish(content, name.source), context);
    const located = { ...subject, lineOfPath: (path: string) => findLine(text, path) };
    return { subject, findings: runAll(translationRules.rules, located) };
  }

  function inspectPage(name: TranslationName): Pick<InspectedTranslation, 'subject' | 'findings'> {
    const translated = parsePage(name.file, content.text(name.file));
    const english = index.pages.find(({ file }) => file === name.source);
    const subject = createPageSubject(name, translated, english, context);
    const syntax = checkPageSyntax(translated, index);
    if (filterErrors(syntax).length > 0) return { subject, findings: syntax };
    return { subject, findings: [...syntax, ...runAll(translationRules.rules, subject)] };
  }
}

/**
 * Reads the English file of a translation.
 * @returns undefined if it is missing, is not JSON, or has no texts for people
 */
export function readEnglish(content: ContentFiles, file: string): EnglishJson | undefined {
  const schemaFile = getSchemaFile(file);
  if (schemaFile === undefined || !content.has(file) || !content.has(schemaFile)) return undefined;
  const json = parseJson(content.text(file));
  if (json.problem) return undefined;
  return {
    json: json.parsed as EnglishJson['json'],
    schema: JSON.parse(content.text(schemaFile)) as SchemaNode,
  };
}

/** Checks what pages of all languages have in common. The rules on wording know English only. */
function checkPageSyntax(source: PageSource, index: ContentIndex): readonly Finding[] {
  const text = runAll(textRules.rules, source);
  if (text.length > 0) return text;
  if (!source.page) return [createParseErrorFinding(source.file, source.source, source.failure)];
  const page = createParsedPage(source, source.page, index);
  return [pageTags, pageStructure, pageLinks, pageMarks].flatMap(({ rules }) => runAll(rules, page));
}
