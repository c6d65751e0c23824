import { readingLimit, readingTarget } from '../../domain/reading/target.ts';
import { telephoneNumbers } from '../../domain/reading/telephone.ts';
import { speaksOfSuicide } from '../../domain/reading/speaks-of-suicide.ts';
import { type WordingPlace, wordingProblems } from '../../domain/reading/wording.ts';
import { advice, type ContentFinding, error } from './content-finding.ts';
import { lineOfKey } from './head-lines.ts';
import { type PageFile, wordsOf } from './page-file.ts';
import { pageGrade } from './reading-grade.ts';
import type { PageSource, Surroundings } from './sources.ts';

/** Attributes that quote what people think or say, so that the text can answer it. */
const quoting = new Set(['thought', 'says']);

/** Words of a page that could harm or mislead, help that is missing beside them, and text that reads hard. */
export function wordFindings(source: PageSource, page: PageFile, around: Surroundings): ContentFinding[] {
  const { file, kind, folder } = source;
  const first = page.tree.children[0];
  const yaml = first?.type === 'yaml' ? first.value : '';
  const head = ['title', 'summary'].flatMap((key) => {
    const text = page.head[key];
    return typeof text === 'string' ? [{ text, line: lineOfKey(yaml, key), from: 'head' }] : [];
  });
  const blocks = [...head, ...page.blocks];
  const sensitive = kind === 'reading' && blocks.some(({ text }) => speaksOfSuicide(text));
  const findings = blocks.flatMap(({ text, line, from }) =>
    textFindings(file, line, text, {
      quoted: quoting.has(from),
      careful: sensitive,
      // Neither the head nor the words of a tag can hold a tag; a heading would lose its anchor's words.
      names: from === 'text' ? around.names : [],
    }),
  );
  const spoken = blocks.find(({ text }) => speaksOfSuicide(text));
  const chapter = around.chain?.chapters.find(({ id }) => id === folder);
  if (sensitive && spoken && chapter && !chapter.help) {
    findings.push(
      error(file, spoken.line, {
        path: 'help',
        expected: 'the help block on a page that speaks of suicide or of harming oneself',
        found: `the chapter "${folder}" without it`,
        mend: `Write "help": true into that chapter in content/chain.json, or move the passage to a chapter that has it.`,
      }),
    );
  }
  for (const { text, line } of blocks) findings.push(...numberFindings(file, line, text, around.numbers));
  if (kind === 'reading') findings.push(...gradeFindings(file, page));
  return findings;
}

/** Every wording rule that a text breaks, as findings at a line. */
export function textFindings(
  file: string,
  line: number | undefined,
  text: string,
  place: WordingPlace = {},
  path = 'words',
): ContentFinding[] {
  return wordingProblems(text, place).map(({ found, instead, why, level }) => {
    const problem = { path, expected: instead, found: `"${found}"`, mend: `Write that in its place. ${why}` };
    return level === 'error' ? error(file, line, problem) : advice(file, line, problem);
  });
}

/** Telephone numbers in a text that `content/help-now.json` does not know: they would grow old unseen. */
export function numberFindings(
  file: string,
  line: number | undefined,
  text: string,
  known: readonly string[],
  path = 'number',
): ContentFinding[] {
  return telephoneNumbers(text)
    .filter((number) => known.length > 0 && !known.includes(number.replace(/\D/g, '')))
    .map((number) =>
      error(file, line, {
        path,
        expected: 'only numbers of content/help-now.json',
        found: number,
        mend: numberMend(file),
      }),
    );
}

/** Only pages have tags. */
function numberMend(file: string): string {
  const instead = file.endsWith('.mdx')
    ? 'Write <HelpLines /> in its place'
    : 'Name the help line without its number: help stands on every screen';
  return `${instead}; a new line belongs into content/help-now.json, where it is checked again and again.`;
}

function gradeFindings(file: string, page: PageFile): ContentFinding[] {
  const grade = pageGrade(page);
  if (grade <= readingTarget) return [];
  const problem = {
    path: 'reading grade',
    expected: `a reading grade of ${readingTarget} or less`,
    found: `grade ${grade.toFixed(1)}, ${wordsOf(page)} words`,
    mend: 'Make two sentences of each long one, and choose shorter words.',
  };
  return [grade > readingLimit ? error(file, undefined, problem) : advice(file, undefined, problem)];
}
