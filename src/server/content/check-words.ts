import { readingLimit, readingTarget } from '../../domain/reading/target.ts';
import { speaksOfSuicide, type WordingPlace, wordingProblems } from '../../domain/reading/wording.ts';
import { advice, type ContentFinding, error } from './content-finding.ts';
import { type PageFile, wordsOf } from './page-file.ts';
import { pageGrade } from './reading-grade.ts';
import type { PageSource, Surroundings } from './sources.ts';

/** Attributes that quote what people think or say, so that the text can answer it. */
const quoting = new Set(['thought', 'says']);

/** Words of a page that could harm or mislead, help that is missing beside them, and text that reads hard. */
export function wordFindings(source: PageSource, page: PageFile, around: Surroundings): ContentFinding[] {
  const { file, kind, folder } = source;
  const { title, summary } = page.head;
  const head = [title, summary].flatMap((text) =>
    typeof text === 'string' ? [{ text, line: 1, from: 'head' }] : [],
  );
  const blocks = [...head, ...page.blocks];
  const sensitive = kind === 'reading' && blocks.some(({ text }) => speaksOfSuicide(text));
  const findings = blocks.flatMap(({ text, line, from }) =>
    textFindings(file, line, text, { quoted: quoting.has(from), careful: sensitive }),
  );
  const first = blocks.find(({ text }) => speaksOfSuicide(text));
  const chapter = around.chain?.chapters.find(({ id }) => id === folder);
  if (sensitive && first && chapter && !chapter.help) {
    findings.push(
      error(file, first.line, {
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
function numberFindings(
  file: string,
  line: number,
  text: string,
  known: readonly string[],
): ContentFinding[] {
  const numbers = text.match(/\b1-?800[\d -]{5,}\d|\b\d{10}\b|\b1[45]\d{3}\b/g) ?? [];
  return numbers
    .filter((number) => known.length > 0 && !known.includes(number.replace(/\D/g, '')))
    .map((number) =>
      error(file, line, {
        path: 'number',
        expected: 'only numbers of content/help-now.json',
        found: number,
        mend: 'Write <HelpLines /> in its place; a new line belongs into content/help-now.json, where it is checked again and again.',
      }),
    );
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
