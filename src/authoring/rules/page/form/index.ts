import type { ParseFailure } from '../../../source/parse-failure.ts';
import type { CheckRule } from '../../../finding/rule.ts';
import { addressInBrackets } from './address-in-brackets.ts';
import { braceOpen } from './brace-open.ts';
import { closingTagAlone } from './closing-tag-alone.ts';
import { closingTagInLine } from './closing-tag-in-line.ts';
import { commandWord } from './command-word.ts';
import { lessThan } from './less-than.ts';
import { lineBreakOpen } from './line-break-open.ts';
import { marksWithinWords } from './marks-within-words.ts';
import { noteNotClosed } from './note-not-closed.ts';
import { noteOfWebPages } from './note-of-web-pages.ts';
import { quotationMarkOpen } from './quotation-mark-open.ts';
import { quotationMarksMissing } from './quotation-marks-missing.ts';
import { signInTag } from './sign-in-tag.ts';
import { slashOfTagMissing } from './slash-of-tag-missing.ts';
import { tagClosedByAnother } from './tag-closed-by-another.ts';
import { tagNotClosed } from './tag-not-closed.ts';
import { unreadable } from './unreadable.ts';

/** Tried in this order. The first rule that recognises the error of the parser applies; the last one always does. */
export const formRules: readonly CheckRule<ParseFailure>[] = [
  noteNotClosed,
  lineBreakOpen,
  slashOfTagMissing,
  tagClosedByAnother,
  tagNotClosed,
  closingTagInLine,
  closingTagAlone,
  commandWord,
  braceOpen,
  quotationMarkOpen,
  quotationMarksMissing,
  marksWithinWords,
  signInTag,
  noteOfWebPages,
  addressInBrackets,
  lessThan,
  unreadable,
];
