import type { Violation } from '../../finding/rule.ts';

type FindingTexts = Pick<Violation, 'expected' | 'actual' | 'fix'>;

/** A <br> within a paragraph. */
export const lineBreakMessage: FindingTexts = {
  expected: 'text without <br>',
  actual: '<br>',
  fix: 'Remove it. Begin a new paragraph with an empty line. Write short lines as a list, each with "- ".',
};

/** A comment that is not closed. */
export const unclosedCommentMessage: FindingTexts = {
  expected: '*/} at the end of the comment',
  actual: 'a comment that begins with {/* and does not end',
  fix: 'Write */} at the end of the comment: {/* ask Meera about this */}.',
};

/** A curly brace that begins no comment. */
export const curlyBraceMessage: FindingTexts = {
  expected: 'text without curly braces',
  actual: 'a curly brace: {',
  fix: 'Use round brackets. If the brace is part of the text, write \\{ instead.',
};

/** The expected value for Markdown that the guide does not list. */
export const onlyListedMarkdown = 'only the marks that content/README.md lists';
