import type { Flaw } from '../../finding/rule.ts';

type Words = Pick<Flaw, 'expected' | 'actual' | 'fix'>;

/** A new line within a paragraph, as web pages write it. */
export const lineBreak: Words = {
  expected: 'text without <br>',
  actual: '<br>',
  fix: 'Remove it. Begin a new paragraph with an empty line. Write short lines as a list, each with "- ".',
};

/** A note to oneself that swallows the text below it. */
export const openNote: Words = {
  expected: '*/} at the end of the comment',
  actual: 'a comment that begins with {/* and does not end',
  fix: 'Write */} at the end of the comment: {/* ask Meera about this */}.',
};

/** A curly brace that is no note. */
export const curlyBrace: Words = {
  expected: 'text without curly braces',
  actual: 'a curly brace: {',
  fix: 'Use round brackets. If the brace is part of the text, write \\{ instead.',
};

/** What is expected in place of a mark of Markdown that the guide does not have. */
export const onlyListedMarks = 'only the marks that content/README.md lists';
