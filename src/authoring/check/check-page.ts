import type { Finding } from '../finding/finding.ts';
import { readHeadText, parsePageHead } from '../source/page-head.ts';
import { listPageTexts } from '../source/page-texts.ts';
import { readFailure } from '../source/parse-failure.ts';
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
import { runAll, runFirst } from '../finding/run-rules.ts';
import { hiddenSign } from '../rules/text/hidden-sign.ts';

/** Attributes that quote what people think or say, so that the text can answer it. */
const quoting = new Set(['thought', 'says']);

/** The findings of one page. One that is not UTF-8, or does not parse, has only that finding. */
export function checkPage(source: PageSource, content: ContentIndex): Finding[] {
  const text = runAll(textRules.rules, source);
  const blocking = text.filter(({ rule }) => rule !== hiddenSign.id);
  if (blocking.length > 0) return blocking;
  if (!source.page) return [...text, parseFinding(source.file, source.source, source.failure)];
  const page = createParsedPage(source, source.page, content);
  const hasHead = page.page.tree.children[0]?.type === 'yaml';
  return [
    ...text,
    ...checkPageHead(source, content.today),
    ...runAll(pageTags.rules, page),
    ...runAll(pageStructure.rules, page),
    ...runAll(pageLinks.rules, page),
    // Without its first row of dashes, or its last, a head is read as marks.
    ...(hasHead ? runAll(pageMarks.rules, page) : []),
    ...checkPageTexts(page),
    ...runAll(pageWords.rules, page),
  ];
}

/** What is wrong with the head of a page that parses: its form, or else its values. */
export function checkPageHead(source: PageSource, today: string): Finding[] {
  const text = readHeadText(source);
  const form = runFirst(pageHeadForm.rules, text);
  return form.length > 0 ? form : runAll(pageHeads.rules, parsePageHead(source, text, today));
}

/** What is wrong with a page that does not parse. @param failure what its parser threw */
export function parseFinding(file: string, source: string, failure: unknown): Finding {
  const [first] = runFirst(pageForm.rules, readFailure(file, source, failure));
  if (!first) throw new Error(`No rule has words for a page that does not parse: ${file}`);
  return first;
}

function checkPageTexts(page: ParsedPage): Finding[] {
  const { file, kind, content } = page;
  const blocks = listPageTexts(page);
  const careful = kind === 'reading' && blocks.some(({ text }) => mentionsSuicide(text));
  return blocks.flatMap(({ text, line, from }) =>
    checkText(file, line, text, {
      quoted: quoting.has(from),
      careful,
      // Neither the head nor the words of a tag can hold a tag; a heading would lose its anchor's words.
      names: from === 'text' ? content.names : [],
      numbers: content.numbers,
    }),
  );
}
