import { type ContentFinding, error } from './content-finding.ts';
import { eachOf } from './elements.ts';
import type { PageFile } from './page-file.ts';

interface Mark {
  readonly pattern: RegExp;
  readonly path: string;
  readonly expected: string;
  readonly mend: (found: string) => string;
}

/** Marks that were meant to do something and that readers would see as they are. */
const marks: readonly Mark[] = [
  {
    // An address alone becomes a link, so the text may end at the bracket.
    pattern: /\[?[^[\]\n]*\](\(| \((?=\/|https?:|$))[^)\n]*\)?/g,
    path: 'link',
    expected: 'a link in the form [words](/page), without a space within or between, and with both brackets',
    mend: () =>
      'Write [words](/page) or [words](https://…): the round bracket follows at once and is closed.',
  },
  {
    pattern: /\[\^[^\]\n]*\]/g,
    path: 'footnote',
    expected: 'only the marks that content/README.md lists',
    mend: () => 'Say it in the text in round brackets, or name the source in <FurtherReading>.',
  },
  {
    pattern: /^#{2,}[^\s#].*/gm,
    path: 'heading',
    expected: 'a space between the signs of a heading and its words',
    mend: (found) => `Write "${found.replace(/^#+/, '$& ')}".`,
  },
  {
    pattern: /\*\*/g,
    path: 'bold',
    expected: 'two stars right before the bold words and two right after them',
    mend: () =>
      'Write **words**, without a space within, and close it in the same paragraph; or remove the stars.',
  },
];

/** Marks in the text of a page that are not whole, so that readers would see the signs themselves. */
export function markFindings(file: string, { tree }: PageFile): ContentFinding[] {
  const findings: ContentFinding[] = [];
  eachOf(tree, 'text', ({ value }, first) => {
    for (const { pattern, mend, ...problem } of marks) {
      const matches = [...value.matchAll(pattern)];
      for (const match of matches.filter(
        ([found], at) => matches.findIndex(([one]) => one === found) === at,
      )) {
        const line = first + value.slice(0, match.index).split('\n').length - 1;
        findings.push(error(file, line, { ...problem, found: match[0], mend: mend(match[0]) }));
      }
    }
  });
  return findings;
}
