import { parseJson } from '../../source/parse-json.ts';
import type { DescribedRule, RuleGroup } from '../rule.ts';
import { afterEnd } from './after-end.ts';
import { backslash } from './backslash.ts';
import { bracketOpen } from './bracket-open.ts';
import { colonAfterValue } from './colon-after-value.ts';
import { commaAfterLast } from './comma-after-last.ts';
import { commaTooMany } from './comma-too-many.ts';
import { controlSign } from './control-sign.ts';
import { decimalComma } from './decimal-comma.ts';
import { emptyFile } from './empty-file.ts';
import { encoding } from './encoding.ts';
import { keyOpen } from './key-open.ts';
import { keyUnquoted } from './key-unquoted.ts';
import { mergeMarks } from './merge-marks.ts';
import { noColon } from './no-colon.ts';
import { noComma } from './no-comma.ts';
import { noNumber } from './no-number.ts';
import { noValue } from './no-value.ts';
import { notAKey } from './not-a-key.ts';
import { note } from './note.ts';
import { numberForm } from './number-form.ts';
import { oddSpace } from './odd-space.ts';
import { quoteForm } from './quote-form.ts';
import { quoteOpen } from './quote-open.ts';
import { quoteWithin } from './quote-within.ts';
import { repeatedKey } from './repeated-key.ts';
import { smallLetters } from './small-letters.ts';
import { straySign } from './stray-sign.ts';
import { wordUnquoted } from './word-unquoted.ts';

const described: readonly DescribedRule[] = [
  encoding,
  mergeMarks,
  emptyFile,
  noComma,
  commaAfterLast,
  commaTooMany,
  bracketOpen,
  afterEnd,
  noColon,
  colonAfterValue,
  noValue,
  keyUnquoted,
  keyOpen,
  notAKey,
  repeatedKey,
  quoteForm,
  quoteOpen,
  quoteWithin,
  wordUnquoted,
  smallLetters,
  noNumber,
  numberForm,
  decimalComma,
  straySign,
  backslash,
  controlSign,
  note,
  oddSpace,
];

/** What keeps a JSON file from being read. A text breaks one of these rules at a time: the first from its top. */
export const jsonRules: RuleGroup<{ readonly text: string }> = {
  folder: 'json',
  title: 'JSON files: what keeps them from being read',
  file: 'questionnaires/S1-psychological.json',
  rules: described.map((rule) => ({
    ...rule,
    check: ({ text }) => {
      const { fault } = parseJson(text);
      return fault?.rule === rule.id ? [fault] : [];
    },
  })),
};
