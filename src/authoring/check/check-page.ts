import type { Finding } from '../finding/finding.ts';
import { extractFrontmatterText, parseFrontmatter } from '../source/frontmatter.ts';
import { listPageTexts } from '../source/page-texts.ts';
import { toParseFailure } from '../source/parse-failure.ts';
import { type ParsedPage, createParsedPage } from '../source/create-parsed-page.ts';
import type { ContentIndex, PageSource } from '../source/sources.ts';
import { mentionsSuicide } from '../source/wording/mentions-suicide.ts';
import { checkText } from './check-passage.ts';
import {
  pageForm,
  pageHeadForm,
  pageHeads,
  pageLinks,
  pageMarks,
  pageStructure,
  pageTags,
  pageWords,
  textRules,
} from '../rules/groups.ts';
import { runAll, runRulesUntilViolation } from '../finding/run-rules.ts';
import { hiddenSign } from '../rules/text/hidden-sign.ts';

/** Attributes that quote what people think or say. Rules on tone ignore quotations. */
const quoting = new Set(['thought', 'says']);

/** Checks one page. If the file is not UTF-8 or does not parse, returns only that finding. */
export function checkPage(source: PageSource, content: ContentIndex): Finding[] {
  const text = runAll(textRules.rules, source);
  const blocking = text.filter(({ rule }) => rule !== hiddenSign.id);
  if (blocking.length > 0) return blocking;
  if (!source.page) return [...text, createParseErrorFinding(source.file, source.source, source.failure)];
  const page = createParsedPage(source, source.page, content);
  const hasHead = page.page.tree.children[0]?.type === 'yaml';
  return [
    ...text,
    ...checkFrontmatter(source, content.today),
    ...runAll(pageTags.rules, page),
    ...runAll(pageStructure.rules, page),
    ...runAll(pageLinks.rules, page),
    // Without both `---` lines the head is parsed as Markdown, and the rules on marks would report it.
    ...(hasHead ? runAll(pageMarks.rules, page) : []),
    ...checkPageTexts(page),
    ...runAll(pageWords.rules, page),
  ];
}

/** Checks the head of a page that parses: first its form, and its values only if the form is valid. */
export function checkFrontmatter(source: PageSource, today: string): Finding[] {
  const text = extractFrontmatterText(source);
  const form = runRulesUntilViolation(pageHeadForm.rules, text);
  return form.length > 0 ? form : runAll(pageHeads.rules, parseFrontmatter(source, text, today));
}

/**
 * Turns a parse error into a finding.
 * @param failure the error that the parser threw
 */
export function createParseErrorFinding(file: string, source: string, failure: unknown): Finding {
  const [first] = runRulesUntilViolation(pageForm.rules, toParseFailure(file, source, failure));
  if (!first) throw new Error(`No rule describes the parse error of the page: ${file}`);
  return first;
}

function checkPageTexts(page: ParsedPage): Finding[] {
  const { file, kind, content } = page;
  const blocks = listPageTexts(page);
  const isSensitive = kind === 'reading' && blocks.some(({ text }) => mentionsSuicide(text));
  return blocks.flatMap(({ text, line, from }) =>
    checkText(file, line, text, {
      isQuotation: quoting.has(from),
      isSensitive,
      // The head and attributes cannot contain tags, and a tag in a heading would be missing from its anchor.
      names: from === 'text' ? content.names : [],
      numbers: content.numbers,
    }),
  );
}
